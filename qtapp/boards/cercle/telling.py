"""What grounds are told: a view put into files of services, wares of the draft and scenes of the stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engines.game import Seat
from qtapp.base.theme import SeatMark
from qtapp.boards.cercle.items.draft import Ware
from qtapp.boards.cercle.items.panels import File
from qtapp.boards.cercle.items.stage import Bidder, Scene
from qtapp.boards.cercle.signs import CercleSigns
from qtapp.boards.cercle.spots import CROWDED, Geometry
from qtapp.words.cercle.table import DIVISIONS, CercleTable

NONE: tuple[int | None, ...] = (None,) * len(DIVISIONS)


class Teller(NamedTuple):
    """A view, who plays, and whether this is how it stands now: while something is played out it is the one before."""

    signs: CercleSigns
    view: Mapping[str, Any]
    marks: tuple[SeatMark, ...]
    players: Sequence[str]
    actors: Sequence[Seat] = ()
    winners: Sequence[Seat] = ()

    def file(self, table: CercleTable, geometry: Geometry, seat: Seat) -> File:
        """What is told of a service."""
        signs, view, service = self.signs, self.view, self.view["services"][seat]
        notes = signs.notes() if seat == geometry.focus else ("", "", "")
        ready = table.ready[seat]
        rows = (ready, table.deployed[seat] or ready[CROWDED:], table.infiltrated[seat])
        is_placing = seat in self.actors and bool(view["left"])
        return File(
            " · ".join(filter(None, (self.players[seat], signs.names.nation(service) if service else ""))),
            self.marks[seat],
            service or "",
            signs.points(table.points[seat]),
            table.secrets[seat],
            NONE,
            tuple("" if row else note for row, note in zip(rows, notes, strict=True)),
            tuple(geometry.missing(table, seat)),
            hindered=bool(table.deployed[seat]),
            acting=seat in self.actors,
            won=seat in self.winners,
            left=signs.left(view["left"]) if is_placing else "",
        )

    def wares(self) -> tuple[Ware, ...]:
        """What is drafted now; () once the game has begun."""
        names, view = self.signs.names, self.view
        if not view["phase"].startswith("setup"):
            return ()
        if view["phase"] == "setup_colour":
            return tuple(self._ware(f"c:{code}", names.colour(code), "", view["colours"]) for code in names.colours)
        return tuple(
            self._ware(f"s:{code}", names.nation(code), names.service(code), view["services"])
            for code in names.services
        )

    def _ware(self, action: str, name: str, note: str, taken: Sequence[str | None]) -> Ware:
        code = action.partition(":")[2]
        if code not in taken:
            return Ware(action, name, note)
        owner = taken.index(code)
        return Ware(action, name, note, self.marks[owner], self.players[owner])

    def scene(self, table: CercleTable, *, is_now: bool) -> Scene | None:
        """What is told on the stage, if anything lies there."""
        signs = self.signs
        if is_now and self.view["auction"] is not None:
            return self._auction()
        if table.arrived:
            return Scene(signs.arrived(len(table.arrived)), signs.announced(table.arrived[0].id))
        if table.acting is not None:
            return Scene(signs.announced(table.acting.id), signs.names.help(table.acting.id))
        return None

    def _auction(self) -> Scene:
        auction, draft = self.view["auction"], self.view["draft"]
        bidders = []
        for seat in auction["order"]:
            is_in = seat in auction["in"] if auction["winner"] is None else seat == auction["winner"]
            state = "won" if seat == auction["winner"] else "out" if not is_in else ""
            state = "next" if not state and seat in self.actors else state
            bid = auction["bids"][seat]
            cover = self.signs.cover(auction["cover"][seat]) if is_in else self.signs.out()
            bidders.append(Bidder(self.marks[seat], self.players[seat], str(bid) if bid else "–", cover, state))
        price = auction["price"]
        title = (
            self.signs.auction(auction["spy"])
            if price is None
            else self.signs.payment(price, price if draft is None else draft["left"])
        )
        divisions = auction["divisions"] if len(auction["divisions"]) < len(DIVISIONS) else ()  # any will do
        return Scene(title, "", tuple(bidders), tuple(divisions))
