"""How a table on the network is to be played: the game's options, the clock, who may come, what happens to the seat of
someone who is away. Whoever decides changes it here; the others read it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from engines import load
from engines.game import OptionValue
from network.messages.room import ClockRule, RoomSettings, RoomState
from qtapp.base.settings import LEVELS
from qtapp.base.theme import STEP
from qtapp.pages.parts.assistance import AssistanceForm
from qtapp.pages.parts.options import OptionsForm, tight
from qtapp.widgets.blocks import in_column, in_row
from qtapp.widgets.choice_box import ChoiceBox
from qtapp.widgets.form import Form
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking
from qtapp.widgets.tick_box import TickBox
from qtapp.words import words_for
from qtapp.words.network import NetworkWords
from qtapp.words.table import TableWords

KINDS = ("none", "move", "game")
TIMES = {"none": (0,), "move": (15, 30, 60, 120, 300), "game": (180, 300, 600, 900, 1200, 1800, 2700, 3600)}
USUAL = {"none": 0, "move": 60, "game": 900}
INCREMENTS = (0, 5, 10, 20, 30, 60)
GRACES = (15, 30, 60, 120, 300, 600)
MOST_LETTERS = 100  # of a passphrase


class RoomTerms(Speaking, QWidget):
    """The terms as fields. What is chosen is told at once; what others choose is shown without telling anybody."""

    changed = Signal()
    phrase_given = Signal(str)  # lock the room with this

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._table_words = NetworkWords(), TableWords()
        self._settings = RoomSettings()
        self.options = OptionsForm(game_id)
        self.kind, self.time, self.increment = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.grace, self.stand_in = ChoiceBox(), ChoiceBox()
        self.help = AssistanceForm(game_id, self._settings.assistance)
        self.spectators, self.locked = TickBox(), TickBox()
        self.phrase, self.lock = QLineEdit(), QPushButton()
        self.phrase.setMaxLength(MOST_LETTERS)
        self._form = Form(*map(tight, (self.kind, self.time, self.increment, self.grace, self.stand_in)))
        self._phrase = QWidget()
        self._lay_out()
        self.retranslate()
        self._connect()

    def _lay_out(self) -> None:
        in_row((self.phrase, 1), self.lock, on=self._phrase, margins=(24, 0, 0, 0))
        in_column(self.options, STEP, self._form, self.help, self.spectators, self.locked, self._phrase, on=self)
        self._phrase.hide()

    def _connect(self) -> None:
        self.options.changed.connect(self.changed)
        self.help.changed.connect(self.changed)
        self.kind.currentIndexChanged.connect(self._kind_changed)
        for box in (self.time, self.increment, self.grace, self.stand_in):
            box.currentIndexChanged.connect(self.changed)
        self.spectators.toggled.connect(self.changed)
        self.locked.clicked.connect(self._lock_clicked)
        for pressed in (self.lock.clicked, self.phrase.returnPressed):
            pressed.connect(self._give_phrase)
        self.phrase.textChanged.connect(lambda text: self.lock.setEnabled(bool(text.strip())))

    # What is chosen.

    def settings(self) -> RoomSettings:
        kind = str(self.kind.currentData())
        increment = int(self.increment.currentData()) if kind == "game" else 0
        clock = ClockRule(kind, int(self.time.currentData()), increment) if kind != "none" else ClockRule()
        return RoomSettings(
            self.spectators.isChecked(),
            self._settings.locked,
            clock,
            int(self.grace.currentData()),
            str(self.stand_in.currentData()),
            self.help.assistance(),
        )

    def _kind_changed(self) -> None:
        kind = str(self.kind.currentData())
        self._offer_clock(ClockRule(kind, USUAL[kind]))
        self.changed.emit()

    def _lock_clicked(self, locked: bool) -> None:
        """A phrase is asked for before anything is locked; unlocking needs none."""
        self._phrase.setVisible(locked)
        if locked:
            self.phrase.setFocus()
        elif self._settings.locked:
            self._settings = self._settings._replace(locked=False)
            self.changed.emit()

    def _give_phrase(self) -> None:
        phrase = self.phrase.text().strip()
        if phrase:
            self._settings = self._settings._replace(locked=True)
            self._phrase.hide()
            self.phrase.clear()
            self.phrase_given.emit(phrase)

    # What is shown.

    def show_terms(self, state: RoomState) -> None:
        """Show what holds. Where it is shown already nothing is touched: somebody may be about to choose."""
        settings, values = state.settings, self.options.values()
        if (settings, len(state.seats)) == (self.settings(), self.options.players) and {
            **values,
            **state.options,
        } == values:
            return
        if settings.locked != self._settings.locked:
            self._phrase.hide()
            self.locked.setChecked(settings.locked)
        self._settings = settings
        self.options.show_values(state.options, len(state.seats))
        with QSignalBlocker(self.kind):
            self.kind.choose(settings.clock.kind)
        self._offer_clock(settings.clock)
        self._offer_absence(settings)
        self.help.show_assistance(settings.assistance)
        with QSignalBlocker(self.spectators):
            self.spectators.setChecked(settings.spectators)

    def _offer_clock(self, clock: ClockRule) -> None:
        """The times of this kind of clock, and whatever else somebody has set."""
        self._offer_times(self.time, TIMES.get(clock.kind, ()), clock.seconds)
        self._offer_times(self.increment, INCREMENTS, clock.increment)
        self._form.setRowVisible(self.time, clock.kind != "none")
        self._form.setRowVisible(self.increment, clock.kind == "game")

    def _offer_absence(self, settings: RoomSettings) -> None:
        self._offer_times(self.grace, GRACES, settings.grace)
        bots = ((level, self._table_words.bot(level)) for level in LEVELS)
        _show(self.stand_in, [("", self.tr("The host decides")), *bots], settings.stand_in)

    def _offer_times(self, box: ChoiceBox, usual: Sequence[int], chosen: int) -> None:
        _show(box, [(time, self._words.duration(time)) for time in sorted({*usual, chosen})], chosen)

    def retranslate(self) -> None:
        kinds = {
            "none": self.tr("No clock"),
            "move": self.tr("So much for each move"),
            "game": self.tr("So much for the whole game"),
        }
        self.kind.offer([(kind, kinds[kind]) for kind in KINDS])
        self._offer_clock(self._settings.clock)
        self._offer_absence(self._settings)
        for box, text in (
            (self.kind, self.tr("Clock")),
            (self.time, self.tr("Time")),
            (self.increment, self.tr("Given back after each move")),
            (self.grace, self.tr("Seat of someone away")),
            (self.stand_in, self.tr("Taken after that by")),
        ):
            self._form.name(box, text)
        self.grace.setToolTip(self.tr("How long it is kept before a bot may play there"))
        self.spectators.setText(self.tr("Others may come and watch"))
        self.locked.setText(self.tr("Ask for a passphrase at the door"))
        self.phrase.setPlaceholderText(self.tr("Passphrase, to be told to those who may come"))
        self.phrase.setAccessibleName(self.tr("Passphrase"))
        self.lock.setText(self.tr("Lock"))
        self.lock.setEnabled(bool(self.phrase.text().strip()))


class RoomTermsRead(Speaking, QWidget):
    """The same for those who do not decide: a few lines to read."""

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_words, self._words, self._table_words = words_for(game_id), NetworkWords(), TableWords()
        self._state: RoomState | None = None
        self.text = label(wrap=True)
        in_column(self.text, on=self, spacing=None)

    def show_terms(self, state: RoomState) -> None:
        self._state = state
        self.retranslate()

    def retranslate(self) -> None:
        if self._state is not None:
            self.text.setText("\n".join([*self._options(self._state.options), *self._rules(self._state.settings)]))

    def _options(self, chosen: Mapping[str, OptionValue]) -> list[str]:
        words = self._game_words
        return [
            self.tr("{option}: {value}").format(
                option=words.option_name(option.name), value=words.option_value(option.name, chosen[option.name])
            )
            for option in load(words.game_id).options
            if chosen.get(option.name) in option.values
        ]

    def _rules(self, settings: RoomSettings) -> list[str]:
        kept = self._words.duration(settings.grace)
        absence = self.tr("The seat of someone away is kept for {time}").format(time=kept)
        if settings.stand_in:
            bot = self._table_words.bot(settings.stand_in)
            absence = self.tr("The seat of someone away is kept for {time}, then played by: {bot}").format(
                time=kept, bot=bot
            )
        return [
            self._words.clock(settings.clock),
            self._table_words.assistance_explained(settings.assistance, self._game_words.game_id),
            absence,
            self.tr("Others may come and watch") if settings.spectators else self.tr("Nobody may come only to watch"),
            *([self.tr("A passphrase is asked for at the door")] if settings.locked else []),
        ]


def _show(box: ChoiceBox, choices: Sequence[tuple[object, str]], chosen: object) -> None:
    """Offer these choices, this one chosen; nobody is told of it."""
    with QSignalBlocker(box):
        box.offer(choices)
        box.choose(chosen)
