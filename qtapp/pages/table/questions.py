"""What the prompt of a table in play asks: a move, or one of the things that every game has besides its moves.

Pure words: a `Moment` goes in, a `Question` comes out. What an answer does is the page's to know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PySide6.QtCore import QObject

from engines.game import Seat
from engines.match import SEPARATOR
from network.messages.room import Denied, Verdict
from network.messages.table import Hint, Notice, Refusal, Update
from qtapp.sitting.sitting import ABILITIES, Place
from qtapp.words.base import GameWords, Prompt
from qtapp.words.table import TableWords

if TYPE_CHECKING:
    from network.bots.thought import Thought
    from qtapp.words.network import NetworkWords

Problem: TypeAlias = "Refusal | Notice | Denied | Thought"
"""Why something was not done, what people should be told, or why a bot could not think."""


class RoomMoment(NamedTuple):
    """How things stand at a table open to the network."""

    is_cut_off: bool = False  # nothing we say arrives
    has_ended: bool = False  # and nobody is calling again
    may_gather: bool = False  # another match is ours to begin
    verdict: Verdict | None = None  # of the match that is over


class Moment(NamedTuple):
    """How things stand for whoever has the screen."""

    update: Update
    place: Place
    names: Sequence[str]
    problem: Problem | None = None
    is_resigning: bool = False
    hint: str = ""  # the action a strong bot would choose, in notation
    hint_awaited: bool = False
    is_told: bool = False  # the hint cannot be seen on the board: the table is read, or a button is meant
    can: frozenset[str] = ABILITIES  # what this table does for us
    room: RoomMoment | None = None
    analysis: Hint | None = None  # how a strong bot judges the best choices
    steps: tuple[str, ...] = ()  # what was chosen so far of a choice that is being made, in words
    reacting: tuple[Seat, ...] = ()  # those of our people who may claim the window for reactions that is open

    @property
    def is_cut_off(self) -> bool:
        return self.room is not None and self.room.is_cut_off

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is about to play."""
        update = self.update
        return not update.paused and any(update.occupants[seat].kind == "bot" for seat in update.actors)

    @property
    def must_confirm(self) -> bool:
        """Whether a choice of ours is whole and held."""
        return self.update.held

    @property
    def has_failed_to_think(self) -> bool:
        return self.problem is not None and not isinstance(self.problem, Refusal | Notice | Denied)

    @property
    def must_agree(self) -> bool:
        asked = self.update.undo_asked
        return asked is not None and self.place in asked.waiting

    @property
    def has_asked_back(self) -> bool:
        asked = self.update.undo_asked
        return asked is not None and self.place == asked.by

    @property
    def is_offered_draw(self) -> bool:
        offers = self.update.draw_offers
        return bool(offers) and self.place is not None and self.place not in offers

    @property
    def has_offered_draw(self) -> bool:
        return self.place is not None and self.place in self.update.draw_offers


class Choice(NamedTuple):
    """A button under the question; `key` says what it does."""

    key: str
    text: str
    primary: bool = False

    @property
    def is_claim(self) -> bool:
        """Whether it says that one wants to react."""
        return self.key.startswith("claim ")


class Questions(QObject):
    """Puts a moment into words."""

    def __init__(self, words: GameWords) -> None:
        super().__init__()
        self._words, self._table = words, TableWords()

    def prompt(self, moment: Moment) -> Prompt:
        update, names = moment.update, moment.names
        if moment.room is not None and moment.is_cut_off and update.outcome is None:
            if moment.room.has_ended:
                return Prompt(self.tr("You are no longer at this table"), self.tr("It is shown as you left it."))
            return Prompt(
                self.tr("The table cannot be reached"),
                self.tr("It is shown as you left it. Your seat is kept; when the line is back you go on."),
            )
        if update.paused:
            return Prompt(self.tr("The game is paused"), self.tr("Nothing moves until someone goes on."))
        if moment.must_agree and update.undo_asked:
            return Prompt(
                self.tr("{player} would like to take back").format(player=names[update.undo_asked.by]),
                self.tr("Do you agree, {player}?").format(player=self._own_name(moment)),
            )
        if moment.has_asked_back:
            return Prompt(self.tr("You asked to take back"), self.tr("The others have to agree."))
        if moment.is_offered_draw:
            return Prompt(
                self.tr("{player} offers a draw").format(player=names[update.draw_offers[0]]),
                self.tr("Do you accept, {player}?").format(player=self._own_name(moment)),
            )
        if moment.is_resigning:
            return Prompt(
                self.tr("Resign, {player}?").format(player=self._own_name(moment)), self.tr("The other side then wins.")
            )
        if update.outcome is not None:
            return Prompt(self._words.verdict(update.outcome, update, names), self._aftermath(moment))
        if update.window is not None:
            return self._reactions(moment)
        if moment.must_confirm:
            return Prompt(self.tr("Is this what you want to play?"), "\n".join(moment.steps))
        prompt = self._advised(self._words.prompt(update, names), moment)
        if not moment.steps or self._words.tells_steps:
            return prompt
        return Prompt(prompt.title, "\n".join((*moment.steps, prompt.body)))

    def _reactions(self, moment: Moment) -> Prompt:
        """Others may react to what was done: who, and whether somebody wants to."""
        window, names = moment.update.window, moment.names
        assert window is not None
        may = self.tr("May react: {players}").format(players=", ".join(names[seat] for seat in window.seats))
        if moment.place in window.claims:
            return Prompt(may, self.tr("You will be asked in a moment."))
        if window.claims:
            want = ", ".join(names[seat] for seat in window.claims)
            return Prompt(may, self.tr("Want to react: {players}").format(players=want))
        return Prompt(may, self.tr("Do nothing to let it pass.") if moment.reacting else "")

    def _aftermath(self, moment: Moment) -> str:
        """At a table open to the network: whether the deal was fair, and who may begin another match."""
        room = moment.room
        if room is None:
            return ""
        fairness = "" if room.verdict is None else _network_words().verdict(room.verdict)
        waiting = "" if room.may_gather else self.tr("The players may gather everyone for another match.")
        return "\n".join(part for part in (fairness, waiting) if part)

    def _own_name(self, moment: Moment) -> str:
        return "" if moment.place is None else moment.names[moment.place]

    def _advised(self, prompt: Prompt, moment: Moment) -> Prompt:
        if moment.hint in moment.update.legal:
            if not moment.is_told:
                return Prompt(prompt.title, self.tr("A strong bot would play what the board shows. Enter plays it."))
            advice = self.tr("Hint: {action}").format(action=self._words.action(moment.hint, moment.update))
        elif moment.analysis is not None:
            advice = self._judged(moment.analysis, moment)
        elif moment.hint_awaited:
            advice = self.tr("A strong bot is thinking about it…")
        elif moment.has_offered_draw:
            advice = self.tr("You have offered a draw.")
        else:
            return prompt
        return Prompt(prompt.title, f"{prompt.body}\n{advice}" if prompt.body else advice)

    def _judged(self, analysis: Hint, moment: Moment) -> str:
        """The best choices, and what may be expected of each."""
        lines = [
            self.tr("{percent} % · {action}").format(
                percent=round(line.value / 10),
                action=self._words.choice(line.actions[0].split(SEPARATOR), moment.update),
            )
            for line in analysis.lines
            if line.actions and line.actions[0].split(SEPARATOR)[0] in moment.update.legal
        ]
        return "\n".join([self.tr("What a strong bot expects:"), *lines])

    def choices(self, moment: Moment) -> Sequence[Choice]:
        """The answers there are; () where a move is asked."""
        if moment.is_cut_off:
            return () if moment.update.outcome is None else self._at_the_end(moment)
        if moment.update.paused:
            return (Choice("resume", self.tr("Go on"), primary=True),)
        if isinstance(moment.problem, Refusal) and moment.problem.reason == "not_saved":
            unsaved = (Choice("unsaved", self.tr("Play on without saving")),) if "unsaved" in moment.can else ()
            return Choice("try_again", self.tr("Try again"), primary=True), *unsaved
        if moment.has_failed_to_think and moment.is_thinking:
            return (Choice("try_again", self.tr("Try again"), primary=True),)
        if moment.must_agree:
            return Choice("agree", self.tr("Agree"), primary=True), Choice("refuse", self.tr("Refuse"))
        if moment.has_asked_back:
            return (Choice("refuse", self.tr("Withdraw")),)
        if moment.is_offered_draw:
            return Choice("decline", self.tr("Decline"), primary=True), Choice("accept", self.tr("Accept the draw"))
        if moment.is_resigning:
            return Choice("resign", self.tr("Resign")), Choice("play_on", self.tr("Play on"), primary=True)
        if moment.update.outcome is not None:
            return self._at_the_end(moment)
        if moment.reacting:
            return self._claims(moment)
        if moment.must_confirm:
            return Choice("confirm", self.tr("Play it"), primary=True), Choice("step_back", self.tr("Choose again"))
        # Whoever is asked at the same time as a bot has other buttons, and no reason to hurry it.
        can_hurry = moment.is_thinking and not moment.update.legal and moment.place is not None
        return (Choice("hurry", self.tr("Hurry")),) if can_hurry else ()

    def _claims(self, moment: Moment) -> Sequence[Choice]:
        """A button to react with for each of our people, named where several share the screen."""
        if moment.reacting == (moment.place,):
            return (Choice(f"claim {moment.place}", self.tr("React")),)
        return [
            Choice(f"claim {seat}", self.tr("{player} reacts").format(player=moment.names[seat]))
            for seat in moment.reacting
        ]

    def _at_the_end(self, moment: Moment) -> Sequence[Choice]:
        choices = []
        if moment.room is None:
            choices.append(Choice("rematch", self.tr("Rematch"), primary=True))
        elif moment.room.may_gather and not moment.is_cut_off:
            choices.append(Choice("again", self.tr("Another match here"), primary=True))
        for key, text in (("replay", self.tr("Replay")), ("save_as", self.tr("Save as…"))):
            if key in moment.can:
                choices.append(Choice(key, text))
        return *choices, Choice("home", self.tr("Home"))

    def problem(self, moment: Moment) -> tuple[str, str]:
        """What went wrong in words, and the number of the rule where there is one."""
        problem = moment.problem
        if problem is None:
            return "", ""
        if isinstance(problem, Notice):
            return self._table.notice(problem, moment.names), ""
        if isinstance(problem, Refusal):
            return self._table.refusal(problem, moment.names, self._words), problem.rule
        if isinstance(problem, Denied):
            return _network_words().denial(problem, self._words), ""
        return self.tr("The bot could not think: {problem}").format(problem=problem.error), ""


def _network_words() -> NetworkWords:
    """Imported when a table is open to the network: most are not."""
    from qtapp.words.network import NetworkWords

    return NetworkWords()
