"""The command `table-ronde`: the window, and what can be done without one.

Each command is a module of `qtapp.commands` that adds its parser and runs. Everything is said in the user's language,
argparse's own sentences included.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from qtapp import __version__
from qtapp.app import no_libraries

COMMANDS = ("open", "host", "simulate", "show", "shot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = _with_command(list(sys.argv[1:] if arguments is None else arguments))
    try:
        from PySide6.QtCore import QCoreApplication
    except ImportError as error:
        return no_libraries(str(error))
    from qtapp.base import i18n
    from qtapp.base.settings import Settings

    # The window and `shot` need an application of another class, which cannot stand beside this one.
    application = QCoreApplication.instance() or QCoreApplication(["table-ronde"])
    i18n.speak(i18n.preferred(_asked_language(words) or Settings().language))
    parsed = _parser(words).parse_args(words)
    parsed.lang = i18n.language()
    if getattr(parsed, "run_needs_window", False):
        i18n.reset()
        application.shutdown()
        del application
    code: int = parsed.run(parsed)
    return code


def _asked_language(words: Sequence[str]) -> str:
    """What --lang says, before anything is parsed: the help must already speak that language."""
    for index, word in enumerate(words):
        if word == "--lang" and index + 1 < len(words):
            return words[index + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return ""


def _with_command(words: list[str]) -> list[str]:
    """`table-ronde` and `table-ronde FILE` mean `table-ronde open [FILE]`."""
    skip = 0
    for index, word in enumerate(words):
        if skip:
            skip -= 1
        elif word == "--lang":
            skip = 1
        elif word in ("-h", "--help", "--version") or word in COMMANDS:
            return words
        elif not word.startswith("-"):
            return [*words[:index], "open", *words[index:]]
    return [*words, "open"]


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """A parser for these words: of the command they name, or of all where help is asked for."""
    from importlib import import_module

    from qtapp.commands import sentences
    from qtapp.commands.sentences import translate

    sentences.teach_argparse()
    parser = argparse.ArgumentParser(
        prog="table-ronde", description=translate("commands", "French tabletop games, at one desk or across the room.")
    )
    sentences.add_language(parser)
    parser.add_argument(
        "--version",
        action="version",
        version=f"Table Ronde {__version__}",
        help=translate("commands", "show the version and exit"),
    )
    commands = parser.add_subparsers(
        title=translate("commands", "commands"), metavar=translate("commands", "COMMAND"), required=True
    )
    named = [word for word in words if word in COMMANDS][:1]
    for name in named or COMMANDS:
        import_module(f"qtapp.commands.{name}").add_parser(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
