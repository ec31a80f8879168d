"""R4, R5 and R7: whose turn it is, the draft, and the end."""

from __future__ import annotations

import pytest

from engines.wagons import GAME
from engines.wagons.state import DRAFT, END, PLACE_DRAFTED, PLACE_GIVEN, START
from tests.engines.wagons.table import A, B, Table, deal

LAST_CARD = "S01 T17 P17@0,0 " + " ".join(f"P{card:02}@0,0" for card in (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 16))


def test_a_turn_places_given_cards_then_drafts_then_places_the_card_taken():
    """R4.1"""
    table = Table().play("S01 T04 P04@0,0")
    phases = []
    for tokens in ("P01@0,0", "P02@0,0", "T05", "P05@0,0"):
        phases.append((table.state.actor, table.state.phase))
        table.play(tokens)
    assert phases == [(B, PLACE_GIVEN), (B, PLACE_GIVEN), (B, DRAFT), (B, PLACE_DRAFTED)]
    assert (table.state.actor, table.state.phase) == (A, DRAFT)


def test_nothing_is_drafted_before_all_given_cards_are_placed():
    """R4.1"""
    table = Table().play("S01 T04 P04@0,0 P01@0,0")
    assert table.refused("T05") == ("wrong_phase", "R4.1")
    assert table.refused("S05") == ("wrong_phase", "R4.1")


def test_turns_alternate_and_nobody_passes():
    """R4.2"""
    table = Table().play("S01")
    drafters = []
    while table.state.phase != END:
        if table.state.phase == DRAFT:
            drafters.append(table.state.actor)
        assert table.legal()
        table.play(table.legal()[0])
    assert drafters == [A, B] * 7 + [A]


@pytest.mark.parametrize(("tokens", "token"), [("", "S01"), ("S01", "T01"), ("S01 T01", "P01@0,0")])
def test_the_other_seat_must_wait(tokens, token):
    """R4.2"""
    table = Table().play(tokens)
    waiting = 1 - table.state.actor
    assert table.legal(waiting) == []
    assert table.refused(token, waiting) == ("not_your_turn", "R4.2")
    assert table.refused(token, 2) == ("not_your_turn", "R4.2")


def test_the_engine_never_acts_for_a_seat():
    """R4.3: the last card of the circle has to be taken by an action."""
    table = Table().play(LAST_CARD)
    assert (table.state.actor, table.state.phase) == (B, DRAFT)
    assert table.legal() == ["T18"]
    assert table.state.in_hand == 0


def test_queues_and_hand_are_empty_at_a_draft():
    """R4.4, checked through a whole game with gifts."""
    table = Table().play("S01")
    step = 0
    while table.state.phase != END:
        state, (own, others) = table.state, (table.state.actor, 1 - table.state.actor)
        filled = (bool(state.queues[own]), bool(state.queues[others]), bool(state.in_hand))
        if state.phase == DRAFT:
            assert filled == (False, False, False)
        elif state.phase == PLACE_DRAFTED:
            assert filled in ((False, False, True), (False, True, True))
        else:
            assert filled == (True, False, False)
        legal = table.legal()
        step += 1
        table.play(legal[step % min(4, len(legal))])
    assert (table.state.queues, table.state.in_hand) == (((), ()), 0)


def test_exactly_one_seat_acts_until_the_end():
    """R4.5"""
    table = Table()
    while table.state.phase != END:
        assert len(GAME.actors(table.state)) == 1
        table.play(table.legal()[0])
    assert GAME.actors(table.state) == ()


@pytest.mark.parametrize(("first", "second"), [("A", B), ("B", A)])
def test_the_second_player_names_the_starting_card(first, second):
    """R5.1"""
    table = Table(deal(first=first))
    assert (table.state.phase, table.state.actor) == (START, second)
    assert len(table.legal()) == 15
    table.play("S07")
    assert (table.state.phase, table.state.actor) == (DRAFT, 1 - second)


def test_naming_the_starting_card_does_not_give_it():
    """R5.1"""
    state = Table().play("S07").state
    assert (state.in_hand, state.queues) == (0, ((), ()))
    assert 7 in state.order
    assert 7 in state.slots


def test_the_first_card_may_be_taken_or_any_number_skipped():
    """R5.2, R5.4"""
    table = Table().play("S09")
    assert len(table.legal()) == 15
    for skipped, token in enumerate(table.legal()):
        after = Table().play("S09").play(token).state
        assert len(after.queues[B]) == skipped
        assert after.in_hand == int(token[1:])


def test_skipped_cards_go_to_the_opponent_in_order_and_cannot_be_refused():
    """R5.3"""
    table = Table().play("S16 T02")
    assert table.state.queues == ((), (16, 17, 18, 1))
    assert table.events[-1] == {"kind": "take", "by": A, "card": 2, "gives": [16, 17, 18, 1], "to": B}
    table.play("P02@0,0")
    assert all(token.startswith("P16@") for token in table.legal())


def test_the_last_card_of_the_circle_may_be_taken_on_the_first_turn():
    """R5.4"""
    table = Table().play("S01 T18")
    assert table.state.order == ()
    assert len(table.state.queues[B]) == 14


def test_the_circle_is_read_clockwise_past_the_last_slot():
    """R5.5"""
    assert Table().play("S17").order() == "17,18,01,02,04,05,06,07,09,10,11,12,13,14,16"


def test_the_next_card_is_the_one_after_the_card_taken():
    """R5.5"""
    table = Table().play("S17 T01 P01@0,0")
    assert table.order() == "02,04,05,06,07,09,10,11,12,13,14,16"
    assert [card for card in table.state.slots if card] == [2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 16]
    assert table.state.slots[0] == 0
    assert table.state.slots[1] == 2


def test_a_card_taken_is_kept():
    """R5.6"""
    table = Table().play("S01 T02")
    assert table.refused("T04") == ("wrong_phase", "R4.1")
    assert table.refused("P04@0,0") == ("wrong_card", "R4.1")
    assert table.legal() == ["P02@0,0", "P02@0,0r"]


def test_the_game_ends_with_the_last_card_drafted():
    """R7.1"""
    table = Table().play(LAST_CARD + " T18")
    assert table.state.phase == PLACE_DRAFTED
    table.play("P18@0,0")
    assert table.state.phase == END
    assert table.events[-1]["kind"] == "end"


def test_the_game_ends_with_the_last_card_given():
    """R7.1: the opponent places what was given, and does not draft."""
    table = Table().play(
        "S01 T16 P16@0,0 "
        + " ".join(f"P{card:02}@0,0" for card in (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14))
        + " T18 P18@0,0"
    )
    assert (table.state.actor, table.state.phase) == (A, PLACE_GIVEN)
    assert table.refused("T17") == ("wrong_phase", "R4.1")
    table.play("P17@1,1")
    assert table.state.phase == END
    for seat in (A, B):
        assert table.legal(seat) == []
        assert table.refused("P17@0,0", seat) == ("wrong_phase", "R7.1")


def test_each_player_ends_with_one_to_fourteen_cards():
    """R7.2: the extremes, and a game without gifts."""
    for first, tokens, cards in (("A", "S01 T18", (1, 14)), ("B", "S01 T18", (14, 1)), ("A", "S01 T01", (8, 7))):
        table = Table(deal(first=first)).play(tokens)
        while table.state.phase != END:
            table.play(table.legal()[0])
        assert table.state.cards_placed == cards


def test_scoring_asks_nothing():
    """R7.3"""
    table = Table().play(LAST_CARD + " T18 P18@0,0")
    assert GAME.actors(table.state) == ()
    assert GAME.outcome(table.state) is not None


def test_there_is_no_outcome_before_the_end():
    """R7.1"""
    table = Table()
    while table.state.phase != END:
        assert GAME.outcome(table.state) is None
        table.play(table.legal()[0])
    assert GAME.outcome(table.state) is not None
