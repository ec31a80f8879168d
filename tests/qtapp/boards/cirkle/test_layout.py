"""Where everything lies: pure geometry."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from qtapp.boards.cirkle.layout import arranged, tray_inside

BOARDS = {2: QSizeF(9.12, 12.12), 4: QSizeF(12.12, 12.12)}  # squares and frame
AREAS = [(684, 652), (940, 752), (1580, 1032), (620, 900), (1100, 640), (300, 200), (2500, 1300)]


def boxes(layout) -> list[QRectF]:
    return [layout.board, layout.news, *layout.trays.places]


@pytest.mark.parametrize("armies", BOARDS)
@pytest.mark.parametrize("area", AREAS)
def test_nothing_lies_outside_or_over_anything_else(area, armies):
    layout = arranged(QSizeF(*area), BOARDS[armies], armies)
    found = boxes(layout)
    assert len(layout.trays.places) == armies
    for box in found:
        assert layout.area.contains(box)
    assert not [1 for place, one in enumerate(found) for other in found[:place] if one.intersects(other)]
    for tool in layout.tools:
        assert layout.news.contains(tool)
    assert not layout.tools[0].intersects(layout.tools[1])


@pytest.mark.parametrize("armies", BOARDS)
@pytest.mark.parametrize("area", AREAS)
def test_the_board_takes_most_of_the_window(area, armies):
    layout = arranged(QSizeF(*area), BOARDS[armies], armies)
    wide, high = layout.area.width(), layout.area.height()
    largest = min(wide / BOARDS[armies].width(), high / BOARDS[armies].height())
    assert layout.cell >= 0.72 * largest


@pytest.mark.parametrize(("armies", "units"), [(2, 16), (4, 8)])
@pytest.mark.parametrize("area", AREAS)
def test_a_whole_army_finds_room_in_its_tray(area, armies, units):
    layout = arranged(QSizeF(*area), BOARDS[armies], armies)
    for place in layout.trays.places:
        inside = tray_inside(place, units, layout.cell, flat=layout.trays.flat)
        assert len(inside.slots) == units
        for slot in inside.slots:
            assert place.contains(slot)
            assert 20 <= slot.width() <= layout.cell
            assert not slot.intersects(inside.name)
            assert not slot.intersects(inside.facts)


def test_the_lost_units_of_four_armies_are_large_enough_to_be_told_apart_and_clicked():
    """In a window of 1280x800 with its panel."""
    layout = arranged(QSizeF(944, 726), BOARDS[4], 4)
    inside = tray_inside(layout.trays.places[0], 8, layout.cell, flat=layout.trays.flat)
    assert inside.slots[0].width() >= 32


def test_where_there_is_room_at_the_side_everything_stands_in_one_column():
    layout = arranged(QSizeF(940, 752), BOARDS[2], 2)
    assert layout.stacked
    assert all(place.left() > layout.board.right() for place in layout.trays.places)


def test_in_a_narrow_window_the_trays_lie_above_and_below():
    far, near = arranged(QSizeF(620, 1000), BOARDS[2], 2).trays.places
    board = arranged(QSizeF(620, 1000), BOARDS[2], 2).board
    assert far.bottom() < board.top()
    assert near.top() > board.bottom()
