"""What the board shows: updates, previews, marks, motion, themes and languages."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from network.messages.table import Entry
from qtapp.base import i18n
from qtapp.base.theme import DARK, LIGHT, SEAT_MARKS
from qtapp.boards.base import Motion
from qtapp.boards.wagons.art.faces import territories
from qtapp.items.pills import fits
from tests.qtapp.boards.desk import Desk
from tests.qtapp.boards.wagons.desk import NAMES, new_match, played_until, sensible


def colours(desk: Desk) -> QImage:
    return desk.view.grab().toImage()


def best_placement(desk: Desk) -> str:
    choices, seat = desk.update.choices, desk.update.seat
    return max(
        (text for text in desk.legal if choices[text]["covers"] and not text.endswith("r")),
        key=lambda text: choices[text]["totals"][seat],
    )


# Items


def test_items_are_kept_and_moved_not_rebuilt(qtbot):
    desk, rng = Desk(qtbot, new_match()), Random(4)
    items = {card: desk.board.scenery.card_item(card) for card in desk.board.scenery.spots}
    count = len(desk.board.items())
    while desk.match.actors:
        desk.play(sensible(desk.match, rng)[1])
        assert len(desk.board.items()) == count
        for card, spot in desk.board.scenery.spots.items():
            assert desk.board.scenery.card_item(card) is items[card]
            assert items[card].place() == spot.place
            assert items[card].isVisible()


def test_a_later_card_lies_on_top(qtbot):
    """R6.5"""
    desk = Desk(qtbot, played_until("end"), seat=0)
    for town in desk.update.view["towns"]:
        heights = [desk.board.scenery.card_item(card).zValue() for card, *_ in town["placements"]]
        assert heights == sorted(heights)
        assert len(set(heights)) == len(heights)


def test_a_turned_card_shows_its_territories_upside_down(qtbot):
    """R2.2"""
    desk = Desk(qtbot, played_until("end"), seat=0)
    names = desk.board.words.names
    for town in desk.update.view["towns"]:
        cells = {(x, y): code for x, y, code, _ in town["cells"]}
        card, x, y, turned = town["placements"][-1]
        face = desk.board.scenery.card_item(card).face
        shown = [(land.terrain, stamp.icon) for land, stamp in territories(face.card, turned=face.turned)]
        assert face.turned is turned
        assert shown == [names.parts(cells[x + dx, y + dy]) for dy in (0, 1) for dx in (0, 1)]


def test_names_and_points_stand_on_the_panels(qtbot):
    desk = Desk(qtbot, played_until("draft", least=10))
    for seat, panel in enumerate(desk.board.scenery.panels):
        assert panel.name == NAMES[seat]
        assert str(abs(desk.update.view["scores"][seat])) in panel.points
        assert panel.acting == (seat in desk.update.actors)


def test_the_focused_town_is_the_one_of_the_seat_and_spectators_have_none(qtbot):
    match = played_until("draft", least=6)
    for seat in (0, 1):
        desk = Desk(qtbot, match, seat=seat)
        layout = desk.board.scenery.layout
        assert desk.board.scenery.panel(seat) is layout.focus
        assert not layout.even
    assert Desk(qtbot, match, seat=None).board.scenery.layout.even


# The circle


def test_the_next_card_is_marked_and_empty_slots_are_outlined(qtbot):
    desk = Desk(qtbot, played_until("draft", least=6))
    view, scenery = desk.update.view, desk.board.scenery
    assert scenery.next_mark.isVisible()
    assert scenery.next_mark.boundingRect().contains(scenery.spots[view["order"][0]].place)
    assert len(scenery.ground.places) == view["slots"].count(None)


def test_at_the_start_no_card_is_next_and_every_card_may_be_chosen(qtbot):
    """R5.1"""
    desk = Desk(qtbot, new_match())
    assert not desk.board.scenery.next_mark.isVisible()
    assert len(desk.board.scenery.choice_marks.frames) == 15


def test_pointing_at_a_later_card_shows_who_would_get_the_skipped_ones(qtbot):
    """R5.3"""
    desk = Desk(qtbot, played_until("draft", least=3))
    scenery, action = desk.board.scenery, desk.legal[3]
    desk.hover(action)
    given = desk.update.choices[action]["gives"]
    assert len(given) == 3
    framed = {frame.place.center().toTuple(): frame.token for frame in scenery.frames.frames}
    assert [framed[scenery.spots[card].place.center().toTuple()] for card in given] == ["warm"] * 3
    assert framed[desk.board.where(action).toTuple()] == "accent"
    other = NAMES[1 - desk.update.seat]
    assert [pill.text for pill in scenery.pills.pills] == [f"to {other}"] * 3
    assert other in desk.hints[-1]
    assert "3" in desk.hints[-1]
    desk.hover(QPointF(3, 3))
    assert not scenery.frames.frames
    assert desk.hints[-1] == ""


def test_a_name_too_long_for_a_card_gives_way_to_its_mark(qtbot):
    desk = Desk(qtbot, played_until("draft", least=3), size=(680, 652), names=("Bartholomew", "Wilhelmina"))
    desk.hover(desk.legal[1])
    pill = desk.board.scenery.pills.pills[0]
    assert pill.mark == SEAT_MARKS[1 - desk.update.seat]
    assert pill.text == ""  # a name that is cut would tell nobody apart
    assert fits(pill)


def test_pointing_at_a_place_shows_the_card_what_it_covers_and_what_it_brings(qtbot):
    desk = Desk(qtbot, played_until("place_drafted", least=10))
    scenery, action = desk.board.scenery, best_placement(desk)
    choice = desk.update.choices[action]
    desk.hover(action)
    assert scenery.ghost.isVisible()
    assert scenery.ghost.legal
    assert scenery.ghost.place == scenery.camera.card(choice["x"], choice["y"])
    assert [cell.topLeft().toTuple() for cell in scenery.ghost.covered] == [
        scenery.camera.rect(x, y).topLeft().toTuple() for x, y in choice["covers"]
    ]
    gain = choice["totals"][desk.update.seat] - desk.update.view["scores"][desk.update.seat]
    assert scenery.pills.pills[0].text == (f"+{gain}" if gain > 0 else str(gain).replace("-", "−"))
    assert scenery.pills.pills[0].text in desk.hints[-1] or "stays" in desk.hints[-1]


def test_every_legal_place_has_its_dot(qtbot):
    desk = Desk(qtbot, played_until("place_drafted", least=10))
    anchors = {(choice["x"], choice["y"]) for choice in desk.update.choices.values()}
    dots = {point.toTuple() for point in desk.board.scenery.dots.points}
    assert dots == {desk.board.scenery.camera.rect(x + 1, y + 1).topLeft().toTuple() for x, y in anchors}


def test_the_card_jumps_to_the_nearest_legal_place(qtbot):
    desk = Desk(qtbot, played_until("place_drafted", least=10))
    action = best_placement(desk)
    desk.hover(desk.board.where(action) + QPointF(6, -7))
    choice = desk.update.choices[action]
    assert desk.board.scenery.ghost.place == desk.board.scenery.camera.card(choice["x"], choice["y"])


@pytest.mark.qt_log_ignore("not accepted by receiving widget")
def test_where_a_card_cannot_lie_it_is_dimmed_and_said_so(qtbot):
    desk = Desk(qtbot, played_until("place_drafted"))
    far = desk.board.scenery.layout.focus.place.bottomRight() - QPointF(4, 4)
    desk.hover(far)
    assert desk.board.scenery.ghost.isVisible()
    assert not desk.board.scenery.ghost.legal
    assert desk.hints[-1]
    desk.click(far)
    assert desk.chosen == []


def test_leaving_the_board_takes_the_preview_away(qtbot):
    desk = Desk(qtbot, played_until("place_drafted", least=10))
    desk.hover(best_placement(desk))
    QApplication.sendEvent(desk.view.viewport(), QEvent(QEvent.Type.Leave))
    assert not desk.board.scenery.ghost.isVisible()
    assert desk.board.scenery.card_item(desk.update.view["to_place"]).opacity() == 1.0


def test_the_waiting_card_is_dimmed_while_it_is_in_the_air(qtbot):
    desk = Desk(qtbot, played_until("place_drafted", least=10))
    item = desk.board.scenery.card_item(desk.update.view["to_place"])
    desk.hover(best_placement(desk))
    assert item.opacity() < 0.5


# What changed, and pointing out


def test_what_the_other_placed_stays_marked_until_i_act(qtbot):
    desk, rng = Desk(qtbot, played_until("draft", least=6), seat=0), Random(5)
    mine = 0
    while not (desk.match.actors[0] == mine and desk.board.scenery.fresh_marks.frames):
        desk.play(sensible(desk.match, rng)[1])
    placed = desk.update.view["towns"][1]["placements"][-1][0]
    marked = {frame.place.topLeft().toTuple() for frame in desk.board.scenery.fresh_marks.frames}
    assert desk.board.scenery.spots[placed].place.topLeft().toTuple() in marked
    desk.play(sensible(desk.match, rng)[1])
    assert not desk.board.scenery.fresh_marks.frames


@pytest.mark.parametrize("motion", [Motion(0), Motion(1.0), Motion(1.0, reduced=True)])
def test_an_event_of_the_log_is_pointed_out_where_it_happened(qtbot, motion):
    desk = Desk(qtbot, played_until("end"), seat=0)
    desk.board.motion = motion
    pulse = desk.board.scenery.pulse
    for entry in desk.update.log:
        desk.board.point_out(entry.event)
        assert pulse.isVisible(), entry.event["kind"]
        assert pulse.frames
        if entry.event["kind"] == "place":
            seat = entry.event["by"]
            expected = desk.board.scenery.cameras[seat].card(entry.event["x"], entry.event["y"])
            assert pulse.frames[0].place == expected
    desk.board.point_out({"kind": "resign", "by": 1})
    assert pulse.frames[0].place == desk.board.scenery.panel(1).place


def test_a_pulse_ends_by_itself(qtbot):
    desk = Desk(qtbot, played_until("draft", least=6))
    desk.board.point_out(desk.update.log[-1].event)
    qtbot.waitUntil(lambda: not desk.board.scenery.pulse.isVisible(), timeout=6000)


def test_at_the_end_the_largest_groups_are_outlined_and_the_rest_is_veiled(qtbot):
    """R8.1, R8.3"""
    desk = Desk(qtbot, played_until("end"), seat=0)
    view, outlines = desk.update.view, desk.board.scenery.outlines
    groups = [cells for seat in range(2) for cells in view["groups"][seat].values() if cells]
    assert sorted(len(region.cells) for region in outlines.regions) == sorted(map(len, groups))
    cells = sum(len(town["cells"]) for town in view["towns"])
    assert len(outlines.veiled) == cells - sum(map(len, groups))


@pytest.mark.parametrize("line", ["desert", "water", "territories", "goal"])
def test_a_line_of_the_score_sheet_is_shown_on_the_board(qtbot, line):
    desk = Desk(qtbot, played_until("end", goal1=3, goal2=7, goal3=10), seat=0)
    view, scenery = desk.update.view, desk.board.scenery
    line = "clearing" if line == "goal" else line
    desk.board.point_out_line(line)
    shown = {cell.topLeft().toTuple() for region in scenery.outlines.regions for cell in region.cells}
    if line == "clearing":
        by_seat = view["goal_cells"]["clearing"]
        assert [item.goal for item in scenery.goals if item.pointed_out] == ["clearing"]
    else:
        terrains = view["groups"][0] if line == "territories" else [line]
        by_seat = [[cell for terrain in terrains for cell in view["groups"][seat][terrain]] for seat in range(2)]
    expected = {scenery.cameras[seat].rect(x, y).topLeft().toTuple() for seat in range(2) for x, y in by_seat[seat]}
    assert shown == expected
    desk.board.point_out_line("")
    assert not any(item.pointed_out for item in scenery.goals)


def test_in_play_a_line_is_shown_only_while_it_is_pointed_out(qtbot):
    desk = Desk(qtbot, played_until("draft", least=10))
    assert not desk.board.scenery.outlines.regions
    desk.board.point_out_line("territories")
    assert desk.board.scenery.outlines.regions
    desk.board.point_out_line("")
    assert not desk.board.scenery.outlines.regions


# Motion


def test_without_motion_everything_is_shown_at_once(qtbot):
    desk = Desk(qtbot, played_until("place_drafted"))
    spy = QSignalSpy(desk.board.motion_ended)
    desk.play(desk.legal[0])
    assert spy.count() == 1
    for card, spot in desk.board.scenery.spots.items():
        assert desk.board.scenery.card_item(card).place() == spot.place


@pytest.mark.parametrize("reduced", [False, True])
def test_motion_ends_where_the_view_says(qtbot, reduced):
    desk, rng = Desk(qtbot, played_until("draft", least=4)), Random(8)
    desk.board.motion = Motion(0.2, reduced=reduced)
    for _ in range(6):
        with qtbot.waitSignal(desk.board.motion_ended, timeout=5000):
            desk.play(sensible(desk.match, rng)[1])
        assert desk.board.scenery.where == desk.update.view["where"]
        for card, spot in desk.board.scenery.spots.items():
            item = desk.board.scenery.card_item(card)
            assert item.place() == spot.place
            assert item.zValue() == spot.z
            assert item.opacity() == 1.0
            assert not item.moving


def test_cards_fly_above_the_others_and_gifts_go_first(qtbot):
    desk = Desk(qtbot, played_until("draft", least=4))
    desk.board.motion = Motion(40.0)
    action = desk.legal[2]
    given, card = desk.update.choices[action]["gives"], int(action[1:3])
    homes = {gift: desk.board.scenery.spots[gift].place for gift in (*given, card)}
    desk.play(action)
    scenery = desk.board.scenery
    assert all(scenery.card_item(gift).zValue() > 100 for gift in given)
    assert all(scenery.card_item(gift).moving for gift in given)
    assert all(scenery.card_item(other).zValue() < 100 for other in set(scenery.spots) - set(given))
    assert scenery.card_item(card).place() == homes[card], "the card taken waits for the gifts to go"
    spy = QSignalSpy(desk.board.motion_ended)
    desk.board.finish_motion()
    assert spy.count() == 1
    assert scenery.card_item(card).place() == scenery.spots[card].place != homes[card]


def test_reduced_motion_fades_instead_of_moving(qtbot):
    desk = Desk(qtbot, played_until("draft", least=4))
    desk.board.motion = Motion(40.0, reduced=True)
    action = desk.legal[0]
    desk.play(action)
    item = desk.board.scenery.card_item(int(action[1:3]))
    assert item.place() == desk.board.scenery.spots[int(action[1:3])].place
    assert item.opacity() < 0.5
    desk.board.finish_motion()
    assert item.opacity() == 1.0


def test_a_new_update_ends_the_story_before_it_and_only_the_last_one_is_waited_for(qtbot):
    desk, rng = Desk(qtbot, played_until("draft", least=4)), Random(3)
    desk.board.motion = Motion(40.0)
    spy = QSignalSpy(desk.board.motion_ended)
    for _ in range(4):
        desk.play(sensible(desk.match, rng)[1])
    assert spy.count() == 0
    desk.board.finish_motion()
    assert spy.count() == 1
    desk.board.finish_motion()
    assert spy.count() == 1, "nothing is left to end"


def test_a_long_absence_is_not_played_out_card_by_card(qtbot):
    desk = Desk(qtbot, new_match())
    desk.board.motion = Motion(0.2)
    rng = Random(1)
    for _ in range(14):
        desk.match.play(*sensible(desk.match, rng))
    with qtbot.waitSignal(desk.board.motion_ended, timeout=1500):
        desk.show()
    assert desk.board.scenery.where == desk.update.view["where"]


def test_a_take_back_is_shown_too(qtbot):
    desk = Desk(qtbot, played_until("place_drafted", least=6))
    action = desk.legal[0]
    desk.play(action)
    desk.match.play(desk.match.steps[-1].seat, f"!undo {len(desk.match.steps) - 1}")
    news = [Entry(len(desk.match.steps), {"kind": "undo", "by": 0, "count": 1})]
    desk.board.motion = Motion(0.2)
    with qtbot.waitSignal(desk.board.motion_ended, timeout=5000):
        desk.board.show_update(desk.update._replace(log=tuple(news)), NAMES, news)
    assert desk.board.scenery.where == desk.update.view["where"]
    assert action in desk.legal


# Layout, theme, language


def test_the_board_fills_any_window_without_scroll_bars(qtbot):
    desk = Desk(qtbot, played_until("place_drafted", least=8))
    for size in ((680, 652), (1580, 1032), (940, 752)):
        desk.view.resize(*size)
        QApplication.processEvents()
        assert desk.board.content().size().toSize() == QSize(*size)
        assert desk.view.transform().m11() == 1.0
        action = best_placement(desk)
        desk.hover(action)
        assert desk.board.scenery.ghost.isVisible()


def test_a_theme_change_repaints_every_card(qtbot):
    desk = Desk(qtbot, played_until("draft", least=6))
    light = colours(desk)
    desk.board.set_theme(DARK)
    desk.view.set_theme(DARK)
    dark = colours(desk)
    assert light.pixelColor(1, 1) == QColor(LIGHT.table)
    assert dark.pixelColor(1, 1) == QColor(DARK.table)
    assert all(desk.board.scenery.card_item(card).face.dark for card in desk.board.scenery.spots)
    desk.board.set_theme(LIGHT)
    desk.view.set_theme(LIGHT)
    assert colours(desk) == light


def test_a_language_change_reaches_goals_tips_and_names(qtbot):
    desk = Desk(qtbot, played_until("draft", least=6, goal1=9), names=("", ""))
    goal = desk.board.scenery.goals[0]
    before = colours(desk)
    spot = goal.place().center()
    assert "Claim Jumpers" in desk.board.tip_at(spot)
    i18n.speak("fr")
    desk.board.retranslate()
    assert "Les voleurs de concessions" in desk.board.tip_at(spot)
    assert colours(desk) != before


def test_tool_tips_tell_what_lies_there(qtbot):
    """R11.2: the goal on the back of a circle card may be shown."""
    desk = Desk(qtbot, played_until("draft", least=10))
    view, scenery, names = desk.update.view, desk.board.scenery, desk.board.words.names
    card = view["order"][1]
    told = desk.board.tip_at(scenery.spots[card].place.center())
    assert names.card(card) in told
    assert names.goal(names.back(card)) in told
    goal = scenery.goals[2]
    assert names.goal_note(goal.goal) in desk.board.tip_at(goal.place().center())
    for seat, town in enumerate(view["towns"]):
        x, y, code, _ = town["cells"][0]
        terrain, icon = names.parts(code)
        told = desk.board.tip_at(scenery.cameras[seat].rect(x, y).center())
        assert names.icon(icon) in told
        assert names.terrain(terrain) in told.lower()
        assert str(len(view["groups"][seat][terrain])) in told
    assert desk.board.tip_at(QPointF(2, 2)) == ""
