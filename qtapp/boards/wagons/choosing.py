"""Choosing with pointer and keys: what a chooser can be asked.

A chooser belongs to one update. It takes its choices from the legal list, has a preview drawn of the one in view, and
tells the board which one was meant; whether something is allowed is never worked out here. `taking` chooses cards of
the circle, `placing` places in a town.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QPointF, QRectF

from network.link import Update

if TYPE_CHECKING:
    from qtapp.boards.wagons.board import WagonsBoard


class Chooser:
    """Nothing to choose: what the board has while others act."""

    def __init__(self, board: WagonsBoard, update: Update) -> None:
        self.board, self.update = board, update
        self.scenery, self.preview = board.scenery, board.preview
        self.view = cast("dict[str, Any]", update.view)

    @property
    def room(self) -> QRectF | None:
        """The cells of one's town that a card may come to lie on, if one is to be placed."""
        return None

    def resume(self, before: Chooser) -> None:
        """Go on where an earlier chooser with the same choices left off."""

    def point(self, pos: QPointF) -> None:
        """The pointer is here."""

    def leave(self) -> None:
        """The pointer has left the board."""

    def press(self, pos: QPointF) -> bool:  # noqa: ARG002
        """The button was pressed; True if that meant something."""
        return False

    def release(self, pos: QPointF) -> None:
        """The button was let go."""

    def turn(self) -> bool:
        return False

    def step(self, direction: tuple[float, float]) -> bool:  # noqa: ARG002
        """Go to the next choice in a direction."""
        return False

    def suggest(self, action: str) -> None:
        """Go to this choice."""

    def confirm(self) -> bool:
        return False

    def cancel(self) -> bool:
        return False

    def show(self) -> None:
        """Draw everything again: it is new, or the layout, the theme or the language has changed."""
        self.preview.clear()

    def where(self, action: str) -> QPointF:
        """Where on the board an action is chosen."""
        raise KeyError(action)
