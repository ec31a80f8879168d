"""Cards on a table: an item that shows a painted face, crisp at any scale and cheap to move.

A face is painted once for each size in real pixels, whichever boards show it; while a card moves or grows, its last
picture is stretched, and as soon as it rests it is painted anew for the pixels it lies on.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from math import hypot
from threading import Lock
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from qtapp.base.brush import faded, saved
from qtapp.base.guard import Guarded

CACHE_BYTES = 96 * 1024 * 1024  # full tables of every game at 4K


class Face(Hashable, Protocol):
    """Something that can be painted on a card. Equal ones look alike, in any board: a frozen dataclass of all it shows,
    theme and words included."""

    def paint(self, painter: QPainter, size: QSize) -> None:
        """Paint the face over (0, 0, size), in real pixels."""


class PictureCache:
    """Painted faces by size; those not used for longest are dropped first. Covers are painted on other threads."""

    def __init__(self, most_bytes: int = CACHE_BYTES) -> None:
        self._most, self._held = most_bytes, 0
        self._pictures: OrderedDict[Hashable, QImage] = OrderedDict()
        self._lock = Lock()

    def picture(self, face: Face, size: QSize) -> QImage:
        """The face in exactly this size, with the type that is set now."""
        key = (face, size.width(), size.height(), QGuiApplication.font().key())
        with self._lock:
            if key in self._pictures:
                self._pictures.move_to_end(key)
                return self._pictures[key]
        # An image, unlike a pixmap, may be painted on any thread. Nobody waits for it meanwhile: a face may consist of
        # others, and two threads that paint the same one paint it alike.
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        face.paint(painter, size)
        painter.end()
        with self._lock:
            self._keep(key, image)
        return image

    def _keep(self, key: Hashable, image: QImage) -> None:
        if key not in self._pictures:
            self._held += image.sizeInBytes()
        self._pictures[key] = image
        while self._held > self._most and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._held -= dropped.sizeInBytes()

    def __len__(self) -> int:
        return len(self._pictures)


PICTURES = PictureCache()  # of all boards: a second one of the same game need not paint anything again


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
            painter.setBrush(faded(colour, colour.alphaF() * (1 - layer / layers) * 0.46))
            grown = box.adjusted(-spread, -spread * 0.55, spread, spread).translated(0, reach * 0.28)
            painter.drawRoundedRect(grown, corner + spread, corner + spread)


class CardItem(Guarded, QGraphicsItem):
    """A card that lies somewhere: its place is the rectangle of its face in the scene."""

    MARGIN = 0.09  # of the card's width, around it, where its shadow falls

    def __init__(self, face: Face) -> None:
        super().__init__()
        self._face = face
        self._size = QSizeF(10, 14)
        self._painted: QSize | None = None  # how large it was in real pixels when it was last painted
        self.moving = False  # moving cards are stretched, resting ones painted pixel for pixel

    @property
    def face(self) -> Face:
        return self._face

    def set_face(self, face: Face) -> None:
        if face != self._face:
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

    def boundingRect(self) -> QRectF:
        return around(QRectF(QPointF(0, 0), self._size), self.MARGIN)

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        self._painted = paint_face(painter, self._face, self.boundingRect(), self._painted if self.moving else None)


def around(place: QRectF, margin: float = CardItem.MARGIN) -> QRectF:
    """A card together with the room in which its shadow falls."""
    grown = place.width() * margin
    return place.adjusted(-grown, -grown, grown, grown)


def paint_face(painter: QPainter, face: Face, box: QRectF, stretched: QSize | None = None) -> QSize:
    """Paint a face into a box of the painter's coordinates, pixel for pixel unless its picture of another size may be
    stretched; answers the size of the picture."""
    size = stretched or real_size(painter, box)
    picture = PICTURES.picture(face, size)
    real = painter.deviceTransform()
    if stretched or real.m12() or real.m21():
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(box, picture, QRectF(picture.rect()))
    else:
        paint_crisp(painter, picture, box.topLeft())
    return size


def real_size(painter: QPainter, box: QRectF) -> QSize:
    """How many real pixels a box of the painter's coordinates takes."""
    real = painter.deviceTransform()
    across, down = hypot(real.m11(), real.m12()), hypot(real.m21(), real.m22())
    return QSize(max(2, round(box.width() * across)), max(2, round(box.height() * down)))


def paint_crisp(painter: QPainter, picture: QImage, corner: QPointF) -> None:
    """Paint a picture pixel for pixel: its corner is moved to a whole one, so that nothing is smeared over two."""
    real = painter.deviceTransform()
    back, _ = real.inverted()
    start = real.map(corner)
    size = QSizeF(picture.width() / real.m11(), picture.height() / real.m22())
    there = QRectF(back.map(QPointF(round(start.x()), round(start.y()))), size)
    painter.drawImage(there, picture, QRectF(picture.rect()))
