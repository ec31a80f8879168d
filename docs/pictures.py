"""Draws the README's pictures with the program itself: `make pictures`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parent / "pictures"
SEED = "7"
STRUGGLE, PLANNING = "70", "0"  # moments of that match of Guerre froide


def shot(name: str, game_id: str, *words: str) -> None:
    command = [sys.executable, "-m", "qtapp.cli", "shot", game_id, "--seed", SEED, *words]
    subprocess.run([*command, "-o", str(FOLDER / name)], check=True)


def home_and_rules() -> None:
    """The pages that are no tables, drawn from a window that nobody sees."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    from qtapp import i18n
    from qtapp.main_window import MainWindow
    from qtapp.settings import Settings
    from qtapp.style import prepare

    app = QApplication([])
    prepare(app)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder))
        settings.language, settings.theme = "fr", "light"
        i18n.speak("fr")
        window = MainWindow(settings)
        window.resize(1280, 800)
        window.show()
        loop = QEventLoop()
        unpainted = {game.game_id: game.cover for game in window.home.games}
        for game_id, cover in [*unpainted.items()]:
            cover.painted.connect(lambda game_id=game_id: (unpainted.pop(game_id, None), unpainted or loop.quit()))
        loop.exec()
        window.grab().save(str(FOLDER / "home-fr-light.png"))
        settings.language = "en"
        window.commands["rules"].setChecked(True)
        window.show_rule("R6.2")
        QTimer.singleShot(300, loop.quit)  # the page scrolls there
        loop.exec()
        window.grab().save(str(FOLDER / "rules-en-light.png"))
        window.close()


if __name__ == "__main__":
    shot("table-fr-light.png", "wagons", "--ply", "17", "--lang", "fr")
    shot("table-en-dark.png", "wagons", "--ply", "22", "--lang", "en", "--theme", "dark")
    shot("end-fr-light.png", "wagons", "--lang", "fr")
    cold_war = ("coldwar", "--seats", "3", "--seat", "0")
    shot("coldwar-struggle-fr-light.png", *cold_war, "--ply", STRUGGLE, "--lang", "fr")
    shot("coldwar-planning-en-dark.png", *cold_war, "--ply", PLANNING, "--lang", "en", "--theme", "dark")
    home_and_rules()
