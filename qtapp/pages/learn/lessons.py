"""The lessons of a game: what they are about, which are done, and the way to each of them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QToolButton, QWidget

from engines.lessons import Lesson
from qtapp.base.i18n import language
from qtapp.base.icons import paint_icon, signed
from qtapp.base.lesson_progress import Progress
from qtapp.base.style import Themed, as_role, sized
from qtapp.base.theme import STEP, TEXT_NOTE, worn
from qtapp.boards.cover import Cover
from qtapp.pages.parts.story_page import lay_out
from qtapp.pages.parts.window_page import WindowPage
from qtapp.widgets.blocks import in_column
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking
from qtapp.widgets.wrapped_button import WrappedButton
from qtapp.words import words_for

BADGE = 26
TALLEST_ROW, TALLEST = 48, 720


def badge(number: int, ratio: float, *, done: bool, begun: bool) -> QPixmap:
    """A lesson's number in a ring; a disc with a tick once it is done."""
    made = QPixmap(round(BADGE * ratio), round(BADGE * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1, 1, BADGE - 2, BADGE - 2)
    painter.setPen(QPen(worn().colour("accent" if done or begun else "muted"), 1.6))
    painter.setBrush(worn().colour("accent") if done else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box)
    if done:
        paint_icon(painter, "tick", box.adjusted(4, 4, -4, -4), worn().colour("on_accent"))
    else:
        painter.setFont(sized(TEXT_NOTE, bold=begun))
        painter.setPen(worn().colour("accent" if begun else "ink"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.end()
    return made


class LessonRow(QPushButton):
    """One lesson: its number or a tick, and its title."""

    def __init__(self, number: int, lesson: Lesson) -> None:
        super().__init__()
        as_role(self, "row")
        self.number, self.lesson = number, lesson
        self.setAutoDefault(True)  # so that Enter presses it as space does
        self.setIconSize(QSize(BADGE, BADGE))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(TALLEST_ROW)

    def say(self, text: str, *, done: bool, begun: bool) -> None:
        """`told`: what the badge means, for those who cannot see it."""
        title = self.lesson.title.spoken(language())
        self.setText(f" {title}")
        self.setAccessibleName(f"{self.number}. {title}")
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        self.setIcon(QIcon(badge(self.number, self.devicePixelRatioF(), done=done, begun=begun)))


class LessonsPage(Themed, Speaking, WindowPage):
    """Where one chooses a lesson, or goes on with the one to take next."""

    LEFT_BY_ESCAPE = True

    lesson_chosen = Signal(str)
    game_asked = Signal()

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        as_role(self, "page")
        self.progress, self.game_id = progress, progress.course.game
        self.words = words_for(self.game_id)
        self.back, self.rules = signed(QToolButton(), "back"), QPushButton()
        self.cover = Cover(self.game_id, QSize(340, 220))
        self.title, self.text, self.state = label("brand", wrap=True), label(wrap=True), label("muted", wrap=True)
        self.go_on, self.play, self.list_title = WrappedButton(), WrappedButton(), label("title")
        self.rows = [LessonRow(number, lesson) for number, lesson in enumerate(progress.course.lessons, 1)]
        lay_out(self, self.back, self._story(), self._list(), TALLEST)
        self._connect()
        self.retranslate()

    # Building.

    def _story(self) -> QWidget:
        story = as_role(QFrame(), "card")
        self.cover.setMinimumHeight(200)
        words, rules = (self.title, self.text, self.state), (self.rules, 0, Qt.AlignmentFlag.AlignLeft)
        parts = ((self.cover, 1), *words, STEP, self.go_on, self.play, rules)
        in_column(*parts, on=story, margins=(12, 12, 12, 2 * STEP))
        return story

    def _list(self) -> QWidget:
        card = as_role(QFrame(), "card")
        rows = ((row, 1) for row in self.rows)
        layout = in_column(self.list_title, STEP, *rows, on=card, margins=(2 * STEP,) * 4, spacing=2)
        layout.addStretch(0)
        return card

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.rules.clicked.connect(self.rules_asked)
        self.go_on.clicked.connect(lambda: self.lesson_chosen.emit(self.progress.present().id))
        self.play.clicked.connect(self.game_asked)
        for row in self.rows:
            row.clicked.connect(lambda _checked=False, row=row: self.lesson_chosen.emit(row.lesson.id))

    def showEvent(self, event: QShowEvent) -> None:
        """The page comes into sight, perhaps with more lessons done."""
        super().showEvent(event)
        self.tell()
        (self.play if self.progress.is_complete else self.go_on).setFocus()

    # Words and colours.

    def tell(self) -> None:
        """Say how far one is."""
        done, count, complete = self.progress.done, len(self.rows), self.progress.is_complete
        self.state.setText(self.tr("Lessons done: {done} of {count}").format(done=done, count=count))
        title = self.progress.present().title.spoken(language())
        words = self.tr("Go on: {lesson}") if self.progress.is_begun else self.tr("Begin: {lesson}")
        self.go_on.say(words.format(lesson=title), "primary")
        self.go_on.setVisible(not complete)
        self.play.say(self.tr("Play a first game against an easy bot"), "primary")
        self.play.setVisible(complete)
        for row in self.rows:
            done, begun = self.progress.is_done(row.lesson), self.progress.is_left(row.lesson)
            row.say(self.tr("Done") if done else self.tr("Begun") if begun else "", done=done, begun=begun)

    def dress(self) -> None:
        self.tell()

    def retranslate(self) -> None:
        self.back.setText("Table Ronde")
        self.back.setAccessibleName(self.tr("Back"))
        self.title.setText(self.tr("Learn {game}").format(game=self.words.short_title()))
        self.text.setText(
            self.tr(
                "Short positions on the real board. Each asks you for a move or two, and explains "
                "what they do. You can stop at any time: your progress is kept."
            )
        )
        self.list_title.setText(self.tr("Lessons"))
        self.rules.setText(self.tr("Read the rules"))
        self.tell()
