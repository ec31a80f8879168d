"""Where everything lies on the table of The Circle: for every number of seats, at every size, without a window."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF

from qtapp.boards.cercle.items.chips import amounts
from qtapp.boards.cercle.layout import Layout, SeatLayout, arranged, bar_in
from qtapp.boards.cercle.rows import (
    HALF,
    LEFT,
    MIDDLE,
    RIGHT,
    Quarter,
    butterfly_places,
    card_size,
    fan,
    quarters,
    spread,
)
from qtapp.boards.geometry import RATIO
from qtapp.boards.places import Place

SIZES = [(680, 612), (700, 650), (940, 752), (1024, 652), (1280, 752), (1520, 1032), (3440, 2064)]
SEATS = [2, 3, 4, 5, 6]


def boxes(layout: Layout) -> dict[str, QRectF]:
    """The large parts of the table, none of which may touch another."""
    found = {"track": layout.track, "stage": layout.stage, "field": layout.field}
    return found | {f"seat {index}": seat.place for index, seat in enumerate(layout.seats)}


def seat_boxes(seat: SeatLayout) -> list[QRectF]:
    return [seat.name, seat.points, seat.marker, seat.disc, *seat.secrets, seat.ready, seat.deployed, seat.infiltrated]


def apart(places: list[QRectF]) -> bool:
    return not any(one.intersects(two) for one, two in combinations(places, 2))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_touches_anything_else(size, seats):
    layout = arranged(QSizeF(*size), seats)
    assert apart(list(boxes(layout).values()))
    assert all(layout.area.contains(box) for box in boxes(layout).values())
    for seat in layout.seats:
        assert apart(seat_boxes(seat))
        assert all(seat.place.contains(box) for box in seat_boxes(seat))
    assert layout.seats[0].place.contains(layout.chips)
    assert apart([layout.chips, *seat_boxes(layout.seats[0])])
    things = [*layout.piles, *layout.open, layout.pack, layout.out]
    assert apart(things)
    assert all(layout.stage.adjusted(-1, -1, 1, 1).contains(thing) for thing in things)


@pytest.mark.parametrize("size", SIZES)
def test_rows_lie_around_the_wheel_and_reach_its_rim(size):
    layout = arranged(QSizeF(*size), 4)
    assert apart(list(layout.zones))
    assert all(layout.field.adjusted(-1, -1, 1, 1).contains(zone) for zone in layout.zones)
    middle = layout.wheel.center()
    above, right, below, left = (layout.zones[octant] for octant in (0, 2, 4, 6))
    assert above.bottom() < middle.y() < below.top()
    assert left.right() < middle.x() < right.left()
    for octant, zone in enumerate(layout.zones):  # clockwise from the top
        assert (zone.center().x() > middle.x() + 1) == (octant in (1, 2, 3))
        assert (zone.center().y() < middle.y() - 1) == (octant in (7, 0, 1))
    assert layout.card.height() <= min(zone.height() for zone in layout.zones)
    assert layout.rim.contains(layout.lens)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_clicked_is_large_enough(size, seats):
    layout = arranged(QSizeF(*size), seats)
    for seat in layout.seats:
        for box in seat.secrets:
            assert min(box.width(), box.height()) >= 24 - 0.5
    assert layout.piles[0].width() >= 30
    assert layout.card.width() >= 40


@pytest.mark.parametrize("seats", SEATS)
def test_everything_grows_with_the_window(seats):
    small, large = arranged(QSizeF(940, 752), seats), arranged(QSizeF(1880, 1504), seats)
    assert large.card.height() >= 1.9 * small.card.height()
    assert large.wheel.width() >= 1.9 * small.wheel.width()
    assert large.piles[0].height() >= 1.9 * small.piles[0].height()
    assert large.seats[0].ready.height() >= 1.9 * small.seats[0].ready.height()
    assert large.seats[1].secrets[0].height() >= 1.8 * small.seats[1].secrets[0].height()


def test_a_few_pixels_change_little():
    one, two = (arranged(QSizeF(940, high), 6) for high in (752, 756))
    for name, box in boxes(one).items():
        assert abs(box.top() - boxes(two)[name].top()) <= 6
        assert abs(box.height() - boxes(two)[name].height()) <= 6


@pytest.mark.parametrize("number", range(24))
def test_squares_of_the_table_lie_side_by_side(number):
    layout = arranged(QSizeF(940, 752), 4)
    for row in (0, 1):
        assert layout.track.adjusted(-1, -1, 1, 1).contains(layout.square(row, number))
    if number < 20:
        assert layout.square(0, number).right() == pytest.approx(layout.square(0, number + 1).left())
    assert layout.square(1, number).top() == pytest.approx(layout.square(0, number).bottom())


# Rows


CARD = QSizeF(50, 70)
BOX = QRectF(10, 20, 200, 100)


def test_a_short_row_lies_side_by_side():
    places = fan(BOX, [False] * 3, CARD, gap=4)
    assert [place.left() for place in places] == [10, 64, 118]
    assert apart(places)


@pytest.mark.parametrize(("side", "left"), [(LEFT, 10), (RIGHT, 160), (MIDDLE, 85)])
def test_a_row_begins_where_it_is_told(side, left):
    assert fan(BOX, [False], CARD, side)[0].left() == left


@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("drift", [-60, 0, 60])
def test_a_long_row_stays_in_its_box_and_shows_the_left_of_each_card(count, drift):
    places = fan(BOX, [False] * count, CARD, drift=drift)
    assert all(BOX.contains(place) for place in places)
    steps = [two.left() - one.left() for one, two in pairwise(places)]
    assert all(step >= 150 / 14 - 1 for step in steps)


def test_what_lies_on_a_card_leaves_half_of_it_and_lies_higher():
    places = fan(BOX, [False, True, False], CARD, gap=4)
    assert places[1].left() - places[0].left() == HALF * CARD.width()
    assert places[1].top() < places[0].top()
    assert places[2].left() > places[1].right()
    size = card_size(QRectF(0, 0, 200, 100), [False, True], 500)
    assert all(QRectF(0, 0, 200, 100).contains(place) for place in fan(QRectF(0, 0, 200, 100), [False, True], size))


@pytest.mark.parametrize("count", [1, 4, 9, 17])
def test_a_spread_row_overlaps_nowhere(count):
    places, size = spread([False] * count, CARD, 300, 5)
    assert apart(places)
    assert all(QRectF(0, 0, size.width(), size.height()).contains(place) for place in places)
    assert size.width() <= 300


@pytest.mark.parametrize("count", [7, 8, 11, 16])
def test_lines_of_a_spread_row_are_about_equally_long(count):
    places, size = spread([False] * count, CARD, 6 * 55, 5)
    lines = -(-count // 6)
    assert size.height() == lines * 70 + (lines - 1) * 5
    assert size.width() == -(-count // lines) * 55 - 5
    assert len({place.top() for place in places}) == lines


def test_a_spread_row_keeps_what_lies_on_a_card_with_it():
    places, _ = spread([False] * 5 + [True], CARD, 300, 5)
    assert places[5].intersects(places[4])


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_four_amounts_fit_on_the_bar_of_a_division(size, seats):
    layout = arranged(QSizeF(*size), seats)
    for row in layout.seats[0].secrets:
        chips = amounts([(Place("amount", str(number)), f"+{number}") for number in range(1, 5)], row, layout.unit)
        assert all(row.adjusted(-1, -1, 1, 1).contains(chip.box) for chip in chips)
        assert all(chip.box.width() >= 24 and chip.box.height() >= 24 for chip in chips)
        assert apart([bar_in(row, layout.unit)[1], *(chip.box for chip in chips)])


# Butterflies


def test_four_quarters_make_a_butterfly():
    assert quarters("ISRO") == [Quarter(0, 0, 0), Quarter(0, 1, 0), Quarter(0, 0, 1), Quarter(0, 1, 1)]


def test_a_second_of_a_division_begins_another_butterfly():
    assert quarters("II") == [Quarter(0, 0, 0), Quarter(1, 0, 0)]


def test_neutrals_stand_in_for_what_is_missing():
    """R6.16"""
    assert quarters("NISR")[0] == Quarter(0, 1, 1)
    assert quarters("NIISSRR")[0] == Quarter(0, 1, 1)
    assert quarters("NN") == [Quarter(0, 0, 0), Quarter(0, 1, 0)]


@pytest.mark.parametrize("divisions", ["I", "ISRO", "ISROISROISRO", "IIIIII", "NNNNNNNNNN", "IIISSRONN"])
@pytest.mark.parametrize("box", [QRectF(0, 0, 50, 50), QRectF(0, 0, 150, 150), QRectF(5, 5, 300, 80)])
def test_butterflies_stay_in_their_box(divisions, box):
    places = butterfly_places(box, quarters(divisions), 80, 3)
    assert all(box.adjusted(-1, -1, 1, 1).contains(place) for place in places)
    assert apart([place.adjusted(1, 1, -1, -1) for place in places])
    assert all(abs(place.width() / place.height() - RATIO) < 0.2 for place in places)
