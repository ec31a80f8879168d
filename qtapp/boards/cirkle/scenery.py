"""Everything that lies on the table: the board, the trays, the news, one item for every unit, and the marks.

The scenery keeps its items and moves them. It knows where things are (`rect_of`, `square_at`, `spots`), and nothing of
who may do what.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from engines.game import Seat
from qtapp.base.theme import Theme
from qtapp.boards import parts
from qtapp.boards.cirkle.art.ground import FRAME, extent, squares
from qtapp.boards.cirkle.bulletin import Bulletin
from qtapp.boards.cirkle.items.exchange_menu import ExchangeMenu
from qtapp.boards.cirkle.items.marks import Arrow, Arrows, Proclaimed, Sign, Signs, SquareFrames, SquarePulse
from qtapp.boards.cirkle.items.news_block import NewsBlock, Tool
from qtapp.boards.cirkle.items.trays import TrayPanel
from qtapp.boards.cirkle.items.typed_line import TypedLine
from qtapp.boards.cirkle.items.units import UnitItem, UnitItems
from qtapp.boards.cirkle.layout import Layout, arranged
from qtapp.boards.cirkle.pointing import event_places, line_squares
from qtapp.boards.cirkle.signs import CirkleSigns
from qtapp.boards.cirkle.spots import LOST, BoardItem, Geometry, GroundFace, kind_of
from qtapp.boards.travelling import Spot
from qtapp.items.frames import Frame
from qtapp.words.cirkle.words import CirkleWords

EMPTY: Mapping[str, Any] = {
    "mode": "duel",
    "board": {"columns": "ABCDEFGH", "rows": ["........"] * 11},
    "targets": [],
    "seats": [],
    "where": {},
    "units": [],
    "sight": {},
    "holds": [],
    "intruder": None,
    "last": None,
    "actors": [],
    "phase": "turn",
    "choices": {},
    "next_up": [],
    "quiet": {"count": 0, "limit": 1},
    "occurrences": 1,
    "turn": 1,
    "breakdown": [],
}


class Scenery(parts.TableScenery):
    """The items of one board."""

    geometry: Geometry
    spots: dict[str, Spot]

    def __init__(self, scene: QGraphicsScene, words: CirkleWords, theme: Theme) -> None:
        super().__init__(scene, UnitItems(scene, UnitItem))
        self._words, self.theme = words, theme
        self._signs = CirkleSigns(words, scene)
        self.view: Mapping[str, Any] = EMPTY
        self._capped: set[str] = set()  # the squares of missiles
        self.players: Sequence[str] = ()
        self.geometry, self.where, self.spots = self._measured(QSizeF(940, 752), 0), {}, {}
        self.bulletin = Bulletin()
        self.ground = BoardItem(self._ground_face())
        scene.addItem(self.ground)
        self.news = self._add(NewsBlock(theme))
        self.tools = (self._add(Tool(theme, "turn")), self._add(Tool(theme, "threats")))
        self.trays = tuple(self._add(TrayPanel(seat, theme)) for seat in range(4))
        # Marks, those below the units first.
        self.under = self._add(Signs(theme, 5))  # what was played last, what is new
        self.lines = self._add(Arrows(theme, 95))
        self.choice = self._add(Signs(theme, 100))  # what may be chosen, and what is looked at
        self.over = self._add(Signs(theme, 105))  # what stands on the board: holds, objectives, the intruder, threats
        self.tray_frames = self._add(SquareFrames(theme, 106))
        self.cursor = self._add(Signs(theme, 110))
        self.line_marks = self._add(SquareFrames(theme, 115))
        self.pulse = self._add(SquarePulse(theme, 140))
        self.menu = self._add(ExchangeMenu(theme, 150))
        self.typed = self._add(TypedLine(theme, 160))
        self.proclaimed = self._add(Proclaimed(theme, 300))

    # Where things are

    @property
    def area(self) -> QRectF:
        return self.layout.area

    @property
    def layout(self) -> Layout:
        return self.geometry.layout

    @property
    def turned(self) -> int:
        return self.geometry.turned

    @property
    def cell(self) -> float:
        return self.layout.cell

    def rect_of(self, square: str) -> QRectF:
        """Where a square lies in the scene."""
        return self.geometry.squares[square]

    def square_at(self, pos: QPointF) -> str | None:
        """The square under a point of the scene."""
        return next((name for name, rect in self.geometry.squares.items() if rect.contains(pos)), None)

    @property
    def square_names(self) -> Iterable[str]:
        return self.geometry.squares.keys()

    def lost_at(self, pos: QPointF) -> tuple[Seat, str] | None:
        """Whose lost unit lies in a tray under a point, and its kind."""
        return next(
            (
                (spot.seat, kind_of(unit))
                for unit, spot in self.spots.items()
                if spot.zone == LOST and spot.place.contains(pos)
            ),
            None,
        )

    def unit_on(self, square: str) -> str | None:
        """The unit on a square."""
        return next((unit for unit, spot in self.spots.items() if spot.zone == square), None)

    def lost_unit(self, seat: Seat, kind: str) -> str | None:
        """A unit of a kind that a seat has lost."""
        return next(
            (unit for unit, spot in self.spots.items() if (spot.zone, spot.seat, kind_of(unit)) == (LOST, seat, kind)),
            None,
        )

    def lost_rect(self, seat: Seat, kind: str) -> QRectF:
        """Where a lost unit of a kind lies; an empty rectangle if none is lost."""
        unit = self.lost_unit(seat, kind)
        return QRectF() if unit is None else self.spots[unit].place

    def tray_at(self, pos: QPointF) -> Seat | None:
        return next((tray.seat for tray in self.trays if tray.isVisible() and tray.place.contains(pos)), None)

    def places_of(self, event: Mapping[str, Any]) -> list[QRectF]:
        return event_places(event, self)

    # Showing a view

    def show(self, view: Mapping[str, Any], area: QSizeF, turned: int) -> None:
        """Draw a view at once."""
        self.inform(view)
        self.aim(area, turned)
        self.settle()

    def inform(self, view: Mapping[str, Any], players: Sequence[str] = (), bulletin: Bulletin | None = None) -> None:
        """What the table looks like from now on; nothing is drawn yet."""
        self.view, self.players = view, players
        self._capped = {unit["square"] for unit in view["units"] if unit["missile"]}
        self.bulletin = Bulletin() if bulletin is None else bulletin

    def aim(self, area: QSizeF, turned: int) -> None:
        """Work out where everything belongs; nothing moves yet."""
        self.geometry, self.where = self._measured(area, turned), self.view["where"]
        self.spots = self.geometry.spots(self.where)

    def _measured(self, area: QSizeF, turned: int) -> Geometry:
        board, seats = self.view["board"], self.view["seats"]
        layout = arranged(area, extent(board, turned).size(), len(seats) or 2)
        cell, corner = layout.cell, layout.board.topLeft() + QPointF(FRAME, FRAME) * layout.cell
        rects = {
            name: QRectF(corner + rect.topLeft() * cell, QSizeF(cell, cell))
            for name, rect in squares(board, turned).items()
        }
        units = seats[0]["units"] + len(seats[0]["lost"]) if seats else 0
        return Geometry(layout, turned, rects, tuple(army["colour"] for army in seats), units, self.theme)

    def _colour(self, seat: Seat) -> str:
        return str(self.view["seats"][seat]["colour"])

    def tray_place(self, seat: Seat) -> QRectF:
        return self.geometry.tray_place(seat)

    # Items

    def item_on(self, square: str) -> UnitItem | None:
        unit = self.unit_on(square)
        return None if unit is None else self.unit_item(unit)

    def unit_item(self, unit: str) -> UnitItem:
        return cast("UnitItem", self.items.item(unit, self.spots[unit]))

    def settle(self) -> None:
        """Everything in its place at once."""
        self.settle_ground()
        self.items.settle(self.spots)
        self.mark_standing()

    def settle_ground(self) -> None:
        self.ground.set_face(self._ground_face())
        self.ground.settle_at(self.layout.board)
        self.news.tell(self.layout, self.bulletin)
        for tool, place in zip(self.tools, self.layout.tools, strict=True):
            tool.tell(place, on=tool.on)
        for tray in self.trays:
            tray.setVisible(tray.seat < len(self.view["seats"]))
            if tray.seat < len(self.view["seats"]):
                tray.tell(
                    self.tray_place(tray.seat),
                    self.geometry.tray_layout(tray.seat),
                    self._signs.tray(self.view, tray.seat, self.players),
                )

    def _ground_face(self) -> GroundFace:
        board = self.view["board"]
        dead = tuple(target["square"] for target in self.view["targets"] if target["dead"])
        return GroundFace(board["columns"], tuple(board["rows"]), self.turned, dead, self.theme)

    # Marks

    def mark(self, shown: Iterable[str], kind: str) -> None:
        """Mark squares with one kind of sign; those marked before are marked no longer."""
        self.choice.show_signs([self.sign(square, kind) for square in shown])

    def sign(self, square: str, kind: str, *colours: tuple[str, ...]) -> Sign:
        return Sign(kind, self.geometry.squares[square], colours, is_capped=square in self._capped)

    def line(self, start: str, end: str, token: str) -> Arrow:
        return Arrow(self.geometry.squares[start].center(), self.geometry.squares[end].center(), token)

    def mark_standing(self) -> None:
        """What stands on the board for everybody to see: objectives, holds, the intruder, and threats on request."""
        view, is_over = self.view, self.view["phase"] == "over"
        shown = [
            self.sign(square, "objective", (army["colour"],))
            for army in view["seats"]
            if view["mode"] == "duel"
            for square in army["objectives"]
            if square != view["intruder"] or is_over
        ]
        for hold in view["holds"]:
            waiting, since = (tuple(self._colour(seat) for seat in hold[name]) for name in ("waiting", "since"))
            shown.append(self.sign(hold["square"], "hold", (self._colour(hold["seat"]),), waiting, since))
        if view["intruder"] and not is_over:
            shown.append(self.sign(view["intruder"], "intruder"))
        if self.shows_threats:
            shown += [self.sign(square, "threat") for square, seen in view["sight"].items() if seen["attacked_by"]]
        self.over.show_signs(shown)

    @property
    def shows_threats(self) -> bool:
        return self.tools[1].on

    def show_threats(self, *, shown: bool) -> None:
        self.tools[1].tell(self.layout.tools[1], on=shown)
        self.mark_standing()

    def mark_past(self, fresh: Iterable[str]) -> None:
        """The last move, and what else has changed since someone last acted."""
        last = self.view["last"]
        played = list(last["squares"]) if last else []
        shown = [self.sign(square, "last") for square in played]
        self.under.show_signs(
            shown
            + [
                self.sign(square, "fresh")
                for square in fresh
                if square not in played and square in self.geometry.squares
            ]
        )

    def outline(self, line: str) -> None:
        """What a line of the score sheet counts: the units of a type."""
        self.line_marks.show_frames(
            [Frame(self.geometry.squares[square], "gold", 3.0, -2.0) for square in line_squares(line, self.view)]
        )

    def hide_marks(self) -> None:
        """While things move, nothing is marked."""
        for layer in (self.under, self.over, self.choice, self.cursor):
            layer.show_signs(())
        self.lines.show_lines((), self.cell)
        self.tray_frames.show_frames(())
        self.menu.close()

    def restyle(self, theme: Theme) -> None:
        self.theme = theme
        super().restyle(theme)
