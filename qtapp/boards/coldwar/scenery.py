"""Everything that lies on the table: strip, track, panels, piles, one item for every card and token, and the marks.

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
from qtapp.base.theme import Theme
from qtapp.boards import parts
from qtapp.boards.coldwar.art.agencies import SEATS as AGENCIES
from qtapp.boards.coldwar.art.objectives import objective as card_of
from qtapp.boards.coldwar.cards import Faces
from qtapp.boards.coldwar.choices import DECK
from qtapp.boards.coldwar.items.gauge import GaugeReading
from qtapp.boards.coldwar.items.panels import File, SeatPanel
from qtapp.boards.coldwar.items.piles import MOST_KNOWN, Piles, PileView
from qtapp.boards.coldwar.items.plate import ObjectivePlate
from qtapp.boards.coldwar.items.status import Status
from qtapp.boards.coldwar.items.strip import STAGES, PhaseStrip, ScoreTrack
from qtapp.boards.coldwar.layout import Layout, SeatLayout
from qtapp.boards.coldwar.pages.pages import Pages
from qtapp.boards.coldwar.pointing import event_places, line_places
from qtapp.boards.coldwar.signs import ColdwarSigns
from qtapp.boards.coldwar.spots import Geometry, TableContents
from qtapp.boards.marks import CardFrames, CardPulse
from qtapp.boards.places import Place
from qtapp.boards.travelling import Items, Spot
from qtapp.items.cards import CardItem
from qtapp.items.frames import Frame
from qtapp.words.coldwar.names import Names

CARDS = ("group", "objective", "agent", "back")
DIMMED = 0.42  # a card that cannot be chosen while another is looked for
BOTTOM = "↓"  # marks what is known to lie at the bottom of a deck


class Scenery(parts.TableScenery):
    """The items of one board."""

    geometry: Geometry
    spots: dict[Place, Spot]

    def __init__(self, scene: QGraphicsScene, names: Names, signs: ColdwarSigns, theme: Theme, layout: Layout) -> None:
        super().__init__(scene, Items(scene))
        self._names, self.signs = names, signs
        self.geometry, self.where, self.spots = Geometry(layout, 0, Faces(names, dark=theme.dark)), {}, {}
        self.view: Mapping[str, Any] = {}
        self.view_before: Mapping[str, Any] = {}  # what is told until all that happened has been shown
        self.players: Sequence[str] = ()
        self.actors: Sequence[Seat] = ()
        self.strip, self.track = self._add(PhaseStrip(theme)), self._add(ScoreTrack(theme))
        self.panels = tuple(self._add(SeatPanel(seat, theme)) for seat in range(3))
        self.piles, self.plate = self._add(Piles(theme)), self._add(ObjectivePlate(theme))
        self.status = self._add(Status(theme, 80))
        self.pages = Pages(names, signs, theme)
        for page in self.pages.items:
            self._add(page)
        self.fresh_marks, self.line_marks = self._add(CardFrames(theme, 90)), self._add(CardFrames(theme, 92))
        self.choice_marks, self.frames = self._add(CardFrames(theme, 310)), self._add(CardFrames(theme, 320))
        self.pulse = self._add(CardPulse(theme, 340))

    # Where things are

    @property
    def area(self) -> QRectF:
        return self.layout.area

    def aim(self, layout: Layout, viewer: Seat | None) -> None:
        """Work out where everything belongs; nothing moves yet."""
        view = self.view
        card = view["objective"]["id"] if view else ""
        self.geometry = self.geometry._replace(layout=layout, focus=viewer or 0, viewer=viewer, card=card)
        self.where = view["where"] if view else {}
        self.spots = self.geometry.spots(self.where, is_open=bool(view) and view["phase"] == "double_agent")

    @property
    def layout(self) -> Layout:
        return self.geometry.layout

    @property
    def focus(self) -> Seat:
        return self.geometry.focus

    @property
    def faces(self) -> Faces:
        return self.geometry.faces

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
        return self.items.item(place, self.spots[place])

    def settle(self) -> None:
        """Everything in its place at once."""
        self.settle_ground(self.where, self.view)
        self.items.settle(self.spots)

    def dim(self, bright: Iterable[Place] | None) -> None:
        """Make all groups and agents faint but these; None makes none faint."""
        kept = None if bright is None else set(bright)
        for place, item in self.items.all.items():
            if place.kind in CARDS:
                faint = kept is not None and place not in kept and self.spots.get(place, None) is not None
                item.setOpacity(DIMMED if faint and self.spots[place].zone != "objective" else 1.0)

    # The ground

    def inform(self, view: Mapping[str, Any], players: Sequence[str], actors: Sequence[Seat]) -> None:
        self.view_before, self.view, self.players, self.actors = self.view, view, players, actors

    def settle_ground(self, where: Where, view: Mapping[str, Any]) -> None:
        """Panels, piles and tracks while everything lies like this, and all else is as a view has it."""
        if not where:
            return
        layout, signs, table = self.layout, self.signs, TableContents.of(where)
        seats = range(len(view["seats"]))
        phases = [self._names.phase(stage) for stage in STAGES]
        self.strip.tell(layout, signs.date(*table.date), phases, table.stage)
        self.track.tell(layout, [(AGENCIES[seat], table.number(seat, "score")) for seat in seats], view["target"])
        code = table.single.get("objective", view["objective"]["id"])
        for seat, panel in enumerate(self.panels):
            panel.setVisible(seat in seats)
            if seat in seats:
                panel.tell(self.panel(seat), self._file(table, view, seat, card_of(code).stability))
        words = [signs.term(term) for term in ("stability", "population", "victory_points", "profile")]
        self.plate.tell(layout, self._names.objective(code), card_of(code), words, signs.term("vp"))
        self._settle_piles(view)

    def _file(self, table: TableContents, view: Mapping[str, Any], seat: Seat, stability: int) -> File:
        listening, row = view["pending"]["listening"], view["seats"][seat]
        return File(
            AGENCIES[seat],
            self.players[seat] if seat < len(self.players) else "",
            self.signs.points(table.number(seat, "score")),
            GaugeReading(table.number(seat, "influence"), stability),
            tuple(self.geometry.slots(table, seat)[len(table.row("groups", seat)) :]),
            tuple(self.geometry.zones(table, seat)),
            acting=seat in self.actors and view is self.view,
            passed=self.signs.passed() if row["passed"] and table.stage == "struggle" else "",
            listens_to=AGENCIES[listening[1]] if listening is not None and listening[0] == seat else "",
            analyses=view["pending"]["analyst"] == seat,
            has_spy=bool(table.spy(seat)[0]),
        )

    def _settle_piles(self, view: Mapping[str, Any]) -> None:
        layout, signs, faces = self.layout, self.signs, self.faces
        groups, objectives = self._known(view["groups"]), self._known(view["objectives"])
        piles = [
            PileView(
                layout.group_deck,
                signs.term("group_deck"),
                view["groups"]["count"],
                faces.back("group"),
                tuple(faces.group(code, mark=mark) for code, mark in groups),
            ),
            PileView(layout.discard, signs.term("discard"), view["discard"]["count"]),
            PileView(
                layout.objective_deck,
                signs.term("objective_deck"),
                view["objectives"]["count"],
                faces.back("objective"),
                tuple(faces.objective(code, small=True, mark=mark) for code, mark in objectives),
            ),
            PileView(layout.spent, signs.spent(), len(view["spent"])),
        ]
        note = signs.next_cards([code for code, _ in groups]) if groups else ""
        self.piles.tell(layout, piles, note, signs.report() if view["report"] else "")

    def _known(self, deck: Mapping[str, Any]) -> list[tuple[str, str]]:
        """What the viewer knows of a deck, with its place as a mark: the next ones first, then the bottom."""
        marked = [
            (code, BOTTOM if place == deck["count"] - 1 and place >= MOST_KNOWN else str(place + 1))
            for place, code in sorted(map(tuple, deck["known"]))
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
        for seat, row in enumerate(self.view.get("seats", ())):
            after = None if influence is None else influence[seat]
            self.panels[seat].foresee(None if after == row["influence"] else after)

    def hide_marks(self) -> None:
        """While things move, nothing is marked."""
        self.foresee(None)
        self.dim(None)
        for frames in (self.choice_marks, self.fresh_marks, self.frames, self.line_marks):
            frames.show_frames(())

    def restyle(self, theme: Theme) -> None:
        self.geometry = self.geometry._replace(faces=Faces(self._names, dark=theme.dark))
        self.pages.faces = self.faces
        super().restyle(theme)
