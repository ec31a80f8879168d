"""The wheel, installed into a clean environment far from the checkout, brings all it needs to play."""

import json
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    # Built from a copy: a folder `build` in the checkout would bring files back that are long deleted.
    shutil.copytree(
        CHECKOUT,
        folder / "source",
        ignore=shutil.ignore_patterns(".*", "build", "*.egg-info", "*.qm", "__pycache__", "tests", "docs"),
    )
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--disable-pip-version-check",
        "--wheel-dir",
        str(folder),
        str(folder / "source"),
    ]
    subprocess.run(build, check=True)
    (file,) = folder.glob("table_ronde-*.whl")
    return file


@pytest.fixture(scope="module")
def installed(wheel):
    """The `table-ronde` command of a fresh environment."""
    folder = wheel.parent
    venv.create(folder / "env", with_pip=True)
    scripts = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run(
        [scripts / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)], check=True
    )
    return scripts / "table-ronde"


@pytest.fixture
def run(installed, tmp_path):
    def call(*arguments: str) -> str:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        environment |= {"QT_QPA_PLATFORM": "offscreen", "TABLE_RONDE_HOME": str(tmp_path / "home")}
        done = subprocess.run([installed, *arguments], cwd=tmp_path, env=environment, text=True, capture_output=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return call


def test_resources_are_data_only(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if name.startswith("resources/") and name.endswith(".py")] == [
        "resources/__init__.py"
    ]
    assert not [name for name in names if name.startswith(("docs/", "tests/"))]


def test_a_game_is_played_from_the_wheel(run):
    told = json.loads(run("simulate", "wagons", "--bots", "random,random", "--games", "2", "--jobs", "1", "--json"))
    assert told["games"] == 2


def test_help_speaks_french_from_the_wheel(run):
    assert "Joue des parties sans fenêtre" in run("--lang", "fr", "--help")


def test_pictures_are_drawn_from_the_wheel(run, tmp_path, qapp):
    from PySide6.QtGui import QImage

    run("shot", "wagons", "--ply", "6", "--lang", "fr", "--size", "1024x700", "-o", str(tmp_path / "table.png"))
    image = QImage(str(tmp_path / "table.png"))
    assert (image.width(), image.height()) == (1024, 700)
    colours = {image.pixel(x, y) for x in range(0, 1024, 8) for y in range(0, 700, 8)}
    assert len(colours) > 50, "a table has more colours than an empty page"
