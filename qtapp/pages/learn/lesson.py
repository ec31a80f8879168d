"""A lesson: the game's real board in a position made for it, and beside it what to do there.

The board offers every legal action, as in a game. A choice in steps is judged once it is whole; until then steps can
be taken back. What is right is done and answered by the other side; what is not is shown with what it leads to,
explained, and taken back. How far somebody is, is kept as they go (`qtapp.base.lesson_progress`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from engines.game import IllegalAction, NotationError
from engines.lessons import FINISHED, RIGHT, WRONG, Lesson, Run, Trial
from engines.match import SEPARATOR, Draft, Match
from engines.record import Player
from network.messages.table import Entry, Refusal, Update
from network.table.log import Log
from qtapp.base.actions import TABLE_ONLY, Actions
from qtapp.base.i18n import language
from qtapp.base.lesson_progress import Progress
from qtapp.base.settings import Settings
from qtapp.pages.parts.header import LESSONS
from qtapp.pages.parts.rules import paragraph
from qtapp.pages.table.lesson_panel import LessonPanel, Remark
from qtapp.pages.table.sayings import Answer
from qtapp.pages.table.table import TablePage
from qtapp.words.base import Prompt

OFFERED = ("close_table", "hint", "zoom_in", "zoom_out", "fit", "text_board")
DWELL = 2500  # milliseconds during which a mistake stays on the board, once it has been played out


class LessonPage(TablePage):
    """One lesson of a course."""

    LEADS_TO = LESSONS
    _lesson_panel: LessonPanel | None = None  # stands where other pages have their side panel

    asked_anew = Signal()  # the board waits for a choice, at the next step or where a mistake was taken back
    finished = Signal()
    lesson_asked = Signal(str)  # the id of another lesson
    game_asked = Signal()  # the lessons are done: somebody wants to play

    def __init__(self, progress: Progress, lesson: Lesson, commands: Actions, settings: Settings) -> None:
        super().__init__(progress.course.game, commands, settings)
        self.progress, self.lesson = progress, lesson
        self.run = progress.resumed(lesson)
        self._match = self.run.match  # what is on the board: the run's, or a mistake
        self._draft = self.run.draft  # what the learner has chosen so far
        self._last: Trial | None = None  # what was tried last
        self._refusal: Refusal | None = None
        self._is_in_error = self._is_hinted = False
        self._is_answered = False  # it was done for the learner
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self.take_back)
        for part in (self.view, self.view.viewport()):
            part.installEventFilter(self)
        progress.keep(self.run)
        self._show(self.run.match)

    @property
    def panel(self) -> LessonPanel:
        if self._lesson_panel is None:
            self._lesson_panel = LessonPanel()
            self._lesson_panel.rule_asked.connect(self.rule_asked)
            self._lesson_panel.prompt.rule_asked.connect(self.rule_asked)
            self._lesson_panel.again_asked.connect(self.begin_again)
            self._beside.addWidget(self._lesson_panel)
            if not self._is_moving:
                self._tell_panel()
        return self._lesson_panel

    # The course of the lesson.

    @property
    def is_asking(self) -> bool:
        """Whether a choice of the learner's is waited for."""
        return not self._is_in_error and not self.run.is_finished

    def choose_action(self, text: str) -> None:
        if not self.is_asking or self.shown is None:
            return
        # A whole choice may be typed in one line, also when some of it has been chosen already.
        begun = self._draft if text.split(SEPARATOR, maxsplit=1)[0] in self.shown.legal else self._draft.cut(0)
        try:
            draft = begun.extended(text)
        except (IllegalAction, NotationError) as error:  # it was typed: the board offers only what is legal
            self._refusal = Refusal(error.reason, getattr(error, "rule", ""), error.details)
            self.tell()
            return
        self._refusal = None
        if self.is_text:
            self.text_board.move_taken()
        if draft.is_whole:
            self._try(draft.text)
        else:
            self._take_steps(draft)

    def _try(self, choice: str) -> None:
        before = len(self.run.match.steps)
        trial = self.run.tried(choice)
        self.run, self._last, self._is_in_error = trial.run, trial, trial.verdict == WRONG
        self._is_hinted, self._is_answered = False, False
        self._draft = self.run.draft
        self.progress.keep(self.run)
        self._show(trial.shown, before)
        if trial.verdict == FINISHED:
            self.finished.emit()
        elif trial.verdict == RIGHT:
            self.asked_anew.emit()

    def _take_steps(self, draft: Draft) -> None:
        """The choice is not whole: what follows is asked on the board, and a hint goes on with it."""
        self._draft = draft
        self._show(self.run.match)
        self.take_focus()
        if self._is_hinted:
            self._suggest()

    def step_back(self) -> None:
        """Take the last step of a choice back."""
        if self.is_asking and self._draft.steps:
            self.end_motion()
            self._is_hinted, self._refusal = False, None
            self._take_steps(self._draft.cut(len(self._draft.steps) - 1))

    def _offer_more(self) -> None:
        """Whoever has played with the keyboard goes on with it."""
        prompt = self.panel.prompt
        button = prompt.answer_button("next") or prompt.answer_button("game")
        if button is not None:
            button.setFocus()

    def take_back(self) -> None:
        """A mistake has been looked at: the position is as it was, and the question the same."""
        if self._is_in_error:
            self._ask_again()

    def begin_again(self) -> None:
        """From the first step."""
        self.run, self._last = Run.begun(self.lesson), None
        self.progress.keep(self.run)
        self._ask_again()

    def _ask_again(self) -> None:
        self._clock.stop()
        self._is_in_error, self._is_hinted, self._refusal = False, False, None
        self._draft = self.run.draft
        self._show(self.run.match)
        self.take_focus()
        self.asked_anew.emit()

    def show_hint(self) -> None:
        """Say how, and point it out on the board."""
        if not self.is_asking:
            return
        self.end_motion()
        self._is_hinted = True
        if self._draft.steps and not self._way_on():
            self._draft = self.run.draft  # no right choice begins like this
            self._show(self.run.match)
        self.tell()
        self.take_focus()
        self._suggest()

    def _suggest(self) -> None:
        """Show the next step of the answer where it can be chosen: Enter then chooses it."""
        step = self._way_on()
        button = self.panel.prompt.answer_button(step)
        if button is not None and not self.is_text:
            button.setFocus()
        elif step:
            self.board.suggest(step)

    def _way_on(self) -> str:
        """The next step of the first right choice that begins as this one does, if one does."""
        done = self._draft.steps
        choices = (tuple(choice.split(SEPARATOR)) for choice in self.run.accepted)
        return next((steps[len(done)] for steps in choices if steps[: len(done)] == done), "")

    def show_answer(self) -> None:
        """Do it for them."""
        if self._is_moving:
            self.end_motion()  # the button belonged to the step before
        elif self.is_asking:
            self._try(self.run.accepted[0])
            self._is_answered = True
            self.tell()

    # What is shown.

    def _show(self, match: Match, before: int | None = None) -> None:
        """Lay this match out; what was played after action number `before` is played out on the board."""
        log = Log.replayed(match).seen_by(self.run.seat)
        news = [] if before is None else [entry for entry in log if entry.ply > before]
        self._match = match
        self.show_table(self._update(match, log, self._draft if self.is_asking else None), log, 0, news)

    def _update(self, match: Match, log: Sequence[Entry], draft: Draft | None) -> Update:
        """The table as the learner sees it; without a draft nothing is asked."""
        seat, outcome, game = self.run.seat, match.outcome, match.game
        state = draft.state if draft else match.state
        return Update(
            length=match.length,
            ply=len(match.steps),
            seat=seat,
            view=game.view(state, seat),
            legal=tuple(game.write(action) for action in game.legal(state, seat)) if draft else (),
            actors=match.actors,
            occupants=tuple(Player(self.words.nameless(other, len(match.seats))) for other in match.seats),
            log_from=0,
            log=tuple(log),
            outcome=outcome.plain() if outcome else None,
            asked=match.asked_since(seat),
            choices=game.choices(state, seat) if draft else {},
            draft=draft.steps if draft else (),
        )

    def _motion_over(self) -> None:
        super()._motion_over()
        if self._is_in_error:
            self._clock.start(DWELL)
        elif self.run.is_finished:
            self._offer_more()

    def _turn(self, update: Update) -> str:  # noqa: ARG002
        return self.lesson.title.spoken(language())

    def _tell_panel(self) -> None:
        panel, spoken = self._lesson_panel, language()
        if panel is None or self.shown is None:
            return
        course = self.progress.course
        number, count = course.number(self.lesson.id) + 1, len(course.lessons)
        done, steps = len(self.run.answers), len(self.lesson.steps)
        panel.place.setText(self.tr("Lesson {number} of {count}").format(number=number, count=count))
        panel.title.setText(self.lesson.title.spoken(spoken))
        panel.introduction.setText(self.lesson.introduction.spoken(spoken))
        panel.dots.show_steps(done, steps, self.tr("Steps done: {done} of {steps}").format(done=done, steps=steps))
        panel.show_rule(self.run.step.rule)
        panel.remark.show_remark(self._remark())
        self._tell_prompt()

    def _remark(self) -> Remark | None:
        """The hint that was asked for, else what is to be said about the last action."""
        if self._is_hinted:
            return Remark("hint", "gold", self.tr("Hint"), self.run.step.hint.spoken(language()))
        if self._last is None:
            return None
        text = self._last.text.spoken(language())
        if self._last.verdict == WRONG:
            return Remark("close", "warm", self.tr("Not quite"), text)
        title = self.tr("This is how") if self._is_answered else self.tr("Right!")
        return Remark("tick", "accent", title, text)

    def _tell_prompt(self) -> None:
        if self.shown is None or self._lesson_panel is None:
            return
        prompt = self._lesson_panel.prompt
        prompt.show_prompt(
            self._prompt(self.shown), self._answers(self.shown), keeps_room=self.is_asking and not self.is_text
        )
        if self._refusal is not None:
            prompt.show_refusal(self.table_words.refusal(self._refusal, self.names, self.words), self._refusal.rule)
        else:
            prompt.clear_refusal()

    def _tell_text_board(self) -> None:
        super()._tell_text_board()
        if self.is_text and self._refusal is not None:
            rule = self._refusal.rule
            sentence = self.table_words.refusal(self._refusal, self.names, self.words)
            self.text_board.show_refusal(sentence, rule, paragraph(self.game_id, language(), rule) if rule else "")

    def _prompt(self, update: Update) -> Prompt:  # noqa: ARG002
        if self._is_in_error:
            return Prompt(self.tr("Look, then try again"), self.run.step.task.spoken(language()))
        if self.is_asking:
            return Prompt(self.tr("Your turn"), self.run.step.task.spoken(language()))
        following, game = self.progress.following(self.lesson), self.words.short_title()
        if following is None:
            ending = self.tr("You know what there is to know about {game}. The rest comes with playing.")
            return Prompt(self.tr("Congratulations!"), ending.format(game=game))
        title = following.title.spoken(language())
        return Prompt(self.tr("Lesson done"), self.tr("Next: {lesson}.").format(lesson=title))

    def _answers(self, update: Update) -> Sequence[Answer]:  # noqa: ARG002
        if self._is_in_error:
            return (Answer(self.tr("Try again"), self.take_back, primary=True, key="back"),)
        if self.is_asking:
            return (
                *self._moves(),
                Answer(self.tr("Hint"), self.show_hint, key="hint"),
                Answer(self.tr("Show me"), self.show_answer, key="show"),
            )
        following = self.progress.following(self.lesson)
        course = Answer(self.tr("All lessons"), self.left.emit, key="course")
        if following is None:
            return (
                Answer(
                    self.tr("Play a first game"),
                    self.game_asked.emit,
                    primary=True,
                    key="game",
                    tip=self.tr("Against an easy bot"),
                ),
                course,
            )
        return (
            Answer(self.tr("Next lesson"), lambda: self.lesson_asked.emit(following.id), primary=True, key="next"),
            course,
        )

    def _moves(self) -> Iterator[Answer]:
        """The actions that the words of the game put on buttons, and the way back from a choice that is half made."""
        update = self.shown
        if update is None:
            return
        for offer in self.words.offers(update):
            if offer.action in update.legal:
                chosen = partial(self._choose_offer, offer.action)
                yield Answer(offer.label, chosen, offer.primary, offer.action, offer.tip or offer.label)
        if self._draft.steps:
            yield Answer(self.tr("Back"), self.step_back, key="step_back", tip=self.tr("Back (Escape)"))

    def _choose_offer(self, action: str) -> None:
        if self._is_moving:
            self.end_motion()  # the button belonged to the step before
        else:
            self.choose_action(action)

    def _allow(self, update: Update) -> None:
        for name in TABLE_ONLY.split():
            self.commands[name].setEnabled(name in OFFERED)
        self.commands["hint"].setEnabled(self.is_asking)
        self.commands["undo"].setEnabled(bool(update.draft))

    def perform(self, name: str, *, checked: bool = False) -> None:
        if name == "hint":
            self.show_hint()
        elif name == "undo":
            self.step_back()
        else:
            super().perform(name, checked=checked)

    def show_text_board(self, shown: bool) -> None:
        self._refusal = None  # it was about what was typed
        super().show_text_board(shown)

    def retranslate(self) -> None:
        self._show(self._match)  # those at the table are called otherwise now
        super().retranslate()
        self._motion_over()

    def show_side_panel(self, shown: bool) -> None:
        """Without it nobody knows what to do: only the rules may take its place."""
        super().show_side_panel(shown or not self.commands["rules"].isChecked())

    # Any input on the board takes a mistake back.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_in_error and event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.take_back()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes back the last step of a choice, unless the board has used it."""
        if event.key() == Qt.Key.Key_Escape and self._draft.steps:
            self.step_back()
        else:
            super().keyPressEvent(event)

    def close_table(self) -> None:
        self._clock.stop()
        super().close_table()
