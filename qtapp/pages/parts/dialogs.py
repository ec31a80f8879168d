"""The few dialogs: settings, keyboard shortcuts, about."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QPushButton, QVBoxLayout, QWidget

import engines
from qtapp import __version__
from qtapp.base.actions import THEME_CHOICES, Actions
from qtapp.base.i18n import LANGUAGES, NATIVE_NAMES
from qtapp.base.settings import SPEEDS, Settings
from qtapp.base.theme import STEP
from qtapp.widgets.blocks import in_column
from qtapp.widgets.brand import Brand
from qtapp.widgets.choice_box import ChoiceBox
from qtapp.widgets.form import Form
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking
from qtapp.widgets.tick_box import TickBox
from qtapp.words import words_for


class QuietDialog(Speaking, QDialog):
    """A dialog with a title, something below it, and a button that closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title, self.close_button = label("title"), QPushButton()
        self.close_button.clicked.connect(self.accept)
        buttons = QDialogButtonBox()
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.body = QVBoxLayout()
        margins = (3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        in_column(self.title, (self.body, 1), buttons, on=self, margins=margins, spacing=2 * STEP)

    def be_wide(self, width: int) -> None:
        """Be at least so wide. A least width of the dialog itself would overrule what its words need, and cut them."""
        self.title.setMinimumWidth(width - 6 * STEP)

    def call(self, title: str) -> None:
        self.setWindowTitle(title)
        self.title.setText(title)
        self.close_button.setText(self.tr("Close"))


class SettingsDialog(QuietDialog):
    """What is chosen here is done at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language, self.theme, self.speed = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.reduced, self.alert, self.sound = TickBox(), TickBox(), TickBox()
        self.confirm = {game_id: TickBox() for game_id in engines.games()}
        fields = (self.language, self.theme, self.speed, self.reduced, self.alert, self.sound, *self.confirm.values())
        self._form = Form(*fields, across=3 * STEP, down=12)
        self.body.addLayout(self._form)
        self.retranslate()
        for name, choice in (("language", self.language), ("theme", self.theme), ("speed", self.speed)):
            choice.choose(getattr(settings, name))
            choice.currentIndexChanged.connect(
                lambda _at, name=name, box=choice: setattr(settings, name, box.currentData())
            )
        for name, tick in (("reduced_motion", self.reduced), ("alert", self.alert), ("sound", self.sound)):
            tick.setChecked(getattr(settings, name))
            tick.toggled.connect(partial(setattr, settings, name))
        for game_id, tick in self.confirm.items():
            tick.setChecked(settings.confirms(game_id))
            tick.toggled.connect(partial(settings.set_confirms, game_id))
        self.be_wide(420)

    def retranslate(self) -> None:
        self.call(self.tr("Settings"))
        as_system = self.tr("As the system")
        self.language.offer([("", as_system), *((code, NATIVE_NAMES[code]) for code in LANGUAGES)])
        themes = {"light": self.tr("Light"), "dark": self.tr("Dark"), "system": as_system}
        self.theme.offer([(code, themes[code]) for code in THEME_CHOICES])
        speeds = {"off": self.tr("None"), "slow": self.tr("Slow"), "normal": self.tr("Normal"), "fast": self.tr("Fast")}
        self.speed.offer([(code, speeds[code]) for code in SPEEDS])
        self.reduced.setText(self.tr("Fade instead of moving"))
        self.alert.setText(self.tr("Show it in the taskbar"))
        self.sound.setText(self.tr("Play a tone"))
        for box, text in (
            (self.language, self.tr("Language")),
            (self.theme, self.tr("Theme")),
            (self.speed, self.tr("Animations")),
            (self.reduced, self.tr("Reduced motion")),
            (self.alert, self.tr("When it is your turn")),
            (self.sound, ""),
        ):
            self._form.name(box, text)
        for box in (self.alert, self.sound):
            box.setAccessibleName(self.tr("When it is your turn: {what}").format(what=box.text()))
        confirm = self.tr("Confirm before playing")
        for number, (game_id, box) in enumerate(self.confirm.items()):
            box.setText(words_for(game_id).short_title())
            self._form.name(box, "" if number else confirm)
            box.setAccessibleName(self.tr("Confirm before playing: {game}").format(game=box.text()))


class ShortcutsDialog(QuietDialog):
    """All keys, in two columns."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(3 * STEP)
        self._grid.setVerticalSpacing(5)
        self.body.addLayout(self._grid)
        rows = self._rows()
        half = (len(rows) + 1) // 2
        self._labels = [(label("strong"), label("muted")) for _row in rows]
        for index, pair in enumerate(self._labels):
            for column, part in enumerate(pair):
                self._grid.addWidget(part, index % half, index // half * 2 + column)
        self.retranslate()

    def _rows(self) -> list[tuple[str, str]]:
        """Keys and what they do."""
        keys = [
            (action.shortcut().toString(QKeySequence.SequenceFormat.NativeText), action.text().rstrip("…"))
            for action in self._actions.all().values()
            if action.isVisible() and not action.shortcut().isEmpty()
        ]
        return keys + self._board_keys()

    def _board_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Arrows"), self.tr("Go from one choice on the board to the next")),
            (self.tr("Enter or space"), self.tr("Choose it")),
            ("1 … 9", self.tr("Choose a button of the prompt")),
            (self.tr("Page up and down"), self.tr("Go through all choices in turn")),
            ("R", self.tr("Turn the card, or the board")),
            ("T", self.tr("Show which units can be captured")),
            (self.tr("Letters and digits"), self.tr("Type a move on the board, in capitals: C2-E4")),
            (self.tr("Escape"), self.tr("Leave it")),
            ("F", self.tr("Fit the board to the window")),
            (self.tr("Wheel"), self.tr("Zoom around the pointer")),
            ("← → Home End", self.tr("Step through a replay")),
        ]

    def retranslate(self) -> None:
        self._actions.retranslate()  # each window hears of a new language in its turn, and this may be the first
        self.call(self.tr("Keyboard shortcuts"))
        for pair, row in zip(self._labels, self._rows(), strict=True):
            for part, text in zip(pair, row, strict=True):
                part.setText(text)


class AboutDialog(QuietDialog):
    """Who we are, whose the games are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.brand, self.text = Brand(72), label(wrap=True)
        self.body.addWidget(self.brand, 0, Qt.AlignmentFlag.AlignHCenter)
        self.version = label("note")
        for part in (self.text, self.version):
            self.body.addWidget(part)
        self.be_wide(420)
        self.retranslate()

    def retranslate(self) -> None:
        self.call(self.tr("About Table Ronde"))
        self.text.setText(
            self.tr(
                "Table Ronde plays French tabletop games at one desk or across the room. Our "
                "code and art are free under the MIT license; the games belong to their authors and "
                "publishers."
            )
        )
        self.version.setText(self.tr("Version {version}").format(version=__version__))
