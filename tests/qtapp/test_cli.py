"""The command line, run as people run it: in a process of its own, in both languages, with good and bad words."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

RECORD = Path(__file__).parents[1] / "engines" / "records" / "wagons-format-1.ronde"


@pytest.fixture
def table_ronde(tmp_path):
    """Run `table-ronde` with these words; the environment knows no display and no language of its own."""

    def call(*arguments: object, **variables: str) -> subprocess.CompletedProcess[str]:
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ}
        environment = kept | {"TABLE_RONDE_HOME": str(tmp_path / "home"), "LANG": "C.UTF-8"} | variables
        return subprocess.run(
            [sys.executable, "-m", "qtapp.cli", *map(str, arguments)],
            env=environment,
            text=True,
            capture_output=True,
            cwd=Path(__file__).parents[2],
        )

    return call


def test_help_speaks_english(table_ronde):
    done = table_ronde("--help", LANG="en_GB.UTF-8")
    assert done.returncode == 0
    assert done.stdout.startswith("usage: table-ronde")
    assert "show this help message and exit" in done.stdout


def test_help_speaks_the_language_of_the_system(table_ronde):
    done = table_ronde("--help", LANG="fr_FR.UTF-8")
    assert done.returncode == 0
    assert done.stdout.startswith("utilisation\u00a0: table-ronde")
    for english in ("usage", "show this", "options:", "positional", "commands"):
        assert english not in done.stdout


@pytest.mark.parametrize("command", ["open", "host", "simulate", "show", "shot"])
def test_every_command_explains_itself_in_french(table_ronde, command):
    done = table_ronde(command, "--help", "--lang", "fr")
    assert done.returncode == 0
    assert "affiche cette aide" in done.stdout
    for english in ("show this help", "usage:", "(default", " the ", " of "):
        assert english not in done.stdout


def test_wrong_words_are_refused_in_french(table_ronde):
    done = table_ronde("show", "--lang", "fr")
    assert done.returncode == 2
    assert "arguments obligatoires manquants" in done.stderr


def test_show_prints_the_log_and_the_table(table_ronde):
    french, english = table_ronde("show", RECORD, "--lang", "fr"), table_ronde("show", RECORD, "--lang", "en")
    assert french.returncode == english.returncode == 0
    assert "comme carte de départ" in french.stdout
    assert "the starting card" in english.stdout
    assert "the starting card" not in french.stdout


def test_show_stops_at_a_ply(table_ronde):
    done = table_ronde("show", RECORD, "--ply", "1", "--lang", "en")
    log = [line for line in done.stdout.splitlines() if line.startswith("   1  ")]
    assert len(log) == 1
    assert not any(line.startswith("   2  ") for line in done.stdout.splitlines())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--ply", "999"), "There is no action 999"),
        (("--ply", "-1"), "There is no action -1"),
        (("--seat", "7"), "There is no seat 7"),
    ],
)
def test_a_moment_that_never_was_is_refused(table_ronde, words, told):
    done = table_ronde("show", RECORD, "--lang", "en", *words)
    assert done.returncode == 2
    assert told in done.stderr


def test_a_foreign_file_is_refused_with_its_reason(table_ronde, tmp_path):
    foreign = tmp_path / "letter.ronde"
    foreign.write_text("Dear friend,\n")
    done = table_ronde("show", foreign, "--lang", "fr")
    assert done.returncode == 2
    assert "Table Ronde" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_window_says_when_there_is_no_display(table_ronde):
    done = table_ronde("--lang", "fr")
    assert done.returncode == 2
    assert "écran" in done.stderr
    assert "Traceback" not in done.stderr


def test_shot_draws_a_table_without_a_display(table_ronde, tmp_path, qapp):
    from PySide6.QtGui import QImage

    file = tmp_path / "table.png"
    done = table_ronde("shot", RECORD, "--ply", "5", "--size", "1024x700", "--theme", "dark", "-o", file)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    image = QImage(str(file))
    assert (image.width(), image.height()) == (1024, 700)
    assert image.pixelColor(4, 760 % 700).lightness() < 80, "the dark theme is dark"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("wagons", "--size", "big"), "WIDTHxHEIGHT"),
        (("nothing",), "nothing"),
        (("wagons", "--ply", "999"), "There is no action 999"),
    ],
)
def test_a_shot_of_nothing_is_refused(table_ronde, tmp_path, words, told):
    done = table_ronde("shot", *words, "--lang", "en", "-o", tmp_path / "x.png")
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_shot_takes_options_of_the_game(table_ronde, tmp_path):
    asked = ("shot", "cirkle", "--ply", "1", "--lang", "en", "-o", tmp_path / "pairs.png", "--option")
    assert table_ronde(*asked, "mode=double").returncode == 0
    assert (tmp_path / "pairs.png").stat().st_size
    for wrong in ("mode=chess", "double"):
        done = table_ronde(*asked, wrong)
        assert (done.returncode, "Traceback" in done.stderr) == (2, False)
        assert wrong.rpartition("=")[2] in done.stderr
