// Where the cards lie: all 32 to choose from, and the places that they go to.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { short } from '../panels/cardsInWords.js';
import { cardsIn, HIDDEN, isPlaced, PLAYED, playersIn, tricksIn } from './items.js';
import { problemsAt } from './problems.js';
import { seatLabel, tool } from './sections.js';

/**
 * @typedef {object} Board
 * @property {import('./model.js').Model} model
 * @property {string} chosen the card that is about to move
 * @property {string} target the place that cards go to as they are pressed
 * @property {(card: string) => void} pressCard
 * @property {(place: string) => void} pressPlace
 * @property {(place: string) => void} dropHidden
 * @property {(place: string, size: number) => void} hideRest
 * @property {(place: string) => void} clear
 */

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

/** @param {Board} board */
export function palette(board) {
  const placed = (/** @type {string} */ code) => isPlaced(board.model.items, code);
  return html`
    <div class="editor-palette" role="group" aria-label=${t('editor.cards')}>
      ${SUITS.flatMap((suit) => RANKS.map((rank) => card(board, `${rank}${suit}`, placed(`${rank}${suit}`))))}
    </div>
  `;
}

/**
 * @param {Board} board
 * @param {string} code
 * @param {boolean} [placed] it lies somewhere: in the palette it is pale then
 */
const card = (board, code, placed = false) => html`
  <button type="button" class="editor-card suit-${code.charAt(1).toLowerCase()} ${placed ? 'placed' : ''}" data-card=${code}
    aria-pressed=${board.chosen === code ? 'true' : 'false'} @click=${() => board.pressCard(code)}>
    <span aria-hidden="true">${short(code)}</span>
    <span class="hidden">${t(placed ? 'editor.placed' : 'card', { card: placed ? t('card', { card: code }) : code })}</span>
  </button>
`;

/**
 * Every place there is, with the number of cards that belong there.
 * @param {Board} board
 */
function places({ model: { items, shape } }) {
  const hands = Array.from({ length: playersIn(items) }, (_, seat) => ({
    name: `h${seat}`,
    label: t('editor.hand', { seat: seatLabel(seat) }),
    size: shape?.hands[seat] ?? 0,
    keys: [`h${seat}`, `d${seat}`, `a${seat}`],
  }));
  const single = (/** @type {'turned' | 'bottom'} */ name) => ({
    name,
    label: t(`editor.${name}`),
    size: 1,
    keys: [name],
  });
  const stock = { name: 'stock', label: t('editor.stock'), size: shape?.stock ?? 0, keys: ['stock'] };
  return [
    ...hands,
    { name: PLAYED, label: t('editor.played'), size: 0, keys: ['trick', 'tricks'] },
    single('turned'),
    single('bottom'),
    ...(stock.size || items.has('stock') ? [stock] : []),
  ];
}

/** @param {Board} board */
export const placeList = (board) => html`
  <div class="editor-places">${places(board).map((place) => placeOf(board, place))}</div>
`;

/**
 * @param {Board} board
 * @param {ReturnType<typeof places>[number]} place
 */
function placeOf(board, { name, label, size, keys }) {
  const held = cardsIn(board.model.items, name);
  const hides = name.startsWith('h') || name === 'stock';
  const count =
    size > 1 ? html` <span class="note">${t('editor.count', { count: held.length, size })}</span>` : nothing;
  return html`
    <section class="editor-place" data-place=${name}>
      <button type="button" class="place-button" aria-pressed=${board.target === name ? 'true' : 'false'}
        @click=${() => board.pressPlace(name)}>${label}${count}</button>
      <div class="editor-held">
        ${name === PLAYED ? tricksOf(board) : held.filter((code) => code !== HIDDEN).map((code) => card(board, code))}
        ${held.includes(HIDDEN) ? hidden(board, name, held.filter((code) => code === HIDDEN).length) : nothing}
      </div>
      <div class="editor-tools">
        ${hides && held.length < size ? tool('editor.hideRest', () => board.hideRest(name, size)) : nothing}
        ${held.length && name !== 'turned' ? tool('editor.clear', () => board.clear(name)) : nothing}
      </div>
      ${problemsAt(board.model.problems, keys)}
    </section>
  `;
}

/**
 * @param {Board} board
 * @param {string} place
 * @param {number} count
 */
const hidden = (board, place, count) => html`
  <button type="button" class="editor-card" @click=${() => board.dropHidden(place)}>
    <span aria-hidden="true">${HIDDEN}×${count}</span>
    <span class="hidden">${t('editor.hidden', { count })}</span>
  </button>
`;

/** @param {Board} board */
const tricksOf = (board) =>
  tricksIn(board.model.items).map(
    ({ leader, cards }) => html`
      <span class="editor-trick">
        <span class="note">${t('editor.led', { seat: seatLabel(leader) })}</span>
        ${cards.map((code) => card(board, code))}
      </span>
    `,
  );
