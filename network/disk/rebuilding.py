"""Rooms whose ledger is damaged: brought back from the version before it, and from the journal of their match.

The journal of a match that was begun in a room names the room, and everybody who had a share in the seed. So the table
comes back with its match, under the same id, and everyone is expected back. What the journal does not know are tokens
and the passphrase. Where the previous version of the ledger tells them, all is as it was; else whoever enters under the
name of somebody who is expected is taken for them, once, and gets a new token (`Guests.recognised`), and no phrase is
asked for.
"""

from __future__ import annotations

import logging
from pathlib import Path

from engines.record import Record, RecordError
from network.disk.journal import SUFFIX, read_path
from network.disk.room_file import IDENT, KeptGuest, LedgerError, RoomFile, journal_header, previous, read
from network.messages.room import HOST, PLAYING, RoomSeat, RoomSettings
from network.text import look

_log = logging.getLogger(__name__)


def read_or_rebuilt(path: Path) -> RoomFile:
    """The ledger of a room, if need be by other ways. Raises LedgerError.

    One of a later version is not damaged, and one that cannot be read now may be read later.
    """
    try:
        return read(path)
    except LedgerError as error:
        if error.code in ("future_format", "unreadable"):
            raise
        found = _rebuilt(path)
        if found is None:
            raise
        _log.warning("%s is damaged, and the room is brought back without it", path)
        return found


def _rebuilt(path: Path) -> RoomFile | None:
    try:
        before = read(previous(path))
    except LedgerError:
        before = None
    record = _record_of(path)
    if record is None or (before and before.match == record.header.id):
        return before
    made = _from_record(record)
    if before is None or len(before.seats) != len(made.seats):
        return made
    # The match began after that version was written: its people are those of the match.
    return before._replace(stage=made.stage, round=made.round, commitments=made.commitments, match=made.match)


def _record_of(path: Path) -> Record | None:
    """The match in play of the room whose ledger this was, from its journal."""
    ident = path.name.partition(".")[0]
    if not IDENT.fullmatch(ident):
        return None
    for journal in sorted(path.parent.glob(f"*{SUFFIX}"), reverse=True):  # their names begin with the date
        fair = journal_header(journal).get("fair")
        if isinstance(fair, dict) and fair.get("room") == ident:
            try:
                record = read_path(journal)
            except RecordError:
                continue
            if record.header.fair and record.match.outcome is None:
                return record
    return None


def _from_record(record: Record) -> RoomFile:
    """All that the journal tells of its room. Nobody has a token."""
    header, fair = record.header, record.header.fair
    assert fair
    # A seat is that of the guest of its name; one that nobody is named like has to be claimed by its own name.
    guests = {look(share.name): KeptGuest(share.who, share.name, "", ready=False) for share in fair.shares}
    seats = []
    for seat, player in enumerate(header.players):
        if player.kind == "bot":
            seats.append(RoomSeat("bot", player.name, player.level))
        else:
            guest = guests.setdefault(look(player.name), KeptGuest(f"g{seat:08x}", player.name, "", ready=False))
            seats.append(RoomSeat("human", player.name, "", guest.id))
    held = {seat.guest for seat in seats}
    return RoomFile(
        room=fair.room,
        name=next((share.name for share in fair.shares if share.who == HOST), ""),
        game=header.setup.game,
        options=header.setup.options,
        position=header.setup.position,
        seats=tuple(seats),
        settings=RoomSettings(),
        verifier="",
        stage=PLAYING,
        round=fair.round,
        commitments=tuple((share.who, share.commitment) for share in fair.shares),
        guests=tuple(guest for guest in guests.values() if guest.id in held),
        match=header.id,
    )
