"""Marks laid over the cards: frames, pills of text, the arrow of the circle, dots, outlines and the card in the air.

They are drawn in the coordinates of the scene, hold no state but what they were told to show, and never take the
pointer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from qtapp.boards.wagons.faces import corner_of
from qtapp.boards.wagons.goals import sized_font
from qtapp.items.cards import CardItem, Face, Shelf, paint_face
from qtapp.items.seat_shapes import shape_path
from qtapp.theme import SEAT_MARKS, TEXT_LEAST, Theme

PAPER = QColor("#FFFBF0")
LARGE_CELL = 36  # pixels: narrower territories are marked more plainly


class Mark(QGraphicsItem):
    """Something drawn over the board within a box."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__()
        self.theme = theme
        self._box = QRectF()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def boundingRect(self) -> QRectF:
        return self._box

    def restyle(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def _cover(self, box: QRectF) -> None:
        """What is drawn next lies within this box; an empty one hides the mark."""
        self.prepareGeometryChange()
        self._box = box
        self.setVisible(not box.isEmpty())
        self.update()


@dataclass(frozen=True, slots=True)
class Frame:
    """A rounded frame around a card or a cell."""

    place: QRectF
    token: str  # a colour of the theme
    width: float = 3.0
    gap: float = 2.0
    paper: bool = True  # paper under the colour: the frame is seen on any land


class Frames(Mark):
    """Frames of one kind."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.frames: tuple[Frame, ...] = ()

    def show_frames(self, frames: Sequence[Frame]) -> None:
        if tuple(frames) == self.frames:
            return
        self.frames = tuple(frames)
        box = QRectF()
        for frame in frames:
            grown = frame.gap + frame.width + 2
            box = box.united(frame.place.adjusted(-grown, -grown, grown, grown))
        self._cover(box)

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for frame in self.frames:
            grown = frame.gap + frame.width / 2
            box = frame.place.adjusted(-grown, -grown, grown, grown)
            corner = max(2.0, corner_of(frame.place.width()) + grown)
            if frame.paper:
                painter.setPen(QPen(QColor(255, 251, 240, 210), frame.width + 2))
                painter.drawRoundedRect(box, corner, corner)
            painter.setPen(QPen(self.theme.colour(frame.token), frame.width))
            painter.drawRoundedRect(box, corner, corner)


@dataclass(frozen=True, slots=True)
class Pill:
    """A short text on a coloured pill, centred on a point."""

    text: str
    centre: QPointF
    token: str
    on_token: str
    size: int = TEXT_LEAST
    seat: int | None = None  # whose mark stands before the text
    most: float = 400.0  # wider texts are shortened


class Pills(Mark):
    """Texts above everything else, kept inside the board."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.pills: tuple[Pill, ...] = ()
        self._boxes: list[tuple[QRectF, str]] = []

    def show_pills(self, pills: Sequence[Pill], within: QRectF) -> None:
        if tuple(pills) == self.pills:
            return
        self.pills = tuple(pills)
        self._boxes = [_pill_box(pill, within) for pill in pills]
        box = QRectF()
        for place, _ in self._boxes:
            box = box.united(place.adjusted(-3, -3, 3, 4))
        self._cover(box)

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for pill, (box, text) in zip(self.pills, self._boxes, strict=True):
            round_ = box.height() / 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(20, 14, 8, 70))
            painter.drawRoundedRect(box.translated(0, 1.5), round_, round_)
            painter.setBrush(self.theme.colour(pill.token))
            painter.setPen(QPen(QColor(255, 251, 240, 200), 1.2))
            painter.drawRoundedRect(box, round_, round_)
            inside = box.adjusted(round_ * 0.7, 0, -round_ * 0.7, 0)
            if pill.seat is not None:
                side = pill.size * 0.72
                mark = QRectF(inside.left(), box.center().y() - side / 2, side, side)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.theme.colour(pill.on_token))
                painter.drawPath(shape_path(SEAT_MARKS[pill.seat].shape, mark))
                inside.setLeft(mark.right() + pill.size * 0.3)
            painter.setFont(sized_font(pill.size, bold=True))
            painter.setPen(self.theme.colour(pill.on_token))
            painter.drawText(inside, int(Qt.AlignmentFlag.AlignCenter), text)


def _pill_size(pill: Pill) -> tuple[QFontMetricsF, float, float]:
    """The type of a pill, its height, and what its width adds to that of the text."""
    metrics = QFontMetricsF(sized_font(pill.size, bold=True))
    height = metrics.height() + pill.size * 0.35
    return metrics, height, height * 0.7 + (pill.size * 1.02 if pill.seat is not None else 0) + 2


def fits(pill: Pill) -> bool:
    """Whether a pill can show its whole text."""
    metrics, _, extra = _pill_size(pill)
    return metrics.horizontalAdvance(pill.text) + extra <= pill.most


def _pill_box(pill: Pill, within: QRectF) -> tuple[QRectF, str]:
    """Where a pill goes and what stands on it: as near to its point as the board allows."""
    metrics, height, extra = _pill_size(pill)
    text = metrics.elidedText(pill.text, Qt.TextElideMode.ElideRight, pill.most - extra)
    width = metrics.horizontalAdvance(text) + extra
    left = min(max(pill.centre.x() - width / 2, within.left() + 2), within.right() - width - 2)
    top = min(max(pill.centre.y() - height / 2, within.top() + 2), within.bottom() - height - 2)
    return QRectF(left, top, width, height), text


class NextMark(Mark):
    """The next card of the circle: a ring around it, and an arrow that shows which way the circle goes."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._place, self._from, self._to = QRectF(), QPointF(), QPointF()

    def show_next(self, place: QRectF, following: QPointF) -> None:
        self._place, self._from, self._to = place, place.center(), following
        middle = (self._from + self._to) / 2
        box = place.adjusted(-8, -8, 8, 8).united(QRectF(middle.x() - 14, middle.y() - 14, 28, 28))
        self._cover(box)

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = self.theme.colour("accent")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box, corner = self._place.adjusted(-3.5, -3.5, 3.5, 3.5), corner_of(self._place.width()) + 3.5
        painter.setPen(QPen(accent, 3.5))
        painter.drawRoundedRect(box, corner, corner)
        middle = (self._from + self._to) / 2
        painter.translate(middle)
        painter.rotate(degrees(atan2(self._to.y() - self._from.y(), self._to.x() - self._from.x())))
        painter.setPen(QPen(PAPER, 1.5))
        painter.setBrush(accent)
        painter.drawEllipse(QPointF(0, 0), 10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("on_accent"))
        painter.drawPolygon(QPolygonF([QPointF(6, 0), QPointF(-3.2, -5), QPointF(-1.4, 0), QPointF(-3.2, 5)]))


class Dots(Mark):
    """Where the middle of a card may come to lie."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.points: tuple[QPointF, ...] = ()
        self._radius = 3.0

    def show_points(self, points: Sequence[QPointF], radius: float) -> None:
        if (tuple(points), radius) == (self.points, self._radius):
            return
        self.points, self._radius = tuple(points), radius
        self._cover(QPolygonF(points).boundingRect().adjusted(-8, -8, 8, 8) if points else QRectF())

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(255, 251, 240, 220), 1.2))
        painter.setBrush(self.theme.colour("accent", 0.85))
        for point in self.points:
            painter.drawEllipse(point, self._radius, self._radius)


@dataclass(frozen=True, slots=True)
class Region:
    """Cells that belong together, to be outlined in a colour."""

    cells: tuple[QRectF, ...]
    colour: str


class Outlines(Mark):
    """Largest groups and cells that score: they are outlined, and whatever counts for nothing now is veiled."""

    WIDTH = 3.0

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.regions: tuple[Region, ...] = ()
        self.veiled: tuple[QRectF, ...] = ()
        self._paths: list[tuple[QPainterPath, QColor]] = []

    def show_regions(self, regions: Sequence[Region], veiled: Sequence[QRectF] = ()) -> None:
        if (tuple(regions), tuple(veiled)) == (self.regions, self.veiled):
            return
        self.regions, self.veiled = tuple(regions), tuple(veiled)
        self._paths, box = [], QRectF()
        for region in regions:
            path = _melted(region.cells)
            self._paths.append((path, QColor(region.colour)))
            box = box.united(path.boundingRect())
        for cell in veiled:
            box = box.united(cell)
        self._cover(box.adjusted(-2, -2, 2, 2) if not box.isEmpty() else QRectF())

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.veiled:
            painter.fillPath(_melted(self.veiled), self.theme.colour("window", 0.62))
        for path, colour in self._paths:
            painter.save()
            painter.setClipPath(path)  # the outline stays inside its own land: neighbours keep theirs
            for pen, width in ((PAPER, self.WIDTH * 2 + 2.5), (colour, self.WIDTH * 2)):
                painter.strokePath(path, QPen(pen, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap,
                                              Qt.PenJoinStyle.MiterJoin))
            painter.restore()


def _melted(cells: Sequence[QRectF]) -> QPainterPath:
    """Cells as one outline: neighbours overlap by a hair, so that they melt together."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for cell in cells:
        path.addRect(cell.adjusted(-0.1, -0.1, 0.1, 0.1))
    return path.simplified()


class Ghost(Mark):
    """A card in the air: over a legal place, or dimmed where it cannot lie."""

    def __init__(self, theme: Theme, z: float, shelf: Shelf) -> None:
        super().__init__(theme, z)
        self._shelf = shelf
        self.face: Face | None = None
        self.place, self.covered, self.legal = QRectF(), (), False

    def show_card(self, face: Face, place: QRectF, covered: Sequence[QRectF], *, legal: bool) -> None:
        self.face, self.place, self.covered, self.legal = face, place, tuple(covered), legal
        margin = place.width() * CardItem.MARGIN + 6
        self._cover(place.adjusted(-margin, -margin, margin, margin))

    def put_away(self) -> None:
        self.face = None
        self._cover(QRectF())

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        if self.face is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = self.place.width() * CardItem.MARGIN
        painter.setOpacity(0.95 if self.legal else 0.45)
        paint_face(painter, self._shelf, self.face, self.place.adjusted(-margin, -margin, margin, margin))
        painter.setOpacity(1.0)
        corner = corner_of(self.place.width())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        token = "accent" if self.legal else "warm"
        style = Qt.PenStyle.SolidLine if self.legal else Qt.PenStyle.DashLine
        painter.setPen(QPen(PAPER, 5))
        painter.drawRoundedRect(self.place, corner, corner)
        painter.setPen(QPen(self.theme.colour(token), 3, style))
        painter.drawRoundedRect(self.place, corner, corner)
        self._paint_covered(painter)

    def _paint_covered(self, painter: QPainter) -> None:
        """Territories that would vanish: framed in the warm colour, a corner folded where there is room."""
        warm = self.theme.colour("warm")
        for cell in self.covered:
            is_large = cell.width() >= LARGE_CELL
            inside = cell.adjusted(4, 4, -4, -4) if is_large else cell.adjusted(2.5, 2.5, -2.5, -2.5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(PAPER, 3.5 if is_large else 2.5))
            painter.drawRect(inside)
            painter.setPen(QPen(warm, 2 if is_large else 1.5))
            painter.drawRect(inside)
            if is_large:
                fold = inside.width() * 0.30
                painter.setBrush(warm)
                painter.drawPolygon(QPolygonF([inside.topRight(), inside.topRight() - QPointF(fold, 0),
                                               inside.topRight() + QPointF(0, fold)]))
