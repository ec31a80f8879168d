"""The stage, over the piles: an announced action, the queue of arrivals, an auction with its bidders.

It is there only while something lies on it. The spies lie at its left; the rest is told beside them, and answers are
buttons along its lower edge.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from qtapp.base.theme import CORNER, TEXT_BODY, TEXT_LEAST, TEXT_NOTE, SeatMark, Theme
from qtapp.boards.cercle.art.divisions import paint_division_badge
from qtapp.boards.cercle.spots import Geometry
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import RIGHT, fitted_font, flags, paint_text, wrapped_font
from qtapp.items.seat_shapes import paint_mark


class Bidder(NamedTuple):
    """Somebody in an auction."""

    mark: SeatMark
    name: str
    bid: str
    cover: str
    state: str = ""  # "next", "out" or "won"


class Scene(NamedTuple):
    """What is told on the stage."""

    title: str = ""
    text: str = ""
    bidders: tuple[Bidder, ...] = ()
    divisions: tuple[str, ...] = ()  # whose secrets are bid


class Stage(Ground):
    """The ground of the stage, hidden while there is nothing on it."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.scene_told = Scene()
        self._unit, self._right, self._title_high, self._is_tall = 1.0, QRectF(), 0.0, False
        self.hide()

    def tell(self, geometry: Geometry, scene: Scene | None) -> None:
        self.setVisible(scene is not None)
        if scene is None:
            return
        layout, cards = geometry.layout, geometry.stage_cards
        self.scene_told, self._unit = scene, layout.unit
        self._is_tall = geometry.is_stage_tall
        self._title_high = (40 if self._is_tall else 22) * layout.unit  # two lines, or one
        left = cards.right() + layout.gap
        self._right = QRectF(left, cards.top(), layout.stage.right() - layout.gap - left, cards.height())
        self.lay(layout.stage.adjusted(-4, -4, 4, 4), geometry.layout, scene)

    def narrate(self, text: str) -> None:
        """Tell what happens now, if the stage is open."""
        if self.isVisible():
            self.scene_told = self.scene_told._replace(text=text, bidders=())
            self.renew()

    @property
    def chips_box(self) -> QRectF:
        """Where answers are chosen."""
        high = round(max(26.0, 30 * self._unit))
        return QRectF(self._right.left(), self._right.bottom() - high, self._right.width(), high)

    def bidder_box(self, index: int) -> QRectF:
        """Where a bidder is told of: up to three in a line."""
        top = self._right.top() + self._title_high + 2 * self._unit
        box = QRectF(self._right.left(), top, self._right.width(), self.chips_box.top() - top - 3 * self._unit)
        count = len(self.scene_told.bidders)
        columns = 1 if self._is_tall else 3 if count > 4 else 2
        lines, gap = -(-count // columns), 4 * self._unit
        across, high = (box.width() - gap * (columns - 1)) / columns, (box.height() - gap * (lines - 1)) / lines
        return QRectF(
            box.left() + index % columns * (across + gap), box.top() + index // columns * (high + gap), across, high
        )

    def draw(self, painter: QPainter) -> None:
        theme, scene = self.theme, self.scene_told
        box = self.boundingRect().adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(theme.colour("gold"), 2))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(box, CORNER, CORNER)
        side = 18 * self._unit
        title = QRectF(self._right.left(), self._right.top(), self._right.width(), self._title_high)
        for index, division in enumerate(reversed(scene.divisions)):
            badge = QRectF(title.right() - (index + 1) * (side + 2), title.center().y() - side / 2, side, side)
            paint_division_badge(painter, division, badge)
        title.setRight(title.right() - len(scene.divisions) * (side + 2) - 4)
        painter.setPen(theme.colour("ink"))
        most = 1.1 * TEXT_BODY * self._unit
        if self._is_tall:
            painter.setFont(wrapped_font(scene.title, title.size(), most, bold=True))
            painter.drawText(title, flags(wrap=True), scene.title)
        else:
            paint_text(painter, title, scene.title, fitted_font([scene.title], title.width(), most, bold=True))
        if scene.text:
            painter.setPen(theme.colour("muted"))
            painter.setFont(sized_font(TEXT_NOTE * self._unit))
            room = QRectF(
                title.left(), title.bottom() + 2, self._right.width(), self.chips_box.top() - title.bottom() - 4
            )
            painter.drawText(room, flags(wrap=True) & ~int(Qt.AlignmentFlag.AlignVCenter), scene.text)
        for index, bidder in enumerate(scene.bidders):
            self._paint_bidder(painter, self.bidder_box(index), bidder)

    def _paint_bidder(self, painter: QPainter, box: QRectF, bidder: Bidder) -> None:
        theme, is_out = self.theme, bidder.state == "out"
        token = {"next": "accent", "won": "gold"}.get(bidder.state, "hairline")
        painter.setPen(QPen(theme.colour(token), 1 if token == "hairline" else 2))
        painter.setBrush(theme.colour("table", 0.35 if is_out else 0.8))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        inside = box.adjusted(5, 1, -5, -1)
        side = min(0.6 * box.height(), 16 * self._unit)
        painter.setOpacity(0.45 if is_out else 1.0)
        paint_mark(painter, bidder.mark, QRectF(inside.left(), box.center().y() - side / 2, side, side))
        painter.setOpacity(1.0)
        inside.setLeft(inside.left() + side + 4)
        painter.setPen(theme.colour("muted" if is_out else "ink"))
        bold = sized_font(min(0.62 * box.height(), 19 * self._unit), bold=True)
        paint_text(painter, inside, bidder.bid, bold, RIGHT)
        inside.setRight(inside.right() - 1.25 * bold.pixelSize())
        small = sized_font(TEXT_LEAST * max(1.0, self._unit))
        if box.height() > 2.4 * small.pixelSize():
            half = QRectF(inside.left(), inside.top(), inside.width(), inside.height() / 2)
            paint_text(painter, half, bidder.name, fitted_font([bidder.name], half.width(), TEXT_NOTE * self._unit))
            painter.setPen(theme.colour("muted"))
            paint_text(painter, half.translated(0, half.height()), bidder.cover, small)
        else:
            both = f"{bidder.name} {bidder.cover}"
            fits = QFontMetricsF(small).horizontalAdvance(both) <= inside.width()
            paint_text(painter, inside, both if fits else bidder.name if is_out else bidder.cover, small)
