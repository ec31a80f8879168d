"""What no action may add or lose: every element, card and mission, each in exactly one place."""

from __future__ import annotations

from engines.complot.box.elements import COUNT, FIGURES
from engines.complot.state import State, reserve


def components(state: State) -> list[list[int]]:
    """The cards of each pack; the elements on the board, in reserve, in the deck, drawn or gone; what a seat has."""
    packs = [sorted(card for zone in zones.cards for card in zone) for zones in (state.actions, state.missions)]
    board = [element for own in state.own for element in range(COUNT) if own >> element & 1]
    spots = [element for element in range(COUNT) if state.place[element]]
    assert sorted(board) == spots
    assert sorted(e for group in state.at[1:] for e in range(COUNT) if group >> e & 1) == spots
    free = [e for seat in range(state.variant.seats) for e in range(COUNT) if reserve(state, seat) >> e & 1]
    gone = [figure for figure in range(COUNT) if state.gone >> figure & 1]
    deck, drawn, play = state.figures.cards
    assert sorted(play) == sorted([figure for figure in board if figure < len(FIGURES)] + gone)
    return [*packs, sorted([*board, *free, *gone, *deck, *drawn]), sorted([*deck, *drawn, *play])]
