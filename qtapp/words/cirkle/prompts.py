"""What is asked in Cirkle: of the player to move, and what those who wait are told.

Two questions must not be missed: the forced reply to a unit on the second target, and a hold that has to be
broken before its round is over. Both stand in the title; how to act stands in the body.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from engines.game import Seat
from network.messages.table import Update
from qtapp.words.base import Prompt, choices_of
from qtapp.words.cirkle.names import Names, View, unit_at
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, listed

PASS = "--"


class CirklePrompts(Sentences[Names]):
    """Questions, and waiting for answers."""

    def question(self, update: Update) -> Prompt:
        view, seat = cast("dict[str, Any]", update.view), cast("int", update.seat)
        if view["phase"] == "reply":
            return self._reply(view, update)
        if update.legal == (PASS,):
            return Prompt(
                self.tr("None of your units can act: you must pass."), self.tr("Press the button below, or type --.")
            )
        threats = [hold for hold in view["holds"] if hold["seat"] not in view["seats"][seat]["side"]]
        if threats:
            return self._threatened(update, threats)
        return self._turn(view, update)

    def seated(self, view: View, seat: Seat, name: str) -> str:
        """A player with the colour: "Bruno (Blue)"; the colour alone for a player who is called by it."""
        colour = self._names.colour(view["seats"][seat]["colour"])
        return name if name == colour else f"{name} ({colour})"

    # For the player to move

    def _turn(self, view: View, update: Update) -> Prompt:
        seat = cast("int", update.seat)
        choices = choices_of(update).values()
        recovers = any(choice["verb"] == "recovery" for choice in choices)
        title = (
            self.tr("Your turn: move a unit, invert two, or recover one.")
            if recovers
            else self.tr("Your turn: move a unit, or invert two.")
        )
        sentences = [
            self.tr(
                "Click a unit and then a marked square, or drag it there; or type a move such as {example}."
            ).format(example=next(iter(update.legal), PASS)),
            *self._targets(view, seat),
            *self.holds(view),
        ]
        if recovers:
            sentences.append(
                self.tr(
                    "Once a game a unit of yours may give its place to one you have lost: choose the unit, "
                    "then the lost one."
                )
            )
        elif any("gain" in choice for choice in choices):
            sentences.append(
                self.tr(
                    "A unit of yours can reach its shape on the coloured row, where it may be exchanged for a lost one."
                )
            )
        return Prompt(title, capital(" ".join(sentences)))

    def _reply(self, view: View, update: Update) -> Prompt:
        square = view["intruder"]
        captors = [self._names.placed(choice["unit"], choice["from"]) for choice in choices_of(update).values()]
        body = self.tr(
            "It has reached your last target: if it stayed there, the game would be lost. Nothing but its "
            "capture is allowed. You can capture it with {units}."
        )
        return Prompt(
            self.tr("CIRKLE threatens: capture {unit} on {square} now!").format(
                unit=self._coloured(view, square), square=square
            ),
            body.format(units=listed(captors)),
        )

    def _threatened(self, update: Update, threats: Sequence[View]) -> Prompt:
        view, seat = update.view, update.seat
        hold = next((hold for hold in threats if hold["waiting"] == [seat]), threats[0])
        is_last = hold["waiting"] in ([seat], [])
        title = (
            self.tr("Last chance: {army} holds {square}. Break the hold, or it is CIRKLE!")
            if is_last
            else self.tr("{army} holds {square}: break the hold before it is CIRKLE!")
        )
        sentences = [*self.holds(view), self._how_to_break(update, hold["square"])]
        return Prompt(
            capital(title.format(army=self._army(view, hold["seat"]), square=hold["square"])),
            capital(" ".join(sentences)),
        )

    def _how_to_break(self, update: Update, square: str) -> str:
        """With which units the one on a target can be captured, and what else helps."""
        view, choices = update.view, choices_of(update).values()
        captors = [
            self._names.placed(choice["unit"], choice["from"])
            for choice in choices
            if choice["verb"] == "capture" and choice["to"] == square
        ]
        sentence = (
            self.tr("You can capture {unit} with {units}.").format(
                unit=self._coloured(view, square), units=listed(captors)
            )
            if captors
            else self.tr("None of your units can capture {unit} now.").format(unit=self._coloured(view, square))
        )
        if any(choice["verb"] == "recovery" and choice["gain"].endswith("*") for choice in choices):
            return " ".join((sentence, self.tr("To recover a missile may also break the hold.")))
        return sentence

    def _targets(self, view: View, seat: Seat) -> list[str]:
        """What has been reached in a duel, and what is left (R9)."""
        if view["mode"] != "duel":
            return []
        sentences = []
        for own, text in (
            (seat, self.tr("You have taken {square}; {left} is left to take.")),
            (1 - seat, self.tr("{enemy} has taken {square}: guard {left}.")),
        ):
            taken = view["seats"][own]["objectives"]
            left = [
                target["square"]
                for target in view["targets"]
                if target["owner"] != own and target["square"] not in taken
            ]
            if len(taken) == 1:
                sentences.append(text.format(square=taken[0], left=left[0], enemy=self._army(view, 1 - seat)))
        return sentences

    # For everyone

    def holds(self, view: View) -> list[str]:
        """Every hold and whom it waits for; nobody waits any more when the game is over."""
        return [capital(self._hold(view, hold)) for hold in view["holds"] if view["phase"] != "over"]

    def _hold(self, view: View, hold: View) -> str:
        army, square = self._army(view, hold["seat"]), hold["square"]
        if not hold["waiting"]:
            return self.tr("{army} holds {square}: CIRKLE at the start of its next turn!").format(
                army=army, square=square
            )
        waiting = self._colours(view, hold["waiting"])
        return self.tr("{army} holds {square}: CIRKLE once these have played: {waiting}.").format(
            army=army, square=square, waiting=waiting
        )

    def waiting(self, view: View, actor: Seat, called: Sequence[str]) -> Prompt:
        player = self.seated(view, actor, called[actor])
        if view["phase"] == "reply":
            square = view["intruder"]
            return Prompt(
                self.tr("{player} must capture {unit} on {square}.").format(
                    player=player, unit=self._coloured(view, square), square=square
                )
            )
        return Prompt(self.tr("{player} is to play.").format(player=player), " ".join(self.holds(view)))

    def _army(self, view: View, seat: Seat) -> str:
        return self._names.army(view["seats"][seat]["colour"])

    def _colours(self, view: View, seats: Iterable[Seat]) -> str:
        return listed([self._names.colour(view["seats"][seat]["colour"]) for seat in seats])

    def _coloured(self, view: View, square: str) -> str:
        """The unit on a square, with its colour."""
        unit = unit_at(view, square)
        assert unit is not None
        return self._names.coloured(unit["unit"], view["seats"][unit["seat"]]["colour"])
