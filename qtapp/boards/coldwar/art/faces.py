"""The faces of the cards: groups, objectives and agents, and their backs.

A face is painted once for each size (`qtapp.items.cards`), with the shadow the card throws. It shows less
the smaller it is: what is left at 24 pixels still tells one card from another without colour. Names are typed where
they fit in readable type, and left out where they do not. A picture wider than high shows the card turned sideways.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.base.brush import blended
from qtapp.base.theme import TEXT_LEAST
from qtapp.boards.coldwar.art.agencies import SEATS, agency_colour, paint_agency
from qtapp.boards.coldwar.art.agents import initiative, paint_agent
from qtapp.boards.coldwar.art.backs import paint_agent_back, paint_group_back, paint_objective_back
from qtapp.boards.coldwar.art.card import (
    paint_name,
    paint_profile,
    paint_stability,
    paint_tab,
)
from qtapp.boards.coldwar.art.factions import faction_colour, paint_faction
from qtapp.boards.coldwar.art.groups import paint_group
from qtapp.boards.coldwar.art.objectives import PrintedObjective, objective, paint_objective_emblem
from qtapp.boards.coldwar.art.paper import (
    CREAM,
    INK,
    MANILA,
    PAPER,
    WIDTH,
    WORN_PAPER,
    CardStock,
    darkened,
    on_card,
)
from qtapp.boards.coldwar.art.tokens import (
    paint_mark,
    paint_people,
    paint_points,
    paint_stamp,
)
from qtapp.items.printing import paint_figure

FINE_FROM = 46  # pixels: narrower cards show their figure and their sign alone
RULE = QColor(106, 92, 66, 110)  # a line ruled on an index card
FOOT, AGENT_FOOT = 49.0, 63.0  # where the coloured part of a card begins
BACKS = {"group": ("#5B6152", paint_group_back), "objective": ("#2E4A54", paint_objective_back)}
MARK, LOW_MARK = QRectF(WIDTH - 19, 2, 17, 17), QRectF(WIDTH - 19, 30, 17, 17)


def group_colour(code: str, *, ready: bool = True) -> QColor:
    """The colour of a group's foot, dark enough for what is typed on it."""
    colour = faction_colour(code[0])
    return colour if ready else blended(colour, "#66625A", 0.7)


def agent_colour(agency: str, state: str = "") -> QColor:
    colour = agency_colour(agency)
    return blended(colour, "#66625A", 0.6) if state else colour


@dataclass(frozen=True, slots=True)
class GroupFace:
    """A group: its Influence, its faction, a thing that stands for it. Mobilised ones are grey and hatched.

    `owner` adds the badge of that seat's agency, `mark` a small badge: "eye", or a letter or two.
    """

    code: str
    ready: bool = True
    owner: int | None = None
    mark: str = ""
    name: str = ""
    dark: bool = False
    least: float = TEXT_LEAST  # the smallest type, in real pixels

    def paint(self, painter: QPainter, size: QSize) -> None:
        colour = group_colour(self.code, ready=self.ready)
        stock = CardStock(PAPER if self.ready else WORN_PAPER, colour.name(), FOOT, hatched=not self.ready)
        with on_card(painter, size, stock, dark=self.dark) as wide:
            if wide >= FINE_FROM:
                self._paint_fine(painter, colour)
            else:
                self._paint_coarse(painter)
            darkened(painter, dark=self.dark)
            if self.mark:
                paint_mark(painter, self.mark, LOW_MARK if wide >= FINE_FROM else MARK)

    def _paint_coarse(self, painter: QPainter) -> None:
        faction, influence = self.code[0], self.code[1:]
        paint_figure(painter, influence, QRectF(4, 5, WIDTH - 8, 40), INK)
        paint_faction(painter, faction, QRectF(14, 52, 35, 33), CREAM)

    def _paint_fine(self, painter: QPainter, colour: QColor) -> None:
        faction, influence = self.code[0], self.code[1:]
        paint_figure(painter, influence, QRectF(6, 7, 27, 36), INK)
        paint_faction(painter, faction, QRectF(36, 6, 21, 21), colour)
        if self.owner is not None:
            paint_agency(painter, SEATS[self.owner], QRectF(33, 33, 12, 12) if self.mark else QRectF(39, 30, 15, 15))
        named = paint_name(painter, self.name, QRectF(3, 69, WIDTH - 6, 18), CREAM, self.least)
        paint_group(painter, self.code, QRectF(21.5, 50.5, 20, 18) if named else QRectF(14, 52, 35, 33), CREAM)


@dataclass(frozen=True, slots=True)
class ObjectiveFace:
    """An objective: emblem, Stability, population, points, profile; a small one only emblem and points."""

    code: str
    small: bool = False
    mark: str = ""
    name: str = ""
    dark: bool = False
    least: float = TEXT_LEAST

    def paint(self, painter: QPainter, size: QSize) -> None:
        card = objective(self.code)
        with on_card(painter, size, CardStock(PAPER), dark=self.dark) as wide:
            if self.small or wide < FINE_FROM:
                self._paint_coarse(painter, card)
            else:
                self._paint_fine(painter, card)
            darkened(painter, dark=self.dark)
            if self.mark:
                paint_mark(painter, self.mark, MARK)

    def _paint_coarse(self, painter: QPainter, card: PrintedObjective) -> None:
        named = paint_name(painter, self.name, QRectF(3, 65, WIDTH - 6, 21), INK, self.least)
        paint_objective_emblem(painter, self.code, QRectF(3, 3, WIDTH - 6, WIDTH - 6))
        if self.small:
            paint_points(painter, card.vp, QRectF(36, 41, 25, 25) if named else QRectF(16.5, 56, 30, 30))
        else:
            paint_points(painter, card.vp, QRectF(34, 58.5, 27, 27))
            paint_figure(painter, str(card.stability), QRectF(3, 64, 28, 19), INK)

    def _paint_fine(self, painter: QPainter, card: PrintedObjective) -> None:
        paint_objective_emblem(painter, self.code, QRectF(23.5, 3, 36.5, 36.5))
        paint_stability(painter, card.stability, QRectF(3, 3.5, 19, 19))
        paint_points(painter, card.vp, QRectF(3.5, 23.5, 17.5, 17.5))
        paint_people(painter, card.population, QRectF(3, 41.5, WIDTH - 6, 10.5))
        painter.fillRect(QRectF(4, 52.8, WIDTH - 8, 0.5), RULE)
        named = paint_name(painter, self.name, QRectF(2.5, 72.5, WIDTH - 5, 14), INK, self.least)
        paint_profile(painter, card.profile, QRectF(3, 54.5, WIDTH - 6, 17 if named else 30))


@dataclass(frozen=True, slots=True)
class AgentFace:
    """An agent of an agency, with his Initiative; `state` stamps what became of him: "leave", "T" or "D"."""

    code: str
    agency: str
    state: str = ""
    mark: str = ""
    name: str = ""
    dark: bool = False
    least: float = TEXT_LEAST

    def paint(self, painter: QPainter, size: QSize) -> None:
        stock = CardStock(WORN_PAPER if self.state else MANILA, self._colour.name(), AGENT_FOOT)
        with on_card(painter, size, stock, dark=self.dark) as wide:
            if wide >= FINE_FROM:
                self._paint_fine(painter)
            else:
                self._paint_coarse(painter)
            darkened(painter, dark=self.dark)
            if self.mark:
                paint_mark(painter, self.mark, LOW_MARK if wide >= FINE_FROM else MARK)

    def _paint_coarse(self, painter: QPainter) -> None:
        paint_agent(painter, self.code, QRectF(1.5, 3, WIDTH - 3, 60), self.agency, faded=bool(self.state))
        paint_figure(painter, str(initiative(self.code)), QRectF(6, 65, 22, 20), CREAM)
        paint_agency(painter, self.agency, QRectF(33, 64, 23, 23), "light")
        if self.state:
            paint_stamp(painter, self.state, QRectF(29, 26, 32, 32) if self.state == "leave" else QRectF(3, 2, 57, 57))

    def _paint_fine(self, painter: QPainter) -> None:
        painter.setPen(QPen(blended(self._colour, "#000000", 0.3), 0.7))
        painter.setBrush(blended(self._colour, CREAM, 0.76))
        painter.drawRoundedRect(QRectF(4, 4, WIDTH - 8, 59), 2, 2)
        paint_agent(painter, self.code, QRectF(5, 10, WIDTH - 10, 53), self.agency, faded=bool(self.state))
        paint_tab(painter, str(initiative(self.code)), self._colour)
        paint_agency(painter, self.agency, QRectF(WIDTH - 20, 5.5, 15, 15))
        named = paint_name(painter, self.name, QRectF(3, 65.5, WIDTH - 6, 20.5), CREAM, self.least)
        if not named:
            paint_agency(painter, self.agency, QRectF(WIDTH / 2 - 10, 66, 20, 20), "light")
        if self.state:
            paint_stamp(painter, self.state, QRectF(35, 37, 25, 25) if self.state == "leave" else QRectF(8, 15, 47, 47))

    @property
    def _colour(self) -> QColor:
        return agent_colour(self.agency, self.state)


@dataclass(frozen=True, slots=True)
class DeckBack:
    """A card face down, as it lies on its deck: "group" or "objective"."""

    deck: str
    dark: bool = False

    def paint(self, painter: QPainter, size: QSize) -> None:
        colour, paint_back = BACKS[self.deck]
        with on_card(painter, size, CardStock(colour), dark=self.dark) as wide:
            paint_back(painter, fine=wide >= FINE_FROM)
            darkened(painter, dark=self.dark)


@dataclass(frozen=True, slots=True)
class AgentBack:
    """An agent face down: the cover of his file."""

    agency: str
    dark: bool = False
    mark: str = ""

    def paint(self, painter: QPainter, size: QSize) -> None:
        stock = CardStock(agency_colour(self.agency).name())
        with on_card(painter, size, stock, dark=self.dark) as wide:
            paint_agent_back(painter, self.agency, fine=wide >= FINE_FROM)
            darkened(painter, dark=self.dark)
            if self.mark:
                paint_mark(painter, self.mark, MARK)
