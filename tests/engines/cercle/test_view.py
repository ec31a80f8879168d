"""Chapter 11: who sees what. Everything is open but the order of the deck, and the steps of a choice half made."""

from __future__ import annotations

import json
from random import Random

import pytest

from engines.cercle import GAME
from tests.engines.cercle.oracle import SPIES
from tests.engines.cercle.reading import NEUTRALS, new_game
from tests.engines.cercle.table import at

BUSY = """n=3 first=2 turn=4 phase=2 seat=2
vp 5,7,6
circle 9
sec 1 I3 R2
svc 2 +  svc 3 x
rdy 1 I1b O1c! R4a* S3a[R4b]
rdy 2 O2b I3a
whl 3 O2a/- I1c/2[N15] O1b/-{R1a/1}
dep I4a/1>2
dep O4a/3>1
p2 1 2
inf 1 I3b N04
inf 3 O3a
fly 1 1
open N07 N12"""


def test_everything_is_open():
    """R11.1: counts, wheel, rows, markers, ready, deployed, attached and infiltrated cards, piles in order."""
    view = at(BUSY).view
    assert view["secrets"] == [[3, 0, 2, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    assert (view["scores"], view["circle"], view["markers"]) == ([5, 7, 6], 9, ["passive", "active", "used"])
    assert (view["infiltrations"], view["butterflies"], view["acted"]) == ([1, 2], [1, 0, 0], ["O1c"])
    places = {
        "I1b": "ready:0:0",
        "O1c": "ready:0:1",
        "R4a": "ready:0:2:posted",
        "S3a": "ready:0:3",
        "R4b": "on:S3a:guard",
        "O2b": "ready:1:0",
        "O2a": "wheel:3:0:-",
        "I1c": "wheel:3:1:1",
        "N15": "on:I1c:guard",
        "O1b": "wheel:3:2:-",
        "R1a": "on:O1b:recruiter:0",
        "I4a": "deployed:1:0:0",
        "O4a": "deployed:0:0:2",
        "I3b": "infiltrated:0:0",
        "N04": "infiltrated:0:1",
        "O3a": "infiltrated:2:0",
        "I1a": "pile:I1:0",
        "O4b": "pile:O4:0",
        "O4c": "pile:O4:1",
    }
    assert {card: view["where"][card] for card in places} == places
    assert {view["where"]["N07"], view["where"]["N12"]} == {"open:0", "open:1"}
    marks = {
        "circle": "chaos:9",
        "first": "seat:1",
        "turn": "turn:4",
        "phase": "phase:2",
        "1:vp": "vp:7",
        "0:I": "secrets:3",
    }
    assert {mark: view["where"][mark] for mark in marks} == marks
    assert view["where"]["2:service"] == "service:used"


def test_the_point_reached_is_open():
    """R11.1: the announced action, the queue of arrivals, the auction with its bids and the price."""
    table = at("n=3 first=1 turn=2 phase=3\nwhl 1 N14/- O1b/2\nsec 1 I2 S1\nsec 2 R2\nsec 3 O1").play("1 b:1", "2 b:2")
    auction = table.view["auction"]
    assert (auction["spy"], auction["divisions"], auction["order"]) == ("N14", ["I", "S", "R", "O"], [0, 1, 2])
    assert (sorted(auction["in"]), auction["bids"], auction["bid"], auction["cover"]) == (
        [0, 1],
        [1, 2, 0],
        2,
        [3, 2, 1],
    )
    assert (auction["winner"], auction["price"]) == (None, None)
    assert table.view["where"]["N14"] == "arrived:0:-"
    assert table.view["where"]["O1b"] == "arrived:1:1"


def test_what_everybody_could_pay_is_open():
    """R11.1, R8.8: also of those who take no part."""
    auction = at("n=3 first=1 turn=2 phase=3\nwhl 1 I1b/-\nsec 1 I3\nsec 2 I2\nsec 3 I3").view["auction"]
    assert (auction["order"], auction["cover"]) == ([0, 2], [3, 2, 3])


def test_of_phase_one_nothing_is_told_in_phase_two():
    """R11.1: neither the activations of the last seat nor the duty of the first player."""
    table = at("n=2 first=1 turn=2 phase=1 seat=2").play("2 a:O1", "2 d:I2")
    assert (table.view["stage"], table.view["seat"], table.view["left"]) == (2, 0, 0)
    assert table.view["activated"] == {"free": False, "coloured": False, "neutral": False}
    assert not at("n=2 first=1 turn=2 phase=2 seat=1").view["duty"]


def test_cards_lie_in_the_order_in_which_they_went():
    """R11.1: out of the game, infiltrated, and in the queue of arrivals."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\ninf 1 O2b I2b R2b").play("1 u:R2b", "1 u:O2b")
    assert [table.where(card) for card in ("R2b", "O2b", "I2b")] == ["out:0", "out:1", "infiltrated:0:0"]


def test_the_price_is_open():
    """R11.1"""
    table = at("n=2 first=1 turn=2 phase=3\nwhl 1 N14/-\nsec 1 I2 S1\nsec 2 R2").play("1 b:1", "2 b-")
    assert (table.view["auction"]["winner"], table.view["auction"]["price"]) == (0, 1)


def test_every_seat_and_every_spectator_has_the_same_view():
    """R11.1, R11.3"""
    assert GAME.secret is False
    for table in (at(BUSY), at("n=3 first=1 turn=2 phase=3\nwhl 1 N14/-\nsec 1 I2")):
        views = [GAME.view(table.state, seat) for seat in (0, 1, 2, None)]
        assert all(view == views[0] for view in views)


def test_one_seat_chooses_at_a_time():
    """R11.3: no simultaneous choice and no window."""
    assert GAME.windows == ()
    state, rng = new_game(4, 5), Random(5)
    for _ in range(200):
        if not GAME.actors(state):
            break
        (seat,) = GAME.actors(state)
        legal = GAME.legal(state, seat)
        state, _ = GAME.apply(state, seat, legal[int(rng.random() * len(legal))])


def deck_of(state) -> list[str]:
    return [card for card in NEUTRALS if GAME.where(state, None)[card] == "?deck"]


def test_the_order_of_the_deck_is_in_no_view_and_no_event():
    """R11.2: nothing that is sent changes with the order of what is still face down."""
    state, rng = new_game(3, 7, setup="random"), Random(7)
    for _ in range(160):
        if not GAME.actors(state):
            break
        (seat,) = GAME.actors(state)
        view = GAME.view(state, seat)
        assert not {card for card in SPIES if card in view["where"]} & set(deck_of(state))
        other = GAME.imagine(state, seat, Random(rng.random()))
        assert GAME.view(other, seat) == view
        assert GAME.choices(other, seat) == GAME.choices(state, seat)
        legal = GAME.legal(state, seat)
        action = legal[int(rng.random() * len(legal))]
        after, events = GAME.apply(state, seat, action)
        _, imagined = GAME.apply(other, seat, action)
        drawn = [event.data["card"] for event in events if event.kind == "opened"]
        assert set(drawn) <= set(deck_of(state))
        hidden = set(deck_of(after))
        shown = json.dumps([dict(event.data) for event in events])
        assert not any(f'"{card}"' in shown for card in hidden)
        without = [event.data for event in events if event.kind != "opened"]
        assert without == [event.data for event in imagined if event.kind != "opened"]
        state = after


def test_a_drawn_card_is_marked_as_chance():
    """R11.2: a take-back behind it needs consent."""
    table = at("n=2 first=1 turn=2 phase=1 seat=1\nopen N06 N12\ndeck N01")
    _, events = GAME.apply(table.state, 0, GAME.read("a:N06"))
    assert [event.chance for event in events if event.kind == "opened"] == [True]
    assert not any(event.chance for event in events if event.kind != "opened")


def test_imagine_reshuffles_the_deck_and_nothing_else():
    """R11.2"""
    state = new_game(2, 3, setup="random", first=1)
    orders = set()
    for seed in range(20):
        other = GAME.imagine(state, 0, Random(seed))
        assert GAME.view(other, 1) == GAME.view(state, 1)
        assert other.chance.seed != state.chance.seed  # with it the deck could be dealt again
        (text,) = [GAME.write(action) for action in GAME.legal(other, 0) if GAME.write(action).startswith("a:N")][:1]
        _, events = GAME.apply(other, 0, GAME.read(text))
        orders.update(event.data["card"] for event in events if event.kind == "opened")
    assert len(orders) > 8
    assert orders <= set(deck_of(state))


def test_the_size_of_the_deck_is_known():
    """R11.2"""
    assert at("n=2 first=1 turn=2 phase=1 seat=1").view["deck"] == 18


@pytest.mark.parametrize(
    ("text", "line", "draft"),
    [
        (BUSY, "2 x:O2b", {"kind": "action", "spy": "O2b", "steps": [], "left": 1}),
        (BUSY.replace("O2b I3a", "I1c").replace("I1c/2[N15]", "O2b/2"), "2 x:I1c ; >1S", {"steps": ["1S"], "left": 1}),
        ("n=2 first=2 turn=2 phase=1 seat=1", "1 >I3", {"kind": "share", "spy": "", "steps": ["I3"], "left": 1}),
    ],
)
def test_a_draft_is_shown_to_the_seat_that_makes_it(text, line, draft):
    """R11.4, D39"""
    table = at(text).play(line)
    seat = int(line[0]) - 1
    assert GAME.half_made(table.state) == seat
    shown = GAME.view(table.state, seat)["draft"]
    assert {name: shown[name] for name in draft} == draft
    assert at(text).view["draft"] is None


def test_what_a_draft_leaves():
    """R11.4, R4.8: secrets that have been given to a division are not left to place."""
    table = at("n=2 first=2 turn=2 phase=1 seat=1").play("1 >I3")
    assert (table.view["left"], table.secrets(1)["I"]) == (1, 0)


def test_a_draft_of_a_payment():
    """R11.4"""
    table = at("n=2 first=1 turn=2 phase=3\nwhl 1 N14/-\nsec 1 I2 S2\nsec 2 R2").play("1 b:1", "2 b:2", "1 b:3")
    assert (GAME.half_made(table.state), table.view["draft"]) == (None, None)
    table.play("1 >S2")
    assert GAME.half_made(table.state) == 0
    assert GAME.view(table.state, 0)["draft"] == {"kind": "pay", "spy": "", "steps": ["S2"], "left": 1}


def test_questions_depend_on_open_information_alone():
    """R11.5: who is asked is the same whatever the deck holds."""
    for lines in (["2 x:O2b>I1b"], ["2 x:O2b>S3a"], ["2 e"]):
        table = at(BUSY).play(*lines)
        for seed in range(3):
            other = GAME.imagine(at(BUSY).state, 0, Random(seed))
            for line in lines:
                other = played(other, line)
            assert GAME.actors(other) == GAME.actors(table.state)
            assert GAME.view(other, None)["phase"] == table.phase


def played(state, line: str):
    """A line on a bare state, whole forms of one target only."""
    seat, text = line.split(" ")
    for part in text.replace(">", " >").split():
        state, _ = GAME.apply(state, int(seat) - 1, GAME.read(part))
    return state


def test_the_next_rotation():
    """R5.5, R11.1: a card at edge e is back in turn next_rotation + e − 1."""
    assert at("n=2 first=1 turn=4 phase=1 seat=2").view["next_rotation"] == 4
    assert at("n=2 first=1 turn=4 phase=2 seat=1").view["next_rotation"] == 4
    assert at("n=2 first=1 turn=4 phase=3\nrdy 1 S3a").view["next_rotation"] == 5
