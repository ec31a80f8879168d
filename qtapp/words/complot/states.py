"""What stands where on a table of XIII: Le Complot, read from `where`, and how it stands, in a few words each.

Both serve tips and text board: elements, missions and places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from engines.game import Seat
from qtapp.words.complot import grammar
from qtapp.words.complot.names import Names, View
from qtapp.words.names import Sentences
from qtapp.words.phrases import listed

Active = Mapping[str, Any]
Where = Mapping[str, str]


@dataclass(slots=True)
class ComplotTable:
    """Components by where they are, each list in the order of `where`, which is the canonical one."""

    standing: dict[int, dict[Seat, list[str]]] = field(default_factory=dict)  # elements by place and controller
    reserve: dict[Seat, list[str]] = field(default_factory=dict)
    garrison: dict[int, list[str]] = field(default_factory=dict)  # neutral units by place, as "a1"
    laid: dict[int, list[str]] = field(default_factory=dict)  # secondary missions by place
    armed: dict[str, list[str]] = field(default_factory=dict)  # combat cards by element
    objects: dict[str, list[str]] = field(default_factory=dict)  # missions whose object an element carries
    lying: dict[int, list[str]] = field(default_factory=dict)  # missions whose object lies on a place
    gone: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)  # the first card at the bottom

    def of(self, seat: Seat) -> list[str]:
        """All elements of a seat on the board."""
        return [element for place in sorted(self.standing) for element in self.standing[place].get(seat, ())]

    def place_of(self, element: str) -> int:
        """Where an element stands; 0: it is not on the board."""
        found = (
            place for place, seats in self.standing.items() if any(element in elements for elements in seats.values())
        )
        return next(found, 0)

    def owner_of(self, element: str) -> Seat | None:
        """Who controls an element on the board."""
        seats = (seats for seats in self.standing.values())
        return next((seat for found in seats for seat, elements in found.items() if element in elements), None)


def table_of(where: Where) -> ComplotTable:
    """The table a `where` describes. The same one is read once; nobody changes it."""
    return _read(tuple(where.items()))


@lru_cache(maxsize=32)
def _read(items: tuple[tuple[str, str], ...]) -> ComplotTable:
    table, discard = ComplotTable(), []
    for component, spot in items:
        seat, at, place = spot.partition("@")
        kind, _, rest = spot.partition(":")
        if at:
            table.standing.setdefault(int(place), {}).setdefault(int(seat), []).append(component)
        elif kind == "reserve":
            table.reserve.setdefault(int(rest), []).append(component)
        elif kind == "garrison":
            table.garrison.setdefault(int(rest), []).append(component.partition(".")[2])
        elif kind == "laid":
            table.laid.setdefault(int(rest), []).append(component)
        elif kind == "on":
            table.armed.setdefault(rest, []).append(component)
        elif kind == "with":
            table.objects.setdefault(rest, []).append(component.partition(":")[2])
        elif kind == "lies":
            table.lying.setdefault(int(rest), []).append(component.partition(":")[2])
        elif kind == "gone":
            table.gone.append(component)
        elif kind == "discard":
            discard.append((int(rest), component))
    table.discard = [component for _, component in sorted(discard)]
    return table


class ComplotStates(Sentences[Names]):
    """States, as parts of a sentence or as whole lines."""

    # Elements

    def states(self, element: str, view: View, called: Sequence[str]) -> list[str]:
        """Where it stands and for whom, and its marks."""
        table, names = table_of(view["where"]), self._names
        place, owner = table.place_of(element), table.owner_of(element)
        if not place or owner is None:
            return [self.tr("out of the game")] if element in table.gone else []
        template = self.tr("{at_place}, for {player}")
        return [template.format(at_place=names.at(place), player=called[owner]), *self.marks(element, view)]

    def marks(self, element: str, view: View) -> list[str]:
        """Wounds, recoil, cards and objects."""
        table, names = table_of(view["where"]), self._names
        wounds = dict(view["wounds"]).get(element, 0)
        parts = [self.tr("%n wound(s)", "", wounds)] if wounds else []
        if element in view["recoil"]:
            parts.append(self.tr("recoil: no mission this round"))
        if element in view["stopped"]:
            parts.append(self.tr("stopped by an Informer"))
        if element in view["truce"]:
            parts.append(self.tr("may leave freely"))
        if element in view["used"]:
            parts.append(self.tr("skill used"))
        parts += [names.card(card) for card in table.armed.get(element, ())]
        parts += [
            self.tr("carries {object}").format(object=names.object(mission))
            for mission in table.objects.get(element, ())
        ]
        return parts

    # Missions

    def progress(self, active: Active, called: Sequence[str]) -> list[str]:
        """What has become of an active mission so far."""
        names, mission = self._names, active["mission"]
        places = {
            "object": names.object(mission) if active["winner"] is not None else "",
            "place": names.place(active["objective"]),
            "carrier": names.element(active["carrier"], called) if active["carrier"] else "",
            "at_place": names.at(active["lies"]) if active["lies"] else "",
            **{
                field: "" if active[field] is None else called[active[field]]
                for field in ("winner", "partner", "holder", "performer", "ally")
            },
            "round": active["since"] or "",
            "players": listed([called[seat] for seat in active["tried"]]),
        }
        return [template.format(**places) for template in self._stages(active)]

    def _stages(self, active: Active) -> list[str]:
        sentences = []
        if active["winner"] is not None:
            sentences.append(
                self.tr("First part won by {winner}; destination: {place}.")
                if active["partner"] is None
                else self.tr("First part won by {winner} and {partner}; destination: {place}.")
            )
        if active["carrier"]:
            sentences.append(self.tr("Carrier: {carrier}."))
        if active["lies"]:
            sentences.append(self.tr("To be picked up {at_place}: {object}."))
        if active["holder"] is not None:
            sentences.append(self.tr("Place held by {holder} since round {round}."))
        elif active["beaten"] and active["winner"] is None:
            sentences.append(self.tr("The neutral units are beaten; nobody holds the place."))
        if active["performer"] is not None:
            sentences.append(self.tr("Alliance: {performer} attempts it and shares with {ally}."))
        if active["tried"]:
            sentences.append(self.tr("Attempted this round by {players}."))
        return sentences

    def known_missions(self, pile: int, view: View) -> list[str]:
        """What the reader knows of a pile: the next card is number 1."""
        return [
            self.tr("You know card {number}: {mission}.").format(number=place + 1, mission=self._names.mission(mission))
            for other, place, mission in view["known_piles"]
            if other == pile
        ]

    # Places

    def at_place(self, place: int, view: View, called: Sequence[str]) -> list[str]:
        """Who stands there, in the order of arrival, and what lies there."""
        table, names = table_of(view["where"]), self._names
        standing = table.standing.get(place, {})
        order = sorted(standing, key=lambda seat: (seat not in view["board"][place - 1], _index(view, place, seat)))
        lines = [
            self.tr("{player}: {group}").format(player=called[seat], group=names.group(standing[seat]))
            for seat in order
        ]
        if place in table.garrison:
            units = names.group(f"N.{unit}" for unit in table.garrison[place])
            lines.append(self.tr("Neutral units: {group}").format(group=units))
        lines += [
            self.tr("Mission: {mission}").format(mission=names.mission(active["mission"]))
            for active in view["active"]
            if active["objective"] == place
        ]
        lines += [
            self.tr("Secondary mission: {card}").format(card=names.card(card)) for card in table.laid.get(place, ())
        ]
        lines += [
            self.tr("To be picked up: {object}").format(object=names.object(mission))
            for mission in table.lying.get(place, ())
        ]
        lines += [
            self.tr("Truce: {players} may leave freely").format(players=listed([called[seat] for seat in seats]))
            for spot, seats in view["treaties"]
            if spot == place and view["stage"] <= 6
        ]
        if place in view["closed"]:
            lines.append(self.tr("Closed until the end of the round"))
        return lines

    def ring(self, place: int) -> str:
        """What the ring of a place is for; "" for an ordinary one."""
        ring = self._names.places[place]["ring"]
        return "" if ring == "plain" else self._names.text(self._names.rings[ring])

    def destination(self, mission: str) -> str:
        """Where an object goes: "to Denver (16)"; "" if nothing is delivered."""
        goal = self._names.missions[mission].get("deliver_to")
        return f"{grammar.to(self._names.place(goal))}\u00a0({goal})" if goal else ""


def _index(view: View, place: int, seat: int) -> int:
    arrivals = view["board"][place - 1]
    return arrivals.index(seat) if seat in arrivals else 0
