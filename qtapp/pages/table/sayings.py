"""What a page has its parts say: a line about a player, an answer to a question. Values, without a widget."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class PlayerLine(NamedTuple):
    """What is shown of a player."""

    seat: int
    name: str
    note: str
    score: str
    acting: bool = False
    thinking: bool = False


class Answer(NamedTuple):
    """A button under a question; where a move is asked, one of the moves."""

    text: str
    chosen: Callable[[], None]
    primary: bool = False
    key: str = ""  # names the button, for tests and screen readers
    tip: str = ""
    enabled: bool = True
