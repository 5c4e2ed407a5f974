"""The standard library that the site leaves out, for pytest and the tests, and out of the engine's reach.

In the browser the engine has the site's trimmed library and nothing else. Here pytest needs more of it in the same Python,
so what is missing is borrowed from the whole library. Whenever the engine imports something, or has the trimmed library
import it, a borrowed module is not there, even if it is loaded already.
"""

import builtins
import importlib.util
import sys
from importlib.machinery import ModuleSpec, PathFinder
from types import FrameType

WHOLE = "/pyodide/python_stdlib.zip"


def lend() -> list[str]:
    """Makes the whole library importable; returns a list that will name what the engine asked for and did not get."""
    trimmed = next(place for place in sys.path if place.endswith(".zip") and "/lib/python3" in place)
    refused: list[str] = []

    class Lender:
        """Finds in the whole library what is not in the trimmed one."""

        @staticmethod
        def find_spec(name: str, path: list[str] | None = None, target: object = None) -> ModuleSpec | None:
            places = [WHOLE] if path is None else [place.replace(trimmed, WHOLE) for place in path]
            return PathFinder.find_spec(name, places)

    plain_import = builtins.__import__

    def guarded_import(name: str, globals=None, locals=None, fromlist=(), level=0):  # noqa: A002
        module = plain_import(name, globals, locals, fromlist, level)
        if is_engine(sys._getframe(1)):
            absolute = importlib.util.resolve_name("." * level + name, (globals or {}).get("__package__") or "")
            asked = [absolute, *(f"{absolute}.{part}" for part in fromlist or ())]
            for found in map(sys.modules.get, asked):
                if found is not None and (getattr(found, "__file__", None) or "").startswith(WHOLE):
                    refused.append(found.__name__)
                    raise ModuleNotFoundError(f"{found.__name__} is not in the site's library")
        return module

    def is_engine(frame: FrameType | None) -> bool:
        """Whether the import is the engine's: of the code that led to it, the first that is no library."""
        while frame:
            name = str(frame.f_globals.get("__name__"))
            if name.partition(".")[0] == "deberts":
                return not name.startswith(("deberts.cli", "deberts.__main__"))  # the page never runs the command line
            file = frame.f_globals.get("__file__") or ""
            if not (file.startswith((trimmed, WHOLE)) or "importlib" in name or name == "zipimport"):
                return False
            frame = frame.f_back
        return False

    sys.meta_path.append(Lender)
    builtins.__import__ = guarded_import
    return refused
