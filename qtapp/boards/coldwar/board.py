"""The board of Guerre froide: it shows updates, plays out what happened, and listens to pointer and keys.

What lies on the table is the scenery's, what may be chosen the chooser's, what a choice would do the preview's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent, QToolTip

from engines.game import Plain
from network.link import Entry, Update
from qtapp.boards.base import BoardScene
from qtapp.boards.coldwar.choosing import Chooser
from qtapp.boards.coldwar.debriefing import report_lines, story
from qtapp.boards.coldwar.layout import arranged
from qtapp.boards.coldwar.marks import Frame
from qtapp.boards.coldwar.moving import Chapter, Story
from qtapp.boards.coldwar.news import News
from qtapp.boards.coldwar.picture import Picture
from qtapp.boards.coldwar.pointing import event_places, line_places
from qtapp.boards.coldwar.preview import ColdwarPreview
from qtapp.boards.coldwar.scenery import Scenery, Snapshot
from qtapp.boards.coldwar.signs import ColdwarSigns
from qtapp.boards.coldwar.tips import ColdwarBoardTips
from qtapp.items.pointer_sheet import PointerSheet
from qtapp.theme import Theme
from qtapp.words.coldwar.words import ColdwarWords
from qtapp.words.table import TableWords

ARROWS = {Qt.Key.Key_Left: (-1.0, 0.0), Qt.Key.Key_Right: (1.0, 0.0), Qt.Key.Key_Up: (0.0, -1.0),
          Qt.Key.Key_Down: (0.0, 1.0)}
TURNING = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}  # through all choices, one after another
CONFIRMING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
USED = (*ARROWS, *TURNING, *CONFIRMING, Qt.Key.Key_Escape)


class ColdwarBoard(BoardScene):
    """Guerre froide on the screen."""

    def __init__(self, words: ColdwarWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self.words: ColdwarWords = words
        self.names: Sequence[str] = ()
        self.shown: Update | None = None
        self._area = QSizeF(940, 752)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # few items, many of them moving
        self.setBackgroundBrush(theme.colour("table"))
        self.signs = ColdwarSigns(words.names, self)
        self.scenery = Scenery(self, words.names, self.signs, theme, arranged(self._area, 3))
        self.preview = ColdwarPreview(self.scenery, words, self)
        self.preview.told.connect(self.hint_changed)
        self._tips = ColdwarBoardTips(self.scenery, words.names, self)
        self._chooser: Chooser | None = None
        self._story = Story(self)
        self._story.ended.connect(self._motion_over)
        self._news = News()
        self._line = ""  # of the score sheet, pointed out
        self._pointer: QPointF | None = None
        self._sheet = PointerSheet(self._pointer_left)
        self.addItem(self._sheet)
        self._spread()

    # What the page asks

    def show_update(self, update: Update, names: Sequence[str], news: Sequence[Entry]) -> None:
        self._end_story()
        events = [cast("dict[str, Any]", entry.event) for entry in news]
        was, before = self.shown, self.scenery.snapshot()
        self._chooser, is_resumed = self._next_chooser(update)
        self.shown, self.names = update, tuple(names)
        self.preview.call(self.names)
        self._news.hear(events)
        self._clear(was)
        self._aim(update)
        # Whoever is reading a page is not disturbed by what others choose meanwhile.
        is_reading = is_resumed and bool(self._chooser.page)
        chapters = [] if was is None or is_reading else self._chapters(before, events)
        if chapters:
            self._story.play(chapters)
            return
        self._show_all()
        if news:
            self.motion_ended.emit()

    def _clear(self, was: Update | None) -> None:
        """Take away what belongs to the update before: marks and pages, but not a report that is still the same."""
        assert self.shown is not None
        self.preview.clear()
        self.scenery.pages.close_choosing()
        if was is None or was.view["report"] != self.shown.view["report"]:
            self.scenery.pages.report.close_page()

    def _chapters(self, before: Snapshot, events: Sequence[Mapping[str, Any]]) -> list[Chapter]:
        """What happened, to be played out; nothing if the table is looked at from another side now."""
        is_same_ground = (before.layout, before.focus) == (self.scenery.layout, self.scenery.focus)
        if not events or not self.motion.speed or not is_same_ground:
            return []
        return story(self.scenery, before, events, self.motion, self._sentence)

    def finish_motion(self) -> None:
        self._story.finish()
        self.scenery.pulse.stop()

    def arrange(self, area: QSizeF) -> None:
        if area == self._area:
            return
        self.finish_motion()
        self._area = QSizeF(area)
        if self.shown is not None:
            self._aim(self.shown)
        else:
            self.scenery.aim(self.scenery.picture, arranged(area, 3), 0)
        self._spread()
        self._show_all()

    def content(self) -> QRectF:
        return self.scenery.layout.area

    def point_out(self, event: Mapping[str, Plain]) -> None:
        self.finish_motion()
        if self.shown is not None:
            is_still = self.motion.reduced or not self.motion.speed
            self.scenery.pulse.show_places(event_places(event, self.scenery, self.scenery.spots), still=is_still)

    def point_out_line(self, line: str) -> None:
        self._line = line
        if self.shown is not None:
            self.scenery.line_marks.show_frames([Frame(place, "gold", 3.0, 1.0) for place in
                                                 (line_places(line, self.scenery) if line else ())])

    def suggest(self, action: str) -> None:
        self.finish_motion()
        if self._chooser is not None and action in self._chooser.update.legal:
            self._chooser.suggest(action)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.setBackgroundBrush(theme.colour("table"))
        self.finish_motion()
        self.scenery.restyle(theme)
        self._show_all()

    def retranslate(self) -> None:
        if self.shown is not None:
            self.names = TableWords().names(self.shown.occupants)
            self.preview.call(self.names)
            self.finish_motion()
            self.scenery.refresh()
            self._show_all()

    def where(self, action: str) -> QPointF:
        """Where on the board to click next for a legal action."""
        assert self._chooser is not None
        return self._chooser.where(action)

    def tip_at(self, pos: QPointF) -> str:
        """What lies at a point, in words."""
        return "" if self.shown is None else self._tips.text_at(pos, self.shown.view)

    # Showing

    def _focus(self, update: Update) -> int:
        return 0 if update.seat is None else update.seat

    def _aim(self, update: Update) -> None:
        """Work out where everything belongs."""
        view = cast("dict[str, Any]", update.view)
        self.scenery.inform(view, self.names, update.actors)
        self.scenery.aim(Picture.of(view, update.seat), arranged(self._area, len(view["seats"])), self._focus(update))

    def _next_chooser(self, update: Update) -> tuple[Chooser, bool]:
        """How to choose now, and whether it goes on: where nothing else is asked, a choice half made is not lost."""
        chooser = Chooser(self, update)
        is_same = self.shown is not None and _asked(self.shown) == _asked(update)
        if is_same and self._chooser is not None:
            chooser.resume(self._chooser)
        return chooser, is_same

    def _spread(self) -> None:
        self.setSceneRect(self.content())
        self._sheet.spread(self.content())

    def _show_all(self) -> None:
        """Everything in its place at once."""
        if self.shown is not None:
            self.scenery.settle()
            self._show_marks()

    def _end_story(self) -> None:
        """A new update takes over: what was being shown comes to its end, but nobody waits for that any more."""
        self._story.blockSignals(True)  # noqa: FBT003
        self._story.finish()
        self._story.blockSignals(False)  # noqa: FBT003

    def _motion_over(self) -> None:
        self._show_all()
        self.motion_ended.emit()

    def _show_marks(self) -> None:
        assert self._chooser is not None
        self.scenery.mark_fresh(self._news.fresh(self.scenery.focus))
        self._chooser.show()
        self.point_out_line(self._line)
        if self.scenery.pages.report.is_open:
            self._open_report()
        if self._pointer is not None:
            self._chooser.point(self._pointer)

    def _sentence(self, event: Mapping[str, Any]) -> str:
        return self.words.sentence(event, self.names)

    # The report

    def _toggle_report(self) -> bool:
        report = self.scenery.pages.report
        if report.is_open:
            report.close_page()
        elif self.shown is not None and self.shown.view["report"]:
            self._open_report()
        else:
            return False
        return True

    def _open_report(self) -> None:
        assert self.shown is not None
        view = cast("dict[str, Any]", self.shown.view)
        # A report that is complete belongs to the turn before the one that has begun.
        turn = view["turn"] - (view["stage"] in ("briefing", "planning", "struggle"))
        self.scenery.pages.open_report(self.scenery.layout, turn, report_lines(view, self.words, self.names))

    # What the chooser asks

    def choose(self, action: str) -> None:
        self.action_chosen.emit(action)

    # Pointer and keys: any of them ends what is being shown, or takes a debriefing one step further

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._pointer = event.scenePos()
        if self._hurried(told=True):
            event.accept()
            return
        left = event.button() == Qt.MouseButton.LeftButton
        report = self.scenery.pages.report
        if left and (report.is_open or self.scenery.piles.tab().contains(event.scenePos())) and not self._is_covered():
            event.setAccepted(self._toggle_report())
            return
        event.setAccepted(left and self._chooser is not None and self._chooser.press(event.scenePos()))

    def _is_covered(self) -> bool:
        """Whether a page on which something is chosen hides the tab of the report."""
        page = self.scenery.pages.choosing
        return (not self.scenery.pages.report.is_open and page is not None and self._pointer is not None
                and page.place().contains(self._pointer))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)  # two quick clicks are two clicks

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._pointer = event.scenePos()
        if self._chooser is not None and not self._story.running and not self.scenery.pages.report.is_open:
            self._chooser.point(self._pointer)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._chooser is not None and event.button() == Qt.MouseButton.LeftButton:
            self._chooser.release(event.scenePos())
        event.accept()

    def _pointer_left(self) -> None:
        self._pointer = None
        if self._chooser is not None and not self._story.running:
            self._chooser.leave()

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        text = self.tip_at(event.scenePos())
        QToolTip.showText(event.screenPos(), text, event.widget())
        event.setAccepted(bool(text))

    def key_pressed(self, event: QKeyEvent) -> bool:
        if self._chooser is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = Qt.Key(event.key())
        if key in USED and self._hurried(told=key != Qt.Key.Key_Escape):
            return True
        if key == Qt.Key.Key_R or (key == Qt.Key.Key_Escape and self.scenery.pages.report.is_open):
            return self._toggle_report()
        if key in ARROWS:
            return self._chooser.step(ARROWS[key])
        if key in TURNING:
            return self._chooser.turn(TURNING[key])
        if key in CONFIRMING:
            return self._chooser.confirm()
        return key == Qt.Key.Key_Escape and self._chooser.cancel()

    def _hurried(self, *, told: bool) -> bool:
        """One step further in a story that is told, or to the end; whether that was all this input could mean.

        A question that is asked on a page was not to be seen yet, so nobody can have answered it.
        """
        was_running, is_told = self._story.running, self._story.is_told
        if is_told and told:
            self._story.advance()
            return True
        self.finish_motion()
        return was_running and (is_told or (self._chooser is not None and bool(self._chooser.page)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.key_pressed(event))


def _asked(update: Update) -> tuple[object, ...]:
    """What tells one question from another; in a struggle the same answers may be asked for turn after turn."""
    view = update.view
    moment = None if view["phase"] == "planning" else update.ply
    return update.seat, update.legal, view["turn"], view["phase"], moment
