"""What a question is about, as the one who is asked and those who wait are told it."""

from __future__ import annotations

import pytest

from engines.complot import GAME
from engines.match import Draft
from qtapp.base import i18n
from qtapp.words import words_for
from tests.engines.complot.table import Table, at
from tests.qtapp.words.complot_moments import Moment

NAMES = ("Alice", "Bruno", "Chloé")
QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*"


@pytest.fixture(autouse=True)
def _english(qapp) -> None:
    i18n.speak("en")


def body(table: Table, seat: int | None = None) -> str:
    """For whoever is asked, or for another seat."""
    asked = GAME.actors(table.state)[0]
    moment = Moment(table.state, Draft(GAME, asked, table.state), 3, table.phase)
    return words_for("complot").prompt(moment.seen_by(asked if seat is None else seat), NAMES).body


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Alice slips away to the White House: "), ("fr", "Alice s’infiltre à la Maison-Blanche")],
)
def test_an_informer_is_told_whom_it_would_stop(language, told):
    table = at(turn="A", board={2: "A:XIII,a1 B:JES"}, hands={"C": "IND1"}).play("A: mv 2-1 XIII,a1 inf=XIII")
    i18n.speak(language)
    for seat in (None, 0, 1):
        assert told in body(table, seat)
        assert "XIII" in body(table, seat)


@pytest.mark.parametrize(
    ("card", "language", "told"),
    [("ACC1", "en", "Alice has played Accusation."), ("ESP1", "fr", "Alice a joué Espion.")],
)
def test_an_innocent_is_told_which_card_it_answers(card, language, told):
    table = at(turn="A", board={2: "A:XIII"}, hands={"A": card, "B": "INN1"}, ip={"B": 3}, discard="REN*,SOI*")
    table.play(f"A: {card} B")
    i18n.speak(language)
    assert body(table).startswith(told)
    assert told in body(table, 2)


def test_a_scoop_is_told_whether_the_order_is_drawn():
    table = at(phase=1, hands={"A": "SCO1"})
    assert "about to be drawn" in body(table)
    assert "It has been drawn" in body(table.play("A: pass"))


def test_a_unit_that_was_won_is_named():
    table = at(phase=5, turn="A", board={2: "A:CAR"}, dice=[5], until=5)
    assert body(table).startswith("You have won a commando.")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Wounds as the dice lie: Alice 1, Bruno 2."),
        ("fr", "Blessures en l’état des dés\N{NO-BREAK SPACE}: Alice 1, Bruno 2."),
    ],
)
def test_a_support_is_told_what_the_dice_bring(language, told):
    """R11.6, R11.7: two of Alice's dice hit, and her 1 costs her a wound, for Bruno has a saboteur."""
    hands = {"A": "SOU1,COM01", "B": "COM02"}
    board = {15: "B:JON,s1 A:XIII,a1,a2"}
    table = at(phase=7, turn="A", board=board, dice=[3, 1, 4, 1, 1], hands=hands, discard=QUIET, until=7)
    table.play("A: lay COM01>a2", "A: done", "B: done")
    i18n.speak(language)
    assert told in body(table)


@pytest.mark.parametrize(("face", "told"), [(3, "As it lies, it fails."), (5, "As it lies, it succeeds.")])
def test_a_support_is_told_whether_a_single_die_succeeds(face, told):
    hands = {"A": "SOU1"}
    table = at(phase=8, turn="A", board={4: "A:JON"}, active="M07", dice=[face], hands=hands, discard=QUIET, until=8)
    table.play("A: try M07 by=JON")
    assert body(table).endswith(told)


def test_dice_that_count_are_marked_on_the_text_board():
    hands = {"A": "SOU1,COM01", "B": "COM02"}
    board = {15: "B:JON,s1 A:XIII,a1,a2"}
    table = at(phase=7, turn="A", board=board, dice=[3, 1, 4, 1, 1], hands=hands, discard=QUIET, until=7)
    table.play("A: lay COM01>a2", "A: done", "B: done")
    moment = Moment(table.state, Draft(GAME, 0, table.state), 3, table.phase)
    text = " ".join(words_for("complot").text_board(moment.chooser, NAMES).split())
    assert "XIII: 3 (hit)" in text
    assert "Alice’s agent: 1 (sabotaged)" in text


@pytest.mark.parametrize(
    ("ap", "language", "label", "is_primary"),
    [
        (3, "en", "End, 3 steps unused", False),
        (1, "fr", "Finir (reste 1 pas)", False),
        (3, "fr", "Finir (reste 3 pas)", False),
        (0, "en", "End movement", True),
    ],
)
def test_steps_are_not_given_away_by_accident(ap, language, label, is_primary):
    table = at(turn="A", board={2: "A:XIII,a1"}, ap={"A": ap}, hands={"A": "HEL1"}, until=6)
    assert table.phase == "move"
    moment = Moment(table.state, Draft(GAME, 0, table.state), 3, table.phase)
    i18n.speak(language)
    (offer,) = [offer for offer in words_for("complot").offers(moment.chooser) if offer.action == "end"]
    assert (offer.label, offer.primary) == (label, is_primary)


def test_the_header_says_first_who_is_asked():
    """Where there is no room for all of it, the rest is cut."""
    table = at(turn="A", board={2: "A:XIII"}, until=6)
    moment = Moment(table.state, Draft(GAME, 0, table.state), 3, table.phase)
    assert words_for("complot").turn(moment.chooser, NAMES) == "Alice · Phase 6, Movement · Round 2 of 5"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "The bomb goes off in Greenfalls."), ("fr", "La bombe explose à Greenfalls.")]
)
def test_the_victim_of_a_bomb_is_asked_for_with_its_place(language, told):
    board = {15: "B:FEL,a1", 2: "A:XIII"}
    table = at(turn="A", board=board, hands={"A": "ATT1"}, dice=[6], discard=QUIET + ",SOU*").play("A: ATT1 @15")
    assert table.phase == "bomb_target"
    i18n.speak(language)
    assert body(table).startswith(told)


def test_a_mission_that_goes_back_is_named():
    table = at(phase=8, turn="A", board={8: "A:XIII"}, active="M06", dice=[1, 6], discard=QUIET + ",SOU*", until=8)
    table.play("A: try M06 by=XIII")
    while table.phase != "under":
        table.play(f"{table.asked}: {table.legal()[0]}")
    assert body(table).startswith("“Badges for Sale” may come up again later.")
