"""Attempts: a fight against neutral units, or a plot roll (R13.5, R13.6)."""

from __future__ import annotations

from dataclasses import dataclass

from engines.complot.actions import NONE, Attempt
from engines.complot.box.contents import BONUS, BOX, CARD_CODES, MISSION_CODES, MISSION_KIND, MISSION_PLACE
from engines.complot.box.elements import FIGURES, NEUTRAL
from engines.complot.combat.arming import Arming
from engines.complot.combat.duels import Disarming
from engines.complot.combat.fights import Fight
from engines.complot.combat.rounds import Rolling
from engines.complot.combat.withdrawals import AfterFight
from engines.complot.effects.dice import only_face, rolled
from engines.complot.events import codes, told
from engines.complot.missions.ability import PLOTTED
from engines.complot.missions.failure import Failed
from engines.complot.missions.success import Won
from engines.complot.moves.board import active_number, with_active
from engines.complot.moves.cards import discarded
from engines.complot.state import State, values
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


def attempted(state: State, seat: Seat, action: Attempt, events: list[Event]) -> State:
    """R13.3: one attempt for each mission and round."""
    mission = action.mission
    number = active_number(state, mission)
    active = state.active[number]
    state = with_active(state, number, active._replace(tried=active.tried | 1 << seat))
    figure = None if action.figure == NONE else FIGURES[action.figure]
    card = None if action.card == NONE else CARD_CODES[action.card]
    if action.card != NONE:
        state = discarded(state, seat, (action.card,))
    enemies = active.garrison
    code = MISSION_CODES[mission]
    events.append(told("attempt", state, by=seat, mission=code, element=figure, card=card, enemies=codes(enemies)))
    if MISSION_KIND[mission] in PLOTTED:
        step = Plotted(seat, mission, action.figure, action.card)
        needed = values(state).plot[action.figure] - step.shift
        winning = (tuple(range(max(1, needed), 7)),)
        return rolled(state, "plot", (action.figure,), (seat,), step, events, seat, winning)
    # Without neutral units it is over before it begins, and the attempt has succeeded (R13.7).
    fight = Fight(MISSION_PLACE[mission], seat, NEUTRAL, mission)
    state = state._replace(foes=enemies)
    return pushed(state, Arming(fight, seat), Rolling(fight), Fought(fight))


@dataclass(frozen=True, slots=True)
class Plotted(AutomaticStep[State]):
    """R13.6"""

    seat: Seat
    mission: int
    figure: int
    card: int

    @property
    def shift(self) -> int:
        """What card and mission add to the face."""
        return (0 if self.card == NONE else BONUS[self.card]) + BOX.missions[self.mission].plot

    def taken(self, state: State, events: list[Event]) -> State:
        face, state = only_face(state)
        needed = values(state).plot[self.figure]
        total = face + self.shift
        code, success = MISSION_CODES[self.mission], total >= needed
        events.append(told("plot_roll", by=self.seat, mission=code, total=total, needed=needed, success=success))
        if success:
            return pushed(state, Won(self.seat, self.mission))
        return pushed(state, Failed(self.seat, self.mission))


@dataclass(frozen=True, slots=True)
class Fought(AfterFight):
    """No neutral unit left: success, even if the seat has nobody left. Everything else is a failure."""

    fight: Fight
    first: int = 0  # of a retreat

    def retreating(self, place: int) -> AfterFight:
        return Fought(self.fight, place)

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        seat, mission = self.fight.attacker, self.fight.mission
        is_won = not state.foes
        state = state._replace(foes=0)
        step = Won(seat, mission) if is_won else Failed(seat, mission, self.first)
        return pushed(state, Disarming(), step)
