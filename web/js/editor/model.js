// The position that is being put together: its items, and what the engine says of them after every change.

import { newSeed } from '../setup.js';
import { blank, itemsOf, playersIn, textOf } from './items.js';

/** @typedef {import('./items.js').Items} Items */
/** @typedef {import('../protocol.js').PositionProblem} Problem */
/** @typedef {(message: Record<string, unknown>) => Promise<import('../protocol.js').Reply | undefined>} Request */
/** @typedef {ReturnType<typeof createModel>} Model */

/**
 * @param {object} context
 * @param {Request} context.request
 * @param {{ profile: string, players: number }} context.setup what an empty position is of
 * @param {() => void} context.onChange
 */
export function createModel({ request, setup, onChange }) {
  let items = blank(setup.profile, setup.players);
  /** What it comes to, as far as it can be read. @type {import('../protocol.js').PositionShape | undefined} */
  let shape;
  /** @type {readonly Problem[]} */
  let problems = [];
  /** The engine did not answer. */
  let lost = false;
  /** Only the answer to the last question counts. */
  let asked = 0;

  /**
   * @param {string} position
   * @param {boolean} tidy
   */
  async function ask(position, tidy) {
    asked += 1;
    const mine = asked;
    const reply = await request({ type: 'check_position', position, tidy });
    if (mine !== asked) return undefined;
    lost = !reply?.ok || !('shape' in reply);
    return reply?.ok && 'shape' in reply ? reply : undefined;
  }

  /** Takes over what the engine has put in. */
  async function check() {
    onChange();
    const reply = await ask(textOf(items), true);
    if (!reply && !lost) return;
    shape = reply?.shape ?? undefined;
    problems = reply?.problems ?? [];
    if (shape) items = itemsOf(shape.position);
    onChange();
  }

  /**
   * Takes a text over, as it is.
   * @param {string} wanted
   * @returns {Promise<readonly Problem[] | undefined>} why it can't be read: then nothing has changed; undefined: no answer,
   *   or one that came too late
   */
  async function read(wanted) {
    const reply = await ask(wanted.trim(), false);
    if (reply && !reply.shape) return reply.problems;
    if (reply?.shape) {
      ({ shape, problems } = reply);
      items = itemsOf(reply.shape.position);
    }
    onChange();
    return reply && [];
  }

  return {
    get items() {
      return items;
    },
    get shape() {
      return shape;
    },
    get problems() {
      return problems;
    },
    get lost() {
      return lost;
    },

    /** Whether it can be played on, as far as the engine has seen it. */
    get sound() {
      return shape !== undefined && problems.length === 0;
    },

    check,
    read,

    /** @param {(items: Items) => void} edit */
    change(edit) {
      edit(items);
      void check();
    },

    empty() {
      items = blank(setup.profile, setup.players);
      void check();
    },

    /** A deal at random, by the rules that are chosen. */
    async random() {
      const profile = items.get('rules')?.split(',')[0] ?? setup.profile;
      const rules = { profile, players: playersIn(items) };
      const reply = await request({ type: 'deal_position', rules, seed: newSeed() });
      if (reply?.ok && 'position' in reply) await read(reply.position);
    },

    /** Later answers no longer count. */
    leave() {
      asked += 1;
    },
  };
}
