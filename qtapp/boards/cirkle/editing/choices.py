"""What a position has besides its units: the mode, whose turn it is, recoveries that are spent, what is frozen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from engines import load
from engines.sketches import Sketch, sketch_of
from qtapp.base.theme import STEP
from qtapp.widgets.blocks import in_column
from qtapp.widgets.choice_box import ChoiceBox
from qtapp.widgets.form import Form
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking
from qtapp.widgets.tick_box import TickBox
from qtapp.words.cirkle.words import CirkleWords

MOST_SEATS = 4


class EditingChoices(Speaking, QWidget):
    """Shows what a sketch says, and tells of the sketch that somebody would rather have."""

    edited = Signal(object)  # Sketch

    def __init__(self, words: CirkleWords, sketch: Sketch) -> None:
        super().__init__()
        self._words, self._sketch = words, sketch
        self._cursor: str | None = None
        self.mode, self.slot = ChoiceBox(), ChoiceBox()
        self.spent = [TickBox() for _ in range(MOST_SEATS)]
        self.frozen = TickBox()
        self._form = Form(self.mode, self.slot)
        layout = in_column(self._form, on=self)
        self._spent_title = label("muted")
        spent = QGridLayout()
        spent.setVerticalSpacing(STEP)
        for seat, box in enumerate(self.spent):
            spent.addWidget(box, seat // 2, seat % 2)
        layout.addWidget(self.frozen)
        layout.addWidget(self._spent_title)
        layout.addLayout(spent)
        self.mode.currentIndexChanged.connect(self._choose_mode)
        self.slot.currentIndexChanged.connect(self._choose_slot)
        self.frozen.clicked.connect(self._toggle_frozen)
        for seat, box in enumerate(self.spent):
            box.clicked.connect(lambda on, seat=seat: self.edited.emit(self._sketch.with_spent(seat, on)))
        self.retranslate()

    def show_sketch(self, sketch: Sketch, cursor: str | None) -> None:
        self._sketch, self._cursor = sketch, cursor
        self.retranslate()

    def _choose_mode(self) -> None:
        self.edited.emit(sketch_of(self._words.game_id).standard(self.mode.currentData()))

    def _choose_slot(self) -> None:
        self.edited.emit(self._sketch.with_slot(int(self.slot.currentData())))

    def _toggle_frozen(self) -> None:
        if self._cursor is not None:
            self.edited.emit(self._sketch.toggled_frozen(self._cursor))

    def retranslate(self) -> None:
        sketch, words = self._sketch, self._words
        modes = next(option for option in load(words.game_id).options if option.name == "mode").values
        self.mode.offer([(mode, words.option_value("mode", mode)) for mode in modes])
        self.slot.offer(
            [(number, f"{number}. {words.colour(seat, sketch.mode)}") for number, seat in enumerate(sketch.slots, 1)]
        )
        for box, value in ((self.mode, sketch.mode), (self.slot, sketch.slot)):
            with QSignalBlocker(box):
                box.choose(value)
        self._form.name(self.mode, words.option_name("mode"))
        self._form.name(self.slot, self.tr("To move"))
        self._tell_frozen()
        self._tell_spent()

    def _tell_frozen(self) -> None:
        unit = self._sketch.units.get(self._cursor or "")
        self.frozen.setVisible(self._sketch.mode == "duel")
        self.frozen.setEnabled(unit is not None)
        self.frozen.setChecked(unit is not None and unit.frozen)
        self.frozen.setText(
            self.tr("Unit on {square} frozen").format(square=self._cursor)
            if unit is not None
            else self.tr("Frozen (choose a unit)")
        )

    def _tell_spent(self) -> None:
        sketch = self._sketch
        view: Mapping[str, Any] = sketch.view()
        able = [seat for seat, army in enumerate(view["seats"]) if army["recovery"] != "none"]
        self._spent_title.setVisible(bool(able))
        self._spent_title.setText(self.tr("Recovery already used by"))
        for seat, box in enumerate(self.spent):
            box.setVisible(seat in able)
            if seat in able:
                box.setChecked(seat in sketch.spent)
                box.setText(self._words.colour(seat, sketch.mode))
