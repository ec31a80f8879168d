"""Capture and Corruption at the start of a duel (R11.4 C1, R16.6, R16.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import NONE, Action, Capture, ChangeSides, Corrupt
from engines.complot.box.contents import ROLLS, RULES
from engines.complot.box.elements import CAPTURE, CHARACTERS, CODES, CORRUPTION, FIGURES, SKILLED, UNITS, members
from engines.complot.combat.fights import Fight, opponent, side
from engines.complot.effects.dice import only_face, rolled
from engines.complot.events import told
from engines.complot.moves.asking import Asked, Subject, put
from engines.complot.moves.board import figure_discarded, figures_of, turned
from engines.complot.moves.points import scored
from engines.complot.state import ELIMINATIONS, State, owner_of, values
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed

POWERFUL = SKILLED[CAPTURE] | SKILLED[CORRUPTION]


@dataclass(frozen=True, slots=True)
class Empowering(AutomaticStep[State]):
    """A side may use its powers, one after the other."""

    fight: Fight
    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        return put(state, Power(self.seat, self.fight), events)


@dataclass(frozen=True, slots=True)
class Power(Asked[Action]):
    """R11.4 C1: each character once in a duel."""

    seat: Seat
    fight: Fight
    phase = "power"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        own = side(state, self.fight, seat) & ~state.used
        enemies = side(state, self.fight, opponent(self.fight, seat))
        actions: list[Action] = [
            act.capture(figure, target)
            for figure in members(own & SKILLED[CAPTURE])
            for target in members(enemies & CHARACTERS)
        ]
        actions += [
            act.corrupt(figure, act.named(seat, target))
            for figure in members(own & SKILLED[CORRUPTION])
            for target in members(enemies & UNITS)
        ]
        return [*actions, act.PASS]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        match action:
            case Capture(figure, target):
                kind, victim, winning = "capture", target, ROLLS.capture_success
                step: AutomaticStep[State] = Captured(self.fight, seat, target)
            case Corrupt(figure, name):
                victim = act.meant(seat, name)
                kind, winning, step = "corruption", ROLLS.corruption_success, Corrupted(seat, victim)
            case _:
                return state
        state = state._replace(used=state.used | 1 << figure)
        events.append(told(kind, by=seat, element=CODES[figure], target=CODES[victim]))
        state = pushed(state, Empowering(self.fight, seat))
        concerned = _concerned(self.fight)
        return rolled(state, kind, (figure,), concerned, step, events, seat, (winning,))


def _concerned(fight: Fight) -> tuple[Seat, Seat]:
    """W-DIE: the two owners, the attacker first (R14.9)."""
    return fight.attacker, fight.defender


@dataclass(frozen=True, slots=True)
class Captured(AutomaticStep[State]):
    """A captive is interrogated (R16.6)."""

    fight: Fight
    seat: Seat
    target: int

    def taken(self, state: State, events: list[Event]) -> State:
        face, state = only_face(state)
        if face not in ROLLS.capture_success:
            return state
        step = Interrogated(self.fight, self.seat, self.target)
        concerned = _concerned(self.fight)
        winning = (ROLLS.interrogation_betrays,)
        return rolled(state, "interrogation", (self.target,), concerned, step, events, self.seat, winning)


@dataclass(frozen=True, slots=True)
class Interrogated(AutomaticStep[State]):
    """He changes sides, or is worth a ransom."""

    fight: Fight
    seat: Seat
    target: int

    def taken(self, state: State, events: list[Event]) -> State:
        face, state = only_face(state)
        if face in ROLLS.interrogation_betrays:
            return put(state, Turncoat(self.seat, self.target), events)
        return ransomed(state, self.seat, self.target, events)


def ransomed(state: State, seat: Seat, target: int, events: list[Event]) -> State:
    """The captor scores, and the captive stays on his side."""
    events.append(told("ransom", by=seat, element=FIGURES[target]))
    return scored(state, seat, ELIMINATIONS, values(state).elimination[target], events)


@dataclass(frozen=True, slots=True)
class Turncoat(Asked[Action]):
    """R16.6: the captive changes sides, or is given back."""

    seat: Seat
    target: int
    phase = "turncoat"

    @property
    def subject(self) -> Subject:
        return Subject(elements=1 << self.target)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        own = figures_of(state, seat)
        outs = [NONE] if own.bit_count() < RULES.max_characters else [*members(own)]
        return [*(act.turn(out) for out in outs), act.RANSOM]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if not isinstance(action, ChangeSides):
            return ransomed(state, seat, self.target, events)
        before = owner_of(state, self.target)
        # The new one first, so that the place is not lost if the other one was alone there.
        state = turned(state, self.target, seat)
        if action.out != NONE:
            state = figure_discarded(state, action.out)
        state = state._replace(used=state.used | 1 << self.target & POWERFUL)  # R11.4 C1
        out = None if action.out == NONE else FIGURES[action.out]
        events.append(told("turned", state, by=seat, element=FIGURES[self.target], seat=before, out=out))
        return state


@dataclass(frozen=True, slots=True)
class Corrupted(AutomaticStep[State]):
    """A unit changes sides, if the die says so (R16.7)."""

    seat: Seat
    target: int

    def taken(self, state: State, events: list[Event]) -> State:
        face, state = only_face(state)
        if face not in ROLLS.corruption_success:
            return state
        before = owner_of(state, self.target)
        state = turned(state, self.target, self.seat)
        events.append(told("corrupted", state, by=self.seat, element=CODES[self.target], seat=before))
        return state
