"""What is said at a table, and what is told there.

Whoever holds a place at a table (a seat, or one beside it) sends the requests below and hears `Update`, `Hint`,
`Refusal` and `Notice`; nothing is answered by a return value, because across a network nothing could be. A request
names the seat that speaks, because one guest may hold several; whether the guest holds it is known without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, NamedTuple, TypeAlias

from engines.game import Plain
from engines.record import MAX_LINE, Assistance, Player
from engines.shapes import Between, Most
from network.messages.bounds import (
    Choice,
    Code,
    Count,
    Lines,
    Milliseconds,
    Seat,
    Seats,
    Thousandths,
)

# What is told.

NO_DETAILS: Mapping[str, Plain] = MappingProxyType({})


class Entry(NamedTuple):
    """One thing that happened, as this seat may know it. `ply` counts the standing actions up to and with it."""

    ply: Lines
    event: Mapping[str, Plain]


class UndoAsked(NamedTuple):
    """Someone wants to take back moves; each seat in `waiting` still has to agree."""

    by: Seat
    to_ply: Lines
    waiting: Seats


class ReactionWindow(NamedTuple):
    """A window for reactions that is open: see `network.table.windows`."""

    seats: Seats  # those who may react, in order
    claims: Seats  # those of them who want to be asked when the time is over
    left: Milliseconds  # milliseconds until then
    asked: bool  # whether this seat is among them and wants to be shown such windows: told to it alone


class StandingWish(NamedTuple):
    """Which windows of a phase a seat wants to be shown."""

    phase: Code
    wish: Code  # "able", "round_end" or "never": see `network.table.windows`
    for_round: bool  # until the end of the round; else for good


class Update(NamedTuple):
    """The table as one seat may see it now."""

    length: int  # lines of the match so far: an action names the length it answers (see `asked`)
    ply: int  # standing actions so far
    seat: Seat | None  # None: a spectator
    view: Mapping[str, Plain]
    legal: tuple[str, ...]  # in notation; () unless it is this seat's turn
    actors: tuple[Seat, ...]
    occupants: tuple[Player, ...]
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

    value: Thousandths  # what the seat may expect of it, in thousandths: 1000 is a sure win
    actions: Annotated[tuple[Choice, ...], Most(32)]  # in notation, the choice itself first


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

TableMessage: TypeAlias = Update | Hint | Refusal | Notice

# What is said.


class Act(NamedTuple):
    """Make a choice or steps of it, in the notation of the game, as an answer to the match of that length.

    What is half made is cut back to `step` steps first; an empty text does no more than that. A choice that is whole
    then is played, unless it is to be held: then an empty text behind all its steps plays it.
    """

    seat: Seat
    text: Choice
    length: Count
    step: Annotated[int, Between(0, MAX_LINE)] = 0
    hold: bool = False


class ClaimWindow(NamedTuple):
    """Ask to be asked when the time of the window for reactions is over that is open at the match of that length."""

    seat: Seat
    length: Count


class Wish(NamedTuple):
    """Which windows of a phase this seat wants to be shown, until the end of the round or for good."""

    seat: Seat
    phase: Code
    wish: Code  # one of WISHES
    for_round: bool = False


class AskUndo(NamedTuple):
    seat: Seat


class AnswerUndo(NamedTuple):
    seat: Seat
    agreed: bool


class Resign(NamedTuple):
    seat: Seat


class OfferDraw(NamedTuple):
    seat: Seat


class AnswerDraw(NamedTuple):
    seat: Seat
    agreed: bool


class Pause(NamedTuple):
    seat: Seat
    paused: bool


class AskHint(NamedTuple):
    """Ask what a strong bot would do in this seat's place; with `analysis`, how it judges the best choices."""

    seat: Seat
    analysis: bool = False


class Hurry(NamedTuple):
    """Have the bots play the best they have found so far."""

    seat: Seat


class Refresh(NamedTuple):
    """Ask for a whole view and the whole log: what came before does not fit together."""

    seat: Seat | None  # None: the place beside the table


TableRequest: TypeAlias = (
    Act | ClaimWindow | Wish | AskUndo | AnswerUndo | Resign | OfferDraw | AnswerDraw | Pause | AskHint | Hurry
)
"""What a player asks of a table."""
AtTable: TypeAlias = TableRequest | Refresh
"""What a guest says at one of its places."""
