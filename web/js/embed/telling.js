// What the page around is told of the table: how it stands, and what happened there.

import { isPlayable } from '../table/hand.js';

/** @typedef {import('../protocol.js').Update} Update */

/**
 * How the table stands, once there is one.
 * @param {Update | undefined} update
 */
export function standing(update) {
  if (!update) return {};
  const { phase, turn, trump, seat, deal, sides, hand } = update.view;
  const { lesson, step = '', verdict = null } = update.lesson ?? {};
  return {
    ...(lesson && { lesson, step, right: verdict?.right ?? null }),
    phase,
    turn,
    seat,
    yourTurn: turn === seat,
    legal: hand.filter(isPlayable).map(({ card }) => card),
    trump,
    deal,
    totals: sides.map(({ total }) => total),
  };
}

/** @param {(type: string, content: Record<string, unknown>) => void} tell */
export function createTelling(tell) {
  /** How often the step of the lesson was answered. */
  let tries = 0;
  /** @type {Update['lesson']} */
  let last;

  /** @param {NonNullable<Update['lesson']>} task */
  function lesson(task) {
    if (task.lesson !== last?.lesson || task.step !== last.step) tries = 0;
    if (task.verdict && !last?.verdict) {
      tries += 1;
      const { lesson, step, number, steps, verdict } = task;
      const done = verdict.right && number + 1 === steps;
      tell('lesson', { lesson, step, number: number + 1, steps, right: verdict.right, tries, done });
    }
    last = task;
  }

  return {
    /** @param {Update} update */
    happened({ view, events, lesson: task }) {
      if (task) lesson(task);
      for (const event of events) {
        if (event.kind === 'played') tell('move', { seat: event.seat, card: event.card });
        if (event.kind === 'scored') tell('dealEnd', { score: view.score });
        if (event.kind === 'match_over') tell('matchEnd', { result: view.result });
      }
    },

    /** @param {import('../protocol.js').HandCard} held that may not be played */
    refused: ({ card, why }) => tell('illegal', { card, reason: why?.code ?? '' }),
  };
}
