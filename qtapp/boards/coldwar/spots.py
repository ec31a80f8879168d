"""Where every card and token of a picture lies in a layout: pure geometry, and which face it shows there.

Groups have as many places as the population limit allows, so that the room left is seen at a glance; a mobilised group
lies sideways in its place (R3.2). Agents stand in one row: headquarters, on leave, out of play.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from engines.game import Seat
from qtapp.boards.coldwar.cards import SEEN, Faces, square
from qtapp.boards.coldwar.choices import Place, agent, group, objective
from qtapp.boards.coldwar.layout import RATIO, Layout, SeatLayout
from qtapp.boards.coldwar.objectives import objective as card_of
from qtapp.boards.coldwar.picture import HIDDEN, Picture, Side
from qtapp.items.cards import Face

CARD_Z, TOKEN_Z = 20.0, 60.0
ZONE_ICON = 0.30  # of an agent's width, in front of each zone


class Spot(NamedTuple):
    """Where something lies, how high, which face it shows and whose it is."""

    place: QRectF
    z: float
    face: Face
    zone: str  # "groups", "field", "hq", "leave", "out", "won", "objective", "discard", "spent", "token"
    seat: Seat = -1


class Zone(NamedTuple):
    """A part of an agency's row of agents."""

    kind: str  # "hq", "leave", "out"
    icon: QRectF
    cards: tuple[QRectF, ...]


BALANCE = Place("balance")


def spots(picture: Picture, layout: Layout, focus: Seat, faces: Faces) -> dict[Place, Spot]:
    """Where everything of the picture lies."""
    found: dict[Place, Spot] = {}
    for seat, side in enumerate(picture.sides):
        panel = layout.panel(seat, focus)
        found.update(_groups(side, seat, panel, picture, faces))
        found.update(_agents(side, seat, panel, faces))
        found.update(_won(side, seat, panel, faces))
    if picture.objective:
        found[objective(picture.objective)] = Spot(
            layout.objective, CARD_Z, faces.objective(picture.objective), "objective"
        )
    if picture.discard:
        found[group(picture.discard)] = Spot(layout.discard, CARD_Z, faces.group(picture.discard), "discard")
    if picture.spent:
        found[objective(picture.spent[-1])] = Spot(
            layout.spent, CARD_Z, faces.objective(picture.spent[-1], small=True), "spent"
        )
    if picture.balance >= 0:
        found[BALANCE] = Spot(
            square(layout.panel(picture.balance, focus).balance), TOKEN_Z, faces.balance(), "token", picture.balance
        )
    if picture.dominator is not None:
        seat, agency = picture.dominator, picture.sides[picture.dominator].agency
        found[Place("domination", "", seat)] = Spot(layout.token, TOKEN_Z, faces.domination(agency), "token", seat)
    return found


def population(picture: Picture) -> int:
    """How many groups an agency may have here, as the objective's card says."""
    return card_of(picture.card).population if picture.card else 0


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


def _groups(side: Side, seat: Seat, panel: SeatLayout, picture: Picture, faces: Faces) -> dict[Place, Spot]:
    slots = group_slots(panel, max(population(picture), len(side.groups)))
    return {
        group(code): Spot(
            slot if ready else sideways(slot), CARD_Z + index, faces.group(code, ready=ready), "groups", seat
        )
        for index, ((code, ready), slot) in enumerate(zip(side.groups, slots, strict=False))
    }


def agent_zones(side: Side, panel: SeatLayout) -> list[Zone]:
    """The row of agents: each zone that is not empty begins with its sign."""
    counts = {"hq": len(side.hq) + side.backs, "leave": len(side.leave), "out": len(side.out)}
    used = {kind: count for kind, count in counts.items() if count}
    total, row, gap = max(6, sum(used.values()) + bool(side.spy)), panel.agents, 3.0
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


def _agents(side: Side, seat: Seat, panel: SeatLayout, faces: Faces) -> dict[Place, Spot]:
    found: dict[Place, Spot] = {}
    if side.spy == HIDDEN:
        # The back that was taken from the headquarters: the next after those that are left.
        found[Place("back", str(side.backs), seat)] = Spot(
            panel.field, CARD_Z, faces.agent_back(side.agency), "field", seat
        )
    elif side.spy:
        face = faces.agent(side.spy, side.agency, mark=SEEN if side.is_secret else "")
        found[agent(side.spy, seat)] = Spot(panel.field, CARD_Z, face, "field", seat)
    for zone in agent_zones(side, panel):
        found.update(_zone(zone, side, seat, faces))
    return found


def _zone(zone: Zone, side: Side, seat: Seat, faces: Faces) -> dict[Place, Spot]:
    if zone.kind == "hq" and not side.is_open:
        return {
            Place("back", str(index), seat): Spot(place, CARD_Z + index, faces.agent_back(side.agency), "hq", seat)
            for index, place in enumerate(zone.cards)
        }
    held = {
        "hq": [(code, "") for code in side.hq],
        "leave": [(code, "leave") for code in side.leave],
        "out": list(side.out),
    }[zone.kind]
    return {
        agent(code, seat): Spot(place, CARD_Z + index, faces.agent(code, side.agency, state), zone.kind, seat)
        for index, ((code, state), place) in enumerate(zip(held, zone.cards, strict=True))
    }


def _won(side: Side, seat: Seat, panel: SeatLayout, faces: Faces) -> dict[Place, Spot]:
    """The scoring pile, a fan where there is no room for a row; the last card lies on top."""
    row, count = panel.won, len(side.won)
    high = min(row.height(), 150.0, 0.8 * row.width() / RATIO)
    across = round(high * RATIO) if panel.wide else round(high)
    step = min(across + 4.0, (row.width() - across) / max(1, count - 1))
    found = {}
    for index, code in enumerate(side.won):
        left = row.left() + index * step if not panel.wide else row.right() - across - (count - 1 - index) * step
        place = QRectF(round(left), round(row.center().y() - high / 2), across, round(high))
        face = faces.objective(code, small=True) if panel.wide else faces.emblem(code)
        found[objective(code)] = Spot(place, CARD_Z + index, face, "won", seat)
    return found
