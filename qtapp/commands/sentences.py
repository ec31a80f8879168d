"""What all commands say: their shared options, their errors, and argparse's own sentences in the user's language."""

from __future__ import annotations

import argparse
import sys

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engines import games
from engines.game import EngineError
from engines.record import RecordError
from qtapp.base.i18n import LANGUAGES

translate = QCoreApplication.translate  # lupdate knows it by this name

# argparse asks gettext for these; it is answered by our translations. Sentences for programmers are left alone.
_ARGPARSE = (
    QT_TRANSLATE_NOOP("argparse", "usage: "),
    QT_TRANSLATE_NOOP("argparse", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("argparse", "unknown parser %(parser_name)r (choices: %(choices)s)"),
    QT_TRANSLATE_NOOP("argparse", "positional arguments"),
    QT_TRANSLATE_NOOP("argparse", "options"),
    QT_TRANSLATE_NOOP("argparse", "show this help message and exit"),
    QT_TRANSLATE_NOOP("argparse", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("argparse", "not allowed with argument %s"),
    QT_TRANSLATE_NOOP("argparse", "ignored explicit argument %r"),
    QT_TRANSLATE_NOOP("argparse", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("argparse", "one of the arguments %s is required"),
    QT_TRANSLATE_NOOP("argparse", "expected one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at most one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at least one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected %s argument"),
    QT_TRANSLATE_NOOP("argparse", "expected %s arguments"),
    QT_TRANSLATE_NOOP("argparse", "ambiguous option: %(option)s could match %(matches)s"),
    QT_TRANSLATE_NOOP("argparse", "invalid %(type)s value: %(value)r"),
    QT_TRANSLATE_NOOP("argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
    QT_TRANSLATE_NOOP("argparse", "%(prog)s: error: %(message)s\n"),
)


class BadUse(Exception):
    """What was asked cannot be done; the sentence says why, in the user's language."""

    def __init__(self, sentence: str, **details: object) -> None:
        super().__init__(sentence.format(**details))


def teach_argparse() -> None:
    """Let argparse speak the user's language: it looks its sentences up by these two names."""
    argparse._ = _argparse_text  # type: ignore[attr-defined]
    argparse.ngettext = lambda one, more, n: _argparse_text(one if n == 1 else more)  # type: ignore[attr-defined]


def _argparse_text(text: str) -> str:
    return QCoreApplication.translate("argparse", text)


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`, before the command or behind it. `qtapp.cli` has already read it when the words are parsed."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=translate("commands", "the language to speak")
    )


def fail(text: str) -> int:
    """Say what is wrong, on the error output; the exit code for wrong use."""
    sys.stderr.write(f"table-ronde: {text}\n")
    return 2


def file_error(file: str, error: RecordError) -> str:
    """What is wrong with a file that was named."""
    return translate("commands", "{file}: {problem}").format(file=file, problem=error_text(error))


def error_text(error: EngineError, game_id: str = "") -> str:
    """What an engine, that of a game if one is meant, or a record refused, in words."""
    from qtapp.words import words_for
    from qtapp.words.table import TableWords

    if isinstance(error, RecordError):
        return TableWords().record_error(error)
    return TableWords().setup_error(error, words_for(game_id) if game_id in games() else None)
