// All puzzles there are, the person's standing among them, and the way from one to the next.

import { PROTOCOL_VERSION } from '../session.js';
import { createStanding } from '../store/puzzles.js';
import { dayOf, nearest, puzzleOf } from './choosing.js';
import { createRoom } from './room.js';

/** @typedef {import('../protocol.js').PuzzleInfo} Puzzle */
/** @typedef {ReturnType<typeof createPuzzles>} Puzzles */

/** In a link: the puzzle of the day. */
export const TODAY = 'today';

/**
 * @param {object} context
 * @param {import('../store/storage.js').Storage} context.storage
 * @param {(message: any) => Promise<import('../protocol.js').Reply>} context.request
 * @param {() => () => boolean} context.coming whether nothing else has come to the table since, or is wanted there
 * @param {(puzzle: string) => void} context.begin
 * @param {Omit<import('./room.js').RoomContext, 'next' | 'count'>} room
 */
export function createPuzzles({ storage, request, coming, begin }, room) {
  const standing = createStanding(storage);
  /** @type {readonly Puzzle[]} */
  let all = [];
  /** What somebody wants to practise, '' for everything. */
  let theme = '';

  async function load() {
    if (all.length) return;
    const reply = await request({ v: PROTOCOL_VERSION, type: 'puzzles' });
    if (!reply.ok || !('puzzles' in reply)) throw new Error('no puzzles');
    all = reply.puzzles;
  }

  const today = () => puzzleOf(all, dayOf(new Date()));

  /** @param {string} [but] the one on the table */
  const next = (but) => nearest(all, standing.read(), theme, but);

  return {
    load,
    today,
    next,
    standing: standing.read,
    all: () => all,

    get theme() {
      return theme;
    },
    set theme(chosen) {
      theme = chosen;
    },

    isTodayDone: () => standing.read().day === dayOf(new Date()),

    /** @param {string} wanted an id, or `today` */
    async open(wanted) {
      const still = coming();
      if (wanted === TODAY) await load();
      if (still()) begin(wanted === TODAY ? today().id : wanted);
    },

    room: createRoom({
      ...room,
      async next(but) {
        const still = coming();
        await load();
        const following = next(but);
        if (following && still()) begin(following.id);
      },
      async count(puzzle, right) {
        await load();
        const before = standing.count(puzzle, right, puzzle.id === today().id ? dayOf(new Date()) : -1);
        return { before: before.rating, after: standing.read().rating };
      },
    }),
  };
}
