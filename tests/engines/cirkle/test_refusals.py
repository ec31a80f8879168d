"""What is refused is exactly what is not listed, and every refusal has its reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines.cirkle import GAME, refusals
from engines.cirkle.actions import NONE, PASS, capture, inversion, move, recovery
from tests.engines.cirkle.table import MODES, Table, random_game

GAINS = (NONE, 0, 5)


def conceivable(size: int):
    """Every action that a text can name on this board, with a few of the gains."""
    for one in range(size):
        for other in range(size):
            for gain in GAINS:
                yield move(one, other, gain)
                yield capture(one, other, gain)
            if one <= other:
                yield inversion(one, other)
        for gain in range(8):
            yield recovery(one, gain)
    yield PASS


@pytest.mark.parametrize("mode", MODES)
def test_objections_and_lists_agree(mode):
    """R4.1: on every action that can be written, in some positions of a game and in one with a forced reply."""
    states = list(random_game(mode, 21))
    for state in states[20 : -1 : len(states) // 3]:
        legal, mover = set(state.legal), state.position.mover
        for action in conceivable(len(state.position.variant.codes)):
            objection = refusals.objection(state.position, mover, action)
            assert (objection is None) == (action in legal), GAME.write(action)


def test_objections_agree_where_a_reply_is_forced():
    """R9.5"""
    state = Table("duel 5yP!bH1/bP7/8/2yT5/bC7/8/8/8/8/2bT5/5bH!2 1 - - 0 1").play("C8-C11").state
    for action in conceivable(88):
        assert (refusals.objection(state.position, 1, action) is None) == (action in state.legal)


def test_every_reason_is_met_in_the_tests():
    """R4.1: each with the rule it cites."""
    texts = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    asserted = set(re.findall(r'"(\w+)", "R\d+\.\d+"', texts)) | set(re.findall(r'reason == "(\w+)"', texts))
    assert set(GAME.reasons) - asserted - {"protected_missile"} == set()


def test_only_actions_of_this_game_are_looked_at():
    with pytest.raises(TypeError):
        refusals.objection(Table("duel").state.position, 0, "A1-A2")


@pytest.mark.parametrize(
    ("text", "action", "reason", "rule", "details"),
    [
        ("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1", "B1-B2", "no_unit", "R4.1", {"square": "B1"}),
        ("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1", "H11-H10", "not_your_unit", "R4.1", {"square": "H11"}),
        (
            "duel 7bC/8/8/8/8/8/8/8/8/8/yH7 1 - - 0 1",
            "A1-A6",
            "range",
            "R5.1",
            {"square": "A1", "unit": "H", "most": 4},
        ),
        ("duel 7bC/8/8/8/8/8/8/8/8/8/yH*7 1 - - 0 1", "A1-B2", "axis", "R5.1", {"square": "A1", "unit": "H*"}),
        ("duel 7bC/8/8/8/8/8/8/8/8/8/yC2yT4 1 - - 0 1", "A1xD1", "own_unit", "R5.3", {"square": "D1"}),
    ],
)
def test_details_of_a_refusal(text, action, reason, rule, details):
    """R4.1, R5.1, R5.3"""
    error = Table(text).refusal(action)
    assert (error.reason, error.rule, error.details) == (reason, rule, details)
