"""`make matrix`: the whole of `make test` on every Python that this machine has and that the program can run on.

They are looked for on PATH and where pyenv keeps them. Each runs in a virtual environment of its own (`.venv-3.12`);
which PySide6 goes with which Python is the business of `pyproject.toml`. `python -m tests.tools.matrix tests/engines`
runs the tests of one folder.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parents[2]
QUESTION = "import ensurepip, sys, venv; print(*sys.version_info[:2])"
Version: TypeAlias = tuple[int, int]


def folders(path: str, home: Path) -> list[Path]:
    """Where a Python may be: the folders of PATH, then pyenv's, the latest first."""
    versions = sorted((home / ".pyenv" / "versions").glob("3.*"), key=_numbers, reverse=True)
    return [*(Path(part) for part in path.split(os.pathsep) if part), *(version / "bin" for version in versions)]


def _numbers(folder: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", folder.name)]


def pythons(places: Iterable[Path], oldest: Version) -> Mapping[Version, Path]:
    """The first Python of each version that starts and can make an environment, from the oldest on."""
    found: dict[Version, Path] = {}
    for place in places:
        for file in sorted(place.glob("python3.*")):
            named = re.fullmatch(r"python3\.(\d+)", file.name)
            version = (3, int(named[1])) if named else (0, 0)
            if version >= oldest and version not in found and _version(file) == version:
                found[version] = file
    return dict(sorted(found.items()))


def _version(python: Path) -> Version | None:
    """What a Python says it is; pyenv's shims start nothing for versions that are not chosen."""
    try:
        answer = subprocess.run([python, "-c", QUESTION], capture_output=True, text=True)
    except OSError:
        return None
    major, _, minor = answer.stdout.strip().partition(" ")
    return (int(major), int(minor)) if answer.returncode == 0 else None


def oldest_allowed(text: str) -> Version:
    """The oldest Python that a pyproject.toml allows."""
    major, minor = tomllib.loads(text)["project"]["requires-python"].removeprefix(">=").split(".")
    return int(major), int(minor)


def command(python: Path, version: Version, tests: str) -> list[str]:
    return ["make", "test", f"PYTHON={python}", f"VENV=.venv-{version[0]}.{version[1]}", f"TESTS={tests}"]


def main() -> int:
    oldest = oldest_allowed((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = pythons(folders(os.environ["PATH"], Path.home()), oldest)
    tests = " ".join(sys.argv[1:])
    passed = {}
    for version, python in found.items():
        print(f"== Python {version[0]}.{version[1]}: {python}", flush=True)
        passed[version] = subprocess.run(command(python, version, tests), cwd=ROOT).returncode == 0
    for version, python in found.items():
        print(f"Python {version[0]}.{version[1]} {'passed' if passed[version] else 'FAILED'} ({python})")
    if not found:
        print(f"no Python from {oldest[0]}.{oldest[1]} on was found")
    return 0 if found and all(passed.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
