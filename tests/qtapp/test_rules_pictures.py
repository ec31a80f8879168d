"""The pictures of the rules can be drawn by Qt, and a text browser shows them on their own paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QTextDocument
from PySide6.QtSvg import QSvgRenderer

import resources
from resources.rules.art import PAPER

FOLDER = Path(resources.__file__).parent / "rules"
PICTURES = sorted((FOLDER / "pictures").glob("*.svg"))
WIDEST = 340  # the drawer with the rules has room for no more


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: file.stem)
def test_qt_draws_the_picture_and_it_fits_beside_the_board(file, qapp):
    renderer = QSvgRenderer(str(file))
    assert renderer.isValid()
    size = renderer.defaultSize()
    assert 0 < size.width() <= WIDEST
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    seen = {image.pixel(x, y) for x in range(0, size.width(), 3) for y in range(0, size.height(), 3)}
    assert QColor(PAPER).rgb() in seen
    assert len(seen) > 10


@pytest.mark.parametrize("ground", ["#FFFDF8", "#2B3337"])
def test_a_text_document_shows_the_pictures_of_the_rules(ground, qapp):
    document = QTextDocument()
    document.setBaseUrl(QUrl.fromLocalFile(str(FOLDER / "en") + "/"))
    document.setMarkdown("![A town](../pictures/wagons-groups.svg)\n")
    image = QImage(document.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    paper = QColor(PAPER).rgb()
    count = sum(image.pixel(x, y) == paper for x in range(image.width()) for y in range(image.height()))
    assert count > 5000
