"""Notes of intended moves: made while others are asked, for oneself alone, and never sent."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qtapp.base import i18n
from qtapp.boards.complot.box import box
from qtapp.boards.complot.notes import Notes, PlannedMove, own, shortest
from qtapp.boards.complot.planning import CLEAR, Planner
from qtapp.boards.complot.standing import element
from qtapp.boards.complot.telling import fight_of
from tests.qtapp.boards.complot.desk import ComplotDesk, played_until

WHERE = {"XIII": "0@1", "A.a1": "0@1", "A.a2": "0@2", "JON": "1@1", "A.c1": "reserve:0"}


def noted(*steps: str | int) -> Notes:
    """Notes of seat 0: elements by name, places by number."""
    notes = Notes()
    for step in steps:
        if isinstance(step, str):
            notes.toggle(0, step, WHERE)
        else:
            notes.go(0, step, WHERE, ())
    return notes


def test_a_group_goes_by_the_shortest_way():
    assert noted("XIII", "A.a1", 23).plans(0) == (PlannedMove(("XIII", "A.a1"), (1, 2, 23)),)
    assert shortest(1, 23) == (1, 2, 23)
    assert len(shortest(7, 32)) - 1 == 8


def test_closed_places_are_gone_around():
    assert 2 not in shortest(1, 23, (2,))
    assert shortest(1, 7, (8, 9)) == (1,)


def test_a_way_is_led_on_from_its_end():
    assert noted("XIII", 2, 14).plans(0) == (PlannedMove(("XIII",), (1, 2, 14)),)


def test_who_is_noted_anew_leaves_the_note_before():
    notes = noted("XIII", "A.a1", 2, 2, "XIII", 5)
    assert notes.plans(0) == (PlannedMove(("XIII",), (1, 5)),)


def test_who_stands_elsewhere_begins_another_group():
    notes = noted("XIII", 5, "A.a2", 14)
    assert notes.plans(0) == (PlannedMove(("XIII",), (1, 5)), PlannedMove(("A.a2",), (2, 14)))


def test_an_element_that_is_clicked_again_is_let_go():
    assert noted("XIII", "A.a1", "XIII").group(0) == ("A.a1",)


def test_notes_of_a_seat_are_its_own():
    notes = noted("XIII", 5)
    assert notes.plans(1) == ()
    assert notes.plans(None) == ()
    notes.clear(1)
    assert notes.plans(0)
    notes.clear(0)
    assert notes.plans(0) == ()


def test_what_was_done_is_struck_out():
    notes = noted("XIII", 2, 23)
    notes.follow(0, {**WHERE, "XIII": "0@2"})
    assert notes.plans(0) == (PlannedMove(("XIII",), (2, 23)),)
    notes.follow(0, {**WHERE, "XIII": "0@23"})
    assert notes.plans(0) == ()


@pytest.mark.parametrize(
    ("at", "left"),
    [("gone", (PlannedMove(("A.a1",), (1, 2, 23)),)), ("1@1", (PlannedMove(("A.a1",), (1, 2, 23)),)), ("0@9", ())],
)
def test_what_has_become_impossible_is_struck_out(at, left):
    """Who is dead or fights for somebody else; and a group that does not stand together any more."""
    notes = noted("XIII", "A.a1", 2, 23)
    notes.toggle(0, "A.a2", WHERE)
    notes.follow(0, {**WHERE, "XIII": at, "A.a2": "reserve:0"})
    assert notes.plans(0) == left
    assert notes.group(0) == ()


def test_putting_down_lets_the_group_go_and_then_the_last_note():
    notes = noted("XIII", 5, "A.a2", 14)
    assert notes.put_down(0)
    assert len(notes.plans(0)) == 2
    assert notes.put_down(0)
    assert notes.plans(0) == (PlannedMove(("XIII",), (1, 5)),)
    assert notes.put_down(0)
    assert not notes.put_down(0)


# On the board


@pytest.fixture
def desk(qtbot) -> ComplotDesk:
    """Somebody else moves; this seat waits."""
    play = played_until(lambda play: play.view["phase"] == "move" and not play.match.setup.options.get("x"), least=30)
    found = ComplotDesk(qtbot, play, seat=(play.seat + 1) % 3)
    found.board.keeps_notes = True
    found.show()
    return found


def first_own(desk: ComplotDesk) -> str:
    return own(desk.update.view["where"], desk.seat)[0]


def test_notes_are_made_by_clicks_and_nothing_is_sent(desk):
    scenery, code = desk.board.scenery, first_own(desk)
    assert desk.board.takes_notes
    desk.click(scenery.point_of(element(code)))
    start = int(desk.update.view["where"][code].partition("@")[2])
    goal = next(b if a == start else a for a, b in box().paths if start in (a, b))
    desk.click(scenery.middle(goal))
    assert desk.board.notes.plans(desk.seat) == (PlannedMove((code,), (start, goal)),)
    assert [trail.way for trail in scenery.planned.ways] == [(start, goal)]
    assert scenery.signs.cost(1) in [pill.text for pill in scenery.pills.pills]
    assert desk.chosen == []


def test_notes_are_made_with_the_keys(desk):
    desk.key(Qt.Key.Key_PageDown)
    desk.key(Qt.Key.Key_Return)
    assert desk.board._chooser.noted == (first_own(desk),)
    start = desk.update.view["where"][first_own(desk)].partition("@")[2]
    while desk.board._chooser.cursor.kind != "place" or desk.board._chooser.cursor.name == start:
        desk.key(Qt.Key.Key_PageDown)
    desk.key(Qt.Key.Key_Return)
    assert len(desk.board.notes.plans(desk.seat)) == 1
    desk.key(Qt.Key.Key_Escape)
    assert desk.board._chooser.noted == ()
    desk.key(Qt.Key.Key_Escape)
    assert desk.board.notes.plans(desk.seat) == ()
    assert desk.chosen == []


def test_a_button_clears_all_notes(desk):
    scenery = desk.board.scenery
    desk.click(scenery.point_of(element(first_own(desk))))
    assert scenery.chips.chips == ()
    desk.click(scenery.middle(26))
    assert [chip.place for chip in scenery.chips.chips] == [CLEAR]
    desk.click(scenery.chips.rect_of(CLEAR).center())
    assert desk.board.notes.plans(desk.seat) == ()
    assert scenery.planned.ways == ()
    assert scenery.chips.chips == ()


@pytest.mark.parametrize(("language", "told"), [("en", "Nobody else sees it."), ("fr", "Vous seul voyez ces notes.")])
def test_it_is_said_how_one_makes_them_and_what_they_say(desk, language, told):
    i18n.speak(language)
    desk.board.retranslate()
    assert desk.hints[-1].endswith(told)
    desk.click(desk.board.scenery.point_of(element(first_own(desk))))
    group = desk.hints[-1]
    desk.click(desk.board.scenery.middle(26))
    assert len({told, group, desk.hints[-1]}) == 3
    assert "Rum Cay" in desk.hints[-1]
    i18n.speak("en")


def test_they_are_shown_again_when_one_is_asked(desk):
    """And stay until the turn ends."""
    code = first_own(desk)
    desk.click(desk.board.scenery.point_of(element(code)))
    desk.click(desk.board.scenery.middle(26))
    plans = desk.board.notes.plans(desk.seat)
    while desk.play_of.seat != desk.seat and desk.play_of.view["stage"] == 6:
        desk.play(next(text for text in ("end", "pass") if text in desk.play_of.legal))
    assert desk.play_of.view["phase"] == "move"
    assert not isinstance(desk.board._chooser, Planner)
    assert desk.board.notes.plans(desk.seat) == plans
    assert [trail.way for trail in desk.board.scenery.planned.ways] == [plan.way for plan in plans]
    desk.play("end")
    assert desk.board.notes.plans(desk.seat) == ()


def test_another_seat_at_the_same_screen_sees_nothing_of_them(desk):
    desk.click(desk.board.scenery.point_of(element(first_own(desk))))
    desk.click(desk.board.scenery.middle(26))
    mine = desk.seat
    for seat in ((mine + 1) % 3, None):
        desk.seat = seat
        desk.show()
        assert desk.board.scenery.planned.ways == ()
        assert not [pill for pill in desk.board.scenery.pills.pills if pill.text == desk.board.scenery.signs.cost(1)]
        assert CLEAR not in [chip.place for chip in desk.board.scenery.chips.chips]
    desk.seat = mine
    desk.show()
    assert desk.board.scenery.planned.ways


def is_fought(play) -> bool:
    return fight_of(play.view) is not None


@pytest.mark.parametrize("case", ["spectator", "replay", "asked", "over", "combat"])
def test_there_are_none_where_nobody_plays_ahead(qtbot, case):
    """In a combat that is to be seen there is no map to plan on."""
    play = played_until({"over": "over", "combat": is_fought}.get(case, "pile"))
    asked = play.match.actors[0] if play.match.actors else 0
    desk = ComplotDesk(qtbot, play, seat={"spectator": None, "asked": asked}.get(case, (asked + 1) % 3))
    desk.board.keeps_notes = case != "replay"
    desk.show()
    assert not desk.board.takes_notes
    assert not isinstance(desk.board._chooser, Planner)
    assert not any("Nobody else" in hint for hint in desk.hints)
