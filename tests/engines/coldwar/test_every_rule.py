"""No rule of the specification is without a test that cites it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

# How many numbered rules each chapter has (the fourth is a table).
CHAPTERS = {1: 5, 2: 6, 3: 9, 5: 5, 6: 5, 7: 8, 8: 4, 9: 10, 10: 21, 11: 4, 12: 7, 13: 7, 14: 7, 15: 5}


def written_tests() -> list[ast.FunctionDef]:
    found = []
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(node)
    return found


def test_every_numbered_rule_is_cited_by_a_test():
    expected = {f"R{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)}
    cited = {rule for test in written_tests() for rule in re.findall(r"R\d+\.\d+", ast.get_docstring(test) or "")}
    assert expected - cited == set()
    assert cited <= expected


def test_every_worked_example_has_a_test():
    names = "\n".join(test.name for test in written_tests())
    assert [number for number in range(1, 29) if f"test_w{number}_" not in names] == []


def test_every_test_asserts_something():
    """Directly, through a helper called assert_..., or by expecting an error."""
    silent = [test.name for test in written_tests() if not re.search(r"assert|raises", ast.unparse(test))]
    assert silent == []
