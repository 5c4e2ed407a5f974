// Plays a few moves at a table that nobody sees, while there is nothing else to do. Code is slow when it runs for the first
// time, in Python and in WebAssembly, and the first thing that a person waits for should not be.

/** @typedef {import("./python.js").Api} Api */

const TABLE = 'rehearsal';

/** Milliseconds of play that are enough. */
const ENOUGH = 500;

const GAME = {
  v: 1,
  type: 'new',
  rules: { profile: 'gambler' },
  players: ['hard', 'normal'].map((level) => ({ name: level, kind: 'ai', level })),
  seed: '0'.repeat(32),
};

/** @param {Api} api */
export function createRehearsal(api) {
  let left = ENOUGH;
  let begun = false;

  /** @param {number} units */
  function play(units) {
    const text = begun ? api.work(units, TABLE) : api.handle(JSON.stringify(GAME), TABLE);
    begun = true;
    return JSON.parse(text).busy === true;
  }

  return {
    /**
     * @param {number} units that a slice may take
     * @returns {boolean} whether there is more to do
     */
    step(units) {
      const started = performance.now();
      // What fails here is no one's table; if it matters it will fail at theirs.
      try {
        if (left > 0 && play(units)) {
          left -= performance.now() - started;
          return true;
        }
        if (begun) api.clear(TABLE);
      } catch {}
      begun = false;
      left = 0;
      return false;
    },
  };
}
