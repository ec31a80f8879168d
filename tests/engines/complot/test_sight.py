"""Section 18 in whole games: what each reader sees, beside an account of its own of who may know which card."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.complot import GAME
from engines.game import checked
from engines.match import Match
from tests.engines.complot.sight import EVERYTHING, Sight
from tests.engines.play import whole_choice


def known_by(view: dict) -> set[str]:
    """The cards, characters and missions that a view names a place for."""
    found = {code for code in view["where"] if code in EVERYTHING}
    found |= {code for _, code in (*view["known_deck"], *view["known_figures"])}
    return found | {mission for _, _, mission in view["known_piles"]}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_view_names_what_its_reader_may_know_and_nothing_else(seats):
    """Section 18; looks are taken whenever that is possible."""
    rng, looks = Random(seats), Counter()
    for seed in range(3):
        match = Match(checked(GAME, seats, {}, seed))
        sight = Sight(match.start)
        while match.actors:
            (seat,) = match.actors
            legal = match.legal(seat)
            wanted = [text for text in legal if text[:3] in ("REN", "ESP", "REC")] or legal
            events = match.play(seat, whole_choice(match, seat, rng, rng.choice(wanted)))
            looks.update(event.kind for event in events if event.hidden)
            sight.follow(events)
            for reader in (*match.seats, None):
                assert known_by(GAME.view(match.state, reader)) == sight.known[reader], (match.length, reader)
    assert looks.keys() == {"draw", "bonus_draw", "keep", "drawn", "spied", "spy_keeps", "intelligence"}
