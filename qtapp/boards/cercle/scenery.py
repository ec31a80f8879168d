"""Everything that lies on the table: the grounds, one item for every spy and marker, and the marks.

The scenery keeps its items and moves them. It knows where things are (`spots`, `rect_of`), and nothing of who may do
what.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from engines.game import Seat
from engines.motion import Where
from qtapp.base.theme import SeatMark, Theme
from qtapp.boards import parts
from qtapp.boards.cercle.art.wheel import STEP
from qtapp.boards.cercle.cards import CercleFaces
from qtapp.boards.cercle.items.draft import DraftGround
from qtapp.boards.cercle.items.grounds import ActionPiles, Counts, SpreadPlate, Track, Veil
from qtapp.boards.cercle.items.marks import Arrows, Badge, Badges, RingedItem
from qtapp.boards.cercle.items.panels import SeatPanel
from qtapp.boards.cercle.items.stage import Stage
from qtapp.boards.cercle.items.wheel import Rim, Wheel
from qtapp.boards.cercle.layout import OCTANTS, Layout
from qtapp.boards.cercle.plates import Spread
from qtapp.boards.cercle.pointing import event_places, line_places
from qtapp.boards.cercle.signs import CercleSigns
from qtapp.boards.cercle.spots import LIFTED_Z, OPENED_Z, Geometry, card, token
from qtapp.boards.cercle.telling import NONE, Teller
from qtapp.boards.chips import Chips
from qtapp.boards.marks import CardFrames, CardPulse
from qtapp.boards.places import Place
from qtapp.boards.travelling import Items, Spot
from qtapp.items.cards import CardItem
from qtapp.items.frames import Frame
from qtapp.items.pills import Pills
from qtapp.words.cercle.table import DIVISIONS, EDGES, CercleTable, table_of
from qtapp.words.cercle.words import CercleWords

MOST_SEATS = 6
LENS_Z = 305.0
LENS = 0.72  # cards smaller than this part of the lens are looked at through it
HEIGHTS = {"deed": 1000.0, "chip": 1000.0, "amount": 900.0, "pick": 500.0, "marker": 90.0, "secret": 6.0, "seat": 1.0}


class Scenery(parts.TableScenery):
    """The items of one board."""

    geometry: Geometry
    spots: dict[Place, Spot]

    def __init__(
        self, scene: QGraphicsScene, words: CercleWords, signs: CercleSigns, theme: Theme, layout: Layout
    ) -> None:
        super().__init__(scene, Items(scene, RingedItem))
        self.words, self.names, self.signs = words, words.names, signs
        self._dark = theme.dark
        self.geometry, self.where, self.spots = Geometry(layout, 0, CercleFaces(words.names, theme.dark)), {}, {}
        self.ground = self.geometry  # how the ground lies: while something is played out, as before
        self.view: Mapping[str, Any] = {}
        self.view_before: Mapping[str, Any] = {}  # what is told until all that happened has been shown
        self.players: Sequence[str] = ()
        self.actors: Sequence[Seat] = ()
        self.winners: Sequence[Seat] = ()
        self.track, self.rim, self.piles = self._add(Track(theme)), self._add(Rim(theme)), self._add(ActionPiles(theme))
        self.panels = tuple(self._add(SeatPanel(seat, theme)) for seat in range(MOST_SEATS))
        self.wheel, self.counts = self._add(Wheel(theme, 2)), self._add(Counts(theme, 84))
        self.draft, self.stage = self._add(DraftGround(theme, 86)), self._add(Stage(theme, 88))
        self.veil, self.plate = self._add(Veil(theme, LIFTED_Z - 2)), self._add(SpreadPlate(theme, OPENED_Z - 2))
        self._lifted: set[Place] = set()
        self.badges = self._add(Badges(theme, 140))
        self.fresh_marks, self.line_marks = self._add(CardFrames(theme, 142)), self._add(CardFrames(theme, 144))
        self.choice_marks, self.frames = self._add(CardFrames(theme, 310)), self._add(CardFrames(theme, 320))
        self.arrows, self.pills = self._add(Arrows(theme, 322)), self._add(Pills(theme, 335))
        self.chips, self.pulse = self._add(Chips(theme, 330)), self._add(CardPulse(theme, 340))
        self.offered, self.fresh = frozenset[Place](), frozenset[Place]()
        self.chosen: Mapping[Place, str] = {}
        self._lens: CardItem | None = None

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
        self.view_before, self.view = self.view, view
        self.players, self.actors, self.winners = players, actors, winners

    def aim(self, layout: Layout, focus: Seat) -> None:
        """Work out where everything belongs; nothing moves yet."""
        view = self.view
        faces = CercleFaces(self.names, self._dark, tuple(view.get("colours", ())), tuple(view.get("services", ())))
        self.geometry = Geometry(layout, focus, faces, frozenset(view.get("acted", ())))
        self.where = view["where"] if view else {}
        self.spots = self.geometry.spots(self.where)

    def open(self, opened: Spread) -> None:
        """Spread a row, or lay everything back."""
        if opened.group != self.geometry.opened.group:
            self.geometry = self.geometry._replace(opened=opened)
            self.spots = self.geometry.spots(self.where)
            self.items.settle(self.spots)
            self._settle_plate()
            self.look_at("")

    def rect_of(self, place: Place) -> QRectF | None:
        """Where something that can be pointed at lies now."""
        match place.kind:
            case "card" | "token":
                return self.spots[place].place if place in self.spots else None
            case "pile":
                return self.geometry.pile_place(place.name)
            case "secret":
                return self.geometry.seat(place.seat).secrets[DIVISIONS.index(place.name)]
            case "seat":
                return self.geometry.seat(place.seat).place
            case "marker":
                return self.rect_of(token(f"{place.seat}:service"))
            case "pick":
                return self.draft.rect_of(place.name)
        return self.chips.rect_of(place)

    def is_hidden(self, place: Place) -> bool:
        """Whether a plate lies over it."""
        plate, rect = self.plate.plate, self.rect_of(place)
        is_on_it = place in self.spots and self.spots[place].z >= OPENED_Z
        return plate is not None and rect is not None and plate.place.intersects(rect) and not is_on_it

    def hit(self, pos: QPointF, places: Iterable[Place]) -> Place | None:
        """Which of these lies uppermost at a point; what lies on a plate hides what is below it."""
        on_plate = self.plate.plate is not None and self.plate.plate.place.contains(pos)
        found = [
            (self._height(place), place)
            for place in places
            if (rect := self.rect_of(place)) is not None
            and rect.contains(pos)
            and (not on_plate or place.kind in ("card", "deed"))
        ]
        best = max(found, default=None)
        above = self.card_at(pos)
        if best is not None and best[1].kind == "card" and above and best[1].name != above:
            return None  # another card lies on it
        return None if best is None else best[1]

    def _height(self, place: Place) -> float:
        return self.spots[place].z if place in self.spots else HEIGHTS.get(place.kind, 10.0)

    def card_at(self, pos: QPointF) -> str:
        """The spy that lies uppermost at a point, or ""."""
        found = [
            (spot.z, place.name)
            for place, spot in self.spots.items()
            if place.kind == "card" and spot.place.contains(pos) and not self._is_covered(spot, pos)
        ]
        return max(found)[1] if found else ""

    def _is_covered(self, spot: Spot, pos: QPointF) -> bool:
        """Whether a scene or a plate lies over a card."""
        if self.plate.plate is not None and self.plate.plate.place.contains(pos) and spot.z < self.plate.zValue():
            return True
        if self.stage.isVisible() and self.layout.stage.contains(pos) and spot.z < self.stage.zValue():
            return True
        return self.draft.isVisible() and self.layout.field.contains(pos)

    def point_of(self, place: Place) -> QPointF:
        """A point where this is what one points at: cards of a row look out at their left."""
        rect = self.rect_of(place)
        assert rect is not None, place
        if place.kind == "seat":
            return self.geometry.seat(place.seat).name.center()
        if place.kind == "secret":  # its sign, beside the buttons for amounts
            return QPointF(rect.left() + min(0.5 * rect.width(), 12.0), rect.center().y())
        if place.kind == "card":
            for down in (0.5, 0.85, 0.12):
                for part in (0.5, 0.25, 0.1, 0.04):
                    point = QPointF(rect.left() + part * rect.width(), rect.top() + down * rect.height())
                    if self.card_at(point) == place.name:
                        return point
        return rect.center()

    def group_at(self, pos: QPointF) -> Spread:
        """What would be spread if one stayed here: a row of the wheel, or all that a rival has."""
        code = self.card_at(pos)
        spot = self.spots.get(card(code))
        if spot is not None and spot.zone.startswith("wheel"):
            return Spread(spot.zone, code, pos.x(), pos.y())
        if spot is not None and spot.seat == self.focus:
            same = [other for other in self.spots.values() if (other.zone, other.seat) == (spot.zone, spot.seat)]
            is_crowded = any(one is not two and one.place.intersects(two.place) for one in same for two in same)
            if spot.zone == "infiltrated" or is_crowded:
                return Spread(f"{spot.zone}:{spot.seat}", code, pos.x(), pos.y())
            return Spread()
        for seat in range(len(self.players)):
            panel = self.geometry.seat(seat)
            if seat != self.focus and any(
                box.contains(pos) for box in (panel.ready, panel.deployed, panel.infiltrated)
            ):
                return Spread(f"seat:{seat}", code, pos.x(), pos.y())
        return Spread()

    def places_of(self, event: Mapping[str, Any]) -> list[QRectF]:
        return event_places(event, self, self.rect_of)

    def seen_at(self, place: Place) -> QRectF | None:
        """Where something is to be seen at this moment, while things are moving."""
        if place.kind not in ("card", "token"):
            return self.rect_of(place)
        item = self.items.all.get(place)
        return item.place() if item is not None and item.isVisible() else None

    # Items

    def settle(self) -> None:
        """Everything in its place at once."""
        self.ground = self.geometry
        self.settle_ground(self.where, self.view)
        self.items.settle(self.spots)
        self._settle_plate()

    def look_at(self, code: str) -> None:
        """Show a spy large on the hub of the wheel; "" for none."""
        spot, lens = self.spots.get(card(code)), self.layout.lens
        is_free = self.plate.plate is None and not self.draft.isVisible()
        is_shown = is_free and spot is not None and spot.place.height() < LENS * lens.height()
        if not is_shown or spot is None:
            if self._lens is not None:
                self._lens.hide()
            return
        face = self.geometry.faces.spy(code, table_of(self.where).spies[code].employer)
        if self._lens is None:
            self._lens = CardItem(face)
            self._lens.setZValue(LENS_Z)
            self._scene.addItem(self._lens)
        self._lens.set_face(face)
        self._lens.settle_at(lens)
        self._lens.show()

    def lift(self, bright: Iterable[Place] | None) -> None:
        """Lift these spies above a veil over everything else; None takes the veil away."""
        wanted = set() if bright is None else {place for place in bright if place in self.spots}
        for place in self._lifted | wanted:
            spot = self.spots.get(place)
            if spot is not None and spot.z < OPENED_Z and (spot.z >= LIFTED_Z) != (place in wanted):
                height = LIFTED_Z + 0.1 * spot.z if place in wanted else 10 * (spot.z - LIFTED_Z)
                self.spots[place] = spot._replace(z=height)
                self.items.item(place, spot).setZValue(height)
        self._lifted = wanted
        self.veil.spread(QRectF() if bright is None else self.area)

    # The ground

    def settle_stage(self, where: Where, view: Mapping[str, Any]) -> None:
        """The stage opens before anything comes to it."""
        if where and view:
            self._settle_scenes(table_of(where), view)

    def settle_ground(self, where: Where, view: Mapping[str, Any]) -> None:
        """Panels, tracks and scenes while everything lies like this, and all else is as a view has it."""
        if not where or not view:
            return
        geometry, table = self.ground, table_of(where)
        layout = geometry.layout
        self.track.tell(layout, table.circle, self.names.term("vp_short"))
        octant = table_of(view["where"]).octant  # a row arrives in the same turn after the wheel has turned
        turns = {octant(edge): view["next_rotation"] + edge - 1 for edge in range(1, EDGES + 1)}
        labels = tuple(self.signs.coming(turns[each]) if view["turn"] else "" for each in range(OCTANTS))
        self.rim.tell(layout, labels, octant(1))
        self.wheel.lay(layout)
        self.wheel.turn_to(table.turned * STEP)
        self.piles.tell(geometry, {pile: row["action"] for pile, row in self.names.piles.items()}, view["deck"])
        left = [(geometry.pile_place(pile), len(row)) for pile, row in table.piles.items()]
        self.counts.tell(layout, [*left, (layout.pack, view["deck"])])
        teller = self._teller(view)
        for seat, panel in enumerate(self.panels):
            panel.setVisible(seat < len(table.points))
            if panel.isVisible():
                panel.tell(geometry.seat(seat), layout.unit, teller.file(table, geometry, seat))
        self._settle_scenes(table, view)

    def _teller(self, view: Mapping[str, Any]) -> Teller:
        now = (self.actors, self.winners) if view is self.view else ()
        return Teller(self.signs, view, self.marks(view), self.players, *now)

    def marks(self, view: Mapping[str, Any]) -> tuple[SeatMark, ...]:
        return self.words.marks(len(view["scores"]), view)

    def foresee(self, seat: Seat = -1, division: str = "", after: int = 0) -> None:
        """What a choice in view would make of the secrets of a division."""
        for each, panel in enumerate(self.panels):
            if panel.file is not None and panel.isVisible():
                made = list[int | None](NONE)
                if each == seat:
                    made[DIVISIONS.index(division)] = after
                panel.tell(self.geometry.seat(each), self.layout.unit, panel.file._replace(after=tuple(made)))

    def _settle_scenes(self, table: CercleTable, view: Mapping[str, Any]) -> None:
        teller = self._teller(view)
        self.draft.tell(self.ground.layout, teller.wares())
        self.stage.tell(self.ground, teller.scene(table, is_now=view is self.view))

    def _settle_plate(self) -> None:
        plate = self.geometry.plate(self.where)
        headings = []
        for part in () if plate is None else plate.parts:
            turn = self.view["next_rotation"] + int(part.row[0].edge) - 1 if part.zone == "wheel" else 0
            headings.append(self.signs.part(part.zone, turn))
        self.plate.tell(plate, headings, self.layout.unit)

    # Marks that do not depend on the pointer

    def mark_posted(self) -> None:
        """Bodyguards that cover all the spies beside them."""
        posted = [card(spy.id) for spy in table_of(self.where).spies.values() if spy.posted] if self.where else []
        seen = [self.rect_of(place) for place in posted if not self.is_hidden(place)]
        self.badges.show_badges([Badge(rect, "guard") for rect in seen if rect is not None])

    def mark_fresh(self, places: Iterable[Place]) -> None:
        """What has changed since someone last acted."""
        self.fresh = frozenset(places)
        self._ring()
        others = [place for place in sorted(self.fresh) if place.kind != "card" and not self.is_hidden(place)]
        found = [rect for place in others if (rect := self.rect_of(place))]
        self.fresh_marks.show_frames([Frame(rect, "gold", 2.5, -1.0) for rect in found])

    def mark_choices(self, places: Iterable[Place], frames: Sequence[Frame]) -> None:
        """What may be chosen: spies wear a ring, everything else is framed."""
        self.offered = frozenset(places)
        self._ring()
        self.choice_marks.show_frames(frames)

    def mark_chosen(self, tokens: Mapping[Place, str]) -> None:
        """Spies that are meant, each in the colour of a token: their rings are heavier."""
        self.chosen = dict(tokens)
        self._ring()

    def _ring(self) -> None:
        theme = self.veil.theme
        for place, item in self.items.all.items():
            token = "accent" if place in self.offered else "gold" if place in self.fresh else ""
            token = self.chosen.get(place, token)
            if place.kind == "card":
                ring = theme.colour(token) if token else None
                cast("RingedItem", item).set_ring(ring, heavy=place in self.chosen)

    def outline(self, line: str) -> None:
        """What a line of the score sheet counts."""
        places = line_places(line, self) if line else ()
        self.line_marks.show_frames([Frame(place, "gold", 3.0, 1.0) for place in places])

    def hide_marks(self) -> None:
        """While things move, nothing is marked."""
        self.foresee()
        self.lift(None)
        self.look_at("")
        self.mark_fresh(())
        self.mark_choices((), ())
        self.mark_chosen({})
        self.frames.show_frames(())
        self.line_marks.show_frames(())
        self.arrows.show_arrows(())
        self.badges.show_badges(())
        self.pills.show_pills((), self.area)
        self.chips.show_chips(())

    def restyle(self, theme: Theme) -> None:
        self._dark = theme.dark
        super().restyle(theme)
