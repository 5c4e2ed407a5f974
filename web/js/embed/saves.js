// What embedded tables keep: the match of each, by what the table is. Within another site's page a browser keeps it for that
// site alone, if at all; the page around may ask for it instead.

import { VERSION } from '../store/storage.js';

/** @typedef {{ key: string, record: string, updated: number }} Save */
/** @typedef {{ version: number, saves: Save[] }} Saves */

const LIMIT = 30;

/** @type {(value: any) => value is Saves} */
const isSaves = /** @type {any} */ (
  (/** @type {any} */ value) =>
    Array.isArray(value.saves) &&
    value.saves.every((/** @type {any} */ save) => typeof save?.key === 'string' && typeof save.record === 'string')
);

/**
 * @param {import('../store/storage.js').Storage} storage
 * @param {string} key '' where nothing may be kept
 */
export function createSaves(storage, key) {
  // Always read fresh: other frames of the same site write to the same list.
  const others = () => (storage.read('embedded', isSaves)?.saves ?? []).filter((save) => save.key !== key);

  return {
    kept: storage.kept && key !== '',

    /** @returns {string | undefined} the record */
    read() {
      if (!key) return undefined;
      return storage.read('embedded', isSaves)?.saves.find((save) => save.key === key)?.record;
    },

    /** @param {string} record */
    write(record) {
      if (!key) return;
      const saves = [{ key, record, updated: Date.now() }, ...others()].slice(0, LIMIT);
      storage.write('embedded', { version: VERSION, saves });
    },

    drop() {
      if (key) storage.write('embedded', { version: VERSION, saves: others() });
    },
  };
}
