"""Combat and missions, told before they are chosen: attacks, powers, cards, wounds, retreats, attempts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from qtapp.words.complot import grammar
from qtapp.words.complot.choices.notes import Note
from qtapp.words.complot.names import Names, View
from qtapp.words.names import Sentences

Choice = Mapping[str, Any]


class ComplotStrikes(Sentences[Names]):
    """What phases 7 and 8 offer, and the attacks of phase 6."""

    def told(self, note: Note, view: View, choice: Choice, called: Sequence[str]) -> Sequence[str]:
        match note.verb:
            case "kill" | "cap" | "cor":
                return self._power(note, choice, called)
            case "hit" | "aim" | "wound":
                return self._hurt(note, choice, called)
            case "retreat":
                return self._retreat(note, choice)
            case "try" | "deliver":
                return self._attempt(note, choice)
            case "give" | "take" | "carry":
                return [self._object(note, view, called)]
            case "turn":
                return self._turncoat(note, view)
        return [self._plain(note, choice, called)]

    def odds(self, odds: int) -> str:
        return self.tr("Chance of success: {odds}%.").format(odds=odds)

    def _plain(self, note: Note, choice: Choice, called: Sequence[str]) -> str:
        names = self._names
        match note.verb:
            case "fight":
                return self.tr("Fight {at_place}.").format(at_place=f"{names.at(note.place)}\u00a0({note.place})")
            case "vs":
                return self.tr("Fight against {other}.").format(other=called[names.seat(note.object)])
            case "lay":
                template = (
                    self.tr("Lay {card} on {element}, who then hits with {needed} or more.")
                    if choice["needed"] > 1
                    else self.tr("Lay {card} on {element}, who then always hits.")
                )
                return template.format(
                    card=names.card(note.object),
                    element=names.chosen(note.target, called),
                    needed=choice["needed"],
                )
            case "under":
                return self.tr("Put the mission under pile {pile}.").format(pile=note.place)
        if note.object in names.cards:
            return self.tr("Discard {card}.").format(card=names.card(note.object))
        template = self.tr("Give up {element}: it returns to the reserve.")
        return template.format(element=names.chosen(note.object, called))

    def _power(self, note: Note, choice: Choice, called: Sequence[str]) -> list[str]:
        """An assassination, a capture or a corruption."""
        names = self._names
        sentence = {
            "kill": self.tr("{figure} aims at {target}."),
            "cap": self.tr("{figure} tries to capture {target}."),
            "cor": self.tr("{figure} tries to corrupt {target}."),
        }[note.verb].format(figure=names.figure(note.object), target=names.chosen(note.target, called))
        sentences = [sentence, self.odds(choice["odds"])]
        if choice["points"]:
            sentences.append(
                self.tr("A kill brings %n inquiry point(s).", "", choice["points"])
                if note.verb == "kill"
                else self.tr("If the prisoner does not change sides: %n inquiry point(s).", "", choice["points"])
            )
        return sentences

    def _hurt(self, note: Note, choice: Choice, called: Sequence[str]) -> list[str]:
        names = self._names
        target = names.chosen(note.target or note.object, called)
        sentence = {
            "hit": self.tr("The bomb hits {target}."),
            "aim": self.tr("Your assassin’s wound is for {target}."),
            "wound": self.tr("A wound for {target}."),
        }[note.verb].format(target=target)
        left = (
            self.tr("That is fatal.") if choice["dies"] else self.tr("Life left: {left}.").format(left=choice["left"])
        )
        return [sentence, left]

    def _retreat(self, note: Note, choice: Choice) -> list[str]:
        """A step of a retreat, and whether it may end there."""
        place = f"{self._names.place(note.place)}\u00a0({note.place})"
        sentence = self.tr("Fall back {to_place}.").format(to_place=grammar.to(place))
        if choice["ends"]:
            return [sentence, self.tr("The group may stay there.")]
        if choice["enemies"]:
            return [sentence, self.tr("Enemies stand there: the group must go on.")]
        return [sentence, self.tr("There is no room: the group must go on.")]

    def _attempt(self, note: Note, choice: Choice) -> list[str]:
        names = self._names
        mission = note.object
        if note.verb == "deliver":
            sentence = self.tr("Deliver {object} {to_place}.").format(
                object=names.object(mission), to_place=grammar.to(names.place(names.missions[mission]["deliver_to"]))
            )
            return [sentence, self.tr("You gain %n inquiry point(s).", "", choice["points"])]
        sentences = [self._tried(note)]
        if choice["enemies"]:
            sentences.append(
                self.tr("To be fought: {enemies}.").format(enemies=names.forces(names.missions[mission]["enemies"]))
            )
        if choice["odds"] is not None:
            sentences.append(self._needed(choice))
        if choice["points"]:
            sentences.append(
                self.tr("If you still hold the place next round: %n inquiry point(s).", "", choice["points"])
                if names.missions[mission]["type"] == "defence"
                else self.tr("To be gained: %n inquiry point(s).", "", choice["points"])
            )
        elif "deliver_to" in names.missions[mission]:
            goal = grammar.to(names.place(names.missions[mission]["deliver_to"]))
            sentence = self.tr("Success wins {object}, to be delivered {to_place}.")
            sentences.append(sentence.format(object=names.object(mission), to_place=goal))
        return sentences

    def _tried(self, note: Note) -> str:
        names, named = self._names, note.named
        parts = {
            "mission": names.mission(note.object),
            "figure": names.figure(named["by"]) if "by" in named else "",
            "card": names.card(named["card"]) if "card" in named else "",
        }
        if parts["card"]:
            return self.tr("Attempt {mission} with {figure} and {card}.").format(**parts)
        if parts["figure"]:
            return self.tr("Attempt {mission} with {figure}.").format(**parts)
        return self.tr("Attempt {mission}.").format(mission=parts["mission"])

    def _needed(self, choice: Choice) -> str:
        """The face that a plot needs."""
        if choice["odds"] == 0:
            return self.tr("No die can succeed.")
        if choice["needed"] <= 1:
            return self.tr("Every die succeeds.")
        return self.tr("The die must show {needed} or more ({odds}%).").format(
            needed=choice["needed"], odds=choice["odds"]
        )

    def _object(self, note: Note, view: View, called: Sequence[str]) -> str:
        names = self._names
        if note.verb == "carry":
            mission = view["about"]["mission"]
            object_ = names.object(mission) if mission else self.tr("the object")
            template = self.tr("{element} carries {object}.")
            return template.format(element=names.chosen(note.object, called), object=object_)
        template = (
            self.tr("Hand {object} over {to_element}.")
            if note.verb == "give"
            else self.tr("Pick up {object} with {element}.")
        )
        element = names.chosen(note.target, called)
        return template.format(object=names.object(note.object), element=element, to_element=grammar.to(element))

    def _turncoat(self, note: Note, view: View) -> list[str]:
        """The prisoner joins, and perhaps another one leaves."""
        names, elements = self._names, view["about"]["elements"]
        captive = names.figure(elements[0]) if elements else self.tr("the prisoner")
        sentences = [self.tr("Accept: {captive} joins you and fights at once.").format(captive=captive)]
        if "out" in note.named:
            sentences.append(self.tr("You part with {figure}.").format(figure=names.figure(note.named["out"])))
        return sentences
