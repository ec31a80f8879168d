"""A move that is typed on the board: what was typed so far, what it means, and why it cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qtapp.boards.cirkle.refusing import why_not
from qtapp.boards.cirkle.typed import COLUMNS, MOST, SIGNS, cleaned, meant, notation, typed
from qtapp.words.base import choices_of

if TYPE_CHECKING:
    from qtapp.boards.cirkle.choosing import CirkleChooser

KINDS = "CHTP"


class TypedMove:
    """The line is open as soon as something is typed."""

    def __init__(self, chooser: CirkleChooser) -> None:
        self._chooser = chooser
        self.text = ""
        self._refusal = ""

    @property
    def is_open(self) -> bool:
        return bool(self.text)

    def opens_with(self, letter: str) -> bool:
        """Whether a letter begins a move: it is a column of the board, and there is something to choose."""
        columns = self._chooser.view["board"]["columns"]
        return bool(self._chooser.tree) and len(letter) == 1 and letter.upper() in columns

    def takes(self, letter: str) -> bool:
        return len(letter) == 1 and (letter.upper() in COLUMNS + KINDS + "X" or letter in SIGNS)

    def add(self, letter: str) -> None:
        if len(self.text) < MOST:
            self._change(self.text + letter)

    def erase(self) -> None:
        self._change(self.text[:-1])

    def close(self) -> None:
        if self.text:
            self.text, self._refusal = "", ""
            self._chooser.scenery.typed.close()

    def _change(self, text: str) -> None:
        """What is chosen so far follows what is typed."""
        self.text, self._refusal = cleaned(text), ""
        if not self.text:
            self._chooser.scenery.typed.close()
        self._chooser.follow_typed(typed(self.text), self.action)

    @property
    def action(self) -> str:
        """The legal action that is named, if any."""
        return meant(self.text, self._chooser.update.legal, choices_of(self._chooser.update))

    def enter(self) -> bool:
        """Play what is typed, or say why not."""
        action = self.action
        if action:
            self.close()
            self._chooser.board.choose(action)
            return True
        chooser = self._chooser
        assert chooser.update.seat is not None
        full = notation(self.text, choices_of(chooser.update))
        reason = why_not(chooser.view, chooser.update.seat, full, chooser.board.words, chooser.board.names)
        self._refusal = reason or chooser.board.unread_words(self.text)
        self.show()
        return True

    def show(self) -> None:
        if not self.text:
            return
        chooser = self._chooser
        note = self._refusal or (
            chooser.board.words.action(self.action, chooser.update) if self.action else chooser.board.typing_words()
        )
        chooser.scenery.typed.show_text(chooser.scenery.layout, self.text, note, wrong=bool(self._refusal))
