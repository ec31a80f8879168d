"""What the tests of a game cite: the numbers of rules in their docstrings, worked examples in their names."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path


def written_tests(folder: Path) -> list[ast.FunctionDef]:
    """Every test function in the files of a folder."""
    return [
        node
        for path in sorted(folder.glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def numbered(chapters: Mapping[int, int]) -> set[str]:
    """The rules of a specification, given how many each chapter has."""
    return {f"R{chapter}.{number}" for chapter, count in chapters.items() for number in range(1, count + 1)}


def cited(folder: Path) -> set[str]:
    """The rules that the tests in a folder cite."""
    return {rule for test in written_tests(folder) for rule in re.findall(r"R\d+\.\d+", ast.get_docstring(test) or "")}


def unnamed(folder: Path, letter: str, count: int) -> list[int]:
    """Those of so many examples ("w") or invariants ("i") that no test is named after."""
    names = "\n".join(test.name for test in written_tests(folder))
    return [number for number in range(1, count + 1) if f"test_{letter}{number}_" not in names]


def silent(folder: Path, words: str = "assert|raises") -> list[str]:
    """Tests that assert nothing: not directly, not by a helper with one of these words in its name, not by expecting
    an error."""
    return [test.name for test in written_tests(folder) if not re.search(words, ast.unparse(test))]
