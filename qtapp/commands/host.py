"""`table-ronde host`: keeps tables for the local network without a window, until it is told to end.

SIGTERM or Ctrl-C says goodbye to everybody and closes all journals. Started again with the same folder, it brings every
table back as it was, and people find their seats again.
"""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engines import games
from engines.bots import LEVELS
from qtapp import __version__
from qtapp.commands.sentences import BadUse, add_language, fail

translate = QCoreApplication.translate

NOT_SAVED = 1  # the exit code of a host that could not write everything down
FOLDER = "hosted"  # of the settings: the tables of the window are in another one


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    from network.messages.line import PORT

    summary = translate("host", "Keeps tables open to the local network, without a window.")
    parser = commands.add_parser("host", help=summary, description=summary)
    add = parser.add_argument
    add(
        "--name",
        metavar=translate("host", "NAME"),
        default="",
        help=translate("host", "what people see in their list of tables (default: the name of this machine)"),
    )
    add(
        "--port",
        type=int,
        metavar="P",
        default=PORT,
        help=translate("host", "the TCP port (default: {port}); any free one if it is taken").format(port=PORT),
    )
    add(
        "--tables",
        nargs="+",
        metavar=translate("host", "GAME"),
        default=list(games()),
        help=translate("host", "a table for each of: {games} (default: all)").format(games=", ".join(games())),
    )
    add(
        "--bots",
        nargs="+",
        metavar=translate("host", "LEVEL"),
        default=[],
        help=translate("host", "bots for the last seats of each table, of: {levels}").format(levels=", ".join(LEVELS)),
    )
    add(
        "--journal",
        type=Path,
        metavar=translate("host", "FOLDER"),
        help=translate("host", "where games are saved, and brought back from (default: with the settings)"),
    )
    add(
        "--chief-word-file",
        metavar=translate("host", "FILE"),
        default="",
        help=translate(
            "host",
            "a file whose first line is the word that lets somebody decide at these tables, or “-” "
            "for the standard input (default: a new word, which is printed)",
        ),
    )
    add(
        "--no-announce",
        action="store_true",
        help=translate("host", "tell nobody: only who knows the address finds the tables"),
    )
    add_language(parser)
    parser.set_defaults(run=run, run_needs_window=False)


def run(arguments: argparse.Namespace) -> int:
    from network.disk.journal import NotSaved

    try:
        _check(arguments)
        return _serve(arguments)
    except BadUse as error:
        return fail(str(error))
    except NotSaved as error:
        from qtapp.words.table import TableWords

        return fail(TableWords().file_error(error))
    except OSError as error:
        return fail(translate("host", "No port can be opened: {reason}").format(reason=error.strerror or error))


def _check(arguments: argparse.Namespace) -> None:
    for game in arguments.tables:
        if game not in games():
            sentence = translate("host", "There is no game “{game}”. The games are: {known}.")
            raise BadUse(sentence, game=game, known=", ".join(games()))
    for level in arguments.bots:
        if level not in LEVELS:
            sentence = translate("host", "There is no level “{level}”. The levels are: {known}.")
            raise BadUse(sentence, level=level, known=", ".join(LEVELS))
    if not 0 <= arguments.port < 65536:
        raise BadUse(translate("host", "There is no port {port}."), port=arguments.port)


def _serve(arguments: argparse.Namespace) -> int:
    """Keep the tables until a signal comes. Raises NotSaved or OSError if that cannot even begin."""
    import logging
    from socket import gethostname

    from network.disk.files import PRIVATE_FOLDER, make_private
    from network.loop import Loop
    from network.service import Plan, Service, fresh_word, take_short_turns
    from network.trust.fingerprints import spoken
    from network.trust.identity import identity_in
    from qtapp.base.settings import home
    from qtapp.words.table import TableWords

    # Lines for whoever looks after this program: not translated, one for each caller that was sent away.
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    ended = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda _number, _frame: ended.set())
    word = _read_word(arguments.chief_word_file) if arguments.chief_word_file else fresh_word()
    plan = Plan(
        arguments.name or gethostname(),
        arguments.tables,
        arguments.bots,
        arguments.lang,
        is_announced=not arguments.no_announce,
        word=word,
    )
    take_short_turns()
    for folder in (home(), home() / FOLDER):
        make_private(folder, PRIVATE_FOLDER)
    loop = Loop()
    identity = identity_in(home())
    service = Service(loop, identity, arguments.journal or home() / FOLDER, f"table-ronde {__version__}", plan)
    try:
        begun = translate("host", "{name}: tables are open at port {port}, with the key {key}. Ctrl-C closes them.")
        _say(begun, name=plan.name, port=service.start(arguments.port), key=spoken(identity.fingerprint))
        if not arguments.chief_word_file:
            _say(translate("host", "Whoever says this word at a table decides there: {word}"), word=word)
        if service.unsaved:
            lost = translate("host", "Nothing can be saved: {cause}. If this program ends, the tables are lost.")
            _say(lost, cause=TableWords().cause(service.unsaved.code))
        while not ended.wait(1.0):  # on Windows no signal is noticed during a wait without end
            pass
    finally:
        service.stop()
        loop.close()
    if service.unsaved:
        cause = TableWords().cause(service.unsaved.code)
        fail(translate("host", "Not everything is saved: {cause}.").format(cause=cause))
        return NOT_SAVED
    _say(translate("host", "Everything is saved. Until next time!"))
    return 0


def _read_word(name: str) -> str:
    """The first line of a file, or of the standard input: in the command itself everybody on this machine could read
    it. Raises BadUse."""
    try:
        text = sys.stdin.readline() if name == "-" else Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        sentence = translate("host", "The file with the word cannot be read: {reason}")
        raise BadUse(sentence, reason=getattr(error, "strerror", None) or error) from error
    word = (text.splitlines() or [""])[0].strip()
    if not word:
        raise BadUse(translate("host", "There is no word in the first line."))
    return word


def _say(sentence: str, **details: object) -> None:
    sys.stdout.write(f"{sentence.format(**details)}\n")
    sys.stdout.flush()
