"""What the table plays by itself: a forced pass (R13.1 of Cirkle), and formalities (R3.5 of Le Complot)."""

from __future__ import annotations

from pathlib import Path

from engines import load
from engines.game import checked
from engines.match import Line, Match
from engines.record import Header, Player
from network.disk.journal import Journal
from network.table.table import Table
from tests.network.conftest import people, seated
from tests.network.test_windows import Clock

SHUT_IN = "solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 y - 0 1"
OPEN = "solo 11/11/8bT2/11/11/11/1gC*9/11/11/mC*10/yC10 4 y - 0 1"
"""Green comes to B1 and shuts yellow in."""
NAMES = "ana bo cy dan"


def table_at(position: str, folder: Path | None = None) -> Table:
    occupants = people(NAMES)
    setup = checked(load("cirkle"), 4, {"mode": "solo"}, 7, position)
    header = Header(setup, tuple(occupants), "id7", "2026-01-31T20:15:00Z", "0.1.0")
    return Table(Match(setup), occupants, Journal.create(folder, header) if folder else None, header)


def test_whoever_can_do_nothing_else_passes_at_once(tmp_path: Path) -> None:
    table = table_at(OPEN, tmp_path)
    ear, *_ = seated(table, *NAMES.split())
    told = len(ear.messages)
    assert table.act(3, "B5-B1", 0) is None
    assert table.match.lines == [Line(3, "B5-B1"), Line(0, "--")]
    assert table.match.actors == (1,)
    assert len(ear.messages) == told + 1  # nobody is asked in between
    assert [(entry.ply, entry.event["kind"]) for entry in ear.messages[-1].log] == [(1, "move"), (2, "pass")]
    table.close()
    (path,) = tmp_path.iterdir()
    journal, record = Journal.open(path)
    journal.close()
    assert record.match.lines == table.match.lines


def test_a_match_that_begins_with_a_forced_pass_begins_with_the_next_player() -> None:
    table = table_at(SHUT_IN)
    assert table.match.lines == [Line(0, "--")]
    assert table.match.actors == (1,)


def test_the_pass_is_taken_back_with_the_choice_before_it() -> None:
    table = table_at(OPEN)
    *_, dan = seated(table, *NAMES.split())
    table.act(3, "B5-B1", 0)
    assert dan.messages[-1].undo_to == 0
    assert table.ask_undo(3) is None
    for seat in range(3):
        table.answer_undo(seat, agreed=True)
    assert (table.match.steps, table.match.actors) == ([], (3,))


def test_a_match_that_is_over_goes_no_further() -> None:
    match = Match(checked(load("cirkle"), 4, {"mode": "solo"}, 7, SHUT_IN))
    assert match.automatic == Line(0, "--")
    match.play(0, "--")
    for seat, call in ((1, "!draw?"), (0, "!draw!"), (2, "!draw!"), (3, "!draw!")):
        match.play(seat, call)
    assert (match.outcome is not None, match.automatic) == (True, None)


# Formalities: questions to whoever holds cards, whatever they are.

NOTHING_TO_ATTEMPT = "n=2 round=2 phase=8 seat=A  at 1 A:XIII,a1  at 9 B:JON  hand A COM01  hand B COM02"


def at_its_end(second: Player) -> Table:
    """Two seats at the end of a round, with cards that are of no use there."""
    setup = checked(load("complot"), 2, {}, 7, NOTHING_TO_ATTEMPT)
    table = Table(Match(setup), [Player("Ana"), second])
    clock = Clock()
    table.windows.keep_time(clock.later, clock.now)
    return table


def test_the_only_answer_of_the_only_person_is_given_for_them() -> None:
    table = at_its_end(Player("", "bot", "easy"))
    assert table.match.lines == [Line(0, "end")]
    assert table.match.actors == (1,)
    assert table.act(1, "end", 1) is None  # bots answer themselves, after their time
    assert table.match.lines[:2] == [Line(0, "end"), Line(1, "end")]


def test_where_another_person_could_tell_it_is_asked_for() -> None:
    table = at_its_end(Player("Bo"))
    assert (table.match.lines, table.match.legal(0)) == ([], ("end",))
    assert table.set_occupant(1, Player("", "bot", "easy")) is None  # from now on nobody could
    assert table.match.lines == [Line(0, "end")]


def test_what_leaves_a_choice_is_asked_for() -> None:
    setup = checked(load("complot"), 2, {}, 7, NOTHING_TO_ATTEMPT.replace("at 1 A", "mission M09  at 3 A"))
    table = Table(Match(setup), [Player("Ana"), Player("", "bot", "easy")])
    clock = Clock()
    table.windows.keep_time(clock.later, clock.now)
    assert table.match.lines == []
    assert set(table.match.legal(0)) > {"end"}


def test_a_table_without_a_clock_asks_for_everything() -> None:
    """Such as one that a script plays at."""
    setup = checked(load("complot"), 2, {}, 7, NOTHING_TO_ATTEMPT)
    table = Table(Match(setup), [Player("Ana"), Player("", "bot", "easy")])
    assert table.match.lines == []
