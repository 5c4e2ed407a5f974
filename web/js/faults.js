// What can keep the engine from starting or going on, as codes; the page has the sentences.

/**
 * - `old_browser`: lacks something that Pyodide needs
 * - `no_webassembly`: WebAssembly is missing or switched off
 * - `wasm_blocked`: a content security policy forbids WebAssembly
 * - `worker_blocked`: the page may not start workers (a sandboxed frame, for instance)
 * - `offline`: a file could not be fetched at all
 * - `file_missing`: the server answered, but without the file
 * - `wrong_type`: the server sent the file as something that browsers refuse, or another file in its place
 * - `file_damaged`: the file is not the one that was built
 * - `no_memory`: the browser has no memory left for Python
 * - `python_failed`: Python or the engine failed
 * - `timeout`: nothing moved for a long time
 * - `engine_stopped`: the engine stopped working again and again
 * @typedef {"old_browser" | "no_webassembly" | "wasm_blocked" | "worker_blocked" | "offline" | "file_missing"
 *   | "wrong_type" | "file_damaged" | "no_memory" | "python_failed" | "timeout" | "engine_stopped"} FaultCode
 */

/** A failure with a code; the message is the detail, for a report and not for a player. */
export class Fault extends Error {
  /**
   * @param {FaultCode} code
   * @param {string} detail
   */
  constructor(code, detail) {
    super(detail);
    this.code = code;
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function describe(error) {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(-2000);
}
