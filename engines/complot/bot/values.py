"""What elements and cards are worth, in inquiry points, by what can still come of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum

from engines.complot.bot.ground import DISTANCE, due, groups
from engines.complot.box.contents import (
    ACC,
    ALL,
    ATT,
    AVI,
    BLO,
    BONUS,
    CARD_TYPE,
    CMI,
    COM,
    CPC,
    ESP,
    ESQ,
    HEL,
    INC,
    IND,
    INN,
    MIS,
    NMI,
    REC,
    REN,
    SCO,
    SECONDARY_PLACE,
    SECONDARY_POINTS,
    SOI,
    SOU,
)
from engines.complot.box.elements import CHARACTERS, ELEMENTS, KIND, VALUES, members
from engines.complot.effects.wounds import life_left
from engines.complot.state import State, values
from engines.game import Seat

UNIT = (0.45, 0.75, 0.7, 0.8, 0.6)
"""By type of unit, in a round of its life."""

FIGURE = 0.5  # of any character
COMBAT, PLOT, LIFE = 1.2, 0.9, 0.3
SKILL = (0.35, 0.6, 0.5, 0.6, 0.2, 0.5, 0.4)
"""By skill, as they stand in `box.elements`."""

LASTING = 0.15  # of this is worth an element in each round that is left after this one
AT_ONCE = 0.06  # and in this one
WOUND = 0.2  # of a character's worth goes with a wound
KEEPSAKE, REST = 0.25, 0.35  # a card that leaves the hand is soon replaced: only part of its worth is lost

CARD = {
    ACC: 1.6,
    ESP: 0.7,
    INN: 0.8,
    REN: 0.1,
    SOU: 0.7,
    SOI: 0.6,
    SCO: 1.0,
    NMI: 0.3,
    CMI: 0.35,
    REC: 1.0,
    HEL: 0.8,
    AVI: 0.6,
    IND: 0.3,
    BLO: 0.35,
    INC: 0.3,
    ATT: 0.7,
    ALL: 0.35,
    ESQ: 0.35,
}
BOUND = (ACC, ESP, INN)
"""Cards whose worth does not depend on what is to come after this round."""


@lru_cache(maxsize=8)
def strengths(seats: int) -> tuple[float, ...]:
    """By element: how good it is."""
    found = VALUES[seats]
    worths = []
    for element in ELEMENTS:
        if KIND[element] >= 0:
            worths.append(UNIT[KIND[element]])
            continue
        hits, plots = (7 - found.combat[element]) / 6, (7 - found.plot[element]) / 6
        body = FIGURE + COMBAT * hits + PLOT * plots + LIFE * found.life[element]
        worths.append(body + SKILL[found.skill[element]])
    return tuple(worths)


def sturdiness(state: State, element: int) -> float:
    """How long somebody lasts who carries an object; of two alike the one who is needed less for other things."""
    return life_left(state, element) - 0.1 * strengths(state.variant.seats)[element]


def rounds_left(state: State) -> int:
    """Rounds that are still to come after this one."""
    return max(0, state.variant.rounds - state.round)


def material(state: State, seat: Seat) -> float:
    """What a seat may expect of its elements."""
    worths, life = strengths(state.variant.seats), values(state).life
    found = []
    for element in members(state.own[seat]):
        worth = worths[element]
        if state.wounds[element]:
            worth *= 1 - WOUND * state.wounds[element] * 3 / (life[element] + 1)
        found.append(worth)
    return fsum(found) * (AT_ONCE + LASTING * rounds_left(state))


def appeal(state: State, seat: Seat, card: int) -> float:
    """What a card in the hand of a seat is worth to it."""
    kind, left = CARD_TYPE[card], rounds_left(state)
    if kind == MIS:
        return _secondary(state, seat, card)
    if kind in (COM, CPC):
        # What they can do in a fight of this round is looked at where the fight is (`prospects`).
        return (0.2 + 0.28 * BONUS[card]) * (1 if left else 0.5 if state.stage < 7 else 0)
    if kind == REC and len(members(state.own[seat] & CHARACTERS)) == 3:
        return 0.4 if left else 0.0
    if not left and kind not in BOUND:
        return CARD[kind] if _has_use(state, kind) else 0.0
    return CARD[kind]


_LAST_USE = {REC: 5, HEL: 6, AVI: 6, IND: 6, BLO: 6, INC: 6, ATT: 6, ALL: 7, ESQ: 7, SCO: 1, NMI: 2, CMI: 2, REN: 2}


def _has_use(state: State, kind: int) -> bool:
    return state.stage <= _LAST_USE.get(kind, 8)


def _secondary(state: State, seat: Seat, card: int) -> float:
    """A secondary mission in the hand: it has to be laid, and somebody has to be there (R15.17)."""
    place, points = SECONDARY_PLACE[card], SECONDARY_POINTS[card]
    nearest = min([DISTANCE[where][place] for where, _ in groups(state, seat)], default=9)
    if due(state, 6)[seat]:
        steps = state.ap[seat] if state.stage >= 5 else 6
        if nearest <= steps:
            return points * (0.75 - 0.05 * nearest)
    if not rounds_left(state):
        return 0.0
    return points * max(0.2, 0.62 - 0.05 * nearest)


def kept(state: State, seat: Seat, card: int) -> float:
    """What a card is worth that stays in the hand, beyond the one that would replace it."""
    return REST * max(0.0, appeal(state, seat, card) - KEEPSAKE)


def belongings(state: State, seat: Seat, cards: Sequence[int]) -> float:
    """What the hand is worth beyond the cards that would replace it."""
    return fsum([kept(state, seat, card) for card in cards])
