"""Puts dist/ together. docs/hosting.md describes the layout."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import shutil
import zipfile
from pathlib import Path, PurePosixPath

from tools.budgets import check_budgets
from tools.bundle import EMBED_SCRIPT, HEAD_START, MANIFEST, OFFER, PAGE_SCRIPT, WORKER_SCRIPT, Bundle
from tools.notices import NOTICES, licence_texts
from tools.offline import SERVICE_WORKER, service_worker
from tools.page import EMBED, PAGE, render_page
from tools.project import BuildError, Project, run, say
from tools.stamps import Stamps, digest, files_below
from tools.wheels import build_wheel, compile_for_pyodide, the_wheel

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Asks the engine what it offers, as the page does.
HELLO = """from deberts.api import handle; print(handle('{"v":1,"type":"hello"}'))"""
STDLIB = "python_stdlib.bin"
CARDS = PurePosixPath("img/cards.svg")
ELEMENT = PurePosixPath("deberts-table.js")
Files = dict[PurePosixPath, bytes]


def build_site(project: Project, stamps: Stamps) -> None:
    """Builds the wheel, compiles it and assembles dist/, each only if what goes into it has changed."""
    compiled = compile_for_pyodide(project, stamps, build_wheel(project, stamps))
    sources: list[Path | str] = [
        compiled,
        project.root / "tools",
        project.root / "THIRD_PARTY.md",
        project.root / "LICENSE",
    ]
    sources += [file for file in files_below(project.web) if project.node_modules not in file.parents]
    key = digest([*sources, project.web / "package-lock.json", project.root / "licences"])
    if stamps.fresh("site", key, project.dist / "index.html"):
        return
    say("assembling dist/")
    files = site_files(project, compiled)
    shutil.rmtree(project.dist, ignore_errors=True)
    for path, content in files.items():
        target = project.dist / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    stamps.done("site", key)


def site_files(project: Project, compiled: Path) -> Files:
    """All files of the site. Two folders are named after what they hold, so that old and new files never mix."""
    runtime = runtime_files(project, compiled)
    runtime_folder = PurePosixPath("runtime") / content_hash(runtime)

    wheel = the_wheel(compiled)
    made = {OFFER: offer_module(project)}
    engine = {PurePosixPath("py") / f"{wheel.stem}.bin": packed_as_one(wheel)}
    # Of what goes into it, and not of what comes out: the scripts hold the name themselves.
    build = content_hash({**sources(project), **made, **engine, PurePosixPath("runtime"): str(runtime_folder).encode()})
    app_folder = PurePosixPath("app") / build

    version = engine_version(wheel)
    made[MANIFEST] = manifest_module(version, build, runtime_folder, runtime, engine, compiled)
    bundle = Bundle(project, made)
    app = {**bundle.files, **engine, CARDS: (project.web / CARDS).read_bytes()}

    def page(template: str, root: str, *scripts: PurePosixPath) -> bytes:
        """A page that lies ``root`` away from the site's root; its scripts, the most urgent first."""
        return render_page(
            project.web,
            template,
            version=version,
            build=build,
            base=f"{root}{app_folder}/",
            preload=[f"{root}{app_folder / path}" for path in bundle.closure(*scripts)],
            worker=f"{root}{app_folder / WORKER_SCRIPT}",
            runtime=f"{root}{runtime_folder}/",
            licences=f"{root}licences/{NOTICES}",
        ).encode()

    files: Files = {
        PurePosixPath(PAGE): page(PAGE, "", HEAD_START, PAGE_SCRIPT),
        PurePosixPath(EMBED): page(EMBED, "../", EMBED_SCRIPT),
        PurePosixPath(".nojekyll"): b"",
    }
    files |= {app_folder / path: content for path, content in app.items()}
    files |= {runtime_folder / path: content for path, content in runtime.items()}
    licences = licence_texts(project, bundle.libraries())
    files |= {PurePosixPath("licences") / name: content for name, content in licences.items()}
    files |= root_files(project)
    files[SERVICE_WORKER] = service_worker(project.web, files, app_folder, runtime_folder)
    check_budgets(budget_groups(bundle, app, files))
    return files


def budget_groups(bundle: Bundle, app: Files, site: Files) -> dict[str, Files]:
    """What each of the budgets counts; ``app``: the files of the page's own folder, by their path in it."""
    scripts = {*bundle.closure(PAGE_SCRIPT), WORKER_SCRIPT}
    words = [bundle.closure(bundle.holder(f"js/i18n/{language}/index.js")) for language in ("en", "ru", "uk")]
    largest = max(words, key=lambda paths: sum(len(app[path]) for path in paths))
    return {
        "own scripts": {path: app[path] for path in scripts},
        "words of a language": {path: app[path] for path in largest if path not in scripts},
        "card faces": {CARDS: app[CARDS]},
        "embedding element": {ELEMENT: site[ELEMENT]},
        "first visit": site,
    }


def manifest_module(
    version: str, build: str, runtime_folder: PurePosixPath, runtime: Files, engine: Files, compiled: Path
) -> bytes:
    """js/manifest.js, see web/js/manifest.d.ts; addresses in it are relative to the app folder."""
    there = f"../../{runtime_folder}/"
    ((path, packed),) = engine.items()

    def in_runtime(name: str) -> dict[str, str | int]:
        return {"url": there + name, "size": len(runtime[PurePosixPath(name)])}

    manifest = {
        "version": version,
        "build": build,
        "runtime": there,
        "loader": in_runtime("pyodide.mjs"),
        "glue": in_runtime("pyodide.asm.mjs"),
        "wasm": in_runtime("pyodide.asm.wasm"),
        "stdlib": in_runtime(STDLIB),
        "engine": {"url": str(path), "size": len(packed)},
        "lock": json.loads((compiled / "pyodide-lock.json").read_text(encoding="utf-8")),
    }
    return f"export const manifest = {json.dumps(manifest, indent=2)};\n".encode()


def packed_as_one(archive: Path) -> bytes:
    """A wheel or another zip file as the page gets it: its files side by side, and gzip around all of them.

    That is a fifth less than each packed for itself, and the browser unpacks it faster than Python would. It has a name of
    its own, for hosts and browsers have ideas about `.gz`.
    """
    plain = io.BytesIO()
    with zipfile.ZipFile(archive) as source, zipfile.ZipFile(plain, "w", zipfile.ZIP_STORED) as target:
        for entry in sorted(source.infolist(), key=lambda entry: entry.filename):
            target.writestr(zipfile.ZipInfo(entry.filename, entry.date_time), source.read(entry))
    return gzip.compress(plain.getvalue(), 9, mtime=0)


def offer_module(project: Project) -> bytes:
    """js/offer.js, see web/js/offer.d.ts."""
    offer = json.loads(run([project.python, "-B", "-c", HELLO], cwd=project.package.parent))
    return f"export const offer = {json.dumps(offer)};\n".encode()


def runtime_files(project: Project, compiled: Path) -> Files:
    """Pyodide and the standard library: they change with Pyodide's version, not with each change of the page."""
    files = {PurePosixPath(name): (project.node_modules / "pyodide" / name).read_bytes() for name in RUNTIME}
    files[PurePosixPath(STDLIB)] = packed_as_one(compiled / "python_stdlib.zip")
    return files


def sources(project: Project) -> Files:
    """All that the files of the page's folder are made of, but for what the engine says."""
    folders = [project.web / part for part in ("js", "css", "img")]
    files = [file for folder in folders for file in files_below(folder)]
    files += [project.web / "package-lock.json", project.root / "tools" / "bundle.py"]
    return {PurePosixPath(file.relative_to(project.root).as_posix()): file.read_bytes() for file in files}


def root_files(project: Project) -> Files:
    """web/public: files whose address must never change (icon, web app manifest, the script other sites embed)."""
    folder = project.web / "public"
    return {PurePosixPath(file.relative_to(folder).as_posix()): file.read_bytes() for file in files_below(folder)}


def content_hash(files: Files) -> str:
    """Twelve hex digits over names and contents."""
    total = hashlib.sha256()
    for path, content in sorted(files.items()):
        total.update(f"{path} {len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()[:12]


def engine_version(wheel: Path) -> str:
    """The version in a wheel's file name."""
    match = re.match(r"deberts-([^-]+)-", wheel.name)
    if not match:
        raise BuildError(f"unexpected wheel name {wheel.name}")
    return match[1]
