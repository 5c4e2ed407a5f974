// A lesson in an embedded table: the bar beside it is the game's own, without the list of lessons.

import { offer } from '../offer.js';
import { newMatchId } from '../records.js';
import { settings, storage } from '../settings.js';
import { pupils } from '../setup.js';
import { createProgress } from '../store/lessons.js';

/** @typedef {import('../protocol.js').Update} Update */

/**
 * @param {object} context
 * @param {HTMLElement} context.screen the table with what lies over it
 * @param {() => Promise<unknown>} context.idle when the cards lie still
 * @param {import('../session.js').Session} context.session
 * @param {(problem: import('../protocol.js').Problem | undefined) => void} context.refused
 * @param {(code: string) => void} context.rules
 * @param {() => boolean} context.helps whether hints are offered
 */
export function createLesson({ screen, idle, session, refused, rules, helps }) {
  /** @type {import('../lessons/room.js').Room | undefined} */
  let room;
  /** Where in which lesson the person is. @type {Update['lesson']} */
  let place;

  /**
   * @param {string} lesson
   * @param {number} step
   */
  function study(lesson, step) {
    const match = { id: newMatchId(), started: Date.now() };
    const players = pupils(offer, lesson, settings.value.name);
    return session.begin(match, { type: 'lesson', lesson, step, players });
  }

  return {
    /**
     * Begins it, or goes on after a pause, or after the engine was lost.
     * @param {string} lesson
     */
    begin: (lesson) => study(place?.lesson ?? lesson, place?.number ?? 0),

    /** @param {Update} update of the table, whatever it belongs to */
    async attend(update) {
      place = update.lesson;
      if (!update.lesson) return room?.close();
      const { createRoom } = await import('../lessons/room.js');
      room ??= createRoom({
        screen,
        idle,
        begin: (lesson, step) => void study(lesson, step).then(refused),
        answer: (word) => void session.answer(word),
        rules,
        helps: helps(),
        solved: createProgress(storage).mark,
      });
      if (session.update === update) await room.show(update);
    },

    /** @returns {boolean} whether there was one */
    hint: () => room?.hint() ?? false,

    close() {
      place = undefined;
      room?.close();
    },
  };
}
