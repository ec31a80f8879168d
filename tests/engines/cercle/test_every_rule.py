"""No rule of the specification is without a test that cites it."""

from __future__ import annotations

from pathlib import Path

from tests.engines.citing import cited, numbered, silent, unnamed
from tests.engines.test_rules_texts_cercle import CHAPTERS

HERE = Path(__file__).parent


def test_every_numbered_rule_is_cited_by_a_test():
    assert numbered(CHAPTERS) - cited(HERE) == set()
    assert cited(HERE) <= numbered(CHAPTERS)


def test_every_worked_example_has_a_test():
    assert unnamed(HERE, "w", 28) == []


def test_every_test_asserts_something():
    assert silent(HERE) == []
