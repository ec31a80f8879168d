"""What pages are built of: cards, columns that scroll, and a middle that does not grow too broad."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from qtapp.style import as_role
from qtapp.theme import STEP

BROADEST = 1320  # on a large screen lines that are any longer tire the eye

Part = QWidget | QLayout


def card(parts: Sequence[Part], *, last_grows: bool = False) -> QFrame:
    """Parts one below the other on a card; the last one may take what room there is."""
    made = as_role(QFrame(), "card")
    layout = QVBoxLayout(made)
    layout.setContentsMargins(2 * STEP, 12, 2 * STEP, 14)
    layout.setSpacing(STEP)
    _fill(layout, parts)
    if last_grows:
        layout.setStretch(len(parts) - 1, 1)
    return made


def column(parts: Sequence[Part]) -> QScrollArea:
    """Parts one below the other, which scroll where there are too many."""
    inside = as_role(QWidget(), "plain")
    layout = QVBoxLayout(inside)
    layout.setContentsMargins(0, 0, STEP, 3 * STEP)
    layout.setSpacing(12)
    _fill(layout, parts)
    layout.addStretch(1)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has it, and is brought into sight
    scroll.setWidget(inside)
    return scroll


def fill_page(page: QWidget, top: Sequence[Part], columns: QHBoxLayout) -> None:
    """Lay out a page: what stands at the top, and below it columns that take the rest."""
    middle = QWidget()
    middle.setMaximumWidth(BROADEST)
    layout = QVBoxLayout(middle)
    layout.setContentsMargins(4 * STEP, STEP, 4 * STEP, 0)
    layout.setSpacing(0)
    _fill(layout, top)
    layout.addSpacing(12)
    layout.addLayout(columns, 1)
    sides = QHBoxLayout(page)
    sides.setContentsMargins(0, 0, 0, 0)
    sides.addStretch(1)
    sides.addWidget(middle, 1000)
    sides.addStretch(1)


def _fill(layout: QBoxLayout, parts: Sequence[Part]) -> None:
    for part in parts:
        if isinstance(part, QWidget):
            layout.addWidget(part)
        else:
            layout.addLayout(part)
