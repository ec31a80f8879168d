"""A match: playing, taking back, resigning and agreeing on a draw."""

from __future__ import annotations

import pytest

import engines
from engines.game import IllegalAction, NotationError, checked
from engines.match import Line, Match
from tests.engines import three
from tests.engines.play import default_setups, described


def fresh(seed: int = 1) -> Match:
    return Match(checked(engines.load("wagons"), 2, {"first": "A"}, seed))


def advanced(match: Match, actions: int) -> Match:
    """The match after so many first legal actions."""
    for _ in range(actions):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return match


def finished() -> Match:
    match = fresh()
    while match.actors:
        advanced(match, 1)
    return match


def refused(match: Match, seat: int, text: str) -> str:
    """The reason for which a line is refused; nothing may have changed."""
    before = (list(match.lines), match.state, list(match.resigned), list(match.draw_offers), len(match.steps))
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, text)
    assert (list(match.lines), match.state, list(match.resigned), list(match.draw_offers), len(match.steps)) == before
    return caught.value.reason


def test_lines_of_a_record_name_seat_and_notation():
    assert str(Line(1, "T10")) == "1 T10"
    assert not Line(1, "T10").is_call
    assert Line(0, "!resign").is_call


def test_a_match_keeps_every_position_and_what_led_there():
    match = advanced(fresh(), 4)
    assert match.length == len(match.steps) == 4
    assert match.state == match.state_at(4) == match.steps[-1].state
    assert match.state_at(0) == match.start
    assert [event.kind for event in match.events_at(0)] == ["deal", "first"]
    assert [event.kind for ply in range(1, 5) for event in match.events_at(ply)] == ["start", "take", "place", "take"]


def test_legal_is_notation_for_the_actor():
    match = fresh()
    assert match.actors == (1,)
    assert len(match.legal(1)) == 15
    assert match.legal(0) == ()
    assert match.legal(5) == ()


def test_playing_gives_the_events():
    match = fresh()
    card = match.legal(1)[0]
    assert [event.data for event in match.play(1, card)] == [{"kind": "start", "by": 1, "card": int(card[1:])}]


def test_bad_notation_changes_nothing():
    match = advanced(fresh(), 2)
    for text in ("", "hello", "T1", "P99@0,0"):
        with pytest.raises(NotationError):
            match.play(match.actors[0], text)
    assert match.length == 2


def test_an_illegal_action_changes_nothing():
    match = advanced(fresh(), 2)
    assert refused(match, match.actors[0], "S01") == "wrong_phase"
    assert refused(match, 1 - match.actors[0], match.legal(match.actors[0])[0]) == "not_your_turn"
    assert refused(match, 9, match.legal(match.actors[0])[0]) == "not_your_turn"


POSITION = "n=2 first=1 phase=2 seat=1 rdy 1 S1b I1b O1b whl 1 I2b/- whl 2 I3a/2"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x:I1b>1I,2O", "x:I1b ; >1I ; >2O"),
        ("x:S1b>I3a", "x:S1b ; >I3a ; >-"),
        ("x:S1b>I3a ; >-", None),
        ("x:S1b>I3a,I3a", "x:S1b ; >I3a ; >I3a"),
        ("x:O1b", "x:O1b"),
    ],
)
def test_a_choice_in_steps_may_be_written_in_one_word(text, line):
    """The match keeps its steps, and the last of them only where something could still be added (R3.6)."""
    match = Match(checked(engines.load("cercle"), 2, {}, 1, POSITION))
    if line is None:
        assert refused(match, 0, text) == "choice_made"
        return
    match.play(0, text)
    assert [str(line) for line in match.lines] == [f"0 {line}"]
    assert Match.replayed(match.setup, match.lines).state == match.state


@pytest.mark.parametrize(("text", "reason"), [("x:I1b>1I", "targets_missing"), ("x:S1b>I3a,O1b", "not_on_wheel")])
def test_a_word_that_is_no_whole_choice_is_refused(text, reason):
    match = Match(checked(engines.load("cercle"), 2, {}, 1, POSITION))
    assert refused(match, 0, text) == reason


def test_a_take_back_is_a_line_of_its_own():
    match = advanced(fresh(), 6)
    earlier = match.state_at(2)
    events = match.play(0, "!undo 2")
    assert [dict(event.data) for event in events] == [{"kind": "undo", "by": 0, "count": 4}]
    assert match.state == earlier
    assert (len(match.steps), match.length) == (2, 7)
    advanced(match, 3)
    assert (len(match.steps), match.length) == (5, 10)
    again = Match.replayed(match.setup, match.lines)
    assert again.state == match.state
    assert again.lines == match.lines


def test_everything_can_be_taken_back():
    match = advanced(fresh(), 3)
    match.play(1, "!undo 0")
    assert match.state == match.start
    assert refused(match, 1, "!undo 0") == "nothing_to_undo"


@pytest.mark.parametrize("argument", ["3", "4", "-1", "", "x", "01", "1 2", "9999999", "٣", " 1"])
def test_a_take_back_must_lead_back(argument):
    match = advanced(fresh(), 3)
    assert refused(match, 0, f"!undo {argument}") == "nothing_to_undo"


def test_the_end_can_be_taken_back():
    match = finished()
    plies = len(match.steps)
    match.play(0, f"!undo {plies - 1}")
    assert match.outcome is None
    assert match.actors
    advanced(match, 1)
    assert match.outcome is not None


def test_with_two_seats_resigning_ends_the_match():
    match = advanced(fresh(), 5)
    assert [event.kind for event in match.play(0, "!resign")] == ["resign"]
    assert match.outcome.ranking == ((1,), (0,))
    assert (match.outcome.reason, match.outcome.rule) == ("resigned", "")
    view = match.game.view(match.state, None)
    assert list(match.outcome.scores) == view["scores"]
    assert match.outcome.plain()["breakdown"] == view["breakdown"]
    assert (match.actors, match.legal(0), match.legal(1)) == ((), (), ())


def test_with_two_seats_losing_on_time_ends_the_match_as_resigning_does():
    match, resigned = advanced(fresh(), 5), advanced(fresh(), 5)
    assert [dict(event.data) for event in match.play(0, "!time")] == [{"kind": "time", "by": 0}]
    resigned.play(0, "!resign")
    assert match.outcome == resigned.outcome._replace(reason="time")
    for who, line in ((1, "!time"), (0, "!time"), (0, "!resign"), (0, "!undo 2"), (1, "!draw?")):
        assert refused(match, who, line) == "match_over"


@pytest.mark.parametrize("setup", default_setups(), ids=described)
def test_losing_on_time_means_in_every_game_what_resigning_means(setup):
    timed, resigned = (advanced(Match(setup), 3) for _ in range(2))
    timed.play(1, "!time")
    resigned.play(1, "!resign")
    if setup.seats == 2:
        assert timed.outcome == resigned.outcome._replace(reason="time")
    else:
        assert timed.outcome is resigned.outcome is None
    assert (timed.resigned, timed.actors, timed.state) == (resigned.resigned, resigned.actors, resigned.state)
    assert Match.replayed(setup, timed.lines).outcome == timed.outcome


def test_nothing_follows_a_resignation():
    match = advanced(fresh(), 5)
    text = match.legal(match.actors[0])[0]
    seat = match.actors[0]
    match.play(1, "!resign")
    for who, line in ((seat, text), (0, "!resign"), (1, "!resign"), (0, "!draw?"), (0, "!undo 2")):
        assert refused(match, who, line) == "match_over"


def test_one_may_resign_out_of_turn():
    match = fresh()
    match.play(0, "!resign")
    assert match.outcome.winners == (1,)


def test_a_finished_match_cannot_be_resigned():
    match = finished()
    assert refused(match, 0, "!resign") == "match_over"
    assert refused(match, 0, "!draw?") == "match_over"
    assert refused(match, match.steps[-1].seat, match.steps[-1].text) == "match_over"
    assert match.outcome.reason in ("points", "fewer_cards")


def test_a_draw_is_offered_and_accepted():
    match = advanced(fresh(), 4)
    assert [event.kind for event in match.play(0, "!draw?")] == ["draw_offer"]
    assert match.outcome is None
    assert [event.kind for event in match.play(1, "!draw!")] == ["draw_accept"]
    assert (match.outcome.ranking, match.outcome.reason) == (((0, 1),), "agreed")
    assert match.actors == ()
    assert refused(match, 0, "!undo 1") == "match_over"


def test_a_draw_is_refused():
    match = advanced(fresh(), 4)
    match.play(0, "!draw?")
    assert [event.kind for event in match.play(1, "!draw-")] == ["draw_refuse"]
    assert match.outcome is None
    assert match.draw_offers == []
    assert refused(match, 1, "!draw!") == "no_such_offer"


def test_an_action_or_a_take_back_lets_an_offer_lapse():
    match = advanced(fresh(), 4)
    match.play(0, "!draw?")
    advanced(match, 1)
    assert refused(match, 1, "!draw!") == "no_such_offer"
    match.play(0, "!draw?")
    match.play(1, "!undo 3")
    assert refused(match, 1, "!draw!") == "no_such_offer"


def test_an_offer_can_neither_be_repeated_nor_accepted_by_its_maker():
    match = advanced(fresh(), 4)
    match.play(0, "!draw?")
    for seat, call in ((0, "!draw?"), (1, "!draw?"), (0, "!draw!")):
        assert refused(match, seat, call) == "no_such_offer"
    match.play(0, "!draw-")
    match.play(1, "!draw?")


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (0, "!"),
        (0, "!dance"),
        (0, "!resign now"),
        (0, "!draw"),
        (2, "!resign"),
        (-1, "!resign"),
        (0, "!RESIGN"),
        (0, "!time 3"),
        (2, "!time"),
    ],
)
def test_unknown_calls_are_refused(seat, text):
    assert refused(fresh(), seat, text) == "unknown_call"


def test_a_copy_goes_its_own_way():
    match = advanced(fresh(), 3)
    other = match.copied()
    advanced(other, 2)
    other.play(0, "!resign")
    assert (match.length, match.resigned, match.outcome) == (3, [], None)
    assert other.length == 6
    assert other.state_at(3) == match.state


def heaps(monkeypatch, lines=()):
    three.join_registry(monkeypatch)
    return Match.replayed(three.SETUP, [Line(int(line[0]), line[2:]) for line in lines])


def test_with_more_seats_a_resigned_one_ranks_last(monkeypatch):
    match = heaps(monkeypatch, ["0 +2", "0 !resign", "1 +1", "2 +1"])
    assert match.outcome is None
    assert match.actors == (0,)  # someone else plays the seat on
    assert refused(match, 0, "!resign") == "already_resigned"
    for line in ("0 +2", "1 +1", "2 +2"):
        match.play(int(line[0]), line[2:])
    assert match.outcome.scores == (4, 2, 3)
    assert match.outcome.ranking == ((2,), (1,), (0,))


def test_with_more_seats_one_that_lost_on_time_is_played_on_and_ranks_last(monkeypatch):
    match = heaps(monkeypatch, ["0 +2", "0 !time", "1 +1", "2 +1"])
    assert (match.outcome, match.timed_out, match.actors) == (None, [0], (0,))
    assert refused(match, 0, "!time") == refused(match, 0, "!resign") == "already_resigned"
    other = match.copied()
    other.play(1, "!time")
    assert match.timed_out == [0]
    for line in ("0 +2", "1 +1", "2 +2"):
        match.play(int(line[0]), line[2:])
    assert match.outcome.ranking == ((2,), (1,), (0,))
    assert match.outcome.reason == match.game.outcome(match.state).reason


def test_whoever_resigned_first_ranks_behind_those_who_did_later(monkeypatch):
    lines = ["0 +1", "0 !resign", "1 +1", "1 !resign", "2 +1", "0 +1", "1 +2", "2 +1"]
    assert heaps(monkeypatch, lines).outcome.ranking == ((2,), (1,), (0,))


def test_seats_that_share_a_place_still_share_it(monkeypatch):
    lines = ["0 +1", "2 !resign", "1 +1", "2 +2", "0 +1", "1 +1", "2 +2"]
    assert heaps(monkeypatch, lines).outcome.ranking == ((0, 1), (2,))


def test_a_draw_needs_every_living_seat(monkeypatch):
    match = heaps(monkeypatch, ["0 +1", "1 !draw?", "2 !draw!"])
    assert match.outcome is None
    match.play(0, "!draw!")
    assert (match.outcome.ranking, match.outcome.reason) == (((0, 1, 2),), "agreed")
    resigned = heaps(monkeypatch, ["0 +1", "0 !resign", "1 !draw?", "2 !draw!"])
    assert resigned.outcome.ranking == ((1, 2), (0,))


def test_nothing_goes_back_behind_a_final_event(monkeypatch):
    """A record in which it did is no record of this match."""
    real = three.Heaps.apply

    def applied(game, state, seat, action):
        after, events = real(game, state, seat, action)
        return after, [event._replace(final=len(state) == 1) for event in events]

    monkeypatch.setattr(three.Heaps, "apply", applied)
    match = heaps(monkeypatch, ["0 +1"])
    assert match.settled == 0
    match.play(0, "!undo 0")
    for line in ("0 +1", "1 +1", "2 +1"):
        match.play(int(line[0]), line[2:])
    assert match.settled == 2
    assert refused(match, 0, "!undo 1") == "final"
    assert refused(match, 0, "!undo 0") == "final"
    match.play(2, "!undo 2")
    assert (len(match.steps), match.settled) == (2, 2)


def test_where_one_acts_at_a_time_a_seat_is_asked_since_the_last_line(monkeypatch):
    match = heaps(monkeypatch, ["0 +1", "1 +1"])
    assert [match.asked_since(seat) for seat in match.seats] == [2, 2, 2]
