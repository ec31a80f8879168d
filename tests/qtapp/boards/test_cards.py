"""Cards that are painted once for each size and stretched only while they move."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from qtapp.items.cards import CardItem, Shelf, paint_face


@dataclass(frozen=True)
class Checks:
    """A face of single dark and light columns: any smearing shows as grey."""

    name: str = "checks"
    painted: list[QSize] = field(default_factory=list)

    @property
    def key(self) -> str:
        return self.name

    def paint(self, painter: QPainter, size: QSize) -> None:
        self.painted.append(size)
        for x in range(size.width()):
            painter.fillRect(x, 0, 1, size.height(), QColor("black" if x % 2 else "white"))


def canvas(ratio: float = 1.0) -> QImage:
    image = QImage(240, 240, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("white"))
    return image


@pytest.mark.parametrize(("ratio", "zoom"), [(1.0, 1.0), (2.0, 1.0), (1.0, 1.7), (1.5, 1.25)])
def test_a_resting_face_is_painted_pixel_for_pixel(qapp, ratio, zoom):
    face, image = Checks(), canvas(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(zoom, zoom)
    paint_face(painter, Shelf(), face, QRectF(10.3, 7.6, 40, 56))
    painter.end()
    assert face.painted == [QSize(round(40 * zoom * ratio), round(56 * zoom * ratio))]
    row = {image.pixelColor(x, 110 if ratio * zoom > 1.5 else 40).lightness() for x in range(image.width())}
    assert row <= {0, 255}, "no column is smeared over two pixels"


def test_a_face_is_painted_once_for_each_size(qapp):
    face, shelf = Checks(), Shelf()
    for width in (20, 30, 20, 30, 20):
        shelf.picture(face, QSize(width, 40))
    assert [size.width() for size in face.painted] == [20, 30]


def test_a_moving_card_is_stretched_and_painted_anew_when_it_rests(qapp):
    face, shelf = Checks(), Shelf()
    item = CardItem(shelf, face)
    item.settle_at(QRectF(0, 0, 50, 70))
    for moving, width in ((False, 50), (True, 60), (True, 72), (False, 80)):
        item.set_moving(moving=moving)
        item.settle_at(QRectF(0, 0, width, width * 1.4))
        image = canvas()
        painter = QPainter(image)
        item.paint(painter)
        painter.end()
    assert len(face.painted) == 2, "twice at rest, never on the way"


def test_the_shelf_drops_what_was_not_used_for_longest(qapp):
    shelf = Shelf(most_bytes=3 * 10 * 10 * 4)
    faces = [Checks(name) for name in "abcd"]
    for face in faces[:3]:
        shelf.picture(face, QSize(10, 10))
    shelf.picture(faces[0], QSize(10, 10))
    shelf.picture(faces[3], QSize(10, 10))
    assert len(shelf) == 3
    shelf.picture(faces[0], QSize(10, 10))
    shelf.picture(faces[1], QSize(10, 10))
    assert [len(face.painted) for face in faces] == [1, 2, 1, 1]


def test_the_nearest_picture_is_painted_if_there_is_none_yet_or_no_longer(qapp):
    face, shelf = Checks(), Shelf(most_bytes=1)
    assert shelf.nearest(face, QSize(12, 12)).width() == 12
    assert shelf.nearest(face, QSize(40, 40)).width() == 12
    shelf.picture(Checks("other"), QSize(10, 10))
    assert shelf.nearest(face, QSize(40, 40)).width() == 40


def test_a_card_knows_where_it_lies(qapp):
    item = CardItem(Shelf(), Checks())
    item.settle_at(QRectF(5, 6, 50, 70))
    assert item.place() == QRectF(5, 6, 50, 70)
    assert item.boundingRect().contains(QRectF(0, 0, 50, 70)), "its shadow falls around it"
