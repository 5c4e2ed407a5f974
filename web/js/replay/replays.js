// The way to a match that is looked at; what it needs is fetched when it is first wanted.

import { fetchWords } from '../i18n/index.js';
import { PROTOCOL_VERSION } from '../session.js';

/** @typedef {import('../protocol.js').Problem} Problem */

/**
 * @param {object} context
 * @param {Parameters<typeof import('./room.js').createReplayRoom>[0]} context.room
 * @param {ReturnType<typeof import('./shown.js').createShown>} context.shown
 * @param {() => () => boolean} context.coming whether nothing else has come to the table since, or is wanted there
 * @param {(action: () => void) => void} context.enter clears the table for what the action begins
 * @param {() => void} context.offline says that the files could not be fetched
 */
export function createReplays({ room: roomContext, shown, coming, enter, offline }) {
  /** @type {import('./room.js').ReplayRoom | undefined} */
  let room;

  async function open() {
    const [{ createReplayRoom }] = await Promise.all([import('./room.js'), fetchWords('replay')]);
    room ??= createReplayRoom(roomContext);
    return room;
  }

  return {
    /**
     * Looks through a match on the table; the running one waits where it is.
     * @param {string} record
     * @param {import('./player.js').Start} [from]
     * @returns {Promise<Problem | undefined>} why it can't be shown, in which case nothing has changed
     */
    async replay(record, from) {
      const still = coming();
      const opened = await open().catch(offline);
      if (!opened) return undefined;
      const question = { v: PROTOCOL_VERSION, type: 'replay', record, step: 0 };
      const answer = await roomContext.request(question).catch(() => undefined);
      if (!still()) return undefined;
      if (answer && !answer.ok) return answer.error;
      enter(() => {
        shown.show(opened.game);
        void opened.open(record, from).then(roomContext.refused);
      });
      return undefined;
    },

    /**
     * Goes through ways in which a deal could have been played.
     * @param {import('./room.js').Walk} walk
     */
    async walk(walk) {
      const still = coming();
      const opened = await open().catch(offline);
      if (!opened || !still()) return;
      enter(() => {
        shown.show(opened.game);
        void opened.walk(walk).then(roomContext.refused);
      });
    },

    close: () => room?.close(),
  };
}
