// Which steps of which lessons have been solved.

import { VERSION } from './storage.js';

/** @typedef {{ version: number, solved: Record<string, string[]> }} Progress lesson -> names of its steps */

/** @type {(value: any) => value is Progress} */
const isProgress = /** @type {any} */ (
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

  return {
    /** @param {string} lesson */
    of: (lesson) => read()[lesson] ?? [],

    /**
     * @param {string} lesson
     * @param {string} step
     */
    mark(lesson, step) {
      // Read fresh: another tab may have solved something else meanwhile.
      const solved = read();
      const steps = new Set([...(solved[lesson] ?? []), step]);
      storage.write('lessons', { version: VERSION, solved: { ...solved, [lesson]: [...steps] } });
    },
  };
}
