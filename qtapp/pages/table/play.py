"""Playing at a table: what it says is shown, what people want is said to it through a Sitting.

Whose screen it is, where one window holds several seats, is `qtapp.pages.table.screen`'s to say. The table does not
wait for what is being shown here: a move that is told meanwhile is shown next, and any input of a person ends the
showing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from engines import load
from engines.game import Seat
from engines.match import SEPARATOR
from network.messages.table import (
    Act,
    AnswerDraw,
    AnswerUndo,
    AskHint,
    AskUndo,
    ClaimWindow,
    Hint,
    Hurry,
    Notice,
    OfferDraw,
    Pause,
    Refusal,
    Resign,
    StandingWish,
    TableMessage,
    TableRequest,
    Update,
    Wish,
)
from network.table.windows import ABLE
from qtapp.base.actions import Actions
from qtapp.base.i18n import language
from qtapp.base.settings import Settings
from qtapp.pages.table.company_page import CompanyPage
from qtapp.pages.table.questions import Choice, Moment, Problem, Questions
from qtapp.pages.table.sayings import Answer, PlayerLine
from qtapp.pages.table.table import KEYS
from qtapp.sitting.sitting import Place, Sitting
from qtapp.sitting.tables import Opened
from qtapp.words.base import Offer, Prompt

if TYPE_CHECKING:
    from qtapp.sitting.presence import Presence


Batch: TypeAlias = Sequence[tuple[Place, TableMessage]]
"""What is told at once, and to which of our places."""

MOST_WAITING = 3  # moves that are told and not yet shown; whoever is further behind is shown how things stand


class PlayPage(CompanyPage):
    """A table in play."""

    DEEDS = ("undo", "hint", "hurry", "wishes", "pause", "resign", "offer_draw")

    hinted = Signal(object)  # Hint: it is shown now
    shown_anew = Signal()  # what the table said last is on the screen
    save_asked = Signal()
    rematch_asked = Signal()
    again_asked = Signal()  # another match with everyone in the room
    replay_asked = Signal()
    turn_came = Signal()  # after others had their turn, somebody here is asked something

    def __init__(self, game_id: str, sitting: Sitting, commands: Actions, settings: Settings) -> None:
        super().__init__(game_id, commands, settings)
        self.sitting = sitting
        self._windows = load(game_id).windows
        self._questions = Questions(self.words)
        self._sent: tuple[Place, int, int] | None = None  # the question, and the step of it, that we have answered
        self._ringed: Update | None = None  # the update whose window the ring shows
        self._steps: dict[tuple[str, ...], str] = {}  # what was chosen so far, in words, by the steps up to there
        self._waiting: list[Batch] = []  # moves that were told while another one was being shown
        self._is_resigning = False
        self._hint = ""  # the action, or the next step, that a strong bot would choose
        self._hint_rest: list[str] = []  # the steps of its choice that follow
        self._analysis: Hint | None = None
        self._hint_awaited = False
        self._aim = ""  # what Enter would choose on the board
        self._problem: Problem | None = None
        self._first_notice: Notice | None = None
        self.path: Path | None = None  # of the journal
        self.is_saved = True
        self.saving.save_asked.connect(self.save_asked)
        sitting.saving_changed.connect(self._show_saving)
        sitting.delivered.connect(self._take)
        sitting.got_up.connect(self._drop_place)
        sitting.bot_stuck.connect(self.show_problem)
        self.board.aimed.connect(self._aim_moved)
        self.board.keeps_notes = True

    def join(self, presence: Presence) -> None:
        super().join(presence)
        assert self.company is not None
        self.company.denied.connect(self.show_problem)

    def opened(self, opened: Opened) -> None:
        """How the table came to be, before it is shown."""
        self._show_saving(opened.unsaved, opened.path)
        if opened.notices:
            self._first_notice = Notice(opened.notices[0])

    def _show_saving(self, cause: str, path: Path | None) -> None:
        """A banner stays for as long as nothing is written down; `cause` is why, "" while it is."""
        self.path, self.is_saved = path or self.path, not cause
        self.saving.show_cause(cause)

    def _line_changed(self) -> None:
        """Nobody knows whether what we said has arrived: when the line is back we are asked again."""
        self._sent, self._is_resigning = None, False
        self._drop_hint()
        super()._line_changed()

    # What the table says.

    def _take(self, batch: Batch) -> None:
        """Everything that one thing done at the table brought about: shown now, or after the move before it."""
        if (self._is_moving or self._waiting) and self._is_move(batch) and len(self._waiting) < MOST_WAITING:
            self._waiting.append(batch)
            return
        waiting, self._waiting = self._waiting, []
        for each in (*waiting, batch):
            self._take_in(each)

    def _is_move(self, batch: Batch) -> bool:
        shown = self.shown
        return shown is not None and any(
            isinstance(message, Update) and message.ply > shown.ply for _, message in batch
        )

    def _take_next(self) -> None:
        if self._waiting and not self._is_moving:
            self._take_in(self._waiting.pop(0))

    def _take_in(self, batch: Batch) -> None:
        was_asked = self._is_somebody_asked() or (self.company is None and not self.places.heard)
        self.end_motion()  # and have what was being shown told, before anything else happens
        updates = [(place, message) for place, message in batch if isinstance(message, Update)]
        problems = [message for _place, message in batch if isinstance(message, Refusal | Notice)]
        for place, update in updates:
            self._hear(place, update)
        is_same = self._is_same_question()
        if not is_same and any(self.shown is not None and news.length != self.shown.length for _, news in updates):
            self._move_on()
        if any(isinstance(problem, Refusal) for problem in problems):
            self._sent, self._hint_awaited = None, False
        if problems or not is_same:
            self._problem = problems[-1] if problems else self._first_notice
        self._first_notice = None
        if updates:
            self._hand_over()
            self._show()
            if self.shown is not None and self.shown.held and not self.is_text:
                self.board.suggest(self.shown.draft[-1])  # what is to be confirmed is seen on the board
            if self._hint and not is_same:
                self._suggest()  # the next step of it
        else:
            self.tell()
        for place, message in batch:
            if isinstance(message, Hint):
                self._take_hint(place, message)
        self.shown_anew.emit()
        if not was_asked and self._is_somebody_asked():  # whoever opens a table of their own knows that
            self.turn_came.emit()

    def _is_somebody_asked(self) -> bool:
        """Whether one of the people here is asked for a move, or for an answer."""
        return bool(self.places.heard) and self.places.is_anybody_asked

    def _hear(self, place: Place, update: Update) -> None:
        feed = self.places[place]
        before = feed.update
        feed.take(update)
        if before is not None and place == self.places.current and update.draft != before.draft:
            self._step_hint(before.draft, update.draft)
        if before is None or self._sent is None or self._sent[:2] != (place, before.asked):
            return
        if update.ply > before.ply and update.asked != before.asked:
            feed.acted()
        elif update.draft or before.draft:
            self._sent = None
            if self.is_text:
                self.text_board.move_taken()

    def _is_same_question(self) -> bool:
        """Whether the seat on the screen is asked what it was asked: somebody else has chosen at the same time."""
        shown, update = self.shown, self.places.seen
        return bool(
            shown is not None
            and update is not None
            and shown.legal
            and (update.legal, update.draft, update.held) == (shown.legal, shown.draft, shown.held)
            and (update.seat, update.asked) == (shown.seat, shown.asked)
        )

    def _move_on(self) -> None:
        """What was asked and answered belongs to a moment that is over."""
        self._sent, self._is_resigning = None, False
        self._drop_hint()
        if self.is_text:
            self.text_board.move_taken()

    def _drop_hint(self) -> None:
        self._hint, self._hint_rest, self._analysis, self._hint_awaited = "", [], None, False

    def _step_hint(self, before: tuple[str, ...], after: tuple[str, ...]) -> None:
        """Of a hint in steps the next one is shown to whoever has followed the one before."""
        rest = self._hint_rest if after == (*before, self._hint) else []
        self._drop_hint()
        if rest:
            self._hint, *self._hint_rest = rest

    def show_text_board(self, shown: bool) -> None:
        if isinstance(self._problem, Refusal):
            self._problem = None  # it was about what was typed, or clicked, where nobody is any more
        super().show_text_board(shown)

    def _screen_changed(self) -> None:
        self._is_resigning = False
        self._drop_hint()

    def _motion_over(self) -> None:
        super()._motion_over()
        if self._waiting:
            QTimer.singleShot(0, self, self._take_next)  # when what is being done now is done

    def _take_hint(self, place: Place, hint: Hint) -> None:
        """Show what was advised, if it is still asked, and by whoever has the screen."""
        self._hint_awaited = False
        if place == self.places.current and self.shown is not None and hint.asked == self.shown.asked:
            if hint.lines:
                self._analysis = hint
            else:
                self._hint, *self._hint_rest = hint.text.split(SEPARATOR)
            self.show_problem(None)
            self._suggest()
            self.hinted.emit(hint)

    def _suggest(self) -> None:
        """Show the hint where it can be chosen: Enter then chooses it."""
        button = self.panel.prompt.answer_button(self._hint)
        if self.shown is None or self._hint not in self.shown.legal or self.is_text:
            return
        if button is not None:
            button.setFocus()
        else:
            self.take_focus()
            self.board.suggest(self._hint)

    def _aim_moved(self, action: str) -> None:
        """The sentence of a hint says what Enter does only for as long as that is what it does."""
        was_true, self._aim = self._aim == self._hint, action
        if self._hint and was_true != (self._aim == self._hint):
            self._tell_prompt()

    def show_problem(self, problem: Problem | None) -> None:
        self._problem = problem
        self.tell()

    def tell_saved(self, path: Path) -> None:
        """A copy was written. It holds everything: who looks into that of a game with secrets spoils it."""
        is_secret = load(self.game_id).secret and self.shown is not None and self.shown.outcome is None
        self.show_problem(Notice("saved_secret" if is_secret else "saved_as", {"file": path.name}))

    # Words.

    @property
    def moment(self) -> Moment:
        assert self.shown is not None
        offered = any(offer.action == self._hint for offer in self._offers(self.shown))
        is_told = self.is_text or offered or self._aim != self._hint
        return Moment(
            self.shown,
            self.places.current,
            self.names,
            self._problem,
            self._is_resigning,
            self._hint,
            self._hint_awaited,
            is_told,
            self.can,
            self.company.moment if self.company else None,
            self._analysis,
            tuple(self._step_words(self.shown.draft)),
            tuple(self._reacting()),
        )

    def _step_words(self, draft: tuple[str, ...]) -> Iterator[str]:
        """What was chosen so far; steps that were chosen elsewhere in notation."""
        words = (self._steps.get(draft[:count], draft[count - 1]) for count in range(1, len(draft) + 1))
        return filter(None, words)

    def _reacting(self) -> Iterator[Seat]:
        """Those of our people to whom a window for reactions is put, who want that and have not claimed it yet."""
        for seat in self.places.people:
            update = self.places[seat].update
            window = None if update is None else update.window
            if update is None or window is None or seat not in window.seats or seat in window.claims:
                continue
            # A button that all see must not depend on a hand.
            is_by_hand = any((wish.phase, wish.wish) == (update.view["phase"], ABLE) for wish in update.wishes)
            if window.asked or (is_by_hand and self.places.is_shared):
                yield seat

    def _wish_answer(self, choices: Sequence[Choice]) -> Sequence[Answer]:
        """Where one of our people may react, or is asked to: a button to say when they want to be."""
        update = self.shown
        assert update is not None
        seats = update.window.seats if update.window is not None else update.actors if update.legal else ()
        own = [seat for seat in self.places.people if seat in seats]
        asks_else = not all(choice.is_claim for choice in choices)
        if asks_else or update.view["phase"] not in self._windows or not own:
            return ()
        deed = partial(self.offer_wishes, own, (str(update.view["phase"]),))
        return (Answer(self.tr("When to ask me…"), partial(self._answer, deed), key="wishes"),)

    @property
    def can(self) -> frozenset[str]:
        """What the table does for us. While others play, too, nobody sees the record before everybody does."""
        is_secret = self.company is not None and self.company.presence.verdict is None
        return self.sitting.can - {"save_as", "replay"} if is_secret else self.sitting.can

    @property
    def is_in_play(self) -> bool:
        return self.shown is not None and self.shown.outcome is None

    def _tell_panel(self) -> None:
        super()._tell_panel()
        if self.shown is None or self._panel is None:
            return
        self._panel.show_help(*self._help())
        window, ring = self.shown.window, self._panel.prompt.ring
        if window is None:
            ring.stop()
        elif self.shown is not self._ringed:
            ring.run(self.shown.length, window.left)
        self._ringed = self.shown
        sentence, rule = self._questions.problem(self.moment)
        if sentence:
            self._panel.prompt.show_refusal(sentence, rule, calm=isinstance(self._problem, Notice))
        else:
            self._panel.prompt.clear_refusal()

    def _help(self) -> tuple[str, str]:
        """What helps players here, and when whoever has the screen wants to be asked to react."""
        assert self.shown is not None
        words, assistance = self.table_words, self.shown.assistance
        wishes = [words.standing_wish(self.words.window_name(wish.phase), wish) for wish in self.shown.wishes]
        return (
            " · ".join((words.assistance(assistance, self.game_id), *wishes)),
            "\n".join((words.assistance_explained(assistance, self.game_id), *wishes)),
        )

    def _tell_text_board(self) -> None:
        super()._tell_text_board()
        if self.shown is None or not self.is_text:
            return
        sentence, rule = self._questions.problem(self.moment)
        if sentence:
            self.text_board.show_refusal(sentence, rule, self._paragraph(rule) if rule else "")
        else:
            self.text_board.clear_refusal()

    def _paragraph(self, rule: str) -> str:
        """What a rule says, for those who would rather read on than look it up."""
        from qtapp.pages.parts.rules import paragraph

        return paragraph(self.game_id, language(), rule)

    def _player(self, update: Update, seat: Seat, name: str) -> PlayerLine:
        line = super()._player(update, seat, name)
        if line.acting and update.occupants[seat].kind == "bot" and not update.paused:
            return PlayerLine(seat, name, self.tr("thinking…"), line.score, acting=True, thinking=True)
        return line

    def _prompt(self, update: Update) -> Prompt:  # noqa: ARG002
        return self._questions.prompt(self.moment)

    def _answers(self, update: Update) -> Sequence[Answer]:  # noqa: ARG002
        """The answers to what is asked between players; else the moves that are offered as buttons."""
        deeds, choices = self._deeds(), self._questions.choices(self.moment)
        answers = [
            Answer(
                choice.text,
                partial(self._answer, deeds[choice.key]),
                choice.primary,
                choice.key,
                f"{choice.text} ({number})" if choice.is_claim else "",
            )
            for number, choice in enumerate(choices, 1)
        ]
        return [*(answers or self._moves()), *self._wish_answer(choices)]

    def _moves(self) -> Sequence[Answer]:
        """The buttons that choose a move, while none but a move is asked."""
        if self.shown is None or self._questions.choices(self.moment):
            return ()
        moves = [self._move(number, offer) for number, offer in enumerate(self._offers(self.shown), 1)]
        return [*moves, *self._ways_back()] if self.shown.draft else moves

    def _ways_back(self) -> Sequence[Answer]:
        """Of a choice that is half made."""
        back = Answer(self.tr("Back"), partial(self._answer, self.undo), key="step_back", tip=self.tr("Back (Escape)"))
        anew = Answer(self.tr("Start over"), partial(self._answer, self.start_over), key="start_over")
        return (back, anew) if self.shown is not None and len(self.shown.draft) > 1 else (back,)

    def _offers(self, update: Update) -> Sequence[Offer]:
        """The legal moves that the words of the game put on buttons; one may stand for several steps."""
        if not update.legal:
            return ()
        return [offer for offer in self.words.offers(update) if offer.action.split(SEPARATOR)[0] in update.legal]

    def _move(self, number: int, offer: Offer) -> Answer:
        tip = offer.tip or offer.label
        return Answer(
            offer.label,
            partial(self._answer, partial(self._take_offer, offer)),
            offer.primary,
            offer.action,
            f"{tip} ({number})" if str(number) in KEYS else tip,
            enabled=self._sent is None,
        )

    def _answer(self, deed: Callable[[], None]) -> None:
        """A button is pressed. While something is played out it belongs to a question that is over."""
        if self._is_moving:
            self.end_motion()
        else:
            deed()

    def _take_offer(self, offer: Offer) -> None:
        """Several steps that are taken at once are told as one, with the last of them."""
        update, steps = self.shown, offer.action.split(SEPARATOR)
        if update is not None and len(steps) > 1:
            before = update.draft[: len(update.draft) - update.held]
            self._steps |= {(*before, *steps[:count]): "" for count in range(1, len(steps))}
            self._steps[*before, *steps] = self.words.choice(steps, update)
        self.choose_action(offer.action)

    def _is_chosen_on_board(self, update: Update) -> bool:
        offered = {offer.action for offer in self._offers(update)}
        asks_else = bool(self._questions.choices(self.moment))
        is_pointed = self.board.takes_notes or any(action not in offered for action in update.legal)
        return is_pointed and not self.is_text and not asks_else

    def _deeds(self) -> dict[str, Callable[[], None]]:
        """What the answers to a question do."""
        claims = {f"claim {seat}": partial(self.claim_window, seat) for seat in self.places.people}
        return claims | {
            "confirm": self.confirm,
            "step_back": self.undo,
            "start_over": self.start_over,
            "resume": lambda: self._pause(paused=False),
            "agree": partial(self._say, AnswerUndo, True),  # noqa: FBT003
            "refuse": partial(self._say, AnswerUndo, False),  # noqa: FBT003
            "accept": partial(self._say, AnswerDraw, True),  # noqa: FBT003
            "decline": partial(self._say, AnswerDraw, False),  # noqa: FBT003
            "resign": partial(self._say, Resign),
            "play_on": lambda: self.ask_resign(asked=False),
            "try_again": self._try_again,
            "unsaved": self.sitting.play_unsaved,
            "hurry": self.hurry,
            "rematch": self.rematch_asked.emit,
            "again": self.again_asked.emit,
            "replay": self.replay_asked.emit,
            "save_as": self.save_asked.emit,
            "home": self.left.emit,
        }

    def _allow(self, update: Update) -> None:
        if self.isHidden():
            return  # another page lies on this one, and says what it can do
        over, here, can = update.outcome is not None, not self.is_cut_off, self.can
        seated, going = self.places.current is not None, here and not over and not update.paused
        for name, possible in {
            "undo": (
                (bool(update.draft) or self._undo_seat() is not None)
                and here
                and not update.paused
                and update.undo_asked is None
            ),
            "hint": update.assistance.hints and here and bool(update.legal) and not self._hint_awaited,
            "hurry": self._speaker() is not None and here and self.moment.is_thinking,
            "wishes": bool(self._windows) and self._speaker() is not None and here and not over,
            "pause": self._speaker() is not None and here and not over,
            "resign": seated and going,
            "offer_draw": seated and going and not update.draw_offers,
            "rematch": over and (self.company is None or (here and self.company.may_gather)),
            "replay": "replay" in can and update.ply > 0,
            "analyse": (
                "replay" in can
                if over
                else update.assistance.analysis and here and bool(update.legal) and not self._hint_awaited
            ),
            "edit_position": over and load(self.game_id).sketches,
            "save_as": "save_as" in can,
            "open_network": "open_network" in can and self.company is None and not over,
            "close_network": self.company is not None and self.company.presence.keeps,
            "leave_table": self.company is not None and not self.company.presence.keeps,
        }.items():
            self.commands[name].setEnabled(possible)
        self.commands["wishes"].setVisible(bool(self._windows))
        with QSignalBlocker(self.commands["pause"]):
            self.commands["pause"].setChecked(update.paused)

    # What people want.

    def perform(self, name: str, *, checked: bool = False) -> None:
        if name == "pause":
            self._pause(paused=checked)
        elif name in self.DEEDS:
            deeds: dict[str, Callable[[], None]] = {
                "undo": self.undo,
                "hint": self.ask_hint,
                "hurry": self.hurry,
                "wishes": lambda: self.offer_wishes(self._lookers(), self._windows),
                "resign": self.ask_resign,
                "offer_draw": partial(self._say, OfferDraw),
            }
            deeds[name]()
        else:
            super().perform(name, checked=checked)

    def _say(self, request: Callable[..., TableRequest], *fields: object) -> None:
        """From the place of whoever has the screen."""
        self._say_from(self.places.current, request, *fields)

    def _say_from(self, place: Place, request: Callable[..., TableRequest], *fields: object) -> None:
        if place is None:
            self.show_problem(Refusal("not_seated"))
        else:
            self.sitting.say(request(place, *fields))

    def _pause(self, *, paused: bool) -> None:
        self._say_from(self._speaker(), Pause, paused)

    def choose_action(self, text: str) -> None:
        update = self.shown
        if update is None or update.seat is None or self.is_cut_off:
            return
        # A whole choice may be typed in one line, also when some of it has been chosen already.
        first, *others = text.split(SEPARATOR)
        step = len(update.draft) if not text else len(update.draft) - update.held if first in update.legal else 0
        if self._sent == (update.seat, update.asked, len(update.draft)):
            return  # a second click on the way must not answer the next question
        if first in update.legal and not others:
            self._steps[*update.draft[:step], text] = self.words.action(text, update)
        self._sent = update.seat, update.asked, len(update.draft)
        self.board.finish_motion()
        if self._panel is not None and self._panel.prompt.isAncestorOf(self.focusWidget() or self):
            self.take_focus()  # a button that is switched off would pass the focus on to anything
        self._tell_prompt()
        hold = bool(text) and self.settings.confirms(self.game_id) and (update.draft[step:] != (text,))
        self.sitting.say(Act(update.seat, text, update.length, step, hold))

    def confirm(self) -> None:
        """Play the choice that is whole and was held."""
        self.choose_action("")

    def start_over(self) -> None:
        """Take back all steps of a choice."""
        update = self.shown
        if update is not None and update.draft and not self.is_cut_off:
            self._say(Act, "", update.length)

    def claim_window(self, seat: Seat) -> None:
        """One of our people wants to react."""
        update = self.places[seat].update
        if update is not None and not self.is_cut_off:
            self.sitting.say(ClaimWindow(seat, update.length))

    def _lookers(self) -> Sequence[Seat]:
        """Those of our people who look at the screen now."""
        current = self.places.current
        return [current] if current is not None and self.places.is_shared else self.places.people

    def offer_wishes(self, seats: Sequence[Seat], phases: Sequence[str]) -> None:
        """A menu of when these of our people want to be asked to react, in windows of these phases."""
        from qtapp.pages.table.wishes import WishMenu

        people = [(self.names[seat], update) for seat in seats if (update := self.places[seat].update) is not None]
        menu = WishMenu(people, phases, self.words, self._wish, self, shared=self.places.is_shared)
        button = self.panel.prompt.answer_button("wishes")
        below = button if button is not None and button.isVisible() else self.header
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))

    def _wish(self, seat: Place, wish: StandingWish) -> None:
        self._say_from(seat, Wish, *wish)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes back the last step of a choice, unless the board has used it."""
        if event.key() == Qt.Key.Key_Escape and self.shown is not None and self.shown.draft:
            self.undo()
        else:
            super().keyPressEvent(event)

    def undo(self) -> None:
        drafted = self.shown is not None and self.shown.draft
        seat = self.places.current if drafted else self._undo_seat()
        if seat is not None:
            self.board.finish_motion()
            self.sitting.say(AskUndo(seat))

    def ask_hint(self, *, analysis: bool = False) -> None:
        if self.shown is not None and self.shown.seat is not None and self.shown.legal:
            self.end_motion()
            self._drop_hint()
            self._hint_awaited = True
            self._say(AskHint, analysis)
            self.tell()

    def hurry(self) -> None:
        self.board.finish_motion()
        self._say_from(self._speaker(), Hurry)

    def ask_resign(self, *, asked: bool = True) -> None:
        """Resigning is asked once more, in the prompt."""
        self.end_motion()
        self._is_resigning = asked
        self.tell()

    def _try_again(self) -> None:
        self.show_problem(None)
        if "unsaved" in self.sitting.can:  # the bots are ours
            self.sitting.resume_bots()

    def _numbered(self) -> Sequence[Answer]:
        """Of the answers to questions only those that there is little time for: to react."""
        choices = () if self.shown is None else self._questions.choices(self.moment)
        claims = [choice for choice in choices if choice.is_claim]
        return self._answers(self.shown)[: len(claims)] if claims and self.shown is not None else self._moves()

    def close_table(self) -> None:
        self._waiting.clear()
        try:
            super().close_table()
        finally:
            self.sitting.close()  # whatever fails on the page, the journal is closed
