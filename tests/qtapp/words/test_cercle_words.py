"""What The Circle asks, offers, refuses and counts, at every kind of moment of real games, in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from engines.cercle import refusals
from engines.cercle.positions.laying import FAULTS
from engines.game import IllegalAction, SetupError, checked
from engines.match import Match
from network.messages.table import Refusal, Update
from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.base import winners
from qtapp.words.cercle.calendar import CercleCalendar
from qtapp.words.cercle.names import names
from qtapp.words.cercle.tips import tips
from qtapp.words.cercle.words import CercleWords
from qtapp.words.table import TableWords
from tests.qtapp.boards.desk import update_of
from tests.qtapp.words.cercle_moments import GAME, NAMES, PHASES, moments, of_phase, random_match, verb

LANGUAGES = ("en", "fr")
IDS = re.compile(r"\b([ISRO][1-4][abc]?|N[0-2][0-9]|P[1-6]|[1-6][ISRO])\b")
SPOKEN = ("c:", "s:", "a:", "d:", "x:", "i:", "u:", "m", "e", "v+", "v-", "g:", "g-", "h:", "b:", "b-", "t:", "t-")
VERBS = {*SPOKEN, ">", ">-", ">*", ">P"}


@pytest.fixture
def words() -> CercleWords:
    found = words_for("cercle")
    assert isinstance(found, CercleWords)
    return found


def assert_whole(text: str) -> None:
    """No gap was left, no id stands for a name, and spaces are where they belong."""
    assert text
    assert not re.search(r"[{}]|%n|\(s\)|\bNone\b| {2}| [.,]|\.\.|[:,]$", text), text
    assert not IDS.search(text), text
    if i18n.language() == "fr":
        assert not re.search(r" [:;!?]|'|\bde (Le|Les) |\bà (Le|Les) |\bde [AEIOUÉ]", text), text


def assert_sentence(text: str) -> None:
    assert text.endswith((".", "!", "?", "?")), text
    assert text[0].isupper() or text[0].isdigit() or text[0] in "«+−", text
    assert_whole(text)


# What is asked


def test_the_moments_show_every_phase():
    assert {moment.phase for moment in moments()} == set(PHASES)
    assert {moment.match.setup.seats for moment in moments()} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_a_prompt_a_turn_and_notes(words, language):
    i18n.speak(language)
    for moment in moments():
        for update in moment.everyone:
            prompt = words.prompt(update, moment.names)
            assert_sentence(prompt.title)
            if prompt.body:
                assert_sentence(prompt.body)
            assert_whole(words.turn(update, moment.names))
            for seat in moment.match.seats:
                if update.view["stage"]:
                    assert_whole(words.seat_note(update, seat))


def test_whoever_waits_is_told_for_whom(words):
    i18n.speak("en")
    for moment in moments():
        for update in moment.everyone:
            if update.actors and update.seat not in update.actors:
                assert moment.names[update.actors[0]] in words.prompt(update, moment.names).title


def test_prompts_of_different_phases_differ(words):
    i18n.speak("en")
    asked = {moment.phase: words.prompt(moment.chooser, moment.names).title for moment in moments()}
    assert len(set(asked.values())) == len(PHASES)


def test_a_question_between_steps_tells_what_was_named(words):
    """R3.6"""
    i18n.speak("en")
    moment = next(
        moment for moment in moments() if moment.phase == "p1_share" and moment.draft and len(moment.draft.steps) == 1
    )
    body = words.prompt(moment.chooser, moment.names).body
    step = moment.chooser.draft[0]
    assert body.startswith(f"Distributed so far: {step[2:]}\u00a0{names().division(step[1])}.")


def test_a_draft_tells_what_is_chosen_so_far(words):
    """R2.5"""
    i18n.speak("en")
    match = Match(checked(GAME, 3, {"first": 1}, 0))
    match.play(0, "c:white")
    body = words.prompt(update_of(match, 1, NAMES), NAMES).body
    assert body == "Chosen so far: Alice\u00a0– White. Click a colour. Afterwards everyone chooses a secret service."


# What may be done


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_can_be_said(words, language):
    i18n.speak(language)
    for moment in moments():
        update = moment.chooser
        said = [words.action(text, update) for text in update.legal]
        assert len(set(said)) == len(said), said
        for sentence in said:
            assert_sentence(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_have_short_labels_that_differ(words, language):
    i18n.speak(language)
    for moment in moments():
        offers = words.offers(moment.chooser)
        assert len({offer.label for offer in offers}) == len(offers)
        assert sum(offer.primary for offer in offers) <= 1
        for offer in offers:
            assert_whole(offer.label)
            assert_sentence(offer.tip)
            assert len(offer.label) < 60
        assert not words.offers(moment.seen_by(None))


def test_every_verb_was_said():
    assert {verb(text) for moment in moments() for text in moment.chooser.legal} == VERBS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_choice_is_told_without_notation(words, language):
    i18n.speak(language)
    for moment in moments():
        if moment.draft is None or moment.draft.steps:
            continue
        seat, legal = moment.draft.seat, moment.chooser.legal
        for text in legal:
            draft = moment.draft.extended(text)
            while not draft.is_whole:
                draft = draft.extended(GAME.write(GAME.legal(draft.state, seat)[0]))
            assert_sentence(words.choice(draft.steps, moment.chooser))


def test_what_is_not_legal_is_told_as_it_is_written(words):
    assert words.action("x:I1b>2O,3I", of_phase("p2_turn").chooser) == "x:I1b>2O,3I"


# What lies on the table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_part_of_the_table_has_a_tip(words, language):
    i18n.speak(language)
    for moment in moments()[::4]:
        view = moment.chooser.view
        told = [tips().spy(card, view, moment.names) for card in names().spies]
        told += [tips().edge(edge, view, moment.names) for edge in range(1, 9)]
        told += [tips().secrets(0, division, view, moment.names) for division in names().divisions]
        told += [tips().marker(0, view, moment.names), tips().points(0, view, moment.names), tips().chaos(view)]
        told += [tips().deck(view), tips().first_player(), *map(tips().division, names().divisions)]
        told += [tips().pile(pile, view) for pile in names().piles]
        for text in told:
            for line in text.splitlines():
                assert_whole(line)


def test_the_calendar_tells_who_arrives_when(words):
    """R5.5"""
    i18n.speak("en")
    moment = max(moments(), key=lambda moment: len(CercleCalendar(names()).days(moment.chooser.view, NAMES)))
    days = CercleCalendar(names()).days(moment.chooser.view, moment.names)
    turns = [day.turn for day in days]
    assert turns == sorted(turns)
    assert turns[0] >= moment.chooser.view["turn"]
    for day in days:
        assert_whole(day.text)
        assert day.title == f"Turn {day.turn}"


# Why not


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(words, language):
    i18n.speak(language)
    general = words.refusal(Refusal("no such reason"), NAMES)
    for reason in refusals.REASONS:
        told = words.refusal(Refusal(reason), NAMES)
        assert_sentence(told)
        assert told != general, reason
        assert "_" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_real_games_name_what_they_are_about(words, language):
    """Whatever anybody could have meant at some moment is tried at others."""
    i18n.speak(language)
    texts, rng = sorted({text for moment in moments() for text in moment.legal}), Random(0)
    met = set()
    for moment in moments():
        if moment.draft is None:
            continue
        for text in rng.sample(texts, 40):
            try:
                GAME.apply(moment.draft.state, moment.draft.seat, GAME.read(text))
            except IllegalAction as error:
                met.add(error.reason)
                assert_sentence(words.refusal(Refusal(error.reason, error.rule, error.details), moment.names))
    assert len(met) > 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_position_has_a_sentence(words, language):
    i18n.speak(language)
    told = {fault: words.position_fault({"why": fault}) for fault in FAULTS}
    assert len(set(told.values())) == len(FAULTS)
    for sentence in told.values():
        assert_sentence(sentence)


def test_a_fault_quotes_the_part_that_is_wrong(words):
    i18n.speak("en")
    with pytest.raises(SetupError) as error:
        GAME.new(checked(GAME, 2, {}, 0)._replace(position="n=2 rdy 1 Z9z"))
    assert TableWords().setup_error(error.value, words).endswith("(“Z9z”)")


# The score


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_adds_up_and_the_verdict_names_the_winner(words, language):
    i18n.speak(language)
    for moment in (moment for moment in moments() if moment.phase == "over"):
        update = moment.chooser
        assert update.outcome is not None
        rows = words.score_sheet(update.outcome, update)
        lines = [row for row in rows if row.kind == "line"]
        (total,) = [row for row in rows if row.kind == "total"]
        added = [sum(_number(row.values[seat]) for row in lines) for seat in moment.match.seats]
        assert added == [_number(value) for value in total.values] == update.view["scores"]
        assert {share.line for share in words.shares(update)} == {row.line for row in lines}
        verdict = words.verdict(update.outcome, update, moment.names)
        assert_sentence(verdict)
        for seat in winners(update.outcome):
            assert words.seat_name(update, seat, moment.names[seat]) in verdict


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


def ended(why: str, ranking: list[list[int]], scores: list[int], secrets: list[list[int]]) -> tuple[Update, dict]:
    """The end of a game of three with these numbers."""
    over = next(moment for moment in moments() if moment.phase == "over" and moment.match.setup.seats == 3)
    update = over.seen_by(None)
    view = dict(update.view) | {"secrets": secrets, "circle": 20, "services": ["RU", "GB", "FR"]}
    return update._replace(view=view), {"reason": why, "ranking": ranking, "scores": scores, "breakdown": []}


def test_the_verdict_tells_what_broke_a_tie(words):
    """R10.3, R10.5"""
    i18n.speak("en")
    secrets = [[4, 1, 0, 0], [9, 0, 0, 0], [7, 0, 0, 0]]
    update, outcome = ended("victory", [[1], [2], [0]], [10, 21, 21], secrets)
    assert words.result(outcome, update, NAMES) == (
        "The Circle is destroyed: victory for Bruno (England)! Winning score: 21 VP. "
        "Chloé (France): the same points, but fewer secrets (7 against 9)."
    )
    update, outcome = ended("chaos", [[0], [1], [2]], [10, 10, 21], secrets)
    assert words.result(outcome, update, NAMES) == (
        "Chaos! The Circle rules the world and spares only the weakest service: Alice (Russia) wins. "
        "The Circle has 20 VP, and the fewest points win: 10 VP. "
        "Bruno (England): the same points, but more secrets (9 against 5)."
    )
    update, outcome = ended("turn_limit", [[1, 2], [0]], [3, 9, 9], [[0] * 4] * 3)
    assert words.result(outcome, update, NAMES) == (
        "The last turn is over: Bruno (England) and Chloé (France) share the victory! Winning score: 9 VP. "
        "They are tied on points and on secrets."
    )


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (6, 5)])
def test_the_log_of_a_whole_game_is_told_without_ids(words, language, seats, seed):
    i18n.speak(language)
    *_, last = random_match(seats, seed, setup="random", turn_limit=20)
    log = update_of(last.match, None, NAMES).log
    assert len(log) > 100
    for entry in log:
        assert_sentence(words.sentence(entry.event, last.names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_options_have_names(words, language):
    i18n.speak(language)
    for text in (words.title(), words.short_title(), words.tagline(), words.summary()):
        assert_whole(text)
    for option in GAME.options:
        assert_whole(words.option_name(option.name))
        values = [words.option_value(option.name, value) for value in option.values]
        assert len(set(values)) == len(values)
        for value in option.values:
            note = words.option_note(option.name, value)
            assert not note or note.endswith(".")
