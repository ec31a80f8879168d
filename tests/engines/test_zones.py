"""Zones: who knows which card is where, and what a seat imagines of the cards that it does not know."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.chance import Chance
from engines.zones import Known, Zones, imagined

SEATS, CARDS = 3, 9
DECK, PILE, HANDS = 0, 1, 2  # the hand of a seat is the zone HANDS + seat
ZONES = range(HANDS + SEATS)
VIEWERS = (*range(SEATS), None)

numbers = st.integers(0, 10**6)
seats = st.integers(0, SEATS - 1)


def dealt(cards=range(CARDS)):
    """Everything in the deck."""
    return Zones.of(SEATS, cards, (), *[()] * SEATS)


def taken(zones, number):
    """Some cards of a zone, and the zone; the number decides."""
    zone = number % len(ZONES)
    cards = zones.cards[zone]
    first = number // 7 % (len(cards) or 1)
    return zone, cards[first : first + 1 + number // 70 % 3]


def changed(zones, step):
    """One of all the things that may be done with cards."""
    verb, seat, number = step
    source, cards = taken(zones, number)
    target = number // 1000 % len(ZONES)
    match verb:
        case "draw":
            return zones.drawn(DECK, HANDS + seat, seat, 1 + number % 3)
        case "move":
            return zones.moved(cards, source, target, on_top=number % 2 == 0)
        case "look":
            return zones.looked(seat, cards)
        case "show":
            return zones.shown(cards)
        case "forget":
            return zones.forgotten(zones.cards[source], but=(seat,) if number % 3 else ())
        case _:
            return zones.shuffled(source, Chance(number))[0]


VERBS = ("draw", "move", "look", "show", "forget", "shuffle")
steps = st.lists(st.tuples(st.sampled_from(VERBS), seats, numbers), max_size=25)


@st.composite
def played(draw):
    zones = dealt(draw(st.permutations(range(CARDS))))
    for step in draw(steps):
        zones = changed(zones, step)
    return zones


def view(zones, seat):
    return [zones.seen(zone, seat) for zone in ZONES]


def cards_of(zones):
    return sorted(card for zone in zones.cards for card in zone)


@given(played())
def test_nothing_is_lost_and_each_card_is_in_one_place(zones):
    assert cards_of(zones) == list(range(CARDS))


@given(played(), seats, numbers)
def test_what_is_imagined_looks_the_same(zones, seat, seed):
    """The view before, the sizes of all zones, every card once."""
    other = zones.imagined(seat, Random(seed))
    assert view(other, seat) == view(zones, seat)
    assert view(other, None) == view(zones, None)
    assert [len(cards) for cards in other.cards] == [len(cards) for cards in zones.cards]
    assert cards_of(other) == list(range(CARDS))


@given(played(), seats, numbers)
def test_a_known_card_stays_where_it_is(zones, seat, seed):
    other = zones.imagined(seat, Random(seed))
    for zone in ZONES:
        for place in zones.known.places(zones.cards[zone], seat):
            assert other.cards[zone][place] == zones.cards[zone][place]


@given(played(), seats, numbers)
def test_the_others_know_as_much_as_before(zones, seat, seed):
    """The same places of the same zones, whatever lies there now."""
    other = zones.imagined(seat, Random(seed))
    for viewer in VIEWERS:
        for before, after in zip(zones.cards, other.cards, strict=True):
            assert other.known.places(after, viewer) == zones.known.places(before, viewer)


@given(played(), seats, numbers, st.lists(st.integers(0, 2), min_size=CARDS, max_size=CARDS))
def test_backs_that_can_be_seen_stay(zones, seat, seed, backs):
    """Of the top cards and of all cards in hands the backs can be seen."""
    tops = [cards[0] for cards in zones.cards[:HANDS] if cards]
    showing = {*tops, *[card for hand in zones.cards[HANDS:] for card in hand]}
    other = zones.imagined(seat, Random(seed), backs, showing)
    for before, after in zip(zones.cards, other.cards, strict=True):
        for old, new in zip(before, after, strict=True):
            assert old not in showing or backs[old] == backs[new]
    assert view(other, seat) == view(zones, seat)
    assert cards_of(other) == list(range(CARDS))


@given(played(), seats, numbers)
def test_the_real_places_leave_no_trace(zones, seat, seed):
    """Equal seeds imagine the same of two tables that the seat cannot tell apart."""
    other = zones.imagined(seat, Random(1))
    assert zones.imagined(seat, Random(seed)).cards == other.imagined(seat, Random(seed)).cards


@given(played(), st.permutations(range(SEATS)), st.data())
def test_a_card_taken_out_of_sight_tells_a_third_seat_nothing(zones, order, data):
    """Those who did not see it see the same, whichever card of the hand it was."""
    thief, victim, third = order
    hand = zones.cards[HANDS + victim]
    views = []
    for card in hand:
        after = zones.forgotten(hand, but=(thief, victim)).looked(thief, (card,))
        after = after.moved((card,), HANDS + victim, HANDS + thief)
        views.append([view(after, third), view(after, None)])
        assert after.seen(HANDS + thief, thief)[-1] == card
    assert all(seen == views[0] for seen in views)


def test_everything_that_may_be_is_imagined_equally_often():
    """Seat 0 has a card of its own and knows one in the hand of seat 1: four others are anywhere else."""
    zones = Zones.of(SEATS, (4, 2), (), (0,), (1, 3), (5,)).looked(0, (0, 1))
    rng, found = Random(7), Counter()
    for _ in range(4800):
        deck, _, own, theirs, last = zones.imagined(0, rng).cards
        assert (own, theirs[0]) == ((0,), 1)
        found[(*deck, theirs[1], *last)] += 1
    assert set(found) == set(permutations((2, 3, 4, 5)))
    assert all(140 <= count <= 260 for count in found.values())


def test_everything_that_may_be_is_imagined_equally_often_behind_a_back():
    """The back of the top card says that it is 0 or 1; the two below are any of the three that are left."""
    zones = Zones.of(1, (0, 1, 2))
    rng, backs = Random(3), (0, 0, 1)
    found = Counter(zones.imagined(0, rng, backs, (0,)).cards[0] for _ in range(4000))
    assert set(found) == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0)}
    assert all(900 <= count <= 1100 for count in found.values())


def test_a_drawn_card_is_known_to_whoever_drew_it():
    zones = dealt().drawn(DECK, HANDS + 1, 1, 2)
    assert zones.cards == ((2, 3, 4, 5, 6, 7, 8), (), (), (0, 1), ())
    assert [zones.seen(HANDS + 1, viewer) for viewer in VIEWERS] == [(None, None), (0, 1), (None, None), (None, None)]


def test_a_deck_that_is_short_gives_what_it_has():
    zones = dealt(range(2)).drawn(DECK, HANDS, 0, 5).drawn(DECK, HANDS, 0)
    assert zones.cards == ((), (), (0, 1), (), ())


def test_a_seen_top_card_stays_known_in_the_hand_of_whoever_draws_it():
    """Everyone sees that the top card was drawn."""
    zones = dealt().looked(2, (0,)).drawn(DECK, HANDS, 0, 2)
    assert zones.seen(HANDS, 2) == (0, None)
    assert {zones.imagined(2, Random(seed)).cards[HANDS][0] for seed in range(30)} == {0}
    assert len({zones.imagined(2, Random(seed)).cards[HANDS][1] for seed in range(99)}) == CARDS - 1


def test_cards_are_put_on_top_or_below_in_the_order_named():
    zones = dealt(range(4)).moved((2, 0), DECK, PILE)
    assert zones.cards[:2] == ((1, 3), (2, 0))
    assert zones.moved((3, 1), DECK, PILE).cards[:2] == ((), (2, 0, 3, 1))
    assert zones.moved((3, 1), DECK, PILE, on_top=True).cards[:2] == ((), (3, 1, 2, 0))
    assert zones.moved((0,), PILE, PILE, on_top=True).cards[PILE] == (0, 2)


def test_a_card_that_is_not_there_cannot_be_moved():
    with pytest.raises(ValueError, match="not in list"):
        dealt().moved((0,), PILE, DECK)


def test_a_card_put_face_up_below_the_deck_is_known_until_the_shuffle():
    zones = dealt().shown((0,)).moved((0,), DECK, DECK)
    assert [zones.seen(DECK, viewer)[-1] for viewer in VIEWERS] == [0, 0, 0, 0]
    shuffled, chance = zones.shuffled(DECK, Chance(4))
    assert chance == Chance(4, 1)
    assert shuffled.cards[DECK] == Chance(4).shuffled(zones.cards[DECK])[0]
    assert all(set(shuffled.seen(DECK, viewer)) == {None} for viewer in VIEWERS)


def test_a_shuffle_can_be_fed():
    assert dealt().shuffled(DECK, Chance(4).fed((8, 3)))[0].cards[DECK][:2] == (8, 3)


def test_whoever_saw_what_was_done_goes_on_knowing():
    """Also a card that everyone knew: it is a secret of these seats from then on."""
    zones = dealt().shown((0,)).looked(0, (1,)).looked(1, (1,)).looked(2, (2,))
    hidden = zones.forgotten((0, 1), but=(1,))
    assert [hidden.seen(DECK, viewer)[:3] for viewer in VIEWERS] == [
        (None, None, None),
        (0, 1, None),
        (None, None, 2),
        (None, None, None),
    ]


def test_packs_in_fields_of_their_own_are_imagined_apart():
    """Without `Zones`: a game hands over the zones among which cards may have changed places."""
    known = Known.nothing(2).looked(1, (4,))
    (deck, hand), after = imagined(((4, 5), (6,)), known, 0, Random(2))
    assert sorted((*deck, *hand)) == [4, 5, 6]
    assert after.of(1) == 1 << deck[0]
    assert (after.of(0), after.of(None), known.of(1)) == (0, 0, 1 << 4)
