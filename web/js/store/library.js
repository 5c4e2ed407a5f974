// The last matches, newest first: finished ones with their result, unfinished ones to go on with.
// Always read fresh before a change, so that two tabs add to one list.

import { isSummary } from './match.js';
import { VERSION } from './storage.js';

const LIMIT = 50;

/** @typedef {import('../protocol.js').ResultInfo} ResultInfo */
/** @typedef {Omit<ResultInfo, 'reason'> & { reason: ResultInfo['reason'] | 'resigned' }} Result the engine's, or given up */

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {number} started
 * @property {number} updated
 * @property {string} record
 * @property {import('./match.js').Summary} summary
 * @property {Result | null} result
 * @property {number} [accuracy] of the person's play, 0 to 100, once a review has found it
 */

/** @typedef {{ version: number, matches: Entry[] }} Library */

/** @type {(value: any) => value is Library} */
const isLibrary = /** @type {any} */ ((/** @type {any} */ value) => Array.isArray(value.matches));

/** @param {any} entry */
const isEntry = (entry) =>
  typeof entry?.id === 'string' &&
  typeof entry.record === 'string' &&
  Number.isFinite(entry.updated) &&
  isSummary(entry.summary);

/** @param {import('./storage.js').Storage} storage */
export function createLibrary(storage) {
  /** @returns {Entry[]} */
  function entries() {
    const found = storage.read('library', isLibrary)?.matches ?? [];
    const sound = found.filter(isEntry);
    if (sound.length < found.length) {
      storage.backUp('library');
      write(sound);
    }
    return sound;
  }

  /** @param {Entry[]} matches */
  const write = (matches) => storage.write('library', { version: VERSION, matches });

  return {
    entries,

    /** @param {string} id */
    find: (id) => entries().find((entry) => entry.id === id),

    /** @param {string} record */
    holding: (record) => entries().find((entry) => entry.record === record),

    /**
     * Adds a match or replaces its earlier state.
     * @param {Entry} entry
     * @returns {boolean} whether it is kept
     */
    put(entry) {
      const kept = entries();
      const accuracy = kept.find(({ record }) => record === entry.record)?.accuracy;
      const others = kept.filter(({ id }) => id !== entry.id);
      return write([{ accuracy, ...entry }, ...others].slice(0, LIMIT));
    },

    /**
     * @param {string} id
     * @param {number} accuracy
     */
    rate: (id, accuracy) => write(entries().map((entry) => (entry.id === id ? { ...entry, accuracy } : entry))),

    /** @param {string} id */
    remove: (id) => write(entries().filter((entry) => entry.id !== id)),
  };
}
