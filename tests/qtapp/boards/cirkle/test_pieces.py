"""Which unit is which, and where what happened takes it: bookkeeping without a window."""

from __future__ import annotations

import random

import pytest

from qtapp.boards.cirkle.pieces import LOST, Piece, piece_on, placed, stages
from tests.qtapp.boards.cirkle_desk import EXCHANGE, played


def view_of(match):
    return match.game.view(match.state, None)


def test_every_unit_of_the_box_is_placed_once():
    duel, solo = placed(view_of(played("duel")), {}), placed(view_of(played("solo")), {})
    assert (len(duel), len(solo)) == (32, 32)
    assert LOST not in duel.values()
    assert len(set(solo.values())) == 32


def test_a_captured_unit_waits_for_its_capturer_and_then_goes_to_the_tray():
    match = played("duel")
    before = placed(view_of(match), {})
    attacker, victim = piece_on(before, "D2"), piece_on(before, "D10")
    match.play(0, "D2xD10")
    arrived, gone = stages(before, match.events_at(1)[0].data)
    assert (arrived[attacker], arrived[victim]) == ("D10", "D10")
    assert (gone[attacker], gone[victim]) == ("D10", LOST)


def test_units_that_look_alike_keep_their_places():
    match = played("duel")
    before = placed(view_of(match), {})
    left, right = piece_on(before, "A1"), piece_on(before, "H1")
    assert left[:2] == right[:2]
    match.play(0, "C2-D3")
    after = placed(view_of(match), before)
    assert (after[left], after[right]) == ("A1", "H1")
    assert after[piece_on(before, "C2")] == "D3"


def test_what_is_exchanged_changes_places_with_the_tray():
    match = played("duel", position=EXCHANGE)
    before = placed(view_of(match), {})
    plane = piece_on(before, "A8")
    match.play(0, "A8-D11=T*")
    arrival, exchange = match.events_at(1)
    (arrived,) = stages(before, arrival.data)
    (placement,) = stages(arrived, exchange.data)
    assert arrived[plane] == "D11"
    assert placement[plane] == LOST
    assert placement[Piece(0, "T*", 0)] == "D11"
    assert placed(view_of(match), placement) == placement


@pytest.mark.parametrize("mode", ["duel", "solo", "double", "survivor"])
@pytest.mark.parametrize("seed", range(3))
def test_following_what_happened_gives_what_the_view_shows(mode, seed):
    """Nothing has to be matched by looks if the events were heard."""
    rng, match = random.Random(seed), played(mode)
    placement = placed(view_of(match), {})
    for _ in range(80):
        if not match.actors:
            break
        match.play(match.actors[0], rng.choice(match.legal(match.actors[0])))
        for event in match.events_at(len(match.steps)):
            placement = (stages(placement, event.data) or [placement])[-1]
        assert placed(view_of(match), placement) == placement
