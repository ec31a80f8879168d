"""The board of Le Complot: where everything belongs, how what happened is told, and which place is looked at closer.

What lies on the table is the scenery's, what may be chosen the chooser's, what a choice would do the preview's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from engines.game import Plain, Seat
from network.messages.table import Update
from qtapp.base.theme import Theme
from qtapp.boards.choosing_board import ChoosingBoard, Flights
from qtapp.boards.complot.art.dice import rolled
from qtapp.boards.complot.box import MOST_SEATS, is_element
from qtapp.boards.complot.choosing import ComplotChooser
from qtapp.boards.complot.chronicle import chronicle
from qtapp.boards.complot.items.stage import Thrown, thrown
from qtapp.boards.complot.layout import arranged
from qtapp.boards.complot.notes import Notes
from qtapp.boards.complot.planning import Planner
from qtapp.boards.complot.pointing import event_places
from qtapp.boards.complot.preview import ComplotPreview
from qtapp.boards.complot.scenery import Scenery
from qtapp.boards.complot.signs import ComplotSigns
from qtapp.boards.complot.standing import element
from qtapp.boards.complot.telling import fight_of, place_of
from qtapp.boards.complot.tips import ComplotBoardTips
from qtapp.boards.news import News
from qtapp.boards.places import Place
from qtapp.boards.story import Chapter
from qtapp.boards.travelling import FLIGHT, Moves, Snapshot, Spots
from qtapp.items.frames import Frame
from qtapp.items.motion import Animation
from qtapp.words.base import GameWords, winners
from qtapp.words.table import TableWords

ROLLING, LOOK = 700, 320  # milliseconds at ordinary speed: for dice to settle, and to look at something told
FRAMES = 60
OVER = frozenset(("fight", "duel", "laid", "removed", "retreat", "phase", "undo"))  # what ends a round of dice
DWELL = 140  # milliseconds: whoever only crosses a place on the way to the file does not mean it
ARRIVALS = frozenset(("step", "retreated"))
TOLD = frozenset(
    ("fight", "duel", "stopped", "capture", "corruption", "assassinate", "wounded", "accused", "alliance", "success")
)


class ComplotBoard(ChoosingBoard):
    """XIII: Le Complot on the screen."""

    scenery: Scenery
    preview: ComplotPreview
    _chooser: ComplotChooser | None

    def __init__(self, words: GameWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self._news: News[Place] = News()
        self._seat: Seat | None = None  # who looks on
        self.notes = Notes()
        self._wanted = 0  # the place that will be looked at if the pointer stays
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL)
        self._dwell.timeout.connect(lambda: self.look_at(self._wanted))
        signs = ComplotSigns(words.names, self)
        scenery = Scenery(self, words, signs, theme, arranged(self._area, MOST_SEATS))
        self._furnish(scenery, ComplotPreview(scenery, words, self), ComplotBoardTips(scenery))

    # Showing

    def _make_chooser(self, update: Update) -> ComplotChooser:
        if update.seat is not None:
            self.notes.follow(update.seat, cast("dict[str, str]", update.view["where"]))
        is_waiting = update.seat is not None and not update.legal and update.outcome is None
        is_quiet = update.window is None and fight_of(cast("dict[str, Any]", update.view)) is None
        return Planner(self, update) if self.keeps_notes and is_waiting and is_quiet else ComplotChooser(self, update)

    @property
    def takes_notes(self) -> bool:
        return self._chooser is not None and self._chooser.is_noting

    def _take_in(self, events: Sequence[Mapping[str, Any]]) -> None:
        for event in events:
            if event["kind"] == "undo":
                self._news.clear()
                continue
            if event["kind"] == "end_turn":
                self.notes.clear(event["by"])
            moved = [
                element(component)
                for component, _, place in event.get("moves", ())
                if is_element(component) and "@" in str(place)
            ]
            if "by" in event and event["kind"] != "pass":
                self._news.act(event["by"], *moved)
            else:
                self._news.add(None, *moved)
            self._remember_roll(event)
        self.preview.clear()
        assert self.shown is not None
        if not events and self.shown.view["fight"]:  # who comes back to a combat sees its last dice
            for entry in self.log:
                self._remember_roll(entry.event)
        if self.shown.seat != self._seat:
            self.scenery.forget()
            self._seat = self.shown.seat
        view = cast("dict[str, Any]", self.shown.view)
        followed = next((event["place"] for event in reversed(events) if self._is_arrival(event)), 0)
        self.scenery.looked = self._asked_about(view) or followed or self.scenery.looked or self._home(view)

    def _is_arrival(self, event: Mapping[str, Any]) -> bool:
        """Whether the seat in focus has come to a place by a choice of its own: its file is opened."""
        return event["kind"] in ARRIVALS and event["by"] == self._seat

    def _remember_roll(self, rolled: Mapping[str, Plain]) -> None:
        """The dice of a combat stay to be seen until something else is rolled, or the combat goes on."""
        event = cast("dict[str, Any]", rolled)
        if event["kind"] == "dice" and event["what"] in ("duel", "mission"):
            self.scenery.rolled = [*_thrown(event)]
        elif event["kind"] == "reroll" and 0 < event["die"] <= len(self.scenery.rolled):
            die = self.scenery.rolled[event["die"] - 1]
            again = die._replace(face=event["face"], hit=event["hit"], sabotaged=event["sabotaged"])
            self.scenery.rolled[event["die"] - 1] = again
        elif event["kind"] in OVER:
            self.scenery.rolled = []

    def _asked_about(self, view: Mapping[str, Any]) -> int:
        """The place that the question is about, 0 for none."""
        draft = view["draft"]
        for code in draft["elements"] if draft is not None else ():
            if place := place_of(view["where"], code):
                return place
        return int(view["about"]["place"] or (view["fight"] or {}).get("place") or 0)

    def _home(self, view: Mapping[str, Any]) -> int:
        """Where somebody of the seat in focus stands, a character if it has one: they come first."""
        seat = self.shown.seat if self.shown is not None and self.shown.seat is not None else 0
        return next(
            (place_of(view["where"], code) for code, at in view["where"].items() if at.startswith(f"{seat}@")), 0
        )

    def _aim(self) -> None:
        if self.shown is None:
            self.scenery.aim(arranged(self._area, MOST_SEATS), 0)
            self.scenery.settle_ground({})
            return
        view, outcome = cast("dict[str, Any]", self.shown.view), self.shown.outcome
        self.scenery.inform(view, self.names, self.shown.actors, () if outcome is None else winners(outcome))
        tree = self._chooser.tree if self._chooser is not None else {}
        lifted = [place.name for place in tree if place.kind == "card"]
        if self.shown.window is not None:  # before one is asked: those that fit
            lifted = [code for code in view["hand"] or () if code[:3] in view["fitting"]]
        self.scenery.aim(arranged(self._area, len(view["scores"])), self.shown.seat or 0, lifted)

    def _is_played_out(self, before: Snapshot) -> bool:
        """Also where the scene of a combat opens or closes meanwhile, but not when somebody else looks on."""
        return bool(before.where) and cast("Any", before.geometry).focus == self.scenery.focus

    def _travel(self, was: Snapshot, then: Snapshot, moves: Moves, milliseconds: int = FLIGHT) -> Animation:
        """A scene or a tray is there before anything comes to it."""
        step = super()._travel(was, then, moves, milliseconds)

        def begin() -> None:
            if then.geometry == self.scenery.geometry != was.geometry:
                self.scenery.settle_ground(then.where)
            step.begin()

        return step._replace(begin=begin)

    def _chapter(self, event: Mapping[str, Any], flights: Flights, before: Spots, after: Spots) -> Chapter | None:
        if event["kind"] == "dice":
            return Chapter((*flights, self._rolling(event)))
        if event["kind"] in TOLD:
            return Chapter((*flights, self._told(event)))
        return super()._chapter(event, flights, before, after)

    def _rolling(self, event: Mapping[str, Any]) -> Animation:
        """Dice tumble and settle; without motion they lie there at once."""
        faces = _thrown(event)

        def show(part: float) -> None:
            self.scenery.show_roll(faces, 0.0 if self.motion.reduced else rolled(round(part * FRAMES), FRAMES + 1))

        return Animation(round(ROLLING * self.motion.speed), show)

    def _told(self, event: Mapping[str, Any]) -> Animation:
        """A moment to see where something happened."""

        def begin() -> None:
            self.scenery.frames.show_frames([Frame(rect, "warm", 3.4) for rect in event_places(event, self.scenery)])

        def end() -> None:
            self.scenery.frames.show_frames(())

        return Animation(round(LOOK * self.motion.speed), lambda _part: None, begin, end)

    def _show_marks(self) -> None:
        assert self.shown is not None
        self.scenery.mark_fresh(self._news.fresh(self.scenery.focus))
        story = chronicle(self.log, self.fresh_from)
        is_over = self.shown.outcome is not None  # then the map shows how it ended, and no ways
        self.scenery.recount(story._replace(gone=()) if is_over else story)
        super()._show_marks()

    def tip_at(self, pos: QPointF) -> str:
        incident = self.scenery.strip.incident_at(pos)
        if incident is None or incident.entry >= len(self.log):
            return super().tip_at(pos)
        return TableWords().log_sentence(self.log[incident.entry].event, self.names, self.words)

    def _pressed(self, event: QGraphicsSceneMouseEvent) -> bool:
        """What is told in the strip shows where it happened."""
        incident = self.scenery.strip.incident_at(event.scenePos())
        if incident is None or incident.entry >= len(self.log):
            return super()._pressed(event)
        self.point_out(self.log[incident.entry].event)
        self.look_at(incident.place)
        return True

    # What is looked at closer

    def _follow_pointer(self) -> None:
        super()._follow_pointer()
        if self._pointer is None or self._story.running or self.shown is None:
            return
        pointed = self.scenery.thing_at(self._pointer)
        place = self._place_of(pointed)
        is_on_map = self.scenery.layout.map.contains(self._pointer)
        self.scenery.show_large(None if is_on_map else pointed)  # nothing may cover what one is about to click
        self._wanted = place if is_on_map else 0
        if not self._wanted or self._wanted == self.scenery.looked:
            self._dwell.stop()
        elif not self._dwell.isActive():
            self._dwell.start()

    def _place_of(self, pointed: Place | None) -> int:
        if pointed is None:
            return 0
        if pointed.kind == "place":
            return int(pointed.name)
        return place_of(self.scenery.where, pointed.name) if pointed.kind == "element" else 0

    def _pointer_left(self) -> None:
        super()._pointer_left()
        self.scenery.show_large(None)
        self._dwell.stop()

    def finish_motion(self) -> None:
        self._dwell.stop()
        super().finish_motion()

    def look_at(self, place: int) -> None:
        """Open the file on a place."""
        if place and place != self.scenery.looked and not self._story.running and self._chooser is not None:
            self.scenery.open_file(place)
            self._chooser.show()


def _thrown(event: Mapping[str, Any]) -> tuple[Thrown, ...]:
    """The dice of a roll, as an event tells them."""
    return thrown(zip(event["elements"], event["faces"], strict=True), event["hits"], event["sabotaged"])
