"""Cards that are painted once for each size and stretched only while they move."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from qtapp.items.cards import PICTURES, CardItem, PictureCache, paint_face


@dataclass(eq=False)
class Checks:
    """A face of single dark and light columns: any smearing shows as grey."""

    painted: list[QSize] = field(default_factory=list)

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
    paint_face(painter, face, QRectF(10.3, 7.6, 40, 56))
    painter.end()
    assert face.painted == [QSize(round(40 * zoom * ratio), round(56 * zoom * ratio))]
    row = {image.pixelColor(x, 110 if ratio * zoom > 1.5 else 40).lightness() for x in range(image.width())}
    assert row <= {0, 255}, "no column is smeared over two pixels"


def test_a_face_is_painted_once_for_each_size(qapp):
    face = Checks()
    for width in (20, 30, 20, 30, 20):
        PICTURES.picture(face, QSize(width, 40))
    assert [size.width() for size in face.painted] == [20, 30]


def test_a_moving_card_is_stretched_and_painted_anew_when_it_rests(qapp):
    face = Checks()
    item = CardItem(face)
    item.settle_at(QRectF(0, 0, 50, 70))
    for moving, width in ((False, 50), (True, 60), (True, 72), (False, 80)):
        item.set_moving(moving=moving)
        item.settle_at(QRectF(0, 0, width, width * 1.4))
        image = canvas()
        painter = QPainter(image)
        item.paint(painter)
        painter.end()
    assert len(face.painted) == 2, "twice at rest, never on the way"


def test_the_cache_drops_what_was_not_used_for_longest(qapp):
    cache = PictureCache(most_bytes=3 * 10 * 10 * 4)
    faces = [Checks() for _ in range(4)]
    for face in faces[:3]:
        cache.picture(face, QSize(10, 10))
    cache.picture(faces[0], QSize(10, 10))
    cache.picture(faces[3], QSize(10, 10))
    assert len(cache) == 3
    cache.picture(faces[0], QSize(10, 10))
    cache.picture(faces[1], QSize(10, 10))
    assert [len(face.painted) for face in faces] == [1, 2, 1, 1]


def test_a_card_that_moves_before_it_was_ever_seen_is_painted_once(qapp):
    face = Checks()
    item = CardItem(face)
    item.set_moving(moving=True)
    for width in (50, 60, 72):
        item.settle_at(QRectF(0, 0, width, width * 1.4))
        image = canvas()
        painter = QPainter(image)
        item.paint(painter)
        painter.end()
    assert len(face.painted) == 1


def test_a_face_is_painted_anew_when_the_type_changes(qapp):
    face, font = Checks(), qapp.font()
    PICTURES.picture(face, QSize(20, 40))
    larger = QFont(font)
    larger.setPointSizeF(font.pointSizeF() + 3)
    qapp.setFont(larger)
    PICTURES.picture(face, QSize(20, 40))
    qapp.setFont(font)
    PICTURES.picture(face, QSize(20, 40))
    assert len(face.painted) == 2


@dataclass(frozen=True)
class Plain:
    """Equal to others in one colour, but of no other kind."""

    colour: str

    def paint(self, painter: QPainter, size: QSize) -> None:
        painter.fillRect(0, 0, size.width(), size.height(), QColor(self.colour))


class Framed(Plain):
    """The same fields, another picture."""

    def paint(self, painter: QPainter, size: QSize) -> None:
        painter.drawImage(0, 0, PICTURES.picture(Plain(self.colour), size))
        painter.fillRect(0, 0, 2, 2, QColor("black"))


def test_faces_of_two_kinds_are_never_taken_for_each_other(qapp):
    size = QSize(9, 9)
    assert PICTURES.picture(Plain("red"), size) != PICTURES.picture(Framed("red"), size)
    assert PICTURES.picture(Plain("red"), size) == PICTURES.picture(Plain("red"), size)


def test_threads_share_the_cache(qapp):
    """The pictures of the home page are painted beside the window; the cache is so small that they all drop others."""
    cache = PictureCache(most_bytes=5 * 16 * 16 * 4)
    colours = [QColor.fromHsv(hue, 255, 255).name() for hue in range(0, 360, 30)]

    def paint(_: int) -> list[QImage]:
        return [cache.picture(Plain(colour), QSize(16, 16)) for _ in range(20) for colour in colours]

    expected = paint(0)
    with ThreadPoolExecutor(4) as pool:
        assert all(found == expected for found in pool.map(paint, range(4)))
    assert len(cache) == 5


def test_a_card_knows_where_it_lies(qapp):
    item = CardItem(Checks())
    item.settle_at(QRectF(5, 6, 50, 70))
    assert item.place() == QRectF(5, 6, 50, 70)
    assert item.boundingRect().contains(QRectF(0, 0, 50, 70)), "its shadow falls around it"
