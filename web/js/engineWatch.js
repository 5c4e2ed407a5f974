// Keeps the page informed about the engine: loading, ready, failed, started again.

import { Engine } from './engine.js';
import { openWorker } from './openWorker.js';
import { haveSnapshotMade } from './snapshotKeeper.js';

/** @typedef {import('./panels/loading.js').EngineState} EngineState */

/**
 * @param {object} listeners
 * @param {(state: EngineState) => void} listeners.onState
 * @param {(push: import('./protocol.js').Push) => void} listeners.onPush
 * @param {() => void} listeners.onRestart the worker had died, a new one is starting
 * @param {(fresh: boolean) => import('./engine.js').Channel} [open] starts a worker
 */
export function watchEngine({ onState, onPush, onRestart }, open = openWorker) {
  /** @type {EngineState} */
  let state = { state: 'loading', loaded: 0, total: 0, stage: 'load' };
  let lastError = '';

  /** @param {EngineState} next */
  const change = (next) => {
    state = next;
    onState(state);
  };

  const engine = new Engine(
    {
      onProgress: (stage, loaded, total) => change({ state: 'loading', loaded, total, stage }),
      onReady: (_version, _python, from) => {
        change({ ...state, state: 'ready' });
        if (from === 'files') haveSnapshotMade();
      },
      onFailure: (code, detail) => {
        lastError = `${code}: ${detail}`;
        change({ ...state, state: 'failed', code });
      },
      onRestart: () => {
        change({ state: 'loading', loaded: 0, total: 0, stage: 'load' });
        onRestart();
      },
      onPush,
    },
    open,
  );

  return {
    start: () => engine.start(),
    stop: () => engine.stop(),

    retry() {
      change({ state: 'loading', loaded: 0, total: 0, stage: 'load' });
      engine.retry();
    },

    /** @param {any} message */
    request: (message) => engine.request(message),

    /** @param {string} detail of something that went wrong, for a problem report */
    note(detail) {
      lastError = detail;
    },

    /** @returns {string} */
    get lastError() {
      return lastError;
    },

    /** @returns {EngineState} */
    get state() {
      return state;
    },
  };
}
