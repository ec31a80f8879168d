"""R14: nothing leaks. Whole random games, then each secret of the rules by its name.

Two ways to look for a leak: `imagine` draws anew what a seat does not know, and two games are played that differ in a
secret choice only. Either way the seat's view, its legal list and the events it sees must be the same until a rule
reveals the difference.
"""

from __future__ import annotations

from random import Random

import pytest

from engines.coldwar import GAME
from engines.game import Seat, State
from tests.engines.coldwar.play import SETUPS, Moment, heard, moments, sight, viewers
from tests.engines.coldwar.table import AGENCIES, CIA, KGB, MI6, NOBODY, Table, before_the_last_pass, seat_of

setups = pytest.mark.parametrize(("seats", "roster"), SETUPS)

# Events that turn a hidden card or agent over for all to see.
REVEALING = {"recruit", "peek_recruit", "peek_discard", "revealed", "turn", "decrypted"}


def reveals(moment: Moment) -> bool:
    return bool(moment.kinds & REVEALING) or any(event.data.get("why") == "director" for event in moment.events)


@setups
@pytest.mark.parametrize("seed", range(4))
def test_no_view_or_legal_list_changes_under_imagine(seats, roster, seed):
    """R14.1, R14.7: nor does a spectator's, who knows less than any seat."""
    rng = Random(seed)
    for number, moment in enumerate(moments(seats, roster, seed)):
        for seat in range(seats):
            if (number + seat) % 3 and not moment.kinds & {"chosen", "peek", "summit", "space", "intercept"}:
                continue
            for _ in range(2):
                imagined = GAME.imagine(moment.state, seat, rng)
                assert sight(imagined, seat) == sight(moment.state, seat)
                assert GAME.view(imagined, None) == GAME.view(moment.state, None)


@setups
@pytest.mark.parametrize("seed", range(10, 14))
def test_no_event_changes_under_imagine(seats, roster, seed):
    """R14.1, R15.3: what another seat does looks the same whatever is hidden, unless it is turned over."""
    rng, compared = Random(seed), 0
    for moment in moments(seats, roster, seed):
        if reveals(moment):
            continue
        # The next Cryptographer is shown the top objective as soon as the one before him has decided (R10.20).
        shown = {event.data["by"] for event in moment.events if event.kind == "intercept"}
        for viewer in set(range(seats)) - {moment.seat} - shown:
            imagined = GAME.imagine(moment.state, viewer, rng)
            action = GAME.legal(imagined, moment.seat)[moment.index]
            after, events = GAME.apply(imagined, moment.seat, action)
            for each in (viewer, None):
                assert heard(events, each) == heard(moment.events, each)
                assert sight(after, each) == sight(moment.after, each)
            compared += 1
    assert compared > 50


def otherwise(moment: Moment, rng: Random) -> State | None:
    """The state if the seat had chosen something else in secret; None if it had no other choice."""
    legal = GAME.legal(moment.state, moment.seat)
    others = [index for index in range(len(legal)) if index != moment.index]
    if moment.verb == "ord" and "turn" in moment.kinds:
        # The top card is about to be turned up: only the order behind it stays a secret.
        top = moment.text.split(" ")[1]
        others = [index for index in others if GAME.write(legal[index]).split(" ")[1] == top]
    if not others:
        return None
    after, events = GAME.apply(moment.state, moment.seat, legal[others[int(rng.random() * len(others))]])
    for viewer in ignorant(moment):
        assert heard(events, viewer) == heard(moment.events, viewer)
    return after


def ignorant(moment: Moment) -> list[Seat | None]:
    """Who does not get to know what was chosen: not the seat itself, nor a seat that listens to it."""
    told = {event.data["by"] for event in moment.events if event.kind == "overheard"}
    return [
        viewer
        for viewer in viewers(len(GAME.view(moment.state, None)["seats"]))
        if viewer != moment.seat and viewer not in told
    ]


@setups
@pytest.mark.parametrize("seed", range(20, 24))
def test_what_another_seat_chose_in_secret_is_not_seen(seats, roster, seed):
    """R6.2, R14.2, R14.3: right after it was chosen."""
    rng, compared = Random(seed), 0
    for moment in moments(seats, roster, seed):
        if moment.verb not in ("x", "ana", "ord"):
            continue
        after = otherwise(moment, rng)
        if after is not None:
            for viewer in ignorant(moment):
                assert sight(after, viewer) == sight(moment.after, viewer)
            compared += 1
    assert compared > 10


@setups
@pytest.mark.parametrize("seed", range(30, 33))
def test_nor_for_as_long_as_the_agent_lies_face_down(seats, roster, seed):
    """R14.2, R6.2: two games side by side, one secret choice apart, until the Cease-fire reveals it."""
    rng, other, chooser, blind, steps = Random(seed), None, -1, [], 0
    for moment in moments(seats, roster, seed):
        if other is None and moment.verb == "x":
            other, chooser, blind = otherwise(moment, rng), moment.seat, ignorant(moment)
            continue
        if other is None:
            continue
        action = GAME.legal(other, moment.seat)[moment.index]
        other, events = GAME.apply(other, moment.seat, action)
        if "ceasefire" in moment.kinds:
            other = None
            continue
        shown = {
            event.data["by"]
            for event in moment.events
            if event.kind in ("summit", "overheard") and event.data["on"] == chooser
        }
        blind = [viewer for viewer in blind if viewer not in shown]
        for viewer in blind:
            assert heard(events, viewer) == heard(moment.events, viewer)
            assert sight(other, viewer) == sight(moment.after, viewer)
            steps += 1
    assert steps > 50


def transcript(table: Table, lines: list[str], viewer: str | None) -> list[object]:
    """Everything a viewer sees of a table while these lines are played."""
    seat = None if viewer is None else seat_of(viewer)
    story: list[object] = [sight(table.state, seat)]
    for line in lines:
        table.forget().play(line)
        story.append((heard(table.events, seat), sight(table.state, seat)))
    return story


def assert_alike(
    one: Table,
    two: Table,
    lines: list[str],
    *,
    blind: tuple[str | None, ...],
    seeing: tuple[str, ...],
    others: list[str] | None = None,
) -> None:
    """The two stories are the same for the blind, and not for those who see the difference."""
    for viewer in (*blind, *seeing):
        stories = transcript(one.forked(), lines, viewer), transcript(two.forked(), others or lines, viewer)
        assert (stories[0] == stories[1]) is (viewer in blind), viewer


STRUGGLE = ["CIA start CIA", "CIA rec", "KGB rec", "MI6 rec", "CIA act M6 E1", "KGB pass", "MI6 rec", "CIA pass"]


@pytest.mark.parametrize("other", ["MS", "DD", "DA", "AN", "AM", "DI"])
def test_planning(other):
    """R6.2, R14.2: the KGB's agent, from his choice to the end of the struggle."""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA gdeck=M6,P5,E1,N2 | CIA | KGB | MI6")
    lines = ["CIA x DD", "KGB x AS", "MI6 x DD", *STRUGGLE]
    others = [f"KGB x {other}" if line == "KGB x AS" else line for line in lines]
    assert_alike(table, table, lines, others=others, blind=("CIA", "MI6", NOBODY), seeing=("KGB",))


@pytest.mark.parametrize("first", ["KGB", "MI6"])
def test_planning_in_any_order(first):
    """R6.2: nor does it matter who chooses first."""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA gdeck=M6 | CIA | KGB leave=AN | MI6")
    rest = [f"{agency} x DD" for agency in ("CIA", "KGB", "MI6") if agency != first]
    blind = tuple(viewer for viewer in (*AGENCIES, NOBODY) if viewer != first)
    assert_alike(table, table, [f"{first} x AS", *rest], others=[f"{first} x DI", *rest], blind=blind, seeing=(first,))


def peeking(top: str) -> Table:
    return Table(f"""turn=2 phase=struggle act=CIA obj=IRN bal=CIA gdeck={top} | CIA x=AS groups=N2r
                     | KGB x=MS groups=N3r | MI6 x=DI groups=M4m""")


def test_peeks():
    """R8.3: the card shown and left; the KGB, who looks at it later, knows it from then on."""
    lines = ["CIA act N2", "CIA peek leave", "KGB pass", "MI6 pass"]
    assert_alike(peeking("P6,E1"), peeking("E1,P6"), lines, blind=("KGB", "MI6", NOBODY), seeing=("CIA",))
    lines = [*lines[:2], "KGB act N3", "KGB peek leave", "MI6 pass"]
    assert_alike(peeking("P6,E1"), peeking("E1,P6"), lines, blind=("MI6", NOBODY), seeing=("CIA", "KGB"))


def test_peeks_do_not_tell_a_population_limit_away():
    """R8.3: what may be done with the card depends on the seat's groups, which all see, never on the card."""
    for top in ("P6", "E1", "M1"):
        table = peeking(top).play("CIA act N2")
        assert table.legal("CIA") == ["peek rec", "peek disc", "peek leave"]


def analyst(order: str) -> Table:
    table, line = before_the_last_pass("AN DD DD", head=f"gdeck_next={order}")
    return table.play(line)


def test_analyst():
    """R5.5, R14.3: neither the cards nor their order, until they are drawn."""
    lines = ["CIA ana M6 E1 N4", "CIA x DD", "KGB x DD", "MI6 x DD"]
    others = ["CIA ana N4 M6 E1", *lines[1:]]
    blind = ("KGB", "MI6", NOBODY)
    assert_alike(analyst("M6,E1,N4"), analyst("M6,E1,N4"), lines, others=others, blind=blind, seeing=("CIA",))
    others = ["CIA ana P1 P2 P3", *lines[1:]]
    assert_alike(analyst("M6,E1,N4"), analyst("P1,P2,P3"), lines, others=others, blind=blind, seeing=("CIA",))


def test_listening():
    """R6.3: the CIA overhears the KGB; MI6 learns no more than that it was so."""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA pend=DA:CIA>KGB gdeck=M6,P5,E1,N2 | CIA | KGB | MI6")
    lines = ["KGB x AS", "MI6 x DD", "CIA x DD", *STRUGGLE]
    assert_alike(table, table, lines, others=["KGB x DI", *lines[1:]], blind=("MI6", NOBODY), seeing=("CIA", "KGB"))
    # What the listener then chooses is a secret to the one who was heard.
    others = [line.replace("CIA x DD", "CIA x MS") for line in lines]
    assert_alike(table, table, lines, others=others, blind=("KGB", "MI6", NOBODY), seeing=("CIA",))


def test_summit_meeting():
    """R12.5: only its user sees the agent, and what he sees does not show in what he may do."""
    text = """turn=2 phase=struggle act=CIA obj=IRN bal=CIA gdeck=M6,P5 | CIA x=AS won=SUM | KGB x={agent} | MI6 x=DI"""
    one, two = Table(text.format(agent="MS")), Table(text.format(agent="DA"))
    lines = ["CIA ev SUM KGB", "CIA rec", "KGB rec"]
    assert_alike(one, two, lines, blind=("MI6", NOBODY), seeing=("CIA", "KGB"))
    assert_alike(one, two, ["CIA ev SUM MI6", *lines[1:]], blind=("CIA", "MI6", NOBODY), seeing=("KGB",))


def racing(odeck: str) -> Table:
    """The CIA, who may still use the Olympic Games, decides after the KGB's Space Race."""
    table, line = before_the_last_pass(
        "DD DD DD", bal="KGB", kgb="won=SPA", cia="won=OLY out=AN:T", head=f"odeck={odeck} gdeck_next=M6"
    )
    return table.play(line)


def test_space_race():
    """R12.6, R14.3: neither the objectives nor their order, until one is turned up."""
    blind = ("CIA", "MI6", NOBODY)
    one, two = racing("TUR,KOR,EGY,CUB"), racing("LBY,AFG,CZE,CUB")
    assert_alike(
        one,
        two,
        ["KGB ev SPA", "KGB ord TUR KOR EGY"],
        others=["KGB ev SPA", "KGB ord CZE LBY AFG"],
        blind=blind,
        seeing=("KGB",),
    )
    lines = ["KGB ev SPA", "KGB ord TUR KOR EGY", "CIA done", "CIA x DD", "KGB x DD", "MI6 x DD"]
    others = ["KGB ev SPA", "KGB ord TUR EGY KOR", *lines[2:]]
    assert_alike(one, one, lines, others=others, blind=blind, seeing=("KGB",))


def intercepting(odeck: str) -> Table:
    table, line = before_the_last_pass("CR DD DD", cia="won=OLY out=AN:T", head=f"roster=intercept odeck={odeck}")
    return table.play(line)


@pytest.mark.parametrize("choice", ["keep", "bury"])
def test_cryptographer_intercept(choice):
    """R10.20: the objective looked at, kept or buried."""
    one, two = intercepting("TUR,KOR,EGY"), intercepting("LBY,KOR,EGY")
    assert_alike(one, two, [f"CIA cry {choice}"], blind=("KGB", "MI6", NOBODY), seeing=("CIA",))
    lines = ["CIA cry bury", "CIA done", "CIA x DD", "KGB x DD", "MI6 x DD"]
    assert_alike(one, two, lines, blind=("KGB", "MI6", NOBODY), seeing=("CIA",))


def test_the_nobel_window_tells_nothing_about_another_agent():
    """R9.5: the CIA's agent is face up when it is asked; the agents of seats in order are not yet."""
    tables = []
    for agent in ("AN", "DI", "DD"):
        table, line = before_the_last_pass(f"AS DD {agent}", groups="M6r,P6r E6r M5r", cia="won=NOB")
        tables.append(table.play(line))
    for viewer in (CIA, KGB, None):
        assert sight(tables[0].state, viewer) == sight(tables[1].state, viewer) == sight(tables[2].state, viewer)
    assert sight(tables[0].state, MI6) != sight(tables[1].state, MI6)
