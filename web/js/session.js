// The running match as the page holds it: the last update, and the requests that lead to the next one.
//
// Answers can come late: after another match was begun, or after the table moved on. A match has an epoch
// and an update a number, and what does not fit is dropped.

/** @typedef {import('./protocol.js').Update} Update */
/** @typedef {import('./protocol.js').Problem} Problem */
/** @typedef {import('./protocol.js').Reply} Reply */
/**
 * @typedef {object} Match
 * @property {string} id
 * @property {number} started
 * @property {boolean} [practice] neither kept nor counted
 * @property {boolean} [whole] practice that goes on after its first deal
 * @property {boolean} [watched] only looked at
 * @property {boolean} [imagined] a deal that was not played so, to be looked at
 * @property {'first'} [coach] one that explains every moment
 */
/** @typedef {{ type: 'act', action: string } | { type: 'answer', answer: string }} Choice */
/** @typedef {Choice | { type: 'finish' } | { type: 'next' } | { type: 'take_seat' } | { type: 'undo' }} Wish */
/** @typedef {ReturnType<typeof createSession>} Session */

/** @type {import('./protocol.js').PROTOCOL_VERSION} */
export const PROTOCOL_VERSION = 1;

/**
 * @param {object} context
 * @param {(message: any) => Promise<Reply>} context.request
 * @param {(update: Update, how: { instant: boolean }) => void} context.onUpdate
 * @param {(problem: Problem) => void} context.onRejected an action that changed nothing
 */
export function createSession({ request, onUpdate, onRejected }) {
  /** @type {Match | undefined} */
  let match;
  /** @type {Update | undefined} */
  let current;
  /** Drawn from the save, the engine has not replayed it yet. */
  let waiting = false;
  /** What the person did meanwhile. @type {Wish | undefined} */
  let wish;
  /** What was sent and not answered yet; a new engine gets it once more. @type {Wish | undefined} */
  let sent;
  /** The table that an answer is under way to: a second press does nothing more. @type {number | undefined} */
  let answered;
  let epoch = 0;

  /**
   * @param {Record<string, unknown>} message
   * @returns {Promise<Reply | undefined>} undefined: too late to matter
   */
  async function ask(message) {
    const asked = epoch;
    /** @type {Reply} */
    let reply;
    try {
      reply = await request({ v: PROTOCOL_VERSION, ...message });
    } catch (error) {
      // The engine died or was never there; whoever watches over it says so.
      reply = {
        v: PROTOCOL_VERSION,
        ok: false,
        busy: false,
        error: { code: 'lost', detail: { detail: String(error) } },
      };
    }
    return asked === epoch ? reply : undefined;
  }

  /**
   * @param {Update} update
   * @param {boolean} instant
   */
  function accept(update, instant) {
    current = update;
    onUpdate(update, { instant });
  }

  /**
   * @param {Record<string, unknown>} message begins or loads a match
   * @param {boolean} instant
   * @returns {Promise<Problem | undefined>}
   */
  async function enter(message, instant) {
    epoch += 1;
    waiting = true;
    answered = undefined;
    const reply = await ask(message);
    if (!reply) return undefined;
    waiting = false;
    if (!reply.ok) return reply.error;
    if ('update' in reply) accept(reply.update, instant);
    return undefined;
  }

  /**
   * @param {Wish} message answers the table as it was last shown
   * @param {boolean} [again] it was sent before: what stops the engine twice is not sent a third time
   */
  async function step(message, again = false) {
    if (!current || waiting || answered === current.seq) return;
    answered = current.seq;
    sent = again ? undefined : message;
    const reply = await ask({ ...message, seq: current.seq });
    if (!reply) return;
    answered = undefined;
    if (reply.ok || reply.error.code !== 'lost') sent = undefined;
    if (!reply.ok) onRejected(reply.error);
    // Whoever has the device now looks from another side: there is nothing to move.
    else if ('update' in reply) accept(reply.update, message.type === 'take_seat');
  }

  /** Takes back; where a computer moved in between, the newer table is what is meant. */
  async function takeBack() {
    for (let attempt = 0; attempt < 3 && current; attempt += 1) {
      const reply = await ask({ type: 'undo', seq: current.seq });
      if (!reply) return;
      if (reply.ok) {
        if ('update' in reply) accept(reply.update, true);
        return;
      }
      if (reply.error.code !== 'stale') {
        onRejected(reply.error);
        return;
      }
    }
  }

  /**
   * @param {Update} update
   * @param {Wish} wished
   */
  function allows({ view }, wished) {
    if (wished.type === 'next') return view.can_next;
    if (wished.type === 'finish') return view.rest;
    if (wished.type === 'answer') return false;
    if (wished.type === 'undo') return view.can_undo;
    if (wished.type === 'take_seat') return view.hand_over !== null;
    const { action } = wished;
    return (
      view.hand.some(({ play, bella }) => play === action || bella === action) ||
      view.actions.some((info) => action === info.action || action.startsWith(`${info.action} `))
    );
  }

  /**
   * @param {string} record
   * @param {import('./protocol.js').View | undefined} view
   * @param {Wish} [unanswered]
   */
  async function replay(record, view, unanswered) {
    wish = unanswered;
    if (view) accept({ seq: -1, events: [], view, record }, true);
    const problem = await enter({ type: 'load', record }, true);
    const wished = wish;
    wish = undefined;
    if (problem || !wished || !current || !allows(current, wished)) return problem;
    if (wished.type === 'undo') await takeBack();
    else await step(wished, wished === unanswered);
    return undefined;
  }

  return {
    /** @returns {Update | undefined} */
    get update() {
      return current;
    },

    /** @returns {Match | undefined} */
    get match() {
      return match;
    },

    /**
     * @param {Match} begun
     * @param {Record<string, unknown>} terms rules, players and seed; or another request that begins a match, with its type
     */
    begin(begun, terms) {
      match = begun;
      current = undefined;
      sent = undefined;
      return enter({ type: 'new', ...terms }, false);
    },

    /**
     * Goes on with a record; a view kept beside it is shown until the engine has replayed it.
     * @param {Match} begun
     * @param {string} record
     * @param {import('./protocol.js').View} [view]
     */
    async open(begun, record, view) {
      match = begun;
      current = undefined;
      sent = undefined;
      return replay(record, view);
    },

    /** After the engine was lost: the same match again from what this tab holds, and what it had not answered. */
    async restore() {
      return current && replay(current.record, current.view, sent);
    },

    /** @param {string} action */
    async act(action) {
      if (waiting) wish = { type: 'act', action };
      else await step({ type: 'act', action });
    },

    /** Plays out what is certain. */
    async finish() {
      if (waiting) wish = { type: 'finish' };
      else await step({ type: 'finish' });
    },

    async next() {
      if (waiting) wish = { type: 'next' };
      else await step({ type: 'next' });
    },

    /**
     * Answers a question of a lesson that asks for no card.
     * @param {string} answer
     */
    answer: (answer) => step({ type: 'answer', answer }),

    /** Where several people share the device: the one that it was passed to has it. */
    async takeSeat() {
      if (waiting) wish = { type: 'take_seat' };
      else await step({ type: 'take_seat' });
    },

    async undo() {
      if (waiting) wish = { type: 'undo' };
      else await takeBack();
    },

    /** @param {Update | null} update pushed while computers act */
    push(update) {
      if (!update || !current || waiting || update.seq <= current.seq) return;
      accept(update, false);
    },

    /** Leaves the match; answers that are still under way no longer count. */
    leave() {
      epoch += 1;
      match = undefined;
      current = undefined;
      sent = undefined;
      answered = undefined;
      waiting = false;
    },
  };
}
