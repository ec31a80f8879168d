"""Cirkle and Cirkle 4: armies of four kinds of units fight for targets, sheltered by hollow squares of their shape.

Two play on 88 squares (mode duel) and win by reaching both enemy targets; four play on 121 squares, each for themselves
(solo), in pairs (double) or one against three (survivor), and win by holding an enemy target for a full round. A unit
that stands in its own shape is protected, and only better attackers can take it.

The words of the French booklets, and ours:
  porte-avions, hélicoptère, char, avion de chasse   carrier, helicopter, tank, plane
  unité simple, unité missile                        simple unit, missile unit: the rank
  case creuse, case non creuse                       hollow square, flat square
  cible                                              target
  joker                                              joker
  ligne colorée                                      coloured row
  protégée                                           protected
  prise                                              capture
  inversion                                          inversion
  récupération                                       exchange (on the coloured row), recovery (Cirkle 4)
  unités perdues                                     lost units
  hors jeu                                           frozen
  tenir la cible                                     hold
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from engines.cirkle import choices, notation, refusals, rules, scoring, view
from engines.cirkle import events as telling
from engines.cirkle import state as table
from engines.cirkle.actions import Action
from engines.cirkle.box.contents import GAME_ID, MODES
from engines.cirkle.box.variants import BY_ID
from engines.cirkle.state import State
from engines.cirkle.where import where
from engines.game import Game, Option, OptionValue, Seat

if TYPE_CHECKING:
    from engines.shapes import GameShapes


class Cirkle(Game[State, Action]):
    """Cirkle and Cirkle 4 behind the contract of `engines.game`."""

    id = GAME_ID
    options: tuple[Option, ...] = (Option("mode", MODES, MODES[0]),)  # R3.5
    events: tuple[str, ...] = telling.EVENTS
    reasons: tuple[str, ...] = refusals.REASONS
    secret = False  # R14.1
    positions = True  # R15.2
    sketches = True

    @property
    def shapes(self) -> GameShapes:
        from engines.cirkle.shapes import SHAPES  # which nothing needs that happens on one machine

        return SHAPES

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        return (len(BY_ID[str(options["mode"])].colours),)  # R3.4

    def next_options(self, state: State) -> Mapping[str, OptionValue]:  # noqa: ARG002
        return {}

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:  # noqa: ARG002
        """Nothing is hidden and nothing left to chance (R14.4)."""
        return state

    new = staticmethod(table.new)
    opening = staticmethod(rules.opening)
    actors = staticmethod(rules.actors)
    automatic = staticmethod(rules.automatic)
    sides = staticmethod(rules.sides)
    legal = staticmethod(rules.legal)
    choices = staticmethod(choices.choices)
    apply = staticmethod(rules.apply)
    view = staticmethod(view.view)
    where = staticmethod(where)
    outcome = staticmethod(scoring.outcome)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)


GAME = Cirkle()
