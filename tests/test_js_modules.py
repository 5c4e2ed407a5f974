"""Bare imports become addresses, and the modules a page starts with are known."""

from pathlib import Path, PurePosixPath

import pytest

from tools.js_modules import Modules
from tools.project import BuildError


def site(folder: Path, pages: dict[str, str], libraries: dict[str, str] | None = None) -> Modules:
    for root, files in (("js", pages), ("node_modules", libraries or {})):
        (folder / root).mkdir()
        for name, text in files.items():
            path = folder / root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return Modules(folder / "js", folder / "node_modules")


def test_a_bare_import_becomes_a_relative_address_and_its_library_comes_along(tmp_path: Path) -> None:
    modules = site(
        tmp_path,
        {
            "main.js": "import { html } from 'lit-html';\nimport './panels/a.js';\n",
            "panels/a.js": 'import {\n  live,\n} from "lit-html/directives/live.js";\nexport const a = live;\n',
        },
        {
            "lit-html/lit-html.js": "export const html=1;\n//# sourceMappingURL=lit-html.js.map\n",
            "lit-html/directives/live.js": 'import{html as t}from"../lit-html.js";export*from"lit-html";export{t as live};',
            "lit-html/static.js": "export {};",
        },
    )
    text = {str(path): content for path, content in modules.text.items()}
    assert text["js/main.js"] == "import { html } from './vendor/lit-html/lit-html.js';\nimport './panels/a.js';\n"
    assert 'from "../vendor/lit-html/directives/live.js"' in text["js/panels/a.js"]
    assert text["js/vendor/lit-html/lit-html.js"] == "export const html=1;\n"
    assert text["js/vendor/lit-html/directives/live.js"].startswith(
        'import{html as t}from"../lit-html.js";export*from"../lit-html.js";'
    )
    assert "js/vendor/lit-html/static.js" not in text
    assert modules.libraries() == {"lit-html"}


def test_the_start_is_what_is_imported_statically(tmp_path: Path) -> None:
    modules = site(
        tmp_path,
        {
            "main.js": "import './a.js';\nconst later = () => import('./later.js');\nimport './manifest.js';\n",
            "a.js": "import './main.js';\nexport const text = 1;\n// import './never.js'\n/* import './never.js' */\n",
            "later.js": "export {};\n",
            "worker.js": "import './a.js';\n",
        },
    )
    assert [path.name for path in modules.closure(PurePosixPath("js/main.js"))] == ["main.js", "a.js", "manifest.js"]


@pytest.mark.parametrize("name", ["./gone.js", "no-such-library"])
def test_an_import_of_nothing_is_an_error_that_names_both(tmp_path: Path, name: str) -> None:
    with pytest.raises(BuildError, match=r"js/main\.js imports .*(gone\.js|no-such-library)"):
        site(tmp_path, {"main.js": f"import '{name}';\n"})
