"""Setting up a table: seats, options, and under "advanced" the number all chance comes from.

What cannot be played is refused by the engine and explained here; the page itself knows no rule.
"""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator, QShowEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QToolButton, QWidget

from engines import load
from engines.game import EngineError, Setup, checked
from engines.record import AT_ONE_DESK
from qtapp.base.icons import signed
from qtapp.base.settings import SeatChoice, Settings
from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.boards.cover import Cover
from qtapp.pages.home.seats import SeatsEditor
from qtapp.pages.parts.assistance import AssistanceForm
from qtapp.pages.parts.options import OptionsForm
from qtapp.pages.parts.story_page import lay_out
from qtapp.pages.parts.window_page import WindowPage
from qtapp.sitting.tables import fresh_seed
from qtapp.widgets.blocks import STRETCH, in_column, in_row
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for
from qtapp.words.table import TableWords


class SetupPage(Speaking, WindowPage):
    """One game about to begin. `branched` is the setup of a match that is played on: then only seats are chosen."""

    LEFT_BY_ESCAPE = True

    start_asked = Signal(object, object, object)  # Setup, tuple[Player, ...], Assistance
    editor_asked = Signal()  # to begin in a position of one's own

    def __init__(self, game_id: str, settings: Settings, branched: Setup | None = None) -> None:
        super().__init__()
        as_role(self, "page")
        self._leads_home = True  # back from here
        self.game_id, self.settings, self.branched = game_id, settings, branched
        self.game, self.words, self.table_words = load(game_id), words_for(game_id), TableWords()
        self.back, self.rules, self.editor = signed(QToolButton(), "back"), QPushButton(), QPushButton()
        self.editor.setVisible(self.game.sketches and branched is None)
        self.cover = Cover(game_id, QSize(340, 220))
        self.title, self.tagline, self.summary = label("brand", wrap=True), label("muted", wrap=True), label(wrap=True)
        self.seats_title, self.options_title = label("title"), label("title")
        self.seats = SeatsEditor(settings.names(), self.words.side, self.words.marks)
        self.form = OptionsForm(game_id, branched.seats if branched else None)
        self.count, self.options = self.form.count, self.form.boxes
        self.help_title, self.help = label("title"), AssistanceForm(game_id, AT_ONE_DESK)
        self.advanced, self.seed, self.seed_note = as_role(QToolButton(), "fold"), QLineEdit(), label("note", wrap=True)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,18}"), self.seed))
        self.problem, self.start = label("problem", wrap=True), as_role(QPushButton(), "primary")
        lay_out(self, self.back, self._story(), self._choices())
        self._begin()
        self.retranslate()
        self._connect()

    def name_way_back(self) -> None:
        """Another page than home lies below this one."""
        self._leads_home = False
        self.retranslate()

    # Building.

    def _story(self) -> QWidget:
        story = as_role(QFrame(), "card")
        layout = in_column(on=story, margins=(12, 12, 12, 2 * STEP))
        self.cover.setMinimumHeight(220)
        layout.addWidget(self.cover)
        for part in (self.title, self.tagline, self.summary):
            layout.addWidget(part)
        study = in_row(self.rules, self.editor, STRETCH)
        layout.addLayout(study)
        layout.addStretch(1)
        return story

    def _choices(self) -> QWidget:
        choices = as_role(QFrame(), "card")
        column = in_column(
            in_row(self.seats_title, STRETCH, self.seats.swap, spacing=None),
            self.seats,
            STEP,
            self.options_title,
            self.form,
            on=choices,
            margins=(3 * STEP, 12, 3 * STEP, 12),
        )
        self._folded = QWidget()
        in_column(self.seed, self.seed_note, on=self._folded, spacing=None)
        self._folded.hide()
        self.advanced.setCheckable(True)
        self.advanced.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.advanced.setArrowType(Qt.ArrowType.RightArrow)
        column.addSpacing(STEP)
        column.addWidget(self.help_title)
        column.addWidget(self.help)
        column.addWidget(self.advanced)
        column.addWidget(self._folded)
        column.addWidget(self.problem)
        column.addStretch(1)
        column.addWidget(self.start)
        return choices

    def _begin(self) -> None:
        """As things were the last time, else one person against a bot."""
        counts = (self.branched.seats,) if self.branched else self.form.counts()
        kept = self.settings.last_seats(self.game_id)
        if len(kept) not in counts:
            kept = (SeatChoice(), *(SeatChoice("bot") for _ in range(counts[0] - 1)))
        self.seats.show_seats(kept)
        if self.branched:
            for part in (self.options_title, self.advanced, self.form):
                part.hide()
        else:
            self.form.show_values({}, len(kept))

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.rules.clicked.connect(self.rules_asked)
        self.editor.clicked.connect(self.editor_asked)
        self.advanced.toggled.connect(self._unfold)
        self.start.clicked.connect(self.begin)
        self.seed.textChanged.connect(self._check)
        self.form.changed.connect(self._options_changed)
        self._check()

    def _unfold(self, unfolded: bool) -> None:
        self._folded.setVisible(unfolded)
        self.advanced.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)

    # Choosing.

    def _options_changed(self) -> None:
        if len(self.seats.rows) != self.form.players:
            self._seat(self.form.players)
        self._check()

    def _seat(self, wanted: int) -> None:
        choices = self.seats.choices()[:wanted]
        self.seats.show_seats((*choices, *(SeatChoice("bot") for _ in range(wanted - len(choices)))))

    def setup(self) -> Setup:
        """What is chosen. Raises EngineError when it cannot be played."""
        if self.branched:
            return self.branched
        seed = int(self.seed.text()) if self.seed.text() else fresh_seed()
        return checked(self.game, len(self.seats.rows), self.form.values(), seed)

    def _check(self) -> None:
        try:
            self.setup()
        except EngineError as error:
            self.problem.setText(self.table_words.setup_error(error, self.words))
            self.start.setEnabled(False)
        else:
            self.problem.clear()
            self.start.setEnabled(True)
        self.problem.setVisible(bool(self.problem.text()))

    def begin(self) -> None:
        self._check()
        if self.start.isEnabled():
            self.settings.keep_seats(self.game_id, self.seats.choices())
            for choice in reversed(self.seats.choices()):
                if choice.kind == "human":
                    self.settings.keep_name(choice.name)
            self.start_asked.emit(self.setup(), self.seats.occupants(), self.help.assistance())

    def showEvent(self, event: QShowEvent) -> None:
        """Most want what was chosen the last time."""
        super().showEvent(event)
        (self.start if self.start.isEnabled() else self.seats.rows[0].kind).setFocus()

    # Words.

    def retranslate(self) -> None:
        self.back.setText("Table Ronde" if self._leads_home else self.tr("Back"))
        self.back.setAccessibleName(self.tr("Back to the home page") if self._leads_home else self.tr("Back"))
        self.title.setText(self.words.title())
        self.tagline.setText(self.words.tagline())
        self.summary.setText(self.words.summary())
        self.rules.setText(self.tr("Read the rules"))
        self.editor.setText(self.tr("Position editor"))
        self.seats_title.setText(self.tr("Who plays on?") if self.branched else self.tr("Who plays?"))
        self.options_title.setText(self.tr("Options"))
        self.help_title.setText(self.tr("Help during the game"))
        self.advanced.setText(self.tr("Advanced"))
        self.seed.setPlaceholderText(self.tr("Deal number"))
        self.seed.setAccessibleName(self.tr("Deal number"))
        self.seed_note.setText(self.tr("The same number always gives the same deal. Left empty, chance decides."))
        self.start.setText(self.tr("Sit down and play"))
        self._check()
