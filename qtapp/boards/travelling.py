"""Spots and travelling: the one mechanism by which every board plays out what happened.

A board says where each component lies (`TableGeometry.spots`, pure geometry over the `where` of a view); `Items` keeps
one item for each of them and moves it along. What happened comes as the `moves` of events, and nothing else is asked of
them: a component flies from its spot to the next one, comes out of a pile or goes into it, or is turned over where it
lies. Whatever else changes its spot makes room. Reduced motion lets things appear where they went instead.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from engines.motion import Where
from qtapp.boards.base import Motion
from qtapp.items.cards import CardItem, Face
from qtapp.items.motion import Animation

FLIGHT = 220  # milliseconds at ordinary speed
FLYING_Z = 200.0  # above everything that lies

Key: TypeAlias = Hashable
"""A component as a board calls it."""


class Spot(NamedTuple):
    """Where a component lies on the screen, how high, which face it shows, in which part of the table and whose."""

    place: QRectF
    z: float
    face: Face
    zone: str = ""
    seat: int = -1
    down: bool = False  # it shows its back


Spots: TypeAlias = Mapping[Any, Spot]
Moves: TypeAlias = Sequence[Sequence[Any]]
"""A component, the place it comes from and the one it goes to; None is nowhere."""


class TableGeometry(Protocol):
    """The table without its components: equal ones lay the same things out in the same places."""

    def spots(self, where: Where) -> Spots:
        """Where the components lie that are to be seen."""

    def key(self, component: str) -> Key: ...

    def pile(self, component: str, place: str) -> Spot | None:
        """Where something lies that has no spot, in a pile that hides it; None if there is no such place."""


class Snapshot(NamedTuple):
    """How the table looks at one moment."""

    geometry: TableGeometry
    where: Where
    spots: Spots


class Passage(NamedTuple):
    """From one moment to the next."""

    before: Spots
    after: Spots
    moved: frozenset[Key] = frozenset()  # what flies; the rest makes room
    sources: Spots = {}  # where something comes from that was not to be seen  # noqa: RUF012
    goals: Spots = {}  # where something goes that is not to be seen any more  # noqa: RUF012
    renamed: frozenset[Key] = frozenset()  # what has another name now, and another item


def passage(was: Snapshot, after: Spots, moves: Moves) -> Passage:
    """What these moves do to the table as it was."""
    key, pile = was.geometry.key, was.geometry.pile
    lay = {place: was.spots[key(component)] for component, place in was.where.items() if key(component) in was.spots}
    moved, sources, goals = set[Key](), dict[Key, Spot](), dict[Key, Spot]()
    renamed = frozenset(key(component) for component, _, place in moves if place is None)
    for component, origin, place in moves:
        name = key(component)
        if origin != place:
            moved.add(name)
        if name not in was.spots and origin is not None:
            source = pile(component, origin) or (lay.get(origin) if component not in was.where else None)
            if source is not None:
                sources[name] = source
        if name not in after and place is not None and (goal := pile(component, place)) is not None:
            goals[name] = goal
    return Passage(was.spots, after, frozenset(moved), sources, goals, renamed)


class Way(NamedTuple):
    """An item on its way."""

    item: CardItem
    start: Spot
    goal: Spot
    is_leaving: bool = False


class Items:
    """One item for every component that is or was on the table."""

    def __init__(self, scene: QGraphicsScene, kind: type[CardItem] = CardItem) -> None:
        self._scene, self._kind = scene, kind
        self.all: dict[Any, CardItem] = {}

    def item(self, key: Key, spot: Spot) -> CardItem:
        """The item of a component, made at this spot when it is first needed."""
        if key not in self.all:
            made = self.all[key] = self._kind(spot.face)
            self._scene.addItem(made)
            made.settle_at(spot.place)
        return self.all[key]

    def rest(self, key: Key, spot: Spot) -> None:
        """Put something where it belongs, at once."""
        item = self.item(key, spot)
        item.set_face(spot.face)
        item.set_moving(moving=False)
        item.setRotation(0)
        item.settle_at(spot.place)
        item.setZValue(spot.z)
        item.setOpacity(1.0)
        item.show()

    def settle(self, spots: Spots) -> None:
        """Everything in its place at once, and nothing else to be seen."""
        for key, spot in spots.items():
            self.rest(key, spot)
        for key, item in self.all.items():
            if key not in spots:
                item.hide()

    def travel(self, way: Passage, motion: Motion, milliseconds: int = FLIGHT) -> Animation:
        """A step that takes everything from where it is to where it belongs next."""
        ways: list[Way] = []

        def begin() -> None:
            ways.extend(self._ways(way))
            for each in ways:
                _lift(each, fades=motion.reduced and not each.is_leaving)

        def show(part: float) -> None:
            for each in ways:
                if motion.reduced:
                    each.item.setOpacity(1 - part if each.is_leaving else part)
                else:
                    self.carry(each, part)

        def end() -> None:
            self.settle(way.after)

        return Animation(round(milliseconds * motion.speed), show, begin, end)

    def _ways(self, way: Passage) -> list[Way]:
        """Who goes whence and whither: what is seen now sets off from where it is, be it held by somebody."""
        found = []
        for key, spot in way.after.items():
            item = self.item(key, way.sources.get(key, spot))
            if key in way.before and item.isVisible():
                start = way.before[key]._replace(place=item.place(), face=item.face)
            else:
                start = way.sources.get(key, spot)
            if start.place != spot.place or start.face != spot.face:
                item.setZValue(FLYING_Z + spot.z % 100 if key in way.moved else spot.z)
                found.append(Way(item, start, spot))
            elif not item.isVisible():
                self.rest(key, spot)
        for key, spot in way.before.items():
            if key not in way.after:
                item, goal = self.item(key, spot), way.goals.get(key, spot)
                if key in way.renamed:
                    item.hide()
                    continue
                item.setZValue(FLYING_Z + spot.z % 100 if goal.place != spot.place else spot.z - 0.5)
                found.append(Way(item, spot._replace(place=item.place(), face=item.face), goal, is_leaving=True))
        return found

    def carry(self, way: Way, part: float) -> None:
        """Show something on its way: flying, turning on its side, or being turned over."""
        item, start, goal = way.item, way.start, way.goal
        turn = _is_wide(goal.place) - _is_wide(start.place)
        if turn:
            size = start.place.size()
            middle = start.place.center() + (goal.place.center() - start.place.center()) * part
            item.settle_at(QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size))
            item.setTransformOriginPoint(QPointF(size.width() / 2, size.height() / 2))
            item.setRotation(90.0 * turn * part)
            return
        box = between(start.place, goal.place, part)
        if start.down != goal.down:
            seen = max(0.04, abs(1 - 2 * part))
            box = QRectF(box.center().x() - box.width() * seen / 2, box.top(), box.width() * seen, box.height())
        item.set_face(goal.face if part >= 0.5 or start.down == goal.down else start.face)
        item.settle_at(box)


def _lift(way: Way, *, fades: bool) -> None:
    """Take something off the table; what fades in is at its goal at once, and only to be seen little by little."""
    at = way.goal if fades else way.start
    way.item.set_face(at.face)
    way.item.settle_at(at.place)
    way.item.setOpacity(0.0 if fades else 1.0)
    way.item.set_moving(moving=True)
    way.item.show()


def _is_wide(box: QRectF) -> bool:
    return box.width() > box.height() + 0.5


def between(start: QRectF, goal: QRectF, part: float) -> QRectF:
    """A place on the way from one to the other."""
    corner = start.topLeft() + (goal.topLeft() - start.topLeft()) * part
    return QRectF(
        corner,
        QSizeF(
            start.width() + (goal.width() - start.width()) * part,
            start.height() + (goal.height() - start.height()) * part,
        ),
    )
