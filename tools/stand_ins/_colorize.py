"""In the place of Python's ``_colorize``, which ``traceback`` imports: nothing has a colour where there is no terminal.

The original builds a dozen dataclasses of colours whenever Python starts, a twentieth of the whole start of the page.
"""


class _Colourless:
    """Any name of a colour is an empty text."""

    def __getattr__(self, name: str) -> str:
        return ""


class _Theme:
    """Any part of a theme is colourless."""

    def __getattr__(self, name: str) -> _Colourless:
        return ANSIColors


ANSIColors = _Colourless()


def can_colorize(*, file: object = None) -> bool:
    """As the original where there is no terminal."""
    return False


def decolor(text: str) -> str:
    """As the original where nothing was coloured."""
    return text


def get_colors(colorize: object = None, *, file: object = None) -> _Colourless:
    """As the original where nothing is coloured."""
    return ANSIColors


def get_theme(**_: object) -> _Theme:
    """As the original where nothing is coloured."""
    return _Theme()
