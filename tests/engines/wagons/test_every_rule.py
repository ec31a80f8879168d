"""No rule of the specification is without a test that cites it."""

from __future__ import annotations

from pathlib import Path

from tests.engines.citing import cited, numbered, silent, unnamed

HERE = Path(__file__).parent
# How many numbered rules each chapter has.
CHAPTERS = {1: 5, 2: 7, 3: 6, 4: 5, 5: 6, 6: 11, 7: 3, 8: 3, 9: 18, 10: 4, 11: 4, 12: 3, 13: 6}


def test_every_numbered_rule_is_cited_by_a_test():
    assert numbered(CHAPTERS) - cited(HERE) == set()
    assert cited(HERE) <= numbered(CHAPTERS)


def test_every_worked_example_and_invariant_has_a_test():
    assert unnamed(HERE, "w", 20) == []
    assert unnamed(HERE, "i", 7) == []


def test_every_test_asserts_something():
    assert silent(HERE) == []
