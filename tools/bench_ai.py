"""`python build.py bench ai`: the solver and the decisions of `python -m deberts bench`, in the browser's worker.

The worker starts the very Pyodide and wheel of dist/ that the page starts, and nothing else runs beside it.
"""

from __future__ import annotations

from tools.project import Project, say
from tools.visiting import beside_the_page

WORKER = r"""
import { startPyodide, WHEEL } from './pyodide.js';
const pyodide = await startPyodide({ fresh: false, onProgress: () => {} });
self.postMessage(pyodide.runPython(`
import sys
sys.path.insert(0, "${WHEEL}")
from deberts.cli.bench_ai import decision_lines, decisions, solver, solver_lines
from deberts.rules.profiles import make_rules

tables = [make_rules({"profile": "gambler", "players": players}) for players in (2, 3, 4)]
"\\n".join([*solver_lines(solver(2)), *decision_lines(decisions(tables, 2))])
`));
"""

ASK = """(address) => new Promise((resolve, reject) => {
  const worker = new Worker(address, { type: 'module' });
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.onmessage = ({ data }) => resolve(data);
})"""


def bench_ai(project: Project) -> None:
    """Measures in a browser of its own and prints what the command line prints."""
    with beside_the_page(project) as (page, scripts):
        worker = f"{scripts}/bench.js"
        # A worker's own script is asked for by its context.
        page.context.route(worker, lambda route: route.fulfill(body=WORKER, content_type="text/javascript"))
        say(page.evaluate(ASK, worker))
