"""Renders the page's template."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError

from tools.project import BuildError

TEMPLATE = "index.html"


def render_page(web: Path, **values: str | list[str]) -> str:
    """Renders web/index.html; a variable that is not among ``values`` is an error, not an empty string.

    All addresses are relative to the page: ``base``, the page's own folder, and ``runtime``, Pyodide's, end with a slash;
    ``preload`` lists main.js and every module it imports; ``licences`` is the file of notices. ``version`` is the
    engine's, ``build`` the hash of everything the page is made of.
    """
    environment = Environment(
        loader=FileSystemLoader(web), autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True
    )
    try:
        return environment.get_template(TEMPLATE).render(**values)
    except TemplateError as error:
        raise BuildError(f"web/{TEMPLATE}: {type(error).__name__}: {error}") from error
