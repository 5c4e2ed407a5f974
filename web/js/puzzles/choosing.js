// Which puzzle comes next: that of the day, the same for everybody, or one that is about as difficult as the person is strong.

/** @typedef {import('../protocol.js').PuzzleInfo} Puzzle */

const DAY = 86_400_000;

/**
 * The days from 1970 to a date of the calendar on the wall.
 * @param {Date} date
 */
export const dayOf = (date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;

/**
 * The puzzles follow each other from day to day in the order of their ids, which is as good as chance.
 * @param {readonly Puzzle[]} puzzles
 * @param {number} day
 */
export const puzzleOf = (puzzles, day) => /** @type {Puzzle} */ (puzzles[day % puzzles.length]);

/**
 * Of those that were not tried yet the nearest in rating; then of those that went wrong, then of all.
 * @param {readonly Puzzle[]} puzzles
 * @param {object} person
 * @param {number} person.rating
 * @param {Readonly<Record<string, boolean>>} person.results by id: whether it was right at once
 * @param {string} [theme] only puzzles about this
 * @param {string} [but] not this one
 * @returns {Puzzle | undefined}
 */
export function nearest(puzzles, { rating, results }, theme = '', but = '') {
  const fitting = puzzles.filter((puzzle) => puzzle.id !== but && (!theme || puzzle.theme === theme));
  const fresh = fitting.filter(({ id }) => results[id] === undefined);
  const missed = fitting.filter(({ id }) => results[id] === false);
  const pool = [fresh, missed, fitting].find(({ length }) => length) ?? [];
  const distance = (/** @type {Puzzle} */ puzzle) => Math.abs(puzzle.rating - rating);
  return pool.reduce(
    (/** @type {Puzzle | undefined} */ best, puzzle) => (best && distance(best) <= distance(puzzle) ? best : puzzle),
    undefined,
  );
}
