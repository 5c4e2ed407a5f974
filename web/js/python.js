// Starts Python in a worker with the engine in it: from a snapshot that an earlier visit left, or else from the files.

import { describe, Fault } from './faults.js';
import { manifest } from './manifest.js';
import { startPyodide, WHEEL } from './pyodide.js';
import { dropSnapshots, findSnapshot, readSnapshot } from './snapshots.js';

/** @typedef {import("./pyodide.js").Way} Way */

/**
 * The engine: texts in, texts out, at the table of that name. No Python object crosses, so none can leak.
 * @typedef {object} Api
 * @property {(text: string, table: string) => string} handle
 * @property {(units: number, table: string) => string} work
 * @property {(units: number, table: string) => string} thinkAhead
 * @property {(table: string) => void} clear
 * @property {string} version the engine's
 * @property {string} python
 * @property {"files" | "snapshot"} from
 */

const ADD_WHEEL = `
import sys
sys.path.insert(0, "${WHEEL}")
try:
    import ready_methods  # see docs/start-up.md
except ImportError:
    pass  # a wheel that could not be compiled
`;

/** All that a match may need, and a word on what it was made for. */
const BEFORE_SNAPSHOT = `
import deberts.ai.search.policy, deberts.api.asides, deberts.api.coaching, traceback
made_for = "${manifest.build}"
`;

/** A match is dealt from a seed of the page's; but nothing else shall be the same by chance after each start either. */
const AFTER_SNAPSHOT = `
import random
random.seed()
made_for
`;

/**
 * @param {Way} way
 * @returns {Promise<Api>}
 * @throws {Fault}
 */
export async function startPython(way) {
  if (way.fresh) await dropSnapshots();
  else {
    const stored = await findSnapshot();
    try {
      if (stored) return connect(await restore(stored, way), 'snapshot');
    } catch (error) {
      if (error instanceof Fault) throw error;
      // Stale, cut short, or too much for this browser: the files are always there, and another one can be made.
      await dropSnapshots();
    }
  }
  return connect(await startFromFiles(way), 'files');
}

/**
 * The memory of a Python that has the engine imported.
 * @param {Way} way
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function makeSnapshot(way) {
  const pyodide = await startFromFiles(way, { _makeSnapshot: true });
  pyodide.runPython(BEFORE_SNAPSHOT);
  return pyodide.makeMemorySnapshot();
}

/**
 * @param {Way} way
 * @param {object} [options] for Pyodide
 */
async function startFromFiles(way, options) {
  const pyodide = await startPyodide(way, options);
  pyodide.runPython(ADD_WHEEL);
  return pyodide;
}

/**
 * @param {Response} stored
 * @param {Way} way
 * @returns {Promise<any>} Pyodide as it was, but for its chance
 */
export async function restore(stored, way) {
  const pyodide = await startPyodide(way, { _loadSnapshot: readSnapshot(stored) });
  const madeFor = pyodide.runPython(AFTER_SNAPSHOT);
  if (madeFor !== manifest.build) throw new Error(`a snapshot of build ${madeFor}`);
  return pyodide;
}

/**
 * @param {any} pyodide
 * @param {Api["from"]} from
 * @returns {Api}
 */
function connect(pyodide, from) {
  try {
    const api = pyodide.pyimport('deberts.api');
    // Copies, for an attribute of a proxy dies with it; these live as long as the worker.
    const [handle, work, clear] = [api.handle.copy(), api.work.copy(), api.clear.copy()];
    const thinkAhead = api.think_ahead.copy();
    api.destroy();
    const told = pyodide.runPython("import deberts, sys; f'{deberts.__version__} {sys.version}'");
    const [version, python] = told.split(' ');
    return { handle, work, thinkAhead, clear, version, python, from };
  } catch (error) {
    throw new Fault('python_failed', describe(error));
  }
}
