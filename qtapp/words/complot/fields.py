"""The named places of the log's sentences: players, places, elements and cards of an event, in the form needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from qtapp.words.complot import grammar
from qtapp.words.complot.names import EventData, Names
from qtapp.words.phrases import listed, plain, signed

FORMS = {"of_": grammar.of, "from_": grammar.out_of, "to_": grammar.to}
LOCAL = "at_"
OTHERS = ("seat", "against", "performer")  # the second player of an event, whatever part it plays


def placed(template: str, event: EventData, names: Names, called: Sequence[str]) -> str:
    """A sentence with its places filled from the event; `called` are the players' names by seat."""
    return template.format_map(Fields(event, names, called))


class Fields(dict[str, str]):
    """Makes the form a sentence asks for, and no other."""

    def __init__(self, event: EventData, names: Names, called: Sequence[str]) -> None:
        super().__init__()
        self._event, self._names, self._called = event, names, called

    def __missing__(self, place: str) -> str:
        if place.startswith(LOCAL):
            return self._names.at(self._spot(place.removeprefix(LOCAL)))
        for prefix, form in FORMS.items():
            if place.startswith(prefix):
                return form(self[place.removeprefix(prefix)])
        for found in (self._people, self._things, self._cards):
            text = found(place)
            if text is not None:
                return text
        return str(self._event[place])

    def _people(self, place: str) -> str | None:
        event, called = self._event, self._called
        match place:
            case "player":
                return str(called[event["by"]])
            case "other":
                return str(called[next(event[field] for field in OTHERS if event.get(field) is not None)])
            case "attacker" | "defender" | "performer" | "partner":
                return str(called[event[place]])
            case "players":
                return listed([called[seat] for seat in event["seats"]])
            case "order":
                return ", ".join(called[seat] for seat in event["order"])
            case "other_hand":
                return grammar.hand(self["other"])
            case "throws":
                return ", ".join(f"{called[seat]}\u00a0{face}" for seat, face in event["faces"])
            case "counts":
                return ", ".join(f"{called[seat]}\u00a0{points}" for seat, points in enumerate(event["points"]))
            case "shares":
                return listed([f"{called[seat]}\u00a0{points}" for seat, points in event["shares"]])
        return None

    def _spot(self, place: str) -> int:
        """A place of the map: of the event, or of its mission."""
        event, missions = self._event, self._names.missions
        if place == "target":
            return int(missions[event["mission"]]["deliver_to"])
        if place == "place" and event.get("place") is None:
            return int(missions[event["mission"]]["place"])
        return int(event[place])

    def _things(self, place: str) -> str | None:
        event, names, called = self._event, self._names, self._called
        match place:
            case "spot":
                return names.title(event["place"])
            case "place" | "origin" | "goal":
                return names.place(self._spot("target" if place == "goal" else place))
            case "element" | "target" | "unit":
                return names.element(event[place], called)
            case "own":
                return names.own(event["element"])
            case "bought":
                return names.units_of(event["element"][2] if "element" in event else event["unit"], 1)
            case "out":
                return names.own(event["out"])
            case "figure":
                return names.figure(event["figure"])
            case "group":
                return names.group(event["elements"])
            case "marked":
                return names.group(event["elements"], called)
            case "enemies":
                return names.group(event["enemies"])
            case "figures":
                return names.figures(event["figures"])
            case "aside":
                return names.figures(event["aside"])
            case "mains":
                dealt = zip(called, map(names.figure, event["figures"]), strict=False)  # no more than there are players
                return ", ".join(f"{player}\u00a0– {figure}" for player, figure in dealt)
            case "wounds":
                return self._wounds()
            case "dice":
                return self._dice()
            case "faces":
                return ", ".join(map(str, event["faces"]))
            case "name":
                return names.phase(event["phase"])
            case "total":
                return plain(event["total"])
            case "change":
                return signed(event["points"])
        return None

    def _cards(self, place: str) -> str | None:
        event, names = self._event, self._names
        match place:
            case "card":
                return names.card(event["card"])
            case "under":
                return names.card(event["under"])
            case "cards":
                return names.card_list(event["cards"])
            case "armed":
                pairs = ((names.card(card), names.own(element)) for card, element in event["cards"])
                return ", ".join(f"{card} ({element})" for card, element in pairs)
            case "mission":
                return names.mission(event["mission"])
            case "kind":
                return names.kind(event["mission"])
            case "object":
                return names.object(event["mission"])
        return None

    # Dice and wounds

    def _wounds(self) -> str:
        """Who was wounded: "XIII (×2), 2 agents (Bruno)"."""
        names, wounds = self._names, self._event["wounds"]
        figures = [(names.figure(one), count) for one, count in wounds if names.is_figure(one)]
        parts = [f"{figure} (×{count})" if count > 1 else figure for figure, count in figures]
        units = [one for one, _ in wounds if not names.is_figure(one)]
        return ", ".join((*parts, *filter(None, [names.group(units, self._called)])))

    def _dice(self) -> str:
        """Faces by who rolled them, units of a kind together: "XIII 5 · 2 agents (Bruno) 3, 6"."""
        names, event = self._names, self._event
        rolls: dict[str, list[int]] = {}
        thrown = zip(event["elements"], event["faces"], strict=True)
        for element, face in thrown:
            key = element if element is None or names.is_figure(element) else element[:3]
            rolls.setdefault(key or "", []).append(face)
        numbers = Counter(element[:3] for element in dict.fromkeys(event["elements"]) if element and "." in element)
        return " · ".join(self._rolled(key, faces, numbers[key]) for key, faces in rolls.items())

    def _rolled(self, key: str, faces: Iterable[int], number: int) -> str:
        names = self._names
        listing = ", ".join(map(str, faces))
        if not key:
            return listing
        if names.is_figure(key):
            return f"{names.figure(key)}\u00a0{listing}"
        return f"{names.units_of(key[2], number)} ({names.origin(key, self._called)})\u00a0{listing}"
