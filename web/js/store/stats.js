// Statistics per form of the game, number of players and level; assisted matches are counted apart.

import { ownSide } from '../names.js';
import { VERSION } from './storage.js';

/** @typedef {import('../protocol.js').ResultInfo} ResultInfo */

/**
 * @typedef {object} Row
 * @property {number} matches
 * @property {number} won
 * @property {number} called deals the person's side called
 * @property {number} made
 * @property {number} baits
 * @property {number} streak matches won one after another up to now
 * @property {number} best the longest streak ever
 * @property {number} reviewed matches of which a review has found how accurately they were played
 * @property {number} accuracy of these together, 0 to 100 each
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

export const FORMAT = 'deberts-statistics';

const REMEMBERED = 200;
const FIELDS = /** @type {const} */ (['matches', 'won', 'called', 'made', 'baits']);
/** What is added up with the statistics of another device. */
const SUMS = /** @type {const} */ ([...FIELDS, 'reviewed', 'accuracy']);
/** What earlier versions did not count. */
const LATER = /** @type {const} */ (['streak', 'best', 'reviewed']);

/** @returns {Row} */
const emptyRow = () => ({
  matches: 0,
  won: 0,
  called: 0,
  made: 0,
  baits: 0,
  streak: 0,
  best: 0,
  reviewed: 0,
  accuracy: 0,
});

/** @param {any} value */
const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 1e9;

/** @param {any} row */
const isAccuracy = ({ accuracy = 0, reviewed = 0 }) =>
  Number.isFinite(accuracy) && accuracy >= 0 && accuracy <= 100 * reviewed;

/** @param {any} row */
const isRow = (row) =>
  FIELDS.every((field) => isCount(row?.[field])) &&
  LATER.every((field) => row[field] === undefined || isCount(row[field])) &&
  isAccuracy(row) &&
  row.won <= row.matches &&
  row.made + row.baits <= row.called;

/** @param {any} text */
const isName = (text) => typeof text === 'string' && text.length < 60;

/** @param {any} line */
const isLine = (line) =>
  isName(line?.profile) &&
  isName(line.level) &&
  [2, 3, 4].includes(line.players) &&
  typeof line.custom === 'boolean' &&
  isRow(line.clean) &&
  isRow(line.assisted);

/** @type {(value: any) => value is Stats} */
const isStats = /** @type {any} */ (
  (/** @type {any} */ value) =>
    Array.isArray(value?.counted) &&
    value.counted.every(isName) &&
    Array.isArray(value.lines) &&
    value.lines.every(isLine)
);

/** @param {Row} row */
const whole = (row) => ({ ...emptyRow(), ...row });

/**
 * @param {Stats} stats
 * @returns {Stats}
 */
const complete = ({ counted, lines }) => ({
  version: VERSION,
  counted,
  lines: lines.map((line) => ({ ...line, clean: whole(line.clean), assisted: whole(line.assisted) })),
});

/**
 * The line for matches of a kind, added where there is none.
 * @param {Stats} stats
 * @param {Pick<Line, 'profile' | 'custom' | 'players' | 'level'>} kind
 */
function lineFor({ lines }, { profile, custom, players, level }) {
  const found = lines.find(
    (line) => line.profile === profile && line.custom === custom && line.players === players && line.level === level,
  );
  if (found) return found;
  const line = { profile, custom, players, level, clean: emptyRow(), assisted: emptyRow() };
  lines.push(line);
  return line;
}

/**
 * The row that a match belongs to.
 * @param {Stats} stats
 * @param {import('./match.js').Summary} summary
 * @param {boolean} assisted
 */
function rowFor(stats, summary, assisted) {
  const line = lineFor(stats, { ...summary, players: summary.names.length });
  return assisted ? line.assisted : line.clean;
}

/**
 * @param {Row} row
 * @param {Row} more
 */
function add(row, more) {
  for (const field of SUMS) row[field] += more[field];
  row.best = Math.max(row.best, more.best);
}

/** @param {import('./storage.js').Storage} storage */
export function createStats(storage) {
  const read = () => complete(storage.read('stats', isStats) ?? { version: VERSION, counted: [], lines: [] });

  /** @param {Stats} stats */
  const write = (stats) => storage.write('stats', { ...stats, counted: stats.counted.slice(0, REMEMBERED) });

  return {
    /** @returns {Line[]} */
    lines: () => read().lines,

    /**
     * Counts a finished match once, however often its end is reached again after taking back.
     * @param {string} id
     * @param {import('./match.js').Summary} summary
     * @param {Pick<ResultInfo, 'winner' | 'called' | 'made' | 'baits'>} result
     * @param {boolean} assisted
     */
    count(id, summary, result, assisted) {
      const stats = read();
      if (stats.counted.includes(id)) return;
      const side = ownSide(summary);
      const row = rowFor(stats, summary, assisted);
      const won = result.winner === side;
      row.matches += 1;
      row.won += won ? 1 : 0;
      row.streak = won ? row.streak + 1 : 0;
      row.best = Math.max(row.best, row.streak);
      row.called += result.called[side] ?? 0;
      row.made += result.made[side] ?? 0;
      row.baits += result.baits[side] ?? 0;
      write({ ...stats, counted: [id, ...stats.counted] });
    },

    /**
     * Adds how accurately a match was played that is counted.
     * @param {string} id
     * @param {import('./match.js').Summary} summary
     * @param {number} accuracy
     * @param {boolean} assisted
     */
    rate(id, summary, accuracy, assisted) {
      const stats = read();
      if (!stats.counted.includes(id)) return;
      const row = rowFor(stats, summary, assisted);
      row.reviewed += 1;
      row.accuracy += accuracy;
      write(stats);
    },

    read,

    /**
     * @param {unknown} value from elsewhere
     * @returns {Stats | undefined} undefined: these are no statistics
     */
    checked: (value) => (isStats(value) ? complete(value) : undefined),

    /**
     * Whether some matches are counted on both sides: added up they would count twice.
     * @param {Stats} other
     */
    shares: (other) => read().counted.some((id) => other.counted.includes(id)),

    /**
     * @param {Stats} other
     * @returns {boolean} whether it is kept
     */
    merge(other) {
      const stats = read();
      for (const line of other.lines) {
        const own = lineFor(stats, line);
        add(own.clean, line.clean);
        add(own.assisted, line.assisted);
      }
      return write({ ...stats, counted: [...stats.counted, ...other.counted] });
    },

    /**
     * @param {Stats} other
     * @returns {boolean} whether it is kept
     */
    replace: (other) => write(other),

    clear: () => storage.remove('stats'),
  };
}
