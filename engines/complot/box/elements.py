"""Elements: the figures and units that can stand on the board, numbered in canonical order (R3.3), and sets of them.

A figure is a character whose card may be brown or light, which the number of players decides (R2.1): what is printed on
its card is looked up by the number of seats. Units follow, by type, seat of origin and number, the neutral ones last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engines.complot.box.contents import BOX, SEAT_CODES, SKILLS, UNIT_CODES

NEUTRAL = len(SEAT_CODES)
"""The origin of neutral units, and the side they fight on."""

FIGURES = tuple(dict.fromkeys(character.code for character in BOX.characters))
"""The codes of the 27 figures, which are their numbers' order."""


class _Unit(NamedTuple):
    kind: int
    origin: int
    number: int


_UNITS = tuple(
    _Unit(kind, origin, number)
    for kind, (own, neutral) in enumerate(zip(BOX.unit_types, BOX.neutral_units, strict=True))
    for origin in range(NEUTRAL + 1)
    for number in range(1, 1 + (neutral.number if origin == NEUTRAL else own.per_player))
)

COUNT = len(FIGURES) + len(_UNITS)
ELEMENTS = range(COUNT)
FIGURE_NUMBERS = range(len(FIGURES))
CHARACTERS = (1 << len(FIGURES)) - 1
"""All figures."""

UNITS = ((1 << COUNT) - 1) ^ CHARACTERS
KIND = (*(-1 for _ in FIGURES), *(unit.kind for unit in _UNITS))
"""By element: the type of a unit, -1 of a figure."""

ORIGIN = (*(-1 for _ in FIGURES), *(unit.origin for unit in _UNITS))
SHORT = (*FIGURES, *(f"{UNIT_CODES[unit.kind]}{unit.number}" for unit in _UNITS))
"""By element: how it is written by the seat it comes from."""

CODES = (*FIGURES, *(f"{(*SEAT_CODES, 'N')[u.origin]}.{UNIT_CODES[u.kind]}{u.number}" for u in _UNITS))
"""By element: how it is written whoever writes."""

NUMBER = {code: element for element, code in enumerate(CODES)}


def _set(kind: int | None = None, origin: int | None = None) -> int:
    group = 0
    for element in ELEMENTS:
        if KIND[element] >= 0 and kind in (None, KIND[element]) and origin in (None, ORIGIN[element]):
            group |= 1 << element
    return group


OF_ORIGIN = tuple(_set(origin=origin) for origin in range(NEUTRAL + 1))
"""By origin: its units."""

OF_KIND = tuple(_set(kind=kind) for kind in range(len(UNIT_CODES)))
AGENT, COMMANDO, ASSASSIN, ARTIFICER, SABOTEUR = range(5)


class Values(NamedTuple):
    """What is printed on cards and tokens, by element, in a game of so many seats."""

    ids: tuple[str, ...]  # of the cards of figures
    brown: int  # the main characters, as bits
    combat: tuple[int, ...]
    dice: tuple[int, ...]
    life: tuple[int, ...]
    plot: tuple[int, ...]
    elimination: tuple[int, ...]
    skill: tuple[int, ...]  # -1 of units


def _values(seats: int) -> Values:
    cards = [next(card for card in BOX.characters if card.code == code and (seats in card.players)) for code in FIGURES]
    kinds = [BOX.unit_types[unit.kind] for unit in _UNITS]
    nothing = (0,) * len(_UNITS)
    return Values(
        tuple(card.id for card in cards),
        sum(1 << figure for figure, card in enumerate(cards) if card.ground == "brown"),
        (*(card.combat for card in cards), *(kind.combat for kind in kinds)),
        (*(1 for _ in cards), *(kind.dice for kind in kinds)),
        (*(card.life for card in cards), *(kind.life for kind in kinds)),
        (*(card.plot for card in cards), *nothing),
        (*(card.elimination for card in cards), *nothing),
        (*(SKILLS.index(card.skill) for card in cards), *(-1 for _ in _UNITS)),
    )


VALUES = {seats: _values(seats) for seats in range(BOX.facts.min_players, BOX.facts.max_players + 1)}
SEDUCTION, FINANCIER, RECRUITMENT, ASSASSINATION, INFILTRATION, CAPTURE, CORRUPTION = range(len(SKILLS))
SKILLED = tuple(
    sum(1 << figure for figure in FIGURE_NUMBERS if VALUES[2].skill[figure] == skill) for skill in range(len(SKILLS))
)
"""By skill: the figures that have it, which is the same on both cards of a figure."""


@lru_cache(maxsize=1 << 14)
def members(group: int) -> tuple[int, ...]:
    """The elements of a set, in canonical order."""
    elements = []
    while group:
        low = group & -group
        elements.append(low.bit_length() - 1)
        group ^= low
    return tuple(elements)


def units_in(group: int) -> int:
    """How many units are in a set."""
    return (group & UNITS).bit_count()


def garrison(enemies: tuple[int, ...]) -> int:
    """The neutral units of a mission: the lowest numbers of each type (R3.7)."""
    group = 0
    for kind, count in enumerate(enemies):
        first = NUMBER[f"N.{UNIT_CODES[kind]}1"]
        group |= ((1 << count) - 1) << first
    return group


GARRISON = tuple(garrison(mission.enemies) for mission in BOX.missions)
"""By mission: its neutral units at full strength."""
