"""Everything that lies on the table: the map, one item for every token and card, panels, scenes and marks.

The scenery keeps its items and moves them. It knows where things are (`spots`, `rect_of`), and nothing of who may do
what.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from engines.game import Seat
from engines.motion import Where
from qtapp.base.i18n import language
from qtapp.base.theme import SeatMark, Theme
from qtapp.boards import parts
from qtapp.boards.chips import Chips
from qtapp.boards.complot.box import MOST_SEATS, box, is_figure
from qtapp.boards.complot.cards import ComplotFaces
from qtapp.boards.complot.chronicle import Chronicle
from qtapp.boards.complot.clusters import centre
from qtapp.boards.complot.items.file import PlaceFile
from qtapp.boards.complot.items.grounds import Lights, Lit, MapPlaces, Planned, Sheet, Tracks, Veil, place_at, ring_box
from qtapp.boards.complot.items.panels import SeatPanel, Strip
from qtapp.boards.complot.items.stage import Dice, Scene, Thrown, Tray, laid_dice, thrown
from qtapp.boards.complot.items.stock import Stock
from qtapp.boards.complot.layout import Layout
from qtapp.boards.complot.pointing import event_places, line_places
from qtapp.boards.complot.signs import ComplotSigns
from qtapp.boards.complot.spots import Geometry
from qtapp.boards.complot.standing import Standing, element, fought_for, shown_as, standing
from qtapp.boards.complot.telling import ON_THE_MAP, Teller, fight_of, markers_of, won_deliveries
from qtapp.boards.places import Place
from qtapp.boards.travelling import Items, Spot
from qtapp.items.cards import CardItem
from qtapp.items.frames import Frame, Frames, Pulse
from qtapp.items.pills import Pills
from qtapp.words.base import GameWords

LARGE_Z = 325.0
HEIGHTS = {"chip": 1000.0, "deed": 1010.0, "order": 1010.0, "under": 1010.0, "die": 150.0, "seat": 5.0, "place": 10.0}


class Scenery(parts.TableScenery):
    """The items of one board."""

    geometry: Geometry
    spots: dict[Place, Spot]

    def __init__(
        self, scene: QGraphicsScene, words: GameWords, signs: ComplotSigns, theme: Theme, layout: Layout
    ) -> None:
        super().__init__(scene, Items(scene))
        self.words, self.signs, self._dark = words, signs, theme.dark
        self.geometry, self.where, self.spots = Geometry(layout, 0, ComplotFaces(signs.names, theme.dark)), {}, {}
        self.view: Mapping[str, Any] = {}
        self.players: Sequence[str] = ()
        self.actors: Sequence[Seat] = ()
        self.winners: Sequence[Seat] = ()
        self.looked = 0  # the place whose file is open
        self.rolled: list[Thrown] = []  # in the combat that is going on
        self._large: CardItem | None = None
        self.sheet, self.places = self._add(Sheet(theme)), self._add(MapPlaces(theme, 4))
        self.lit, self.lights = self._add(Lit(theme, 2)), self._add(Lights(theme, 6))
        self.tracks, self.planned = self._add(Tracks(theme, 3)), self._add(Planned(theme, 5))
        self.strip = self._add(Strip(theme))
        self.panels = tuple(self._add(SeatPanel(seat, theme)) for seat in range(MOST_SEATS))
        self.stock, self.file = self._add(Stock(theme)), self._add(PlaceFile(theme, 8))
        self.veil, self.scene = self._add(Veil(theme, 90)), self._add(Scene(theme, 92))
        self.dice, self.tray = self._add(Dice(theme, 150)), self._add(Tray(theme, 105))
        self.fresh_marks, self.line_marks = self._add(Frames(theme, 300)), self._add(Frames(theme, 302))
        self.choice_marks, self.frames = self._add(Frames(theme, 310)), self._add(Frames(theme, 320))
        self.chips, self.pills = self._add(Chips(theme, 330)), self._add(Pills(theme, 335))
        self.progress, self.pulse = self._add(Pills(theme, 130)), self._add(Pulse(theme, 340))

    # Where things are

    @property
    def area(self) -> QRectF:
        return self.layout.area

    @property
    def layout(self) -> Layout:
        return self.geometry.layout

    @property
    def focus(self) -> Seat:
        return self.geometry.focus

    def inform(
        self, view: Mapping[str, Any], players: Sequence[str], actors: Sequence[Seat], winners: Sequence[Seat]
    ) -> None:
        self.view, self.players, self.actors, self.winners = view, players, actors, winners

    def marks(self) -> tuple[SeatMark, ...]:
        return self.words.marks(len(self.view["scores"]), self.view) if self.view else ()

    def aim(self, layout: Layout, focus: Seat, lifted: Iterable[str] = ()) -> None:
        """Work out where everything belongs; nothing moves yet."""
        view = self.view
        faces = ComplotFaces(self.signs.names, self._dark, self.marks(), language())
        if view:
            faces = faces._replace(
                wounds=tuple((shown_as(code, fought_for(view)), count) for code, count in view["wounds"]),
                markers=markers_of(view),
                spent=frozenset(view["used"]),
                won=won_deliveries(view),
                stopped=frozenset(view["stopped"]),
            )
        fight = fight_of(view) if view else None
        has_tray = not view or view["phase"] not in ON_THE_MAP
        self.geometry = Geometry(layout, focus, faces, fight, frozenset(lifted), has_tray)
        self.where = view["where"] if view else {}
        self.spots = self.geometry.spots(self.where)

    def rect_of(self, place: Place) -> QRectF | None:
        """Where something that can be pointed at lies now."""
        match place.kind:
            case "element" | "card" | "mission" | "object":
                return self.spots[place].place if place in self.spots else None
            case "place":
                return ring_box(self.layout.frame, int(place.name))
            case "seat":
                return self.geometry.panel(place.seat)
            case "pile":
                return self.layout.piles[int(place.name) - 1]
            case "kind":
                return self.layout.reserve["ackds".index(place.name)]
            case "die":
                return self.dice.rect_of(int(place.name))
        return self.chips.rect_of(place)

    def rects_of(self, place: Place) -> list[QRectF]:
        """The same, and where it is to be seen in the file."""
        filed = self.file.rect_of(place.name) if place.kind == "element" else None
        return [rect for rect in (self.rect_of(place), filed) if rect is not None]

    def seen_of(self, place: Place) -> QRectF | None:
        """What can be seen of something: a card of the hand may lie half below the next one."""
        rect, spot = self.rect_of(place), self.spots.get(place)
        if rect is None or spot is None or spot.zone != "hand":
            return rect
        lefts = [other.place.left() for other in self.spots.values() if other.zone == "hand" and other.z > spot.z]
        nearest = min(lefts, default=rect.right())
        return QRectF(rect.left(), rect.top(), min(rect.right(), nearest) - rect.left(), rect.height())

    def is_fighting(self, place: Place) -> bool:
        """Whether something stands on the scene of a combat."""
        return place in self.spots and self.spots[place].zone == "fight"

    def hit(self, pos: QPointF, places: Iterable[Place]) -> Place | None:
        """Which of these lies uppermost at a point."""
        found = [
            (self._height(place), place) for place in places if any(rect.contains(pos) for rect in self.rects_of(place))
        ]
        best = max(found, default=None)
        above = self._uppermost(pos)
        if best is not None and above is not None and best[1] != above and best[0] < self.spots[above].z:
            return None  # something else lies on it
        return None if best is None or self._is_covered(best[1], pos) else best[1]

    def _height(self, place: Place) -> float:
        return self.spots[place].z if place in self.spots else HEIGHTS.get(place.kind, 10.0)

    def _is_covered(self, place: Place, pos: QPointF) -> bool:
        """Whether a scene or the tray lies over it."""
        z = self._height(place)
        if self.tray.isVisible() and self.layout.tray.contains(pos) and z < self.tray.zValue():
            return True
        return self.scene.isVisible() and self.layout.scene.contains(pos) and z < self.scene.zValue()

    def _uppermost(self, pos: QPointF) -> Place | None:
        found = [(spot.z, place) for place, spot in self.spots.items() if spot.place.contains(pos)]
        return max(found)[1] if found else None

    def thing_at(self, pos: QPointF) -> Place | None:
        """What lies uppermost at a point, whether it can be chosen or not."""
        filed = next((code for row in self.file.rows for code, rect in row.tokens if rect.contains(pos)), "")
        if filed:
            return element(filed)
        above = self._uppermost(pos)
        if above is not None and not self._is_covered(above, pos):
            return above
        on_map = Place("place", str(place_at(self.layout.frame, pos)))
        return None if on_map.name == "0" or self._is_covered(on_map, pos) else on_map

    def point_of(self, place: Place) -> QPointF:
        """A point where this is what one points at: what is half hidden looks out at one side."""
        for rect in self.rects_of(place):
            for down in (0.5, 0.8, 0.2, 0.94, 0.06):
                for part in (0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96):
                    point = QPointF(rect.left() + part * rect.width(), rect.top() + down * rect.height())
                    if self.hit(point, [place]) == place:
                        return point
        seen = self.rect_of(place)
        assert seen is not None, place
        return seen.center()

    def places_of(self, event: Mapping[str, Any]) -> list[QRectF]:
        return event_places(event, self)

    # Items

    def forget(self) -> None:
        """Somebody else looks on: nothing of what was seen before may stay in any item."""
        for item in (*self.items.all.values(), *([self._large] if self._large is not None else [])):
            self._scene.removeItem(item)
        self.items.all.clear()
        self._large = None

    def settle(self) -> None:
        """Everything in its place at once."""
        self.items.settle(self.spots)
        self.settle_ground(self.where)

    def settle_ground(self, where: Where) -> None:
        """Map, panels and scenes while everything lies like this, and all else is as the view has it."""
        layout, view = self.layout, self.view
        self.sheet.tell(layout, frozenset(view.get("closed", ())))
        names = {place: self.signs.place(place) for place in box().places}
        if not view:
            self.places.tell(layout, names, {})
            return
        teller = Teller(self.signs, view, where, self.players, self.marks(), self.actors, self.winners)
        self.places.tell(layout, names, teller.states())
        self.strip.tell(layout, teller.course())
        for seat, panel in enumerate(self.panels):
            panel.setVisible(seat < len(view["scores"]))
            if panel.isVisible():
                panel.tell(self.geometry.panel(seat), layout.unit, teller.dossier(seat, self.focus))
        mark = self.marks()[self.focus] if view["hand"] is not None else None
        costs = [row["cost"] for row in box().units.values()]
        counts = {"pile0": view["piles"][0], "pile1": view["piles"][1], "deck": view["deck"]}
        self.stock.tell(layout, mark, teller.reserve(self.focus), costs, view["backs"], counts)
        self.tray.tell(layout, teller.tray())
        fighters = self.geometry.fighters(where)
        self.scene.tell(self.geometry, fighters, teller.heading(self.geometry.fight))
        self.veil.spread(layout.map if self.scene.isVisible() else QRectF())
        roll = view["roll"]
        on_table = thrown(roll["dice"], roll["hits"], roll["sabotaged"]) if roll else self.rolled if fighters else ()
        self.show_roll(on_table)
        self.progress.show_pills(teller.progress(self.spots, layout.unit), self.area)
        self.open_file(self.looked)

    def show_roll(self, dice: Sequence[Thrown], left: float = 0.0) -> None:
        """The dice on the table; `left`: how much of their way they have before them."""
        fight, fighters = self.geometry.fight, self.geometry.fighters(self.where)
        laid, plate = laid_dice(dice, fighters, self.layout, "" if fight is None else fight.mission)
        self.dice.show_dice(laid, plate, left)
        is_told = fight is not None and bool(dice) and not left and not plate.isValid()
        self.scene.count(self._hits(dice, fighters) if is_told else ("", ""))

    def _hits(self, dice: Sequence[Thrown], fighters: Sequence[tuple[str, QRectF, Seat]]) -> tuple[str, str]:
        """How often each side has hit, in words; dice that are sabotaged hit for the other side."""
        fight = self.geometry.fight
        assert fight is not None
        seats, hits = {code: seat for code, _, seat in fighters}, [0, 0]
        for die in dice:
            own = int(seats.get(shown_as(die.by or "", fight.mission)) != fight.attacker)
            hits[own] += die.hit
            hits[1 - own] += die.sabotaged
        return self.signs.hits(hits[0]), self.signs.hits(hits[1])

    def standing(self, place: int) -> Standing | None:
        return standing(self.where).get(place)

    def open_file(self, place: int) -> None:
        """Look closer at a place; 0 closes the file."""
        self.looked = place
        there = self.standing(place)
        teller = Teller(self.signs, self.view, self.where, self.players, self.marks(), self.actors, self.winners)
        self.file.tell(self.geometry, place, there, teller.entry(place, there))

    def middle(self, place: int) -> QPointF:
        return centre(self.layout.frame, place)

    def show_large(self, place: Place | None) -> None:
        """A card that is small or half hidden, or that of a character, large beside where it lies; None for none."""
        if self._large is not None:
            self._large.hide()
        spot = None if place is None else self.spots.get(place)
        if place is None or spot is None or spot.zone == "tray" or place.kind == "object":
            return
        if place.kind == "element" and not is_figure(place.name):
            return
        box, face = self.geometry.large_box(spot), self.geometry.faces.of(place.name)
        if self._large is None:
            self._large = CardItem(face)
            self._large.setZValue(LARGE_Z)
            self._scene.addItem(self._large)
        self._large.set_face(face)
        self._large.settle_at(box)
        self._large.show()

    # Marks that do not depend on the pointer

    def mark_fresh(self, places: Iterable[Place]) -> None:
        """What has changed since someone last acted."""
        found = [rect for place in places if (rect := self.rect_of(place)) is not None]
        self.fresh_marks.show_frames([Frame(rect, "gold", 2.0, 0.0) for rect in found])

    def recount(self, story: Chronicle) -> None:
        """The round so far: arrows on the map, the rest in the strip."""
        self.tracks.tell(self.layout, story.gone, [mark.colour for mark in self.marks()])
        self.strip.recount(story.incidents, self.marks())

    def outline(self, line: str) -> None:
        self.line_marks.show_frames(
            [Frame(rect, "gold", 3.0, 1.0) for rect in (line_places(line, self) if line else ())]
        )

    def hide_marks(self) -> None:
        """While things move, nothing is marked."""
        self.show_large(None)
        for marks in (self.fresh_marks, self.line_marks, self.choice_marks, self.frames):
            marks.show_frames(())
        self.lights.tell(self.layout, {})
        self.lit.tell(self.layout, ())
        self.planned.tell(self.layout, ())
        self.pills.show_pills((), self.area)
        self.chips.show_chips(())

    def restyle(self, theme: Theme) -> None:
        self._dark = theme.dark
        super().restyle(theme)
