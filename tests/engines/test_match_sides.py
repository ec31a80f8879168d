"""Giving up and drawing where seats play together, and matches that begin in a written position."""

from __future__ import annotations

import json

import pytest

import engines
from engines.game import IllegalAction, Setup, SetupError, Side, checked, usual_options
from engines.match import Match
from engines.record import MAX_POSITION, Header, Player, RecordError, read, written
from tests.engines.play import described, option_setups, random_play

CIRKLE = engines.load("cirkle")
SEATS = {"duel": 2, "solo": 4, "double": 4, "survivor": 4}

# Blue is eliminated, mauve has one unit, yellow to play.
TWO_LEFT = "double 11/11/2mT8/11/11/11/2yC*8/11/7gC3/1yC9/11 1 - - 0 1"
THREE_LEFT = "solo 11/11/2mT8/11/11/11/2yC*8/11/7gC3/1yC9/11 1 - - 0 1"


def begun(mode: str, position: str = "") -> Match:
    return Match(checked(CIRKLE, SEATS[mode], {"mode": mode}, 1, position))


def after(match: Match, *lines: str) -> Match:
    for line in lines:
        match.play(int(line[0]), line[2:])
    return match


def result(match: Match) -> tuple[tuple[tuple[int, ...], ...], str] | None:
    return (match.outcome.ranking, match.outcome.reason) if match.outcome else None


@pytest.mark.parametrize("setup", option_setups(), ids=described)
def test_every_seat_is_in_one_side_and_every_actor_in_play(setup):
    for moment in random_play(setup, 5):
        sides = moment.game.sides(moment.state)
        assert sorted(seat for side in sides for seat in side.seats) == list(range(setup.seats))
        living = [seat for side in sides for seat in side.living]
        assert set(moment.game.actors(moment.state)) <= set(living)
        assert all(set(side.living) <= set(side.seats) for side in sides)


def test_the_sides_of_the_modes():
    """R1.6"""
    assert CIRKLE.sides(begun("duel").state) == (Side((0,), (0,)), Side((1,), (1,)))
    assert CIRKLE.sides(begun("solo").state) == tuple(Side((seat,), (seat,)) for seat in range(4))
    assert CIRKLE.sides(begun("double").state) == (Side((0, 2), (0, 2)), Side((1, 3), (1, 3)))
    assert CIRKLE.sides(begun("survivor").state) == (Side((0,), (0,)), Side((1, 2, 3), (1, 2, 3)))
    assert CIRKLE.sides(begun("double", TWO_LEFT).state) == (Side((0, 2), (0,)), Side((1, 3), (1, 3)))


def test_a_pair_has_lost_when_both_have_given_up():
    """R13.5"""
    match = after(begun("double"), "1 !resign")
    assert (match.outcome, match.actors, match.played_on) == (None, (0,), (1,))
    after(match, "3 !resign")
    assert result(match) == (((0, 2), (1, 3)), "resigned")
    assert (match.actors, match.played_on) == ((), (1,))
    assert match.outcome.scores == (8, 8, 8, 8)


def test_one_of_each_pair_may_give_up():
    match = after(begun("double"), "1 !resign", "2 !resign")
    assert (match.outcome, match.played_on) == (None, (1, 2))
    assert result(after(match, "0 !resign")) == (((1, 3), (0, 2)), "resigned")


def test_the_lone_player_of_survivor_loses_at_once_and_the_team_when_all_have_given_up():
    """R13.5"""
    alone = after(begun("survivor"), "0 !resign")
    assert (result(alone), alone.played_on) == ((((1, 2, 3), (0,)), "resigned"), ())
    team = after(begun("survivor"), "3 !resign", "1 !resign")
    assert (team.outcome, team.played_on) == (None, (3, 1))
    assert result(after(team, "2 !resign")) == (((0,), (1, 2, 3)), "resigned")


def test_the_last_to_give_up_says_whether_it_was_on_time():
    assert result(after(begun("double"), "1 !time", "3 !resign")) == (((0, 2), (1, 3)), "resigned")
    assert result(after(begun("double"), "1 !resign", "3 !time")) == (((0, 2), (1, 3)), "time")
    assert result(after(begun("double"), "0 !time", "1 !resign", "3 !resign"))[1] == "resigned"


def test_those_out_of_play_need_not_give_up():
    """R13.5: all living members; the eliminated partner wins or loses with its side."""
    assert result(after(begun("double", TWO_LEFT), "0 !resign")) == (((1, 3), (0, 2)), "resigned")
    assert result(after(begun("double", TWO_LEFT), "1 !resign", "3 !resign")) == (((0, 2), (1, 3)), "resigned")


def test_a_side_whose_last_player_is_captured_after_the_other_gave_up_has_lost():
    match = after(begun("double", TWO_LEFT), "3 !resign")
    assert match.outcome is None
    after(match, "0 C5xC9")
    assert result(match) == (((0, 2), (1, 3)), "resigned")
    assert match.played_on == ()


def test_whoever_gave_up_wins_with_the_partner_who_played_on():
    """R13.8"""
    position = "double 11/11/2mT8/11/11/11/2yC*8/11/11/1yC9/11 1 - - 0 1"
    match = after(begun("double", position), "0 !draw?", "1 !draw-", "0 C5xC9")
    assert result(match) == (((0, 2), (1, 3)), "last")
    paired = "double 11/11/2mT8/11/11/5bC5/2yC*8/11/11/1yC9/11 1 - - 0 1"
    assert result(after(begun("double", paired), "2 !resign", "0 C5xC9")) == (((0, 2), (1, 3)), "last")


def test_in_solo_a_bot_plays_on_and_the_seat_ranks_last():
    """R13.5"""
    match = after(begun("solo"), "1 !resign", "3 !time", "0 !resign")
    assert (match.outcome, match.played_on) == (None, (1, 3, 0))
    assert result(after(match, "2 !draw?")) == (((2,), (0,), (3,), (1,)), "agreed")


def test_a_draw_needs_all_who_are_in_play_and_their_partners_share_it():
    """R13.5, R13.6"""
    match = after(begun("double", TWO_LEFT), "0 !draw?", "1 !draw!")
    assert match.outcome is None
    assert result(after(match, "3 !draw!")) == (((0, 1, 2, 3),), "agreed")
    match = after(begun("solo", THREE_LEFT), "0 !draw?", "1 !draw!", "3 !draw!")
    assert result(match) == (((0, 1, 3), (2,)), "agreed")
    match = after(begun("double"), "2 !resign", "0 !draw?", "1 !draw!", "3 !draw!")
    assert result(match) == (((0, 1, 2, 3),), "agreed")


def test_an_eliminated_player_has_no_say():
    match = begun("solo", THREE_LEFT)
    assert match.living == (0, 1, 3)
    for call in ("!resign", "!draw?", "!time"):
        with pytest.raises(IllegalAction, match="out_of_play"):
            match.play(2, call)
    assert (match.length, match.resigned, match.draw_offers) == (0, [], [])


# Positions.


@pytest.mark.parametrize("game_id", engines.games())
def test_only_some_games_begin_in_a_position(game_id):
    game = engines.load(game_id)
    seats = game.seat_counts(usual_options(game))[0]
    setup = checked(game, seats, {}, 1)
    assert setup.position == ""
    shown = game.view(game.new(setup), None)
    assert ("position" in shown) == game.sketches
    with pytest.raises(SetupError) as caught:
        checked(game, seats, {}, 1, "nonsense")
    assert caught.value.reason == ("bad_position" if game.positions else "no_positions")
    if game.sketches:
        assert game.new(checked(game, seats, {}, 1, shown["position"])) == game.new(setup)


def test_a_match_begins_in_its_position():
    match = begun("double", TWO_LEFT)
    assert match.game.view(match.state, None)["position"] == TWO_LEFT
    assert [event.data["by"] for event in match.opening] == [0]
    again = Match.replayed(match.setup, after(match, "0 C5-C6", "1 C9-C8").lines)
    assert (again.state, again.setup) == (match.state, match.setup)


@pytest.mark.parametrize(
    ("mode", "position", "why"),
    [
        ("duel", TWO_LEFT, "mode"),
        ("solo", TWO_LEFT, "mode"),
        ("double", "double", "notation"),
        ("double", TWO_LEFT + " ", "notation"),
        ("double", TWO_LEFT.replace(" 1 - - 0 1", " 6 - - 0 1"), "slot"),
        ("double", TWO_LEFT.replace("1yC9", "yCyCyC8"), "too_many"),
    ],
)
def test_a_position_that_cannot_be_played_is_refused(mode, position, why):
    with pytest.raises(SetupError) as caught:
        begun(mode, position)
    assert (caught.value.reason, caught.value.details["why"]) == ("bad_position", why)


def record_text(setup: Setup, match: Match | None = None) -> str:
    players = tuple(Player(f"P{seat}") for seat in range(setup.seats))
    return written(Header(setup, players, "a1", "2026-11-16T02:00:00Z", "0.1.0"), match or Match(setup))


def test_a_record_keeps_the_position():
    match = after(begun("double", TWO_LEFT), "0 C5-C6", "1 C9-C8", "0 !resign")
    text = record_text(match.setup, match)
    assert json.loads(text.splitlines()[0])["position"] == TWO_LEFT
    record = read(text)
    assert (record.match.setup, record.match.state, record.finished) == (match.setup, match.state, True)
    assert written(record.header, record.match) == text
    assert "position" not in json.loads(record_text(begun("duel").setup).splitlines()[0])


@pytest.mark.parametrize(
    ("position", "reason", "detail"),
    [
        (5, "bad_header", ("field", "position")),
        (None, "bad_header", ("field", "position")),
        ("\ud800", "bad_header", ("field", "position")),
        ("x" * (MAX_POSITION + 1), "bad_header", ("field", "position")),
        ("nonsense", "bad_setup", ("why", "bad_position")),
        (THREE_LEFT, "bad_setup", ("why", "bad_position")),
    ],
)
def test_a_record_with_a_bad_position_is_refused(position, reason, detail):
    header, *rest = record_text(begun("double", TWO_LEFT).setup).splitlines(keepends=True)
    told = json.loads(header) | {"position": position}
    with pytest.raises(RecordError) as caught:
        read("".join([json.dumps(told), "\n", *rest]))
    assert (caught.value.reason, caught.value.line) == (reason, 1)
    assert caught.value.details[detail[0]] == detail[1]


def test_a_record_of_a_game_without_positions_has_none():
    setup = checked(engines.load("wagons"), 2, {}, 1)
    header, *rest = record_text(setup).splitlines(keepends=True)
    told = json.loads(header) | {"position": TWO_LEFT}
    with pytest.raises(RecordError) as caught:
        read("".join([json.dumps(told), "\n", *rest]))
    assert (caught.value.reason, caught.value.details["why"]) == ("bad_setup", "no_positions")
