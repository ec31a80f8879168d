"""The story of what happened: plain moves quickly, cease-fire and debriefing step by step with captions.

Every event from the cease-fire on is told by its sentence of the log while the cards it is about are framed, in the
order in which the rules carry it out, so that everyone sees why something happened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from qtapp.boards.base import Motion
from qtapp.boards.coldwar.pages.report import ReportLine
from qtapp.boards.coldwar.pointing import event_places
from qtapp.boards.coldwar.scenery import Scenery
from qtapp.boards.story import Chapter
from qtapp.boards.travelling import Spots
from qtapp.items.frames import Frame
from qtapp.items.motion import Animation
from qtapp.words.coldwar.words import ColdwarWords

TOLD = frozenset(
    (
        "ceasefire",
        "totals",
        "tie",
        "dominates",
        "nobody",
        "disorder",
        "revealed",
        "eliminated",
        "safe",
        "saved",
        "claim",
        "buried",
        "plan",
        "listening",
        "sent_on_leave",
        "analyst",
        "detained",
        "decrypted",
        "intercept",
        "intercept_keep",
        "intercept_bury",
        "on_leave",
        "home",
        "space",
        "ordered",
        "olympics",
        "extra_turn",
        "end",
    )
)
BRIEF = frozenset(("ceasefire", "on_leave", "home", "revealed", "space", "ordered"))  # read at a glance
LOOK, READ, LETTER = 350, 500, 22  # milliseconds: before anything moves, after it, and for each letter

Sentence = Callable[[Mapping[str, Any]], str]


def chapter(
    scenery: Scenery,
    event: Mapping[str, Any],
    flights: tuple[Animation, ...],
    spots: tuple[Spots, Spots],
    motion: Motion,
    sentence: Sentence,
) -> Chapter | None:
    """How an event is told that is read about, everything lying as in the first of `spots` and then in the second."""
    if event["kind"] not in TOLD:
        return None
    caption = sentence(event)
    reading = READ + LETTER * len(caption) * (0.45 if event["kind"] in BRIEF else 1.0)
    look = _told(scenery, event, caption, round(LOOK * motion.speed), spots[0])
    hold = _told(scenery, event, caption, round(reading * motion.speed), spots[1])
    return Chapter((look, *flights, hold), caption)


def _told(scenery: Scenery, event: Mapping[str, Any], caption: str, milliseconds: int, spots: Spots) -> Animation:
    """A moment in which nothing moves: the caption is read, and what it is about is framed."""

    def begin() -> None:
        scenery.status.narrate(scenery.layout, caption)
        places = event_places(event, scenery, spots)
        scenery.frames.show_frames([Frame(place, "warm", 3.6, 1.5) for place in places])

    def end() -> None:
        scenery.frames.show_frames(())

    return Animation(milliseconds, lambda _part: None, begin, end)


def report_lines(view: Mapping[str, Any], words: ColdwarWords, names: Sequence[str]) -> list[ReportLine]:
    """The events of the last cease-fire, debriefing and Détente as sentences, under the names of the phases."""
    stage, lines = "", list[ReportLine]()
    for event in view["report"]:
        if event["stage"] != stage and event["stage"] in words.names.phases:
            lines.append(ReportLine(words.names.phase(event["stage"]), heading=True))
        stage, by = event["stage"], event.get("by")
        lines.append(
            ReportLine(words.sentence(event, names), view["seats"][by]["agency"] if isinstance(by, int) else "")
        )
    return lines
