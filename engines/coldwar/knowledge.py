"""Who knows what (R14): the Agents X and the decks as a seat may know them, and what a seat can only imagine.

What is known of the decks is `engines.zones.Known` (R14.6). A face-down Agent X is known to the seats in
`AgencyState.seen`; to everyone else he may be any agent who was in headquarters when he was chosen.
"""

from __future__ import annotations

from random import Random

from engines.chance import Chance
from engines.coldwar.actions import NONE
from engines.coldwar.box.contents import AGENTS_IN
from engines.coldwar.state import AgencyState, State
from engines.game import Seat
from engines.zones import imagined


def knows_agent(side: AgencyState, seat: Seat | None) -> bool:
    """Whether `seat` knows the Agent X of this side, who is in the field."""
    return side.face_up or (seat is not None and bool(side.seen >> seat & 1))


def imagine(state: State, seat: Seat, rng: Random) -> State:
    """The table with everything drawn anew that `seat` does not know (R14.7)."""
    struggle = state.struggle
    sides = tuple(
        [side if side.field == NONE or knows_agent(side, seat) else _supposed(side, rng) for side in state.sides]
    )
    (deck,), known = imagined((struggle.deck,), struggle.known, seat, rng)
    (odeck,), oknown = imagined((state.odeck,), state.oknown, seat, rng)
    return state._replace(
        struggle=struggle._replace(deck=deck, known=known),
        odeck=odeck,
        oknown=oknown,
        sides=sides,
        chance=Chance.anew(rng),
    )


def _supposed(side: AgencyState, rng: Random) -> AgencyState:
    """One of the possible Agents X, with the headquarters that go with him."""
    possible = AGENTS_IN[side.possible]
    agent = possible[int(rng.random() * len(possible))]
    return side._replace(field=agent, hq=(side.possible | side.back) & ~(1 << agent))
