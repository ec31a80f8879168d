"""The board of The Circle shows every position and plays out what happens, for every number of seats at every size."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from qtapp.base import i18n
from qtapp.base.theme import DARK, LIGHT
from qtapp.boards.base import Motion
from qtapp.boards.cercle.art.wheel import STEP
from qtapp.boards.cercle.plates import Spread
from qtapp.boards.cercle.spots import card, token
from qtapp.words.cercle.table import table_of
from tests.qtapp.boards.cercle.desk import CercleDesk, Play, laid, lively, new_play, offering, played_until

SIZES = [(680, 612), (744, 625), (940, 752), (1520, 1032)]


def later(play: Play, steps: int, seed: int = 1) -> Play:
    rng = Random(seed)
    for _ in range(steps):
        if play.match.actors:
            play.step(lively(play, rng))
    while play.draft is not None:
        play.step(lively(play, rng))
    return play


def is_resting(desk: CercleDesk) -> bool:
    """Whether every item lies where it belongs."""
    items = desk.board.scenery.items.all
    return all(items[place].place() == spot.place for place, spot in desk.board.scenery.spots.items())


# Where things lie


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everything_lies_in_its_part_of_the_table(qtbot, seats, size):
    desk = CercleDesk(qtbot, later(new_play(seats, 11), 260), size=size, seat=0)
    scenery = desk.board.scenery
    layout, table = scenery.layout, table_of(scenery.where)
    for place, spot in scenery.spots.items():
        assert layout.area.contains(spot.place), place
        if spot.zone.startswith("wheel"):
            zone = layout.zones[table.octant(int(spot.zone.rpartition(":")[2]))]
            assert zone.adjusted(-2, -2, 2, 2).contains(spot.place), place
        if spot.zone in ("ready", "deployed", "infiltrated"):
            panel = scenery.geometry.seat(spot.seat)
            box = panel.ready.united(panel.deployed) if spot.zone == "ready" else getattr(panel, spot.zone)
            assert box.adjusted(-2, -2, 2, 2).contains(spot.place), place
    shown = [spot.place for place, spot in scenery.spots.items() if place.kind == "card"]
    assert len(shown) == len({box.topLeft().toTuple() for box in shown})


CROWD = """
    n=2 first=1 turn=4 phase=2 seat=1  sec 1 I11  rdy 1 I1b I2b  rdy 2 R4a* O1b
    whl 1 N04/-  whl 3 O1c/- R1b/2 I4a/- S2c/1 R2b/- O4b/2 S4a/- N03/-
"""
"""Eight spies at one edge."""


def test_a_crowded_row_lies_in_two_lines_and_a_single_spy_is_large(qtbot):
    scenery = CercleDesk(qtbot, laid(CROWD)).board.scenery
    row = table_of(scenery.where).wheel[3]
    places = [scenery.spots[card(spy.id)].place for spy in row]
    assert len({place.top() for place in places[:4]} & {place.top() for place in places[4:]}) == 0
    assert all(two.left() - one.left() >= 0.36 * one.width() for one, two in pairwise(places[:4]))
    alone = scenery.spots[card("N04")].place
    assert alone.size() == scenery.layout.card
    assert alone.height() > 1.2 * places[0].height()


@pytest.mark.parametrize("seats", [2, 6])
def test_of_every_spy_something_can_be_seen(qtbot, seats):
    desk = CercleDesk(qtbot, later(new_play(seats, 5), 300), size=(680, 612), seat=0)
    scenery = desk.board.scenery
    for place, spot in scenery.spots.items():
        if place.kind == "card" and spot.zone not in ("pile", "open", "out"):
            assert scenery.card_at(scenery.point_of(place)) == place.name


def test_markers_on_the_same_square_do_not_cover_each_other(qtbot):
    desk = CercleDesk(qtbot, new_play(6, 3), seat=0)  # all begin with the same points
    places = [desk.board.scenery.rect_of(token(f"{seat}:vp")) for seat in range(6)]
    assert not any(one.intersects(two) for one, two in combinations(places, 2))


def test_a_guard_lies_half_on_its_ward(qtbot):
    """R7.12"""
    play = played_until(lambda each: any(spy.guard for spy in table_of(each.view["where"]).spies.values()), 3)
    desk = CercleDesk(qtbot, play)
    scenery = desk.board.scenery
    for spy in table_of(scenery.where).spies.values():
        if spy.guard:
            ward, guard = scenery.spots[card(spy.id)], scenery.spots[card(spy.guard)]
            assert ward.place.intersects(guard.place)
            assert guard.z > ward.z


# What happens is played out


def test_the_wheel_turns_by_an_eighth_and_the_cards_stay(qtbot):
    """R5.4"""

    def ends_phase(play: Play) -> bool:
        return play.view["phase"] == "p2_turn" and len(table_of(play.view["where"]).wheel[3]) > 1

    play, rng = played_until(ends_phase, 3, least=60), Random(1)
    desk = CercleDesk(qtbot, play, seat=0)
    desk.board.motion = Motion(1.0)
    wheel, angles = desk.board.scenery.wheel, set()
    for _ in range(60):
        before = table_of(play.view["where"])
        lay = {spy.id: desk.board.scenery.spots[card(spy.id)].place.center() for spy in before.wheel[3]}
        desk.play("e" if "e" in play.legal else lively(play, rng))
        after = table_of(play.view["where"])
        while desk.board._story.running:
            angles.add(wheel.angle)
            if after.turned == before.turned:
                desk.board.finish_motion()
            QApplication.processEvents()
        if after.turned == (before.turned + 1) % 8 and not after.acting and before.wheel[3]:
            break
    assert wheel.angle == after.turned * STEP
    assert any(angle % STEP for angle in angles)
    stayed = [code for code in lay if card(code) in desk.board.scenery.spots and after.spies[code].edge == 2]
    assert stayed
    for code in stayed:
        now = desk.board.scenery.spots[card(code)].place.center()
        assert (now - lay[code]).manhattanLength() < 2 * desk.board.scenery.layout.card.width()


@pytest.mark.parametrize("motion", [Motion(1.0), Motion(1.0, reduced=True)])
@pytest.mark.parametrize("seat", [0, "actor", None])
def test_whatever_is_shown_ends_where_everything_belongs(qtbot, motion, seat):
    play, rng = later(new_play(4, 6), 120), Random(2)
    desk = CercleDesk(qtbot, play, seat=seat)
    desk.board.motion = motion
    for _ in range(25):
        desk.play(lively(play, rng))
        for _ in range(3):
            QApplication.processEvents()
        desk.board.finish_motion()
        assert is_resting(desk)
        assert desk.board.scenery.wheel.opacity() == 1.0
        assert desk.board.scenery.where == play.update(desk.update.seat).view["where"]


def test_every_event_is_told_and_can_be_pointed_out(qtbot):
    play, seen = new_play(3, 9), set()
    rng = Random(9)
    desk = CercleDesk(qtbot, play, seat=0)
    while play.match.actors and len(play.match.steps) < 500:
        play.step(lively(play, rng))
        if play.draft is None:
            update = play.update(0)
            news = [entry for entry in update.log if entry.event["kind"] not in seen]
            seen |= {entry.event["kind"] for entry in news}
            if news:
                desk.board.show_update(update._replace(log=()), desk.names, ())
            for entry in news:
                desk.board.point_out(entry.event)
                assert desk.board.scenery.pulse.frames
    assert len(seen) > 30


def test_lines_of_the_score_sheet_are_pointed_out(qtbot):
    desk = CercleDesk(qtbot, played_until(lambda each: "infiltrated" in str(each.view["where"]), 4), seat=0)
    for line in ("start", "infiltration", "butterflies", "captures", "arrests", "marker", "unmasking"):
        desk.board.point_out_line(line)
        assert desk.board.scenery.line_marks.frames, line
    desk.board.point_out_line("")
    assert not desk.board.scenery.line_marks.frames


def test_what_others_did_is_marked_until_one_acts(qtbot):
    play = played_until("p1_turn", 3, least=40)
    desk, rng = CercleDesk(qtbot, play, seat=play.seat), Random(4)
    me = play.seat
    while play.seat == me or play.draft is not None or play.view["phase"] != "p1_turn":
        desk.play(lively(play, rng))
    while play.seat != me:
        desk.play(lively(play, rng))
    assert desk.board.scenery.fresh
    while play.seat == me:
        desk.play(lively(play, rng))
        if play.draft is None:
            break
    assert not desk.board.scenery.fresh


def test_the_decisive_thing_is_marked_at_the_end(qtbot):
    """R10"""
    play = played_until("over", 4)
    desk = CercleDesk(qtbot, play, seat=0)
    scenery, outcome = desk.board.scenery, play.match.outcome
    places = {frame.place.center().toTuple() for frame in scenery.fresh_marks.frames}
    marked = ["circle"] if outcome.reason == "chaos" else [f"{seat}:vp" for seat in outcome.ranking[0]]
    assert places == {scenery.rect_of(token(name)).center().toTuple() for name in marked}
    assert [seat for seat in range(4) if scenery.panels[seat].file.won] == list(outcome.ranking[0])


# Looking closer


def test_a_row_is_spread_when_the_pointer_stays(qtbot):
    play = played_until(lambda each: any(len(row) > 3 for row in table_of(each.view["where"]).wheel), 4)
    desk = CercleDesk(qtbot, play)
    scenery = desk.board.scenery
    edge, row = next((edge, row) for edge, row in enumerate(table_of(scenery.where).wheel) if len(row) > 3)
    before = scenery.spots[card(row[1].id)].place
    desk.hover(scenery.point_of(card(row[1].id)))
    with qtbot.waitSignal(desk.board._dwell.timeout):
        pass
    assert scenery.geometry.opened.group == f"wheel:{edge}"
    spread = [scenery.spots[card(spy.id)].place for spy in row if not spy.guard and not spy.recruiter]
    assert not any(one.intersects(two) for one, two in combinations(spread, 2))
    assert scenery.spots[card(row[1].id)].place.width() > before.width()
    assert scenery.layout.area.contains(scenery.plate.plate.place)
    desk.hover(QPointF(2, 2))
    assert scenery.geometry.opened == Spread()
    assert is_resting(desk)


def test_nothing_shines_through_a_spread_row(qtbot):
    desk = CercleDesk(qtbot, laid(CROWD))
    scenery = desk.board.scenery
    assert scenery.badges.badges
    guard = scenery.rect_of(card("R4a"))
    desk.hover(scenery.point_of(card("R2b")))
    assert scenery._lens.isVisible()
    with qtbot.waitSignal(desk.board._dwell.timeout):
        pass
    plate = scenery.plate.plate.place
    assert not scenery._lens.isVisible()
    assert bool(scenery.badges.badges) != plate.intersects(guard)
    assert not any(frame.place.intersects(plate) for frame in scenery.choice_marks.frames)


def test_a_rival_is_opened_by_pointing_at_it_and_escape_closes_it(qtbot):
    play = played_until(lambda each: all(len(row) > 1 for row in table_of(each.view["where"]).ready[:1]), 4)
    desk = CercleDesk(qtbot, play, seat=1)
    scenery = desk.board.scenery
    desk.hover(scenery.point_of(card(table_of(scenery.where).ready[0][0].id)))
    with qtbot.waitSignal(desk.board._dwell.timeout):
        pass
    assert scenery.geometry.opened.group == "seat:0"
    desk.board._typed(0x01000000)  # Escape
    assert scenery.plate.plate is None


def test_a_small_card_is_seen_large_on_the_hub(qtbot):
    desk = CercleDesk(qtbot, later(new_play(4, 6), 120), seat=0)
    scenery = desk.board.scenery
    code = next(spy.id for row in table_of(scenery.where).wheel for spy in row)
    desk.hover(scenery.point_of(card(code)))
    assert scenery._lens.isVisible()
    assert scenery._lens.place() == scenery.layout.lens
    desk.hover(QPointF(2, 2))
    assert not scenery._lens.isVisible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_has_a_tip(qtbot, language):
    i18n.speak(language)
    desk = CercleDesk(qtbot, later(new_play(4, 6), 150), seat=0)
    scenery = desk.board.scenery
    for place, spot in scenery.spots.items():
        point = scenery.point_of(place) if place.kind == "card" else spot.place.center()
        assert desk.board.tip_at(point), place
    layout = scenery.layout
    for box in (layout.pack, layout.wheel, layout.square(1, 15), scenery.geometry.seat(1).secrets[2]):
        assert desk.board.tip_at(box.center())
    assert all(desk.board.tip_at(QPointF(zone.left() + 2, zone.top() + 2)) for zone in layout.zones)


# The board in any window


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("phase", ["setup_colour", "setup_service", "p1_turn", "p2_turn", "h_bid", "over"])
def test_every_phase_can_be_painted(qtbot, theme, phase):
    desk = CercleDesk(qtbot, played_until(phase, 5), theme=theme)
    image = QImage(940, 752, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    desk.board.render(painter, QRectF(0, 0, 940, 752), desk.board.content())
    painter.end()
    desk.board.set_theme(DARK if theme is LIGHT else LIGHT)
    desk.board.retranslate()
    assert is_resting(desk)


def test_the_board_fills_any_window(qtbot):
    desk = CercleDesk(qtbot, later(new_play(4, 6), 100), seat=0)
    for size in ((700, 652), (1580, 1032), (940, 752)):
        desk.view.resize(*size)
        QApplication.processEvents()
        assert desk.board.content().size() == QSizeF(*size)
        assert desk.view.transform().m11() == 1.0
        assert is_resting(desk)


def test_buttons_fit_on_their_line(qtbot):
    for language in ("en", "fr"):
        i18n.speak(language)
        for phase, seats in (("p2_turn", 3), ("r_veto", 3), ("h_bid", 6), ("h_division", 3), ("p3_spin", 3)):
            for size in SIZES[:3]:
                desk = CercleDesk(qtbot, played_until(phase, seats, least=40), size=size)
                scenery = desk.board.scenery
                boxes = [each.box for each in scenery.chips.chips if each.place.kind == "chip"]
                line = scenery.stage.chips_box if scenery.stage.isVisible() else scenery.layout.chips
                assert all(line.adjusted(-1, -1, 1, 1).contains(box) for box in boxes)
                assert not any(one.intersects(two) for one, two in combinations(boxes, 2))
                assert all(min(box.width(), box.height()) >= 24 for box in boxes)


def test_someone_else_at_the_screen_finds_nothing_of_the_choice_before(qtbot):
    desk = CercleDesk(qtbot, played_until(offering("x:"), 3))
    desk.board.suggest(desk.starting("x:"))
    other = (desk.update.seat + 1) % 3
    desk.seat = other
    desk.show()
    assert desk.board._chooser.path == ()
    assert desk.board.scenery.chips.chips == ()
    assert desk.board.scenery.focus == other
