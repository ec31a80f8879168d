"""Replays: a record step by step, as each seat saw it, and playing on from any step."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import pytest

from engines.record import Record, read, written
from network.messages.table import Entry, Update
from network.table.replay import Replay
from network.table.table import Table
from tests.network.conftest import Ear, new_header, new_table, played, random_line, seated


def record_of(table: Table) -> Record:
    assert table.header
    return read(written(table.header, table.match))


Shown: TypeAlias = tuple[Update, list[Entry]]


def played_at_random(game: str, seed: int, names: str = "Ana Bo") -> tuple[Table, list[list[Shown]]]:
    """A whole match without take-backs, and what each seat and a spectator knew after each action."""
    table = new_table(names, seed=seed, game=game)
    guests = [f"guest {seat}" for seat in table.match.seats]
    ears = [*seated(table, *guests), Ear(table.spectate())]
    shown = [[(ear.update, list(ear.log))] for ear in ears]
    rng = Random(seed)
    while table.match.outcome is None:
        seat, text = random_line(table, rng.random())
        ears[seat].act(text)
        for knew, ear in zip(shown, ears, strict=True):
            knew.append((ear.update, list(ear.log)))
    return table, shown


@pytest.mark.parametrize(("game", "names"), [("tiny", "Ana Bo Cy"), ("wagons", "Ana Bo")])
def test_a_replay_shows_what_each_seat_was_shown(game: str, names: str) -> None:
    table, shown = played_at_random(game, 5, names)
    replay = Replay(record_of(table))
    assert replay.plies == len(table.match.steps)
    for reader, knew in zip([*table.match.seats, None], shown, strict=True):
        assert len(knew) == replay.plies + 1
        for ply, (then, log) in enumerate(knew):
            now = replay.update(ply, reader)
            assert now.view == then.view
            assert (now.seat, now.ply, now.legal) == (reader, then.ply, ())
            assert (now.actors, now.outcome, now.occupants) == (then.actors, then.outcome, then.occupants)
            assert (now.log_from, list(now.log)) == (0, log)


def test_a_replay_of_a_resignation_ends_with_it() -> None:
    table = played(new_table(), "0 c1", "0 go")
    table.resign(1)
    replay = Replay(record_of(table))
    last = replay.update(2, None)
    assert last.outcome is not None
    assert last.outcome["reason"] == "resigned"
    assert last.actors == ()
    assert last.log[-1].event["kind"] == "resign"
    assert replay.update(1, None).outcome is None


def test_moves_that_were_taken_back_are_not_stepped_through() -> None:
    table = played(new_table(), "0 c1", "0 go", "1 c2")
    table.ask_undo(1)
    played(table, "1 c3", "1 go")
    replay = Replay(record_of(table))
    assert replay.plies == 4
    assert replay.update(3, 1).view["mark"] == 3
    assert [entry.event["kind"] for entry in replay.update(4, 1).log] == ["deal", "first", "go", "undo", "mark", "go"]


def test_a_replay_does_not_follow_a_match_that_goes_on() -> None:
    table = played(new_table(), "0 c1")
    replay = Replay(Record(new_header(), table.match))
    played(table, "0 go", "1 c1")
    assert replay.plies == 1
    assert replay.update(1, 0).view["phase"] == "commit"


def test_playing_on_from_a_step_leaves_the_record_as_it_is() -> None:
    table, _ = played_at_random("wagons", 9)
    replay = Replay(record_of(table))
    branch = replay.branch(10)
    assert branch.state == table.match.state_at(10)
    assert branch.length == 10
    branch.play(branch.actors[0], branch.legal(branch.actors[0])[-1])
    assert replay.plies == len(table.match.steps)
    assert replay.branch(0).length == 0
    assert replay.branch(replay.plies).outcome == table.match.outcome


@pytest.mark.parametrize("ply", [-1, 3])
def test_there_is_nothing_outside_a_record(ply: int) -> None:
    replay = Replay(record_of(played(new_table(), "0 c1", "0 go")))
    with pytest.raises(ValueError, match="no ply"):
        replay.update(ply, 0)
    with pytest.raises(ValueError, match="no ply"):
        replay.branch(ply)
