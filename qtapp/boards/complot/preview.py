"""What may be chosen and what it would do, drawn on the board: lit places with what a step costs, buttons, frames, the
way of a group, odds and points to come, and words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF

from qtapp.base.theme import TEXT_NOTE
from qtapp.boards.chips import Chip
from qtapp.boards.choosing import Preview
from qtapp.boards.complot.art.places import PlaceState
from qtapp.boards.complot.items.chips import beside, in_line
from qtapp.boards.complot.items.grounds import Trail, neighbours
from qtapp.boards.complot.scenery import Scenery
from qtapp.boards.complot.standing import element, fought_for, shown_as
from qtapp.boards.complot.telling import place_of
from qtapp.boards.places import Place
from qtapp.items.frames import Frame
from qtapp.items.pills import Pill
from qtapp.words.base import GameWords, choices_of
from qtapp.words.phrases import signed

if TYPE_CHECKING:
    from qtapp.boards.complot.choosing import ComplotChooser

FRAMED = ("element", "card", "mission", "object", "seat", "pile", "kind", "die")  # buttons look like buttons
BESIDE = ("deed", "order", "under")
LEAST_FRAMED = 32.0  # pixels: frames of smaller things are thin
ON_WAY = 0.6  # of a thread: where its cost stands
MOST_COSTS = 8  # so many costs may stand on the map at once
STRIKING = ("kill", "cap", "cor", "aim", "wound", "hit", "lose", "cull")

Choice = Mapping[str, Any]


class ComplotPreview(Preview):
    """Draws a chooser's state into the scenery, and puts it into words."""

    _scenery: Scenery
    _words: GameWords

    def show(self, chooser: ComplotChooser) -> None:
        self._frames: list[Frame] = []
        self._pills: list[Pill] = []
        if chooser.by_keys and chooser.cursor is not None:
            self._look_at(chooser.cursor)
        self._show_chips(chooser)
        self._show_choices(chooser)
        action = chooser.action(chooser.cursor)
        self._show_map(chooser, action)
        self._show_meant(chooser)
        self._show_notes(chooser)
        self._show_outcome(chooser, action)
        self._show_cursor(chooser, action)
        self._scenery.frames.show_frames(self._frames)
        self._scenery.pills.show_pills(self._pills, self._scenery.area)
        self._tell(self._hint(chooser, action))

    # Buttons

    def _show_chips(self, chooser: ComplotChooser) -> None:
        layout = self._scenery.layout
        offers = {offer.action: offer for offer in self._words.offers(chooser.update)} if chooser.update.legal else {}
        plain = []
        for place in chooser.tree:
            if place.kind == "chip":
                offer, label = offers.get(place.name), chooser.label(place)
                if not label:
                    label = offer.label if offer is not None else self._words.action(place.name, chooser.update)
                plain.append((place, label, offer is not None and offer.primary))
        has_ground = self._scenery.scene.isVisible() or self._scenery.tray.isVisible()
        box = layout.chips if has_ground else layout.corner
        chips: list[Chip] = in_line(plain, box, layout.unit) if plain else []
        ways = [place for place in chooser.branch if place.kind in BESIDE]
        if ways and chooser.path:
            at = self._scenery.rect_of(chooser.path[-1]) or self._at_last(chooser)
            labels = [(place, self._way(place, chooser), False) for place in ways]
            chips += beside(labels, at, layout.map, layout.unit)
        self._scenery.chips.show_chips(chips)

    def _at_last(self, chooser: ComplotChooser) -> QRectF:
        """The last thing chosen that can still be seen."""
        found = (self._scenery.rect_of(place) for place in reversed(chooser.path))
        return next((rect for rect in found if rect is not None), self._scenery.layout.chips)

    def _way(self, place: Place, chooser: ComplotChooser) -> str:
        """What stands on a button that tells several ways apart."""
        signs = self._scenery.signs
        if place.kind == "order":
            return self._scenery.players[place.seat]
        if place.kind == "under":
            return signs.under(int(place.name))
        verb = place.name.partition(" ")[0]
        if verb == "deliver":
            return signs.deliver()
        if verb == "try":
            return signs.without_card() if chooser.path[-1].kind == "element" else signs.attempt()
        if place.name.startswith(">"):
            return signs.departure(place.name.partition(" ")[2][:3])
        if verb == "hire":
            return signs.hired(place.name.partition(" out=")[2], len(chooser.view["scores"]))
        return self._words.action(place.name, chooser.update)

    # What may be chosen

    def _show_choices(self, chooser: ComplotChooser) -> None:
        scenery, rects, rows = self._scenery, list[QRectF](), dict[tuple[str, int], QRectF]()
        for place in () if chooser.is_noting else chooser.next_places():
            if place.kind not in FRAMED or place == chooser.cursor:
                continue
            seen, spot = scenery.rects_of(place), scenery.spots.get(place)
            if scenery.is_fighting(place):
                rects += seen
            elif place.kind == "element" and spot is not None and spot.zone.startswith("at:") and len(seen) == 1:
                row = (spot.zone, spot.seat)  # they lie half over each other: one frame for all of them
                rows[row] = rows.get(row, QRectF()).united(spot.place)
            else:  # in the file, where it is seen best
                rects.append(seen[-1] if place.kind == "element" else scenery.seen_of(place) or seen[-1])
        found = [
            Frame(rect, "accent", *((2.0, 1.0) if rect.width() > LEAST_FRAMED else (1.5, 0.0)))
            for rect in (*rects, *rows.values())
        ]
        for place in chooser.path:
            if place.kind in FRAMED:
                self._frames += [Frame(rect, "accent", 3.4, 1.5) for rect in scenery.rects_of(place)]
        scenery.choice_marks.show_frames(found)

    def _show_map(self, chooser: ComplotChooser, action: str) -> None:
        """Places that can be reached are lit, with what a step costs, and so is the way to the one in view."""
        scenery = self._scenery
        next_places = [] if chooser.is_noting else chooser.next_places()
        offered = {int(place.name): place for place in next_places if place.kind == "place"}
        chosen = {int(place.name) for place in chooser.path if place.kind == "place"}
        cursor = chooser.cursor
        pointed = int(cursor.name) if cursor is not None and cursor.kind == "place" else 0
        states = {
            place: scenery.places.states.get(place, PlaceState())._replace(
                reachable=place in offered, chosen=place in chosen, hovered=place == pointed
            )
            for place in {*offered, *chosen, *({pointed} if pointed else ())}
        }
        origin = self._origin(chooser)
        threads = [(origin, place) for place in offered if place in neighbours(origin)] if origin else []
        goes = action.startswith((">", "retreat")) and pointed
        trail = None
        if goes and origin:
            seat = chooser.update.seat or 0
            trail = Trail((origin, pointed), scenery.marks()[seat].colour)
        scenery.lit.tell(scenery.layout, threads)
        scenery.lights.tell(scenery.layout, states, trail)
        if len(offered) <= MOST_COSTS:
            for number, place in offered.items():
                text = chooser.action(place)
                choice = choices_of(chooser.update).get(text, {})
                if "cost" in choice and number != pointed:
                    is_near = bool(origin) and number in neighbours(origin)
                    at = self._on_thread(origin, number) if is_near else self._below(number)
                    self._pill(scenery.signs.toll(choice["cost"]), at, "surface", "ink")

    def _origin(self, chooser: ComplotChooser) -> int:
        """Where those stand who would go."""
        draft, about = chooser.view["draft"], chooser.view["about"]
        for code in draft["elements"] if draft is not None else about["elements"]:
            if place := place_of(self._scenery.where, code):
                return place
        return int(about["place"] or (chooser.view["fight"] or {}).get("place") or 0)

    def _on_thread(self, origin: int, place: int) -> QPointF:
        """Where a step is paid: on the way, nearer to where it leads, for tokens stand beside places."""
        start, end = self._scenery.middle(origin), self._scenery.middle(place)
        return start + (end - start) * ON_WAY

    def _below(self, place: int) -> QPointF:
        return self._scenery.middle(place) + QPointF(0, 1.9 * self._scenery.layout.radius)

    def _show_meant(self, chooser: ComplotChooser) -> None:
        """The group that is put together, and what the question is about."""
        draft, about = chooser.view["draft"], chooser.view["about"]
        for number, place in enumerate((place for place in chooser.path if place.kind == "order"), 1):
            panel = self._scenery.geometry.panel(place.seat)
            self._pill(str(number), panel.topLeft() + QPointF(0, 0.5 * panel.height()), "accent", "on_accent")
        mission = fought_for(chooser.view)
        meant = [shown_as(code, mission) for code in draft["elements"]] if draft is not None else []
        for code in meant:
            self._frames += [Frame(rect, "warm", 3.2, 1.0) for rect in self._scenery.rects_of(element(code))]
        if chooser.view["phase"] == "wounds":
            self._show_wounds(meant)
        for code in (shown_as(code, mission) for code in about["elements"]):
            if code not in meant and element(code) not in chooser.branch:
                self._frames += [Frame(rect, "gold", 2.4, 1.0) for rect in self._scenery.rects_of(element(code))]
        if draft is not None:
            for number in draft["places"]:
                self._frames.append(Frame(self._scenery.rect_of(Place("place", str(number))) or QRectF(), "warm", 3.2))

    def _show_notes(self, chooser: ComplotChooser) -> None:
        """What the seat that looks on has noted: for nobody else."""
        scenery, plans = self._scenery, chooser.board.notes.plans(chooser.update.seat)
        for code in chooser.noted:
            self._frames += [Frame(rect, "warm", 3.2, 1.0) for rect in scenery.rects_of(element(code))]
        is_seen = bool(plans) and not scenery.scene.isVisible()
        colour = scenery.marks()[chooser.update.seat].colour if is_seen and chooser.update.seat is not None else ""
        scenery.planned.tell(scenery.layout, [Trail(plan.way, colour) for plan in plans] if is_seen else ())
        for plan in plans if is_seen else ():
            self._pill(scenery.signs.cost(len(plan.way) - 1), self._below(plan.way[-1]), "surface", "ink")

    def _show_wounds(self, wounded: Sequence[str]) -> None:
        """How many each has been given so far."""
        for code, count in Counter(wounded).items():
            rect = self._scenery.rect_of(element(code))
            if rect is not None:
                self._pill(signed(-count), rect.topRight(), "warm", "on_warm")

    # What a choice would do

    def _show_outcome(self, chooser: ComplotChooser, action: str) -> None:
        choice = choices_of(chooser.update).get(action, {})
        if not choice or chooser.cursor is None:
            return
        ways = [chooser.rect_of(place) or QRectF() for place in chooser.branch if place.kind in BESIDE]
        rect = self._scenery.rect_of(chooser.cursor)
        if chooser.cursor.kind in BESIDE:  # below all buttons, not on the next
            rect = reduce(QRectF.united, ways)
        parts = self._outcome(choice)
        if rect is not None and parts:
            is_bad = choice.get("dies") or choice.get("enemies") or choice.get("crowded")
            centre = QPointF(rect.center().x(), rect.bottom() + 10 * self._scenery.layout.unit)
            self._pill(" · ".join(parts), centre, "warm" if is_bad else "accent", "on_warm" if is_bad else "on_accent")

    def _outcome(self, choice: Choice) -> list[str]:
        """What a choice would bring, in short."""
        signs = self._scenery.signs
        parts = [signs.cost(choice["cost"])] if "cost" in choice else []
        if choice.get("odds") is not None:
            parts.append(signs.odds(choice["odds"]))
        if choice.get("needed"):
            parts.append(f"{choice['needed']}+")
        if choice.get("points"):
            parts.append(signs.points(choice["points"]))
        if choice.get("enemies"):
            parts.append(signs.enemies(choice["enemies"]))
        if choice.get("crowded"):
            parts.append(signs.crowded())
        if choice.get("ends") is False:
            parts.append(signs.passing())
        if choice.get("dies"):
            parts.append(signs.dies())
        return parts

    def _pill(self, text: str, centre: QPointF, token: str, on_token: str) -> None:
        size = round(TEXT_NOTE * self._scenery.layout.unit)
        self._pills.append(Pill(text, centre, token, on_token, size))

    def _show_cursor(self, chooser: ComplotChooser, action: str) -> None:
        scenery, cursor = self._scenery, chooser.cursor
        if cursor is None:
            return
        strikes = action.startswith(STRIKING)
        if cursor.kind in FRAMED:
            token = "warm" if strikes else "accent"
            self._frames += [Frame(rect, token, 3.4, 1.5) for rect in scenery.rects_of(cursor)]
        if chooser.by_keys:
            rect = scenery.rect_of(cursor)
            if rect is not None:
                self._frames.append(Frame(rect, "ink", 2.0, 6.0))

    def _look_at(self, cursor: Place) -> None:
        """Who steers with the keys sees the file of the place where the cursor is."""
        place = int(cursor.name) if cursor.kind == "place" else place_of(self._scenery.where, cursor.name)
        if place and place != self._scenery.looked:
            self._scenery.open_file(place)

    # Words

    def _hint(self, chooser: ComplotChooser, action: str) -> str:
        return self._words.action(action, chooser.update) if action else chooser.hint()
