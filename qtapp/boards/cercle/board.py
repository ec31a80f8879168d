"""The board of The Circle: where everything belongs, how what happened is told, and rows that are spread when one stays
on them.

What lies on the table is the scenery's, what may be chosen the chooser's, what a choice would do the preview's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import Qt, QTimer

from engines.motion import Where
from network.messages.table import Entry, Update
from qtapp.base.theme import Theme
from qtapp.boards.cercle.art.wheel import STEP
from qtapp.boards.cercle.choosing import CercleChooser
from qtapp.boards.cercle.layout import arranged
from qtapp.boards.cercle.plates import Spread
from qtapp.boards.cercle.pointing import deciding, event_places
from qtapp.boards.cercle.preview import CerclePreview
from qtapp.boards.cercle.scenery import MOST_SEATS, Scenery
from qtapp.boards.cercle.signs import CercleSigns
from qtapp.boards.cercle.spots import Geometry, card, is_spy
from qtapp.boards.cercle.tips import CercleBoardTips
from qtapp.boards.choosing_board import ChoosingBoard, Flights
from qtapp.boards.news import News
from qtapp.boards.places import Place
from qtapp.boards.story import Chapter
from qtapp.boards.travelling import FLIGHT, Moves, Snapshot, Spots
from qtapp.items.frames import Frame
from qtapp.items.motion import Animation
from qtapp.words.base import winners
from qtapp.words.cercle.words import CercleWords

DWELL = 260  # milliseconds: whoever only crosses a row does not want it spread
TURNING = 420  # milliseconds at ordinary speed: the wheel is heavy
LOOK, LETTER, LONGEST = 220, 9, 900  # milliseconds: to look at something told, for each letter, and at most
TOLD = frozenset(
    (
        *("veto", "allow", "repel", "let_pass", "announce", "arrest", "butterfly", "named", "majority", "auction"),
        *("bid", "bid_pass", "bid_out", "pay", "hire", "unmask", "capture", "gain", "burn", "share"),
    )
)
DEEDS = frozenset(  # what a seat does itself; the rest happens to it
    (
        *("colour", "service", "activate", "share", "announce", "veto", "allow", "let_pass", "infiltrate", "unmask"),
        *("activate_marker", "end_turn", "named", "bid", "bid_pass", "pay", "spin", "no_spin"),
    )
)


class CercleBoard(ChoosingBoard):
    """The Circle on the screen."""

    words: CercleWords
    scenery: Scenery
    preview: CerclePreview
    _chooser: CercleChooser | None

    def __init__(self, words: CercleWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self._news: News[Place] = News()
        self._wanted = Spread()  # what will be spread if the pointer stays
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL)
        self._dwell.timeout.connect(lambda: self._open(self._wanted))
        signs = CercleSigns(words.names, self)
        scenery = Scenery(self, words, signs, theme, arranged(self._area, MOST_SEATS))
        self._furnish(scenery, CerclePreview(scenery, words, self), CercleBoardTips(scenery))

    # Showing

    def show_update(self, update: Update, names: Sequence[str], news: Sequence[Entry]) -> None:
        self._dwell.stop()
        self.scenery.open(Spread())
        super().show_update(update, names, news)

    def _make_chooser(self, update: Update) -> CercleChooser:
        return CercleChooser(self, update)

    def _take_in(self, events: Sequence[Mapping[str, Any]]) -> None:
        self._remember(events)
        self.preview.clear()

    def _aim(self) -> None:
        if self.shown is None:
            self.scenery.aim(arranged(self._area, MOST_SEATS), 0)
            return
        view, outcome = cast("dict[str, Any]", self.shown.view), self.shown.outcome
        self.scenery.inform(view, self.names, self.shown.actors, () if outcome is None else winners(outcome))
        self.scenery.aim(arranged(self._area, len(view["scores"])), self.shown.seat or 0)

    def _is_played_out(self, before: Snapshot) -> bool:
        """Also where the table is laid out anew afterwards, since nothing is hidden from anybody."""
        return bool(before.where)

    def _travel(self, was: Snapshot, then: Snapshot, moves: Moves, milliseconds: int = FLIGHT) -> Animation:
        step = super()._travel(was, then, moves, milliseconds)

        def begin() -> None:
            self.scenery.ground = cast("Geometry", then.geometry)
            step.begin()

        return step._replace(begin=begin)

    def _show_ground(self, where: Where, *, arrived: bool) -> None:
        """Tracks and panels follow the cards; what a view tells besides waits until all has been shown."""
        if arrived:
            self.scenery.settle_ground(where, self.scenery.view_before)
        else:
            self.scenery.settle_stage(where, self.scenery.view_before)

    def _chapter(self, event: Mapping[str, Any], flights: Flights, before: Spots, after: Spots) -> Chapter | None:
        if event["kind"] == "rotate":
            return Chapter((self._turning(event), *flights))
        if event["kind"] in TOLD:
            return Chapter((*flights, self._told(event)))
        return super()._chapter(event, flights, before, after)

    def _turning(self, event: Mapping[str, Any]) -> Animation:
        """The wheel turns by an eighth, and the cards stay; without motion it fades over to how it stands then."""
        wheel = self.scenery.wheel
        turned = next((int(origin.rpartition(":")[2]) for part, origin, _ in event["moves"] if part == "wheel"), 0)

        def show(part: float) -> None:
            if self.motion.reduced:
                wheel.setOpacity(abs(1 - 2 * part))
                wheel.turn_to(STEP * (turned + (part >= 0.5)))
            else:
                wheel.turn_to(STEP * (turned + part))

        return Animation(round(TURNING * self.motion.speed), show, end=lambda: wheel.setOpacity(1.0))

    def _told(self, event: Mapping[str, Any]) -> Animation:
        """A moment to see what happened: it is framed, and told on the stage if that is open."""
        sentence = self.words.sentence(event, self.names)
        milliseconds = min(LOOK + LETTER * len(sentence), LONGEST)

        def begin() -> None:
            self.scenery.stage.narrate(sentence)
            places = event_places(event, self.scenery, self.scenery.seen_at)
            self.scenery.frames.show_frames([Frame(place, "warm", 3.4, 1.5) for place in places])

        def end() -> None:
            self.scenery.frames.show_frames(())

        return Animation(round(milliseconds * self.motion.speed), lambda _part: None, begin, end)

    def _show_marks(self) -> None:
        assert self.shown is not None
        self._mark()
        super()._show_marks()

    def _mark(self) -> None:
        """Marks that do not depend on the pointer."""
        assert self.shown is not None
        self.scenery.mark_posted()
        fresh = list(self._news.fresh(self.scenery.focus))
        outcome = self.shown.outcome
        if outcome is not None:
            fresh = deciding(str(outcome["reason"]), winners(outcome))
        self.scenery.mark_fresh(fresh)

    def _remember(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Which spies have come elsewhere since each seat last acted."""
        for event in events:
            if event["kind"] == "undo":
                self._news.clear()
                continue
            moved = [
                card(component)
                for component, origin, place in event.get("moves", ())
                if is_spy(component) and not (event["kind"] == "rotate" and str(place).startswith("wheel"))
                if str(place).partition(":")[0] != "pile" and origin != place
            ]
            if event["kind"] in DEEDS:
                self._news.act(event["by"], *moved)
            else:
                self._news.add(event.get("by"), *moved)

    # What is spread

    def _open(self, opened: Spread) -> None:
        if self._story.running or self.shown is None:
            return
        self.scenery.open(opened)
        self._mark()
        assert self._chooser is not None
        self._chooser.show()

    def _follow_pointer(self) -> None:
        super()._follow_pointer()
        if self._pointer is None or self._story.running or self.shown is None:
            return
        plate, pos = self.scenery.plate.plate, self._pointer
        assert self._chooser is not None
        if self._chooser.path or (plate is not None and (plate.place.contains(pos) or plate.home.contains(pos))):
            self._dwell.stop()  # what is being chosen stays where it is
        else:
            if plate is not None:
                self._open(Spread())
            wanted = self.scenery.group_at(pos)
            if not wanted.group:
                self._dwell.stop()
            elif wanted.group != self._wanted.group or not self._dwell.isActive():
                self._dwell.start()
            self._wanted = wanted
        self.scenery.look_at(self.scenery.card_at(pos))

    def _pointer_left(self) -> None:
        super()._pointer_left()
        self._dwell.stop()
        self.scenery.look_at("")
        if self.scenery.plate.plate is not None:
            self._open(Spread())

    def finish_motion(self) -> None:
        self._dwell.stop()
        super().finish_motion()

    def _typed(self, key: Qt.Key) -> bool:
        if key == Qt.Key.Key_Escape and self.scenery.plate.plate is not None:
            self._open(Spread())
            return True
        return super()._typed(key)
