"""Phase 5: recruitment, then purchases (R9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.complot import actions as act
from engines.complot.actions import NONE, Action, Buy, Hire, PlayCard, PutUnit, UseBlue
from engines.complot.box.contents import CARD_CODES, CARD_TYPE, COSTS, REC, RINGED, ROLLS, RULES, UNIT_CODES
from engines.complot.box.elements import AGENT, CODES, COMMANDO, FIGURES, RECRUITMENT, SKILLED, members
from engines.complot.effects.anytime import Asking, anytime_cards, is_anytime, played_anytime
from engines.complot.effects.dice import faces, rolled
from engines.complot.events import told, told_in_part
from engines.complot.moves.asking import Asked, put
from engines.complot.moves.board import (
    figure_discarded,
    figures_of,
    free_places,
    lowest_unit,
    placed,
    places_of,
    removed,
    unit_places,
)
from engines.complot.moves.cards import offered, played
from engines.complot.state import DRAWN, FIGURE_DECK, IN_PLAY, NOBODY, State, changed
from engines.game import Event, Seat
from engines.stack import Step, pushed

BLUE = RINGED["blue"]


@dataclass(frozen=True, slots=True)
class Recruiting(Step[State]):
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
class SkillRoll(Step[State]):
    """R9.1"""

    seat: Seat
    figure: int

    def taken(self, state: State, events: list[Event]) -> State:
        return rolled(state, "recruitment", (self.figure,), (self.seat,), SkillResult(self.seat), events, self.seat)


@dataclass(frozen=True, slots=True)
class SkillResult(Step[State]):
    """Nothing, a unit, or a draw more."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        (face,) = faces(state)
        state, seat = state._replace(roll=None), self.seat
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


@dataclass(frozen=True, slots=True)
class PlacingUnit(Asked[Action]):
    """A unit that was won is placed, or declined."""

    seat: Seat
    kind: int
    phase = "won_unit"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [
            act.put_unit(self.kind, place, act.named(seat, out) if out != NOBODY else NONE)
            for place, out in unit_places(state, seat)
        ]
        return [*found, act.DECLINE]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if not isinstance(action, PutUnit):
            events.append(told("declined", by=seat, unit=UNIT_CODES[self.kind]))
            return state
        state, unit, out = _unit_placed(state, seat, action)
        events.append(told("unit_won", state, by=seat, element=CODES[unit], place=action.place, out=_code(out)))
        return state


def _code(element: int) -> str | None:
    return None if element == NOBODY else CODES[element]


def _unit_placed(state: State, seat: Seat, action: PutUnit | Buy) -> tuple[State, int, int]:
    """R9.8, R9.9"""
    unit, out = lowest_unit(state, seat, action.kind), act.meant(seat, action.out)
    if out != NOBODY:
        # First in, then out: nobody loses the place in between.
        state = placed(state, unit, seat, action.place)
        return removed(state, 1 << out), unit, out
    return placed(state, unit, seat, action.place), unit, out


# Recruitment.


@dataclass(frozen=True, slots=True)
class Planning(Step[State]):
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
    def is_half_made(self) -> bool:
        return bool(self.places or self.cards)

    @property
    def draws(self) -> int:
        return self.sixes + len(self.places) + len(self.cards)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        if self.draws < len(state.figures.cards[FIGURE_DECK]):
            found += [act.use_blue(place) for place in self.blue if place not in self.places]
            found += [act.play_card(card) for card in offered(state, seat, REC, self.cards)]
        if not self.is_half_made:
            found += anytime_cards(state, seat)
        found.append(act.DONE)
        return found

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
    return pushed(state, Keeping(seat))


@dataclass(frozen=True, slots=True)
class Keeping(Asked[Action]):
    """R9.4: which of the drawn characters are kept, one after the other."""

    seat: Seat
    phase = "keep_character"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        own = figures_of(state, seat)
        outs = [*members(own)]
        if own.bit_count() < RULES.max_characters:
            outs.insert(0, NONE)
        places = hire_places(state, seat)
        drawn = state.figures.cards[DRAWN] if places else ()
        return [*(act.hire(figure, out) for figure in sorted(drawn) for out in outs), act.DONE]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if isinstance(action, Hire):
            places = hire_places(state, seat)
            if len(places) > 1:
                return pushed(state, PlacingFigure(seat, action.figure, action.out))
            return _hired(state, seat, action.figure, action.out, places[0], events)
        return _unkept(state, seat, events)


def hire_places(state: State, seat: Seat) -> list[int]:
    """R9.5, R9.10"""
    return places_of(state, seat) or free_places(state)


@dataclass(frozen=True, slots=True)
class PlacingFigure(Asked[Action]):
    """Where a kept character is put."""

    seat: Seat
    figure: int
    out: int
    phase = "hire_place"
    begun_as = "keep_character"
    is_draft = True

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.hire_place(place) for place in hire_places(state, seat)]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, act.HirePlace)
        return _hired(state, seat, self.figure, self.out, action.place, events)


def _hired(state: State, seat: Seat, figure: int, out: int, place: int, events: list[Event]) -> State:
    """The new one stands on the board, the one it replaces goes under the deck, face up."""
    state = state._replace(figures=state.figures.moved((figure,), DRAWN, IN_PLAY).shown((figure,)))
    state = placed(state, figure, seat, place)
    if out != NONE:
        state = figure_discarded(state, out)
    out_code = None if out == NONE else FIGURES[out]
    events.append(told("hire", state, by=seat, element=FIGURES[figure], place=place, out=out_code))
    if not state.figures.cards[DRAWN]:
        return state
    return pushed(state, Keeping(seat))


def _unkept(state: State, seat: Seat, events: list[Event]) -> State:
    """Under the deck in the order drawn."""
    cards = state.figures.cards[DRAWN]
    state = state._replace(figures=state.figures.moved(cards, DRAWN, FIGURE_DECK))
    events.append(told("unkept", state, by=seat, count=len(cards)))
    return state


# Purchases.


@dataclass(frozen=True, slots=True)
class Purchasing(Step[State]):
    """R9.6"""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        return put(state, Buying(self.seat), events)


@dataclass(frozen=True, slots=True)
class Buying(Asked[Action]):
    """One unit after the other."""

    seat: Seat
    phase = "buy"
    allows_cards = True

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        kinds = [
            kind for kind, cost in enumerate(COSTS) if cost <= state.ap[seat] and lowest_unit(state, seat, kind) >= 0
        ]
        if kinds:
            spots = [(place, act.named(seat, out) if out >= 0 else NONE) for place, out in unit_places(state, seat)]
            found += [act.buy(kind, place, out) for kind in kinds for place, out in spots]
        found += anytime_cards(state, seat)
        found.append(act.DONE)
        return found

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if is_anytime(action):
            return played_anytime(pushed(state, Asking(self)), seat, action, events)
        if not isinstance(action, Buy):
            return state
        state = state._replace(ap=changed(state.ap, seat, state.ap[seat] - COSTS[action.kind]))
        state, unit, out = _unit_placed(state, seat, action)
        events.append(
            told(
                "buy", state, by=seat, element=CODES[unit], place=action.place, out=_code(out), cost=COSTS[action.kind]
            )
        )
        return put(state, self, events)
