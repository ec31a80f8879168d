"""A board on which choices are made with pointer and keys: what the boards of all games have in common.

It takes in updates, has what happened played out, and hands pointer and keys on to the chooser of the moment. A game's
board makes the parts, says where everything belongs, which chooser answers a question and how what happened is shown,
and adds the gestures of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from PySide6.QtCore import QObject, QPointF, QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from engines.game import Plain
from engines.motion import Where, applied
from engines.motion import moves as moves_between
from network.messages.table import Entry, Update
from qtapp.base.theme import Theme
from qtapp.boards.base import BoardScene
from qtapp.boards.choosing import Chooser, Preview
from qtapp.boards.story import Chapter, Story
from qtapp.boards.travelling import FLIGHT, Moves, Snapshot, Spots, passage
from qtapp.items.motion import Animation
from qtapp.words.base import GameWords
from qtapp.words.table import TableWords

if TYPE_CHECKING:
    from qtapp.boards.parts import TableScenery, Tips

ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
Flights: TypeAlias = tuple[Animation, ...]

SETTLING = 180  # milliseconds at ordinary speed, for what only makes room
CYCLING = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}  # through all choices, round and round
CONFIRMING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ChoosingBoard(BoardScene):
    """Shows updates, plays out what happened, and lets people choose."""

    HURRYING: tuple[Qt.Key, ...] = (*ARROWS, *CYCLING, *CONFIRMING, Qt.Key.Key_Escape)
    """Keys that end what is being shown."""

    LONGEST = 40
    """Chapters: nobody wants to watch a whole game again, only how it stands."""

    scenery: TableScenery
    preview: Preview
    _tips: Tips

    def __init__(self, words: GameWords, theme: Theme) -> None:
        super().__init__(words, theme)
        self.names: Sequence[str] = ()
        self.shown: Update | None = None
        self._chooser: Chooser | None = None
        self._aimed = ""  # the action that Enter would choose, as it was told last
        self._line = ""  # of the score sheet, pointed out
        self._pointer: QPointF | None = None
        self._story = Story(self)
        self._story.told.connect(self.told)
        self._story.ended.connect(self._motion_over)

    def _furnish(self, scenery: TableScenery, preview: Preview, tips: Tips) -> None:
        """Take up the parts of the board: every board does this once, while it is made."""
        self.scenery, self.preview, self._tips = scenery, preview, tips
        preview.told.connect(self.hint_changed)
        self._spread()

    # What a game's board answers

    def _make_chooser(self, update: Update) -> Chooser:
        """How to choose now."""
        raise NotImplementedError

    def _take_in(self, events: Sequence[Mapping[str, Any]]) -> None:
        """An update has come: note what is new in it, and clear away what belongs to the one before.

        The chooser is the new one already; the scenery still is as it was.
        """
        raise NotImplementedError

    def _aim(self) -> None:
        """Have the scenery work out where everything belongs in this area; nothing moves yet."""
        raise NotImplementedError

    def _is_played_out(self, before: Snapshot) -> bool:
        """Whether what happened is shown step by step: not if the table is looked at in another way by now."""
        return before.geometry == self.scenery.snapshot().geometry

    def _stages(self, event: Mapping[str, Any]) -> Sequence[Moves]:
        """The moves of an event, in the flights in which they are shown."""
        return [event["moves"]] if "moves" in event else []

    def _chapter(self, event: Mapping[str, Any], flights: Flights, before: Spots, after: Spots) -> Chapter | None:  # noqa: ARG002
        """How an event is shown in which things moved like this; None if there is nothing to be seen."""
        return Chapter(flights) if flights else None

    def _show_ground(self, where: Where, *, arrived: bool) -> None:
        """The components are on their way to lie like this, or have arrived: let everything else go with them."""

    def _show_marks(self) -> None:
        """Everything lies in its place: mark what may be chosen, what is new, what is pointed out."""
        assert self._chooser is not None
        self._chooser.show()
        self.point_out_line(self._line)
        self._follow_pointer()
        self._tell_aim()

    # What the page asks

    def show_update(self, update: Update, names: Sequence[str], news: Sequence[Entry]) -> None:
        assert isinstance(self._story, QObject)
        with QSignalBlocker(self._story):  # nobody waits for the end of what was being shown any more
            self._story.finish()
        was, before = self.shown, self.scenery.snapshot()
        self._chooser = self._next_chooser(update)
        self.shown, self.names = update, tuple(names)
        events = [cast("dict[str, Any]", entry.event) for entry in news]
        self._take_in(events)
        self._aim()
        if was is not None and self.motion.speed > 0 and self._is_played_out(before):
            chapters = self._chapters(before, events)
            if chapters:
                self._story.play(chapters)
                return
        self._show_all()
        if news:
            self.motion_ended.emit()

    def finish_motion(self) -> None:
        self._story.finish()
        self.scenery.pulse.stop()

    def content(self) -> QRectF:
        return self.scenery.area

    def point_out(self, event: Mapping[str, Plain]) -> None:
        self.finish_motion()
        if self.shown is not None:
            is_still = self.motion.reduced or not self.motion.speed
            self.scenery.pulse.show_places(self.scenery.places_of(event), still=is_still)

    def point_out_line(self, line: str) -> None:
        self._line = line
        if self.shown is not None:
            self.scenery.outline(line)

    def suggest(self, action: str) -> None:
        self.finish_motion()
        if self._chooser is not None and action in self._chooser.update.legal:
            self._chooser.suggest(action)
            self._tell_aim()

    def set_theme(self, theme: Theme) -> None:
        self.scenery.restyle(theme)
        super().set_theme(theme)

    def retranslate(self) -> None:
        if self.shown is not None:
            self.names = TableWords().names(self.shown.occupants)
            self._renew()

    def where(self, action: str) -> QPointF:
        """Where on the board to click next for a legal action."""
        assert self._chooser is not None
        return self._chooser.where(action)

    def tip_at(self, pos: QPointF) -> str:
        return "" if self.shown is None else self._tips.text_at(pos, self.shown.view)

    # Showing

    def _chapters(self, was: Snapshot, events: Sequence[Mapping[str, Any]]) -> list[Chapter]:
        """What happened since then, event by event as their moves tell it, and over to how everything lies now."""
        now, chapters, begun = self.scenery.snapshot(), list[Chapter](), was
        for number, event in enumerate(events, 1):
            flights, before = list[Animation](), was.spots
            for moves in self._stages(event):
                where = applied(was.where, moves)
                is_last = was.geometry == now.geometry and where == now.where
                then = was._replace(where=where, spots=now.spots if is_last else was.geometry.spots(where))
                flights.append(self._travel(was, then, moves))
                was = then
            chapter = self._chapter(event, tuple(flights), before, was.spots)
            if chapter is not None:
                chapters.append(chapter._replace(number=number))
        if len(chapters) > self.LONGEST:
            chapters, was = [], begun
        if was != now:
            flight = self._travel(was, now, cast("Moves", moves_between(was.where, now.where)), SETTLING)
            chapters.append(Chapter((flight,), number=len(events)))
        return chapters

    def _travel(self, was: Snapshot, then: Snapshot, moves: Moves, milliseconds: int = FLIGHT) -> Animation:
        step = self.scenery.items.travel(passage(was, then.spots, moves), self.motion, milliseconds)

        def begin() -> None:
            self._show_ground(then.where, arrived=False)
            step.begin()

        def end() -> None:
            step.end()
            self._show_ground(then.where, arrived=True)

        return step._replace(begin=begin, end=end)

    def _next_chooser(self, update: Update) -> Chooser:
        """How to choose now; where nothing else is asked, a choice half made is not lost."""
        chooser = self._make_chooser(update)
        if self.shown is not None and self._chooser is not None and _is_same_question(self.shown, update):
            chooser.resume(self._chooser)
        return chooser

    def _renew(self) -> None:
        self.finish_motion()
        self._aim()
        self._spread()
        self._show_all()

    def _show_all(self) -> None:
        """Everything in its place at once."""
        if self.shown is not None:
            self.scenery.settle()
            self._show_marks()

    def _motion_over(self) -> None:
        self._show_all()
        self.motion_ended.emit()

    # What the chooser asks

    def choose(self, action: str) -> None:
        self.action_chosen.emit(action)

    def _tell_aim(self) -> None:
        aim = "" if self._chooser is None else self._chooser.aim()
        if aim != self._aimed:
            self._aimed = aim
            self.aimed.emit(aim)

    # Pointer and keys

    def _hurried(self, *, onwards: bool) -> bool:  # noqa: ARG002
        """Any input ends what is being shown. True if that was all it could mean.

        `onwards`: where something is told step by step, this asks for the next step rather than for the end.
        """
        self.finish_motion()
        return False

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._pointer = event.scenePos()
        event.setAccepted(self._hurried(onwards=True) or (self._chooser is not None and self._pressed(event)))
        self._tell_aim()

    def _pressed(self, event: QGraphicsSceneMouseEvent) -> bool:
        """A button was pressed on the board; True if that meant something."""
        assert self._chooser is not None
        return event.button() == Qt.MouseButton.LeftButton and self._chooser.press(event.scenePos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._pointer = event.scenePos()
        self._follow_pointer()
        super().mouseMoveEvent(event)

    def _follow_pointer(self) -> None:
        """The pointer has moved, or what lies under it has."""
        if self._pointer is not None and self._chooser is not None and not self._story.running:
            self._chooser.point(self._pointer)
            self._tell_aim()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._chooser is not None and event.button() == Qt.MouseButton.LeftButton:
            self._chooser.release(event.scenePos())
            self._tell_aim()
        event.accept()

    def _pointer_left(self) -> None:
        self._pointer = None
        if self._chooser is not None and not self._story.running:
            self._chooser.leave()
            self._tell_aim()

    def key_pressed(self, event: QKeyEvent) -> bool:
        is_used = self._uses(event)
        self._tell_aim()
        return is_used

    def _uses(self, event: QKeyEvent) -> bool:
        """Do what a key means on the board; False if it means nothing there."""
        if self._chooser is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = Qt.Key(event.key())
        if key in self.HURRYING and self._hurried(onwards=key != Qt.Key.Key_Escape):
            return True
        return self._typed(key)

    def _typed(self, key: Qt.Key) -> bool:
        """What a key means on the board; True if it meant something."""
        assert self._chooser is not None
        if key in ARROWS:
            return self._chooser.step(ARROWS[key])
        if key in CYCLING:
            return self._chooser.cycle(CYCLING[key])
        if key in CONFIRMING:
            return self._chooser.confirm()
        return key == Qt.Key.Key_Escape and self._chooser.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.key_pressed(event))


def _is_same_question(was: Update, update: Update) -> bool:
    """Whether a seat is asked nothing else: others have chosen meanwhile, or nothing was played (a pause, an offer)."""
    is_same_choice = (was.seat, was.legal) == (update.seat, update.legal)
    return is_same_choice and (was.asked == update.asked or was.ply == update.ply)
