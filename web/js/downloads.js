// Fetches the files of the site for the worker: counts their bytes, and says what is wrong when one does not come as it
// was built. Pyodide alone would wait for ever for a WebAssembly file that is missing, cut short or mislabelled.

import { describe, Fault } from './faults.js';

/** @typedef {import("./manifest.js").SiteFile} SiteFile */

/** How the files that are read as bytes begin. */
const WASM = [0x00, 0x61, 0x73, 0x6d];
const GZIP = [0x1f, 0x8b];

export class Downloads {
  /**
   * @param {SiteFile[]} files what may be fetched and is counted
   * @param {string} folder the address that their addresses are relative to
   * @param {{ fresh: boolean, onProgress: (loaded: number, total: number) => void, onFault: (fault: Fault) => void }} how
   *   `fresh`: past the browser's cache; `onFault`: the first thing that went wrong
   */
  constructor(files, folder, { fresh, onProgress, onFault }) {
    this.files = new Map(files.map((file) => [new URL(file.url, folder).href, file]));
    this.total = files.reduce((sum, file) => sum + file.size, 0);
    this.loaded = 0;
    this.fresh = fresh;
    this.onProgress = onProgress;
    this.onFault = onFault;
    this.ask = self.fetch.bind(self);
  }

  /**
   * Stands in for `fetch`: only files of the site, the body counted and checked while it streams.
   * @param {RequestInfo | URL} input
   * @returns {Promise<Response>}
   */
  async fetch(input) {
    const url = new URL(input instanceof Request ? input.url : input, self.location.href).href;
    try {
      const file = this.files.get(url);
      if (!file) throw new Fault('file_missing', `not a file of this page: ${url}`);
      const response = await this.answer(url, this.fresh ? 'reload' : 'default');
      // The type is ours to say, so that a host that knows no WebAssembly can still serve it.
      const type = url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
      return new Response(this.checked(response, url, file), { headers: { 'Content-Type': type } });
    } catch (error) {
      throw this.report(error, url);
    }
  }

  /**
   * A good answer of the server, or a fault.
   * @param {string} url
   * @param {RequestCache} cache
   */
  async answer(url, cache) {
    const response = await this.ask(url, { cache });
    if (!response.ok) throw new Fault('file_missing', `${url}: HTTP ${response.status}`);
    return response;
  }

  /**
   * The body as a stream that counts, and breaks where the file is not what was built.
   * @param {Response} response
   * @param {string} url
   * @param {SiteFile} file
   */
  checked(response, url, file) {
    const reader = response.body?.getReader();
    if (!reader) throw new Fault('file_damaged', `${url}: empty`);
    let read = 0;
    return new ReadableStream({
      pull: async (out) => {
        try {
          const { done, value } = await reader.read();
          if (value) {
            if (read === 0) checkStart(value, url, response);
            read += value.length;
            this.loaded += value.length;
            this.onProgress(this.loaded, this.total);
            out.enqueue(value);
          }
          if (done) {
            if (read !== file.size) throw new Fault('file_damaged', `${url}: ${read} bytes of ${file.size}`);
            out.close();
          }
        } catch (error) {
          out.error(this.report(error, url));
        }
      },
    });
  }

  /**
   * Why a script would not load: browsers only say that it did not. Returns when nothing is wrong with it. Asks past the
   * cache, which leaves a good copy there for the next try.
   * @param {SiteFile} file
   * @param {string} folder
   */
  async checkScript(file, folder) {
    const url = new URL(file.url, folder).href;
    try {
      const response = await this.answer(url, 'reload');
      const type = response.headers.get('Content-Type') ?? '';
      if (!/^(text|application)\/(x-)?(java|ecma)script\b/.test(type)) throw new Fault('wrong_type', `${url}: ${type}`);
      const { byteLength } = await response.arrayBuffer();
      if (byteLength !== file.size) throw new Fault('file_damaged', `${url}: ${byteLength} bytes of ${file.size}`);
    } catch (error) {
      throw this.report(error, url);
    }
  }

  /**
   * @param {unknown} error
   * @param {string} url
   * @returns {Fault}
   */
  report(error, url) {
    const fault = error instanceof Fault ? error : new Fault('offline', `${url}: ${describe(error)}`);
    this.onFault(fault);
    return fault;
  }
}

/**
 * @param {Uint8Array} bytes the first that came
 * @param {string} url
 * @param {Response} response
 */
function checkStart(bytes, url, response) {
  const magic = url.endsWith('.wasm') ? WASM : GZIP;
  if (magic.every((byte, index) => index >= bytes.length || bytes[index] === byte)) return;
  const type = response.headers.get('Content-Type') ?? 'no type';
  throw new Fault(/html/.test(type) ? 'wrong_type' : 'file_damaged', `${url}: begins like another file (${type})`);
}
