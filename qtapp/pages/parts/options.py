"""The options of a game and the number of its players, as a form. It knows no rule: the game says what is possible."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from engines import load
from engines.game import OptionValue
from qtapp.base.style import FIELD
from qtapp.widgets.choice_box import ChoiceBox
from qtapp.widgets.form import Form
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for

BESIDE = 230  # pixels: longer choices stand below their names, so that they can be read in a narrow window too
LEAST_LETTERS = 12  # of a choice, in the narrowest window


def tight(box: ChoiceBox) -> ChoiceBox:
    """A box that takes the room there is: a long choice must not push other things aside."""
    box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(LEAST_LETTERS)
    return box


class OptionsForm(Speaking, QWidget):
    """One game's options. How many can play may depend on them."""

    changed = Signal()

    def __init__(self, game_id: str, players: int | None = None, parent: QWidget | None = None) -> None:
        """`players`: the number to begin with; by default the first that is possible."""
        super().__init__(parent)
        self.game, self.words = load(game_id), words_for(game_id)
        self.count = tight(ChoiceBox())
        self.boxes = {option.name: tight(ChoiceBox()) for option in self.game.options}
        self._form = Form(self.count)
        self.setLayout(self._form)
        self.notes = {name: label("note", wrap=True) for name in self.boxes}
        for name, box in self.boxes.items():
            self._form.add(box)
            self._form.addRow(self.notes[name])
        self.retranslate()
        for option in self.game.options:
            self.boxes[option.name].choose(option.default)
        self.players = self.counts()[0] if players is None else players
        self._suit_options()
        for box in self.boxes.values():
            box.currentIndexChanged.connect(self._options_changed)
        self.count.currentIndexChanged.connect(self._count_changed)

    def values(self) -> dict[str, OptionValue]:
        return {name: box.currentData() for name, box in self.boxes.items()}

    def counts(self) -> tuple[int, ...]:
        """How many can play with these options."""
        return self.game.seat_counts(self.values())

    def show_values(self, values: Mapping[str, OptionValue], players: int) -> None:
        """Show what somebody else has chosen; nobody is told of a change."""
        for name, box in self.boxes.items():
            with QSignalBlocker(box):
                box.choose(values.get(name, box.currentData()))
        self.players = players
        self._suit_options()

    def _suit_options(self) -> None:
        """Show what hangs on the options: what they mean, and how many can play."""
        self._explain()
        self._offer_counts()

    def _offer_counts(self) -> None:
        counts = self.counts()
        if counts and self.players not in counts:
            self.players = counts[0]
        self.count.offer([(number, str(number)) for number in counts])
        with QSignalBlocker(self.count):
            self.count.choose(self.players)
        self._form.setRowVisible(self.count, len(counts) > 1)

    def _explain(self) -> None:
        """Below each choice what it means, where its name does not say enough."""
        for name, note in self.notes.items():
            note.setText(self.words.option_note(name, self.boxes[name].currentData()))
            self._form.setRowVisible(note, bool(note.text()))

    def _options_changed(self) -> None:
        self._suit_options()
        self.changed.emit()

    def _count_changed(self) -> None:
        self.players = int(self.count.currentData())
        self.changed.emit()

    def retranslate(self) -> None:
        for option in self.game.options:
            box = self.boxes[option.name]
            box.offer([(value, self.words.option_value(option.name, value)) for value in option.values])
            self._form.name(box, self.words.option_name(option.name))
        widest = max(
            (
                box.fontMetrics().horizontalAdvance(box.itemText(index))
                for box in self.boxes.values()
                for index in range(box.count())
            ),
            default=0,
        )
        policy, is_wrapped = QFormLayout.RowWrapPolicy, widest > BESIDE
        self._form.setRowWrapPolicy(policy.WrapAllRows if is_wrapped else policy.DontWrapRows)
        for box in (self.count, *self.boxes.values()):
            self._form.label_of(box).setMinimumHeight(0 if is_wrapped else FIELD)  # level with a field beside it
        self._explain()
        self._form.name(self.count, self.tr("Players"))
