// Sentences the person must not miss but need not answer. Each stays until it is put away; good news goes by itself.

import { html, nothing, render } from 'lit-html';
import { onLanguage, t } from '../i18n/index.js';

/**
 * @typedef {object} Notice
 * @property {string} id a later notice of the same id replaces the earlier one
 * @property {() => string} text
 * @property {{ label: () => string, run: () => void }} [action]
 * @property {boolean} [brief] need not stay
 */

const BRIEF = 12_000;

/** @param {HTMLElement} root a live region */
export function createNotices(root) {
  /** @type {Map<string, Notice>} */
  const shown = new Map();

  function draw() {
    render(
      [...shown.values()].map(
        ({ id, text, action }) => html`
          <div class="notice">
            <p>${text()}</p>
            ${
              action
                ? html`<button type="button" class="button small" @click=${() => {
                    hide(id);
                    action.run();
                  }}>${action.label()}</button>`
                : nothing
            }
            <button type="button" class="close-button" aria-label=${t('dialog.close')} @click=${() => hide(id)}></button>
          </div>
        `,
      ),
      root,
    );
  }

  /** @param {string} id */
  function hide(id) {
    shown.delete(id);
    draw();
  }

  onLanguage(draw);

  return {
    /** @param {Notice} notice */
    show(notice) {
      shown.set(notice.id, notice);
      draw();
      if (!notice.brief) return;
      setTimeout(() => {
        if (shown.get(notice.id) === notice) hide(notice.id);
      }, BRIEF);
    },
    hide,
  };
}
