"""Playlists: steps in order, and always to the end."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QSignalSpy

from qtapp.items.motion import Animation, Playlist


def step(name: str, told: list[str], milliseconds: int = 20) -> Animation:
    def show(part: float) -> None:
        if part == 1.0:
            told.append(f"{name} shown")

    return Animation(milliseconds, show, lambda: told.append(f"{name} begins"), lambda: told.append(f"{name} ends"))


def once(told: list[str]) -> list[str]:
    return [line for index, line in enumerate(told) if line not in told[:index]]


WHOLE = ["a begins", "a shown", "a ends", "b begins", "b shown", "b ends"]


def test_steps_are_played_in_order(qtbot):
    told: list[str] = []
    playlist = Playlist()
    with qtbot.waitSignal(playlist.ended, timeout=5000):
        playlist.play([step("a", told), step("b", told)])
        assert playlist.running
    assert once(told) == WHOLE
    assert not playlist.running


@pytest.mark.parametrize("milliseconds", [0, 100_000])
def test_finishing_brings_every_step_to_its_end_at_once(qtbot, milliseconds):
    told: list[str] = []
    playlist = Playlist()
    playlist.play([step("a", told, 100_000), step("b", told, milliseconds)])
    spy = QSignalSpy(playlist.ended)
    playlist.finish()
    assert once(told) == WHOLE
    assert spy.count() == 1
    playlist.finish()
    assert spy.count() == 1


def test_progress_slows_down_towards_the_end(qtbot):
    seen: list[float] = []
    playlist = Playlist()
    with qtbot.waitSignal(playlist.ended, timeout=5000):
        playlist.play([Animation(120, seen.append)])
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


def test_nothing_to_play_is_over_without_a_word(qtbot):
    playlist = Playlist()
    spy = QSignalSpy(playlist.ended)
    playlist.play([])
    assert not playlist.running
    assert spy.count() == 0


def test_more_steps_are_played_after_those_that_wait(qtbot):
    told: list[str] = []
    playlist = Playlist()
    playlist.play([step("a", told, 100_000)])
    playlist.play([step("b", told, 100_000)])
    playlist.finish()
    assert once(told) == WHOLE
