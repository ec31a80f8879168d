"""What holds through whole games with every number of seats: cards, counts and points keep together, and games end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from engines.cercle import GAME
from engines.game import Action, Event, Seat, State
from tests.engines.cercle.oracle import DIVISIONS, SPIES, Board
from tests.engines.cercle.reading import new_game
from tests.engines.cercle.table import at
from tests.engines.cercle.test_oracle import chosen

SEATS = pytest.mark.parametrize("seats", range(2, 7))
SEEDS = range(20, 22)
LONGEST = 6000


class Moment(NamedTuple):
    """A state, what was then done, and what came of it."""

    state: State
    seat: Seat
    action: Action
    after: State
    events: tuple[Event, ...]

    @property
    def view(self) -> dict[str, Any]:
        return GAME.view(self.state, self.seat)


def moments(seats: int, seed: int, **options: Any) -> Iterator[Moment]:
    """A game in which every kind of move, and every move of a kind, has its chance."""
    state, rng = new_game(seats, seed, **options), Random(seed)
    for _ in range(LONGEST):
        if not GAME.actors(state):
            return
        (seat,) = GAME.actors(state)
        legal = {GAME.write(action): action for action in GAME.legal(state, seat)}
        action = legal[chosen(list(legal), rng)]
        after, events = GAME.apply(state, seat, action)
        yield Moment(state, seat, action, after, tuple(events))
        state = after
    raise AssertionError("the game does not end")


@cache
def games(seats: int) -> tuple[Moment, ...]:
    return tuple(moment for seed in SEEDS for moment in moments(seats, seed))


@SEATS
def test_cards_counts_and_points(seats):
    """R1.2, R4.9, R5.2, R7.12, R8.14, R10.7, R10.8: sixty cards each in one state, at every step of a game."""
    before = None
    for moment in games(seats):
        view = GAME.view(moment.after, None)
        assert_cards(GAME.where(moment.after, None), view, seats)
        assert all(0 <= count <= 12 for counts in view["secrets"] for count in counts)
        assert min(view["circle"], *view["scores"]) >= 0
        columns = zip(*(values for _, values in view["breakdown"]), strict=True)
        assert [sum(column) for column in columns] == view["scores"]
        if before is not None and view["turn"]:  # not the first moment of another game
            if before["stage"] == view["stage"] == 3:
                assert (before["scores"], before["circle"]) == (view["scores"], view["circle"])
            assert arrests(moment.events) == gained_by_arrests(before, view)
        before = view


def assert_cards(where: dict[str, str], view: dict[str, Any], seats: int) -> None:
    places = [where[card] for card in SPIES]
    assert len(places) == 60
    shown = [place for place in places if place != "?deck"]
    assert len(set(shown)) == len(shown)
    assert view["deck"] == 60 - len(shown)
    assert {card: place for card, place in where.items() if place != "?deck"} == view["where"]
    board = Board.of(view)
    rows = {f"wheel:{edge}:{place}" for edge, row in board.wheel.items() for place in range(len(row))}
    assert {place.rsplit(":", 1)[0] for place in shown if place.startswith("wheel:")} == rows
    for zone in ("ready", "infiltrated", "deployed"):
        for seat in range(seats):
            numbers = sorted(int(place.split(":")[2]) for place in shown if place.startswith(f"{zone}:{seat}:"))
            assert numbers == list(range(len(numbers))), (zone, seat)
    # Bodyguards guard, recruiters recruit, and each is where a card of its kind can be.
    assert all(SPIES[guard].action == "guard" for guard in board.guards.values())
    assert all(SPIES[card].action in ("recruit", "mask") for card in board.recruiters.values())
    assert all(SPIES[card].action in ("choke", "thwart") for row in board.deployed for card in row)
    assert all(SPIES[card].action == "guard" for card in board.posted)
    assert not any(card in board.boss for card in board.recruiters)
    assert not set(board.guards) & set(board.guards.values())
    assert all(board.boss[card] != seat for seat, row in enumerate(board.deployed) for card in row)
    assert len(set(view["acted"])) == len(view["acted"])


def arrests(events: tuple[Event, ...]) -> list[int]:
    """How many arrests of each seat were told."""
    found = [0] * 6
    for event in events:
        if event.kind == "arrest":
            found[event.data["seat"]] += event.data["times"]
    return found


def gained_by_arrests(before: dict[str, Any], after: dict[str, Any]) -> list[int]:
    """How many arrests of each seat its score sheet shows."""
    lines = [dict(view["breakdown"])["arrests"] for view in (before, after)]
    made = [(new - old) // 2 for old, new in zip(*lines, strict=True)]
    return made + [0] * (6 - len(made))


@SEATS
def test_markers_are_paid_for_and_spent(seats):
    """R6.9: at most one activation in a turn, never in the turn of a veto."""
    for moment in games(seats):
        before, after = GAME.view(moment.state, None), GAME.view(moment.after, None)
        for seat in range(seats):
            change = (before["markers"][seat], after["markers"][seat])
            assert change in {
                ("passive", "passive"),
                ("active", "active"),
                ("used", "used"),
                ("passive", "active"),
                ("active", "used"),
                ("used", "passive"),
            }
            if change == ("passive", "active"):
                assert (GAME.write(moment.action), moment.seat) == ("m", seat)
            if change == ("active", "used"):
                assert (GAME.write(moment.action), moment.seat) == ("v+", seat)
            if change == ("used", "passive"):
                assert after["turn"] == before["turn"] + 1


@SEATS
def test_lists_are_as_short_as_promised(seats):
    """Section 15: sizes, and what is legal is without duplicates."""
    for moment in games(seats):
        legal, view = GAME.legal(moment.state, moment.seat), moment.view
        assert len(set(legal)) == len(legal) > 0
        assert GAME.automatic(moment.state) is None  # R3.4, D35: whatever is asked is chosen
        board = Board.of(view)
        mine = board.ready[moment.seat] + board.infiltrated[moment.seat]
        most = {
            "p1_turn": 34,
            "p2_turn": 2 + len(board.ready[moment.seat]) + len(mine),
            "p2_target": 63,
            "h_pay": 51,
            "p1_share": 16,
        }
        assert len(legal) <= most.get(view["phase"], 9)


@SEATS
def test_games_end(seats):
    """R10.7: within 60 turns, in one of the two ways."""
    for seed in range(30, 34):
        *_, last = moments(seats, seed, setup="random")
        outcome = GAME.outcome(last.after)
        assert outcome.reason in ("victory", "chaos")
        assert GAME.view(last.after, None)["turn"] <= 60
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(seats))


@SEATS
def test_positions_can_be_written_and_laid_out_again(seats):
    """Section 14: the text of a resting state gives the same view, the same legal list and the same text."""
    for moment in games(seats)[::5]:
        view = moment.view
        if GAME.half_made(moment.state) is not None or view["phase"] not in ("p1_turn", "p2_turn"):
            continue
        text = position_of(moment.state)
        again = at(text)
        assert again.position() == text
        assert without_history(again.view) == without_history(view)
        legal = [GAME.write(action) for action in GAME.legal(moment.state, moment.seat)]
        assert again.legal(moment.seat + 1) == legal


def position_of(state: State) -> str:
    table = at("n=2 first=1 turn=1 phase=1 seat=1")
    table.state = state
    return table.position()


def without_history(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what a position does not tell: how points were made, colours, how often the wheel has turned."""
    kept = {name: value for name, value in view.items() if name not in ("breakdown", "colours", "where")}
    return kept | {"where": {card: place for card, place in view["where"].items() if card != "wheel"}}


@SEATS
def test_whole_forms_agree_with_their_steps(seats):
    """R3.6: every choice in steps of a game, written as one."""
    seen, start, texts = 0, None, list[str]()
    for moment in games(seats):
        if GAME.half_made(moment.state) is None:
            start, texts = moment.state, []
        texts.append(GAME.write(moment.action))
        if len(texts) > 1 and GAME.half_made(moment.after) is None:
            table = at("n=2 first=1 turn=1 phase=1 seat=1")
            table.state = start
            kind = "p" if GAME.view(start, None)["phase"] == "h_pay" else "d"
            assert table.play(f"{moment.seat + 1} {whole(texts, kind)}").state == moment.after
            seen += 1
    assert seen > 20


def whole(steps: list[str], kind: str) -> str:
    """Several steps in one text (section 14); `kind` is "d" for a distribution, "p" for a payment."""
    if steps[0].startswith("x:"):
        return f"{steps[0]}>{','.join(step[1:] for step in steps[1:] if step != '>-')}"
    purses = [step[1:] for step in steps if step[1:] in SPIES]
    sums = {d: sum(int(step[2:]) for step in steps if step[1] == d and step[2:].isdigit()) for d in DIVISIONS}
    secrets = "".join(f"{division}{amount}" for division, amount in sums.items() if amount)
    return f"{kind}:{'+'.join(filter(None, [*purses, secrets]))}"
