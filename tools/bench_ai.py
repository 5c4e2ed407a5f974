"""`python build.py bench ai`: the solver and the decisions of `python -m deberts bench`, in the browser's worker.

The worker starts the very Pyodide and wheel of dist/ that the page starts, and nothing else runs beside it.
"""

from __future__ import annotations

import threading

from playwright.sync_api import sync_playwright

from tools.as_written import serve_as_written
from tools.browser import find_chromium
from tools.browser_fixtures import FLAGS
from tools.project import Project, say
from tools.serve import open_server

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
    chromium = find_chromium()
    (app,) = (project.dist / "app").iterdir()
    with open_server(project.dist, 0, "/") as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=str(chromium), args=list(FLAGS))
        page = browser.new_page()
        worker = f"{server.url}app/{app.name}/js/bench.js"
        page.route(server.url, lambda route: route.fulfill(body="<title>bench</title>", content_type="text/html"))
        serve_as_written(page.context)
        # A worker's own script is asked for by its context.
        page.context.route(worker, lambda route: route.fulfill(body=WORKER, content_type="text/javascript"))
        page.goto(server.url)
        say(page.evaluate(ASK, worker))
        browser.close()
        server.shutdown()
