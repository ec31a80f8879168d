"""What is told of a game: the fields of every event, what is marked as chance or final, and the report of a turn."""

from __future__ import annotations

from functools import cache

import pytest

from engines.coldwar import GAME
from engines.game import Event
from tests.engines.coldwar.play import SETUPS, heard, moments, setup_of
from tests.engines.coldwar.table import Table, closing

STAGES = ("ceasefire", "debriefing", "detente", "over")  # that a report goes through, in this order

# The fields of each kind of event; those in brackets are for one seat alone.
FIELDS = {
    "setup": "mode roster target agencies",
    "turn": "turn year objective",
    "balance": "to why by",
    "shuffle": "",
    "analyst_looks": "by (groups)",
    "arranged": "by (groups)",
    "chosen": "by (agent)",
    "overheard": "by on (agent)",
    "back": "agents",
    "first": "by seat",
    "recruit": "by group",
    "destroy": "by with group owner",
    "mobilise": "by with group owner",
    "make_ready": "by with group owner",
    "steal": "by with group owner",
    "give": "by with group to",
    "peek": "by with (group)",
    "peek_recruit": "by group",
    "peek_discard": "by group",
    "peek_leave": "by (group)",
    "pass": "by count",
    "event_used": "by objective points",
    "benefit": "by group",
    "nuclear": "by group owner",
    "summit": "by on (agent)",
    "ceasefire": "why",
    "totals": "influence stability ranking",
    "tie": "seats faction ahead",
    "dominates": "by objective",
    "nobody": "objective",
    "disorder": "by excess",
    "revealed": "by agent",
    "eliminated": "by agent cause",
    "safe": "by agent cause",
    "saved": "by agent",
    "claim": "by objective points why",
    "buried": "objective why",
    "plan": "by agent initiative box works why",
    "listening": "by on",
    "sent_on_leave": "by on agent",
    "analyst": "by",
    "detained": "by agent",
    "decrypted": "group seats points",
    "intercept": "by (objective)",
    "intercept_keep": "by",
    "intercept_bury": "by",
    "on_leave": "agents",
    "home": "by agent",
    "collected": "",
    "space": "by (objectives)",
    "ordered": "by (objectives)",
    "olympics": "by agent",
    "extra_turn": "seats",
    "end": "winners why",
}
SECRET_LOOKS = {"chosen", "peek", "summit", "space"}
LUCK = {"recruit", "shuffle"}


@cache
def everything_told() -> tuple[Event, ...]:
    """The events of many random games, and of a tie at the target."""
    events = [event for seats, roster in SETUPS for event in GAME.opening(GAME.new(setup_of(seats, roster, 1)))]
    for seats, roster in SETUPS:
        for seed in range(12):
            for moment in moments(seats, roster, seed):
                events += moment.events
    tied = closing("DD DD DD", cia="won=EGY,VNM,ANG", kgb="won=CZE,AFG,LBY,PAN")
    return (*events, *tied.events)


def test_every_kind_of_event_happens_and_no_other():
    """R14.3: none is forgotten in the list that words are found for."""
    assert {event.kind for event in everything_told()} == set(GAME.events) == set(FIELDS)


def test_every_event_has_its_fields_and_hides_the_right_ones():
    """R15.3: a hidden field is for the seat that looked, and None to everybody else."""
    for event in everything_told():
        words = FIELDS[event.kind].split()
        assert set(event.data) - {"kind"} == {word.strip("()") for word in words}
        assert set(event.hidden) == {word.strip("()") for word in words if word.startswith("(")}
        assert event.audience is None
        for field, seats in event.hidden.items():
            assert seats == (event.data["by"],)
            assert event.seen_by(event.data["by"])[field] is not None
            others = {0, 1, 2, None} - {event.data["by"]}
            assert all(event.seen_by(other)[field] is None for other in others)


def test_secret_choices_and_looks_are_final():
    """R6.2, R8.3: no take-back goes behind them."""
    for event in everything_told():
        if event.kind in SECRET_LOOKS:
            assert event.final
        if event.kind in ("pass", "first", "destroy", "mobilise", "make_ready", "steal", "give"):
            assert not event.final
            assert not event.chance


def test_draws_are_marked_as_chance():
    """R5.4, R7.5, R2.6"""
    for event in everything_told():
        drawn = event.kind in LUCK or (event.kind == "balance" and event.data["why"] == "drawn")
        assert event.chance is drawn


@pytest.mark.parametrize(("seats", "roster"), SETUPS)
def test_the_report_is_what_all_saw_since_the_ceasefire(seats, roster):
    """R14.1: the same for everyone, and nothing in it that a spectator may not know."""
    for seed in range(2):
        report: list[object] = []
        running = False
        for moment in moments(seats, roster, seed):
            for told in heard(moment.events, None):
                if told["kind"] == "ceasefire":
                    report, running = [], True
                if told["kind"] == "turn":
                    running = False
                if running:
                    report.append(told)
            for viewer in (moment.seat, None):
                shown = [dict(event) for event in GAME.view(moment.after, viewer)["report"]]
                stages = [STAGES.index(event.pop("stage")) for event in shown]
                assert shown == report
                assert stages == sorted(stages)


def test_the_report_lasts_through_the_next_struggle():
    """The debriefing can be read again until the next Cease-fire."""
    table = closing("AS AM DI", head="gdeck_next=M6,M5,M4")
    report = table.view()["report"]
    assert [event["kind"] for event in report][:2] == ["ceasefire", "totals"]
    assert [event["kind"] for event in report][-1] == "collected"
    table.play("CIA x DD", "KGB x DD", "MI6 x DD")
    table.play(f"{table.actors[0]} start CIA", "CIA rec")
    assert table.view("KGB")["report"] == report
    assert Table.new(3).view()["report"] == []


def test_a_plan_is_told_before_what_it_does():
    """R10.2"""
    kinds = [(event.kind, event.data.get("agent")) for event in closing("AS MS AN").events]
    claim = next(place for place, (kind, _) in enumerate(kinds) if kind == "claim")
    assert kinds.index(("plan", "MS")) < claim < kinds.index(("plan", "AN"))
    assert kinds.index(("plan", "AN")) < kinds.index(("analyst", None)) < kinds.index(("plan", "AS"))
    assert kinds.index(("plan", "AS")) < kinds.index(("eliminated", "MS"))
