// Whether there is a coach at the table, which is fetched when it is first wanted.

import { isShared } from '../names.js';
import { settings } from '../settings.js';

/** @typedef {import('../protocol.js').Update} Update */

/**
 * How a coach helps in a match, where one does.
 * @param {import('../session.js').Match | undefined} match
 */
export function helpIn(match) {
  const way = match?.coach ? 'full' : settings.value.coach;
  return way === 'full' || way === 'hints' ? way : undefined;
}

/**
 * @param {Omit<Parameters<typeof import('./coach.js').createCoach>[0], 'act' | 'keep'> & {
 *   session: import('../session.js').Session,
 *   keep: (match: import('../session.js').Match, update: Update) => void,
 *   tell: () => void,
 * }} context `tell`: says once what the help means for the statistics
 */
export function createCoaching({ session, keep, tell, ...table }) {
  /** @type {import('./coach.js').Coach | undefined} */
  let coach;
  /** The match of which it was said. */
  let told = '';

  /** @param {Update} update */
  function assisted(update) {
    const { match } = session;
    if (!match) return;
    keep(match, update);
    if (match.practice || match.id === told) return;
    told = match.id;
    if (!isShared(update.view)) tell();
  }

  /** @param {Update} update */
  function wanted({ lesson, puzzle, view }) {
    const plays = view.seats[view.seat]?.kind === 'human' && view.hand_over === null;
    return !lesson && !puzzle && plays ? helpIn(session.match) : undefined;
  }

  return {
    /** @param {Update | undefined} update the table as it stands now */
    async attend(update) {
      if (!update) return;
      if (!wanted(update)) return coach?.close();
      const { createCoach } = await import('./coach.js');
      // Whoever has switched it off meanwhile gets none.
      const way = wanted(update);
      coach ??= createCoach({ ...table, act: (action) => void session.act(action), keep: assisted });
      if (way && session.update === update)
        await coach.show(update, { full: way === 'full', first: session.match?.coach === 'first' });
      return undefined;
    },

    /**
     * @param {string} action
     * @returns {Promise<boolean>} whether it is asked about before it is done
     */
    doubts: async (action) => (await coach?.doubts(action)) ?? false,

    /**
     * @param {string} card in the hand
     * @returns {boolean} whether it is told about
     */
    about: (card) => coach?.about(card) ?? false,

    /** @returns {boolean} whether there is one more to be had now */
    hint: () => coach?.hint() ?? false,

    close: () => coach?.close(),
  };
}
