"""The menu bar: which action stands in which menu."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QMenuBar

from qtapp.base.actions import Actions

# "-" is a separator; "languages" and "themes" are menus of their own.
CONTENTS = {
    "file": "new_table network open_record position_editor - save_as close_table - settings - quit",
    "game": (
        "undo hint hurry wishes - pause resign offer_draw - rematch replay analyse edit_position - "
        "open_network close_network leave_table"
    ),
    "view": "zoom_in zoom_out fit - side_panel text_board full_screen - languages themes",
    "help": "rules lessons shortcuts - about",
}


class Menus(QObject):
    """Fills a menu bar, and names its menus in the language spoken."""

    def __init__(self, bar: QMenuBar, actions: Actions) -> None:
        super().__init__(bar)
        self.menus: dict[str, QMenu] = {}
        for name, entries in CONTENTS.items():
            menu = self.menus[name] = bar.addMenu("")
            for entry in entries.split():
                self._add(menu, entry, actions)
        self.retranslate()

    def _add(self, menu: QMenu, entry: str, actions: Actions) -> None:
        if entry == "-":
            menu.addSeparator()
        elif entry in ("languages", "themes"):
            choices = actions.languages if entry == "languages" else actions.themes
            self.menus[entry] = menu.addMenu("")
            self.menus[entry].addActions(list(choices.values()))
        else:
            menu.addAction(actions[entry])

    def retranslate(self) -> None:
        for name, text in {
            "file": self.tr("&File"),
            "game": self.tr("&Game"),
            "view": self.tr("&View"),
            "help": self.tr("&Help"),
            "languages": self.tr("Language"),
            "themes": self.tr("Theme"),
        }.items():
            self.menus[name].setTitle(text)
