"""The buttons of The Circle: every choice that is no gesture on the board, with a short label."""

from __future__ import annotations

from collections.abc import Callable

from network.messages.table import Update
from qtapp.words.base import Offer
from qtapp.words.cercle.names import Names
from qtapp.words.names import Sentences

GESTURES = ("c:", "s:", "a:", "x:", "i:", "u:", ">")  # a colour or service that is laid out, a spy, a pile, a target
BUTTONS = (">-", ">*")  # steps that point at nothing
PRIMARY = ("d:-", "e", "t-", ">-")  # what ends a question; the first guard and the next bid are primary too


class CercleOffers(Sentences[Names]):
    """Buttons under the prompt."""

    def __init__(self, names: Names, sentence: Callable[[str, Update], str]) -> None:
        super().__init__(names)
        self._sentence = sentence

    def offers(self, update: Update) -> tuple[Offer, ...]:
        texts = [text for text in update.legal if text in BUTTONS or not text.startswith(GESTURES)]
        primary = next((text for text in texts if text in PRIMARY or text.startswith(("g:", "b:"))), "")
        return tuple(Offer(text, self._label(text), text == primary, self._sentence(text, update)) for text in texts)

    def _label(self, text: str) -> str:
        verb, _, rest = text.partition(":")
        if text not in self._plain():
            return self._named(verb, rest)
        return self._plain()[text]

    def _named(self, verb: str, rest: str) -> str:
        names = self._names
        match verb:
            case "h":
                return names.division(rest)
            case "b":
                return self.tr("Bid {bid}").format(bid=rest)
            case "g":
                return self.tr("Repel with {spy}").format(spy=names.spy(rest))
        return self.tr("Turn it with {spy}").format(spy=names.spy(rest))

    def _plain(self) -> dict[str, str]:
        return {
            "d:-": self.tr("Done"),
            "m": self.tr("Activate the marker (−1 VP)"),
            "e": self.tr("End turn"),
            "v+": self.tr("Forbid"),
            "v-": self.tr("Allow"),
            "g-": self.tr("Let it pass"),
            "b-": self.tr("Pass"),
            "t-": self.tr("Leave it"),
            ">-": self.tr("No more targets"),
            ">*": self.tr("Post it in front of me"),
        }
