"""Words and a board for `tests.network.dossiers`: a game with secrets for the window's own tests.

Everything that a view tells is written on the board and on the text board, so that a secret that reaches the window
can be found there. The board keeps a half-made choice (`picked`) for as long as the same question is asked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from engines import registry
from engines.game import OptionValue, Plain, Seat
from engines.match import Draft, Match
from network.bots.thought import Request, Thought
from network.messages.table import Entry, Refusal, Update
from qtapp.base.theme import Theme
from qtapp.boards.base import BoardScene
from qtapp.words import words_for
from qtapp.words.base import GameWords, Offer, Prompt, ScorePart, SheetRow
from tests.network import dossiers

SIDES = ("Red desk", "Blue desk", "Green desk")


def said(event: Mapping[str, Plain]) -> str:
    return " ".join(f"{name}={value}" for name, value in event.items())


class DossiersWords(GameWords):
    """Plain English everywhere; nothing here is translated."""

    game_id = "dossiers"
    many = False  # offer many buttons, with long words

    def title(self) -> str:
        return "Dossiers"

    def tagline(self) -> str:
        return "Files and papers."

    def summary(self) -> str:
        return "A small game of secrets."

    def option_name(self, option: str) -> str:
        return option

    def option_value(self, option: str, value: OptionValue) -> str:
        return str(value)

    def sentence(self, event: Mapping[str, Plain], names: Sequence[str]) -> str:
        return said(event)

    def prompt(self, update: Update, names: Sequence[str]) -> Prompt:
        own = "" if update.view["own"] is None else f"Your files: {update.view['own']}"
        return Prompt(f"{update.view['phase']}: {[names[seat] for seat in update.actors]}", own)

    def turn(self, update: Update, names: Sequence[str]) -> str:
        return f"Round {update.view['round']} for {update.seat}, next {update.view['next']}"

    def offers(self, update: Update) -> tuple[Offer, ...]:
        if self.many:
            words = "Envoyer l’Ambassadeur à la conférence & négocier avec tous les ministres"
            return tuple(
                Offer(update.legal[number % len(update.legal)], f"{words} {number}", number == 0)
                for number in range(24)
            )
        tip = f"Paper {update.view['next']}"
        return tuple(Offer(text, text.capitalize(), text == "pass", tip) for text in update.legal if text != "take")

    def seat_name(self, update: Update, seat: Seat, name: str) -> str:
        return f"{name} ({SIDES[seat]})"

    def seat_note(self, update: Update, seat: Seat) -> str:
        return str(update.view["laid"][seat]["file"] or "")

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        return refusal.reason

    def action(self, text: str, update: Update) -> str:
        return f"{text} of {update.view['own']}"

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        return (ScorePart("files", "Files", tuple(update.view["scores"]), "#2f5d9b"),)

    def score_sheet(self, outcome: Mapping[str, Plain], update: Update) -> tuple[SheetRow, ...]:
        return (SheetRow("Total", tuple(map(str, outcome["scores"])), "total"),)

    def verdict(self, outcome: Mapping[str, Plain], update: Update, names: Sequence[str]) -> str:
        return f"Won by {outcome['ranking'][0]}"

    def text_board(self, update: Update, names: Sequence[str]) -> str:
        return "\n".join(f"{name}: {value}" for name, value in update.view.items())


class DossiersBoard(BoardScene):
    """A line of text for every part of the view."""

    def __init__(self, words: GameWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self.played: list[Mapping[str, Plain]] = []  # every event that was played out
        self.picked = ""  # a choice that is half made
        self.suggested = ""
        self.waits = False  # have the news played out until `finish_motion`
        self._shown: tuple[Seat | None, int] | None = None

    def show_update(self, update: Update, names: Sequence[str], news: Sequence[Entry]) -> None:
        if (update.seat, update.asked) != self._shown:
            self.picked = self.suggested = ""
        self._shown = update.seat, update.asked
        self.played += [entry.event for entry in news]
        self.clear()
        for row, (name, value) in enumerate(update.view.items()):
            item = QGraphicsSimpleTextItem(f"{name}: {value}")
            item.setPos(0, 20 * row)
            item.setToolTip(item.text())
            self.addItem(item)
        if news and not self.waits:
            self.motion_ended.emit()

    def finish_motion(self) -> None:
        self.motion_ended.emit()

    def arrange(self, area: QSizeF) -> None:
        self.setSceneRect(QRectF(0, 0, area.width(), area.height()))

    def content(self) -> QRectF:
        return self.sceneRect()

    def point_out(self, event: Mapping[str, Plain]) -> None:
        self.hint_changed.emit(said(event))

    def point_out_line(self, line: str) -> None:
        pass

    def suggest(self, action: str) -> None:
        self.suggested = action
        self.aimed.emit(action)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme

    def retranslate(self) -> None:
        pass

    def key_pressed(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Return and self.suggested:
            self.action_chosen.emit(self.suggested)
            return True
        return False


def cover(theme: Theme, size: QSize) -> QImage:
    made = QImage(size, QImage.Format.Format_RGB32)
    made.fill(theme.colour("table"))
    return made


class NearThinker:
    """A thinker without a process: it answers with the last legal action, at once or when it is let go."""

    def __init__(self) -> None:
        self.holds = False
        self._waiting: dict[int, tuple[Request, Callable[[Thought], None]]] = {}
        self._count = 0

    def think(self, request: Request, on_answer: Callable[[Thought], None]) -> int:
        self._count += 1
        self._waiting[self._count] = request, on_answer
        if not self.holds:
            self.let_go()
        return self._count

    def let_go(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for number, (request, on_answer) in waiting.items():
            match = Match.replayed(request.setup, request.lines)
            draft = Draft(match.game, request.seat, match.state)
            while not draft.is_whole:
                draft = draft.extended(match.game.write(match.game.legal(draft.state, request.seat)[-1]))
            on_answer(Thought(number, draft.text))

    def cancel(self, number: int) -> None:
        self._waiting.pop(number, None)

    def hurry(self, number: int) -> None:
        self.let_go()

    def close(self) -> None:
        self._waiting.clear()


def registered(
    monkeypatch: pytest.MonkeyPatch, game: ModuleType = dossiers, words: type[GameWords] = DossiersWords
) -> Iterator[NearThinker]:
    """Make a game known to everyone, beside Wagons. Bots think nearby: another process would not know it."""
    near = NearThinker()
    monkeypatch.setattr("network.bots.thinkers.Thinkers.get", lambda _shared, _purpose="bots": near)
    make_known(monkeypatch, game, words)
    yield near
    forget()


def make_known(monkeypatch: pytest.MonkeyPatch, game: ModuleType, words: type[GameWords]) -> None:
    """Make a game known in this process, beside Wagons; afterwards it is to be forgotten."""
    monkeypatch.setattr(registry, "_PACKAGES", ("wagons",))
    game.register(monkeypatch.setattr, monkeypatch.setitem)
    for name, parts in {
        f"qtapp.words.{words.game_id}": {"Words": words},
        f"qtapp.boards.{words.game_id}": {"Board": DossiersBoard, "__path__": []},
        f"qtapp.boards.{words.game_id}.cover": {"cover": cover},
    }.items():
        module = ModuleType(name)
        vars(module).update(parts)
        monkeypatch.setitem(sys.modules, name, module)


def forget() -> None:
    registry.load.cache_clear()
    words_for.cache_clear()
