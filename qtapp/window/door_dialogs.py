"""What is asked at the door of a table on another machine: its passphrase, whether to trust it, which of several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from engines.game import Plain
from network.messages.line import Card
from network.messages.room import LineStatus
from qtapp.pages.room.network_dialogs import ChangedKeyDialog, PhraseDialog, WhichTableDialog

if TYPE_CHECKING:
    from network.lines.remote_room import RemoteRoom
    from qtapp.window.main_window import MainWindow

QUESTIONS = ("phrase_needed", "wrong_phrase", "changed_key", "which_table")
"""Reasons for the end of a line about which people can do something at once."""


def asked_at_door(remote: RemoteRoom, line: LineStatus, window: MainWindow) -> QDialog:
    """The dialog that asks what keeps us from the table; what people answer is told to it."""
    details = line.details
    if line.reason == "changed_key":
        asked = ChangedKeyDialog(str(details["name"]), str(details["fingerprint"]), str(details["where"]), window)
        asked.trusted.connect(remote.trust)
        return asked
    if line.reason == "which_table":
        choice = WhichTableDialog(_cards(details.get("tables")), window)
        choice.chosen.connect(lambda table, watch: remote.choose(table, watch=watch))
        return choice
    dialog = PhraseDialog(remote.ticket.title, is_again=line.reason == "wrong_phrase", parent=window)
    dialog.phrase_given.connect(remote.try_phrase)
    return dialog


def _cards(rows: Plain) -> list[Card]:
    """The tables that a host keeps, as the line tells them."""
    assert isinstance(rows, list)
    return [Card(**row) for row in rows if isinstance(row, dict)]  # type: ignore[arg-type]
