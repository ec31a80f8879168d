"""The board of Cirkle: where everything belongs, which way it is turned, units that are dragged, moves that are typed.

What lies on the table is the scenery's, what may be chosen the chooser's, what a choice would do the preview's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from engines.game import Seat
from network.messages.table import Update
from qtapp.base.theme import Theme
from qtapp.boards.choosing_board import ChoosingBoard, Flights
from qtapp.boards.cirkle.bulletin import CirkleBulletins
from qtapp.boards.cirkle.calling import call
from qtapp.boards.cirkle.choices import SQUARE
from qtapp.boards.cirkle.choosing import CirkleChooser
from qtapp.boards.cirkle.items.units import STANDING, UnitFace
from qtapp.boards.cirkle.preview import CirklePreview
from qtapp.boards.cirkle.scenery import Scenery
from qtapp.boards.cirkle.spots import LOST
from qtapp.boards.cirkle.tips import CirkleBoardTips
from qtapp.boards.news import News
from qtapp.boards.places import Place
from qtapp.boards.story import Chapter
from qtapp.boards.travelling import Moves, Spots
from qtapp.words.cirkle.words import CirkleWords

CARRIED_Z = 400.0
ACTS = ("move", "capture", "inversion", "recovery", "pass")
TURNING, THREATS = Qt.Key.Key_R, Qt.Key.Key_T
TABBING = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}  # through all choices, and on to the rest of the window
FOREIGN = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class CirkleBoard(ChoosingBoard):
    """Cirkle and Cirkle 4 on the screen."""

    HURRYING = (*ChoosingBoard.HURRYING, TURNING, THREATS, *TABBING)
    LONGEST = 12

    words: CirkleWords
    scenery: Scenery
    preview: CirklePreview
    _chooser: CirkleChooser | None

    def __init__(self, words: CirkleWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self._news: News[str] = News()
        self._bulletins = CirkleBulletins(words, self)
        self._side: Seat | None = None  # the seat to whose side the board is turned
        self._turned = 0  # by how many quarters more, as somebody wished
        scenery = Scenery(self, words, theme)
        self._furnish(scenery, CirklePreview(scenery, words, self), CirkleBoardTips(scenery, words, self))

    # Showing

    def _make_chooser(self, update: Update) -> CirkleChooser:
        return CirkleChooser(self, update)

    def _take_in(self, events: Sequence[Mapping[str, Any]]) -> None:
        assert self.shown is not None
        if self._side is None:
            # To the side of the first who looks: people who share a screen do not have it spun round all the time.
            self._side = self.shown.seat
        self._remember(events)
        self.preview.clear()
        self.scenery.typed.close()

    def _aim(self) -> None:
        if self.shown is None or self._chooser is None:
            self.scenery.aim(self._area, 0)
            return
        view = cast("dict[str, Any]", self.shown.view)
        verdict = ""
        if self.shown.outcome is not None:
            verdict = self.words.verdict(self.shown.outcome, self.shown, self.names)
        bulletin = self._bulletins.of(view, self.names, verdict, passing=self._chooser.is_pass)
        self.scenery.inform(view, self.names, bulletin)
        self.scenery.aim(self._area, self._quarters(view))

    def _stages(self, event: Mapping[str, Any]) -> Sequence[Moves]:
        """A victim goes to the tray after it was reached."""
        if event["kind"] != "capture":
            return super()._stages(event)
        moves = event.get("moves", ())
        victims = [move for move in moves if str(move[2]).startswith(LOST)]
        return [[move for move in moves if move not in victims], victims]

    def _chapter(self, event: Mapping[str, Any], flights: Flights, before: Spots, after: Spots) -> Chapter | None:
        """Great things are called out across the board."""
        text = self._bulletins.proclaimed(event)
        if not text:
            return super()._chapter(event, flights, before, after)
        return Chapter((*flights, call(self.scenery, event, text, self.motion)))

    def _show_marks(self) -> None:
        assert self.shown is not None
        seat = self.shown.seat
        self.scenery.mark_past(() if seat is None else self._news.fresh(seat))
        super()._show_marks()

    def _remember(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Which squares have changed since each seat last acted."""
        for event in events:
            if event["kind"] in ("start", "undo"):
                self._news.clear()
            elif event["kind"] in ACTS:
                self._news.act(event["by"], *(event[name] for name in ("from", "to", "square") if name in event))

    # Words on the board

    def exchange_words(self) -> tuple[str, str]:
        """The title of the choice of an exchange, and what stands for none."""
        return self.tr("Exchange for"), self.tr("No exchange")

    def typing_words(self) -> str:
        return self.tr("A move, for instance C2-E4, D2xD10 or C4<>D4. Enter plays it, Esc leaves.")

    def unread_words(self, text: str) -> str:
        return self.tr("“{text}” is not a move.").format(text=text)

    # Turning

    def turn_to(self, seat: Seat | None) -> None:
        """Turn the board to a seat's own side; None turns it to the side of whoever looks."""
        self._side = seat if seat is not None or self.shown is None else self.shown.seat
        self._turned = 0
        self._renew()

    def _quarters(self, view: Mapping[str, Any]) -> int:
        is_duel = len(view["seats"]) == 2
        return ((self._side or 0) * (2 if is_duel else 1) + self._turned * (2 if is_duel else 1)) % 4

    def _turn(self) -> bool:
        self._turned += 1
        self._renew()
        return True

    def _toggle_threats(self) -> bool:
        self.scenery.show_threats(shown=not self.scenery.shows_threats)
        return True

    # Units that are dragged

    def carry(self, place: Place, pos: QPointF) -> None:
        """A unit follows the pointer."""
        unit, side = self._unit(place), self.scenery.cell
        if unit is None:
            return
        item = self.scenery.unit_item(unit)
        item.setZValue(CARRIED_Z)
        assert isinstance(item.face, UnitFace)
        item.set_face(replace(item.face, height=STANDING))
        item.settle_at(QRectF(pos.x() - side / 2, pos.y() - side / 2, side, side))

    def put_back(self, place: Place) -> None:
        unit = self._unit(place)
        if unit is not None:
            self.scenery.items.rest(unit, self.scenery.spots[unit])

    def let_fall(self, place: Place, target: Place) -> None:
        """A unit that was dropped stays there until the table answers."""
        if place.kind == target.kind == SQUARE and (item := self.scenery.item_on(place.name)) is not None:
            item.settle_at(self.scenery.rect_of(target.name))

    def _unit(self, place: Place) -> str | None:
        """The unit on a square, or a lost one of whoever looks."""
        assert self.shown is not None
        if place.kind == SQUARE:
            return self.scenery.unit_on(place.name)
        return None if self.shown.seat is None else self.scenery.lost_unit(self.shown.seat, place.name)

    # Pointer and keys

    def _pressed(self, event: QGraphicsSceneMouseEvent) -> bool:
        assert self._chooser is not None
        turn, threats = self.scenery.tools
        if event.button() == Qt.MouseButton.RightButton:
            return self._chooser.cancel()
        if turn.place.contains(event.scenePos()):
            return self._turn()
        if threats.place.contains(event.scenePos()):
            return self._toggle_threats()
        return super()._pressed(event)

    def claims(self, event: QKeyEvent) -> bool:
        """While a move is typed, letters and numbers belong to it."""
        return self._chooser is not None and self._chooser.typed.is_open and self._is_typing(event)

    def _is_typing(self, event: QKeyEvent) -> bool:
        assert self._chooser is not None
        if not event.text().isprintable() or not event.text().strip() or event.modifiers() & FOREIGN:
            return False
        typed = self._chooser.typed
        return typed.takes(event.text()) if typed.is_open else typed.opens_with(event.text())

    def _uses(self, event: QKeyEvent) -> bool:
        if self._chooser is None:
            return False
        if self._is_typing(event):
            self.finish_motion()
            self._chooser.typed.add(event.text())
            for view in self.views():
                view.setFocus()  # so that no shortcut takes the letters that follow
            return True
        key = Qt.Key(event.key())
        if key in TABBING and not event.modifiers() & FOREIGN:
            self.finish_motion()
            return self._chooser.cycle(TABBING[key], around=False)
        return super()._uses(event)

    def _typed(self, key: Qt.Key) -> bool:
        assert self._chooser is not None
        if self._chooser.typed.is_open:
            return self._typed_on(key)
        if key == TURNING:
            return self._turn()
        if key == THREATS:
            return self._toggle_threats()
        return super()._typed(key)

    def _typed_on(self, key: Qt.Key) -> bool:
        """A key while a move is typed; what means nothing in a move does nothing."""
        assert self._chooser is not None
        if key == Qt.Key.Key_Backspace:
            self._chooser.typed.erase()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            super()._typed(key)
        return True
