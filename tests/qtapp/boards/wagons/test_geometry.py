"""Where things lie: pure geometry, no window."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from qtapp.base.theme import TEXT_NOTE
from qtapp.boards.wagons.items.panels import POINTS_MOST
from qtapp.boards.wagons.layout import LEAST, Layout, arranged, camera_in, camera_on, tray_spots
from qtapp.boards.wagons.ring import SLOTS, card_size, cell_height, fitted_ring
from qtapp.boards.wagons.spots import OVERHANG, Cards, Geometry
from qtapp.items.frames import sized_font
from qtapp.items.steering import nearest, neighbour
from tests.qtapp.boards.wagons.desk import played_until

WINDOWS = ((940, 752), (688, 625), (1580, 1032), (1920, 1000), (700, 1100), (600, 540))
KINDS = ({}, {"even": True}, {"emptied": True}, {"emptied": True, "even": True})


def layouts() -> list[Layout]:
    return [arranged(QSizeF(*size), **kind) for size in WINDOWS for kind in KINDS]


def test_a_territory_is_drawn_63_to_88():
    """R2.3"""
    assert cell_height(63) == 88
    assert card_size(63) == QSizeF(126, 176)


@pytest.mark.parametrize("size", [(430, 720), (330, 620), (560, 480), (900, 1000)])
def test_the_circle_goes_clockwise_from_the_top_and_no_card_touches_another(size):
    """R3.3: slot 0 stands at the top, the others follow clockwise."""
    place = QRectF(10, 20, *size)
    ring = fitted_ring(place, QSizeF(120, 120))
    rects = [ring.rect(slot) for slot in range(SLOTS)]
    assert all(place.adjusted(-1, -1, 1, 1).contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    assert not any(rect.intersects(ring.inner) for rect in rects)
    assert min(range(SLOTS), key=lambda slot: ring.centres[slot].y()) == 0
    middle = place.center()
    for slot in range(SLOTS):
        here, there = ring.centres[slot] - middle, ring.centres[(slot + 1) % SLOTS] - middle
        assert here.x() * there.y() - here.y() * there.x() > 0, "with y downwards this turns clockwise"


@pytest.mark.parametrize("layout", layouts(), ids=str)
def test_nothing_overlaps_and_nothing_leaves_the_window(layout):
    parts = [layout.goals, layout.focus.place, layout.other.place]
    if not layout.emptied:
        parts += [layout.ring.rect(slot) for slot in range(SLOTS)]
    assert all(layout.area.contains(part) for part in parts)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    for panel in (layout.focus, layout.other):
        assert all(panel.place.contains(part) for part in (panel.head, panel.tray, panel.wide_field))
        assert not panel.tray.intersects(panel.narrow_field)
        assert not panel.head.intersects(panel.wide_field)


@pytest.mark.parametrize(("size", "card"), [((940, 752), 64), ((688, 625), 52), ((1580, 1032), 90)])
def test_cards_of_the_circle_are_large(size, card):
    assert 2 * arranged(QSizeF(*size)).ring.cell >= card


def test_the_focused_town_gets_more_room_and_spectators_see_both_alike():
    uneven, even = arranged(QSizeF(940, 752)), arranged(QSizeF(940, 752), even=True)
    assert _area(uneven.focus.place) > 1.4 * _area(uneven.other.place)
    assert abs(_area(even.focus.place) - _area(even.other.place)) < 0.02 * _area(even.focus.place)


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def test_a_smaller_window_than_the_least_shows_the_same_layout_smaller():
    assert arranged(QSizeF(300, 200)).area == QRectF(0, 0, LEAST.width(), LEAST.height())


def test_a_camera_shows_the_whole_town_in_the_middle_on_whole_pixels():
    field, bounds = QRectF(100, 50, 400, 300), QRectF(-3, -1, 5, 6)
    camera = camera_on(bounds, field, 200)
    town = camera.rect(bounds.x(), bounds.y(), bounds.width(), bounds.height())
    assert field.contains(town)
    assert not field.contains(camera_on(bounds, QRectF(0, 0, 1000, 310), 200).rect(-3, -1, 5, 7))
    assert abs(town.center().x() - 300) <= 1
    assert abs(town.center().y() - 200) <= 1
    assert camera.card(0, 0).topLeft().toTuple() == camera.card(0, 0).topLeft().toPoint().toTuple()
    x, y = camera.cell_at(camera.rect(2, 3).center())
    assert (round(x, 6), round(y, 6)) == (2.5, 3.5)


def test_a_single_card_grows_no_larger_than_it_may():
    assert camera_on(QRectF(0, 0, 2, 2), QRectF(0, 0, 900, 900), 42).cell == 42


def test_a_small_town_stands_in_the_middle_of_its_panel_unless_cards_wait_beside_it():
    panel = arranged(QSizeF(940, 752)).focus
    free = camera_in(panel, QRectF(0, 0, 2, 2), 40, tray_used=False)
    assert abs(free.card(0, 0).center().x() - panel.place.center().x()) <= 1
    assert panel.narrow_field.contains(camera_in(panel, QRectF(0, 0, 2, 2), 40, tray_used=True).card(0, 0))


@pytest.mark.parametrize("tray", [QRectF(0, 0, 120, 320), QRectF(0, 0, 500, 110)], ids=["column", "row"])
@pytest.mark.parametrize(("ready", "waiting"), [(True, 0), (True, 1), (True, 12), (False, 1), (False, 14), (False, 0)])
def test_waiting_cards_stay_in_their_tray(tray, ready, waiting):
    places = tray_spots(tray, ready, waiting, 34)
    assert len(places) == ready + waiting
    assert all(tray.adjusted(-1, -1, 1, 1).contains(place) for place in places)
    if ready and waiting:
        assert places[0].width() >= places[1].width()
        assert not places[0].intersects(places[1])
    assert len({place.topLeft().toTuple() for place in places}) == len(places), "every card of a fan looks out"


def test_the_arrow_keys_go_to_the_nearest_choice_in_their_direction():
    grid = {(x, y): (float(x), float(y)) for x in range(3) for y in range(3)}
    assert neighbour(grid, (1, 1), (1.0, 0.0)) == (2, 1)
    assert neighbour(grid, (1, 1), (0.0, -1.0)) == (1, 0)
    assert neighbour(grid, (2, 1), (1.0, 0.0)) == (2, 1), "at the edge one stays"


def test_the_nearest_choice_tells_how_far_off_it_is():
    points = {"a": (0.0, 0.0), "b": (4.0, 1.0)}
    assert nearest(points, (3.0, 3.0)) == ("b", 2.0)


def geometry(layout: Layout, focus: int = 0) -> Geometry:
    return Geometry(layout, focus, dark=False)


@pytest.mark.parametrize("size", WINDOWS)
def test_every_card_of_a_game_has_its_place_at_every_moment(qapp, size):
    match = played_until("end", seed=6)
    for step in match.steps:
        view = match.game.view(step.state, None)
        layout = arranged(QSizeF(*size), emptied=Cards.of(view["where"]).is_emptied)
        found = geometry(layout).spots(view["where"])
        assert len(found) == 15
        assert all(layout.area.contains(spot.place) for spot in found.values())
        for seat in range(2):
            field = layout.panel(seat, 0).place
            towns = [spot.place for spot in found.values() if spot.zone == f"town{seat}"]
            assert all(field.contains(place) for place in towns)
            assert not any(place.intersects(layout.panel(seat, 0).head) for place in towns)


def test_there_is_room_for_a_card_at_the_very_edge_of_a_town(qapp):
    match = played_until("place_drafted", least=12, seed=6)
    view = match.game.view(match.state, None)
    actor = view["actors"][0]
    layout = arranged(QSizeF(940, 752))
    choices = match.game.choices(match.state, actor)
    columns = [choice["x"] for choice in choices.values()]
    rows = [choice["y"] for choice in choices.values()]
    room = QRectF(min(columns), min(rows), max(columns) - min(columns) + 2, max(rows) - min(rows) + 2)
    camera = geometry(layout, actor).cameras(Cards.of(view["where"]), room)[actor]
    field = layout.focus.field(tray_used=True)
    for choice in choices.values():
        slack = OVERHANG * camera.cell * 88 / 63 + 2
        assert field.adjusted(-slack, -slack, slack, slack).contains(camera.card(choice["x"], choice["y"]))
        middle: QPointF = camera.rect(choice["x"] + 1, choice["y"] + 1).topLeft()
        assert field.contains(middle), "the pointer reaches it"


SIDE_PANEL, TOP = 336, 76  # of the window, beside and above the board


@pytest.mark.parametrize("emptied", [False, True])
@pytest.mark.parametrize("even", [False, True])
@pytest.mark.parametrize("panel", [SIDE_PANEL, 0])
def test_a_few_pixels_of_height_move_nothing_far(even, emptied, panel):
    """Over all usual sizes the parts keep their places: nothing moves by more than a few pixels for each."""
    for width in range(1000, 1401, 50):
        before = None
        for height in range(680, 821, 4):
            size = QSizeF(width - panel, height - TOP)
            layout = arranged(size, emptied=emptied, even=even)
            slots = [] if emptied else [layout.ring.rect(slot) for slot in range(SLOTS)]
            places = [
                *slots,
                *(
                    part
                    for town in (layout.focus, layout.other)
                    for part in (town.place, town.head, town.tray, town.wide_field)
                ),
            ]
            if before is not None:
                steps = [
                    abs(one - other)
                    for place, was in zip(places, before, strict=True)
                    for one, other in zip(place.getRect(), was.getRect(), strict=True)
                ]
                assert max(steps) <= 30, (width, height)
            before = places


def test_the_names_of_bots_are_whole_at_all_usual_sizes(qapp):
    name = QFontMetricsF(sized_font(TEXT_NOTE, bold=True)).horizontalAdvance("Bot difficile")
    points = QFontMetricsF(sized_font(POINTS_MOST, bold=True)).horizontalAdvance("−12 points")
    for width in range(1000, 1401, 50):
        for height in range(680, 821, 10):
            for emptied in (False, True):
                layout = arranged(QSizeF(width - SIDE_PANEL, height - TOP), emptied=emptied)
                for town in (layout.focus, layout.other):
                    assert 21 + name + 8 + min(points, town.head.width() / 2) <= town.head.width()
