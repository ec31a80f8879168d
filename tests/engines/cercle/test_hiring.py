"""Chapter 8: arrivals, majorities, auctions, payments, purses, control of time."""

from __future__ import annotations

import pytest

from tests.engines.cercle.reading import guard_of, may, moves, ready, row, steps, told, wheel
from tests.engines.cercle.table import Table, at


def arriving(n: int, cards: str, *lines: str, first: int = 1) -> Table:
    """Phase 3: these cards stand at edge 1, inside out, when the wheel is turned."""
    return at("\n".join([f"n={n} first={first} turn=2 phase=3", f"whl 1 {cards}", *lines]))


@pytest.mark.parametrize("turn", [1, 2])
def test_the_wheel_is_turned_once(turn):
    """R8.1: every phase 3."""
    table = at(f"n=2 first=1 turn={turn} phase=2 seat=2\nwhl 3 O1b/1").play("2 e")
    assert row(table, 2) == ["O1b/1"]
    assert told(table, "rotate") == [{"by": None, "spy": None}]


def test_each_arrival_is_resolved_completely_before_the_next():
    """R8.2: R1b goes to the wheel before O1c comes home."""
    table = arriving(2, "I1b/-{R1b/1} O1c/2", "sec 1 I1").play("1 h:I")
    assert [event["spy"] for event in table.events if event["kind"] in ("hire", "prepare", "home")] == [
        "I1b",
        "R1b",
        "O1c",
    ]


def test_an_employed_spy_comes_home():
    """R8.2: with its bodyguard, whoever has most secrets."""
    table = arriving(2, "O1c/2[R4a] I1b/1", "sec 1 O9")
    assert (ready(table, 1), ready(table, 2), guard_of(table, "O1c")) == ({"I1b"}, {"O1c"}, "R4a")


def test_a_coloured_spy_goes_to_the_majority_of_its_division():
    """R8.2, R8.3, R8.4: for nothing, and ready."""
    for division, card in (("I", "I1b"), ("S", "S1b"), ("R", "R1b"), ("O", "O1b")):
        others = " ".join(f"{each}12" for each in "ISRO" if each != division)
        table = arriving(3, f"{card}/-", f"sec 1 {others} {division}1", f"sec 3 {division}2")
        assert ready(table, 3) == {card}
        assert table.secrets(3)[division] == 2


def test_zero_counts_too():
    """R8.3, D23: all have 0, so all are candidates."""
    table = arriving(3, "I1b/-")
    assert (ready(table, 3), table.view["turn"]) == ({"I1b"}, 3)


def test_a_tie_is_an_auction_among_the_candidates_only():
    """R8.3, R8.5"""
    table = arriving(4, "I1b/-", "sec 1 I3", "sec 3 I3", "sec 2 I2", "sec 4 I3", first=4)
    assert (table.actors, table.view["auction"]["order"], table.view["auction"]["divisions"]) == (
        (4,),
        [3, 0, 2],
        ["I"],
    )


def test_purses_do_not_count_for_the_majority():
    """R8.3: secrets alone do."""
    table = arriving(2, "I1b/-", "sec 1 I1", "rdy 2 I3a N04")
    assert ready(table, 1) == {"I1b"}


# ---- auctions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["N05/-", "I1b/-"])
def test_an_auction_in_phase_two_begins_with_the_first_player_too(card):
    """R8.5, R5.7: and not with the seat whose boost brings the spy."""
    text = f"n=3 first=3 turn=2 phase=2 seat=2\nrdy 2 N06\nwhl 1 {card}\nsec 1 I5\nsec 2 I5\nsec 3 I5"
    table = at(text).play(f"2 x:N06>{card[:3]}")
    assert (table.actors, table.view["auction"]["order"]) == ((3,), [2, 0, 1])


@pytest.mark.parametrize(("first", "order"), [(1, [0, 1, 2, 3]), (3, [2, 3, 0, 1]), (4, [3, 0, 1, 2])])
def test_bidding_goes_clockwise_from_the_first_player(first, order):
    """R8.5: all seats for a neutral spy."""
    table = arriving(4, "N05/-", *(f"sec {seat} I5" for seat in range(1, 5)), first=first)
    assert table.view["auction"]["order"] == order
    for seat in (*order, *order):
        assert table.actors == (seat + 1,)
        bid = table.view["auction"]["bid"] + 1
        assert moves(table, seat + 1) == sorted(["b-", f"b:{bid}"])
        if bid == 5:
            break
        table.play(f"{seat + 1} b:{bid}")


def test_a_raise_is_by_one():
    """R8.6"""
    table = arriving(2, "N05/-", "sec 1 I5", "sec 2 I5")
    for line in ("1 b:2", "1 b:5"):
        assert not may(table, line)
    table.play("1 b:1")
    for line in ("2 b:1", "2 b:3"):
        assert not may(table, line)
    assert may(table, "2 b:2")


def test_who_passes_is_out_for_good():
    """R8.6"""
    table = arriving(3, "N05/-", "sec 1 I5", "sec 2 I5", "sec 3 I5").play("1 b:1", "2 b-", "3 b:2")
    assert table.actors == (1,)
    table.play("1 b:3")
    assert table.actors == (3,)
    assert sorted(table.view["auction"]["in"]) == [0, 2]
    table.play("3 b-")
    assert ready(table, 1) == {"N05"}


def test_who_cannot_cover_is_out_when_the_turn_comes_round():
    """R8.6: not before; seat 3 has 1 secret and may bid only if nobody did."""
    lines = ("sec 1 I5", "sec 2 I5", "sec 3 I1")
    assert arriving(3, "N05/-", *lines).play("1 b-", "2 b-").where("N05").startswith("ready:2:")
    table = arriving(3, "N05/-", *lines, first=2)
    assert table.actors == (2,)
    table.play("2 b:1")
    assert table.actors == (1,)  # seat 3 is out
    assert told(table, "bid_out") == [{"by": 2, "bid": 2}]
    assert sorted(table.view["auction"]["in"]) == [0, 1]


def test_nobody_is_out_before_the_turn_comes_round():
    """R8.6, R8.7: seat 1 is asked although nobody else could ever bid, and its pass leaves the spy to the last."""
    table = arriving(3, "N05/-", "sec 1 I5")
    assert (table.actors, table.view["auction"]["in"]) == ((1,), [0, 1, 2])
    bought = table.forked().play("1 b:1")
    assert (ready(bought, 1), bought.secrets(1)["I"]) == ({"N05"}, 4)
    assert ready(table.play("1 b-"), 3) == {"N05"}


def test_the_last_one_left_hires_at_its_own_last_bid():
    """R8.7: not at the bid that would have beaten it, and it is not asked again."""
    table = arriving(2, "N05/-", "sec 1 I5", "sec 2 I5").play("1 b:1", "2 b:2", "1 b:3", "2 b-")
    assert (ready(table, 1), table.secrets(1)["I"], table.secrets(2)["I"]) == ({"N05"}, 2, 5)
    assert {"by": 0, "spy": "N05", "price": 3, "why": "auction"} in told(table, "hire")


def test_if_all_pass_the_last_in_order_hires_for_nothing():
    """R8.7, D23"""
    table = arriving(3, "N05/-", "sec 1 I5", "sec 2 I5", "sec 3 I5", first=3).play("3 b-", "1 b-")
    assert (ready(table, 2), table.secrets(2)["I"]) == ({"N05"}, 5)


def test_a_spy_cannot_be_refused():
    """R8.4, D23: nothing is asked of the one who gets it."""
    table = arriving(2, "I1b/-", "sec 2 I1")
    assert table.phase == "p1_turn"


@pytest.mark.parametrize(
    ("card", "lines", "cover"),
    [
        ("N05/-", ["sec 1 I2 S9"], 2),
        ("N05/-", ["sec 1 I2", "rdy 1 I3a"], 4),
        ("N05/-", ["rdy 1 I3a I3b N04"], 5),
        ("N14/-", ["sec 1 I2 S1 R1 O1"], 5),
        ("N14/-", ["sec 1 I2 S1", "rdy 1 N04"], 4),
        ("N14/-", ["sec 1 I2 S1", "whl 3 I3a/1", "rdy 2 I3b"], 3),
    ],
)
def test_cover(card, lines, cover):
    """R8.8: secrets of the colour (grey: of all) plus the strengths of ready purses of one's own."""
    table = arriving(2, card, *lines, "sec 2 I12 S12 R12 O12")
    assert table.view["auction"]["cover"][0] == cover
    bids = []
    while table.phase == "h_bid":
        (seat,) = table.actors
        bid = next(text for text in table.legal(seat) if text != "b-")
        if seat == 1:
            bids.append(int(bid[2:]))
        elif bids[-1] + 2 > cover:
            break
        table.play(f"{seat} {bid}")
    assert max(bids) == (cover if cover % 2 else cover - 1)  # seat 1 makes the odd bids


def test_the_longest_auction():
    """R8.6, R8.8: everything that two seats can hold, and all purses."""
    table = arriving(2, "N14/-", "sec 1 I12 S12 R12 O12", "sec 2 I12 S12 R12 O12", "rdy 1 I3a I3b N04")
    while table.phase == "h_bid":
        (seat,) = table.actors
        table.play(f"{seat} {table.legal(seat)[0]}")
    assert (table.phase, table.view["auction"]["price"]) == ("h_pay", 49)
    table.play("1 p:I3a+I3b+N04+I12S12R12O8")
    assert (ready(table, 1), table.secrets(1)) == ({"N14"}, {"I": 0, "S": 0, "R": 0, "O": 4})


# ---- payment ---------------------------------------------------------------------------------------------------------


def won_at(price: int, card: str, *lines: str) -> Table:
    """Seat 1 has won a spy at this price, an odd one: seat 2 raised in between and then passed."""
    table = arriving(2, card, *lines, "sec 2 I12 S12 R12 O12")
    for bid in range(1, price + 1):
        table.play(f"{1 if bid % 2 else 2} b:{bid}")
    return table.play("2 b-") if table.phase == "h_bid" and table.actors == (2,) else table


def test_a_coloured_price_is_paid_at_once_from_the_division():
    """R8.9, R3.4: without a question."""
    table = won_at(3, "N05/-", "sec 1 I4 S5")
    assert (table.secrets(1), ready(table, 1)) == ({"I": 1, "S": 5, "R": 0, "O": 0}, {"N05"})
    assert told(table, "pay") == [{"by": 0, "spy": "N05", "price": 3, "purses": [], "secrets": [3, 0, 0, 0]}]


def test_a_grey_price_is_paid_from_any_divisions():
    """R8.9"""
    table = won_at(3, "N14/-", "sec 1 I4 S1 R2")
    assert steps(table, 1) == ["I1", "I2", "I3", "R1", "R2", "S1"]
    table.play("1 >R2")
    assert steps(table, 1) == ["I1", "S1"]
    table.play("1 >S1")
    assert (table.secrets(1), ready(table, 1)) == ({"I": 4, "S": 0, "R": 0, "O": 0}, {"N14"})


def test_a_grey_price_that_takes_all_is_automatic():
    """R3.4, R8.9: or one that a single division must pay."""
    assert won_at(3, "N14/-", "sec 1 I1 S1 R1").secrets(1) == {"I": 0, "S": 0, "R": 0, "O": 0}
    assert won_at(3, "N14/-", "sec 1 R7").secrets(1)["R"] == 4
    assert won_at(3, "N14/-", "sec 1 R3 S1").phase == "h_pay"


@pytest.mark.parametrize(
    ("price", "lines", "offered"),
    [
        (1, ["sec 1 I1", "rdy 1 I3a"], ["I1", "I3a"]),
        (3, ["sec 1 I3", "rdy 1 I3a"], ["I1", "I2", "I3", "I3a"]),
        (3, ["sec 1 I2", "rdy 1 I3a I3b"], ["I3a", "I3b"]),
        (1, ["rdy 1 I3a I3b"], ["I3a", "I3b"]),
        (3, ["sec 1 I5", "rdy 1 I3a N04"], ["I1", "I2", "I3", "I3a", "N04"]),
    ],
)
def test_what_a_winner_may_pay_with(price, lines, offered):
    """R8.10, R8.12, section 15"""
    table = won_at(price, "N05/-", *lines)
    assert (table.phase, steps(table, 1)) == ("h_pay", offered)


@pytest.mark.parametrize(
    ("price", "lines", "purses", "left"),
    [
        (1, ["rdy 1 I3a"], ["I3a/1"], 0),
        (3, ["sec 1 I1", "rdy 1 I3a"], ["I3a/1"], 0),
        (1, ["rdy 1 N04"], ["N04/1"], 0),
    ],
)
def test_the_only_whole_payment_is_automatic(price, lines, purses, left):
    """R8.12, R3.4: a purse that is needed is used without a question."""
    table = won_at(price, "N05/-", *lines)
    assert table.phase == "p1_turn"
    assert row(table, 4) + row(table, 5) == purses
    assert table.secrets(1)["I"] == left


def test_a_purse_is_used_only_while_something_is_left():
    """R8.10, D24"""
    table = won_at(3, "N05/-", "sec 1 I3", "rdy 1 I3a I3b N04").play("1 >I3a")
    assert steps(table, 1) == ["I1", "I3b", "N04"]
    table.play("1 >N04")
    assert (table.phase, ready(table, 1)) == ("p1_turn", {"I3b", "N05"})


def test_what_a_purse_has_too_much_is_lost():
    """R8.10"""
    table = won_at(1, "N05/-", "sec 1 I3", "rdy 1 I3a").play("1 p:I3a")
    assert table.secrets(1)["I"] == 3


def test_purses_go_to_the_wheel_in_the_order_named_before_the_spy_is_taken():
    """R8.11, D24"""
    for one, other in (("I3a", "I3b"), ("I3b", "I3a")):
        table = won_at(3, "N05/-", "rdy 1 I3a I3b", "sec 1 I3").play(f"1 p:{one}+{other}")
        assert row(table, 4) == [f"{one}/1", f"{other}/1"]
        told_in_order = [event.get("spy") for event in table.events if event["kind"] in ("prepare", "hire")]
        assert told_in_order[:3] == [one, other, "N05"]
        assert told(table, "pay") == [
            {"by": 0, "spy": "N05", "price": 3, "purses": [one, other], "secrets": [0, 0, 0, 0]}
        ]


def test_a_purse_takes_its_bodyguard_along():
    """R8.11, R5.9"""
    table = won_at(1, "N05/-", "rdy 1 I3a[R4a]")
    assert (row(table, 4), guard_of(table, "I3a")) == (["I3a/1"], "R4a")


def test_purses_work_in_every_auction():
    """R8.12: a tie, a grey one, one in phase 2, a masked spy."""
    tie = arriving(2, "O1b/-", "sec 1 O1", "sec 2 O1", "rdy 1 I3a").play("1 b:1")
    assert (tie.phase, steps(tie, 1)) == ("h_pay", ["I3a", "O1"])
    boosted = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N06 I3a\nwhl 1 O1b/-").play("1 x:N06>O1b")
    assert (boosted.phase, boosted.actors) == ("h_bid", (1,))
    boosted.play("1 b:1")
    assert (ready(boosted, 1), row(boosted, 4)) == ({"O1b"}, ["I3a/1"])
    masked = arriving(2, "O1b/-{R2b/2}", "rdy 1 I3a").play("1 b:1")
    assert ready(masked, 1) == {"O1b"}


def test_a_purse_that_came_back_in_the_same_phase_can_be_used():
    """R8.12, D24: it stood farther inside."""
    table = arriving(2, "I3a/1 N05/-")
    assert (table.phase, table.actors) == ("h_bid", (1,))
    outside = arriving(2, "N05/- I3a/1")
    assert ready(outside, 2) == {"N05"}


def test_a_purse_that_has_acted_in_this_phase_can_be_used_again():
    """R8.12, R6.18: it came back in phase 2; its flag forbids it to infiltrate, and nothing else."""
    text = "n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N06 N07\nwhl 1 I3a!/1 N05/-\nsec 2 I1"
    table = at(text).play("1 x:N06>I3a", "1 x:N07>N05")
    assert (table.phase, table.actors, table.view["auction"]["cover"]) == ("h_bid", (1,), [2, 1])
    table.play("1 b:1")
    assert (ready(table, 1), row(table, 4)) == ({"N05"}, ["I3a/1", "N07/1"])


def test_a_purse_hired_in_this_phase_can_be_used():
    """R8.12"""
    table = arriving(2, "I3a/- N05/-", "sec 1 I1")
    assert (table.phase, table.view["auction"]["cover"][0]) == ("h_bid", 3)


# ---- control of time -------------------------------------------------------------------------------------------------


def test_every_seat_with_a_ready_spin_spy_is_asked_in_seat_order():
    """R8.13, D27"""
    table = at("n=4 first=3 turn=2 phase=3\nrdy 2 S3a\nrdy 4 S3b N09\nwhl 5 O1b/1")
    assert (table.phase, table.actors, moves(table, 4)) == ("p3_spin", (4,), ["t-", "t:N09", "t:S3b"])
    table.play("4 t-")
    assert (table.actors, moves(table, 2)) == ((2,), ["t-", "t:S3a"])
    table.play("2 t-")
    assert (table.view["turn"], row(table, 4)) == (3, ["O1b/1"])


def test_a_use_turns_the_wheel_once_more_and_asks_again():
    """R8.13: earlier refusals are forgotten; the spin spy is placed after the arrivals."""
    table = at("n=3 first=1 turn=2 phase=3\nrdy 1 S3a\nrdy 2 S3b\nwhl 2 O1b/3\nwhl 7 N18/1").play("1 t-", "2 t:S3b")
    assert (ready(table, 3), wheel(table)) == ({"O1b"}, {5: ["N18/1"], 6: ["S3b/2"]})
    assert (table.phase, table.actors) == ("p3_spin", (1,))
    assert told(table, "rotate") == [{"by": 1, "spy": "S3b"}]
    table.play("1 t:S3a")
    assert (table.view["turn"], wheel(table)) == (3, {4: ["N18/1"], 5: ["S3b/2"], 6: ["S3a/1"]})


def test_the_spin_spy_is_acting_while_arrivals_are_resolved():
    """R8.13"""
    table = at("n=2 first=1 turn=2 phase=3\nrdy 1 S3a\nwhl 2 I1b/-\nsec 1 I1\nsec 2 I1").play("1 t:S3a")
    assert (table.phase, table.where("S3a")) == ("h_bid", "acting:0")
    table.play("1 b-")
    assert row(table, 6) == ["S3a/1"]


def test_a_spin_spy_that_arrived_in_this_phase_may_be_used():
    """R8.13: by the regular rotation, by an extra one, or hired."""
    table = at("n=2 first=1 turn=2 phase=3\nwhl 1 S3a/1\nwhl 2 S3b/-\nsec 2 S1")
    assert (table.phase, table.actors) == ("p3_spin", (1,))
    table.play("1 t:S3a")
    assert (table.phase, table.actors) == ("p3_spin", (2,))


def test_a_spin_spy_takes_its_bodyguard_along():
    """R8.13, R5.9"""
    table = at("n=2 first=1 turn=2 phase=3\nrdy 1 S3a[R4a]\nwhl 2 O1b/1").play("1 t:S3a")
    assert (row(table, 6), guard_of(table, "S3a"), row(table, 4)) == (["S3a/1"], "R4a", [])


def test_a_neutral_controls_time_as_well():
    """R8.13, R1.11"""
    table = at("n=2 first=1 turn=2 phase=3\nrdy 1 N09\nwhl 2 O1b/1").play("1 t:N09")
    assert (ready(table, 1), row(table, 7)) == ({"O1b"}, ["N09/1"])


def test_after_a_use_the_first_player_begins_again_also_if_asked_before():
    """R8.13: seat 2 turns twice, seat 1 is asked three times."""
    table = at("n=2 first=1 turn=2 phase=3\nrdy 1 S3a\nrdy 2 S3b N09")
    asked = []
    for line in ("1 t-", "2 t:S3b", "1 t-", "2 t:N09", "1 t-"):
        asked += table.actors
        table.play(line)
    assert asked == [1, 2, 1, 2, 1]
    assert table.view["turn"] == 3


def test_the_question_after_a_use_starts_with_the_first_player_wherever_that_is():
    """R8.13: seat 2 is first, and comes before seat 1 in the second round as well."""
    table = at("n=2 first=2 turn=2 phase=3\nrdy 1 S3a\nrdy 2 S3b N09").play("2 t:S3b")
    assert table.actors == (2,)
    assert table.play("2 t-").actors == (1,)


def test_no_points_change_in_phase_three():
    """R8.14: hirings, payments and rotations leave every point where it was."""
    table = at(
        "n=2 first=1 turn=2 phase=3\nvp 7,8\ncircle 11\nrdy 1 S3a\nwhl 1 N05/- I1b/-\nwhl 2 O1b/2\nsec 1 I12\nsec 2 I12"
    )
    while table.view["stage"] == 3:
        (seat,) = table.actors
        table.play(f"{seat} {table.legal(seat)[0]}")
        assert (table.vp, table.circle) == ((7, 8), 11)
    # Even at 20 points nothing ends before the next phase 2 is complete.
    assert table.view["turn"] == 3
