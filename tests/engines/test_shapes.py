"""Shapes: what a declaration lets through, what it refuses and where, and that none can be without bounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

import pytest

from engines.readers import Readers
from engines.shapes import (
    AnyPlain,
    Between,
    BySeat,
    Exactly,
    Id,
    Most,
    OneOf,
    Seat,
    ShapeError,
    Some,
    Tagged,
)

SEATS = 3
IDS = {"square": ("A1", "A2")}

Text = Annotated[str, Most(3)]


class Inner(TypedDict):
    count: Annotated[int, Between(0, 9)]
    note: NotRequired[Text]


class Whole(TypedDict):
    inner: Inner
    cells: Annotated[list[tuple[int, bool]], Most(2)]


class Loose(TypedDict, total=False):
    count: int


class Message(NamedTuple):
    name: Text
    items: Annotated[tuple[int, ...], Most(2)] = ()


Event = Annotated[dict[str, Any], Tagged("kind", {"move": {"by": Seat}, "pass": {}})]


def read(hint: Any, value: object) -> object:
    return Readers(SEATS, IDS).reader(hint)(value)


def refusal(hint: Any, value: object) -> str:
    with pytest.raises(ShapeError) as caught:
        read(hint, value)
    return caught.value.path


GOOD: list[tuple[Any, object]] = [
    (int, -(2**31)),
    (int, 2**31 - 1),
    (bool, False),
    (None, None),
    (Text, "ééé"),
    (Literal["a", "b"], "b"),
    (Literal[1, 2], 2),
    (Annotated[bytes, Most(2)], b"xy"),
    (Annotated[str, OneOf(("x", "y"))], "y"),
    (Annotated[int, OneOf((4, 5))], 5),
    (Annotated[str, Id("square")], "A2"),
    (Seat, SEATS - 1),
    (BySeat[int], [1, 2, 3]),
    (Annotated[list[int], Exactly(2)], [1, 2]),
    (Annotated[list[int], Most(2)], []),
    (Annotated[list[int], Some(2)], [1]),
    (Annotated[list[int], Some(2)], [1, 2]),
    (Text | None, None),
    (Text | None, "x"),
    (int | bool | Text, True),
    (Annotated[dict[Text, int], Most(1)], {"a": 1}),
    (Whole, {"inner": {"count": 9}, "cells": []}),
    (Whole, {"inner": {"count": 0, "note": "n"}, "cells": [[1, True]]}),
    (Loose, {}),
    (Loose, {"count": 1}),
    (Event, {"kind": "move", "by": 2}),
    (Event, {"kind": "pass"}),
]

BAD: list[tuple[Any, object, str]] = [
    (int, 2**31, ""),
    (int, -(2**31) - 1, ""),
    (int, True, ""),
    (int, 1.0, ""),
    (int, "1", ""),
    (int, float("nan"), ""),
    (bool, 1, ""),
    (bool, 0, ""),
    (bool, None, ""),
    (None, 0, ""),
    (Text, "four", ""),
    (Text, b"x", ""),
    (Text, ["x"], ""),
    (Literal["a"], "b", ""),
    (Literal["a"], ["a"], ""),
    (Literal[1], True, ""),
    (Literal[1], 1.0, ""),
    (Annotated[bytes, Most(2)], b"xyz", ""),
    (Annotated[bytes, Most(2)], "xy", ""),
    (Annotated[str, OneOf(("x",))], "z", ""),
    (Annotated[str, OneOf(("x",))], {}, ""),
    (Annotated[int, OneOf((1, 5))], True, ""),
    (Annotated[str, Id("square")], "B1", ""),
    (Seat, SEATS, ""),
    (Seat, -1, ""),
    (BySeat[int], [1, 2], ""),
    (BySeat[int], [1, 2, 3, 4], ""),
    (Annotated[list[int], Exactly(2)], [1], ""),
    (Annotated[list[int], Some(2)], [], ""),
    (Annotated[list[int], Some(2)], [1, 2, 3], ""),
    (Annotated[list[int], Most(2)], [1, 2, 3], ""),
    (Annotated[list[int], Most(2)], (1, 2), ""),
    (Annotated[list[int], Most(2)], {"0": 1}, ""),
    (Text | None, 0, ""),
    (int | bool | Text, None, ""),
    (Annotated[dict[Text, int], Most(1)], {"a": 1, "b": 2}, ""),
    (Annotated[dict[Text, int], Most(1)], {"long": 1}, ""),
    (Annotated[dict[Text, int], Most(1)], {1: 1}, ""),
    (Annotated[dict[Text, int], Most(1)], [], ""),
    (Whole, {"cells": []}, "inner"),
    (Whole, {"inner": {"count": 10}, "cells": []}, "inner.count"),
    (Whole, {"inner": {"count": 1, "note": 5}, "cells": []}, "inner.note"),
    (Whole, {"inner": {"count": 1, "more": 5}, "cells": []}, "inner"),
    (Whole, {"inner": {"count": 1}, "cells": [[1]]}, "cells"),
    (Whole, {"inner": {"count": 1}, "cells": [[1, 1]]}, "cells"),
    (Whole, {"inner": {"count": 1}, "cells": [[1, True]], "x": 1}, ""),
    (Whole, [], ""),
    (Loose, {"other": 1}, ""),
    (Event, {"kind": "move"}, "by"),
    (Event, {"kind": "move", "by": SEATS}, "by"),
    (Event, {"kind": "pass", "by": 0}, ""),
    (Event, {"kind": "jump"}, "kind"),
    (Event, {"kind": ["move"]}, "kind"),
    (Event, {}, "kind"),
    (Event, 5, ""),
]


@pytest.mark.parametrize(("hint", "value"), GOOD, ids=str)
def test_what_is_of_a_shape_is_let_through_as_it_is(hint, value):
    assert read(hint, value) is value


@pytest.mark.parametrize(("hint", "value", "path"), BAD, ids=str)
def test_what_is_not_is_refused_and_where(hint, value, path):
    assert refusal(hint, value) == path


def test_a_message_is_made_with_its_defaults_and_what_it_does_not_know_is_passed_over():
    assert read(Message, {"name": "Ana", "new": [1]}) == Message("Ana", ())
    assert read(Message, {"name": "Ana", "items": [1, 2]}) == Message("Ana", (1, 2))
    assert refusal(Message, {"items": []}) == "name"
    assert refusal(Message, {"name": "Ana", "items": [1, 2, 3]}) == "items"


def test_a_path_never_tells_what_was_sent():
    with pytest.raises(ShapeError) as caught:
        read(Annotated[dict[Text, Inner], Most(2)], {"a": {"count": "secret"}})
    assert (caught.value.path, "secret" in str(caught.value)) == ("count", False)


@pytest.mark.parametrize(
    "hint",
    [
        str,
        bytes,
        list[int],
        dict[Text, int],
        Mapping[Text, int],
        tuple[int, ...],
        Text | list[Text],
        Annotated[list[str], Most(3)],
        Annotated[dict[str, int], Most(3)],
        list,
        dict,
        Any,
        object,
        float,
        Annotated[str, Between(0, 3)],
        Annotated[list[int], Between(0, 3)],
        Annotated[int, Most(3)],
    ],
    ids=str,
)
def test_a_declaration_without_bounds_is_refused(hint):
    with pytest.raises(TypeError):
        Readers(SEATS, IDS).reader(hint)


@pytest.mark.parametrize("hint", [Text | Annotated[str, Most(9)], Inner | Whole, Literal["a", 1]], ids=str)
def test_a_union_whose_parts_cannot_be_told_apart_is_refused(hint):
    with pytest.raises(TypeError):
        Readers(SEATS, IDS).reader(hint)


def test_bounds_of_equal_numbers_are_not_the_same():
    """`typing` keeps what was annotated, and finds it again by equality."""
    assert refusal(Annotated[list[int], Exactly(5)], [1]) == ""
    assert read(Annotated[list[int], Most(5)], [1]) == [1]


def test_data_nested_without_end_is_refused_at_the_first_level_that_is_not_declared():
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert refusal(Whole, {"inner": {"count": 1}, "cells": deep}) == "cells"
    assert read(AnyPlain, deep) is deep  # whoever declares this looks at it
