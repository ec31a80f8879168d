"""Everything that lies on the table: strip, track, panels, piles, one item for every card and token, and the marks.

The scenery keeps its items and moves them. It knows where things are (`spots`, `rect_of`), and nothing of who may do
what.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from engines.game import Seat
from qtapp.boards.coldwar.cards import Faces
from qtapp.boards.coldwar.choices import DECK
from qtapp.boards.coldwar.gauge import Level
from qtapp.boards.coldwar.layout import Layout, SeatLayout
from qtapp.boards.coldwar.marks import CardFrames, CardPulse
from qtapp.boards.coldwar.objectives import objective as card_of
from qtapp.boards.coldwar.pages import Pages
from qtapp.boards.coldwar.panels import File, SeatPanel
from qtapp.boards.coldwar.picture import Picture
from qtapp.boards.coldwar.piles import MOST_KNOWN, Pile, Piles
from qtapp.boards.coldwar.plate import Plate
from qtapp.boards.coldwar.pointing import event_places, line_places
from qtapp.boards.coldwar.signs import ColdwarSigns
from qtapp.boards.coldwar.spots import Spot, agent_zones, group_slots, population, spots
from qtapp.boards.coldwar.status import Status
from qtapp.boards.coldwar.strip import STAGES, PhaseStrip, ScoreTrack
from qtapp.boards.places import Place
from qtapp.items.cards import CardItem, Shelf
from qtapp.items.frames import Frame, Mark
from qtapp.items.ground import Ground
from qtapp.theme import Theme
from qtapp.words.coldwar.names import Names

CARDS = ("group", "objective", "agent", "back")
DIMMED = 0.42  # a card that cannot be chosen while another is looked for
BOTTOM = "↓"  # marks what is known to lie at the bottom of a deck


class Snapshot(NamedTuple):
    """A picture, and where everything lay."""

    picture: Picture
    layout: Layout
    focus: Seat
    spots: Mapping[Place, Spot]


class Scenery:
    """The items of one board."""

    def __init__(self, scene: QGraphicsScene, names: Names, signs: ColdwarSigns, theme: Theme, layout: Layout) -> None:
        self._scene, self._names, self.signs = scene, names, signs
        self.shelf = Shelf()
        self.faces = Faces(names, dark=theme.dark)
        self.layout, self.focus, self.picture = layout, 0, Picture()
        self.spots: dict[Place, Spot] = {}
        self.cards: dict[Place, CardItem] = {}
        self.view: Mapping[str, Any] = {}
        self.players: Sequence[str] = ()
        self.actors: Sequence[Seat] = ()
        self.strip, self.track = PhaseStrip(theme), ScoreTrack(theme)
        self.panels = tuple(SeatPanel(seat, theme) for seat in range(3))
        self.piles, self.plate = Piles(theme, self.shelf), Plate(theme)
        self.status = Status(theme, 80)
        self.pages = Pages(names, signs, theme, self.shelf)
        self.fresh_marks, self.line_marks = CardFrames(theme, 90), CardFrames(theme, 92)
        self.choice_marks, self.frames = CardFrames(theme, 310), CardFrames(theme, 320)
        self.pulse = CardPulse(theme, 340)
        self._ground: tuple[Mark | Ground, ...] = (
            self.strip,
            self.track,
            *self.panels,
            self.piles,
            self.plate,
            self.status,
            *self.pages.items,
            self.fresh_marks,
            self.line_marks,
            self.choice_marks,
            self.frames,
            self.pulse,
        )
        for item in self._ground:
            scene.addItem(item)

    # Where things are

    @property
    def area(self) -> QRectF:
        return self.layout.area

    def aim(self, picture: Picture, layout: Layout, focus: Seat) -> None:
        """Work out where everything belongs; nothing moves yet."""
        self.picture, self.layout, self.focus = picture, layout, focus
        self.spots = self.spots_of(picture)

    def spots_of(self, picture: Picture) -> dict[Place, Spot]:
        return spots(picture, self.layout, self.focus, self.faces) if picture.sides else {}

    def snapshot(self) -> Snapshot:
        return Snapshot(self.picture, self.layout, self.focus, self.spots)

    def panel(self, seat: Seat) -> SeatLayout:
        return self.layout.panel(seat, self.focus)

    def rect_of(self, place: Place) -> QRectF | None:
        """Where something that can be pointed at lies now."""
        if place.kind in ("plan", "seen", "chip", "fold"):
            return self.pages.rect_of(place) or (self.status.chip(place.name) if place.kind == "chip" else None)
        if place in self.spots or place.kind in CARDS:
            return self.spots[place].place if place in self.spots else None
        if place.kind in ("seat", "field"):
            panel = self.panel(place.seat)
            return panel.place if place.kind == "seat" else panel.field
        return self.layout.group_deck if place == DECK else self.layout.discard

    def hit(self, pos: QPointF, places: Iterable[Place]) -> Place | None:
        """Which of these lies uppermost at a point."""
        found = [
            (self._height(place), place)
            for place in places
            if (rect := self.rect_of(place)) is not None and rect.contains(pos)
        ]
        return max(found)[1] if found else None

    def _height(self, place: Place) -> float:
        return self.spots[place].z if place in self.spots else 0.0 if place.kind == "seat" else 10.0

    def point_of(self, place: Place) -> QPointF:
        """A point where this is what one points at: cards of a fan look out at their left."""
        rect = self.rect_of(place)
        assert rect is not None, place
        if place.kind == "seat":
            return self.panel(place.seat).name.center()
        for part in (0.5, 0.25, 0.1, 0.04):
            point = QPointF(rect.left() + part * rect.width(), rect.center().y())
            if self.hit(point, [other for other in self.spots if other.kind in CARDS]) in (place, None):
                return point
        return rect.center()

    def places_of(self, event: Mapping[str, Any]) -> list[QRectF]:
        return event_places(event, self, self.spots)

    # Cards

    def item(self, place: Place) -> CardItem:
        """The item of a card or token, made when it is first needed."""
        if place not in self.cards:
            made = self.cards[place] = CardItem(
                self.shelf, self.spots[place].face if place in self.spots else self.faces.group_back()
            )
            self._scene.addItem(made)
        return self.cards[place]

    def rest(self, place: Place, spot: Spot) -> None:
        """Put something where it belongs, at once."""
        item = self.item(place)
        item.set_face(spot.face)
        item.set_moving(moving=False)
        item.setRotation(0)
        item.settle_at(spot.place)
        item.setZValue(spot.z)
        item.setOpacity(1.0)
        item.show()

    def settle(self) -> None:
        """Everything in its place at once."""
        self.settle_ground(self.picture)
        self.settle_cards(self.spots)

    def settle_cards(self, spots: Mapping[Place, Spot]) -> None:
        for place, spot in spots.items():
            self.rest(place, spot)
        for place, item in self.cards.items():
            if place not in spots:
                item.hide()

    def dim(self, bright: Iterable[Place] | None) -> None:
        """Make all groups and agents faint but these; None makes none faint."""
        kept = None if bright is None else set(bright)
        for place, item in self.cards.items():
            if place.kind in CARDS:
                faint = kept is not None and place not in kept and self.spots.get(place, None) is not None
                item.setOpacity(DIMMED if faint and self.spots[place].zone != "objective" else 1.0)

    # The ground

    def inform(self, view: Mapping[str, Any], players: Sequence[str], actors: Sequence[Seat]) -> None:
        self.view, self.players, self.actors = view, players, actors

    def settle_ground(self, picture: Picture) -> None:
        """Panels, piles and tracks as this picture has them."""
        if not picture.sides:
            return
        layout, signs = self.layout, self.signs
        self.strip.tell(
            layout,
            signs.date(picture.turn, picture.year),
            [self._names.phase(stage) for stage in STAGES],
            picture.stage,
        )
        self.track.tell(layout, [(side.agency, side.score) for side in picture.sides], picture.target)
        for seat, panel in enumerate(self.panels):
            panel.setVisible(seat < len(picture.sides))
            if seat < len(picture.sides):
                panel.tell(self.panel(seat), self._file(picture, seat))
        card = card_of(picture.card) if picture.card else None
        words = [signs.term(term) for term in ("stability", "population", "victory_points", "profile")]
        self.plate.tell(
            layout, self._names.objective(picture.card) if picture.card else "", card, words, signs.term("vp")
        )
        self._settle_piles(picture)

    def _file(self, picture: Picture, seat: Seat) -> File:
        side, panel = picture.sides[seat], self.panel(seat)
        slots = group_slots(panel, max(population(picture), len(side.groups)))
        heard = picture.listening[1] if picture.listening is not None and picture.listening[0] == seat else None
        return File(
            side.agency,
            self.players[seat] if seat < len(self.players) else "",
            self.signs.points(side.score),
            Level(side.influence, card_of(picture.card).stability if picture.card else 0),
            tuple(slots[len(side.groups) :]),
            tuple(agent_zones(side, panel)),
            acting=seat in self.actors and picture is self.picture,  # not while the story is still told
            passed=self.signs.passed() if side.passed and picture.stage == "struggle" else "",
            listens_to="" if heard is None else picture.sides[heard].agency,
            analyses=picture.analyst == seat,
            has_spy=bool(side.spy),
        )

    def _settle_piles(self, picture: Picture) -> None:
        layout, signs, faces = self.layout, self.signs, self.faces
        groups, objectives = self._known("groups"), self._known("objectives")
        piles = [
            Pile(
                layout.group_deck,
                signs.term("group_deck"),
                picture.group_count,
                faces.group_back(),
                tuple(faces.group(code, mark=mark) for code, mark in groups),
            ),
            Pile(layout.discard, signs.term("discard"), picture.discard_count),
            Pile(
                layout.objective_deck,
                signs.term("objective_deck"),
                picture.objective_count,
                faces.objective_back(),
                tuple(faces.objective(code, small=True, mark=mark) for code, mark in objectives),
            ),
            Pile(layout.spent, signs.spent(), len(picture.spent)),
        ]
        note = signs.next_cards([code for code, _ in groups]) if groups else ""
        self.piles.tell(layout, piles, note, signs.report() if self.view.get("report") else "")

    def _known(self, deck: str) -> list[tuple[str, str]]:
        """What the viewer knows of a deck, with its place as a mark: the next ones first, then the bottom."""
        found = self.view.get(deck, {"count": 0, "known": []})
        marked = [
            (code, BOTTOM if place == found["count"] - 1 and place >= MOST_KNOWN else str(place + 1))
            for place, code in sorted(map(tuple, found["known"]))
        ]
        return [pair for pair in marked if len(pair[1]) == 1][:MOST_KNOWN] or marked[:MOST_KNOWN]

    # Marks that do not depend on the pointer

    def mark_fresh(self, places: Iterable[Place]) -> None:
        """What has changed since someone last acted."""
        found = [self.spots[place].place for place in sorted(places) if place in self.spots]
        self.fresh_marks.show_frames([Frame(place, "gold", 2.5, -1.0) for place in found])

    def outline(self, line: str) -> None:
        """What a line of the score sheet counts."""
        places = line_places(line, self) if line else ()
        self.line_marks.show_frames([Frame(place, "gold", 3.0, 1.0) for place in places])

    def foresee(self, influence: Sequence[int] | None) -> None:
        """What a choice in view would make of everybody's Influence."""
        for seat, panel in enumerate(self.panels[: len(self.picture.sides)]):
            after = None if influence is None else influence[seat]
            panel.foresee(None if after == self.picture.sides[seat].influence else after)

    def hide_marks(self) -> None:
        """While things move, nothing is marked."""
        self.foresee(None)
        self.dim(None)
        for frames in (self.choice_marks, self.fresh_marks, self.frames, self.line_marks):
            frames.show_frames(())

    def restyle(self, theme: Theme) -> None:
        self.faces = Faces(self._names, dark=theme.dark)
        self.pages.faces = self.faces
        for item in self._ground:
            item.restyle(theme)
