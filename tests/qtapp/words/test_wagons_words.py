"""What Circle the Wagons says about everything its engine can tell."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import engines.wagons
from engines.game import IllegalAction, SetupError, checked
from engines.match import Match
from engines.wagons import GAME
from network.messages.table import Refusal, Update
from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.phrases import plain, signed
from qtapp.words.wagons.names import names
from qtapp.words.wagons.words import WagonsWords
from tests.qtapp.boards.desk import update_of
from tests.qtapp.boards.wagons.desk import NAMES, new_match, played_until, sensible

SOURCES = sorted(Path(engines.wagons.__file__).parent.glob("*.py"))
LANGUAGES = ("en", "fr")


@pytest.fixture
def words() -> WagonsWords:
    found = words_for("wagons")
    assert isinstance(found, WagonsWords)
    return found


def in_the_engine(pattern: str) -> set[str]:
    """Every code of this shape that the engine's source can bring forth."""
    return {code for source in SOURCES for code in re.findall(pattern, source.read_text())}


def whole_game(seed: int = 3) -> Match:
    return played_until("end", seed=seed)


def moments(seed: int = 3) -> list[Update]:
    """Every update of a match, as the acting seat, the other and a spectator see it."""
    match, rng, found = new_match(seed), Random(seed), []
    while match.actors:
        found += [update_of(match, seat) for seat in (match.actors[0], 1 - match.actors[0], None)]
        match.play(*sensible(match, rng))
    return [*found, update_of(match, 0), update_of(match, None)]


# Everything has words


def test_every_event_kind_of_the_engine_has_a_sentence(words):
    assert in_the_engine(r'"kind": "(\w+)"') == set(GAME.events)
    match = whole_game()
    events = [event.data for ply in range(len(match.steps) + 1) for event in match.events_at(ply)]
    assert {event["kind"] for event in events} == set(GAME.events)
    for language in LANGUAGES:
        i18n.speak(language)
        for event in events:
            assert_sentence(words.sentence(event, NAMES))


def test_every_refusal_of_the_engine_has_a_sentence(words):
    raised = in_the_engine(r'IllegalAction\("(\w+)"') | in_the_engine(r'SetupError\("(\w+)"')
    # Seats and notation are refused in the same words at every table.
    reasons = raised - {"bad_seats"}
    assert set(GAME.reasons) <= reasons
    for language in LANGUAGES:
        i18n.speak(language)
        sentences = [
            words.refusal(Refusal(reason, "R1", {"card": 9, "value": 3}), NAMES) for reason in (*reasons, "unknown")
        ]
        assert len(set(sentences)) == len(reasons) + 1, "every reason has a sentence of its own"
        for sentence in sentences:
            assert_sentence(sentence)


def assert_sentence(text: str) -> None:
    assert text.endswith((".", "!"))
    assert not re.search(r"[{}]|%n|\bNone\b", text), text


def test_an_unknown_refusal_is_still_answered(words):
    assert "from_tomorrow" in words.refusal(Refusal("from_tomorrow"), NAMES)


def test_refusals_of_real_moves_name_the_card(words):
    """R6.10"""
    match = played_until("place_given", least=6)
    seat, wanted = match.actors[0], match.game.view(match.state, None)["to_place"]
    other = next(card for card in range(1, 19) if card != wanted)
    with pytest.raises(IllegalAction) as refused:
        match.play(seat, f"P{other:02}@0,0")
    said = words.refusal(Refusal(refused.value.reason, refused.value.rule, refused.value.details), NAMES)
    assert said == f"You must place card {wanted:02} first."


def test_the_same_goal_twice_is_refused_by_its_name(words):
    """R12.2"""
    with pytest.raises(SetupError) as refused:
        checked(engines.load("wagons"), 2, {"goal1": 9, "goal2": 9}, 1)
    i18n.speak("fr")
    assert "Les voleurs de concessions" in words.refusal(
        Refusal(refused.value.reason, details=refused.value.details), NAMES
    )


# The log


def test_sentences_of_the_log(words):
    told = [
        (
            {"kind": "deal", "goals": ["herd", "clearing", "fortified"], "cards": [16, 3, 15], "ring": []},
            "Bonus cards: The Herd, The Clearing, Fortified.",
        ),
        ({"kind": "first", "by": 1}, "Bruno goes first."),
        ({"kind": "start", "by": 0, "card": 9}, "Alice makes card 09 the starting card."),
        ({"kind": "take", "by": 0, "card": 10, "gives": [], "to": 1}, "Alice takes card 10."),
        (
            {"kind": "place", "by": 0, "card": 10, "x": -1, "y": 2, "turned": False, "covers": [], "change": [3, 0]},
            "Alice places card 10 at −1,2 (+3).",
        ),
        (
            {"kind": "place", "by": 1, "card": 7, "x": 0, "y": 0, "turned": True, "covers": [], "change": [0, -2]},
            "Bruno places card 07 upside down at 0,0 (−2).",
        ),
        (
            {"kind": "end", "winner": 1, "scores": [38, 41], "cards": [7, 8], "reason": "points", "rule": "R10.2"},
            "Bruno rules the West, 41 to 38!",
        ),
        (
            {"kind": "end", "winner": 0, "scores": [40, 40], "cards": [6, 9], "reason": "fewer_cards", "rule": "R10.3"},
            "Tied at 40: Alice wins with fewer cards (6 against 9).",
        ),
    ]
    for event, sentence in told:
        assert words.sentence(event, NAMES) == sentence


def test_gifts_are_named_in_order(words):
    """R5.3"""
    said = words.sentence({"kind": "take", "by": 1, "card": 12, "gives": [9, 10, 11], "to": 0}, NAMES)
    assert said.startswith("Bruno takes card 12 and gives 3 ")
    assert said.endswith("to Alice: 09, 10, 11.")


def test_a_log_changes_language_with_everything_else(words):
    event = {"kind": "deal", "goals": ["herd"], "cards": [16], "ring": []}
    english = words.sentence(event, NAMES)
    i18n.speak("fr")
    assert "The Herd" in english
    assert "Le troupeau" in words.sentence(event, NAMES)


# What is asked


def test_every_moment_of_a_game_has_a_prompt_a_turn_and_notes(words):
    for update in moments():
        prompt = words.prompt(update, NAMES)
        assert_sentence(prompt.title)
        assert bool(prompt.body) == (update.seat in update.actors)
        assert words.turn(update, NAMES)
        for seat in range(2):
            assert str(update.view["cards"][seat]) in words.seat_note(update, seat)


def test_whoever_waits_is_told_for_whom(words):
    for update in moments():
        if update.actors and update.seat not in update.actors:
            assert NAMES[update.actors[0]] in words.prompt(update, NAMES).title


def test_cards_that_wait_are_counted(words):
    update = next(
        update
        for update in moments()
        if any(len(queue) > 1 for queue in update.view["queues"])
        and update.seat in update.actors
        and update.view["phase"] == "place_given"
    )
    waiting = len(update.view["queues"][update.seat])
    assert words.prompt(update, NAMES).title.startswith(f"{waiting} skipped card")
    assert f"{waiting} waiting" in words.seat_note(update, update.seat)


def test_the_first_card_is_explained(words):
    """R6.1"""
    update = next(update for update in moments() if update.legal and update.legal[0].startswith("P"))
    assert words.prompt(update, NAMES).body.startswith("First card")


def test_every_legal_action_can_be_said(words):
    for language in LANGUAGES:
        i18n.speak(language)
        for update in moments():
            for text in update.legal:
                said = words.action(text, update)
                assert text[1:3] in said
                assert_sentence(said)


def test_a_placement_is_explained_line_by_line(words):
    """The hint tells the change of the running score, and every line that changes."""
    match = played_until("place_drafted", least=10)
    update = update_of(match, match.actors[0])
    seat, view = update.seat, update.view
    for text, choice in update.choices.items():
        said = words.hint(text, update, NAMES)
        gain = choice["totals"][seat] - view["scores"][seat]
        mine = [line for line, change in choice["change"] if change[seat]]
        for line in mine:
            assert names().line(line) in said
        if mine:
            assert said.startswith(signed(gain))
        if choice["totals"][1 - seat] != view["scores"][1 - seat]:
            assert NAMES[1 - seat] in said
        assert ("Covers" in said) == bool(choice["covers"])


def test_terrains_show_old_and_new_size(words):
    match = played_until("place_drafted", least=10)
    update = update_of(match, match.actors[0])
    now = dict(update.view["breakdown"])
    text, (line, change) = next(
        (text, row)
        for text, choice in update.choices.items()
        for row in choice["change"]
        if row[0] in names().terrains and row[1][update.seat] > 0
    )
    old = now[line][update.seat]
    assert f"{names().terrain(line)} {old}→{old + change[update.seat]}" in words.hint(text, update, NAMES)


# Options and titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_a_name(words, language):
    """R12"""
    i18n.speak(language)
    for option in engines.load("wagons").options:
        assert words.option_name(option.name)
        values = [words.option_value(option.name, value) for value in option.values]
        assert len(set(values)) == len(values)
    assert names().goal("herd") in words.option_value("goal1", 16)
    for text in (words.title(), words.tagline(), words.summary()):
        assert len(text) > 10


# The score


def test_shares_add_up_to_the_running_scores(words):
    for update in moments():
        shares = words.shares(update)
        totals = [sum(values) for values in zip(*(share.values for share in shares), strict=True)]
        assert totals == update.view["scores"]
        assert len({share.colour for share in shares}) == len(shares) == 4
        assert [share.line for share in shares[1:]] == [row["goal"] for row in update.view["goals"]]


def test_the_score_sheet_has_the_order_of_the_rules_and_adds_up(words):
    """R10.4"""
    match = whole_game()
    update = update_of(match, 0)
    rows = words.score_sheet(update.outcome, update)
    goals = [row["goal"] for row in update.view["goals"]]
    assert [row.line for row in rows] == [
        "",
        "desert",
        "forest",
        "mountain",
        "plain",
        "snow",
        "water",
        "territories",
        *goals,
        "",
        "",
    ]
    assert [row.kind for row in rows] == ["heading", *["line"] * 6, "subtotal", *["line"] * 3, "total", "note"]
    numbers = [[int(value.replace("−", "-")) for value in row.values] for row in rows]
    for seat in range(2):
        land = sum(row[seat] for row in numbers[1:7])
        assert numbers[7][seat] == land
        assert numbers[11][seat] == land + sum(row[seat] for row in numbers[8:11]) == update.view["scores"][seat]
        assert numbers[12][seat] == update.view["cards"][seat]


def test_the_verdict_names_the_winner_however_it_ended(words):
    update = update_of(whole_game(), 0)
    winner = update.outcome["ranking"][0][0]
    assert NAMES[winner] in words.verdict(update.outcome, update, NAMES)
    ended = {**update.outcome, "ranking": [[1], [0]], "reason": "resigned"}
    assert words.verdict(ended, update, NAMES) == "Bruno wins: the other side resigned."
    assert "draw" in words.verdict({**ended, "ranking": [[0, 1]], "reason": "agreed"}, update, NAMES)


def test_numbers_carry_a_true_minus_sign():
    assert [signed(3), signed(0), signed(-2), plain(-4), plain(5)] == ["+3", "0", "−2", "−4", "5"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_exists_in_both_languages(language):
    i18n.speak(language)
    known = names()
    shown = [
        *map(known.terrain, known.terrains),
        *map(known.icon, known.icons),
        *map(known.card, known.cards),
        *map(known.goal, known.goals),
        *map(known.goal_text, known.goals),
        *map(known.goal_note, known.goals),
    ]
    assert all(shown)
    assert known.parts("Pc") == ("plain", "cow")
    assert known.quadrants(8, turned=True) == ("Fm", "Db", "Pb", "Fc")
