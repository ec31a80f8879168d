"""How cards travel: what happened, told as steps of a playlist.

Cards that change their place fly above the others; the rest of the table only makes room. Reduced motion lets cards
appear where they went instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF

from qtapp.boards.base import Motion
from qtapp.boards.travelling import FLIGHT, FLYING_Z, between
from qtapp.boards.wagons.picture import Picture, Snapshot, Spot, cameras, spots
from qtapp.boards.wagons.scenery import Scenery
from qtapp.items.cards import CardItem
from qtapp.items.motion import Step

SETTLING = 180  # milliseconds at ordinary speed
CARRIED_Z = 400.0
LONG_STORY = 8  # pictures: nobody wants to watch a whole game again, only how it stands


def story(scenery: Scenery, before: Snapshot, events: Sequence[Mapping[str, Any]], motion: Motion) -> list[Step]:
    """What happened since `before`: on the old ground until it has all happened, then over to the new one."""
    pictures = [before.picture]
    for event in events:
        pictures += stages(pictures[-1], event)
    told = pictures[1:] if len(pictures) <= LONG_STORY else []
    is_same_ground = (before.layout, before.focus) == (scenery.layout, scenery.focus)
    if told and is_same_ground and told[-1] == scenery.picture:
        told.pop()  # the last step leads straight to where everything belongs now
    steps, last = [], before.spots
    for picture in told:
        after = spots(picture, before.layout, before.focus, cameras(picture, before.layout, before.focus))
        steps.append(travel(scenery, last, after, motion, FLIGHT))
        last = after
    if last == scenery.spots and is_same_ground:
        scenery.settle_ground()
        return steps
    final = travel(scenery, last, scenery.spots, motion, FLIGHT if is_same_ground else SETTLING)

    def begin() -> None:
        scenery.settle_ground()
        final.begin()

    return [*steps, final._replace(begin=begin)]


def stages(picture: Picture, event: Mapping[str, Any]) -> list[Picture]:
    """The pictures an event goes through: first the gifts leave, then the card that was taken."""
    after = picture.after(event)
    if event["kind"] != "take" or not event["gives"]:
        return [after] if after != picture else []
    slots = tuple(
        card if card == event["card"] else left for card, left in zip(picture.slots, after.slots, strict=True)
    )
    return [after._replace(slots=slots, hands=picture.hands), after]


def travel(
    scenery: Scenery, before: Mapping[int, Spot], after: Mapping[int, Spot], motion: Motion, milliseconds: int
) -> Step:
    """A step that takes every card from where it is to where it belongs next."""
    flying = {card for card, spot in after.items() if card in before and spot.zone != before[card].zone}
    paths: list[tuple[CardItem, QRectF, QRectF]] = []

    def begin() -> None:
        for card, spot in after.items():
            item = scenery.card_item(card)
            if item.place() == spot.place and card not in flying:
                continue
            paths.append((item, item.place(), spot.place))
            scenery.turn_item(card, turned=spot.turned)
            item.set_moving(moving=True)
            item.setOpacity(0.0 if motion.reduced else 1.0)
            if card in flying:
                item.setZValue(FLYING_Z + spot.z)
            if motion.reduced:
                item.settle_at(spot.place)

    def show(part: float) -> None:
        for item, start, goal in paths:
            if motion.reduced:
                item.setOpacity(part)
            else:
                item.settle_at(between(start, goal, part))

    def end() -> None:
        for item, _, _ in paths:
            item.setOpacity(1.0)
            item.set_moving(moving=False)
        for card, spot in after.items():
            scenery.turn_item(card, turned=spot.turned)
            scenery.card_item(card).settle_at(spot.place)
            scenery.card_item(card).setZValue(spot.z)

    return Step(round(milliseconds * motion.speed), show, begin, end)
