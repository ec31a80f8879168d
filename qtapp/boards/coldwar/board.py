"""The board of Guerre froide: where everything belongs, how what happened is told, and the report that can be read.

What lies on the table is the scenery's, what may be chosen the chooser's, what a choice would do the preview's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from engines.motion import Where
from network.messages.table import Update
from qtapp.base.theme import Theme
from qtapp.boards.choosing_board import ChoosingBoard, Flights
from qtapp.boards.coldwar.choices import group, objective
from qtapp.boards.coldwar.choosing import ColdwarChooser
from qtapp.boards.coldwar.debriefing import chapter, report_lines
from qtapp.boards.coldwar.layout import arranged
from qtapp.boards.coldwar.preview import ColdwarPreview
from qtapp.boards.coldwar.scenery import Scenery
from qtapp.boards.coldwar.signs import ColdwarSigns
from qtapp.boards.coldwar.spots import Geometry
from qtapp.boards.coldwar.tips import ColdwarBoardTips
from qtapp.boards.news import News
from qtapp.boards.places import Place
from qtapp.boards.story import Chapter
from qtapp.boards.travelling import Snapshot, Spots
from qtapp.words.coldwar.words import ColdwarWords

MOST_SEATS = 3
CHANGES = ("recruit", "benefit", "peek_recruit", "steal", "give", "mobilise", "make_ready")


class ColdwarBoard(ChoosingBoard):
    """Guerre froide on the screen."""

    words: ColdwarWords
    scenery: Scenery
    preview: ColdwarPreview
    _chooser: ColdwarChooser | None

    def __init__(self, words: ColdwarWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self.signs = ColdwarSigns(words.names, self)
        self._news: News[Place] = News()
        scenery = Scenery(self, words.names, self.signs, theme, arranged(self._area, MOST_SEATS))
        self._furnish(scenery, ColdwarPreview(scenery, words, self), ColdwarBoardTips(scenery, words.names, self))

    # Showing

    def _make_chooser(self, update: Update) -> ColdwarChooser:
        return ColdwarChooser(self, update)

    def _take_in(self, events: Sequence[Mapping[str, Any]]) -> None:
        assert self.shown is not None
        self._remember(events)
        self.preview.clear()
        self.scenery.pages.close_choosing()
        if self.scenery.view.get("report") != self.shown.view["report"]:
            self.scenery.pages.report.close_page()

    def _aim(self) -> None:
        if self.shown is None:
            self.scenery.aim(arranged(self._area, MOST_SEATS), None)
            return
        view = cast("dict[str, Any]", self.shown.view)
        self.scenery.inform(view, self.names, self.shown.actors)
        self.scenery.aim(arranged(self._area, len(view["seats"])), self.shown.seat)

    def _is_played_out(self, before: Snapshot) -> bool:
        """Not for someone who is reading a page: what others choose meanwhile disturbs nobody."""
        assert self._chooser is not None
        is_reading = self._chooser.is_resumed and bool(self._chooser.page)
        geometry = cast("Geometry", before.geometry)
        return geometry[:-1] == self.scenery.geometry[:-1] and not is_reading  # the objective may be another

    def _chapter(self, event: Mapping[str, Any], flights: Flights, before: Spots, after: Spots) -> Chapter | None:
        captioned = chapter(self.scenery, event, flights, (before, after), self.motion, self._sentence)
        return captioned or super()._chapter(event, flights, before, after)

    def _show_ground(self, where: Where, *, arrived: bool) -> None:
        """Tracks and panels follow the cards; what a view tells besides waits until all has been shown."""
        if arrived:
            self.scenery.settle_ground(where, self.scenery.view_before)

    def _sentence(self, event: Mapping[str, Any]) -> str:
        return self.words.sentence(event, self.names)

    def _show_marks(self) -> None:
        self.scenery.mark_fresh(self._news.fresh(self.scenery.focus))
        if self.scenery.pages.report.is_open:
            self._open_report()
        super()._show_marks()

    def _remember(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Which groups and objectives have changed hands or state since each seat last acted."""
        for event in events:
            if event["kind"] in ("turn", "undo"):
                self._news.clear()
            elif event["kind"] in CHANGES:
                self._news.act(event["by"], group(event["group"]))
            elif event["kind"] in ("destroy", "peek", "pass", "chosen"):
                self._news.act(event["by"])
            elif event["kind"] == "claim":
                self._news.add(event["by"], objective(event["objective"]))

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

    # Pointer and keys: any of them ends what is being shown, or takes a debriefing one step further

    def _hurried(self, *, onwards: bool) -> bool:
        """One step further in a story that is told, or to the end; whether that was all this input could mean.

        A question that is asked on a page was not to be seen yet, so nobody can have answered it.
        """
        was_running, is_told = self._story.running, self._story.is_told
        if is_told and onwards:
            self._story.advance()
            return True
        self.finish_motion()
        return was_running and (is_told or (self._chooser is not None and bool(self._chooser.page)))

    def _pressed(self, event: QGraphicsSceneMouseEvent) -> bool:
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and (self.scenery.pages.report.is_open or self._is_on_tab(event.scenePos())):
            return self._toggle_report()
        return super()._pressed(event)

    def _is_on_tab(self, pos: QPointF) -> bool:
        """Whether this is the tab of the report, and no page on which something is chosen hides it."""
        page = self.scenery.pages.choosing
        return self.scenery.piles.tab().contains(pos) and not (page is not None and page.place().contains(pos))

    def _follow_pointer(self) -> None:
        if not self.scenery.pages.report.is_open:
            super()._follow_pointer()

    def _typed(self, key: Qt.Key) -> bool:
        assert self._chooser is not None
        if key == Qt.Key.Key_R or (key == Qt.Key.Key_Escape and self.scenery.pages.report.is_open):
            return self._toggle_report()
        return super()._typed(key)
