"""Choosing on the board of Cirkle with the mouse: clicks, drags, the choice of an exchange, recoveries, inversions."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, Qt

from qtapp.boards.cirkle.choices import lost_unit, option, square
from tests.qtapp.boards.cirkle.desk import (
    EXCHANGE,
    HOLD,
    NOTHING,
    RECOVERY,
    SECOND_TARGET,
    TEAM,
    laid_out,
    played,
    standard,
)
from tests.qtapp.boards.desk import Desk

UNUSED_CLICKS = pytest.mark.qt_log_ignore("not accepted by receiving widget")


def middle(desk: Desk, name: str) -> QPointF:
    return desk.board.scenery.rect_of(name).center()


def lost(desk: Desk, seat: int, kind: str) -> QPointF:
    return desk.board.scenery.lost_rect(seat, kind).center()


def marked(desk: Desk, kind: str) -> set[str]:
    """The squares that bear a sign."""
    scenery = desk.board.scenery
    places = [
        sign.place
        for layer in (scenery.choice, scenery.over, scenery.under)
        for sign in layer.signs
        if sign.kind == kind
    ]
    return {name for name in scenery.square_names if scenery.rect_of(name) in places}


# A unit and where it goes


def test_a_unit_and_a_square_make_a_move(qtbot):
    desk = standard(qtbot)
    desk.click(middle(desk, "C2"))
    assert not desk.chosen
    desk.click(middle(desk, "D3"))
    assert desk.chosen == ["C2-D3"]


def test_destinations_are_marked_by_kind(qtbot):
    """W2: D2 can capture on D10; the units of its row and two missiles can change places with it."""
    desk = standard(qtbot)
    desk.click(middle(desk, "D2"))
    assert marked(desk, "chosen") == {"D2"}
    assert [sign.is_capped for sign in desk.board.scenery.choice.signs if sign.kind == "chosen"] == [True]  # a missile
    assert marked(desk, "move") == {f"D{row}" for row in range(3, 10)}
    assert marked(desk, "capture") == {"D10"}
    partners = {end for text in desk.legal if "<>" in text and "D2" in text.split("<>") for end in text.split("<>")}
    assert marked(desk, "inversion") == partners - {"D2"}


def test_clicking_the_partner_inverts(qtbot):
    desk = standard(qtbot)
    desk.click(middle(desk, "D2"))
    desk.click(middle(desk, "C1"))
    assert desk.chosen == ["C1<>D2"]


def test_an_ally_is_a_partner_too_from_either_end(qtbot):
    """W20"""
    desk = laid_out(qtbot, TEAM)
    desk.click(middle(desk, "C9"))
    desk.click(middle(desk, "C3"))
    assert desk.chosen == ["C3<>C9"]


@UNUSED_CLICKS
def test_a_second_click_on_a_unit_lets_it_go(qtbot):
    desk = standard(qtbot)
    desk.click(middle(desk, "C2"))
    desk.click(middle(desk, "C2"))
    assert marked(desk, "chosen") == set()
    desk.click(middle(desk, "D3"))
    assert not desk.chosen


def test_another_unit_may_be_chosen_instead(qtbot):
    desk = standard(qtbot)
    desk.click(middle(desk, "C2"))
    desk.click(middle(desk, "D1"))
    assert marked(desk, "chosen") == {"D1"}


def test_the_right_button_and_escape_take_back(qtbot):
    desk = standard(qtbot)
    for undo in (
        lambda: desk.click(middle(desk, "A6"), Qt.MouseButton.RightButton),
        lambda: desk.key(Qt.Key.Key_Escape),
    ):
        desk.click(middle(desk, "C2"))
        assert marked(desk, "chosen") == {"C2"}
        undo()
        assert marked(desk, "chosen") == set()


def test_an_impossible_square_says_why_and_keeps_the_unit(qtbot):
    desk = standard(qtbot)
    desk.click(middle(desk, "C2"))
    desk.hover(middle(desk, "C5"))
    reason = desk.hints[-1]
    assert "does not move in this direction" in reason
    desk.click(middle(desk, "C5"))
    assert not desk.chosen
    assert desk.hints[-1] == reason
    assert marked(desk, "chosen") == {"C2"}


def test_pointing_at_a_destination_tells_what_would_come_of_it(qtbot):
    desk = standard(qtbot)
    desk.click(middle(desk, "D2"))
    desk.hover(middle(desk, "D10"))
    assert desk.hints[-1] == desk.board.words.action("D2xD10", desk.update)
    warm = [line for line in desk.board.scenery.lines.lines if line.token == "warm"]
    assert [line.start for line in warm] == [middle(desk, "E10")]  # which could capture it there


# Dragging


def test_a_unit_is_dragged_to_its_square(qtbot):
    desk = standard(qtbot)
    item = desk.board.scenery.item_on("C2")
    desk.press(middle(desk, "C2"))
    desk.drag_to(middle(desk, "C5"))
    assert item.place().contains(middle(desk, "C5"))
    desk.drag_to(middle(desk, "D3"))
    desk.release(middle(desk, "D3"))
    assert desk.chosen == ["C2-D3"]
    assert item.place() == desk.board.scenery.rect_of("D3")
    desk.follow()
    assert desk.board.scenery.item_on("D3") is item


def test_a_unit_that_is_dropped_anywhere_goes_back(qtbot):
    desk = standard(qtbot)
    item = desk.board.scenery.item_on("C2")
    desk.press(middle(desk, "C2"))
    desk.drag_to(middle(desk, "C7"))
    desk.release(middle(desk, "C7"))
    assert not desk.chosen
    assert item.place() == desk.board.scenery.rect_of("C2")
    assert "does not move in this direction" in desk.hints[-1]


def test_escape_ends_a_drag(qtbot):
    desk = standard(qtbot)
    desk.press(middle(desk, "C2"))
    desk.drag_to(middle(desk, "D3"))
    desk.key(Qt.Key.Key_Escape)
    assert desk.board.scenery.item_on("C2").place() == desk.board.scenery.rect_of("C2")
    desk.release(middle(desk, "D3"))
    assert not desk.chosen


# The exchange (R8)


def test_where_several_actions_share_a_square_the_lost_units_are_offered(qtbot):
    """W9"""
    desk = laid_out(qtbot, EXCHANGE)
    desk.click(middle(desk, "A8"))
    assert marked(desk, "exchange") == {"D11"}
    desk.click(middle(desk, "D11"))
    assert not desk.chosen
    menu = desk.board.scenery.menu
    assert set(menu.kinds) == {"", "C", "C*", "H", "H*", "T", "T*", "P*"}
    assert not menu.box.intersects(desk.board.scenery.rect_of("D11"))
    desk.hover(menu.rect_of("T*").center())
    assert desk.hints[-1] == desk.board.words.action("A8-D11=T*", desk.update)
    desk.click(menu.rect_of("T*").center())
    assert desk.chosen == ["A8-D11=T*"]


def test_the_exchange_is_optional(qtbot):
    """R8.2"""
    desk = laid_out(qtbot, EXCHANGE)
    desk.click(middle(desk, "A8"))
    desk.click(middle(desk, "D11"))
    desk.click(desk.board.scenery.menu.rect_of("").center())
    assert desk.chosen == ["A8-D11"]


def test_a_unit_of_the_tray_answers_as_well(qtbot):
    desk = laid_out(qtbot, EXCHANGE)
    desk.click(middle(desk, "A8"))
    desk.click(middle(desk, "D11"))
    desk.click(lost(desk, 0, "H*"))
    assert desk.chosen == ["A8-D11=H*"]


def test_dropping_on_such_a_square_asks_too(qtbot):
    desk = laid_out(qtbot, EXCHANGE)
    desk.press(middle(desk, "A8"))
    desk.drag_to(middle(desk, "D11"))
    desk.release(middle(desk, "D11"))
    assert not desk.chosen
    assert desk.board.scenery.menu.is_open


def test_a_click_elsewhere_or_escape_closes_the_choice(qtbot):
    desk = laid_out(qtbot, EXCHANGE)
    for close in (
        lambda: desk.click(desk.board.scenery.layout.trays.places[0].center()),
        lambda: desk.key(Qt.Key.Key_Escape),
    ):
        if not marked(desk, "chosen"):
            desk.click(middle(desk, "A8"))
        desk.click(middle(desk, "D11"))
        close()
        assert not desk.board.scenery.menu.is_open
        assert not desk.chosen
        assert marked(desk, "chosen") == {"A8"}


# The recovery (R10)


def test_a_recovery_by_the_unit_then_the_lost_one(qtbot):
    """W23"""
    desk = laid_out(qtbot, RECOVERY)
    desk.click(middle(desk, "B1"))
    desk.click(lost(desk, 0, "C*"))
    assert desk.chosen == ["B1=C*"]


def test_a_recovery_by_the_lost_unit_then_the_one_on_the_board(qtbot):
    desk = laid_out(qtbot, RECOVERY)
    desk.click(lost(desk, 0, "H"))
    assert marked(desk, "recovery") == {"A3", "B3", "B2", "B1", "C1"}
    desk.click(middle(desk, "B1"))
    assert desk.chosen == ["B1=H"]


def test_a_lost_unit_may_be_dragged_onto_the_board(qtbot):
    desk = laid_out(qtbot, RECOVERY)
    start = lost(desk, 0, "T")
    desk.press(start)
    desk.drag_to(middle(desk, "B1"))
    desk.release(middle(desk, "B1"))
    assert desk.chosen == ["B1=T"]


@UNUSED_CLICKS
def test_lost_units_of_others_and_in_other_moments_do_nothing(qtbot):
    desk = laid_out(qtbot, RECOVERY)
    desk.click(lost(desk, 1, "C"))
    assert not desk.board._chooser.path
    desk.play("B1=C*")
    assert desk.update.seat == 1
    desk.click(lost(desk, 1, "C"))
    assert desk.board._chooser.path == (lost_unit("C"),)
    other = laid_out(qtbot, HOLD, "H11-K11", seat=3)
    other.click(lost(other, 3, "T"))
    assert not other.chosen


# What must be done


def test_the_forced_reply_shows_who_can_capture(qtbot):
    """R9.5, W14"""
    desk = laid_out(qtbot, SECOND_TARGET, "C8-C11")
    assert marked(desk, "intruder") == {"C11"}
    assert marked(desk, "able") == {"G11"}
    assert desk.board.scenery.bulletin.tone == "alarm"
    assert "Bruno" in desk.board.scenery.bulletin.body
    assert "C11" in desk.board.scenery.bulletin.body
    desk.choose("G11xC11")
    assert desk.chosen == ["G11xC11"]


def test_a_forced_pass_is_one_click_on_the_news(qtbot):
    """R13.1, W26"""
    desk = laid_out(qtbot, NOTHING)
    assert desk.legal == ("--",)
    assert desk.board.scenery.bulletin.offers_pass
    desk.click(desk.board.scenery.news.place.center())
    assert desk.chosen == ["--"]


# All of it


@pytest.mark.parametrize("mode", ["duel", "solo", "double", "survivor"])
def test_every_legal_action_can_be_clicked(qtbot, mode):
    """In many positions of a game, those with exchanges and recoveries included."""
    rng, desk = random.Random(1), standard(qtbot, mode)
    while desk.match.actors and len(desk.match.steps) < 60:
        for action in rng.sample(desk.legal, min(4, len(desk.legal))):
            desk.choose(action)
            assert desk.chosen[-1] == action
            desk.key(Qt.Key.Key_Escape)
            desk.key(Qt.Key.Key_Escape)
        taking = [action for action in desk.legal if "x" in action]
        desk.play(rng.choice(taking or desk.legal))


def test_every_exchange_and_every_recovery_can_be_clicked(qtbot):
    for position in (EXCHANGE, RECOVERY):
        desk = laid_out(qtbot, position)
        for action in desk.legal:
            desk.choose(action)
            assert desk.chosen[-1] == action
            desk.key(Qt.Key.Key_Escape)
            desk.key(Qt.Key.Key_Escape)
            desk.key(Qt.Key.Key_Escape)


@UNUSED_CLICKS
def test_nothing_can_be_chosen_while_others_choose(qtbot):
    desk = standard(qtbot, "duel", seat=1)
    desk.click(middle(desk, "C2"))
    desk.click(middle(desk, "D3"))
    assert not desk.chosen
    with pytest.raises(KeyError):
        desk.board.where("C2-D3")


def test_a_suggestion_leads_to_the_last_step(qtbot):
    desk = laid_out(qtbot, EXCHANGE)
    desk.board.suggest("A8-D11=T*")
    assert desk.board._chooser.cursor == option("T*")
    assert desk.board.scenery.menu.current == "T*"
    desk.board.suggest("A8-B7")
    assert desk.board._chooser.cursor == square("B7")
    desk.key(Qt.Key.Key_Return)
    assert desk.chosen == ["A8-B7"]
    recovery = laid_out(qtbot, RECOVERY)
    recovery.board.suggest("B1=C*")
    assert recovery.board._chooser.cursor == lost_unit("C*")


def test_a_new_question_begins_anew(qtbot):
    desk = standard(qtbot)
    desk.click(middle(desk, "C2"))
    desk.play("C2-D3")
    assert not desk.board._chooser.path
    assert marked(desk, "chosen") == set()


def test_looking_is_free_for_everybody(qtbot):
    """What a unit attacks, what attacks it, what covers it (view["sight"])."""
    match = played("duel", "D2xD10")
    desk = Desk(qtbot, match, seat=None)
    desk.hover(middle(desk, "D10"))
    sight = match.game.view(match.state, None)["sight"]["D10"]
    assert marked(desk, "attacker") == set(sight["attacked_by"])
    assert marked(desk, "attacked") == set(sight["attacks"])
    assert marked(desk, "cover") == set(sight["covered_by"])
    assert marked(desk, "reach") == set(sight["reach"])
    assert sight["attacked_by"]
    desk.hover(QPointF(2, 2))
    assert marked(desk, "attacker") == set()
