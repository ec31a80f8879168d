"""`table-ronde simulate`: matches without a window, counted fairly, repeatable, and interrupted without loss."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engines import load
from engines.game import Outcome, checked
from qtapp.commands import arena, simulate
from qtapp.commands.arena import Crew, Died, Pairing, pairings
from qtapp.commands.options import options_given
from qtapp.commands.tally import Share, Tally, wilson
from tests.network import dossiers
from tests.qtapp import dossiers_table

ROOT = Path(__file__).parents[2]
FAST = ["--iterations", "--scale", "0.02"]


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="table-ronde")
    simulate.add_parser(parser.add_subparsers())
    return parser.parse_args(["simulate", *words])


def run(*words: str) -> int:
    told = parsed(*words)
    return told.run(told)


def figures(capsys, *words: str) -> dict:
    assert run(*words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def plan(bots: str, deals: int = 2, exchange: bool = True, scale: float = 0.02) -> list[Pairing]:
    setups = [checked(load("wagons"), 2, {}, seed) for seed in range(deals)]
    return pairings(setups, bots.split(","), exchange=exchange, scale=scale, by_iterations=True)


def test_every_deal_is_played_once_for_each_rotation():
    first, second, third, _ = plan("easy,hard")
    assert (first.bots, second.bots) == (("easy", "hard"), ("hard", "easy"))
    assert first.setup == second.setup != third.setup
    assert (first.entries, second.entries) == ((0, 1), (1, 0))


def test_without_exchange_every_deal_is_played_once():
    assert [pairing.entries for pairing in plan("easy,hard", exchange=False)] == [(0, 1), (0, 1)]


def test_three_bots_rotate_around_the_table():
    setups = [checked(load("wagons"), 2, {}, 0)]
    rotated = pairings(setups, ["a", "b", "c"], exchange=True, scale=1, by_iterations=False)
    assert [pairing.bots for pairing in rotated] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_counts_by_entry_and_by_seat(capsys):
    told = figures(capsys, "wagons", "--bots", "random,easy", "--games", "6", "--jobs", "1", *FAST)
    assert (told["games"], told["planned"], told["exchange"]) == (6, 6, True)
    assert [entry["bot"] for entry in told["entries"]] == ["random", "easy"]
    assert sum(entry["wins"] for entry in told["entries"]) == 6
    assert sum(entry["wins"] for entry in told["by_seat"]) == 6
    assert told["entries"][1]["wins"] == 6  # even the weakest bot beats chance
    assert told["entries"][1]["score"] > told["entries"][0]["score"]


def test_the_shape_of_the_json_is_stable(capsys):
    told = figures(capsys, "wagons", "--games", "1", "--no-exchange", "--jobs", "1", "--option", "goal1=4")
    assert list(told) == [
        "game",
        "options",
        "seats",
        "seed",
        "exchange",
        "budget",
        "jobs",
        "bots",
        "games",
        "planned",
        "seconds",
        "games_per_second",
        "actions",
        "actions_per_second",
        "length",
        "rounds",
        "ends",
        "entries",
        "by_seat",
        "by_bot",
    ]
    assert told["options"] == {"first": "random", "goal1": 4, "goal2": "random", "goal3": "random"}
    assert told["budget"] == {"by": "seconds", "scale": 1.0}
    assert list(told["length"]) == ["mean", "min", "max"]
    assert told["length"]["min"] == told["actions"] > 15
    assert told["rounds"] == {"median": None, "min": None, "max": None}  # this game has none
    assert sum(told["ends"].values()) == 1
    keys = ["games", "wins", "rate", "low", "high", "score", "seconds_per_decision"]
    assert [list(entry) for entry in told["entries"]] == [["bot", *keys]] * 2
    assert [list(entry) for entry in told["by_seat"]] == [keys] * 2
    assert [list(entry) for entry in told["by_bot"]] == [["bot", "places", *keys]]


def test_iterations_are_repeatable_in_any_number_of_processes(capsys):
    words = ["wagons", "--bots", "easy,medium", "--games", "4", "--seed", "11", *FAST]
    results = []
    for jobs in ("1", "2"):
        told = figures(capsys, *words, "--jobs", jobs)
        results.append([(entry["wins"], entry["score"]) for entry in told["entries"]] + [told["actions"]])
    assert results[0] == results[1]


def test_games_are_rounded_up_to_whole_exchanges(capsys):
    assert figures(capsys, "wagons", "--games", "3", "--jobs", "1")["planned"] == 4
    assert figures(capsys, "wagons", "--games", "3", "--jobs", "1", "--no-exchange")["planned"] == 3


def test_the_report_names_everything(capsys):
    assert run("wagons", "--bots", "random,random", "--games", "2", "--jobs", "1") == 0
    told = capsys.readouterr()
    for word in (
        "Circle the Wagons",
        "games/s",
        "actions/s",
        "length",
        "95 % interval",
        "1. random",
        "2. random",
        "seat 0",
        "seat 1",
    ):
        assert word in told.out
    assert told.err == ""  # no progress bar where nobody looks


def test_a_terminal_is_shown_the_progress(capsys, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert run("wagons", "--games", "2", "--jobs", "1") == 0
    bar = capsys.readouterr().err
    assert "1/2" in bar
    assert "2/2" in bar
    assert bar.endswith("\n")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess"], "chess"),
        (["wagons", "--bots", "easy,genius"], "genius"),
        (["wagons", "--bots", "easy,easy,easy"], "3"),
        (["wagons", "--seats", "3"], "3"),
        (["wagons", "--seats", "2", "--bots", "easy,easy,easy"], "3"),
        (["wagons", "--option", "goal1"], "goal1"),
        (["wagons", "--option", "moon=1"], "moon"),
        (["wagons", "--option", "first=C"], "C"),
        (["wagons", "--option", "goal1=4", "--option", "goal2=4"], "Circle the Wagons"),
        (["wagons", "--games", "0"], "game"),
        (["wagons", "--jobs", "0"], "job"),
        (["wagons", "--scale", "0"], "scale"),
        (["wagons", "--scale", "nan"], "scale"),
        (["wagons", "--seats", "0"], "0"),
        (["wagons", "--seed", str(2**70)], "deal number"),
    ],
)
def test_bad_input_is_explained(capsys, words, named):
    assert run(*words) == 2
    told = capsys.readouterr()
    assert named in told.err
    assert told.err.startswith("table-ronde: ")
    assert told.out == ""


def test_an_option_is_given_as_text_whatever_its_type():
    game = load("wagons")
    assert options_given(game, ["goal2=7", "first=a"]) == {"goal2": 7, "first": "A"}


def test_one_bot_takes_all_seats():
    assert simulate.seated_bots("easy", None, load("wagons"), {}) == ("easy", "easy")


def test_ctrl_c_keeps_what_was_finished(capsys, monkeypatch):
    def interrupted(matches, jobs):
        yield arena.played(matches[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "all_played", interrupted)
    assert run("wagons", "--games", "10", "--json") == 130
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["planned"]) == (1, 10)
    assert told["entries"][0]["games"] == 1


def test_ctrl_c_before_anything_was_finished(capsys, monkeypatch):
    def interrupted(matches, jobs):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(simulate, "all_played", interrupted)
    assert run("wagons", "--games", "10") == 130
    assert "0" in capsys.readouterr().out


SCRIPT = """
import signal
import sys
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where tests run in the background of a script
    from tests.qtapp.test_simulate import run
    sys.exit(run("wagons", "--bots", "hard", "--jobs", "2", "--games", "50", "--json"))
"""


def test_a_real_interrupt_ends_all_processes(tmp_path):
    """Sent to the whole group, as a terminal does, once the children are at work."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    children = waited_for_children(parent.pid)
    watched = [os.pidfd_open(child) for child in children]
    os.killpg(parent.pid, signal.SIGINT)
    out, err = parent.communicate(timeout=60)
    assert parent.returncode == 130, err.decode()
    assert json.loads(out)["planned"] == 50
    for child in watched:
        # The children are ended before the parent says anything: they cannot be signalled any more.
        with pytest.raises(ProcessLookupError):
            signal.pidfd_send_signal(child, 0)
        os.close(child)


def waited_for_children(pid: int) -> list[int]:
    """The two playing children, once each has read its first match (and so ignores Ctrl-C)."""
    found: list[int] = []
    while len(found) < 2:
        told = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        found = [int(child) for child in told if is_playing(int(child))]
    return found


def is_playing(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status").read_text()
    ignored = int(next(line for line in status.splitlines() if line.startswith("SigIgn")).split()[1], 16)
    command = Path(f"/proc/{pid}/cmdline").read_bytes()
    return bool(ignored >> (signal.SIGINT - 1) & 1) and b"spawn_main" in command


def test_a_child_that_dies_is_noticed():
    crew = Crew(2)
    try:
        playing = crew.played(plan("hard,hard", deals=3, scale=50))
        for member in crew._members.values():
            member.kill()
        with pytest.raises(Died):
            next(playing)
    finally:
        crew.end()


def test_a_dead_child_gives_the_games_finished_and_an_error(capsys, monkeypatch):
    def dying(matches, jobs):
        yield arena.played(matches[0])
        raise Died

    monkeypatch.setattr(simulate, "all_played", dying)
    assert run("wagons", "--games", "4", "--json") == 2
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 1
    assert "unexpectedly" in told.err


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 100, 0.7222, 0.8749)],
)
def test_wilson_intervals(wins, games, low, high):
    """Worked out by hand from the formula of 1927."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_played_says_nothing():
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share().plain()["seconds_per_decision"] is None
    assert Tally(["easy", "hard"], 4).plain({})["length"] == {"mean": None, "min": None, "max": None}


@pytest.fixture
def dossiers_game(monkeypatch):
    """A game for two or three seats, with shared wins."""
    yield from dossiers_table.registered(monkeypatch)


def test_three_seats_are_rotated_and_counted_by_kind_of_bot(capsys, dossiers_game):
    told = figures(
        capsys, "dossiers", "--seats", "3", "--bots", "easy,random,random", "--games", "10", "--jobs", "1", *FAST
    )
    assert (told["games"], told["seats"]) == (12, 3)  # whole exchanges
    assert [(entry["bot"], entry["games"]) for entry in told["entries"]] == [
        ("easy", 12),
        ("random", 12),
        ("random", 12),
    ]
    easy, chance = told["by_bot"]
    assert (easy["bot"], easy["places"], easy["games"]) == ("easy", 1, 12)
    assert (chance["bot"], chance["places"], chance["games"]) == ("random", 2, 24)
    assert chance["wins"] == pytest.approx(told["entries"][1]["wins"] + told["entries"][2]["wins"])
    assert easy["wins"] + chance["wins"] == pytest.approx(12)
    assert chance["low"] < chance["rate"] < chance["high"]


def test_every_bot_plays_every_seat_of_the_same_deal(dossiers_game):
    told = parsed("dossiers", "--bots", "hard,medium,medium", "--games", "6", "--seed", "40")
    games, _bots = simulate.planned(told)
    for deal in (40, 41):
        seats = [(seat, entry) for game in games if game.setup.seed == deal for seat, entry in enumerate(game.entries)]
        assert sorted(seats) == [(seat, entry) for seat in range(3) for entry in range(3)]


def test_shared_wins_count_as_shares(capsys, dossiers_game, monkeypatch):
    monkeypatch.setattr(
        dossiers.Dossiers,
        "outcome",
        lambda game, state: Outcome(((0, 2), (1,)), (3, 1, 3), (), "points", "S3") if state.phase == "over" else None,
    )
    told = figures(capsys, "dossiers", "--seats", "3", "--games", "3", "--jobs", "1", "--no-exchange")
    assert [seat["wins"] for seat in told["by_seat"]] == [1.5, 0, 1.5]
    assert told["by_bot"][0]["wins"] == 3


def test_the_report_tells_each_kind_of_bot_that_has_several_places(capsys, dossiers_game):
    assert run("dossiers", "--bots", "easy,random,random", "--games", "3", "--jobs", "1", *FAST) == 0
    told = capsys.readouterr().out
    for row in ("1. easy", "2. random", "3. random", "easy ×1", "random ×2", "seat 2"):
        assert row in told


def test_a_team_wins_together(capsys):
    """The bots sit in turn, so that each plays with its like; a win is shared by the pair."""
    told = figures(
        capsys,
        "cirkle",
        "--bots",
        "easy,random,easy,random",
        "--option",
        "mode=double",
        "--games",
        "1",
        "--no-exchange",
        "--jobs",
        "1",
        "--iterations",
        "--scale",
        "0.01",
    )
    assert (told["seats"], told["options"]["mode"]) == (4, "double")
    assert [(share["bot"], share["places"], share["wins"]) for share in told["by_bot"]] == [
        ("easy", 2, 1),
        ("random", 2, 0),
    ]
    assert [share["wins"] for share in told["entries"]] == [0.5, 0, 0.5, 0]
