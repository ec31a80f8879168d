"""R15.1: games written down from the deal on, chance included."""

from __future__ import annotations

import pytest

from engines.coldwar import GAME
from engines.game import NotationError
from tests.engines.coldwar.table import CIA, GROUPS, KGB, MI6, OBJECTIVES
from tests.engines.coldwar.written import played, written_deal

DEAL = ["* odeck CUB TUR", "* bal CIA", "* gdeck P5 E4 N4 E2 E3"]


def test_a_deal_is_written_in_chance_lines():
    """R15.1: unnamed cards follow behind the named ones."""
    view = GAME.view(written_deal(DEAL, 2), None)
    assert (view["turn"], view["phase"], view["objective"]["id"], view["balance"]) == (1, "planning", "CUB", CIA)
    assert view["objectives"]["count"] == len(OBJECTIVES) - 1
    assert view["groups"] == {"count": len(GROUPS), "known": []}


def test_a_written_game_goes_as_written():
    """R15.1, W25: three seats, begun by the one that the Balance holder names."""
    state = written_deal(["* odeck IRN KOR", "* bal MI6", "* gdeck M1 M2 M3"], 3, "amb+cipher")
    state, _ = played(state, ["CIA x DD", "KGB x DD", "MI6 x DD"])
    assert [GAME.write(action) for action in GAME.legal(state, MI6)] == ["start CIA", "start KGB", "start MI6"]
    state, _ = played(state, ["MI6 start KGB"])
    assert GAME.view(state, None)["next_up"] == [KGB, MI6, CIA]
    state, events = played(state, ["KGB rec", "MI6 rec", "CIA rec"])
    assert [event.data["group"] for event in events] == ["M1", "M2", "M3"]


def test_the_next_shuffle_can_be_written_among_the_actions():
    """R15.1, R5.4"""
    state, _ = played(
        written_deal(DEAL, 2),
        ["CIA x DD", "KGB x DD", "CIA start CIA", "CIA rec", "KGB rec", "* gdeck N6 N5", "CIA pass", "KGB pass"],
    )
    view = GAME.view(state, None)
    assert (view["turn"], view["objective"]["id"]) == (2, "TUR")
    state, events = played(state, ["CIA x DD", "KGB x DD", "KGB start KGB", "KGB rec", "CIA rec"])
    assert [event.data["group"] for event in events if event.kind == "recruit"] == ["N6", "N5"]


@pytest.mark.parametrize(
    "lines",
    [
        [],
        DEAL[1:],
        DEAL[:2],
        ["* odeck CUB CUB", *DEAL[1:]],
        ["* odeck M1", *DEAL[1:]],
        ["* bal MI6", DEAL[0], DEAL[2]],
        [DEAL[0], DEAL[1], "* gdeck CUB"],
    ],
)
def test_a_deal_that_cannot_be_is_refused(lines):
    with pytest.raises(NotationError):
        written_deal(lines, 2)


@pytest.mark.parametrize(
    "line",
    ["* odeck CUB", "* gdeck M1 M1", "* gdeck IRN", "*", "* ", "", "FBI rec", "rec", "0 rec", "CIA", "CIA recruit"],
)
def test_a_line_that_makes_no_sense_is_refused(line):
    with pytest.raises(NotationError):
        played(written_deal(DEAL, 2), [line])
