// The page's end of the worker: questions with answers, pushes, and a new worker when the old one is dead.
//
//   const engine = new Engine({ onPush, onProgress, onReady, onFailure, onRestart });
//   engine.start();
//   const reply = await engine.request({ v: 1, type: "hello" });
//
// Nothing is kept here of the game: after `onRestart` the page sends what it has saved.

import { describe, Fault } from './faults.js';
import { FOLDER } from './folder.js';
import { openWorker } from './openWorker.js';

/** @typedef {import("./faults.js").FaultCode} FaultCode */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Push} Push */
/** @typedef {import("./engineHost.js").FromWorker} FromWorker */
/** @typedef {import("./openWorker.js").Channel} Channel */

/**
 * What the page wants to hear. `onProgress`: stage, and unpacked bytes so far and in all. `onReady`: after each start, with
 * the engine's version as Python says it and what it was started from. `onFailure`: the engine is off until `retry()`.
 * `onRestart`: the worker had died and a new one is starting; open requests were rejected, and the page may send its save at
 * once.
 * @typedef {object} Listeners
 * @property {(push: Push) => void} [onPush]
 * @property {(stage: "load" | "start", loaded: number, total: number) => void} [onProgress]
 * @property {(version: string, python: string, from: "files" | "snapshot") => void} [onReady]
 * @property {(code: FaultCode, detail: string) => void} [onFailure]
 * @property {() => void} [onRestart]
 */

/** Silence that means death, in seconds of this page being awake: not a byte came; Python starts; an answer is due. */
const SILENCE = { load: 25, start: 45, answer: 20 };

/** Deaths in a row, without an answer in between, after which there is no point in another start. */
const MAX_RESTARTS = 2;

export class Engine {
  /**
   * @param {Listeners} [listeners]
   * @param {(fresh: boolean) => Channel} [open] starts a worker
   */
  constructor(listeners = {}, open = openWorker) {
    this.listeners = listeners;
    this.openWorker = open;
    /** @type {"off" | "starting" | "ready"} */
    this.state = 'off';
    /** @type {Channel | undefined} */
    this.worker = undefined;
    /** @type {Map<number, { resolve: (reply: Reply) => void, reject: (reason: Fault) => void }>} */
    this.open = new Map();
    this.lastId = 0;
    this.thinking = false;
    this.restarts = 0;
    this.silence = 0;
    /** @type {keyof typeof SILENCE} what it is doing */
    this.stage = 'answer';
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.clock = undefined;
  }

  /** Starts the worker, if it does not run. */
  start() {
    if (this.state === 'off') this.launch(false);
  }

  /** After a failure: starts again, past the browser's cache. Requests may be sent at once. */
  retry() {
    this.halt(new Fault('engine_stopped', 'started again'));
    this.restarts = 0;
    this.launch(true);
  }

  /** Ends the worker, until the next `start()`. */
  stop() {
    this.halt(new Fault('engine_stopped', 'stopped by the page'));
  }

  /**
   * Sends a request; it waits if the engine is still starting. Rejects with a `Fault` only if the engine fails.
   * @param {Request} message
   * @returns {Promise<Reply>}
   */
  request(message) {
    const { worker } = this;
    if (!worker) return Promise.reject(new Fault('engine_stopped', 'the engine is off'));
    this.lastId += 1;
    const id = this.lastId;
    if (!this.waiting()) this.silence = 0;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      worker.postMessage({ id, text: JSON.stringify(message) });
    });
  }

  /** @param {boolean} fresh */
  launch(fresh) {
    this.state = 'starting';
    this.stage = 'load';
    this.silence = 0;
    try {
      this.worker = this.openWorker(fresh);
    } catch (error) {
      this.fail('worker_blocked', describe(error));
      return;
    }
    const { worker } = this;
    worker.onmessage = (event) => this.hear(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.state === 'ready') this.restart(event.message);
      else this.explain(worker, event.message);
    };
    // Counts its own ticks instead of reading a clock: a page that slept must not blame the worker for it.
    this.clock = setInterval(() => this.listen(), 1000);
  }

  /** @param {FromWorker} message */
  hear(message) {
    this.silence = 0;
    if (message.kind === 'progress') {
      this.stage = message.stage;
      this.listeners.onProgress?.(message.stage, message.loaded, message.total);
    } else if (message.kind === 'ready') {
      this.state = 'ready';
      this.stage = 'answer';
      this.listeners.onReady?.(message.version, message.python, message.from);
    } else if (message.kind === 'failed') {
      if (this.state === 'ready') this.restart(message.detail);
      else this.fail(message.code, message.detail);
    } else {
      this.restarts = 0;
      const content = JSON.parse(message.text);
      this.thinking = content.busy;
      if (message.kind === 'push') this.listeners.onPush?.(content);
      else {
        this.open.get(message.id)?.resolve(content);
        this.open.delete(message.id);
      }
    }
  }

  /** Whether the worker owes a sign of life. */
  waiting() {
    return this.state === 'starting' || this.thinking || this.open.size > 0;
  }

  listen() {
    if (!this.waiting()) return;
    this.silence += 1;
    const patience = SILENCE[this.stage];
    if (this.silence <= patience) return;
    if (this.state === 'starting') this.fail('timeout', `${this.stage}: nothing for ${patience} seconds`);
    else this.restart(`no answer for ${patience} seconds`);
  }

  /** @param {string} detail */
  restart(detail) {
    this.restarts += 1;
    if (this.restarts > MAX_RESTARTS) {
      this.fail('engine_stopped', detail);
      return;
    }
    this.halt(new Fault('engine_stopped', detail));
    // The last try trusts neither the browser's cache nor a snapshot.
    this.launch(this.restarts === MAX_RESTARTS);
    this.listeners.onRestart?.();
  }

  /**
   * @param {FaultCode} code
   * @param {string} detail
   */
  fail(code, detail) {
    this.halt(new Fault(code, detail));
    this.listeners.onFailure?.(code, detail);
  }

  /** @param {Fault} reason what open requests are told */
  halt(reason) {
    clearInterval(this.clock);
    const { worker } = this;
    if (worker) {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    }
    this.worker = undefined;
    this.state = 'off';
    this.thinking = false;
    const open = [...this.open.values()];
    this.open.clear();
    for (const { reject } of open) reject(reason);
  }

  /**
   * The worker's own script did not load; the browser does not say why, but asking for them does.
   * @param {Channel} worker
   * @param {string | undefined} message
   */
  async explain(worker, message) {
    const code = (await checkScript()) ?? 'old_browser';
    if (this.worker === worker) this.fail(code, message ?? "the worker's script did not load");
  }
}

/**
 * What is wrong with the worker's script; undefined if nothing is. Asks past the cache, which leaves a good copy there.
 * @returns {Promise<FaultCode | undefined>}
 */
async function checkScript() {
  try {
    const response = await fetch(`${FOLDER}js/worker.js`, { cache: 'reload' });
    if (!response.ok) return 'file_missing';
    return /javascript/.test(response.headers.get('Content-Type') ?? '') ? undefined : 'wrong_type';
  } catch {
    return 'offline';
  }
}
