"""Playing Circle the Wagons on its board, with a real pointer and real keys."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qtapp.boards.base import Motion
from tests.qtapp.boards.desk import Desk
from tests.qtapp.boards.wagons.desk import new_match, played_until, sensible

Key = Qt.Key
# The test library grumbles about clicks that nobody wanted; here that is what is tested.
UNUSED_CLICKS = pytest.mark.qt_log_ignore("not accepted by receiving widget")


def test_a_whole_game_is_played_with_the_mouse(qtbot):
    """START, DRAFT and PLACE: every click emits exactly the action that was meant."""
    desk, rng = Desk(qtbot, new_match()), Random(1)
    while desk.match.actors:
        _, action = sensible(desk.match, rng)
        if action.endswith("r"):
            desk.key(Key.Key_R)
        desk.click(action)
        assert desk.follow() == action
    assert desk.match.outcome is not None
    assert len(desk.chosen) == len(desk.match.steps)


def test_a_whole_game_is_played_with_the_keys(qtbot):
    """Arrows move, R turns, Enter or Space confirms; every emitted action is legal."""
    desk, rng = Desk(qtbot, new_match(5)), Random(2)
    arrows = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
    while desk.match.actors:
        before = len(desk.chosen)
        for _ in range(rng.randrange(1, 5)):
            desk.key(rng.choice(arrows))
        if rng.random() < 0.5:
            desk.key(Key.Key_R)
        desk.key(rng.choice((Key.Key_Return, Key.Key_Space, Key.Key_Enter)))
        assert len(desk.chosen) == before + 1
        assert desk.chosen[-1] in desk.legal
        desk.follow()


def test_confirming_before_anything_is_pointed_at_first_shows_a_choice(qtbot):
    desk = Desk(qtbot, played_until("draft"))
    desk.key(Key.Key_Return)
    assert desk.chosen == []
    assert desk.hints[-1]
    desk.key(Key.Key_Return)
    assert desk.chosen == [desk.legal[0]], "the next card of the circle"


def test_arrows_move_spatially_around_the_circle(qtbot):
    desk = Desk(qtbot, new_match())
    desk.key(Key.Key_Right)  # the first key only shows where one is: at the top
    seen = [desk.board.where(f"S{desk.board._chooser.cursor.name}")]
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Down):
        desk.key(key)
        seen.append(desk.board.where(f"S{desk.board._chooser.cursor.name}"))
    assert seen[1].x() > seen[0].x()
    assert seen[3].y() > seen[2].y() > seen[1].y()


def test_escape_lets_go_of_what_was_pointed_at(qtbot):
    desk = Desk(qtbot, played_until("place_drafted"))
    desk.key(Key.Key_Down)
    assert desk.board.scenery.ghost.isVisible()
    desk.key(Key.Key_Escape)
    assert not desk.board.scenery.ghost.isVisible()
    assert desk.hints[-1] == ""
    desk.key(Key.Key_Escape)
    assert desk.chosen == []


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
        (Key.Key_R, Qt.KeyboardModifier.ControlModifier),
        (Key.Key_F, Qt.KeyboardModifier.NoModifier),
        (Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_keys_of_the_page_are_left_to_the_page(qtbot, key, modifier):
    desk = Desk(qtbot, played_until("place_drafted"))
    assert not desk.board.key_pressed(QKeyEvent(QEvent.Type.KeyPress, key, modifier))
    assert not desk.board.scenery.ghost.isVisible()


@pytest.mark.parametrize("turn", ["key", "right", "wheel", "badge"])
def test_a_card_is_turned_upside_down_in_four_ways(qtbot, turn):
    """R6.3"""
    desk = Desk(qtbot, played_until("place_drafted", least=8))
    upright = next(text for text in desk.legal if not text.endswith("r"))
    desk.hover(upright)
    assert desk.board.scenery.ghost.face.turned is False
    if turn == "key":
        desk.key(Key.Key_R)
    elif turn == "right":
        desk.click(upright, Qt.MouseButton.RightButton)
    elif turn == "badge":
        desk.click(desk.board.scenery.turn_badge.boundingRect().center())
        desk.hover(upright)
    else:
        _shift_wheel(desk, desk.at(upright))
    assert desk.board.scenery.ghost.face.turned is True
    desk.click(upright)
    assert desk.chosen == [f"{upright}r"]


def _shift_wheel(desk: Desk, at: QPoint) -> None:
    viewport = desk.view.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ShiftModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


@UNUSED_CLICKS
def test_a_click_beside_everything_chooses_nothing(qtbot):
    desk = Desk(qtbot, played_until("draft"))
    desk.click(desk.board.scenery.layout.goals.center())
    desk.click(QPointF(2, 2))
    assert desk.chosen == []


def test_pressing_a_card_and_letting_go_elsewhere_takes_nothing(qtbot):
    desk = Desk(qtbot, new_match())
    start = desk.board.where(desk.legal[4])
    desk.press(start)
    desk.drag_to(desk.board.scenery.layout.goals.center())
    desk.release(desk.board.scenery.layout.goals.center())
    assert desk.chosen == []


def test_two_quick_clicks_are_two_clicks(qtbot):
    """The second of two clicks at one spot arrives as a double click."""
    desk = Desk(qtbot, played_until("place_given", least=8))
    viewport, none = desk.view.viewport(), Qt.KeyboardModifier.NoModifier
    desk.click(desk.legal[0])
    desk.follow()
    desk.hover(desk.legal[0])
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, none, desk.at(desk.legal[0]))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, none, desk.at(desk.legal[0]))
    assert len(desk.chosen) == 2
    assert desk.chosen[1] == desk.legal[0]


def test_a_card_is_dragged_from_hand_into_the_town(qtbot):
    desk = Desk(qtbot, played_until("place_drafted", least=6))
    hand = desk.board.scenery.spots[desk.update.view["to_place"]].place.center()
    goal = desk.board.where(desk.legal[0])
    desk.press(hand)
    desk.drag_to(goal)
    assert desk.chosen == []
    desk.release(goal)
    assert desk.chosen == [desk.legal[0]]


def test_a_card_dragged_from_hand_and_dropped_outside_stays_in_hand(qtbot):
    desk = Desk(qtbot, played_until("place_drafted", least=6))
    hand = desk.board.scenery.spots[desk.update.view["to_place"]].place.center()
    desk.press(hand)
    outside = desk.board.scenery.layout.goals.center()
    desk.drag_to(outside)
    assert desk.board.scenery.ghost.legal is False, "a card held where it cannot lie is dimmed"
    desk.release(outside)
    assert desk.chosen == []
    assert not desk.board.scenery.ghost.isVisible()


@pytest.mark.parametrize("answered", ["at once", "late"])
def test_a_card_is_dragged_from_the_circle_into_the_town(qtbot, answered):
    """It is taken on entering the town and placed where it is dropped, even if the table answers after the drop."""
    desk = Desk(qtbot, played_until("draft", least=6))
    take = desk.legal[1]
    start, goal = desk.board.where(take), desk.board.scenery.field().center()
    desk.press(start)
    desk.drag_to(start + QPointF(30, 10))
    assert desk.chosen == [], "outside the town nothing is taken yet"
    desk.drag_to(goal)
    assert desk.chosen == [take]
    if answered == "at once":
        desk.follow()
        desk.drag_to(goal)
        desk.release(goal)
    else:
        desk.release(goal)
        assert desk.chosen == [take]
        desk.follow()
    assert len(desk.chosen) == 2
    assert desk.chosen[1] in desk.legal
    desk.follow()
    assert desk.board.carried is None


def test_a_card_dragged_within_the_circle_goes_back_to_its_slot(qtbot):
    desk = Desk(qtbot, played_until("draft", least=6))
    card = int(desk.legal[0][1:3])
    home = desk.board.scenery.spots[card].place
    desk.press(home.center())
    desk.drag_to(home.center() + QPointF(60, 60))
    assert desk.board.scenery.card_item(card).place() != home
    desk.release(home.center() + QPointF(60, 60))
    assert desk.board.scenery.card_item(card).place() == home
    assert desk.chosen == []


@UNUSED_CLICKS
def test_nobody_chooses_for_another_seat(qtbot):
    """A seat that is not asked sees everything and can click nothing."""
    match = played_until("draft", least=6)
    desk = Desk(qtbot, match, seat=1 - match.actors[0])
    for place in desk.board.scenery.spots.values():
        desk.click(place.place.center())
    for key in (Key.Key_Right, Key.Key_Return, Key.Key_R, Key.Key_Escape):
        desk.key(key)
    assert desk.chosen == []
    assert not any(desk.hints)


def test_input_ends_what_is_being_shown(qtbot):
    """Nobody waits for an animation: a click counts on the table as it is."""
    desk = Desk(qtbot, played_until("place_drafted", least=4))
    desk.board.motion = Motion(30.0)  # so slow that it cannot end by itself
    desk.play(desk.legal[0])
    with qtbot.waitSignal(desk.board.motion_ended, timeout=5000):
        desk.click(desk.legal[0])
    assert desk.chosen == [desk.legal[0]]


def test_a_choice_half_made_survives_what_moves_nothing(qtbot):
    """A pause, an offer or a chat line brings an update too; it must not turn the card back."""
    desk = Desk(qtbot, played_until("place_drafted", least=6))
    desk.key(Key.Key_Down)
    desk.key(Key.Key_R)
    place = desk.board.scenery.ghost.place
    desk.show()
    assert desk.board.scenery.ghost.isVisible()
    assert desk.board.scenery.ghost.place == place
    desk.key(Key.Key_Return)
    assert desk.chosen[-1].endswith("r")
    draft = Desk(qtbot, played_until("draft", least=6))
    draft.key(Key.Key_Down)
    draft.key(Key.Key_Down)
    cursor = draft.board._chooser.cursor
    draft.show()
    draft.key(Key.Key_Return)
    assert draft.chosen == [f"T{cursor.name}"]


def test_where_says_where_any_legal_action_is_chosen(qtbot):
    desk = Desk(qtbot, played_until("place_given", least=10), size=(680, 652))
    area = desk.board.content()
    for action in desk.legal:
        assert area.contains(desk.board.where(action))
    with pytest.raises(KeyError):
        desk.board.where("T01")
