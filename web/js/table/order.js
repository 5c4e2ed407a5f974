// The order of the own cards. The engine says how they belong together; a setting only turns suits and ends about.

/** @typedef {import('./types.js').HandCard} HandCard */

/** Suits in one order at all times, colours alternating. */
const ALWAYS = 'SHCD';

/**
 * @param {readonly HandCard[]} hand
 * @param {Pick<import('./types.js').Settings, 'sort' | 'ranks'>} wish
 * @returns {string[]} the cards from left to right
 */
export function inOrder(hand, { sort, ranks }) {
  /** @type {Map<string, string[]>} */
  const suits = new Map();
  for (const { card } of [...hand].sort((one, other) => one.order - other.order)) {
    const suit = card.charAt(1);
    suits.set(suit, [...(suits.get(suit) ?? []), card]);
  }
  const order = [...suits.keys()];
  if (sort === 'trumps-right') order.reverse();
  if (sort === 'suits') order.sort((one, other) => ALWAYS.indexOf(one) - ALWAYS.indexOf(other));
  return order.flatMap((suit) => {
    const cards = suits.get(suit) ?? [];
    return ranks === 'low-left' ? cards.reverse() : cards;
  });
}
