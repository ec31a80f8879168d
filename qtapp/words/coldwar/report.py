"""The report of a turn: Cease-fire, Debriefing and Détente, told so that everyone understands why things happened."""

from __future__ import annotations

from qtapp.words.coldwar.names import Names
from qtapp.words.coldwar.places import Told, placed
from qtapp.words.coldwar.plans import ColdwarPlans
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital


class ColdwarReport(Sentences[Names]):
    """Sentences about what came of the struggle."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._plans = ColdwarPlans(names)

    def sentence(self, event: Told) -> str:
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
        for template in (self._ceasefire, self._fate, self._debriefing, self._detente):
            if (found := template(event)) is not None:
                return capital(placed(found, event, self._names))
        raise KeyError(event["kind"])

    # Sentences with lists in them

    def _totals(self, event: Told) -> str:
        totals = [f"{self._names.agency(seat)} {event['influence'][seat]}" for seat in event["ranking"]]
        return self.tr("Influence for a Stability of {stability}: {totals}.").format(
            stability=event["stability"], totals=", ".join(totals)
        )

    def _tie(self, event: Told) -> str:
        """R9.4: the first faction of the profile that any of them has decides by its highest group."""
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

    def _decrypted(self, event: Told) -> str:
        """R10.19: one card is turned over for all Cryptographers."""
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

    # By phase

    def _ceasefire(self, event: Told) -> str | None:
        match event:
            case {"kind": "ceasefire", "why": why}:
                return (
                    self.tr("The group deck is empty: immediate cease-fire.")
                    if why == "deck"
                    else self.tr("Everyone has passed in a row: cease-fire.")
                )
            case {"kind": "dominates"}:
                return self.tr("{agency} dominates {objective}.")
            case {"kind": "nobody"}:
                return self.tr("Every agency has caused civil disorder: nobody dominates {objective}.")
            case {"kind": "disorder", "excess": excess}:
                return self.tr("{agency} causes civil disorder: %n point(s) of Influence too much.", "", excess)
            case {"kind": "buried", "why": why}:
                return (
                    self.tr("Civil disorder on every side: the card “{name}” goes to the bottom of its deck.")
                    if why == "disorder"
                    else self.tr("The Assassin gives up the objective: “{name}” goes to the bottom of its deck.")
                )
            case {"kind": "claim", "why": why}:
                return {
                    "survivor": self.tr("Only {agency} has kept order and claims {objective} at once ({points} VP)."),
                    "spy": self.tr("Master stroke: {agency} claims {objective} at once ({points} VP)."),
                    "runner_up": self.tr(
                        "The Master Spy plays into the hands of the runner-up: {agency} claims "
                        "{objective} ({points} VP)."
                    ),
                    "director": self.tr(
                        "{director} also brings in {objective} from the bottom of the deck ({points} VP)."
                    ),
                }.get(why, self.tr("{agency} dominates and claims {objective} ({points} VP)."))
        return None

    def _fate(self, event: Told) -> str | None:
        match event:
            case {"kind": "revealed"}:
                return self.tr("{agency} reveals its Agent X: {agent}.")
            case {"kind": "eliminated", "cause": cause}:
                return (
                    self.tr("Civil disorder: {own_agent} is eliminated.")
                    if cause == "disorder"
                    else self.tr("The Assassin strikes: {own_agent} is eliminated.")
                )
            case {"kind": "detained"}:
                return self.tr("The Ambassador steps in: {own_agent} is detained.")
            case {"kind": "safe", "cause": cause}:
                return {
                    "disorder": self.tr("Civil disorder cannot touch {own_agent}, who goes back to headquarters."),
                    "assassin": self.tr("The Assassin can do nothing to {own_agent}."),
                }.get(cause, self.tr("The Ambassador can do nothing to {own_agent}."))
            case {"kind": "saved"}:
                return self.tr("The Nobel Peace Prize saves {own_agent}, who goes on leave.")
        return None

    def _debriefing(self, event: Told) -> str | None:
        match event:
            case {"kind": "listening"}:
                return self.tr("{double_agent} will listen in on {other} in the next Planning phase.")
            case {"kind": "sent_on_leave"}:
                return self.tr("{double_agent} sends {other_agent} on leave.")
            case {"kind": "analyst"}:
                return self.tr("{analyst} will arrange the top of the group deck in the next Briefing.")
            case {"kind": "intercept", "objective": objective}:
                return (
                    self.tr("{cryptographer} intercepts the next objective: {name}.")
                    if objective
                    else self.tr("{cryptographer} intercepts the next objective.")
                )
            case {"kind": "intercept_keep"}:
                return self.tr("{cryptographer} leaves the next objective where it is.")
            case {"kind": "intercept_bury"}:
                return self.tr("{cryptographer} puts the next objective at the bottom of its deck.")
        return None

    def _detente(self, event: Told) -> str | None:
        match event:
            case {"kind": "on_leave"}:
                return self.tr("On leave: {agents}.")
            case {"kind": "home"}:
                return self.tr("{own_agent} goes straight back to headquarters.")
            case {"kind": "collected"}:
                return self.tr("All groups in play go to the discard pile.")
            case {"kind": "space", "objectives": objectives}:
                return (
                    self.tr("{agency} looks at the next objectives: {objectives}.")
                    if objectives
                    else self.tr("{agency} looks at the next objectives.")
                )
            case {"kind": "ordered", "objectives": objectives}:
                return (
                    self.tr("{agency} arranges the next objectives: {objectives}.")
                    if objectives
                    else self.tr("{agency} arranges the next objectives.")
                )
            case {"kind": "olympics"}:
                return self.tr("{own_agent} returns to service, on leave.")
        return None
