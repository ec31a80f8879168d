"""Everything that menus, header and keys can do, once: the words, the keys, and whether it can be done now.

What an action does is decided by the main window and the page it shows; here nobody knows a page.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from qtapp.base.i18n import LANGUAGES, NATIVE_NAMES
from qtapp.base.icons import icon
from qtapp.base.theme import worn

# The name of each action and its keys. Keys named by Qt follow the platform's habit.
KEYS: dict[str, list[QKeySequence | QKeySequence.StandardKey | str]] = {
    "new_table": [QKeySequence.StandardKey.New],
    "network": ["Ctrl+L"],
    "open_record": [QKeySequence.StandardKey.Open],
    "save_as": ["Ctrl+Shift+S"],
    "close_table": ["Ctrl+W"],
    "settings": ["Ctrl+,"],
    "quit": ["Ctrl+Q"],
    "undo": ["Ctrl+Z"],
    "hint": ["H"],
    "hurry": ["Ctrl+Return"],
    "wishes": ["Ctrl+Shift+A"],
    "pause": ["P"],
    "resign": [],
    "offer_draw": [],
    "rematch": ["Ctrl+R"],
    "replay": ["Ctrl+Shift+R"],
    "analyse": ["Ctrl+I"],
    "edit_position": ["Ctrl+E"],
    "position_editor": ["Ctrl+Shift+E"],
    "open_network": [],
    "close_network": [],
    "leave_table": [],
    "zoom_in": [QKeySequence.StandardKey.ZoomIn, "Ctrl+="],
    "zoom_out": [QKeySequence.StandardKey.ZoomOut],
    "fit": ["Ctrl+0"],
    "side_panel": ["F9"],
    "text_board": ["Ctrl+T"],
    "full_screen": ["F11"],
    "rules": ["F1"],
    "lessons": ["F2"],
    "shortcuts": ["Ctrl+F1"],
    "about": [],
}
CHECKABLE = ("pause", "analyse", "side_panel", "text_board", "full_screen", "rules")
TABLE_ONLY = """
    save_as close_table undo hint hurry wishes pause resign offer_draw rematch replay analyse edit_position
    open_network close_network leave_table zoom_in zoom_out fit side_panel text_board
"""
SIGNS = {"undo": "undo", "hint": "hint", "rules": "rules", "text_board": "text", "side_panel": "panel"}
THEME_CHOICES = ("light", "dark", "system")


class Actions(QObject):
    """The actions of one window, by name: `actions["undo"]`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._named: dict[str, QAction] = {}
        for name, keys in KEYS.items():
            action = QAction(self)
            action.setObjectName(name)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.setCheckable(name in CHECKABLE)
            self._named[name] = action
        self._named["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self._named["wishes"].setVisible(False)  # until a table shows it whose game has windows for reactions
        self._named["about"].setMenuRole(QAction.MenuRole.AboutRole)
        self._named["settings"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self.languages, self.language_group = self._choices(LANGUAGES)
        self.themes, self.theme_group = self._choices(THEME_CHOICES)
        # Keys work wherever the focus is, and also while the menu bar is hidden.
        window.addActions(list(self._named.values()))
        self.draw_signs()
        self.retranslate()

    def _choices(self, values: tuple[str, ...]) -> tuple[dict[str, QAction], QActionGroup]:
        group = QActionGroup(self)
        made = {}
        for value in values:
            made[value] = group.addAction(QAction(self))
            made[value].setCheckable(True)
            made[value].setData(value)
        return made, group

    def __getitem__(self, name: str) -> QAction:
        return self._named[name]

    def all(self) -> dict[str, QAction]:
        return dict(self._named)

    def set_at_table(self, at_table: bool) -> None:
        """Only a table can be zoomed, resigned and so on; the page then says what is possible at the moment."""
        for name in TABLE_ONLY.split():
            self._named[name].setEnabled(at_table)

    def draw_signs(self) -> None:
        """In the colours of the theme that is worn."""
        for name, sign in SIGNS.items():
            self._named[name].setIcon(icon(sign, worn()))

    def retranslate(self) -> None:
        for name, text in self._texts().items():
            self._named[name].setText(text)
        self._named["text_board"].setIconText(self.tr("Text"))
        for name, text in self._tips().items():
            keys = self._named[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._named[name].setToolTip(f"{text} ({keys})" if keys else text)
        for code, action in self.languages.items():
            action.setText(NATIVE_NAMES[code])
        self.themes["light"].setText(self.tr("Light"))
        self.themes["dark"].setText(self.tr("Dark"))
        self.themes["system"].setText(self.tr("As the system"))

    def _texts(self) -> dict[str, str]:
        return {
            "new_table": self.tr("New table"),
            "network": self.tr("On the network"),
            "open_record": self.tr("Open a record…"),
            "save_as": self.tr("Save as…"),
            "close_table": self.tr("Close this page"),
            "settings": self.tr("Settings…"),
            "quit": self.tr("Quit"),
            "undo": self.tr("Undo"),
            "hint": self.tr("Hint"),
            "hurry": self.tr("Hurry the bot"),
            "wishes": self.tr("When to ask me to react…"),
            "pause": self.tr("Pause"),
            "resign": self.tr("Resign…"),
            "offer_draw": self.tr("Offer a draw"),
            "rematch": self.tr("Rematch"),
            "replay": self.tr("Replay"),
            "analyse": self.tr("Analyse"),
            "edit_position": self.tr("Edit this position"),
            "position_editor": self.tr("Position editor"),
            "open_network": self.tr("Open to the network…"),
            "close_network": self.tr("Close to the network"),
            "leave_table": self.tr("Leave the table…"),
            "zoom_in": self.tr("Zoom in"),
            "zoom_out": self.tr("Zoom out"),
            "fit": self.tr("Fit the board"),
            "side_panel": self.tr("Side panel"),
            "text_board": self.tr("Text board"),
            "full_screen": self.tr("Full screen"),
            "rules": self.tr("Rules"),
            "lessons": self.tr("Lessons"),
            "shortcuts": self.tr("Keyboard shortcuts"),
            "about": self.tr("About Table Ronde"),
        }

    def _tips(self) -> dict[str, str]:
        """What the header's buttons do, in a few more words."""
        return {
            "undo": self.tr("Take back your last choice"),
            "hint": self.tr("Ask a strong bot what it would play"),
            "rules": self.tr("Read the rules of the game"),
            "text_board": self.tr("Show the table as text and type moves"),
            "side_panel": self.tr("Show or fold away the side panel"),
        }
