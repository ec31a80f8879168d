"""What those are told in XIII: Le Complot who wait for somebody else: who is asked what. Also the names of windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtCore import QObject

from network.messages.table import Update
from qtapp.words.base import Prompt
from qtapp.words.complot.names import Names, View
from qtapp.words.complot.reactions import ComplotReactions
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, listed


class ComplotWindows(QObject):
    """Names of windows, for the log, for standing wishes and for those who wait."""

    def name(self, phase: str) -> str:
        return {
            "anytime": self.tr("Cards between phases"),
            "last_call": self.tr("Last cards"),
            "scoop": self.tr("Scoop"),
            "mission_cards": self.tr("Mission cards"),
            "innocent": self.tr("Innocent"),
            "support": self.tr("Support"),
            "care": self.tr("First Aid"),
            "indic": self.tr("Informer"),
            "alliance": self.tr("Alliance"),
            "dodge": self.tr("Dodge"),
        }[phase]


class ComplotWaiting(Sentences[Names]):
    """Who is asked, and about what."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._windows, self._reactions = ComplotWindows(), ComplotReactions(names)

    def prompt(self, update: Update, called: Sequence[str]) -> Prompt:
        view = cast("dict[str, Any]", update.view)
        player = called[update.actors[0]]
        fight = self._reactions.duel(view, called)
        if view["window"]:
            template = self.tr("{player} may play a card ({window}).")
            title = template.format(player=player, window=self._windows.name(view["phase"]))
            others = self._others(view["window"][1:], called)
            event = self._event(view, called)
            return Prompt(capital(title), capital(" ".join(filter(None, [fight, event, others]))))
        return Prompt(capital(self._titles()[view["phase"]].format(player=player)), capital(fight))

    def _event(self, view: View, called: Sequence[str]) -> str:
        """What a card would answer."""
        match view["phase"]:
            case "indic":
                return self._reactions.slipping(view, called)
            case "innocent":
                return self._reactions.accused(view, called)
        return ""

    def _others(self, seats: Sequence[int], called: Sequence[str]) -> str:
        """Who may still react afterwards."""
        if not seats:
            return ""
        return self.tr("Asked next: {players}.").format(players=listed([called[seat] for seat in seats]))

    def _titles(self) -> dict[str, str]:
        return {
            "hospital": self.tr("{player} is choosing whom the hospital heals."),
            "pile": self.tr("{player} is revealing a mission."),
            "discard": self.tr("{player} is discarding cards."),
            "keep_card": self.tr("{player} is choosing which card to keep."),
            "won_unit": self.tr("{player} is placing a unit."),
            "recruit": self.tr("{player} is recruiting."),
            "keep_character": self.tr("{player} is choosing among the characters drawn."),
            "hire_place": self.tr("{player} is placing a character."),
            "buy": self.tr("{player} is buying units."),
            "move": self.tr("{player} is moving."),
            "group": self.tr("{player} is choosing who leaves together."),
            "cull": self.tr("{player} is giving up surplus units."),
            "assassinate": self.tr("{player} may attempt an assassination."),
            "bomb_target": self.tr("{player} is choosing whom the bomb hits."),
            "next_combat": self.tr("{player} is choosing the next combat."),
            "opponent": self.tr("{player} is choosing an opponent."),
            "power": self.tr("{player} may capture or corrupt."),
            "turncoat": self.tr("{player} decides about the prisoner."),
            "combat_cards": self.tr("{player} is laying combat cards."),
            "assassin_target": self.tr("{player} is choosing the assassin’s target."),
            "wounds": self.tr("{player} is placing wounds."),
            "retreat": self.tr("{player} is deciding whether to retreat."),
            "retreat_step": self.tr("{player} is choosing where to retreat."),
            "attempt": self.tr("{player} is resolving missions."),
            "carrier": self.tr("{player} is choosing a carrier."),
            "lose_cards": self.tr("{player} is losing cards."),
            "lose_unit": self.tr("{player} is giving up units."),
            "under": self.tr("{player} is putting a mission back."),
        }
