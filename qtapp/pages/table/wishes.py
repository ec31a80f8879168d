"""When players want to be asked whether to react, as a menu: it shows what holds, and takes what is to hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from engines import load
from engines.game import Seat
from network.messages.table import StandingWish, Update
from network.table.windows import ABLE, ALWAYS, NEVER, ROUND_END
from qtapp.words.base import GameWords
from qtapp.words.phrases import capital
from qtapp.words.table import TableWords


class WishMenu(QMenu):
    """Made when it is opened. Where there is more than one player or phase, each has a menu of its own."""

    def __init__(
        self,
        people: Sequence[tuple[str, Update]],
        phases: Sequence[str],
        words: GameWords,
        say: Callable[[Seat | None, StandingWish], None],
        parent: QWidget,
        *,
        shared: bool,
    ) -> None:
        """`people`: their names and what they were told last; `shared`: others look at the screen, too."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        table_words, is_one = TableWords(), len(people) * len(phases) == 1
        frequent = load(words.game_id).frequent
        for name, update in people:
            for phase in phases:
                held = next((wish for wish in update.wishes if wish.phase == phase), _always(phase))
                window = words.window_name(phase)
                title = f"{name} · {window}" if len(people) > 1 else window
                menu = self if is_one else self.addMenu(table_words.standing_wish(title, held))
                group = QActionGroup(menu)
                for wish in _wishes(update, held, shared=shared, is_frequent=phase in frequent):
                    action = group.addAction(capital(table_words.wish(wish)))
                    action.setCheckable(True)
                    action.setChecked(wish == held)
                    action.triggered.connect(partial(say, update.seat, wish))
                    menu.addAction(action)


def _always(phase: str) -> StandingWish:
    return StandingWish(phase, ALWAYS, for_round=False)


def _wishes(update: Update, held: StandingWish, *, shared: bool, is_frequent: bool) -> Iterator[StandingWish]:
    """To be asked only where one could react is offered where nobody sees whether one was."""
    are_several = sum(occupant.kind != "bot" for occupant in update.occupants) > 1
    is_hidden = are_several and update.assistance.reaction_time > 0 and not shared
    yield _always(held.phase)
    if is_frequent:
        yield StandingWish(held.phase, ROUND_END, for_round=False)
    for wish in (ABLE, NEVER) if is_hidden or held.wish == ABLE else (NEVER,):
        for for_round in (True, False) if "round" in update.view else (False,):
            yield StandingWish(held.phase, wish, for_round)
