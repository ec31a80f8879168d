"""Phase 5: recruitment, then purchases (R9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.complot import actions as act
from engines.complot.actions import Action, PlayCard, UseBlue
from engines.complot.box.contents import CARD_CODES, CARD_TYPE, REC, RINGED, ROLLS
from engines.complot.box.elements import AGENT, COMMANDO, FIGURES, RECRUITMENT, SKILLED, members
from engines.complot.effects.anytime import Asking, anytime_cards, is_anytime, played_anytime
from engines.complot.effects.dice import only_face, rolled
from engines.complot.events import told, told_in_part
from engines.complot.moves.asking import Asked, Selection, put
from engines.complot.moves.board import (
    figures_of,
    lowest_unit,
)
from engines.complot.moves.cards import offered, played
from engines.complot.phases.hiring import KeepingFigures
from engines.complot.phases.purchases import Buying, PlacingUnit
from engines.complot.state import DRAWN, FIGURE_DECK, NOBODY, State
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed

BLUE = RINGED["blue"]


@dataclass(frozen=True, slots=True)
class Recruiting(AutomaticStep[State]):
    """The turn of a seat: skill rolls, recruitment, purchases (R9.7)."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        seat = self.seat
        figures = figures_of(state, seat)
        blue = tuple([place for place in BLUE if state.at[place] & figures])  # R9.11
        rolls = [SkillRoll(seat, figure) for figure in members(figures & SKILLED[RECRUITMENT])]
        return pushed(state._replace(turn=seat), *rolls, Planning(seat, blue, 0), Purchasing(seat))


# Skill rolls.


@dataclass(frozen=True, slots=True)
class SkillRoll(AutomaticStep[State]):
    """R9.1"""

    seat: Seat
    figure: int

    def taken(self, state: State, events: list[Event]) -> State:
        winning = (*ROLLS.recruitment_agent, *ROLLS.recruitment_commando, *ROLLS.recruitment_character)
        then = SkillResult(self.seat)
        return rolled(state, "recruitment", (self.figure,), (self.seat,), then, events, self.seat, (winning,))


@dataclass(frozen=True, slots=True)
class SkillResult(AutomaticStep[State]):
    """Nothing, a unit, or a draw more."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        face, state = only_face(state)
        seat = self.seat
        if face in ROLLS.recruitment_character:
            # The plan for the draws lies next on the stack, behind other rolls.
            number = max(index for index, item in enumerate(state.stack) if isinstance(item, Planning))
            plan = state.stack[number]
            assert isinstance(plan, Planning)
            plan = replace(plan, sixes=plan.sixes + 1)
            return state._replace(stack=(*state.stack[:number], plan, *state.stack[number + 1 :]))
        if face in ROLLS.recruitment_nothing:
            return state
        kind = COMMANDO if face in ROLLS.recruitment_commando else AGENT
        if lowest_unit(state, seat, kind) == NOBODY:
            return state
        return put(state, PlacingUnit(seat, kind), events)


# Recruitment.


@dataclass(frozen=True, slots=True)
class Planning(AutomaticStep[State]):
    """R9.2: the draws that a seat makes, after so many sixes."""

    seat: Seat
    blue: tuple[int, ...]
    sixes: int

    def taken(self, state: State, events: list[Event]) -> State:
        return put(state, PlanningDraws(self.seat, self.blue, self.sixes), events)


@dataclass(frozen=True, slots=True)
class PlanningDraws(Asked[Action]):
    """Which blue places and which Recruitment cards are used, one by one."""

    seat: Seat
    blue: tuple[int, ...]
    sixes: int
    places: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    phase = "recruit"
    allows_cards = True

    @property
    def draft(self) -> Selection:
        return Selection(cards=self.cards, places=self.places)

    @property
    def emptied(self) -> PlanningDraws:
        return replace(self, places=(), cards=())

    @property
    def is_half_made(self) -> bool:
        return bool(self.places or self.cards)

    @property
    def draws(self) -> int:
        return self.sixes + len(self.places) + len(self.cards)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        if self.draws < len(state.figures.cards[FIGURE_DECK]):
            actions += [act.use_blue(place) for place in self.blue if place not in self.places]
            actions += [act.play_card(card) for card in offered(state, seat, REC, self.cards)]
        if not self.is_half_made:
            actions += anytime_cards(state, seat)
        actions.append(act.DONE)
        return actions

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        match action:
            case UseBlue(place):
                return pushed(state, replace(self, places=(*self.places, place)))
            case PlayCard(card) if CARD_TYPE[card] == REC:
                return pushed(state, replace(self, cards=(*self.cards, card)))
        if is_anytime(action):
            return played_anytime(pushed(state, Asking(self)), seat, action, events)
        for card in self.cards:
            state = played(state, seat, card, events)
        codes = [CARD_CODES[card] for card in self.cards]
        events.append(told("recruit", by=seat, places=[*sorted(self.places)], cards=[*codes], sixes=self.sixes))
        return _figures_drawn(state, seat, self.draws, events)


def _figures_drawn(state: State, seat: Seat, count: int, events: list[Event]) -> State:
    """R9.3"""
    cards = state.figures.cards[FIGURE_DECK][:count]
    if not cards:
        return state
    state = state._replace(figures=state.figures.drawn(FIGURE_DECK, DRAWN, seat, count))
    codes = [FIGURES[figure] for figure in cards]
    events.append(told_in_part("drawn", state, {"figures": (seat,)}, by=seat, figures=[*codes], count=len(cards)))
    return pushed(state, KeepingFigures(seat))


# Purchases.


@dataclass(frozen=True, slots=True)
class Purchasing(AutomaticStep[State]):
    """R9.6"""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        return put(state, Buying(self.seat), events)
