"""What is asked in XIII: Le Complot of the seat that must choose: what for, and how it is done.

The questions themselves are in the component data. Choices in steps are asked again after each step, and then tell
what has been chosen so far (`view["draft"]`). Windows and combat are in `reactions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from network.messages.table import Update
from qtapp.words.base import Prompt
from qtapp.words.complot import grammar
from qtapp.words.complot.names import Names, View
from qtapp.words.complot.reactions import ComplotReactions
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital


class ComplotPrompts(Sentences[Names]):
    """Questions to the seat that chooses."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._reactions = ComplotReactions(names)

    def question(self, update: Update, called: Sequence[str]) -> Prompt:
        view, phase = cast("dict[str, Any]", update.view), str(update.view["phase"])
        sentences = [
            *self._so_far(view),
            *self._body(phase, view, update),
            *self._reactions.body(phase, view, update, called),
        ]
        title = self._names.text(self._names.prompts[phase], "text")
        if phase == "attempt" and not self._reactions.can_attempt(update):
            title = self.tr("You can attempt no mission now.")
        return Prompt(capital(title), capital(" ".join(filter(None, sentences))))

    def _so_far(self, view: View) -> list[str]:
        """The steps that were taken, for the one who takes them."""
        draft, names = view["draft"], self._names
        if not draft:
            return []
        parts = [names.card_list(draft["cards"])] if draft["cards"] else []
        parts += [names.place(place) for place in draft["places"]]
        if draft["elements"]:
            parts.append(names.group(draft["elements"]))
        sentence = self.tr("So far: {parts}.").format(parts=", ".join(parts))
        return [sentence, self.tr("Escape undoes the last step.")] if parts else []

    def _body(self, phase: str, view: View, update: Update) -> list[str]:
        """Of the first six phases."""
        match phase:
            case "hospital":
                place = self._names.at(view["about"]["place"]) if view["about"]["place"] else ""
                template = self.tr("Click the character who recovers from all wounds {at_place}.")
                return [template.format(at_place=place).replace(" .", ".")]
            case "pile":
                return [self._piles(view), self.tr("Click a pile.")]
            case "discard":
                most = self._names.rules["hand_size"]
                return [
                    self.tr("Click the cards you want to discard."),
                    self.tr("Afterwards you draw until you hold %n card(s).", "", most),
                ]
            case "keep_card":
                return [self.tr("Click the card that you keep; the other one goes back.")]
            case "won_unit":
                return [self._won(view), self.tr("Click one of your places with room for it, or do without the unit.")]
            case "recruit" | "keep_character" | "hire_place":
                return self._recruiting(phase, view)
            case "buy":
                return self._buying(view, update)
            case "move" | "group" | "cull":
                return self._moving(phase, view, update)
            case "assassinate":
                return [self.tr("Click a character with the skill, then the target.")]
            case "bomb_target":
                return [self._bombed(view), self.tr("Click the enemy element that is wounded.")]
        return []

    def _bombed(self, view: View) -> str:
        place = view["about"]["place"]
        return self.tr("The bomb goes off {at_place}.").format(at_place=self._names.at(place)) if place else ""

    def _won(self, view: View) -> str:
        kind = view["about"]["unit"]
        if kind is None:
            return ""
        return self.tr("You have won {unit}.").format(unit=grammar.one(self._names.unit(kind)))

    def _piles(self, view: View) -> str:
        """The types on the backs."""
        kinds = self._names.kinds
        tops = [
            self.tr("pile {pile}: {kind}").format(pile=pile, kind=self._names.text(kinds[back]))
            for pile, back in enumerate(view["backs"], 1)
            if back is not None
        ]
        return self.tr("On top of {tops}.").format(tops=", ".join(tops))

    def _recruiting(self, phase: str, view: View) -> list[str]:
        most = self._names.rules["max_characters"]
        match phase:
            case "recruit":
                return [
                    self.tr(
                        "Click blue places where you have a character, or Recruitment cards: each brings one draw."
                    ),
                    self.tr("Of all characters drawn you then choose whom you keep: at most %n in all.", "", most),
                ]
            case "keep_character":
                drawn = self._names.figures(view["drawn"]["cards"])
                return [
                    self.tr("Drawn: {figures}.").format(figures=drawn),
                    self.tr("Click one to keep, alone or in place of one of yours: at most %n in all.", "", most),
                ]
        return [self.tr("Click the place where the character appears.")]

    def _buying(self, view: View, update: Update) -> list[str]:
        left = view["ap"][update.seat]
        costs = ", ".join(f"{self._names.text(row)}\u00a0{row['cost']}" for row in self._names.units.values())
        return [
            self.tr("You have %n autonomy point(s), which also pay for your steps.", "", left),
            self.tr("Prices: {costs}.").format(costs=costs),
            self.tr("Click a unit of your reserve, then one of your places."),
        ]

    def _moving(self, phase: str, view: View, update: Update) -> list[str]:
        if phase == "group":
            return [self.tr("Click others of the same place, or the place where the group goes.")]
        if phase == "cull":
            most = self._names.rules["max_units_per_place"]
            return [self.tr("At most %n unit(s) of yours may stand on a place.", "", most)]
        left = view["ap"][update.seat] + view["helicopter"]
        sentences = [self.tr("You have %n step(s) left.", "", left)]
        if any(text.startswith("+") for text in update.legal):
            sentences.append(
                self.tr("Click those who leave together, then where they go; whoever is not chosen stays.")
            )
        sentences.append(self.tr("Cards of your hand can be played by clicking them."))
        return sentences
