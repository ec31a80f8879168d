"""Choices made at the same time: an answer is late only when the question has changed, not when others have answered.

In `dossiers` all lay down a file at once (actors 0, 1, 2); whoever listens to a rival waits for that rival.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.match import Match
from network.messages.table import Act, OfferDraw, Refusal
from network.table.table import Table
from tests.network.conftest import Ear, new_table, played, seated


def planning(names: str = "Ana Bo Cy") -> Table:
    return new_table(names, game="dossiers")


def listening() -> Table:
    """The second round: seat 0 listens to seat 1, so 1 and 2 lay down first."""
    return played(planning(), "0 lay red", "1 lay red", "2 lay red", "0 listen 1", "1 pass", "2 pass")


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_answer_the_same_question_in_any_order(order: tuple[int, ...]) -> None:
    table = planning()
    ears = seated(table, "ana", "bo", "cy")
    for seat in order:
        ears[seat].ask(Act, "lay blue", 0)  # all three answer to the table as they first saw it
    assert [ear.refusals for ear in ears] == [[], [], []]
    assert [line.seat for line in table.match.lines] == list(order)
    assert ears[0].update.actors == (0,)
    assert ears[0].update.asked == 3


def test_an_answer_is_given_once() -> None:
    table = planning()
    ana, bo, _ = seated(table, "ana", "bo", "cy")
    ana.ask(Act, "lay blue", 0)
    ana.ask(Act, "lay red", 0)
    bo.ask(Act, "lay red", 0)
    ana.ask(Act, "lay green", 2)
    assert [refusal.reason for refusal in ana.refusals] == ["late", "not_your_turn"]
    assert [str(line) for line in table.match.lines] == ["0 lay blue", "1 lay red"]


def test_an_update_says_since_when_its_seat_is_asked() -> None:
    table = planning()
    ears = seated(table, "ana", "bo", "cy")
    ears[1].act("lay red")
    assert [ear.update.asked for ear in ears] == [0, 1, 0]
    assert [ear.update.length for ear in ears] == [1, 1, 1]
    watcher = Ear(table.spectate())
    assert watcher.update.asked == 1


def test_whoever_listens_is_asked_later_and_holds_nobody_up() -> None:
    """Seat 2 answers to the moment when 1 and 2 were asked, though meanwhile 1 answered, then 0, who had waited."""
    table = listening()
    ears = seated(table, "ana", "bo", "cy")
    moment = table.match.length
    assert ears[0].update.actors == (1, 2)
    ears[0].ask(Act, "lay red", moment)
    assert ears[0].refusals == [Refusal("not_your_turn", "S1")]
    ears[1].ask(Act, "lay green", moment)
    assert (ears[0].update.actors, ears[0].update.asked) == ((0, 2), moment + 1)
    ears[0].act("lay blue")
    ears[2].ask(Act, "lay red", moment)
    assert ears[2].refusals == []
    assert ears[2].update.view["phase"] == "turn"


def test_what_is_asked_in_turn_is_answered_to_the_latest_moment_only() -> None:
    table = played(planning("Ana Bo"), "0 lay red", "1 lay red", "0 pass")
    bo = Ear(table.link(1, "bo"))
    bo.ask(Act, "pass", 2)
    assert bo.refusals == [Refusal("late")]
    bo.ask(Act, "pass", 4)  # a moment that has not come yet
    assert bo.refusals == [Refusal("late")] * 2
    bo.ask(Act, "pass", 3)
    assert len(table.match.steps) == 4


def test_a_call_or_a_take_back_makes_an_answer_late() -> None:
    table = planning()
    ana, _, cy = seated(table, "ana", "bo", "cy")
    ana.act("lay red")
    cy.ask(OfferDraw)
    cy.ask(Act, "lay red", 0)
    assert cy.refusals == [Refusal("late")]
    cy.ask(Act, "lay red", 2)
    assert len(table.match.steps) == 2


def test_a_question_that_changed_its_answers_is_another_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """If what another seat chose changes what this one may choose, an answer to the moment before is late."""
    table = planning()
    ana, bo, _ = seated(table, "ana", "bo", "cy")
    real = table.match.game.legal
    monkeypatch.setattr(
        table.match.game,
        "legal",
        lambda state, seat: real(state, seat)[:2] if state.laid[0] is not None else real(state, seat),
    )
    ana.act("lay red")
    assert bo.update.asked == 1
    bo.ask(Act, "lay red", 0)
    assert bo.refusals == [Refusal("late")]


def test_the_same_choice_twice_in_a_row_is_two_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rival who answers twice has answered two questions; what was asked beside the first is over."""
    table = planning("Ana Bo")
    game = table.match.game
    monkeypatch.setattr(game, "actors", lambda state: (0, 1))
    monkeypatch.setattr(game, "legal", lambda state, seat: ("lay red",))
    ana, bo = seated(table, "ana", "bo")
    ana.act("lay red").act("lay red")
    assert bo.update.asked == 1
    bo.ask(Act, "lay red", 0)
    assert bo.refusals == [Refusal("late")]


def test_a_match_knows_since_when_a_seat_is_asked() -> None:
    table = listening()
    match = Match.replayed(table.match.setup, table.match.lines)
    assert [match.asked_since(seat) for seat in match.seats] == [6, 6, 6]
    match.play(2, "lay red")
    assert [match.asked_since(seat) for seat in match.seats] == [7, 6, 7]
    match.play(1, "lay red")
    assert [match.asked_since(seat) for seat in match.seats] == [8, 8, 8]
