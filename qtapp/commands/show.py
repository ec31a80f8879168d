"""`table-ronde show RECORD`: the log of a record in sentences, and the table as text after any of its actions."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engines.game import Seat
from engines.match import Match
from engines.record import Record, RecordError
from network.disk.journal import read_path
from network.messages.table import Update
from network.table.replay import Replay
from qtapp.commands.sentences import BadUse, add_language, fail, file_error, translate
from qtapp.words import words_for
from qtapp.words.table import TableWords


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    summary = translate("commands", "Prints the log and the table of a record as text.")
    parser = commands.add_parser("show", help=summary, description=summary)
    parser.add_argument(
        "record", metavar=translate("commands", "RECORD"), help=translate("commands", "a record (.ronde)")
    )
    add_moment(parser, translate("commands", "as this seat sees it, from 0 (default: a spectator)"))
    add_language(parser)
    parser.set_defaults(run=run, run_needs_window=False)


def add_moment(parser: argparse.ArgumentParser, seat_help: str) -> None:
    """The options that name a moment of a match and who looks at it."""
    parser.add_argument(
        "--ply", type=int, metavar="N", help=translate("commands", "after this many actions (default: at the end)")
    )
    parser.add_argument("--seat", type=int, metavar="S", help=seat_help)


def check_moment(match: Match, ply: int | None, seat: Seat | None) -> None:
    """Raises BadUse where a match has no such moment or no such seat."""
    plies, last = len(match.steps), match.seats[-1]
    if ply is not None and not 0 <= ply <= plies:
        sentence = translate("commands", "There is no action {ply}: the match has {plies}.")
        raise BadUse(sentence, ply=ply, plies=plies)
    if seat is not None and seat not in match.seats:
        sentence = translate("commands", "There is no seat {seat}: seats go from 0 to {last}.")
        raise BadUse(sentence, seat=seat, last=last)


def run(arguments: argparse.Namespace) -> int:
    try:
        record = read_path(Path(arguments.record))
        check_moment(record.match, arguments.ply, arguments.seat)
    except RecordError as error:
        return fail(file_error(arguments.record, error))
    except BadUse as error:
        return fail(str(error))
    ply = len(record.match.steps) if arguments.ply is None else arguments.ply
    sys.stdout.write(_text(record, Replay(record).update(ply, arguments.seat)))
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
