"""Pictures of rules that are painted with the art of a board are those that it gives now, and each is shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.rules import draw_cercle, draw_complot
from tests.engines.test_rules_texts import FOLDER, LANGUAGES, PICTURE, text_of

GAMES = {"cercle": draw_cercle, "complot": draw_complot}
PLATES = [(game, paint) for game, module in GAMES.items() for paint in module.PICTURES]
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


@pytest.mark.parametrize(("game", "paint"), PLATES, ids=[f"{game}-{paint.__name__}" for game, paint in PLATES])
def test_the_picture_is_as_it_is_drawn(game, paint, qapp):
    plate = paint()
    plate.painter.end()
    stored = shown(f"{game}-{paint.__name__}.svg", plate.image.size())
    for one, other in zip(seen_from_afar(plate.image), seen_from_afar(stored), strict=True):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < NEAR, (
            f"run python -m resources.rules.draw_{game}"
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_shown(game, language):
    stored = {file.name for file in (FOLDER / "pictures").glob(f"{game}-*.svg")}
    assert stored == {f"{game}-{paint.__name__}.svg" for paint in GAMES[game].PICTURES}
    assert {Path(target).name for _, target in PICTURE.findall(text_of(game, language))} == stored
