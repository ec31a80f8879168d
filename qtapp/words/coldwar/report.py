"""The report of a turn: Cease-fire, Debriefing and Détente, told so that everyone understands why things happened."""

from __future__ import annotations

from qtapp.words.coldwar.fields import EventData, placed
from qtapp.words.coldwar.names import Names
from qtapp.words.coldwar.plans import ColdwarPlans
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital


class ColdwarReport(Sentences[Names]):
    """Sentences about what came of the struggle."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._plans = ColdwarPlans(names)

    def sentence(self, event: EventData) -> str:
        match event["kind"]:
            case "totals":
                return self._totals(event)
            case "tie":
                return capital(self._tie(event))
            case "plan":
                return capital(self._plans.sentence(event))
            case "decrypted":
                return self._decrypted(event)
            case "extra_turn":
                return self.tr("Level at the top: {agencies}. One more turn is played.").format(
                    agencies=self._names.agencies_all(event["seats"])
                )
            case "end":
                return self.ended(event["winners"], event["why"])
            case "disorder":
                template = self.tr(
                    "{agency} causes civil disorder: %n point(s) of Influence too much.", "", event["excess"]
                )
            case "claim":
                template = self._claim(event["why"])
            case "safe":
                template = self._safe(event["cause"])
            case _:
                template = self._chosen(event)
        return capital(placed(template, event, self._names))

    # Sentences with lists in them

    def _totals(self, event: EventData) -> str:
        totals = [f"{self._names.agency(seat)} {event['influence'][seat]}" for seat in event["ranking"]]
        return self.tr("Influence for a Stability of {stability}: {totals}.").format(
            stability=event["stability"], totals=", ".join(totals)
        )

    def _tie(self, event: EventData) -> str:
        """The first faction of the profile that any of them has decides by its highest group."""
        template = {
            "M": self.tr("Tie between {agencies}: the profile makes military groups decide, {ahead} has the highest."),
            "E": self.tr("Tie between {agencies}: the profile makes economic groups decide, {ahead} has the highest."),
            "N": self.tr("Tie between {agencies}: the profile makes media groups decide, {ahead} has the highest."),
            "P": self.tr("Tie between {agencies}: the profile makes political groups decide, {ahead} has the highest."),
        }.get(event["faction"]) or self.tr(
            "Tie without groups between {agencies}: {ahead} comes first, clockwise from the Balance token."
        )
        return template.format(
            agencies=self._names.agencies_all(event["seats"]), ahead=self._names.the_agency(event["ahead"])
        )

    def _decrypted(self, event: EventData) -> str:
        """One card is turned over for all Cryptographers."""
        if event["group"] is None:
            return self.tr("Decryption: the group deck is empty, no points.")
        group = self._names.quoted(event["group"])
        if not event["points"]:
            return self.tr("Decryption: {group}. That is too weak, no points.").format(group=group)
        return self.tr("Decryption: {group}. {points} points: {agencies}.").format(
            group=group, points=event["points"], agencies=self._names.agencies_all(event["seats"])
        )

    def ended(self, winners: list[int], why: str) -> str:
        """Who has won the Cold War, and by what."""
        agencies = self._names.agencies_all(winners)
        if len(winners) > 1:
            return self.tr("Level in everything: {agencies} share the victory.").format(agencies=agencies)
        return capital(
            {
                "no_objective": self.tr("No objective is left: {agency} leads and wins the Cold War!"),
                "last_year": self.tr("The last year is over: {agency} leads and wins the Cold War!"),
            }.get(why, self.tr("{agency} wins the Cold War!")).format(agency=agencies)
        )

    # By kind

    def _claim(self, why: str) -> str:
        return {
            "survivor": self.tr("Only {agency} has kept order and claims {objective} at once ({points} VP)."),
            "spy": self.tr("Master stroke: {agency} claims {objective} at once ({points} VP)."),
            "runner_up": self.tr(
                "The Master Spy plays into the hands of the runner-up: {agency} claims {objective} ({points} VP)."
            ),
            "director": self.tr("{director} also brings in {objective} from the bottom of the deck ({points} VP)."),
        }.get(why, self.tr("{agency} dominates and claims {objective} ({points} VP)."))

    def _safe(self, cause: str) -> str:
        return {
            "disorder": self.tr("Civil disorder cannot touch {own_agent}, who goes back to headquarters."),
            "assassin": self.tr("The Assassin can do nothing to {own_agent}."),
        }.get(cause, self.tr("The Ambassador can do nothing to {own_agent}."))

    def _chosen(self, event: EventData) -> str:
        """The sentence for an event. Where there are two, the second is for those who may not know all, or for the
        other of two causes."""
        sentences = self._sentences()[event["kind"]]
        match event:
            case {"kind": "ceasefire", "why": why}:
                is_first = why == "deck"
            case {"kind": "buried", "why": cause} | {"kind": "eliminated", "cause": cause}:
                is_first = cause == "disorder"
            case _:
                is_first = all(event[field] for field in ("objective", "objectives") if field in event)
        return sentences[0] if is_first else sentences[-1]

    def _sentences(self) -> dict[str, tuple[str, ...]]:
        """In the order of the rules."""
        return {
            "ceasefire": (
                self.tr("The group deck is empty: immediate cease-fire."),
                self.tr("Everyone has passed in a row: cease-fire."),
            ),
            "dominates": (self.tr("{agency} dominates {objective}."),),
            "nobody": (self.tr("Every agency has caused civil disorder: nobody dominates {objective}."),),
            "buried": (
                self.tr("Civil disorder on every side: the card “{name}” goes to the bottom of its deck."),
                self.tr("The Assassin gives up the objective: “{name}” goes to the bottom of its deck."),
            ),
            "revealed": (self.tr("{agency} reveals its Agent X: {agent}."),),
            "eliminated": (
                self.tr("Civil disorder: {own_agent} is eliminated."),
                self.tr("The Assassin strikes: {own_agent} is eliminated."),
            ),
            "detained": (self.tr("The Ambassador steps in: {own_agent} is detained."),),
            "saved": (self.tr("The Nobel Peace Prize saves {own_agent}, who goes on leave."),),
            "listening": (self.tr("{double_agent} will listen in on {other} in the next Planning phase."),),
            "sent_on_leave": (self.tr("{double_agent} sends {other_agent} on leave."),),
            "analyst": (self.tr("{analyst} will arrange the top of the group deck in the next Briefing."),),
            "intercept": (
                self.tr("{cryptographer} intercepts the next objective: {name}."),
                self.tr("{cryptographer} intercepts the next objective."),
            ),
            "intercept_keep": (self.tr("{cryptographer} leaves the next objective where it is."),),
            "intercept_bury": (self.tr("{cryptographer} puts the next objective at the bottom of its deck."),),
            "on_leave": (self.tr("On leave: {agents}."),),
            "home": (self.tr("{own_agent} goes straight back to headquarters."),),
            "collected": (self.tr("All groups in play go to the discard pile."),),
            "space": (
                self.tr("{agency} looks at the next objectives: {objectives}."),
                self.tr("{agency} looks at the next objectives."),
            ),
            "ordered": (
                self.tr("{agency} arranges the next objectives: {objectives}."),
                self.tr("{agency} arranges the next objectives."),
            ),
            "olympics": (self.tr("{own_agent} returns to service, on leave."),),
        }
