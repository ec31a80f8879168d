"""The faces of tokens, cards and markers as the board shows them: those of the art, filled from the data of the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from engines.game import Seat
from qtapp.base.theme import SeatMark
from qtapp.boards.complot.art.faces import ActionBack, ActionFace, CharacterBack, CharacterFace
from qtapp.boards.complot.art.markers import paint_marker
from qtapp.boards.complot.art.missions import MissionFace
from qtapp.boards.complot.art.units import CODES, paint_character_token, paint_unit
from qtapp.boards.complot.box import UNIT_KINDS, box, is_figure, is_unit, unit_kind
from qtapp.items.cards import Face
from qtapp.items.printing import face_in
from qtapp.words.names import ComponentNames

MARKER, SMALL = 0.52, 0.38  # of a token: the markers at its corners, and one that all may have
STOPPED = 0.55  # how much is seen of a token that cannot go on


@dataclass(frozen=True, slots=True)
class TokenFace:
    """A character or a unit on the map, with the markers that lie beside it."""

    element: str  # the portrait of a character, or the kind of a unit
    mark: SeatMark | None
    wounds: int = 0
    markers: tuple[str, ...] = ()
    dark: bool = False
    stopped: bool = False  # it cannot go anywhere in this round

    def paint(self, painter: QPainter, size: QSize) -> None:
        rect = face_in(size)
        painter.setOpacity(STOPPED if self.stopped else 1.0)
        if self.element in CODES.values():
            paint_unit(painter, self.element, rect, self.mark, dark=self.dark)
        else:
            paint_character_token(painter, self.element, rect, self.mark, dark=self.dark)
        painter.setOpacity(1.0)
        kinds = [*(("wound",) if self.wounds else ()), *self.markers]
        corners = ((1, 1), (0, 1), (1, 0), (0, 0))
        for kind, (across, down) in zip(kinds, corners, strict=False):
            side = (SMALL if kind == "truce" else MARKER) * rect.width()
            at = QRectF(
                rect.left() + across * (rect.width() - side), rect.top() + down * (rect.height() - side), side, side
            )
            paint_marker(painter, kind, at, self.wounds or 1)


@dataclass(frozen=True, slots=True)
class ObjectFace:
    """What is to be delivered."""

    def paint(self, painter: QPainter, size: QSize) -> None:
        paint_marker(painter, "carrier", face_in(size))


class ComplotFaces(NamedTuple):
    """The faces of one language and theme, at a table of so many seats, with what lies on the tokens now."""

    names: ComponentNames
    dark: bool
    marks: tuple[SeatMark, ...] = ()
    spoken: str = ""  # so that faces of another language are others
    wounds: tuple[tuple[str, int], ...] = ()
    markers: tuple[tuple[str, tuple[str, ...]], ...] = ()
    spent: frozenset[str] = frozenset()  # characters whose skill was used
    won: frozenset[str] = frozenset()  # deliveries that have begun
    stopped: frozenset[str] = frozenset()

    def token(self, component: str, seat: Seat | None) -> Face:
        mark = None if seat is None else self.marks[seat]
        name = CODES[unit_kind(component)] if is_unit(component) else self._row(component)["id"]
        wounds, markers = dict(self.wounds).get(component, 0), dict(self.markers).get(component, ())
        return TokenFace(name, mark, wounds, markers, self.dark, component in self.stopped)

    def of(self, component: str) -> Face:
        """A card, a character on its card, a mission or an object."""
        if component in box().missions:
            return self.mission(component)
        if is_figure(component):
            return self.character(component)
        return ObjectFace() if component.startswith("object:") else self.card(component)

    def _row(self, figure: str) -> dict[str, str]:
        return dict(box().character(figure, max(2, len(self.marks))))

    def character(self, figure: str) -> Face:
        row = box().character(figure, max(2, len(self.marks)))
        is_main, name, is_spent = row["ground"] == "brown", self.names.text(row), figure in self.spent
        return CharacterFace(
            row["id"], is_main, row["skill"], row["combat"], row["plot"], row["life"], row["elimination"],
            name, is_spent, self.dark,
        )  # fmt: skip

    def card(self, card: str) -> Face:
        if card in box().secondary:
            row = box().secondary[card]
            return ActionFace(
                row["type"], 6, self.names.text(row), place=row["place"], points=row["points"], dark=self.dark
            )
        row = box().cards[card]
        kind = box().card_types[row["type"]]
        name = self.names.text(kind).replace("/", "/ ")  # it may be broken there
        return ActionFace(row["type"], kind["phases"][0], name, bonus=row.get("bonus", 0), dark=self.dark)

    def mission(self, mission: str) -> Face:
        row = box().missions[mission]
        enemies = "".join(kind * count for kind, count in zip(UNIT_KINDS, row.get("enemies", ()), strict=False))
        return MissionFace(
            row["type"], row["place"], row["points"], enemies, row.get("plot"), row.get("deliver_to", 0),
            row["failure"], row["failure_value"], self.names.text(row), mission in self.won, dark=self.dark,
        )  # fmt: skip

    def back(self) -> Face:
        return ActionBack(self.dark)

    def figures(self) -> Face:
        return CharacterBack(self.dark)
