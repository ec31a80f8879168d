"""The frame of a page with two cards side by side: what a game is, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from qtapp.style import as_role
from qtapp.theme import STEP

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
    body = QHBoxLayout(middle)
    body.setContentsMargins(0, 0, 0, 0)
    body.setSpacing(2 * STEP)
    body.addWidget(story, 4)
    body.addWidget(other, 5)
    sides = QHBoxLayout()
    sides.addStretch(1)
    sides.addWidget(middle, 1000)
    sides.addStretch(1)
    inside = as_role(QWidget(), "plain")
    column = QVBoxLayout(inside)
    column.setContentsMargins(4 * STEP, STEP, 4 * STEP, 3 * STEP)
    column.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)
    column.addLayout(sides, 1000 if tallest else 0)
    column.addStretch(1)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has it
    scroll.setWidget(inside)
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(scroll)
