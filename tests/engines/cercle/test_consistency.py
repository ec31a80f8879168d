"""Whether the parts of a view go together: a sound view is altered in one place, and no longer passes."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from engines.cercle import GAME
from engines.game import checked
from engines.shapes import ShapeError
from engines.validation import Validator
from tests.engines.cercle.table import Table, at
from tests.engines.cercle.test_view import BUSY

GUARDING = "n=3 first=1 turn=2 phase=2 seat=1\nrdy 1 O2b\nrdy 2 I1b R4a*\nwhl 3 O1b/2"
BIDDING = "n=3 first=1 turn=2 phase=3\nwhl 1 I1b/- I2b/-\nsec 1 I3\nsec 2 I3\nsec 3 I2"
NAMING = "n=3 first=1 turn=2 phase=3\nwhl 1 I1b/-{R1b/2} I2b/-{R1c/3}"
SHARING = "n=3 first=2 turn=2 phase=1 seat=1"


def shown(table: Table) -> tuple[Validator, int, dict[str, Any]]:
    """Who checks what the seat that must choose sees, that seat (from 0), and a copy of its view."""
    validator = Validator(GAME, 3, checked(GAME, 3, {}, 1).options)
    (seat,) = GAME.actors(table.state)
    return validator, seat, deepcopy(GAME.view(table.state, seat))


def altered(view: dict[str, Any], path: str, value: Any) -> None:
    """Another value at a path such as `where/O1b`; None takes a component away."""
    *keys, last = path.split("/")
    held: Any = view
    for key in keys:
        held = held[int(key)] if isinstance(held, list) else held[key]
    if value is None and path.startswith("where/"):
        del held[last]
    else:
        held[int(last) if isinstance(held, list) else last] = value


@pytest.mark.parametrize(
    ("position", "lines", "changes", "path", "why"),
    [
        # The point reached.
        (BUSY, [], {"turn_limit": 10}, "turn_limit", "options"),
        (BUSY, [], {"round": 5}, "round", "options"),
        (BUSY, [], {"stage": 3, "where/phase": "phase:3"}, "stage", "phase"),
        (BUSY, [], {"actors": []}, "actors", "phase"),
        (BUSY, [], {"attacked": "I1b"}, "attacked", "phase"),
        (GUARDING, ["1 x:O2b>I1b"], {"attacked": None}, "attacked", "phase"),
        (BIDDING, [], {"auction": None}, "auction", "phase"),
        (SHARING, ["1 >I1"], {"draft": None}, "draft", "phase"),
        (BUSY, [], {"draft": {"kind": "share", "spy": "", "steps": [], "left": 1}}, "draft", "phase"),
        (SHARING, ["1 >I1"], {"draft/kind": "pay"}, "draft", "phase"),
        # Seats and points.
        (BUSY, [], {"services/2": "US"}, "services", "twice"),
        (BUSY, [], {"colours/1": None}, "colours", "twice"),
        (BUSY, [], {"breakdown/0/1/0": 6}, "breakdown", "scores"),
        (BUSY, [], {"where/1:vp": "vp:8"}, "where", "markers"),
        (BUSY, [], {"secrets/0/3": 1}, "where", "markers"),
        (BUSY, [], {"where/5:vp": "vp:0"}, "where", "seats"),
        # Spies: all of them are somewhere, in rows without gaps.
        (BUSY, [], {"deck": 15}, "where", "deck"),
        (BUSY, [], {"where/O3a": None, "where/N01": "infiltrated:2:0"}, "where", "deck"),
        (BUSY, [], {"where/O3a": "vp:3"}, "where", "spies"),
        (BUSY, [], {"where/S3a": "ready:0:4"}, "where", "rows"),
        (BUSY, [], {"where/S3a": "ready:0:2"}, "where", "rows"),
        # Bodyguards lie on spies, recruiters on spies at the wheel, one on each (R7.12, R7.9).
        (BUSY, [], {"where/R4b": "on:I1c:guard"}, "where", "on"),
        (BUSY, [], {"where/O3a": "on:I3a:guard"}, "where", "on"),
        (BUSY, [], {"where/R1a": "on:O1b:guard"}, "where", "on"),
        (BUSY, [], {"where/N15": "on:R4b:guard"}, "where", "on"),
        (BUSY, [], {"where/R1b": "on:R1a:recruiter:0", "where/R1c": "pile:R1:0"}, "where", "on"),
        # The spies that decisions are about.
        (GUARDING, ["1 x:O2b>I1b"], {"acting/by": 2}, "acting", "where"),
        (GUARDING, ["1 x:O2b>I1b"], {"attacked": "O1b"}, "attacked", "where"),
        (BIDDING, [], {"auction/spy": "I2b"}, "auction", "where"),
        (NAMING, [], {"division_of/spy": "I2b", "division_of/recruiter": "R1c"}, "division_of", "where"),
        (NAMING, [], {"division_of/recruiter": "R1c"}, "division_of", "where"),
        (BUSY, ["2 x:O2b"], {"draft/spy": "I1c"}, "draft", "where"),
        (BUSY, [], {"acted": ["O1c", "O1c"]}, "acted", "twice"),
        # An auction.
        (BIDDING, [], {"auction/order": [0, 1, 1]}, "auction.order", "twice"),
        (BIDDING, [], {"auction/in": [1, 1]}, "auction.in", "twice"),
        (BIDDING, [], {"auction/in": [0, 2]}, "auction.in", "order"),
        (BIDDING, [], {"auction/price": 1}, "auction.price", "winner"),
    ],
)
def test_a_view_that_contradicts_itself_does_not_pass(position, lines, changes, path, why):
    """R11.1"""
    validator, seat, view = shown(at(position).play(*lines))
    validator.view(view, seat)
    for place, value in changes.items():
        altered(view, place, value)
    with pytest.raises(ShapeError) as caught:
        validator.view(view, seat)
    assert (caught.value.path, caught.value.why) == (path, why)


def test_a_choice_is_about_the_spy_of_its_text():
    """R11.1: or about the top card of the pile that it names."""
    for position, text, other in ((BUSY, "x:O2b", "I3a"), (SHARING, "a:O1", "O1b")):
        table = at(position)
        validator, seat, view = shown(table)
        choices = deepcopy(GAME.choices(table.state, seat))
        validator.legal([*choices], choices, view, seat)
        choices[text]["spy"] = other
        with pytest.raises(ShapeError) as caught:
            validator.legal([*choices], choices, view, seat)
        assert (caught.value.path, caught.value.why) == ("choices", "spy")


def test_a_choice_answers_what_is_asked():
    """R3.3, section 14: no secrets are placed in phase 2, nor named by an action that names spies."""
    _, seat, _ = shown(at(SHARING))
    amount = GAME.choices(at(SHARING).state, seat)[">I1"]
    for lines in ([], ["2 x:O2b"]):
        table = at(BUSY).play(*lines)
        validator, seat, view = shown(table)
        choices = deepcopy(GAME.choices(table.state, seat))
        validator.legal([*choices], choices, view, seat)
        choices[">I1"] = amount
        with pytest.raises(ShapeError) as caught:
            validator.legal([*choices], choices, view, seat)
        assert (caught.value.path, caught.value.why) == ("choices", "phase")
