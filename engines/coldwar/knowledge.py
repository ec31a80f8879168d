"""Who knows what (R14): the Agents X and the decks as a seat may know them, and what a seat can only imagine.

Each card of a deck has a set of knowers, kept by its place (R14.6). A face-down Agent X is known to the seats in
`Side.seen`; to everyone else he may be any agent who was in headquarters when he was chosen.
"""

from __future__ import annotations

from random import Random

from engines.chance import Chance, shuffled
from engines.coldwar.actions import NONE
from engines.coldwar.box.contents import AGENTS_IN
from engines.coldwar.state import Side, State
from engines.game import Seat

SPECTATOR = 3  # the bit of those who know only what everyone knows


def knows_agent(side: Side, seat: Seat | None) -> bool:
    """Whether `seat` knows the Agent X of this side, who is in the field."""
    return side.face_up or (seat is not None and bool(side.seen >> seat & 1))


def known_places(known: tuple[int, ...], seat: Seat | None) -> list[int]:
    """The places of a deck whose cards `seat` (None: everyone) knows."""
    bit = SPECTATOR if seat is None else seat
    return [place for place, knowers in enumerate(known) if knowers >> bit & 1]


def imagine(state: State, seat: Seat, rng: Random) -> State:
    """The table with everything drawn anew that `seat` does not know (R14.7)."""
    struggle = state.struggle
    sides = tuple(
        [side if side.field == NONE or knows_agent(side, seat) else _supposed(side, rng) for side in state.sides]
    )
    return state._replace(
        struggle=struggle._replace(deck=_redrawn(struggle.deck, struggle.known, seat, rng)),
        odeck=_redrawn(state.odeck, state.oknown, seat, rng),
        sides=sides,
        # The shuffles to come are nobody's knowledge either.
        chance=Chance(int(rng.random() * 2**53)),
        fed=(),
    )


def _supposed(side: Side, rng: Random) -> Side:
    """One of the possible Agents X, with the headquarters that go with him."""
    possible = AGENTS_IN[side.possible]
    agent = possible[int(rng.random() * len(possible))]
    return side._replace(field=agent, hq=(side.possible | side.back) & ~(1 << agent))


def _redrawn(deck: tuple[int, ...], known: tuple[int, ...], seat: Seat, rng: Random) -> tuple[int, ...]:
    fixed = known_places(known, seat)
    # From a sorted pool, so that the real order leaves no trace in what is drawn from a seed.
    others = shuffled(sorted([card for place, card in enumerate(deck) if place not in fixed]), rng)
    if not fixed:
        return others
    drawn = iter(others)
    return tuple([card if place in fixed else next(drawn) for place, card in enumerate(deck)])
