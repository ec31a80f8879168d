"""What lies where, read into rows."""

from __future__ import annotations

from qtapp.words.cercle.table import table_of

WHERE = {
    "I1a": "pile:I1:0",
    "I1b": "wheel:3:1:1",
    "R4a": "on:I1b:guard",
    "O2a": "wheel:3:0:-",
    "R1a": "on:O2a:recruiter:0",
    "R4b": "on:R1a:guard",
    "S3a": "ready:0:1",
    "N15": "ready:0:0:posted",
    "I4a": "deployed:1:0:0",
    "N04": "infiltrated:1:0",
    "O1c": "acting:1",
    "O1b": "arrived:0:-",
    "N07": "open:1",
    "N12": "open:0",
    "N02": "out:0",
    "I1c": "pile:I1:1",
    "circle": "chaos:7",
    "first": "seat:1",
    "wheel": "turned:5",
    "0:vp": "vp:12",
    "1:vp": "vp:3",
    "0:I": "secrets:5",
    "0:S": "secrets:0",
    "0:R": "secrets:12",
    "0:O": "secrets:1",
    "0:service": "service:active",
    "1:service": "service:used",
}


def ids(row: object) -> list[str]:
    return [spy.id for spy in row]  # type: ignore[attr-defined]


def test_a_row_of_the_wheel_is_read_inside_out_with_what_lies_on_it() -> None:
    inner, outer = table_of(WHERE).wheel[3]
    assert (inner.id, inner.employer, inner.recruiter, inner.recruiter_of, inner.guard) == ("O2a", None, "R1a", 0, "")
    assert (outer.id, outer.employer, outer.guard) == ("I1b", 1, "R4a")


def test_a_guard_has_the_employer_of_its_ward_wherever_that_is() -> None:
    spies = table_of(WHERE).spies
    assert (spies["R4a"].employer, spies["R4a"].on) == (1, "I1b")
    assert (spies["R1a"].guard, spies["R4b"].employer) == ("R4b", 0)


def test_rows_in_front_of_the_seats() -> None:
    table = table_of(WHERE)
    assert [(spy.id, spy.posted) for spy in table.ready[0]] == [("N15", True), ("S3a", False)]
    assert [(spy.id, spy.employer) for spy in table.deployed[1]] == [("I4a", 0)]
    assert ids(table.infiltrated[1]) == ["N04"]


def test_piles_open_spies_arrivals_and_the_acting_spy() -> None:
    table = table_of(WHERE)
    assert ids(table.piles["I1"]) == ["I1a", "I1c"]
    assert "O4" not in table.piles
    assert ids(table.open) == ["N12", "N07"]
    assert ids(table.arrived) == ["O1b"]
    assert ids(table.out) == ["N02"]
    assert table.acting is not None
    assert (table.acting.id, table.acting.employer) == ("O1c", 1)


def test_tracks_and_the_wheel() -> None:
    table = table_of(WHERE)
    assert (table.points, table.circle, table.first) == ((12, 3), 7, 1)
    assert table.secrets == ((5, 0, 12, 1), (0, 0, 0, 0))
    assert table.markers == ("active", "used")
    assert [table.octant(edge) for edge in (1, 3, 8)] == [6, 0, 5]


def test_the_same_table_is_read_once() -> None:
    assert table_of(dict(WHERE)) is table_of(WHERE)
