"""The log of Guerre froide up to the cease-fire: setting up, Briefing, Planning and the Influence Struggle.

What follows is told by `report`. Sentences name agencies, not people; what a seat may not know is None in its events,
and the sentence then does without it.
"""

from __future__ import annotations

from qtapp.words.coldwar.names import Names
from qtapp.words.coldwar.places import Told, placed
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital


class ColdwarLog(Sentences[Names]):
    """Sentences about what happens until the weapons are silent."""

    def sentence(self, event: Told) -> str | None:
        """None for what comes after the cease-fire."""
        kind = event["kind"]
        if kind == "setup":
            return self._setup(event)
        if kind == "turn":
            return self._turn(event)
        for template in (self._briefing, self._planning, self._struggle, self._power):
            if (found := template(event)) is not None:
                return capital(placed(found, event, self._names))
        return None

    def _setup(self, event: Told) -> str:
        agencies = self._names.agencies_all([self._names.seat(agency) for agency in event["agencies"]])
        text = self.tr("{agencies} face each other: {target} victory points to win.").format(
            agencies=agencies, target=event["target"]
        )
        if event["roster"]:
            roster = self.tr("Agents: {roster}.").format(roster=self._names.roster(event["roster"]))
            text = f"{text} {roster}"
        return capital(text)

    def _turn(self, event: Told) -> str:
        card = self._names.objectives[event["objective"]]
        return self.tr("Turn {turn}, {year}: {name}. Stability {stability}, population {population}, {vp} VP.").format(
            turn=event["turn"],
            year=event["year"],
            name=self._names.text(card),
            stability=card["stability"],
            population=card["population"],
            vp=card["vp"],
        )

    def _briefing(self, event: Told) -> str | None:
        match event:
            case {"kind": "balance", "why": why}:
                return {
                    "drawn": self.tr("Lots are drawn: the Balance token goes {to_other}."),
                    "lowest": self.tr("Lowest score: {other} takes the Balance token."),
                    "loser": self.tr(
                        "The lowest score is shared: {other} came last at the cease-fire and takes the Balance token."
                    ),
                    "stays": self.tr(
                        "The lowest score is shared and nobody lost the cease-fire: {other} keeps the Balance token."
                    ),
                    "given": self.tr("{agency} gives the Balance token {to_other}."),
                }[why]
            case {"kind": "shuffle"}:
                return self.tr("All groups are shuffled.")
            case {"kind": "analyst_looks", "groups": groups}:
                return (
                    self.tr("{analyst} looks at the top of the group deck: {groups}.")
                    if groups
                    else self.tr("{analyst} looks at the top of the group deck.")
                )
            case {"kind": "arranged", "groups": groups}:
                return (
                    self.tr("{analyst} arranges the top of the group deck: {groups}.")
                    if groups
                    else self.tr("{analyst} arranges the top of the group deck.")
                )
        return None

    def _planning(self, event: Told) -> str | None:
        match event:
            case {"kind": "chosen", "agent": agent}:
                return (
                    self.tr("{agency} has chosen an Agent X: {agent}.")
                    if agent
                    else self.tr("{agency} has chosen an Agent X.")
                )
            case {"kind": "overheard", "agent": agent}:
                return (
                    self.tr("{agency} overhears the choice {of_other}: {agent}.")
                    if agent
                    else self.tr("{agency} overhears the choice {of_other}.")
                )
            case {"kind": "back"}:
                return self.tr("Back from leave: {agents}.")
            case {"kind": "first", "by": by, "seat": seat}:
                return (
                    self.tr("{agency} holds the Balance token and begins.")
                    if by == seat
                    else self.tr("{agency} holds the Balance token and lets {other} begin.")
                )
        return None

    def _struggle(self, event: Told) -> str | None:
        match event:
            case {"kind": "recruit"}:
                return self.tr("{agency} recruits {group}.")
            case {"kind": "pass", "count": count}:
                return self.tr("{agency} passes.") if count < 2 else self.tr("{agency} passes ({count} in a row).")
            case {"kind": "event_used"}:
                return self.tr("{agency} uses {objective} ({points} VP).")
            case {"kind": "benefit"}:
                return self.tr("{agency} recruits {group} from the discard pile.")
            case {"kind": "nuclear"}:
                return self.tr("Nuclear Escalation: the group {group} {of_other} is discarded.")
            case {"kind": "summit", "agent": agent}:
                return (
                    self.tr("{agency} looks at the Agent X {of_other}: {agent}.")
                    if agent
                    else self.tr("{agency} looks at the Agent X {of_other}.")
                )
        return None

    def _power(self, event: Told) -> str | None:
        own = event.get("by") == event.get("owner")
        match event:
            case {"kind": "destroy"}:
                return (
                    self.tr("{agency} activates {card}: its own group {group} is discarded.")
                    if own
                    else self.tr("{agency} activates {card}: the group {group} {of_other} is discarded.")
                )
            case {"kind": "mobilise"}:
                return (
                    self.tr("{agency} activates {card}: its own group {group} is mobilised.")
                    if own
                    else self.tr("{agency} activates {card}: the group {group} {of_other} is mobilised.")
                )
            case {"kind": "make_ready"}:
                return (
                    self.tr("{agency} activates {card}: its own group {group} is ready again.")
                    if own
                    else self.tr("{agency} activates {card}: the group {group} {of_other} is ready again.")
                )
            case {"kind": "steal"}:
                return self.tr("{agency} activates {card} and takes {group} {from_other}.")
            case {"kind": "give"}:
                return self.tr("{agency} activates {card} and gives {group} {to_other}.")
            case {"kind": "peek", "group": group}:
                return (
                    self.tr("{agency} activates {card} and looks at the top of the group deck: {group}.")
                    if group
                    else self.tr("{agency} activates {card} and looks at the top of the group deck.")
                )
            case {"kind": "peek_recruit"}:
                return self.tr("{agency} recruits the card it has looked at: {group}.")
            case {"kind": "peek_discard"}:
                return self.tr("{agency} discards the card it has looked at: {group}.")
            case {"kind": "peek_leave", "group": group}:
                return (
                    self.tr("{agency} leaves {group} on the group deck.")
                    if group
                    else self.tr("{agency} leaves the card on the group deck.")
                )
        return None
