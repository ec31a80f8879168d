"""Who sits where: a row for each seat, a person with a name or a bot of some level."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit, QPushButton, QVBoxLayout, QWidget

from engines.record import MAX_NAME, Player
from qtapp.base.icons import signed
from qtapp.base.settings import LEVELS, SeatChoice
from qtapp.base.theme import STEP, SeatMark
from qtapp.items.seat_shapes import SeatSign
from qtapp.widgets.blocks import discard, in_column, in_row
from qtapp.widgets.choice_box import ChoiceBox
from qtapp.widgets.labels import label, show_text
from qtapp.widgets.speaking import Speaking
from qtapp.words.table import TableWords

HUMAN = "human"
ROOMY = 4  # more seats than this stand closer together
Side = Callable[[int, int], str]
"""What a seat plays at a table of so many."""
Marks = Callable[[int], tuple[SeatMark, ...]]
"""The marks of the seats at a table of so many."""


class SeatRow(Speaking, QWidget):
    """One seat."""

    changed = Signal()

    def __init__(
        self, seat: int, seats: int, choice: SeatChoice, known_names: Sequence[str], side: Side, mark: SeatMark
    ) -> None:
        super().__init__()
        self.seat, self._seats, self._side = seat, seats, side
        self._words = TableWords()
        self.sign = SeatSign(mark, 16)
        self.side, self.kind, self.name = label("strong"), ChoiceBox(), QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        keeps_room = self.name.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.name.setSizePolicy(keeps_room)
        completer = QCompleter(list(known_names), self.name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name.setCompleter(completer)
        in_row(self.sign, self.side, (self.kind, 2), (self.name, 3), on=self, spacing=12)
        self.retranslate()
        self.set_choice(choice)
        self.kind.currentIndexChanged.connect(self._kind_changed)
        self.name.textChanged.connect(self.changed)

    def _kind_changed(self) -> None:
        self._show_kind()
        self.changed.emit()

    def _show_kind(self) -> None:
        self.name.setVisible(self.kind.currentData() == HUMAN)

    @property
    def level(self) -> str:
        return "" if self.kind.currentData() == HUMAN else str(self.kind.currentData())

    def choice(self) -> SeatChoice:
        name = " ".join(self.name.text().split())
        return SeatChoice("bot" if self.level else HUMAN, name, self.level or "medium")

    def set_choice(self, choice: SeatChoice) -> None:
        self.kind.choose(HUMAN if choice.kind == HUMAN else choice.level)
        self.name.setText(choice.name)
        self._show_kind()

    def retranslate(self) -> None:
        bots = ((level, self.tr("Bot: {level}").format(level=self._words.level(level))) for level in LEVELS)
        self.kind.offer([(HUMAN, self.tr("Person")), *bots])
        show_text(self.side, self._side(self.seat, self._seats))
        self.kind.setAccessibleName(self.tr("Who plays seat {number}").format(number=self.seat + 1))
        self.name.setAccessibleName(self.tr("Name of the player at seat {number}").format(number=self.seat + 1))
        self.name.setPlaceholderText(self._words.player(self.seat))


class SeatsEditor(Speaking, QWidget):
    """All seats of a table to be, and a button by which everyone moves on one seat: where that stands is the page's to
    say."""

    changed = Signal()

    def __init__(self, known_names: Sequence[str], side: Side, marks: Marks, parent: QWidget | None = None) -> None:
        """`side` tells what a seat plays; "" where all play the same."""
        super().__init__(parent)
        self._known_names, self._side, self._marks = known_names, side, marks
        self.rows: list[SeatRow] = []
        self.swap = signed(QPushButton(), "swap", 16)
        self.swap.clicked.connect(self.change_places)
        self._rows_layout = QVBoxLayout()
        in_column(self._rows_layout, on=self)
        self.retranslate()

    def show_seats(self, choices: Sequence[SeatChoice]) -> None:
        discard(self.rows, self._rows_layout)
        self._rows_layout.setSpacing(STEP if len(choices) <= ROOMY else STEP // 2)
        marks = self._marks(len(choices))
        self.rows = [
            SeatRow(seat, len(choices), choice, self._known_names, self._side, mark)
            for seat, (choice, mark) in enumerate(zip(choices, marks, strict=True))
        ]
        widest = max(row.side.sizeHint().width() for row in self.rows)
        for row in self.rows:
            row.side.setMinimumWidth(widest)  # so that the fields stand in line
            self._rows_layout.addWidget(row)
            row.changed.connect(self.changed)

    def choices(self) -> tuple[SeatChoice, ...]:
        return tuple(row.choice() for row in self.rows)

    def occupants(self) -> tuple[Player, ...]:
        """As the table seats them. A bot has no name of its own: it is called by its level, in any language."""
        return tuple(Player("", "bot", who.level) if who.kind == "bot" else Player(who.name) for who in self.choices())

    def change_places(self) -> None:
        """Everyone moves on by one seat; with two seats they exchange them."""
        choices = self.choices()
        for row, choice in zip(self.rows, (choices[-1], *choices[:-1]), strict=True):
            row.set_choice(choice)
        self.changed.emit()

    def retranslate(self) -> None:
        self.swap.setText(self.tr("Change places"))
        self.swap.setToolTip(self.tr("Everyone moves on by one seat"))
