// The engine's worker: one Python, one question at a time, and thinking in slices between them.
//
// A page starts it as a module worker; a worker named "fresh" loads its files past the browser's cache.

import { describe, Fault } from './faults.js';
import { startPython } from './python.js';

/**
 * What the page sends: a request as JSON text. It may be sent before the engine is ready.
 * @typedef {{ id: number, text: string }} ToWorker
 */

/**
 * What the page gets. `progress`: unpacked bytes while loading, then stage `start` while Python starts. `ready` comes once.
 * `reply` answers the request of that id. `push` is what a slice of thinking brought. After `failed` the worker is done.
 * @typedef {{ kind: "progress", stage: "load" | "start", loaded: number, total: number }
 *   | { kind: "ready", version: string, python: string }
 *   | { kind: "reply", id: number, text: string }
 *   | { kind: "push", text: string }
 *   | { kind: "failed", code: import("./faults.js").FaultCode, detail: string }} FromWorker
 */

/**
 * How long a slice of thinking should take, in milliseconds: how long a tap may have to wait. The units that fit in are
 * found by trying; how the thinking is cut changes nothing in what is thought.
 */
const SLICE = 24;
const MOST_UNITS = 4096;
let units = 1;

const page =
  /** @type {{ name: string, postMessage: (message: FromWorker) => void, onmessage: (event: MessageEvent<ToWorker>) => void }} */ (
    /** @type {unknown} */ (self)
  );

/** @type {import("./python.js").Api | undefined} */
let engine;

/** @type {ToWorker[]} */
const early = [];

/** The engine's last answer said that it has more to think about. */
let busy = false;

// A message to oneself waits behind the page's messages: a slice never keeps one waiting longer than itself.
const tick = new MessageChannel();
let ticking = false;
tick.port1.onmessage = () => {
  ticking = false;
  if (busy) guarded(think);
};

/** @param {import("./python.js").Api} api */
function think(api) {
  const started = performance.now();
  const text = api.work(units);
  const took = performance.now() - started;
  if (took < SLICE / 2) units = Math.min(units * 2, MOST_UNITS);
  else if (took > SLICE * 2) units = Math.max(Math.floor(units / 2), 1);
  page.postMessage({ kind: 'push', text: noted(text) });
}

page.onmessage = ({ data }) => {
  if (engine) answer(data);
  else early.push(data);
};

/** @param {ToWorker} message */
function answer({ id, text }) {
  guarded((api) => page.postMessage({ kind: 'reply', id, text: noted(api.handle(text)) }));
}

/**
 * Reads the one thing that the worker must know of an answer.
 * @param {string} text
 */
function noted(text) {
  busy = JSON.parse(text).busy === true;
  return text;
}

/**
 * Asks the engine; an exception there is the end, for nobody knows what state it is in.
 * @param {(api: import("./python.js").Api) => void} question
 */
function guarded(question) {
  if (!engine) return;
  try {
    question(engine);
  } catch (error) {
    engine = undefined;
    busy = false;
    page.postMessage({ kind: 'failed', code: 'python_failed', detail: describe(error) });
  }
  if (busy && !ticking) {
    ticking = true;
    tick.port2.postMessage(null);
  }
}

/** One message for each percent. */
let percent = -1;

/**
 * @param {number} loaded
 * @param {number} total
 */
function onProgress(loaded, total) {
  const now = Math.floor((100 * loaded) / total);
  if (now === percent) return;
  percent = now;
  page.postMessage({ kind: 'progress', stage: loaded < total ? 'load' : 'start', loaded, total });
}

async function start() {
  try {
    engine = await startPython({ fresh: page.name === 'fresh', onProgress });
    page.postMessage({ kind: 'ready', version: engine.version, python: engine.python });
    for (const message of early.splice(0)) answer(message);
  } catch (error) {
    const code = error instanceof Fault ? error.code : 'python_failed';
    page.postMessage({ kind: 'failed', code, detail: describe(error) });
  }
}

start();
