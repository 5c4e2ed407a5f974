// Which steps of which lessons have been solved.

import { VERSION } from './storage.js';

/** @typedef {{ version: number, solved: Record<string, string[]> }} Progress lesson -> names of its steps */

/** @type {(value: any) => value is Progress} */
export const isProgress = /** @type {any} */ (
  (/** @type {any} */ value) =>
    value?.solved !== null &&
    typeof value?.solved === 'object' &&
    Object.values(value.solved).every(
      (steps) => Array.isArray(steps) && steps.every((step) => typeof step === 'string'),
    )
);

/** @param {import('./storage.js').Storage} storage */
export function createProgress(storage) {
  const read = () => storage.read('lessons', isProgress)?.solved ?? {};

  /** @param {Progress['solved']} solved */
  const write = (solved) => storage.write('lessons', { version: VERSION, solved });

  return {
    /** @param {string} lesson */
    of: (lesson) => read()[lesson] ?? [],

    /** @returns {Progress} */
    all: () => ({ version: VERSION, solved: read() }),

    /**
     * @param {string} lesson
     * @param {string} step
     */
    mark(lesson, step) {
      // Read fresh: another tab may have solved something else meanwhile.
      const solved = read();
      const steps = new Set([...(solved[lesson] ?? []), step]);
      write({ ...solved, [lesson]: [...steps] });
    },

    /**
     * What was solved on either device.
     * @param {Progress} other
     * @returns {boolean} whether it is kept
     */
    merge(other) {
      const solved = read();
      const both = Object.entries(other.solved).map(([lesson, steps]) => [
        lesson,
        [...new Set([...(solved[lesson] ?? []), ...steps])],
      ]);
      return write({ ...solved, ...Object.fromEntries(both) });
    },

    /**
     * @param {Progress} other
     * @returns {boolean} whether it is kept
     */
    replace: (other) => write(other.solved),
  };
}
