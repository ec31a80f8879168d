"""The pages that may lie over the table, and what is written on them: names, plans and sentences from the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from engines.game import Seat
from qtapp.base.theme import Theme
from qtapp.boards.coldwar.art.agents import AGENTS
from qtapp.boards.coldwar.cards import SEEN, Faces
from qtapp.boards.coldwar.layout import Layout
from qtapp.boards.coldwar.pages.page import FOLD, Page
from qtapp.boards.coldwar.pages.planning import Candidate, PlanningPage
from qtapp.boards.coldwar.pages.report import ReportLine, ReportPage
from qtapp.boards.coldwar.pages.seen import SeenPage
from qtapp.boards.coldwar.signs import ColdwarSigns
from qtapp.boards.places import Place
from qtapp.words.coldwar.names import Names
from qtapp.words.coldwar.tips import tips

GROUPS = ("peek", "analyst")  # phases in which groups are looked at; in the others objectives


class Pages:
    """Planning, cards seen, and the report: at most one of the first two is open."""

    def __init__(self, names: Names, signs: ColdwarSigns, theme: Theme) -> None:
        self._names, self._signs = names, signs
        self.faces = Faces(names, dark=theme.dark)
        self.planning, self.seen, self.report = PlanningPage(theme), SeenPage(theme), ReportPage(theme)
        self.report.setZValue(self.report.zValue() + 50)  # above everything, marks included
        self.items: tuple[Page, ...] = (self.planning, self.seen, self.report)

    @property
    def choosing(self) -> Page | None:
        """The page on which something is to be chosen, if it lies open."""
        return next((page for page in (self.planning, self.seen) if page.is_open), None)

    def rect_of(self, place: Place) -> QRectF | None:
        page = self.choosing
        if page is None:
            return None
        return page.fold_place() if place == FOLD else page.targets.get(place)

    def covers(self, pos: QPointF) -> bool:
        """Whether a page lies over this point of the table."""
        return any(page.is_open and page.place().contains(pos) for page in self.items)

    def close_choosing(self) -> None:
        self.planning.close_page()
        self.seen.close_page()

    # What is written on them

    def open_planning(self, layout: Layout, view: Mapping[str, Any], seat: Seat) -> None:
        row = view["seats"][seat]
        gone = dict.fromkeys(row["leave"], "leave") | dict(map(tuple, row["out"]))
        known = [code for code in AGENTS if code in row["hq"] or code in gone]
        self.planning.title, self.planning.fold = self._signs.planning_title(), self._signs.fold()
        card = view["objective"]["id"]
        self.planning.show_candidates(
            layout,
            [self._candidate(code, row["agency"], gone.get(code, ""), view) for code in known],
            (self.faces.objective(card), self._names.objective(card), tips().objective(card).partition("\n")[2]),
            self._overheard(view, seat),
        )

    def _candidate(self, code: str, agency: str, state: str, view: Mapping[str, Any]) -> Candidate:
        lines = tips().plan(code, view["mode"], view["roster"])
        return Candidate(
            code,
            self.faces.agent(code, agency, state),
            tips().agent_title(code, view["roster"]),
            "\n".join(lines),
            choosable=not state,
        )

    def _overheard(self, view: Mapping[str, Any], seat: Seat) -> tuple[Any, str] | None:
        """What a Double Agent reports of another's choice."""
        for other, row in enumerate(view["seats"]):
            if other != seat and row["agent_is"] == "known":
                face = self.faces.agent(row["agent"], row["agency"], mark=SEEN)
                return face, self._signs.overheard(other, row["agent"])
        return None

    def open_seen(
        self, layout: Layout, view: Mapping[str, Any], buttons: Sequence[tuple[str, str]], order: Sequence[str]
    ) -> None:
        """The cards this seat is shown; `order` are those that have been clicked."""
        phase, codes = view["phase"], view["looking"]["cards"]
        make = self.faces.group if phase in GROUPS else self.faces.objective
        marks = {code: str(index + 1) for index, code in enumerate(order)}
        self.seen.title, self.seen.fold = self._signs.seen_title(phase), self._signs.fold()
        self.seen.show_cards(layout, [(code, make(code, mark=marks.get(code, ""))) for code in codes], buttons, order)

    def open_report(self, layout: Layout, turn: int, lines: Sequence[ReportLine]) -> None:
        self.report.title = self._signs.report_title(turn)
        self.report.show_lines(layout, lines)
