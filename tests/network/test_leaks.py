"""What crosses a line tells its guest nothing that is not the guest's to know: compared byte by byte.

Whole games of every game are played by guests who each have a line of their own, and by someone who watches. Where the
state of the match is replaced by one that a seat cannot tell from the real one (`Game.imagine`), the host must send
that seat the very same bytes, and someone who watches the same as well. Where somebody chooses differently in secret,
others must get the same bytes as long as they are told of the same events: no length of a frame, no number of messages
and no order of theirs gives it away. And no secret of the host, or of another guest, is in any byte before the end.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgpack
import pytest

from engines import games, load
from engines.game import Seat, State, checked, usual_options
from engines.match import SEPARATOR, Match
from engines.record import AT_ONE_DESK
from network.bots.adviser import Adviser
from network.messages.changes import Shown
from network.messages.line import Hinted, Told
from network.messages.room import (
    AskCommit,
    AskReveal,
    Change,
    ClockRule,
    Finished,
    Ready,
    RoomSettings,
    Say,
    Sit,
    Start,
)
from network.messages.table import Act, AskHint, AskUndo, Pause, Refresh, Wish
from network.room import guests
from network.table.log import Reader
from network.table.windows import WISHES
from network.trust import seed_protocol
from network.trust.pass_phrase import verifier
from tests.engines.play import is_choice, verb_of, whole_choice
from tests.network import taps as tapping
from tests.network.taps import Street, Tap, playing, street
from tests.network.test_driver import FakeThinker

NAMES = "Ana Bo Cy Dee Eli Flo"
CLOCK = RoomSettings(clock=ClockRule("game", 600, 5))
PAUSED_EVERY = 10  # actions: a pause tells everybody everything, and takes its time
FORKS = 2  # how often each kind of choice is made differently
IMAGINED_EVERY = 40  # actions
ON = 6  # actions that two worlds go on together
THOROUGH = 300  # actions after each of which a match is compared, then after every LESS_OFTEN
LESS_OFTEN = 8
HALF_MADE = 12  # choices in steps that are made step by step
UNDO = ""  # instead of a step: the last one is taken back

Taps = dict[Reader, Tap]


@pytest.fixture(autouse=True)
def same_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals, guests and tokens are the same in every run."""
    rng = Random(4)
    for module in (seed_protocol, tapping):
        monkeypatch.setattr(module, "token_bytes", rng.randbytes)
    monkeypatch.setattr(guests, "token_hex", lambda size: rng.randbytes(size).hex())


def tables(*, secret: bool = False) -> list[tuple[str, int]]:
    """Every game, or every one with secrets, with the fewest and the most seats; and our small ones."""
    found = [load(game) for game in games() if load(game).secret or not secret]
    counts = [(game, game.seat_counts(usual_options(game))) for game in found]
    ends = [(game.id, seats) for game, many in counts for seats in sorted({min(many), max(many)})]
    return [("tiny", 2), ("tiny", 3), ("dossiers", 3), *ends]


def names(seats: int) -> str:
    return " ".join(NAMES.split()[:seats])


def random_choice(match: Match, rng: Random) -> tuple[Seat, str]:
    """Who chooses what; all steps of it, where it is made in steps."""
    seat = match.actors[int(rng.random() * len(match.actors))]
    legal = match.legal(seat)
    return seat, whole_choice(match, seat, rng, legal[int(rng.random() * len(legal))])


def random_claim(match: Match, rng: Random) -> Seat | None:
    """Who claims the window that is open, if anybody does."""
    seats = match.game.window(match.state)
    return (None, *seats)[int(rng.random() * (1 + len(seats)))]


def close_window(street: Street, taps: Taps, claimed_by: Seat | None) -> None:
    """The time of the window that is open passes; who claims it is asked."""
    if claimed_by is not None:
        taps[claimed_by].claim_window(claimed_by)
    street.close_window()


def go_one_step(street: Street, taps: Taps, rng: Random) -> None:
    """Somebody chooses at random, or a window passes."""
    match = street.table.match
    if street.table.windows.is_open:
        close_window(street, taps, random_claim(match, rng))
    else:
        seat, text = random_choice(match, rng)
        taps[seat].act(seat, text)


def have_wishes(taps: Taps, match: Match) -> None:
    """Each seat has other standing wishes about windows, of all kinds there are."""
    for seat in match.seats:
        for number, phase in enumerate(match.game.windows):
            taps[seat].say(Wish(seat, phase, WISHES[(seat + number) % len(WISHES)]))


def hides_something(game: str, seats: int) -> bool:
    """Whether there are secrets, or a pack whose order nobody knows."""
    found = load(game)
    state = found.new(checked(found, seats, {}, 0))
    return found.secret or any(place.startswith("?") for place in found.where(state, None).values())


# What a seat cannot know is replaced.


@contextmanager
def replaced(match: Match, state: State) -> Iterator[None]:
    """Meanwhile the match stands like that."""
    real = match.state
    _put(match, state)
    yield
    _put(match, real)


def _put(match: Match, state: State) -> None:
    if match.steps:
        match.steps[-1] = match.steps[-1]._replace(state=state)
    else:
        match.start = state


def imagined(match: Match, reader: Reader, rng: Random) -> State:
    """A state that the reader cannot tell from the real one; whoever watches knows less than any seat."""
    state = match.state
    for seat in match.seats if reader is None else (reader,):
        state = match.game.imagine(state, seat, rng)
    return state


def told_anew(taps: Taps, reader: Reader, shown: Mapping[Reader, Shown], *, with_pause: bool) -> bytes:
    """Everything that the reader is sent when it asks for all of it, and when the table stops and goes on.

    `shown`: what it saw last, before the action that was just done.
    """
    tap = taps[reader]
    tap.taken()
    with deaf(taps.values()):
        tap.say(Refresh(reader))
        if with_pause:
            tap.shown = shown
            taps[0].say(Pause(0, True), Pause(0, False))
    return tap.taken()


@contextmanager
def deaf(taps: Iterable[Tap]) -> Iterator[None]:
    """Nobody looks at what comes meanwhile: nothing in it is new, and most of the time of this test would go there."""
    for tap in taps:
        tap.is_deaf = True
    yield
    for tap in taps:
        tap.is_deaf = False


async def compare_imagined(street: Street, seats: int, rng: Random) -> int:
    """Play a whole match, and compare after every action, in a long one less often later, for one reader after the
    other; how often something was really replaced."""
    taps = await playing(street, names(seats))
    match, replacements = street.table.match, 0
    have_wishes(taps, match)
    shown = {reader: tap.shown for reader, tap in taps.items()}
    while match.actors:
        reader = list(taps)[match.length % len(taps)]
        state = imagined(match, reader, rng)
        if state != match.state and (match.length < THOROUGH or match.length % LESS_OFTEN == 0):
            replacements += 1
            # A pause has a window that is being answered opened anew.
            with_pause = replacements % PAUSED_EVERY == 0 and street.table.windows.claims is None
            real = told_anew(taps, reader, shown[reader], with_pause=with_pause)
            with replaced(match, state):
                assert told_anew(taps, reader, shown[reader], with_pause=with_pause) == real, (reader, match.length)
        shown = {reader: tap.shown for reader, tap in taps.items()}
        go_one_step(street, taps, rng)
    assert all(tap.all(Finished) for tap in taps.values())
    return replacements


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), tables())
def test_no_byte_depends_on_what_a_seat_cannot_know(tmp_path: Path, game: str, seats: int) -> None:
    made = street(tmp_path, game, seats, CLOCK)
    replacements = asyncio.run(compare_imagined(made, seats, Random(f"{game} {seats}")))
    assert bool(replacements) == hides_something(game, seats), "what nobody knows was not replaced"


def test_a_view_that_tells_a_little_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: here one bit of another seat's token is in the view."""
    game = load("tiny")
    real = game.view
    monkeypatch.setattr(game, "view", lambda state, seat: {**real(state, seat), "odd": state.tokens[-1] % 2 == 1})
    with pytest.raises(AssertionError):
        asyncio.run(compare_imagined(street(tmp_path, "tiny", 2), 2, Random(1)))


# Two worlds that someone cannot tell apart.


class World:
    """A street where a match goes on, and everyone has come back to their places."""

    def __init__(self, street: Street, taps: Taps) -> None:
        self.street, self.match, self.taps = street, street.table.match, taps

    @classmethod
    async def forked(cls, street: Street, taps: Taps, match: Match) -> World:
        fork = street.forked(match)
        return cls(fork, {reader: await Tap(fork, tap.name, token=tap.token).enter() for reader, tap in taps.items()})

    def play(self, seat: Seat, text: str) -> bool:
        """Whether that can be done here; if so, it is. A window that is open is claimed first."""
        if self.street.table.windows.is_open:
            self.close_window(seat)
        if not is_choice(self.match, seat, text):
            return False
        length = self.match.length
        self.taps[seat].act(seat, text)
        assert self.match.length > length
        return True

    def close_window(self, claimed_by: Seat | None) -> None:
        close_window(self.street, self.taps, claimed_by)


def unnoticing(one: World, two: World, readers: Iterable[Reader]) -> set[Reader]:
    """Who was told the same events in both worlds; and then every byte must have been the same."""
    left = {reader for reader in readers if one.taps[reader].logs == two.taps[reader].logs}
    for reader, tap in one.taps.items():
        here, there = tap.taken(), two.taps[reader].taken()
        assert here == there or reader not in left, reader
    return left


def go_on(one: World, two: World, readers: set[Reader], rng: Random) -> None:
    """Play the same in both worlds, as long as somebody cannot tell them apart."""
    for _ in range(ON):
        if not readers or not one.match.actors:
            return  # the end may tell everything
        if one.street.table.windows.is_open:
            claimed_by = random_claim(one.match, rng)
            one.close_window(claimed_by)
            two.close_window(claimed_by)
        else:
            choice = random_choice(one.match, rng)
            if not (one.play(*choice) and two.play(*choice)):
                return
        if one.match.actors and two.match.actors:
            readers = unnoticing(one, two, readers)


async def compare_worlds(street: Street, seats: int, rng: Random) -> Counter[str]:
    """Play a match; now and then go on in two worlds that somebody cannot tell apart. Which choices went unnoticed."""
    taps = await playing(street, names(seats))
    match, tried, unnoticed, count = street.table.match, Counter[str](), Counter[str](), 0
    while match.actors:
        if street.table.windows.is_open:
            close_window(street, taps, random_claim(match, rng))
            continue
        seat, text = random_choice(match, rng)
        first, verb = text.split(SEPARATOR)[0], verb_of(text)
        legal = [other for other in match.legal(seat) if other != first]
        others = [other for other in legal if verb_of(other) == verb] or legal
        if others and tried[verb] < FORKS:
            tried[verb] += 1
            other = whole_choice(match, seat, rng, others[int(rng.random() * len(others))])
            one, two = [await World.forked(street, taps, match.copied()) for _ in range(2)]
            unnoticed[verb] += bool(compare_choices(one, two, seat, (text, other), rng))
        if count % IMAGINED_EVERY == 0:
            await compare_futures(street, taps, count // IMAGINED_EVERY % seats, rng)
        taps[seat].act(seat, text)
        count += 1
    return unnoticed


def compare_choices(one: World, two: World, seat: Seat, texts: tuple[str, str], rng: Random) -> set[Reader]:
    """Have a seat choose differently in two worlds; who does not notice."""
    assert unnoticing(one, two, one.taps) == set(one.taps)
    assert one.play(seat, texts[0])
    assert two.play(seat, texts[1])
    if not one.match.actors or not two.match.actors:
        return set()  # the end may tell everything
    readers = unnoticing(one, two, set(one.taps) - {seat})
    go_on(one, two, readers, rng)
    return readers


async def compare_futures(street: Street, taps: Taps, reader: Reader, rng: Random) -> None:
    """Go on from the real state and from one that the reader takes for it."""
    if taps[reader].told(reader).undo_free:
        return  # what others noticed is seen by comparing two states, and only one of them can be replaced
    match = street.table.match.copied()
    _put(match, imagined(match, reader, rng))
    one = await World.forked(street, taps, street.table.match.copied())
    two = await World.forked(street, taps, match)
    assert unnoticing(one, two, {reader}) == {reader}
    go_on(one, two, {reader}, rng)


@pytest.mark.parametrize(("game", "seats"), tables(secret=True))
def test_no_byte_tells_what_somebody_chose_in_secret(tmp_path: Path, game: str, seats: int) -> None:
    unnoticed = asyncio.run(compare_worlds(street(tmp_path, game, seats, CLOCK), seats, Random(f"{game} {seats}")))
    assert sum(unnoticed.values()) > 0, "nothing was secret"


def test_a_legal_list_that_tells_a_little_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: here what one seat may do tells of another's plan."""
    game = load("dossiers")
    real = game.legal
    monkeypatch.setattr(
        game,
        "legal",
        lambda state, seat: real(state, seat)[1:] if seat == 1 and state.laid[0] == 2 else real(state, seat),
    )
    with pytest.raises(AssertionError):
        asyncio.run(compare_worlds(street(tmp_path, "dossiers", 2), 2, Random(1)))


# Secrets of the room.


PHRASE = "sésame, ouvre-toi"


async def locked_evening(street: Street) -> Taps:
    """A table of two behind a passphrase, where a match is played from the first word to the last."""
    kept = verifier(PHRASE, street.room.ident)
    chief = await Tap(street, "Ana").enter()
    chief.say(Change(CLOCK._replace(locked=True), street.room.options, 2, kept))
    bo = await Tap(street, "Bo", phrase=PHRASE).enter()
    taps: Taps = {0: chief, 1: bo, None: await Tap(street, "Eva", watch=True, phrase=PHRASE).enter()}
    for seat in (0, 1):
        taps[seat].say(Sit(seat, taps[seat].name), Ready(True), Say(f"Bonsoir, {seat} !"))
    chief.say(Start())
    back = await Tap(street, "Bo", token=bo.token).enter()  # another line takes the place of the first
    return {**taps, 1: back, 2: bo}


def needles(value: bytes | str | int) -> list[bytes]:
    """A secret as it could stand in a message."""
    if isinstance(value, bytes):
        return [value, value.hex().encode()]
    return [msgpack.packb(value), str(value).encode()]


@pytest.mark.parametrize("game", ["tiny", "cercle"])
def test_no_secret_of_the_room_is_told_before_the_end(tmp_path: Path, game: str) -> None:
    """Tokens are told to their guests alone, the seed and the shares in it with the finished record, the rest never."""

    async def evening() -> None:
        made = street(tmp_path, game, 2)
        taps = await locked_evening(made)
        table = made.table
        before = {reader: bytes(tap.sent) for reader, tap in taps.items()}
        rng = Random(1)
        while table.match.actors:
            before = {reader: bytes(tap.sent) for reader, tap in taps.items()}
            seat, text = random_choice(table.match, rng)
            taps[seat].act(seat, text)
        shares = {share.who: bytes.fromhex(share.secret) for share in table.header.fair.shares}
        never: list[bytes | str | int] = [PHRASE, made.room.verifier, *(guest.token_hash for guest in made.room.guests)]
        secret = [*never, table.match.setup.seed, *shares.values()]
        for reader, tap in taps.items():
            others = [other.token for other in taps.values() if other.token != tap.token]
            for value in [*secret, *others]:
                assert not [needle for needle in needles(value) if needle in before[reader]], (reader, value)
            for value in [*never, *others]:
                assert not [needle for needle in needles(value) if needle in tap.sent], (reader, value)
        for reader in (0, 1, None):
            record = taps[reader].last(Finished).record
            assert all(share.hex() in record for share in shares.values())
            assert str(table.match.setup.seed) in record
            assert bytes(taps[reader].sent).count(taps[reader].token.encode()) == 1

    asyncio.run(evening())


# Choices that are half made.


@pytest.mark.parametrize(("game", "seats"), [("cercle", 2), ("cercle", 6), ("complot", 2), ("complot", 5)])
def test_no_byte_tells_of_a_choice_that_is_half_made(tmp_path: Path, game: str, seats: int) -> None:
    """Neither that somebody began one, nor what of it was taken back; and whoever asks for all of it is told the same
    as before."""

    async def evening() -> int:
        made = street(tmp_path, game, seats, CLOCK)
        taps = await playing(made, names(seats))
        match, rng, begun = made.table.match, Random(seats), 0
        while match.actors and begun < HALF_MADE:
            if made.table.windows.is_open:
                made.close_window()
                continue
            seat, text = random_choice(match, rng)
            others = {reader: tap for reader, tap in taps.items() if reader != seat}
            *steps, last = text.split(SEPARATOR)
            if steps:
                begun += 1
                reader = list(others)[begun % seats]
                before = told_anew(taps, reader, {}, with_pause=False)
                for tap in taps.values():
                    tap.taken()
                for step in (*steps, UNDO, steps[-1]):
                    take_step(taps[seat], seat, step)
                assert taps[seat].told(seat).draft == tuple(steps)
                assert all(not tap.taken() for tap in others.values()), (match.length, text)
                assert told_anew(taps, reader, {}, with_pause=False) == before, (match.length, reader)
            take_step(taps[seat], seat, last)
        return begun

    assert asyncio.run(evening()) == HALF_MADE


def take_step(tap: Tap, seat: Seat, text: str) -> None:
    """One step of a choice, or one of them back."""
    told = tap.told(seat)
    tap.say(AskUndo(seat) if text == UNDO else Act(seat, text, told.length, len(told.draft)))


def test_whoever_watches_is_shown_the_public_view_only(tmp_path: Path) -> None:
    """And is asked for nothing."""

    async def evening() -> None:
        made = street(tmp_path, "dossiers", 3)
        taps = await playing(made, names(3))
        match, rng, watcher = made.table.match, Random(3), taps[None]
        while match.actors:
            seat, text = random_choice(match, rng)
            taps[seat].act(seat, text)
            watcher.say(Refresh(None))
            assert watcher.told(None).view == match.game.view(match.state, None)
        told = watcher.all(Told)
        assert len(told) > match.length
        assert {(message.seat, message.legal, message.undo_to) for message in told} == {(None, (), None)}
        assert not watcher.all(AskCommit) + watcher.all(AskReveal)

    asyncio.run(evening())


@pytest.mark.parametrize(("game", "seats"), tables(secret=True))
def test_no_byte_tells_that_somebody_asked_for_a_hint(tmp_path: Path, game: str, seats: int) -> None:
    """Neither the question nor the answer: whoever asked is told, and nobody else is sent a single byte."""

    async def evening() -> None:
        made = street(tmp_path, game, seats, CLOCK._replace(assistance=AT_ONE_DESK))
        taps = await playing(made, names(seats))
        match, rng, thinker = made.table.match, Random(6), FakeThinker()
        Adviser(made.table, lambda: thinker, lambda job: job())
        for _ in range(ON):
            while made.table.windows.is_open:
                made.close_window()
            seat, text = random_choice(match, rng)
            for tap in taps.values():
                tap.taken()
            taps[seat].say(AskHint(seat, len(match.legal(seat)) % 2 == 0))
            if thinker.asked:
                thinker.answer(text=text)
            assert taps[seat].last(Hinted).text in match.legal(seat)
            assert taps[seat].taken()
            assert all(not tap.taken() for reader, tap in taps.items() if reader != seat)
            taps[seat].act(seat, text)

    asyncio.run(evening())
