"""The header of a table: back, the game, whose turn and what; undo, hint, rules, text board, language, theme."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QToolButton, QWidget

from qtapp.base.actions import Actions
from qtapp.base.i18n import language
from qtapp.base.icons import signed
from qtapp.base.style import HEADER_HEIGHT, Themed, as_role
from qtapp.base.theme import STEP, worn
from qtapp.widgets.blocks import in_row
from qtapp.widgets.labels import ElidedLabel, label
from qtapp.widgets.speaking import Speaking

SIGN = 18
ROOM_FOR_WORDS, ROOM_FOR_HOME = 1120, 760
HOME, LESSONS, BELOW = "home", "lessons", "below"  # where the way back leads; the last: to any other page
BUTTONS = ("undo", "hint", "rules", "text_board")


def language_button(actions: Actions) -> QToolButton:
    """Offers the languages; its owner has it show the one spoken."""
    button = QToolButton()
    button.setObjectName("language_button")
    menu = QMenu(button)
    menu.addActions(list(actions.languages.values()))
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return button


class ThemeButton(Themed, Speaking, QToolButton):
    """Turns the theme, and shows to which."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side
        self.dress()
        self.retranslate()

    def dress(self) -> None:
        signed(self, "sun" if worn().dark else "moon", self._side)

    def retranslate(self) -> None:
        self.setToolTip(self.tr("Light or dark"))
        self.setAccessibleName(self.tr("Light or dark"))


class TableHeader(Speaking, QFrame):
    """48 pixels, and nothing more than needed."""

    def __init__(self, actions: Actions, leads_to: str = HOME, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_role(self, "header")
        self._leads_to = leads_to
        self.setFixedHeight(HEADER_HEIGHT)
        self.back = signed(QToolButton(), "back")
        self.back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.game, self.turn = label("title"), as_role(ElidedLabel(), "muted")
        self.buttons = {name: self._button(actions[name]) for name in BUTTONS}
        self.language = language_button(actions)
        self.panel = as_role(self._button(actions["side_panel"]), "switch")
        self.panel.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.theme_button = ThemeButton(SIGN)
        self._lay_out()
        self.retranslate()

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return button

    def _lay_out(self) -> None:
        row = self.back, 2 * STEP, self.game, 12, (self.turn, 1)
        tools = *self.buttons.values(), self.language, self.theme_button, self.panel
        in_row(*row, *tools, on=self, margins=(STEP, 0, STEP, 0), spacing=2)
        for button in self.findChildren(QToolButton):
            button.setIconSize(QSize(SIGN, SIGN))
            button.setCursor(Qt.CursorShape.PointingHandCursor)

    def lead_to(self, place: str) -> None:
        """Where the way back leads: HOME, LESSONS or BELOW."""
        self._leads_to = place
        self._name_back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, signs alone must do: whose turn it is matters more."""
        super().resizeEvent(event)
        worded, bare = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        for button in self.buttons.values():
            button.setToolButtonStyle(worded if self.width() >= ROOM_FOR_WORDS else bare)
        self.back.setToolButtonStyle(worded if self.width() >= ROOM_FOR_HOME else bare)

    def show_turn(self, game: str, turn: str) -> None:
        self.game.setText(game)
        self.turn.setText(turn)

    def show_unread(self, unread: int) -> None:
        """So many lines were said that nobody has read, perhaps because the panel is folded away."""
        self.panel.defaultAction().setIconText(f"● {unread}" if unread else "")
        style = Qt.ToolButtonStyle
        self.panel.setToolButtonStyle(style.ToolButtonTextBesideIcon if unread else style.ToolButtonIconOnly)

    def _name_back(self) -> None:
        text, name, kept = {
            HOME: ("Table Ronde", self.tr("Back to the home page"), self.tr("Back to the home page; the game is kept")),
            LESSONS: (
                self.tr("Lessons"),
                self.tr("Back to the lessons"),
                self.tr("Back to the lessons; how far you are is kept"),
            ),
            BELOW: (self.tr("Back"), self.tr("Back"), self.tr("Back to the page before")),
        }[self._leads_to]
        self.back.setText(text)
        self.back.setAccessibleName(name)
        self.back.setToolTip(kept)

    def retranslate(self) -> None:
        self._name_back()
        self.language.setText(f"{language().upper()} ▾")
        self.language.setToolTip(self.tr("Language"))
        self.language.setAccessibleName(self.tr("Language"))
        self.panel.setAccessibleName(self.tr("Side panel"))
