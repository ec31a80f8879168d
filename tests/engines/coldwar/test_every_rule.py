"""No rule of the specification is without a test that cites it."""

from __future__ import annotations

from pathlib import Path

from tests.engines.citing import cited, numbered, silent, unnamed

HERE = Path(__file__).parent
# How many numbered rules each chapter has (the fourth is a table).
CHAPTERS = {1: 5, 2: 6, 3: 9, 5: 5, 6: 5, 7: 8, 8: 4, 9: 10, 10: 21, 11: 4, 12: 7, 13: 7, 14: 7, 15: 5}


def test_every_numbered_rule_is_cited_by_a_test():
    assert numbered(CHAPTERS) - cited(HERE) == set()
    assert cited(HERE) <= numbered(CHAPTERS)


def test_every_worked_example_has_a_test():
    assert unnamed(HERE, "w", 28) == []


def test_every_test_asserts_something():
    assert silent(HERE) == []
