"""A table: who is told what and when, what is refused, and everything besides the moves and the take-backs."""

from __future__ import annotations

import ast
import logging
from functools import partial
from pathlib import Path

import pytest

import network
from engines import load
from engines.game import checked
from engines.match import Match
from engines.record import Player, Record
from network.disk.journal import read_path
from network.messages.table import (
    NOTICES,
    REFUSALS,
    Act,
    AnswerDraw,
    AskUndo,
    OfferDraw,
    Pause,
    Refusal,
    Resign,
    TableMessage,
    Update,
)
from network.table.place import BOTS
from network.table.table import LocalLink, Table
from tests.network.conftest import Ear, new_header, new_table, people, played, seated


def test_whoever_listens_first_hears_the_whole_table() -> None:
    table = played(new_table(), "0 c1", "0 go")
    ear = Ear(table.link(1, "bo"))
    update = ear.update
    assert len(ear.messages) == 1
    assert (update.length, update.ply, update.seat, update.actors) == (2, 2, 1, (1,))
    assert update.legal == ("roll", "c1", "c2", "c3")
    assert update.view == table.match.game.view(table.match.state, 1)
    assert update.occupants == people("Ana Bo")
    assert update.log_from == 0
    assert [(entry.ply, entry.event["kind"]) for entry in update.log] == [(0, "deal"), (0, "first"), (2, "go")]
    assert update.outcome is None


def test_every_seat_hears_only_what_it_may_know() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    crowd = Ear(table.spectate())
    ana.act("roll").act("c2")
    assert ana.kinds == ["deal", "first", "roll", "mark"]
    assert bo.kinds == ["deal", "first"]
    assert crowd.kinds == ["first"]
    assert ana.update.view["mark"] == 2
    assert bo.update.view["mark"] is crowd.update.view["mark"] is None
    assert ana.update.legal == ("back", "go")
    assert bo.update.legal == crowd.update.legal == ()
    ana.act("go")
    assert bo.update.legal == ("roll", "c1", "c2", "c3")
    assert ana.kinds[-1] == bo.kinds[-1] == crowd.kinds[-1] == "go"


def test_a_hidden_field_of_an_event_stays_hidden() -> None:
    table = played(new_table(cards=1), "0 c1", "0 go", "1 c1", "1 go")
    ana, bo = seated(table, "ana", "bo")
    ana.act("b1")
    assert ana.log[-1].event == {"kind": "bid", "by": 0, "bid": 1}
    assert bo.log[-1].event == {"kind": "bid", "by": 0, "bid": None}


def test_a_late_action_is_refused_and_changes_nothing() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.ask(Act, "c1", 0)
    ana.ask(Act, "go", 0)
    assert ana.refusals == [Refusal("late")]
    assert table.match.length == 1
    assert bo.refusals == []


def test_an_action_that_the_game_forbids_is_refused_with_its_rule() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    heard = len(ana.messages), len(bo.messages)
    bo.act("c1")
    assert bo.refusals == [Refusal("not_your_turn", "T1", {"turn": [0]})]
    ana.act("go")
    assert ana.refusals == [Refusal("not_now", "T2")]
    ana.act("dance")
    assert ana.refusals[-1] == Refusal("bad_notation", details={"text": "dance"})
    assert table.match.length == 0
    # Nobody else hears of what was not done.
    assert (len(ana.messages), len(bo.messages)) == (heard[0] + 2, heard[1] + 1)


def test_the_record_holds_the_canonical_spelling() -> None:
    table = played(new_table(), "0 C1", "0 GO")
    assert [line.text for line in table.match.lines] == ["c1", "go"]


def test_a_spectator_can_do_nothing() -> None:
    table = new_table()
    crowd = Ear(table.spectate())
    crowd.act("c1")
    crowd.ask(Resign)
    crowd.ask(AskUndo)
    crowd.ask(Pause, True)
    assert crowd.refusals == [Refusal("not_seated")] * 4
    assert table.match.length == 0
    assert not table.paused


def test_when_the_match_is_over_nothing_more_is_played() -> None:
    table = played(new_table(cards=1), "0 c1", "0 go", "1 c1", "1 go", "0 b1", "1 b0")
    ana, bo = seated(table, "ana", "bo")
    assert ana.update.outcome == table.match.outcome.plain()
    assert ana.update.outcome["ranking"] == [[0], [1]]
    assert (ana.update.actors, ana.update.legal) == ((), ())
    for ask in (
        lambda: ana.ask(Resign),
        lambda: ana.ask(OfferDraw),
        lambda: ana.ask(Pause, True),
        lambda: ana.act("b1"),
    ):
        ask()
    assert ana.refusals == [Refusal("match_over")] * 4
    assert bo.refusals == []


# The order of messages.


def test_a_listener_that_acts_at_once_does_not_disturb_the_order() -> None:
    table = new_table()
    heard: list[tuple[str, int]] = []
    eager, slow = table.link(0, "ana"), table.link(1, "bo")

    def hear(message: object) -> None:
        assert isinstance(message, Update)
        heard.append(("ana", message.length))
        if message.legal:
            eager.say(Act(0, message.legal[-1], message.length))

    slow.listen(lambda message: heard.append(("bo", message.length)))
    eager.listen(hear)
    assert heard == [("bo", 0), ("ana", 0), ("ana", 1), ("bo", 1), ("ana", 2), ("bo", 2)]


def test_messages_of_actions_within_messages_stay_whole() -> None:
    """Both seats answer from within their callbacks until the end: both have the log that a newcomer would get."""
    table = new_table()
    ears = seated(table, "ana", "bo")

    def answer(message: TableMessage, link: LocalLink) -> None:
        if isinstance(message, Update) and message.legal:
            link.say(Act(link.seat, message.legal[-1], message.length))

    for ear in ears:
        ear.link.listen(partial(answer, link=ear.link))
    assert table.match.outcome is not None
    for ear in ears:
        fresh = Ear(table.link(ear.link.seat, ear.link.guest))
        assert ear.standing() == fresh.standing()
        lengths = [message.length for message in ear.messages if isinstance(message, Update)]
        assert lengths == sorted(lengths)


def test_nobody_is_told_anything_while_still_listening() -> None:
    """A listener that acts hears of it only after it has returned: it is never called from within itself."""
    table = new_table()
    inside: list[int] = [0]
    deepest: list[int] = []
    for seat, guest in enumerate(("ana", "bo")):
        link = table.link(seat, guest)

        def hear(message: TableMessage, link: LocalLink = link) -> None:
            inside[0] += 1
            deepest.append(inside[0])
            if isinstance(message, Update) and message.legal:
                link.say(Act(link.seat, message.legal[-1], message.length))
            inside[0] -= 1

        link.listen(hear)
    assert table.match.outcome is not None
    assert set(deepest) == {1}


def test_a_failing_listener_stops_neither_the_others_nor_the_table(caplog: pytest.LogCaptureFixture) -> None:
    table = new_table()
    bad = table.link(0, "ana")
    with caplog.at_level(logging.ERROR):
        bad.listen(lambda message: 1 / 0)
        bo = Ear(table.link(1, "bo"))
        bad.say(Act(0, "c1", 0))
    assert table.match.length == bo.update.length == 1
    assert "ZeroDivisionError" in caplog.text


def test_a_link_that_left_is_told_nothing_more() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    count = len(bo.messages)
    bo.link.leave()
    bo.link.leave()
    ana.act("c1").act("go")
    bo.ask(Act, "c1", 2)
    bo.link.listen(bo.hear)
    assert len(bo.messages) == count
    assert table.match.length == 2


def test_leaving_from_within_a_message_drops_what_was_still_to_come() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.link.listen(lambda message: bo.link.leave() if message.length == 1 else None)
    count = len(bo.messages)
    ana.act("c1")
    assert len(bo.messages) == count


def test_a_closed_table_is_silent(tmp_path: Path) -> None:
    table = new_table(folder=tmp_path)
    ana, _ = seated(table, "ana", "bo")
    count = len(ana.messages)
    table.close()
    ana.ask(Act, "c1", 0)
    ana.link.leave()
    assert len(ana.messages) == count
    assert table.match.length == 0


def test_there_is_no_seat_beyond_the_last() -> None:
    table = new_table()
    with pytest.raises(ValueError, match="no seat 2"):
        table.link(2, "cy")
    with pytest.raises(ValueError, match="no seat -1"):
        table.set_occupant(-1, Player("Cy"))
    with pytest.raises(ValueError, match="3 occupants for 2 seats"):
        Table(Match(new_header().setup), people("Ana Bo Cy"))


# Pause.


def test_while_paused_nothing_is_played_and_any_person_may_go_on() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.act("c1")
    bo.ask(Pause, True)
    assert ana.update.paused
    assert bo.update.paused
    assert ana.update.legal == ()
    assert ana.update.actors == (0,)
    for ask in (*(partial(ana.ask, each) for each in (AskUndo, Resign, OfferDraw)), lambda: ana.act("go")):
        ask()
    assert ana.refusals == [Refusal("paused")] * 4
    ana.ask(Pause, False)
    ana.act("go")
    assert table.match.length == 2


def test_pausing_twice_tells_nobody_twice() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.ask(Pause, True)
    count = len(bo.messages)
    ana.ask(Pause, True)
    assert len(bo.messages) == count


# Resigning and draws.


def test_of_two_the_other_wins() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.ask(Resign)
    assert bo.update.outcome["ranking"] == [[1], [0]]
    assert bo.update.outcome["reason"] == "resigned"
    assert bo.log[-1].event == {"kind": "resign", "by": 0}
    assert table.occupants == people("Ana Bo")


def test_among_more_a_bot_plays_on_and_ranks_last(tmp_path: Path) -> None:
    table = new_table("Ana Bo Cy", tmp_path, cards=1)
    ana, bo, cy = seated(table, "ana", "bo", "cy")
    bo.ask(Resign)
    assert cy.update.occupants == (Player("Ana"), Player("Bo", "bot", "medium"), Player("Cy"))
    assert cy.update.outcome is None
    bo.ask(Pause, True)
    bo.ask(AskUndo)
    assert bo.refusals == [Refusal("not_your_seat")] * 2
    driver = Ear(table.link(1, BOTS))
    ana.act("c1").act("go")
    bo.act("c1")
    assert bo.refusals == [Refusal("not_your_seat")] * 3
    driver.act("c1").act("go")
    cy.act("c1").act("go").act("b0")
    ana.act("b0")
    driver.act("b1")
    assert cy.update.outcome["scores"] == [1, 2, 1]
    assert cy.update.outcome["ranking"] == [[0, 2], [1]]
    assert table.set_occupant(1, Player("Bo")) == Refusal("already_resigned")


def test_of_two_whoever_loses_on_time_has_lost() -> None:
    table = new_table()
    _ana, bo = seated(table, "ana", "bo")
    assert table.time_out(0) is None
    assert (bo.update.outcome["ranking"], bo.update.outcome["reason"]) == ([[1], [0]], "time")
    assert bo.log[-1].event == {"kind": "time", "by": 0}
    bo.ask(AskUndo)
    assert bo.refusals == [Refusal("match_over")]
    assert table.time_out(1) == Refusal("match_over")


def test_among_more_a_bot_plays_on_for_whoever_lost_on_time(tmp_path: Path) -> None:
    table = new_table("Ana Bo Cy", tmp_path)
    (ana, *_others) = seated(table, "ana", "bo", "cy")
    ana.ask(Pause, True)
    assert table.time_out(1) == Refusal("paused")
    ana.ask(Pause, False)
    assert table.time_out(1) is None
    assert ana.update.occupants[1] == Player("Bo", "bot", "medium")
    assert table.time_out(1) == Refusal("already_resigned")
    path = table._journal.path
    table.close()
    assert read_path(path).match.timed_out == [1]


def test_once_sealed_nothing_is_taken_back() -> None:
    table = played(new_table(), "0 c1", "0 go", "1 c2")
    _ana, bo = seated(table, "ana", "bo")
    bo.act("go").ask(AskUndo)
    assert bo.update.undo_asked
    table.seal()
    assert (bo.update.undo_asked, bo.update.undo_to) == (None, None)
    bo.ask(AskUndo)
    assert bo.refusals == [Refusal("match_over")]


def test_whoever_watches_a_table_is_called_when_all_have_been_told() -> None:
    table = new_table()
    ana, _bo = seated(table, "ana", "bo")
    heard: list[int] = []

    def watcher() -> None:
        heard.append(len(ana.messages))

    table.watch(watcher)
    ana.act("c1")
    ana.ask(Pause, True)
    ana.act("go")
    assert heard == [len(ana.messages) - 2, len(ana.messages) - 1]
    table.unwatch(watcher)
    table.unwatch(watcher)
    ana.ask(Pause, False)
    assert len(heard) == 2


def test_a_silent_link_keeps_its_place_and_can_be_listened_to_again() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.act("c1").act("go").ask(AskUndo)
    bo.link.silence()
    heard = len(bo.messages)
    assert ana.update.undo_asked.waiting == (1,)
    ana.ask(Pause, True)
    assert len(bo.messages) == heard
    bo.link.listen(bo.hear)
    assert bo.update.paused


def test_a_draw_is_offered_refused_and_agreed() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.ask(AnswerDraw, True)
    assert ana.refusals == [Refusal("no_such_offer")]
    ana.ask(OfferDraw)
    assert bo.update.draw_offers == (0,)
    bo.ask(AnswerDraw, False)
    assert ana.update.draw_offers == ()
    bo.ask(OfferDraw)
    ana.act("c1")
    assert bo.update.draw_offers == ()
    bo.ask(OfferDraw)
    ana.ask(AnswerDraw, True)
    assert ana.update.outcome["reason"] == "agreed"
    assert ana.update.outcome["ranking"] == [[0, 1]]


# Seats that change hands.


def test_only_the_guest_of_the_bots_moves_a_bot_and_it_moves_nothing_else() -> None:
    table = new_table("Ana bot:easy")
    ana, _ = seated(table, "ana", BOTS)
    stray = Ear(table.link(0, BOTS))
    stray.act("c1")
    assert stray.refusals == [Refusal("not_your_seat")]
    ana.act("c1").act("go")
    meddler = Ear(table.link(1, "ana"))
    meddler.act("c1")
    assert meddler.refusals == [Refusal("not_your_seat")]
    assert table.match.length == 2


def test_a_seat_is_handed_to_a_bot_and_back(tmp_path: Path) -> None:
    table = new_table("Ana Bo", tmp_path)
    ana, bo = seated(table, "ana", "bo")
    assert table.set_occupant(0, Player("Ana", "bot", "hard")) is None
    assert bo.update.occupants[0] == Player("Ana", "bot", "hard")
    assert bo.update.length == 0
    ana.act("c1")
    assert ana.refusals == [Refusal("not_your_seat")]
    assert table.set_occupant(0, Player("Ana")) is None
    ana.act("c1")
    assert table.match.length == 1
    assert table.header.players == new_header("Ana Bo").players


def test_a_bot_cannot_pause() -> None:
    table = new_table("Ana bot:easy")
    bot = Ear(table.link(1, BOTS))
    bot.ask(Pause, True)
    assert bot.refusals == [Refusal("not_your_seat")]
    assert not table.paused


def test_a_table_of_a_record_has_its_players() -> None:
    header = new_header("Ana bot:hard")
    table = Table.of(Record(header, Match(header.setup)))
    assert table.occupants == people("Ana bot:hard")
    assert not table.is_saved


def test_a_table_without_a_header_can_change_hands_too() -> None:
    table = Table(Match(new_header().setup), people())
    assert table.set_occupant(1, Player("Bot", "bot", "easy")) is None
    assert table.header is None


# The rematch.


def test_the_rematch_is_the_one_the_game_proposes() -> None:
    table = new_table(cards=2)
    setup = table.rematch(99)
    assert setup == checked(load("tiny"), 2, {"first": 1, "cards": 2}, 99)


def test_in_a_rematch_of_wagons_the_other_seat_goes_first() -> None:
    """R12.1"""
    table = new_table(game="wagons", first="A", goal2=5)
    setup = table.rematch(3)
    assert dict(setup.options) == {"first": "B", "goal1": "random", "goal2": 5, "goal3": "random"}
    assert setup.seed == 3


# Codes.


def test_every_code_is_listed() -> None:
    """What the words of the window must cover: no reason or notice is given that the lists do not name."""
    used: dict[str, set[str]] = {"Refusal": set(), "Notice": set()}
    for file in Path(network.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in used:
                used[node.func.id] |= {leaf.value for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant)}
    assert used["Refusal"] <= set(REFUSALS)
    assert used["Notice"] == set(NOTICES)
