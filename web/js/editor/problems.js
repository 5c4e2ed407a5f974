// What the engine finds wrong with a position, in words, beside the thing that is wrong.

import { html, nothing } from 'lit-html';
import { lookUp, t } from '../i18n/index.js';
import { short } from '../panels/cardsInWords.js';

/** @typedef {import('../protocol.js').PositionProblem} Problem */

/** Values that are a card, perhaps with more behind a colon. */
const CARD = /^[789TJQKA][SHDC]/;

/** @param {Problem} problem */
export function positionProblem({ code, key, value }) {
  const seat = /\d/.exec(key)?.[0];
  const card = CARD.exec(value)?.[0];
  const args = {
    key,
    value,
    seat: seat === undefined ? '' : t('editor.seat', { number: Number(seat) + 1 }),
    card: card ? short(card) : value,
  };
  return lookUp(`editor.problem.${code}`, args) ?? t('editor.problem.other', { ...args, code });
}

/**
 * The sentences about some keys, or about all but these.
 * @param {readonly Problem[]} problems
 * @param {readonly string[]} keys
 */
export function problemsAt(problems, keys) {
  const found = problems.filter(({ key }) => keys.includes(key));
  if (!found.length) return nothing;
  return html`<ul class="editor-problems">${found.map((problem) => html`<li>${positionProblem(problem)}</li>`)}</ul>`;
}
