"""Any message there can be: values made to the annotations of `network.messages`, with a liking for the bounds."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from engines.game import Plain
from engines.readers import declared
from engines.shapes import Between, Most
from network.messages.line import FromClient, FromHost, Message
from network.messages.packing import BOUNDS

CLIENT_TYPES: tuple[type[Any], ...] = get_args(FromClient)
HOST_TYPES: tuple[type[Any], ...] = get_args(FromHost)
ALL_TYPES = tuple(dict.fromkeys(CLIENT_TYPES + HOST_TYPES))

LETTERS = 'aZ09 _-@,\n\0"\\é’«  \u202f日𝄞\ufdd0\uffff'
SOME = 4  # items where the annotations allow any number


def hints(type_: type[Any]) -> dict[str, Any]:
    """The annotations of a structure, as the codec takes them."""
    return declared(type_) | dict(BOUNDS.get(type_, {}))


def any_message(type_: type[Any], rng: Random) -> Message:
    return type_(*[any_value(hint, rng) for hint in hints(type_).values()])


def any_value(hint: Any, rng: Random, bound: Most | Between | None = None) -> Any:
    """Some value that a field annotated like this may hold."""
    origin, args = get_origin(hint), get_args(hint)
    most = bound.most if isinstance(bound, Most) else SOME
    if origin is Annotated:
        return any_value(args[0], rng, args[1])
    if origin in (Union, UnionType):
        chosen = rng.choice(args)
        return None if chosen is NoneType else any_value(chosen, rng)
    if origin is tuple:
        inner = [args[0]] * rng.randint(0, min(most, SOME)) if args[-1] is Ellipsis else args
        return tuple(any_value(arg, rng) for arg in inner)
    if origin is list:
        return [any_value(args[0], rng) for _ in range(rng.randint(0, min(most, SOME)))]
    if origin is Mapping:
        return {any_text(rng, 12): any_value(args[1], rng) for _ in range(rng.randint(0, min(most, SOME)))}
    if hint is int:
        least, most = (bound.least, bound.most) if isinstance(bound, Between) else (-(2**31), 2**31 - 1)
        return rng.choice((least, most, rng.randint(least, most), min(most, max(least, rng.randint(0, 9)))))
    if hint is bool:
        return rng.choice((False, True))
    if hint is bytes:
        return bytes(rng.randint(0, 255) for _ in range(rng.choice((0, 1, most))))
    if hint is str:
        return any_text(rng, min(most, 400))
    if hasattr(hint, "_fields"):
        return any_message(hint, rng)
    return any_plain(rng)


def any_text(rng: Random, most: int) -> str:
    return "".join(rng.choice(LETTERS) for _ in range(rng.choice((0, 1, 3, most))))


def any_plain(rng: Random, depth: int = 3) -> Plain:
    """Plain data as views and details hold it."""
    kind = rng.randint(0, 6 if depth else 4)
    if kind >= 5:
        items = [any_plain(rng, depth - 1) for _ in range(rng.randint(0, 3))]
        return items if kind == 5 else {any_text(rng, 6): item for item in items}
    if kind == 4:
        return rng.choice((0, 1, -1, 127, 128, 2**31, 2**63, -(2**63)))
    return (None, False, True, any_text(rng, 8))[kind]
