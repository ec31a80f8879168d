"""The legal list as a sequence: whatever way it is asked, it tells the same actions in the same order."""

from __future__ import annotations

from random import Random

import pytest

from engines.cirkle import GAME
from engines.cirkle.actions import Capture
from engines.cirkle.moves.generator import listed
from tests.engines.cirkle.table import MODES, Table

FORCED_REPLY = "duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1"
FORCED_PASS = "solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 y - 0 1"


def lists(mode):
    """The lists of a few random games, each with the position it belongs to."""
    for seed in range(3):
        rng, state = Random(f"{mode} {seed}"), Table(mode).state
        for _ in range(120):
            if state.position.ending:
                break
            yield state.position, listed(state.position)
            state, _ = GAME.apply(state, state.position.mover, state.legal[int(rng.random() * len(state.legal))])


@pytest.mark.parametrize("mode", MODES)
def test_every_place_holds_the_action_that_comes_there(mode):
    for _, legal in lists(mode):
        told = list(legal)
        assert [legal[place] for place in range(len(legal))] == told
        assert legal[-1] is told[-1]
        assert legal[1:4] == told[1:4]
        with pytest.raises(IndexError):
            legal[len(legal)]


@pytest.mark.parametrize("mode", MODES)
def test_it_has_what_it_tells_and_nothing_else(mode):
    known = set()
    for _, legal in lists(mode):
        told = set(legal)
        known |= told
        assert all((action in legal) == (action in told) for action in known)


@pytest.mark.parametrize("mode", MODES)
def test_captures_and_the_rest_keep_their_order(mode):
    for _, legal in lists(mode):
        captures, quiet = legal.divided()
        assert captures == [action for action in legal if isinstance(action, Capture)]
        assert quiet == [action for action in legal if not isinstance(action, Capture)]


@pytest.mark.parametrize("mode", MODES)
def test_equal_positions_have_equal_lists(mode):
    *_, (position, legal), (_, other) = lists(mode)
    assert legal == listed(position)
    assert hash(legal) == hash(listed(position))
    assert legal != other
    assert legal != list(legal)


def test_a_forced_reply_and_a_forced_pass_are_lists_like_any_other():
    """R9.5, R13.1"""
    for text, played, told in ((FORCED_REPLY, ["C8-C11"], ["G11xC11"]), (FORCED_PASS, [], ["--"])):
        table = Table(text)
        for action in played:
            table.play(action)
        legal = table.state.legal
        assert [GAME.write(action) for action in legal] == told
        assert legal[0] in legal
        assert Table("duel").state.legal[0] not in legal
