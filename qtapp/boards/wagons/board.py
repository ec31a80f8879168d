"""The board of Circle the Wagons: it shows updates, plays out what happened, and listens to pointer and keys.

What lies on the table is the scenery's, what may be chosen the chooser's, what a choice would do the preview's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QToolTip,
)

from engines.game import Plain, Seat
from network.link import Entry, Update
from qtapp.boards.base import BoardScene
from qtapp.boards.wagons.choosing import Chooser
from qtapp.boards.wagons.layout import arranged
from qtapp.boards.wagons.moving import CARRIED_Z, story
from qtapp.boards.wagons.picture import Picture
from qtapp.boards.wagons.placing import PlaceChooser
from qtapp.boards.wagons.pointing import event_places
from qtapp.boards.wagons.preview import WagonsPreview
from qtapp.boards.wagons.scenery import Scenery
from qtapp.boards.wagons.taking import CardChooser
from qtapp.boards.wagons.tips import WagonsTips
from qtapp.items.motion import Playlist
from qtapp.items.pointer_sheet import PointerSheet
from qtapp.theme import Theme
from qtapp.words.table import TableWords
from qtapp.words.wagons.words import WagonsWords

ARROWS = {Qt.Key.Key_Left: (-1.0, 0.0), Qt.Key.Key_Right: (1.0, 0.0), Qt.Key.Key_Up: (0.0, -1.0),
          Qt.Key.Key_Down: (0.0, 1.0)}
CONFIRMING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class WagonsBoard(BoardScene):
    """Circle the Wagons on the screen."""

    def __init__(self, words: WagonsWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self.words: WagonsWords = words
        self.names: Sequence[str] = ("", "")
        self.shown: Update | None = None
        self._area = QSizeF(940, 752)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # few items, all of them moving
        self.setBackgroundBrush(theme.colour("table"))
        self.scenery = Scenery(self, words.names, theme, arranged(self._area))
        self.preview = WagonsPreview(self.scenery, words, self)
        self.preview.told.connect(self.hint_changed)
        self._tips = WagonsTips(self.scenery, words.names, self)
        self._chooser: Chooser | None = None
        self._playlist = Playlist(self)
        self._playlist.ended.connect(self._motion_over)
        self._fresh: dict[Seat, set[int]] = {0: set(), 1: set()}
        self._line = ""  # of the score sheet, pointed out
        self._pointer: QPointF | None = None
        self.carried: int | None = None  # a card dragged from the circle into the town
        self._dropped_at: QPointF | None = None  # where it was let go, if the table had not answered by then
        self._falling: tuple[int, QRectF] | None = None  # a card laid down, and where
        self._sheet = PointerSheet(self._pointer_left)
        self.addItem(self._sheet)
        self._spread()

    # What the page asks

    def show_update(self, update: Update, names: Sequence[str], news: Sequence[Entry]) -> None:
        self._end_story()
        view, events = cast("dict[str, Any]", update.view), [cast("dict[str, Any]", entry.event) for entry in news]
        was_shown, before = self.shown is not None, self.scenery.snapshot()
        self._chooser = self._next_chooser(update)
        self.shown, self.names = update, tuple(names)
        self._remember(events)
        self.scenery.hide_marks()
        self._aim(Picture.of(view))
        self._let_go(events)
        moves = was_shown and self.motion.speed > 0 and self.carried is None and self._dropped_at is None
        steps = story(self.scenery, before, events, view, self.motion) if moves else []
        if steps:
            self._playlist.play(steps)
            return
        self.scenery.settle(view)
        self._show_marks()
        if news:
            self.motion_ended.emit()

    def finish_motion(self) -> None:
        self._playlist.finish()
        self.scenery.pulse.stop()

    def retire(self) -> None:
        super().retire()
        self.scenery.pulse.stop()

    def arrange(self, area: QSizeF) -> None:
        if area == self._area:
            return
        self.finish_motion()
        self._area = QSizeF(area)
        self._aim(self.scenery.picture)
        self._spread()
        self._show_all()

    def content(self) -> QRectF:
        return self.scenery.layout.area

    def point_out(self, event: Mapping[str, Plain]) -> None:
        self.finish_motion()
        if self.shown is not None:
            is_still = self.motion.reduced or not self.motion.speed
            self.scenery.pulse.show_places(event_places(event, self.scenery), still=is_still)

    def point_out_line(self, line: str) -> None:
        self._line = line
        if self.shown is not None:
            self.scenery.outline(line, self.shown.view)

    def suggest(self, action: str) -> None:
        self.finish_motion()
        if self._chooser is not None:
            self._chooser.suggest(action)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.setBackgroundBrush(theme.colour("table"))
        self.scenery.restyle(theme)
        if self._chooser is not None and not self._playlist.running:
            self._chooser.show()

    def retranslate(self) -> None:
        if self.shown is not None:
            self.names = TableWords().names(self.shown.occupants)
            self.finish_motion()
            self._show_all()

    def where(self, action: str) -> QPointF:
        """Where on the board a legal action is chosen with the pointer."""
        assert self._chooser is not None
        return self._chooser.where(action)

    def tip_at(self, pos: QPointF) -> str:
        """What lies at a point, in words."""
        return "" if self.shown is None else self._tips.text_at(pos, self.shown.view)

    # Showing

    def _aim(self, picture: Picture) -> None:
        """Work out where everything belongs; spectators see both towns alike."""
        if self.shown is None or self._chooser is None:
            self.scenery.aim(picture, arranged(self._area), 0, None)
            return
        seat, is_over = self.shown.seat, not self.shown.actors
        layout = arranged(self._area, emptied=picture.is_emptied, even=seat is None or is_over)
        self.scenery.aim(picture, layout, 0 if seat is None else seat, self._chooser.room)

    def _next_chooser(self, update: Update) -> Chooser:
        """How to choose now. Where nothing was played (a pause, an offer), a choice half made is not lost."""
        kind = Chooser if not update.legal else PlaceChooser if update.legal[0].startswith("P") else CardChooser
        chooser = kind(self, update)
        is_same = self.shown is not None and (self.shown.ply, self.shown.legal) == (update.ply, update.legal)
        if is_same and self._chooser is not None:
            chooser.resume(self._chooser)
        return chooser

    def _spread(self) -> None:
        self.setSceneRect(self.content())
        self._sheet.spread(self.content())

    def _show_all(self) -> None:
        """Everything in its place at once."""
        if self.shown is not None:
            self.scenery.settle(self.shown.view)
            self._show_marks()

    def _end_story(self) -> None:
        """A new update takes over: what was being shown comes to its end, but nobody waits for that any more."""
        self._playlist.blockSignals(True)  # noqa: FBT003
        self._playlist.finish()
        self._playlist.blockSignals(False)  # noqa: FBT003

    def _motion_over(self) -> None:
        self.scenery.hide_gone()
        self._show_marks()
        self.motion_ended.emit()

    def _show_marks(self) -> None:
        assert self.shown is not None
        assert self._chooser is not None
        view = cast("dict[str, Any]", self.shown.view)
        for seat, panel in enumerate(self.scenery.panels):
            points = self.tr("%n point(s)", "", view["scores"][seat]).replace("-", "−")
            panel.tell(self.names[seat], points, acting=seat in self.shown.actors)
        self.scenery.mark_next(view["order"])
        self.scenery.mark_fresh(sorted(self._fresh[self.scenery.focus]))
        self.scenery.outline(self._line, view)
        self._chooser.show()
        self._resume_pointing(self._chooser)

    def _resume_pointing(self, chooser: Chooser) -> None:
        """The pointer has not moved, but what lies under it has; or a card dragged here was already let go."""
        dropped_at, self._dropped_at = self._dropped_at, None
        if dropped_at is not None:
            chooser.release(dropped_at)
        elif self._pointer is not None:
            chooser.point(self._pointer)

    def _remember(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Which cards came into the other town since each seat last acted."""
        for event in events:
            if event["kind"] in ("start", "take", "place"):
                self._fresh[event["by"]].clear()
            if event["kind"] == "place":
                self._fresh[1 - event["by"]].add(event["card"])
            if event["kind"] == "undo":
                self._fresh = {0: set(), 1: set()}

    def _let_go(self, events: Sequence[Mapping[str, Any]]) -> None:
        """A card that was laid down travels from there, not from where it waited."""
        falling, self._falling = self._falling, None
        if falling and any(event["kind"] == "place" and event["card"] == falling[0] for event in events):
            self.scenery.card_item(falling[0]).settle_at(falling[1])

    # What the chooser asks

    def choose(self, action: str) -> None:
        self.action_chosen.emit(action)

    def let_fall(self, card: int, place: QRectF) -> None:
        self._falling = (card, place)

    def carry(self, card: int, pos: QPointF) -> None:
        """The card follows the pointer."""
        item = self.scenery.card_item(card)
        size = self.scenery.spots[card].place.size()
        item.setZValue(CARRIED_Z)
        item.settle_at(QRectF(pos - QPointF(size.width() / 2, size.height() / 2), size))

    def put_back(self, card: int) -> None:
        self.scenery.rest(card)

    def drop(self, pos: QPointF) -> None:
        """A card dragged into the town is let go before the table has answered that it was taken."""
        if self.carried is not None:
            self._dropped_at = pos

    # Pointer and keys: any of them ends what is being shown

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.finish_motion()
        self._pointer = event.scenePos()
        if self._chooser is None:
            event.ignore()
        elif event.button() == Qt.MouseButton.LeftButton:
            event.setAccepted(self._chooser.press(event.scenePos()))
        else:
            event.setAccepted(event.button() == Qt.MouseButton.RightButton and self._chooser.turn())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)  # two quick clicks are two clicks

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._pointer = event.scenePos()
        if self._chooser is not None and not self._playlist.running:
            self._chooser.point(self._pointer)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._chooser is not None and event.button() == Qt.MouseButton.LeftButton:
            self._chooser.release(event.scenePos())
        event.accept()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        event.setAccepted(is_shifted and self._chooser is not None and self._chooser.turn())

    def _pointer_left(self) -> None:
        self._pointer = None
        if self._chooser is not None and not self._playlist.running:
            self._chooser.leave()

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        text = self.tip_at(event.scenePos())
        QToolTip.showText(event.screenPos(), text, event.widget())
        event.setAccepted(bool(text))

    def key_pressed(self, event: QKeyEvent) -> bool:
        if self._chooser is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = Qt.Key(event.key())
        if key in (*ARROWS, *CONFIRMING, Qt.Key.Key_R):
            self.finish_motion()
        if key in ARROWS:
            return self._chooser.step(ARROWS[key])
        if key in CONFIRMING:
            return self._chooser.confirm()
        if key == Qt.Key.Key_R:
            return self._chooser.turn()
        return key == Qt.Key.Key_Escape and self._chooser.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.key_pressed(event))
