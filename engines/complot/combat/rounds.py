"""A round of a fight: dice, what they hit, who places the wounds (R11.4 C3 and C4, R11.6 to R11.10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engines.complot import actions as act
from engines.complot.actions import Action, Aim
from engines.complot.box.contents import BONUS
from engines.complot.box.elements import ASSASSIN, CODES, NEUTRAL, OF_KIND, SABOTEUR, members
from engines.complot.combat.fights import Fight, controller, is_on, opponent, side
from engines.complot.combat.withdrawals import Withdrawing, stalled
from engines.complot.effects.dice import rolled
from engines.complot.effects.wounds import Settling, life_left, living, nobody_scores, suffered, wounded
from engines.complot.events import told
from engines.complot.moves.asking import Asked, Subject, put
from engines.complot.state import NOBODY, State, changed, values
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed

MOST_QUIET_ROUNDS = 20
"""Rounds of dice in a row without a wound after which somebody must retreat (R11.13)."""


@dataclass(frozen=True, slots=True)
class Rolling(AutomaticStep[State]):
    """A round of dice, after so many in a row without a wound."""

    fight: Fight
    quiet: int = 0

    def taken(self, state: State, events: list[Event]) -> State:
        fight = self.fight
        if not is_on(state, fight):
            return state
        attackers, defenders = side(state, fight, fight.attacker), side(state, fight, fight.defender)
        dice = values(state).dice
        by = [element for group in (attackers, defenders) for element in members(group) for _ in range(dice[element])]
        combat, bonus = values(state).combat, {element: BONUS[card] for card, element in state.laid}
        winning = [tuple(range(max(1, combat[element] - bonus.get(element, 0)), 7)) for element in by]
        exposed = [bool((defenders if attackers >> element & 1 else attackers) & OF_KIND[SABOTEUR]) for element in by]
        is_duel = fight.mission == NOBODY
        concerned = (fight.attacker, fight.defender) if is_duel else (fight.attacker,)
        what = "duel" if is_duel else "mission"
        then = Hitting(fight, self.quiet)
        return rolled(state, what, by, concerned, then, events, fight.attacker, winning, exposed)


class Hits(NamedTuple):
    """What a side suffers in a round."""

    plain: int
    aimed: tuple[int, ...]  # the assassins that hit it

    @property
    def total(self) -> int:
        return self.plain + len(self.aimed)


def hits(state: State, fight: Fight) -> tuple[Hits, Hits]:
    """On the attacker and on the defender, as the dice lie (R11.6, R11.7)."""
    roll = state.roll
    assert roll is not None
    attackers = side(state, fight, fight.attacker)
    plain = [0, 0]
    aimed: tuple[list[int], list[int]] = ([], [])
    for element, is_hit, is_sabotaged in zip(roll.by, roll.hits, roll.sabotaged, strict=True):
        own = 0 if attackers >> element & 1 else 1
        if is_hit:
            if OF_KIND[ASSASSIN] >> element & 1:
                aimed[1 - own].append(element)
            else:
                plain[1 - own] += 1
        if is_sabotaged:
            plain[own] += 1
    return Hits(plain[0], tuple(aimed[0])), Hits(plain[1], tuple(aimed[1]))


@dataclass(frozen=True, slots=True)
class Hitting(AutomaticStep[State]):
    """C4: assassins aim, the attacker's first; then each side places what it suffers, the attacker first."""

    fight: Fight
    quiet: int

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        fight = self.fight
        on_attacker, on_defender = hits(state, fight)
        state = state._replace(roll=None)
        if not on_attacker.total + on_defender.total:
            return pushed(state, RoundEnd(fight, self.quiet + 1))
        steps: list[AutomaticStep[State]] = []
        suffering: list[AutomaticStep[State]] = []
        owners: list[Seat] = []
        for seat, suffers in ((fight.defender, on_defender), (fight.attacker, on_attacker)):
            left = sum(life_left(state, element) for element in members(side(state, fight, seat)))
            is_wiped_out = suffers.total >= left
            if not is_wiped_out:
                steps += [Aimed(fight, unit, seat) for unit in suffers.aimed]
            suffering.insert(0, Suffering(fight, seat, suffers.total if is_wiped_out else suffers.plain))
            if suffers.total and seat != NEUTRAL:
                owners.insert(0, seat)
        killers = nobody_scores(state)
        if fight.mission == NOBODY:
            killers = changed(changed(killers, fight.attacker, fight.defender), fight.defender, fight.attacker)
        group = side(state, fight, fight.attacker) | side(state, fight, fight.defender)
        return pushed(state, *steps, *suffering, Settling(tuple(owners), group, killers), RoundEnd(fight, 0))


@dataclass(frozen=True, slots=True)
class Suffering(AutomaticStep[State]):
    """A side places what it suffers, of neutral units their operator."""

    fight: Fight
    seat: Seat
    count: int

    def taken(self, state: State, events: list[Event]) -> State:
        group = side(state, self.fight, self.seat)
        return suffered(state, controller(state, self.fight, self.seat), group, self.count, events)


@dataclass(frozen=True, slots=True)
class Aimed(AutomaticStep[State]):
    """R11.8: an assassin that hit wounds an element of the other side that its controller names."""

    fight: Fight
    unit: int
    target: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        seat = controller(state, self.fight, opponent(self.fight, self.target))
        return put(state, Aiming(seat, self.unit, side(state, self.fight, self.target)), events)


@dataclass(frozen=True, slots=True)
class Aiming(Asked[Action]):
    """The target of an assassin."""

    seat: Seat
    unit: int
    group: int
    phase = "assassin_target"

    @property
    def subject(self) -> Subject:
        return Subject(elements=1 << self.unit)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        unit = act.named(seat, self.unit)
        return [act.aim(unit, act.named(seat, element)) for element in living(state, self.group)]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, Aim)
        target = act.meant(seat, action.target)
        events.append(told("aimed", by=seat, unit=CODES[self.unit], target=CODES[target]))
        return wounded(state, [target], events)


@dataclass(frozen=True, slots=True)
class RoundEnd(AutomaticStep[State]):
    """The end of a round: retreats, or another round (R11.4, R11.13)."""

    fight: Fight
    quiet: int

    def taken(self, state: State, events: list[Event]) -> State:
        fight = self.fight
        if not is_on(state, fight):
            return state
        if self.quiet >= MOST_QUIET_ROUNDS:
            return stalled(state, fight, events)
        steps: list[AutomaticStep[State]] = [Withdrawing(fight, fight.attacker)]
        if fight.defender != NEUTRAL:
            steps.append(Withdrawing(fight, fight.defender))
        return pushed(state, *steps, Rolling(fight, self.quiet))
