"""What may be done in XIII: Le Complot, in words: whole sentences for lists, hints and screen readers.

What an action would bring is read from `choices`. Combat and missions are told by `strikes`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from network.messages.table import Update
from qtapp.words.base import choices_of
from qtapp.words.complot import grammar
from qtapp.words.complot.choices.notes import Note, note_of
from qtapp.words.complot.choices.strikes import ComplotStrikes
from qtapp.words.complot.names import LETTERS, Names, View
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, listed
from qtapp.words.table import TableWords

Choice = Mapping[str, Any]
WORDS = ("pass", "end", "done", "stay", "ransom", "decline")


class ComplotChoices(Sentences[Names]):
    """Legal actions in words."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._strikes = ComplotStrikes(names)

    def sentence(self, text: str, update: Update) -> str:
        """What an action would do; the notation alone if it is not legal here."""
        if text not in update.legal:
            return text
        view, choice = cast("View", update.view), choices_of(update).get(text, {})
        called = TableWords().names(update.occupants)
        sentences = self._word(text, view) if text in WORDS else self._told(note_of(text), view, choice, called)
        return capital(" ".join(filter(None, sentences)))

    def whole(self, steps: Sequence[str], update: Update) -> str:
        """A choice with all its steps, before the first of them is made."""
        first, *others = steps
        if not others or first not in update.legal:
            return self.sentence(first, update)
        called = TableWords().names(update.occupants)
        notes = [note_of(step) for step in steps if step not in WORDS]
        if first.startswith("+"):
            return capital(self._departure(notes, called))
        if first.startswith("hire"):
            return capital(self._service(notes))
        parts = {
            "drop": self.tr("Discard {parts}."),
            "blue": self.tr("Recruit: {parts}."),
            "REC": self.tr("Recruit: {parts}."),
            "cull": self.tr("Give up {parts}."),
            "lay": self.tr("Lay {parts}."),
            "wound": self.tr("Wounds: {parts}."),
            "lose": self.tr("Discard {parts}.")
            if notes and notes[0].object in self._names.cards
            else self.tr("Give up {parts}."),
        }
        counts = Counter(self._part(note, called) for note in notes)
        listing = listed([f"{part} (×{count})" if count > 1 else part for part, count in counts.items()])
        sentence = parts[notes[0].verb].format(parts=listing) if notes else ""
        return capital(f"{self.tr('End your movement.')} {sentence}".strip() if first == "end" else sentence)

    def _departure(self, notes: Sequence[Note], called: Sequence[str]) -> str:
        """A group, how it leaves, and where it goes."""
        group = listed([self._names.chosen(note.object, called) for note in notes if note.verb == "+"])
        goal = next((note for note in notes if note.verb == ">"), None)
        if goal is None:
            return self.tr("Leave with {group}.").format(group=group)
        template = {
            "inf": self.tr("Infiltrate {to_place} with {group}."),
            "inc": self.tr("Go incognito {to_place} with {group}."),
            "avi": self.tr("Fly {to_place} with {group}."),
            "esq": self.tr("Slip away {to_place} with {group}."),
        }.get(next(iter(goal.named), ""), self.tr("Go {to_place} with {group}."))
        return template.format(group=group, to_place=grammar.to(self._names.place(goal.place)))

    def _service(self, notes: Sequence[Note]) -> str:
        """A character that is kept, and where it appears."""
        hired, *spots = notes
        out = hired.named.get("out")
        template = (
            self.tr("Take {figure} into your service {at_place}.")
            if out is None
            else self.tr("Take {figure} into your service {at_place}, instead {of_out}.")
        )
        return template.format(
            figure=self._names.figure(hired.object),
            at_place=self._names.at(spots[0].place) if spots else "",
            of_out="" if out is None else grammar.of(self._names.figure(out)),
        ).replace(" .", ".")

    def _part(self, note: Note, called: Sequence[str]) -> str:
        """What a step adds to a list."""
        names = self._names
        match note.verb:
            case "blue":
                return names.place(note.place)
            case "REC":
                return self.tr("a Recruitment card")
            case "lay":
                return f"{names.card(note.object)} ({names.chosen(note.target, called)})"
        if note.object in names.cards:
            return names.card(note.object)
        return names.chosen(note.object, called)

    # What needs no part

    def _word(self, text: str, view: View) -> list[str]:
        match text:
            case "pass":
                return [self._passed(view["phase"])]
            case "end":
                return [
                    self.tr("End your attempts: the missions you leave stay where they are.")
                    if view["phase"] == "attempt"
                    else self.tr("End your movement.")
                ]
            case "done":
                return [self._done(view)]
            case "stay":
                return [self.tr("Stay and fight on.")]
            case "ransom":
                return self._ransomed(view)
        return [self.tr("Do without the unit.")]

    def _ransomed(self, view: View) -> list[str]:
        sentences = [self.tr("Give the prisoner back and score the elimination value.")]
        for captive in view["about"]["elements"][:1]:
            points = self._names.card_of(captive, len(view["scores"]))["elimination"]
            sentences.append(self.tr("You gain %n inquiry point(s).", "", points))
        return sentences

    def _passed(self, phase: str) -> str:
        return {
            "assassinate": self.tr("No assassination."),
            "power": self.tr("No further capture or corruption."),
        }.get(phase, self.tr("Pass: play no card."))

    def _done(self, view: View) -> str:
        draft = view["draft"]
        match view["phase"]:
            case "discard":
                return self.tr("Discard these cards.") if draft else self.tr("Discard nothing.")
            case "recruit":
                return self.tr("Draw the characters.") if draft else self.tr("Recruit no more.")
            case "keep_character":
                return self.tr("Keep no other character.")
            case "buy":
                return self.tr("End your purchases.")
        return self.tr("Lay these cards.") if draft else self.tr("Lay no card.")

    # What has parts

    def _told(self, note: Note, view: View, choice: Choice, called: Sequence[str]) -> Sequence[str]:
        names = self._names
        if note.card:
            return self._played(note, view, choice, called)
        match note.verb:
            case "heal":
                return [self.tr("Heal {element} of all wounds.").format(element=names.figure(note.object))]
            case "pile":
                return [
                    self.tr("Reveal the top mission of pile {pile} ({kind}).").format(**self._pile(note.place, view))
                ]
            case "drop":
                return [self.tr("Discard {card}.").format(card=names.card(note.object))]
            case "keep":
                return [self.tr("Keep {card}.").format(card=names.card(note.object)), self.text_of(note.object)]
            case "put" | "buy":
                return self._unit(note, choice, called)
            case "blue":
                template = self.tr("Recruit {at_place}: draw one more character.")
                return [template.format(at_place=names.at(note.place))]
            case "hire":
                return self._hired(note, view)
            case "@":
                return [self.tr("Put the character {at_place}.").format(at_place=names.at(note.place))]
            case "+":
                return [self._joined(note, view, called)]
            case ">":
                return self._departed(note, choice)
            case "cull":
                template = self.tr("Give up {element}: it returns to the reserve.")
                return [template.format(element=names.chosen(note.object, called))]
        return self._strikes.told(note, view, choice, called)

    def text_of(self, card: str) -> str:
        """What a card does, as it is printed."""
        names = self._names
        return names.text(names.types[card[:3]], "text")

    def _pile(self, pile: int, view: View) -> dict[str, object]:
        """A mission pile and the type that its back shows."""
        back = view["backs"][pile - 1]
        return {"pile": pile, "kind": self._names.text(self._names.kinds[back]) if back else self.tr("empty")}

    def _unit(self, note: Note, choice: Choice, called: Sequence[str]) -> list[str]:
        names, is_bought = self._names, note.verb == "buy"
        template = self.tr("Buy {unit} {at_place}.") if is_bought else self.tr("Place {unit} {at_place}.")
        sentences = [template.format(unit=names.units_of(note.object, 1), at_place=names.at(note.place))]
        if "out" in note.named:
            out = names.chosen(note.named["out"], called)
            sentences.append(self.tr("In exchange, {element} returns to the reserve.").format(element=out))
        if is_bought:
            sentences.append(
                self.tr("It costs %n autonomy point(s); you keep {left}.", "", choice["cost"]).format(
                    left=choice["left"]
                )
            )
        return sentences

    def _hired(self, note: Note, view: View) -> list[str]:
        names, seats = self._names, len(view["scores"])
        out = note.named.get("out")
        template = (
            self.tr("Take {figure} into your service.")
            if out is None
            else self.tr("Take {figure} into your service instead {of_out}.")
        )
        of_out = grammar.of(names.figure(out)) if out else ""
        return [template.format(figure=names.figure(note.object), of_out=of_out), self.values(note.object, seats)]

    def values(self, figure: str, seats: int) -> str:
        """What is printed on a character's card."""
        row = self._names.card_of(figure, seats)
        return self.tr("{skill}, combat {combat}, plot {plot}, life {life}, worth {worth}.").format(
            skill=self._names.text(self._names.skills[row["skill"]]),
            combat=row["combat"],
            plot=row["plot"],
            life=row["life"],
            worth=row["elimination"],
        )

    def _joined(self, note: Note, view: View, called: Sequence[str]) -> str:
        element = self._names.chosen(note.object, called)
        if view["phase"] == "group":
            return self.tr("Take {element} along.").format(element=element)
        code = (
            note.object
            if "." in note.object or note.object in view["where"]
            else (f"{LETTERS[view['actors'][0]]}.{note.object}")
        )
        place = int(view["where"][code].partition("@")[2])
        template = (
            self.tr("Dodge with {element}.") if view["phase"] == "dodge" else self.tr("Leave {place} with {element}.")
        )
        return template.format(element=element, place=self._names.place(place))

    def _departed(self, note: Note, choice: Choice) -> list[str]:
        names, named = self._names, note.named
        way = next(iter(named), "")
        template = {
            "inf": self.tr("Infiltrate {to_place} with {figure}: nobody needs to stay behind."),
            "inc": self.tr("Incognito {to_place}: nobody needs to stay behind."),
            "avi": self.tr("Fly {to_place}."),
            "esq": self.tr("Slip away {to_place}."),
        }.get(way, self.tr("Go {to_place}."))
        figure = names.figure(named["inf"]) if way == "inf" else ""
        sentences = [
            template.format(to_place=grammar.to(f"{names.place(note.place)}\u00a0({note.place})"), figure=figure)
        ]
        if choice["cost"]:
            sentences.append(
                self.tr("That takes %n step(s); you have {left} left.", "", choice["cost"]).format(left=choice["left"])
            )
        if choice["enemies"]:
            sentences.append(self.tr("Enemy elements there: {number}.").format(number=choice["enemies"]))
        if choice["crowded"]:
            most = self._names.rules["max_units_per_place"]
            sentences.append(self.tr("At the end of your turn at most %n unit(s) may stand there.", "", most))
        return sentences

    # Cards

    def _played(self, note: Note, view: View, choice: Choice, called: Sequence[str]) -> Sequence[str]:
        names, kind = self._names, note.verb
        card = names.card(note.card)
        match kind:
            case "SCO":
                order = ", ".join(called[names.seat(letter)] for letter in note.named["order"])
                return [self.tr("Set the order of play: {order}.").format(order=order)]
            case "NMI":
                template = self.tr("Play {card}: reveal the top mission of pile {pile} ({kind}).")
                return [template.format(card=card, **self._pile(int(note.named["pile"]), view))]
            case "CMI":
                template = self.tr(
                    "Play {card}: {mission} goes under pile {under}, the top card of pile {pile} ({kind}) replaces it."
                )
                mission, under = names.mission(note.named["out"]), note.named["under"]
                return [
                    template.format(
                        card=card, mission=mission, under=under, **self._pile(int(note.named["pile"]), view)
                    )
                ]
            case "MIS":
                row = names.secondary[note.card]
                template = self.tr(
                    "Lay {card} {at_place}: %n inquiry point(s) for whoever controls the place.", "", row["points"]
                )
                return [template.format(card=card, at_place=names.at(row["place"]))]
            case "BLO" | "ATT":
                place = f"{names.at(note.place)}\u00a0({note.place})"
                template = self.tr("Play {card} {at_place}.").format(card=card, at_place=place)
                return [template, self._strikes.odds(choice["odds"])] if kind == "ATT" else [template]
            case "ACC" | "ESP":
                return self._aimed(note, choice, called)
            case "ALL" if "with" in note.named:
                other = called[names.seat(note.named["with"])]
                return [self.tr("Play {card} and share the mission with {other}.").format(card=card, other=other)]
            case "SOI":
                template = self.tr("Play {card} on {element}: %n wound(s) left.", "", choice["wounds"])
                return [template.format(card=card, element=names.chosen(note.target, called))]
            case "SOU":
                return [self._supported(note, view, choice, called)]
        return [self.tr("Play {card}.").format(card=card), self.text_of(note.card)]

    def _aimed(self, note: Note, choice: Choice, called: Sequence[str]) -> list[str]:
        card, other = self._names.card(note.card), called[self._names.seat(note.target)]
        if note.verb == "ACC":
            template = self.tr("Play {card} against {other}: {change}.")
            change = self.tr("%n inquiry point(s)", "", choice["points"])
            return [template.format(card=card, other=other, change=f"\N{MINUS SIGN}{change}")]
        template = self.tr("Play {card} against {other}: you see %n card(s) and keep one.", "", choice["cards"])
        return [template.format(card=card, other=other)]

    def _supported(self, note: Note, view: View, choice: Choice, called: Sequence[str]) -> str:
        """Which die, and whose it is."""
        number = int(note.target[1:])
        roller = view["roll"]["dice"][number - 1][0] if view["roll"] else None
        if roller is None:
            return self.tr("Roll die {number} again, which shows {face}.").format(number=number, face=choice["face"])
        return self.tr("Roll die {number} again, which shows {face}: {element}.").format(
            number=number, face=choice["face"], element=self._names.element(roller, called)
        )
