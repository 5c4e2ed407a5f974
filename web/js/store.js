// What the page keeps on this device, as one object.

import { createProgress } from './store/lessons.js';
import { createLibrary } from './store/library.js';
import { createMatchSlot } from './store/match.js';
import { createOwnership } from './store/ownership.js';
import { createPadSlot } from './store/pad.js';
import { createStats } from './store/stats.js';

/** @typedef {ReturnType<typeof createStore>} Store */

/**
 * @param {import('./store/storage.js').Storage} storage
 * @param {string} page the version of the page
 */
export function createStore(storage, page) {
  /** @type {Set<() => void>} */
  const lost = new Set();
  const ownership = createOwnership(storage, () => {
    for (const listener of lost) listener();
  });
  return {
    storage,
    ownership,
    match: createMatchSlot(storage, ownership, page),
    library: createLibrary(storage),
    lessons: createProgress(storage),
    pad: createPadSlot(storage),
    stats: createStats(storage),
    /** @param {() => void} listener another tab took the running match over */
    onLost(listener) {
      lost.add(listener);
    },
  };
}
