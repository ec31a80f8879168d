"""What pages are built of: rows and columns, cards, columns that scroll, a middle that does not grow too broad."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from qtapp.base.style import as_role
from qtapp.base.theme import STEP

BROADEST = 1320  # on a large screen lines that are any longer tire the eye

Margins = tuple[int, int, int, int]  # left, top, right, bottom
Part = QWidget | QLayout
Placed = Part | tuple[Part, int] | tuple[Part, int, Qt.AlignmentFlag] | int | Literal["stretch"]
"""A part of a row or a column, perhaps with its stretch and its alignment; so many pixels of space; or `STRETCH`."""

STRETCH: Literal["stretch"] = "stretch"  # takes the room that is left
NONE: Margins = (0, 0, 0, 0)


def in_row(
    *parts: Placed, on: QWidget | None = None, margins: Margins = NONE, spacing: int | None = STEP
) -> QHBoxLayout:
    """Parts side by side, on a widget or within another layout; without a spacing of its own it has the usual one."""
    layout = QHBoxLayout()
    _fill(layout, parts, on, margins, spacing)
    return layout


def in_column(
    *parts: Placed, on: QWidget | None = None, margins: Margins = NONE, spacing: int | None = STEP
) -> QVBoxLayout:
    """Parts one below the other."""
    layout = QVBoxLayout()
    _fill(layout, parts, on, margins, spacing)
    return layout


def _fill(
    layout: QBoxLayout, parts: Sequence[Placed], on: QWidget | None, margins: Margins, spacing: int | None
) -> None:
    if on is not None:
        on.setLayout(layout)
    layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    for placed in parts:
        if placed == STRETCH:
            layout.addStretch(1)
        elif isinstance(placed, int):
            layout.addSpacing(placed)
        else:
            part, stretch = (placed[0], placed[1]) if isinstance(placed, tuple) else (placed, 0)
            alignment = placed[2] if isinstance(placed, tuple) and len(placed) == 3 else Qt.AlignmentFlag(0)
            if isinstance(part, QWidget):
                layout.addWidget(part, stretch, alignment)
            else:
                layout.addLayout(part, stretch)


def card(parts: Sequence[Part], *, last_grows: bool = False) -> QFrame:
    """Parts one below the other on a card; the last one may take what room there is."""
    made = as_role(QFrame(), "card")
    layout = in_column(*parts, on=made, margins=(2 * STEP, 12, 2 * STEP, 14))
    if last_grows:
        layout.setStretch(len(parts) - 1, 1)
    return made


def column(parts: Sequence[Part]) -> QScrollArea:
    """Parts one below the other, which scroll where there are too many."""
    inside = as_role(QWidget(), "plain")
    in_column(*parts, STRETCH, on=inside, margins=(0, 0, STEP, 3 * STEP), spacing=12)
    return scrolling(inside)


def scrolling(inside: QWidget, area: QScrollArea | None = None) -> QScrollArea:
    """An area in which something scrolls up and down."""
    scroll = area or QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has it, and is brought into sight
    scroll.setWidget(inside)
    return scroll


def fill_page(page: QWidget, top: Sequence[Part], columns: QHBoxLayout) -> None:
    """Lay out a page: what stands at the top, and below it columns that take the rest."""
    middle = QWidget()
    middle.setMaximumWidth(BROADEST)
    in_column(*top, 12, (columns, 1), on=middle, margins=(4 * STEP, STEP, 4 * STEP, 0), spacing=0)
    in_row(STRETCH, (middle, 1000), STRETCH, on=page, spacing=None)


def discard(parts: Iterable[QWidget], layout: QLayout) -> None:
    """Take parts out of a layout, for good."""
    for part in parts:
        layout.removeWidget(part)
        part.hide()
        part.deleteLater()
