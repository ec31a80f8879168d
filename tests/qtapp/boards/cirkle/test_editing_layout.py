"""Where things lie in the position editor, at every size a window may have."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF

from engines.cirkle.positions.sketch import CirkleSketch
from qtapp.boards.cirkle.editing.layout import LEAST_STALL, arranged

SIZES = [(564, 500), (688, 590), (944, 690), (1304, 700), (1584, 1005)]


@pytest.mark.parametrize("mode", ["duel", "solo"])
@pytest.mark.parametrize("size", SIZES)
def test_board_and_boxes_are_all_in_sight_and_apart(mode, size):
    sketch = CirkleSketch.empty(mode)
    view = sketch.view()
    layout = arranged(QSizeF(*size), view["board"], len(view["seats"]), tuple(sketch.left(0)))
    frames = [layout.ground, *(box.frame for box in layout.boxes)]
    assert all(layout.area.contains(frame) for frame in frames)
    assert not [pair for pair in combinations(frames, 2) if pair[0].intersects(pair[1])]
    for box in layout.boxes:
        assert len(box.stalls) == 8
        assert all(box.frame.contains(stall) and stall.width() >= LEAST_STALL for stall in box.stalls.values())
    assert layout.ground.height() > 0.4 * size[1]


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_every_place_is_found_again_at_its_middle(mode):
    sketch = CirkleSketch.empty(mode)
    view = sketch.view()
    layout = arranged(QSizeF(944, 690), view["board"], len(view["seats"]), tuple(sketch.left(0)))
    assert all(layout.square_at(rect.center()) == name for name, rect in layout.squares.items())
    assert len(layout.squares) == len(view["board"]["columns"]) * 11
    for seat, box in enumerate(layout.boxes):
        assert all(layout.stall_at(rect.center()) == (seat, kind) for kind, rect in box.stalls.items())


def test_the_boxes_of_four_armies_stand_near_their_camps():
    sketch = CirkleSketch.empty("solo")
    view = sketch.view()
    layout = arranged(QSizeF(944, 690), view["board"], 4, tuple(sketch.left(0)))
    for target in view["targets"]:
        camp, box = layout.squares[target["square"]].center(), layout.boxes[target["owner"]].frame.center()
        middle = layout.ground.center()
        assert (camp.x() < middle.x()) == (box.x() < middle.x())
        assert (camp.y() < middle.y()) == (box.y() < middle.y())
