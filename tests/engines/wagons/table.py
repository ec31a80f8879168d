"""A table to write rule tests at: a deal, and actions in notation."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engines.game import IllegalAction, Seat
from engines.wagons import GAME
from engines.wagons.actions import PlaceCard, places
from engines.wagons.box.contents import BOX, TERRAINS
from engines.wagons.effects import RULES
from engines.wagons.notation import read
from engines.wagons.scoring import sheets_after
from engines.wagons.state import State
from engines.wagons.towns.town import EMPTY, Town
from tests.engines.wagons.written import read_deal, read_town

DEAL_X = "wagons/1 goals=03,08,15 ring=01,02,04,05,06,07,09,10,11,12,13,14,16,17,18 first=A"
A, B = 0, 1

CARD_OF_GOAL: Mapping[str, int] = {goal.id: goal.card for goal in BOX.goals}


def deal(*, goals: str = "03,08,15", first: str = "A") -> str:
    """A header with these goals; the other cards lie in the circle in their order."""
    ring = ",".join(f"{card:02}" for card in range(1, 19) if f"{card:02}" not in goals.split(","))
    return f"wagons/1 goals={goals} ring={ring} first={first}"


class Table:
    """A game in play, addressed in notation. `play` acts for whoever must act."""

    def __init__(self, header: str = DEAL_X) -> None:
        self.state: State = read_deal(header)
        self.events: list[dict[str, object]] = []

    def play(self, tokens: str) -> Table:
        for token in tokens.split():
            self.state, events = GAME.apply(self.state, self.state.actor, read(token))
            self.events += [dict(event.data) for event in events]
        return self

    def legal(self, seat: Seat | None = None) -> list[str]:
        actor = self.state.actor if seat is None else seat
        return [GAME.write(action) for action in GAME.legal(self.state, actor)]

    def refused(self, token: str, seat: Seat | None = None) -> tuple[str, str]:
        """The reason and the rule for which an action is refused; nothing may have changed."""
        before, actor = self.state, self.state.actor if seat is None else seat
        view = GAME.view(before, None)
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(before, actor, read(token))
        assert GAME.view(before, None) == view
        return caught.value.reason, caught.value.rule

    def order(self) -> str:
        return ",".join(f"{card:02}" for card in self.state.order)


def town_of(tokens: str) -> Town:
    """The town after these placements, each of which must be legal."""
    town = EMPTY
    for token in tokens.split():
        place = read(token)
        assert place in legal_places(town, place.card), token
        town = town.placed(place)
    return town


def legal_places(town: Town, card: int) -> tuple[PlaceCard, ...]:
    return places(card, town.anchors, town.top)


def value(goal: str, town: Town | str, other: Town | str = EMPTY) -> int:
    """What a goal brings to a town, given as such or as town text."""
    return values(goal, town, other)[0]


def values(goal: str, town: Town | str, other: Town | str) -> tuple[int, int]:
    one, two = (read_town(each) if isinstance(each, str) else each for each in (town, other))
    return RULES[CARD_OF_GOAL[goal]].values(one, two)


def terrains(town: Town | str) -> dict[str, int]:
    """The terrain points of a town; terrains that bring nothing are left out."""
    sizes = (read_town(town) if isinstance(town, str) else town).sizes
    return {name: size for name, size in zip(TERRAINS, sizes, strict=True) if size}


def margin_after(state: State, seat: Seat, place: PlaceCard) -> int:
    """By how much `seat` would lead if it laid this card now."""
    sheets = sheets_after(state, seat, place)
    return sum(sheets[seat]) - sum(sheets[1 - seat])
