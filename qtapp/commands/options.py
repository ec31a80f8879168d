"""Options of a game on the command line: `--option NAME=VALUE`, as often as there are some."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from engines.game import AnyGame, Option, OptionValue, SetupError
from qtapp.commands.sentences import BadUse

translate = QCoreApplication.translate


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=translate("simulate", "NAME=VALUE"),
        help=translate("simulate", "an option of the game; may be repeated"),
    )


def options_given(game: AnyGame, texts: Iterable[str]) -> dict[str, OptionValue]:
    """The options in texts like `mode=solo`. Raises SetupError or BadUse."""
    return dict(_option_given(game, text) for text in texts)


def _option_given(game: AnyGame, text: str) -> tuple[str, OptionValue]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadUse(translate("simulate", "“{text}” should be NAME=VALUE."), text=text)
    option: Option | None = next((option for option in game.options if option.name == name), None)
    if option is None:
        raise SetupError("unknown_option", option=name)
    found = [allowed for allowed in option.values if str(allowed).lower() == value.lower()]
    if not found:
        raise SetupError("bad_value", option=name, value=value)
    return name, found[0]
