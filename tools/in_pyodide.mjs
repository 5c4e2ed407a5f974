// Runs one Python script inside the pinned Pyodide under Node, and exits as the script does.
//
//   node tools/in_pyodide.mjs '{"pyodide": DIR, "script": FILE, "mounts": {GUEST: HOST}, "path": [GUEST],
//                               "args": [...], "env": {...}, "stdlib": FILE or null}'
//
// GUEST folders are the script's view of HOST folders. Used by the build (to compile what the browser gets with the very
// Python that will run it) and by the tests.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const job = JSON.parse(process.argv[2]);

try {
  process.exitCode = await runJob();
} catch (error) {
  // Node prints the source line of an uncaught error, and that of Pyodide is a megabyte long.
  console.error(String(error?.message ?? error).slice(0, 4000));
  process.exitCode = 70;
}

/** @returns {Promise<number>} */
async function runJob() {
  const { loadPyodide } = await import(pathToFileURL(join(job.pyodide, 'pyodide.mjs')).href);
  const pyodide = await loadPyodide({
    indexURL: job.pyodide,
    stdLibURL: job.stdlib ?? undefined,
    env: { HOME: '/home/pyodide', ...job.env },
  });
  for (const [guest, host] of Object.entries(job.mounts)) {
    mkdirSync(host, { recursive: true });
    pyodide.FS.mkdirTree(guest);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: host }, guest);
  }
  const run = pyodide.runPython(`
def run(script, args, path):
    import runpy, sys
    sys.path[:0] = path
    sys.argv = [script, *args]
    try:
        runpy.run_path(script, run_name="__main__")
    except SystemExit as stop:
        if stop.code is None or isinstance(stop.code, int):
            return int(stop.code or 0)
        print(stop.code, file=sys.stderr)
        return 1
    return 0
run`);
  return run(job.script, pyodide.toPy(job.args), pyodide.toPy(job.path));
}
