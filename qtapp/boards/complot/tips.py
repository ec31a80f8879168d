"""Tool tips: what lies under the pointer, with its full text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF

from qtapp.boards.complot.box import box, is_unit, unit_kind
from qtapp.boards.complot.scenery import Scenery
from qtapp.boards.places import Place


class ComplotBoardTips:
    """Tells what is at a point of the board, in the words of the game."""

    def __init__(self, scenery: Scenery) -> None:
        self._scenery = scenery

    def text_at(self, pos: QPointF, view: Mapping[str, Any]) -> str:  # noqa: ARG002
        thing = self._scenery.thing_at(pos)
        return "" if thing is None else self.text_of(thing)

    def text_of(self, thing: Place) -> str:
        """A thing by its name, with what is printed on it."""
        names = self._scenery.signs.names
        match thing.kind:
            case "place":
                return self._scenery.signs.place(int(thing.name))
            case "mission" | "object":
                row = box().missions[thing.name]
                texts = (names.text(row), names.text(row, "text"), names.text(row, "goal"), names.text(row, "failure_text"))
                return "\n".join(texts)
            case "card" if thing.name in box().secondary:
                row = box().secondary[thing.name]
                return f"{names.text(row)}\n{names.text(row, 'text')}"
            case "card":
                row = box().card_types[box().cards[thing.name]["type"]]
                return f"{names.text(row)}\n{names.text(row, 'text')}"
            case "element" if is_unit(thing.name):
                return names.text(box().units[unit_kind(thing.name)])
            case "element":
                row = box().character(thing.name, len(self._scenery.players))
                told = [names.text(row)]
                return "\n".join([*told, names.text(row, "text")] if "en_text" in row else told)
        return ""
