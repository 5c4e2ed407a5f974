// A match that is looked at step by step. It stands where a running match stands for the table, and changes nothing.

import { PROTOCOL_VERSION } from '../session.js';

/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Problem} Problem */
/** @typedef {ReturnType<typeof createReplay>} Replay */

/**
 * @param {object} context
 * @param {(message: any) => Promise<import('../protocol.js').Reply>} context.request
 * @param {(update: Update, how: { instant: boolean }) => void} context.onUpdate
 * @param {(problem: Problem) => void} context.onRejected
 */
export function createReplay({ request, onUpdate, onRejected }) {
  let record = '';
  let step = -1;
  let steps = 0;
  /** Only the answer to the last question counts. */
  let asked = 0;
  /** @type {Update | undefined} */
  let current;

  /**
   * @param {number} wanted
   * @returns {Promise<Problem | undefined>}
   */
  async function go(wanted) {
    asked += 1;
    const mine = asked;
    /** @type {import('../protocol.js').Reply} */
    let reply;
    try {
      reply = await request({ v: PROTOCOL_VERSION, type: 'replay', record, step: Math.max(0, wanted) });
    } catch {
      return { code: 'lost' };
    }
    if (mine !== asked) return undefined;
    if (!reply.ok) return reply.error;
    if (!('steps' in reply)) return undefined;
    // One step on is shown as it happened; any other is a jump.
    const instant = reply.step !== step + 1;
    ({ step, steps, update: current } = reply);
    onUpdate(current, { instant });
    return undefined;
  }

  return {
    match: { id: 'replay', started: 0 },

    /** @returns {Update | undefined} */
    get update() {
      return current;
    },

    get place() {
      return { step, steps };
    },

    /**
     * @param {string} text a record
     * @param {number} [from] the step to begin with
     */
    open(text, from = 0) {
      record = text;
      step = -1;
      current = undefined;
      return go(from);
    },

    go,
    restore: () => go(step),
    next: () => go(step + 1),

    /** Nothing can be done at a table that is only looked at. */
    async act() {
      onRejected({ code: 'replay' });
    },

    leave() {
      asked += 1;
      current = undefined;
    },
  };
}
