"""The engine against the plain rulebook of `oracle`: rankings, ties and everything that may be done in a struggle."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engines.coldwar import oracle
from tests.engines.coldwar.oracle import PRINTED, Front
from tests.engines.coldwar.table import AGENCIES, CIA, OBJECTIVES, Table

objectives = st.sampled_from(OBJECTIVES)


def partitions(total: int, parts: int, most: int = 6) -> list[tuple[int, ...]]:
    """All ways to make a total of at most so many Influences from 1 to 6."""
    if total == 0:
        return [()]
    if parts == 0:
        return []
    return [
        (first, *rest)
        for first in range(min(most, total), 0, -1)
        for rest in partitions(total - first, parts - 1, first)
    ]


@st.composite
def fronts(draw: st.DrawFn, seats: int, limit: int, level: bool) -> list[Front]:
    """What lies before the seats; with `level`, of equal Influence as often as not."""
    left = {value: list("MENP") for value in range(1, 7)}
    total = draw(st.integers(0, min(15, 6 * limit)))
    made = []
    for _ in range(seats):
        if not level or draw(st.booleans()):
            total = draw(st.integers(0, min(15, 6 * limit)))
        groups = []
        for value in draw(st.sampled_from(partitions(total, limit) or [()])):
            if left[value]:
                faction = draw(st.sampled_from(left[value]))
                left[value].remove(faction)
                groups.append(f"{faction}{value}")
        ready = draw(st.lists(st.booleans(), min_size=len(groups), max_size=len(groups)))
        made.append(
            Front(
                tuple(group for group, up in zip(groups, ready, strict=True) if up),
                tuple(group for group, up in zip(groups, ready, strict=True) if not up),
            )
        )
    return made


@st.composite
def tables(draw: st.DrawFn, level: bool) -> tuple[str, list[Front], int]:
    objective, seats = draw(objectives), draw(st.sampled_from((2, 3, 3)))
    return objective, draw(fronts(seats, PRINTED[objective][1], level)), draw(st.integers(0, seats - 1))


def table_of(objective: str, lying: list[Front], balance: int, act: int, passes: int) -> Table:
    mode = "duel" if len(lying) == 2 else "trio"
    parts = [
        f"mode={mode} turn=2 phase=struggle passes={passes} obj={objective} act={AGENCIES[act]} bal={AGENCIES[balance]}"
    ]
    parts += [
        f"{agency} x=DD {f'groups={front.written()}' if front.groups else ''}"
        for agency, front in zip(AGENCIES, lying, strict=False)
    ]
    return Table(" | ".join(parts))


@settings(max_examples=300)
@given(tables(level=True))
def test_the_ranking_and_its_ties(position):
    """R9.2, R9.3, R9.4, R9.6, R9.7"""
    objective, lying, balance = position
    actor = next((seat for seat, front in enumerate(lying) if front.groups), None)
    if actor is None:
        return
    table = table_of(objective, lying, balance, actor, len(lying) - 1).play(f"{AGENCIES[actor]} pass")
    ranked, ties = oracle.ranking(objective, lying, balance)
    totals = {"influence": [front.influence for front in lying], "stability": PRINTED[objective][0], "ranking": ranked}
    assert table.told("totals") == [totals]
    assert table.told("tie") == [{"seats": tie.seats, "faction": tie.faction, "ahead": tie.ahead} for tie in ties]
    best = lying[ranked[0]].influence <= PRINTED[objective][0]
    assert table.told("dominates") == ([{"by": ranked[0], "objective": objective}] if best else [])
    assert table.view()["loser"] == (ranked[-1] if best else None)


@settings(max_examples=300)
@given(tables(level=False), st.integers(0, 2))
def test_what_may_be_done_in_a_struggle(position, act):
    """R7.3, R7.5, R8.1, R8.2, R8.3, R8.4, R15.5"""
    objective, lying, balance = position
    act %= len(lying)
    table = table_of(objective, lying, balance, act, 0)
    legal = table.legal(AGENCIES[act])
    assert [line for line in legal if line.startswith("act P")] == oracle.political(objective, lying, act)
    assert legal == oracle.struggle(objective, lying, act)


@settings(max_examples=100)
@given(tables(level=False), st.integers(0, 2))
def test_what_a_choice_would_do_is_what_it_does(position, act):
    """R3.4, R8.1, R8.2, R8.4"""
    objective, lying, balance = position
    act %= len(lying)
    table = table_of(objective, lying, balance, act, 0)
    for line, told in table.choices(AGENCIES[act]).items():
        if line.startswith("act"):
            after = table.forked().play(f"{AGENCIES[act]} {line}")
            assert told["influence"] == [seat["influence"] for seat in after.view()["seats"]]
            if told["group"] is not None:
                assert told["group"] == line.split(" ")[2]
                assert told["group"] in lying[told["owner"]].groups
            assert told["verb"] in after.kinds()


def test_the_oracle_knows_the_printed_cards():
    """R1.1, R1.2"""
    for objective, (stability, population, profile) in PRINTED.items():
        card = Table(f"turn=1 phase=planning obj={objective} bal=CIA | CIA | KGB | MI6").view()["objective"]
        assert (card["stability"], card["population"], "".join(card["profile"])) == (stability, population, profile)
    assert set(PRINTED) == set(OBJECTIVES)
    assert oracle.struggle("CUB", [Front(("M6",), ()), Front((), ())], CIA) == ["rec", "pass"]
