"""The pictures of the rules can be drawn by Qt, and a text browser shows them on their own paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QTextBlock, QTextDocument
from PySide6.QtSvg import QSvgRenderer

import engines
import resources
from docs.drawing.art import PAPER
from qtapp.pages.parts.rules import LINE_HEIGHT, RulesPage

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


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


@pytest.mark.parametrize("game", engines.games())
def test_no_empty_strip_stands_below_a_picture_and_text_keeps_its_air(game, qtbot):
    page = RulesPage()
    qtbot.addWidget(page)
    page.resize(400, 600)
    page.show_text(game, "en")
    layout = page.document().documentLayout()
    pictures = 0
    for block in blocks(page.document()):
        style, follower = block.begin().fragment().charFormat(), block.next()
        if style.isImageFormat() and follower.isValid():
            file = FOLDER / "en" / style.toImageFormat().name()
            below = layout.blockBoundingRect(follower).top() - layout.blockBoundingRect(block).top()
            air = max(block.blockFormat().bottomMargin(), follower.blockFormat().topMargin())
            assert below == QSvgRenderer(str(file)).defaultSize().height() + air
            pictures += 1
        elif block.text():
            assert block.blockFormat().lineHeight() == LINE_HEIGHT
    assert pictures
