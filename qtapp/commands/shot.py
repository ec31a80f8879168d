"""`table-ronde shot RECORD|GAME -o FILE.png`: a table drawn as the window shows it, without a screen.

A game that is only named is played by bots from a seed, so that the same words always draw the same picture.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import engines
from engines.bots import LEVELS, decided
from engines.game import Seat, SetupError, checked, usual_options
from engines.match import Match, choice_text
from engines.record import Player, RecordError
from network.disk.journal import read_path
from network.table.replay import Replay
from qtapp.base.theme import THEMES
from qtapp.commands.options import add_options, options_given
from qtapp.commands.sentences import BadUse, add_language, error_text, fail, file_error, translate
from qtapp.commands.show import add_moment, check_moment

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from qtapp.sitting.sitting import Sitting
    from qtapp.window.main_window import MainWindow

LARGEST = 8192  # pixels along a side
ROUNDS = 5  # of events, until a text that wraps has its height and everything below it its place


@dataclass(frozen=True, slots=True)
class Still:
    """What is to be drawn: a match as it stands, who plays it, and who looks at it."""

    match: Match
    occupants: tuple[Player, ...]
    seat: Seat | None  # None: whoever must act; where there are secrets, someone beside the table


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    summary = translate("commands", "Draws a table as the window shows it, into a PNG file.")
    parser = commands.add_parser("shot", help=summary, description=summary)
    parser.add_argument(
        "what",
        metavar=translate("commands", "RECORD|GAME"),
        help=translate("commands", "a record (.ronde), or a game for bots to play: {games}").format(
            games=", ".join(engines.games())
        ),
    )
    add_moment(
        parser,
        translate(
            "commands",
            "as this seat sees it, from 0 (default: whoever is to act, or a spectator of a game with secrets)",
        ),
    )
    add = parser.add_argument
    add(
        "--seats",
        type=int,
        metavar="N",
        help=translate("commands", "the number of seats of a game that bots play (default: the fewest possible)"),
    )
    add_options(parser)
    add("--seed", type=int, default=1, metavar="S", help=translate("commands", "the seed of a game that bots play"))
    add("--theme", choices=tuple(THEMES), default="light", help=translate("commands", "the colours"))
    add(
        "--size",
        default="1280x800",
        metavar=translate("commands", "WIDTHxHEIGHT"),
        help=translate("commands", "the size of the window"),
    )
    add(
        "--scale",
        type=float,
        default=1.0,
        metavar="F",
        help=translate("commands", "pixels for each point (default: 1)"),
    )
    add(
        "-o",
        "--output",
        required=True,
        metavar=translate("commands", "FILE"),
        help=translate("commands", "the picture to write"),
    )
    add_language(parser)
    parser.set_defaults(run=run, run_needs_window=True)


def run(arguments: argparse.Namespace) -> int:
    # No window is opened on anyone's screen, and none is needed.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from qtapp.base import i18n
    from qtapp.base.style import prepare

    if 0 < arguments.scale <= 8:
        os.environ["QT_SCALE_FACTOR"] = str(arguments.scale)
    qInstallMessageHandler(_drop_excuse)
    app = QApplication(["table-ronde"])
    prepare(app)
    i18n.speak(arguments.lang)
    try:
        size = _size(arguments.size, arguments.scale)
        still = _still(arguments)
    except BadUse as error:
        return fail(str(error))
    except SetupError as error:
        return fail(error_text(error, arguments.what))
    except RecordError as error:
        return fail(file_error(arguments.what, error))
    with tempfile.TemporaryDirectory() as folder:
        if _drawn(app, still, size, arguments.theme, arguments.lang, Path(folder), arguments.output):
            return 0
    return fail(translate("commands", "The picture cannot be written: {file}").format(file=arguments.output))


def _drop_excuse(_kind: object, _where: object, message: str) -> None:
    """The platform without a screen says of every window what it does not do there; all else is passed on."""
    if not message.startswith("This plugin does not support"):
        sys.stderr.write(f"{message}\n")


def _size(text: str, scale: float) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{3,5})[xX×]([0-9]{3,5})", text)
    if not found or not 0 < scale <= 8:
        raise BadUse(
            translate(
                "commands", "The size must be WIDTHxHEIGHT, such as 1280x800, and the scale above 0 and at most 8."
            )
        )
    width, height = int(found[1]), int(found[2])
    if max(width, height) * scale > LARGEST:
        sentence = translate("commands", "The picture would be larger than {most} pixels.")
        raise BadUse(sentence, most=LARGEST)
    return width, height


def _still(arguments: argparse.Namespace) -> Still:
    """The match to draw. Raises BadUse, SetupError or RecordError."""
    if arguments.what in engines.games():
        match = _played_by_bots(arguments)
        check_moment(match, arguments.ply, arguments.seat)
        return Still(match, (Player(""),) * match.setup.seats, arguments.seat)
    record = read_path(Path(arguments.what))
    check_moment(record.match, arguments.ply, arguments.seat)
    match = record.match if arguments.ply in (None, len(record.match.steps)) else Replay(record).branch(arguments.ply)
    return Still(match, record.header.players, arguments.seat)


def _played_by_bots(arguments: argparse.Namespace) -> Match:
    """A game that bots played up to that action, or to its end."""
    game, rng = engines.load(arguments.what), Random(arguments.seed)
    options = usual_options(game) | options_given(game, arguments.option)
    seats = min(game.seat_counts(options)) if arguments.seats is None else arguments.seats
    match = Match(checked(game, seats, options, arguments.seed))
    while match.actors and (arguments.ply is None or len(match.steps) < arguments.ply):
        seat = match.actors[0]
        choice = decided(game, match.setup, match.state, seat, LEVELS["medium"], rng, scale=0.1)
        match.play(seat, choice_text(game, choice.steps))
    return match


def _drawn(
    app: QApplication, still: Still, size: tuple[int, int], theme: str, spoken: str, home: Path, file: str
) -> bool:
    """Open the table in a window that nobody sees, and keep its picture."""
    from qtapp.base.settings import Settings
    from qtapp.window.main_window import MainWindow

    settings = Settings(home)
    settings.theme, settings.language, settings.speed = theme, spoken, "off"
    window = MainWindow(settings)
    window.resize(*size)
    window.show()
    _open(window, still)
    for _ in range(ROUNDS):
        app.processEvents()
    saved = window.grab().save(file, "PNG")
    window.close()
    return bool(saved)


def _places(still: Still) -> tuple[Seat, ...] | None:
    """The seats from which the table is looked at; none: from beside it. Without a word all people's."""
    if still.seat is not None:
        return (still.seat,)
    return () if still.match.game.secret else None


def _open(window: MainWindow, still: Still) -> Sitting:
    """Show the table, and wait until it is on the screen."""
    from PySide6.QtCore import QEventLoop

    from network.table.table import Table
    from qtapp.sitting.tables import Opened
    from qtapp.words.table import TableWords

    # A bot would go on playing: for the picture people of the same names sit in every seat.
    names = TableWords().names(still.occupants)
    table = Table(still.match, [Player(name) for name in names])
    sitting = window.reception.open_table(lambda: Opened(table), seats=_places(still))
    loop = QEventLoop()
    sitting.delivered.connect(loop.quit)
    loop.exec()
    return sitting
