"""R10: total, winner, ties and the score sheet."""

from __future__ import annotations

import pytest

from engines.wagons import GAME
from engines.wagons.scoring import breakdown, sheets_after, totals, winner_of
from engines.wagons.state import END
from tests.engines.wagons.table import A, B, Table, deal, margin_after


def finished(tokens: str, header: str) -> Table:
    table = Table(header).play(tokens)
    while table.state.phase != END:
        table.play(table.legal()[0])
    return table


def test_the_total_is_territories_plus_goals_and_may_be_negative():
    """R10.1"""
    table = finished("S01 T01", deal())
    for seat in (A, B):
        sheet = table.state.sheets[seat]
        assert totals(table.state.sheets)[seat] == sum(table.state.towns[seat].sizes) + sum(sheet[6:])
    # One card of three beers and a forest against nothing: -3 for its beers, -1 for the forest.
    lone = Table(deal(goals="13,03,12")).play("S18 T18 P18@0,0").state
    assert lone.sheets[A][6:] == (-3, -1, 0)


def test_the_higher_total_wins():
    """R10.2"""
    assert winner_of((12, 11), (14, 1)) == (A, "points", "R10.2")
    assert winner_of((-3, -2), (1, 14)) == (B, "points", "R10.2")


def test_equal_totals_go_to_the_player_with_fewer_cards():
    """R10.3"""
    assert winner_of((30, 30), (8, 7)) == (B, "fewer_cards", "R10.3")
    assert winner_of((30, 30), (7, 8)) == (A, "fewer_cards", "R10.3")


def test_the_score_sheet_lists_terrains_then_goals_in_dealing_order():
    """R10.4"""
    table = finished("S01 T02", deal(goals="18,04,11"))
    assert [line for line, _ in breakdown(table.state)] == [
        "desert",
        "forest",
        "mountain",
        "plain",
        "snow",
        "water",
        "rifles_ready",
        "circle_wagons",
        "wagon_train",
    ]


def test_the_outcome_carries_the_sheet_and_the_rule():
    """R10.4"""
    table = finished("S01 T02", deal(goals="18,04,11"))
    outcome = GAME.outcome(table.state)
    assert outcome.scores == totals(table.state.sheets)
    assert outcome.breakdown == breakdown(table.state)
    assert tuple(map(sum, zip(*(values for _, values in outcome.breakdown), strict=True))) == outcome.scores
    winner = outcome.winners[0]
    assert outcome.ranking == ((winner,), (1 - winner,))
    assert outcome.scores[winner] >= outcome.scores[1 - winner]
    assert table.events[-1] == {
        "kind": "end",
        "winner": winner,
        "scores": list(outcome.scores),
        "cards": list(table.state.cards_placed),
        "reason": outcome.reason,
        "rule": outcome.rule,
    }


@pytest.mark.parametrize(("first", "winner", "cards"), [("A", A, (5, 10)), ("B", B, (10, 5))])
def test_a_tie_is_decided_at_the_table(first, winner, cards):
    """R10.3: a whole game that ends 24 to 24."""
    table = finished("S05 T12", deal(first=first))
    outcome = GAME.outcome(table.state)
    assert (outcome.scores, table.state.cards_placed) == ((24, 24), cards)
    assert (outcome.winners, outcome.reason, outcome.rule) == ((winner,), "fewer_cards", "R10.3")


def test_a_placement_can_be_counted_before_it_is_made():
    """R11.3: what a view and a bot are told is what the placement then brings."""
    table = Table(deal(goals="05,09,12")).play("S01 T06 P06@0,0 P01@0,0 P02@1,0 P03@-1,1")
    seat = table.state.actor
    for place in GAME.legal(table.state, seat):
        after, _ = GAME.apply(table.state, seat, place)
        assert sheets_after(table.state, seat, place) == after.sheets
        own, other = totals(after.sheets)[seat], totals(after.sheets)[1 - seat]
        assert margin_after(table.state, seat, place) == own - other
