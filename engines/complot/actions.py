"""The verbs of the rulebook (section 21). Elements are named as the acting seat names them (`named`): its own units
without the seat they come from, so that a text needs no seat to be read.

Equal actions are identical: they are made by the makers below and in no other way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import ParamSpec, TypeAlias, TypeVar, cast

from engines.complot.box.contents import SEAT_CODES
from engines.complot.box.elements import CODES, COUNT, OF_ORIGIN, SHORT, members
from engines.game import Seat

P = ParamSpec("P")
A = TypeVar("A")

NONE = -1
"""Where an action leaves something out."""

_OWN = members(OF_ORIGIN[0])
NAMES = (*CODES, *(SHORT[element] for element in _OWN))
"""By name: how it is written. Figures and units by their numbers as elements; behind them the units of one's own."""

_NAMED = tuple(
    tuple(
        COUNT + members(OF_ORIGIN[seat]).index(element) if OF_ORIGIN[seat] >> element & 1 else element
        for element in range(COUNT)
    )
    for seat in range(len(SEAT_CODES))
)
_MEANT = tuple((*range(COUNT), *members(OF_ORIGIN[seat])) for seat in range(len(SEAT_CODES)))


def named(seat: Seat, element: int) -> int:
    """What a seat calls an element."""
    return _NAMED[seat][element]


def meant(seat: Seat, name: int) -> int:
    """The element that a seat means; NONE stays NONE."""
    return _MEANT[seat][name] if name >= 0 else NONE


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """An answer that is the same everywhere: pass, end, done, stay, turn, ..."""

    word: str


@dataclass(frozen=True, slots=True, eq=False)
class Heal:
    """R14.4"""

    figure: int


@dataclass(frozen=True, slots=True, eq=False)
class Scoop:
    """R5.3"""

    card: int
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RevealMission:
    """The top card of a pile (R6.4)."""

    pile: int


@dataclass(frozen=True, slots=True, eq=False)
class NewMission:
    """R6.6"""

    card: int
    pile: int


@dataclass(frozen=True, slots=True, eq=False)
class ChangeMission:
    """R6.7"""

    card: int
    mission: int
    pile: int
    under: int


@dataclass(frozen=True, slots=True, eq=False)
class Drop:
    """A step: a card is discarded (R7.1)."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Keep:
    """One of the cards shown (R7.3, R15.2)."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class PutUnit:
    """A unit that was won is placed (R9.1)."""

    kind: int
    place: int
    out: int


@dataclass(frozen=True, slots=True, eq=False)
class UseBlue:
    """A step: a blue place is used to recruit (R9.2)."""

    place: int


@dataclass(frozen=True, slots=True, eq=False)
class Hire:
    """A drawn character is kept (R9.4)."""

    figure: int
    out: int


@dataclass(frozen=True, slots=True, eq=False)
class HirePlace:
    """Where it is put (R9.5)."""

    place: int


@dataclass(frozen=True, slots=True, eq=False)
class Buy:
    """R9.6"""

    kind: int
    place: int
    out: int


@dataclass(frozen=True, slots=True, eq=False)
class Join:
    """A step: an element joins the group that leaves (R10.1)."""

    element: int


@dataclass(frozen=True, slots=True, eq=False)
class Depart:
    """The group leaves: plainly, by infiltration (a figure), or by a card (Incognito, plane, dodge)."""

    place: int
    figure: int
    card: int


@dataclass(frozen=True, slots=True, eq=False)
class PlayCard:
    """A card without anything else: Helicopter, secondary mission, Recruitment, Informer, Innocent, Intelligence."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class PlayAtPlace:
    """Roadblock, Bombing."""

    card: int
    place: int


@dataclass(frozen=True, slots=True, eq=False)
class PlayOnSeat:
    """Accusation, Spy; Alliance with a partner."""

    card: int
    seat: int


@dataclass(frozen=True, slots=True, eq=False)
class FirstAid:
    """R15.6"""

    card: int
    element: int


@dataclass(frozen=True, slots=True, eq=False)
class Support:
    """A die of the roll on the table is rolled again (R14.10)."""

    card: int
    die: int


@dataclass(frozen=True, slots=True, eq=False)
class Bomb:
    """The element that a bombing wounds (R15.16)."""

    element: int


@dataclass(frozen=True, slots=True, eq=False)
class Give:
    """An object passes to another element (R10.12)."""

    mission: int
    element: int


@dataclass(frozen=True, slots=True, eq=False)
class Take:
    """An object that lies there is picked up (R10.12)."""

    mission: int
    element: int


@dataclass(frozen=True, slots=True, eq=False)
class Cull:
    """A step: a surplus unit is given up (R10.10)."""

    unit: int


@dataclass(frozen=True, slots=True, eq=False)
class Kill:
    """R10.13"""

    figure: int
    target: int


@dataclass(frozen=True, slots=True, eq=False)
class FightAt:
    """The place that is fought over next (R11.2)."""

    place: int


@dataclass(frozen=True, slots=True, eq=False)
class Versus:
    """The opponent of a duel (R11.3)."""

    seat: int


@dataclass(frozen=True, slots=True, eq=False)
class Capture:
    """R16.6"""

    figure: int
    target: int


@dataclass(frozen=True, slots=True, eq=False)
class Corrupt:
    """R16.7"""

    figure: int
    target: int


@dataclass(frozen=True, slots=True, eq=False)
class ChangeSides:
    """The captive changes sides (R16.6)."""

    out: int


@dataclass(frozen=True, slots=True, eq=False)
class LayCard:
    """A step: a combat card on an element (R11.4)."""

    card: int
    element: int


@dataclass(frozen=True, slots=True, eq=False)
class Aim:
    """The target of an assassin that hit (R11.8)."""

    unit: int
    target: int


@dataclass(frozen=True, slots=True, eq=False)
class Wound:
    """A step: one more wound (R11.8)."""

    element: int


@dataclass(frozen=True, slots=True, eq=False)
class Retreat:
    """R12.2"""

    place: int


@dataclass(frozen=True, slots=True, eq=False)
class Attempt:
    """R13.3"""

    mission: int
    figure: int
    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Deliver:
    """R13.12"""

    mission: int


@dataclass(frozen=True, slots=True, eq=False)
class Carry:
    """The element that carries an object won (R13.10, R11.12)."""

    element: int


@dataclass(frozen=True, slots=True, eq=False)
class LoseUnit:
    """R13.14, R11.11"""

    unit: int


@dataclass(frozen=True, slots=True, eq=False)
class LoseCard:
    """R13.14"""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class PutUnder:
    """The pile under which a failed mission goes (R13.14)."""

    pile: int


Action: TypeAlias = (
    Word
    | Heal
    | Scoop
    | RevealMission
    | NewMission
    | ChangeMission
    | Drop
    | Keep
    | PutUnit
    | UseBlue
    | Hire
    | HirePlace
    | Buy
    | Join
    | Depart
    | PlayCard
    | PlayAtPlace
    | PlayOnSeat
    | FirstAid
    | Support
    | Bomb
    | Give
    | Take
    | Cull
    | Kill
    | FightAt
    | Versus
    | Capture
    | Corrupt
    | ChangeSides
    | LayCard
    | Aim
    | Wound
    | Retreat
    | Attempt
    | Deliver
    | Carry
    | LoseUnit
    | LoseCard
    | PutUnder
)


def _maker(kind: Callable[P, A]) -> Callable[P, A]:
    return cast("Callable[P, A]", cache(kind))


_word = _maker(Word)
PASS, END, DONE, STAY, RANSOM, DECLINE = map(_word, ("pass", "end", "done", "stay", "ransom", "decline"))
WORDS = (PASS, END, DONE, STAY, RANSOM, DECLINE)

heal = _maker(Heal)
scoop = _maker(Scoop)
reveal = _maker(RevealMission)
new_mission = _maker(NewMission)
change_mission = _maker(ChangeMission)
drop = _maker(Drop)
keep = _maker(Keep)
put_unit = _maker(PutUnit)
use_blue = _maker(UseBlue)
hire = _maker(Hire)
hire_place = _maker(HirePlace)
buy = _maker(Buy)
join = _maker(Join)
depart = _maker(Depart)
play_card = _maker(PlayCard)
play_at = _maker(PlayAtPlace)
play_on = _maker(PlayOnSeat)
first_aid = _maker(FirstAid)
support = _maker(Support)
bomb = _maker(Bomb)
give = _maker(Give)
take = _maker(Take)
cull = _maker(Cull)
kill = _maker(Kill)
fight_at = _maker(FightAt)
versus = _maker(Versus)
capture = _maker(Capture)
corrupt = _maker(Corrupt)
turn = _maker(ChangeSides)
lay_card = _maker(LayCard)
aim = _maker(Aim)
wound = _maker(Wound)
retreat = _maker(Retreat)
attempt = _maker(Attempt)
deliver = _maker(Deliver)
carry = _maker(Carry)
lose_unit = _maker(LoseUnit)
lose_card = _maker(LoseCard)
put_under = _maker(PutUnder)
