"""No rule of the specification is without a test that cites it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

# How many numbered rules each chapter has.
CHAPTERS = {1: 5, 2: 7, 3: 6, 4: 5, 5: 6, 6: 11, 7: 3, 8: 3, 9: 18, 10: 4, 11: 4, 12: 3, 13: 6}


def cited() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"R\d+\.\d+", ast.get_docstring(node) or ""))
    return found


def test_every_numbered_rule_is_cited_by_a_test():
    expected = {f"R{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)}
    assert expected - cited() == set()


def test_every_worked_example_and_invariant_has_a_test():
    names = "\n".join(re.findall(r"def (test_\w+)", "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))))
    missing = [f"w{number}" for number in range(1, 21) if f"test_w{number}_" not in names]
    missing += [f"i{number}" for number in range(1, 8) if f"test_i{number}_" not in names]
    assert missing == []
