"""What may be done in The Circle, in words: whole sentences for lists, hints and screen readers.

What an action would bring is read from `choices`. Targets and payments are steps of their own (`targets`); what is no
gesture on the board gets a button as well (`offers`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from network.messages.table import Update
from qtapp.words.base import choices_of
from qtapp.words.cercle.choices.prospects import CercleProspects
from qtapp.words.cercle.choices.targets import CercleTargets
from qtapp.words.cercle.names import Names, View
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, signed
from qtapp.words.table import TableWords

Choice = Mapping[str, Any]


class CercleChoices(Sentences[Names]):
    """Legal actions in words."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._prospects, self._targets = CercleProspects(names), CercleTargets(names)

    def sentence(self, text: str, update: Update) -> str:
        """What an action would do; the notation alone if it is not legal here."""
        if text not in update.legal:
            return text
        view, choice = cast("View", update.view), choices_of(update)[text]
        called = TableWords().names(update.occupants)
        return capital(" ".join(filter(None, self._told(text, view, choice, called))))

    def whole(self, steps: Sequence[str], update: Update) -> str:
        """A choice with all its steps, before the first of them is made."""
        first, *others = steps
        if not others or first not in update.legal:
            return self.sentence(first, update)
        called = TableWords().names(update.occupants)
        if first.startswith("x:"):
            spy, targets = first[2:], [step[1:] for step in others if step not in (">-", ">*")]
            template = (
                self.tr("Use {spy} ({action}): {targets}.")
                if targets
                else self.tr("Use {spy} ({action}): post in front of you.")
            )
            named = ", ".join(self._names.target(target, called) for target in targets)
            return template.format(spy=self._names.spy(spy), action=self._names.action(spy), targets=named)
        template = self.tr("Pay with {parts}.") if update.view["phase"] == "h_pay" else self.tr("Distribute {parts}.")
        return template.format(parts=self._names.parts([step[1:] for step in steps]))

    def _told(self, text: str, view: View, choice: Choice, called: Sequence[str]) -> Sequence[str]:
        verb, _, rest = text.partition(":")
        if text.startswith(">"):
            return (
                [self._given(int(text[2:]), choice)]
                if view["phase"].startswith("p1")
                else self._targets.told(text, view, choice, called)
            )
        match verb:
            case "c" | "s":
                return self._drafted(verb, rest)
            case "a":
                return self._activated(choice, called)
            case "x":
                return self._used(choice, called)
            case "i" | "u" | "m":
                return self._scored(verb, choice, view)
            case "h":
                return self._hiring(choice, view, called)
            case "g":
                return self._repelled(choice)
            case "b":
                return self._bid(choice, view)
            case "t":
                return self._turned(choice)
        return self._plain(text, choice, called)

    def _plain(self, text: str, choice: Choice, called: Sequence[str]) -> list[str]:
        match text:
            case "v+":
                template = self.tr("Forbid the action: {spy} goes to the wheel, and your service marker turns passive.")
            case "v-":
                template = self.tr("Let {spy} act: your service marker stays active.")
            case "b-":
                return self._passed(choice, called)
            case _:
                template = {
                    "d:-": self.tr("There is nothing left to distribute: end your phase 1."),
                    "e": self.tr("End your turn."),
                    "g-": self.tr("Let the attack pass."),
                    "t-": self.tr("Leave the wheel as it is."),
                }[text]
        return [template.format(spy=self._names.spy(choice["spy"])) if "spy" in choice else template]

    # Setting up and phase 1

    def _drafted(self, verb: str, code: str) -> list[str]:
        names = self._names
        if verb == "c":
            return [self.tr("Choose {colour}.").format(colour=names.small_colour(code))]
        spies = ", ".join(f"{names.spy(card)} ({names.action(card)})" for card in names.exclusives(code))
        return [
            self.tr("Choose a service: {service} ({nation}).").format(
                service=names.service(code), nation=names.nation(code)
            ),
            self.tr("Exclusive spies: {spies}.").format(spies=spies),
        ]

    def _activated(self, choice: Choice, called: Sequence[str]) -> list[str]:
        """R4.4 to R4.7"""
        cost, spy = choice["cost"], choice["spy"]
        template = (
            self.tr("Activate {spy} for %n secret(s).", "", cost) if cost else self.tr("Activate {spy} for free.")
        )
        names = self._names
        return [
            template.format(spy=names.spy(spy)),
            self.tr("{action}, value {vp}.").format(action=names.action(spy), vp=names.spies[spy]["vp"]),
            self._prospects.arrival(choice["edge"], choice["turn"]),
            self.tr("Auction: {secrets}.").format(secrets=names.bid(spy))
            if names.is_neutral(spy)
            else self._prospects.hired(choice["hired_by"], called),
        ]

    def _given(self, number: int, choice: Choice) -> str:
        """R4.8, R4.9"""
        arrests = choice["arrests"]
        sentences = [self.tr("Put %n secret(s) into {division}, which then has {after}.", "", number)]
        if arrests:
            sentences.append(self._prospects.arrests(arrests, choice["vp"], choice["circle"]))
        return " ".join(sentences).format(division=self._names.division(choice["division"]), after=choice["after"])

    # Phase 2

    def _used(self, choice: Choice, called: Sequence[str]) -> list[str]:
        """R6.2"""
        names, spy = self._names, choice["spy"]
        sentences = [
            self.tr("Use {spy} ({action}).").format(spy=names.spy(spy), action=names.action(spy)),
            names.help(spy),
            self._prospects.back(choice["edge"], choice["turn"]),
        ]
        if choice["veto"] is not None:
            sentences.append(self.tr("{player} may veto it.").format(player=called[choice["veto"]]))
        return sentences

    def _scored(self, verb: str, choice: Choice, view: View) -> list[str]:
        if verb == "m":
            return self._marker(view)
        sentence = (
            self.tr("Infiltrate the Circle with {spy}: {points} VP.")
            if verb == "i"
            else self.tr("Unmask {spy}, who leaves the game: {points} VP, and {circle} for the Circle.")
        ).format(
            spy=self._names.spy(choice["spy"]),
            points=signed(choice["vp"] if verb == "i" else -choice["vp"]),
            circle=signed(-choice.get("circle", 0)),
        )
        if choice.get("butterflies"):
            return [sentence, self.tr("This completes a butterfly: 1 extra VP.")]
        return [sentence]

    def _marker(self, view: View) -> list[str]:
        """R6.9"""
        of_spies = self._names.of_spies(self._names.exclusives(view["services"][view["seat"]]))
        return [
            self.tr("Pay 1 VP to activate your service marker: you can then veto the actions {of_spies}.").format(
                of_spies=of_spies
            )
        ]

    # Reactions, hiring and the wheel

    def _repelled(self, choice: Choice) -> list[str]:
        return [
            self.tr("Repel the attack with {guard}.").format(guard=self._names.spy(choice["guard"])),
            self._prospects.back(choice["edge"], choice["turn"]),
        ]

    def _hiring(self, choice: Choice, view: View, called: Sequence[str]) -> list[str]:
        sentence = self.tr("Name {division} as the division that hires {spy}.").format(
            spy=self._names.spy(view["division_of"]["spy"]), division=self._names.division(choice["division"])
        )
        return [sentence, self._prospects.hires(choice["hired_by"], called)]

    def _bid(self, choice: Choice, view: View) -> list[str]:
        return [
            self.tr("Bid {bid} for {spy}.").format(bid=choice["bid"], spy=self._names.spy(view["auction"]["spy"])),
            self.tr("You can bid up to {cover}.").format(cover=choice["cover"]),
        ]

    def _passed(self, choice: Choice, called: Sequence[str]) -> list[str]:
        sentences = [self.tr("Pass: you are out of this auction.")]
        if choice["hires"] is not None:
            sentences.append(
                self.tr("If nobody else bids, {player} hires the spy.").format(player=called[choice["hires"]])
            )
        return sentences

    def _turned(self, choice: Choice) -> list[str]:
        """R8.13"""
        arrivals = self._names.spies_all(choice["arrivals"])
        return [
            self.tr("Turn the wheel once more with {spy}.").format(spy=self._names.spy(choice["spy"])),
            self.tr("Arriving: {spies}.").format(spies=arrivals) if arrivals else self.tr("Nobody would arrive."),
            self._prospects.back(choice["edge"], choice["turn"]),
        ]
