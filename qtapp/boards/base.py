"""What the table page asks of a board. A board draws a view and tells which legal action was chosen.

It knows shapes and colours, no rule: whatever a choice would do stands in the view, whatever may be done stands in the
legal list, and words come from the game's `GameWords`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent, QToolTip

from engines.game import Plain
from network.messages.table import Entry, Update
from qtapp.base.guard import Guarded
from qtapp.base.theme import Theme
from qtapp.items.pointer_sheet import PointerSheet
from qtapp.words.base import GameWords


class Motion(NamedTuple):
    """How events are shown: `speed` multiplies time (0: no animation at all), `reduced` fades instead of moving."""

    speed: float = 1.0
    reduced: bool = False


class FittedScene(Guarded, QGraphicsScene):
    """What a `BoardView` shows: it lays itself out for the room there is, and is told of keys."""

    hint_changed = Signal(str)  # what lies under the pointer or would come of choosing it, in words; "" for nothing

    def __init__(self, words: GameWords, theme: Theme) -> None:
        super().__init__()
        self.words = words
        self.theme = theme
        self._area = QSizeF(940, 752)  # until a view tells its own
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # few items, many of them moving
        self.setBackgroundBrush(theme.colour("table"))
        self._sheet = PointerSheet(self._pointer_left)
        self.addItem(self._sheet)

    # What a scene answers

    def content(self) -> QRectF:
        """What must be visible when the board is fitted to the window."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """The language changed."""
        raise NotImplementedError

    def key_pressed(self, event: QKeyEvent) -> bool:
        """A key pressed on the page; True if the board used it."""
        raise NotImplementedError

    def tip_at(self, pos: QPointF) -> str:
        """What lies at a point, in words."""
        raise NotImplementedError

    def _renew(self) -> None:
        """Lay everything out again: the area, the theme or the language has changed."""
        raise NotImplementedError

    def _pointer_left(self) -> None:
        raise NotImplementedError

    def claims(self, event: QKeyEvent) -> bool:  # noqa: ARG002
        """Whether a key is the board's although it is a shortcut of the window: while something is typed there."""
        return False

    # What all of them do alike

    def arrange(self, area: QSizeF) -> None:
        """Lay the board out for a viewport of this size (device-independent pixels)."""
        if area != self._area:
            self._area = QSizeF(area)
            self._renew()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.setBackgroundBrush(theme.colour("table"))
        self._renew()

    def _spread(self) -> None:
        self.setSceneRect(self.content())
        self._sheet.spread(self.content())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)  # two quick clicks are two clicks

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        text = self.tip_at(event.scenePos())
        QToolTip.showText(event.screenPos(), text, event.widget())
        event.setAccepted(bool(text))


class BoardScene(FittedScene):
    """The board of one game. Items are kept by key and moved, not rebuilt."""

    action_chosen = Signal(str)  # a legal action, in notation
    aimed = Signal(str)  # the legal action that Enter would choose now has changed; "" for none
    told = Signal(int)  # so many of the news have been shown, and others follow
    motion_ended = Signal()  # everything that happened has been shown

    def __init__(self, words: GameWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self.motion = Motion()
        self.keeps_notes = False  # somebody plays here who may plan ahead on the board, for themselves alone
        self.log: Sequence[Entry] = ()
        self.fresh_from = 0

    def show_update(self, update: Update, names: Sequence[str], news: Sequence[Entry]) -> None:
        """Show this update; `news` is what happened since the last one shown, to be played out in order.

        An update of the same seat with the same `asked` asks the same question: others have chosen at the same time,
        and a choice that is half made stands. Of an update of another seat, or of none, nothing of the one before may
        remain in any item, hidden ones included: several people may share the screen (`qtapp.pages.table.screen`).
        """
        raise NotImplementedError

    def take_log(self, log: Sequence[Entry], fresh_from: int) -> None:
        """What has happened up to the update that is shown next; from `fresh_from` on it is news to who looks on."""
        self.log, self.fresh_from = log, fresh_from

    @property
    def takes_notes(self) -> bool:
        """Whether what is clicked now is noted for oneself, and nothing is asked."""
        return False

    def finish_motion(self) -> None:
        """Bring every running animation to its end at once."""
        raise NotImplementedError

    def retire(self) -> None:
        """The board goes for good: whatever moves by itself ends now."""
        self.finish_motion()

    def point_out(self, event: Mapping[str, Plain]) -> None:
        """Show where an event of the log happened."""
        raise NotImplementedError

    def point_out_line(self, line: str) -> None:
        """Show what a line of the score sheet counts ("" ends it)."""
        raise NotImplementedError

    def suggest(self, action: str) -> None:
        """Show a legal action as if it were about to be chosen: that is how a hint is given."""
        raise NotImplementedError
