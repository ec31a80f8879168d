"""Chapter 7: discards, refills and bonus draws; where played cards go."""

from __future__ import annotations

import pytest

from engines.complot.box.contents import CARD_CODES
from tests.engines.complot.table import at

DECK = "HEL1,HEL2,HEL3,AVI1,AVI2,BLO1,BLO2"
QUIET = "ACC*,ESP*,REN*,SOI*,SOU*"


def turn(**more):
    usual = {"board": {2: "A:XIII"}, "deck": DECK, "until": 3}
    return at(phase=3, turn="A", **(usual | more))


def test_any_number_of_cards_is_discarded_face_up():
    """R7.1, R7.2: and the hand is filled again."""
    table = turn(hands={"A": "COM01,SCO1,NMI1"})
    table.play("A: drop COM01,NMI1")
    assert table.discard == ["COM01", "NMI1"]
    assert table.hand("A") == {"SCO1", "HEL1", "HEL2", "HEL3", "AVI1"}
    assert table.where("NMI1", "B") == "discard:1"


def test_nothing_needs_to_be_discarded():
    """R7.1"""
    table = turn(hands={"A": "COM01,SCO1,NMI1"}).play("A: drop -")
    assert table.discard == []
    assert table.hand("A") == {"COM01", "SCO1", "NMI1", "HEL1", "HEL2"}


@pytest.mark.parametrize("count", [0, 1, 4, 5, 6, 8])
def test_draw_up_to_five(count):
    """R7.2: there is no upper limit."""
    cards = ["SCO1", "SCO2", "NMI1", "CMI1", "IND1", "IND2", "ALL1", "ALL2"][:count]
    table = turn(hands={"A": ",".join(cards)} if cards else {})
    if cards:
        table.play("A: drop -")
    assert len(table.hand("A")) == max(5, count)
    assert set(cards) <= table.hand("A")


def test_a_seat_with_a_full_hand_is_asked_all_the_same():
    """R7.1, R3.5: the next seat follows."""
    table = turn(hands={"A": "COM01", "B": "COM02", "C": "COM07"}, order="ACB")
    for seat in "ACB":
        assert (table.phase, table.asked) == ("discard", seat)
        table.play(f"{seat}: done")
    assert table.phase == "paused"


@pytest.mark.parametrize(
    ("board", "draws"),
    [
        ({2: "A:XIII"}, 0),
        ({2: "A:JON"}, 1),  # Seduction
        ({4: "A:XIII"}, 1),  # a green place
        ({4: "A:XIII,AMO"}, 1),
        ({4: "A:XIII", 8: "A:AMO"}, 2),
        ({4: "A:JON"}, 2),
        ({2: "A:JON,FEL", 30: "A:KIM"}, 4),
        ({4: "A:a1,a2"}, 0),  # units collect nothing
        ({4: "A:XIII B:AMO,a1"}, 1),  # enemies do not matter
    ],
)
def test_bonus_draws(board, draws):
    """R7.3, R14.7, R16.1: for each character with Seduction and each green place with a character."""
    table = turn(board=board, hands={"A": "SCO1,SCO2,NMI1,CMI1,IND1"}).play("A: drop -")
    found = 0
    while table.phase == "keep_card" and table.asked == "A":
        assert len(table.legal()) == 2
        table.play(f"A: {table.legal()[0]}")
        found += 1
    assert found == draws
    assert len(table.hand("A")) == 5 + draws


def test_the_other_card_goes_under_the_deck():
    """R7.3: and only the seat knows which one."""
    hands = {"A": "SCO1,SCO2,NMI1,CMI1,IND1", "B": "COM01"}
    table = turn(board={4: "A:XIII"}, hands=hands).play("A: drop -")
    assert table.legal() == ["keep HEL1", "keep HEL2"]
    size = len(table.deck)
    table.play("A: keep HEL2")
    assert table.deck[-1] == "HEL1"
    assert len(table.deck) == size + 1
    assert "HEL2" in table.hand("A")
    assert table.view("A")["known_deck"] == [[size, "HEL1"]]
    for reader in ("B", None):
        assert table.view(reader)["known_deck"] == []
        assert table.view(reader)["known_hands"] == []


def test_seduction_first_then_places_by_number():
    """R7.3: one after the other, so the second pair is seen after the first choice."""
    table = turn(board={30: "A:JON", 4: "A:XIII"}, hands={"A": "SCO1,SCO2,NMI1,CMI1,IND1"}).play("A: drop -")
    for first, second in (("HEL1", "HEL2"), ("AVI1", "HEL3"), ("AVI2", "BLO1")):
        assert set(table.legal()) == {f"keep {first}", f"keep {second}"}
        assert table.view("A")["shown"]["count"] == 2
        assert table.view("B")["shown"] == {"count": 2, "cards": []}
        table.play(f"A: keep {first}")
    assert table.phase in ("discard", "paused")


def last_cards(*left: str, discard: str = "", hand: str = "SCO1,SCO2,NMI1,CMI1,IND1", board: str = "A:XIII"):
    """With only these cards in the deck; others lie out of reach, in the hand of C."""
    mine = set(hand.split(",")) | set(left) | {card for card in discard.split(",") if card}
    rest = ",".join(card for card in CARD_CODES if card not in mine)
    return at(
        phase=3, turn="A", order="ABC", board={4: board} if board else {2: "A:XIII"},
        hands={"A": hand, "C": rest}, discard=discard, until=3,
    )  # fmt: skip


def test_an_empty_deck_is_made_anew_of_the_discard_pile():
    """R7.4: for the rest of the draw too."""
    table = last_cards("HEL1", discard="AVI1,AVI2,BLO1", hand="SCO1,SCO2", board="").draws(("BLO1", "AVI1"))
    table.play("A: drop -")
    assert table.hand("A") == {"SCO1", "SCO2", "HEL1", "BLO1", "AVI1"}
    assert "reshuffled" in table.kinds
    assert table.discard == []
    assert table.deck == []  # B has drawn the last one


def test_what_was_dropped_just_now_is_shuffled_too():
    """R7.4, R7.1: and nobody knows the place of a card any more."""
    table = last_cards(hand="SCO1,SCO2,HEL4", board="").draws(("HEL4",))
    table.play("A: drop HEL4")
    assert table.hand("A") == {"SCO1", "SCO2", "HEL4"}
    assert table.view("B")["known_hands"] == []


def test_without_any_card_none_is_drawn():
    """R7.4"""
    table = last_cards(hand="SCO1,SCO2", board="").play("A: drop -")
    assert table.hand("A") == {"SCO1", "SCO2"}
    assert "draw" not in table.kinds
    table = last_cards().play("A: drop -")
    assert len(table.hand("A")) == 5


def test_a_single_card_of_a_bonus_draw_is_kept():
    """R7.4, R7.3"""
    table = last_cards("HEL1").play("A: drop -")
    assert table.phase != "keep_card"
    assert "HEL1" in table.hand("A")
    assert table.deck == []


def test_played_cards_lie_face_up_on_the_discard_pile():
    """R4.7"""
    table = at(turn="A", board={2: "A:XIII"}, hands={"A": "HEL1,BLO1,COM01"})
    table.play("A: HEL1", "A: BLO1 @9")
    assert table.discard == ["HEL1", "BLO1"]
    assert table.view("B")["hands"][0] == 1
    assert [table.where(card, "C") for card in ("HEL1", "BLO1", "COM01")] == ["discard:0", "discard:1", "?unseen"]


def test_a_cancelled_card_is_discarded_too():
    """R4.7, R15.3"""
    table = at(turn="A", board={2: "A:XIII"}, hands={"A": "ACC1,HEL1", "B": "INN1"}, ip={"B": 3})
    table.play("A: ACC1 B", "B: INN1")
    assert table.discard == ["ACC1", "INN1"]
    assert table.ip == (0, 3, 0)


def test_any_time_cards_in_the_turn_of_phase_three():
    """R4.5: as long as no choice is half made; then the question is put again."""
    table = turn(hands={"A": "REN1,ESP1,COM01", "B": "HEL4"}, discard="INN*")
    assert {"REN1", "ESP1 B"} <= set(table.legal())
    fork = table.forked().play("A: drop COM01")
    assert not {"REN1", "ESP1 B"} & set(fork.legal())
    table.play("A: REN1")
    assert (table.phase, table.asked) == ("discard", "A")
    assert "REN1" not in table.legal()
    table.play("A: ESP1 B")
    assert "HEL4" in table.hand("A")
    assert (table.phase, table.asked) == ("discard", "A")
