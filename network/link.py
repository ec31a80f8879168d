"""The one way to sit at a table, and what is said there.

A `Link` belongs to one seat, or to a spectator. Whoever holds it sends actions and calls, and hears `Update`, `Hint`,
`Refusal` and `Notice` messages; nothing is answered by a return value, because across a network nothing could be.
A local table (`network.table.table.LocalLink`) and a distant one answer with the same messages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, Protocol, TypeAlias

from engines.game import Plain, Seat
from engines.record import Assistance

BOTS = "bots"
"""The guest who moves the bots: plays the seats that bots hold, and no others; nobody else plays those."""


NO_DETAILS: Mapping[str, Plain] = MappingProxyType({})


class Occupant(NamedTuple):
    """Who holds a seat: a person, or a bot of some level."""

    name: str
    kind: str = "human"  # or "bot"
    level: str = ""  # of a bot: "easy", "medium", "hard"


class Entry(NamedTuple):
    """One thing that happened, as this seat may know it. `ply` counts the standing actions up to and with it."""

    ply: int
    event: Mapping[str, Plain]


class UndoAsked(NamedTuple):
    """Someone wants to take back moves; each seat in `waiting` still has to agree."""

    by: Seat
    to_ply: int
    waiting: tuple[Seat, ...]


class ReactionWindow(NamedTuple):
    """A window for reactions that is open: see `network.table.windows`."""

    seats: tuple[Seat, ...]  # those who may react, in order
    claims: tuple[Seat, ...]  # those of them who want to be asked when the time is over
    left: int  # milliseconds until then
    asked: bool  # whether this seat is among them and wants to be shown such windows: told to it alone


class StandingWish(NamedTuple):
    """Which windows of a phase a seat wants to be shown."""

    phase: str
    wish: str  # "able", "round_end" or "never": see `network.table.windows`
    for_round: bool  # until the end of the round; else for good


class Update(NamedTuple):
    """The table as one seat may see it now."""

    length: int  # lines of the match so far: an action names the length it answers (see `asked`)
    ply: int  # standing actions so far
    seat: Seat | None  # None: a spectator
    view: Mapping[str, Plain]
    legal: tuple[str, ...]  # in notation; () unless it is this seat's turn
    actors: tuple[Seat, ...]
    occupants: tuple[Occupant, ...]
    log_from: int  # from this index on, the log is to be replaced by `log` (a take-back shortens it)
    log: tuple[Entry, ...]
    undo_to: int | None = None  # the ply this seat may ask to go back to now; None: nothing to take back
    undo_free: bool = False  # taking back needs nobody's consent
    undo_asked: UndoAsked | None = None
    draw_offers: tuple[Seat, ...] = ()
    paused: bool = False
    outcome: Mapping[str, Plain] | None = None  # Outcome.plain()
    choices: Mapping[str, Plain] = NO_DETAILS  # what each legal action would do: told to the one who chooses alone
    draft: tuple[str, ...] = ()  # the steps so far of a choice that this seat is making
    held: bool = (
        False  # the draft is whole and waits to be confirmed; what is legal may take the place of its last step
    )
    window: ReactionWindow | None = None  # then nobody is asked anything yet
    wishes: tuple[StandingWish, ...] = ()  # of this seat, as far as they hold now: told to it alone
    # The length since which this seat has been asked what it is asked now: others may have answered meanwhile.
    asked: int = 0
    assistance: Assistance = Assistance()  # what this table allows, to every seat alike


class HintLine(NamedTuple):
    """One choice as a strong bot judges it, and how play is expected to go on."""

    value: int  # what the seat may expect of it, in thousandths: 1000 is a sure win
    actions: tuple[str, ...]  # in notation, the choice itself first


class Hint(NamedTuple):
    """What a strong bot would do in this seat's place, knowing only what the seat knows."""

    asked: int  # the question it answers: `Update.asked`
    text: str  # the action, in notation
    value: int = 0  # of an analysis: what the seat may expect, in thousandths
    lines: tuple[HintLine, ...] = ()  # of an analysis: the best choices, best first


class Refusal(NamedTuple):
    """Something this seat sent was not done. The reason is a code, the rule its number in the rules of the game."""

    reason: str
    rule: str = ""
    details: Mapping[str, Plain] = NO_DETAILS


class Notice(NamedTuple):
    """Something about the table that people should be told, as a code."""

    code: str
    details: Mapping[str, Plain] = NO_DETAILS


REFUSALS = (
    "already_resigned",
    "bad_notation",
    "choice_made",  # a text goes on behind a choice that is whole
    "final",  # what the seat would take back, or something since, is final by the rules of the game
    "hint_failed",  # nobody could think about it
    "hint_pending",  # one is being thought about for this seat
    "late",  # something has happened since the match of the length that was answered
    "match_over",
    "no_analysis",  # at this table
    "no_hints",  # at this table
    "no_such_offer",
    "no_undo",  # at this table
    "no_undo_asked",
    "not_asked",  # a hint belongs to a question
    "not_saved",  # details: "why", the system's name for the reason
    "not_seated",
    "not_your_seat",
    "nothing_to_undo",
    "out_of_play",  # the seat is eliminated
    "paused",
    "too_often",  # draws, take-backs or pauses, before anybody has played; whole views
    "undo_pending",
    "unknown_wish",
)
"""Every reason for which a table refuses; all others are those of its game."""

NOTICES = (
    "undo_refused",  # details: "by", the seat
    "unsaved",  # from now on nothing is written down
)
"""Every code of a Notice."""

Message: TypeAlias = Update | Hint | Refusal | Notice
Listener: TypeAlias = Callable[[Message], None]


class Link(Protocol):
    """A place at a table."""

    @property
    def seat(self) -> Seat | None: ...

    def listen(self, listener: Listener) -> None:
        """Be told everything from now on, beginning with an Update that carries the whole log."""

    def act(self, text: str, length: int, step: int = 0, *, hold: bool = False) -> None:
        """Make a choice or steps of it, in notation, as an answer to the match of that length: see `Table.act`."""

    def claim_window(self, length: int) -> None:
        """Ask to be asked when the time of the window is over that is open at the match of that length."""

    def wish(self, phase: str, wish: str, *, for_round: bool) -> None:
        """Say which windows of a phase this seat wants to be shown, until the end of the round or for good."""

    def ask_undo(self) -> None: ...

    def answer_undo(self, agreed: bool) -> None: ...

    def resign(self) -> None: ...

    def offer_draw(self) -> None: ...

    def answer_draw(self, agreed: bool) -> None: ...

    def pause(self, paused: bool) -> None: ...

    def ask_hint(self, *, analysis: bool = False) -> None:
        """Ask what a strong bot would do; with `analysis`, how it judges the best choices. Nobody else hears of it."""

    def hurry(self) -> None:
        """Have the bots play the best they have found so far."""

    def leave(self) -> None:
        """Stop listening and free the place at the table; the match goes on."""
