// What the table shows: the running match, or another that is looked at.

/** @typedef {import('../session.js').Session} Session */
/** @typedef {import('./player.js').Replay} Replay */

/** @param {Session} session */
export function createShown(session) {
  /** @type {Session | Replay} */
  let game = session;

  return {
    /** @returns {Session | Replay} */
    get game() {
      return game;
    },

    /** @param {Session | Replay} other */
    show(other) {
      game = other;
    },

    /** For the table: whatever is shown. */
    table: {
      get update() {
        return game.update;
      },
      get match() {
        return game.match;
      },
      act: (/** @type {string} */ action) => game.act(action),
      finish: () => game.finish(),
      takeSeat: () => game.takeSeat(),
      next: async () => void (await game.next()),
    },
  };
}
