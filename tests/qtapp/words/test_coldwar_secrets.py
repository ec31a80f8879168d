"""What a seat reads never tells what another seat keeps secret."""

from __future__ import annotations

from random import Random

import pytest

from network.messages.table import Update
from qtapp.words import words_for
from qtapp.words.coldwar.names import names
from tests.qtapp.words.test_coldwar_words import GAME, NAMES, Moment, moments, of_phase

DRAWS = 3


def everything_said(update: Update) -> list[str]:
    """Every text that can be made from an update, but for its log."""
    words = words_for("coldwar")
    prompt = words.prompt(update, NAMES)
    offers = [f"{offer.label} {offer.tip}" for offer in words.offers(update)]
    notes = [words.seat_note(update, seat) for seat in range(len(update.view["seats"]))]
    actions = [words.action(text, update) for text in update.legal]
    return [
        prompt.title,
        prompt.body,
        words.turn(update, NAMES),
        *offers,
        *notes,
        *actions,
        words.text_board(update, NAMES),
    ]


def imagined(moment: Moment, seat: int, rng: Random) -> Update:
    """The update of a seat if everything that it cannot know were otherwise."""
    state = GAME.imagine(moment.match.state, seat, rng)
    legal = tuple(map(GAME.write, GAME.legal(state, seat)))
    return moment.update(seat)._replace(view=GAME.view(state, seat), legal=legal)


def test_no_text_of_a_seat_depends_on_what_it_cannot_know():
    for moment in moments():
        for seat in moment.match.seats:
            rng, said = Random(seat), everything_said(moment.update(seat))
            for _ in range(DRAWS):
                assert everything_said(imagined(moment, seat, rng)) == said


@pytest.mark.parametrize("phase", ["peek", "analyst", "cryptographer", "order"])
def test_cards_shown_to_one_seat_are_named_to_no_other(phase):
    """R5.5, R8.3, R10.20, R12.6"""
    moment = of_phase(phase)
    own = moment.update(moment.seat)
    hidden = own.view["looking"]["cards"]
    name = names().quoted if hidden[0] in names().groups else names().objective
    assert all(name(card) in "\n".join(everything_said(own)) for card in hidden)
    words = words_for("coldwar")
    for seat in (*(seat for seat in moment.match.seats if seat != moment.seat), None):
        update = moment.update(seat)
        # The last things in the log are the look and what led to it; older turns may well have shown these cards.
        latest = [
            words.sentence(entry.event, NAMES)
            for entry in update.log
            if entry.ply == update.ply and entry.event["kind"] in ("peek", "analyst_looks", "intercept", "space")
        ]
        prompt = words.prompt(update, NAMES)
        assert len(latest) >= 1
        for text in (*latest, prompt.title, prompt.body):
            assert not any(name(card) in text for card in hidden)
        assert "ONLY YOU SEE" not in words.text_board(update, NAMES)


def test_an_agent_in_the_field_is_named_to_his_owner_alone():
    """R6.2, R14.2"""
    moment = next(moment for moment in moments() if moment.phase == "start")
    words = words_for("coldwar")
    for owner in moment.match.seats:
        agent = moment.update(owner).view["seats"][owner]["agent"]
        chosen = [
            entry
            for entry in moment.update(owner).log
            if entry.event["kind"] == "chosen" and entry.event["by"] == owner
        ][-1]
        assert names().the_agent(agent) in words.sentence(chosen.event, NAMES)
        for seat in (*(seat for seat in moment.match.seats if seat != owner), None):
            update = moment.update(seat)
            told = [entry for entry in update.log if entry.event["kind"] == "chosen" and entry.event["by"] == owner][-1]
            assert words.sentence(told.event, NAMES).endswith("has chosen an Agent X.")
            if update.view["seats"][owner]["agent_is"] == "hidden":
                assert "face down, one of: " in part(words.text_board(update, NAMES), owner)


def part(text: str, seat: int) -> str:
    """What a text board says about a seat."""
    return next(part for part in text.split("\n\n") if NAMES[seat].upper() in part.splitlines()[0])
