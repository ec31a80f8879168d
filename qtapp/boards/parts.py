"""The parts that the board of a game is put together from, as `choosing_board` asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from engines.motion import Where
from qtapp.base.theme import Theme
from qtapp.boards.travelling import Items, Snapshot, Spots, TableGeometry
from qtapp.items.frames import Mark, Pulse

AnyMark = TypeVar("AnyMark", bound=Mark)


class TableScenery:
    """Everything that lies on the table: it knows where things are, and nothing of who may do what.

    A game's own keeps its items and moves them; `geometry`, `where` and `spots` say how everything lies now.
    """

    geometry: TableGeometry
    where: Where
    spots: Spots
    pulse: Pulse

    def __init__(self, scene: QGraphicsScene, items: Items) -> None:
        self._scene, self.items = scene, items
        self._styled: list[Mark] = []

    def _add(self, item: AnyMark) -> AnyMark:
        """Lay something on the table that wears the colours of the theme."""
        self._scene.addItem(item)
        self._styled.append(item)
        return item

    @property
    def area(self) -> QRectF:
        """What must be visible when the board is fitted to the window."""
        raise NotImplementedError

    def snapshot(self) -> Snapshot:
        """Where everything lies now: what happened since is played out from there."""
        return Snapshot(self.geometry, self.where, self.spots)

    def settle(self) -> None:
        """Everything in its place at once."""
        raise NotImplementedError

    def places_of(self, event: Mapping[str, Any]) -> Sequence[QRectF]:
        """Where on the table an event is to be seen."""
        raise NotImplementedError

    def outline(self, line: str) -> None:
        """Mark what a line of the score sheet counts; "" for none."""
        raise NotImplementedError

    def hide_marks(self) -> None:
        """While things move, nothing is marked."""
        raise NotImplementedError

    def restyle(self, theme: Theme) -> None:
        for item in self._styled:
            item.restyle(theme)


class Tips(Protocol):
    """What lies under the pointer, in words."""

    def text_at(self, pos: QPointF, view: Mapping[str, Any]) -> str: ...
