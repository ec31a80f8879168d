"""What a table tells a seat does not depend on what others chose in secret.

Two tables go the same way until one seat chooses differently at each of them. Whoever has heard the same things at
both must be told the same in every other respect, now and for as long as it goes on hearing the same: the view, what
is legal, who is waited for, how long the match is, what could be taken back, and whether that needs consent.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from random import Random

import pytest

from engines import load
from engines.game import Seat, checked, usual_options
from engines.match import Match
from engines.record import Player
from network.table.log import Log, Reader
from network.table.table import Table
from tests.engines.play import is_choice, verb_of, whole_choice
from tests.network import dossiers
from tests.network.conftest import Ear, new_table, played, seated

SMALL = ("tiny", "dossiers")
OFTEN = 3  # how often each kind of choice is made differently
ALTERNATIVES = 3
ON = 12  # actions that both tables go on together


def secret_games() -> list[str]:
    from engines import games

    return [*SMALL, *(game for game in games() if load(game).secret)]


class Twin:
    """A table with someone at every seat, each of another household, and someone who watches.

    It stands where the match does; its log is taken over, for to tell all of it again takes longer than all the rest.
    """

    def __init__(self, match: Match, log: Log) -> None:
        self.table = Table(Match(match.setup), [Player(f"P{seat}") for seat in match.seats])
        self.table.match.become(match.copied())
        self.table._log = copied(log)
        self.ears: dict[Reader, Ear] = {seat: Ear(self.table.link(seat, f"guest {seat}")) for seat in match.seats}
        self.ears[None] = Ear(self.table.spectate())

    def play(self, seat: Seat, text: str) -> bool:
        if not is_choice(self.table.match, seat, text):
            return False
        assert self.table.act(seat, text, self.table.match.length) is None
        return True


def copied(log: Log) -> Log:
    """The same log, free to go its own way."""
    other = copy(log)
    other._all, other._told = list(log._all), dict(log._told)
    other._seen = {reader: list(entries) for reader, entries in log._seen.items()}
    other._narrators = {reader: copy(narrator) for reader, narrator in log._narrators.items()}
    return other


def log_of(match: Match) -> Log:
    """The log of a match in which nothing has been played, told to everybody."""
    log = Log(match)
    for reader in (*match.seats, None):
        log.seen_by(reader)
    return log


def compared(match: Match, log: Log, seat: Seat, texts: tuple[str, str], rng: Random) -> set[Reader]:
    """Who could not tell the two choices of `seat` apart; it is asserted that the tables did not tell them either."""
    one, two = Twin(match, log), Twin(match, log)
    assert one.play(seat, texts[0])
    assert two.play(seat, texts[1])
    blind = {reader for reader in one.ears if reader != seat and one.ears[reader].log == two.ears[reader].log}
    left = set(blind)
    for _ in range(ON):
        going = one.table.match
        choices = [(actor, first) for actor in going.actors for first in going.legal(actor)]
        if not left or not choices:
            break  # the end may tell everything
        for reader in left:
            assert one.ears[reader].standing() == two.ears[reader].standing(), (reader, texts)
        actor, first = choices[int(rng.random() * len(choices))]
        text = whole_choice(going, actor, rng, first)
        if not (one.play(actor, text) and two.play(actor, text)):
            break
        left = {reader for reader in left if one.ears[reader].log == two.ears[reader].log}
    return blind


def forks(game_id: str, seats: int, seed: int) -> Counter[str]:
    """Play a random match, make each kind of choice differently a few times, and count what stayed secret."""
    rng, found, tried = Random(f"{game_id}/{seats}/{seed}"), Counter[str](), Counter[str]()
    match = Match(checked(load(game_id), seats, {}, seed))
    log = log_of(match)
    while match.actors:
        seat = match.actors[int(rng.random() * len(match.actors))]
        legal = match.legal(seat)
        first = legal[int(rng.random() * len(legal))]
        text = whole_choice(match, seat, rng, first)
        verb = verb_of(first)
        others = [other for other in legal if other != first and verb_of(other) == verb] or list(legal)
        if len(legal) > 1 and tried[verb] < OFTEN:
            tried[verb] += 1
            for _ in range(ALTERNATIVES):
                other = whole_choice(match, seat, rng, others[int(rng.random() * len(others))])
                found[verb] += other != text and bool(compared(match, log, seat, (text, other), rng))
        ply = len(match.steps)
        log.add(ply, match.play(seat, text), ply + 1)
    return found


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game_id", secret_games())
def test_nobody_is_told_what_others_chose_in_secret(game_id: str, seed: int) -> None:
    game = load(game_id)
    defaults = usual_options(game)
    for seats in game.seat_counts(defaults):
        assert sum(forks(game_id, seats, seed).values()) > 0, "nothing was secret"


def test_a_table_that_tells_more_than_the_log_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: here the legal list of one seat tells of another's plan."""
    game = load("dossiers")
    match, real = Match(checked(game, 2, {}, 1)), game.legal
    monkeypatch.setattr(
        game,
        "legal",
        lambda state, seat: real(state, seat)[1:] if seat == 1 and state.laid[0] == 2 else real(state, seat),
    )
    with pytest.raises(AssertionError):
        compared(match, log_of(match), 0, ("lay red", "lay blue"), Random(1))


def test_no_number_reaches_anyone_who_may_not_know_it() -> None:
    """Whatever is said at a table, from the first word to the last, contains no number that is secret then."""
    rng, table = Random(5), new_table("Ana Bo Cy", game="dossiers", rounds=3)
    ears: list[Ear] = [*seated(table, "ana", "bo", "cy"), Ear(table.spectate())]
    looked = 0
    while table.match.actors:
        seat = table.match.actors[int(rng.random() * len(table.match.actors))]
        legal = table.match.legal(seat)
        played(table, f"{seat} {legal[int(rng.random() * len(legal))]}")
        for ear in ears:
            told = repr(ear.messages[-1])
            hidden = dossiers.secrets(table.match.state, ear.link.seat)
            assert not [number for number in hidden if number in told]
            looked += len(hidden)
    assert looked > 100
