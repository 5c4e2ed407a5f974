// All that is counted on this device, matches, puzzles and lessons, and the file with which it goes to another one.

import { createProgress, isProgress } from './lessons.js';
import { createStanding, isStanding } from './puzzles.js';
import { FORMAT } from './stats.js';

/**
 * @typedef {object} Counts what a file holds
 * @property {import('./stats.js').Stats} matches
 * @property {import('./puzzles.js').Standing} [puzzles]
 * @property {import('./lessons.js').Progress} [lessons]
 */

/** A file of version 1 holds matches only. */
const FILE_VERSION = 2;

/** @param {Pick<import('../store.js').Store, 'storage' | 'stats'>} store */
export function createCounts({ storage, stats }) {
  const standing = createStanding(storage);
  const progress = createProgress(storage);

  /**
   * @param {'merge' | 'replace'} way
   * @returns {(other: Counts) => boolean} whether all of it is kept
   */
  const take =
    (way) =>
    ({ matches, puzzles, lessons }) =>
      [
        stats[way](matches),
        puzzles === undefined || standing[way](puzzles),
        lessons === undefined || progress[way](lessons),
      ].every(Boolean);

  return {
    lines: stats.lines,
    puzzles: standing.read,
    lessons: progress.all,

    isEmpty: () =>
      !stats.lines().length &&
      !Object.keys(standing.read().results).length &&
      !Object.keys(progress.all().solved).length,

    /** Everything, to be read again by `parse`. */
    format() {
      const { counted, lines } = stats.read();
      const [puzzles, lessons] = [standing.read(), progress.all()];
      return JSON.stringify({ format: FORMAT, version: FILE_VERSION, counted, lines, puzzles, lessons });
    },

    /**
     * @param {string} text
     * @returns {Counts | undefined} undefined: something in it is not as it should be
     */
    parse(text) {
      try {
        const { format, version, puzzles, lessons, ...more } = JSON.parse(text);
        const matches = stats.checked(more);
        if (format !== FORMAT || !matches) return undefined;
        if (version === 1) return { matches };
        return version === FILE_VERSION && isStanding(puzzles) && isProgress(lessons)
          ? { matches, puzzles, lessons }
          : undefined;
      } catch {
        return undefined;
      }
    },

    /**
     * Whether some matches are counted on both sides: added up they would count twice.
     * @param {Counts} other
     */
    shares: ({ matches }) => stats.shares(matches),

    merge: take('merge'),

    /** What the file does not hold stays. */
    replace: take('replace'),
  };
}
