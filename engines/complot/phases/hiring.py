"""Characters that were drawn: which are kept, whom they replace, and where they are put (R9.3 to R9.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import NONE, Action, Hire
from engines.complot.box.contents import RULES
from engines.complot.box.elements import FIGURES, members
from engines.complot.events import told
from engines.complot.moves.asking import Asked, Selection
from engines.complot.moves.board import figure_discarded, figures_of, free_places, placed, places_of
from engines.complot.state import DRAWN, FIGURE_DECK, IN_PLAY, State
from engines.game import Event, Seat
from engines.stack import pushed


@dataclass(frozen=True, slots=True)
class KeepingFigures(Asked[Action]):
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
    is_draft = True

    @property
    def draft(self) -> Selection:
        return Selection((self.figure,))

    @property
    def emptied(self) -> KeepingFigures:
        return KeepingFigures(self.seat)

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
    return pushed(state, KeepingFigures(seat))


def _unkept(state: State, seat: Seat, events: list[Event]) -> State:
    """Under the deck in the order drawn."""
    cards = state.figures.cards[DRAWN]
    state = state._replace(figures=state.figures.moved(cards, DRAWN, FIGURE_DECK))
    events.append(told("unkept", state, by=seat, count=len(cards)))
    return state
