"""The page's scripts put together: few files, each where the page looks for it, and nothing loaded before it is wanted."""

from pathlib import Path, PurePosixPath

import pytest

from tools.bundle import ENTRIES, MANIFEST, OFFER, PAGE_SCRIPT, WORKER_SCRIPT, Bundle
from tools.project import BuildError, Project

ROOT = Path(__file__).parents[1]

SOURCES = {
    "js/main.js": "import { html } from 'lit-html';\nimport { both } from './both.js';\nboth(html);\nimport('./panel.js');",
    "js/embed/main.js": "import { both } from '../both.js';\nimport('../panel.js').then(both);",
    "js/both.js": "import { offer } from './offer.js';\nexport const both = () => console.log('in both', offer);",
    "js/panel.js": "import { both } from './both.js';\nexport const open = () => both('panel');",
    "js/worker.js": "import { manifest } from './manifest.js';\nimport('./later.js').then(() => manifest);",
    "js/later.js": "console.log('later');",
    "css/game.css": '@import "part.css";',
    "css/part.css": ".part { color: red; }",
}


def bundle_of(root: Path, changes: dict[str, str] | None = None) -> Bundle:
    empty = dict.fromkeys((source for kind in ENTRIES.values() for source in kind.values()), "")
    for name, text in {**empty, **SOURCES, **(changes or {})}.items():
        path = root / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    made = {OFFER: b"export const offer = 'offered';", MANIFEST: b"export const manifest = 'made';"}
    return Bundle(Project(root), made)


def test_all_scripts_lie_in_one_folder_and_load_few_others(tmp_path: Path) -> None:
    bundle = bundle_of(tmp_path)
    names = {kind: {PurePosixPath(f"js/{name}.js") for name in ENTRIES[kind]} for kind in ("pages", "workers")}
    assert names["pages"] | names["workers"] <= set(bundle.files)
    assert all(path.parent in {PurePosixPath("js"), PurePosixPath("css")} for path in bundle.files)
    shared = bundle.holder("js/both.js")
    assert bundle.closure(PAGE_SCRIPT) == [PAGE_SCRIPT, shared]
    assert bundle.closure(WORKER_SCRIPT) == [WORKER_SCRIPT]
    assert b"later" in bundle.files[WORKER_SCRIPT]
    assert b"made" in bundle.files[WORKER_SCRIPT]
    assert b"offered" in bundle.files[shared]
    assert bundle.files[PurePosixPath("css/game.css")] == b".part{color:red}\n"
    assert bundle.libraries() == {"lit-html"}


def test_what_is_wanted_later_is_not_loaded_at_the_start(tmp_path: Path) -> None:
    bundle = bundle_of(tmp_path)
    panel = bundle.holder("js/panel.js")
    assert panel not in bundle.closure(PAGE_SCRIPT)
    assert panel.name.encode() in bundle.files[PAGE_SCRIPT]


def test_the_same_sources_give_the_same_files(tmp_path: Path) -> None:
    one, two = (bundle_of(tmp_path / name).files for name in ("one", "two"))
    assert one == two


def test_an_import_of_nothing_is_an_error_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="gone"):
        bundle_of(tmp_path, {"js/panel.js": "import './gone.js';"})
