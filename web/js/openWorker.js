import { FOLDER } from './folder.js';

/** @typedef {Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>} Channel a worker, or what is like one */

/**
 * Starts the engine's worker.
 * @param {boolean} fresh past the browser's cache, and without a snapshot
 * @returns {Channel}
 */
export const openWorker = (fresh) =>
  new Worker(`${FOLDER}js/worker.js`, { type: 'module', name: fresh ? 'fresh' : '' });
