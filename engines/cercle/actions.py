"""The verbs of the rulebook (section 14). Spies, piles, divisions, seats, colours and services are numbers.

Every action is made once and kept in a table, because bots ask for lists of them all the time: equal actions are
identical, and nobody makes them in any other way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engines.cercle.box.contents import BOX, COLOUR_IDS, DIVISIONS, NATIONS, PILE_CODES, SPIES

MOST = 99
"""The highest number that is written: no seat can bid or pay more than 53."""


@dataclass(frozen=True, slots=True, eq=False)
class ChooseColour:
    """R2.5"""

    colour: int


@dataclass(frozen=True, slots=True, eq=False)
class ChooseService:
    """R2.5"""

    service: int


@dataclass(frozen=True, slots=True, eq=False)
class ActivatePile:
    """The top card of a coloured pile goes to the wheel (R4.4)."""

    pile: int


@dataclass(frozen=True, slots=True, eq=False)
class ActivateNeutral:
    """An open neutral spy goes to the wheel (R4.4, R4.7)."""

    spy: int


@dataclass(frozen=True, slots=True, eq=False)
class Amount:
    """A step: so many secrets into a division of one's own (R4.8), or out of it to pay with (R8.9)."""

    division: int
    count: int


@dataclass(frozen=True, slots=True, eq=False)
class ShareNothing:
    """There is nothing left to distribute (R4.8)."""


@dataclass(frozen=True, slots=True, eq=False)
class Use:
    """A ready spy acts; its targets follow as steps (R6.2)."""

    spy: int


@dataclass(frozen=True, slots=True, eq=False)
class AtDivision:
    """A step: a division of a seat is a target."""

    seat: int
    division: int


@dataclass(frozen=True, slots=True, eq=False)
class AtSpy:
    """A step: a spy is a target, or a purse to pay with (R8.10)."""

    spy: int


@dataclass(frozen=True, slots=True, eq=False)
class AtSeat:
    """A step: a seat is the target."""

    seat: int


@dataclass(frozen=True, slots=True, eq=False)
class Post:
    """A step: the bodyguard stays in front of its employer (R7.12)."""


@dataclass(frozen=True, slots=True, eq=False)
class NoMore:
    """A step: no more targets (R3.6)."""


@dataclass(frozen=True, slots=True, eq=False)
class Infiltrate:
    """A ready spy is turned over (R6.12)."""

    spy: int


@dataclass(frozen=True, slots=True, eq=False)
class Unmask:
    """An infiltrated spy leaves the game (R6.17)."""

    spy: int


@dataclass(frozen=True, slots=True, eq=False)
class ActivateMarker:
    """The service marker is turned to its active side (R6.9)."""


@dataclass(frozen=True, slots=True, eq=False)
class EndTurn:
    """R6.1"""


@dataclass(frozen=True, slots=True, eq=False)
class Veto:
    """The service of an exclusive spy forbids or allows its action (R6.6)."""

    forbids: bool


@dataclass(frozen=True, slots=True, eq=False)
class Repel:
    """A posted bodyguard repels an attack (R6.10)."""

    guard: int


@dataclass(frozen=True, slots=True, eq=False)
class LetPass:
    """An attack goes through (R6.10)."""


@dataclass(frozen=True, slots=True, eq=False)
class NameDivision:
    """The division that hires a recruited spy (R7.9)."""

    division: int


@dataclass(frozen=True, slots=True, eq=False)
class Bid:
    """Raise to this (R8.6)."""

    amount: int


@dataclass(frozen=True, slots=True, eq=False)
class PassBid:
    """Leave an auction for good (R8.6)."""


@dataclass(frozen=True, slots=True, eq=False)
class Spin:
    """The wheel turns once more (R8.13)."""

    spy: int


@dataclass(frozen=True, slots=True, eq=False)
class NoSpin:
    """R8.13"""


Target: TypeAlias = AtDivision | AtSpy | AtSeat | Post
Action: TypeAlias = (
    ChooseColour
    | ChooseService
    | ActivatePile
    | ActivateNeutral
    | Amount
    | ShareNothing
    | Use
    | Target
    | NoMore
    | Infiltrate
    | Unmask
    | ActivateMarker
    | EndTurn
    | Veto
    | Repel
    | LetPass
    | NameDivision
    | Bid
    | PassBid
    | Spin
    | NoSpin
)

_SEATS = range(BOX.facts.players_max)

COLOURS = tuple(map(ChooseColour, range(len(COLOUR_IDS))))
SERVICES = tuple(map(ChooseService, range(len(NATIONS))))
PILES = tuple(map(ActivatePile, range(len(PILE_CODES))))
NEUTRALS = tuple(map(ActivateNeutral, SPIES))
AMOUNTS = tuple(tuple(Amount(division, count) for count in range(MOST + 1)) for division in DIVISIONS)
USES = tuple(map(Use, SPIES))
AT_DIVISIONS = tuple(tuple(AtDivision(seat, division) for division in DIVISIONS) for seat in _SEATS)
AT_SPIES = tuple(map(AtSpy, SPIES))
AT_SEATS = tuple(map(AtSeat, _SEATS))
INFILTRATIONS = tuple(map(Infiltrate, SPIES))
UNMASKINGS = tuple(map(Unmask, SPIES))
REPELS = tuple(map(Repel, SPIES))
NAMED_DIVISIONS = tuple(map(NameDivision, DIVISIONS))
BIDS = tuple(map(Bid, range(MOST + 1)))
SPINS = tuple(map(Spin, SPIES))
FORBID, ALLOW = Veto(forbids=True), Veto(forbids=False)
SHARE_NOTHING, POST, NO_MORE, MARKER, END_TURN = ShareNothing(), Post(), NoMore(), ActivateMarker(), EndTurn()
LET_PASS, PASS_BID, NO_SPIN = LetPass(), PassBid(), NoSpin()
