// Where a snapshot waits for the next visit: the memory of a Python that has the engine imported, without its empty pages, in
// the browser's cache storage. It is only ever a copy: no snapshot, or no storage, means starting from the files.

import { FOLDER } from './folder.js';
import { gather, spread } from './sparse.js';

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
  const gathered = gather(snapshot);
  await dropSnapshots();
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, new Response(gathered));
}

/**
 * What `keepSnapshot` was given; rejects if what is kept is not that any more.
 * @param {Response} stored
 */
export const readSnapshot = async (stored) => spread(await stored.arrayBuffer());

/** Drops what this site has of them, of whatever build. */
export async function dropSnapshots() {
  try {
    if (!(await caches.has(CACHE))) return;
    const cache = await caches.open(CACHE);
    const kept = await cache.keys();
    const own = kept.filter(({ url }) => url.startsWith(BUILDS));
    await Promise.all(own.map((request) => cache.delete(request)));
    if (own.length === kept.length) await caches.delete(CACHE);
  } catch {
    // Without storage there are none.
  }
}
