// The running match: its record is the save, the last view only lets the table be drawn before the
// engine has replayed the record.

import { personOf } from '../names.js';
import { VERSION } from './storage.js';

/** @typedef {import('../protocol.js').View} View */
/** @typedef {import('../protocol.js').Update} Update */

/**
 * @typedef {object} Summary what a list shows of a match without replaying it
 * @property {string[]} names by seat
 * @property {number} seat the person's
 * @property {number[]} totals by side
 * @property {number} target
 * @property {string} profile
 * @property {boolean} custom
 * @property {string} level
 */

/**
 * @typedef {object} SavedMatch
 * @property {number} version
 * @property {string} id
 * @property {number} started milliseconds since 1970
 * @property {number} updated
 * @property {string} record
 * @property {Summary} summary
 * @property {boolean} over
 * @property {string} page the version of the page that wrote `view`
 * @property {View} [view]
 */

/** @param {any} value */
export const isSummary = (value) =>
  Array.isArray(value?.names) && Array.isArray(value.totals) && Number.isInteger(value.seat);

/** @type {(value: any) => value is SavedMatch} */
const isMatch = /** @type {any} */ (
  (/** @type {any} */ value) =>
    typeof value.id === 'string' &&
    typeof value.record === 'string' &&
    Number.isFinite(value.updated) &&
    isSummary(value.summary)
);

/**
 * @param {View} view
 * @returns {Summary}
 */
export function summarize(view) {
  return {
    names: view.seats.map((seat) => seat.name),
    seat: personOf(view),
    totals: view.sides.map((side) => side.total),
    target: Number(view.rules.values.target),
    profile: view.rules.profile,
    custom: view.rules.custom,
    level: view.seats.find((seat) => seat.kind === 'ai')?.level ?? '',
  };
}

/**
 * @param {import('./storage.js').Storage} storage
 * @param {ReturnType<typeof import('./ownership.js').createOwnership>} ownership
 * @param {string} page the version of the page
 */
export function createMatchSlot(storage, ownership, page) {
  return {
    /** @returns {SavedMatch | undefined} */
    read() {
      const saved = storage.read('match', isMatch);
      // A view of another version may miss fields; the record is enough.
      if (saved && saved.page !== page) delete saved.view;
      return saved;
    },

    /**
     * @param {{ id: string, started: number }} match
     * @param {Update} update
     * @returns {boolean} whether it is kept
     */
    save(match, update) {
      if (!ownership.check()) return false;
      const { view, record } = update;
      return storage.write('match', {
        ...match,
        version: VERSION,
        updated: Date.now(),
        record,
        summary: summarize(view),
        over: view.result !== null,
        page,
        view,
      });
    },

    remove() {
      if (ownership.check()) storage.remove('match');
    },

    /** @param {() => void} listener */
    onOtherTab(listener) {
      storage.onOtherTab('match', listener);
    },
  };
}
