// A puzzle at the table: the bar beside it with the question, the verdict, and the way on.

import { onLanguage } from '../i18n/index.js';
import { createStand } from '../lessons/stand.js';
import { drawBar } from './bar.js';
import { loadWords, say } from './words.js';

/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').PuzzleQuestion} Question */

/**
 * @typedef {object} RoomContext
 * @property {HTMLElement} screen the table and what lies over it
 * @property {() => Promise<unknown>} idle when the cards lie still
 * @property {(puzzle: string) => void} again
 * @property {() => void} show gives the puzzle up
 * @property {() => void} list opens the panel of the puzzles
 * @property {(but: string) => void} next
 * @property {(puzzle: Question, right: boolean) => Promise<{ before: number, after: number }>} count how the rating changed
 */

/** @param {RoomContext} context */
export function createRoom({ screen, idle, again, show, list, next, count }) {
  const stand = createStand(screen, 'lesson-bar puzzle-bar');
  /** @type {Update | undefined} */
  let shown;
  /** @type {{ before: number, after: number } | undefined} */
  let rating;
  let latest = 0;

  function draw() {
    if (!shown?.puzzle) return;
    const { id } = shown.puzzle;
    stand.root.setAttribute('aria-label', say('region'));
    drawBar(
      stand.root,
      { question: shown.puzzle, view: shown.view, rating },
      { show, list, again: () => again(id), next: () => next(id) },
    );
  }

  onLanguage(draw);

  return {
    /** @param {Update} update of a puzzle */
    async show(update) {
      latest += 1;
      const mine = latest;
      await loadWords();
      const question = update.puzzle;
      const verdict = question?.verdict;
      // An answer counts, whether its verdict is waited for or not; what came of it is played first, and then told.
      const counted = question && verdict ? await count(question, verdict.right) : undefined;
      if (verdict) await idle();
      if (mine !== latest) return;
      shown = update;
      rating = counted;
      stand.put();
      draw();
      if (verdict) stand.focus();
    },

    close() {
      latest += 1;
      shown = undefined;
      stand.remove();
    },
  };
}
