"""Runs inside Pyodide under Node: pytest over tests/, with the engine from the built wheel and the site's standard library.

Left out is what cannot or need not run there: test files that import one of ``NATIVE``, and tests marked ``native`` or
``long``. It says which.
"""

import marshal
import os
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from borrowed import lend

REFUSED = lend()

import pytest  # noqa: E402
import ready_methods  # noqa: E402  # before the engine, as the page does it

REPO = Path("/repo")

NATIVE = ("hypothesis", "multiprocessing", "subprocess", "threading", "tools")
IMPORTS_NATIVE = re.compile(rf"^(?:import|from) +(?:{'|'.join(NATIVE)})\b", re.MULTILINE)


class LeaveOutNative:
    """The choice of tests, as a pytest plugin."""

    def __init__(self) -> None:
        self.left_out: list[str] = []

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        if collection_path.match("test_*.py") and IMPORTS_NATIVE.search(collection_path.read_text(encoding="utf-8")):
            self.left_out.append(collection_path.relative_to(REPO).as_posix())
            return True
        return None

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.left_out:
            terminalreporter.write_line(f"not for Pyodide: {', '.join(sorted(self.left_out))}")


def main() -> int:
    """Runs the tests; the arguments go to pytest."""
    import deberts

    if ".whl/" not in (deberts.__file__ or ""):
        sys.exit(f"the engine was to come from the wheel, not from {deberts.__file__}")
    os.chdir(REPO)
    words = ["--rootdir", str(REPO), "-c", str(REPO / "pyproject.toml"), "-m", "not native and not long"]
    # The source must stay out of the way of the wheel, and the cache out of the repository.
    words += ["-o", "pythonpath=.", "-o", "cache_dir=/tmp/pytest"]
    check_the_guard()
    check_ready_methods()
    tests = [] if any(word.startswith("tests") for word in sys.argv[1:]) else ["tests"]
    code = int(pytest.main([*words, *tests, *sys.argv[1:]], plugins=[LeaveOutNative()]))
    if REFUSED:
        sys.exit(f"the engine asked for what the site's standard library does not have: {sorted(set(REFUSED))}")
    return code


def check_the_guard() -> None:
    """What pytest has borrowed must really be out of the engine's reach."""
    import argparse  # noqa: F401

    engine = {"__name__": "deberts.attempt"}
    for code in ("import argparse", "from importlib import metadata", "import calendar"):
        try:
            exec(code, engine)
        except ModuleNotFoundError:
            REFUSED.clear()
        else:
            sys.exit(f"the engine could do what it can't in the browser: {code}")


def check_ready_methods() -> None:
    """What the build has compiled of the engine's dataclasses is what they would compile, and nothing of it is missing."""
    anew: list[str] = []

    class Noting(dict[str, bytes]):
        def __contains__(self, text: object) -> bool:
            if not super().__contains__(text):
                anew.append(str(text))
            return super().__contains__(text)

    ready_methods.CODES = Noting(ready_methods.CODES)
    import deberts.ai.search.policy
    import deberts.api.asides
    import deberts.api.coaching  # noqa: F401

    wrong = [
        text
        for text, code in ready_methods.CODES.items()
        if marshal.loads(code) != compile(text, "<string>", "exec", dont_inherit=True)
    ]
    if anew or wrong:
        sys.exit(
            f"methods of the engine's dataclasses are not as built: {[text[:500] for text in (*anew, *wrong)][:3]}"
        )


sys.exit(main())
