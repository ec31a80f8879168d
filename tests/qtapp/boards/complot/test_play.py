"""Choosing on the board of Le Complot, with mouse and keys."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

from engines.game import IllegalAction
from engines.match import SEPARATOR
from qtapp.boards.chips import deed
from qtapp.boards.complot.choosing import at, branches, kind, panel, paths, pile
from qtapp.boards.complot.standing import card, element, mission, object_of
from qtapp.boards.places import Place, leaves
from tests.qtapp.boards.complot.desk import ComplotDesk, Play, lively, new_play, offering, played_until

SIZES = [(700, 620), (940, 752), (1480, 980)]


@pytest.mark.parametrize(
    ("action", "way"),
    [
        ("pass", (Place("chip", "pass"),)),
        ("heal XIII", (element("XIII"),)),
        ("+a1", (element("B.a1"),)),
        ("+C.a1", (element("C.a1"),)),
        (">12", (at("12"),)),
        ("fight @7", (at("7"),)),
        ("retreat 17", (at("17"),)),
        ("blue 18", (at("18"),)),
        ("@9", (at("9"),)),
        ("buy k @7 out=a2", (kind("k"), at("7"), element("B.a2"))),
        ("put a @7", (at("7"),)),
        ("ACC1 C", (card("ACC1"), panel("C"))),
        ("BLO1 @9", (card("BLO1"), at("9"))),
        ("SOU1 d2", (card("SOU1"), Place("die", "2"))),
        ("SOI1 d1", (card("SOI1"), element("B.d1"))),
        ("NMI1 pile=2", (card("NMI1"), pile("2"))),
        ("CMI1 out=M03 pile=1 under=2", (card("CMI1"), mission("M03"), pile("1"), Place("under", "2"))),
        ("cor GIO>N.c1", (element("GIO"), element("M05.c1"))),
        ("aim k1>XIII", (element("B.k1"), element("XIII"))),
        ("lay COM03>k1", (card("COM03"), element("B.k1"))),
        ("wound N.a1", (element("M05.a1"),)),
        ("give M15 c1", (object_of("M15"), element("B.c1"))),
        ("try M06 by=XIII card=CPC01", (mission("M06"), element("XIII"), card("CPC01"))),
        ("vs C", (panel("C"),)),
        ("lose a1", (element("B.a1"),)),
        ("lose COM03", (card("COM03"),)),
        ("under 2", (pile("2"),)),
    ],
)
def test_every_action_is_reached_by_what_it_names(action, way):
    assert paths(action, 1, "M05")[0] == way


def test_what_goes_on_behind_something_is_told_apart_by_buttons():
    tree = branches(["try M06 by=XIII", "try M06 by=XIII card=CPC01"], 0)
    assert tree == {
        mission("M06"): {
            element("XIII"): {
                deed("try M06 by=XIII"): "try M06 by=XIII",
                card("CPC01"): "try M06 by=XIII card=CPC01",
            }
        }
    }


def test_a_step_and_a_flight_to_the_same_place_are_told_apart():
    tree = branches([">12", ">12 avi=AVI1"], 0)
    assert set(tree[at("12")]) == {deed(">12"), deed(">12 avi=AVI1")}
    assert tree[card("AVI1")] == {at("12"): ">12 avi=AVI1"}


def test_the_last_seat_of_an_order_names_itself():
    tree = branches(["SCO1 order=ABC", "SCO1 order=ACB"], 0)
    first = tree[card("SCO1")][Place("order", "0", 0)]
    assert first == {Place("order", "1", 1): "SCO1 order=ABC", Place("order", "1", 2): "SCO1 order=ACB"}


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_legal_action_can_be_clicked(qtbot, seats, size):
    """Seldom ones included: games of somebody who would rather do something than nothing."""
    play, rng = new_play(seats, seats), Random(size[0])
    desk = ComplotDesk(qtbot, play, size=size)
    for number in range(400):
        if not play.match.actors:
            break
        if len(play.legal) > 1 and number % 4 == 0:
            desk.show()
            assert set(leaves(desk.board._chooser.tree)) == set(play.legal)
            for action in rng.sample(play.legal, min(2, len(play.legal))):
                desk.choose(action)
                assert desk.chosen[-1] == action
                desk.board._chooser.path = ()
        play.step(lively(play, rng))


def test_a_group_is_put_together_and_goes_by_clicks(qtbot):
    play = played_until(lambda play: play.view["phase"] == "move" and any(text.startswith("+") for text in play.legal))
    desk = ComplotDesk(qtbot, play)
    seat = play.seat
    first = desk.starting("+")
    desk.choose(first)
    desk.follow()
    assert desk.update.view["draft"]["elements"]
    step = desk.starting(">")
    desk.hover(step)
    assert desk.hints[-1]
    lit = desk.board.scenery.lights.states
    assert {f">{place}" for place, state in lit.items() if state.reachable} == {
        text.partition(" ")[0] for text in desk.legal if text.startswith(">")
    }
    desk.choose(step)
    desk.follow()
    assert play.match.steps[-1].seat == seat or play.draft is None
    assert play.view["draft"] is None or play.view["draft"]["elements"] == []


def test_everything_can_be_chosen_with_the_keys(qtbot):
    play = played_until("buy", least=30)
    desk = ComplotDesk(qtbot, play)
    wanted = set(desk.legal)
    for action in sorted(wanted):
        desk.board.suggest(action)
        desk.key(Qt.Key.Key_Return)
        assert desk.chosen[-1] == action
        while desk.board._chooser.path:
            desk.key(Qt.Key.Key_Escape)


def test_escape_takes_back_what_is_chosen(qtbot):
    desk = ComplotDesk(qtbot, played_until(offering("buy"), least=30))
    desk.click(desk.starting("buy"))
    assert desk.board._chooser.path
    desk.key(Qt.Key.Key_Escape)
    assert not desk.board._chooser.path


def refused(play: Play, step: str) -> str:
    """Why a step cannot be made, "" if it can."""
    assert play.draft is not None
    try:
        play.draft.extended(step)
    except IllegalAction as wrong:
        return wrong.reason
    return ""


def test_a_place_that_cannot_be_reached_is_asked_about(qtbot):
    play = played_until(lambda play: play.view["phase"] == "group" and play.view["stage"] == 6)
    desk = ComplotDesk(qtbot, play)
    offered = {text.partition(" ")[0] for text in desk.legal if text.startswith(">")}
    far = next(place for place in range(33, 0, -1) if f">{place}" not in offered)
    desk.click(desk.board.scenery.middle(far))
    assert desk.chosen == [SEPARATOR.join((*play.draft.steps, f">{far}"))]
    assert refused(play, f">{far}") not in ("", "wrong_phase", "half_made")


def test_costs_stand_at_the_places_that_can_be_reached(qtbot):
    play = played_until(lambda play: play.view["phase"] == "group" and play.view["stage"] == 6)
    desk = ComplotDesk(qtbot, play)
    told = [pill.text for pill in desk.board.scenery.pills.pills]
    assert len(told) == sum(text.startswith(">") and " " not in text for text in desk.legal)
