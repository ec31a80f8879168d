"""Arrows of import point down only: qtapp, then network, then engines, then the standard library."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FORBIDDEN_IN_ENGINES = (
    "PySide6",
    "shiboken6",
    "asyncio",
    "socket",
    "multiprocessing",
    "threading",
    "time",
    "datetime",
    "msgpack",
    "zeroconf",
    "network",
    "qtapp",
    "chess",
)


def fresh(code: str) -> list[str]:
    """The names of all modules after running `code` in a new interpreter."""
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys\nprint('\\n'.join(sys.modules))"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.split()


def files(package: str) -> list[Path]:
    found = sorted((ROOT / package).rglob("*.py"))
    assert found
    return found


def imported(path: Path) -> Iterator[str]:
    """The top-level names that a file imports, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module
            yield node.module.split(".")[0]


def test_loading_every_game_loads_neither_qt_nor_sockets_nor_asyncio():
    loaded = fresh(
        "import engines\nfor game in engines.games(): engines.load(game)\n"
        "import engines.match, engines.record, engines.bots"
    )
    assert "engines.wagons" in loaded
    assert not {"PySide6", "shiboken6", "asyncio", "socket", "msgpack"} & {name.split(".")[0] for name in loaded}


def test_boards_cite_no_rule():
    """They show what engines tell; a rule that is cited there is played there."""
    citing = [path for path in files("qtapp/boards") if re.search(r"\bR\d+\.\d", path.read_text(encoding="utf-8"))]
    assert not citing


def test_importing_network_loads_no_qt():
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files("network") if path.stem != "__init__"
    ]
    loaded = fresh("".join(f"import {name}\n" for name in modules))
    assert not [name for name in loaded if name.split(".")[0] in ("PySide6", "shiboken6", "qtapp")]


@pytest.mark.parametrize("path", files("engines"), ids=lambda path: str(path.relative_to(ROOT)))
def test_engines_import_the_standard_library_and_themselves(path):
    for name in imported(path):
        assert name not in FORBIDDEN_IN_ENGINES
        assert name in sys.stdlib_module_names or name in ("engines", "resources")


@pytest.mark.parametrize("path", files("network"), ids=lambda path: str(path.relative_to(ROOT)))
def test_network_imports_no_window(path):
    assert not {"PySide6", "shiboken6", "qtapp"} & set(imported(path))


@pytest.mark.parametrize("path", files("qtapp"), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_window_knows_no_rule_of_any_game(path):
    """It may ask for component data and the contract, never for a game's own modules."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            parts = name.split(".")
            if parts[0] == "engines" and len(parts) > 1:
                assert not (ROOT / "engines" / parts[1] / "rules.py").exists(), f"{path.name} imports {name}"


@pytest.mark.parametrize("package", ["engines", "network", "qtapp"])
def test_nothing_imports_the_tests(package):
    for path in files(package):
        assert "tests" not in set(imported(path)), path
