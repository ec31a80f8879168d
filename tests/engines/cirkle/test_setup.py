"""R3: how a game begins."""

from __future__ import annotations

import pytest

from engines.cirkle import GAME
from engines.game import SetupError, checked
from tests.engines.cirkle.plain import Plain
from tests.engines.cirkle.table import MODES, SEATS, Table, new_game

DUEL = "duel bCbH*bTbPbPbT*bHbC/bHbTbP*bCbC*bPbTbH/8/8/8/8/8/8/8/yHyTyPyC*yCyP*yTyH/yCyHyT*yPyPyTyH*yC 1 - - 0 1"
QUAD = (
    "1mC*mP5bP*bC1/mCmT*mH*5bHbT*bC*/mP*mHmT5bTbH*bP/11/11/11/11/11/yPyH*yT5gTgHgP*/yC*yT*yH5gH*gT*gC"
    "/1yCyP*5gPgC*1 1 - - 0 1"
)


@pytest.mark.parametrize("mode", MODES)
def test_yellow_plays_first(mode):
    """R3.1"""
    table = Table(mode)
    assert table.mover == "y"
    (event,) = GAME.opening(table.state)
    assert event.data == {
        "kind": "start",
        "mode": mode,
        "by": 0,
        "colours": [seat["colour"] for seat in table.view["seats"]],
    }


def test_the_duel_begins_on_two_rows_and_blue_is_yellow_turned():
    """R3.2"""
    table = Table("duel")
    assert table.text == DUEL
    units = Plain.read(DUEL).units
    for square, unit in units.items():
        turned = "HGFEDCBA"["ABCDEFGH".index(square[0])] + str(12 - int(square[1:]))
        assert units[turned] == {"y": "b", "b": "y"}[unit[0]] + unit[1:]
    protected = {unit["square"] for unit in table.view["units"] if unit["protected"]}
    assert protected == {square for square in units if square[1:] in ("2", "10")}


@pytest.mark.parametrize("mode", MODES[1:])
def test_cirkle_4_begins_in_four_camps_turned_by_quarter_turns(mode):
    """R3.3"""
    table = Table(mode)
    assert table.text == f"{mode} {QUAD}"
    units = Plain.read(table.text).units
    for square, unit in units.items():
        column, row = "ABCDEFGHIJK".index(square[0]), int(square[1:])
        turned = "ABCDEFGHIJK"[row - 1] + str(11 - column)
        assert units[turned] == {"y": "m", "m": "b", "b": "g", "g": "y"}[unit[0]] + unit[1:]
    assert all(unit["protected"] for unit in table.view["units"])


@pytest.mark.parametrize("mode", MODES)
def test_seats(mode):
    """R3.4"""
    assert GAME.seat_counts({"mode": mode}) == (SEATS[mode],)
    for seats in {2, 3, 4} - {SEATS[mode]}:
        with pytest.raises(SetupError, match="bad_seats"):
            checked(GAME, seats, {"mode": mode}, 1)


def test_the_mode_is_the_only_option_and_duel_the_usual_one():
    """R3.5"""
    (option,) = GAME.options
    assert (option.name, option.values, option.default) == ("mode", MODES, "duel")
    assert GAME.new(checked(GAME, 2, {}, 1)) == new_game("duel")


def test_nothing_is_random():
    """R3.4"""
    for mode in MODES:
        assert GAME.new(checked(GAME, SEATS[mode], {"mode": mode}, 99)) == new_game(mode)
        assert GAME.next_options(new_game(mode)) == {}
