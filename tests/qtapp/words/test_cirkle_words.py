"""What Cirkle asks, offers, refuses and counts, at every kind of moment of real games and worked examples."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import get_args, get_type_hints

import pytest
from PySide6.QtGui import QFontMetrics

import engines
from engines.cirkle.positions.faults import FAULTS, PositionFault
from engines.cirkle.shapes import View
from engines.game import IllegalAction, SetupError, checked
from engines.match import Match
from network.messages.table import Refusal, Update
from qtapp.base import i18n
from qtapp.pages.table.score_sheet import ScoreSheet
from qtapp.words import words_for
from qtapp.words.cirkle.names import names
from qtapp.words.cirkle.words import CirkleWords
from qtapp.words.table import TableWords
from tests.qtapp.boards.desk import update_of

NAMES = ("Alice", "Bruno", "Chloé", "David")
LANGUAGES = ("en", "fr")
YELLOW, MAUVE, BLUE, GREEN = range(4)
GAME = engines.load("cirkle")
MODES = GAME.options[0].values

# Worked examples of the specification.
REPLY = "duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1"  # W14
HOLD = "solo 7yT3/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - - 0 1"  # W16
RECOVERY = "solo 7yT3/11/11/11/11/1mC1bH*7/2bC*8/11/4bH2gC3/yC4bC5/11 1 - - 0 1"  # W17
EXCHANGE = "duel 8/8/8/yP7/8/7bC/8/8/8/8/yC7 1 - - 0 1"  # W9
SHUT_IN = "solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 y - 0 1"  # W26
PAIR = "double 11/11/1mHbT*8/11/11/2bC8/11/11/2yT6gC1/11/11 1 - - 0 1"  # W20


def match_at(position: str, *actions: str) -> Match:
    """A match that began in a position, after some actions."""
    mode = position.split(maxsplit=1)[0]
    match = Match(checked(GAME, 2 if mode == "duel" else 4, {"mode": mode}, 0, position))
    for text in actions:
        match.play(match.actors[0], text)
    return match


def seen(match: Match, seat: int | None = -1) -> Update:
    """As the player to move sees it, or another."""
    if seat == -1:
        seat = match.actors[0] if match.actors else None
    return update_of(match, seat, NAMES)


@cache
def moments() -> tuple[Match, ...]:
    """Matches of every mode at many points, their ends included, and the worked examples."""
    found = [
        match_at(position, *actions)
        for position, actions in (
            (REPLY, ("C8-C11",)),
            (HOLD, ("H11-K11",)),
            (HOLD, ("H11-K11", "B6-B7", "F2-F3")),
            (EXCHANGE, ()),
            (RECOVERY, ("H11-K11", "B6-B7")),
            (SHUT_IN, ()),
            (PAIR, ()),
            (HOLD, ("H11-K11", "B6-B7", "F2-F3", "H3-H2")),
        )
    ]
    for mode in MODES:
        match, rng = Match(checked(GAME, 2 if mode == "duel" else 4, {"mode": mode}, 0)), Random(mode)
        while match.actors:
            if len(match.steps) % 40 == 0 and len(match.steps) < 400:
                found.append(match.copied())
            match.play(match.actors[0], rng.choice(match.legal(match.actors[0])))
        found.append(match)
    return tuple(found)


@pytest.fixture
def words() -> CirkleWords:
    found = words_for("cirkle")
    assert isinstance(found, CirkleWords)
    return found


def assert_sentence(text: str) -> None:
    assert text.endswith((".", "!", "?")), text
    assert text[0].isupper() or text[0].isdigit() or text[0] in "“«", text
    assert_whole(text)


def assert_whole(text: str) -> None:
    """No gap was left, no code stands for a name."""
    assert text
    assert not re.search(r"[{}]|%n|\(s\)|\bNone\b(?! of)| {2}", text), text


# Titles and options


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_options_have_names(words, language):
    """R3.5"""
    i18n.speak(language)
    assert words.title() == "Cirkle"
    assert_whole(words.option_name("mode"))
    assert len({words.option_value("mode", mode) for mode in MODES}) == len(MODES)
    for text in (words.tagline(), words.summary()):
        assert_sentence(text)


def test_modes_in_good_words(words):
    assert [words.option_value("mode", mode) for mode in MODES] == [
        "Duel",
        "Each for themselves",
        "In pairs",
        "One against three",
    ]


def test_seats_are_called_by_their_colour(words):
    """R3.4"""
    assert [words.side(seat, 2) for seat in range(2)] == ["Yellow", "Blue"]
    assert [words.side(seat, 4) for seat in range(4)] == ["Yellow", "Mauve", "Blue", "Green"]
    assert words.colour(BLUE, "survivor") == words.colour(1, "duel") == "Blue"
    assert words.colour(MAUVE, seen(match_at(HOLD)).view) == "Mauve"
    assert words.seat_name(seen(match_at(HOLD)), GREEN, "David") == "David (Green)"


@pytest.mark.parametrize(("language", "called"), [("en", ("Yellow", "Blue")), ("fr", ("Jaune", "Bleu"))])
def test_a_player_called_by_the_colour_is_not_told_it_twice(words, language, called):
    i18n.speak(language)
    match = match_at(REPLY)
    match.play(YELLOW, "!resign")
    update = update_of(match, None, called)
    assert [words.seat_name(update, seat, name) for seat, name in enumerate(called)] == list(called)
    for told in (words.verdict(update.outcome, update, called), words.text_board(update, called)):
        assert not any(f"({name})" in told for name in called)
    assert words.seat_name(update, YELLOW, "Alice") == f"Alice ({called[0]})"


def test_units_in_both_languages(words):
    assert [words.unit(kind) for kind in ("C", "T*", "P")] == ["aircraft carrier", "missile tank", "fighter plane"]
    assert words.units(["T", "T", "P*"]) == "2\u00a0tanks, missile plane"
    i18n.speak("fr")
    assert [words.unit(kind) for kind in ("C", "T*", "P")] == ["porte-avions", "char missile", "avion de chasse"]
    assert words.units(["H", "H", "C"]) == "2\u00a0hélicoptères, porte-avions"
    assert names().coloured("H*", "mauve") == "l’hélicoptère missile mauve"


# What is asked


def test_the_moments_show_every_phase():
    assert {seen(match).view["phase"] for match in moments()} == set(get_args(get_type_hints(View)["phase"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_a_prompt_a_turn_and_notes(words, language):
    i18n.speak(language)
    for match in moments():
        for seat in (*match.seats, None):
            update = seen(match, seat)
            prompt = words.prompt(update, NAMES)
            assert_sentence(prompt.title)
            if update.seat in update.actors:
                assert_sentence(prompt.body)
            elif update.actors:
                assert words.seat_name(update, update.actors[0], NAMES[update.actors[0]]) in prompt.title
            assert_whole(words.turn(update, NAMES))
            for other in match.seats:
                note = words.seat_note(update, other)
                assert note.split(" · ")[0] == words.colour(other, update.view)
                assert_whole(note)


def test_an_ordinary_turn(words):
    update = seen(Match(checked(GAME, 2, {}, 0)))
    assert words.prompt(update, NAMES).title == "Your turn: move a unit, or invert two."
    assert f"such as {update.legal[0]}." in words.prompt(update, NAMES).body
    assert words.turn(update, NAMES) == "Turn 1 · Alice (Yellow) is to play"
    assert words.prompt(seen(Match(checked(GAME, 2, {}, 0)), 1), NAMES).title == "Alice (Yellow) is to play."


def test_the_forced_reply_cannot_be_missed(words):
    """R9.5"""
    match = match_at(REPLY, "C8-C11")
    update = seen(match)
    prompt = words.prompt(update, NAMES)
    assert prompt.title == "CIRKLE threatens: capture the yellow tank on C11 now!"
    assert prompt.body.endswith("You can capture it with the helicopter on G11.")
    assert words.turn(update, NAMES) == "Turn 2 · Bruno (Blue) must capture on C11"
    assert words.prompt(seen(match, YELLOW), NAMES).title == "Bruno (Blue) must capture the yellow tank on C11."
    (offer,) = words.offers(update)
    assert (offer.action, offer.label, offer.primary) == ("G11xC11", "Capture with the helicopter on G11", True)
    assert "! The unit on C11 must be captured now." in words.text_board(update, NAMES)


def test_the_first_targets_are_told_to_both(words):
    """R9.1"""
    match = match_at(REPLY, "A1-A2")
    assert "Yellow has taken F11: guard C11." in words.prompt(seen(match), NAMES).body
    assert words.seat_note(seen(match), YELLOW).startswith("Yellow · target F11 taken")
    match.play(1, "H9-H8")
    assert "You have taken F11; C11 is left to take." in words.prompt(seen(match), NAMES).body


def test_a_hold_is_counted_down_for_everyone(words):
    """R11.5"""
    i18n.speak("en")
    match = match_at(HOLD, "H11-K11")
    update = seen(match)
    prompt = words.prompt(update, NAMES)
    assert prompt.title == "Yellow holds K11: break the hold before it is CIRKLE!"
    assert "Yellow holds K11: CIRKLE once these have played: Mauve, Blue and Green." in prompt.body
    assert "None of your units can capture the yellow tank now." in prompt.body
    assert words.turn(update, NAMES).endswith(" · Yellow holds K11")
    assert words.seat_note(update, YELLOW).startswith("Yellow · holds K11, 3 still to play")
    match.play(MAUVE, "B6-B7")
    match.play(BLUE, "F2-F3")
    prompt = words.prompt(seen(match), NAMES)
    assert prompt.title == "Last chance: Yellow holds K11. Break the hold, or it is CIRKLE!"
    assert "CIRKLE once these have played: Green." in prompt.body
    assert "Yellow holds K11" in words.prompt(seen(match, YELLOW), NAMES).body


def test_a_hold_can_be_broken_by_capture_or_recovery(words):
    """R11.6"""
    prompt = words.prompt(seen(match_at(RECOVERY, "H11-K11", "B6-B7")), NAMES)
    assert prompt.body.endswith("To recover a missile may also break the hold.")
    match = match_at("solo 7yT3/11/11/11/10bC/1mC9/11/11/7gC3/yC10/11 1 - - 0 1", "H11-K11", "B6-B5")
    assert "You can capture the yellow tank with the aircraft carrier on K7." in words.prompt(seen(match), NAMES).body


def test_recovery_and_exchange_are_pointed_out(words):
    """R8, R10"""
    assert words.prompt(seen(match_at(HOLD)), NAMES).title == "Your turn: move a unit, invert two, or recover one."
    body = words.prompt(seen(match_at(EXCHANGE)), NAMES).body
    assert body.endswith("it may be exchanged for a lost one.")


def test_a_forced_pass_is_a_button(words):
    """R13.1"""
    update = seen(match_at(SHUT_IN))
    assert words.prompt(update, NAMES).title == "None of your units can act: you must pass."
    (offer,) = words.offers(update)
    assert (offer.action, offer.label, offer.primary) == ("--", "Pass", True)


def test_nothing_else_is_a_button(words):
    for match in moments():
        update = seen(match)
        if update.legal != ("--",) and update.view["phase"] != "reply":
            assert words.offers(update) == ()
        assert words.offers(seen(match, None)) == ()


# What may be done


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_can_be_said(words, language):
    i18n.speak(language)
    verbs = set()
    for match in moments():
        update = seen(match)
        said = [words.action(text, update) for text in update.legal]
        assert len(set(said)) == len(said)
        verbs |= {choice["verb"] for choice in update.choices.values()}
        for sentence in said:
            assert_sentence(sentence)
    assert verbs == {"move", "capture", "inversion", "recovery", "pass"}


def said_at(words: CirkleWords, position: str, text: str, *actions: str) -> str:
    return words.action(text, seen(match_at(position, *actions)))


def test_choices_tell_what_would_come_of_them(words):
    assert said_at(words, EXCHANGE, "A8-D11=T*") == (
        "Move the fighter plane from A8 to D11 and exchange it there for the missile tank. There it is unprotected. "
        "No enemy could capture at once."
    )
    assert said_at(words, REPLY, "C8-C11") == (
        "Move the tank from C8 to C11. Second target, but no CIRKLE yet: the enemy must capture the unit, and can do "
        "so with the helicopter on G11."
    )
    assert said_at(words, "duel bP4yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1", "C8-C11").endswith(
        "CIRKLE: you win the game!"
    )
    assert said_at(words, PAIR, "C3<>C9") == (
        "Invert the tank on C3 and the blue missile tank on C9. Both will be protected. The enemy could capture with "
        "the helicopter on B9."
    )
    assert "A hold begins on K11" in said_at(words, HOLD, "H11-K11")
    assert said_at(words, RECOVERY, "F2=T*", "H11-K11", "B6-B7").startswith(
        "Exchange the aircraft carrier on F2 for the missile tank: this uses your recovery."
    )
    assert said_at(words, "duel 7bC/8/8/8/8/yP7/8/8/8/8/8 1 - - 0 1", "A6-F11") == (
        "Move the fighter plane from A6 to F11. First objective: the unit stays there, out of play, and nobody can "
        "capture it. Beware: you would lose the game!"
    )


def test_an_own_hold_that_would_be_given_up_is_told(words):
    """R11.6"""
    position = "survivor 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 3 - K11(g) 2 3"
    assert "The hold of Yellow on K11 ends." in said_at(words, position, "K11-J11")


def test_an_action_that_is_not_legal_is_named_by_its_notation(words):
    assert said_at(words, EXCHANGE, "A1-H9") == "A1-H9"


# What may not be done


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(words, language):
    assert len(set(GAME.reasons)) == len(GAME.reasons)
    i18n.speak(language)
    for told in ({"square": "D4", "unit": "T*", "most": 4}, {}):
        said = [words.refusal(Refusal(reason, "R1", told), NAMES) for reason in (*GAME.reasons, "unknown")]
        assert len(set(said)) == len(GAME.reasons) + 1, "every reason has a sentence of its own"
        for sentence in said:
            assert_sentence(sentence)


@pytest.mark.parametrize(
    ("position", "text", "sentence"),
    [
        (
            "duel",
            "A2-B4",
            "The helicopter does not move in this direction. 1 to 4 squares along a row or a column. It "
            "flies over every unit in its way.",
        ),
        ("duel", "A2-A7", "The helicopter moves 4 squares at most."),
        ("duel", "A1-A5", "The unit on A2 is in the way: only helicopters and planes fly over others."),
        (
            REPLY,
            "H9-H8",
            "Your last target is taken: you must capture the enemy unit on C11, and nothing else is allowed.",
        ),
    ],
)
def test_refusals_of_real_moves(words, position, text, sentence):
    match = Match(checked(GAME, 2, {}, 0)) if position == "duel" else match_at(position, "C8-C11")
    with pytest.raises(IllegalAction) as refused:
        match.play(match.actors[0], text)
    error = refused.value
    assert words.refusal(Refusal(error.reason, error.rule, error.details), NAMES) == sentence


def test_an_unknown_refusal_is_still_answered(words):
    assert "from_tomorrow" in words.refusal(Refusal("from_tomorrow"), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_sketch_has_a_sentence(words, language):
    """R15.2"""
    i18n.speak(language)
    for fault in (PositionFault("", "D4", 1), PositionFault("")):
        said = [words.sketch_fault(fault._replace(code=code), "solo") for code in (*FAULTS, "unknown")]
        assert len(set(said)) == len(FAULTS) + 1
        for sentence in said:
            assert_sentence(sentence)
    assert "Mauve" in words.sketch_fault(PositionFault("too_many", None, MAUVE), "solo")


@pytest.mark.parametrize(
    ("mode", "position", "sentence"),
    [
        ("duel", "nonsense", "This is not a position as positions are written."),
        ("duel", HOLD, "This position belongs to another mode."),
        ("duel", "duel 8/8/8/8/8/8/8/8/8/8/yC7 2 - - 0 1", "To play, but without a unit that could move: this army."),
        ("duel", REPLY.replace("!", ""), "The unit on F11 stands on an enemy target: mark it as out of play."),
    ],
)
def test_a_position_that_cannot_be_played_is_refused_in_words(words, mode, position, sentence):
    i18n.speak("en")
    with pytest.raises(SetupError) as caught:
        checked(GAME, 2, {"mode": mode}, 0, position)
    assert TableWords().setup_error(caught.value, words) == sentence


def test_a_game_without_positions_says_so():
    i18n.speak("en")
    with pytest.raises(SetupError) as caught:
        checked(engines.load("wagons"), 2, {}, 0, "anything")
    assert TableWords().setup_error(caught.value, words_for("wagons")) == "This game always begins in the usual way."


# Scores


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_counts_the_units_left(words, language):
    """R13.8"""
    i18n.speak(language)
    for match in moments():
        if match.outcome is None:
            continue
        update = seen(match, None)
        rows = words.score_sheet(update.outcome, update)
        for seat in match.seats:
            counted = sum(int(row.values[seat]) for row in rows if row.kind == "line")
            assert counted == int(next(row for row in rows if row.kind == "total").values[seat])
            assert counted == update.view["seats"][seat]["units"]
        shares = words.shares(update)
        totals = [sum(values) for values in zip(*(share.values for share in shares), strict=True)]
        assert totals == update.view["scores"]
        assert len({share.colour for share in shares}) == 4
        recovery = "Recovery used" if language == "en" else "Récupération utilisée"
        assert any(row.label == recovery for row in rows) == (update.view["mode"] != "duel")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_the_sheet_of_four_fits_its_column(qtbot, words, language):
    i18n.speak(language)
    update = seen(match_at(HOLD, "H11-K11", "B6-B7", "F2-F3", "H3-H2"), None)
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_sheet(words.score_sheet(update.outcome, update), NAMES, words.marks(4))
    for row in map(sheet.topLevelItem, range(sheet.topLevelItemCount())):
        for column in range(1, row.columnCount()):
            wide = QFontMetrics(row.font(column)).horizontalAdvance(row.text(column))
            assert wide + 6 <= sheet.columnWidth(column), (row.text(0), row.text(column))


def test_the_verdict_names_winners_and_reason(words):
    update = seen(match_at(HOLD, "H11-K11", "B6-B7", "F2-F3", "H3-H2"), None)
    assert words.verdict(update.outcome, update, NAMES) == (
        "A target was held for a full round: victory for Alice (Yellow)!"
    )

    def verdict(ranking, reason):
        return words.verdict({"ranking": ranking, "scores": [1, 1, 1, 1], "reason": reason}, update, NAMES)

    assert verdict([[1, 3], [0, 2]], "last") == (
        "Nobody else has a unit left on the board: victory for Bruno (Mauve) and David (Green)!"
    )
    assert verdict([[0, 1, 2, 3]], "repetition") == (
        "The same position has occurred for the third time: the game is drawn."
    )
    assert verdict([[0, 1, 2, 3]], "quiet") == "200 turns in a row without a capture: the game is drawn."
    assert verdict([[0, 2], [1, 3]], "resigned") == (
        "The other side resigned: victory for Alice (Yellow) and Chloé (Blue)!"
    )
    assert verdict([[1], [0]], "time") == "Bruno (Mauve) wins: the other side ran out of time."
    assert verdict([[0, 1, 2, 3]], "agreed") == "The players agreed to a draw."


def test_partners_win_together_when_the_other_side_resigns(words):
    """R13.5"""
    match = Match(checked(GAME, 4, {"mode": "double"}, 0))
    for seat in (MAUVE, GREEN):
        match.play(seat, "!resign")
    update = seen(match, None)
    assert words.verdict(update.outcome, update, NAMES) == (
        "The other side resigned: victory for Alice (Yellow) and Chloé (Blue)!"
    )


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Yellow · targets C11 and F11 taken"), ("fr", "Jaune · cibles C11 et F11 prises")]
)
def test_both_targets_are_told_together(words, language, said):
    """R9.1: in few words, and what is lost the trays beside the board tell."""
    i18n.speak(language)
    assert words.seat_note(seen(match_at(REPLY, "C8-C11")), YELLOW) == said
