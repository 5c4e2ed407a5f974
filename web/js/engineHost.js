// Where Python runs: answers the questions of one page or of several, and lets the computer think in slices between them.
//
// Each page has a table of its own in the engine. What a page sends and hears is the same whether it has the engine to
// itself (worker.js) or shares it (embed/sharedWorker.js).

import { describe, Fault } from './faults.js';
import { createPace } from './pace.js';
import { createRehearsal } from './rehearsal.js';

/**
 * What a page sends: a request as JSON text. It may be sent before the engine is ready.
 * @typedef {{ id: number, text: string }} ToWorker
 */

/**
 * What a page gets. `progress`: unpacked bytes while loading, then stage `start` while Python starts. `ready` comes once.
 * `reply` answers the request of that id. `push` is what a slice of thinking brought. After `failed` the worker is done.
 * @typedef {{ kind: "progress", stage: "load" | "start", loaded: number, total: number }
 *   | { kind: "ready", version: string, python: string, from: "files" | "snapshot" }
 *   | { kind: "reply", id: number, text: string }
 *   | { kind: "push", text: string }
 *   | { kind: "failed", code: import("./faults.js").FaultCode, detail: string }} FromWorker
 */

/** @typedef {import("./python.js").Api} Api */
/**
 * `busy`: the computer is to move; `ahead`: while the person decides, there may be something to think of.
 * @typedef {{ name: string, busy: boolean, ahead: boolean, early: ToWorker[], post: (message: FromWorker) => void }} Table
 */

/**
 * How long a slice of thinking should take, in milliseconds: how long a tap may have to wait. The units that fit in are
 * found by trying; how the thinking is cut changes nothing in what is thought.
 */
const SLICE = 24;

/**
 * Milliseconds that a page takes to show what it was told. What nobody waits for is not done meanwhile: where processors
 * are few it would make the cards stumble.
 */
const SHOWING = 1500;

/** @param {(onProgress: (loaded: number, total: number) => void) => Promise<Api>} startEngine */
export function createHost(startEngine) {
  /** @type {Api | undefined} */
  let engine;
  /** What a page that comes later has missed. @type {FromWorker | undefined} */
  let news;
  const pace = createPace(SLICE);
  let percent = -1;
  /** Those that think go to the end of the line. @type {Set<Table>} */
  const tables = new Set();

  // A message to oneself waits behind the pages' messages: a slice never keeps one waiting longer than itself.
  const tick = new MessageChannel();
  let ticking = false;
  /** When a page was last told something new. */
  let told = -SHOWING;
  let timer = 0;
  tick.port1.onmessage = () => {
    ticking = false;
    const next = [...tables].find(({ busy }) => busy);
    if (next) guarded(next, think);
    else rest();
  };

  function knock() {
    if (ticking) return;
    ticking = true;
    tick.port2.postMessage(null);
  }

  /** @type {ReturnType<typeof createRehearsal> | undefined} */
  let rehearsal;

  /** Nobody waits. */
  function rest() {
    if (!engine) return;
    const shown = told + SHOWING - performance.now();
    clearTimeout(timer);
    if (shown > 0) {
      timer = setTimeout(knock, shown);
      return;
    }
    rehearsal ??= createRehearsal(engine);
    const waiting = [...tables].find(({ ahead }) => ahead);
    if (rehearsal.step(pace.units)) knock();
    else if (waiting) guarded(waiting, thinkAhead);
  }

  /** @param {FromWorker} message to everybody */
  function tell(message) {
    news = message;
    for (const { post } of tables) post(message);
  }

  /**
   * @param {Table} table
   * @param {Api} api
   */
  function think(table, api) {
    tables.delete(table);
    tables.add(table);
    const text = slice(() => api.work(pace.units, table.name));
    table.post({ kind: 'push', text: noted(table, text) });
  }

  /**
   * Nobody is told: it only makes the next thinking shorter.
   * @param {Table} table
   * @param {Api} api
   */
  function thinkAhead(table, api) {
    const text = slice(() => api.thinkAhead(pace.units, table.name));
    table.ahead = JSON.parse(text).more === true;
  }

  /**
   * Does a slice of work, and finds out how large the next one should be.
   * @param {() => string} work
   */
  function slice(work) {
    const started = performance.now();
    const text = work();
    pace.ended(started);
    return text;
  }

  /**
   * @param {Table} table
   * @param {ToWorker} message
   */
  function answer(table, { id, text }) {
    guarded(table, (_, api) => table.post({ kind: 'reply', id, text: noted(table, api.handle(text, table.name)) }));
  }

  /**
   * Reads the one thing that the worker must know of an answer.
   * @param {Table} table
   * @param {string} text
   */
  function noted(table, text) {
    table.busy = JSON.parse(text).busy === true;
    table.ahead = !table.busy;
    told = performance.now();
    return text;
  }

  /**
   * Asks the engine; an exception there is the end, for nobody knows what state it is in.
   * @param {Table} table
   * @param {(table: Table, api: Api) => void} question
   */
  function guarded(table, question) {
    if (!engine) return;
    try {
      question(table, engine);
    } catch (error) {
      engine = undefined;
      tell({ kind: 'failed', code: 'python_failed', detail: describe(error) });
    }
    if (engine && [...tables].some(({ busy, ahead }) => busy || ahead)) knock();
  }

  return {
    /**
     * A page sits down.
     * @param {string} name of its table
     * @param {(message: FromWorker) => void} post
     */
    open(name, post) {
      /** @type {Table} */
      const table = { name, busy: false, ahead: false, early: [], post };
      tables.add(table);
      if (news) post(news);
      return {
        /** @param {ToWorker} message */
        ask(message) {
          if (engine) answer(table, message);
          else table.early.push(message);
        },
        close() {
          tables.delete(table);
          engine?.clear(name);
        },
      };
    },

    async start() {
      try {
        engine = await startEngine((loaded, total) => {
          // One message for each percent.
          const now = Math.floor((100 * loaded) / total);
          if (now === percent) return;
          percent = now;
          tell({ kind: 'progress', stage: loaded < total ? 'load' : 'start', loaded, total });
        });
        const { version, python, from } = engine;
        tell({ kind: 'ready', version, python, from });
        for (const table of tables) for (const message of table.early.splice(0)) answer(table, message);
        knock();
      } catch (error) {
        tell({
          kind: 'failed',
          code: error instanceof Fault ? error.code : 'python_failed',
          detail: describe(error),
        });
      }
    },
  };
}
