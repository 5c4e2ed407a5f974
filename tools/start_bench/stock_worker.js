import { loadPyodide } from './pyodide/pyodide.mjs';

const pyodide = await loadPyodide();
postMessage(pyodide.runPython('1+1'));
