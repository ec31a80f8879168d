"""The count (R8, R9, R10): nine lines for each town, running from the first card on (R11.3), and who wins.

A state carries its two score sheets. After a placement only the builder's lines and the goals that compare towns can
change, so `rescored` works from the sheets before; `sheets_after` asks the same of a placement that has not
been made, which is what views and bots live on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engines.game import Outcome, Seat
from engines.wagons.box.contents import TERRAINS
from engines.wagons.effects import RULES
from engines.wagons.towns.town import TERRAIN_COUNT, Town

if TYPE_CHECKING:
    from engines.wagons.actions import PlaceCard
    from engines.wagons.state import State

ScoreSheet: TypeAlias = tuple[int, ...]
"""Six terrains, then the goals in dealing order (R10.4). The total is the sum: nothing is floored (R10.1)."""

Sheets: TypeAlias = tuple[ScoreSheet, ScoreSheet]


def line_ids(goals: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the lines of a score sheet, in its order (R10.4)."""
    return (*TERRAINS, *(RULES[card].goal.id for card in goals))


def scored(goals: tuple[int, ...], towns: tuple[Town, Town]) -> Sheets:
    """Both score sheets, counted from nothing."""
    pairs = [RULES[card].values(*towns) for card in goals]
    return (*towns[0].sizes, *(own for own, _ in pairs)), (*towns[1].sizes, *(other for _, other in pairs))


def rescored(goals: tuple[int, ...], sheets: Sheets, seat: Seat, own: Town, other: Town) -> Sheets:
    """Both score sheets after the town of `seat` became `own`, while the opponent's is still `other`."""
    mine, theirs = own.sizes, sheets[1 - seat]
    for line, card in enumerate(goals, TERRAIN_COUNT):
        rule = RULES[card]
        if rule.value:
            mine += (rule.value(own),)
        else:
            value, others = rule.values(own, other)
            mine += (value,)
            theirs = (*theirs[:line], others, *theirs[line + 1 :])
    return (theirs, mine) if seat else (mine, theirs)


def sheets_after(state: State, seat: Seat, place: PlaceCard) -> Sheets:
    """Both score sheets as they would stand if `seat` laid this card now. The placement must be legal."""
    return rescored(state.goals, state.sheets, seat, state.towns[seat].placed(place), state.towns[1 - seat])


def totals(sheets: Sheets) -> tuple[int, int]:
    """R10.1, by seat."""
    return sum(sheets[0]), sum(sheets[1])


def breakdown(state: State) -> tuple[tuple[str, tuple[int, int]], ...]:
    """The score sheet line by line: its id and the values by seat."""
    return tuple(zip(line_ids(state.goals), zip(*state.sheets, strict=True), strict=True))


def outcome(state: State) -> Outcome:
    """How a match that has come to its end was decided. The breakdown adds up to the scores."""
    winner, reason, rule = winner_of(totals(state.sheets), state.cards_placed)
    return Outcome(((winner,), (1 - winner,)), totals(state.sheets), breakdown(state), reason, rule)


def winner_of(scores: tuple[int, int], cards: tuple[int, int]) -> tuple[Seat, str, str]:
    """Who won, by what, and the rule that says so. 15 is odd, so the numbers of cards never tie."""
    if scores[0] != scores[1]:
        return int(scores[1] > scores[0]), "points", "R10.2"
    return int(cards[1] < cards[0]), "fewer_cards", "R10.3"
