"""The log of actions: announced, forbidden, repelled, and what each of the sixteen does (R6, R7)."""

from __future__ import annotations

from qtapp.words.cercle.names import EventData, Names
from qtapp.words.names import Sentences


class CercleDeeds(Sentences[Names]):
    """Sentences about spies at work, as templates; "" for what others tell."""

    def template(self, event: EventData) -> str:
        match event["kind"]:
            case "announce":
                return self._announced(event)
            case "repel":
                return self._repelled(event)
            case "prepare":
                return self._prepared(event["why"])
            case "choke":
                return self.tr(
                    "{spy} cuts off sources: {other} receives only %n new secret(s) in the next phase 1.",
                    "",
                    self._names.strength(event["spy"]),
                )
            case "boost" if not event["edge"]:
                return self.tr("{target} moves forward and arrives.")
            case "guard" if not event["ward"]:
                return self.tr("{player} posts {spy}, who now covers all their ready spies.")
        return self._sentences().get(event["kind"], "")

    def _announced(self, event: EventData) -> str:
        """An attack names its targets at once, because somebody may repel it."""
        action = self._names.actions[event["action"]]
        spies = [text for text in event["targets"] if text in self._names.spies]
        if not action["attack"] or not spies:
            return self.tr("{player} uses {spy} ({action}).")
        if event["action"] == "swap":
            return self.tr("{player} uses {spy} ({action}): {targets}.")
        return self.tr("{player} uses {spy} ({action}) against {targets}.")

    def _repelled(self, event: EventData) -> str:
        """R6.10: an attached or attacked bodyguard must repel, for a posted one its employer decides."""
        if event["guard"] == event["spy"]:
            return self.tr("{guard} repels the attack {of_attacker}.")
        if event["forced"]:
            return self.tr("{guard} repels the attack {of_attacker} on {spy}.")
        return self.tr("{player} has {guard} repel the attack on {spy}.")

    def _prepared(self, why: str) -> str:
        return {
            "ward_gone": self.tr("{spy} has nobody left to protect and goes to edge {edge}."),
            "choke": self.tr("Mission over: {spy} goes to edge {edge}."),
            "thwart": self.tr("Mission over: {spy} goes to edge {edge}."),
        }.get(why, self.tr("{spy} goes to edge {edge}."))

    def _sentences(self) -> dict[str, str]:
        """By kind, in the order of the rules."""
        return {
            "veto": self.tr("{player} vetoes: {spy} does not act."),
            "allow": self.tr("{player} lets {spy} act."),
            "let_pass": self.tr("{player} lets the attack on {spy} pass."),
            "gain": self.tr("New secrets: {gifts}."),
            "burn": self.tr("Secrets destroyed: {losses}."),
            "boost": self.tr("{target} moves forward to edge {edge}."),
            "delay": self.tr("{target} is set back to edge {edge}."),
            "open": self.tr("{player} may infiltrate with one more spy this turn."),
            "recruit": self.tr("{spy} is attached {to_target}: {player} will name the division that hires it."),
            "mask": self.tr("{spy} is attached {to_target}: everyone may bid when the time comes."),
            "desert": self.tr("{target} no longer works for {other}."),
            "guard": self.tr("{spy} now protects {target}."),
            "capture": self.tr("{player} captures a member of the Circle: +1 VP, and +1 for the Circle."),
            "kill": self.tr("{target} ({other}) leaves the game for good."),
            "swap": self.tr("{first_spy} now works for {first_employer}, {second_spy} for {second_employer}."),
            "thwart": self.tr("{target} ({other}) must start preparing again: edge {edge}."),
            "thwart_seat": self.tr("{other} cannot infiltrate in the next phase 2, because {of_spy}."),
        }
