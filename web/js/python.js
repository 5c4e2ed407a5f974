// Starts Python in the worker: checks what the browser can do, loads Pyodide and the engine from this page's own folder,
// and turns every way in which that can fail, or hang, into a Fault.

import { Downloads } from './downloads.js';
import { describe, Fault } from './faults.js';
import { manifest } from './manifest.js';

/**
 * The engine: texts in, texts out. No Python object crosses, so none can leak.
 * @typedef {{ handle: (text: string) => string, work: (units: number) => string, version: string, python: string }} Api
 */

const FOLDER = new URL('../', import.meta.url).href;
const WHEEL = '/lib/deberts.whl';

/** The smallest WebAssembly module there is. */
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

/**
 * @param {{ fresh: boolean, onProgress: (loaded: number, total: number) => void }} how `fresh`: past the browser's cache
 * @returns {Promise<Api>}
 * @throws {Fault}
 */
export async function startPython({ fresh, onProgress }) {
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
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (input) => downloads.fetch(input);
  // Pyodide keeps a failure of this to itself and waits on; `failed` is how it gets out.
  WebAssembly.instantiateStreaming = (source, imports) =>
    instantiateStreaming.call(WebAssembly, source, imports).catch((error) => {
      onFault(instantiationFault(error));
      throw error;
    });
  try {
    return await Promise.race([failed, load(downloads)]);
  } catch (error) {
    throw error instanceof Fault ? error : await scriptFault(downloads, error);
  } finally {
    self.fetch = downloads.ask;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * @param {Downloads} downloads
 * @returns {Promise<Api>}
 */
async function load(downloads) {
  const wheel = downloads.fetch(new URL(manifest.engine.url, FOLDER)).then((response) => response.arrayBuffer());
  wheel.catch(() => {});
  const { loadPyodide } = await import(new URL(manifest.loader.url, FOLDER).href);
  const pyodide = await loadPyodide({
    indexURL: new URL(manifest.runtime, FOLDER).href,
    stdLibURL: new URL(manifest.stdlib.url, FOLDER).href,
    lockFileContents: manifest.lock,
    packageBaseUrl: new URL('py/', FOLDER).href,
  });
  pyodide.FS.writeFile(WHEEL, new Uint8Array(await wheel));
  try {
    pyodide.runPython(`import sys; sys.path.insert(0, "${WHEEL}")`);
    const api = pyodide.pyimport('deberts.api');
    // Copies, for an attribute of a proxy dies with it; these two live as long as the worker.
    const [handle, work] = [api.handle.copy(), api.work.copy()];
    api.destroy();
    const [version, python] = pyodide.runPython("import deberts; f'{deberts.__version__} {sys.version}'").split(' ');
    return { handle, work, version, python };
  } catch (error) {
    throw new Fault('python_failed', describe(error));
  }
}

function checkWebAssembly() {
  if (typeof WebAssembly !== 'object') throw new Fault('no_webassembly', 'WebAssembly is not there');
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw new Fault('wasm_blocked', describe(error));
  }
  if (!WebAssembly.instantiateStreaming) throw new Fault('old_browser', 'no WebAssembly.instantiateStreaming');
}

/**
 * The file was whole (else its stream has told), so it is the browser.
 * @param {unknown} error
 * @returns {Fault}
 */
function instantiationFault(error) {
  if (error instanceof Fault) return error;
  return new Fault(error instanceof RangeError ? 'no_memory' : 'old_browser', describe(error));
}

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
  return new Fault(error instanceof SyntaxError ? 'old_browser' : 'python_failed', describe(error));
}
