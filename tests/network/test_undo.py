"""Taking back: free while nobody else has learned anything, by consent otherwise."""

from __future__ import annotations

from engines.record import Player
from network.messages.table import AnswerUndo, AskUndo, Entry, Notice, OfferDraw, Pause, Refusal, Resign, UndoAsked
from network.table.place import BOTS
from tests.network.conftest import Ear, new_table, played, seated


def test_a_choice_that_nobody_noticed_is_taken_back_at_once() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    assert (ana.update.undo_to, ana.update.undo_free) == (None, False)
    ana.act("c2")
    assert (ana.update.undo_to, ana.update.undo_free) == (0, True)
    ana.ask(AskUndo)
    assert ana.update.ply == 0
    assert ana.update.length == 2
    assert [str(line) for line in table.match.lines] == ["0 c2", "0 !undo 0"]
    assert bo.refusals == []
    assert ana.kinds == ["deal", "first", "undo"]
    assert ana.log[-1] == Entry(0, {"kind": "undo", "by": 0, "count": 1})


def test_what_others_saw_needs_their_consent() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.act("c2").act("go")
    assert (ana.update.undo_to, ana.update.undo_free) == (1, False)
    ana.ask(AskUndo)
    assert bo.update.undo_asked == ana.update.undo_asked == UndoAsked(0, 1, (1,))
    assert bo.update.ply == 2
    bo.ask(AnswerUndo, True)
    assert bo.update.ply == 1
    assert bo.update.undo_asked is None
    assert bo.kinds == ["deal", "first", "undo"]


def test_a_view_that_changed_without_an_event_counts_as_seen(monkeypatch) -> None:
    table = new_table()
    game = table.match.game
    real = game.view
    monkeypatch.setattr(game, "view", lambda state, seat: {**real(state, seat), "thinking": state.mark > 0})
    ana, _ = seated(table, "ana", "bo")
    ana.act("c1")
    assert ana.update.undo_to == 0
    assert not ana.update.undo_free


def test_a_die_that_was_rolled_in_secret_needs_consent() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.act("roll")
    assert (ana.update.undo_to, ana.update.undo_free) == (0, False)
    ana.ask(AskUndo)
    assert bo.update.undo_asked == UndoAsked(0, 0, (1,))


def test_a_refusal_ends_the_request() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.act("c2").act("go")
    ana.ask(AskUndo)
    bo.ask(AnswerUndo, False)
    assert ana.update.undo_asked is None
    assert ana.notices == bo.notices == [Notice("undo_refused", {"by": 1})]
    assert table.match.length == 2
    bo.ask(AnswerUndo, True)
    assert bo.refusals == [Refusal("no_undo_asked")]


def test_any_action_ends_the_request() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.act("c2").act("go")
    ana.ask(AskUndo)
    bo.act("c1")
    assert ana.update.undo_asked is None
    bo.ask(AnswerUndo, True)
    assert bo.refusals == [Refusal("no_undo_asked")]
    assert ana.notices == []


def test_one_request_at_a_time_and_the_asker_may_withdraw_it() -> None:
    table = played(new_table(), "0 c2", "0 go", "1 c1", "1 go")
    ana, bo = seated(table, "ana", "bo")
    ana.ask(AskUndo)
    bo.ask(AskUndo)
    ana.ask(AskUndo)
    assert bo.refusals == ana.refusals == [Refusal("undo_pending")]
    ana.ask(AnswerUndo, True)
    assert ana.refusals[1:] == [Refusal("no_undo_asked")]
    ana.ask(AnswerUndo, False)
    assert bo.update.undo_asked is None
    assert bo.notices == []
    bo.ask(AskUndo)
    assert ana.update.undo_asked == UndoAsked(1, 3, (0,))


def test_against_a_bot_its_reply_goes_back_too() -> None:
    table = new_table("Ana bot:easy")
    ana, bot = seated(table, "ana", BOTS)
    ana.act("c2").act("go")
    bot.act("c1").act("go")
    assert (ana.update.undo_to, ana.update.undo_free) == (1, True)
    ana.ask(AskUndo)
    assert ana.update.ply == bot.update.ply == 1
    assert bot.update.legal == ()
    assert ana.update.legal == ("back", "go")


def test_a_bot_takes_nothing_back() -> None:
    table = played(new_table("Ana bot:easy"), "0 c2", "0 go", "1 c1")
    bot = Ear(table.link(1, BOTS))
    assert bot.update.undo_to is None
    bot.ask(AskUndo)
    assert bot.refusals == [Refusal("not_your_seat")]


def test_actions_without_a_choice_do_not_count() -> None:
    """With the die rolled and one card left, marking it is no decision: the roll was the last one."""
    table = played(new_table(cards=1), "0 roll", "0 c1")
    ana = Ear(table.link(0, "ana"))
    assert table.match.legal(0) == ("back", "go")
    assert ana.update.undo_to == 0
    ana.ask(AskUndo)
    assert ana.update.ply == 0


def test_who_only_followed_has_nothing_to_take_back() -> None:
    table = played(new_table(), "0 c2", "0 go")
    bo = Ear(table.link(1, "bo"))
    assert bo.update.undo_to is None
    bo.ask(AskUndo)
    assert bo.refusals == [Refusal("nothing_to_undo")]


def test_a_household_agrees_aloud() -> None:
    table = new_table()
    ana, bo = seated(table, "home", "home")
    ana.act("c2").act("go")
    assert ana.update.undo_free
    ana.ask(AskUndo)
    assert bo.update.ply == 1
    assert bo.kinds[-1] == "undo"


def test_every_other_household_has_a_say_and_one_answer_each() -> None:
    table = new_table("Ana Bo Cy Di")
    ana, bo, cy, di = seated(table, "ana", "upstairs", "upstairs", "di")
    ana.act("c2").act("go")
    ana.ask(AskUndo)
    assert di.update.undo_asked == UndoAsked(0, 1, (1, 2, 3))
    cy.ask(AnswerUndo, True)
    assert di.update.undo_asked == UndoAsked(0, 1, (3,))
    bo.ask(AnswerUndo, True)
    assert bo.refusals == [Refusal("no_undo_asked")]
    di.ask(AnswerUndo, True)
    assert ana.update.ply == 1


def test_a_secret_choice_of_another_seat_is_not_taken_back_behind_its_back() -> None:
    """Simultaneous bids: nobody saw what was bid, but undoing the first would undo the second."""
    table = played(new_table("Ana Bo Cy", cards=1), "0 c1", "0 go", "1 c1", "1 go", "2 c1", "2 go", "0 b0", "1 b1")
    ana, _, _ = seated(table, "ana", "bo", "cy")
    assert (ana.update.undo_to, ana.update.undo_free) == (6, False)


def test_a_seat_where_nobody_sits_is_not_asked() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.act("c2").act("go")
    assert not ana.update.undo_free
    bo.link.leave()
    assert ana.update.undo_free
    again = Ear(table.link(1, "bo"))
    assert not ana.update.undo_free
    ana.ask(AskUndo)
    assert again.update.undo_asked == UndoAsked(0, 1, (1,))


def test_a_request_waits_only_for_those_who_are_there() -> None:
    table = new_table("Ana Bo Cy")
    ana, bo, cy = seated(table, "ana", "bo", "cy")
    ana.act("c2").act("go")
    ana.ask(AskUndo)
    bo.link.leave()
    assert cy.update.undo_asked == UndoAsked(0, 1, (2,))
    assert table.set_occupant(2, Player("Cy", "bot", "easy")) is None
    assert ana.update.ply == 1
    assert ana.update.undo_asked is None


def test_whoever_sits_down_meanwhile_has_a_say_too_and_who_agreed_is_not_asked_again() -> None:
    table = new_table("Ana Bo Cy")
    ana, bo = seated(table, "ana", "bo")
    ana.act("c2").act("go")
    ana.ask(AskUndo)
    cy = Ear(table.link(2, "cy"))
    assert cy.update.undo_asked == UndoAsked(0, 1, (1, 2))
    bo.ask(AnswerUndo, True)
    bo.link.leave()
    again = Ear(table.link(1, "bo"))
    assert again.update.undo_asked == UndoAsked(0, 1, (2,))
    cy.ask(AnswerUndo, True)
    assert ana.update.ply == 1
    ana.act("go")
    ana.ask(AskUndo)
    assert again.update.undo_asked == UndoAsked(0, 1, (1, 2))


def test_a_request_ends_when_its_asker_leaves() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.act("c2").act("go")
    ana.ask(AskUndo)
    ana.link.leave()
    assert bo.update.undo_asked is None
    assert bo.update.ply == 2


def test_a_request_is_kept_through_a_pause() -> None:
    table = new_table()
    ana, bo = seated(table, "ana", "bo")
    ana.act("c2").act("go")
    ana.ask(AskUndo)
    bo.ask(Pause, True)
    bo.ask(AnswerUndo, True)
    assert bo.refusals == [Refusal("paused")]
    bo.link.leave()
    assert ana.update.ply == 2
    ana.ask(Pause, False)  # now the table finds that nobody is left to be asked
    assert ana.update.ply == 1


def test_behind_the_end_the_match_goes_on() -> None:
    table = played(new_table(cards=1), "0 c1", "0 go", "1 c1", "1 go", "0 b1", "1 b0")
    ana, _ = seated(table, "home", "home")
    ana.ask(AskUndo)
    assert ana.update.outcome is None
    assert ana.update.actors == (0, 1)
    ana.act("b0")
    assert ana.update.ply == 5


def test_what_was_ended_by_word_of_mouth_is_not_taken_back() -> None:
    table = played(new_table(), "0 c1")
    ana, bo = seated(table, "home", "home")
    bo.ask(Resign)
    assert ana.update.undo_to is None
    ana.ask(AskUndo)
    assert ana.refusals == [Refusal("match_over")]


def test_what_was_said_stays_in_the_log_of_a_take_back() -> None:
    table = new_table("Ana Bo Cy")
    ana, bo, cy = seated(table, "home", "bo", "home")
    ana.act("c2").act("go")
    bo.ask(OfferDraw)
    bo.ask(Resign)
    ana.ask(AskUndo)
    ana.ask(AskUndo)
    assert cy.update.ply == 0
    assert cy.kinds == ["deal", "first", "draw_offer", "resign", "undo"]
    assert [entry.ply for entry in cy.log] == [0, 0, 0, 0, 0]
    assert Ear(table.link(2, "home")).log == cy.log


def test_undone_entries_vanish_and_the_rest_is_not_sent_again() -> None:
    table = new_table()
    ana, bo = seated(table, "home", "home")
    ana.act("c2").act("go")
    bo.act("c1").act("go")
    bo.ask(AskUndo)
    assert bo.update.log_from == 4  # deal, first, go of Ana, mark; the go of Bo is gone
    assert [entry.event["kind"] for entry in bo.update.log] == ["undo"]
    assert ana.update.log_from == 4  # deal, first, mark, go
    bo.ask(AskUndo)
    assert bo.kinds == ["deal", "first", "go", "undo"]


def test_nothing_goes_back_behind_what_is_final() -> None:
    """A plan that was laid down is final, for its owner and for all who acted before."""
    table = new_table(game="dossiers")
    ana, bo = seated(table, "ana", "bo")
    ana.act("lay red")
    assert (ana.update.undo_to, ana.update.undo_free) == (None, False)
    ana.ask(AskUndo)
    assert ana.refusals == [Refusal("final")]
    bo.ask(AskUndo)
    assert bo.refusals == [Refusal("nothing_to_undo")]
    bo.act("lay green")
    ana.act("pass")
    assert ana.update.undo_to == 2
    bo.act("peek")
    assert (ana.update.undo_to, bo.update.undo_to) == (None, None)
    ana.ask(AskUndo)
    assert ana.refusals == [Refusal("final")] * 2
    bo.act("leave")
    assert (ana.update.undo_to, bo.update.undo_to) == (None, 4)


def test_one_household_cannot_go_back_behind_what_is_final_either() -> None:
    table = new_table(game="dossiers")
    ana, _bo = seated(table, "both", "both")
    ana.act("lay red")
    ana.ask(AskUndo)
    assert ana.refusals == [Refusal("final")]
    assert table.match.length == 1
