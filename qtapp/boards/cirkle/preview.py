"""What is looked at and what a choice would do, drawn on the board and told in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF

from qtapp.boards.choosing import Preview
from qtapp.boards.cirkle.choices import LOST_UNIT, SQUARE, square
from qtapp.boards.cirkle.items.marks import CHOSEN, CURSOR, Arrow, Sign
from qtapp.boards.cirkle.scenery import Scenery
from qtapp.boards.places import Branch
from qtapp.items.frames import Frame
from qtapp.words.cirkle.words import CirkleWords

if TYPE_CHECKING:
    from qtapp.boards.cirkle.choosing import CirkleChooser


class CirklePreview(Preview):
    """Draws a chooser's state into the scenery, and puts it into words."""

    _scenery: Scenery
    _words: CirkleWords

    def show(self, chooser: CirkleChooser) -> None:
        cursor, intruder, action = chooser.cursor, chooser.view["intruder"], chooser.foreseen
        seen = cursor.name if cursor is not None and cursor.kind == SQUARE else ""
        signs, lines = self._chosen(chooser) if chooser.path else self._seen(seen, chooser)
        if not chooser.path and intruder:
            able = [place.name for place in chooser.tree if place.kind == SQUARE]
            signs = [*signs, *(self._scenery.sign(square, "able") for square in able)]
            lines = [*lines, *(self._scenery.line(square, intruder, "accent") for square in able)]
        if action:
            lines = [*lines, *self._consequences(chooser.choice(action))]
        self._scenery.choice.show_signs(signs)
        self._scenery.lines.show_lines(lines, self._scenery.cell)
        self._show_trays(chooser)
        self._show_cursor(chooser)
        self._tell(chooser.refusal or self._hint(chooser, action, seen))

    def _hint(self, chooser: CirkleChooser, action: str, seen: str) -> str:
        if action:
            return self._words.action(action, chooser.update)
        return self._words.square_tip(chooser.view, seen) if chooser.by_keys and seen else ""

    def _targets(self, branch: str | Branch | None, chooser: CirkleChooser) -> list[Sign]:
        """Where a unit can go, or a lost one can come, by kind."""
        return [
            self._scenery.sign(place.name, chooser.choice(below)["verb"] if isinstance(below, str) else "exchange")
            for place, below in (branch.items() if isinstance(branch, dict) else ())
            if place.kind == SQUARE
        ]

    def _chosen(self, chooser: CirkleChooser) -> tuple[list[Sign], list[Arrow]]:
        signs = self._targets(chooser.tree[chooser.path[0]], chooser)
        return [self._scenery.sign(chooser.origin, CHOSEN), *signs] if chooser.origin else signs, []

    def _seen(self, seen: str, chooser: CirkleChooser) -> tuple[list[Sign], list[Arrow]]:
        """What a unit attacks, what attacks it and what covers it; one's own also shows where it can go."""
        sight = chooser.view["sight"].get(seen)
        if sight is None:
            return [], []
        sign, line = self._scenery.sign, self._scenery.line
        if square(seen) in chooser.tree:
            signs = self._targets(chooser.tree[square(seen)], chooser)
        else:
            signs = [sign(target, "reach") for target in sight["reach"]]
            signs += [sign(target, "attacked") for target in sight["attacks"]]
        signs += [sign(other, "attacker") for other in sight["attacked_by"]]
        signs += [sign(other, "cover") for other in sight["covered_by"]]
        lines = [line(other, seen, "warm") for other in sight["attacked_by"]]
        return signs, [*lines, *(line(other, seen, "accent") for other in sight["covered_by"])]

    def _consequences(self, choice: Mapping[str, Any]) -> list[Arrow]:
        """The way the unit goes, and who could capture it there."""
        line, origin, target = self._scenery.line, choice["from"], choice["to"]
        if origin is None:
            return []
        ways = [line(origin, target, "accent")] if origin != target else []
        ends = [target] if choice["verb"] != "inversion" else [origin, target]
        threatened = [end for end in ends if end not in choice["protected"]] or ends
        return ways + [line(other, threatened[-1], "warm") for other in choice["attackers"] if other not in ends]

    def _show_trays(self, chooser: CirkleChooser) -> None:
        """Lost units that can be chosen now, and the one that was."""
        shown = [(place, "gold", 2.5) for place in chooser.branch if place.kind == LOST_UNIT]
        shown += [(place, "accent", 3.5) for place in chooser.path[:1] if place.kind == LOST_UNIT]
        self._scenery.tray_frames.show_frames(
            [Frame(chooser.rect_of(place) or QRectF(), token, width, 1.0) for place, token, width in shown]
        )

    def _show_cursor(self, chooser: CirkleChooser) -> None:
        cursor, shown = chooser.cursor, []
        if cursor is not None and cursor.kind == SQUARE and chooser.by_keys:
            shown = [self._scenery.sign(cursor.name, CURSOR)]
        elif cursor is not None and cursor.kind == LOST_UNIT:
            shown = [Sign(CURSOR, chooser.rect_of(cursor) or QRectF())]
        self._scenery.cursor.show_signs(shown)
