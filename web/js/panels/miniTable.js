// A table in the midst of the rules: the cards of a lesson's question, which say of themselves whether they may be played.

import { html, nothing, render } from 'lit-html';
import { list, t } from '../i18n/index.js';
import { loadWords, say } from '../lessons/words.js';
import { offer } from '../offer.js';
import { createFace, createPip } from '../table/faces.js';
import { isPlayable } from '../table/hand.js';
import { nameOf, reasonText } from '../table/words.js';

/** @typedef {import('../protocol.js').View} View */
/** @typedef {import('../protocol.js').HandCard} HandCard */
/**
 * The table of a lesson's step, or why there is none, as a sentence.
 * @typedef {(lesson: string, step: number) => Promise<View | string>} LookAt
 */

/** @typedef {(lesson: string, step?: string) => import('lit-html').TemplateResult} MiniTables without a step: of the first */

/**
 * The tables of one panel. Each is fetched when it is opened and stays as it was left.
 * @param {LookAt} lookAt
 * @returns {MiniTables}
 */
export function createMiniTables(lookAt) {
  /** @type {Map<string, HTMLElement>} */
  const places = new Map();

  /**
   * @param {string} lesson
   * @param {string} step
   */
  async function fill(lesson, step) {
    const place = places.get(`${lesson}.${step}`);
    if (!place || place.hasChildNodes()) return;
    const [view] = await Promise.all([lookAt(lesson, stepsOf(lesson).indexOf(step)), loadWords()]);
    if (typeof view === 'string') render(view, place);
    else drawTable(place, say(`${lesson}.${step}.goal`), view);
  }

  return (lesson, step = stepsOf(lesson)[0] ?? '') => {
    const name = `${lesson}.${step}`;
    const place = places.get(name) ?? document.createElement('div');
    places.set(name, place);
    const onToggle = (/** @type {Event & { currentTarget: HTMLDetailsElement }} */ { currentTarget }) => {
      if (currentTarget.open) void fill(lesson, step);
    };
    return html`
      <details class="mini-table" data-table=${name} @toggle=${onToggle}>
        <summary>${t('rules.table')}</summary>
        ${place}
      </details>
    `;
  };
}

/** @param {string} lesson */
const stepsOf = (lesson) => offer.lessons.find(({ name }) => name === lesson)?.steps ?? [];

/**
 * @param {HTMLElement} root
 * @param {string} said the question, and then what is to be said of the card that was pressed
 * @param {View} view
 */
function drawTable(root, said, view) {
  /** @param {HandCard} held */
  const button = (held) => {
    const playable = isPlayable(held);
    const press = () => drawTable(root, playable ? t('rules.allowed') : reasonText(view, held.why), view);
    return html`
      <button type="button" class="card" data-card=${held.card} data-legal=${playable ? 'yes' : 'no'} aria-label=${t('card', { card: held.card })} @click=${press}>
        ${createFace(held.card)}
      </button>
    `;
  };
  const { trump, caller, trick } = view;
  const cards = trick?.cards ?? [];
  const words = cards.map(({ seat, card }) =>
    t('table.trick_card', { name: nameOf(view, seat), card, winning: false }),
  );
  render(
    html`
      <div class="mini-felt" data-faces="jumbo">
        ${
          trump && caller !== null
            ? html`<p>${createPip(trump)} ${t('table.trump_chip', { suit: trump, name: nameOf(view, caller) })}</p>`
            : nothing
        }
        ${
          cards.length
            ? html`
                <p>${t('table.trick', { cards: list(words) })}</p>
                <p class="open-hand" aria-hidden="true">
                  ${cards.map(({ card }) => html`<span class="card">${createFace(card)}</span>`)}
                </p>
              `
            : nothing
        }
        <p role="status"><strong>${said}</strong></p>
        <div class="open-hand mini-hand" role="group" aria-label=${t('table.hand', { count: view.hand.length })}>
          ${view.hand.map(button)}
        </div>
      </div>
    `,
    root,
  );
}
