// The engine's worker for a page that has it to itself.
//
// A page starts it as a module worker; a worker named "fresh" loads its files past the browser's cache, and no snapshot.

import { createHost } from './engineHost.js';
import { startPython } from './python.js';

/** @typedef {import("./engineHost.js").FromWorker} FromWorker */
/** @typedef {import("./engineHost.js").ToWorker} ToWorker */

const page =
  /** @type {{ name: string, postMessage: (message: FromWorker) => void, onmessage: (event: MessageEvent<ToWorker>) => void }} */ (
    /** @type {unknown} */ (self)
  );

const host = createHost((onProgress) => startPython({ fresh: page.name === 'fresh', onProgress }));
const table = host.open('', (message) => page.postMessage(message));
page.onmessage = ({ data }) => table.ask(data);
void host.start();
