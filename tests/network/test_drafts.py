"""A choice that is made in steps is a draft of its seat until it is whole: nobody else learns anything of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engines import load
from engines.game import IllegalAction, checked
from engines.match import Line, Match
from engines.record import Assistance, Player, read, written
from network.disk.journal import Journal, read_path
from network.messages.room import ClockRule, Finished, RoomSettings, RoomState
from network.messages.table import Act, AnswerUndo, AskUndo, OfferDraw, Pause
from network.table.table import Table
from network.trust import seed_protocol
from tests.engines.play import default_setups, larger_setups
from tests.network.conftest import Ear, new_header, new_table, people, seated
from tests.network.hall import Hall, Visitor, playing


def salon(names: str = "Ana Bo Cleo", folder: Path | None = None, seed: int = 7) -> Table:
    return new_table(names, folder, seed, game="salon")


def first_step(ear: Ear) -> str:
    return next(text for text in ear.update.legal if text.startswith("c:"))


def test_a_step_shows_the_next_ones_to_its_seat_and_nothing_to_others(tmp_path):
    table = salon(folder=tmp_path)
    ana, bo, cleo = seated(table, "a", "b", "c")
    watcher = Ear(table.spectate())
    before = [len(ear.messages) for ear in (bo, cleo, watcher)]
    record, resting = table._journal.path.read_bytes(), ana.update
    ana.act(first_step(ana))
    assert ana.update.draft == (first_step_of(resting),)
    assert ana.update.legal == (">0", ">1", ">2")
    assert ana.update.choices.keys() == set(ana.update.legal)
    assert ana.update.view["draft"] == [ana.update.draft[0][2:]]
    assert (ana.update.length, ana.update.ply, ana.update.actors) == (resting.length, resting.ply, resting.actors)
    assert [len(ear.messages) for ear in (bo, cleo, watcher)] == before
    assert (table.match.length, table._journal.path.read_bytes()) == (0, record)


def first_step_of(update) -> str:
    return next(text for text in update.legal if text.startswith("c:"))


def test_the_step_that_completes_the_choice_is_one_line_one_ply_and_one_update(tmp_path):
    table = salon(folder=tmp_path)
    ana, bo, _ = seated(table, "a", "b", "c")
    card = first_step(ana)
    ana.act(card).act(">1")
    before = len(bo.messages)
    ana.act(".")
    assert [str(line) for line in table.match.lines] == [f"0 {card} ; >1 ; ."]
    assert (len(bo.messages), bo.update.ply, bo.update.length) == (before + 1, 1, 1)
    assert bo.kinds == ["gift"]
    assert ana.update.draft == ()
    assert f"0 {card} ; >1 ; ." in table._journal.path.read_text().splitlines()


def test_a_whole_choice_is_made_in_one_line_whatever_was_begun():
    table = salon()
    ana, *_ = seated(table, "a", "b", "c")
    card, other = [text for text in ana.update.legal if text.startswith("c:")][:2]
    ana.act(other)
    ana.ask(Act, f"{card} ; >1 ; .", ana.update.length)
    assert str(table.match.lines[0]) == f"0 {card} ; >1 ; ."


def test_a_whole_choice_is_made_in_one_word_whatever_was_begun():
    """`Game.steps`"""
    position = "n=2 first=1 phase=2 seat=1 rdy 1 S1b I1b whl 2 I3a/2"
    table = Table(Match(checked(load("cercle"), 2, {}, 7, position)), people("Ana Bo"))
    ana, bo = seated(table, "a", "b")
    ana.act("x:I1b")
    ana.ask(Act, "x:S1b>I3a", ana.update.length)
    assert [str(line) for line in table.match.lines] == ["0 x:S1b ; >I3a ; >-"]
    assert bo.kinds == ["announce", "boost", "prepare"]
    ana.ask(Act, "x:I1b>2O", ana.update.length)
    assert (ana.refusals[-1].reason, ana.refusals[-1].rule) == ("targets_missing", "R3.6")
    ana.ask(Act, "x:I1b>2O,2O", ana.update.length, hold=True)
    assert (ana.update.draft, ana.update.held) == (("x:I1b", ">2O", ">2O"), True)


def test_steps_are_taken_back_one_by_one_or_all_at_once_without_a_trace(tmp_path):
    table = salon(folder=tmp_path)
    ana, bo, _ = seated(table, "a", "b", "c")
    resting, record, heard = ana.update, table._journal.path.read_bytes(), len(bo.messages)
    ana.act(first_step(ana)).act(">1")
    ana.ask(AskUndo)
    assert len(ana.update.draft) == 1
    ana.ask(AskUndo)
    assert ana.update == resting._replace(log_from=len(ana.log))
    ana.act(first_step(ana)).act(">1")
    ana.ask(Act, "", ana.update.length, 0)
    assert ana.update == resting._replace(log_from=len(ana.log))
    assert (len(bo.messages), table._journal.path.read_bytes(), table.match.length) == (heard, record, 0)


def test_a_click_that_comes_twice_or_late_is_not_misapplied():
    table = salon()
    ana, *_ = seated(table, "a", "b", "c")
    card, length = first_step(ana), ana.update.length
    for _ in range(2):
        ana.ask(Act, card, length, 0)
    assert ana.update.draft == (card,)
    ana.ask(Act, ">1", length, 2)
    assert ana.refusals[-1].reason == "late"
    ana.ask(Act, "c:zz", length, 1)
    assert ana.refusals[-1].reason == "bad_notation"
    ana.ask(Act, "pass", length, 1)
    assert (ana.refusals[-1].reason, ana.refusals[-1].rule) == ("not_now", "R1")
    assert ana.update.draft == (card,)
    ana.ask(Act, f"{card} ; >1 ; . ; >0", length)
    assert ana.refusals[-1].reason == "choice_made"


def test_a_choice_that_is_held_is_played_when_it_is_confirmed():
    table = salon()
    ana, bo, _ = seated(table, "a", "b", "c")
    heard = len(bo.messages)
    ana.act(first_step(ana)).act(">1").act(".", hold=True)
    assert (ana.update.draft[1:], ana.update.held) == ((">1", "."), True)
    assert "." in ana.update.legal  # and what else could take its place
    assert ana.update.choices.keys() == set(ana.update.legal)
    assert ana.update.view["gift"] == []  # what it leads to is seen when it is played
    assert (table.match.length, len(bo.messages)) == (0, heard)
    ana.act("")
    assert (table.match.length, ana.update.draft) == (1, ())


def test_a_choice_of_one_step_is_held_too():
    table = new_table()
    ana, bo = seated(table, "a", "b")
    heard = len(bo.messages)
    ana.act("c1", hold=True)
    assert (ana.update.draft, ana.update.held, table.match.length, len(bo.messages)) == (("c1",), True, 0, heard)
    ana.ask(Act, "c2", 0, 0, hold=True)
    assert (ana.update.draft, ana.update.held) == (("c2",), True)
    ana.ask(AskUndo)
    assert (ana.update.draft, ana.update.held, bool(ana.update.legal)) == ((), False, True)
    ana.act("c1", hold=True).act("")
    assert [str(line) for line in table.match.lines] == ["0 c1"]


def test_undo_goes_from_whole_choice_to_whole_choice():
    table = salon("Ana bot:easy")
    ana = seated(table, "a")[0]
    ana.act(first_step(ana)).act(">0").act(".")
    assert ana.update.undo_to == 0
    ana.ask(AskUndo)
    assert (len(table.match.steps), ana.update.draft, ana.update.actors) == (0, (), (0,))
    assert str(table.match.lines[-1]) == "0 !undo 0"


def test_an_offered_draw_stands_while_a_choice_is_being_made():
    table = salon()
    ana, bo, _ = seated(table, "a", "b", "c")
    ana.act(first_step(ana))
    bo.ask(OfferDraw)
    assert (ana.update.draw_offers, len(ana.update.draft)) == ((1,), 1)
    ana.act(">1")
    assert (table.match.draw_offers, len(ana.update.draft)) == ([1], 2)


@pytest.mark.parametrize("what", ["pause", "hands", "resign"])
def test_a_draft_is_dropped_when_the_match_is_paused_or_the_seat_changes_hands(what):
    table = salon()
    ana, bo, _ = seated(table, "a", "b", "c")
    ana.act(first_step(ana))
    if what == "pause":
        bo.ask(Pause, True)
        bo.ask(Pause, False)
    elif what == "hands":
        table.set_occupant(0, Player("Dora"))
    else:
        table.resign(0)
    assert ana.update.draft == ()


def test_a_crash_drops_the_draft_and_nothing_else(tmp_path):
    table = salon(folder=tmp_path)
    ana, *_ = seated(table, "a", "b", "c")
    ana.act(first_step(ana)).act(">1").act(".")
    cleo_or_bo = table.match.actors[0]
    table.act(cleo_or_bo, "pass", table.match.length)
    path = table._journal.path
    again = Match.replayed(table.match.setup, read_path(path).match.lines)
    assert again.state == table.match.state
    assert again.game.half_made(again.state) is None
    table.close()
    journal, record = Journal.open(path)
    revived = Table.of(record, journal)
    assert revived.match.state == table.match.state
    revived.close()


def test_a_record_holds_whole_choices_only():
    match = Match(new_header("Ana Bo", game="salon").setup)
    card = match.legal(0)[0]
    with pytest.raises(IllegalAction) as caught:
        match.add(Line(0, card))
    assert caught.value.reason == "half_made"
    assert match.length == 0
    match.add(Line(0, f"{card} ; >1 ; ."))
    header = new_header("Ana Bo", game="salon")
    text = written(header, match)
    assert read(text).match.lines == match.lines
    assert '"format": 2' in text.splitlines()[0]


MOST_CHOICES = 40  # of a match: enough to come through every phase
TIMED = RoomSettings(clock=ClockRule("game", 100_000, 5))
GAMES = [(setup.game, setup.seats, dict(setup.options)) for setup in (*default_setups(), *larger_setups())]
GAMES += [("salon", seats, {}) for seats in range(2, 7)]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=lambda value: str(value)[:40])
def test_whatever_is_begun_others_hear_of_whole_choices_only(game, seats, options, tmp_path, monkeypatch):
    """Random play of every game in two rooms with the same deal, in one of which choices are begun, held, cut back and
    given up as well: the others hear the same in both, with the same clocks, and the record is the same to the byte."""
    monkeypatch.setattr(seed_protocol, "seed_of", lambda secrets: 7)
    rng = Random(seats)
    names = " ".join(["Ana", "Bo", "Cy", "Dora", "Eva", "Flo"][:seats])
    rooms = [playing(names, game, TIMED, folder=tmp_path / name, **options) for name in ("plain", "busy")]
    (plain, *_), (busy, *choosers) = rooms
    assert plain.table.match.start == busy.table.match.start
    everyone = [[*visitors, hall.visitor("Watcher")] for hall, *visitors in rooms]
    begun = 0
    for _ in range(MOST_CHOICES):
        if not plain.table.actors:  # the window for reactions passes by itself, or it is over
            for hall, *_ in rooms:
                hall.passes(Assistance().reaction_time)
        if plain.table.match.outcome:
            break
        seat = rng.choice(plain.table.actors)
        others = [visitor for visitor in everyone[1] if visitor is not choosers[seat]]
        before = lengths(others), len(busy.keeper.kept), record_of(busy)
        for _ in range(rng.randrange(4)):
            begun += begin(choosers[seat], seat, rng)
        assert (lengths(others), len(busy.keeper.kept), record_of(busy)) == before
        line, seconds = whole_choice(plain.table, seat, rng), rng.random()
        for hall, *visitors in rooms:
            visitors[seat].say(Act(seat, line, hall.table.match.length))
            hall.passes(seconds)
        for place, (one, two) in enumerate(zip(*everyone, strict=True)):
            assert place == seat or last_told(one) == last_told(two)
            assert one.clocks == two.clocks
    assert begun
    assert len(everyone[0][-1].messages) == len(everyone[1][-1].messages)
    assert len(plain.keeper.kept) == len(busy.keeper.kept)
    assert record_of(plain).splitlines()[1:] == record_of(busy).splitlines()[1:]


def lengths(visitors: list[Visitor]) -> list[int]:
    return [len(visitor.messages) for visitor in visitors]


def last_told(visitor: Visitor) -> list[object]:
    """The last messages; the state of a room and its account of the deal name guests by chance."""
    return [type(told) if isinstance(told, RoomState | Finished) else told for told in visitor.messages[-3:]]


def record_of(hall: Hall) -> bytes:
    return hall.table._journal.path.read_bytes()


def begin(chooser: Visitor, seat: int, rng: Random) -> int:
    """Make a step and hold what it leads to, or give up some of what was begun; how many steps were made."""
    update = chooser.update(seat)
    if update.draft and (update.held or rng.random() < 0.5):
        chooser.say(Act(seat, "", update.length, rng.randrange(len(update.draft))))
        return 0
    chooser.say(Act(seat, rng.choice(update.legal), update.length, len(update.draft), hold=True))
    assert len(chooser.update(seat).draft) == len(update.draft) + 1
    return 1


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=lambda value: str(value)[:40])
def test_undo_goes_from_whole_choice_to_whole_choice_in_every_game(game, seats, options):
    """Whatever is taken back, alone or by consent, the match stands again where it stood between two choices."""
    rng = Random(seats)
    table = new_table(" ".join(["Ana", "Bo", "Cy", "Dora", "Eva", "Flo"][:seats]), game=game, **options)
    ears = seated(table, *"abcdef"[:seats])
    rested, taken_back = [table.match.state], 0
    for _ in range(MOST_CHOICES):
        if table.match.outcome:
            break
        seat = rng.choice(table.match.actors)
        if rng.random() < 0.3 and ears[seat].update.legal:
            ears[seat].act(rng.choice(ears[seat].update.legal), hold=True)
            ears[seat].ask(AskUndo)  # which takes back the step alone
            assert table.match.state == rested[-1]
        assert table.act(seat, whole_choice(table, seat, rng), table.match.length) is None
        assert table.match.game.half_made(table.match.state) is None
        rested.append(table.match.state)
        back = ears[seat].update.undo_to
        if back is not None and rng.random() < 0.4:
            ears[seat].ask(AskUndo)
            for place, ear in enumerate(ears):
                if table.undo_asked and place != seat:
                    ear.ask(AnswerUndo, True)
            assert table.match.state in rested
            assert len(table.match.steps) == back
            taken_back += 1
            rested = rested[: rested.index(table.match.state) + 1]
    assert taken_back


def whole_choice(table: Table, seat: int, rng: Random) -> str:
    game, state, steps = table.match.game, table.match.state, []
    while not steps or game.half_made(state) is not None:
        action = rng.choice(game.legal(state, seat))
        state, _ = game.apply(state, seat, action)
        steps.append(game.write(action))
    return " ; ".join(steps)
