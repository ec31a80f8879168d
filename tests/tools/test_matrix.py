"""`make matrix` finds the Pythons of a machine, and takes none that cannot run the program."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.tools.matrix import ROOT, command, folders, oldest_allowed, pythons


def put(folder: Path, name: str, answer: str) -> Path:
    """A program that answers like a Python of this version, or that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(f"#!/bin/sh\n{answer}\n")
    file.chmod(0o755)
    return file


def test_the_first_that_works_of_each_version_is_taken(tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    put(one, "python3.12", "exit 127")  # as a shim of pyenv for a version that is not chosen
    put(one, "python3.12-config", "echo 3 12")
    put(one, "python3.10", "echo 3 10")
    put(one, "python3.14", "echo 3 13")  # not what it is called
    (one / "python3.15").mkdir()
    first = put(one, "python3.11", "echo 3 11")
    put(other, "python3.11", "echo 3 11")
    second = put(other, "python3.12", "echo 3 12")
    assert pythons([one, tmp_path / "nowhere", other], (3, 11)) == {(3, 11): first, (3, 12): second}


def test_this_python_is_found():
    assert sys.version_info[:2] in pythons([Path(sys.base_prefix) / "bin"], (3, 11))


def test_path_goes_first_then_the_latest_of_pyenv(tmp_path):
    for version in ("3.9.18", "3.12.10", "3.12.2", "2.7.18"):
        (tmp_path / ".pyenv" / "versions" / version).mkdir(parents=True)
    kept = [tmp_path / ".pyenv" / "versions" / version / "bin" for version in ("3.12.10", "3.12.2", "3.9.18")]
    assert folders("/usr/bin:/bin", tmp_path) == [Path("/usr/bin"), Path("/bin"), *kept]


def test_each_has_an_environment_of_its_own_that_git_ignores():
    words = command(Path("/usr/bin/python3.12"), (3, 12), "")
    assert words == ["make", "test", "PYTHON=/usr/bin/python3.12", "VENV=.venv-3.12", "TESTS="]
    assert ".venv-*/" in (ROOT / ".gitignore").read_text().splitlines()


def test_the_oldest_is_that_of_the_project():
    assert oldest_allowed('[project]\nrequires-python = ">=3.11"\n') == (3, 11)
