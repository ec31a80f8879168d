"""What may be done in Cirkle, in words: the action itself, and what would come of it.

Everything but a pass is a gesture on the board. The captures of a forced reply are offered as buttons as well, because
nothing else is allowed then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from network.messages.table import Update
from qtapp.words.base import Offer, choices_of
from qtapp.words.cirkle.names import Names, View, unit_at
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, listed

PASS = "--"

Choice = Mapping[str, Any]


class CirkleChoices(Sentences[Names]):
    """Legal actions in words."""

    def sentences(self, text: str, update: Update) -> str:
        """What an action would do; the notation alone if it is not legal here."""
        view, choice = update.view, choices_of(update).get(text)
        if choice is None:
            return text
        return capital(" ".join((self._deed(view, choice), *self._effects(view, choice))))

    def offers(self, update: Update) -> tuple[Offer, ...]:
        if update.legal == (PASS,):
            return (Offer(PASS, self.tr("Pass"), primary=True, tip=self.sentences(PASS, update)),)
        if update.view["phase"] != "reply":
            return ()
        return tuple(
            Offer(text, self._captor(choices_of(update)[text]), len(update.legal) == 1, self.sentences(text, update))
            for text in update.legal
        )

    def _captor(self, choice: Choice) -> str:
        return self.tr("Capture with {unit}").format(unit=self._names.placed(choice["unit"], choice["from"]))

    def _deed(self, view: View, choice: Choice) -> str:
        names, verb, gain = self._names, choice["verb"], choice.get("gain", "")
        if verb == "pass":
            return self.tr("Pass: nothing else is possible.")
        template = {
            "move": self.tr("Move {unit} from {origin} to {target} and exchange it there for {gain}.")
            if gain
            else self.tr("Move {unit} from {origin} to {target}."),
            "capture": self.tr("Capture {other} on {target} with {unit} from {origin}, exchanged there for {gain}.")
            if gain
            else self.tr("Capture {other} on {target} with {unit} from {origin}."),
            "inversion": self.tr("Invert {unit} on {origin} and {other} on {target}."),
            "recovery": self.tr("Exchange {unit} on {target} for {gain}: this uses your recovery."),
        }[verb]
        return template.format(
            unit=self._unit(view, choice["from"]),
            other=self._unit(view, choice["to"]) if "other" in choice else "",
            origin=choice["from"],
            target=choice["to"],
            gain=names.the_unit(gain) if gain else "",
        )

    def _unit(self, view: View, square: str) -> str:
        """The unit on a square; another's carries its colour."""
        unit = unit_at(view, square)
        assert unit is not None
        if [unit["seat"]] == view["actors"]:
            return self._names.the_unit(unit["unit"])
        return self._names.coloured(unit["unit"], view["seats"][unit["seat"]]["colour"])

    def _effects(self, view: View, choice: Choice) -> list[str]:
        if choice.get("ending"):
            return [*self._objectives(view, choice), self._ending(view, choice)]
        if choice["verb"] == "pass":
            return self._holds(view, choice)
        if choice.get("objective"):
            return self._objectives(view, choice)
        return [self._protection(choice), self._danger(view, choice), *self._holds(view, choice)]

    def _objectives(self, view: View, choice: Choice) -> list[str]:
        """R9"""
        if choice.get("objective") == 1:
            return [self.tr("First objective: the unit stays there, out of play, and nobody can capture it.")]
        if choice.get("objective") == 2 and not choice.get("ending"):
            return [
                self.tr(
                    "Second target, but no CIRKLE yet: the enemy must capture the unit, and can do so with {units}."
                ).format(units=self._attackers(view, choice))
            ]
        return []

    def _ending(self, view: View, choice: Choice) -> str:
        if not choice["winners"]:
            return self.tr("The game would be drawn.")
        if view["actors"][0] not in choice["winners"]:
            return self.tr("Beware: you would lose the game!")
        if choice["ending"] == "targets":
            return self.tr("CIRKLE: you win the game!")
        return self.tr("You win the game!")

    def _protection(self, choice: Choice) -> str:
        """For the units that stand somewhere else afterwards."""
        if choice["verb"] != "inversion":
            return self.tr("There it is protected.") if choice["protected"] else self.tr("There it is unprotected.")
        if not choice["protected"]:
            return self.tr("Neither will be protected.")
        if len(choice["protected"]) == 2:
            return self.tr("Both will be protected.")
        return self.tr("Only the unit on {square} will be protected.").format(square=choice["protected"][0])

    def _danger(self, view: View, choice: Choice) -> str:
        if not choice["attackers"]:
            return self.tr("No enemy could capture at once.")
        return self.tr("The enemy could capture with {units}.").format(units=self._attackers(view, choice))

    def _attackers(self, view: View, choice: Choice) -> str:
        units = []
        for square in choice["attackers"]:
            unit = unit_at(view, square)
            assert unit is not None
            units.append(self._names.placed(unit["unit"], square))
        return listed(units)

    def _holds(self, view: View, choice: Choice) -> list[str]:
        """The holds that begin and end with this move."""
        sentences = [
            self.tr("A hold begins on {square}: CIRKLE if it lasts a full round.").format(square=square)
            for square in choice.get("holds", ())
        ]
        for hold in view["holds"]:
            if hold["square"] in (choice["from"], choice["to"]) and hold["square"] not in choice.get("holds", ()):
                sentences.append(
                    self.tr("The hold {of_army} on {square} ends.").format(
                        of_army=self._names.of_army(view["seats"][hold["seat"]]["colour"]), square=hold["square"]
                    )
                )
        return sentences
