"""The bar under a replay: step buttons, a slider over all actions, and playing by itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QSlider, QToolButton, QWidget

from qtapp.base.icons import signed
from qtapp.base.style import as_role, figures, set_role
from qtapp.base.theme import STEP
from qtapp.widgets.blocks import STRETCH, in_column, in_row
from qtapp.widgets.choice_box import ChoiceBox
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking

BROADEST_SEAT = 150
SIGN = 18
PACE = 1500  # milliseconds for each action when a replay plays by itself


class ReplayBar(Speaking, QFrame):
    """Tells which action is to be shown."""

    ply_chosen = Signal(int)
    seat_chosen = Signal(object)  # whose side is to be seen; None: what everyone saw
    branch_asked = Signal()
    analysis_asked = Signal(bool)

    def __init__(self, plies: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_role(self, "bar")
        self.plies, self.ply = plies, 0
        self.first, self.back, self.next, self.last = (
            signed(QToolButton(), sign, SIGN) for sign in ("first", "back", "forward", "last")
        )
        self.play = QToolButton()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, plies)
        self.slider.setPageStep(max(plies // 10, 1))
        self.count, self.branch, self.seat = label("muted"), QPushButton(), ChoiceBox()
        self.analyse = QPushButton()
        self.analyse.setCheckable(True)
        self.analyse.hide()
        self._names: Sequence[str] = ()
        self.seat.setMaximumWidth(BROADEST_SEAT)
        self.seat.hide()
        self.count.setFont(figures(self.count.font()))
        self.clock = QTimer(self, interval=PACE)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        steps = in_row(self.first, self.back, self.play, self.next, self.last, spacing=4)
        others = in_row(self.seat, self.analyse, self.branch, spacing=4)
        margins = (2 * STEP, STEP // 2, 2 * STEP, STEP)
        in_column(
            in_row((self.slider, 1), self.count), in_row(steps, STRETCH, others), on=self, margins=margins, spacing=2
        )

    def _connect(self) -> None:
        self.first.clicked.connect(lambda: self.go_to(0))
        self.back.clicked.connect(lambda: self.go_to(self.ply - 1))
        self.next.clicked.connect(lambda: self.go_to(self.ply + 1))
        self.last.clicked.connect(lambda: self.go_to(self.plies))
        self.play.clicked.connect(self.toggle_play)
        self.slider.valueChanged.connect(self.go_to)
        self.clock.timeout.connect(self._step)
        self.branch.clicked.connect(self.branch_asked)
        self.analyse.clicked.connect(self.analysis_asked)
        self.seat.currentIndexChanged.connect(lambda: self.seat_chosen.emit(self.seat.currentData()))

    def offer_seats(self, names: Sequence[str]) -> None:
        """Have people choose whose side they see."""
        self._names = names
        self.seat.show()
        self.retranslate()

    def go_to(self, ply: int) -> None:
        """Show the table after this many actions. Whoever steps by hand ends the playing."""
        self._halt()
        self._show(ply)

    def _show(self, ply: int) -> None:
        ply = min(max(ply, 0), self.plies)
        if ply != self.ply:
            self.show_ply(ply)
            self.ply_chosen.emit(ply)

    def show_ply(self, ply: int) -> None:
        self.ply = ply
        with QSignalBlocker(self.slider):
            self.slider.setValue(ply)
        for button in (self.first, self.back):
            button.setEnabled(ply > 0)
        for button in (self.next, self.last):
            button.setEnabled(ply < self.plies)
        self._say_count()

    def show_analysing(self, *, on: bool) -> None:
        self.analyse.setChecked(on)
        set_role(self.analyse, "primary" if on else "")

    def toggle_play(self) -> None:
        if self.clock.isActive():
            self._halt()
            return
        if self.ply == self.plies:
            self._show(0)
        self.clock.start()
        self.retranslate()

    def _halt(self) -> None:
        if self.clock.isActive():
            self.clock.stop()
            self.retranslate()

    def _step(self) -> None:
        self._show(self.ply + 1)
        if self.ply == self.plies:
            self._halt()

    def _say_count(self) -> None:
        self.count.setText(self.tr("{ply} of {plies}").format(ply=self.ply, plies=self.plies))

    def retranslate(self) -> None:
        signed(self.play, "halt" if self.clock.isActive() else "play", SIGN)
        words = {
            self.first: self.tr("To the beginning (Home)"),
            self.back: self.tr("One action back (←)"),
            self.next: self.tr("One action on (→)"),
            self.last: self.tr("To the end (End)"),
            self.play: self.tr("Halt") if self.clock.isActive() else self.tr("Play by itself"),
        }
        for button, text in words.items():
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.slider.setAccessibleName(self.tr("Action shown"))
        self.seat.offer([(None, self.tr("Everyone")), *enumerate(self._names)])
        self.seat.setAccessibleName(self.tr("Seen by"))
        self.seat.setToolTip(self.tr("Whose side is shown"))
        self.branch.setText(self.tr("Play on from here"))
        self.analyse.setText(self.tr("Analyse"))
        self.analyse.setToolTip(self.tr("Have a strong bot look at the game: who stood better, and what was missed"))
        self._say_count()
