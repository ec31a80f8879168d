"""The frame of a page with two cards side by side: what a game is, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QToolButton, QWidget

from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.widgets.blocks import STRETCH, in_column, in_row

BROADEST = 1120  # on a large screen lines that are any longer tire the eye


def lay_out(page: QWidget, back: QToolButton, story: QWidget, other: QWidget, tallest: int = 0) -> None:
    """Put the way back and the two cards on a page; it scrolls where there is no room.

    `tallest`: the cards grow with the page up to this height; 0: they are as high as they need to be.
    """
    back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    middle = QWidget()
    middle.setMaximumWidth(BROADEST)
    if tallest:
        middle.setMaximumHeight(tallest)
    in_row((story, 4), (other, 5), on=middle, spacing=2 * STEP)
    sides = in_row(STRETCH, (middle, 1000), STRETCH, spacing=None)
    inside = as_role(QWidget(), "plain")
    parts = (back, 0, Qt.AlignmentFlag.AlignLeft), (sides, 1000 if tallest else 0), STRETCH
    in_column(*parts, on=inside, margins=(4 * STEP, STEP, 4 * STEP, STEP), spacing=None)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has it
    scroll.setWidget(inside)
    in_column(scroll, on=page, spacing=None)
