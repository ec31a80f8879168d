"""The log of XIII: Le Complot: rounds, cards, recruitment and movement. Combat and missions are told by `fights`."""

from __future__ import annotations

from collections.abc import Sequence

from qtapp.words.complot.fields import placed
from qtapp.words.complot.log.fights import ComplotFights
from qtapp.words.complot.names import EventData, Names
from qtapp.words.complot.waiting import ComplotWindows
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, listed


class ComplotLog(Sentences[Names]):
    """Sentences about what happens, one for each event."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._fights, self._windows = ComplotFights(names), ComplotWindows()

    def sentence(self, event: EventData, called: Sequence[str]) -> str:
        if event["kind"] == "end":
            return capital(self._fights.ended([called[seat] for seat in event["winners"]]))
        template = self._template(event) or self._fights.template(event) or self._sentences()[event["kind"]]
        return capital(placed(template, event, self._names, called))

    def _template(self, event: EventData) -> str:
        """Where the kind alone does not say which sentence it is; "" for all others."""
        kind = event["kind"]
        for templates in (self._cards, self._recruits, self._moves, self._attacks):
            found = templates(kind, event)
            if found:
                return found
        return ""

    def _cards(self, kind: str, event: EventData) -> str:
        match kind:
            case "dealt" if event["aside"]:
                return self.tr("Main characters: {mains}. Out of the game: {aside}.")
            case "drawer" if not event["faces"]:
                return self.tr("{player} played last and draws the order of play.")
            case "drop" if not event["cards"]:
                return self.tr("{player} discards nothing.")
            case "reshuffled":
                return self.tr("The discard pile is shuffled: a new deck of %n card(s).", "", event["count"])
            case "draw":
                return (
                    self.tr("{player} draws %n card(s).", "", event["count"])
                    if event["cards"] is None
                    else self.tr("{player} draws {cards}.")
                )
            case "bonus_draw":
                return (
                    self.tr("{player} looks at %n extra card(s).", "", event["count"])
                    if event["cards"] is None
                    else self.tr("{player} may choose from {cards}.")
                )
            case "keep" if event["card"] is None:
                return self.tr("{player} keeps one of them.")
            case "keep" if event["under"] is None:
                return self.tr("{player} keeps {card}.")
            case "pass":
                window = self._windows.name(event["window"])
                return self.tr("{player} passes ({window}).").replace("{window}", window)
        return ""

    def _recruits(self, kind: str, event: EventData) -> str:
        match kind:
            case "unit_won":
                return (
                    self.tr("{player} gains {bought} {at_place}.")
                    if event["out"] is None
                    else self.tr("{player} gains {bought} {at_place} and gives up {out}.")
                )
            case "recruit":
                sources = self._sources(event)
                if not sources:
                    return self.tr("{player} does not recruit.")
                return self.tr("{player} recruits: {sources}.").replace("{sources}", sources)
            case "drawn":
                return (
                    self.tr("{player} draws %n character(s).", "", event["count"])
                    if event["figures"] is None
                    else self.tr("{player} draws {figures}.")
                )
            case "unkept":
                return self.tr("{player} puts %n character(s) back under the deck.", "", event["count"])
            case "hire":
                return (
                    self.tr("{element} joins {player} {at_place}.")
                    if event["out"] is None
                    else self.tr("{element} joins {player} {at_place} and replaces {out}.")
                )
            case "buy" if event["out"] is None:
                return self.tr("{player} buys {bought} {at_place} for %n autonomy point(s).", "", event["cost"])
            case "buy":
                return self.tr(
                    "{player} buys {bought} {at_place} for %n autonomy point(s) and gives up {out}.", "", event["cost"]
                )
        return ""

    def _sources(self, event: EventData) -> str:
        """What brings the draws."""
        sources = [self._names.place(place) for place in event["places"]]
        if event["cards"]:
            sources.append(self.tr("%n Recruitment card(s)", "", len(event["cards"])))
        if event["sixes"]:
            sources.append(self.tr("%n six(es) rolled", "", event["sixes"]))
        return listed(sources)

    def _moves(self, kind: str, event: EventData) -> str:
        match kind:
            case "step":
                return {
                    "step": self.tr("{player} moves {group} {from_origin} {to_place}."),
                    "plane": self.tr("{player} flies {group} {from_origin} {to_place}."),
                    "infiltration": self.tr("{player} slips {group} {from_origin} {to_place}."),
                }[event["how"]]
            case "infiltrate":
                return (
                    self.tr("{player} announces an Incognito: {group}, {from_origin} {to_place}.")
                    if event["figure"] is None
                    else self.tr("{player} announces an infiltration by {figure}: {group}, {from_origin} {to_place}.")
                )
            case "play":
                return self._played(event)
            case "garrison_back":
                return self.tr("The neutral units return {to_place}.")
        return ""

    def _played(self, event: EventData) -> str:
        """What a card is aimed at."""
        templates = {
            "seat": self.tr("{player} plays {card} against {other}."),
            "element": self.tr("{player} plays {card} on {own}."),
            "place": self.tr("{player} plays {card} ({spot})."),
            "die": self.tr("{player} plays {card} on die {die}."),
        }
        found = (template for field, template in templates.items() if event[field] is not None)
        return next(found, self.tr("{player} plays {card}."))

    def _attacks(self, kind: str, event: EventData) -> str:
        match kind:
            case "bombing":
                return (
                    self.tr("A bomb explodes {at_place}.")
                    if event["success"]
                    else self.tr("The bomb planted {at_place} does not go off.")
                )
            case "assassinated":
                return self.tr("{target} is hit.") if event["success"] else self.tr("The attempt on {target} fails.")
            case "accused":
                return self.tr("{player} accuses {other}, who loses %n inquiry point(s).", "", event["points"])
            case "spied":
                return (
                    self.tr("{player} looks at %n card(s) from {other_hand}.", "", event["count"])
                    if event["cards"] is None
                    else self.tr("{player} sees in {other_hand}: {cards}.")
                )
            case "spy_keeps":
                return (
                    self.tr("{player} takes one card from {other_hand}.")
                    if event["card"] is None
                    else self.tr("{player} takes {card} from {other_hand}.")
                )
            case "intelligence" if event["missions"] is None:
                return self.tr("{player} looks at the top cards of the mission piles.")
            case "intelligence":
                return self.tr("{player} sees on top of the mission piles: {missions}.").replace(
                    "{missions}", self._tops(event["missions"])
                )
            case "points":
                return self.tr("{player}: {change}, now at %n inquiry point(s).", "", event["total"])
        return ""

    def _tops(self, missions: Sequence[str | None]) -> str:
        return ", ".join(
            self.tr("pile {pile}, {mission}").format(pile=pile, mission=self._names.mission(mission))
            for pile, mission in enumerate(missions, 1)
            if mission is not None
        )

    def _sentences(self) -> dict[str, str]:
        """By kind, in the order of a round."""
        return {
            "dealt": self.tr("Main characters: {mains}."),
            "drawer": self.tr("Dice: {throws}. {player} draws the order of play."),
            "round": self.tr("Round {round}."),
            "phase": self.tr("Phase {phase}: {name}."),
            "healed": self.tr("{element} recovers from all wounds {at_place}."),
            "order": self.tr("Order of play: {order}."),
            "scoop": self.tr("{player} sets the order of play: {order}."),
            "ranking": self.tr("Dice to break the tie: {throws}."),
            "mission": self.tr("{player} reveals a mission from pile {pile}: {mission} ({kind}), {at_place}."),
            "mission_out": self.tr("{player} puts {mission} back under pile {pile}."),
            "drop": self.tr("{player} discards {cards}."),
            "keep": self.tr("{player} keeps {card} and puts {under} under the deck."),
            "autonomy": self.tr("Autonomy points: {counts}."),
            "declined": self.tr("{player} does without {bought}."),
            "stopped": self.tr("{player} foils the infiltration announced by {other}. Stopped: {group}."),
            "give": self.tr("{player} hands {object} over {to_own}."),
            "take": self.tr("{own} picks up {object} for {player}."),
            "laid_secondary": self.tr("{player} lays a secondary mission {at_place}: {card}."),
            "closed": self.tr("Closed until the end of the round: {place}."),
            "bombed": self.tr("The bomb hits {element}."),
            "end_turn": self.tr("{player} ends their movement."),
            "culled": self.tr("{player} gives up surplus units: {group}."),
            "assassinate": self.tr("{element} aims at {target}."),
            "innocent": self.tr("Innocent: the card played by {other} has no effect."),
            "reroll": self.tr("Die {die} is rolled again: {face} instead of {before}."),
            "round_over": self.tr("Round {round} is over."),
        }
