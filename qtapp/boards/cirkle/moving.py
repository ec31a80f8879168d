"""How units travel: what happened, told as steps of a playlist.

A unit that sets off rises out of its hollow, flies straight to its square and sinks into it if it is sheltered there;
then its victim goes to the tray, then what was exchanged changes places. Reduced motion lets units appear instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF

from qtapp.boards.base import Motion
from qtapp.boards.cirkle.pieces import Piece, stages
from qtapp.boards.cirkle.scenery import Scenery
from qtapp.boards.cirkle.spots import Snapshot, Spot
from qtapp.boards.cirkle.unit_items import STANDING, UnitItem
from qtapp.boards.travelling import FLIGHT, FLYING_Z, between
from qtapp.items.motion import Step

CALL, GREAT_CALL = 520, 1000  # milliseconds at ordinary speed
LONG_STORY = 12  # steps: nobody wants to watch a whole game again, only how it stands
LANDING = 0.7  # from this part of the way on a unit sinks


def story(
    scenery: Scenery,
    before: Snapshot,
    events: Sequence[Mapping[str, Any]],
    motion: Motion,
    called: Callable[[Mapping[str, Any]], str],
) -> list[Step]:
    """What happened since `before`; `called` says what is called out when it happens."""
    steps: list[Step] = []
    placement, spots = before.placement, before.spots
    for event in events:
        for stage in stages(placement, event):
            after = scenery.spots_of(stage, spots)
            steps.append(travel(scenery, spots, after, motion))
            placement, spots = stage, after
        if called(event):
            steps.append(call(scenery, event, called(event), motion))
    if len(steps) > LONG_STORY:
        steps, spots = [], before.spots
    if spots != scenery.spots:
        steps.append(travel(scenery, spots, scenery.spots, motion))
    return steps


def travel(scenery: Scenery, before: Mapping[Piece, Spot], after: Mapping[Piece, Spot], motion: Motion) -> Step:
    """A step that takes every unit from where it is to where it belongs next."""
    changed = [piece for piece, spot in after.items() if before.get(piece) != spot]
    paths: list[tuple[UnitItem, QRectF, Spot]] = []

    def begin() -> None:
        for piece in changed:
            item = scenery.unit_item(piece)
            paths.append((item, item.place(), after[piece]))
            item.show()
            item.set_moving(moving=True)
            if item.place() != after[piece].place:
                item.setZValue(FLYING_Z)
            if motion.reduced:
                item.setOpacity(0.0)
                item.settle_at(after[piece].place)
                item.set_face(after[piece].face)

    def show(part: float) -> None:
        for item, start, spot in paths:
            if motion.reduced:
                item.setOpacity(part)
            else:
                item.settle_at(between(start, spot.place, part))
                height = spot.face.height + round((STANDING - spot.face.height) * min(1, (1 - part) / (1 - LANDING)))
                item.set_face(spot.face._replace(height=height))

    def end() -> None:
        for piece in changed:
            scenery.rest(piece, after[piece])

    return Step(round(FLIGHT * motion.speed), show, begin, end)


def call(scenery: Scenery, event: Mapping[str, Any], text: str, motion: Motion) -> Step:
    """A word across the board and a ring round the square it is about."""
    is_great = event["kind"] in ("cirkle", "second_objective", "hold")
    squares = [event["square"]] if "square" in event else list(event.get("squares", ()))

    def begin() -> None:
        scenery.cursor.show_signs([scenery.sign(square, "intruder") for square in squares])
        scenery.proclaimed.proclaim(text, scenery.layout.board, "accent" if event["kind"] == "cirkle" else "warm")

    def show(part: float) -> None:
        scenery.proclaimed.setOpacity(min(1.0, part * 4))

    def end() -> None:
        scenery.cursor.show_signs(())
        scenery.proclaimed.proclaim("", scenery.layout.board, "warm")

    return Step(round((GREAT_CALL if is_great else CALL) * motion.speed), show, begin, end)
