"""Nobody is sent the name of a card of Le Complot that they may not know: whole games, every byte, by name.

Everything that section 18 of the specification hides is looked for in all that crosses the lines of those it is hidden
from, and must have been there to be found: hands and decks, bonus draws, what a Spy and Intelligence show, characters
that were drawn and not kept, half-made choices, standing wishes, and who could have reacted. Who may know what is
worked out from the real table by `tests.engines.complot.sight`. Each kind of leak is then made on purpose, and caught.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.complot import GAME
from engines.complot.box.contents import CARD_CODES, MISSION_CODES
from engines.complot.box.elements import FIGURES
from engines.complot.state import DECK, FIGURE_DECK, HANDS, PILES, State
from engines.game import Event
from engines.match import SEPARATOR
from network.messages.line import Told
from network.messages.table import ReactionWindow, Wish
from network.table.log import Reader
from network.table.table import Table
from network.table.windows import ABLE, NEVER, WISHES, Windows
from tests.engines.complot.sight import EVERYTHING, Sight, named
from tests.engines.play import verb_of, whole_choice
from tests.network.taps import Street, playing, street
from tests.network.test_leaks import (
    UNDO,
    Taps,
    close_window,
    imagined,
    names,
    same_story,  # noqa: F401
    take_step,
)

LOOKS = {
    "bonus_draw": "bonus draws",
    "keep": "cards put under the deck",
    "spied": "spies' looks",
    "spy_keeps": "spies' cards",
    "intelligence": "intelligence",
    "drawn": "characters drawn",
    "unkept": "characters not kept",
}
KINDS = {*LOOKS.values(), "hands", "decks", "half-made choices", "standing wishes", "who could have reacted"}
SHY = 1  # this seat has no standing wishes, as whoever watches
WISHED = 20  # actions between two wishes
EAGER = ("REN", "ESP", "REC", "blue", "keep")  # what is done whenever it can be done


class WatchedGame:
    """A game whose guests choose step by step, and everything that they are sent is read."""

    def __init__(self, street: Street, taps: Taps, rng: Random) -> None:
        self._street, self._taps, self._rng = street, taps, rng
        self._match = street.table.match
        self._sight = Sight(self._match.start)
        self._read: dict[Reader, int] = dict.fromkeys(taps, 0)  # how much of what each heard has been looked at
        self._steps = 0
        self.found = Counter[str]()  # secrets that somebody was not told, by their kinds

    def play(self) -> Counter[str]:
        match = self._match
        self._look(())
        while match.actors:
            if match.length % WISHED == 0:
                self._wish()
            if self._street.table.windows.is_open:
                close_window(self._street, self._taps, self._look_at_window())
            else:
                self._choose()
            if match.actors:  # the end may tell everything
                self._look(self._events())
        return self.found

    def _events(self) -> list[Event]:
        """What happened since this was last asked for."""
        steps = self._match.steps[self._steps :]
        self._steps += len(steps)
        return [event for step in steps for event in step.events]

    # What is done.

    def _choose(self) -> None:
        """Somebody chooses: every kind of choice is as likely as any other, but for those that we want to see."""
        match, rng = self._match, self._rng
        (seat,) = match.actors
        legal = match.legal(seat)
        verbs = sorted({verb_of(text) for text in legal})
        verb = next((verb for verb in EAGER if verb in verbs), None) or rng.choice(verbs)
        first = rng.choice([text for text in legal if verb_of(text) == verb])
        *steps, last = whole_choice(match, seat, rng, first).split(SEPARATOR)
        if steps:
            self._half_make(seat, steps)
        take_step(self._taps[seat], seat, last)

    def _half_make(self, seat: int, steps: list[str]) -> None:
        """R3.6: steps are taken, back, and again, and nobody else hears of it."""
        self._take_all()
        for step in (*steps, UNDO, steps[-1]):
            take_step(self._taps[seat], seat, step)
        told = self._taps[seat].told(seat)
        assert told.draft == tuple(steps)
        self._assert_nobody_heard(seat, "half-made choices")

    def _wish(self) -> None:
        match, rng = self._match, self._rng
        seat = rng.choice([seat for seat in match.seats if seat != SHY])
        self._take_all()
        self._taps[seat].say(Wish(seat, rng.choice(match.game.windows), rng.choice(WISHES), rng.random() < 0.5))
        self._assert_nobody_heard(seat, "standing wishes")

    def _take_all(self) -> None:
        for tap in self._taps.values():
            assert not tap.taken(), "not yet looked at"

    def _assert_nobody_heard(self, seat: int, kind: str) -> None:
        for reader, tap in self._taps.items():
            assert reader == seat or not tap.taken(), f"{reader} hears of {kind}"
        self._look_at(seat, self._taps[seat].taken(), self._sight.known[seat])
        self.found[kind] += 1

    # What is heard.

    def _look(self, events: Iterable[Event]) -> None:
        """Everybody's news: no name of what they may not know, and what is hidden was there."""
        events = list(events)
        allowed = self._sight.follow(events)
        for reader, tap in self._taps.items():
            self._look_at(reader, tap.taken(), allowed[reader])
            hidden = EVERYTHING - allowed[reader]
            hands = {card for seat in self._match.seats for card in self._sight.at(f"hand {seat}")}
            self.found["hands"] += bool(hands & hidden)
            self.found["decks"] += all(self._sight.at(place) & hidden for place in ("deck", "characters", "pile 0"))
            for event in events:
                if event.kind in LOOKS and _cards_of(event) & hidden:
                    self.found[LOOKS[event.kind]] += 1

    def _look_at(self, reader: Reader, data: bytes, allowed: set[str]) -> None:
        told = named(data) - allowed
        assert not told, f"{reader} is told of {told}"
        assert reader not in (SHY, None) or not _wishes_in(data), f"{reader} is told of wishes"
        heard = self._taps[reader].heard
        for message in heard[self._read[reader] :]:
            if isinstance(message, Told):
                _look_at_told(reader, message)
        self._read[reader] = len(heard)

    def _look_at_window(self) -> int | None:
        """R4.3: to whom it is put does not depend on what they hold, and all are told the same of it. Who claims it."""
        match = self._match
        other = imagined(match, None, self._rng)
        seats = match.game.window(other)
        for reader, tap in self._taps.items():
            window = tap.told(reader).window
            assert window is not None
            assert window.seats == seats, f"{reader} is told who could react"
        before = self._street.table.windows.before
        able = [seat for seat in seats if len(match.game.legal(before(seat), seat)) > 1]
        self.found["who could have reacted"] += 0 < len(able) < len(seats)
        return self._rng.choice([None, *able, *able, *seats])


def _cards_of(event: Event) -> set[str]:
    """What an event tells that not everybody may read."""
    if event.kind == "unkept":
        figures = event.after.figures.cards[FIGURE_DECK]  # type: ignore[attr-defined]
        return {FIGURES[figure] for figure in figures[-int(str(event.data["count"])) :]}
    found: set[str] = set()
    for field in event.hidden:
        told = event.data[field]
        found |= {str(card) for card in (told if isinstance(told, list) else [told]) if card}
    return found


def _wishes_in(data: bytes) -> list[str]:
    return [wish for wish in (ABLE, NEVER) if bytes([0xA0 + len(wish)]) + wish.encode() in data]


def _look_at_told(reader: Reader, told: Told) -> None:
    assert told.seat == reader
    if reader not in told.actors:
        own = told.legal, dict(told.choices), told.draft, told.held
        assert own == ((), {}, (), False), f"{reader} is told of choices"
    for entry in told.log:
        if entry.event["kind"] == "pass":  # R4.3: and not whether it was the only answer
            assert set(entry.event) == {"kind", "by", "window"}, f"{reader} is told of a pass"


async def game(made: Street, seats: int, rng: Random) -> Counter[str]:
    taps = await playing(made, names(seats))
    return WatchedGame(made, taps, rng).play()


@pytest.mark.parametrize(("seats", "games"), [(2, 8), (3, 6), (5, 3)])
def test_no_name_reaches_anyone_who_may_not_know_it(tmp_path: Path, seats: int, games: int) -> None:
    """Section 18, in whole games, from the first deal to the last window."""
    found = Counter[str]()
    for number in range(games):
        found += asyncio.run(game(street(tmp_path, "complot", seats), seats, Random(f"by name {number}")))
    assert set(found) == KINDS, found


# The test above can fail.

Tamper = Callable[[pytest.MonkeyPatch], None]


def in_views(shown: Callable[[State, Reader], Any]) -> Tamper:
    """Every view holds something more."""

    def tamper(monkeypatch: pytest.MonkeyPatch) -> None:
        real = GAME.view
        monkeypatch.setattr(GAME, "view", lambda state, seat: {**real(state, seat), "odd": shown(state, seat)})

    return tamper


def in_events(kind: str, told: Callable[[Event, bool], Event]) -> Tamper:
    """Events of a kind are told otherwise. `told` hears whether there was anything else to choose."""

    def tamper(monkeypatch: pytest.MonkeyPatch) -> None:
        real, legal = GAME.apply, GAME.legal

        def apply(state: State, seat: int, action: Any) -> tuple[State, list[Event]]:
            after, events = real(state, seat, action)
            is_forced = len(legal(state, seat)) == 1
            return after, [told(event, is_forced) if event.kind == kind else event for event in events]

        monkeypatch.setattr(GAME, "apply", apply)

    return tamper


def to_all(kind: str) -> Tamper:
    """Nothing of these events is hidden."""
    return in_events(kind, lambda event, _: event._replace(hidden={}))


def _hand_of_another(state: State, reader: Reader) -> list[str]:
    return [CARD_CODES[card] for seat in range(3) if seat != reader for card in state.actions.cards[HANDS + seat]][:1]


def _with_unkept(event: Event, _: bool) -> Event:
    return event._replace(data={**event.data, "figures": sorted(_cards_of(event))})


def _with_reason(event: Event, is_forced: bool) -> Event:
    return event._replace(data={**event.data, "forced": is_forced})


def _broadcasting(method: str) -> Tamper:
    """The table tells everybody how things stand where it should tell one seat."""

    def tamper(monkeypatch: pytest.MonkeyPatch) -> None:
        real = getattr(Table, method)

        def telling(table: Table, *args: Any, **named: Any) -> Any:
            result = real(table, *args, **named)
            table._broadcast()
            return result

        monkeypatch.setattr(Table, method, telling)

    return tamper


def _wishes_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Windows.told
    monkeypatch.setattr(Windows, "told", lambda windows, _: real(windows, 0))


def _windows_for_the_able(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those are told of who hold a card that they could play."""
    real = Windows.shown

    def shown(windows: Windows, reader: Reader) -> ReactionWindow | None:
        window, match = real(windows, reader), windows._table.match
        if window is None:
            return None
        able = [seat for seat in window.seats if len(match.game.legal(windows.before(seat), seat)) > 1]
        return window._replace(seats=tuple(able))

    monkeypatch.setattr(Windows, "shown", shown)


TAMPERS: dict[str, tuple[Tamper, str]] = {
    "hands": (in_views(_hand_of_another), "is told of {"),
    "draws": (to_all("draw"), "is told of {"),
    "deck": (in_views(lambda state, _: CARD_CODES[state.actions.cards[DECK][0]]), "is told of {"),
    "characters": (in_views(lambda state, _: FIGURES[state.figures.cards[FIGURE_DECK][0]]), "is told of {"),
    "piles": (in_views(lambda state, _: MISSION_CODES[state.missions.cards[PILES[0]][0]]), "is told of {"),
    "bonus draws": (to_all("bonus_draw"), "is told of {"),
    "under the deck": (to_all("keep"), "is told of {"),
    "spies' looks": (to_all("spied"), "is told of {"),
    "spies' cards": (to_all("spy_keeps"), "is told of {"),
    "intelligence": (to_all("intelligence"), "is told of {'M"),
    "characters drawn": (to_all("drawn"), "is told of {"),
    "characters not kept": (in_events("unkept", _with_unkept), "is told of {"),
    "half-made choices": (_broadcasting("_keep_draft"), "hears of half-made choices"),
    "that there is a wish": (_broadcasting("wish"), "hears of standing wishes"),
    "wishes": (_wishes_to_all, "is told of wishes"),
    "who could have reacted": (_windows_for_the_able, "is told who could react"),
    "forced passes": (in_events("pass", _with_reason), "is told of a pass"),
}


@pytest.mark.parametrize(("tamper", "caught"), TAMPERS.values(), ids=TAMPERS)
def test_whatever_tells_too_much_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tamper: Tamper, caught: str
) -> None:
    def play() -> None:
        for number in range(6):
            asyncio.run(game(street(tmp_path, "complot", 3), 3, Random(f"by name {number}")))

    tamper(monkeypatch)
    with pytest.raises(AssertionError, match=caught):
        play()
