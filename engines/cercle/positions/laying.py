"""A table that is being laid by a written position: what may lie where, and why something cannot (section 14)."""

from __future__ import annotations

from typing import NoReturn

from engines.cercle.box.contents import (
    ACTION,
    CHOKE,
    DIVISIONS,
    EDGES,
    GUARD,
    MASK,
    NEUTRALS,
    NUMBER,
    PILES,
    RECRUIT,
    RULES,
    SPIES,
    THWART,
)
from engines.cercle.state import NONE, PASSIVE, State, Variant, blank
from engines.chance import Chance
from engines.game import Seat, SetupError

FAULTS = (
    "notation",  # this is no position
    "twice",  # something is told twice
    "seats",  # of another number of players, or a seat that is not at the table
    "spy",  # there is no such spy
    "spy_twice",  # a spy is in two places
    "edge",  # the wheel has no such edge
    "secrets",  # more than a division holds
    "points",  # more than anybody could have
    "neutral",  # only neutral spies are open or in the pack
    "open",  # two neutral spies are open, as long as there are any
    "posted",  # only a bodyguard can be posted
    "guard",  # only a bodyguard protects, and only an employed spy
    "recruiter",  # only a recruiter lies on a spy without employer, and no mask on a neutral one
    "deployed",  # only two kinds of spies are deployed, and against others
    "activations",  # these activations cannot have been made
    "choked",  # spies that cut off the sources of a seat have gone when it decides
    "phase",  # it is told of another phase
    "services",  # two seats have the same colour or service
    "over",  # the match would be over
)
"""Every `why` of a position that cannot be played."""


def refuse(why: str, part: str = "") -> NoReturn:
    raise SetupError("bad_position", why=why, part=part[:40])


class LaidTable:
    """What has been laid so far."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.ready: list[list[int]] = [[] for _ in range(seats)]
        self.deployed: list[list[int]] = [[] for _ in range(seats)]
        self.infiltrated: list[list[int]] = [[] for _ in range(seats)]
        self.wheel: list[list[int]] = [[] for _ in EDGES]
        self.open: list[int] | None = None  # None: the first of the pack
        self.deck: list[int] = []
        self.out: list[int] = []
        self.employer = bytearray([NONE] * len(SPIES))
        self.carried = bytearray([NONE] * len(SPIES))
        self.acted = self.posted = 0
        self.secrets = [0] * seats * len(DIVISIONS)
        self.vp: list[int] | None = None  # None: the start squares
        self.circle: int | None = None
        self.butterflies, self.markers = [0] * seats, [PASSIVE] * seats
        self.colours, self.services = list(range(seats)), list(range(seats))
        self._placed: set[int] = set()

    def spy(self, code: str) -> int:
        """A spy that lies nowhere yet."""
        spy = NUMBER.get(code)
        if spy is None:
            refuse("spy", code)
        if spy in self._placed:
            refuse("spy_twice", code)
        self._placed.add(spy)
        return spy

    def marked(self, code: str, marks: str, seat: int) -> int:
        """A spy with its employer, or without (NONE), and with its flag."""
        spy = self.spy(code)
        self.employer[spy] = seat
        if "!" in marks:
            self.acted |= 1 << spy
        if "*" in marks:
            if ACTION[spy] != GUARD:
                refuse("posted", code)
            self.posted |= 1 << spy
        return spy

    def guard(self, ward: int, code: str | None, marks: str) -> None:
        """A bodyguard on a ward, if there is one."""
        if not code:
            return
        guard = self.marked(code, marks, self.employer[ward])
        if self.employer[ward] == NONE or ACTION[guard] != GUARD:
            refuse("guard", code)
        self.carried[ward] = guard

    def recruiter(self, carrier: int, code: str, marks: str, seat: Seat) -> int:
        """A recruiter on a spy without employer."""
        spy = self.marked(code, marks, seat)
        is_fit = ACTION[spy] == RECRUIT or (ACTION[spy] == MASK and carrier not in NEUTRALS)
        if self.employer[carrier] != NONE or not is_fit:
            refuse("recruiter", code)
        self.carried[carrier] = spy
        return spy

    def deploy(self, spy: int, against: Seat, code: str) -> None:
        if ACTION[spy] not in (CHOKE, THWART) or self.employer[spy] == against:
            refuse("deployed", code)
        self.deployed[against].append(spy)

    def state(self, variant: Variant, chance: Chance) -> State:
        """The table, with everything that was not laid in its pile or in the pack."""
        left = [spy for spy in SPIES if spy not in self._placed]
        deck = [*self.deck, *(spy for spy in left if spy in NEUTRALS)]
        shown, state = self.open, blank(variant, (), 0, chance)
        if shown is None:
            shown, deck = deck[: RULES.open_neutrals], deck[RULES.open_neutrals :]
        if not all(spy in NEUTRALS for spy in (*shown, *deck)):
            refuse("neutral")
        if len(shown) > RULES.open_neutrals or (deck and len(shown) < RULES.open_neutrals):
            refuse("open")
        if len(set(self.colours)) < self.seats or len(set(self.services)) < self.seats:
            refuse("services")
        return state._replace(
            ready=tuple(map(tuple, self.ready)),
            deployed=tuple(map(tuple, self.deployed)),
            infiltrated=tuple(map(tuple, self.infiltrated)),
            wheel=tuple(map(tuple, self.wheel)),
            piles=tuple(tuple(spy for spy in pile if spy in left) for pile in PILES),
            open=tuple(shown),
            deck=tuple(deck),
            out=tuple(self.out),
            employer=bytes(self.employer),
            carried=bytes(self.carried),
            acted=self.acted,
            posted=self.posted,
            secrets=tuple(self.secrets),
            vp=state.vp if self.vp is None else tuple(self.vp),
            circle=state.circle if self.circle is None else self.circle,
            butterflies=tuple(self.butterflies),
            markers=tuple(self.markers),
            colours=tuple(self.colours),
            services=tuple(self.services),
        )
