"""How much of each package the tests reach, branch by branch, and whether that is less than it was.

`python -m tests.tools.floors` reads what `make coverage` measured. The floors are in `pyproject.toml`
(`[tool.table-ronde.coverage]`, per cent); they are only ever raised. It fails if a package is below its floor.
"""

from __future__ import annotations

import io
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from coverage import Coverage

ROOT = Path(__file__).parents[2]


class Reached(NamedTuple):
    """How much of a package the tests reach, and how much they must, in per cent."""

    package: str
    share: float
    floor: float

    @property
    def is_enough(self) -> bool:
        return self.share >= self.floor


def floors(text: str) -> Mapping[str, float]:
    """By package, from the text of a pyproject.toml."""
    found: Mapping[str, float] = tomllib.loads(text)["tool"]["table-ronde"]["coverage"]
    return found


def reached(measured: Coverage, least: Mapping[str, float]) -> list[Reached]:
    """What was measured, for each package that has a floor."""
    return [
        Reached(package, measured.report(include=[f"*/{package}/*"], file=io.StringIO()), floor)
        for package, floor in least.items()
    ]


def main() -> int:
    measured = Coverage(config_file=str(ROOT / "pyproject.toml"))
    measured.load()
    found = reached(measured, floors((ROOT / "pyproject.toml").read_text(encoding="utf-8")))
    for package in found:
        verdict = "" if package.is_enough else "  too little"
        print(f"{package.package:10}{package.share:6.1f} %, at least {package.floor} %{verdict}")
    return 0 if all(package.is_enough for package in found) else 1


if __name__ == "__main__":
    sys.exit(main())
