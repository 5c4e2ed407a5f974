"""The wheel and the archives compiled from it: the same bytes each time, and nothing missing in them."""

import zipfile
from pathlib import Path

import pytest

from tools.project import Project, run
from tools.wheels import compile_command, lay_out, make_wheel, the_wheel

PROJECT = Project(Path(__file__).parents[1])


def content(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    make_wheel(PROJECT, folder)
    return the_wheel(folder)


def test_two_builds_of_the_wheel_give_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    make_wheel(PROJECT, tmp_path)
    assert content(tmp_path) == content(wheel.parent)


def test_the_wheel_is_pure_complete_and_needs_nothing(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        metadata = next(name for name in names if name.endswith("/METADATA"))
        assert b"Requires-Dist" not in archive.read(metadata)
    source = {path.relative_to(PROJECT.root / "py").as_posix() for path in PROJECT.package.rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == source
    assert any(name.endswith("/licenses/LICENSE") for name in names)


@pytest.mark.skipif(not PROJECT.pyodide_site.is_dir(), reason="needs what `python build.py dist` installs")
def test_compiling_twice_gives_the_same_bytes_and_only_what_is_needed(wheel: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        lay_out(PROJECT, wheel, tmp_path / name)
        run(compile_command(PROJECT, wheel, tmp_path / name), cwd=PROJECT.root)
    assert content(tmp_path / "one") == content(tmp_path / "two")
    compiled = {name for name in zipfile.ZipFile(the_wheel(tmp_path / "one")).namelist() if ".dist-info/" not in name}
    source = {path.relative_to(PROJECT.root / "py").as_posix() for path in PROJECT.package.rglob("*")}
    assert {name for name in compiled if ".py" in name} == {f"{name}c" for name in source if name.endswith(".py")} | {
        "ready_methods.pyc"
    }
    stock = zipfile.ZipFile(PROJECT.node_modules / "pyodide" / "python_stdlib.zip").namelist()
    ours = zipfile.ZipFile(tmp_path / "one" / "python_stdlib.zip").namelist()
    assert {name.removesuffix("c") for name in ours} < set(stock)
    assert all(name.endswith(".pyc") for name in ours)
    assert {"functools.pyc", "json/decoder.pyc", "traceback.pyc"} <= set(ours)
    assert len(ours) < len(stock) / 3
