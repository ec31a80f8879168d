"""What guests were told, compared with the records that are left in the end."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from engines.match import Match
from engines.record import Record
from network.disk.journal import SUFFIX, read_path
from network.messages.changes import digest
from tests.network.campaign.stage import Notes, Told, Wish

Records: TypeAlias = dict[tuple[str, int], Record]
"""By table and round."""


def judged(notes: Notes, journals: Path, wishes: Sequence[Wish]) -> Records:
    """The records, after everything that guests were told was compared with them."""
    kept = records(journals)
    assert notes.refused == []
    assert_no_move_is_lost(notes, kept)
    assert_views_are_those_of_a_replay(notes, kept)
    assert_nobody_else_had_a_seat(notes, wishes)
    assert_all_verdicts_are_fair(notes)
    return kept


def records(journals: Path) -> Records:
    """The record of every match that was ever begun. None is damaged, and none was begun twice."""
    found: Records = {}
    for path in journals.glob(f"*{SUFFIX}"):
        record = read_path(path)
        assert record.notices == ()
        fair = record.header.fair
        assert fair
        assert (fair.room, fair.round) not in found
        found[fair.room, fair.round] = record
    return found


def assert_no_move_is_lost(notes: Notes, kept: Records) -> None:
    """Every move whose sender was told of it stands in the record, once."""
    for move in notes.acked:
        lines = kept[move.table, move.round].match.lines[move.since : move.length]
        assert [str(line) for line in lines].count(f"{move.seat} {move.text}") == 1, move


def assert_views_are_those_of_a_replay(notes: Notes, kept: Records) -> None:
    told: dict[tuple[str, int], set[Told]] = defaultdict(set)
    for view in notes.told:
        told[view.table, view.round].add(view)
    for match, views in told.items():
        _assert_shown(kept[match].match, views)


def _assert_shown(match: Match, views: set[Told]) -> None:
    by_length: dict[int, set[Told]] = defaultdict(set)
    for view in views:
        by_length[view.length].add(view)
    again = Match(match.setup)
    for line in (*match.lines, None):
        for view in by_length.pop(again.length, ()):
            assert view.digest == digest(again.game.view(again.state, view.place)), view
        if line:
            again.add(line)
    assert not by_length, "a view of something that is not in the record"


def assert_nobody_else_had_a_seat(notes: Notes, wishes: Sequence[Wish]) -> None:
    """In every state of a room that anybody ever heard, each seat is open or of the guest who wants it."""
    idents: dict[str, set[str]] = defaultdict(set)
    for name, standing in notes.seen:
        idents[name].add(standing.guest)
    games = {wish.name: wish.game for wish in wishes}
    for name, standing in notes.seen:
        for wish in wishes:
            if wish.game == games[name] and wish.seat is not None and wish.seat < len(standing.seats):
                assert standing.seats[wish.seat] in {"", *idents[wish.name]}, (name, standing)


def assert_all_verdicts_are_fair(notes: Notes) -> None:
    assert Counter(reason for _, _, fair, reason in notes.verdicts if not fair) == {}
