"""Renders the page's template."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError

from tools.project import BuildError

PAGE = "index.html"
EMBED = "embed/index.html"


def render_page(web: Path, template: str, **values: str | list[str]) -> str:
    """Renders a template of web/, ``PAGE`` or ``EMBED``; a variable that is not among ``values`` is an error.

    All addresses are relative to the page: ``base``, the page's own folder, and ``runtime``, Pyodide's, end with a slash;
    ``preload`` lists the main script and all that it loads before it runs, ``worker`` is the engine's worker;
    ``licences`` is the file of notices. ``version`` is the engine's, ``build`` the hash of everything the page is made of.
    """
    environment = Environment(
        loader=FileSystemLoader(web), autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True
    )
    try:
        return environment.get_template(template).render(**values)
    except TemplateError as error:
        raise BuildError(f"web/{template}: {type(error).__name__}: {error}") from error
