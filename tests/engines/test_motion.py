"""The law of motion: for every reader the moves of an action lead from where things lay to where they lie.

For every game, every value of every option and every number of seats. And the parts of it, one by one.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

import engines
from engines.game import Event
from engines.match import Match
from engines.motion import Narrator, applied, is_hidden, moves, visible
from engines.shapes import ShapeError
from engines.validation import Validator
from network.table.log import Log
from tests.engines.play import default_setups, described, larger_setups, option_setups, random_play
from tests.engines.test_laws import viewers

all_options = pytest.mark.parametrize("setup", option_setups(5), ids=described)
all_seats = pytest.mark.parametrize("setup", [*default_setups(5), *larger_setups(5)], ids=described)


@all_options
def test_the_moves_of_an_action_lead_from_where_to_where(setup):
    moments = list(random_play(setup, 8))
    game = moments[0].game
    shapes = Validator(game, setup.seats, setup.options)
    for seat in viewers(setup):
        narrator = Narrator(game, moments[0].state, seat)
        where = game.view(moments[0].state, seat)["where"]
        for moment, then in pairwise(moments):
            for event in moment.events:
                seen = narrator.told(event) or {"kind": "undo", "by": 0, "count": 1}
                shapes.event(seen)
                for component, origin, place in seen.get("moves", ()):
                    assert origin != place or component not in where
                    assert component not in where or where[component] == origin
                    assert not (is_hidden(origin) and is_hidden(place))
                    where = applied(where, [(component, origin, place)])
            assert where == game.view(then.state, seat)["where"]


@all_seats
def test_a_view_tells_what_can_be_seen_and_nothing_of_piles(setup):
    for moment in random_play(setup, 2):
        for seat in viewers(setup):
            view = moment.game.view(moment.state, seat)
            assert view["where"] == visible(moment.game.where(moment.state, seat))
            assert not any(map(is_hidden, view["where"].values()))


@all_seats
def test_no_two_components_lie_in_a_place_for_one(setup):
    """Where a place tells an order, everyone in it has another number."""
    for moment in random_play(setup, 3):
        where = moment.game.view(moment.state, 0)["where"]
        numbered = [tuple(place.split(":")[:3]) for place in where.values() if place.count(":") >= 2]
        assert len(set(numbered)) == len(numbered)


@pytest.mark.parametrize(
    ("game_id", "seats", "event", "good", "bad"),
    [
        ("wagons", 2, {"kind": "first", "by": 0}, ["7", "circle:3", "ready:1"], ["19", "circle:3", "ready:1"]),
        ("wagons", 2, {"kind": "first", "by": 0}, ["7", None, "town:0:3:-1:2:turned"], ["7", None, "ready:2"]),
        ("wagons", 2, {"kind": "first", "by": 0}, ["7", "circle:14", None], ["7", "circle:15", None]),
        ("cirkle", 2, {"kind": "pass", "by": 0}, ["0T*1", "A2", "lost:0"], ["0T*1", "A2", "lost:2"]),
        ("cirkle", 2, {"kind": "pass", "by": 0}, ["0T1", "A2:sunk", "H11:frozen"], ["0T1", "A2", "I11"]),
        ("coldwar", 2, {"kind": "shuffle"}, ["M4", "discard", "?deck"], ["M7", "discard", "?deck"]),
        ("coldwar", 2, {"kind": "shuffle"}, ["KGB:?", "hq:1:5", "field:1:down"], ["KGB:?", "hq:2:5", "field:1:down"]),
        ("coldwar", 2, {"kind": "shuffle"}, ["phase", None, "phase:over"], ["phase", None, "phase:over\n"]),
    ],
)
def test_a_host_cannot_send_just_any_move(game_id, seats, event, good, bad):
    setup = next(setup for setup in default_setups(5) if (setup.game, setup.seats) == (game_id, seats))
    told = Validator(engines.load(game_id), setup.seats, setup.options)
    told.event({**event, "moves": [good]})
    for wrong in ([bad], [good] * 201, [good[:2]], [[*good, None]], {"x": good}, good):
        with pytest.raises(ShapeError):
            told.event({**event, "moves": wrong})
    with pytest.raises(ShapeError):
        told.event({"kind": "resign", "by": 0, "moves": [good]})


# The parts.


def test_what_lies_as_it_lay_has_not_moved():
    assert moves({"a": "x:1", "b": "?deck"}, {"a": "x:1", "b": "?deck"}) == []


def test_a_card_comes_from_a_pile_and_goes_to_one():
    assert moves({"a": "?deck", "b": "x"}, {"a": "x", "b": "?deck"}) == [["a", "?deck", "x"], ["b", "x", "?deck"]]


def test_what_moves_from_pile_to_pile_is_not_told():
    assert moves({"a": "?discard"}, {"a": "?deck"}) == []


def test_a_card_that_is_turned_over_stays_where_it_lies():
    assert moves({"K:?0": "hq:0"}, {"K:A": "hq:0"}) == [["K:?0", "hq:0", None], ["K:A", "hq:0", "hq:0"]]


def test_of_cards_that_lose_their_names_one_may_have_gone_elsewhere():
    """Nobody can tell which: the one whose place is empty now."""
    before = {"K:A": "hq:0", "K:B": "hq:1", "L:A": "hq:2"}
    assert moves(before, {"K:?0": "hq:0", "K:?": "field", "L:A": "hq:2"}) == [
        ["K:A", "hq:0", None],
        ["K:B", "hq:1", None],
        ["K:?0", "hq:0", "hq:0"],
        ["K:?", "hq:1", "field"],
    ]


def test_what_comes_from_nowhere_is_told_so():
    assert moves({}, {"a": "x"}) == [["a", None, "x"]]


def test_moves_are_applied():
    assert applied({"a": "x", "b": "y"}, [["a", "x", "z"], ["b", "y", "?deck"]]) == {"a": "z"}
    assert applied({"a": "x"}, [["a", "x", None], ["b", None, "y"]]) == {"b": "y"}


# What the rules of a game say of it.


def told(game_id: str, seats: int, texts: list[str], seat: int | None) -> list[dict]:
    """What a reader is told of the last of these actions, played by whoever must act."""
    game = engines.load(game_id)
    match = Match(next(setup for setup in default_setups(5) if (setup.game, setup.seats) == (game_id, seats)))
    for text in texts:
        before = match.state
        events = match.play(match.actors[0], text)
    narrator = Narrator(game, before, seat)
    return [seen for event in events if (seen := narrator.told(event)) is not None]


def test_wagons_given_cards_wait_until_the_giver_has_placed():
    match = Match(default_setups(5)[[setup.game for setup in default_setups(5)].index("wagons")])
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    giver = match.actors[0]
    narrator = Narrator(match.game, match.state, None)
    (take,) = match.play(giver, match.legal(giver)[2])
    moved = {component: place for component, _, place in narrator.told(take)["moves"]}
    first, second = map(str, take.data["gives"])
    assert moved == {
        str(take.data["card"]): f"ready:{giver}",
        first: f"queue:{1 - giver}:0",
        second: f"queue:{1 - giver}:1",
    }
    (place,) = match.play(giver, match.legal(giver)[0])
    moved = {component: place for component, _, place in narrator.told(place)["moves"]}
    assert moved[first] == f"ready:{1 - giver}"
    assert moved[second] == f"queue:{1 - giver}:0"


def test_coldwar_an_agent_is_chosen_face_down():
    """R6.1: the others see a card go, and not which."""
    own, *_ = told("coldwar", 2, ["x MS"], 0)
    assert ["CIA:MS", "hq:0:0", "field:0:down"] in own["moves"]
    for other in (1, None):
        (seen,) = told("coldwar", 2, ["x MS"], other)
        assert seen["moves"][-1] == ["CIA:?", "hq:0:5", "field:0:down"]
        assert not any(place == "field:0:down" for name, _, place in seen["moves"] if name != "CIA:?")


def test_coldwar_rivals_see_the_same_whoever_is_chosen():
    for other in (1, None):
        assert told("coldwar", 2, ["x MS"], other) == told("coldwar", 2, ["x DI"], other)


def test_a_log_tells_moves_and_forgets_those_that_were_taken_back():
    match = Match(default_setups(5)[[setup.game for setup in default_setups(5)].index("wagons")])
    log = Log(match)
    log.seen_by(None)
    texts = []
    for _ in range(3):
        before = len(match.steps)
        seat = match.actors[0]
        texts.append(match.legal(seat)[0])
        log.add(before, match.play(seat, texts[-1]), len(match.steps))
    told = log.seen_by(None)
    log.add(3, match.play(0, "!undo 1"), 1)
    for text in texts[1:]:
        before = len(match.steps)
        log.add(before, match.play(match.actors[0], text), len(match.steps))
    again = [entry for entry in log.seen_by(None) if entry.event["kind"] != "undo"]
    assert again == list(told)
    assert again[-1].event["moves"]


def test_what_setting_up_showed_moves_nothing():
    for setup in default_setups(5):
        assert not any("moves" in entry.event for entry in Log(Match(setup)).seen_by(None))


def test_an_event_that_a_reader_does_not_notice_tells_no_moves():
    setup = default_setups(5)[0]
    match = Match(setup)
    narrator = Narrator(match.game, match.state, None)
    assert narrator.told(Event({"kind": "x"}, audience=(0,), after=match.state)) is None
