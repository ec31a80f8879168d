"""What a table open to the network shows besides the match: who is around it, what they say, clocks, and the line.

It stands between a `Presence` and the parts of a play page. What it means for the match (whether anything can be done
now, what is asked at the end) is the page's to show.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engines.game import Seat
from network.messages.room import (
    Clocks,
    Decide,
    Denied,
    Free,
    Kick,
    LineStatus,
    RoomRequest,
    RoomState,
    Said,
    Say,
    SeatBot,
    Sit,
    Stand,
    Verdict,
)
from network.room.link import RoomLink
from qtapp.base.theme import SeatMark
from qtapp.pages.company.clock import Ticker
from qtapp.pages.table.questions import RoomMoment
from qtapp.sitting.presence import Presence
from qtapp.words import words_for

if TYPE_CHECKING:
    from qtapp.pages.company.absence_banner import AbsenceBanner
    from qtapp.pages.company.company_tab import CompanyTab
    from qtapp.pages.company.line_banner import LineBanner
    from qtapp.pages.company.saving_banner import SavingBanner
    from qtapp.pages.table.side_panel import SidePanel


class TableCompany(QObject):
    """The others at the table of one page, which knows what the seats wear (`marks`)."""

    changed = Signal()  # something that the page tells is otherwise now
    cut_off = Signal()  # the line is lost, or back
    denied = Signal(object)  # Denied, while the people are not looked at
    unread_changed = Signal(int)

    def __init__(
        self,
        presence: Presence,
        banner: LineBanner,
        saving: SavingBanner,
        absence: AbsenceBanner,
        marks: Callable[[int], tuple[SeatMark, ...]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.presence, self._banner, self._saving, self._absence = presence, banner, saving, absence
        self._marks = marks
        self._worn = self._seat_marks()
        self._panel: SidePanel | None = None
        self._told: tuple[object, ...] = self._to_tell()
        self.ticker = Ticker(parent=self)
        self.ticker.ticked.connect(self._show_clocks)
        presence.stated.connect(self._take_state)
        presence.said.connect(self._take_said)
        presence.denied.connect(self._take_denied)
        presence.clocked.connect(self._take_clocks)
        presence.judged.connect(self._take_verdict)
        presence.lined.connect(self._take_line)
        absence.answered.connect(self._decide)
        absence.bot_asked.connect(self._seat_bot)
        banner.show_line(presence.line)
        saving.show_room(is_unsaved=presence.state is not None and presence.state.unsaved)
        self.ticker.show(presence.clocks)
        self._show_absence()

    def part(self) -> None:
        """The table is no longer open to the network."""
        self.presence.disconnect(self)
        self.ticker.show(None)
        self._saving.show_room(is_unsaved=False)
        for banner in (self._banner, self._absence):
            banner.deleteLater()
        if self._panel is not None:
            for part in (self._tab.people, self._tab.chairs, self._tab.chat):
                part.disconnect(self)
            self._panel.show_company_tab(shown=False)
            self._tab.chat.clear()
        self.deleteLater()

    # The panel, which may be made later than the page.

    @property
    def _tab(self) -> CompanyTab:
        assert self._panel is not None
        return self._panel.company

    def fill(self, panel: SidePanel) -> None:
        """Show everything in this panel, from now on."""
        if self._panel is panel:
            return
        self._panel, tab = panel, panel.company
        tab.people.kick_asked.connect(self._kick)
        tab.people.bot_asked.connect(self._seat_bot)
        tab.people.free_asked.connect(self._free)
        tab.chairs.asked.connect(self._ask)
        tab.chat.said.connect(self._say)
        tab.chat.unread_changed.connect(self.unread_changed)
        tab.chat.recall(self.presence.talk)
        tab.chat.set_open(self.presence.is_here)
        panel.show_company_tab(shown=True)
        if self.presence.state is not None:
            self._take_state(self.presence.state)
        self._show_clocks(self.ticker.lines())

    @property
    def _room(self) -> RoomLink:
        assert self.presence.room is not None
        return self.presence.room

    def _say(self, text: str) -> None:
        self._tab.show_denied(None)
        self._room.say(Say(text))

    def _kick(self, guest: str) -> None:
        self._room.say(Kick(guest))

    def _seat_bot(self, seat: Seat, level: str) -> None:
        self._room.say(SeatBot(seat, level))

    def _decide(self, guest: str, answer: str, level: str) -> None:
        self._room.say(Decide(guest, answer, level))

    def _free(self, seat: Seat) -> None:
        self._room.say(Free(seat))

    def _ask(self, what: str, seat: Seat, level: str) -> None:
        """Something about a seat."""
        self._tab.show_denied(None)
        requests: dict[str, RoomRequest] = {
            "sit": Sit(seat, self._own_name()),
            "stand": Stand(seat),
            "bot": SeatBot(seat, level),
            "free": Free(seat),
        }
        self._room.say(requests[what])

    def _own_name(self) -> str:
        people = self.presence.state.people if self.presence.state is not None else ()
        return next((person.name for person in people if person.guest == self.presence.guest), "")

    def _seat_marks(self) -> tuple[SeatMark, ...]:
        return self._marks(len(self.presence.state.seats)) if self.presence.state is not None else ()

    def show_marks(self) -> None:
        """Players may choose what they wear in the course of a match."""
        before, self._worn = self._worn, self._seat_marks()
        if self._worn != before and self.presence.state is not None:
            self._take_state(self.presence.state)

    # What the room says.

    def _take_state(self, state: RoomState) -> None:
        self._saving.show_room(is_unsaved=state.unsaved)
        if self._panel is not None:
            self._tab.key.show_key(self._room.fingerprint, is_new=self._room.is_new_host)
            self._tab.show_room(state, self.presence.guest, self._seat_marks())
        self._show_absence()
        self._tell_page()

    def _show_absence(self) -> None:
        """Who is missing; not while the table cannot be reached."""
        presence, clocks = self.presence, self.presence.clocks
        running = clocks.running if clocks is not None else ()
        self._absence.show_room(
            presence.state if presence.is_here else None, presence.guest, running, self._seat_marks()
        )

    def _take_said(self, line: Said) -> None:
        if self._panel is not None:
            self._tab.chat.add(line)

    def _take_denied(self, denied: Denied) -> None:
        if self._panel is not None and self._tab.isVisible():
            game = self.presence.state.game if self.presence.state is not None else ""
            self._tab.show_denied(denied, words_for(game) if game else None)
        else:
            self.denied.emit(denied)

    def _take_clocks(self, clocks: Clocks) -> None:
        self.ticker.show(clocks)
        self._show_absence()

    def _show_clocks(self, lines: object) -> None:
        if self._panel is not None:
            self._panel.players.show_clocks(lines)  # type: ignore[arg-type]

    def _take_verdict(self, _verdict: Verdict) -> None:
        self._tell_page()

    def _take_line(self, line: LineStatus) -> None:
        self._banner.show_line(line)
        if line.state != "here":
            self.ticker.hold()
        if self._panel is not None:
            self._tab.chat.set_open(line.state == "here")
        self._show_absence()
        self._tell_page()

    # What the page tells of it.

    def _to_tell(self) -> tuple[object, ...]:
        state = self.presence.state
        notes = tuple(self.note(seat) for seat in range(len(state.seats))) if state is not None else ()
        return self.is_cut_off, self.moment, notes

    def _tell_page(self) -> None:
        """Rooms say much that matters to no match, such as how good everyone's line is."""
        before, self._told = self._told, self._to_tell()
        if self._told[0] != before[0]:
            self.cut_off.emit()
        if self._told != before:
            self.changed.emit()

    @property
    def is_cut_off(self) -> bool:
        """Whether nothing we say arrives."""
        return not self.presence.is_here

    @property
    def moment(self) -> RoomMoment:
        """How things stand, for the prompt."""
        presence = self.presence
        return RoomMoment(self.is_cut_off, presence.line.state == "ended", self.may_gather, presence.verdict)

    @property
    def may_gather(self) -> bool:
        """Whether it is for us to gather everyone for another match: all who played may."""
        return self.presence.is_chief or bool(self.presence.seats)

    def note(self, seat: Seat) -> str:
        """What is to be said of whoever should play this seat; "" if all is well."""
        state = self.presence.state
        if state is None or seat >= len(state.seats):
            return ""
        held = state.seats[seat]
        if held.kind == "open":
            return self.tr("open seat")
        is_away = any(person.guest == held.guest and not person.here for person in state.people)
        return self.tr("away") if is_away and held.kind == "human" else ""
