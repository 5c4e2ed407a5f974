// Keeps the page informed about the engine: loading, ready, failed, started again.

import { Engine } from './engine.js';

/** @typedef {import('./panels/loading.js').EngineState} EngineState */

/**
 * @param {object} listeners
 * @param {(state: EngineState) => void} listeners.onState
 * @param {(push: import('./protocol.js').Push) => void} listeners.onPush
 * @param {() => void} listeners.onRestart the worker had died, a new one is starting
 */
export function watchEngine({ onState, onPush, onRestart }) {
  /** @type {EngineState} */
  let state = { state: 'loading', loaded: 0, total: 0, stage: 'load' };
  let lastError = '';

  /** @param {EngineState} next */
  const change = (next) => {
    state = next;
    onState(state);
  };

  const engine = new Engine({
    onProgress: (stage, loaded, total) => change({ state: 'loading', loaded, total, stage }),
    onReady: () => change({ ...state, state: 'ready' }),
    onFailure: (code, detail) => {
      lastError = `${code}: ${detail}`;
      change({ ...state, state: 'failed', code });
    },
    onRestart: () => {
      change({ state: 'loading', loaded: 0, total: 0, stage: 'load' });
      onRestart();
    },
    onPush,
  });

  return {
    start: () => engine.start(),

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
