// Lessons and puzzles at the table. What stands beside the table then is fetched when the first one is begun.

import { storage } from './settings.js';

/** @typedef {import('./protocol.js').Update} Update */

/**
 * @param {object} context
 * @param {HTMLElement} context.screen the table with what lies over it
 * @param {() => Promise<unknown>} context.idle when nothing moves any more
 * @param {import('./session.js').Session} context.session
 * @param {Pick<ReturnType<typeof import('./matches.js').createMatches>, 'study' | 'solve'>} context.matches
 * @param {import('./store.js').Store} context.store
 * @param {(message: any) => Promise<import('./protocol.js').Reply>} context.request
 * @param {() => () => boolean} context.coming whether nothing else has come to the table since, or is wanted there
 * @param {{ lessons: () => void, puzzles: () => void, rules: (code: string) => void, play: () => void }} context.open
 *   panels, and the way to a match
 */
export function createSchool({ screen, idle, session, matches, store, request, coming, open }) {
  /** @type {import('./lessons/room.js').Room | undefined} */
  let lesson;
  /** @type {import('./puzzles/puzzles.js').Puzzles | undefined} */
  let puzzles;
  /** To the review that named the lesson. @type {(() => void) | undefined} */
  let back;

  /**
   * @param {string} name
   * @param {number} step
   * @param {(() => void) | undefined} way
   */
  function study(name, step, way) {
    matches.study(name, step);
    // The table has been cleared for it, and what was there with its ways.
    back = way;
  }

  async function fetchLesson() {
    const { createRoom } = await import('./lessons/room.js');
    lesson ??= createRoom({
      screen,
      idle,
      begin: (name, step) => study(name, step, back),
      answer: (word) => void session.answer(word),
      back: () => back,
      list: open.lessons,
      rules: open.rules,
      onward: open,
      solved: store.lessons.mark,
    });
    return lesson;
  }

  async function fetchPuzzles() {
    const { createPuzzles } = await import('./puzzles/puzzles.js');
    puzzles ??= createPuzzles(
      { storage, request, coming, begin: matches.solve },
      {
        screen,
        idle,
        again: matches.solve,
        show: () => void session.answer('show'),
        list: open.puzzles,
      },
    );
    return puzzles;
  }

  return {
    /** @param {Update} update of the table, whatever it belongs to */
    async attend(update) {
      if (!update.lesson) lesson?.close();
      if (!update.puzzle) puzzles?.room.close();
      const room = update.lesson ? await fetchLesson() : update.puzzle ? (await fetchPuzzles()).room : undefined;
      if (session.update === update) await room?.show(update);
    },

    puzzles: fetchPuzzles,

    /**
     * @param {string} name
     * @param {() => void} way back to where it was named
     */
    study: (name, way) => study(name, 0, way),

    close() {
      back = undefined;
      lesson?.close();
      puzzles?.room.close();
    },
  };
}
