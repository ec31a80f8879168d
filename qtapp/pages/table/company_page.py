"""A table page that may have people from the network around it: who they are, and what happens when the line is lost.

While the table cannot be reached it stays on the screen as it was last seen, and nothing can be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engines.game import Seat
from network.messages.table import Entry, Update
from qtapp.base.actions import Actions
from qtapp.base.settings import Settings
from qtapp.pages.company.saving_banner import SavingBanner
from qtapp.pages.table.sayings import PlayerLine
from qtapp.pages.table.screen import ScreenPage

if TYPE_CHECKING:
    from qtapp.pages.company.absence_banner import AbsenceBanner
    from qtapp.pages.table.room_panel import TableCompany
    from qtapp.sitting.presence import Presence


class CompanyPage(ScreenPage):
    """Most tables are not open to the network: then nothing of this is made."""

    def __init__(self, game_id: str, commands: Actions, settings: Settings) -> None:
        super().__init__(game_id, commands, settings)
        self.company: TableCompany | None = None
        self.absence: AbsenceBanner | None = None
        self.saving = SavingBanner()
        self.middle.insertWidget(0, self.saving)

    def join(self, presence: Presence) -> None:
        """The table is open to the network: show who is around it."""
        from qtapp.pages.company.absence_banner import AbsenceBanner
        from qtapp.pages.company.line_banner import LineBanner
        from qtapp.pages.table.room_panel import TableCompany

        banner, self.absence = LineBanner(), AbsenceBanner()
        banner.home_asked.connect(self.left)
        for each in (self.absence, banner):
            self.middle.insertWidget(0, each)
        self.company = TableCompany(presence, banner, self.saving, self.absence, self.marks, self)
        self.company.changed.connect(self.tell)
        self.company.cut_off.connect(self._line_changed)
        self.company.unread_changed.connect(self.header.show_unread)
        self.tell()

    def part(self) -> None:
        """The table is not open to the network any more."""
        self._end_company()
        self.tell()

    def _end_company(self) -> None:
        if self.company is not None:
            self.company.part()
            self.company = self.absence = None
            self.header.show_unread(0)

    def _line_changed(self) -> None:
        """The line is lost, or back."""
        seen = self.places.seen
        if seen is not None:
            feed = self.places[self.places.current]
            self.board.finish_motion()
            self.show_table(seen, feed.log, feed.fresh_from)

    @property
    def is_cut_off(self) -> bool:
        """Whether the table cannot be reached."""
        return self.company is not None and self.company.is_cut_off

    def show_table(self, update: Update, entries: Sequence[Entry], fresh_from: int, news: Sequence[Entry] = ()) -> None:
        if self.is_cut_off:
            update = update._replace(legal=())
        super().show_table(update, entries, fresh_from, news)

    def _tell_panel(self) -> None:
        super()._tell_panel()
        if self.company is not None and self._panel is not None and self.shown is not None:
            self.company.fill(self._panel)
            self.company.show_marks()

    def _player(self, update: Update, seat: Seat, name: str) -> PlayerLine:
        line = super()._player(update, seat, name)
        missing = self.company.note(seat) if self.company is not None and update.outcome is None else ""
        return line._replace(note=missing) if missing else line

    def close_table(self) -> None:
        try:
            super().close_table()
        finally:
            self._end_company()
