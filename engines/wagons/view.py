"""What can be seen of the table: everything, by everyone (R11).

A view is plain data. Cells are [x, y], territories two letters ("Pc"), cards numbers, lists by seat have two entries.

  phase       "start", "draft", "place_drafted", "place_given" or "end"
  actors      [seat], or [] at the end
  scores      running totals by seat (R11.3)
  breakdown   the score sheet if the game ended now: [id, [value by seat]]: desert, forest, mountain, plain, snow,
              water, then the three goals by id in dealing order (R10.4). The lines add up to the scores
  first       the seat that goes first
  where       the place of every card (`where`)
  goals       [{"card": number, "goal": id}] in dealing order
  slots       15 places of the circle, clockwise from the top: card or None
  order       the cards of the circle from the next one on; [] until the starting card is named
  queues      by seat the given cards still to be placed
  in_hand     the card taken and not yet placed, or None
  to_place    the card the actor must place now, or None
  cards       cards placed, by seat
  towns       by seat {"placements": [[card, x, y, turned]] from the bottom up,
                       "cells": [[x, y, territory, index of the placement it belongs to]]}, the cells row by row
  groups      by seat {terrain id: cells of the group that scores} (R8.3)
  goal_cells  {goal id: by seat the cells that the goal counts}; the cells of "undiscovered" are the empty holes
"""

from __future__ import annotations

from engines.game import Plain, Seat
from engines.wagons import scoring
from engines.wagons.box.contents import TERRAINS
from engines.wagons.rules import actors
from engines.wagons.state import State
from engines.wagons.towns.grid import coordinates
from engines.wagons.towns.outlines import goal_cells, terrain_cells
from engines.wagons.towns.town import Town
from engines.wagons.where import where


def view(state: State, seat: Seat | None) -> dict[str, Plain]:
    """The table as anyone sees it: the same for both seats and all spectators (R11.4)."""
    goals = scoring.line_ids(state.goals)[-len(state.goals) :]
    return {
        "phase": state.phase,
        "actors": list(actors(state)),
        "scores": list(scoring.totals(state.sheets)),
        "breakdown": [[line, list(values)] for line, values in scoring.breakdown(state)],
        "where": {**where(state, seat)},
        "first": state.first,
        "goals": [{"card": card, "goal": goal} for card, goal in zip(state.goals, goals, strict=True)],
        "slots": [card or None for card in state.slots],
        "order": list(state.order),
        "queues": [list(queue) for queue in state.queues],
        "in_hand": state.in_hand or None,
        "to_place": state.card_to_place or None,
        "cards": list(state.cards_placed),
        "towns": [_town(town) for town in state.towns],
        "groups": [_groups(town) for town in state.towns],
        "goal_cells": {goal: _goal_cells(card, *state.towns) for card, goal in zip(state.goals, goals, strict=True)},
    }


def _cells(cells: int, town: Town) -> list[Plain]:
    return [[x, y] for x, y in coordinates(cells, town.top, town.left)]


def _town(town: Town) -> dict[str, Plain]:
    owner: dict[tuple[int, int], int] = {}
    for number, place in enumerate(town.placements):
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
            owner[place.x + x, place.y + y] = number  # R6.5: the later card lies on top
    return {
        "placements": [[place.card, place.x, place.y, place.turned] for place in town.placements],
        "cells": [[*cell, territory, owner[cell]] for cell, territory in town.territories().items()],
    }


def _groups(town: Town) -> dict[str, Plain]:
    return {terrain: _cells(cells, town) for terrain, cells in zip(TERRAINS, terrain_cells(town), strict=True)}


def _goal_cells(card: int, one: Town, two: Town) -> list[Plain]:
    return [_cells(goal_cells(card, one, two), one), _cells(goal_cells(card, two, one), two)]
