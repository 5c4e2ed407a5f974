// The engine of all embedded tables of a site: one Python, a table for each frame.

import { createHost } from '../engineHost.js';
import { startPython } from '../python.js';

const scope = /** @type {{ onconnect: (event: MessageEvent) => void, close: () => void }} */ (
  /** @type {unknown} */ (self)
);

const host = createHost((onProgress) => startPython({ fresh: false, onProgress }));
let count = 0;

scope.onconnect = ({ ports: [port] }) => {
  if (!port) return;
  count += 1;
  const table = host.open(String(count), (message) => {
    port.postMessage(message);
    // Who tries again gets a new worker, not this one. The others are told first.
    if (message.kind === 'failed') setTimeout(() => scope.close());
  });
  port.onmessage = ({ data }) => {
    if (data === 'leave') table.close();
    else table.ask(data);
  };
};

void host.start();
