"""The Circle (Le Cercle): 1889, two to six secret services fight a secret society, and each other, with sixty spies.

Each turn everyone receives secrets and sends spies to the time wheel; those that are ready act or infiltrate the Circle
for points; then the wheel turns, and whoever arrives there comes home or is hired by the service with the most secrets
in its division. 20 points win, unless arrests and captures have given the Circle 20 before: then the fewest do.

The words of the French booklet, and ours:
  espion, espion exclusif      spy, exclusive spy
  neutre                       neutral
  secret                       secret          what services collect in their four divisions, and pay with
  service secret               service         what a seat plays; its marker is passive or active
  roue du temps                time wheel      a spy at edge n needs n more rotations
  temps de préparation         preparation time
  activer                      activate        a spy, to the wheel; or the service marker
  actif                        ready           of a spy in front of its employer
  employé                      employed        with the marker of a service
  garde personnelle            bodyguard       attached to its ward, or posted
  infiltrer                    infiltrate
  papillon                     butterfly       of four quarters, one for each division
  démasquer                    unmask
  arrestation                  arrest          of twelve secrets, with the thirteenth
  enchère                      auction         with purses that help to pay
  chaos                        chaos           the points of the Circle, and the end they bring about
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.cercle import choices, notation, refusals, rules, scoring, view
from engines.cercle import events as telling
from engines.cercle.actions import Action
from engines.cercle.box.contents import BOX, GAME_ID
from engines.cercle.state import State
from engines.cercle.where import where
from engines.game import Game, Option, OptionValue, Side, each_alone

if TYPE_CHECKING:
    from engines.shapes import GameShapes


class Cercle(Game[State, Action]):
    """The Circle behind the contract of `engines.game`."""

    id = GAME_ID
    options: tuple[Option, ...] = (
        Option("setup", ("draft", "random"), "draft"),  # R12.1
        Option("turn_limit", (0, 10, 15, 20, 30), 0),  # R12.2
        Option("first", (0, 1, 2, 3, 4, 5, 6), 0),  # R12.3
    )
    events: tuple[str, ...] = telling.EVENTS
    reasons: tuple[str, ...] = refusals.REASONS
    secret = False  # R11.1
    positions = True

    @property
    def shapes(self) -> GameShapes:
        from engines.cercle.shapes import SHAPES  # which nothing needs that happens on one machine

        return SHAPES

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:  # noqa: ARG002
        return tuple(range(BOX.facts.players_min, BOX.facts.players_max + 1))

    def sides(self, state: State) -> tuple[Side, ...]:
        return each_alone(state.variant.seats)

    new = staticmethod(rules.new)
    opening = staticmethod(rules.opening)
    actors = staticmethod(rules.actors)
    half_made = staticmethod(rules.half_made)
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


GAME = Cercle()
