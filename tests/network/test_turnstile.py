"""Turns: how many there are, and who goes first when a stranger with many addresses stands in the queue."""

from __future__ import annotations

import pytest

from network.lines.doorstep import Limits
from network.lines.turnstile import Turns, Turnstile
from network.origin import Origin
from network.rate_limit import Bucket, Rate
from tests.network.hall import HandKeeper

MINUTE = 60.0
PHRASES = Limits().phrases


class Queue:
    """A turnstile, time that passes when the test says so, and who had a turn when."""

    def __init__(self, turns: Turns = PHRASES) -> None:
        self.keeper = HandKeeper()
        self.turnstile = Turnstile(turns, self.keeper.now, self.keeper.later)
        self.served: list[tuple[float, str]] = []
        self.refused: list[tuple[str, int]] = []
        self._waiting: set[str] = set()  # of those who lean on it

    def ask(self, address: str, place: str = "table"):
        def on_turn(wait: int) -> None:
            self._waiting.discard(address)
            if wait:
                self.refused.append((address, wait))
            else:
                self.served.append((self.keeper.time, address))

        return self.turnstile.ask(place, Origin.of(address), on_turn)

    def times(self, *addresses: str) -> list[float]:
        return [time for time, address in self.served if not addresses or address in addresses]

    def most_within(self, seconds: float, *addresses: str) -> int:
        times = self.times(*addresses)
        return max(sum(begin <= time < begin + seconds for time in times) for begin in times)

    def lean(self, addresses: list[str], seconds: int) -> None:
        """For so long each of these tries again and again, whatever it is told."""
        for second in range(seconds):
            for address in addresses if second % 5 == 0 else ():
                if address not in self._waiting:
                    self._waiting.add(address)
                    self.ask(address)
            self.keeper.advance(1)


def machine(count: int, begin: str = "127.0.0.") -> list[str]:
    return [f"{begin}{number + 2}" for number in range(count)]


def test_a_rate_says_how_much_it_lets_through():
    assert PHRASES.place.most_within(MINUTE) == 10
    assert PHRASES.each.most_within(MINUTE) == 5


def test_a_bucket_empties_and_fills_up_to_the_brim():
    bucket = Bucket(Rate(2, 10.0))
    assert [bucket.take(0), bucket.take(0), bucket.take(0)] == [True, True, False]
    assert bucket.wait(4) == pytest.approx(6)
    assert bucket.take(10)
    assert not bucket.take(10)
    assert bucket.is_full(1000)
    assert [bucket.take(1000), bucket.take(1000), bucket.take(1000)] == [True, True, False]
    bucket.give_back()
    assert bucket.take(1000)


def test_what_was_not_there_is_not_taken():
    bucket = Bucket(Rate(5, 1.0))
    assert not bucket.take(0, cost=6)
    assert bucket.take(0, cost=5)


def test_whoever_is_alone_goes_on_at_once():
    queue = Queue()
    queue.ask("10.0.0.1")
    assert queue.times("10.0.0.1") == [queue.keeper.time]


@pytest.mark.parametrize(
    "addresses",
    [
        machine(1),
        machine(120),
        [f"10.{number}.3.4" for number in range(120)],
        [f"fd00::{number:x}" for number in range(1, 51)],
        [f"fd00:0:0:{number:x}::1" for number in range(50)],
    ],
    ids=["one", "neighbours", "scattered", "one /64", "many /64"],
)
def test_ten_phrases_a_minute_are_tried_at_one_table_from_any_number_of_addresses(addresses):
    queue = Queue()
    queue.lean(addresses, 240)
    assert queue.most_within(MINUTE) <= 10
    assert len(queue.served) >= 10, "and it is no lock"


@pytest.mark.parametrize(
    "addresses", [machine(1), [f"fd00::{number:x}" for number in range(1, 51)]], ids=["an address", "a /64"]
)
def test_five_phrases_a_minute_are_tried_by_one_caller(addresses):
    queue = Queue()
    queue.lean(addresses, 240)
    assert queue.most_within(MINUTE) <= 5


def test_a_caller_has_so_many_turns_at_all_tables_together():
    queue = Queue()
    for number in range(20):
        queue.ask("10.0.0.1", f"table {number}")
    queue.keeper.advance(MINUTE - 1)
    assert len(queue.served) <= 5


@pytest.mark.parametrize("friend", ["127.0.1.1", "127.0.0.1", "192.168.1.20", "fd00::1"])
@pytest.mark.parametrize("since", [0, 1, 59, 150])
def test_a_friend_has_a_turn_within_a_minute_whoever_leans_on_the_table(friend, since):
    queue = Queue()
    strangers = machine(120) if friend != "127.0.0.1" else machine(120, "127.0.0.")[40:]
    queue.lean(strangers, since)
    came = queue.keeper.time
    queue.ask(friend)
    queue.lean(strangers, 60)
    assert queue.times(friend), "not in time"
    assert queue.times(friend)[0] - came <= MINUTE


def test_a_friend_who_slips_twice_still_has_a_third_turn_soon():
    queue = Queue()
    strangers = machine(100)
    queue.lean(strangers, 30)
    for slips in range(3):
        queue.ask("192.168.1.20")
        queue.lean(strangers, 60)
        assert len(queue.times("192.168.1.20")) == slips + 1


def test_a_friend_among_a_strangers_addresses_goes_first_once_those_were_served():
    """Somebody has every free address of the network, on both sides of the friend's."""
    queue = Queue(Turns(Rate(10, 1.0), Rate(4, 1.0), memory=3600.0))
    queue.lean(machine(50, "192.168.1."), 300)
    queue.ask("192.168.1.200")
    queue.lean(machine(50, "192.168.1."), 2)
    assert queue.times("192.168.1.200")


def test_a_turn_that_was_given_back_counts_for_nothing():
    """Twelve friends who know the phrase come at the same time."""
    queue = Queue()
    for number in range(12):
        turn = queue.ask(f"192.168.1.{number}")
        assert turn.taken is not None
        queue.turnstile.give_back(turn)
        queue.turnstile.give_back(turn)
    assert len(queue.served) == 12


def test_a_queue_that_is_too_long_sends_those_away_who_would_go_last():
    queue = Queue(Turns(Rate(1, 30.0), Rate(1, 10.0), waiting=3, memory=3600.0))
    queue.ask("127.0.0.2")
    for number in (3, 4, 5):
        queue.ask(f"127.0.0.{number}")
    queue.ask("192.168.1.20")
    ((address, wait),) = queue.refused
    assert address.startswith("127.")
    assert 0 < wait <= 30
    queue.keeper.advance(10)
    assert queue.times("192.168.1.20")


def test_whoever_leaves_the_queue_has_no_turn():
    queue = Queue()
    for _ in range(4):
        queue.ask("10.0.0.1", "elsewhere")
    turns = [queue.ask(address) for address in machine(6)]
    queue.turnstile.leave(turns[-1])
    queue.keeper.advance(MINUTE)
    assert not queue.times("127.0.0.7")
    assert queue.times("127.0.0.6")


def test_nothing_is_remembered_for_ever():
    queue = Queue(Turns(Rate(100, 0.1), Rate(5000, 0.001), memory=60.0))
    for number in range(2000):
        queue.ask(f"10.0.{number // 250}.{number % 250}")
        queue.keeper.advance(0.1)
    assert len(queue.turnstile._origins) <= 1025
    (place,) = queue.turnstile._places.values()
    assert len(place._served) <= 601
    queue.keeper.advance(MINUTE + 1)
    queue.ask("10.1.0.0")
    (place,) = queue.turnstile._places.values()
    assert (len(place._served), len(place.waiting)) == (1, 0)
    assert len(place._counts) == len(Origin.of("10.1.0.0").networks)
