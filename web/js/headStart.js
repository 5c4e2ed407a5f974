// Starts the engine's worker while the page's other scripts are still on their way: loaded by itself, and first.

import { openWorker } from './openWorker.js';

/** @typedef {import('./openWorker.js').Channel} Channel */

/** What it has said before anybody listens. @type {Event[]} */
const heard = [];

/** @type {Channel | undefined} */
let ahead;

try {
  ahead = openWorker(false);
  ahead.onmessage = (event) => heard.push(event);
  ahead.onerror = (event) => {
    event.preventDefault();
    heard.push(event);
  };
} catch {
  // Whoever asks for one will be told.
}

/**
 * The worker that was started ahead, the first time; then as `openWorker`.
 * @param {boolean} fresh
 * @returns {Channel}
 */
export function takeWorker(fresh) {
  const worker = ahead;
  if (!worker) return openWorker(fresh);
  ahead = undefined;
  // As soon as its new owner has set its listeners, and before it says anything new.
  queueMicrotask(() => {
    for (const event of heard) /** @type {any} */ (worker)[`on${event.type}`]?.(event);
  });
  return worker;
}
