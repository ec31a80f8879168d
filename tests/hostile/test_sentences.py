"""Whatever the border lets through can be put into words: many lies, all sentences, and no window to wait for."""

from __future__ import annotations

from random import Random

import pytest

from engines import games
from network.messages.room import PLAYING
from network.messages.table import Entry, Update
from qtapp.words import words_for
from qtapp.words.table import TableWords
from tests.hostile.gate import Gate
from tests.hostile.lies import honest, lie
from tests.hostile.scripts import NAMES, script

MESSAGES = 1_000  # about each game


def say_everything(game: str, update: Update, log: tuple[Entry, ...]) -> int:
    """Make every sentence that a window may have to show of this; how many letters they have."""
    words, names = words_for(game), NAMES[: len(update.occupants)]
    said = [words.turn(update, names), words.prompt(update, names).title, words.text_board(update, names)]
    said += [words.action(text, update) for text in update.legal]
    said += [offer.label for offer in words.offers(update)]
    said += [words.seat_note(update, seat) + words.seat_name(update, seat, "x") for seat in range(len(names))]
    said += [share.label for share in words.shares(update)]
    said += [TableWords().log_sentence(entry.event, names, words) for entry in log]
    if update.outcome is not None:
        said += [words.verdict(update.outcome, update, names), str(words.score_sheet(update.outcome, update))]
    return sum(map(len, said))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", games())
def test_whatever_is_let_through_can_be_said(game):
    rng, believed = Random(game), 0
    truth, others = script(game), [script(other) for other in games() if other != game]
    for _ in range(MESSAGES // 50):
        at = rng.randrange(len(truth.told))
        gate = Gate(truth, PLAYING, at)
        for _ in range(50):
            (message,) = honest(rng.choice(("told", "change")), truth, rng, at)
            frame = lie(message, truth, rng.choice(others), rng, at)
            if not gate.refuses([frame]) and (update := gate.update) is not None:
                believed += 1
                assert say_everything(game, update, update.log) > 0
    assert believed > MESSAGES / 20
