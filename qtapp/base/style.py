"""How the tokens of a theme dress Qt's own widgets: a palette, a style sheet, the fonts.

A widget says what it is for by its `role` (see `as_role`), never by colours of its own; boards and painted items take
their colours from the theme directly: `worn` tells it whenever something is painted, and what is not painted anew by
itself is `Themed`.
"""

from __future__ import annotations

import os
from string import Template
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from qtapp.base.icons import draw_sign
from qtapp.base.theme import CORNER, DARK, LIGHT, TEXT_BODY, TEXT_NOTE, TEXT_SCORE, TEXT_TITLE, THEMES, Theme, wear

# The widget style that draws alike on all systems. Qt reads this when the application is made; asking for the style
# later would have Python learn every part of it, while the first window is being waited for.
os.environ.setdefault("QT_STYLE_OVERRIDE", "Fusion")

W = TypeVar("W", bound=QWidget)

HEADER_HEIGHT = 48
PANEL_WIDTH, WIDEST_PANEL = 336, 400  # beside a board
FIELD = 32  # the height of a line edit or a drop-down list

# $token is a colour of the theme, $token_soft the same laid thinly over the surface.
_SHEET = Template("""
QWidget { color: $ink; font-size: ${body}px; }
QMainWindow, QDialog, QWidget[role="page"] { background: $window; }
QToolTip { background: $surface; color: $ink; border: 1px solid $hairline; padding: 6px; }
QLabel { background: transparent; }
QLabel:disabled { color: $muted; }
QLabel[role="brand"] { font-size: 28px; font-weight: 700; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 700; }
QLabel[role="heading"] { font-weight: 700; color: $muted; }
QLabel[role="note"] { font-size: ${note}px; color: $muted; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="score"] { font-size: ${score}px; font-weight: 700; }
QLabel[role="problem"] { color: $warm_text; }
QLabel[role="clock"] { color: $muted; }
QLabel[role="clock_running"] { font-weight: 700; }
QLabel[role="clock_short"] { font-weight: 700; color: $warm_text; }

QFrame[role="header"] { background: $surface; border: none; border-bottom: 1px solid $hairline; }
QFrame[role="panel"] { background: $window; border: none; border-left: 1px solid $hairline; }
QFrame[role="drawer"] { background: $window; border: none; border-left: 1px solid $hairline; }
QFrame[role="bar"] { background: $surface; border: none; border-top: 1px solid $hairline; }
QFrame[role="card"] { background: $surface; border: 1px solid $hairline; border-radius: ${corner}px; }
QFrame[role="return"] { background: $accent_soft; border: 2px solid $accent; border-radius: ${corner}px; }
QFrame[role="prompt"] { background: $accent; border: none; border-radius: ${corner}px; }
QFrame[role="prompt"] QLabel { color: $on_accent; }
QFrame[role="prompt"] QLabel[role="title"] { font-size: ${title}px; }
QFrame[role="warning"] { background: $warm; border: none; border-radius: 6px; }
QFrame[role="prompt"] QFrame[role="warning"] QLabel { color: $on_warm; }
QFrame[role="banner"] { background: $warm; border: none; border-bottom: 1px solid $window; }
QFrame[role="banner"] QLabel { color: $on_warm; }
QFrame[role="notice"] { background: $accent_soft; border: none; border-bottom: 1px solid $hairline; }
QFrame[role="remark"] { background: $surface; border: none; border-radius: 6px; }
QFrame[role="prompt"] QFrame[role="remark"] QLabel { color: $ink; }

QPushButton {
  background: $surface; color: $ink; border: 1px solid $hairline; border-radius: 8px;
  padding: 7px 14px; min-height: 18px;
}
QPushButton:hover { background: $accent_soft; border-color: $accent; }
QPushButton:pressed { background: $hairline; }
QPushButton:focus { border: 2px solid $accent; padding: 6px 13px; }
QPushButton:disabled { color: $muted; background: $window; border-color: $hairline; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 700; }
QPushButton[role="primary"]:hover { background: $accent_deep; border-color: $accent_deep; }
QPushButton[role="primary"]:focus { border: 2px solid $ink; }
QPushButton[role="primary"]:disabled { background: $hairline; color: $muted; border-color: $hairline; }
QFrame[role="prompt"] QPushButton {
  background: transparent; color: $on_accent; border: 1px solid $on_accent; padding: 5px 12px;
}
QFrame[role="prompt"] QPushButton:hover { background: $on_accent_thin; }
QFrame[role="prompt"] QPushButton[role="primary"] { background: $on_accent; color: $accent; }
QFrame[role="prompt"] QPushButton:disabled, QFrame[role="prompt"] QPushButton[role="primary"]:disabled {
  background: transparent; color: $on_accent_dim; border: 1px dashed $on_accent_dim;
}
QFrame[role="prompt"] QPushButton:focus { border: 3px solid $on_accent; padding: 3px 10px; }
QFrame[role="prompt"] QPushButton[role="primary"]:focus { border: 3px solid $ink; }

QToolButton {
  background: transparent; color: $muted; border: 2px solid transparent; border-radius: 6px; padding: 4px 7px;
}
QToolButton:hover { color: $ink; background: $accent_soft; }
QToolButton:pressed, QToolButton:checked { color: $accent; background: $accent_soft; }
QToolButton:focus { border: 2px solid $accent; }
QToolButton:disabled { color: $faint; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: none; width: 0; }
QToolButton[role="game"] { color: $ink; font-size: ${title}px; font-weight: 700; }
QToolButton[role="fold"] { padding-left: 0; font-weight: 700; }
QPushButton[role="tab"] {
  font-weight: 700; color: $muted; background: transparent; border: none; border-radius: 0; padding: 2px 0;
  min-height: 16px; text-align: left;
}
QPushButton[role="tab"]:checked { color: $ink; border-bottom: 2px solid $accent; }
QPushButton[role="tab"]:checked:disabled { color: $muted; border: none; }
QPushButton[role="tab"]:focus { color: $accent; }
QPushButton[role="row"] { text-align: left; background: transparent; border-color: transparent; }
QPushButton[role="row"]:hover { background: $accent_soft; }
QPushButton[role="row"]:focus { border-color: $accent; }
QToolButton[role="switch"]:checked { background: transparent; color: $muted; }

QLineEdit, QComboBox, QSpinBox {
  background: $surface; color: $ink; border: 1px solid $hairline; border-radius: 8px; padding: 5px 9px;
  min-height: 20px; selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QComboBox:focus { border: 2px solid $accent; padding: 4px 8px; }
QLineEdit:disabled, QComboBox:disabled { color: $muted; background: $window; }
QComboBox { combobox-popup: 0; } /* a list below the box: one laid over it hides entries behind its arrows */
QComboBox QAbstractItemView::item { padding: 0 8px; min-height: 24px; }
QComboBox QAbstractItemView::item:selected { background: $accent; color: $on_accent; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView, QMenu, QAbstractItemView[role="popup"] {
  background: $surface; color: $ink; border: 1px solid $hairline; outline: none;
  selection-background-color: $accent; selection-color: $on_accent;
}
QMenu { padding: 4px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 5px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $faint; background: transparent; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 8px; }
QMenuBar { background: $window; color: $ink; border: none; padding: 1px 6px; }
QMenuBar::item { padding: 4px 9px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected { background: $accent_soft; }

QCheckBox, QRadioButton { spacing: 8px; background: transparent; }
QCheckBox:focus, QRadioButton:focus { color: $accent; }
QCheckBox::indicator { width: 16px; height: 16px; border: 1px solid $muted; border-radius: 4px; background: $surface; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; }
QListView, QTreeView, QTextBrowser, QPlainTextEdit {
  background: transparent; border: none; outline: none;
  selection-background-color: $accent; selection-color: $on_accent;
}
QTextBrowser:focus, QPlainTextEdit:focus { border: 2px solid $accent; border-radius: 6px; }
QPlainTextEdit[role="sheet"], QTextBrowser[role="sheet"] {
  background: $surface; border: 1px solid $hairline; border-radius: ${corner}px; padding: 10px;
}
QPlainTextEdit[role="sheet"]:focus { border: 2px solid $accent; }
QScrollArea, QScrollArea > QWidget > QWidget[role="plain"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $hairline; border-radius: 4px; min-height: 28px; min-width: 28px; margin: 1px; }
QScrollBar::handle:hover { background: $muted; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider { min-height: 22px; }
QSlider::groove:horizontal { height: 4px; background: $hairline; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { background: $accent; width: 16px; height: 16px; margin: -6px 0; border-radius: 8px; }
QSlider::handle:horizontal:focus { border: 3px solid $ink; width: 10px; height: 10px; }
QHeaderView::section {
  background: transparent; border: none; border-bottom: 1px solid $hairline; padding: 2px 4px;
}
QTreeView::item { border: none; padding: 0 2px; }
QTreeView::item:hover { background: $accent_soft; }
QTreeView::item:selected { background: $accent_soft; color: $ink; }
""")


def as_role(widget: W, role: str) -> W:
    """Say what a widget is for, so that the style sheet can dress it."""
    widget.setProperty("role", role)
    return widget


def set_role(widget: QWidget, role: str) -> None:
    """Change what a widget that is already on screen is for."""
    widget.setProperty("role", role)
    for part in (widget, *widget.findChildren(QWidget)):  # what is inside may be dressed after it
        part.style().unpolish(part)
        part.style().polish(part)


def mixed(first: str, second: str, part: float) -> str:
    """The colour `part` of the way from the first to the second."""
    one, two = QColor(first), QColor(second)
    channels = (one.red(), two.red()), (one.green(), two.green()), (one.blue(), two.blue())
    return QColor(*(round(a + (b - a) * part) for a, b in channels)).name()


def style_sheet(theme: Theme) -> str:
    return _SHEET.substitute(
        theme._asdict(),
        accent_soft=mixed(theme.surface, theme.accent, 0.12),
        accent_deep=mixed(theme.accent, theme.ink, 0.25),
        on_accent_dim=mixed(theme.accent, theme.on_accent, 0.7),
        on_accent_thin=mixed(theme.accent, theme.on_accent, 0.15),
        # As text on the window, the light theme's warm needs a little more depth for a contrast of 4.5.
        warm_text=theme.warm if theme.dark else mixed(theme.warm, theme.ink, 0.2),
        faint=mixed(theme.muted, theme.surface, 0.45),
        corner=CORNER,
        body=TEXT_BODY,
        note=TEXT_NOTE,
        title=TEXT_TITLE,
        score=TEXT_SCORE,
    )


def palette(theme: Theme) -> QPalette:
    """The same colours for what style sheets do not reach: links, placeholders, native parts."""
    roles = QPalette.ColorRole
    made = QPalette()
    for role, token in (
        (roles.Window, "window"),
        (roles.WindowText, "ink"),
        (roles.Base, "surface"),
        (roles.AlternateBase, "table"),
        (roles.Text, "ink"),
        (roles.Button, "surface"),
        (roles.ButtonText, "ink"),
        (roles.ToolTipBase, "surface"),
        (roles.ToolTipText, "ink"),
        (roles.Highlight, "accent"),
        (roles.HighlightedText, "on_accent"),
        (roles.Link, "accent"),
        (roles.LinkVisited, "accent"),
        (roles.PlaceholderText, "muted"),
        (roles.Mid, "hairline"),
        (roles.Dark, "hairline"),
        (roles.Light, "surface"),
        (roles.Accent, "accent"),
    ):
        made.setColor(role, theme.colour(token))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, theme.colour("muted"))
    return made


def resolved(choice: str, app: QApplication) -> Theme:
    """The theme meant by a setting: "light", "dark", or "system" for whatever the desktop prefers."""
    if choice in THEMES:
        return THEMES[choice]
    return DARK if app.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT


def prepare(app: QApplication) -> None:
    """What is the same in every theme: our name, and the size of text."""
    app.setApplicationName("table-ronde")
    app.setApplicationDisplayName("Table Ronde")
    app.setDesktopFileName("table-ronde")
    font = QFont(app.font())
    font.setPixelSize(TEXT_BODY)
    app.setFont(font)


class Themed:
    """To be mixed into a widget that keeps something in the colours of the theme that is worn."""

    def dress(self) -> None:
        """Another theme is worn now."""
        raise NotImplementedError


def dress(app: QApplication, theme: Theme) -> None:
    """Give every window of the application this theme."""
    wear(theme)
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme))
    for widget in app.allWidgets():
        if widget.property("sign"):
            draw_sign(widget)
        if isinstance(widget, Themed):
            widget.dress()


def figures(font: QFont) -> QFont:
    """The font with figures of equal width, so that numbers that change do not jump."""
    made = QFont(font)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def sized(pixels: int, *, bold: bool = False) -> QFont:
    """The system's sans in one of the sizes of the theme."""
    made = QFont(QApplication.font())
    made.setPixelSize(pixels)
    made.setBold(bold)
    return made


def monospaced(pixels: int = TEXT_BODY) -> QFont:
    made = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    made.setPixelSize(pixels)
    return made
