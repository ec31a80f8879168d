"""The pictures of the rules of The Circle are those that its art gives now, and each is shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.rules import draw_cercle as draw
from tests.engines.test_rules_texts import FOLDER, LANGUAGES, PICTURE, text_of

COARSE = 16  # pixels that are looked at as one: type is not the same on every machine
NEAR = 40  # by how much each may differ, of 255


def shown(name: str, size: QSize) -> QImage:
    """A stored picture at a size."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    QSvgRenderer(str(FOLDER / "pictures" / name)).render(painter)
    painter.end()
    return image


def seen_from_afar(image: QImage) -> list[tuple[int, int, int]]:
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.scaled(image.size() / COARSE, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return [small.pixelColor(x, y).getRgb()[:3] for x in range(small.width()) for y in range(small.height())]


@pytest.mark.parametrize("paint", draw.PICTURES, ids=lambda paint: paint.__name__)
def test_the_picture_is_as_it_is_drawn(paint, qapp):
    plate = paint()
    plate.painter.end()
    stored = shown(f"cercle-{paint.__name__}.svg", plate.image.size())
    for one, other in zip(seen_from_afar(plate.image), seen_from_afar(stored), strict=True):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < NEAR, (
            "run python -m resources.rules.draw_cercle"
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown(language):
    stored = {file.name for file in (FOLDER / "pictures").glob("cercle-*.svg")}
    assert stored == {f"cercle-{paint.__name__}.svg" for paint in draw.PICTURES}
    assert {Path(target).name for _, target in PICTURE.findall(text_of("cercle", language))} == stored
