"""`table-ronde show RECORD`: the log of a record in sentences, and the table as text after any of its actions."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engines.record import Record, RecordError
from network.link import Update
from network.replay import Replay
from qtapp.commands.sentences import add_language, error_text, fail, tr
from qtapp.words import words_for
from qtapp.words.table import TableWords


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    summary = tr("Prints the log and the table of a record as text.")
    parser = commands.add_parser("show", help=summary, description=summary)
    parser.add_argument("record", metavar=tr("RECORD"), help=tr("a record (.ronde)"))
    add_moment(parser)
    add_language(parser)
    parser.set_defaults(run=run, run_needs_window=False)


def add_moment(parser: argparse.ArgumentParser) -> None:
    """The options that name a moment of a match and who looks at it."""
    parser.add_argument("--ply", type=int, metavar="N", help=tr("after this many actions (default: at the end)"))
    parser.add_argument("--seat", type=int, metavar="S", help=tr("as this seat sees it, from 0 (default: a spectator)"))


def moment(record: Record, ply: int | None, seat: int | None) -> Update | str:
    """The table of a record at that moment, or the sentence that says why there is no such moment."""
    replay = Replay(record)
    if seat is not None and seat not in record.match.seats:
        return tr("There is no seat {seat}: seats go from 0 to {last}.").format(seat=seat, last=record.match.seats[-1])
    ply = replay.plies if ply is None else ply
    if not 0 <= ply <= replay.plies:
        return tr("There is no action {ply}: the match has {plies}.").format(ply=ply, plies=replay.plies)
    return replay.update(ply, seat)


def run(told: argparse.Namespace) -> int:
    from network.journal import read_path

    try:
        record = read_path(Path(told.record))
    except RecordError as error:
        return fail(error_text(error))
    update = moment(record, told.ply, told.seat)
    if isinstance(update, str):
        return fail(update)
    sys.stdout.write(_text(record, update))
    return 0


def _text(record: Record, update: Update) -> str:
    table, words = TableWords(), words_for(record.header.setup.game)
    names = table.names(update.occupants)
    log = [f"{entry.ply:>4}  {table.log_sentence(entry.event, names, words)}" for entry in update.log]
    title = f"{words.title()} · {' – '.join(names)} · {record.header.started}"
    parts = [title, "\n".join(log), words.text_board(update, names)]
    if update.outcome is not None:
        parts.append(words.verdict(update.outcome, update, names))
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"
