"""What those are told in The Circle who wait for somebody else: who is asked what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from network.messages.table import Update
from qtapp.words.base import Prompt
from qtapp.words.cercle.grammar import of
from qtapp.words.cercle.names import Names, View
from qtapp.words.cercle.reactions import CercleReactions
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital


class CercleWaiting(Sentences[Names]):
    """Who is asked, and about what."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._reactions = CercleReactions(names)

    def prompt(self, update: Update, called: Sequence[str]) -> Prompt:
        view = cast("dict[str, Any]", update.view)
        player = self._names.seated(view, update.actors[0], called[update.actors[0]])
        title = self._titles()[view["phase"]].format(player=player, **self._places(view))
        return Prompt(capital(title), capital(self._body(view, called)))

    def _titles(self) -> dict[str, str]:
        return {
            "setup_colour": self.tr("{player} is choosing a colour."),
            "setup_service": self.tr("{player} is choosing a secret service."),
            "p1_turn": self.tr("{player} is activating spies and distributing secrets."),
            "p1_share": self.tr("{player} is distributing secrets."),
            "p2_turn": self.tr("{player} is using spies."),
            "p2_target": self.tr("{player} is choosing a target."),
            "r_veto": self.tr("{player} may veto the action {of_spy}."),
            "r_guard": self.tr("{player} may repel the attack on {attacked}."),
            "h_division": self.tr("{player} is naming the division that hires {arrival}."),
            "h_bid": self.tr("{player} may bid {bid} for {prize}."),
            "h_pay": self.tr("{player} hires {prize} and is deciding how to pay."),
            "p3_spin": self.tr("{player} may turn the wheel once more."),
        }

    def _places(self, view: View) -> dict[str, object]:
        """Spies that a title may name, as far as there are any."""
        names, acting, auction, hired = self._names, view["acting"], view["auction"], view["division_of"]
        return {
            "of_spy": of(names.spy(acting["spy"])) if acting else "",
            "attacked": names.spy(view["attacked"]) if view["attacked"] else "",
            "arrival": names.spy(hired["spy"]) if hired else "",
            "prize": names.spy(auction["spy"]) if auction else "",
            "bid": auction["bid"] + 1 if auction else "",
        }

    def _body(self, view: View, called: Sequence[str]) -> str:
        if view["phase"] in ("r_veto", "r_guard") and view["acting"]:
            return self._reactions.announced(view, called)
        return self._reactions.standing(view, called) if view["phase"] == "h_bid" else ""
