"""Numbers in sentences: whatever is counted, the sentence says the number, negative ones with a minus sign."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import engines
from engines.game import Setup, checked
from engines.match import Draft, Match
from network.messages.table import Update
from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.base import GameWords, counted
from qtapp.words.table import TableWords
from tests.engines.play import default_setups, described, larger_setups
from tests.qtapp.boards.desk import NAMES, Desk, update_of
from tests.qtapp.every_text import texts

SIX = (*NAMES, "Denis", "Élodie", "Fabien")
MOMENTS = 12  # of a match are looked at: each costs much
COSTLY = {"goal1": 3, "goal2": 13, "goal3": 12, "first": "A"}  # of Wagons: a first card may cost points
SETUPS = [*default_setups(), *larger_setups(), checked(engines.load("wagons"), 2, COSTLY, 0)]


@pytest.fixture(autouse=True)
def _english_again(qapp) -> Iterator[None]:
    yield
    i18n.reset()


def negative_match() -> Match:
    """Goals under which a first card costs points."""
    match = Match(checked(engines.load("wagons"), 2, COSTLY, 0))
    for action in ("S08", "T08", "P08@0,0"):
        match.play(match.actors[0], action)
    return match


def random_match(setup: Setup) -> Match:
    """A match played at random to its end."""
    match, rng = Match(setup), Random(1)
    while match.actors:
        draft = Draft(match.game, rng.choice(match.actors), match.state)
        while not draft.is_whole:
            draft = draft.extended(match.game.write(rng.choice(match.game.legal(draft.state, draft.seat))))
        match.play(draft.seat, draft.text)
    return match


def said(update: Update, names: tuple[str, ...], words: GameWords) -> Iterator[str]:
    """Every sentence that a game has for an update."""
    yield from words.prompt(update, names)
    yield words.turn(update, names)
    yield words.text_board(update, names)
    yield from (words.seat_note(update, seat) for seat in range(len(names)))
    yield from (f"{offer.label} {offer.tip}" for offer in words.offers(update))
    yield from (words.action(text, update) for text in update.legal)
    yield from (TableWords().log_sentence(entry.event, names, words) for entry in update.log)
    if update.outcome is not None:
        yield words.verdict(update.outcome, update, names)
        yield from (" ".join((row.label, *row.values)) for row in words.score_sheet(update.outcome, update))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS, ids=described)
def test_no_text_shows_the_place_of_its_number(qtbot, setup, language):
    i18n.speak(language)
    names, words, whole = SIX[: setup.seats], words_for(setup.game), random_match(setup)
    every = len(whole.steps) // MOMENTS
    desk = Desk(qtbot, Match(setup), names=names)
    for number, step in enumerate(whole.steps, 1):
        desk.match.play(step.seat, step.text)
        if number % every == 0 or number == len(whole.steps):
            desk.show()
            shown = list(texts(desk.view).values())
            for seat in (*desk.match.seats, None):
                shown += said(update_of(desk.match, seat, names), names, words)
            assert not [text for text in shown if "%n" in text]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_negative_total_is_told_with_a_minus_sign(qtbot, language):
    i18n.speak(language)
    match = negative_match()
    assert match.game.view(match.state, 0)["scores"][0] == -1
    assert "−1 point" in words_for("wagons").text_board(update_of(match, 0), NAMES[:2])
    assert "−1 point" in "\n".join(texts(Desk(qtbot, match, names=NAMES[:2]).view).values())


def test_the_sign_stands_before_the_number():
    assert counted("1 point", -1) == "−1 point"
    assert counted("12 points", 12) == "12 points"
    assert counted("0 points", 0) == "0 points"
