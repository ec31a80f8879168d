"""The log of combats and missions: dice, wounds, retreats, attempts, success and failure, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from qtapp.words.complot.names import EventData, Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import listed


class ComplotFights(Sentences[Names]):
    """Sentences about combats and missions, as templates; "" for what others tell."""

    def template(self, event: EventData) -> str:
        kind = event["kind"]
        for templates in (self._fought, self._missions):
            found = templates(kind, event)
            if found:
                return found
        return self._sentences().get(kind, "")

    def ended(self, winners: Sequence[str]) -> str:
        template = (
            self.tr("The inquiry is closed: victory for {players}!")
            if len(winners) == 1
            else self.tr("The inquiry is closed: {players} share the victory!")
        )
        return template.format(players=listed(winners))

    def _fought(self, kind: str, event: EventData) -> str:
        match kind:
            case "dice":
                return self._rolls()[event["what"]]
            case "alliance" if event["performer"] is None:
                return self.tr("Alliance {at_place}: no combat, and nobody is able to attempt {mission}.")
            case "laid" if not event["cards"]:
                return self.tr("{player} lays no card.")
            case "turned" if event["out"] is not None:
                return self.tr("{element} betrays {other} and joins {player} in place {of_out}.")
            case "care":
                return self.tr("{element} is cared for: %n wound(s) left.", "", event["wounds"])
        return ""

    def _rolls(self) -> dict[str, str]:
        """By what is rolled for."""
        return {
            "recruitment": self.tr("Recruitment: {dice}."),
            "bombing": self.tr("Bomb: {faces}."),
            "assassination": self.tr("Assassination: {dice}."),
            "capture": self.tr("Capture: {dice}."),
            "interrogation": self.tr("Interrogation: {dice}."),
            "corruption": self.tr("Corruption: {dice}."),
            "duel": self.tr("Combat dice: {dice}."),
            "mission": self.tr("Combat dice: {dice}."),
            "plot": self.tr("Plot roll: {dice}."),
            "validity": self.tr("Does the mission stay? Die: {faces}."),
        }

    def _missions(self, kind: str, event: EventData) -> str:
        match kind:
            case "secondary":
                return self.tr("{player} completes {card} {at_place}: %n inquiry point(s).", "", event["points"])
            case "attempt" if event["element"] is not None:
                return (
                    self.tr("{player} attempts {mission} with {element}.")
                    if event["card"] is None
                    else self.tr("{player} attempts {mission} with {element} and {card}.")
                )
            case "attempt" if event["enemies"]:
                return self.tr("{player} attempts {mission} against {enemies}.")
            case "plot_roll":
                return (
                    self.tr("Result {total}, needed {needed}: the plot is foiled.")
                    if event["success"]
                    else self.tr("Result {total}, needed {needed}: the plot roll fails.")
                )
            case "success" if len(event["shares"]) > 1:
                return self.tr("{player} solves {mission}. Shared points: {shares}.")
            case "validity":
                return self.tr("{mission} stays in play.") if event["stays"] else self.tr("{mission} leaves the table.")
            case "penalty":
                return self._penalty(event["penalty"], event["count"])
        return ""

    def _penalty(self, kind: str, count: int) -> str:
        match kind:
            case "lose_points":
                return self.tr("Failure costs {player} %n inquiry point(s).", "", count)
            case "wound_character":
                return self.tr("{player}: failure costs a character %n wound(s).", "", count)
            case "lose_unit":
                return self.tr("Failure costs {player} %n unit(s).", "", count)
            case "discard":
                return self.tr("Failure costs {player} %n card(s).", "", count)
            case "lose_autonomy":
                return self.tr("Failure costs {player} %n autonomy point(s) next round.", "", count)
        return self.tr("Failure costs {player} nothing.")

    def _sentences(self) -> dict[str, str]:
        """By kind, in the order in which they happen."""
        return {
            "fight": self.tr("Combat {at_place}: {players}."),
            "alliance": self.tr("Alliance {at_place}: {performer} must attempt {mission} and share with {partner}."),
            "duel": self.tr("{attacker} attacks {defender} {at_place}."),
            "dodge": self.tr("{player} avoids the combat with {group}."),
            "capture": self.tr("{element} tries to capture {target}."),
            "ransom": self.tr("{player} gives {element} back and scores the elimination value."),
            "turned": self.tr("{element} betrays {other} and joins {player}."),
            "corruption": self.tr("{element} tries to corrupt {target}."),
            "corrupted": self.tr("{element} now fights for {player}."),
            "laid": self.tr("{player} lays {armed}."),
            "disarmed": self.tr("The combat cards are discarded: {cards}."),
            "aimed": self.tr("{unit} aims at {target}."),
            "wounded": self.tr("Wounds: {wounds}."),
            "removed": self.tr("Eliminated: {marked}."),
            "stay": self.tr("{player} fights on."),
            "retreat": self.tr("{player} falls back with {group} {from_origin} {to_place}."),
            "retreated": self.tr("{player} ends the retreat {at_place}."),
            "stalemate": self.tr("Nobody has been wounded for a long time {at_place}: the combat is broken off."),
            "picked_up": self.tr("{own} carries {object} for {player}."),
            "lost_units": self.tr("{player} gives up {group} {at_place}."),
            "attempt": self.tr("{player} attempts {mission}."),
            "success": self.tr("{player} solves {mission}."),
            "seized": self.tr("{player} takes control {of_place} ({mission})."),
            "part_won": self.tr("{player} wins the first part of {mission}. To be delivered: {object}, {to_goal}."),
            "delivered": self.tr("{player} delivers {object} {to_goal}."),
            "failure": self.tr("{player} fails: {mission}."),
            "mission_under": self.tr("{player} puts {mission} under pile {pile}."),
            "lost_cards": self.tr("{player} loses {cards}."),
        }
