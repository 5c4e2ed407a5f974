// Deletes what this copy of the game keeps besides the person's own things: its files, for a start without a network, and the
// snapshot, for a quick one. Both come again while the page is used.

import { ROOT } from './folder.js';
import { haveNoSnapshotMade } from './snapshotKeeper.js';
import { dropSnapshots } from './snapshots.js';

/** As the service worker (../offline/sw.js) begins the names of its caches. */
const PREFIX = `deberts-site-${new URL(ROOT).pathname}:`;

/** @returns {Promise<boolean>} whether the game can be fetched again at once */
export async function deleteFiles() {
  haveNoSnapshotMade();
  await dropSnapshots();
  const there = await fetch(`${ROOT}sw.js`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  try {
    const registration = await navigator.serviceWorker?.getRegistration(ROOT);
    await registration?.unregister();
    const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    await Promise.all(own.map((name) => caches.delete(name)));
  } catch {
    // No storage to delete from.
  }
  return there;
}
