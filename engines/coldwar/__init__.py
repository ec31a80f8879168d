"""Guerre froide: two or three secret services struggle for nations, with groups on the table and agents behind it.

Each turn an objective is turned up, everyone chooses an agent in secret, and groups are recruited and used until all
pass. Whoever comes closest to the Stability without exceeding it dominates; then the agents are revealed, and their
plans decide who takes the objective. 65 points win with three players, 100 with two.

The words of the French booklet, and ours:
  groupe                group           a card of one of four factions, with Influence 1 to 6
  levé, mobilisé        ready, mobilised
  objectif              objective       a nation or an event
  service               agency          what a seat plays
  quartier général, QG  headquarters, hq
  Agent X               Agent X         the agent in the field
  au repos              on leave
  éliminé, détenu       eliminated, detained; together: out
  pion Balance          Balance token
  dominer               to dominate; who does is the dominator
  dauphin               runner-up
  Désordre civil        civil disorder
  cessez-le-feu         cease-fire
  plan                  plan            what an agent does at his Initiative
  écoute                listening       of a Double Agent
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.coldwar import choices, knowledge, notation, refusals, rules, scoring, view
from engines.coldwar import events as telling
from engines.coldwar.actions import Action
from engines.coldwar.box.contents import BOX, GAME_ID, ROSTER_IDS
from engines.coldwar.state import State
from engines.coldwar.where import where
from engines.game import Game, Option, OptionValue, Side, each_alone

if TYPE_CHECKING:
    from engines.shapes import GameShapes


class Coldwar(Game[State, Action]):
    """Guerre froide behind the contract of `engines.game`."""

    id = GAME_ID
    options: tuple[Option, ...] = (Option("roster", ROSTER_IDS, ROSTER_IDS[0]),)  # R2.5
    events: tuple[str, ...] = telling.EVENTS
    reasons: tuple[str, ...] = refusals.REASONS
    secret = True
    positions = False

    @property
    def shapes(self) -> GameShapes:
        from engines.coldwar.shapes import SHAPES  # which nothing needs that happens on one machine

        return SHAPES

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:  # noqa: ARG002
        return tuple(range(BOX.facts.players_min, BOX.facts.players_max + 1))  # R2.1

    def next_options(self, state: State) -> Mapping[str, OptionValue]:  # noqa: ARG002
        return {}

    def sides(self, state: State) -> tuple[Side, ...]:
        return each_alone(len(state.sides))

    def automatic(self, state: State) -> None:
        """Every choice is left to the players."""

    new = staticmethod(rules.new)
    opening = staticmethod(rules.opening)
    actors = staticmethod(rules.actors)
    legal = staticmethod(rules.legal)
    choices = staticmethod(choices.choices)
    apply = staticmethod(rules.apply)
    view = staticmethod(view.view)
    where = staticmethod(where)
    outcome = staticmethod(scoring.outcome)
    imagine = staticmethod(knowledge.imagine)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)


GAME = Coldwar()
