"""The faces of one theme and one language, and the few that are no cards: tokens, and an objective as a stamp."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.boards.coldwar.art.faces import AgentBack, AgentFace, DeckBack, GroupFace, ObjectiveFace
from qtapp.boards.coldwar.art.objectives import paint_objective_emblem
from qtapp.boards.coldwar.art.paper import PAPER
from qtapp.boards.coldwar.art.tokens import paint_balance, paint_domination
from qtapp.items.cards import Face
from qtapp.items.printing import face_in
from qtapp.words.coldwar.names import Names

SEEN = "eye"  # the mark of what only this seat may see


@dataclass(frozen=True, slots=True)
class BalanceFace:
    """The Balance token."""

    def paint(self, painter: QPainter, size: QSize) -> None:
        paint_balance(painter, face_in(size))


@dataclass(frozen=True, slots=True)
class DominationFace:
    """An agency's Domination token."""

    agency: str

    def paint(self, painter: QPainter, size: QSize) -> None:
        paint_domination(painter, self.agency, face_in(size))


@dataclass(frozen=True, slots=True)
class EmblemFace:
    """An objective so small that only its emblem is left."""

    code: str

    def paint(self, painter: QPainter, size: QSize) -> None:
        box = face_in(size)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(58, 44, 24, 150), max(1.0, box.width() / 24)))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(box, box.width() * 0.22, box.width() * 0.22)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = box.width() * 0.06
        paint_objective_emblem(painter, self.code, box.adjusted(inset, inset, -inset, -inset))


class Faces:
    """The faces that depend on language and theme, as this board shows them."""

    def __init__(self, names: Names, *, dark: bool) -> None:
        self._names, self._dark = names, dark

    def group(self, code: str, *, ready: bool = True, mark: str = "") -> Face:
        return GroupFace(code, ready, mark=mark, name=self._names.group(code), dark=self._dark)

    def back(self, deck: str) -> Face:
        return DeckBack(deck, self._dark)

    def objective(self, code: str, *, small: bool = False, mark: str = "") -> Face:
        return ObjectiveFace(code, small, mark, self._names.objective(code), self._dark)

    def agent(self, code: str, agency: str, state: str = "", mark: str = "") -> Face:
        return AgentFace(code, agency, state, mark, self._names.agent(code), self._dark)

    def agent_back(self, agency: str, mark: str = "") -> Face:
        return AgentBack(agency, self._dark, mark)


def square(place: QRectF) -> QRectF:
    """The largest square in the middle of a place."""
    side = min(place.width(), place.height())
    return QRectF(round(place.center().x() - side / 2), round(place.center().y() - side / 2), round(side), round(side))
