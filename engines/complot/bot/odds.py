"""Odds: how likely a group wins a fight (R11, R13.5) and a character a plot (R13.6).

A fight is looked at as if both sides fought to the end. Wounds go to lives that can be spared first, then to the
weakest elements; so the wounds that a side has taken say who is left, and the rest is a table over the wounds of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.complot.box.contents import BONUS, BOX, CARD_TYPE, COM, CPC
from engines.complot.box.elements import CHARACTERS, OF_KIND, SABOTEUR, VALUES, members
from engines.complot.state import State, hand, values

FACES = 6


class Force(NamedTuple):
    """One side of a fight."""

    spare: int  # wounds that kill nobody
    dice: tuple[tuple[int, int], ...]  # by element, the weakest first: faces that hit, and how many dice
    saboteur: bool

    @property
    def life(self) -> int:
        return self.spare + len(self.dice)


NO_FORCE = Force(0, (), saboteur=False)


def force(state: State, group: int, bonuses: tuple[int, ...] = ()) -> Force:
    """A group with combat cards of these bonuses, which go to those who last longest; cards laid already count."""
    return _force(state.variant.seats, group, state.wounds, state.laid, bonuses) if group else NO_FORCE


@lru_cache(maxsize=1 << 14)
def _force(
    seats: int, group: int, wounds: bytes, cards: tuple[tuple[int, int], ...], bonuses: tuple[int, ...]
) -> Force:
    laid = {element: BONUS[card] for card, element in cards}
    found = VALUES[seats]
    combat, lives, dice = found.combat, found.life, found.dice
    rows, spare = [], 0
    for element in members(group):
        spare += lives[element] - wounds[element] - 1
        hits = min(FACES, max(0, FACES + 1 - combat[element] + laid.get(element, 0)))
        rows.append((hits * dice[element], hits, dice[element], element in laid))
    rows.sort()
    if bonuses:
        rows = _armed(rows, bonuses)
    return Force(max(0, spare), tuple([row[1:3] for row in rows]), bool(group & OF_KIND[SABOTEUR]))


_Row = tuple[int, int, int, bool]


def _armed(rows: list[_Row], bonuses: tuple[int, ...]) -> list[_Row]:
    """The best card goes to who lasts longest, and so on."""
    waiting = list(bonuses)
    for place in range(len(rows) - 1, -1, -1):
        _, hits, dice, is_armed = rows[place]
        if waiting and not is_armed and hits < FACES:
            hits = min(FACES, hits + waiting.pop(0))
            rows[place] = (hits * dice, hits, dice, True)
    rows.sort()
    return rows


def bonuses(state: State, seat: int, *, on_mission: bool) -> tuple[int, ...]:
    """The combat cards that a seat could lay, the best first."""
    kinds = (COM, CPC) if on_mission else (COM,)
    return tuple(sorted([BONUS[card] for card in hand(state, seat) if CARD_TYPE[card] in kinds], reverse=True))


def _left(side: Force, wounds: int) -> tuple[tuple[int, int], ...]:
    """Who is left after so many wounds."""
    return side.dice[max(0, wounds - side.spare) :]


@lru_cache(maxsize=1 << 14)
def _hits(dice: tuple[tuple[int, int], ...], extra: int) -> tuple[float, ...]:
    """How likely these dice bring no hit, one, two ...; so many dice of the enemy hurt himself by a 1 (R11.7)."""
    row = [1.0]
    chances = [hits / FACES for hits, count in dice for _ in range(count)] + [1 / FACES] * extra
    for chance in chances:
        longer = [0.0] * (len(row) + 1)
        for number, likelihood in enumerate(row):
            longer[number] += likelihood * (1 - chance)
            longer[number + 1] += likelihood * chance
        row = longer
    while len(row) > 1 and row[-1] < 1e-4:
        row.pop()
    return tuple(row)


@lru_cache(maxsize=1 << 15)
def fought(one: Force, other: Force) -> tuple[float, float]:
    """How likely `one` wins with somebody left, and how likely nobody is left of either."""
    ours, theirs = one.life, other.life
    if not theirs:
        return 1.0, 0.0
    if not ours:
        return 0.0, 0.0
    table = [[(0.0, 0.0)] * (theirs + 1) for _ in range(ours + 1)]
    for taken in range(ours):
        table[taken][theirs] = (1.0, 0.0)
    table[ours][theirs] = (0.0, 1.0)
    left = [_left(one, wounds) for wounds in range(ours)]
    right = [_left(other, wounds) for wounds in range(theirs)]
    counts = [[sum([count for _, count in dice]) for dice in side] for side in (left, right)]
    for taken in range(ours - 1, -1, -1):
        for dealt in range(theirs - 1, -1, -1):
            inflicted = _hits(left[taken], counts[1][dealt] if one.saboteur else 0)
            suffered = _hits(right[dealt], counts[0][taken] if other.saboteur else 0)
            table[taken][dealt] = _round(table, taken, dealt, inflicted, suffered)
    return table[0][0]


def _round(
    table: list[list[tuple[float, float]]],
    taken: int,
    dealt: int,
    inflicted: Sequence[float],
    suffered: Sequence[float],
) -> tuple[float, float]:
    """The chances after one more round of dice; rounds without a hit change nothing."""
    ours, theirs = len(table) - 1, len(table[0]) - 1
    win = both = 0.0
    for wounds, suffering in enumerate(suffered):
        row = table[min(ours, taken + wounds)]
        for hits, hitting in enumerate(inflicted):
            if wounds or hits:
                chances = row[min(theirs, dealt + hits)]
                likelihood = suffering * hitting
                win += likelihood * chances[0]
                both += likelihood * chances[1]
    moving = 1 - inflicted[0] * suffered[0]
    return (win / moving, both / moving) if moving > 1e-6 else (0.0, 0.0)


def beats(one: Force, other: Force) -> float:
    """How likely a group removes neutral units, with or without somebody left (R13.5)."""
    win, both = fought(one, other)
    return win + both


def plotted(state: State, figure: int, mission: int, bonus: int = 0) -> float:
    """R13.6"""
    needed = values(state).plot[figure] - BOX.missions[mission].plot - bonus
    return min(FACES, max(0, FACES + 1 - needed)) / FACES


def best_plotter(state: State, group: int, mission: int, bonus: int = 0) -> float:
    """The chance of the best character of a group, 0.0 if there is none."""
    return max([plotted(state, figure, mission, bonus) for figure in members(group & CHARACTERS)], default=0.0)
