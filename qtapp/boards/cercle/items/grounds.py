"""What is printed on the table below the cards: the table of points, the places of the piles with how many are left,
and the plate on which a row is spread.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from qtapp.base.icons import paint_icon
from qtapp.base.theme import CORNER, TEXT_LEAST, TEXT_NOTE, Theme
from qtapp.boards.cercle.art.actions import paint_action
from qtapp.boards.cercle.art.butterflies import paint_black_butterfly
from qtapp.boards.cercle.art.divisions import division_ink
from qtapp.boards.cercle.art.table_of_points import dread, paint_chaos_row, paint_vp_row
from qtapp.boards.cercle.layout import Layout, square_in
from qtapp.boards.cercle.plates import Plate
from qtapp.boards.cercle.spots import Geometry
from qtapp.boards.geometry import shrunk
from qtapp.items.cards import around, paint_face, paint_soft_shadow
from qtapp.items.frames import Mark, sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import MIDDLE, fitted_font, flags, paint_text

BADGE = 18.0  # pixels in an ordinary window: a number of cards
SPENT = 0.5  # how much is seen of the sign of a pile that is used up


class Track(Ground):
    """The players' row to twenty, and below it the Circle's march into chaos."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.circle, self._sign = 0, ""
        self._layout: Layout | None = None

    def tell(self, layout: Layout, circle: int, sign: str) -> None:
        self._layout, self.circle, self._sign = layout, circle, sign
        self.lay(layout.track.adjusted(-2, -2, 2, 2), layout, circle, sign)

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        layout = self._layout
        paint_vp_row(painter, layout.row(0), self.theme)
        paint_chaos_row(painter, layout.row(1), self.theme, self.circle)
        leads = [
            QRectF(layout.track.left(), row.top(), row.left() - layout.track.left(), row.height())
            for row in map(layout.row, (0, 1))
        ]
        painter.setPen(self.theme.colour("ink"))
        paint_text(
            painter,
            leads[0],
            self._sign,
            fitted_font([self._sign], leads[0].width() - 6, 0.62 * leads[0].height(), bold=True),
            MIDDLE,
        )
        paint_black_butterfly(painter, shrunk(square_in(leads[1]), 1.5), dread(self.circle))


class ActionPiles(Ground):
    """The places of the sixteen piles: what a pile was stays to be seen when it is used up."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._geometry: Geometry | None = None
        self._actions: Mapping[str, str] = {}
        self._deck = 0

    def tell(self, geometry: Geometry, actions: Mapping[str, str], deck: int) -> None:
        """`actions`: of each pile; `deck`: how many cards are in the pack."""
        self._geometry, self._actions, self._deck = geometry, actions, deck
        self.lay(geometry.layout.stage.adjusted(-6, -6, 6, 6), geometry.layout, deck)

    def draw(self, painter: QPainter) -> None:
        if self._geometry is None:
            return
        layout = self._geometry.layout
        for pile, action in self._actions.items():
            box = self._geometry.pile_place(pile)
            self._paint_place(painter, box)
            ink = division_ink(pile[0], dark=self.theme.dark)
            ink.setAlphaF(SPENT)
            paint_action(painter, action, shrunk(square_in(box), 0.2 * box.width()), ink)
        for box in (*layout.open, layout.pack, layout.out):
            self._paint_place(painter, box)
        if self._deck:
            paint_face(painter, self._geometry.faces.pack(), around(layout.pack))
        sign = shrunk(square_in(layout.out), 0.2 * layout.out.height())
        paint_icon(painter, "close", sign, self.theme.colour("muted", 0.6))

    def _paint_place(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(self.theme.colour("muted", 0.4), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)


class Counts(Ground):
    """How many cards are left, on small plates at the lower right corners of piles."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.counts: tuple[tuple[QRectF, int], ...] = ()
        self._unit = 1.0

    def tell(self, layout: Layout, counts: Sequence[tuple[QRectF, int]]) -> None:
        self.counts, self._unit = tuple(counts), layout.unit
        self.lay(layout.stage.adjusted(-6, -6, 8, 8), layout, self.counts)

    def draw(self, painter: QPainter) -> None:
        side = BADGE * min(self._unit, 2.4)
        font = sized_font(TEXT_NOTE * min(self._unit, 2.4), bold=True)
        for box, count in self.counts:
            if not count:
                continue
            text = str(count)
            plate = QRectF(
                box.right() - 0.86 * side, box.bottom() - 0.86 * side, side * (1.25 if count > 9 else 1), side
            )
            painter.setPen(QPen(self.theme.colour("hairline"), 1))
            painter.setBrush(self.theme.colour("surface"))
            painter.drawRoundedRect(plate, side / 2.4, side / 2.4)
            painter.setPen(self.theme.colour("ink"))
            paint_text(painter, plate, text, font, MIDDLE)


class SpreadPlate(Ground):
    """The plate below a row that is spread, with a heading for each part."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.plate: Plate | None = None
        self._headings: tuple[str, ...] = ()
        self._unit = 1.0
        self.hide()

    def tell(self, plate: Plate | None, headings: Sequence[str], unit: float) -> None:
        self.plate, self._headings, self._unit = plate, tuple(headings), unit
        self.setVisible(plate is not None)
        if plate is not None:
            self.lay(plate.place.adjusted(-10, -10, 10, 12), plate, self._headings)

    def draw(self, painter: QPainter) -> None:
        if self.plate is None:
            return
        box = self.plate.place
        paint_soft_shadow(painter, box, CORNER, 8.0, self.theme.colour("shadow", 0.5))
        painter.setPen(QPen(self.theme.colour("gold"), 1.4))
        painter.setBrush(self.theme.colour("surface"))
        painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), CORNER, CORNER)
        painter.setPen(self.theme.colour("muted"))
        painter.setFont(sized_font(TEXT_LEAST * max(1.0, self._unit), bold=True))
        for part, heading in zip(self.plate.parts, self._headings, strict=True):
            painter.drawText(part.heading, flags(wrap=True), heading)


class Veil(Mark):
    """Everything steps back but what is lifted above it."""

    def spread(self, area: QRectF) -> None:
        if area != self.boundingRect():
            self._cover(area)

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self._box, self.theme.colour("table", 0.52))
