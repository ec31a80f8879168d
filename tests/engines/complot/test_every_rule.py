"""No rule of the specification is without a test that cites it."""

from __future__ import annotations

from pathlib import Path

from tests.engines.citing import cited, numbered, silent, unnamed

HERE = Path(__file__).parent

CHAPTERS = {
    1: 10, 2: 7, 3: 7, 4: 7, 5: 4, 6: 8, 7: 4, 8: 2, 9: 11, 10: 13, 11: 13, 12: 6, 13: 16, 14: 10, 15: 21, 16: 8,
    17: 3, 19: 3,
}  # fmt: skip
"""How many rules each chapter has; 18 is a table, 20 the decisions, 21 the notation."""


def test_every_numbered_rule_is_cited_by_a_test():
    assert numbered(CHAPTERS) - cited(HERE) == set()
    assert cited(HERE) <= numbered(CHAPTERS)


def test_every_worked_example_has_a_test():
    assert unnamed(HERE, "w", 24) == []


def test_every_test_asserts_something():
    assert silent(HERE, "assert|raises|allows|forbids|refused") == []
