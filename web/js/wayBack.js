// The way back to what is on the screen now, for when something else has been shown at the table.

import { isShared } from './names.js';

/**
 * @param {object} context
 * @param {import('./session.js').Session} context.session
 * @param {ReturnType<typeof import('./replay/shown.js').createShown>} context.shown
 * @param {ReturnType<typeof import('./replay/replays.js').createReplays>} context.replays
 * @param {(action: () => void) => void} context.enter clears the table for what the action begins
 * @param {() => void} context.leave goes to the first screen
 * @param {(problem: import('./protocol.js').Problem | undefined) => void} context.refused
 * @param {() => boolean} context.isAtTable
 * @returns {() => Promise<unknown>} goes back; fulfilled when it is there again
 */
export function wayBack({ session, shown, replays, enter, leave, refused, isAtTable }) {
  const { game } = shown;
  const { match, update } = session;
  if (isAtTable() && 'here' in game) {
    const [record, from] = game.here;
    return () => replays.replay(record, from);
  }
  if (!isAtTable() || !match || !update) return async () => leave();
  const { record, view } = update;
  // Where several people play, nobody's hand may be seen before its owner has the device.
  const seen = isShared(view) ? undefined : view;
  return () =>
    new Promise((done) => {
      enter(() => void session.open(match, record, seen).then(refused).then(done));
    });
}
