"""What is looked at and what a choice would do, drawn on the board and told in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QObject

from engines.game import Seat
from network.link import Update
from qtapp.boards.choosing import Preview
from qtapp.boards.cirkle.deeds import Deeds
from qtapp.boards.cirkle.marks import CHOSEN, CURSOR, Line, Sign
from qtapp.boards.cirkle.scenery import Scenery
from qtapp.items.frames import Frame
from qtapp.words.cirkle.words import CirkleWords


class Look(NamedTuple):
    """What is chosen so far, and what is looked at."""

    origin: str = ""  # the square of the unit that was chosen
    gain: str = ""  # the lost kind that was chosen
    square: str = ""  # looked at
    lost: str = ""  # the lost kind looked at
    action: str = ""  # that would be chosen
    offered: tuple[str, ...] = ()  # actions that differ in what they bring, to choose from
    by_keys: bool = False
    said: str = ""  # in the place of what the action would do


class CirklePreview(Preview):
    """Draws into the scenery."""

    def __init__(self, scenery: Scenery, words: CirkleWords, parent: QObject) -> None:
        super().__init__(parent)
        self._scenery, self._words = scenery, words

    def clear(self) -> None:
        self._scenery.hide_marks()
        self._tell("")

    def show_look(self, look: Look, deeds: Deeds, update: Update) -> None:
        view, seat = cast("dict[str, Any]", update.view), update.seat
        signs, lines = self._chosen(look, deeds) if look.origin or look.gain else self._seen(look.square, deeds, view)
        if not look.origin and view["intruder"]:
            signs = [*signs, *(self._scenery.sign(square, "able") for square in deeds.origins())]
            lines = [*lines, *(self._scenery.line(square, view["intruder"], "accent") for square in deeds.origins())]
        if look.action:
            lines = [*lines, *self._consequences(deeds.choice(look.action))]
        self._scenery.choice.show_signs(signs)
        self._scenery.lines.show_lines(lines, self._scenery.cell)
        self._show_trays(look, deeds, seat)
        self._show_cursor(look, seat)
        self._tell(self._said(look, view, update))

    def _said(self, look: Look, view: Mapping[str, Any], update: Update) -> str:
        if look.said:
            return look.said
        if look.action:
            return self._words.action(look.action, update)
        return self._words.square_tip(view, look.square) if look.by_keys and look.square else ""

    def _chosen(self, look: Look, deeds: Deeds) -> tuple[list[Sign], list[Line]]:
        """Where the chosen unit can go, by kind; where the chosen lost unit can come."""
        sign = self._scenery.sign
        if look.gain:
            return [sign(square, "recovery") for square in deeds.recovered_on(look.gain)], []
        targets = [sign(target, deeds.verb(look.origin, target)) for target in deeds.targets(look.origin)]
        return [sign(look.origin, CHOSEN), *targets], []

    def _seen(self, square: str, deeds: Deeds, view: Mapping[str, Any]) -> tuple[list[Sign], list[Line]]:
        """What a unit attacks, what attacks it and what covers it; one's own also shows where it can go."""
        sight = view["sight"].get(square)
        if sight is None:
            return [], []
        sign, line = self._scenery.sign, self._scenery.line
        if square in deeds.origins():
            signs = [sign(target, deeds.verb(square, target)) for target in deeds.targets(square)]
        else:
            signs = [sign(target, "reach") for target in sight["reach"]]
            signs += [sign(target, "attacked") for target in sight["attacks"]]
        signs += [sign(other, "attacker") for other in sight["attacked_by"]]
        signs += [sign(other, "cover") for other in sight["covered_by"]]
        lines = [line(other, square, "warm") for other in sight["attacked_by"]]
        return signs, [*lines, *(line(other, square, "accent") for other in sight["covered_by"])]

    def _consequences(self, choice: Mapping[str, Any]) -> list[Line]:
        """The way the unit goes, and who could capture it there."""
        line, origin, target = self._scenery.line, choice["from"], choice["to"]
        if origin is None:
            return []
        ways = [line(origin, target, "accent")] if origin != target else []
        ends = [target] if choice["verb"] != "inversion" else [origin, target]
        threatened = [end for end in ends if end not in choice["protected"]] or ends
        return ways + [line(other, threatened[-1], "warm") for other in choice["attackers"] if other not in ends]

    def _show_trays(self, look: Look, deeds: Deeds, seat: Seat | None) -> None:
        """Lost units that can be chosen now, and the one that was."""
        if seat is None:
            self._scenery.tray_frames.show_frames(())
            return
        frames = [Frame(self._scenery.lost_rect(seat, kind), "gold", 2.5, 1.0) for kind in _offered_kinds(look, deeds)]
        if look.gain:
            frames.append(Frame(self._scenery.lost_rect(seat, look.gain), "accent", 3.5, 1.0))
        self._scenery.tray_frames.show_frames(frames)

    def _show_cursor(self, look: Look, seat: Seat | None) -> None:
        shown = []
        if look.by_keys and look.square:
            shown = [self._scenery.sign(look.square, CURSOR)]
        elif look.lost and seat is not None:
            shown = [Sign(CURSOR, self._scenery.lost_rect(seat, look.lost))]
        self._scenery.cursor.show_signs(shown)


def _offered_kinds(look: Look, deeds: Deeds) -> Sequence[str]:
    """The lost kinds that may be chosen next."""
    if look.offered:
        return [kind for kind in deeds.gains(look.offered) if kind]
    if look.origin:
        return list(deeds.recoveries(look.origin))
    return () if look.gain else deeds.recoverable()
