// One way to open a dialog: native, modal, closed by Esc, its button or a tap beside it; the browser
// gives the focus back to where it was.

import { html, nothing, render } from 'lit-html';
import { onLanguage, t } from '../i18n/index.js';

/** @typedef {import('lit-html').TemplateResult} TemplateResult */

/**
 * @typedef {object} Dialog
 * @property {() => void} close
 * @property {() => void} draw draws the content again
 * @property {Promise<void>} closed
 */

/** @type {Set<Dialog>} */
const opened = new Set();
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Set<() => void>} */
const dismissListeners = new Set();
let counter = 0;

onLanguage(() => {
  for (const dialog of opened) dialog.draw();
});

/**
 * @param {object} options
 * @param {string} options.name becomes part of the class
 * @param {() => string} options.title
 * @param {(dialog: Dialog) => TemplateResult} options.content
 * @param {(dialog: Dialog) => TemplateResult} [options.actions] the row of buttons below the content
 * @param {boolean} [options.unasked] it opens by itself, maybe under a finger that was aimed at something else
 * @param {boolean} [options.reading] the content is only to be read: it takes the focus, so that keys can scroll it
 * @returns {Dialog}
 */
export function openDialog({ name, title, content, actions, unasked = false, reading = false }) {
  const element = document.createElement('dialog');
  counter += 1;
  const heading = `dialog-${counter}`;
  element.className = `dialog dialog-${name}`;
  element.setAttribute('aria-labelledby', heading);

  /** @type {() => void} */
  let finish = () => {};
  /** @type {Dialog} */
  const dialog = {
    close: () => element.close(),
    draw: () =>
      render(
        html`
          <div class="dialog-frame">
            <header class="dialog-head">
              <h2 id=${heading}>${title()}</h2>
              <button type="button" class="close-button" aria-label=${t('dialog.close')} @click=${dismiss}></button>
            </header>
            <div
              class="dialog-body"
              role=${reading ? 'group' : nothing}
              tabindex=${reading ? '0' : nothing}
              aria-labelledby=${reading ? heading : nothing}
            >
              ${content(dialog)}
            </div>
            ${actions ? html`<footer class="dialog-actions">${actions(dialog)}</footer>` : null}
          </div>
        `,
        element,
      ),
    closed: new Promise((resolve) => {
      finish = resolve;
    }),
  };

  /** The person wants it no more; a dialog that an answer closes is done with. */
  function dismiss() {
    for (const listener of dismissListeners) listener();
    element.close();
  }
  // A file that was not chosen after all is told by the same name.
  element.addEventListener('cancel', (event) => {
    if (event.target === element) dismiss();
  });
  element.addEventListener('close', () => {
    opened.delete(dialog);
    element.remove();
    finish();
    if (opened.size === 0) for (const listener of listeners) listener();
  });
  // The frame covers the dialog, so a press on the dialog itself is one on the backdrop. It closes once the finger is
  // lifted: what lies beneath would get the click otherwise. Text that is marked beyond the edge is no press beside it.
  let beside = false;
  element.addEventListener('pointerdown', ({ target }) => {
    beside = target === element;
  });
  element.addEventListener('click', ({ target }) => {
    if (beside && target === element) dismiss();
  });

  document.body.append(element);
  opened.add(dialog);
  dialog.draw();
  element.showModal();
  if (unasked) keepQuiet(element);
  return dialog;
}

/** As long a person needs to see what has appeared before pressing it on purpose. */
const QUIET_MS = 350;

let pressing = false;
// A press that opens the browser's own menu, or leaves for another window, has no end that would be told.
for (const kind of ['pointerdown', 'pointerup', 'pointercancel', 'contextmenu', 'blur']) {
  window.addEventListener(kind, () => (pressing = kind === 'pointerdown'), { capture: true });
}

/**
 * Until a moment has passed and no press is under way that began before, a dialog takes neither presses nor keys.
 * @param {HTMLDialogElement} element
 */
function keepQuiet(element) {
  const over = new AbortController();
  const stop = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // The pointer passes through it by its style; keys do what a click and a cancel do.
  element.toggleAttribute('data-quiet', true);
  for (const kind of ['click', 'cancel']) element.addEventListener(kind, stop, { capture: true, signal: over.signal });
  const timer = window.setInterval(() => {
    if (pressing) return;
    window.clearInterval(timer);
    element.removeAttribute('data-quiet');
    over.abort();
  }, QUIET_MS);
}

export function closeDialogs() {
  for (const dialog of [...opened]) dialog.close();
}

export const isDialogOpen = () => opened.size > 0;

/** @param {() => void} listener called when the person closes a dialog, whatever was still to come of it */
export function onDismissed(listener) {
  dismissListeners.add(listener);
}

/** @param {() => void} listener called when no dialog is open any more */
export function onDialogsClosed(listener) {
  listeners.add(listener);
}

/**
 * Asks one question; closing it without an answer is the last one.
 * @template A
 * @param {object} question
 * @param {() => string} question.title
 * @param {() => string} question.text
 * @param {ReadonlyArray<{ answer: A, label: () => string }>} question.answers the first is the main one
 * @param {A} question.otherwise
 * @returns {Promise<A>}
 */
export async function ask({ title, text, answers, otherwise }) {
  let given = otherwise;
  const dialog = openDialog({
    name: 'question',
    title,
    content: () => html`<p>${text()}</p>`,
    actions: ({ close }) =>
      html`${answers.map(({ answer, label }, index) => {
        const choose = () => {
          given = answer;
          close();
        };
        return html`<button type="button" class="button ${index === 0 ? 'primary' : ''}" @click=${choose}>
          ${label()}
        </button>`;
      })}`,
  });
  await dialog.closed;
  return given;
}
