// Where a snapshot waits for the next visit: the memory of a Python that has the engine imported, packed, in the browser's
// cache storage. It is only ever a copy: no snapshot, or no storage, means starting from the files.

import { FOLDER } from './folder.js';

const CACHE = 'deberts-snapshot';

/** A build has its own folder, and a snapshot fits one build. */
const ADDRESS = `${FOLDER}snapshot`;

/** Builds of this site have their folders here; other copies of the game on this origin have theirs elsewhere. */
const BUILDS = new URL('../', FOLDER).href;

/** @returns {Promise<Response | undefined>} */
export async function findSnapshot() {
  try {
    return await caches.match(ADDRESS, { cacheName: CACHE });
  } catch {
    return undefined;
  }
}

/**
 * Keeps a snapshot of this build in the place of those of others.
 * @param {Uint8Array<ArrayBuffer>} snapshot
 */
export async function keepSnapshot(snapshot) {
  const packed = new Blob([snapshot]).stream().pipeThrough(new CompressionStream('gzip'));
  // All of it first: an entry that is cut short must not come to be.
  const bytes = await new Response(packed).arrayBuffer();
  await dropSnapshots();
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, new Response(bytes));
}

/** Drops what this site has of them, of whatever build. */
export async function dropSnapshots() {
  try {
    if (!(await caches.has(CACHE))) return;
    const cache = await caches.open(CACHE);
    const kept = await cache.keys();
    await Promise.all(kept.filter(({ url }) => url.startsWith(BUILDS)).map((request) => cache.delete(request)));
  } catch {
    // Without storage there are none.
  }
}
