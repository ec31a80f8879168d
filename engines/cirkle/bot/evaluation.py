"""What a position is worth while it is not decided: the judgement at the leaves of the search.

Most of it hangs on a kind of unit and its square alone: whether it is protected there (R6.1), how far it has come, and
in duel the first objective, which is a unit that stands on an enemy target. So it is a table, and a search carries the
sum on from action to action (`Judge.change`). The rest is looked at when it is asked (`Judge.rest`): who reaches which
target, and in Cirkle 4 the missiles lost and the holds.

The search knows two teams, for it either wants an action or fears it: the sides of a match, or in solo the player it
thinks for and all others. Sums are those of team 0.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from engines.cirkle.actions import Action, Capture, Inversion, Move, Recovery
from engines.cirkle.bot.weights import DUEL, QUAD, Weights
from engines.cirkle.box.contents import KINDS, ROW_COUNT, TYPES
from engines.cirkle.box.squares import BETWEEN, BIT, Bits, each_bit
from engines.cirkle.box.variants import VARIANTS, GameMode
from engines.cirkle.positions import diagrams
from engines.cirkle.positions.position import Position, unit_code

CAMP = 4  # rows of a defence zone; rows and columns of a corner in Cirkle 4
ALONE = 0.5  # in solo: what an enemy's goods count, as they are only a third of what stands against the player

EVERYWHERE: Bits = -1
FIELDS = tuple(
    {target: tuple(field[target] for field in variant.reach.fields) for target in variant.owners}
    for variant in VARIANTS
)
"""By mode and target: the squares from where each type of unit may come there."""

Worths: TypeAlias = tuple[tuple[int, ...], ...]
"""By the code of a unit and its square."""


@cache
def judge(mode: int, seat: int) -> Judge:
    """The judge of a mode, for a search that thinks for this seat."""
    return Judge(VARIANTS[mode], seat)


class Judge:
    """Judges the positions of one search."""

    def __init__(self, variant: GameMode, seat: int, weights: Weights | None = None) -> None:
        colours = range(len(variant.colours))
        own = variant.sides[seat if variant.id == "solo" else 0]
        self.variant = variant
        self.weights = weights or (DUEL if variant.is_duel else QUAD)
        self.teams = tuple(0 if own >> colour & 1 else 1 for colour in colours)
        self.own = own
        self.worths = worths(variant, self.weights)
        foes = -ALONE if variant.id == "solo" else -1
        self.signs = tuple(1 if team == 0 else foes for team in self.teams)
        self._signed = (
            (0,) * len(variant.codes),
            *(
                tuple(round(worth * self.signs[code // len(KINDS)]) for worth in by_square)
                for code, by_square in enumerate(self.worths[1:])
            ),
        )
        self.turn = self.weights["turn"][0]
        self._goals = tuple(tuple(each_bit(goals)) for goals in variant.goals)
        self._aimed = self.weights["aimed"]
        self._last = tuple(self.weights[f"last_{count}"] for count in range(4)) if variant.is_duel else ()
        start = diagrams.standard(variant.id)
        self._even = self._counted(start) + self.rest(start)

    def summed(self, position: Position) -> int:
        """All units on their squares; at the beginning of a match nobody is ahead."""
        return self._counted(position) - self._even

    def _counted(self, position: Position) -> int:
        return sum(self._signed[code][square] for square, code in enumerate(position.board))

    def change(self, position: Position, action: Action) -> int:
        """How an action changes that sum."""
        signed, board = self._signed, position.board
        if isinstance(action, Capture):
            code = board[action.origin]
            after = signed[code if action.gain < 0 else unit_code(position.mover, action.gain)][action.target]
            return after - signed[code][action.origin] - signed[board[action.target]][action.target]
        if isinstance(action, Move):
            code = board[action.origin]
            after = signed[code if action.gain < 0 else unit_code(position.mover, action.gain)][action.target]
            return after - signed[code][action.origin]
        if isinstance(action, Inversion):
            one, other = signed[board[action.one]], signed[board[action.other]]
            return one[action.other] - one[action.one] + other[action.one] - other[action.other]
        if isinstance(action, Recovery):
            return (
                signed[unit_code(position.mover, action.gain)][action.square]
                - signed[board[action.square]][action.square]
            )
        return 0

    def rest(self, position: Position) -> int:
        """What the units on their squares do not show."""
        return self._aims(position) if self.variant.is_duel else self._campaign(position)

    def _aims(self, position: Position) -> int:
        """Duel: the units that reach enemy targets, and after the first objective those that defend the last one."""
        yellow, blue = position.armies
        return self._aim(position, 0, yellow) - self._aim(position, 1, blue)

    def _aim(self, position: Position, colour: int, own: Bits) -> int:
        frozen, goals = position.frozen, self._goals[colour]
        if own & frozen:
            near = reaching(position, goals[0] if goals[1] & frozen else goals[1])
            return self._last[min(3, (near & own).bit_count())][min(3, (near & ~own).bit_count())]
        near = (reaching(position, goals[0], own) | reaching(position, goals[1], own)) if own else 0
        return self._aimed[min(4, near.bit_count())]

    def _campaign(self, position: Position) -> int:
        """Cirkle 4: missiles lost, recoveries, who may hold a target (R11.2), who does."""
        variant, weights, armies, missiles = self.variant, self.weights, position.armies, position.missiles
        lost = [len(TYPES) - (army & missiles).bit_count() for army in armies]
        found = 0.0
        for colour, sign in enumerate(self.signs):
            if not armies[colour]:
                continue
            found -= sign * weights["missiles"][lost[colour]]
            if variant.recovers & ~position.spent & 1 << colour:
                found += sign * weights["recovery"][0]
            if all(lost[enemy] >= 2 for enemy in variant.enemies[colour]):
                found += sign * (weights["ready"][0] + weights["aimed"][min(3, self._aiming(position, colour))])
        for hold in position.holds:
            found += self.signs[hold.owner] * weights["hold"][hold.since.bit_count()]
        return round(found)

    def _aiming(self, position: Position, colour: int) -> int:
        """How many units of a colour reach a living target."""
        near = 0
        for enemy in self.variant.enemies[colour]:
            if position.armies[enemy]:
                near |= reaching(position, self.variant.targets[enemy])
        return (near & position.armies[colour]).bit_count()


def reaching(position: Position, target: Bits, units: Bits = EVERYWHERE) -> Bits:
    """Those of `units` that can come to a square in one move, whatever stands on it; frozen ones cannot."""
    carriers, helicopters, tanks, planes = position.types
    by_sea, by_rotor, by_land, by_wing = FIELDS[position.mode][target]
    found = (helicopters & by_rotor | planes & by_wing) & units
    blocked = (carriers & by_sea | tanks & by_land) & units
    if blocked:
        occupied = carriers | helicopters | tanks | planes
        while blocked:
            low = blocked & -blocked
            blocked ^= low
            if not BETWEEN[low | target] & occupied:
                found |= low
    return found & ~position.frozen


def worths(variant: GameMode, weights: Weights) -> Worths:
    """What each unit is worth on each square, to its own colour."""
    nobody = (0,) * len(variant.codes)
    return nobody, *(
        tuple(_worth(variant, weights, colour, kind, square) for square in range(len(variant.codes)))
        for colour in range(len(variant.colours))
        for kind in range(len(KINDS))
    )


def _worth(variant: GameMode, weights: Weights, colour: int, kind: int, square: int) -> int:
    if variant.is_duel and variant.goals[colour] & BIT[square]:
        return weights["first"][0]  # frozen there, whatever it was; on the last target it wins or is captured
    worth = weights["unit"][kind]
    if variant.shelters[kind // 2] & BIT[square]:
        worth += weights["sheltered"][kind]
    zone = zone_of(variant, colour, square)
    return worth + (weights[zone][kind // 2] if zone else 0)


def zone_of(variant: GameMode, colour: int, square: int) -> str:
    """The weight that tells what a square is for a colour: "" in its own camp."""
    column, row = divmod(square, ROW_COUNT)
    if variant.is_duel:
        advance = row if colour == 0 else ROW_COUNT - 1 - row
        return "" if advance < CAMP else "progression" if advance < ROW_COUNT - CAMP else "attack"
    if CAMP <= column < ROW_COUNT - CAMP or CAMP <= row < ROW_COUNT - CAMP:
        return "outside"
    home = variant.targets[colour].bit_length() - 1
    return "" if (column < CAMP, row < CAMP) == (home // ROW_COUNT < CAMP, home % ROW_COUNT < CAMP) else "intruding"
