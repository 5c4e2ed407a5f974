// How somebody gets on with the puzzles: the rating, each first try, and the streaks.

import { VERSION } from './storage.js';

/**
 * @typedef {object} Standing
 * @property {number} version
 * @property {number} rating
 * @property {Record<string, boolean>} results by puzzle: whether the first answer was right
 * @property {number} streak right ones one after another up to now
 * @property {number} best the longest streak ever
 * @property {number} day the last day, from 1970, whose puzzle was solved; -1: none yet
 * @property {number} days so many days one after another up to then
 */

const FIRST = 1000;
/** By how much one answer may move a rating; more while little is known of it. */
const STEP = { few: 48, many: 24 };
const FEW = 20;
/** A rating difference of so much stands for odds of ten to one. */
const TENFOLD = 400;
const LOWEST = 100;

/** @returns {Standing} */
const nothingYet = () => ({ version: VERSION, rating: FIRST, results: {}, streak: 0, best: 0, day: -1, days: 0 });

/** @type {(value: any) => value is Standing} */
export const isStanding = /** @type {any} */ (
  (/** @type {any} */ value) =>
    Number.isFinite(value?.rating) &&
    ['streak', 'best', 'day', 'days'].every((name) => Number.isInteger(value[name]) && value[name] >= -1) &&
    value.results !== null &&
    typeof value.results === 'object' &&
    Object.values(value.results).every((right) => typeof right === 'boolean')
);

/**
 * The rating after an answer, as chess players reckon it (Elo).
 * @param {number} rating
 * @param {number} puzzle its rating
 * @param {boolean} right
 * @param {number} tried so many puzzles before
 */
export function rated(rating, puzzle, right, tried) {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / TENFOLD));
  const step = tried < FEW ? STEP.few : STEP.many;
  return Math.max(LOWEST, Math.round(rating + step * ((right ? 1 : 0) - expected)));
}

/** @param {import('./storage.js').Storage} storage */
export function createStanding(storage) {
  const read = () => storage.read('puzzles', isStanding) ?? nothingYet();

  return {
    read,

    /**
     * Counts the first answer to a puzzle; later ones change nothing but that the day's puzzle is solved.
     * @param {{ id: string, rating: number }} puzzle
     * @param {boolean} right
     * @param {number} day today's, where it is the puzzle of the day; -1 otherwise
     * @returns {Standing} the standing before
     */
    count({ id, rating }, right, day) {
      // Read fresh: another tab may have solved something else meanwhile.
      const before = read();
      const now = { ...before };
      if (before.results[id] === undefined) {
        now.rating = rated(before.rating, rating, right, Object.keys(before.results).length);
        now.results = { ...before.results, [id]: right };
        now.streak = right ? before.streak + 1 : 0;
        now.best = Math.max(before.best, now.streak);
      }
      if (right && day >= 0 && day !== before.day) {
        now.days = before.day === day - 1 ? before.days + 1 : 1;
        now.day = day;
      }
      storage.write('puzzles', now);
      return before;
    },

    /**
     * Adds what was done on another device. The rating and the streak up to now are those of whoever tried more puzzles.
     * @param {Standing} other
     * @returns {boolean} whether it is kept
     */
    merge(other) {
      const own = read();
      const tried = (/** @type {Standing} */ { results }) => Object.keys(results).length;
      const { rating, streak } = tried(other) > tried(own) ? other : own;
      const { day, days } = other.day > own.day ? other : own;
      const results = { ...other.results, ...own.results };
      const best = Math.max(own.best, other.best);
      return storage.write('puzzles', { version: VERSION, rating, results, streak, best, day, days });
    },

    /**
     * @param {Standing} other
     * @returns {boolean} whether it is kept
     */
    replace: ({ rating, results, streak, best, day, days }) =>
      storage.write('puzzles', { version: VERSION, rating, results, streak, best, day, days }),
  };
}
