"""The start is fast by what is not imported before the first board is painted, and the garbage collector rests."""

from __future__ import annotations

import subprocess
import sys

PAINTED = """
import sys
from tests.benchmarks import first_paint
first_paint.say_painted = lambda: print(*sys.modules)
first_paint.board(sys.argv[1])
"""
CALM = """
import gc
from PySide6.QtWidgets import QApplication
from qtapp import app as start
from qtapp.garbage import Collector
start.CALM = 0
app = QApplication([])
window = start.made(app)
assert not gc.isenabled()
assert not gc.get_freeze_count()
app.processEvents()
assert window.findChildren(Collector)
assert gc.get_freeze_count()
window.close()
"""
LATER = {
    "asyncio",
    "cryptography",
    "engines.bots",
    "engines.cirkle",
    "engines.coldwar",
    "engines.lessons",
    "engines.readers",
    "engines.wagons.bot",
    "engines.wagons.shapes",
    "hashlib",
    "importlib.resources",
    "msgpack",
    "msgspec",
    "network.bots.driver",
    "network.disk.known",
    "network.messages.packing",
    "network.room.room",
    "network.disk.saved_games",
    "network.bots.thinker",
    "network.bots.thought",
    "qtapp.boards.cirkle",
    "qtapp.boards.coldwar",
    "qtapp.window.lobby",
    "qtapp.window.notify",
    "qtapp.pages.parts.dialogs",
    "qtapp.pages.home.home",
    "qtapp.pages.study.replay",
    "qtapp.pages.parts.rules",
    "qtapp.pages.table.side_panel",
    "qtapp.pages.table.text_board",
    "qtapp.words.cirkle",
    "qtapp.words.coldwar",
    "qtapp.words.network",
    "zeroconf",
}
"""What nobody needs who waits for a first board of Circle the Wagons."""


def output(code: str, *arguments: str) -> str:
    return subprocess.run([sys.executable, "-c", code, *arguments], check=True, capture_output=True, text=True).stdout


def test_the_first_board_is_painted_before_anything_else_is_imported(tmp_path):
    loaded = set(output(PAINTED, str(tmp_path)).splitlines()[0].split())
    assert {"engines.wagons", "qtapp.boards.wagons.board", "qtapp.pages.table.play"} <= loaded
    assert not LATER & loaded


def test_what_is_imported_later_exists():
    """A module that was renamed would be looked for in vain."""
    known = "import importlib.util, sys; print([name for name in sys.argv[1:] if not importlib.util.find_spec(name)])"
    assert output(known, *sorted(LATER)) == "[]\n"


def test_the_garbage_collector_rests_until_the_first_things_are_shown(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_RONDE_HOME", str(tmp_path))
    output(CALM)
