"""The libraries that Qt needs of a bare Linux: found missing, installed where we may, and otherwise named exactly."""

import subprocess
import sys
from pathlib import Path

import pytest

from qtapp import system


@pytest.fixture
def bare(monkeypatch):
    """A system without one of the libraries, where nothing is really installed; the commands that were run."""
    monkeypatch.setattr(system, "LIBRARIES", {"libc.so.6": "libc6", "libnothing.so.9": "libnothing9"})
    monkeypatch.setattr(system, "TEST_COMMANDS", {"no-such-command": "nocommand"})
    monkeypatch.setattr(system, "_has_fonts", lambda: True)
    ran = []
    monkeypatch.setattr(system.subprocess, "run", lambda command, **_how: ran.append(command))
    return ran


def test_only_what_is_missing_is_named(bare):
    assert system.missing_packages() == ["libnothing9"]
    assert system.missing_packages(with_tests=True) == ["libnothing9", "nocommand"]


def test_without_fonts_a_font_is_asked_for(bare, monkeypatch):
    monkeypatch.setattr(system, "_has_fonts", lambda: False)
    assert "fonts-dejavu-core" in system.missing_packages()


def test_who_may_not_install_is_told_the_exact_command_in_both_languages(bare, monkeypatch, capsys):
    monkeypatch.setattr(system.os, "geteuid", lambda: 1000)
    assert system.main([]) == 2
    told = capsys.readouterr().err
    assert "sudo apt-get install -y --no-install-recommends libnothing9\n" in told
    assert "Install them" in told
    assert "Installez-les" in told
    assert bare == []


def test_root_with_apt_installs(bare, monkeypatch):
    monkeypatch.setattr(system.os, "geteuid", lambda: 0)
    monkeypatch.setattr(system.shutil, "which", lambda name: f"/usr/bin/{name}")
    assert system.main(["--tests"]) == 2  # nothing was really installed, and that is noticed
    assert bare[-1] == ["apt-get", "install", "-y", "--no-install-recommends", "libnothing9"]


def test_nothing_is_done_where_nothing_is_missing(bare, monkeypatch):
    monkeypatch.setattr(system, "LIBRARIES", {"libc.so.6": "libc6"})
    assert system.main([]) == 0
    assert bare == []


def test_it_runs_before_anything_is_installed():
    """By the system's own Python, isolated from every package, as the Makefile does."""
    script = Path(system.__file__)
    done = subprocess.run([sys.executable, "-I", "-S", str(script)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
