// A worker of its own that makes a snapshot for the next visit and is done: it starts a second Python, from files that the
// browser has just fetched, so nobody waits and nothing is downloaded.

import { makeSnapshot } from './python.js';
import { findSnapshot, keepSnapshot } from './snapshots.js';

/** The memory that Pyodide begins with. A snapshot of more than that can't be loaded. */
const FIRST_MEMORY = 31_457_280;
const HEADER = 65_536;

async function make() {
  if (await findSnapshot()) return;
  const snapshot = await makeSnapshot({ fresh: false, onProgress: () => {} });
  if (snapshot.length <= FIRST_MEMORY + HEADER) await keepSnapshot(snapshot);
}

// Of several tabs one is enough.
const locked = () => navigator.locks.request('deberts-snapshot', { ifAvailable: true }, (lock) => lock && make());

(navigator.locks ? locked() : make()).catch(() => {}).finally(() => self.postMessage('done'));
