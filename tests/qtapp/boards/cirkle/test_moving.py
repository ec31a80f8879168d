"""What happened, played out on the board of Cirkle: one thing after another, and nobody waits for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from qtapp.boards.base import Motion
from qtapp.boards.cirkle.items.units import STANDING, SUNK
from tests.qtapp.boards.cirkle.desk import (
    CIRKLE,
    EXCHANGE,
    HOLD,
    LAST_OF_MAUVE,
    RECOVERY,
    SECOND_TARGET,
    laid_out,
    standard,
)
from tests.qtapp.boards.desk import Desk


def steps(desk: Desk, action: str):
    """The steps in which an action is played out, without playing them."""
    board = desk.board
    board.motion = Motion(40.0)
    desk.play(action)
    return [step for chapter in (board._story._current, *board._story._chapters) for step in chapter.steps]


def ended(step) -> None:
    step.show(1.0)
    step.end()


def test_a_unit_rises_flies_and_sinks_into_its_hollow(qtbot):
    desk = standard(qtbot)
    scenery = desk.board.scenery
    item, rect = scenery.item_on("C2"), scenery.rect_of
    (flight,) = steps(desk, "C2-B3")
    assert item.place() == rect("C2")
    flight.show(0.5)
    assert item.face.height == STANDING
    middle = (rect("C2").center() + rect("B3").center()) / 2
    assert (item.place().center() - middle).manhattanLength() < 1
    flight.show(0.9)
    assert SUNK < item.face.height < STANDING
    ended(flight)
    assert item.place() == rect("B3")
    assert item.face.height == SUNK


def test_a_victim_goes_to_its_tray_after_it_was_reached(qtbot):
    desk = standard(qtbot)
    scenery = desk.board.scenery
    attacker, victim = scenery.item_on("D2"), scenery.item_on("D10")
    capture, removal = steps(desk, "D2xD10")
    ended(capture)
    assert attacker.place() == victim.place() == scenery.rect_of("D10")
    removal.begin()
    ended(removal)
    assert attacker.place() == scenery.rect_of("D10")
    assert scenery.tray_place(1).contains(victim.place())


def test_both_units_of_an_inversion_travel_at_once(qtbot):
    desk = standard(qtbot)
    scenery = desk.board.scenery
    one, other = scenery.item_on("C1"), scenery.item_on("D2")
    (swap,) = steps(desk, "C1<>D2")
    swap.show(0.5)
    assert (one.place().center() - other.place().center()).manhattanLength() < 1
    ended(swap)
    assert (one.place(), other.place()) == (scenery.rect_of("D2"), scenery.rect_of("C1"))


def test_an_exchange_follows_the_arrival(qtbot):
    desk = laid_out(qtbot, EXCHANGE)
    scenery = desk.board.scenery
    plane = scenery.item_on("A8")
    arrival, exchange = steps(desk, "A8-D11=T*")
    ended(arrival)
    assert plane.place() == scenery.rect_of("D11")
    exchange.begin()
    ended(exchange)
    assert scenery.tray_place(0).contains(plane.place())
    assert scenery.item_on("D11").face.kind == "T*"
    assert scenery.item_on("D11").place() == scenery.rect_of("D11")


def test_a_recovery_swaps_with_the_tray(qtbot):
    desk = laid_out(qtbot, RECOVERY)
    carrier = desk.board.scenery.item_on("B1")
    (swap,) = steps(desk, "B1=C*")
    ended(swap)
    assert desk.board.scenery.tray_place(0).contains(carrier.place())
    assert desk.board.scenery.item_on("B1").face.kind == "C*"


@pytest.mark.parametrize(
    ("position", "action", "word"),
    [
        (SECOND_TARGET, "C8-C11", "C11"),
        (CIRKLE, "C8-C11", "CIRKLE!"),
        (HOLD, "H11-K11", "K11"),
        (LAST_OF_MAUVE, "A8xA11", "eliminated"),
    ],
)
def test_what_nobody_may_miss_is_called_out_across_the_board(qtbot, position, action, word):
    desk = laid_out(qtbot, position)
    *_, call = steps(desk, action)
    called = desk.board.scenery.proclaimed
    assert not called.isVisible()
    call.begin()
    call.show(0.5)
    assert called.isVisible()
    assert word in called.text
    ended(call)
    assert not called.isVisible()


def test_a_broken_hold_is_called_out_too(qtbot):
    """W17"""
    desk = laid_out(qtbot, "solo 7yT3/11/11/11/11/1mC1bH*7/2bC*8/11/4bH2gC3/yC4bC5/11 1 - - 0 1", "H11-K11", "B6-B7")
    *_, call = steps(desk, "F2=T*")
    call.begin()
    assert "K11" in desk.board.scenery.proclaimed.text
    desk.board.finish_motion()
    assert desk.board.scenery.bulletin.tone == "calm"
    assert not desk.board.scenery.proclaimed.isVisible()


@pytest.mark.qt_log_ignore("not accepted by receiving widget")
def test_any_input_ends_it_and_everything_is_in_its_place(qtbot):
    for end in (
        lambda desk: desk.key(Qt.Key.Key_T),
        lambda desk: desk.key(Qt.Key.Key_PageDown),
        lambda desk: desk.click(desk.board.scenery.rect_of("A1").center()),
    ):
        desk = laid_out(qtbot, EXCHANGE, seat=0)
        desk.board.motion = Motion(40.0)
        spy = QSignalSpy(desk.board.motion_ended)
        desk.play("A8-D11=T*")
        assert spy.count() == 0
        end(desk)
        assert spy.count() == 1
        assert desk.board.scenery.item_on("D11").place() == desk.board.scenery.rect_of("D11")


def test_reduced_motion_fades_instead_of_moving(qtbot):
    desk = standard(qtbot)
    item = desk.board.scenery.item_on("C2")
    desk.board.motion = Motion(40.0, reduced=True)
    desk.play("C2-D3")
    (step,) = desk.board._story._current.steps
    step.show(0.5)
    assert item.place() == desk.board.scenery.rect_of("D3")
    assert item.opacity() == pytest.approx(0.5)
    desk.board.finish_motion()
    assert item.opacity() == 1.0


def test_a_take_back_goes_straight_to_how_it_was(qtbot):
    desk = standard(qtbot, seat=0)
    desk.play("D2xD10")
    before = desk.board.scenery.item_on("D10")
    desk.board.motion = Motion(40.0)
    fresh = standard(qtbot, seat=0)
    desk.board.show_update(fresh.update, desk.names, ())
    desk.board.finish_motion()
    assert desk.board.scenery.item_on("D2") is before
    assert before.place() == desk.board.scenery.rect_of("D2")


def test_nothing_is_played_out_when_the_board_is_turned_meanwhile(qtbot):
    desk = standard(qtbot, seat=0)
    desk.board.motion = Motion(40.0)
    spy = QSignalSpy(desk.board.motion_ended)
    desk.board._turned = 1
    desk.play("C2-D3")
    assert spy.count() == 1
