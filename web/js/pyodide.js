// Loads Pyodide from this page's own folder in a worker, and turns every way in which that can fail, or hang, into a Fault.

import { Downloads } from './downloads.js';
import { describe, Fault } from './faults.js';
import { FOLDER } from './folder.js';
import { manifest } from './manifest.js';
import { unpack } from './unpack.js';

/**
 * @typedef {object} Way how to start
 * @property {boolean} fresh past the browser's cache and without a snapshot
 * @property {(loaded: number, total: number) => void} onProgress
 */

export const WHEEL = '/lib/deberts.whl';

/** The smallest WebAssembly module there is. */
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

/**
 * Pyodide, with the engine's wheel in its file system.
 * @param {Way} way
 * @param {object} [options] for Pyodide
 * @returns {Promise<any>}
 * @throws {Fault} or, where the options ask for a snapshot, anything
 */
export async function startPyodide({ fresh, onProgress }, options = {}) {
  checkWebAssembly();
  /** @type {(fault: Fault) => void} */
  let onFault = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    onFault = reject;
  });
  failed.catch(() => {});
  const files = [manifest.wasm, manifest.stdlib, manifest.engine];
  const downloads = new Downloads(files, FOLDER, { fresh, onProgress, onFault });
  const release = lendTo(downloads, onFault);
  try {
    return await Promise.race([failed, load(downloads, options)]);
  } catch (error) {
    if (error instanceof Fault || '_loadSnapshot' in options) throw error;
    throw await scriptFault(downloads, error);
  } finally {
    release();
  }
}

/**
 * Lets Pyodide's downloads pass through ours, which unpack the library, and compiles its WebAssembly ahead: while the scripts
 * that will ask for it are still loading.
 * @param {Downloads} downloads
 * @param {(fault: Fault) => void} onFault Pyodide keeps a failure here to itself and waits on; this is how it gets out
 * @returns {() => void} undoes it
 */
function lendTo(downloads, onFault) {
  const wasm = new URL(manifest.wasm.url, FOLDER).href;
  const compiled = WebAssembly.compileStreaming(downloads.fetch(wasm));
  compiled.catch((error) => onFault(compileFault(error)));
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    try {
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      onFault(compileFault(error));
      throw error;
    }
  };
  // Of what goes wrong just before or after, nobody hears otherwise.
  /** @param {PromiseRejectionEvent} event */
  const onStray = ({ reason }) => {
    if (isMemory(reason) || isWebAssembly(reason)) onFault(compileFault(reason));
  };
  self.addEventListener('unhandledrejection', onStray);
  const stdlib = new URL(manifest.stdlib.url, FOLDER).href;
  self.fetch = async (input) => {
    const url = String(input);
    if (url === wasm) return new Response();
    const response = await downloads.fetch(url);
    return url === stdlib ? new Response(await unpack(response)) : response;
  };
  return () => {
    self.removeEventListener('unhandledrejection', onStray);
    self.fetch = downloads.ask;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/**
 * @param {Downloads} downloads
 * @param {object} options
 */
async function load(downloads, options) {
  const wheel = downloads.fetch(new URL(manifest.engine.url, FOLDER)).then(unpack);
  wheel.catch(() => {});
  // Not one after the other. If it fails it fails again where it is used.
  import(new URL(manifest.glue.url, FOLDER).href).catch(() => {});
  const { loadPyodide } = await import(new URL(manifest.loader.url, FOLDER).href);
  const pyodide = await loadPyodide({
    indexURL: new URL(manifest.runtime, FOLDER).href,
    stdLibURL: new URL(manifest.stdlib.url, FOLDER).href,
    lockFileContents: manifest.lock,
    packageBaseUrl: new URL('py/', FOLDER).href,
    ...options,
  });
  pyodide.FS.writeFile(WHEEL, new Uint8Array(await wheel));
  return pyodide;
}

function checkWebAssembly() {
  if (typeof WebAssembly !== 'object') throw new Fault('no_webassembly', 'WebAssembly is not there');
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw new Fault('wasm_blocked', describe(error));
  }
  if (!WebAssembly.compileStreaming) throw new Fault('old_browser', 'no WebAssembly.compileStreaming');
}

/**
 * The file was whole (else its stream has told), so it is the browser.
 * @param {unknown} error
 * @returns {Fault}
 */
function compileFault(error) {
  if (error instanceof Fault) return error;
  return new Fault(isMemory(error) ? 'no_memory' : 'old_browser', describe(error));
}

/** @param {unknown} error */
const isWebAssembly = (error) =>
  [WebAssembly.CompileError, WebAssembly.LinkError, WebAssembly.RuntimeError].some((kind) => error instanceof kind);

/** @param {unknown} error */
const isMemory = (error) => error instanceof RangeError || /out of memory/i.test(String(error));

/**
 * Why Pyodide's own scripts did not load or run.
 * @param {Downloads} downloads
 * @param {unknown} error
 * @returns {Promise<Fault>}
 */
async function scriptFault(downloads, error) {
  try {
    await downloads.checkScript(manifest.loader, FOLDER);
    await downloads.checkScript(manifest.glue, FOLDER);
  } catch (fault) {
    return /** @type {Fault} */ (fault);
  }
  if (isMemory(error)) return new Fault('no_memory', describe(error));
  return new Fault(error instanceof SyntaxError ? 'old_browser' : 'python_failed', describe(error));
}
