"""What is asked in Guerre froide: of the seat that must choose, and what those who wait are told.

The prompt says what the choice is for and how it is made with mouse and keyboard. Cards that only this seat may see
stand in `view["looking"]`, which is None in everybody else's view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engines.game import Seat
from network.messages.table import Update
from qtapp.words.base import Prompt, choices_of
from qtapp.words.coldwar.names import Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import listed


class ColdwarPrompts(Sentences[Names]):
    """Questions, and waiting for answers."""

    def question(self, update: Update) -> Prompt:
        view, seat = cast("dict[str, Any]", update.view), cast("int", update.seat)
        match view["phase"]:
            case "planning":
                return self._planning(view, seat)
            case "struggle":
                return self._struggle(view, update)
            case "peek" | "analyst" | "order" | "cryptographer":
                return self._looking(view, update)
            case "nobel":
                return self._nobel(view, seat)
        return self._asked(view["phase"])

    def people(self, seats: Sequence[Seat], called: Sequence[str]) -> str:
        """Players in a row: "Alice (CIA) and Bruno (KGB)"."""
        return listed([self._names.seated(seat, called[seat]) for seat in seats])

    # For the seat that chooses

    def _asked(self, phase: str) -> Prompt:
        return {
            "balance": Prompt(
                self.tr("Who receives the Balance token?"),
                self.tr(
                    "You came last at the cease-fire, and others share the lowest score. Click an agency or press "
                    "its number: it will say who begins."
                ),
            ),
            "start": Prompt(
                self.tr("You hold the Balance token: who begins?"),
                self.tr("Click an agency or press its number. The others follow clockwise."),
            ),
            "nuclear": Prompt(
                self.tr("Nuclear Escalation: which military group goes next?"),
                self.tr(
                    "Click the group, or choose with the arrow keys and Enter. All of them go; the last one ends "
                    "on top of the discard pile."
                ),
            ),
            "double_agent": Prompt(
                self.tr("Your Double Agent: send a rival agent on leave, or listen in?"),
                self.tr(
                    "Click an agent in a rival’s headquarters: he will miss the next turn. Or click the agency: in "
                    "the next Planning phase you see its Agent X before you choose yours."
                ),
            ),
            "detente": Prompt(
                self.tr("Détente: use an event?"),
                self.tr(
                    "An event that is used goes to the discard pile, and its points are lost. Click the card or "
                    "press its number; otherwise end your Détente."
                ),
            ),
        }[phase]

    def _planning(self, view: dict[str, Any], seat: Seat) -> Prompt:
        how = self.tr(
            "Click an agent of your headquarters, or choose with the arrow keys and Enter. He stays face "
            "down until the end of the struggle, and the choice is final."
        )
        rival = next(
            (
                other
                for other in range(len(view["seats"]))
                if other != seat and view["seats"][other]["agent_is"] == "known"
            ),
            None,
        )
        if rival is None:
            return Prompt(self.tr("Choose your Agent X for this turn."), how)
        report = self.tr("Your Double Agent reports: {other} has chosen {agent}.").format(
            other=self._names.the_agency(rival), agent=self._names.the_agent(view["seats"][rival]["agent"])
        )
        return Prompt(report, " ".join((self.tr("Now choose your own Agent X."), how)))

    def _struggle(self, view: dict[str, Any], update: Update) -> Prompt:
        seat = view["seats"][cast("int", update.seat)]
        activates = any(text.startswith("act ") for text in update.legal)
        if not seat["groups"]:
            title = (
                self.tr("You have no group: recruit, or use an event.")
                if any(text in update.legal for text in ("ev LIV", "ev NUC"))
                else self.tr("You have no group: you must recruit.")
            )
        elif "rec" in update.legal:
            title = (
                self.tr("Your turn: recruit, activate or pass.")
                if activates
                else self.tr("Your turn: recruit or pass.")
            )
        else:
            title = self.tr("Your turn: activate or pass.") if activates else self.tr("You can only pass for now.")
        return Prompt(title, " ".join(self._how_to_act(view, update, seat, activates=activates)))

    def _how_to_act(self, view: dict[str, Any], update: Update, seat: dict[str, Any], *, activates: bool) -> list[str]:
        total = (
            self.tr("Influence {influence} of {stability}: {excess} too much!")
            if seat["excess"]
            else self.tr("Influence {influence} of {stability}.")
        )
        sentences = [
            total.format(influence=seat["influence"], stability=view["objective"]["stability"], excess=seat["excess"])
        ]
        if "rec" in update.legal:
            sentences.append(self.tr("Click the group deck to recruit."))
        if activates:
            sentences.append(self.tr("Click one of your ready groups, then its target; Escape goes back."))
        if choices_of(update).get("pass", {}).get("ends"):
            sentences.append(self.tr("If you pass now, the struggle ends."))
        if any(text.startswith("ev SUM") for text in update.legal):
            sentences.append(self.tr("The Summit Meeting costs no action."))
        return sentences

    def _looking(self, view: dict[str, Any], update: Update) -> Prompt:
        """Cards that this seat alone is shown."""
        cards = view["looking"]["cards"]
        match view["phase"]:
            case "peek":
                title = self.tr("Top of the group deck: {group}.").format(group=self._names.quoted(cards[0]))
                return Prompt(title, self._how_to_peek(update))
            case "analyst":
                return Prompt(
                    self.tr("Your Analyst: arrange the top of the group deck."),
                    self.tr(
                        "{groups}. Click them in the order in which they are to be drawn, or choose with "
                        "the arrow keys and Enter. Only you see them."
                    ).format(groups=self._names.quoted_all(cards)),
                )
            case "order":
                return Prompt(
                    self.tr("Space Race: arrange the next objectives."),
                    self.tr(
                        "{objectives}. Click them in the order in which they are to come, or choose with "
                        "the arrow keys and Enter. Only you see them."
                    ).format(objectives=self._names.objectives_all(cards)),
                )
        row = self._names.objectives[cards[0]]
        how = self.tr(
            "Stability {stability}, population {population}, {vp} VP. Only you see it: leave it on top, or "
            "put it at the bottom of the deck."
        )
        return Prompt(
            self.tr("Next objective: {name}.").format(name=self._names.objective(cards[0])),
            how.format(stability=row["stability"], population=row["population"], vp=row["vp"]),
        )

    def _how_to_peek(self, update: Update) -> str:
        if "peek rec" in update.legal:
            return self.tr("Only you see it. Recruit it, discard it for all to see, or leave it for the next one.")
        return self.tr(
            "Only you see it. You have reached the population limit: discard it for all to see, or leave it "
            "for the next one."
        )

    def _nobel(self, view: dict[str, Any], seat: Seat) -> Prompt:
        agent = self._names.the_agent(view["seats"][seat]["agent"])
        return Prompt(
            self.tr("Civil disorder! Save {agent} with the Nobel Peace Prize?").format(agent=agent),
            self.tr("He would go on leave instead of being eliminated; the card and its {vp} VP are lost.").format(
                vp=self._names.objectives["NOB"]["vp"]
            ),
        )

    # For those who wait

    def waiting(self, update: Update, called: Sequence[str]) -> Prompt:
        view = cast("dict[str, Any]", update.view)
        if view["phase"] == "planning":
            return self._waiting_for_plans(update, view, called)
        template = {
            "balance": self.tr("{player} decides who receives the Balance token."),
            "analyst": self.tr("{player} arranges the top of the group deck."),
            "start": self.tr("{player} holds the Balance token and decides who begins."),
            "struggle": self.tr("{player} is acting."),
            "peek": self.tr("{player} is looking at the top of the group deck."),
            "nuclear": self.tr("{player} chooses the next military group to go."),
            "nobel": self.tr("{player} decides about the Nobel Peace Prize."),
            "double_agent": self.tr("{player} gives orders to a Double Agent."),
            "cryptographer": self.tr("{player} is looking at the next objective."),
            "detente": self.tr("{player} may use an event."),
            "order": self.tr("{player} arranges the next objectives."),
        }[view["phase"]]
        return Prompt(template.format(player=self.people(update.actors, called)))

    def _waiting_for_plans(self, update: Update, view: dict[str, Any], called: Sequence[str]) -> Prompt:
        players = self.people(update.actors, called)
        listening = view["pending"]["listening"]
        if listening is not None and listening[0] == update.seat:
            title = self.tr("Your Double Agent is listening: wait until {player} has chosen.")
            return Prompt(
                title.format(player=self.people([listening[1]], called)),
                self.tr("You will see that Agent X before you choose yours."),
            )
        body = ""
        if update.seat is not None and view["seats"][update.seat]["agent"]:
            body = self.tr("Your Agent X: {agent}.").format(
                agent=self._names.the_agent(view["seats"][update.seat]["agent"])
            )
        return Prompt(self.tr("Agents X are being chosen: waiting for {players}.").format(players=players), body)
