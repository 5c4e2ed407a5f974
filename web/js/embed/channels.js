// Ways to an engine from inside a frame, the best one first.
//
// All tables of a site share one Python in a shared worker. Where the browser has none, or the frame may not have one, a
// worker of its own; where the frame has no origin (a sandbox without `allow-same-origin`), a worker from a `data:` address,
// which imports the same script; and at last this very thread.

import { FOLDER } from '../folder.js';
import { openWorker } from '../openWorker.js';

/** @typedef {import('../engine.js').Channel} Channel */
/** @typedef {import('../engineHost.js').ToWorker} ToWorker */

/** @param {() => void} onAlone the engine is not shared: it is this frame's own */
export function createChannels(onAlone) {
  let tries = 0;
  const shareAgain = () => {
    tries = 0;
  };

  return {
    /**
     * @param {boolean} fresh past the browser's cache
     * @returns {Channel}
     */
    open(fresh) {
      // One that others use can't be ended from here when it hangs, so the second try is one's own.
      const shared = tries === 0 && !fresh;
      tries += 1;
      const alone = [openWorker, openDataWorker, openHere].map((open) => () => {
        const channel = open(fresh);
        onAlone();
        return channel;
      });
      return firstOf(shared ? [() => openShared(shareAgain), ...alone] : alone);
    },

    /** The last one was given up because it was not needed, and not because it failed. */
    rest: shareAgain,
  };
}

/**
 * @param {() => void} onReturn the table in the worker is gone through nobody's fault
 * @returns {Channel}
 */
function openShared(onReturn) {
  const worker = new SharedWorker(`${FOLDER}js/sharedWorker.js`, { type: 'module', name: 'deberts' });
  const { port } = worker;
  const leave = () => port.postMessage('leave');
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pagehide', leave, { signal });
  // Back from where the browser keeps pages that were left.
  const comeBack = () => {
    onReturn();
    tell(new ErrorEvent('error', { message: 'the page was away' }));
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal });
  /** @type {Channel} */
  const channel = {
    onmessage: null,
    onerror: null,
    postMessage: (/** @type {ToWorker} */ message) => port.postMessage(message),
    terminate() {
      listening.abort();
      leave();
      port.close();
    },
  };
  port.onmessage = (event) => channel.onmessage?.call(/** @type {any} */ (channel), event);
  const tell = (/** @type {ErrorEvent} */ event) => channel.onerror?.call(/** @type {any} */ (channel), event);
  worker.onerror = (event) => tell(/** @type {ErrorEvent} */ (event));
  return channel;
}

/**
 * @param {boolean} fresh
 * @returns {Channel}
 */
function openDataWorker(fresh) {
  const script = `import ${JSON.stringify(`${FOLDER}js/worker.js`)}`;
  const name = fresh ? 'fresh' : '';
  return new Worker(`data:text/javascript,${encodeURIComponent(script)}`, { type: 'module', name });
}

/**
 * @param {boolean} fresh
 * @returns {Channel}
 */
function openHere(fresh) {
  /** @type {Channel} */
  const channel = {
    onmessage: null,
    onerror: null,
    postMessage: (/** @type {ToWorker} */ message) => void table.then(({ ask }) => ask(message)),
    terminate: () => void table.then(({ close }) => close()),
  };
  /** @param {string} type @param {any} event */
  const tell = (type, event) => /** @type {any} */ (channel)[type]?.call(channel, event);
  const table = sitDown();
  table.catch((error) => tell('onerror', new ErrorEvent('error', { message: String(error) })));

  async function sitDown() {
    const [{ createHost }, { startPython }] = await Promise.all([import('../engineHost.js'), import('../python.js')]);
    const host = createHost((onProgress) => startPython({ fresh, onProgress }));
    const seat = host.open('', (message) => tell('onmessage', { data: message }));
    void host.start();
    return seat;
  }

  return channel;
}

/**
 * The first of several ways that opens and speaks; what was sent meanwhile is sent again on the next one.
 * @param {Array<() => Channel>} ways
 * @returns {Channel}
 */
function firstOf(ways) {
  /** @type {Channel | undefined} */
  let current;
  let spoke = false;
  /** @type {ToWorker[]} */
  const sent = [];
  /** @type {Channel} */
  const channel = {
    onmessage: null,
    onerror: null,
    postMessage(/** @type {ToWorker} */ message) {
      if (!spoke) sent.push(message);
      current?.postMessage(message);
    },
    terminate: () => current?.terminate(),
  };

  /** @param {unknown} error why the last way did not open */
  function next(error) {
    const way = ways.shift();
    if (!way) throw error;
    /** @type {Channel} */
    let opened;
    try {
      opened = way();
    } catch (reason) {
      next(reason);
      return;
    }
    current = opened;
    opened.onmessage = (event) => {
      spoke = true;
      channel.onmessage?.call(/** @type {any} */ (channel), event);
    };
    opened.onerror = (event) => {
      if (spoke || ways.length === 0) channel.onerror?.call(/** @type {any} */ (channel), event);
      else {
        event.preventDefault();
        opened.terminate();
        next(event);
      }
    };
    for (const message of sent) opened.postMessage(message);
  }

  next(undefined);
  return channel;
}
