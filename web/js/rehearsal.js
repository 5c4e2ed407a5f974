// Plays a few moves at a table that nobody sees, while there is nothing else to do. Code is slow when it runs for the first
// time, in Python and in WebAssembly, and the first thing that a person waits for should not be.

/** @typedef {import("./python.js").Api} Api */

const TABLE = 'rehearsal';

/** Milliseconds of thinking that are enough. */
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

  /** @param {string} reply @returns {boolean} whether there is more to do */
  const isBusy = (reply) => JSON.parse(reply).busy === true;

  function begin() {
    begun = true;
    return isBusy(api.handle(JSON.stringify(GAME), TABLE));
  }

  /** @param {number} units */
  function play(units) {
    const started = performance.now();
    const more = isBusy(api.work(units, TABLE));
    left -= performance.now() - started;
    return more;
  }

  return {
    /**
     * @param {number} units that a slice may take
     * @returns {boolean} whether there is more to do
     */
    step(units) {
      // What fails here is no one's table; if it matters it will fail at theirs.
      try {
        if (left > 0 && (begun ? play(units) : begin())) return true;
        if (begun) api.clear(TABLE);
      } catch {}
      begun = false;
      left = 0;
      return false;
    },
  };
}
