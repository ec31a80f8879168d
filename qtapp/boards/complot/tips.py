"""Tool tips: what lies under the pointer, with its full text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from qtapp.boards.complot.box import UNIT_KINDS, is_figure
from qtapp.boards.places import Place
from qtapp.words.complot.tips import tips

if TYPE_CHECKING:
    from qtapp.boards.complot.scenery import Scenery


class ComplotBoardTips:
    """Tells what is at a point of the board, in the words of the game."""

    def __init__(self, scenery: Scenery) -> None:
        self._scenery = scenery

    def text_at(self, pos: QPointF, view: Mapping[str, Any]) -> str:
        scenery = self._scenery
        place = scenery.thing_at(pos)
        if place is not None:
            return text_of(place, view, scenery.players)
        return self._of_panels(pos, view) or self._of_foot(pos, view)

    def _of_panels(self, pos: QPointF, view: Mapping[str, Any]) -> str:
        scenery = self._scenery
        if scenery.layout.strip.contains(pos):
            return tips().round(view, scenery.players)
        for seat in range(len(view["scores"])):
            if scenery.geometry.panel(seat).contains(pos):
                lines = (tips().points, tips().autonomy, tips().hand)
                return "\n".join(tip(seat, view, scenery.players) for tip in lines)
        return ""

    def _of_foot(self, pos: QPointF, view: Mapping[str, Any]) -> str:
        layout = self._scenery.layout
        for number, box in enumerate(layout.piles, 1):
            if box.contains(pos):
                return tips().pile(number, view)
        for kind, box in zip(UNIT_KINDS, layout.reserve, strict=True):
            if box.contains(pos):
                return tips().unit_type(kind)
        if layout.discard.contains(pos):
            return tips().discard(view)
        return f"{tips().deck(view)}\n{tips().figure_deck(view)}" if self._scenery.geometry.deck.contains(pos) else ""


def text_of(place: Place, view: Mapping[str, Any], called: Sequence[str]) -> str:
    """A thing by its name, with what is printed on it and how it stands."""
    match place.kind:
        case "place":
            return tips().place(int(place.name), view, called)
        case "mission" | "object":
            return tips().mission(place.name, view, called)
        case "card":
            return tips().card(place.name)
        case "kind":
            return tips().unit_type(place.name)
        case "element" if is_figure(place.name) or not place.name.startswith("M"):
            return tips().element(place.name, view, called)
        case "element":  # a neutral unit
            return tips().unit_type(place.name.partition(".")[2][0]).partition("\n")[0]
    return ""
