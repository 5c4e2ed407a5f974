// What lies where: the part of a view that moves. Events turn one picture into the next; the last one always comes
// from the view itself, so an event that is unknown or lost costs a movement and nothing else.

import { inOrder } from './order.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').TableEvent} TableEvent */
/** @typedef {import('./types.js').PlayedCard} PlayedCard */

/**
 * @typedef {object} Picture
 * @property {string[]} hand own cards from left to right
 * @property {number[]} backs how many cards each seat holds
 * @property {PlayedCard[]} trick
 * @property {string | null} indicator
 * @property {string | null} bottom
 * @property {boolean} pack cards are still to be dealt or stay out of play
 * @property {boolean} central the pack lies in the middle: trump is not chosen yet
 */

/** @type {Readonly<Picture>} */
export const EMPTY = { hand: [], backs: [], trick: [], indicator: null, bottom: null, pack: false, central: false };

/**
 * @param {View} view
 * @param {import('./types.js').Settings} settings
 * @returns {Picture}
 */
export function pictureOf(view, settings) {
  return {
    hand: inOrder(view.hand, settings),
    backs: view.seats.map((seat) => seat.cards),
    trick: view.trick?.cards ?? [],
    indicator: view.indicator,
    bottom: view.bottom,
    pack: view.indicator !== null,
    central: view.phase === 'auction',
  };
}

/**
 * @param {Picture} picture
 * @param {TableEvent} event
 * @param {number} own the person's seat
 * @param {number} seats
 * @returns {Picture} the same picture where the event moves nothing
 */
export function after(picture, event, own, seats) {
  const { seat = -1, card = null, cards = [], count = 0 } = event;
  switch (event.kind) {
    case 'deal_started':
      return { ...EMPTY, backs: Array.from({ length: seats }, () => 0), pack: true, central: true };
    case 'dealt':
    case 'drew':
      return {
        ...picture,
        hand:
          seat === own ? [...picture.hand, ...cards.filter((drawn) => !picture.hand.includes(drawn))] : picture.hand,
        backs: changed(picture.backs, seat, count),
        indicator: card && card === picture.indicator ? null : picture.indicator,
        central: event.kind === 'dealt',
      };
    case 'turned':
      return { ...picture, indicator: card };
    case 'bottom':
      return { ...picture, bottom: card };
    case 'swapped':
      return {
        ...picture,
        hand: picture.hand.map((held) => (held === card && event.other ? event.other : held)),
        indicator: card,
      };
    case 'played':
      if (!card) return picture;
      return {
        ...picture,
        hand: picture.hand.filter((held) => held !== card),
        backs: changed(picture.backs, seat, -1),
        trick: [...picture.trick, { seat, card }],
      };
    case 'trick_taken':
      return { ...picture, trick: [] };
    default:
      return picture;
  }
}

/**
 * @param {readonly number[]} backs
 * @param {number} seat
 * @param {number} by
 */
function changed(backs, seat, by) {
  return backs.map((count, index) => (index === seat ? Math.max(0, count + by) : count));
}
