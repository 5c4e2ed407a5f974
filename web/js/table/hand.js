// The person's own cards: a toolbar of buttons, one tab stop, every card focusable whether it may be played or not.

import { t } from '../i18n/index.js';
import { arrange, make, makeButton, setAttribute } from './dom.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').HandCard} HandCard */
/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {import('./cloth.js').CardFor} CardFor */
/** @typedef {ReturnType<typeof createHand>} Hand */

/** As many large cards lie beside each other on a telephone. */
const ONE_ROW = 5;

/** The ARIA practices ask for three controls before a group is called a toolbar. */
const TOOLBAR_FROM = 3;

/** @param {HandCard} held */
export const isPlayable = ({ play, bella }) => Boolean(play ?? bella);

/** @param {string} statusId the element that says why cards may or may not be played */
export function createHand(statusId) {
  const zone = make('div', 'hand');
  zone.setAttribute('aria-describedby', statusId);
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  /** @type {string[]} */
  let order = [];
  /** @type {string | undefined} */
  let current;

  /**
   * @param {Picture} picture
   * @param {CardFor} cardFor
   */
  function place({ hand }, cardFor) {
    const index = focusedIndex();
    for (const [code, button] of buttons) {
      if (hand.includes(code)) continue;
      buttons.delete(code);
      button.remove();
    }
    const held = hand.map((code) => {
      const button = buttons.get(code) ?? newButton(code);
      const card = cardFor(code);
      if (card.parentElement !== button) button.append(card);
      return button;
    });
    arrange(zone, held);
    held.forEach((button, position) => {
      button.style.setProperty('--i', String(position - (held.length - 1) / 2));
    });
    zone.style.setProperty('--n', String(Math.max(hand.length, 2)));
    const few = hand.length <= ONE_ROW;
    zone.style.setProperty('--half', String(few ? Math.max(hand.length, 1) : Math.ceil(hand.length / 2)));
    setAttribute(zone, 'data-few', few);
    order = hand;
    if (!current || !order.includes(current)) current = order[Math.min(Math.max(index, 0), order.length - 1)];
    rove();
    if (index >= 0) focus();
  }

  /** @param {string} code */
  function newButton(code) {
    const button = makeButton('held');
    button.dataset.code = code;
    button.addEventListener('focus', () => {
      current = code;
      rove();
    });
    buttons.set(code, button);
    return button;
  }

  /**
   * Writes what the view knows of each card: its name, and whether it may be played.
   * @param {View} view
   */
  function update(view) {
    const choosing = view.hand.some(isPlayable);
    for (const held of view.hand) {
      const button = buttons.get(held.card);
      if (!button) continue;
      const legal = isPlayable(held);
      setAttribute(button, 'data-legal', choosing && (legal ? 'yes' : 'no'));
      setAttribute(button, 'aria-disabled', !legal && 'true');
      button.setAttribute('aria-label', labelOf(held, choosing && legal));
      // Written on the card by the style, which knows whether it is wished.
      button.style.setProperty('--points', `"${held.points}"`);
    }
    setAttribute(zone, 'role', order.length < TOOLBAR_FROM ? 'group' : 'toolbar');
    zone.setAttribute('aria-label', t('table.hand', { count: order.length }));
  }

  /**
   * @param {HandCard} held
   * @param {boolean} playable
   */
  function labelOf(held, playable) {
    const position = order.indexOf(held.card) + 1;
    return t('table.card', { card: held.card, trump: held.trump, playable, position, count: order.length });
  }

  /** No card can be chosen just now: none is marked. */
  function rest() {
    for (const button of buttons.values()) button.removeAttribute('data-legal');
  }

  function rove() {
    for (const [code, button] of buttons) button.tabIndex = code === current ? 0 : -1;
  }

  /** Focuses the current card; only to be called once the person is at work in the table. */
  function focus() {
    if (current) buttons.get(current)?.focus({ preventScroll: true });
  }

  /** @param {string | undefined} code */
  function focusCard(code) {
    if (!code || !buttons.has(code)) return;
    current = code;
    rove();
    focus();
  }

  function focusedIndex() {
    const focused = document.activeElement;
    return order.findIndex((code) => buttons.get(code) === focused);
  }

  /** @param {string | null} code the card a further question is about, raised meanwhile */
  function raise(code) {
    for (const [held, button] of buttons) setAttribute(button, 'data-raised', held === code);
  }

  return {
    zone,
    place,
    update,
    rest,
    focus,
    focusCard,
    raise,
    focusedIndex,
    button: (/** @type {string} */ code) => buttons.get(code),
    codes: () => order,
  };
}
