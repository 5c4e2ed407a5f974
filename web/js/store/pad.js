// The score pad of a game with real cards: what was entered; the engine scores it each time.

import { VERSION } from './storage.js';

/** @typedef {import('../protocol.js').PadEntry} PadEntry */

/**
 * @typedef {object} Pad
 * @property {Record<string, string | number>} rules as a record writes them
 * @property {string[]} names by seat
 * @property {number} dealer the seat that deals first
 * @property {PadEntry[]} entries
 */

/** @typedef {ReturnType<typeof createPadSlot>} PadSlot */

/** @type {(value: any) => value is Pad & { version: number }} */
const isPad = /** @type {any} */ (
  (/** @type {any} */ value) =>
    typeof value.rules === 'object' &&
    value.rules !== null &&
    Array.isArray(value.names) &&
    Number.isInteger(value.dealer) &&
    Array.isArray(value.entries)
);

/** @param {import('./storage.js').Storage} storage */
export function createPadSlot(storage) {
  return {
    /** @returns {Pad | undefined} */
    read: () => storage.read('pad', isPad),

    /**
     * @param {Pad} pad
     * @returns {boolean} whether it is kept
     */
    save: (pad) => storage.write('pad', { version: VERSION, ...pad }),

    remove: () => storage.remove('pad'),
  };
}
