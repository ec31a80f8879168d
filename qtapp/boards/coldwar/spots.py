"""Where every card and token lies on the screen: the places of a view's `where` in a layout, pure geometry.

Groups have as many places as the objective's population allows, so that the room left is seen at a glance; a mobilised
group lies sideways in its place. Agents stand in one row: headquarters, on leave, out of play. The headquarters of
others show backs, whatever can be known of them, unless somebody is to be chosen there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF

from engines.game import Seat
from engines.motion import Where
from qtapp.boards.coldwar.art.agencies import SEATS as AGENCIES
from qtapp.boards.coldwar.art.objectives import objective as card_of
from qtapp.boards.coldwar.cards import SEEN, BalanceFace, DominationFace, EmblemFace, Faces, square
from qtapp.boards.coldwar.choices import Place, agent, group, objective
from qtapp.boards.coldwar.layout import Layout, SeatLayout
from qtapp.boards.geometry import RATIO
from qtapp.boards.travelling import Spot

CARD_Z, TOKEN_Z = 20.0, 60.0
ZONE_ICON = 0.30  # of an agent's width, in front of each zone
ROWS = ("groups", "hq", "leave", "out", "won", "spent")
BALANCE = Place("balance")


class Zone(NamedTuple):
    """A part of an agency's row of agents."""

    kind: str  # "hq", "leave", "out"
    icon: QRectF
    cards: tuple[QRectF, ...]


class TableContents(NamedTuple):
    """What lies where at one moment, by the parts of the table."""

    rows: dict[tuple[str, Seat], list[tuple[int, str, str]]]  # order, component, attitude; of "spent" the seat is -1
    single: dict[str, str]  # a place for one thing: what lies there
    markers: dict[str, str]  # where tokens and markers lie

    @classmethod
    def of(cls, where: Where) -> TableContents:
        made = cls({}, {}, {})
        for component, place in where.items():
            zone, *parts = place.split(":")
            if zone in ROWS:
                seat, order, *attitude = parts if zone != "spent" else ("-1", *parts)
                made.rows.setdefault((zone, int(seat)), []).append((int(order), component, "".join(attitude)))
            elif component in ("balance", "phase", "turn") or component[4:] in ("score", "influence", "token"):
                made.markers[component] = place
            else:
                made.single[place] = component
        for row in made.rows.values():
            row.sort()
        return made

    def row(self, zone: str, seat: Seat = -1) -> list[tuple[int, str, str]]:
        return self.rows.get((zone, seat), [])

    def spy(self, seat: Seat) -> tuple[str, bool]:
        """The Agent X of a seat ("" for none), and whether he lies face down."""
        down = self.single.get(f"field:{seat}:down", "")
        return down or self.single.get(f"field:{seat}:up", ""), bool(down)

    def number(self, seat: Seat, marker: str) -> int:
        """How a track stands."""
        return int(self.markers[f"{AGENCIES[seat]}:{marker}"].partition(":")[2])

    @property
    def stage(self) -> str:
        return self.markers["phase"].partition(":")[2]

    @property
    def date(self) -> tuple[int, int]:
        """The turn and the year."""
        _, turn, year = self.markers["turn"].split(":")
        return int(turn), int(year)


class Geometry(NamedTuple):
    """The table as it is laid out, and whose side it is looked at from; `card` is the objective that lay there last."""

    layout: Layout
    focus: Seat
    faces: Faces
    viewer: Seat | None = None
    card: str = ""

    def key(self, component: str) -> Place:
        """A group, an objective, an agent or his back, a token; markers are on no card."""
        agency, _, name = component.partition(":")
        if agency not in AGENCIES:
            return BALANCE if name == "" and agency == "balance" else (group if len(agency) == 2 else objective)(agency)
        seat = AGENCIES.index(agency)
        if name == "token":
            return Place("domination", "", seat)
        return Place("back", name[1:], seat) if name.startswith("?") else agent(name, seat)

    def pile(self, component: str, place: str) -> Spot | None:
        layout, faces = self.layout, self.faces
        if place == "?deck":
            return Spot(layout.group_deck, CARD_Z, faces.back("group"), down=True)
        if place == "?objectives":
            return Spot(layout.objective_deck, CARD_Z, faces.back("objective"), down=True)
        if place == "?discard":
            return Spot(layout.discard, CARD_Z, faces.group(component))
        if component.endswith(":token"):
            seat = AGENCIES.index(component[:3])
            return Spot(square(self.panel(seat).balance), TOKEN_Z, DominationFace(component[:3]))
        return None

    def panel(self, seat: Seat) -> SeatLayout:
        return self.layout.panel(seat, self.focus)

    def population(self, table: TableContents) -> int:
        """How many groups an agency may have here, as the objective's card says."""
        card = table.single.get("objective", self.card)
        return card_of(card).population if card else 0

    def slots(self, table: TableContents, seat: Seat) -> list[QRectF]:
        return group_slots(self.panel(seat), max(self.population(table), len(table.row("groups", seat))))

    def spots(self, where: Where, *, is_open: bool = False) -> dict[Place, Spot]:
        """Where everything lies; `is_open`: all headquarters show faces."""
        if not where:
            return {}
        table, layout, faces, found = TableContents.of(where), self.layout, self.faces, dict[Place, Spot]()
        for seat in range(len(layout.panels)):
            found |= self._groups(table, seat) | self._agents(table, seat, is_open=is_open) | self._won(table, seat)
        if card := table.single.get("objective"):
            found[objective(card)] = Spot(layout.objective, CARD_Z, faces.objective(card), "objective")
        if card := table.single.get("discard"):
            found[group(card)] = Spot(layout.discard, CARD_Z, faces.group(card), "discard")
        for _, card, _ in table.row("spent")[-1:]:
            found[objective(card)] = Spot(layout.spent, CARD_Z, faces.objective(card, small=True), "spent")
        holder = int(table.markers["balance"].partition(":")[2])
        found[BALANCE] = Spot(square(self.panel(holder).balance), TOKEN_Z, BalanceFace(), "token", holder)
        for seat, agency in enumerate(AGENCIES):
            if table.markers.get(f"{agency}:token") == "domination":
                place = Place("domination", "", seat)
                found[place] = Spot(layout.token, TOKEN_Z, DominationFace(agency), "token", seat)
        return found

    def _groups(self, table: TableContents, seat: Seat) -> dict[Place, Spot]:
        return {
            group(code): Spot(
                slot if stands == "ready" else sideways(slot),
                CARD_Z + order,
                self.faces.group(code, ready=stands == "ready"),
                "groups",
                seat,
            )
            for (order, code, stands), slot in zip(table.row("groups", seat), self.slots(table, seat), strict=False)
        }

    def _agents(self, table: TableContents, seat: Seat, *, is_open: bool) -> dict[Place, Spot]:
        found, agency, faces = dict[Place, Spot](), AGENCIES[seat], self.faces
        shows = seat == self.viewer or (is_open and self.viewer is not None)
        for zone in self.zones(table, seat):
            for (order, card, state), place in zip(table.row(zone.kind, seat), zone.cards, strict=True):
                code = card.partition(":")[2]
                down = zone.kind == "hq" and (not shows or code.startswith("?"))
                stamp = state or ("leave" if zone.kind == "leave" else "")
                face = faces.agent_back(agency) if down else faces.agent(code, agency, stamp)
                found[self.key(card)] = Spot(place, CARD_Z + order, face, zone.kind, seat, down)
        spy, is_down = table.spy(seat)
        if spy:
            code = spy.partition(":")[2]
            face = faces.agent_back(agency) if code == "?" else faces.agent(code, agency, mark=SEEN if is_down else "")
            found[self.key(spy)] = Spot(self.panel(seat).field, CARD_Z, face, "field", seat, code == "?")
        return found

    def zones(self, table: TableContents, seat: Seat) -> list[Zone]:
        """The row of agents: each zone that is not empty begins with its sign."""
        used = {kind: len(table.row(kind, seat)) for kind in ("hq", "leave", "out") if table.row(kind, seat)}
        return agent_zones(used, self.panel(seat), has_spy=bool(table.spy(seat)[0]))

    def _won(self, table: TableContents, seat: Seat) -> dict[Place, Spot]:
        """The scoring pile, a fan where there is no room for a row; the last card lies on top."""
        panel, won, found = self.panel(seat), table.row("won", seat), dict[Place, Spot]()
        row, count = panel.won, len(won)
        high = min(row.height(), 150.0, 0.8 * row.width() / RATIO)
        across = round(high * RATIO) if panel.wide else round(high)
        step = min(across + 4.0, (row.width() - across) / max(1, count - 1))
        for index, (_, code, _) in enumerate(won):
            left = row.left() + index * step if not panel.wide else row.right() - across - (count - 1 - index) * step
            place = QRectF(round(left), round(row.center().y() - high / 2), across, round(high))
            face = self.faces.objective(code, small=True) if panel.wide else EmblemFace(code)
            found[objective(code)] = Spot(place, CARD_Z + index, face, "won", seat)
        return found


def group_slots(panel: SeatLayout, population: int) -> list[QRectF]:
    """The places for as many groups as the population limit allows, each wide enough for a card on its side."""
    count = max(1, population)
    gap = 4.0
    high = min(panel.groups.height(), (panel.groups.width() - gap * (count - 1)) / count, 190.0)
    across = round(high * RATIO)
    step = min(high + 2.5 * gap, (panel.groups.width() - high) / max(1, count - 1))
    top = round(panel.groups.center().y() - high / 2)
    left = panel.groups.left() + (high - across) / 2
    return [QRectF(round(left + index * step), top, across, round(high)) for index in range(count)]


def sideways(place: QRectF) -> QRectF:
    """A card turned on its side around its middle."""
    middle = place.center()
    return QRectF(
        round(middle.x() - place.height() / 2), round(middle.y() - place.width() / 2), place.height(), place.width()
    )


def agent_zones(used: Mapping[str, int], panel: SeatLayout, *, has_spy: bool) -> list[Zone]:
    """Room for so many agents in each zone."""
    total, row, gap = max(6, sum(used.values()) + has_spy), panel.agents, 3.0
    high = row.height()
    room = row.width() - len(used) * 2 * gap
    across = int(min(high * RATIO, room / (total + len(used) * ZONE_ICON) - gap))
    high = min(high, across / RATIO)
    zones, left = [], row.left()
    top = round(row.center().y() - high / 2)
    for kind, count in used.items():
        icon = QRectF(left, top, across * ZONE_ICON, high)
        left += icon.width() + gap
        cards = tuple(QRectF(round(left + index * (across + gap)), top, across, round(high)) for index in range(count))
        left += count * (across + gap) + 2 * gap
        zones.append(Zone(kind, icon, cards))
    return zones
