// A match that is looked at step by step. It stands where a running match stands for the table, and changes nothing.

import { PROTOCOL_VERSION } from '../session.js';

/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Problem} Problem */
/** @typedef {import('../protocol.js').ReplayReply} Place */
/** @typedef {ReturnType<typeof createReplay>} Replay */
/**
 * @typedef {object} Start how a record is opened
 * @property {number} [deal] to begin with
 * @property {number} [step] to begin with
 * @property {number} [seat] from whose side
 * @property {boolean} [imagined] it was not played so
 */

/**
 * @param {object} context
 * @param {(message: any) => Promise<import('../protocol.js').Reply>} context.request
 * @param {(update: Update, how: import('../table/types.js').Manner) => void} context.onUpdate
 * @param {(problem: Problem) => void} context.onRejected
 * @param {import('../session.js').Match} [context.match] what it is to the table
 */
export function createReplay({ request, onUpdate, onRejected, match = { id: 'replay', started: 0 } }) {
  let record = '';
  let imagined = false;
  /** To the table, every record that is opened is another match. */
  let opened = 0;
  /** @type {number | undefined} */
  let seat;
  /** Only the answer to the last question counts. */
  let asked = 0;
  /** @type {Place | undefined} */
  let place;
  /** The step that was asked for last: somebody who is quick goes on from there. */
  let aim = 0;

  /**
   * @param {number} wanted
   * @returns {Promise<Place | Problem | undefined>} undefined: too late to matter
   */
  async function ask(wanted) {
    asked += 1;
    const mine = asked;
    const message = { v: PROTOCOL_VERSION, type: 'replay', record, step: Math.max(0, wanted) };
    /** @type {import('../protocol.js').Reply} */
    let reply;
    try {
      reply = await request(seat === undefined ? message : { ...message, seat });
    } catch {
      return { code: 'lost' };
    }
    if (mine !== asked) return undefined;
    if (!reply.ok) return reply.error;
    return 'steps' in reply ? reply : undefined;
  }

  /**
   * @param {number} wanted
   * @returns {Promise<Problem | undefined>}
   */
  async function go(wanted) {
    aim = wanted;
    const found = await ask(wanted);
    if (!found) return undefined;
    if ('code' in found) {
      aim = place?.step ?? 0;
      return found;
    }
    aim = found.step;
    // One step on is shown as it happened; any other is a jump.
    const instant = found.step !== (place?.step ?? -1) + 1;
    place = found;
    onUpdate(found.update, { instant, overtakes: true });
    return undefined;
  }

  return {
    /** @returns {import('../session.js').Match} */
    get match() {
      return { ...match, id: `${match.id} ${opened}`, imagined };
    },

    /** @returns {Update | undefined} */
    get update() {
      return place?.update;
    },

    /** Where in the match it stands. */
    get place() {
      return place;
    },

    get aim() {
      return aim;
    },

    /** What is looked at, to be opened again. @returns {[string, Start]} */
    get here() {
      return [record, { step: aim, seat, imagined }];
    },

    /**
     * @param {string} text a record
     * @param {Start} [from]
     */
    async open(text, from = {}) {
      record = text;
      seat = from.seat;
      imagined = from.imagined ?? false;
      opened += 1;
      place = undefined;
      const first = from.deal ? await ask(0) : undefined;
      if (first && 'code' in first) return first;
      return go(first?.deals[from.deal ?? 0] ?? from.step ?? 0);
    },

    go,
    restore: () => go(aim),
    next: () => go(aim + 1),

    /**
     * From whose side it is looked at.
     * @param {number} wanted
     */
    lookFrom(wanted) {
      seat = wanted;
      return go(aim);
    },

    /** Nothing can be done at a table that is only looked at. */
    async act() {
      onRejected({ code: 'replay' });
    },
    async finish() {},
    async takeSeat() {},

    leave() {
      asked += 1;
      place = undefined;
    },
  };
}
