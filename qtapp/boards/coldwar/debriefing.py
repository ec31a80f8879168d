"""The story of what happened: plain moves quickly, cease-fire and debriefing step by step with captions.

Every event from the cease-fire on is told by its sentence of the log while the cards it is about are framed, in the
order in which the rules carry it out, so that everyone sees why something happened (R9.10, R10.2).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from qtapp.boards.base import Motion
from qtapp.boards.coldwar.moving import Chapter, travel
from qtapp.boards.coldwar.picture import Picture
from qtapp.boards.coldwar.pointing import event_places
from qtapp.boards.coldwar.report import Line
from qtapp.boards.coldwar.scenery import Scenery, Snapshot
from qtapp.boards.coldwar.spots import Spot
from qtapp.boards.places import Place
from qtapp.items.frames import Frame
from qtapp.items.motion import Step
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
DRAWN = frozenset(("recruit", "peek_recruit", "peek_discard", "decrypted"))  # a group leaves the deck
LOOK, READ, LETTER = 350, 500, 22  # milliseconds: before anything moves, after it, and for each letter
MOST = 40  # chapters: nobody wants to watch a whole game again, only how it stands

Sentence = Callable[[Mapping[str, Any]], str]


def story(
    scenery: Scenery, before: Snapshot, events: Sequence[Mapping[str, Any]], motion: Motion, sentence: Sentence
) -> list[Chapter]:
    """What happened since `before`, one chapter for each event that is to be seen, then over to how it stands now."""
    picture, spots = before.picture, before.spots
    chapters: list[Chapter] = []
    for event in events:
        after = picture.after(event)
        places = scenery.spots_of(after)
        chapter = _chapter(scenery, event, (picture, spots), (after, places), motion, sentence)
        if chapter is not None:
            chapters.append(chapter)
        picture, spots = after, places
    chapters = chapters[-MOST:]
    if spots != scenery.spots or picture != scenery.picture:
        chapters.append(Chapter((travel(scenery, spots, scenery.spots, scenery.picture, motion),)))
    return chapters


Moment = tuple[Picture, Mapping[Place, Spot]]


def _chapter(
    scenery: Scenery, event: Mapping[str, Any], was: Moment, now: Moment, motion: Motion, sentence: Sentence
) -> Chapter | None:
    kind = event["kind"]
    move = travel(scenery, was[1], now[1], now[0], motion, drawn=kind in DRAWN) if was != now else None
    if kind not in TOLD:
        return None if move is None else Chapter((move,))
    caption = sentence(event)
    reading = READ + LETTER * len(caption) * (0.45 if kind in BRIEF else 1.0)
    look = _told(scenery, event, caption, round(LOOK * motion.speed), was[1])
    hold = _told(scenery, event, caption, round(reading * motion.speed), now[1])
    return Chapter((look, hold) if move is None else (look, move, hold), caption)


def _told(
    scenery: Scenery, event: Mapping[str, Any], caption: str, milliseconds: int, spots: Mapping[Place, Spot]
) -> Step:
    """A moment in which nothing moves: the caption is read, and what it is about is framed."""

    def begin() -> None:
        scenery.status.narrate(scenery.layout, caption)
        places = event_places(event, scenery, spots)
        scenery.frames.show_frames([Frame(place, "warm", 3.6, 1.5) for place in places])

    def end() -> None:
        scenery.frames.show_frames(())

    return Step(milliseconds, lambda _part: None, begin, end)


def report_lines(view: Mapping[str, Any], words: ColdwarWords, names: Sequence[str]) -> list[Line]:
    """The events of the last cease-fire, debriefing and Détente as sentences, under the names of the phases."""
    picture, lines = Picture.of(view, None)._replace(stage="", disordered=()), []
    for event in view["report"]:
        after = picture.after(event)
        if after.stage != picture.stage and after.stage in words.names.phases:
            lines.append(Line(words.names.phase(after.stage), heading=True))
        picture = picture._replace(stage=after.stage, disordered=after.disordered)
        by = event.get("by")
        lines.append(Line(words.sentence(event, names), view["seats"][by]["agency"] if isinstance(by, int) else ""))
    return lines
