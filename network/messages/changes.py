"""Views on their way to a seat: what changed since the last one, and a hash by which drift is noticed.

A view is plain data and most of it stays from move to move. `changes` lists what does not, `applied` makes the new
view of the old one and the list, and `digest` is the same for equal views in every language. `Tellings` and `heard` are
the two ends of the way: they turn an Update into a message and back, each remembering the view that was shown last.

A change is a list: `["set", path, value]` puts a value in the place of another or under a new key, `["drop", path]`
removes a key, `["splice", path, start, gone, items]` replaces a run of items in a list. A path is a list of keys and
indices from the view inwards. Changes are applied in their order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from hashlib import sha256
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

import msgspec

from engines.game import Plain
from network.messages.bounds import MAX_ITEMS
from network.messages.codec import MAX_DEPTH, Prepacked
from network.messages.line import Told
from network.messages.table import Update

View: TypeAlias = Mapping[str, Plain]
Change: TypeAlias = list[Plain]
Path: TypeAlias = list[Plain]
Holder: TypeAlias = dict[str, Plain] | list[Plain]

RECENT = 2  # views kept at hand: whoever is shown the same is told one after the other

_canonical = msgspec.json.Encoder(order="sorted").encode
_pack = msgspec.msgpack.Encoder().encode


class Drift(ValueError):
    """Changes do not fit the view they came for, or do not lead to the view they should."""


class Part(NamedTuple):
    """What stands under one key of a view, in all the forms in which the host needs it."""

    value: Plain
    packed: bytes
    text: bytes  # the key and the value as they stand in the text that is hashed


class Shown(NamedTuple):
    """The view that a place was shown last."""

    view: View
    digest: str
    parts: Mapping[str, Part] = MappingProxyType({})  # the host's


def digest(view: View) -> str:
    """16 hexadecimal digits: of SHA-256 over the view as JSON with sorted keys, no spaces and nothing escaped that
    need not be."""
    return _hash(_canonical(view))


def _hash(text: bytes) -> str:
    return sha256(text).hexdigest()[:16]


# The two ends of the way.


class Tellings:
    """The host's end for one room and one thread. What several are shown or what did not change is looked at once."""

    def __init__(self) -> None:
        self._shown: deque[Shown] = deque(maxlen=RECENT)
        self._changes: deque[tuple[View, View, Prepacked | None]] = deque(maxlen=RECENT)

    def told(self, update: Update, before: Shown | None) -> tuple[Told, Shown]:
        """An update as a message, with changes if there was a view before and they are shorter than the new one."""
        now = self._as_shown(update.view)
        changed = self._shorter(before, now) if before else None
        message = Told(
            **{**update._asdict(), "view": update.view if changed is None else None},
            hash=now.digest,
            changes=changed or (),
            base=before.digest if before and changed is not None else "",
        )
        return message, now

    def _as_shown(self, view: View) -> Shown:
        for shown in self._shown:
            if shown.view is view:
                return shown
        parts = {key: self._part(key, value) for key, value in view.items()}
        text = b"{" + b",".join([parts[key].text for key in sorted(parts)]) + b"}"
        made = Shown(view, _hash(text), parts)
        self._shown.append(made)
        return made

    def _part(self, key: str, value: Plain) -> Part:
        """A part of a view: one that was shown before, if it is the same."""
        known = [shown.parts[key] for shown in self._shown if key in shown.parts]
        for part in known:
            if part.value is value:
                return part
        packed = _pack(value)
        for part in known:
            if part.packed == packed:
                return part
        return _as_part(key, value, packed)

    def _shorter(self, before: Shown, now: Shown) -> Prepacked | None:
        """The changes, if they take fewer bytes than the view itself."""
        for old, new, found in self._changes:
            if old is before.view and new is now.view:
                return found
        changed = Prepacked(_changes(before, now))
        size = sum(len(key) + len(part.packed) for key, part in now.parts.items())
        found = changed if len(changed.packed) < size else None
        self._changes.append((before.view, now.view, found))
        return found


def heard(message: Told, shown: Shown | None) -> tuple[Update, Shown]:
    """The update in a message. Raises Drift if it cannot be made: then a Refresh asks for a whole view."""
    if message.view is not None:
        view = message.view
    elif shown and shown.digest == message.base:
        view = applied(shown.view, message.changes)
    else:
        raise Drift("another view was expected")
    now = Shown(view, digest(view))
    if now.digest != message.hash:
        raise Drift("another view was meant")
    update = Update(*(getattr(message, name) for name in Update._fields))._replace(view=view)
    return update, now


# Finding changes.


def changes(old: View, new: View) -> list[Change]:
    """What has to be done to `old` to make it `new`, the keys of maps in any order."""
    return _changes(Shown(old, "", _all_parts(old)), Shown(new, "", _all_parts(new)))


def _all_parts(view: View) -> dict[str, Part]:
    return {key: _as_part(key, value, _pack(value)) for key, value in view.items()}


def _as_part(key: str, value: Plain, packed: bytes) -> Part:
    return Part(value, packed, _canonical(key) + b":" + _canonical(value))


def _changes(old: Shown, new: Shown) -> list[Change]:
    finder = _Finder()
    finder.found += [["drop", [key]] for key in old.parts if key not in new.parts]
    for key, part in new.parts.items():
        before = old.parts.get(key)
        if before is None:
            finder.found.append(["set", [key], part.value])
        elif part is not before and part.packed != before.packed:
            finder.compare([key], before.value, part.value)
    return finder.found


class _Finder:
    """Looks for changes between two views."""

    def __init__(self) -> None:
        self.found: list[Change] = []

    def compare(self, path: Path, old: Plain, new: Plain) -> None:
        """Add what changed here and below; what would take longer to tell than to send anew is set."""
        found = self.found
        before = len(found)
        if type(old) is dict and type(new) is dict and not old.keys().isdisjoint(new):
            self._compare_keys(path, old, new)
        elif type(old) is list and type(new) is list:
            self._compare_items(path, old, new)
        else:
            found.append(["set", path, new])
        if len(found) > before + 1:
            whole: Change = ["set", path, new]
            if len(_pack(found[before:])) >= len(_pack(whole)):
                found[before:] = [whole]

    def _compare_keys(self, path: Path, old: dict[str, Plain], new: dict[str, Plain]) -> None:
        found, is_same = self.found, self._is_same
        if old.keys() != new.keys():
            found.extend(["drop", [*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                found.append(["set", [*path, key], value])
            elif not is_same(old[key], value):
                self.compare([*path, key], old[key], value)

    def _compare_items(self, path: Path, old: list[Plain], new: list[Plain]) -> None:
        """Items at both ends that stayed are left alone. Between them one item has moved, or is looked at on its own
        like all others, if there are as many as before; else all of them are replaced."""
        before, after = [*map(_pack, old)], [*map(_pack, new)]  # inside of something only the bytes tell
        start, shorter = 0, min(len(old), len(new))
        while start < shorter and before[start] == after[start]:
            start += 1
        tail, most = 0, shorter - start
        while tail < most and before[-1 - tail] == after[-1 - tail]:
            tail += 1
        end = len(old) - tail
        if len(old) != len(new):
            self.found.append(["splice", path, start, end - start, new[start : len(new) - tail]])
        elif end - start > 2 and before[start + 1 : end] == after[start : end - 1]:
            self.found += [["splice", path, start, 1, []], ["splice", path, end - 1, 0, [new[end - 1]]]]
        elif end - start > 2 and before[start : end - 1] == after[start + 1 : end]:
            self.found += [["splice", path, end - 1, 1, []], ["splice", path, start, 0, [new[start]]]]
        else:
            for at in range(start, end):
                if before[at] != after[at]:
                    self.compare([*path, at], old[at], new[at])

    def _is_same(self, one: Plain, other: Plain) -> bool:
        # Python finds True equal to 1, the rest of the world does not: inside of something only the bytes tell.
        if type(one) is not type(other) or one != other:
            return False
        if type(one) is dict or type(one) is list:
            return _pack(one) == _pack(other)
        return True


# Applying them.


def applied(view: View, changes: Sequence[Plain]) -> dict[str, Plain]:
    """The view with the changes made; the old one stays as it is. Raises Drift, and nothing else."""
    made = dict(view)
    copies: dict[int, Holder] = {}
    for change in changes:
        match change:
            case ["set", [*path, key], value]:
                _put(_opened(made, path, copies), key, value)
            case ["drop", [*path, key]]:
                _drop(_opened(made, path, copies), key)
            case ["splice", [*path], int(start), int(gone), [*items]]:
                _splice(_opened(made, path, copies), start, gone, items)
            case _:
                raise Drift("no change of a known kind")
    return made


def _opened(view: dict[str, Plain], path: Path, copies: dict[int, Holder]) -> Holder:
    """What lies at the end of the path, free to be changed: everything on the way is replaced by a copy. `copies` holds
    those that were made, by identity, so that a thousand changes in one list copy it once."""
    if len(path) > MAX_DEPTH:
        raise Drift("too deep")
    holder: Holder = view
    for key in path:
        inner = _at(holder, key)
        if not isinstance(inner, dict | list):
            raise Drift("nothing inside")
        if id(inner) not in copies:
            inner = inner.copy()
            copies[id(inner)] = inner
            _put(holder, key, inner)
        holder = inner
    return holder


def _at(holder: Holder, key: Plain) -> Plain:
    if isinstance(holder, dict) and isinstance(key, str) and key in holder:
        return holder[key]
    if isinstance(holder, list) and isinstance(key, int) and 0 <= key < len(holder):
        return holder[key]
    raise Drift("nothing there")


def _put(holder: Holder, key: Plain, value: Plain) -> None:
    if isinstance(holder, dict) and isinstance(key, str):
        holder[key] = value
    else:
        _at(holder, key)  # a list has no place for what was not there
        holder[key] = value  # type: ignore[index]


def _drop(holder: Holder, key: Plain) -> None:
    if not isinstance(holder, dict) or not isinstance(key, str) or key not in holder:
        raise Drift("nothing to drop")
    del holder[key]


def _splice(holder: Holder, start: int, gone: int, items: list[Plain]) -> None:
    if not isinstance(holder, list) or start < 0 or gone < 0 or start + gone > len(holder):
        raise Drift("no such items")
    if len(holder) - gone + len(items) > MAX_ITEMS:
        raise Drift("too many items")
    holder[start : start + gone] = items
