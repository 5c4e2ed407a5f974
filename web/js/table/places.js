// Where seats sit on the screen: the person at the bottom, the others clockwise from the left.

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Place} Place */

/** @type {Readonly<Record<number, readonly Place[]>>} */
const CLOCKWISE = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/**
 * @param {View} view
 * @param {number} seat
 * @returns {Place}
 */
export function placeOf(view, seat) {
  const count = view.seats.length;
  return CLOCKWISE[count]?.[(seat - view.seat + count) % count] ?? 'top';
}

/**
 * The other seats in the order in which they are met from left to right.
 * @param {View} view
 * @returns {number[]}
 */
export function othersOf(view) {
  const count = view.seats.length;
  return Array.from({ length: count - 1 }, (_, step) => (view.seat + step + 1) % count);
}

/**
 * @param {View} view
 * @param {number} seat
 * @returns {number} the side that a seat plays for
 */
export function sideOf(view, seat) {
  return view.seats[seat]?.side ?? seat;
}
