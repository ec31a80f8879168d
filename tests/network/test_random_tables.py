"""Tables at which anything happens in any order: what must hold at every moment, for everyone who is there."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engines.game import MAX_SEED, Seat
from engines.match import Match
from engines.record import Player
from network.disk.journal import Journal, read_path
from network.messages.table import (
    NOTICES,
    REFUSALS,
    Act,
    AnswerDraw,
    AnswerUndo,
    AskUndo,
    OfferDraw,
    Pause,
    Resign,
    TableMessage,
    Update,
)
from network.table.log import SAID, Log
from network.table.place import BOTS
from network.table.table import Table
from tests.network.conftest import Ear, new_table, random_line

ENGINE_REASONS = ("not_now", "not_your_turn")
HIDDEN_KINDS = ("mark", "roll", "back")
CALLS = {*SAID, "undo"}

seats = st.integers(0, 2)
answers = st.booleans()


class Witness(Ear):
    """Listens, and sees to it that nothing is told that this place may not know, and nothing taken back unasked."""

    def __init__(self, table: Table, seat: Seat | None, guest: str, agreed: set[str]) -> None:
        self.table = table
        self.agreed = agreed  # the guests who agreed to the take-back that is asked for
        self.secrets = {str(token) for own, token in enumerate(table.match.state.tokens) if own != seat}
        super().__init__(table.spectate() if seat is None else table.link(seat, guest))

    def hear(self, message: TableMessage) -> None:
        assert not any(secret in repr(message) for secret in self.secrets)
        if isinstance(message, Update):
            self._check_log(message)
        super().hear(message)

    def _check_log(self, update: Update) -> None:
        assert update.seat == self.link.seat
        for entry in update.log:
            if entry.event["kind"] in HIDDEN_KINDS:
                assert entry.event["by"] == update.seat
            if entry.event["kind"] == "bid":
                assert entry.event["bid"] is None or entry.event["by"] == update.seat
        gone = [entry.event["kind"] for entry in self.log[update.log_from :]]
        if self.messages and any(kind not in CALLS for kind in gone):
            self._check_consent(update)

    def _check_consent(self, update: Update) -> None:
        """Entries vanish only by a take-back that this seat asked for, agreed to, or has no say in."""
        undo = update.log[-1].event
        assert undo["kind"] == "undo"
        askers = {link.guest for link in self.table._company.links if link.seat == undo["by"]}
        has_a_say = update.seat is not None and update.occupants[update.seat].kind != "bot"
        assert not has_a_say or self.link.guest in self.agreed | askers


class Tables(RuleBasedStateMachine):
    """Three seats of the tiny game, saved in a journal; people and bots act, ask, answer, leave and come back."""

    @initialize(seed=st.integers(0, MAX_SEED), cards=st.sampled_from([3, 2, 1]), same=answers)
    def begin(self, seed: int, cards: int, same: bool) -> None:
        self.folder = TemporaryDirectory()
        self.table = new_table("Ana Bo Cy", Path(self.folder.name), seed, cards=cards)
        self.path = self.table._journal.path
        self.guests = ["ana", "ana" if same else "bo", "cy"]
        self.agreed: set[str] = set()
        places = [*enumerate(self.guests), *((seat, BOTS) for seat in range(3)), (None, "")]
        self.witnesses = [Witness(self.table, seat, guest, self.agreed) for seat, guest in places]

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.table.close()
            self.folder.cleanup()

    def at(self, seat: Seat) -> list[Witness]:
        return [w for w in self.witnesses if w.link.seat == seat and w.link.guest != BOTS]

    def whoever_plays(self, seat: Seat) -> list[Witness]:
        is_bot = self.table.occupants[seat].kind == "bot"
        return [w for w in self.witnesses if w.link.seat == seat and (w.link.guest == BOTS) == is_bot]

    @precondition(lambda self: self.table.match.actors)
    @rule(number=st.floats(0, 0.999), repeat=st.integers(1, 6))
    def act(self, number: float, repeat: int) -> None:
        rng = Random(number)
        for _ in range(repeat if self.table.match.actors else 0):
            if not self.table.match.actors:
                break
            seat, text = random_line(self.table, rng.random())
            for player in self.whoever_plays(seat)[:1]:
                player.act(text)

    @rule(seat=seats, text=st.sampled_from(["c1", "go", "b1", "roll", "zzz", ""]), ago=st.integers(0, 2))
    def act_wrongly(self, seat: Seat, text: str, ago: int) -> None:
        for witness in self.at(seat):
            witness.ask(Act, text, self.table.match.length - ago)

    @rule(seat=seats)
    def ask_undo(self, seat: Seat) -> None:
        for witness in self.at(seat)[:1]:
            witness.ask(AskUndo)

    @rule(seat=seats, agreed=answers)
    def answer_undo(self, seat: Seat, agreed: bool) -> None:
        for witness in self.at(seat)[:1]:
            if agreed:
                self.agreed.add(witness.link.guest)
            witness.ask(AnswerUndo, agreed)

    @rule(seat=seats, what=st.sampled_from(["offer", "accept", "refuse", "resign", "time"]), really=st.integers(0, 5))
    def talk(self, seat: Seat, what: str, really: int) -> None:
        for witness in self.at(seat)[:1]:
            match what:
                case "offer":
                    witness.ask(OfferDraw)
                case "resign":
                    if really == 0:
                        witness.ask(Resign)
                case "time":
                    if really == 0:
                        self.table.time_out(seat)
                case _:
                    witness.ask(AnswerDraw, what == "accept")

    @rule(seat=seats, paused=answers)
    def pause(self, seat: Seat, paused: bool) -> None:
        for witness in self.at(seat)[:1]:
            witness.ask(Pause, paused)

    @rule(seat=seats)
    def leave(self, seat: Seat) -> None:
        for witness in self.at(seat)[:1]:
            witness.link.leave()
            self.witnesses.remove(witness)

    @rule(seat=seats)
    def come(self, seat: Seat) -> None:
        self.witnesses.append(Witness(self.table, seat, self.guests[seat], self.agreed))

    @rule(seat=seats, level=st.sampled_from(["", "easy", "hard"]))
    def change_hands(self, seat: Seat, level: str) -> None:
        name = self.table.occupants[seat].name
        self.table.set_occupant(seat, Player(name, "bot", level) if level else Player(name))

    @rule()
    def reopen(self) -> None:
        """The program ends and begins again: everyone finds the table as it was."""
        before = self.table
        places = [(w.link.seat, w.link.guest) for w in self.witnesses]
        logs = [w.log for w in self.witnesses]
        before.close()
        journal, record = Journal.open(self.path)
        self.table = Table.of(record, journal)
        self.witnesses = [Witness(self.table, seat, guest, self.agreed) for seat, guest in places]
        assert [w.log for w in self.witnesses] == logs
        assert self.table.occupants == before.occupants
        assert self.table.match.state == before.match.state

    @invariant()
    def an_agreement_lasts_as_long_as_the_request(self) -> None:
        if self.table.undo_asked is None:
            self.agreed.clear()

    @invariant()
    def everyone_knows_what_a_newcomer_would_be_told(self) -> None:
        fresh: dict[Seat | None, Ear] = {}
        for witness in list(self.witnesses):
            place = witness.link.seat
            if place not in fresh:
                # A newcomer at a seat could change who has a say, so it listens where somebody sits already.
                fresh[place] = Ear.__new__(Ear)
                fresh[place].messages, fresh[place].log = [], []
                witness.link.listen(fresh[place].hear)
                witness.link.listeners.pop()
            assert witness.standing() == fresh[place].standing()

    @invariant()
    def the_journal_holds_the_match(self) -> None:
        record = read_path(self.path)
        match = self.table.match
        assert record.notices == ()
        assert record.match.lines == match.lines
        assert record.match.state == match.state
        assert record.match.outcome == match.outcome
        assert record.finished == (match.outcome is not None)
        assert tuple((p.name, p.kind, p.level) for p in record.header.players) == tuple(
            (o.name, o.kind, o.level) for o in self.table.occupants
        )
        assert Log.replayed(record.match, record.handed).seen_by(None) == self.table._log.seen_by(None)

    @invariant()
    def only_known_codes_are_spoken(self) -> None:
        for witness in self.witnesses:
            assert {refusal.reason for refusal in witness.refusals} <= {*REFUSALS, *ENGINE_REASONS}
            assert {notice.code for notice in witness.notices} <= set(NOTICES)


@pytest.mark.long
def test_anything_may_happen_at_a_table() -> None:
    run_state_machine_as_test(
        Tables,
        settings=settings(max_examples=40, stateful_step_count=40, suppress_health_check=list(HealthCheck)),
    )


@pytest.mark.parametrize("seed", range(3))
def test_wagons_at_a_table_with_take_backs(tmp_path: Path, seed: int) -> None:
    table = new_table(folder=tmp_path, seed=seed, game="wagons")
    ears = [Ear(table.link(0, "ana")), Ear(table.link(1, "bo")), Ear(table.spectate())]
    rng, turn = Random(seed), 0
    while table.match.outcome is None:
        turn += 1
        if turn % 4 == 0 and turn < 60:
            asker = turn // 4 % 2
            ears[asker].ask(AskUndo)
            ears[1 - asker].ask(AnswerUndo, turn % 3 > 0)
        else:
            seat, text = random_line(table, rng.random())
            ears[seat].act(text)
    assert any(line.text.startswith("!undo") for line in table.match.lines)
    for ear in ears:
        fresh = Ear(table.spectate() if ear.link.seat is None else table.link(ear.link.seat, ear.link.guest))
        assert ear.standing() == fresh.standing()
    record = read_path(table._journal.path)
    assert record.match.state == table.match.state == Match.replayed(table.match.setup, table.match.lines).state
    assert record.finished
    table.close()
