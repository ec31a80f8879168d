"""What a seat reads never tells what another seat keeps secret."""

from __future__ import annotations

from random import Random

import pytest

from network.messages.table import Update
from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.complot.names import names
from tests.qtapp.words.complot_moments import GAME, NAMES, Moment, moments

DRAWS = 2


@pytest.fixture(autouse=True)
def _english(qapp) -> None:
    i18n.speak("en")


def everything_said(update: Update, called: tuple[str, ...]) -> list[str]:
    """Every text that can be made from an update."""
    words = words_for("complot")
    offers = [f"{offer.label} {offer.tip}" for offer in words.offers(update)]
    notes = [words.seat_note(update, seat) for seat in range(len(called))]
    actions = [words.action(text, update) for text in update.legal]
    return [*words.prompt(update, called), words.turn(update, called), *offers, *notes, *actions, board(update, called)]


def board(update: Update, called: tuple[str, ...]) -> str:
    return words_for("complot").text_board(update, called)


def seats_of(moment: Moment) -> range:
    return range(moment.seats)


def test_no_text_of_a_seat_depends_on_what_it_cannot_know():
    for moment in moments()[::4]:
        for seat in seats_of(moment):
            rng, said = Random(seat), everything_said(moment.seen_by(seat), moment.names)
            for _ in range(DRAWS):
                other = GAME.imagine(moment.start, seat, rng)
                assert everything_said(moment.seen_by(seat, other), moment.names) == said


def test_a_half_made_choice_is_told_to_its_owner_alone():
    """R3.6"""
    words = words_for("complot")
    for moment in (moment for moment in moments() if moment.draft and moment.draft.steps):
        start = moment._replace(draft=type(moment.draft)(GAME, moment.draft.seat, moment.start))
        for seat in seats_of(moment):
            if seat != moment.draft.seat:
                before, after = start.seen_by(seat), moment.seen_by(seat)
                assert words.prompt(after, moment.names) == words.prompt(before, moment.names)
                assert board(after, moment.names) == board(before, moment.names)


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (
            {"kind": "draw", "by": 0, "cards": ["COM01", "SOU1"], "count": 2},
            "Alice draws Combat +1, Support.",
            "Alice draws 2 cards.",
        ),
        (
            {"kind": "bonus_draw", "by": 0, "cards": ["COM01", "SOU1"], "count": 2},
            "Alice may choose from Combat +1, Support.",
            "Alice looks at 2 extra cards.",
        ),
        (
            {"kind": "keep", "by": 0, "card": "COM01", "under": "SOU1"},
            "Alice keeps Combat +1 and puts Support under the deck.",
            "Alice keeps one of them.",
        ),
        (
            {"kind": "drawn", "by": 0, "figures": ["MAN"], "count": 1},
            "Alice draws the Mongoose.",
            "Alice draws 1 character.",
        ),
        (
            {"kind": "spied", "by": 0, "seat": 1, "cards": ["COM01"], "count": 1},
            "Alice sees in Bruno’s hand: Combat +1.",
            "Alice looks at 1 card from Bruno’s hand.",
        ),
        (
            {"kind": "spy_keeps", "by": 0, "seat": 1, "card": "COM01"},
            "Alice takes Combat +1 from Bruno’s hand.",
            "Alice takes one card from Bruno’s hand.",
        ),
        (
            {"kind": "intelligence", "by": 0, "missions": ["M01", None]},
            "Alice sees on top of the mission piles: pile 1, “Killers on the Beach”.",
            "Alice looks at the top cards of the mission piles.",
        ),
    ],
)
def test_what_only_some_may_read_has_a_sentence_for_all_others(event, own, others):
    words, hidden = words_for("complot"), ("cards", "card", "under", "figures", "missions")
    assert words.sentence(event, NAMES).replace("\u00a0", " ") == own
    redacted = {field: None if field in hidden else value for field, value in event.items()}
    assert words.sentence(redacted, NAMES).replace("\u00a0", " ") == others


def test_cards_that_are_known_in_other_hands_are_told(qapp):
    """Section 18: after a Spy"""
    moment = next(moment for moment in moments() if moment.chooser.view["hand"])
    view = {**moment.chooser.view, "known_hands": [[1, "SOU1"]], "hands": [1] * moment.seats}
    assert f"among them {names().card('SOU1')}" in board(moment.seen_by(0)._replace(view=view), moment.names)
