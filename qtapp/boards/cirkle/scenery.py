"""Everything that lies on the table: the board, the trays, the news, one item for every unit, and the marks.

The scenery keeps its items and moves them. It knows where things are (`rect_of`, `square_at`, `spots`), and nothing of
who may do what.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from engines.game import Seat
from qtapp.boards.cirkle.bulletin import Bulletin
from qtapp.boards.cirkle.exchange_menu import ExchangeMenu
from qtapp.boards.cirkle.ground import FRAME, extent, squares
from qtapp.boards.cirkle.layout import Layout, TrayLayout, arranged, tray_inside
from qtapp.boards.cirkle.lettered import CirkleLettering
from qtapp.boards.cirkle.marks import Line, Lines, Proclaimed, Sign, Signs, SquareFrames, SquarePulse
from qtapp.boards.cirkle.news_block import NewsBlock, Tool
from qtapp.boards.cirkle.pieces import LOST, Piece, Placement, lost_piece, piece_on, placed
from qtapp.boards.cirkle.pointing import event_places, line_squares
from qtapp.boards.cirkle.spots import BoardItem, GroundFace, Snapshot, Spot
from qtapp.boards.cirkle.trays import TrayPanel
from qtapp.boards.cirkle.typed_line import TypedLine
from qtapp.boards.cirkle.unit_items import STANDING, SUNK, UnitFace, UnitItem
from qtapp.boards.parts import Styled
from qtapp.items.cards import Shelf
from qtapp.items.frames import Frame
from qtapp.theme import Theme
from qtapp.words.cirkle.words import CirkleWords

EMPTY: Mapping[str, Any] = {
    "mode": "duel",
    "board": {"columns": "ABCDEFGH", "rows": ["........"] * 11},
    "targets": [],
    "seats": [],
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
UNIT_Z = 20.0


class Scenery:
    """The items of one board."""

    def __init__(self, scene: QGraphicsScene, words: CirkleWords, theme: Theme) -> None:
        self._scene, self._words, self.theme = scene, words, theme
        self._shelf = Shelf()
        self._lettering = CirkleLettering(words, scene)
        self.view: Mapping[str, Any] = EMPTY
        self._capped: set[str] = set()  # the squares of missiles
        self.players: Sequence[str] = ()
        self.turned = 0
        self.layout = self._arranged(QSizeF(940, 752))
        self.placement: Placement = {}
        self.spots: dict[Piece, Spot] = {}
        self.units: dict[Piece, UnitItem] = {}
        self.bulletin = Bulletin()
        self._rects: dict[str, QRectF] = {}
        self.ground = BoardItem(self._shelf, self._ground_face())
        self.news = NewsBlock(theme)
        self.tools = (Tool(theme, "turn"), Tool(theme, "threats"))
        self.trays = tuple(TrayPanel(seat, theme) for seat in range(4))
        self._make_marks(theme)
        for item in (self.ground, self.news, *self.tools, *self.trays, *self._marks):
            scene.addItem(item)
        self._measure()

    def _make_marks(self, theme: Theme) -> None:
        """Those below the units first."""
        self.under = Signs(theme, 5)  # what was played last, what is new
        self.lines = Lines(theme, 95)
        self.choice = Signs(theme, 100)  # what may be chosen, and what is looked at
        self.over = Signs(theme, 105)  # what stands on the board: holds, objectives, the intruder, threats
        self.tray_frames = SquareFrames(theme, 106)
        self.cursor = Signs(theme, 110)
        self.line_marks = SquareFrames(theme, 115)
        self.pulse = SquarePulse(theme, 140)
        self.menu = ExchangeMenu(theme, 150)
        self.typed = TypedLine(theme, 160)
        self.proclaimed = Proclaimed(theme, 300)
        self._marks = (
            self.under,
            self.lines,
            self.choice,
            self.over,
            self.tray_frames,
            self.cursor,
            self.line_marks,
            self.pulse,
            self.menu,
            self.typed,
            self.proclaimed,
        )

    # Where things are

    @property
    def area(self) -> QRectF:
        return self.layout.area

    @property
    def cell(self) -> float:
        return self.layout.cell

    def rect_of(self, square: str) -> QRectF:
        """Where a square lies in the scene."""
        return self._rects[square]

    def square_at(self, pos: QPointF) -> str | None:
        """The square under a point of the scene."""
        return next((name for name, rect in self._rects.items() if rect.contains(pos)), None)

    @property
    def square_names(self) -> Iterable[str]:
        return self._rects.keys()

    def lost_at(self, pos: QPointF) -> tuple[Seat, str] | None:
        """Whose lost unit lies in a tray under a point, and its kind."""
        return next(
            (
                (piece.seat, piece.kind)
                for piece, square in self.placement.items()
                if square == LOST and self.spots[piece].place.contains(pos)
            ),
            None,
        )

    def lost_rect(self, seat: Seat, kind: str) -> QRectF:
        """Where a lost unit of a kind lies; an empty rectangle if none is lost."""
        piece = lost_piece(self.placement, seat, kind)
        return QRectF() if piece is None else self.spots[piece].place

    def tray_at(self, pos: QPointF) -> Seat | None:
        return next((tray.seat for tray in self.trays if tray.isVisible() and tray.place.contains(pos)), None)

    def places_of(self, event: Mapping[str, Any]) -> list[QRectF]:
        return event_places(event, self)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.layout, self.turned, self.placement, self.spots)

    # Showing a view

    def show(self, view: Mapping[str, Any], area: QSizeF, turned: int) -> None:
        """Draw a view at once."""
        self.inform(view)
        self.aim(area, turned, self.placement)
        self.settle()

    def inform(self, view: Mapping[str, Any], players: Sequence[str] = (), bulletin: Bulletin | None = None) -> None:
        """What the table looks like from now on; nothing is drawn yet."""
        self.view, self.players = view, players
        self._capped = {unit["square"] for unit in view["units"] if unit["missile"]}
        self.bulletin = Bulletin() if bulletin is None else bulletin

    def aim(self, area: QSizeF, turned: int, before: Mapping[Piece, str]) -> None:
        """Work out where everything belongs; nothing moves yet. `before` is where the units were, as far as known."""
        self.turned = turned
        self.layout = self._arranged(area)
        self._measure()
        self.placement = placed(self.view, before) if self.view["seats"] else {}
        self.spots = self.spots_of(self.placement)

    def _arranged(self, area: QSizeF) -> Layout:
        return arranged(area, extent(self.view["board"], self.turned).size(), len(self.view["seats"]) or 2)

    def _measure(self) -> None:
        cell, corner = self.layout.cell, self.layout.board.topLeft() + QPointF(FRAME, FRAME) * self.layout.cell
        self._rects = {
            name: QRectF(corner + rect.topLeft() * cell, QSizeF(cell, cell))
            for name, rect in squares(self.view["board"], self.turned).items()
        }

    def spots_of(self, placement: Placement, known: Mapping[Piece, Spot] | None = None) -> dict[Piece, Spot]:
        """Where the units of a placement belong; how high one stands that is elsewhere by now is taken from `known`."""
        stands = {unit["square"]: unit for unit in self.view["units"]}
        found = {}
        for piece, square in placement.items():
            if square == LOST:
                continue
            unit, rect = stands.get(square), self._rects[square]
            if unit is not None and self.placement.get(piece) == square:
                height, frozen = (SUNK if unit["protected"] else STANDING), unit["frozen"]
            else:
                was = (known or {}).get(piece)
                height, frozen = (was.face.height, was.face.frozen) if was is not None else (STANDING, False)
            face = UnitFace(piece.kind, self._colour(piece.seat), height, self.theme, frozen)
            found[piece] = Spot(rect, face, UNIT_Z + rect.top() / 10_000)
        return found | self._lost_spots(placement)

    def _lost_spots(self, placement: Placement) -> dict[Piece, Spot]:
        found = {}
        kinds = "CHTP"
        for seat in range(len(self.view["seats"])):
            lost = sorted(
                (piece for piece, square in placement.items() if square == LOST and piece.seat == seat),
                key=lambda piece: (kinds.index(piece.kind[0]), piece.kind, piece.number),
            )
            slots = self.tray_layout(seat).slots
            for piece, slot in zip(lost, slots, strict=False):
                inset = slot.width() * 0.06
                face = UnitFace(piece.kind, self._colour(seat), STANDING, self.theme)
                found[piece] = Spot(slot.adjusted(inset, inset, -inset, -inset), face, UNIT_Z)
        return found

    def _colour(self, seat: Seat) -> str:
        return str(self.view["seats"][seat]["colour"])

    def tray_place(self, seat: Seat) -> QRectF:
        """A tray lies beside the camp of its army, whichever way the board is turned."""
        armies = len(self.view["seats"])
        if armies == len(("far", "near")):
            return self.layout.trays.places[int(seat == self.turned // 2)]
        return self.layout.trays.places[(seat - self.turned - 1) % armies]

    def tray_layout(self, seat: Seat) -> TrayLayout:
        army = self.view["seats"][seat]
        return tray_inside(
            self.tray_place(seat), army["units"] + len(army["lost"]), self.cell, flat=self.layout.trays.flat
        )

    # Items

    def unit_item(self, piece: Piece) -> UnitItem:
        """The item of a unit, made when it is first needed."""
        if piece not in self.units:
            item = self.units[piece] = UnitItem(self._shelf, self.spots[piece].face)
            self._scene.addItem(item)
            item.settle_at(self.spots[piece].place)
        return self.units[piece]

    def item_on(self, square: str) -> UnitItem | None:
        piece = piece_on(self.placement, square)
        return None if piece is None else self.unit_item(piece)

    def rest(self, piece: Piece, spot: Spot) -> None:
        """Put a unit where it belongs, at once."""
        item = self.unit_item(piece)
        item.set_face(spot.face)
        item.set_moving(moving=False)
        item.settle_at(spot.place)
        item.setZValue(spot.z)
        item.setOpacity(1.0)
        item.show()

    def settle(self) -> None:
        """Everything in its place at once."""
        self.settle_ground()
        for piece, spot in self.spots.items():
            self.rest(piece, spot)
        for piece, item in self.units.items():
            if piece not in self.spots:
                item.hide()
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
                    self.tray_layout(tray.seat),
                    self._lettering.tray(self.view, tray.seat, self.players),
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
        return Sign(kind, self._rects[square], colours, is_capped=square in self._capped)

    def line(self, start: str, end: str, token: str) -> Line:
        return Line(self._rects[start].center(), self._rects[end].center(), token)

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
            shown + [self.sign(square, "fresh") for square in fresh if square not in played and square in self._rects]
        )

    def outline(self, line: str) -> None:
        """What a line of the score sheet counts: the units of a type."""
        self.line_marks.show_frames(
            [Frame(self._rects[square], "gold", 3.0, -2.0) for square in line_squares(line, self.view)]
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
        items: tuple[Styled, ...] = (self.news, *self.tools, *self.trays, *self._marks)
        for item in items:
            item.restyle(theme)
