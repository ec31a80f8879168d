"""`make coverage` fails when the tests reach less of a package than they did, and counts branches and processes."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.floors import ROOT, floors

PROJECT = """
[tool.coverage.run]
branch = true
source_pkgs = ["engines"]
patch = ["subprocess"]
parallel = true

[tool.table-ronde.coverage]
engines = {floor}
"""
PACKAGE = """
def sign(number):
    if number < 0:
        return "-"
    return "+"
"""
PROGRAM = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'from engines.a import sign; sign({})'])"


def measured(folder: Path, floor: float, number: int) -> subprocess.CompletedProcess[str]:
    """A small package, of which a process of its own runs a part, held against a floor."""
    (folder / "engines").mkdir()
    (folder / "engines" / "__init__.py").touch()
    (folder / "engines" / "a.py").write_text(PACKAGE)
    (folder / "pyproject.toml").write_text(PROJECT.format(floor=floor))
    (folder / "tests" / "tools").mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "tools" / "floors.py", folder / "tests" / "tools")
    (folder / "program.py").write_text(PROGRAM.format(number))
    for words in (("coverage", "run", "program.py"), ("coverage", "combine", "--quiet")):
        subprocess.run([sys.executable, "-m", *words], cwd=folder, check=True)
    return subprocess.run([sys.executable, "-m", "tests.tools.floors"], cwd=folder, capture_output=True, text=True)


# Of four statements three are reached, and of two branches one.
@pytest.mark.parametrize(("floor", "code"), [(66, 0), (67, 1)])
def test_a_package_below_its_floor_fails(tmp_path, floor, code):
    done = measured(tmp_path, floor, 1)
    assert (done.returncode, done.stdout.split()[:2]) == (code, ["engines", "66.7"]), done.stderr
    assert ("too little" in done.stdout) == bool(code)


def test_every_package_has_a_floor():
    least = floors((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert list(least) == ["engines", "network", "qtapp"]
    assert least["qtapp"] >= 90
