"""The parts that the board of a game is put together from, as `choosing_board` asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF

from qtapp.boards.travelling import Items, Snapshot
from qtapp.items.frames import Pulse
from qtapp.theme import Theme


class Styled(Protocol):
    """Whatever wears the colours of the theme."""

    def restyle(self, theme: Theme) -> None: ...


class Scenery(Styled, Protocol):
    """Everything that lies on the table: it knows where things are, and nothing of who may do what."""

    @property
    def items(self) -> Items: ...

    @property
    def pulse(self) -> Pulse: ...

    @property
    def area(self) -> QRectF:
        """What must be visible when the board is fitted to the window."""

    def snapshot(self) -> Snapshot:
        """Where everything lies now: what happened since is played out from there."""

    def settle(self) -> None:
        """Everything in its place at once."""

    def places_of(self, event: Mapping[str, Any]) -> Sequence[QRectF]:
        """Where on the table an event is to be seen."""

    def outline(self, line: str) -> None:
        """Mark what a line of the score sheet counts; "" for none."""


class Tips(Protocol):
    """What lies under the pointer, in words."""

    def text_at(self, pos: QPointF, view: Mapping[str, Any]) -> str: ...
