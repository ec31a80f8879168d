"""R15: the notation of actions, and the order of legal lists."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.coldwar import GAME
from engines.game import NotationError
from tests.engines.coldwar.play import SETUPS, moments
from tests.engines.coldwar.table import (
    AGENCIES,
    AGENTS,
    EVENTS,
    GROUPS,
    OBJECTIVES,
    Table,
    closing,
)

PAIRS = [f"{one} {two}" for one in GROUPS for two in GROUPS]
FORMS = {
    "bal": [f"bal {agency}" for agency in AGENCIES],
    "ana": [f"ana {' '.join(three)}" for three in permutations(("M1", "E6", "N4", "P2"), 3)],
    "x": [f"x {agent}" for agent in AGENTS],
    "start": [f"start {agency}" for agency in AGENCIES],
    "rec": ["rec"],
    "act": [
        *(f"act {group}" for group in GROUPS),
        *(f"act {pair}" for pair in PAIRS),
        *(f"act {pair} {agency}" for pair in PAIRS for agency in AGENCIES),
    ],
    "peek": ["peek rec", "peek disc", "peek leave"],
    "pass": ["pass"],
    "ev": [
        "ev NOB",
        "ev LIV",
        "ev SPA",
        "ev NUC",
        *(f"ev OLY {agent}" for agent in AGENTS),
        *(f"ev SUM {agency}" for agency in AGENCIES),
    ],
    "nuc": [f"nuc {group}" for group in GROUPS],
    "no": ["no"],
    "da": [
        *(f"da spy {agency}" for agency in AGENCIES),
        *(f"da leave {agency} {agent}" for agency in AGENCIES for agent in AGENTS),
    ],
    "cry": ["cry keep", "cry bury"],
    "ord": [
        *(f"ord {each}" for each in OBJECTIVES),
        *(f"ord {' '.join(two)}" for two in permutations(OBJECTIVES, 2)),
        *(f"ord {' '.join(three)}" for three in permutations(EVENTS, 3)),
    ],
    "done": ["done"],
}
EVERY_TEXT = [text for texts in FORMS.values() for text in texts]


@pytest.mark.parametrize("verb", FORMS)
def test_every_form_is_read_and_written_back(verb):
    """R15.2, section 15: text and action are two forms of the same."""
    actions = [GAME.read(text) for text in FORMS[verb]]
    assert [GAME.write(action) for action in actions] == FORMS[verb]
    assert len(set(actions)) == len(actions)


def test_no_two_texts_name_the_same_action():
    """Section 15: two verbs are never equal."""
    actions = {GAME.read(text) for text in EVERY_TEXT}
    assert len(actions) == len(EVERY_TEXT)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "recruit",
        "REC",
        "Rec",
        "rec ",
        " rec",
        "rec\n",
        "rec rec",
        "CIA rec",
        "0 rec",
        "pass 1",
        "PASS",
        "bal",
        "bal ",
        "bal FBI",
        "bal cia",
        "bal CIA KGB",
        "bal  CIA",
        "bal\tCIA",
        "x",
        "x as",
        "x XX",
        "x AS ",
        "x AS DI",
        "x M1",
        "start",
        "start MI5",
        "start CIA CIA",
        "ana",
        "ana M1",
        "ana M1 E1",
        "ana M1 E1 N1 P1",
        "ana M1 E1 M7",
        "ana m1 e1 n1",
        "ana M1,E1,N1",
        "act",
        "act M0",
        "act M7",
        "act X1",
        "act m1",
        "act M1 ",
        "act M1 E1 FBI",
        "act M1 CIA",
        "act M1 E1 CIA KGB",
        "act M1 E1 N1",
        "act IRN",
        "act M1  E1",
        "act M10",
        "peek",
        "peek REC",
        "peek keep",
        "peek rec 1",
        "ev",
        "ev IRN",
        "ev nob",
        "ev NOB AS",
        "ev LIV CIA",
        "ev OLY",
        "ev OLY CIA",
        "ev OLY XX",
        "ev SUM",
        "ev SUM AS",
        "ev SUM CIA KGB",
        "ev SPA IRN",
        "ev NUC M1",
        "nuc",
        "nuc M7",
        "nuc M1 M2",
        "no no",
        "No",
        "da",
        "da spy",
        "da spy AS",
        "da spy CIA AS",
        "da leave",
        "da leave CIA",
        "da leave AS",
        "da leave CIA XX",
        "da leave CIA AS DI",
        "da LEAVE CIA AS",
        "cry",
        "cry Bury",
        "cry keep bury",
        "ord",
        "ord XXX",
        "ord IRN CUB TUR EGY",
        "ord irn",
        "ord IRN  CUB",
        "ord IRN,CUB",
        "done done",
        "Done",
        "don",
        "!resign",
        "x ?",
        "ana ? ? ?",
        "ord ? ? ?",
        "act M١",
        "x ＡＳ",
        "\x00",
        "rec\x00",
        "é",
    ],
)
def test_everything_else_is_refused(text):
    """Section 15, R15.3: the `?` of a log is no action either."""
    with pytest.raises(NotationError) as caught:
        GAME.read(text)
    assert len(caught.value.details["text"]) <= 80


@pytest.mark.parametrize("word", ["act ", "M1 ", "ord ", "IRN ", "x"])
def test_a_text_without_end_is_refused_as_well(word):
    """Section 15"""
    for text in (word * 5000, "act " + word * 5000, "ord" + f" {word}" * 5000):
        with pytest.raises(NotationError) as caught:
            GAME.read(text)
        assert len(caught.value.details["text"]) == 80


pieces = st.lists(
    st.sampled_from(
        [
            *FORMS,
            *AGENCIES,
            *AGENTS,
            "M1",
            "P6",
            "IRN",
            "NOB",
            "OLY",
            "SUM",
            "spy",
            "leave",
            "keep",
            "disc",
            "",
            "?",
            "M7",
        ]
    ),
    max_size=5,
).map(" ".join)


@settings(max_examples=400)
@given(st.one_of(st.text(max_size=60), pieces))
def test_read_raises_nothing_else(text):
    """Section 15"""
    try:
        action = GAME.read(text)
    except NotationError:
        return
    assert GAME.write(action) == text


def test_only_actions_of_this_game_are_written():
    with pytest.raises(TypeError):
        GAME.write(("rec",))


def test_in_a_match_all_chance_follows_from_the_seed():
    """R15.1"""
    for seats, roster in SETUPS:
        one, two = (list(moments(seats, roster, 4)) for _ in range(2))
        assert one == two
        assert one[-1].after != list(moments(seats, roster, 5))[-1].after


def test_no_decision_is_skipped_even_a_forced_one():
    """R15.2: a single agent, a recruitment without groups, an order of one objective."""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA | CIA out=MS:T,DA:T,AN:T,AS:T,AM:T,DI:T | KGB | MI6")
    assert table.legal("CIA") == ["x DD"]
    table.play("CIA x DD", "KGB x DD", "MI6 x DD", "CIA start CIA")
    assert (table.actors, table.legal("CIA")) == (["CIA"], ["rec"])


def test_seats_without_a_usable_event_are_not_asked():
    """R15.2, R11.3"""
    assert closing("DD DD DD", cia="won=NOB,LIV,NUC,SUM,OLY").phase == "planning"


@pytest.mark.parametrize(
    ("lines", "kind", "field"),
    [
        (["KGB x AS"], "chosen", "agent"),
        (["CIA ana M6 E1 N4"], "arranged", "groups"),
    ],
)
def test_hidden_arguments_are_not_in_the_log_of_others(lines, kind, field):
    """R15.3: they read None, which words turn into `?`."""
    table = closing("AN DD DD", head="gdeck_next=M6,E1,N4")
    if kind == "chosen":
        table.play("CIA ana M6 E1 N4").forget()
    table.play(*lines)
    assert [event[field] for event in table.told(kind, "MI6")] == [None]
    assert [event[field] for event in table.told(kind, lines[0][:3])] != [None]


ROWS = (
    "bal",
    "ana",
    "x",
    "start",
    "rec",
    "hit",
    "steal",
    "give",
    "look",
    "pass",
    "ev LIV",
    "ev NUC",
    "nuc",
    "ev SUM",
    "peek",
    "ev NOB",
    "no",
    "da spy",
    "da leave",
    "cry",
    "ev SPA",
    "ev OLY",
    "done",
    "ord",
)
CODES = (*AGENCIES, *AGENTS, *GROUPS)
FIXED = ("rec", "disc", "leave", "keep", "bury")


def row_and_arguments(text: str) -> tuple[int, list[int]]:
    """The row of the table in section 15 that an action stands in, and its arguments by their canonical order."""
    words = text.split(" ")
    if words[0] == "act":
        row = "look" if len(words) == 2 else "give" if len(words) == 4 else "steal" if words[1][0] == "P" else "hit"
        return ROWS.index(row), [GROUPS.index(words[1]), *(CODES.index(word) for word in words[2:])]
    name = " ".join(words[:2]) if words[0] in ("ev", "da") else words[0]
    return ROWS.index(name), [(CODES + FIXED).index(word) for word in words[len(name.split(" ")) :]]


@pytest.mark.parametrize(("seats", "roster"), SETUPS)
def test_legal_lists_are_in_canonical_order(seats, roster):
    """R15.5; the orders of cards follow their present places and are looked at apart."""
    for seed in range(3):
        for moment in moments(seats, roster, seed):
            texts = [GAME.write(action) for action in GAME.legal(moment.state, moment.seat)]
            if moment.verb in ("ana", "ord"):
                shown = GAME.view(moment.state, moment.seat)["looking"]["cards"]
                assert texts == [" ".join([moment.verb, *order]) for order in permutations(shown)]
            else:
                assert texts == sorted(texts, key=row_and_arguments)
