"""Choosing with pointer and keys: what a chooser can be asked, and how a preview puts into words what is in view.

A chooser belongs to one update. It takes its choices from the legal list, has a preview drawn of the one in view, and
tells the board which one was meant; whether something is allowed is never worked out here.
"""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtCore import QObject, QPointF, Signal

from network.link import Update


class Chooser:
    """Nothing to choose: what a board has while others act. A game's choosers answer what they are about."""

    def __init__(self, update: Update) -> None:
        self.update = update
        self.view = cast("dict[str, Any]", update.view)
        self.choices = cast("dict[str, dict[str, Any]]", update.choices)  # what each legal action would do

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

    def step(self, direction: tuple[float, float]) -> bool:  # noqa: ARG002
        """Go to the next choice in a direction."""
        return False

    def suggest(self, action: str) -> None:
        """Go to this choice, as if it were about to be made."""

    def aim(self) -> str:
        """The action that `confirm` would choose now; "" for none, or for a step on the way to one."""
        return ""

    def confirm(self) -> bool:
        """The choice in view is meant."""
        return False

    def cancel(self) -> bool:
        """One step back; True if there was one."""
        return False

    def show(self) -> None:
        """Draw everything again: it is new, or the layout, the theme or the language has changed."""

    def where(self, action: str) -> QPointF:
        """Where on the board to click next for an action; raises KeyError if it cannot be chosen."""
        raise KeyError(action)


class Preview(QObject):
    """Draws what a choice would do, and says it once."""

    told = Signal(str)  # what the choice in view would bring; "" for none

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._told = ""

    def _tell(self, told: str) -> None:
        if told != self._told:
            self._told = told
            self.told.emit(told)
