"""The named places of the log's sentences: players, spies and divisions of an event, in every form that is needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from qtapp.words.cercle.grammar import of, to
from qtapp.words.cercle.names import EventData, Names
from qtapp.words.phrases import listed, signed

FORMS = {"of_": of, "to_": to}
OTHERS = ("seat", "employer", "first")  # the second player of an event, whatever part it plays
CARDS = {"spy": ("spy", "card"), "target": ("target", "ward"), "guard": ("guard",), "attacker": ("attacker",)}
LISTS = ("open", "choked")


def placed(template: str, event: EventData, names: Names, called: Sequence[str]) -> str:
    """A sentence with its places filled from the event; `called` are the players' names by seat."""
    return template.format_map(Fields(event, names, called))


class Fields(dict[str, str]):
    """Makes the form a sentence asks for, and no other."""

    def __init__(self, event: EventData, names: Names, called: Sequence[str]) -> None:
        super().__init__()
        self._event, self._names, self._called = event, names, called

    def __missing__(self, place: str) -> str:
        for prefix, form in FORMS.items():
            if place.startswith(prefix):
                return form(self[place.removeprefix(prefix)])
        if place in CARDS:
            return self._names.spy(self._first(CARDS[place]))
        return self._people(place) or self._things(place) or str(self._event[place])

    def _first(self, fields: Sequence[str]) -> str:
        return str(next(self._event[field] for field in fields if self._event.get(field)))

    def _people(self, place: str) -> str:
        event, called = self._event, self._called
        match place:
            case "player":
                return str(called[event["by"]])
            case "other":
                return str(called[next(event[field] for field in OTHERS if event.get(field) is not None)])
            case "players":
                return listed([called[seat] for seat in event["seats"]])
            case "first_employer" | "second_employer":  # of two spies that change places
                return str(called[event["seats"][place == "second_employer"]])
        return ""

    def _things(self, place: str) -> str:
        event, names = self._event, self._names
        match place:
            case "spies":
                return names.spies_all(next(event[field] for field in LISTS if event.get(field)))
            case "targets":
                return names.targets(event["targets"], self._called)
            case "first_spy" | "second_spy":
                return names.spy(event["targets"][place == "second_spy"])
            case "action":
                return names.action(event["spy"])
            case "division":
                return names.division(event.get("division") or event["divisions"][0])
            case "colour":
                return names.small_colour(event["colour"])
            case "service":
                return names.service(event["service"])
            case "nation":
                return names.nation(event["service"])
            case "name":
                return names.phase(event["phase"])
            case "secrets":
                return names.secrets(event["secrets"])
            case "payment":
                purses = [names.spy(card) for card in event["purses"]]
                return listed([*purses, *filter(None, [names.secrets(event["secrets"])])])
            case "gifts" | "losses":
                return self._changes(event[place], 1 if place == "gifts" else -1)
            case "gain" | "circle_gain":
                return signed(event["circle" if place == "circle_gain" else "vp"])
            case "loss" | "circle_loss":
                return signed(-event["circle" if place == "circle_loss" else "vp"])
        return ""

    def _changes(self, pairs: Sequence[Sequence[object]], sign: int) -> str:
        """Secrets that come or go: "Bruno +2 OPS, Alice +1 INT"."""
        counts = Counter((int(str(seat)), str(division)) for seat, division in pairs)
        return ", ".join(
            f"{self._called[seat]} {signed(sign * count)}\u00a0{self._names.division(division)}"
            for (seat, division), count in counts.items()
        )
