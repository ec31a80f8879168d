"""Where callers come from, and who has to go when there are too many."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from network.lines.crowd import Crowd
from network.origin import Origin


@dataclass(eq=False)
class Somebody:
    origin: Origin


def somebody(address: str) -> Somebody:
    return Somebody(Origin.of(address))


@pytest.mark.parametrize(
    ("one", "other", "is_one"),
    [
        ("192.168.1.20", "192.168.1.20", True),
        ("192.168.1.20", "192.168.1.21", False),
        ("fd00::1", "fd00::ffff:ffff:ffff:ffff", True),
        ("fd00:0:0:1::1", "fd00:0:0:2::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("::1", "127.0.0.1", False),
        ("?", "?", True),
    ],
)
def test_an_ipv4_address_is_one_origin_and_so_is_a_64_of_ipv6(one, other, is_one):
    assert (Origin.of(one).group == Origin.of(other).group) == is_one
    assert Origin.of(one).group in Origin.of(one).networks
    assert Origin.of(one).address == one


def test_nobody_has_to_go_while_there_is_room():
    crowd = Crowd(4, 2)
    assert [crowd.add(somebody(address)) for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2")] == [None] * 3
    assert len(crowd) == 3


def test_too_many_from_one_address_push_out_their_own():
    crowd = Crowd(10, 2)
    first, *others = [somebody("10.0.0.1") for _ in range(3)]
    friend = somebody("10.0.0.2")
    crowd.add(friend)
    assert [crowd.add(each) for each in (first, *others)] == [None, None, first]
    assert [*crowd] == [friend, *others]


def test_the_most_crowded_address_loses_the_one_who_came_first():
    crowd = Crowd(4, 4)
    friend, strangers = somebody("10.0.0.2"), [somebody("10.0.0.1") for _ in range(3)]
    for each in (friend, *strangers):
        crowd.add(each)
    assert crowd.add(somebody("10.0.0.3")) is strangers[0]
    assert friend in [*crowd]


def test_where_nobody_has_more_than_others_the_one_who_came_first_goes():
    crowd = Crowd(3, 3)
    crowded = [somebody(f"10.0.0.{number}") for number in range(4)]
    assert [crowd.add(each) for each in crowded] == [None, None, None, crowded[0]]


def test_whoever_has_gone_on_is_not_counted():
    crowd = Crowd(1, 1)
    one = somebody("10.0.0.1")
    crowd.add(one)
    crowd.discard(one)
    crowd.discard(one)
    assert crowd.add(somebody("10.0.0.1")) is None
