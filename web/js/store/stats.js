// Statistics per form of the game, number of players and level; assisted matches are counted apart.

import { VERSION } from './storage.js';

/** @typedef {import('../protocol.js').ResultInfo} ResultInfo */

/**
 * @typedef {object} Row
 * @property {number} matches
 * @property {number} won
 * @property {number} called deals the person's side called
 * @property {number} made
 * @property {number} baits
 */

/**
 * @typedef {object} Line
 * @property {string} profile
 * @property {boolean} custom house rules on top of it
 * @property {number} players
 * @property {string} level
 * @property {Row} clean
 * @property {Row} assisted
 */

/** @typedef {{ version: number, counted: string[], lines: Line[] }} Stats */

const REMEMBERED = 200;
const FIELDS = /** @type {const} */ (['matches', 'won', 'called', 'made', 'baits']);

/** @returns {Row} */
const emptyRow = () => ({ matches: 0, won: 0, called: 0, made: 0, baits: 0 });

/** @param {any} row */
const isRow = (row) => FIELDS.every((field) => Number.isInteger(row?.[field]));

/** @type {(value: any) => value is Stats} */
const isStats = /** @type {any} */ (
  (/** @type {any} */ value) =>
    Array.isArray(value.counted) &&
    Array.isArray(value.lines) &&
    value.lines.every((/** @type {any} */ line) => isRow(line?.clean) && isRow(line.assisted))
);

/** @param {import('./storage.js').Storage} storage */
export function createStats(storage) {
  /** @returns {Stats} */
  const read = () => storage.read('stats', isStats) ?? { version: VERSION, counted: [], lines: [] };

  return {
    /** @returns {Line[]} */
    lines: () => read().lines,

    /**
     * Counts a finished match once, however often its end is reached again after taking back.
     * @param {string} id
     * @param {import('./match.js').Summary} summary
     * @param {ResultInfo} result
     * @param {boolean} assisted
     */
    count(id, summary, result, assisted) {
      const stats = read();
      if (stats.counted.includes(id)) return;
      const players = summary.names.length;
      const { profile, custom, level, seat } = summary;
      const side = players === 4 ? seat % 2 : seat;
      let line = stats.lines.find(
        (one) => one.profile === profile && one.custom === custom && one.players === players && one.level === level,
      );
      if (!line) {
        line = { profile, custom, players, level, clean: emptyRow(), assisted: emptyRow() };
        stats.lines.push(line);
      }
      const row = assisted ? line.assisted : line.clean;
      row.matches += 1;
      row.won += result.winner === side ? 1 : 0;
      row.called += result.called[side] ?? 0;
      row.made += result.made[side] ?? 0;
      row.baits += result.baits[side] ?? 0;
      stats.counted = [id, ...stats.counted].slice(0, REMEMBERED);
      storage.write('stats', stats);
    },

    clear: () => storage.remove('stats'),
  };
}
