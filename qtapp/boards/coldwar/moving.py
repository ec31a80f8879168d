"""How cards travel: what happened, told as chapters of steps.

A chapter is one event: cards fly, turn or are revealed, and a chapter of the debriefing also has a caption and stays
until it can have been read. Whoever clicks goes on to the next chapter. Reduced motion lets cards appear where they
went instead.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from qtapp.boards.base import Motion
from qtapp.boards.coldwar.cards import is_back
from qtapp.boards.coldwar.choices import Place
from qtapp.boards.coldwar.picture import Picture
from qtapp.boards.coldwar.scenery import Scenery
from qtapp.boards.coldwar.spots import Spot
from qtapp.boards.travelling import FLIGHT, FLYING_Z, between
from qtapp.items.cards import CardItem, Face
from qtapp.items.motion import Playlist, Step


class Chapter(NamedTuple):
    """What belongs together: a step forward goes to the next one."""

    steps: tuple[Step, ...]
    caption: str = ""


class Story(QObject):
    """Plays chapters one after another."""

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chapters: deque[Chapter] = deque()
        self._current: Chapter | None = None
        self._playlist = Playlist(self)
        self._playlist.ended.connect(self._chapter_ended)

    @property
    def running(self) -> bool:
        return self._current is not None

    @property
    def is_told(self) -> bool:
        """Whether something is being told step by step: a chapter with a caption is shown, or still to come."""
        return any(chapter.caption for chapter in (self._current, *self._chapters) if chapter is not None)

    def play(self, chapters: Sequence[Chapter]) -> None:
        self._chapters.extend(chapters)
        if self._current is None:
            self._next()

    def advance(self) -> None:
        """On to the next chapter."""
        self._playlist.finish()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        while self._current is not None:
            self._playlist.finish()

    def _next(self) -> None:
        self._current = self._chapters.popleft() if self._chapters else None
        if self._current is not None:
            self._playlist.play(self._current.steps)

    def _chapter_ended(self) -> None:
        self._next()
        if self._current is None:
            self.ended.emit()


class Move(NamedTuple):
    """Something on its way."""

    place: Place
    item: CardItem
    start: QRectF
    goal: QRectF
    before: Face
    after: Face
    is_leaving: bool = False

    @property
    def is_flipped(self) -> bool:
        return is_back(self.before) != is_back(self.after)

    @property
    def turn(self) -> float:
        """By how much it turns: a mobilised group comes to lie on its side (R3.2)."""
        was, will = (_is_wide(box) for box in (self.start, self.goal))
        return 0.0 if was == will else 90.0 if will else -90.0


def _is_wide(box: QRectF) -> bool:
    return box.width() > box.height() + 0.5


def travel(
    scenery: Scenery,
    before: Mapping[Place, Spot],
    after: Mapping[Place, Spot],
    picture: Picture,
    motion: Motion,
    *,
    drawn: bool = False,
) -> Step:
    """A step that takes everything from where it is to where it belongs next. `drawn`: a card came from the deck."""
    moves: list[Move] = []

    def begin() -> None:
        scenery.settle_ground(picture)
        moves.extend(_moves(scenery, before, after, drawn=drawn))
        for move in moves:
            _lift(move, fades=motion.reduced and not move.is_leaving)

    def show(part: float) -> None:
        for move in moves:
            if motion.reduced:
                move.item.setOpacity(1 - part if move.is_leaving else part)
            else:
                _carry(move, part)

    def end() -> None:
        for move in moves:
            move.item.setRotation(0)
        scenery.settle_cards(after)

    return Step(round(FLIGHT * motion.speed), show, begin, end)


def _lift(move: Move, *, fades: bool) -> None:
    """Take something off the table; what fades in is at its goal at once, and only to be seen little by little."""
    item = move.item
    item.set_face(move.after if fades else move.before)
    item.settle_at(move.goal if fades else move.start)
    item.setOpacity(0.0 if fades else 1.0)
    item.set_moving(moving=True)
    item.setZValue(FLYING_Z + item.zValue() % 100)
    item.show()


def _carry(move: Move, part: float) -> None:
    """Show something on its way: flying, turning, or being turned over."""
    if move.turn:
        size = move.start.size()
        middle = move.start.center() + (move.goal.center() - move.start.center()) * part
        move.item.settle_at(QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size))
        move.item.setTransformOriginPoint(QPointF(size.width() / 2, size.height() / 2))
        move.item.setRotation(move.turn * part)
        return
    box = between(move.start, move.goal, part)
    if move.is_flipped:
        seen = max(0.04, abs(1 - 2 * part))
        box = QRectF(box.center().x() - box.width() * seen / 2, box.top(), box.width() * seen, box.height())
        move.item.set_face(move.after if part >= 0.5 else move.before)
    elif part >= 0.5:
        move.item.set_face(move.after)
    move.item.settle_at(box)


# Who moves whence and whither


def _moves(scenery: Scenery, before: Mapping[Place, Spot], after: Mapping[Place, Spot], *, drawn: bool) -> list[Move]:
    heirs = _heirs(before, after)
    found = []
    for place, spot in after.items():
        item = scenery.item(place)
        if place in before and item.isVisible():
            if item.place() == spot.place and item.face.key == spot.face.key:
                continue
            found.append(Move(place, item, item.place(), spot.place, item.face, spot.face))
            continue
        start, face = _origin(scenery, place, spot, heirs, drawn=drawn)
        if start != spot.place or face.key != spot.face.key:
            item.setZValue(spot.z)
            found.append(Move(place, item, start, spot.place, face, spot.face))
    followed = set(heirs.values())
    for place, spot in before.items():
        if place in after:
            continue
        item = scenery.item(place)
        goal = None if place in followed else _sink(scenery, place, spot)
        if goal is None:
            item.setVisible(place.kind in ("group", "objective"))  # covered by what comes, and hidden at the end
            continue
        face = spot.face if place.kind == "group" else scenery.faces.objective_back()
        found.append(Move(place, item, item.place(), goal, item.face, face, is_leaving=True))
    return found


def _heirs(before: Mapping[Place, Spot], after: Mapping[Place, Spot]) -> dict[Place, Place]:
    """Agents who are shown or hidden now and were not before: the same cards under other names."""
    found: dict[Place, Place] = {}
    for seat in range(3):
        gone = [place for place in before if place not in after and place.seat == seat and _is_agent(place)]
        come = [place for place in after if place not in before and place.seat == seat and _is_agent(place)]
        gone.sort(key=lambda place: before[place].zone != "field")
        come.sort(key=lambda place: after[place].zone != "field" and before.get(place) is None)
        found.update(zip(come, gone, strict=False))
    return found


def _is_agent(place: Place) -> bool:
    return place.kind in ("agent", "back")


def _origin(
    scenery: Scenery, place: Place, spot: Spot, heirs: Mapping[Place, Place], *, drawn: bool
) -> tuple[QRectF, Face]:
    """Where something comes from that was not on the table before."""
    layout, faces = scenery.layout, scenery.faces
    if place in heirs:
        item = scenery.item(heirs[place])
        item.hide()
        return item.place(), item.face
    if place.kind == "group" and (spot.zone == "groups" or drawn):
        return layout.group_deck, faces.group_back()
    if place.kind == "objective" and spot.zone != "spent":
        return layout.objective_deck, faces.objective_back()
    if place.kind == "domination":
        return scenery.panel(place.seat).balance, spot.face
    return spot.place, spot.face


def _sink(scenery: Scenery, place: Place, spot: Spot) -> QRectF | None:
    """Where something goes that is not on the table any more; None: it is just covered."""
    if place.kind == "group" and spot.zone == "groups":
        return scenery.layout.discard
    if place.kind == "objective" and spot.zone == "objective":
        return scenery.layout.objective_deck
    return None
