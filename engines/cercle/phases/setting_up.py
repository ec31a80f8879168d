"""Setting up: the deal, the first player, colours and services (R2, R12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.cercle import actions as act
from engines.cercle.actions import ChooseColour, ChooseService
from engines.cercle.box.contents import COLOUR_IDS, NATIONS, NEUTRALS, SPY_CODES
from engines.cercle.events import told
from engines.cercle.moves.asking import Asked
from engines.cercle.state import State, Variant, blank, clockwise
from engines.chance import Chance
from engines.game import Event, Seat
from engines.stack import pushed


@dataclass(frozen=True, slots=True)
class ChoosingColour(Asked[ChooseColour]):
    """R2.5"""

    seat: Seat
    phase = "setup_colour"

    def legal(self, state: State, seat: Seat) -> Sequence[ChooseColour]:  # noqa: ARG002
        return [action for action in act.COLOURS if action.colour not in state.colours]

    def answered(self, state: State, seat: Seat, action: ChooseColour, events: list[Event]) -> State:
        colours = (*state.colours[:seat], action.colour, *state.colours[seat + 1 :])
        events.append(told("colour", by=seat, colour=COLOUR_IDS[action.colour], why="chosen"))
        return state._replace(colours=colours)


@dataclass(frozen=True, slots=True)
class ChoosingService(Asked[ChooseService]):
    """R2.5"""

    seat: Seat
    phase = "setup_service"

    def legal(self, state: State, seat: Seat) -> Sequence[ChooseService]:  # noqa: ARG002
        return [action for action in act.SERVICES if action.service not in state.services]

    def answered(self, state: State, seat: Seat, action: ChooseService, events: list[Event]) -> State:
        services = (*state.services[:seat], action.service, *state.services[seat + 1 :])
        events.append(told("service", by=seat, service=NATIONS[action.service], why="chosen"))
        return state._replace(services=services)


def set_up(variant: Variant, chance: Chance, events: list[Event]) -> State:
    """The table before the first turn, with the choices of colours and services to come (R2)."""
    deck, chance = chance.shuffled(NEUTRALS)  # R2.1
    first, chance = (variant.first - 1, chance) if variant.first else chance.below(variant.seats)  # R2.4, R12.3
    state = blank(variant, deck, first, chance)
    events.append(told("first", state, seat=first, why="chosen" if variant.first else "drawn"))
    events.append(told("dealt", state, open=[SPY_CODES[spy] for spy in state.open]))
    if variant.setup == "random":
        return _dealt(state, events)
    order = clockwise(state)
    return pushed(state, *map(ChoosingColour, order), *map(ChoosingService, order))


def _dealt(state: State, events: list[Event]) -> State:
    """R12.1: colours and services by lot."""
    seats = state.variant.seats
    colours, chance = state.chance.shuffled(range(len(COLOUR_IDS)))
    services, chance = chance.shuffled(range(len(NATIONS)))
    state = state._replace(colours=colours[:seats], services=services[:seats], chance=chance)
    for seat in clockwise(state):
        events.append(told("colour", by=seat, colour=COLOUR_IDS[colours[seat]], why="dealt"))
    for seat in clockwise(state):
        events.append(told("service", by=seat, service=NATIONS[services[seat]], why="dealt"))
    return state
