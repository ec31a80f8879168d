"""Without a screen there is a clear message and exit code 2, never an abort."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from qtapp import display

ROOT = Path(__file__).parents[2]
RUN = "import sys; from qtapp.app import run; sys.exit(run([]))"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")


def run_without(home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        [sys.executable, "-c", RUN],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        env={**kept, "TABLE_RONDE_HOME": str(home), **environment},
        check=False,
    )


@pytest.mark.parametrize(("language", "words"), [("en", "There is no screen"), ("fr", "écran")])
def test_no_display(home, language, words):
    done = run_without(home, TABLE_RONDE_LANG=language)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":987"},
        {"DISPLAY": "nonsense"},
        {"WAYLAND_DISPLAY": "wayland-99", "XDG_RUNTIME_DIR": "/nowhere"},
        {"DISPLAY": ":987", "QT_QPA_PLATFORM": "xcb"},
    ],
)
def test_a_display_that_cannot_be_reached(home, environment):
    done = run_without(home, TABLE_RONDE_LANG="en", **environment)
    assert done.returncode == 2
    assert "cannot be reached" in done.stderr


@pytest.mark.parametrize("platform", ["offscreen", "offscreen:configfile=x", "minimal", "vnc"])
def test_platforms_that_need_no_screen(platform):
    assert display.problem({"QT_QPA_PLATFORM": platform}) == ""


def test_a_wayland_that_answers_is_enough(tmp_path):
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "wayland-7"))
        listening.listen()
        assert display.problem({"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}) == ""
        told = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path), "QT_QPA_PLATFORM": "xcb"}
        assert display.problem(told) == "unreachable"


@pytest.mark.skipif(not shutil.which("xvfb-run"), reason="needs Xvfb")
def test_a_real_screen_is_found_and_the_window_opens_on_it(home):
    """Under a real X server, with the xcb platform: opened, painted, closed."""
    code = (
        "import sys\n"
        "from qtapp import app\n"
        "from PySide6.QtCore import QTimer\n"
        "from qtapp.window.main_window import MainWindow\n"
        "shown = MainWindow.showEvent\n"
        "def show(self, event):\n"
        "    shown(self, event)\n"
        "    QTimer.singleShot(0, self.close)\n"
        "MainWindow.showEvent = show\n"
        "sys.exit(app.run([]))\n"
    )
    environment = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "DISPLAY")}
    done = subprocess.run(
        ["xvfb-run", "-a", "-s", "-screen 0 1400x900x24", sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
