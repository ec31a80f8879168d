"""Laying out positions of Cirkle with pointer and keys. What may stand where is the sketch's to say, not ours.

A unit is taken from the box of its army and put on a square by dragging it or by two clicks; a unit on the board is
dragged to another square, or off the board; the right button removes it. The keys do the same (`keys`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QWidget

from engines.game import OptionValue
from engines.sketches import Sketch, sketch_of
from qtapp.base.theme import Theme
from qtapp.boards.cirkle.editing.canvas import Canvas, Held, Picture
from qtapp.boards.cirkle.editing.choices import EditingChoices
from qtapp.boards.cirkle.editing.keys import EditingKeys
from qtapp.boards.cirkle.editing.layout import EditingLayout, arranged
from qtapp.boards.editing import EditingBoard, Preset
from qtapp.words.cirkle.words import CirkleWords

FAR = 6.0  # how far a press must travel to be a drag
START = "duel"  # the mode to begin with


class CirkleEditing(EditingBoard):
    """A sketch on the screen."""

    words: CirkleWords

    def __init__(self, words: CirkleWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self._sketches = sketch_of(words.game_id)
        self.sketch = self._sketches.standard(START)
        self.army = 0  # whose units the keys place
        self.brush: tuple[int, str] | None = None  # what a click places
        self.cursor: str | None = None
        self._keys = EditingKeys(self)
        self._pointed: str | None = None
        self._pressed_at: QPointF | None = None
        self._held: Held | None = None
        self._choices: EditingChoices | None = None
        self.layout = self._arranged()
        self._canvas = Canvas(self.layout, self._picture(), theme)
        self.addItem(self._canvas)
        self._renew()

    # What the page asks

    def text(self) -> str:
        return self.sketch.text

    def read(self, text: str) -> None:
        self.edit(self._sketches.read(text))

    def faults(self) -> Sequence[str]:
        return tuple(dict.fromkeys(self.words.sketch_fault(fault, self.sketch.mode) for fault in self.sketch.faults()))

    def options(self) -> Mapping[str, OptionValue]:
        return {"mode": self.sketch.mode}

    def presets(self) -> Sequence[Preset]:
        return (
            Preset("standard", self.tr("Standard"), self.tr("The board as a game begins")),
            Preset("empty", self.tr("Empty"), self.tr("Take every unit off the board")),
            Preset("mirror", self.tr("Mirror"), self.tr("Left becomes right")),
        )

    def lay_out(self, preset: str) -> None:
        mode = self.sketch.mode
        if preset == "mirror":
            self.edit(self._mirrored())
        else:
            self.edit(self._sketches.standard(mode) if preset == "standard" else self._sketches.empty(mode))

    def _mirrored(self) -> Sketch:
        columns = self._view["board"]["columns"]
        other = dict(zip(columns, reversed(columns), strict=True))
        made = self._sketches.empty(self.sketch.mode).with_slot(self.sketch.slot)
        for seat in self.sketch.spent:
            made = made.with_spent(seat, spent=True)
        for square, unit in self.sketch.units.items():
            made = made.put(other[square[0]] + square[1:], unit.seat, unit.kind, unit.frozen)
        return made

    def choices(self) -> QWidget:
        if self._choices is None:
            self._choices = EditingChoices(self.words, self.sketch)
            self._choices.edited.connect(self.edit)
        return self._choices

    def keys(self) -> str:
        letters = " ".join(self.army_letters())
        return self.tr(
            "Keys: arrows, C H T P place a unit, * makes it a missile, ! freezes it, {letters} choose the army, Enter "
            "lifts and puts down, Delete removes."
        ).format(letters=letters)

    def content(self) -> QRectF:
        return self.layout.area

    def retranslate(self) -> None:
        self._renew()

    # Showing

    def _arranged(self) -> EditingLayout:
        self._view = cast("dict[str, Any]", self.sketch.view())
        seats = len(self._view["seats"])
        return arranged(self._area, self._view["board"], seats, tuple(self.sketch.left(0)))

    def _picture(self) -> Picture:
        seats = range(len(self._view["seats"]))
        return Picture(
            self._view,
            tuple(self.sketch.left(seat) for seat in seats),
            tuple(self.words.colour(seat, self.sketch.mode) for seat in seats),
            self.army,
            self.brush,
            self.cursor,
            self._keys.lifted,
            self._pointed,
            frozenset(fault.square for fault in self.sketch.faults() if fault.square is not None),
        )

    def _renew(self) -> None:
        self.layout = self._arranged()
        self._spread()
        self.renew()

    def renew(self) -> None:
        self._canvas.show_picture(self.layout, self._picture(), self.theme)
        if self._choices is not None:
            self._choices.show_sketch(self.sketch, self.cursor)

    def edit(self, sketch: Sketch) -> None:
        """The sketch is another one now."""
        if sketch == self.sketch:
            return
        self.sketch, self._keys.lifted = sketch, None
        self._renew()
        if self.cursor not in self.layout.squares:
            self.cursor = None
        if self.army >= len(self._view["seats"]):
            self.army = 0
        if self.brush is not None and not self.has(*self.brush):
            self.brush = None
        self.renew()
        self.changed.emit()

    def army_letters(self) -> list[str]:
        """The keys of the armies, as the notation has them."""
        return [str(seat["colour"])[0].upper() for seat in self._view["seats"]]

    def has(self, seat: int, kind: str) -> bool:
        """Whether the box still has a unit of this kind."""
        return seat < len(self._view["seats"]) and self.sketch.left(seat)[kind] > 0

    # What is done to units

    def put(self, square: str, seat: int, kind: str) -> None:
        """Put a unit out of the box on a square."""
        there = self.sketch.units.get(square)
        if there is not None and (there.seat, there.kind) == (seat, kind):
            return
        if not self.has(seat, kind):
            self.hint_changed.emit(self.tr("The box has no more of these: {unit}").format(unit=self.words.unit(kind)))
            return
        self.edit(self.sketch.put(square, seat, kind))

    def remove(self, square: str) -> None:
        if square in self.sketch.units:
            self.edit(self.sketch.removed(square))

    def point_cursor(self, square: str) -> None:
        self.cursor = square
        self.renew()
        self._tell(square)

    def _tell(self, square: str | None) -> None:
        self.hint_changed.emit("" if square is None else self.words.square_tip(self._view, square))

    # Pointer

    def where(self, place: str | tuple[int, str]) -> QPointF:
        """The middle of a square, or of what lies in a box (the seat and the kind)."""
        if isinstance(place, str):
            return self.layout.squares[place].center()
        return self.layout.boxes[place[0]].stalls[place[1]].center()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        pos = event.scenePos()
        square, stall = self.layout.square_at(pos), self.layout.stall_at(pos)
        if event.button() == Qt.MouseButton.RightButton:
            self._clear_away(square)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = pos
            self._held = self._lifted_by_press(square, stall, pos)
        event.accept()

    def _clear_away(self, square: str | None) -> None:
        if square is not None and square in self.sketch.units:
            self.remove(square)
        else:
            self.brush = None
            self.renew()

    def _lifted_by_press(self, square: str | None, stall: tuple[int, str] | None, pos: QPointF) -> Held | None:
        if stall is not None:
            return Held(*stall, None, pos) if self.has(*stall) else None
        unit = self.sketch.units.get(square) if square is not None else None
        return Held(unit.seat, unit.kind, square, pos) if unit is not None else None

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        pos = event.scenePos()
        if self._held is not None and self._is_dragged(pos):
            self._held = self._held._replace(pos=pos)
            self._canvas.hold(self._held)
        square = self.layout.square_at(pos)
        if square != self._pointed:
            self._pointed = square
            self._canvas.show_picture(self.layout, self._picture(), self.theme)
            self._tell(square)
        super().mouseMoveEvent(event)

    def _is_dragged(self, pos: QPointF) -> bool:
        return self._pressed_at is not None and (pos - self._pressed_at).manhattanLength() > FAR

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            pos, held = event.scenePos(), self._held
            is_dragged = self._is_dragged(pos)
            self._held = None
            self._canvas.hold(None)
            if held is not None and is_dragged:
                self._dropped(held, pos)
            else:
                self._clicked(self._pressed_at or pos)
            self._pressed_at = None
        event.accept()

    def _dropped(self, held: Held, pos: QPointF) -> None:
        square = self.layout.square_at(pos)
        if held.origin is None:
            if square is not None:
                self.army = held.seat
                self.put(square, held.seat, held.kind)
        elif square is not None:
            self.edit(self.sketch.moved(held.origin, square))
        elif not self.layout.ground.contains(pos):
            self.remove(held.origin)

    def _clicked(self, pos: QPointF) -> None:
        square, stall = self.layout.square_at(pos), self.layout.stall_at(pos)
        if stall is not None:
            self.army = stall[0]
            self.brush = None if stall == self.brush or not self.has(*stall) else stall
            self.renew()
        elif square is not None:
            if self.brush is not None:
                self.put(square, *self.brush)
            self.point_cursor(square)

    def _pointer_left(self) -> None:
        self._pointed = None
        self.renew()
        self._tell(None)

    def tip_at(self, pos: QPointF) -> str:
        stall = self.layout.stall_at(pos)
        return self.words.unit(stall[1]) if stall is not None else ""

    def key_pressed(self, event: QKeyEvent) -> bool:
        return self._keys.pressed(event)
