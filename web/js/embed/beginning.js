// How a table begins: with what the address asks for, or with what is kept of it.

import { offer } from '../offer.js';
import { newMatchId } from '../records.js';
import { seated } from '../replay/seated.js';
import { termsOf } from './terms.js';

/** @typedef {import('../protocol.js').Problem} Problem */
/** @typedef {import('./contract.js').Contract} Contract */

/**
 * @param {object} table
 * @param {import('../session.js').Session} table.session
 * @param {import('../replay/player.js').Replay} table.replay
 * @param {ReturnType<typeof import('../replay/shown.js').createShown>} table.shown
 * @param {ReturnType<typeof import('./lesson.js').createLesson>} table.lesson
 * @param {(message: any) => Promise<import('../protocol.js').Reply>} table.request
 */
export function createBeginning({ session, replay, shown, lesson, request }) {
  const newMatch = () => ({ id: newMatchId(), started: Date.now() });

  return {
    /**
     * @param {Contract} contract
     * @param {ReturnType<typeof import('./saves.js').createSaves>} saves
     * @returns {Promise<Problem | undefined>}
     */
    async begin(contract, saves) {
      if (contract.mode === 'replay') {
        shown.show(replay);
        return replay.open(contract.deal);
      }
      shown.show(session);
      if (contract.mode === 'lesson') return lesson.begin(contract.lesson);
      const saved = saves.read();
      if (saved) {
        const problem = await session.open(newMatch(), saved);
        if (!problem || problem.code === 'lost') return problem;
        // Of another version, or damaged: what the address asks for is there all the same.
        saves.drop();
      }
      const { deal, seat, setup } = contract;
      if (deal) return session.open(newMatch(), seated(deal, seat, setup.level));
      const terms = await termsOf(contract, offer, request);
      return 'request' in terms ? session.begin(newMatch(), terms.request) : terms;
    },

    /**
     * The match that is looked through is played on from where it stands.
     * @param {import('../protocol.js').Update} update
     * @param {Contract} contract
     */
    takeOver({ record, view }, { setup }) {
      replay.leave();
      shown.show(session);
      return session.open(newMatch(), seated(record, view.seat, setup.level));
    },
  };
}
