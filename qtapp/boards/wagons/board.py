"""The board of Circle the Wagons: where everything belongs, who chooses how, and a card that is dragged and turned.

What lies on the table is the scenery's, what may be chosen the chooser's, what a choice would do the preview's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from engines.motion import Where
from network.messages.table import Update
from qtapp.base.theme import Theme
from qtapp.boards.choosing_board import ChoosingBoard
from qtapp.boards.news import News
from qtapp.boards.travelling import Moves, Snapshot
from qtapp.boards.wagons.choosing import CardChooser, PlaceChooser, WagonsChooser
from qtapp.boards.wagons.layout import arranged
from qtapp.boards.wagons.preview import WagonsPreview
from qtapp.boards.wagons.scenery import Scenery
from qtapp.boards.wagons.spots import Cards
from qtapp.boards.wagons.tips import WagonsTips
from qtapp.words.base import counted
from qtapp.words.wagons.words import WagonsWords

CARRIED_Z = 400.0


class WagonsBoard(ChoosingBoard):
    """Circle the Wagons on the screen."""

    HURRYING = (*ChoosingBoard.HURRYING, Qt.Key.Key_R)
    LONGEST = 8

    scenery: Scenery
    preview: WagonsPreview
    _chooser: WagonsChooser | None

    def __init__(self, words: WagonsWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self._news: News[int] = News()
        self.carried: int | None = None  # a card dragged from the circle into the town
        self._dropped_at: QPointF | None = None  # where it was let go, if the table had not answered by then
        self._falling: tuple[int, QRectF] | None = None  # a card laid down, and where
        scenery = Scenery(self, words.names, theme, arranged(self._area))
        self._furnish(scenery, WagonsPreview(scenery, words, self), WagonsTips(scenery, words.names, self))

    # Showing

    def _make_chooser(self, update: Update) -> WagonsChooser:
        if not update.legal:
            return WagonsChooser(self, update)
        return PlaceChooser(self, update) if update.legal[0].startswith("P") else CardChooser(self, update)

    def _take_in(self, events: Sequence[Mapping[str, Any]]) -> None:
        self._remember(events)
        self.scenery.hide_marks()
        self._let_go(events)

    def _aim(self) -> None:
        """Spectators see both towns alike."""
        if self.shown is None or self._chooser is None:
            self.scenery.aim({}, arranged(self._area), 0, None)
            return
        view, seat, is_over = cast("dict[str, Any]", self.shown.view), self.shown.seat, not self.shown.actors
        where = view["where"]
        layout = arranged(self._area, emptied=Cards.of(where).is_emptied, even=seat is None or is_over)
        self.scenery.inform(view)
        self.scenery.aim(where, layout, 0 if seat is None else seat, self._chooser.room)

    def _is_played_out(self, before: Snapshot) -> bool:  # noqa: ARG002
        """Also where the table is laid out anew afterwards: no card is hidden from anybody."""
        return self.carried is None and self._dropped_at is None

    def _stages(self, event: Mapping[str, Any]) -> Sequence[Moves]:
        """The cards that are given away leave before the one that was taken."""
        if event["kind"] != "take" or not event.get("gives"):
            return super()._stages(event)
        moves = event.get("moves", ())
        gifts = [move for move in moves if not str(move[2]).startswith("ready")]
        return [gifts, [move for move in moves if move not in gifts]]

    def _show_ground(self, where: Where, *, arrived: bool) -> None:
        if where == self.scenery.where and not arrived:
            self.scenery.settle_ground()

    def _show_marks(self) -> None:
        assert self.shown is not None
        assert self._chooser is not None
        view = cast("dict[str, Any]", self.shown.view)
        for seat, panel in enumerate(self.scenery.panels):
            score = view["scores"][seat]
            points = counted(self.tr("%n point(s)", "", abs(score)), score)
            panel.tell(self.names[seat], points, acting=seat in self.shown.actors)
        self.scenery.mark_next(view["order"])
        self.scenery.mark_fresh(sorted(self._news.fresh(self.scenery.focus)))
        super()._show_marks()
        dropped_at, self._dropped_at = self._dropped_at, None
        if dropped_at is not None:
            self._chooser.release(dropped_at)

    def _remember(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Which cards came into the other town since each seat last acted."""
        for event in events:
            if event["kind"] == "undo":
                self._news.clear()
            elif event["kind"] in ("start", "take", "place"):
                self._news.act(event["by"], *([event["card"]] if event["kind"] == "place" else []))

    def _let_go(self, events: Sequence[Mapping[str, Any]]) -> None:
        """A card that was laid down travels from there, not from where it waited."""
        falling, self._falling = self._falling, None
        if falling and any(event["kind"] == "place" and event["card"] == falling[0] for event in events):
            self.scenery.card_item(falling[0]).settle_at(falling[1])

    # What the chooser asks

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

    # Turning the card in hand

    def _pressed(self, event: QGraphicsSceneMouseEvent) -> bool:
        if event.button() == Qt.MouseButton.RightButton:
            return self._turned()
        return super()._pressed(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        event.setAccepted(is_shifted and self._turned())
        self._tell_aim()

    def _typed(self, key: Qt.Key) -> bool:
        return self._turned() if key == Qt.Key.Key_R else super()._typed(key)

    def _turned(self) -> bool:
        return self._chooser is not None and self._chooser.turn()
