// Deletes what this copy of the game keeps besides the person's own things: its files, for a start without a network, and the
// snapshot, for a quick one. Both come again while the page is used.

import { ROOT } from './folder.js';
import { dropSnapshots } from './snapshots.js';

/** As the service worker (../offline/sw.js) begins the names of its caches. */
const PREFIX = `deberts-site-${new URL(ROOT).pathname}:`;

export async function deleteFiles() {
  await dropSnapshots();
  try {
    // Where the server can't be reached they are all that there is of the game, and hold nothing of the person.
    const { ok } = await fetch(`${ROOT}sw.js`, { cache: 'no-store' });
    if (!ok) return;
    const registration = await navigator.serviceWorker?.getRegistration(ROOT);
    await registration?.unregister();
    const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    await Promise.all(own.map((name) => caches.delete(name)));
  } catch {
    // No network, or no storage to delete from.
  }
}
