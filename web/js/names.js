// Who is who in sentences and column heads. Sides are seats with two or three players and the two
// partnerships with four.

import { list, t } from './i18n/index.js';

/** @typedef {import('./protocol.js').View} View */
/**
 * By seat, and where the person sits; -1 where computers are watched or several people share the device.
 * @typedef {{ names: readonly string[], seat: number }} People
 */

/**
 * @param {View} view
 * @returns {People}
 */
export const peopleOf = (view) => ({
  names: view.seats.map((seat) => seat.name),
  seat: personOf(view),
});

/**
 * Whether several people share the device.
 * @param {View} view
 */
export const isShared = (view) => view.seats.filter(({ kind }) => kind === 'human').length > 1;

/**
 * The seat that is "you"; -1 where computers are watched, or several people share the device.
 * @param {{ seats: ReadonlyArray<{ seat: number, kind: string }> }} view
 */
export function personOf({ seats }) {
  const people = seats.filter(({ kind }) => kind === 'human');
  return people.length === 1 ? (people[0]?.seat ?? -1) : -1;
}

/**
 * @param {People} people
 * @param {number} seat
 */
export const sideOf = (people, seat) => (people.names.length === 4 ? seat % 2 : seat);

/** @param {People} people */
export const ownSide = (people) => sideOf(people, people.seat);

/**
 * The sides with the person's first.
 * @param {People} people
 * @returns {number[]}
 */
export function sidesInOrder(people) {
  const count = people.names.length === 4 ? 2 : people.names.length;
  return Array.from({ length: count }, (_, step) => (Math.max(0, ownSide(people)) + step) % count);
}

/**
 * @param {People} people
 * @param {number} side
 */
export function sideName(people, side) {
  if (people.names.length === 4) {
    if (people.seat < 0) return list([side, side + 2].map((seat) => seatName(people, seat)));
    return t(side === ownSide(people) ? 'side.us' : 'side.them');
  }
  return side === people.seat ? t('name.you') : (people.names[side] ?? '');
}

/**
 * The names behind a partnership, empty where the side is one seat.
 * @param {People} people
 * @param {number} side
 */
export function sideMembers(people, side) {
  if (people.names.length !== 4 || people.seat < 0) return '';
  return list([side, side + 2].map((seat) => seatName(people, seat)));
}

/**
 * @param {People} people
 * @param {number} seat
 */
export const seatName = (people, seat) => (seat === people.seat ? t('name.you') : (people.names[seat] ?? ''));

/** @type {Record<string, Record<string, string>>} */
const LETTERS = { latin: {}, cyrillic: { J: 'В', Q: 'Д', K: 'К', A: 'Т' } };

/** @param {string} suit */
export const suitSign = (suit) => t('suit.sign', { suit });

/**
 * A rank as it stands on the card.
 * @param {string} rank
 * @param {string | undefined} letters the setting
 */
export const rankSign = (rank, letters) => (rank === 'T' ? '10' : (LETTERS[letters ?? '']?.[rank] ?? rank));

/**
 * A card as it is written by hand: "10♥".
 * @param {string} card
 * @param {string} letters the setting
 */
export const shortCard = (card, letters) => `${rankSign(card.charAt(0), letters)}${suitSign(card.charAt(1))}`;
