"""What holds whatever is played, from crowded positions with full hands: the laws, and what rules say of positions."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from engines.complot import GAME
from engines.complot.box.contents import BOX
from engines.complot.box.elements import CHARACTERS, COUNT, KIND, ORIGIN, VALUES, members, units_in
from engines.complot.combat import rounds
from engines.complot.effects import wounds
from engines.complot.moves.asking import Window
from engines.game import END, IllegalAction, NotationError, checked
from engines.motion import Narrator, applied
from engines.validation import Validator
from tests.engines.complot.kept import components
from tests.engines.complot.strewn import strewn_play

GAMES = [(seed, seats) for seats in (2, 3, 4, 5) for seed in range(6)]
crowded = pytest.mark.parametrize(("seed", "seats"), GAMES)
OPTIONS = {"rounds": 5, "keep_autonomy": False, "complete_deck": True}


@crowded
def test_every_position_is_one_that_the_rules_know(seed, seats):
    for moment in strewn_play(seed, seats):
        state = moment.state
        assert all(points >= 0 for points in (*state.ip, *state.ap))  # R14.5
        for place in range(1, 34):
            present = state.arrivals[place]
            assert set(present) == {seat for seat in range(seats) if state.at[place] & state.own[seat]}
            assert len(set(present)) == len(present)
        for seat in range(seats):
            assert (state.own[seat] & CHARACTERS).bit_count() <= 3  # R14.6
            if state.stage not in (6, 7, 8):  # where groups are on their way
                assert all(units_in(group & state.own[seat]) <= 3 for group in state.at)  # R10.10
        assert sum(map(sum, state.gains)) == sum(state.ip)
        for active in state.active:
            assert active.carrier < 0 or state.place[active.carrier]
            assert active.holder < 0 or active.holder in state.arrivals[active.objective]  # R13.8
        life = VALUES[seats].life
        assert all(state.wounds[element] <= life[element] for element in range(COUNT))  # R11.9
        if state.stage in (1, 2, 3, 4):
            assert all(state.wounds[element] < life[element] for element in range(COUNT))
        assert all(ORIGIN[element] < 5 for element in range(COUNT) if KIND[element] >= 0 and state.place[element])


@crowded
def test_components_stay_the_same_and_play_ends(seed, seats):
    moments = list(strewn_play(seed, seats))
    assert len({json.dumps(components(moment.state)) for moment in moments}) == 1
    kinds = [event.kind for moment in moments for event in moment.events]
    assert kinds.index(END) == len(kinds) - 1
    assert GAME.outcome(moments[-1].state) is not None


@crowded
def test_a_seat_cannot_tell_what_it_does_not_know(seed, seats):
    for number, moment in enumerate(strewn_play(seed, seats)):
        if number % 3:
            continue
        state = moment.state
        for seat in range(seats):
            other = GAME.imagine(state, seat, Random(number))
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert list(GAME.legal(other, seat)) == list(GAME.legal(state, seat))
            assert GAME.choices(other, seat) == GAME.choices(state, seat)
            assert GAME.actors(other) == GAME.actors(state)
            if GAME.half_made(state) in (None, seat):
                assert GAME.window(other) == GAME.window(state)
                assert GAME.half_made(other) == GAME.half_made(state)
            else:  # section 18: half-made choices of others are emptied
                assert GAME.half_made(other) is None


@crowded
def test_what_leaves_the_game_is_of_its_shape_and_moves_lead_on(seed, seats):
    told = Validator(GAME, seats, OPTIONS)
    moments = list(strewn_play(seed, seats))
    for seat in (seed % seats, None):
        narrator = Narrator(GAME, moments[0].state, seat)
        where = GAME.view(moments[0].state, seat)["where"]
        for moment, then in pairwise(moments):
            for event in moment.events:
                seen = narrator.told(event)
                if seen is None:
                    continue
                told.event(seen)
                for component, origin, place in seen.get("moves", ()):
                    assert component not in where or where[component] == origin
                    where = applied(where, [(component, origin, place)])
            view = GAME.view(then.state, seat)
            assert where == view["where"], [event.kind for event in moment.events]
            told.view(view, seat)
            if seat is not None:
                legal = [GAME.write(action) for action in GAME.legal(then.state, seat)]
                told.legal(legal, GAME.choices(then.state, seat) if legal else {}, view, seat)


@crowded
def test_notation_lists_and_drafts(seed, seats):
    for moment, after in pairwise(strewn_play(seed, seats)):
        state = moment.state
        legal = GAME.legal(state, moment.seat)
        texts = [GAME.write(action) for action in legal]
        assert [GAME.read(text) for text in texts] == list(legal)
        assert len(set(texts)) == len(texts) > 0
        assert len(texts) < 100 or GAME.view(state, moment.seat)["phase"] in ("buy", "scoop")
        seat = GAME.half_made(after.state)
        if seat is not None:
            assert (seat, GAME.actors(after.state), moment.events) == (moment.seat, (moment.seat,), ())
            assert GAME.view(state, None)["where"] == GAME.view(after.state, None)["where"]
        window = GAME.window(state)
        assert bool(window) == isinstance(state.stack[-1], Window)
        assert not window or (window[0] == moment.seat and texts[-1] == "pass")
        assert not window or GAME.view(state, None)["phase"] in GAME.windows


@crowded
def test_every_half_made_choice_can_be_completed(seed, seats):
    """R3.6"""
    for moment in strewn_play(seed, seats):
        if moment.seat is None or GAME.half_made(moment.state) is not None:
            continue
        rng = Random(seed)
        for action in GAME.legal(moment.state, moment.seat)[:6]:
            state, steps = GAME.apply(moment.state, moment.seat, action)[0], 0
            while GAME.half_made(state) is not None:
                legal = GAME.legal(state, moment.seat)
                assert legal
                state, steps = GAME.apply(state, moment.seat, legal[int(rng.random() * len(legal))])[0], steps + 1
                assert steps < 40


@crowded
def test_what_is_not_legal_is_refused(seed, seats):
    moments = list(strewn_play(seed, seats))
    tried = list(dict.fromkeys(moment.action for moment in moments if moment.action is not None))[::5]
    told = Validator(GAME, seats, OPTIONS)
    for moment in moments[:: 1 + len(moments) // 40]:
        for seat in range(seats):
            legal = GAME.legal(moment.state, seat)
            for action in tried:
                if action in legal:
                    continue
                with pytest.raises(IllegalAction) as caught:
                    GAME.apply(moment.state, seat, action)
                assert caught.value.reason in GAME.reasons
                assert caught.value.rule.startswith("R")
                told.details(caught.value.details)


def test_crowded_positions_see_everything():
    """Every kind of event and of decision comes about, or the tests above look at too little."""
    events, phases = Counter[str](), Counter[str]()
    for seed in range(40):
        for moment in strewn_play(seed, 2 + seed % 4):
            events.update(event.kind for event in moment.events)
            if moment.seat is not None:
                phases[moment.state.stack[-1].phase] += 1
    rare = {
        "dealt",
        "stalemate",
        "garrison_back",
        "reshuffled",
        "unit_won",
        "part_won",
        "delivered",
        "turned",
        "ransom",
    }
    assert set(GAME.events) - set(events) <= rare
    asked = {prompt.id for prompt in BOX.prompts} - {"partner", "plotter"}
    assert asked - set(phases) <= {"hospital", "turncoat"}


@pytest.mark.parametrize("text", ["", "x", "pass ", "+", ">99", "try M21", "hire a1", "lay SOU1>XIII", "SOU1 d0", "é"])
def test_bad_notation_is_refused(text):
    with pytest.raises(NotationError):
        GAME.read(text)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_replays_from_its_actions(seats):
    setup = checked(GAME, seats, {}, 7)
    state, rng, played = GAME.new(setup), Random(7), []
    while actors := GAME.actors(state):
        legal = GAME.legal(state, actors[0])
        played.append((actors[0], GAME.write(legal[int(rng.random() * len(legal))])))
        state = GAME.apply(state, actors[0], GAME.read(played[-1][1]))[0]
    again = GAME.new(setup)
    for seat, text in played:
        again = GAME.apply(again, seat, GAME.read(text))[0]
    assert again == state
    assert hash(again) == hash(state)


@pytest.mark.parametrize("seed", range(30))
def test_as_many_wounds_as_hits(seed, monkeypatch):
    """R11.8, R11.9: every hit wounds somebody, as long as there is life left."""
    due: list[tuple[int, int, int]] = []  # of each side: its elements, their wounds before, how many come
    checked_rounds = 0
    hitting, settling = rounds.Hitting.taken, wounds.Settling.taken

    def counted(state, group):
        return sum(state.wounds[element] for element in members(group))

    def hit(self, state, events):
        due.clear()
        for seat, suffers in zip(
            (self.fight.attacker, self.fight.defender), rounds.hits(state, self.fight), strict=True
        ):
            group = rounds.side(state, self.fight, seat)
            left = sum(wounds.life_left(state, element) for element in members(group))
            due.append((group, counted(state, group), min(left, suffers.total)))
        return hitting(self, state, events)

    def settled(self, state, events):
        nonlocal checked_rounds
        if due and self.group == due[0][0] | due[1][0]:
            assert all(counted(state, group) - before == count for group, before, count in due)
            checked_rounds += 1
            due.clear()
        return settling(self, state, events)

    monkeypatch.setattr(rounds.Hitting, "taken", hit)
    monkeypatch.setattr(wounds.Settling, "taken", settled)
    assert list(strewn_play(seed, 2 + seed % 4))
    assert checked_rounds
