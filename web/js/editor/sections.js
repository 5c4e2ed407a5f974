// The parts of the editor below the cards: what the position comes to, who plays it on, and the position as text.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { select } from '../panels/fields.js';
import { levelName } from '../setup.js';
import { playersIn, textOf } from './items.js';
import { positionProblem } from './problems.js';

/** @typedef {import('./model.js').Model} Model */

/**
 * @param {import('../i18n/index.js').Key} label
 * @param {() => unknown} run
 */
export const tool = (label, run) =>
  html`<button type="button" class="button small quiet" @click=${() => void run()}>${t(label)}</button>`;

/** @param {number} seat */
export const seatLabel = (seat) => t('editor.seat', { number: seat + 1 });

/**
 * @param {Model} model
 * @param {() => unknown} solve
 */
export function verdict({ shape, problems, sound, lost }, solve) {
  if (lost) return html`<p>${t('editor.noEngine')}</p>`;
  if (problems.length) {
    return html`
      <p>${t('editor.wrong', { count: problems.length })}</p>
      <ul class="editor-problems">
        ${problems.map((problem) => html`<li>${positionProblem(problem)}</li>`)}
      </ul>
    `;
  }
  if (!sound || !shape) return nothing;
  const { turn, card_due: due } = shape;
  return html`
    <p>${turn === null ? t('editor.right') : t('editor.turn', { seat: seatLabel(turn) })}</p>
    <button type="button" class="button small" ?disabled=${!due} @click=${() => void solve()}>${t('editor.solve')}</button>
    ${due ? nothing : html`<p class="help">${t('problem.not_a_card')}</p>`}
  `;
}

/**
 * @param {Model} model
 * @param {{ seat: number, level: string }} chosen changed in place
 * @param {readonly string[]} levels
 */
export const seating = ({ items }, chosen, levels) => html`
  <div class="editor-fields">
    ${select({
      id: 'editor-you',
      label: t('editor.you'),
      options: Array.from({ length: playersIn(items) }, (_, seat) => ({ value: String(seat), label: seatLabel(seat) })),
      value: String(chosen.seat),
      onChange(seat) {
        chosen.seat = Number(seat);
      },
    })}
    ${select({
      id: 'editor-level',
      label: t('start.level'),
      options: levels.map((name) => ({ value: name, label: levelName(name) })),
      value: chosen.level,
      onChange(level) {
        chosen.level = level;
      },
    })}
  </div>
`;

/**
 * @param {object} context
 * @param {Model} context.model
 * @param {string} context.pasted
 * @param {string} context.said
 * @param {(text: string) => void} context.type
 * @param {() => unknown} context.read
 * @param {(what: string) => unknown} context.copy
 */
export function textForm({ model, pasted, said, type, read, copy }) {
  const text = textOf(model.items);
  const typed = (/** @type {Event} */ event) => type(/** @type {HTMLTextAreaElement} */ (event.target).value);
  return html`
    <label class="field-label" for="editor-text">${t('editor.textHelp')}</label>
    <textarea id="editor-text" rows="4" spellcheck="false" .value=${pasted || text} @input=${typed}></textarea>
    <div class="match-actions">
      ${tool('editor.read', read)} ${tool('editor.copyText', () => copy(text))}
      ${tool('editor.copyLink', () => copy(linkTo(text)))}
    </div>
    <p role="status">${said}</p>
  `;
}

/** @param {string} text the address of this page that opens a position */
function linkTo(text) {
  const url = new URL('.', document.baseURI);
  url.hash = String(new URLSearchParams({ position: text }));
  return url.href;
}
