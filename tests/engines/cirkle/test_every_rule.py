"""No rule of the specification is without a test that cites it."""

from __future__ import annotations

from pathlib import Path

from tests.engines.citing import cited, numbered, silent, unnamed

HERE = Path(__file__).parent
# How many numbered rules each chapter has.
CHAPTERS = {1: 6, 2: 5, 3: 5, 4: 3, 5: 4, 6: 5, 7: 7, 8: 5, 9: 6, 10: 6, 11: 8, 12: 5, 13: 8, 14: 4, 15: 3}


def test_every_numbered_rule_is_cited_by_a_test():
    assert numbered(CHAPTERS) - cited(HERE) == set()
    assert cited(HERE) <= numbered(CHAPTERS)


def test_every_worked_example_has_a_test():
    assert unnamed(HERE, "w", 31) == []


def test_every_test_asserts_something():
    assert silent(HERE) == []
