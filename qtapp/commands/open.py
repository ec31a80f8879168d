"""`table-ronde [FILE]`: the window, with a record opened in it if one is named."""

from __future__ import annotations

import argparse

from qtapp.commands.sentences import add_language, translate


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    summary = translate("commands", "Opens the window; this is what happens when no command is named.")
    parser = commands.add_parser("open", help=summary, description=summary)
    parser.add_argument(
        "file",
        nargs="?",
        metavar=translate("commands", "FILE"),
        help=translate("commands", "a record (.ronde) to open"),
    )
    add_language(parser)
    parser.set_defaults(run=run, run_needs_window=True)


def run(arguments: argparse.Namespace) -> int:
    from qtapp.app import run as run_window

    return run_window([], record=arguments.file, language=arguments.lang)
