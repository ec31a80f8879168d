"""No rule of the specification is without a test that cites it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

# How many numbered rules each chapter has.
CHAPTERS = {1: 6, 2: 5, 3: 5, 4: 3, 5: 4, 6: 5, 7: 7, 8: 5, 9: 6, 10: 6, 11: 8, 12: 5, 13: 8, 14: 4, 15: 3}
EXAMPLES = 31


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
    assert [number for number in range(1, EXAMPLES + 1) if f"test_w{number}_" not in names] == []


def test_every_test_asserts_something():
    """Directly, through a helper called assert_..., or by expecting an error."""
    silent = [test.name for test in written_tests() if not re.search(r"assert|raises", ast.unparse(test))]
    assert silent == []
