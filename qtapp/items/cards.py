"""Cards on a table: an item that shows a painted face, crisp at any scale and cheap to move.

A face is painted once for each size in real pixels and kept on a `Shelf`; while a card moves or grows, the picture at
hand is stretched, and as soon as it rests it is painted anew for the pixels it lies on.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from qtapp.guard import Guarded
from qtapp.items.brush import saved

SHELF_BYTES = 64 * 1024 * 1024  # a full table at 4K several times over


class Face(Protocol):
    """Something that can be painted on a card. Equal keys look alike."""

    @property
    def key(self) -> Hashable: ...

    def paint(self, painter: QPainter, size: QSize) -> None:
        """Paint the face over (0, 0, size), in real pixels."""


class Shelf:
    """Painted faces by key and size; those not used for longest are dropped first."""

    def __init__(self, most_bytes: int = SHELF_BYTES) -> None:
        self._most, self._held = most_bytes, 0
        self._pictures: OrderedDict[tuple[Hashable, int, int], QImage] = OrderedDict()
        self._last: dict[Hashable, tuple[Hashable, int, int]] = {}

    def picture(self, face: Face, size: QSize) -> QImage:
        """The face in exactly this size."""
        place = (face.key, size.width(), size.height())
        found = self._pictures.get(place)
        if found is None:
            # An image, unlike a pixmap, may be painted on any thread.
            found = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            face.paint(painter, size)
            painter.end()
            self._keep(place, found)
        self._pictures.move_to_end(place)
        self._last[face.key] = place
        return found

    def nearest(self, face: Face, size: QSize) -> QImage:
        """The face in the size it was last shown in, to be stretched; painted if it never was."""
        place = self._last.get(face.key)
        found = self._pictures.get(place) if place else None
        return found if found is not None else self.picture(face, size)

    def _keep(self, place: tuple[Hashable, int, int], picture: QImage) -> None:
        self._pictures[place] = picture
        self._held += picture.width() * picture.height() * 4
        while self._held > self._most and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._held -= dropped.width() * dropped.height() * 4

    def __len__(self) -> int:
        return len(self._pictures)


def corner_of(card_width: float) -> float:
    """The corner of a card: never more than a card of paper has."""
    return min(10.0 * max(1.0, card_width / 110), card_width * 0.10)


def paint_soft_shadow(painter: QPainter, box: QRectF, corner: float, reach: float, colour: QColor) -> None:
    """A short soft shadow below a rounded box: a few thin layers, lit from above."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        layers = 4
        for layer in range(layers):
            spread = reach * (layer + 1) / layers
            shade = QColor(colour)
            shade.setAlphaF(colour.alphaF() * (1 - layer / layers) * 0.46)
            painter.setBrush(shade)
            grown = box.adjusted(-spread, -spread * 0.55, spread, spread).translated(0, reach * 0.28)
            painter.drawRoundedRect(grown, corner + spread, corner + spread)


class CardItem(Guarded, QGraphicsItem):
    """A card that lies somewhere: its place is the rectangle of its face in the scene."""

    MARGIN = 0.09  # of the card's width, around it, where its shadow falls

    def __init__(self, shelf: Shelf, face: Face) -> None:
        super().__init__()
        self._shelf, self._face = shelf, face
        self._size = QSizeF(10, 14)
        self.moving = False  # moving cards are stretched, resting ones painted pixel for pixel

    @property
    def face(self) -> Face:
        return self._face

    def set_face(self, face: Face) -> None:
        if face.key != self._face.key:
            self._face = face
            self.update()

    def place(self) -> QRectF:
        """Where the face lies, in the scene."""
        return QRectF(self.pos(), self._size)

    def settle_at(self, place: QRectF) -> None:
        if place.size() != self._size:
            self.prepareGeometryChange()
            self._size = place.size()
        if place.topLeft() != self.pos():
            self.setPos(place.topLeft())

    def set_moving(self, *, moving: bool) -> None:
        if moving != self.moving:
            self.moving = moving
            self.update()

    def _margin(self) -> float:
        return self._size.width() * self.MARGIN

    def boundingRect(self) -> QRectF:
        margin = self._margin()
        return QRectF(QPointF(0, 0), self._size).adjusted(-margin, -margin, margin, margin)

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        paint_face(painter, self._shelf, self._face, self.boundingRect(), stretched=self.moving)


def paint_face(painter: QPainter, shelf: Shelf, face: Face, box: QRectF, *, stretched: bool = False) -> None:
    """Paint a face into a box of the painter's coordinates, pixel for pixel unless it may be stretched."""
    real = painter.deviceTransform()
    size = QSize(max(2, round(box.width() * real.m11())), max(2, round(box.height() * real.m22())))
    if stretched or real.m12() or real.m21():
        picture = shelf.nearest(face, size)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(box, picture, QRectF(picture.rect()))
        return
    picture = shelf.picture(face, size)
    # The corner is moved to a whole pixel, so that nothing is smeared over two.
    corner = real.map(box.topLeft())
    back, _ = real.inverted()
    start = back.map(QPointF(round(corner.x()), round(corner.y())))
    there = QRectF(start, QSizeF(size.width() / real.m11(), size.height() / real.m22()))
    painter.drawImage(there, picture, QRectF(picture.rect()))
