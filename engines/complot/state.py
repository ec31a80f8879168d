"""What lies on the table (R1 to R3), as small numbers: elements, places, missions and cards by their numbers, sets of
elements and of places as bits.

Everything that is still to come lies on the stack (`engines.stack`); the questions and steps are in `phases`, `combat`
and `missions`. How elements move is in `moves.board`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engines.chance import Chance
from engines.complot.box.contents import (
    CARDS,
    DESTINATION,
    MISSION_BITS,
    MISSION_CODES,
    MISSION_PLACE,
    OPTIONAL,
    PLACE_COUNT,
    RULES,
)
from engines.complot.box.elements import COUNT, FIGURE_NUMBERS, GARRISON, OF_ORIGIN, VALUES, Values
from engines.game import Seat
from engines.stack import Stack, replacing
from engines.zones import Zones

NOBODY = -1
"""No seat, no element."""

Pacts: TypeAlias = "tuple[tuple[int, tuple[Seat, ...]], ...]"
"""Places where an Alliance was made, and the seats present then."""

DECK, DISCARD, SHOWN, LAID, TABLE, ASIDE, HANDS = range(7)
"""Zones of action cards: the draw pile, the discard pile, cards that one seat chooses from, those laid on elements, the
secondary missions on the board, what stays in the box; the hands, by seat; then what each seat has scored."""

FIGURE_DECK, DRAWN, IN_PLAY = range(3)
"""Zones of characters: the deck, those drawn by the seat that recruits, all others."""

PILES, ACTIVE, KEPT = (0, 1), 2, 3
"""Zones of primary missions: the piles, those revealed, and those kept, by seat."""

MISSIONS, SECONDARY, ELIMINATIONS, LOSSES = range(4)
LINES = ("missions", "secondary", "eliminations", "losses")
"""Where points come from."""


class Variant(NamedTuple):
    """What the setup decides (R19)."""

    seats: int
    rounds: int
    keeps_autonomy: bool
    has_complete_deck: bool
    position: str = ""  # that the match began in; "" is the usual setting up


class Active(NamedTuple):
    """A face-up primary mission (R6, R13)."""

    mission: int
    winner: Seat = NOBODY  # of part 1 of a delivery
    partner: Seat = NOBODY  # of its Alliance
    carrier: int = NOBODY  # the element that holds the object
    lies: int = 0  # or the place where it lies; 0: there is none, or somebody carries it
    is_handed: bool = False  # since the last departure (R10.12)
    holder: Seat = NOBODY  # of a defence (R13.7)
    since: int = 0  # the round in which it was seized
    is_beaten: bool = False  # the neutral units of a defence are (R13.8)
    performer: Seat = NOBODY  # of an Alliance of this round (R15.18)
    ally: Seat = NOBODY
    tried: int = 0  # the seats that attempted it this round, as bits

    @property
    def objective(self) -> int:
        """The place where it can be worked on now."""
        mission = self.mission
        return DESTINATION[mission] if self.winner != NOBODY else MISSION_PLACE[mission]

    @property
    def places(self) -> int:
        """The places named on it, as bits."""
        return MISSION_BITS[self.mission]

    @property
    def garrison(self) -> int:
        """The neutral units that stand on its place now."""
        return 0 if self.is_beaten or self.winner != NOBODY else GARRISON[self.mission]


class Roll(NamedTuple):
    """Dice on the table (R14.9)."""

    what: str  # "duel", "mission", "capture", ...
    by: tuple[int, ...]  # by die: the element that rolled it, or NOBODY
    faces: tuple[int, ...]
    winning: tuple[tuple[int, ...], ...]  # by die: the faces with which it hits, or brings about what was wanted
    exposed: tuple[bool, ...] = ()  # by die of a combat: whether an enemy saboteur turns a 1 against its own side

    @property
    def hits(self) -> tuple[bool, ...]:
        """By die, as they lie (R11.6)."""
        return tuple([face in winning for face, winning in zip(self.faces, self.winning, strict=True)])

    @property
    def sabotaged(self) -> tuple[bool, ...]:
        """By die of a combat, as they lie (R11.7)."""
        return tuple([face == 1 and is_exposed for face, is_exposed in zip(self.faces, self.exposed, strict=False)])


class _Table(NamedTuple):
    """The fields of a `State`."""

    stack: Stack

    # The board.
    at: tuple[int, ...]  # by place, from 0 (nowhere): the elements there
    own: tuple[int, ...]  # by seat: the elements on the board that it controls
    place: bytes  # by element; 0 if it is not on the board
    wounds: bytes  # by element
    arrivals: tuple[tuple[Seat, ...], ...]  # by place: the seats present, in the order of R11.1
    closed: int  # places, as bits (R15.14)
    recoil: int
    stopped: int
    truce: int  # elements with the right of R10.9
    used: int  # figures that have used their skill
    foes: int  # neutral units in the fight that is on
    gone: int  # figures out of the game

    # Cards.
    actions: Zones
    figures: Zones
    missions: Zones
    laid: tuple[tuple[int, int], ...]  # cards and the elements they lie on
    active: tuple[Active, ...]
    pacts: Pacts  # of this round
    treaties: Pacts  # of the round before

    # What is counted, by seat.
    ip: tuple[int, ...]
    gains: tuple[tuple[int, ...], ...]  # points by line and seat
    ap: tuple[int, ...]
    debt: tuple[int, ...]
    saved: tuple[int, ...]  # AP kept for the next round (R8.2)

    # The point reached.
    round: int
    stage: int  # the phase, 0 at the start of a round, 9 at its end
    order: tuple[Seat, ...]
    turn: Seat  # whose turn of the phase it is, or NOBODY
    helicopter: int
    resolved: int  # places fought over in this phase 7, as bits
    roll: Roll | None
    ended: bool

    variant: Variant
    chance: Chance


class State(_Table):
    """The whole table between two actions."""

    __slots__ = ()

    if not TYPE_CHECKING:
        _replace = replacing(_Table._fields)


def blank(variant: Variant, chance: Chance) -> State:
    """A table with an empty board and unshuffled cards; every figure but the main ones lies in the character deck."""
    seats = variant.seats
    brown = VALUES[seats].brown
    light = [figure for figure in FIGURE_NUMBERS if not brown >> figure & 1]
    main = [figure for figure in FIGURE_NUMBERS if brown >> figure & 1]
    aside = () if variant.has_complete_deck else OPTIONAL
    deck = [card for card in CARDS if card not in aside]
    none: list[tuple[int, ...]] = [()] * (2 * seats)
    nobody: tuple[Seat, ...] = ()
    return State(
        stack=(),
        at=(0,) * (PLACE_COUNT + 1),
        own=(0,) * seats,
        place=bytes(COUNT),
        wounds=bytes(COUNT),
        arrivals=(nobody,) * (PLACE_COUNT + 1),
        closed=0,
        recoil=0,
        stopped=0,
        truce=0,
        used=0,
        foes=0,
        gone=0,
        actions=Zones.of(seats, deck, (), (), (), (), aside, *none).shown(aside),
        figures=Zones.of(seats, light, (), main).shown(main),
        missions=Zones.of(
            seats, range(len(MISSION_CODES) // 2), range(len(MISSION_CODES) // 2, len(MISSION_CODES)), (), *none[:seats]
        ),
        laid=(),
        active=(),
        pacts=(),
        treaties=(),
        ip=(0,) * seats,
        gains=((0,) * seats,) * len(LINES),
        ap=(RULES.autonomy_per_round,) * seats,
        debt=(0,) * seats,
        saved=(0,) * seats,
        round=0,
        stage=0,
        order=tuple(range(seats)),
        turn=NOBODY,
        helicopter=0,
        resolved=0,
        roll=None,
        ended=False,
        variant=variant,
        chance=chance,
    )


def values(state: State) -> Values:
    """What is printed on characters and units in this game."""
    return VALUES[state.variant.seats]


def hand(state: State, seat: Seat) -> tuple[int, ...]:
    return state.actions.cards[HANDS + seat]


def scored_zone(state: State, seat: Seat) -> int:
    """The zone of the secondary missions that a seat has scored."""
    return HANDS + state.variant.seats + seat


def owner_of(state: State, element: int) -> Seat:
    """The seat that controls an element on the board; NOBODY if it is not there."""
    for seat, own in enumerate(state.own):
        if own >> element & 1:
            return seat
    return NOBODY


def reserve(state: State, seat: Seat) -> int:
    """The units of a seat that are not on the board."""
    units = OF_ORIGIN[seat]
    for own in state.own:
        units &= ~own
    return units


def enemies_at(state: State, seat: Seat, place: int) -> int:
    """The elements of all other seats on a place."""
    return state.at[place] & ~state.own[seat]


def own_at(state: State, seat: Seat, place: int) -> int:
    return state.at[place] & state.own[seat]


def following(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All seats in order, beginning with this one."""
    place = state.order.index(seat)
    return state.order[place:] + state.order[:place]


def changed(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A row of numbers with another one at a place."""
    return (*row[:place], value, *row[place + 1 :])


def with_byte(row: bytes, place: int, value: int) -> bytes:
    return row[:place] + bytes((value,)) + row[place + 1 :]
