"""The web app manifest names icons that are there, in the sizes it says, and only addresses that work in any folder."""

import json
import struct
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

PUBLIC = Path(__file__).parents[1] / "web" / "public"
MANIFEST = json.loads((PUBLIC / "deberts.webmanifest").read_text(encoding="utf-8"))


def edges(png: Path) -> tuple[int, int]:
    head = png.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", head[16:24])


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: icon["src"])
def test_each_icon_is_there_in_its_size(icon: dict[str, str]) -> None:
    file = PUBLIC / icon["src"]
    if icon["sizes"] == "any":
        assert file.read_text(encoding="utf-8").startswith("<svg")
    else:
        assert edges(file) == tuple(int(edge) for edge in icon["sizes"].split("x"))


def test_there_is_what_browsers_ask_of_an_installable_page() -> None:
    assert {icon["sizes"] for icon in MANIFEST["icons"]} >= {"any", "192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in MANIFEST["icons"])
    assert edges(PUBLIC / "icons" / "apple-touch-icon.png") == (180, 180)
    for name in ("id", "start_url", "scope"):
        assert MANIFEST[name] == "./"
    for name in ("name", "short_name", "description"):
        assert MANIFEST[name]
        assert set(MANIFEST[f"{name}_localized"]) == {"ru", "uk"}
