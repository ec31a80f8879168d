"""Tool tips: what lies under the pointer, with its full text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF

from qtapp.boards.cercle.scenery import Scenery
from qtapp.boards.places import Place
from qtapp.words.cercle.calendar import CercleCalendar
from qtapp.words.cercle.table import DIVISIONS, EDGES, table_of
from qtapp.words.cercle.tips import tips


class CercleBoardTips:
    """Tells what is at a point of the board, in the words of the game."""

    def __init__(self, scenery: Scenery) -> None:
        self._scenery = scenery

    def text_at(self, pos: QPointF, view: Mapping[str, Any]) -> str:
        called, code = self._scenery.players, self._scenery.card_at(pos)
        if code:
            tip, spy = tips().spy(code, view, called), table_of(view["where"]).spies[code]
            return f"{tip}\n{tips().pile(spy.pile, view)}" if spy.pile else tip
        if self._scenery.draft.isVisible():
            return self._of_draft(pos)
        return (
            self._of_tokens(pos, view, called) or self._of_seats(pos, view, called) or self._of_table(pos, view, called)
        )

    def _of_draft(self, pos: QPointF) -> str:
        verb, _, code = self._scenery.draft.at(pos).partition(":")
        return tips().service(code) if verb == "s" else ""

    def _of_tokens(self, pos: QPointF, view: Mapping[str, Any], called: Sequence[str]) -> str:
        spots = self._scenery.spots
        for place, spot in spots.items():
            if place.kind == "token" and spot.place.contains(pos):
                return self._token(place, spot.seat, view, called)
        return ""

    def _token(self, place: Place, seat: int, view: Mapping[str, Any], called: Sequence[str]) -> str:
        if place.name == "first":
            return tips().first_player()
        if place.name == "circle":
            return tips().chaos(view)
        return tips().points(seat, view, called) if place.name.endswith("vp") else tips().marker(seat, view, called)

    def _of_seats(self, pos: QPointF, view: Mapping[str, Any], called: Sequence[str]) -> str:
        for seat in range(len(called)):
            panel = self._scenery.geometry.seat(seat)
            for division, box in zip(DIVISIONS, panel.secrets, strict=True):
                if box.contains(pos):
                    return f"{tips().secrets(seat, division, view, called)}\n{tips().division(division)}"
            service = view["services"][seat]
            if panel.name.contains(pos) and service is not None:
                return tips().service(service)
        return ""

    def _of_table(self, pos: QPointF, view: Mapping[str, Any], called: Sequence[str]) -> str:
        geometry, table = self._scenery.geometry, table_of(view["where"])
        layout = geometry.layout
        if layout.track.contains(pos) and pos.y() >= layout.square(1, 0).top():
            return tips().chaos(view)
        if layout.pack.contains(pos):
            return tips().deck(view)
        if layout.wheel.contains(pos):
            days = CercleCalendar(self._scenery.names).days(view, called)
            return "\n".join(f"{day.title}: {day.text}" for day in days)
        for pile in self._scenery.names.piles:
            if geometry.pile_place(pile).contains(pos) and not self._scenery.stage.isVisible():
                return tips().pile(pile, view)
        for edge in range(1, EDGES + 1):
            if layout.zones[table.octant(edge)].contains(pos):
                return tips().edge(edge, view, called)
        return ""
