"""The log of Guerre froide up to the cease-fire: setting up, Briefing, Planning and the Influence Struggle.

What follows is told by `report`. Sentences name agencies, not people; what a seat may not know is None in its events,
and the sentence then does without it.
"""

from __future__ import annotations

from qtapp.words.coldwar.fields import EventData, placed
from qtapp.words.coldwar.names import Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital


class ColdwarLog(Sentences[Names]):
    """Sentences about what happens until the weapons are silent."""

    def sentence(self, event: EventData) -> str | None:
        """None for what comes after the cease-fire."""
        kind = event["kind"]
        if kind == "setup":
            return self._setup(event)
        if kind == "turn":
            return self._turn(event)
        found = self._balance(event) if kind == "balance" else self._chosen(event)
        return None if found is None else capital(placed(found, event, self._names))

    def _chosen(self, event: EventData) -> str | None:
        """The sentence for an event. Where there are two, the first holds if all is known, or if an agency does
        something to itself."""
        sentences = self._sentences().get(event["kind"], (None,))
        match event:
            case {"kind": "first", "by": by, "seat": seat}:
                is_first = by == seat
            case {"kind": "pass", "count": count}:
                is_first = count < 2
            case {"kind": "destroy" | "mobilise" | "make_ready", "by": by, "owner": owner}:
                is_first = by == owner
            case _:
                is_first = all(event[field] for field in ("agent", "group", "groups") if field in event)
        return sentences[0] if is_first else sentences[-1]

    def _setup(self, event: EventData) -> str:
        agencies = self._names.agencies_all([self._names.seat(agency) for agency in event["agencies"]])
        text = self.tr("{agencies} face each other: {target} victory points to win.").format(
            agencies=agencies, target=event["target"]
        )
        if event["roster"]:
            roster = self.tr("Agents: {roster}.").format(roster=self._names.roster(event["roster"]))
            text = f"{text} {roster}"
        return capital(text)

    def _turn(self, event: EventData) -> str:
        card = self._names.objectives[event["objective"]]
        return self.tr("Turn {turn}, {year}: {name}. Stability {stability}, population {population}, {vp} VP.").format(
            turn=event["turn"],
            year=event["year"],
            name=self._names.text(card),
            stability=card["stability"],
            population=card["population"],
            vp=card["vp"],
        )

    def _balance(self, event: EventData) -> str:
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
        }[event["why"]]

    def _sentences(self) -> dict[str, tuple[str, ...]]:
        """By kind, in the order of a turn."""
        return {
            "shuffle": (self.tr("All groups are shuffled."),),
            "analyst_looks": (
                self.tr("{analyst} looks at the top of the group deck: {groups}."),
                self.tr("{analyst} looks at the top of the group deck."),
            ),
            "arranged": (
                self.tr("{analyst} arranges the top of the group deck: {groups}."),
                self.tr("{analyst} arranges the top of the group deck."),
            ),
            "chosen": (
                self.tr("{agency} has chosen an Agent X: {agent}."),
                self.tr("{agency} has chosen an Agent X."),
            ),
            "overheard": (
                self.tr("{agency} overhears the choice {of_other}: {agent}."),
                self.tr("{agency} overhears the choice {of_other}."),
            ),
            "back": (self.tr("Back from leave: {agents}."),),
            "first": (
                self.tr("{agency} holds the Balance token and begins."),
                self.tr("{agency} holds the Balance token and lets {other} begin."),
            ),
            "recruit": (self.tr("{agency} recruits {group}."),),
            "pass": (self.tr("{agency} passes."), self.tr("{agency} passes ({count} in a row).")),
            "event_used": (self.tr("{agency} uses {objective} ({points} VP)."),),
            "benefit": (self.tr("{agency} recruits {group} from the discard pile."),),
            "nuclear": (self.tr("Nuclear Escalation: the group {group} {of_other} is discarded."),),
            "summit": (
                self.tr("{agency} looks at the Agent X {of_other}: {agent}."),
                self.tr("{agency} looks at the Agent X {of_other}."),
            ),
            "destroy": (
                self.tr("{agency} activates {card}: its own group {group} is discarded."),
                self.tr("{agency} activates {card}: the group {group} {of_other} is discarded."),
            ),
            "mobilise": (
                self.tr("{agency} activates {card}: its own group {group} is mobilised."),
                self.tr("{agency} activates {card}: the group {group} {of_other} is mobilised."),
            ),
            "make_ready": (
                self.tr("{agency} activates {card}: its own group {group} is ready again."),
                self.tr("{agency} activates {card}: the group {group} {of_other} is ready again."),
            ),
            "steal": (self.tr("{agency} activates {card} and takes {group} {from_other}."),),
            "give": (self.tr("{agency} activates {card} and gives {group} {to_other}."),),
            "peek": (
                self.tr("{agency} activates {card} and looks at the top of the group deck: {group}."),
                self.tr("{agency} activates {card} and looks at the top of the group deck."),
            ),
            "peek_recruit": (self.tr("{agency} recruits the card it has looked at: {group}."),),
            "peek_discard": (self.tr("{agency} discards the card it has looked at: {group}."),),
            "peek_leave": (
                self.tr("{agency} leaves {group} on the group deck."),
                self.tr("{agency} leaves the card on the group deck."),
            ),
        }
