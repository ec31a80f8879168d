"""What XIII: Le Complot asks, offers, refuses and counts, at all kinds of moments of games, in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from engines.complot import refusals
from engines.complot.consistency import PHASES
from engines.complot.positions.laying import FAULTS
from engines.game import IllegalAction, SetupError, checked
from engines.match import SEPARATOR
from network.messages.table import Refusal
from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.complot.names import names
from qtapp.words.complot.tips import tips
from qtapp.words.complot.words import ComplotWords
from qtapp.words.table import TableWords
from tests.qtapp.words.complot_moments import GAME, NAMES, SEATS, moments, of_phase, verb

LANGUAGES = ("en", "fr")
IDS = re.compile(r"\b([A-EN]\.[ackds][1-5]|[A-Z]{3}[0-9]{1,2}|M[0-9]{2})\b")
VERBS = {
    *("heal", "pile", "drop", "keep", "put", "decline", "blue", "REC", "hire", "hire out", "@", "buy", "buy out"),
    *("+", ">", "> inf", "> inc", "> avi", "> esq", "HEL", "BLO", "ATT", "hit", "MIS", "give", "take", "cull", "kill"),
    *("fight", "vs", "cap", "cor", "turn", "ransom", "lay", "SOU", "aim", "wound", "SOI", "retreat", "stay"),
    *("try", "try by", "deliver", "carry", "lose", "under", "ACC", "ESP", "REN", "done", "end", "pass"),
    *("ALL", "ALL with", "IND", "INN", "CMI out", "NMI pile", "SCO order"),
}


@pytest.fixture(autouse=True)
def _english(qapp) -> None:
    i18n.speak("en")


@pytest.fixture
def words() -> ComplotWords:
    found = words_for("complot")
    assert isinstance(found, ComplotWords)
    return found


def assert_whole(text: str) -> None:
    """No gap was left, no id stands for a name, and spaces are where they belong."""
    assert text
    assert not re.search(r"[{}]|%n|\(s\)|\bNone\b| {2}| [.,]|\.\.|[:,]$", text), text
    assert not IDS.search(text.replace("SSH1", "")), text
    if i18n.language() == "fr":
        assert not re.search(r" [:;!?]|'|\b[Dd]e les? |\bà les? |\bde [AEIOUÉ](?!astown)", text), text


def assert_sentence(text: str) -> None:
    assert text.endswith((".", "!", "?")), text
    assert text[0].isupper() or text[0].isdigit() or text[0] in "«“+−", text
    assert_whole(text)


# Written positions


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_position_has_a_sentence(words, language):
    i18n.speak(language)
    told = {fault: words.position_fault({"why": fault}) for fault in FAULTS}
    assert len(set(told.values())) == len(FAULTS)
    for sentence in told.values():
        assert_sentence(sentence)


def test_a_fault_quotes_the_part_that_is_wrong(words):
    with pytest.raises(SetupError) as error:
        GAME.new(checked(GAME, 2, {}, 0)._replace(position="n=2 at 40 A:XIII"))
    assert TableWords().setup_error(error.value, words) == "There is no such place. (“40”)"


# What is asked


def test_the_moments_show_every_phase():
    assert {moment.phase for moment in moments()} == {*PHASES, "over"}
    assert {moment.seats for moment in moments()} == {*SEATS}


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
            for seat in range(moment.seats):
                assert_whole(words.seat_note(update, seat))


def test_whoever_waits_is_told_for_whom(words):
    for moment in moments():
        for update in moment.everyone:
            if update.actors and update.seat not in update.actors:
                assert moment.names[update.actors[0]] in words.prompt(update, moment.names).title


def test_prompts_of_different_phases_differ(words):
    asked = {moment.phase: words.prompt(moment.chooser, moment.names).title for moment in moments()}
    assert len(set(asked.values())) == len(PHASES) + 1


def test_a_question_between_steps_tells_what_was_chosen(words):
    """R3.6"""
    moment = next(moment for moment in moments() if moment.phase == "discard" and moment.draft and moment.draft.steps)
    body = words.prompt(moment.chooser, moment.names).body
    cards = names().card_list([step.removeprefix("drop ") for step in moment.chooser.draft])
    assert body.startswith(f"So far: {cards}. Escape undoes the last step.")


def test_the_wounds_still_to_place_are_counted(words):
    """R11.8"""
    for moment in (moment for moment in moments() if moment.phase == "wounds" and moment.draft):
        left = moment.chooser.view["about"]["count"] - len(moment.draft.steps)
        assert f"{left} wound" in words.prompt(moment.chooser, moment.names).body


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_window_has_a_name(words, language):
    i18n.speak(language)
    told = [words.window_name(phase) for phase in GAME.windows]
    assert len(set(told)) == len(told)
    for name in told:
        assert_whole(name)


# What may be done


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_can_be_said(words, language):
    i18n.speak(language)
    for moment in moments():
        update = moment.chooser
        said = [words.action(text, update) for text in update.legal]
        if moment.phase != "keep_card":  # two equal cards are told alike
            assert len(set(said)) == len(said), sorted(said)
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


def test_every_answer_that_points_at_nothing_is_a_button(words):
    for moment in moments():
        offered = {offer.action for offer in words.offers(moment.chooser)}
        assert {text for text in moment.legal if text.isalpha() and text.islower()} <= offered


def test_everyone_who_may_go_along_is_one_button(words):
    found = 0
    for moment in moments():
        for offer in words.offers(moment.chooser):
            if SEPARATOR in offer.action:
                together = moment.draft.extended(offer.action)
                assert not together.is_whole
                assert any(GAME.write(action)[0] == ">" for action in GAME.legal(together.state, together.seat))
                found += 1
    assert found


def test_every_verb_was_said():
    assert not VERBS - {verb(text) for moment in moments() for text in moment.chooser.legal}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_choice_is_told_without_notation(words, language):
    i18n.speak(language)
    rng = Random(0)
    for moment in moments():
        if moment.draft is None or moment.draft.steps:
            continue
        legal = moment.chooser.legal
        for text in rng.sample(legal, min(4, len(legal))):
            draft = moment.draft.extended(text)
            while not draft.is_whole:
                draft = draft.extended(GAME.write(rng.choice(GAME.legal(draft.state, draft.seat))))
            assert_sentence(words.choice(draft.steps, moment.chooser))


def test_what_is_not_legal_is_told_as_it_is_written(words):
    assert words.action("buy a @33", of_phase("pile").chooser) == "buy a @33"


# What lies on the table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_tip(words, language):
    i18n.speak(language)
    for moment in moments()[::9]:
        view, called = moment.chooser.view, moment.names
        elements = [*names().figure_codes, *(code for code in view["where"] if code[1:2] == "." and code[0] < "N")]
        told = [tips().element(element, view, called) for element in elements]
        told += [tips().card(card) for card in names().cards]
        told += [tips().mission(mission, view, called) for mission in names().missions]
        told += [tips().place(place, view, called) for place in names().places]
        told += [tips().pile(pile, view) for pile in (1, 2)]
        told += [tips().unit_type(kind) for kind in names().units]
        for seat in range(moment.seats):
            told += [tips().autonomy(seat, view, called), tips().points(seat, view, called)]
            told.append(tips().hand(seat, view, called))
        told += [tips().deck(view), tips().discard(view), tips().figure_deck(view), tips().round(view, called)]
        for text in told:
            for line in text.splitlines():
                assert_whole(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_holds_the_whole_text_of_a_card(words, language):
    i18n.speak(language)
    view = of_phase("move").chooser.view
    for card in names().cards:
        assert names().text(names().types[card[:3]], "text") in tips().card(card)
    for mission, row in names().missions.items():
        told = tips().mission(mission, view, NAMES)
        assert all(names().text(row, form) in told for form in ("text", "goal", "failure_text"))


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
    for moment in moments()[::3]:
        if moment.draft is None:
            continue
        for text in rng.sample(texts, 25):
            try:
                GAME.apply(moment.draft.state, moment.draft.seat, GAME.read(text))
            except IllegalAction as error:
                met.add(error.reason)
                assert_sentence(words.refusal(Refusal(error.reason, error.rule, error.details), moment.names))
    assert len(met) > 12


# The score


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_adds_up_and_the_verdict_names_the_winner(words, language):
    i18n.speak(language)
    for moment in (moment for moment in moments() if moment.phase == "over"):
        update = moment.seen_by(None)
        assert update.outcome is not None
        rows = words.score_sheet(update.outcome, update)
        lines = [row for row in rows if row.kind == "line"]
        (total,) = [row for row in rows if row.kind == "total"]
        added = [sum(_number(row.values[seat]) for row in lines) for seat in range(moment.seats)]
        assert added == [_number(value) for value in total.values] == update.view["scores"]
        assert {share.line for share in words.shares(update)} == {row.line for row in lines}
        verdict = words.verdict(update.outcome, update, moment.names)
        assert_sentence(verdict)
        assert all(moment.names[seat] in verdict for seat in update.outcome["ranking"][0])


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_verdict_tells_what_broke_a_tie(words):
    """R17.2"""
    update = next(moment for moment in moments() if moment.phase == "over" and moment.seats == 4).seen_by(None)
    kept = [["M01", "M02"], ["M03", "M04"], ["M05"], []]
    update = update._replace(view={**update.view, "kept": kept})
    outcome = {"reason": "shared", "ranking": [[0, 1], [2], [3]], "scores": [14, 14, 14, 13]}
    assert words.result(outcome, update, NAMES) == (
        "Alice and Bruno share the victory with 14 inquiry points each. "
        "They have solved as many primary missions: 2 each."
    )
    outcome = {"reason": "missions", "ranking": [[0], [2], [3], [1]], "scores": [14, 9, 14, 13]}
    assert words.result(outcome, update, NAMES) == (
        "Alice wins with 14 inquiry points. Chloé: as many points, but fewer primary missions solved (1 against 2)."
    )
    outcome = {"reason": "points", "ranking": [[3], [0], [1], [2]], "scores": [0, 0, 0, 1]}
    assert words.result(outcome, update, NAMES) == "Denis wins with 1 inquiry point."


# The game as a whole


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


def test_every_seat_has_a_mark_of_its_own(words):
    marks = words.marks(5)
    assert len({mark.shape for mark in marks}) == len({mark.colour for mark in marks}) == 5


def test_what_happens_to_everybody_is_watched_by_all(words):
    assert words.is_for_all([{"kind": "stay", "by": 0}, {"kind": "round_over", "round": 1}])
    assert not words.is_for_all([{"kind": "wounded", "wounds": []}, {"kind": "removed", "elements": []}])


def test_a_name_may_look_like_a_place_in_a_sentence(words):
    """Names are never read as templates."""
    called = ("{0}", "{players}", "{", "%n", "{}")
    moment = next(moment for moment in moments() if moment.phase == "over" and moment.seats == 5)
    update = moment.seen_by(None)
    assert update.outcome is not None
    assert words.verdict(update.outcome, update, called)
    for moment in (moment for moment in moments()[::5] if moment.seats == 5):
        for update in moment.everyone:
            words.prompt(update, called)
            words.text_board(update, called)
