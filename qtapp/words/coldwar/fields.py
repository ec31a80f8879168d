"""The named places of the log's sentences: an event's seats, cards and agents in every form a sentence may need."""

from __future__ import annotations

from typing import Any

from qtapp.words.coldwar.names import Names
from qtapp.words.phrases import signed

EventData = dict[str, Any]
"""An event as plain data."""

OTHERS = ("on", "owner", "to", "seat")  # the second agency of an event, whatever part it plays


def placed(template: str, event: EventData, names: Names) -> str:
    """A sentence with its places filled from the event."""
    return template.format_map(Fields(event, names))


def other_of(event: EventData) -> int | None:
    return next((event[field] for field in OTHERS if event.get(field) is not None), None)


class Fields(dict[str, str]):
    """Makes the form a sentence asks for, and no other."""

    def __init__(self, event: EventData, names: Names) -> None:
        super().__init__()
        self._event, self._names = event, names

    def __missing__(self, place: str) -> str:
        event, names = self._event, self._names
        match place:
            case "agency" | "of_agency" | "to_agency":
                return self._seat(place, event["by"])
            case "other" | "of_other" | "to_other" | "from_other":
                return self._seat(place.replace("other", "agency"), other_of(event))
            case "agent":  # as himself
                return names.the_agent(event["agent"])
            case "own_agent":  # as the agent of the agency the event is about
                return names.agent_of(event["agent"], event["by"])
            case "other_agent":
                return names.agent_of(event["agent"], self._other)
            case "master_spy" | "double_agent" | "analyst" | "director" | "cryptographer":
                return names.agent_of(SPECIALISTS[place], event["by"])
            case "group":
                return names.quoted(event["group"])
            case "card":  # the group whose power is used
                return names.quoted(event["with"])
            case "groups":
                return names.quoted_all(event["groups"])
            case "objective":
                return names.the_objective(event["objective"])
            case "name":
                return names.objective(event["objective"])
            case "objectives":
                return names.objectives_all(event["objectives"])
            case "agents":
                return ", ".join(names.agent_of(code, seat) for seat, code in event["agents"])
            case "points":
                return signed(event["points"])
        return str(event[place])

    @property
    def _other(self) -> int:
        other = other_of(self._event)
        assert other is not None
        return other

    def _seat(self, form: str, seat: int | None) -> str:
        assert seat is not None
        make = {
            "agency": self._names.the_agency,
            "of_agency": self._names.of_agency,
            "to_agency": self._names.to_agency,
            "from_agency": self._names.from_agency,
        }
        return make[form](seat)


SPECIALISTS = {"master_spy": "MS", "double_agent": "DA", "analyst": "AN", "director": "DI", "cryptographer": "CR"}
