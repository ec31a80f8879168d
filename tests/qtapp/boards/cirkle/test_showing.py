"""The board of Cirkle on the screen: what stands where, which way it is turned, what everybody must see."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage

from qtapp.base.theme import DARK, LIGHT
from qtapp.boards.cirkle.items.trays import TrayContents, TrayPanel
from qtapp.boards.cirkle.items.units import STANDING, SUNK
from qtapp.boards.cirkle.layout import tray_inside
from tests.qtapp.boards.cirkle.desk import (
    CIRKLE,
    EXCHANGE,
    HOLD,
    LAST_OF_MAUVE,
    NAMES,
    RECOVERY,
    SECOND_TARGET,
    laid_out,
    played,
    standard,
)
from tests.qtapp.boards.cirkle.pictures import picture
from tests.qtapp.boards.desk import Desk, update_of


def face(desk: Desk, square: str):
    return desk.board.scenery.item_on(square).face


def signs(desk: Desk, kind: str) -> list[QRectF]:
    scenery = desk.board.scenery
    shown = (*scenery.over.signs, *scenery.under.signs, *scenery.choice.signs)
    return [sign.place for sign in shown if sign.kind == kind]


# Units


@pytest.mark.parametrize("mode", ["duel", "solo", "double", "survivor"])
def test_every_unit_stands_on_its_square_sunk_where_it_is_protected(qtbot, mode):
    desk = standard(qtbot, mode)
    units = desk.update.view["units"]
    for unit in units:
        item = desk.board.scenery.item_on(unit["square"])
        assert item.place() == desk.board.scenery.rect_of(unit["square"])
        assert item.face.height == (SUNK if unit["protected"] else STANDING)
        assert item.face.kind == unit["unit"]
        assert item.face.colour == desk.update.view["seats"][unit["seat"]]["colour"]
    assert sum(item.isVisible() for item in desk.board.scenery.items.all.values()) == len(units)


def test_a_unit_keeps_its_item_all_its_life(qtbot):
    desk = standard(qtbot)
    scenery = desk.board.scenery
    attacker, victim = scenery.item_on("D2"), scenery.item_on("D10")
    desk.play("D2xD10")
    assert scenery.item_on("D10") is attacker
    assert scenery.tray_place(1).contains(victim.place())
    desk.play("E10xD10")
    assert scenery.tray_place(0).contains(attacker.place())
    assert len(scenery.items.all) == 32


def test_a_unit_that_reaches_its_first_target_is_chained(qtbot):
    """R9.2"""
    desk = laid_out(qtbot, "duel 8/8/8/2yT5/8/8/8/8/8/8/yC6bC 1 - - 0 1")
    assert not face(desk, "C8").frozen
    desk.play("C8-C11")
    assert face(desk, "C11").frozen
    assert signs(desk, "objective") == [desk.board.scenery.rect_of("C11")]


# Turning


def test_the_board_is_turned_to_whoever_looks(qtbot):
    lower = {seat: Desk(qtbot, played("solo"), seat=seat, names=NAMES).board.scenery for seat in (0, 1, 2, 3, None)}
    for seat, target in {0: "A1", 1: "A11", 2: "K11", 3: "K1", None: "A1"}.items():
        scenery = lower[seat]
        corner = QPointF(scenery.layout.board.left(), scenery.layout.board.bottom())
        nearest = min(
            scenery.square_names, key=lambda name: (scenery.rect_of(name).center() - corner).manhattanLength()
        )
        assert nearest == target
    blue = Desk(qtbot, played("duel"), seat=1).board.scenery
    assert blue.rect_of("A11").top() > blue.rect_of("A1").top()


def test_people_who_share_a_screen_do_not_have_it_spun_round(qtbot):
    desk = standard(qtbot)
    before = desk.board.scenery.rect_of("A1")
    desk.play("C2-D3")
    assert desk.update.seat == 1
    assert desk.board.scenery.rect_of("A1") == before


@pytest.mark.parametrize(("mode", "turns"), [("duel", 2), ("solo", 4)])
def test_a_key_and_a_button_turn_it(qtbot, mode, turns):
    desk = standard(qtbot, mode)
    scenery = desk.board.scenery
    start = scenery.rect_of("A1")
    desk.key(Qt.Key.Key_R)
    assert scenery.rect_of("A1") != start
    for _ in range(turns - 1):
        desk.click(scenery.tools[0].place.center())
    assert scenery.rect_of("A1") == start
    assert scenery.item_on("A2").place() == scenery.rect_of("A2")


def test_it_can_be_turned_to_any_side(qtbot):
    desk = standard(qtbot, "solo", seat=1)
    own = desk.board.scenery.rect_of("A11")
    for target, seat in (("A1", 0), ("K11", 2), ("K1", 3)):
        desk.board.turn_to(seat)
        assert desk.board.scenery.rect_of(target) == own
    desk.board.turn_to(None)
    assert desk.board.scenery.rect_of("A11") == own


def test_trays_lie_beside_their_camps(qtbot):
    desk = standard(qtbot, "solo", size=(1100, 700))
    scenery = desk.board.scenery
    for seat in range(4):
        desk.board.turn_to(seat)
        assert scenery.tray_place(seat) == scenery.layout.trays.places[3]
    duel = standard(qtbot, size=(620, 1000))
    assert duel.board.scenery.tray_place(0).top() > duel.board.scenery.tray_place(1).top()


# What has happened


def test_the_last_move_is_marked(qtbot):
    desk = standard(qtbot)
    desk.play("C2-D3")
    assert signs(desk, "last") == [desk.board.scenery.rect_of(square) for square in ("C2", "D3")]


def test_what_changed_since_my_last_turn_stays_marked_until_i_act(qtbot):
    desk = standard(qtbot, "solo", seat=0)
    for action in ("C3-E5", "C9-E7", "I9-G7"):
        desk.play(action)
    rect = desk.board.scenery.rect_of
    assert signs(desk, "fresh") == [rect("C9"), rect("E7")]
    assert signs(desk, "last") == [rect("I9"), rect("G7")]
    desk.play("I3-G5")
    desk.play("E5-E6")
    assert signs(desk, "fresh") == []


# What nobody may miss


def test_a_hold_and_its_countdown(qtbot):
    """W16"""
    desk = laid_out(qtbot, HOLD, "H11-K11", seat=0)
    scenery = desk.board.scenery
    for waiting, action in (((1, 2, 3), "B6-B7"), ((2, 3), "F2-F3"), ((3,), "H3-H2")):
        bulletin = scenery.bulletin
        assert bulletin.tone == "alarm"
        assert "K11" in bulletin.title
        assert "Alice" in bulletin.body
        assert str(len(waiting)) in bulletin.body
        colours = tuple(desk.update.view["seats"][seat]["colour"] for seat in waiting)
        assert bulletin.waiting == colours
        (sign,) = [sign for sign in scenery.over.signs if sign.kind == "hold"]
        assert sign.place == scenery.rect_of("K11")
        assert sign.colours[:2] == (("yellow",), colours)
        desk.play(action)
    assert scenery.bulletin.tone == "won"
    assert scenery.bulletin.title == "CIRKLE!"


def test_cirkle_is_announced(qtbot):
    """W13"""
    desk = laid_out(qtbot, CIRKLE)
    desk.play("C8-C11")
    assert desk.board.scenery.bulletin.title == "CIRKLE!"
    assert "Alice" in desk.board.scenery.bulletin.body
    assert signs(desk, "intruder") == []
    assert desk.board.scenery.rect_of("C11") in signs(desk, "objective")


def test_other_ends_are_not_called_cirkle(qtbot):
    """W15"""
    desk = laid_out(qtbot, "duel 8/8/8/8/8/3bC4/8/3yT*4/8/8/yC1bP!5 1 - - 0 1")
    desk.play("D4xD6")
    assert desk.board.scenery.bulletin.title == "The game is over"


def test_a_dead_target_and_its_army(qtbot):
    """R11.3, W22"""
    desk = laid_out(qtbot, LAST_OF_MAUVE)
    desk.play("A8xA11")
    assert desk.board.scenery.ground.face.dead == ("A11",)
    tray = desk.board.scenery.trays[1].tray
    assert not tray.alive
    assert tray.note == "army eliminated"


def test_repetition_and_quiet_turns_are_told_quietly(qtbot):
    """R13.2, R13.3"""
    desk = laid_out(qtbot, "duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 60 1")
    assert desk.board.scenery.bulletin.notes == ("Quiet turns: 60/100",)
    for action in ("A1-A2", "H11-H10", "A2-A1", "H10-H11"):
        desk.play(action)
    assert desk.board.scenery.bulletin.tone == "calm"
    assert len(desk.board.scenery.bulletin.notes) == 2
    fresh = standard(qtbot)
    assert fresh.board.scenery.bulletin.notes == ()


def test_threatened_units_are_marked_on_request(qtbot):
    desk = standard(qtbot, "duel", "D2xD10")
    scenery = desk.board.scenery
    threatened = [scenery.rect_of(square) for square, seen in desk.update.view["sight"].items() if seen["attacked_by"]]
    assert threatened
    assert signs(desk, "threat") == []
    desk.key(Qt.Key.Key_T)
    assert signs(desk, "threat") == threatened
    desk.play("E10xD10")
    assert signs(desk, "threat") != threatened
    desk.click(scenery.tools[1].place.center())
    assert signs(desk, "threat") == []


# Trays and tips


def test_trays_tell_missiles_and_the_recovery(qtbot):
    desk = laid_out(qtbot, RECOVERY)
    trays = desk.board.scenery.trays
    assert (trays[0].tray.missiles, trays[0].tray.recovery, trays[0].tray.ready) == ("1/4", "left", True)
    assert trays[0].tray.acting
    desk.play("B1=C*")
    assert (trays[0].tray.missiles, trays[0].tray.recovery, trays[0].tray.ready) == ("0/4", "spent", False)


def test_an_empty_tray_says_what_it_is_for(qtbot):
    desk = standard(qtbot)
    trays = desk.board.scenery.trays[:2]
    assert [tray.tray.vacant for tray in trays] == ["No unit lost"] * 2
    desk.play("D2xD10")
    assert [tray.tray.vacant for tray in trays] == ["No unit lost", ""]


def test_trays_name_the_targets_that_were_reached(qtbot):
    assert laid_out(qtbot, HOLD, "H11-K11").board.scenery.trays[0].tray.note == "target K11"
    assert laid_out(qtbot, CIRKLE, "C8-C11").board.scenery.trays[0].tray.note == "targets C11 and F11"


def told_beside(tray: TrayContents, width: float) -> tuple[bool, bool]:
    """Whether a tray so wide says in words what it counts, and whether its note is seen."""
    place = QRectF(4, 4, width, 120)

    def shown(told: TrayContents) -> QImage:
        panel = TrayPanel(0, LIGHT)
        panel.tell(place, tray_inside(place, 8, 40, flat=False), told)
        return picture(lambda painter, _box: panel.draw(painter), 260)

    whole = shown(tray)
    return whole != shown(tray._replace(counted="")), whole != shown(tray._replace(note=""))


def test_a_tray_counts_in_words_where_they_leave_room_for_its_note(qtbot):
    tray = TrayContents("blue", "Ana", "2/4", "missiles lost", "left")
    assert told_beside(tray, 216) == (True, False)
    assert told_beside(tray, 118) == (False, False)
    assert told_beside(tray._replace(note="target K11"), 216) == (False, True)
    assert told_beside(tray._replace(note="target K11", recovery="none"), 250) == (True, True)


def test_tips_tell_what_lies_under_the_pointer(qtbot):
    desk = laid_out(qtbot, RECOVERY)
    scenery, view = desk.board.scenery, desk.update.view
    assert desk.board.tip_at(scenery.rect_of("B2").center()) == desk.board.words.square_tip(view, "B2")
    assert desk.board.tip_at(scenery.lost_rect(0, "C*").center()) == "Missile carrier"
    assert "(R)" in desk.board.tip_at(scenery.tools[0].place.center())
    assert "(T)" in desk.board.tip_at(scenery.tools[1].place.center())
    tray = desk.board.tip_at(scenery.geometry.tray_layout(0).name.center())
    assert "missile carrier" in tray
    assert "The recovery can be used now." in tray
    assert desk.board.tip_at(QPointF(-50, -50)) == ""
    menu = laid_out(qtbot, EXCHANGE)
    menu.board.suggest("A8-D11=T*")
    assert menu.board.tip_at(menu.board.scenery.menu.rect_of("T*").center()) == "Missile tank"
    assert menu.board.tip_at(menu.board.scenery.menu.rect_of("").center()) == ""


# Pointing out


@pytest.mark.parametrize(
    ("event", "squares"),
    [
        ({"kind": "move", "by": 0, "from": "C2", "to": "D3"}, ("C2", "D3")),
        ({"kind": "hold", "by": 0, "square": "D6"}, ("D6",)),
    ],
)
def test_an_event_is_pointed_out_on_its_squares(qtbot, event, squares):
    desk = standard(qtbot)
    desk.board.point_out(event)
    scenery = desk.board.scenery
    assert [frame.place for frame in scenery.pulse.frames] == [scenery.rect_of(square) for square in squares]


def test_an_event_of_a_whole_army_is_pointed_out_on_its_tray(qtbot):
    desk = standard(qtbot)
    desk.board.point_out({"kind": "end", "winners": [1], "reason": "targets"})
    assert [frame.place for frame in desk.board.scenery.pulse.frames] == [desk.board.scenery.tray_place(1)]


def test_a_line_of_the_score_sheet_shows_the_units_it_counts(qtbot):
    desk = standard(qtbot)
    desk.board.point_out_line("tank")
    assert len(desk.board.scenery.line_marks.frames) == 8
    desk.board.point_out_line("")
    assert not desk.board.scenery.line_marks.frames


# The rest


def test_theme_language_and_size_may_change_at_any_time(qtbot):
    desk = laid_out(qtbot, SECOND_TARGET, "C8-C11")
    desk.board.suggest("G11xC11")
    desk.board.set_theme(DARK)
    assert face(desk, "C11").theme is DARK
    desk.board.arrange(QSizeF(1300, 900))
    assert desk.board.scenery.item_on("C11").place() == desk.board.scenery.rect_of("C11")
    desk.board.retranslate()
    assert desk.board._chooser.cursor is not None
    assert not desk.view.grab().isNull()


def test_the_scenery_shows_a_view_by_itself(qtbot):
    """As the editor uses it."""
    desk = standard(qtbot)
    match = played("solo")
    desk.board.scenery.show(match.game.view(match.state, None), QSizeF(800, 800), 1)
    scenery = desk.board.scenery
    assert scenery.square_at(scenery.rect_of("K6").center()) == "K6"
    assert scenery.square_at(QPointF(0, 0)) is None
    scenery.mark(["E5", "G7"], "move")
    assert signs(desk, "move") == [scenery.rect_of("E5"), scenery.rect_of("G7")]
    assert scenery.trays[2].tray.player == "Blue"


def test_a_new_view_is_shown_within_a_frame(qtbot):
    """Sixteen milliseconds; the best of many, since other work may come between."""
    desk = standard(qtbot, "double")
    desk.view.grab()
    taken = []
    for action in ("C3-E5", "C9-E7", "I9-G7", "I3-G5"):
        desk.match.play(desk.match.actors[0], action)
        update = update_of(desk.match, 0, NAMES, since=len(desk.match.steps))
        begin = time.perf_counter()
        desk.board.show_update(update, desk.names, update.log)
        taken.append(time.perf_counter() - begin)
    assert min(taken) < 0.016
