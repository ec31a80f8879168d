"""Typed moves: what a text means, written with care or without."""

from __future__ import annotations

import pytest

from qtapp.boards.cirkle.typed import ParsedMove, meant, notation, typed
from tests.qtapp.boards.cirkle.desk import EXCHANGE, RECOVERY, TEAM, played


def read(text: str, position: str = "") -> str:
    match = played(position.split(maxsplit=1)[0] if position else "duel", position=position)
    return meant(text, match.legal(0), match.game.choices(match.state, 0))


@pytest.mark.parametrize("text", ["C2-D3", "c2-d3", "C2D3", "c2d3", " C2 D3 "])
def test_a_move_may_be_typed_carelessly(text):
    assert read(text) == "C2-D3"


@pytest.mark.parametrize("text", ["D2xD10", "D2D10", "d2Xd10", "d2:d10"])
def test_a_capture_too(text):
    assert read(text) == "D2xD10"


@pytest.mark.parametrize("text", ["D2-D10", "C2xD3", "C2<>D3", "C2", "C2-", "C2-D33", "C2-D3=T", "", "Z9", "--"])
def test_a_wrong_sign_and_half_a_move_are_nothing(text):
    assert read(text) == ""


@pytest.mark.parametrize(
    ("text", "position", "action"),
    [
        ("C9<>C3", TEAM, "C3<>C9"),
        ("C9C3", TEAM, "C3<>C9"),
        ("A8D11=T*", EXCHANGE, "A8-D11=T*"),
        ("A8D11", EXCHANGE, "A8-D11"),
        ("A8-D11=P", EXCHANGE, ""),
        ("B1=C*", RECOVERY, "B1=C*"),
        ("B1=C", RECOVERY, ""),
    ],
)
def test_inversions_exchanges_and_recoveries(text, position, action):
    assert read(text, position) == action


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("C", ParsedMove()),
        ("C2", ParsedMove("C2")),
        ("C2-", ParsedMove("C2")),
        ("C2-E", ParsedMove("C2")),
        ("C11", ParsedMove("C11")),
        ("C2<>E4", ParsedMove("C2", "<>", "E4")),
        ("F2=", ParsedMove("F2")),
        ("F2=T*", ParsedMove("F2", gain="T*")),
    ],
)
def test_as_much_as_there_is_is_understood(text, said):
    assert typed(text) == said


def test_what_cannot_be_played_is_still_written_in_full():
    choices = {"D2xD10": {"verb": "capture", "from": "D2", "to": "D10"}}
    assert notation("c2c5", choices) == "C2-C5"
    assert notation("d2d10=t", choices) == "D2xD10=T"
    assert notation("c2<>c5", choices) == "C2<>C5"
