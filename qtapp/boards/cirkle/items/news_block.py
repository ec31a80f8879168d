"""The block that tells what everybody must know, and the two small buttons in it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from qtapp.base.brush import saved
from qtapp.base.theme import CORNER, TEXT_BODY, TEXT_LEAST, TEXT_NOTE, TEXT_SCORE, TEXT_TITLE, Theme
from qtapp.boards.cirkle.art.armies import ARMIES, paint_emblem
from qtapp.boards.cirkle.bulletin import ALARM, CALM, Bulletin
from qtapp.boards.cirkle.layout import Layout
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import RIGHT, fitted_font, flags, paint_text, wrapped_height

CHIP = 20.0  # across: an army in the order of play
PAD = 12.0


class NewsBlock(Ground):
    """Calm, or filled with the colour of danger."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.bulletin = Bulletin()
        self.place = QRectF()
        self._layout: Layout | None = None

    def tell(self, layout: Layout, bulletin: Bulletin) -> None:
        self.bulletin, self._layout, self.place = bulletin, layout, layout.news
        self.lay(layout.news, layout, bulletin)

    def draw(self, painter: QPainter) -> None:
        assert self._layout is not None
        fill, ink = self._colours()
        box = QPainterPath()
        box.addRoundedRect(self.place.adjusted(1, 1, -1, -1), CORNER, CORNER)
        painter.fillPath(box, self.theme.colour(fill, 1.0 if fill != "window" else 0.66))
        if fill == "window":
            painter.setPen(QPen(self.theme.colour("hairline"), 1.0))
            painter.drawPath(box)
        painter.setPen(self.theme.colour(ink))
        (self._draw_stack if self._layout.stacked else self._draw_strip)(painter)

    def _colours(self) -> tuple[str, str]:
        if self.bulletin.tone == CALM:
            return "window", "ink"
        return ("warm", "on_warm") if self.bulletin.tone == ALARM else ("accent", "on_accent")

    # As a block

    def _draw_stack(self, painter: QPainter) -> None:
        inside = self.place.adjusted(PAD, PAD - 2, -PAD, -PAD)
        assert self._layout is not None
        foot = self._layout.tools[0]
        most = TEXT_TITLE if self.bulletin.tone == CALM else TEXT_SCORE
        title = fitted_font([self.bulletin.title], inside.width(), most, bold=True)
        high = QFontMetricsF(title).height()
        paint_text(painter, QRectF(inside.left(), inside.top(), inside.width(), high), self.bulletin.title, title)
        # The sentence, and below it the notes: above the buttons, or where no armies stand beside them, there too.
        text, top = "\n".join((self.bulletin.body, *self.bulletin.notes)), inside.top() + high + 2
        body = QRectF(inside.left(), top, inside.width(), foot.top() - top - 4)
        if not self.bulletin.waiting and not self.bulletin.order:
            beside = QRectF(inside.left(), top, foot.left() - inside.left() - 8, inside.bottom() - top)
            body = max((body, beside), key=lambda box: _fitting(box, text, TEXT_TITLE))
        self._draw_wrapped(painter, body, text, TEXT_TITLE, at_top=True)
        chips = QRectF(inside.left(), foot.center().y() - CHIP / 2, foot.left() - inside.left() - 8, CHIP)
        self._draw_chips(painter, chips)

    def _draw_wrapped(self, painter: QPainter, box: QRectF, text: str, most: int, *, at_top: bool = False) -> None:
        """Text over several lines, in the largest type in which all of it finds room."""
        painter.setFont(sized_font(_fitting(box, text, most)))
        side = flags(wrap=True)
        painter.drawText(box, side & ~int(Qt.AlignmentFlag.AlignVCenter) if at_top else side, text)

    def _draw_chips(self, painter: QPainter, box: QRectF) -> None:
        """Who plays next; or, while a target is held, who must still play."""
        colours = self.bulletin.waiting or self.bulletin.order
        step = min(CHIP + 4, box.width() / max(1, len(colours)))
        for place, colour in enumerate(colours):
            chip = QRectF(box.left() + place * step, box.top(), CHIP, CHIP)
            _paint_chip(painter, chip, colour, self.theme, large=place == 0 and not self.bulletin.waiting)

    # As a line

    def _draw_strip(self, painter: QPainter) -> None:
        assert self._layout is not None
        inside = self.place.adjusted(PAD, 3, -PAD, -3)
        right = self._layout.tools[0].left() - 10
        chips = (CHIP + 4) * len(self.bulletin.waiting or self.bulletin.order)
        self._draw_chips(painter, QRectF(right - chips, inside.center().y() - CHIP / 2, chips, CHIP))
        room = QRectF(inside.left(), inside.top(), right - chips - 10 - inside.left(), inside.height())
        painter.setPen(self.theme.colour(self._colours()[1]))
        notes = " · ".join(self.bulletin.notes)
        if notes and self.bulletin.tone == CALM:
            font = fitted_font([notes], room.width() / 2, TEXT_NOTE)
            paint_text(painter, room, notes, font, RIGHT)
            room.setWidth(room.width() - QFontMetricsF(font).horizontalAdvance(notes) - 12)
        self._draw_line(painter, room)

    def _draw_line(self, painter: QPainter, room: QRectF) -> None:
        """Title and sentence beside each other, or above each other where they are too long for that."""
        title, body = self.bulletin.title, self.bulletin.body
        heading, text = sized_font(TEXT_TITLE + 1, bold=True), sized_font(TEXT_BODY)
        wide = QFontMetricsF(heading).horizontalAdvance(title) + 12
        if wide + QFontMetricsF(text).horizontalAdvance(body) <= room.width():
            paint_text(painter, room, title, heading)
            paint_text(painter, room.adjusted(wide, 0, 0, 0), body, text)
            return
        half, text = room.height() / 2, fitted_font([body], room.width(), TEXT_BODY - 1)
        if QFontMetricsF(text).horizontalAdvance(body) > room.width():  # both lines for the two of them
            self._draw_wrapped(painter, room, f"{title} · {body}", TEXT_BODY - 1)
            return
        upper, lower = QRectF(room.left(), room.top(), room.width(), half), room.adjusted(0, half, 0, 0)
        paint_text(painter, upper, title, fitted_font([title], room.width(), TEXT_BODY, bold=True))
        paint_text(painter, lower, body, text)


def _fitting(box: QRectF, text: str, most: int) -> int:
    """The largest type in which all of a text finds room."""
    return next(
        (
            size
            for size in range(most, TEXT_LEAST, -1)
            if wrapped_height(sized_font(size), box.width(), text) <= box.height()
        ),
        TEXT_LEAST,
    )


def _paint_chip(painter: QPainter, box: QRectF, colour: str, theme: Theme, *, large: bool) -> None:
    """An army as a small disc with its emblem."""
    tones = ARMIES[colour].tones(theme)
    inset = 0.0 if large else 2.5
    disc = box.adjusted(inset, inset, -inset, -inset)
    with saved(painter):
        painter.setPen(QPen(theme.colour("surface"), 1.4))
        painter.setBrush(tones.body)
        painter.drawEllipse(disc)
        quarter = disc.width() * 0.26
        paint_emblem(painter, disc.adjusted(quarter, quarter, -quarter, -quarter), colour, tones.ink)


class Tool(Ground):
    """A small button on the board: "turn" turns it, "threats" shows which units can be captured."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme, 1.0)
        self.name, self.on = name, False
        self.place = QRectF()

    def tell(self, place: QRectF, *, on: bool = False) -> None:
        self.place, self.on = place, on
        self.lay(place.adjusted(-2, -2, 2, 2), place, on)

    def draw(self, painter: QPainter) -> None:
        fill, ink = ("accent", "on_accent") if self.on else ("surface", "ink")
        painter.setBrush(self.theme.colour(fill))
        painter.setPen(QPen(self.theme.colour("hairline"), 1.0))
        painter.drawRoundedRect(self.place, 7, 7)
        painter.translate(self.place.center())
        colour = self.theme.colour(ink)
        painter.setPen(QPen(colour, 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(colour)
        if self.name == "turn":
            painter.drawArc(QRectF(-7.5, -7.5, 15, 15), -30 * 16, 290 * 16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon(QPolygonF([QPointF(9.5, -2.0), QPointF(3.2, 3.0), QPointF(10.6, 6.6)]))
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([QPointF(0, -8.5), QPointF(9, 7.5), QPointF(-9, 7.5)]))
        painter.drawLine(QPointF(0, -3), QPointF(0, 2))
        painter.drawPoint(QPointF(0, 5))
