"""Static hosts: one whose content can be replaced and which can go away, for what happens between two visits."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path, PurePosixPath

from tools.offline import SERVICE_WORKER, service_worker
from tools.serve import open_server

WEB = Path(__file__).parents[1] / "web"
BASE = "/deberts/"


class Host:
    """Serves a copy of a site, always at the same address."""

    def __init__(self, site: Path, folder: Path) -> None:
        """``folder``: where the copy is to be."""
        self.folder = folder
        self.deploy(site)
        self.port = 0
        self.start()

    def deploy(self, site: Path) -> None:
        """Replaces everything, as an upload does: nothing of the site before is left."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(site, self.folder)

    def start(self) -> None:
        """Serves, on the port of before if there was one."""
        self.server = open_server(self.folder, self.port, BASE)
        self.port = self.server.server_address[1]
        self.url = self.server.url
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """Is no longer there: connections are refused."""
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


def app_of(site: Path) -> str:
    """The name of the build that a site is of."""
    (app,) = (site / "app").iterdir()
    return app.name


def next_build(site: Path, target: Path) -> Path:
    """Writes the site as its next build would be: other folders for the page's files, and a new list of them."""
    old = app_of(site)
    new = old[::-1]
    files: dict[PurePosixPath, bytes] = {}
    for file in site.rglob("*"):
        if file.is_file():
            path = PurePosixPath(file.relative_to(site).as_posix().replace(old, new))
            content = file.read_bytes()
            files[path] = content.replace(old.encode(), new.encode()) if file.suffix in {".html", ".js"} else content
    (runtime,) = (site / "runtime").iterdir()
    app, runtime_folder = PurePosixPath("app") / new, PurePosixPath("runtime") / runtime.name
    files[SERVICE_WORKER] = service_worker(WEB, files, app, runtime_folder)
    for path, content in files.items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_bytes(content)
    return target
