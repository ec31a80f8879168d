"""The buttons of XIII: Le Complot: every choice that is no gesture on the board, with a short label.

Elements, places, piles, missions, dice and the cards of the hand are pointed at; what is left are answers that point at
nothing, players, and the card that answers a window.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from engines.match import SEPARATOR
from network.messages.table import Update
from qtapp.words.base import Offer, choices_of
from qtapp.words.complot.choices.notes import note_of
from qtapp.words.complot.choices.sentences import WORDS, ComplotChoices
from qtapp.words.complot.names import LETTERS, Names
from qtapp.words.names import Sentences
from qtapp.words.table import TableWords

BUTTONS = ("turn", "vs", "ALL", "IND", "INN", "ACC", "ESP")
PRIMARY = ("end", "done", "pass", "stay", "turn")


class ComplotOffers(Sentences[Names]):
    """Buttons under the prompt."""

    def __init__(self, names: Names, choices: ComplotChoices) -> None:
        super().__init__(names)
        self._choices = choices

    def offers(self, update: Update) -> tuple[Offer, ...]:
        offers = self._words_and_cards(update)
        return (*offers, *self._everyone(update)) if update.view["phase"] == "group" else offers

    def _everyone(self, update: Update) -> Iterator[Offer]:
        """All who may go with a group that is begun, at once."""
        first = next((text for text in update.legal if text.startswith("+")), "")
        own = f"{LETTERS[update.seat or 0]}."
        along = [f"+{code.removeprefix(own)}" for code in choices_of(update)[first]["along"]] if first else []
        if along:
            steps = SEPARATOR.join((first, *along))
            yield Offer(
                steps, self.tr("Everyone who can leave"), tip=self._choices.whole(steps.split(SEPARATOR), update)
            )

    def _words_and_cards(self, update: Update) -> tuple[Offer, ...]:
        texts = [text for text in update.legal if text in WORDS or note_of(text).verb in BUTTONS]
        primary = next((text for text in texts if text.split(" ")[0] in PRIMARY), "")
        if primary == "end" and self._unused(update):
            primary = ""  # nobody is to be tempted to give away steps
        return tuple(
            Offer(text, self._label(text, update), text == primary, self._choices.sentence(text, update))
            for text in texts
        )

    def _unused(self, update: Update) -> int:
        """Steps that could still be made before the movement ends."""
        if update.view["phase"] != "move" or update.seat is None:
            return 0
        if not any(text.startswith("+") for text in update.legal):
            return 0
        points, flown = cast("list[int]", update.view["ap"]), cast("int", update.view["helicopter"])
        return points[update.seat] + flown

    def _label(self, text: str, update: Update) -> str:
        unused = self._unused(update) if text == "end" else 0
        if unused:
            return self.tr("End, %n step(s) unused", "", unused)
        if text in WORDS:
            return self._word(text, str(update.view["phase"]), is_begun=bool(update.view["draft"]))
        note, names, called = note_of(text), self._names, TableWords().names(update.occupants)
        match note.verb:
            case "turn" if "out" in note.named:
                return self.tr("Accept, part with {figure}").format(figure=names.figure(note.named["out"]))
            case "turn":
                return self.tr("Accept")
            case "vs":
                return self.tr("Fight {other}").format(other=called[names.seat(note.object)])
            case "ACC" | "ESP":
                template = self.tr("{card}: {other}")
                return template.format(card=names.card(note.card), other=called[names.seat(note.target)])
        if "with" in note.named:
            return self.tr("Alliance with {other}").format(other=called[names.seat(note.named["with"])])
        return self.tr("Play {card}").format(card=names.card(note.card))

    def _word(self, text: str, phase: str, *, is_begun: bool) -> str:
        match text:
            case "pass":
                return self.tr("Pass")
            case "end":
                return self.tr("End attempts") if phase == "attempt" else self.tr("End movement")
            case "stay":
                return self.tr("Fight on")
            case "ransom":
                return self.tr("Give back")
            case "decline":
                return self.tr("Do without")
        if is_begun:
            return self.tr("Done")
        return {
            "discard": self.tr("Discard nothing"),
            "recruit": self.tr("Do not recruit"),
            "keep_character": self.tr("Keep nobody else"),
            "buy": self.tr("End purchases"),
            "combat_cards": self.tr("No card"),
        }.get(phase, self.tr("Done"))
