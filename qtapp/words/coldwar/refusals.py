"""Why something cannot be done in Guerre froide, for every reason the engine may give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qtapp.words.base import Refusals
from qtapp.words.coldwar.names import Names


class ColdwarRefusals(Refusals[Names]):
    """Sentences that say no, and why."""

    def sentences(self) -> dict[str, str]:
        return {
            "not_a_rival": self.tr("This agency cannot be chosen here."),
            "wrong_cards": self.tr("These are not the cards you were shown."),
            "not_lowest": self.tr("The Balance token can only go to an agency with the lowest score."),
            "not_in_hq": self.tr("{agent} is not in headquarters."),
            "on_leave": self.tr("{agent} is on leave and cannot be chosen this turn."),
            "removed": self.tr("{agent} has been removed from play."),
            "must_wait": self.tr("Your Double Agent is listening in: {other} chooses first."),
            "already_chosen": self.tr("You have already chosen your Agent X, and the choice is final."),
            "deputy_never_leaves": self.tr("A Deputy Director is never on leave."),
            "no_group": self.tr("You have no group in play: you must recruit first."),
            "population_full": self.tr("The population limit is reached: you cannot take another group."),
            "not_yours": self.tr("You do not have {group} in front of you."),
            "is_mobilised": self.tr("{group} is mobilised and cannot be activated until it is ready again."),
            "not_in_play": self.tr("{group} is not in play."),
            "itself": self.tr("A group cannot be the target of its own power."),
            "economic_target": self.tr("{group} is economic: this power neither mobilises it nor makes it ready."),
            "own_target": self.tr("You cannot steal from yourself: say to whom you give this group."),
            "receiver_full": self.tr("The population limit {of_receiver} is reached: no group can be added."),
            "would_overflow": self.tr("That would push this rival to {total}, above the Stability of {stability}."),
            "between_rivals": self.tr("You cannot move a group from one rival to another."),
            "no_target_for_media": self.tr("A media group looks at the group deck: it has no target."),
            "needs_target": self.tr("This power needs a target."),
            "event_not_owned": self.tr("You do not own {event}."),
            "event_wrong_phase": self.tr("{event} cannot be used in this phase."),
            "discard_empty": self.tr("The discard pile is empty."),
            "no_military": self.tr("There is no military group in play."),
            "not_military": self.tr("{group} is not military: the Nuclear Escalation leaves it alone."),
            "agent_known": self.tr("You already know this Agent X."),
            "not_out": self.tr("{agent} has not been removed from play."),
        }

    def places(self, details: Mapping[str, Any]) -> dict[str, object]:
        """What the refusal is about, by name where the engine says so."""
        names, on, to = self._names, details.get("on"), details.get("to")
        group = names.quoted(details["group"]) if "group" in details else ""
        return {
            "agent": names.the_agent(details["agent"]) if "agent" in details else self.tr("this agent"),
            "group": self.tr("the group {name}").format(name=group) if group else self.tr("this group"),
            "event": names.the_objective(details["objective"]) if "objective" in details else self.tr("this event"),
            "other": self.tr("this rival") if on is None else names.the_agency(on),
            "of_receiver": self.tr("of this agency") if to is None else names.of_agency(to),
            "total": details.get("total", "?"),
            "stability": details.get("stability", "?"),
        }
