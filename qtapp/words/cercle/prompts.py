"""What is asked in The Circle of the seat that must choose: what for, how it is done, and what it would bring.

Choices in steps are asked again after each step, and then tell what has been named so far (`view["draft"]`). What
those who wait are told is in `waiting`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engines.game import Seat
from network.messages.table import Update
from qtapp.words.base import Prompt
from qtapp.words.cercle.names import Names, View
from qtapp.words.cercle.reactions import CercleReactions
from qtapp.words.cercle.table import table_of
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital

NEAR = 4  # so close to its goal the Circle is worth a warning


class CerclePrompts(Sentences[Names]):
    """Questions to the seat that chooses."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._reactions = CercleReactions(names)

    def question(self, update: Update, called: Sequence[str]) -> Prompt:
        view = cast("dict[str, Any]", update.view)
        match view["phase"]:
            case "setup_colour" | "setup_service":
                found = self._draft(view, called)
            case "p1_turn":
                found = self._activation(view, update)
            case "p1_share":
                found = self._sharing(view)
            case "p2_turn":
                found = self._actions(view, update)
            case "p2_target":
                found = self._targets(view, update, called)
            case _:
                found = self._reactions.question(view, update, called)
        return Prompt(capital(found.title), capital(found.body))

    # Setting up

    def _draft(self, view: View, called: Sequence[str]) -> Prompt:
        """What is chosen so far, and what comes next (R2.5)."""
        is_colour = view["phase"] == "setup_colour"
        ids = view["colours" if is_colour else "services"]
        name = self._names.colour if is_colour else self._names.nation
        chosen = ", ".join(f"{called[seat]}\u00a0– {name(one)}" for seat, one in enumerate(ids) if one is not None)
        lines = [self.tr("Chosen so far: {choices}.").format(choices=chosen)] if chosen else []
        if is_colour:
            return Prompt(
                self.tr("Choose the colour of your markers."),
                " ".join((*lines, self.tr("Click a colour. Afterwards everyone chooses a secret service."))),
            )
        return Prompt(
            self.tr("Choose your secret service."),
            " ".join(
                (
                    self.tr("Click a service."),
                    self.tr(
                        "They differ only in their two exclusive spies: with an active service marker you can forbid "
                        "one of their actions, whoever employs them."
                    ),
                    *lines,
                )
            ),
        )

    # Phase 1

    def _activation(self, view: View, update: Update) -> Prompt:
        legal = update.legal
        neutral = any(text.startswith("a:N") for text in legal)
        coloured = any(text.startswith("a:") and not text.startswith("a:N") for text in legal)
        sentences = []
        if view["duty"]:
            title = self.tr("You are the first player: activate one neutral spy for free.")
            sentences.append(self.tr("Click one of the open neutral spies."))
        elif not view["left"]:
            title = self.tr("You have no secrets left to distribute.")
        else:
            title = (
                self.tr("You have %n secret(s): activate spies or distribute them.", "", view["left"])
                if neutral or coloured
                else self.tr("You have %n secret(s) to distribute.", "", view["left"])
            )
        sentences += self._ways(view, neutral=neutral and not view["duty"], coloured=coloured)
        if any(text.startswith(">") for text in legal):
            sentences.append(self.tr("Click one of your divisions to put secrets there; that ends your activations."))
        return Prompt(title, " ".join(sentences))

    def _ways(self, view: View, *, neutral: bool, coloured: bool) -> list[str]:
        """How spies are activated, and what that means (R4.4, R4.5)."""
        cost = self._names.rules["activation_cost"]
        ways = {
            (True, True): self.tr("Click a pile or an open neutral spy to activate it for {cost} secrets."),
            (False, True): self.tr("Click a pile to activate its top spy for {cost} secrets."),
            (True, False): self.tr("Click an open neutral spy to activate it for {cost} secrets."),
        }
        sentences = [ways[neutral, coloured].format(cost=cost)] if neutral or coloured else []
        if sentences or view["duty"]:
            sentences.append(self.tr("An activated spy goes to the wheel and belongs to nobody yet."))
        return sentences

    def _sharing(self, view: View) -> Prompt:
        title = self.tr("%n secret(s) left to distribute.", "", view["left"])
        so_far = self.tr("Distributed so far: {secrets}.").format(secrets=self._names.parts(view["draft"]["steps"]))
        how = self.tr("Click one of your divisions. Escape undoes the last step.")
        return Prompt(title, f"{so_far} {how}")

    # Phase 2

    def _actions(self, view: View, update: Update) -> Prompt:
        verbs = {text.partition(":")[0] for text in update.legal}
        if not verbs & {"x", "i"}:
            title = (
                self.tr("There is nothing left to do: end your turn.")
                if verbs == {"e"}
                else self.tr("You have no spy that can act: end your turn.")
            )
        elif "x" not in verbs:
            title = self.tr("Infiltrate, or end your turn.")
        else:
            title = self.tr("Use your spies in any order, then end your turn.")
        return Prompt(title, " ".join(self._possible(view, verbs, cast("int", update.seat))))

    def _possible(self, view: View, verbs: set[str], seat: Seat) -> list[str]:
        sentences = []
        if verbs & {"x", "i"}:
            sentences.append(
                self.tr("Click a ready spy to use it or to infiltrate with it.")
                if verbs >= {"x", "i"}
                else self.tr("Click a ready spy.")
            )
        sentences += self._infiltrations(view, seat, may="i" in verbs)
        if "m" in verbs:
            sentences.append(
                self.tr("For 1 VP you can activate your service marker and then veto the actions {of_spies}.").format(
                    of_spies=self._names.of_spies(self._names.exclusives(view["services"][seat]))
                )
            )
        if "u" in verbs and not verbs & {"x", "i"}:
            sentences.append(self.tr("Click an infiltrated spy to unmask it."))
        if "u" in verbs and view["circle"] >= view["circle_goal"] - NEAR:
            sentences.append(
                self.tr("Chaos is near ({points} of {goal}): unmasking a spy sets the Circle back.").format(
                    points=view["circle"], goal=view["circle_goal"]
                )
            )
        return sentences

    def _infiltrations(self, view: View, seat: Seat, *, may: bool) -> list[str]:
        """R6.13, R6.14"""
        made, allowed = view["infiltrations"]
        thwarts = [
            spy.id for spy in table_of(view["where"]).deployed[seat] if self._names.action_id(spy.id) == "thwart"
        ]
        if thwarts:
            return [
                self.tr("You cannot infiltrate this turn. Deployed against you: {spies}.").format(
                    spies=self._names.spies_all(thwarts)
                )
            ]
        if may:
            return [self.tr("%n infiltration(s) left this turn.", "", allowed - made)]
        return []

    def _targets(self, view: View, update: Update, called: Sequence[str]) -> Prompt:
        draft = view["draft"]
        spy, steps, action = draft["spy"], draft["steps"], self._names.action_id(draft["spy"])
        sentences = [self._names.help(spy)]
        if steps:
            sentences = [self.tr("So far: {targets}.").format(targets=self._named(steps, called))]
        if ">-" in update.legal:
            sentences.append(self.tr("You may also stop here."))
        sentences.append(self.tr("Escape undoes the last step."))
        title = self._aims(second=bool(steps))[action].format(spy=self._names.spy(spy))
        return Prompt(title, " ".join(sentences))

    def _named(self, steps: Sequence[str], called: Sequence[str]) -> str:
        return ", ".join(self._names.target(step, called) for step in steps)

    def _aims(self, *, second: bool) -> dict[str, str]:
        """What the spy's targets are, or its second one."""
        return {
            "gain": self.tr("{spy}: where does the second secret go?")
            if second
            else self.tr("{spy}: where does the new secret go?"),
            "burn": self.tr("{spy}: where do you destroy the second secret?")
            if second
            else self.tr("{spy}: where do you destroy a secret?"),
            "choke": self.tr("{spy}: whose sources are to be cut off?"),
            "boost": self.tr("{spy}: who takes the second step forward?")
            if second
            else self.tr("{spy}: who moves one step forward?"),
            "delay": self.tr("{spy}: who takes the second step back?")
            if second
            else self.tr("{spy}: who is set back one step?"),
            "recruit": self.tr("{spy}: for which spy will you name the division?"),
            "mask": self.tr("{spy}: who is to be put up for auction?"),
            "desert": self.tr("{spy}: who is to desert?"),
            "guard": self.tr("{spy}: who needs protection?"),
            "kill": self.tr("{spy}: who is to have an accident?"),
            "swap": self.tr("{spy}: which spy is exchanged for the first one?")
            if second
            else self.tr("{spy}: which two ready spies change employers?"),
            "thwart": self.tr("{spy}: thwart a ready spy or a player?"),
        }
