"""Why an agent's plan works or does not, when his Initiative comes (R10)."""

from __future__ import annotations

from qtapp.words.coldwar.fields import EventData
from qtapp.words.coldwar.names import Names
from qtapp.words.names import Sentences


class ColdwarPlans(Sentences[Names]):
    """Sentences about plans: whose turn it is to act, and why he does or does not."""

    def sentence(self, event: EventData) -> str:
        reason = self._at_work(event) if event["works"] else self._idle(event)
        return self.tr("Initiative {initiative}, {agent}: {reason}").format(
            initiative=event["initiative"], agent=self._names.agent_of(event["agent"], event["by"]), reason=reason
        )

    def _at_work(self, event: EventData) -> str:
        own = event["box"] == "own"
        match event["agent"]:
            case "MS":
                return (
                    self.tr("his agency dominates, so the objective goes to the runner-up.")
                    if own
                    else self.tr("a rival dominates, so his own agency claims the objective.")
                )
            case "DA":
                return self.tr("he sends a rival agent on leave, or prepares to listen in.")
            case "AN":
                return self.tr("he prepares the next Influence Struggle.")
            case "AS":
                return self.tr(
                    "his agency dominates, so he strikes the rivals’ Agents X and gives up the objective if "
                    "it is still open."
                )
            case "AM":
                return self.tr("a rival dominates, so he has the dominating agency’s Agent X detained.")
            case "DI":
                return self.tr("his agency dominates, so it also claims the last card of the objective deck.")
            case "CR":
                return self.tr("he goes to work, whoever dominates.")
        return self.tr("he stays at his post.")

    def _idle(self, event: EventData) -> str:
        own = event["box"] == "own"
        match event["why"]:
            case "claimed":
                return self.tr("no effect, the objective has already been claimed.")
            case "no_runner_up":
                return self.tr("no effect, his agency dominates and nobody is runner-up.")
            case "better_ranked":
                return (
                    self.tr("no effect, a rival’s Master Spy comes before him.")
                    if own
                    else self.tr("no effect, a Master Spy of a better placed agency comes before him.")
                )
            case "cancelled":
                return self._cancelled(event["agent"], own=own)
            case "empty":
                return self.tr("no effect, the deck he needs is empty.")
        if event["agent"] == "DD":
            return self.tr("he has no plan, and nothing can happen to him.")
        return (
            self.tr("no effect while his own agency dominates.")
            if own
            else self.tr("no effect while a rival dominates.")
        )

    def _cancelled(self, agent: str, *, own: bool) -> str:
        """Several of a kind meet. Of two Analysts in a duel the dominator's is the one who does not work."""
        if agent == "DA":
            return self.tr("no effect, among several Double Agents only the dominating agency’s works.")
        if agent == "AN":
            return (
                self.tr("no effect, of two Analysts only the one whose agency does not dominate works.")
                if own
                else self.tr("no effect, among several Analysts only the dominating agency’s works.")
            )
        return self.tr("no effect, another agent of his kind comes before him.")
