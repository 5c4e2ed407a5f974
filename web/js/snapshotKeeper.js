// Has a snapshot made for the next visit, when this visit has started without one and has come to rest.

import { FOLDER } from './folder.js';

/** Milliseconds after the start: by then the first deal is on the table, and the start has cost the person nothing. */
const REST = 15_000;

/** Gigabytes. Below, a second Python beside the first asks too much of the device. */
const MEMORY = 2;

let asked = false;
let refused = false;
/** @type {Worker | undefined} */
let worker;

export function haveSnapshotMade() {
  const { deviceMemory = MEMORY } = /** @type {{ deviceMemory?: number }} */ (navigator);
  // In a frame of another page a second Python is too much to ask, and what is kept there is that page's affair.
  if (window.parent !== window) return;
  if (asked || deviceMemory < MEMORY || !('caches' in self)) return;
  asked = true;
  setTimeout(() => (self.requestIdleCallback ?? setTimeout)(make), REST);
}

/** None is to be kept any more: not even one that is being made. */
export function haveNoSnapshotMade() {
  refused = true;
  worker?.terminate();
}

function make() {
  if (refused) return;
  try {
    worker = new Worker(`${FOLDER}js/snapshotWorker.js`, { type: 'module' });
    worker.onmessage = () => worker?.terminate();
    // It matters to nobody but the next visit.
    worker.onerror = (event) => event.preventDefault();
  } catch {
    // A page that may not start workers has told so already.
  }
}
