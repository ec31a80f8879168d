"""XIII: Le Complot (XIII: The Conspiracy): two to five players look for the truth behind the tattoo, in 5 to 8 rounds.

Every round has eight phases: the order of play, missions, cards, autonomy points, recruitment and purchases, movement,
combat, and the missions themselves. Characters and units walk over a board of 33 places to fight, to plot, to hold a
place or to carry something somewhere. Most inquiry points win.

The words of the French booklet, and ours:
  tour de jeu                  round
  points d'enquête             inquiry points (IP)     the score
  points d'autonomie           autonomy points (AP)    money for units and steps
  lieu, cercle                 place, ring
  personnage                   character, figure       a figure is one whose card may be brown or light
  unité de combat              unit                    agent, commando, assassin, artificier (artificer), saboteur
  unité neutre                 neutral unit
  pion                         element                 a character or a unit on the board
  mission primaire             mission                 combat, complot (plot), défense (defence), livraison (delivery)
  mission secondaire           secondary mission
  pouvoir                      skill, power            a power is a skill that is used at the start of a duel
  recul, marqueur de recul     recoil                  of elements that retreated or dodged in this round
  retraite                     retreat
  esquive                      dodge
  coexistence pacifique        truce                   in the round after an Alliance
  concentration maximale       concentration           three characters and three units of a seat on a place
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.complot import choices, notation, refusals, rules, scoring, view
from engines.complot import events as telling
from engines.complot.actions import Action
from engines.complot.box.contents import BOX, GAME_ID
from engines.complot.moves.asking import WINDOWS
from engines.complot.state import State
from engines.complot.where import where
from engines.game import Game, Option, OptionValue, Side, each_alone

if TYPE_CHECKING:
    from engines.shapes import GameShapes


class Complot(Game[State, Action]):
    """XIII: Le Complot behind the contract of `engines.game`."""

    id = GAME_ID
    options: tuple[Option, ...] = (
        Option("rounds", (5, 6, 7, 8), 5),  # R19.1
        Option("keep_autonomy", (False, True), default=False),  # R19.2
        Option("complete_deck", (True, False), default=True),  # R19.3
    )
    events: tuple[str, ...] = telling.EVENTS
    reasons: tuple[str, ...] = refusals.REASONS
    secret = True
    positions = True
    windows: tuple[str, ...] = WINDOWS
    frequent = ("anytime",)  # R4.2
    formalities = ("discard", "recruit", "buy", "move", "combat_cards", "attempt")  # R3.5

    @property
    def shapes(self) -> GameShapes:
        from engines.complot.shapes import SHAPES  # which nothing needs that happens on one machine

        return SHAPES

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:  # noqa: ARG002
        return tuple(range(BOX.facts.min_players, BOX.facts.max_players + 1))

    def sides(self, state: State) -> tuple[Side, ...]:
        return each_alone(state.variant.seats)

    new = staticmethod(rules.new)
    opening = staticmethod(rules.opening)
    actors = staticmethod(rules.actors)
    half_made = staticmethod(rules.half_made)
    window = staticmethod(rules.window)
    ends_round = staticmethod(rules.ends_round)
    legal = staticmethod(rules.legal)
    choices = staticmethod(choices.choices)
    apply = staticmethod(rules.apply)
    view = staticmethod(view.view)
    where = staticmethod(where)
    outcome = staticmethod(scoring.outcome)
    imagine = staticmethod(rules.imagine)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    steps = staticmethod(notation.steps)


GAME = Complot()
