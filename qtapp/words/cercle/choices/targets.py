"""The steps of a choice in words: what a target would suffer, and what a payment takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from qtapp.words.cercle.choices.prospects import CercleProspects
from qtapp.words.cercle.grammar import own, owned
from qtapp.words.cercle.names import Names, View
from qtapp.words.cercle.table import PlacedSpy, table_of
from qtapp.words.names import Sentences

Choice = Mapping[str, Any]


class CercleTargets(Sentences[Names]):
    """Targets of an action, purses and secrets of a payment."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._prospects = CercleProspects(names)

    def told(self, text: str, view: View, choice: Choice, called: Sequence[str]) -> list[str]:
        if view["phase"] == "h_pay":
            return [self._paid(text, choice)]
        action, kind = self._names.action_id(view["draft"]["spy"]), choice["kind"]
        match kind:
            case "none":
                return [self.tr("No more targets.")]
            case "post":
                return [self.tr("Post it in front of you to cover all your ready spies.")]
            case "secret":
                return self._secret(action, choice, called)
            case "seat":
                return [self._seat(action, view, choice, called)]
        return self._spy(action, text.removeprefix(">"), view, choice, called)

    def _paid(self, text: str, choice: Choice) -> str:
        """R8.9, R8.10"""
        if "spy" in choice:
            sentence = self.tr("Pay with {spy}.").format(spy=self._names.spy(choice["spy"]))
        else:
            sentence = self.tr("Pay %n {division} secret(s).", "", int(text[2:])).format(
                division=self._names.division(choice["division"])
            )
        left = self.tr("Still to pay: {left}.").format(left=choice["left"]) if choice["left"] else ""
        return f"{sentence} {left}".strip()

    def _secret(self, action: str, choice: Choice, called: Sequence[str]) -> list[str]:
        """R7.1, R7.2"""
        template = (
            self.tr("Put a new secret into {player}’s {division}, which then has {after}.")
            if action == "gain"
            else self.tr("Destroy a secret in {player}’s {division}, which then has {after}.")
        )
        sentences = [
            template.format(
                player=called[choice["seat"]],
                division=self._names.division(choice["division"]),
                after=choice["after"],
            )
        ]
        if choice["arrests"]:
            sentences.append(self._prospects.arrests(choice["arrests"], choice["vp"], choice["circle"]))
        return sentences

    def _seat(self, action: str, view: View, choice: Choice, called: Sequence[str]) -> str:
        """R7.4, R7.16"""
        player = called[choice["seat"]]
        if action == "thwart":
            return self.tr("Keep {player} from infiltrating in the next phase 2.").format(player=player)
        return self.tr(
            "Cut off sources: {player} receives only %n new secret(s) in the next phase 1.",
            "",
            self._names.strength(view["draft"]["spy"]),
        ).format(player=player)

    def _spy(self, action: str, card: str, view: View, choice: Choice, called: Sequence[str]) -> list[str]:
        spy = table_of(view["where"]).spies[card]
        target = self._target(spy, view["seat"], called)
        first = self._names.spy(view["draft"]["steps"][0]) if view["draft"]["steps"] else ""
        template = self.tr("Exchange {first} for {spy}.") if action == "swap" and first else self._deeds()[action]
        sentences = [
            template.format(
                spy=target, first=first, edge=choice["edge"], turn=choice["turn"], place=self._place(spy, called)
            )
        ]
        if action == "boost" and not choice["edge"]:
            sentences = self._arriving(target, choice, called)
        guarded = choice.get("guarded", "no")
        if guarded != "no":
            sentences.append(
                self.tr("A bodyguard will repel the attack!")
                if guarded == "must"
                else self.tr("A bodyguard may repel the attack.")
            )
        return sentences

    def _target(self, spy: PlacedSpy, chooser: int, called: Sequence[str]) -> str:
        """A spy and for whom it works: "your Stoker", "Bruno’s Clockmaker", "The Mirror"."""
        alias = self._names.spy(spy.id)
        if spy.employer is None:
            return alias
        return own(alias) if spy.employer == chooser else owned(alias, called[spy.employer])

    def _place(self, spy: PlacedSpy, called: Sequence[str]) -> str:
        """Where a target is, as briefly as can be said."""
        if spy.against is not None:
            return self.tr("against {player}").format(player=called[spy.against])
        if spy.edge:
            return self.tr("edge {edge}").format(edge=spy.edge)
        return self.tr("on {spy}").format(spy=self._names.spy(spy.on)) if spy.on else self.tr("ready")

    def _arriving(self, target: str, choice: Choice, called: Sequence[str]) -> list[str]:
        """R5.7"""
        sentences = [self.tr("Move {spy} one step forward: it arrives at once.").format(spy=target)]
        return [*sentences, self._prospects.hired(choice["hired_by"], called)] if choice["hired_by"] else sentences

    def _deeds(self) -> dict[str, str]:
        return {
            "boost": self.tr("Move {spy} forward to edge {edge}: it arrives in turn {turn}."),
            "delay": self.tr("Set {spy} back to edge {edge}: it arrives in turn {turn}."),
            "recruit": self.tr("Name the division that hires {spy} when the time comes ({place})."),
            "mask": self.tr("Have {spy} auctioned among all players when the time comes ({place})."),
            "desert": self.tr("Have {spy} desert ({place})."),
            "guard": self.tr("Protect {spy} ({place})."),
            "kill": self.tr("Remove {spy} from the game ({place})."),
            "swap": self.tr("Exchange {spy}."),
            "thwart": self.tr("Send {spy} back to the wheel: edge {edge}."),
        }
