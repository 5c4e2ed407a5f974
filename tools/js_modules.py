"""The page's JavaScript modules: which import which, and bare names turned into files the browser can ask for.

No bundler and no import map: a copied module differs from its source only where it says ``from "lit-html"``.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

from tools.project import BuildError

VENDOR = PurePosixPath("js/vendor")

# Made by the build: what the engine offers, and, once the rest of the site is known, what it is made of.
OFFER = PurePosixPath("js/offer.js")
MANIFEST = PurePosixPath("js/manifest.js")

# `import x from "y"`, `import "y"`, `export * from "y"`, also minified, at the start of a statement.
STATIC = re.compile(r"""(?:^|[;}\n])\s*(?:import|export)\b(?:[\w$\s{},*]*?\bfrom)?\s*(["'])(?P<name>[^"'\n]+)\1""")
DYNAMIC = re.compile(r"""\bimport\(\s*(["'])(?P<name>[^"'\n]+)\1\s*\)""")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
SOURCE_MAP = re.compile(r"\n//# sourceMappingURL=\S+\s*$")


class Modules:
    """All modules of the site by their path in it, with the libraries they ask for pulled in from node_modules."""

    def __init__(self, folder: Path, node_modules: Path) -> None:
        """``folder``: web/js. Reads every module in it and, step by step, every library file that is imported."""
        self.text: dict[PurePosixPath, str] = {}
        self.static: dict[PurePosixPath, list[PurePosixPath]] = {}
        self._node_modules = node_modules
        for file in sorted(folder.rglob("*.js")):
            self._add(PurePosixPath("js") / file.relative_to(folder).as_posix(), file)
        for importer, targets in self.static.items():
            for target in targets:
                if target not in self.text and target not in {OFFER, MANIFEST}:
                    raise BuildError(f"web/{importer} imports web/{target}, which is missing.")

    def closure(self, entry: PurePosixPath) -> list[PurePosixPath]:
        """The entry and all it imports statically, nearest first: what a page should preload."""
        found = [entry] if entry in self.static else []
        for module in found:
            found.extend(target for target in self.static.get(module, []) if target not in found)
        return found

    def is_own(self, path: PurePosixPath) -> bool:
        """Whether a module is written for this page: not a library, and not made by the build."""
        return path in self.text and not path.is_relative_to(VENDOR)

    def libraries(self) -> set[str]:
        """The npm packages that were pulled in."""
        return {path.relative_to(VENDOR).parts[0] for path in self.text if path.is_relative_to(VENDOR)}

    def _add(self, path: PurePosixPath, file: Path) -> None:
        text = SOURCE_MAP.sub("\n", file.read_text(encoding="utf-8"))
        self.text[path] = text  # before its imports are followed: they may lead back here
        self.static[path] = []
        comments = [match.span() for match in COMMENT.finditer(text)]
        changed, done = [], 0
        for pattern in (STATIC, DYNAMIC):
            for match in pattern.finditer(text):
                if any(start <= match.start("name") < end for start, end in comments):
                    continue
                target = self._resolve(path, match["name"])
                if pattern is STATIC:
                    self.static[path].append(target)
                changed.append((match.span("name"), _relative(path, target)))
        pieces = []
        for (start, end), name in sorted(changed):
            pieces += [text[done:start], name]
            done = end
        self.text[path] = "".join([*pieces, text[done:]])

    def _resolve(self, importer: PurePosixPath, name: str) -> PurePosixPath:
        """The path in the site of what an import names, added to the site if it is a library's."""
        if name.startswith("."):
            target = _normal(importer.parent / name)
            if importer.is_relative_to(VENDOR):
                self._add_library(target.relative_to(VENDOR).as_posix(), importer)
            return target
        return self._add_library(name, importer)

    def _add_library(self, name: str, importer: PurePosixPath) -> PurePosixPath:
        package, _, inner = name.partition("/")
        inner = inner or f"{package}.js"
        path, file = VENDOR / package / inner, self._node_modules / package / inner
        if path not in self.text:
            if not file.is_file():
                raise BuildError(f"web/{importer} imports {name!r}, which is neither a file nor an installed library.")
            self._add(path, file)
        return path


def _normal(path: PurePosixPath) -> PurePosixPath:
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return PurePosixPath(*parts)


def _relative(importer: PurePosixPath, target: PurePosixPath) -> str:
    """How ``importer`` has to name ``target``."""
    here, there = importer.parent.parts, target.parts
    shared = 0
    while shared < min(len(here), len(there)) and here[shared] == there[shared]:
        shared += 1
    steps = [".."] * (len(here) - shared) or ["."]
    return "/".join([*steps, *there[shared:]])
