"""Draws the pictures of the rules: `python -m docs.drawing [GAME…] [--into FOLDER]`.

Plates are painted with Qt, which needs no screen. Their type is that of `type/` and never the machine's, so that a
picture that nobody has changed is written with the same bytes everywhere.
"""

from __future__ import annotations

import argparse
import os
from importlib import import_module
from pathlib import Path

from docs.drawing.boxes import RESOURCES

GAMES = ("wagons", "cirkle", "coldwar", "cercle", "complot")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m docs.drawing", description="Draws the pictures of the rules.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAMES, help="those of these games; all without")
    parser.add_argument("--into", type=Path, metavar="FOLDER", default=RESOURCES / "rules" / "pictures")
    arguments = parser.parse_args()
    # Both are read when Qt begins.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["FONTCONFIG_FILE"] = str(Path(__file__).parent / "type" / "fonts.conf")
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    for game in arguments.games:
        for name, text in import_module(f"docs.drawing.{game}").drawn().items():
            (arguments.into / name).write_text(text, encoding="utf-8", newline="\n")
    del application


if __name__ == "__main__":
    main()
