"""Written positions: what is not told is at its initial value, what is told is laid out as it is written, what makes no
sense is refused, and what was written is read back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.complot import GAME
from engines.complot.positions.laying import FAULTS
from engines.complot.state import ACTIVE, State
from engines.game import SetupError, checked
from engines.match import Draft, Match
from engines.record import MAX_POSITION, Header, Player, read
from engines.record import written as record_text
from tests.engines.complot.kept import components
from tests.engines.complot.table import Table
from tests.engines.complot.writing import written

FULL = """n=3 round=3 phase=6 seat=B order=CBA
at 17 A:XIII,a1 B:JON,c1,A.a2  at 20 C:AMO,a1  at 31 C:MAN,k1
wounds XIII=2 AMO=1  recoil A.a1  used XIII  stopped JON
ip 9,4,3  secondary 2,0,0  eliminations 0,3,1  losses 3,0,0  ap 2,5,6  debt 0,0,2  saved 1,0,0
hand A SOU1 COM03  hand B HEL1  deck IND1 INC1  discard HEL2 REN1  table MIS03  scored A MIS05
figures PER JES  gone FEL
mission M15 won=C partner=A with=C.k1  mission M12 held=C since=2 tried=C
pile 1 M04 M07  pile 2 M01  kept A M03 M05
closed 5 28  truce 17:AB"""


def laid(text: str, seats: int = 3, seed: int = 1, **options: Any) -> Table:
    return Table(GAME.new(checked(GAME, seats, options, seed, text)))


def fault(text: str, seats: int = 3) -> tuple[str, str]:
    """Why a position is refused, and which part of it."""
    with pytest.raises(SetupError) as error:
        laid(text, seats)
    assert error.value.reason == "bad_position"
    return str(error.value.details["why"]), str(error.value.details["part"])


def test_everything_that_can_be_told():
    table = laid(FULL)
    view = table.view("A")
    assert (table.round, view["stage"], table.asked, table.phase, table.order) == (3, 6, "B", "move", "CBA")
    assert [table.at(17, seat) for seat in "AB"] == [{"XIII", "A.a1"}, {"JON", "B.c1", "A.a2"}]
    assert table.owner("A.a2") == "B"
    assert (table.wounds("XIII"), table.wounds("AMO"), table.wounds("JON")) == (2, 1, 0)
    assert (table.has_recoil("A.a1"), table.has_recoil("A.a2"), table.is_stopped("JON")) == (True, False, True)
    assert view["board"][17 - 1] == [0, 1]  # who came first
    assert (table.ip, table.ap, table.state.debt, table.state.saved) == ((9, 4, 3), (2, 5, 6), (0, 0, 2), (1, 0, 0))
    assert dict(view["breakdown"]) == {
        "missions": [10, 1, 2],
        "secondary": [2, 0, 0],
        "eliminations": [0, 3, 1],
        "losses": [-3, 0, 0],
    }
    assert (table.hand("A"), table.hand("B"), table.hand("C")) == ({"SOU1", "COM03"}, {"HEL1"}, set())
    assert (table.deck[:2], table.discard, table.laid_secondary) == (["IND1", "INC1"], ["HEL2", "REN1"], {"MIS03"})
    assert (table.figure_deck[:2], table.is_gone("FEL")) == (["PER", "JES"], True)
    assert (table.pile(1)[:2], table.pile(2)[0], table.kept("A")) == (["M04", "M07"], "M01", {"M03", "M05"})
    assert table.active == ["M15", "M12"]
    assert (table.mission("M15").winner, table.mission("M15").partner, table.where("object:M15")) == (2, 0, "with:C.k1")
    assert (table.mission("M12").holder, table.mission("M12").since, table.mission("M12").tried) == (2, 2, 4)
    assert table.state.closed == 1 << 5 | 1 << 28
    table.allows("B: mv 17-15 c1,A.a2")  # under the truce, although two enemies stand there; JON is stopped


def test_what_is_not_told_is_at_its_initial_value():
    table = laid("n=4 at 1 A:XIII,a1 B:JON,a1 C:AMO,a1 D:SHE,a1", seats=4)
    assert (table.round, table.phase, table.order, table.asked) == (1, "move", "ABCD", "A")
    assert (table.ip, table.ap) == ((0,) * 4, (6,) * 4)
    assert [table.reserve(seat) for seat in "ABCD"] == [
        {f"{seat}.{unit}" for unit in ("a2", "a3", "a4", "a5", "c1", "c2", "c3", "k1", "d1", "s1")} for seat in "ABCD"
    ]
    assert (len(table.deck), len(table.figure_deck), table.discard, table.active) == (81, 23, [], [])
    assert (len(table.pile(1)), len(table.pile(2))) == (10, 10)
    assert not table.state.gone


def test_main_characters_that_stand_nowhere_are_out_of_the_game():
    table = laid("at 1 A:XIII at 2 B:a1")
    assert (table.is_gone("JON"), table.is_gone("AMO"), table.is_gone("PER")) == (True, True, False)


def test_the_seed_shuffles_what_is_not_told():
    texts = [laid("at 1 A:XIII at 2 B:a1 deck SOU1 SOU2 figures PER", seed=seed) for seed in (1, 2)]
    assert [table.deck[:2] for table in texts] == [["SOU1", "SOU2"]] * 2
    assert [table.figure_deck[0] for table in texts] == ["PER"] * 2
    assert texts[0].deck != texts[1].deck
    assert texts[0].figure_deck != texts[1].figure_deck
    assert texts[0].pile(1) != texts[1].pile(1)


def test_a_phase_without_a_seat_begins_with_its_windows():
    text = "round=2 phase={} at 1 A:XIII at 2 B:JON at 3 C:AMO hand C SOI1 wounds AMO=1"
    for phase in (2, 4, 5, 6, 8):
        table = laid(text.format(phase))
        assert (table.phase, table.window, table.view()["stage"]) == ("anytime", "C", phase)
    assert laid(text.format(1)).phase == "scoop"


@pytest.mark.parametrize(("told", "free"), [("", ["XIII", "JON", "A.a1"]), ("free A.a1", ["A.a1"]), ("free", [])])
def test_who_may_still_leave_freely(told, free):
    """R10.9: all who stand there, unless the position says who."""
    table = laid(f"round=2 phase=6 seat=A at 17 A:XIII,a1 B:JON truce 17:AB {told}")
    assert table.view()["truce"] == free


def test_a_delivery_on_its_way_can_be_written():
    """R13.10: also in the turn in which the object was won."""
    table = laid("phase=8 seat=A at 9 A:XIII,a1 at 2 B:JON mission M18 hand A SCO1 discard SOU1 SOU2 SOU3 REN1")
    table.dice(6).play("A: try M18 by=XIII", "A: carry a1")
    again = laid(written(table.state))
    assert (again.mission("M18"), again.phase, again.asked) == (table.mission("M18"), "attempt", "A")


def test_a_place_that_was_seized_can_be_written():
    """R13.7, R13.8: its neutral units are beaten."""
    text = "round=3 phase=8 seat=A at 30 A:XIII at 2 B:JON mission M13 held=A since=3 beaten hand A SCO1"
    table = laid(text)
    assert "mission M13 held=A since=3 beaten" in written(table.state)
    assert laid(written(table.state)).mission("M13") == table.mission("M13")


def test_what_lies_behind_is_no_part_of_a_position():
    """Places that were fought over in the last phase, and neutral units of an attempt that has failed."""
    quiet = "discard SOU1 SOU2 SOU3 ACC1 ACC2 ESP1 ESP2 REN1 SOI1 SOI2 SOI3 SOI4 ESQ1 ESQ2 ESQ3 hand A SCO1"
    table = laid(f"phase=7 seat=A at 2 B:a1 A:XIII at 15 A:JON mission M04 {quiet}")
    table.dice(3, 1).play("A: done")
    assert (table.phase, laid(written(table.state)).at(2)) == ("attempt", {"XIII"})
    table.dice(1, 1, 1, 1).play("A: try M04", "A: done").dice(1).play("A: retreat 13")
    assert (table.phase, laid(written(table.state)).at(13)) == ("attempt", {"JON"})


def test_a_hand_is_known_to_its_owner_alone():
    table = laid("round=2 phase=6 seat=A at 2 A:XIII at 3 B:JON hand A SOU1 COM03")
    assert table.view("A")["hand"] == ["SOU1", "COM03"]
    for reader in ("B", None):
        assert (table.view(reader)["known_hands"], table.where("SOU1", reader)) == ([], "?unseen")


@pytest.mark.parametrize("seats", [2, 5])
def test_what_was_written_is_read_back(seats):
    """In whole games, wherever a turn or a phase can be written."""
    met: set[str] = set()
    for seed in range(3):
        rng = Random(seed)
        match = Match(checked(GAME, seats, {"keep_autonomy": bool(seed)}, seed))
        while match.outcome is None:
            met |= read_back(match.state)
            draft = Draft(GAME, match.actors[0], match.state)
            while not draft.is_whole:
                draft = draft.extended(GAME.write(rng.choice(GAME.legal(draft.state, draft.seat))))
            match.play(match.actors[0], draft.text)
    assert met >= {"anytime", "scoop", "discard", "recruit", "move", "attempt"}


def read_back(state: State) -> set[str]:
    """The question at which a position was written and read, if it could be."""
    try:
        text = written(state)
    except ValueError:
        return set()
    assert len(text) <= MAX_POSITION
    options = {"rounds": state.variant.rounds, "keep_autonomy": state.variant.keeps_autonomy}
    again = GAME.new(checked(GAME, state.variant.seats, options, 5, text))
    assert components(again) == components(state)
    assert (again.actions.cards, again.figures.cards[0]) == (state.actions.cards, state.figures.cards[0])
    assert again.missions.cards[:ACTIVE] == state.missions.cards[:ACTIVE]
    seat = GAME.actors(state)[0]
    assert GAME.legal(again, seat) == GAME.legal(state, seat)
    assert written(again) == text
    return {str(GAME.view(state, seat)["phase"])}


def test_the_middle_of_a_fight_cannot_be_written():
    table = laid("phase=7 at 15 A:XIII B:JON hand A COM01").passed()
    assert table.phase == "combat_cards"
    with pytest.raises(ValueError, match="turns in it can be written"):
        written(table.state)


def test_a_position_writes_itself():
    text = written(laid(FULL).state)
    assert written(laid(text).state) == text
    assert laid(text).view("A")["where"] == laid(FULL).view("A")["where"]


def test_records_and_matches_begin_in_positions():
    setup = checked(GAME, 3, {}, 7, "round=5 phase=8 seat=C at 1 A:XIII at 20 C:AMO mission M12 hand C SOI1")
    match = Match(setup)
    match.play(2, "try M12")
    assert match.state.active[0].holder == 2
    header = Header(setup, (Player("Ada"),) * 3, "0" * 32, "2026-01-01T12:00:00Z", "0")
    record = read(record_text(header, match))
    assert (record.match.setup, record.match.state) == (setup, match.state)


GROUND = "at 1 A:XIII,a1 at 2 B:JON,a1 at 20 C:AMO,a1"


@pytest.mark.parametrize(
    ("text", "why", "part"),
    [
        ("nonsense", "notation", "nonsense"),
        ("weather=fine", "notation", "weather=fine"),
        ("n=x", "notation", "x"),
        ("round=2 round=3", "twice", "round=3"),
        (f"{GROUND} at 2 A:a2", "twice", "at 2"),
        (f"{GROUND} ip 1,2,3 ip 1,2,3", "twice", "ip"),
        ("n=4", "seats", "4"),
        (f"{GROUND} ip 1,2", "seats", "1,2"),
        (f"{GROUND} hand D SOU1", "seats", "D"),
        ("at 3 D:a1", "seats", "D"),
        ("seat=E", "seats", "E"),
        ("round=6", "round", "6"),
        ("round=0", "round", "0"),
        ("order=AB", "order", "AB"),
        ("order=AAB", "order", "AAB"),
        ("phase=9", "phase", "9"),
        ("phase=0", "phase", "0"),
        ("phase=4 seat=A", "phase", "seat=A"),
        ("at 34 A:XIII", "place", "34"),
        ("at x A:XIII", "notation", "x"),
        ("at 3 XIII", "notation", "XIII"),
        (f"{GROUND} closed 40", "place", "40"),
        ("at 3 A:a6", "element", "a6"),
        ("at 3 A:D.a1", "element", "D.a1"),
        ("at 3 A:N.a1", "element", "N.a1"),
        (f"{GROUND} recoil A.a2", "element", "A.a2"),
        (f"{GROUND} at 4 B:XIII", "element_twice", "XIII"),
        (f"{GROUND} at 4 A:a1", "element_twice", "a1"),
        ("at 3 A:XIII,PER at 4 A:JES,MAN at 5 B:a1", "characters", "A"),
        ("at 3 B:JON,a1,a2,a3,a4 at 4 A:XIII", "crowded", "3"),
        (f"{GROUND} wounds XIII=3", "wounds", "XIII"),
        (f"{GROUND} wounds A.a1=1", "wounds", "A.a1"),
        (f"{GROUND} closed 20", "closed", "20"),
        (f"{GROUND} hand A COM99", "card", "COM99"),
        (f"{GROUND} table COM01", "card", "COM01"),
        (f"{GROUND} hand A COM01 deck COM01", "card_twice", "COM01"),
        (f"{GROUND} hand A COM01 COM01", "card_twice", "COM01"),
        (f"{GROUND} mission M21", "mission", "M21"),
        (f"{GROUND} mission M12 pile 1 M12", "mission_twice", "M12"),
        (f"{GROUND} mission M12 won=A with=A.a1", "progress", ""),
        (f"{GROUND} mission M15 won=A", "progress", ""),
        (f"{GROUND} mission M15 with=A.a1", "progress", ""),
        (f"{GROUND} mission M15 won=A with=A.a1 lies=3", "progress", ""),
        (f"{GROUND} mission M15 held=A since=1", "progress", "A"),
        (f"{GROUND} mission M12 held=A since=1", "progress", "A"),
        (f"{GROUND} mission M12 held=C since=2", "progress", "C"),
        (f"{GROUND} mission M12 performer=C", "progress", ""),
        (f"{GROUND} mission M12 performer=C ally=C", "progress", ""),
        (f"{GROUND} mission M12 colour=red", "notation", "colour=red"),
        (f"{GROUND} figures BOB", "figure", "BOB"),
        (f"{GROUND} gone XIII", "figure_twice", "XIII"),
        (f"{GROUND} ip 100,0,0", "points", "100"),
        (f"{GROUND} eliminations 1,0,0", "points", ""),
        ("round=5 phase=8", "over", ""),
    ],
)
def test_what_makes_no_sense_is_refused(text, why, part):
    assert fault(text) == (why, part)


def test_every_fault_is_found():
    (mark,) = [mark for mark in test_what_makes_no_sense_is_refused.pytestmark if mark.name == "parametrize"]
    assert {why for _, why, _ in mark.args[1]} == set(FAULTS)


def test_the_mover_may_be_crowded_until_the_end_of_the_turn():
    """R10.10"""
    table = laid("phase=6 seat=A at 3 A:XIII,a1,a2,a3,a4 at 4 B:JON")
    assert table.play("A: end").phase == "cull"
