"""Circle the Wagons: two players each build a western town from cards of four territories.

Fifteen cards lie in a circle. Taking a card further round gives every skipped card to the opponent, who must build
with it. At the end the largest group of each terrain and three goals score.

The words of the French sheet, and ours:
  territoire          territory   one cell of a card: a terrain and an icon
  ville               town        what a player has built
  cercle              circle      the cards still to be taken; its places are slots
  carte de départ     starting card
  passer              skip        and give to the opponent
  carte donnée        given card  waits in its new owner's queue
  décompte de points  goal        a bonus condition, on the back of a card
  lac                 water
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from engines.game import Game, Option, OptionValue, Seat, Side, each_alone
from engines.wagons import choices, notation, rules, view
from engines.wagons import state as table
from engines.wagons.actions import Action
from engines.wagons.box.contents import CARD_NUMBERS, GAME_ID, GOAL_COUNT
from engines.wagons.state import State
from engines.wagons.where import where

if TYPE_CHECKING:
    from engines.shapes import GameShapes


class Wagons(Game[State, Action]):
    """Circle the Wagons behind the contract of `engines.game`."""

    id = GAME_ID
    options: tuple[Option, ...] = (
        Option("first", (table.RANDOM, *table.SEAT_LETTERS), table.RANDOM),  # R12.1
        # R12.2
        *(Option(f"goal{number}", (table.RANDOM, *CARD_NUMBERS), table.RANDOM) for number in range(1, GOAL_COUNT + 1)),
    )
    events: tuple[str, ...] = rules.EVENTS
    reasons: tuple[str, ...] = rules.REASONS
    secret = False  # R11.4
    positions = False

    @property
    def shapes(self) -> GameShapes:
        from engines.wagons.shapes import SHAPES  # which nothing needs that happens on one machine

        return SHAPES

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:  # noqa: ARG002
        return (2,)  # R3.1

    def next_options(self, state: State) -> Mapping[str, OptionValue]:
        """The seat that went second goes first (R12.1)."""
        return {"first": table.SEAT_LETTERS[1 - state.first]}

    def sides(self, state: State) -> tuple[Side, ...]:  # noqa: ARG002
        return each_alone(2)

    def automatic(self, state: State) -> None:
        """Every choice is left to the players."""

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:  # noqa: ARG002
        """After the deal there is no secret (R11.4)."""
        return state

    new = staticmethod(table.new)
    opening = staticmethod(rules.opening)
    actors = staticmethod(rules.actors)
    legal = staticmethod(rules.legal)
    choices = staticmethod(choices.choices)
    apply = staticmethod(rules.apply)
    view = staticmethod(view.view)
    where = staticmethod(where)
    outcome = staticmethod(rules.outcome)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)


GAME = Wagons()
