"""Rows, columns and forms of which pages are built."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QWidget

from qtapp.base.style import FIELD
from qtapp.base.theme import STEP
from qtapp.widgets.blocks import STRETCH, discard, in_column, in_row
from qtapp.widgets.form import Form


def test_parts_stand_in_order_with_their_stretch_and_alignment(qtbot):
    page, first, second, third = QWidget(), QLabel(), QLabel(), QLabel()
    qtbot.addWidget(page)
    inner = in_row(third)
    layout = in_column(
        first, (second, 2, Qt.AlignmentFlag.AlignLeft), 12, (inner, 1), STRETCH, on=page, margins=(1, 2, 3, 4)
    )
    assert page.layout() is layout
    assert [layout.itemAt(place).widget() for place in (0, 1)] == [first, second]
    assert layout.itemAt(1).alignment() == Qt.AlignmentFlag.AlignLeft
    assert layout.itemAt(2).spacerItem().sizeHint().height() == 12
    assert layout.itemAt(3).layout() is inner
    assert [layout.stretch(place) for place in range(layout.count())] == [0, 2, 0, 1, 1]
    margins = layout.contentsMargins()
    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (1, 2, 3, 4)
    assert (layout.spacing(), inner.spacing()) == (STEP, STEP)


def test_a_layout_without_a_spacing_of_its_own_has_the_usual_one(qtbot):
    pages = QWidget(), QWidget()
    for page in pages:
        qtbot.addWidget(page)
    usual = in_row(on=pages[0], spacing=None).spacing()
    assert in_row(on=pages[1], spacing=usual + 5).spacing() == usual + 5
    assert pages[0].layout().contentsMargins().isNull()


def test_what_is_discarded_is_neither_seen_nor_laid_out(qtbot):
    page, parts = QWidget(), [QLabel(), QLabel()]
    qtbot.addWidget(page)
    layout = in_column(*parts, on=page)
    page.show()
    discard(parts[:1], layout)
    assert layout.count() == 1
    assert parts[0].isHidden()
    assert not parts[1].isHidden()


def test_a_name_stands_before_its_field_and_is_what_screen_readers_say(qtbot):
    page, line, box = QWidget(), QLineEdit(), QCheckBox()
    qtbot.addWidget(page)
    form = Form(line, box)
    page.setLayout(form)
    form.name(line, "Your name")
    form.name(box, "Sound")
    assert (form.label_of(line).text(), line.accessibleName()) == ("Your name", "Your name")
    assert form.label_of(box).text() == "Sound"
    assert (form.label_of(line).minimumHeight(), form.label_of(box).minimumHeight()) == (FIELD, 0)
