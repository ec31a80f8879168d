"""The trays: whose army it is, what it has lost, whether it may still recover. The lost units are items themselves."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from engines.game import Seat
from qtapp.base.brush import saved
from qtapp.base.theme import CORNER, TEXT_BODY, TEXT_NOTE, Theme
from qtapp.boards.cirkle.art.armies import ARMIES, RED, paint_emblem
from qtapp.boards.cirkle.art.trays import paint_token, paint_tray
from qtapp.boards.cirkle.layout import TrayLayout
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import fitted_font, paint_text


class TrayContents(NamedTuple):
    """What a tray tells of its army."""

    colour: str
    player: str
    missiles: str  # how many of its missiles are lost, of how many
    counted: str = ""  # what is counted there, where there is room for words
    recovery: str = "none"  # or "left", "spent"
    ready: bool = False  # enough is lost for a recovery
    note: str = ""  # that it is eliminated, or the targets it has reached
    vacant: str = ""  # says that nothing lies here, as long as nothing does
    acting: bool = False
    alive: bool = True


class TrayPanel(Ground):
    """The tray of one army."""

    def __init__(self, seat: Seat, theme: Theme) -> None:
        super().__init__(theme)
        self.seat = seat
        self.tray: TrayContents | None = None
        self.place = QRectF()
        self._inside: TrayLayout | None = None

    def tell(self, place: QRectF, inside: TrayLayout, tray: TrayContents) -> None:
        self.tray, self.place, self._inside = tray, place, inside
        self.lay(place.adjusted(-2, -2, 2, 2), place, inside, tray)

    def draw(self, painter: QPainter) -> None:
        assert self.tray is not None
        assert self._inside is not None
        painter.setOpacity(1.0 if self.tray.alive else 0.6)
        paint_tray(painter, self.place, self.tray.colour, self.theme)
        if self.tray.acting:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.colour("accent"), 3.0))
            painter.drawRoundedRect(self.place.adjusted(-0.5, -0.5, 0.5, 0.5), CORNER, CORNER)
        self._draw_name(painter, self._inside.name, self.tray)
        self._draw_facts(painter, self._inside.facts, self.tray)
        self._draw_vacancy(painter, self._inside.slots, self.tray)

    def _draw_name(self, painter: QPainter, box: QRectF, tray: TrayContents) -> None:
        tones = ARMIES[tray.colour].tones(self.theme)
        side = min(box.height() - 4, 18.0)
        disc = QRectF(box.left(), box.center().y() - side / 2, side, side)
        painter.setPen(QPen(tones.rim, 1.2))
        painter.setBrush(tones.body)
        painter.drawEllipse(disc)
        quarter = side * 0.27
        paint_emblem(painter, disc.adjusted(quarter, quarter, -quarter, -quarter), tray.colour, tones.ink)
        words = box.adjusted(side + 5, 0, 0, 0)
        painter.setPen(self.theme.colour("ink"))
        paint_text(painter, words, tray.player, fitted_font([tray.player], words.width(), TEXT_BODY, bold=True))

    def _draw_facts(self, painter: QPainter, box: QRectF, tray: TrayContents) -> None:
        """A missile's cap and how many are lost, in words where there is room; the token of the recovery, and a word if
        there is one to say."""
        side = min(box.height() - 2, 18.0)
        cap = QRectF(box.left(), box.center().y() - side / 2, side * 0.62, side)
        _paint_cap(painter, cap, self.theme)
        font = fitted_font([tray.missiles], 60, TEXT_NOTE + 1, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(tray.missiles)
        count = QRectF(cap.right() + 5, box.top(), wide + 2, box.height())
        painter.setPen(self.theme.colour("ink"))
        paint_text(painter, count, tray.missiles, font)
        left = self._draw_counted(painter, box.adjusted(count.right() + 5 - box.left(), 0, 0, 0), tray, side)
        if tray.recovery != "none":
            token = QRectF(left, box.center().y() - side / 2, side, side)
            paint_token(painter, token, tray.colour, self.theme, spent=tray.recovery == "spent")
            if tray.ready:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self.theme.colour("gold"), 2.0))
                painter.drawEllipse(token.adjusted(-2, -2, 2, 2))
            left = token.right() + 8
        painter.setPen(self.theme.colour("ink"))
        rest = QRectF(left, box.top(), box.right() - left, box.height())
        font = fitted_font([tray.note], rest.width(), TEXT_NOTE)
        if QFontMetricsF(font).horizontalAdvance(tray.note) <= rest.width():  # the board tells it as well
            paint_text(painter, rest, tray.note, font)

    def _draw_counted(self, painter: QPainter, box: QRectF, tray: TrayContents, side: float) -> float:
        """What the figures count, if all that follows finds room behind it; where that begins."""
        font = sized_font(TEXT_NOTE)
        counted, note = (QFontMetricsF(font).horizontalAdvance(text) + 2 for text in (tray.counted, tray.note))
        token = side + 8 if tray.recovery != "none" else 0.0
        if not tray.counted or counted + 8 + token + (note if tray.note else 0.0) > box.width():
            return box.left() + 3
        paint_text(painter, QRectF(box.left(), box.top(), counted, box.height()), tray.counted, font)
        return box.left() + counted + 8

    def _draw_vacancy(self, painter: QPainter, slots: tuple[QRectF, ...], tray: TrayContents) -> None:
        """An empty tray says what it is for."""
        if not tray.vacant:
            return
        place = slots[0]
        row = QRectF(place.left() + 2, place.top(), self.place.right() - place.left() - 8, min(place.height(), 22.0))
        font = fitted_font([tray.vacant], row.width(), TEXT_NOTE)
        painter.setPen(self.theme.colour("muted"))
        paint_text(painter, row, tray.vacant, font)


def _paint_cap(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """The red nose of a missile, as on the units."""
    with saved(painter):
        painter.setPen(QPen(theme.colour("surface"), 1.4))
        painter.setBrush(RED)
        base = QRectF(box.left(), box.center().y() - 1, box.width(), box.height() / 2)
        painter.drawRoundedRect(base, 1.5, 1.5)
        painter.drawPie(QRectF(box.left(), box.top(), box.width(), box.height()), 0, 180 * 16)
