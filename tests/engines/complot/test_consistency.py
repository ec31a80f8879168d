"""Whether the parts of a view go together: a sound view is altered in one place, and no longer passes."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from engines.complot import GAME
from engines.game import checked
from engines.shapes import ShapeError
from engines.validation import Validator
from tests.engines.complot.table import Table, at


def busy() -> Table:
    """A to move, with something of everything on the table."""
    return at(
        turn="A", board={15: "B:JON,c1 A:XIII,a1"}, hands={"A": "SCO1,SCO2", "B": "COM01", "C": "NMI1"},
        discard="HEL1", recoil="JON", ip={"A": 3}, active="M15", kept={"B": "M01"},
        missions={"M15": {"winner": "A", "carrier": "A.a1"}},
    )  # fmt: skip


def waiting() -> Table:
    """The window of the Informer is open."""
    table = at(turn="A", board={2: "A:XIII B:JES"}, hands={"A": "SCO1", "B": "COM01", "C": "IND1"})
    return table.play("A: mv 2-1 XIII inf=XIII")


@pytest.mark.parametrize(
    ("table", "changes", "path", "why"),
    [
        # The point reached.
        (busy, {"rounds": 6}, "rounds", "options"),
        (busy, {"actors": []}, "actors", "phase"),
        (busy, {"order": [0, 1, 1]}, "order", "seats"),
        # Windows: in the phases that have them, for whoever is asked, and else none (R4.4).
        (waiting, {"window": [2]}, "window", "actors"),
        (waiting, {"window": []}, "window", "phase"),
        (waiting, {"phase": "move"}, "window", "phase"),
        (busy, {"window": [0, 1]}, "window", "phase"),
        (busy, {"phase": "scoop"}, "window", "phase"),
        # Hands and points.
        (busy, {"hand": None}, "hand", "seat"),
        (busy, {"hand": ["SCO1"]}, "hand", "hands"),
        (busy, {"scores": [4, 0, 0]}, "breakdown", "scores"),
        (busy, {"ap": [0, 0, 0]}, "where", "markers"),
        # Components: each is somewhere, and what cannot be seen is counted.
        (busy, {"deck": 10}, "where", "cards"),
        (busy, {"figure_deck": 10}, "where", "figures"),
        (busy, {"piles": [1, 1]}, "where", "piles"),
        (busy, {"where": {"A.a2": "discard:1"}}, "where", "units"),
        (busy, {"where": {"D.a1": "reserve:0"}}, "where", "seats"),
        (busy, {"where": {"XIII": "0@16"}}, "board", "where"),
        (busy, {"recoil": ["A.a2"]}, "recoil", "where"),
        (busy, {"active": []}, "active", "where"),
        (busy, {"where": {"object:M15": "lies:15"}}, "active", "objects"),
        (busy, {"kept": [["M01"], [], []]}, "kept", "where"),
    ],
)
def test_a_view_that_contradicts_itself_does_not_pass(table: Any, changes: dict[str, Any], path: str, why: str) -> None:
    """Section 18"""
    state = table().state
    validator = Validator(GAME, 3, checked(GAME, 3, {}, 1).options)
    (seat,) = GAME.actors(state)
    view = deepcopy(GAME.view(state, seat))
    validator.view(view, seat)
    for name, value in changes.items():
        view[name] = {**view[name], **value} if isinstance(value, dict) else value
    with pytest.raises(ShapeError) as caught:
        validator.view(view, seat)
    assert (caught.value.path, caught.value.why) == (path, why)


def test_an_event_that_contradicts_itself_does_not_pass() -> None:
    """R3.3: each die was rolled by an element, or by nobody."""
    validator = Validator(GAME, 3, checked(GAME, 3, {}, 1).options)
    table = at(phase=8, turn="A", board={8: "A:XIII"}, active="M06", dice=[5], until=8).play("A: try M06 by=XIII")
    event = table.event("dice")
    validator.event(event)
    for faces in ([], [5, 5]):
        with pytest.raises(ShapeError) as caught:
            validator.event({**event, "faces": faces})
        assert (caught.value.path, caught.value.why) == ("elements", "faces")


def test_each_seat_is_dealt_one_main_character() -> None:
    """R2.2"""
    validator = Validator(GAME, 3, checked(GAME, 3, {}, 1).options)
    event = {"kind": "dealt", "figures": ["XIII", "JON", "AMO"], "aside": []}
    validator.event(event)
    for figures in (["XIII", "JON"], ["XIII", "JON", "AMO", "SHE"]):
        with pytest.raises(ShapeError, match="figures"):
            validator.event({**event, "figures": figures})
