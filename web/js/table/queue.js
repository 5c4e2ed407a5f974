// Updates are shown one event after another and then made to agree with their view. The person never waits for this:
// `hurry` drops all movement and shows the newest view at once.

/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').TableEvent} TableEvent */

/**
 * @typedef {object} Show how the table shows things
 * @property {(event: TableEvent, update: Update, signal: AbortSignal) => Promise<void>} stage moves what the event
 *   moves; must change nothing any more once the signal is aborted
 * @property {(event: TableEvent, update: Update) => void} skip tells of an event that is not moved
 * @property {(update: Update, moving: boolean) => void} settle makes the table agree with the view
 */

/** @typedef {ReturnType<typeof createQueue>} Queue */

/** @param {Show} show */
export function createQueue({ stage, skip, settle }) {
  /** @type {Array<{ update: Update, event: TableEvent | null }>} an item without an event settles its update */
  const items = [];
  /** @type {Array<() => void>} */
  const waiting = [];
  let round = new AbortController();
  let running = false;

  /** @param {Update} update */
  function add(update) {
    for (const event of update.events) items.push({ update, event });
    items.push({ update, event: null });
    if (!running) void run();
  }

  async function run() {
    running = true;
    const { signal } = round;
    while (!signal.aborted) {
      const item = items.shift();
      if (!item) return rest();
      if (!item.event) settle(item.update, true);
      // A movement that fails must not stop the game: the view sets everything right afterwards.
      else await stage(item.event, item.update, signal).catch(reportError);
    }
  }

  /** @returns {boolean} whether anything was still on its way */
  function hurry() {
    if (!running) return false;
    round.abort();
    round = new AbortController();
    const left = items.splice(0);
    for (const { event, update } of left) if (event) skip(event, update);
    const last = left.at(-1);
    if (last) settle(last.update, false);
    rest();
    return true;
  }

  function rest() {
    running = false;
    for (const resolve of waiting.splice(0)) resolve();
  }

  /** @returns {Promise<void>} when nothing is on its way any more */
  function idle() {
    return running ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
  }

  return { add, hurry, idle };
}
