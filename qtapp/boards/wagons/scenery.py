"""Everything that lies on the table: the ground, the panels, the goals, one item for every card, and the marks.

The scenery keeps its items and moves them. It knows where things are (`spots`, `cameras`), and nothing of who may do
what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from engines.game import Seat
from engines.motion import Where
from qtapp.base.theme import Theme
from qtapp.boards import parts
from qtapp.boards.travelling import Items, Spot
from qtapp.boards.wagons.art.faces import CardFace
from qtapp.boards.wagons.items.goals import GoalItem, fitted_goals
from qtapp.boards.wagons.items.in_hand import Ghost, TurnBadge
from qtapp.boards.wagons.items.marks import Dots, NextMark
from qtapp.boards.wagons.items.outlines import Outlines
from qtapp.boards.wagons.items.panels import CircleGround, TownPanel
from qtapp.boards.wagons.layout import Camera, Layout, Panel
from qtapp.boards.wagons.pointing import event_places, line_regions, veiled_cells
from qtapp.boards.wagons.ring import SLOTS
from qtapp.boards.wagons.spots import Cards, Geometry
from qtapp.items.cards import CardItem
from qtapp.items.frames import Frame, Frames, Pulse
from qtapp.items.pills import Pills
from qtapp.words.wagons.names import Names
from qtapp.words.wagons.words import TERRITORIES

GOALS = 3


class Scenery(parts.TableScenery):
    """The items of one board."""

    geometry: Geometry
    spots: dict[int, Spot]

    def __init__(self, scene: QGraphicsScene, names: Names, theme: Theme, layout: Layout) -> None:
        super().__init__(scene, Items(scene))
        self._names = names
        self.geometry, self.where, self.spots = Geometry(layout, 0, theme.dark), {}, {}
        self.cards = Cards.of({})
        self.cameras: tuple[Camera, ...] = self.geometry.cameras(self.cards)
        self.view: Mapping[str, Any] = {}
        self.ground = self._add(CircleGround(theme))
        self.panels = tuple(self._add(TownPanel(seat, theme)) for seat in range(2))
        self.goals = tuple(self._add(GoalItem(theme)) for _ in range(GOALS))
        # Marks lie above cards at rest, in this order, and below cards in flight.
        self.next_mark = self._add(NextMark(theme, 15))
        self.choice_marks = self._add(Frames(theme, 16))
        self.fresh_marks = self._add(Frames(theme, 90))
        self.outlines = self._add(Outlines(theme, 95))
        self.turn_badge = self._add(TurnBadge(theme, 92))
        self.dots = self._add(Dots(theme, 100))
        self.ghost = self._add(Ghost(theme, 110))
        self.frames = self._add(Frames(theme, 120))
        self.pills = self._add(Pills(theme, 130))
        self.pulse = self._add(Pulse(theme, 140))

    # Where things are

    @property
    def area(self) -> QRectF:
        return self.layout.area

    def inform(self, view: Mapping[str, Any]) -> None:
        """What the table looks like from now on; nothing is drawn yet."""
        self.view = view

    def aim(self, where: Where, layout: Layout, focus: Seat, room: QRectF | None) -> None:
        """Work out where everything belongs; nothing moves yet. `room` is where cards may come to lie."""
        self.where, self.cards = where, Cards.of(where)
        self.geometry = self.geometry._replace(layout=layout, focus=focus)
        self.cameras = self.geometry.cameras(self.cards, room)
        self.spots = self.geometry.spots(where, room)

    @property
    def layout(self) -> Layout:
        return self.geometry.layout

    @property
    def focus(self) -> Seat:
        return self.geometry.focus

    def panel(self, seat: Seat) -> Panel:
        return self.layout.panel(seat, self.focus)

    @property
    def camera(self) -> Camera:
        """How the town in focus is shown."""
        return self.cameras[self.focus]

    def field(self) -> QRectF:
        """Where the town in focus lies."""
        return self.layout.focus.field(tray_used=bool(self.cards.trays[self.focus]))

    def card_at(self, pos: QPointF, *zones: str) -> int | None:
        """The uppermost card at a point, of these parts of the table or of all."""
        found = [
            (spot.z, card)
            for card, spot in self.spots.items()
            if spot.place.contains(pos) and (not zones or spot.zone in zones)
        ]
        return max(found)[1] if found else None

    def places_of(self, event: Mapping[str, Any]) -> list[QRectF]:
        return event_places(event, self)

    # Cards

    def face(self, card: int, *, turned: bool) -> CardFace:
        return CardFace(card, turned, self.geometry.dark)

    def card_item(self, card: int) -> CardItem:
        return self.items.item(card, self.spots[card])

    def turn_item(self, card: int, *, turned: bool) -> None:
        self.card_item(card).set_face(self.face(card, turned=turned))

    def rest(self, card: int) -> None:
        """Put a card where it belongs, at once."""
        self.items.rest(card, self.spots[card])

    def settle(self) -> None:
        """Everything in its place at once; cards of another game, before a rematch, are not seen."""
        self.settle_ground()
        self.items.settle(self.spots)

    def settle_ground(self) -> None:
        empty = [slot for slot in range(SLOTS) if slot not in self.cards.slots] if self.where else []
        self.ground.settle(self.layout, empty)
        for seat, panel in enumerate(self.panels):
            is_empty = not self.cards.towns[seat]
            panel.settle(self.panel(seat), self.cameras[seat].card(0, 0) if is_empty else QRectF())
        self._settle_goals()

    def _settle_goals(self) -> None:
        ids = [row["goal"] for row in self.view["goals"]]
        texts = [(self._names.goal(goal), self._names.goal_text(goal)) for goal in ids]
        style, places = fitted_goals(self.layout.goals, texts, in_row=self.layout.emptied)
        values = dict(self.view["breakdown"])
        for item, goal, place in zip(self.goals, ids, places, strict=True):
            item.show_goal(goal, values[goal])
            item.settle(place, style)

    # Marks that do not depend on the pointer

    def mark_next(self, order: Sequence[int]) -> None:
        """The next card of the circle, and the way the circle goes from it."""
        slot = next((slot for slot, card in self.cards.slots.items() if order and card == order[0]), None)
        if slot is None:
            self.next_mark.hide()
            return
        ring = self.layout.ring
        self.next_mark.show_next(ring.rect(slot), ring.centres[(slot + 1) % SLOTS])

    def mark_choices(self, cards: Sequence[int]) -> None:
        """Cards of the circle that may be chosen."""
        self.choice_marks.show_frames(
            [Frame(self.spots[card].place, "accent", 1.6, 0.8, paper=False) for card in cards]
        )

    def mark_fresh(self, cards: Sequence[int]) -> None:
        """Cards that came into a town since someone last acted."""
        places = [
            self.spots[card].place for card in cards if card in self.spots and self.spots[card].zone.startswith("town")
        ]
        self.fresh_marks.show_frames([Frame(place, "gold", 2.5, -1.5) for place in places])

    def outline(self, line: str) -> None:
        """What a line of the score sheet counts; at the end of the game the groups that score."""
        shown = line or (TERRITORIES if self.view["phase"] == "end" else "")
        regions = line_regions(shown, self.view, self.cameras, self._names)
        self.outlines.show_regions(regions, veiled_cells(regions, self.view, self.cameras))
        for item in self.goals:
            item.point_out(pointed_out=bool(line) and item.goal == line)

    def hide_marks(self) -> None:
        """While things move, nothing is marked."""
        self.next_mark.hide()
        self.turn_badge.hide()
        self.dots.show_points((), 0)
        self.ghost.put_away()
        self.outlines.show_regions(())
        self.pills.show_pills((), self.layout.area)
        for frames in (self.choice_marks, self.fresh_marks, self.frames):
            frames.show_frames(())

    def restyle(self, theme: Theme) -> None:
        self.geometry = self.geometry._replace(dark=theme.dark)
        super().restyle(theme)
