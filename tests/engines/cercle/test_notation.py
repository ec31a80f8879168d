"""Section 14: every move is written and read back, whole forms stand for their steps, and nothing else is read."""

from __future__ import annotations

import pytest

from engines.cercle import GAME
from engines.game import NotationError
from tests.engines.cercle.oracle import COLOURS, DIVISIONS, PILES, SERVICES, SPIES
from tests.engines.cercle.reading import NEUTRALS
from tests.engines.cercle.table import at

CARDS = list(SPIES)
TARGETS = [
    *CARDS,
    *(f"{seat}{d}" for seat in range(1, 7) for d in DIVISIONS),
    *(f"P{seat}" for seat in range(1, 7)),
    "*",
    "-",
]
AMOUNTS = [f"{division}{n}" for division in DIVISIONS for n in range(1, 13)]
MOVES = [
    *(f"c:{colour}" for colour in COLOURS),
    *(f"s:{service}" for service in SERVICES),
    *(f"a:{name}" for name in (*NEUTRALS, *PILES)),
    "d:-",
    *(f"{letter}:{card}" for letter in "xiut" for card in CARDS),
    *(f">{target}" for target in TARGETS),
    *(f">{amount}" for amount in AMOUNTS),
    *("m", "e", "v+", "v-", "g-", "b-", "t-"),
    *(f"g:{card}" for card in CARDS if SPIES[card].action == "guard"),
    *(f"h:{division}" for division in DIVISIONS),
    *(f"b:{n}" for n in range(1, 49)),
]


def test_every_move_is_read_and_written():
    """Section 14, R3.3: one text for each action, both ways."""
    actions = [GAME.read(text) for text in MOVES]
    assert [GAME.write(action) for action in actions] == MOVES
    assert len(set(actions)) == len(set(MOVES))
    assert all(text.isascii() and " " not in text for text in MOVES)


@pytest.mark.parametrize(
    ("whole", "steps"),
    [
        ("x:I1b>2O,3I", ("x:I1b", ">2O", ">3I", ">-")),
        ("x:O3b>N04,I1b", ("x:O3b", ">N04", ">I1b", ">-")),
        ("d:I2R11", (">I2", ">R11", ">-")),
        ("p:N04+I3b+I3a", (">N04", ">I3b", ">I3a", ">-")),
        ("p:I3b+I3a+S2O1", (">I3b", ">I3a", ">S2", ">O1", ">-")),
        ("x:O1b", ("x:O1b",)),
        ("d:-", ("d:-",)),
    ],
)
def test_a_whole_form_is_its_steps_in_the_order_written(whole, steps):
    """Section 14, R3.6: with a final `>-`, which is left out where none is offered."""
    assert GAME.steps(whole) == steps


def test_a_step_is_the_same_action_in_every_state():
    """Section 14: `>I1` gives in P1_SHARE and pays in H_PAY."""
    shared = at("n=2 first=2 turn=2 phase=1 seat=1")
    paid = at("n=2 first=1 turn=2 phase=3\nwhl 1 N14/-\nsec 1 I2 S2\nsec 2 R2").play("1 b:1", "2 b-")
    action = GAME.read(">I1")
    assert action in GAME.legal(shared.state, 0)
    assert action in GAME.legal(paid.state, 0)


BAD = """
x e! E M v v* g b t d i u x: a: c: s: h: b: p: d: > >> m: e: m- x:I1 x:I5a x:I1d x:i1b x:N00 x:N21 x:N1 x:N001 x:X1a
a:I5 a:I1a a:N00 a:N21 a:I a:Z1 a:N7 c:pink c:RED c: s:XX s:us s:FRA h:N h:X h:i h:II b:0 b:-1 b:01 b:+1 b:1.0 b:x b:1a
>I0 >I01 >N3 >X1 >7I >0I >1X >P0 >P7 >P >I >1 >** >-- >I1bb >I-1 >2O,3I d:I0 d:I01 d:S1I1 d:I1I1 d:X1 d:I d:1 d:-I1
d:I1- d:I1,S1 d:I1+S1 p: p:- p:I0 p:S1I1 p:I1+I3a p:I3a+ p:+I1 p:I3a,I1 p:I3a+S1I1 p:I1I1 p:I3a++I1 x:I1b> x:I1b>,
x:I1b>2O, x:I1b>,2O x:I1b>2O>3I x:I1b>2O;3I x:I1b>I2 x:I1b>- x:I1b>2O,- x:I1b,2O u:I1 i:N99 t:I t:S5a g:X g: v+- v-+ b--
t-- t+ g+ b+ e1 mm ee d- *
"""


@pytest.mark.parametrize(
    "text", ["", " ", "x:I1b ", " x:I1b", "x: I1b", "x:I1b > 2O", "a:I1\n", "e\x00", "é", "b:１", ">I１", *BAD.split()]
)
def test_what_is_no_move(text):
    """Section 14: NotationError and nothing else, also for whole forms of a wrong shape."""
    if text in ("m", "e", "*"):
        return
    with pytest.raises(NotationError):
        GAME.read(text)


@pytest.mark.parametrize(
    "text",
    ["d:S1I1", "d:I0", "p:", "p:I1+I3a", "x:I1b>", "x:I1b>2O,", "x:I1b>I2", "x:I1b>-", "d:I01", "p:I3a+", "nonsense"],
)
def test_bad_whole_forms_are_refused_when_they_are_played(text):
    """Section 14: the table plays them no more than the game reads them."""
    table = at("n=3 first=1 turn=2 phase=2 seat=1\nrdy 1 I1b")
    with pytest.raises(NotationError):
        table.forked().play(f"1 {text}")


@pytest.mark.parametrize("number", ["99", "999", "99999999999999999999", "9" * 3000])
def test_large_numbers_do_no_harm(number):
    """Section 14: read or refused, but nothing else happens."""
    for text in (f"b:{number}", f">I{number}", f"d:I{number}", f"p:I{number}"):
        try:
            assert GAME.write(GAME.read(text)) == text
        except NotationError:
            continue


def test_anything_but_text_that_is_a_move_is_a_notation_error():
    """Section 14"""
    alphabet = "ISRONPabcdeghimpstuvx0123456789:>+-*, \n\t\u00b2é"
    seen = 0
    for one in alphabet:
        for other in alphabet:
            for text in (one + other, f">{one}{other}", f"x:{one}{other}", f"b:{one}{other}"):
                try:
                    action = GAME.read(text)
                except NotationError:
                    continue
                seen += 1
                assert GAME.write(action) == text
    assert seen > 50
