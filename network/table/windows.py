"""Reactions that tell nothing: a window of a game (`Game.window`) is put to all its seats at once, for a short time.

Whoever wants to react claims it, with a card in hand or without. When the time is over the engine's question is put to
the seats in order: those without a claim pass at that moment, by themselves, and those with one answer at leisure. So
a pass costs nothing, comes at the same instant from everyone, and looks the same whether it was forced, meant, or a
bot's. A reaction opens a new window. Standing wishes say which windows a seat wants to be shown; nobody else notices.

Where at most one person plays there is nobody to hide anything from, and no clock: that person is asked when there
really is a choice. A table may do without a clock, too: its time is 0. Then everybody is asked in turn, with a card or
without, and passes by themselves only if they never want to be asked. Everything in here runs on the thread that owns
the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from engines.game import Seat, State
from engines.match import Line, Match, choice_text, forced
from network.desk import Timer
from network.disk.room_file import FOR_GOOD, KeptWish
from network.messages.table import ReactionWindow, Refusal, StandingWish

if TYPE_CHECKING:
    from network.table.table import Table

RETRY = 5.0  # seconds after which passes are entered again that could not be written down

ALWAYS, ABLE, ROUND_END, NEVER = WISHES = ("always", "able", "round_end", "never")
"""Whether a seat wants to be shown a window: every one; only where it could react; only the last of a round; or none.
Without a wish it is shown every one, but of those that are frequent (`Game.frequent`) the last of a round."""


class _Open(NamedTuple):
    """A window while its time runs."""

    state: State
    seats: tuple[Seat, ...]
    ends: float
    claims: tuple[Seat, ...] = ()


class Windows:
    """The windows of one table. Without a clock (`keep_time`) the engine's questions are put one after the other."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._later: Callable[[float, Callable[[], None]], Timer] | None = None
        self._now: Callable[[], float] = float
        self._open: _Open | None = None
        self._timer: Timer | None = None
        self._wishes: dict[tuple[Seat, str], KeptWish] = {}
        self.claims: frozenset[Seat] | None = None  # while a window that is over is being answered: who claimed it

    @property
    def wishes(self) -> tuple[KeptWish, ...]:
        """All of them, to be kept."""
        return tuple(self._wishes.values())

    def restore(self, wishes: Iterable[KeptWish]) -> None:
        """Have these hold that were kept, as far as they mean anything here."""
        match = self._table.match
        for each in wishes:
            if each.seat in match.seats and each.phase in match.game.windows and each.wish in WISHES:
                self._wishes[each.seat, each.phase] = each

    def keep_time(self, later: Callable[[float, Callable[[], None]], Timer], now: Callable[[], float]) -> None:
        """Put windows to all at once from now on."""
        self._later, self._now = later, now
        self._table.resume_windows()

    def stop(self) -> None:
        """Keep no time any more."""
        self._later = None
        self._shut()

    @property
    def is_open(self) -> bool:
        return self._open is not None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may still claim the open window, in order."""
        window = self._open
        return () if window is None else tuple(seat for seat in window.seats if seat not in window.claims)

    def shown(self, reader: Seat | None) -> ReactionWindow | None:
        """The open window as a seat is told of it: the same for all but for whether this seat wants to be asked."""
        window = self._open
        if window is None:
            return None
        asked = reader is not None and reader in window.seats and self._wants(reader)
        left = max(0, round((window.ends - self._now()) * 1000))
        return ReactionWindow(window.seats, window.claims, left, asked)

    # What people say.

    def claim(self, seat: Seat, length: int) -> Refusal | None:
        """`seat` wants to be asked when the time is over."""
        window = self._open
        if window is None or seat not in window.seats or length != self._table.match.length:
            return Refusal("late")
        if seat not in window.claims:
            claims = tuple(each for each in window.seats if each in (*window.claims, seat))
            self._open = window._replace(claims=claims)
            if claims == window.seats and self._later:  # nobody is left to wait for
                self._set_timer(0)
        return None

    def wish(self, seat: Seat, phase: str, wish: str, *, for_round: bool) -> Refusal | None:
        """Keep a standing wish."""
        match = self._table.match
        windows = match.game.frequent if wish == ROUND_END else match.game.windows
        if wish not in WISHES or phase not in windows:
            return Refusal("unknown_wish")
        who, until = self._table.occupants[seat].name, _round(match) if for_round else FOR_GOOD
        self._wishes[seat, phase] = KeptWish(seat, phase, wish, who, until)
        return None

    def told(self, reader: Seat | None) -> tuple[StandingWish, ...]:
        """The wishes of a seat, as far as they hold now."""
        match, found = self._table.match, []
        if reader is None:
            return ()
        for phase in match.game.windows:
            held = self._wish(match, reader, phase)
            if held.wish != ALWAYS:
                found.append(StandingWish(phase, held.wish, held.round != FOR_GOOD))
        return tuple(found)

    def _wish(self, match: Match, seat: Seat, phase: str) -> KeptWish:
        """What a seat wants, also if it has never said so."""
        who = self._table.occupants[seat].name
        held = self._wishes.get((seat, phase))
        if held is not None and held.who == who and held.round in (FOR_GOOD, _round(match)):
            return held
        return KeptWish(seat, phase, ROUND_END if phase in match.game.frequent else ALWAYS, who)

    def _wants(self, seat: Seat) -> bool:
        match = self._table.match
        wish = self._wish(match, seat, _phase(match)).wish
        if wish == ABLE:
            return len(match.game.legal(self.before(seat), seat)) > 1
        return not self._is_unwanted(match, wish)

    def _is_unwanted(self, match: Match, wish: str) -> bool:
        """Whether somebody with this wish lets the window pass, whatever they hold."""
        return wish == NEVER or (wish == ROUND_END and not match.game.ends_round(match.state))

    def before(self, seat: Seat) -> State:
        """The state in which `seat` will be asked if all before it let the window pass."""
        match = self._table.match
        state, game = match.state, match.game
        for other in game.window(state):
            if other == seat:
                break
            state, _ = game.apply(state, other, game.legal(state, other)[-1])
        return state

    # Following the match.

    def ends(self, match: Match, line: Line) -> bool:
        """Whether a line that is about to be entered is more than letting a window pass: claims on it mean nothing."""
        return not line.is_call and line.text != self._pass(match)

    def following(self, match: Match, claims: frozenset[Seat] | None) -> Line | None:
        """What follows by itself now: the pass of a seat that has not claimed the window, or an only answer of a seat
        that has nobody to hide it from."""
        if not self._later or self._table.paused:
            return None
        text = self._pass(match)
        return self._passing(match, text, claims) if text else self._formality(match)

    def _formality(self, match: Match) -> Line | None:
        """The only answer of the only person, to a question that is asked so that nobody can tell."""
        if not match.game.formalities or not match.actors or self._are_several or self._is_bot(match.actors[0]):
            return None
        seat = match.actors[0]
        only = forced(match.game, match.state, seat)
        is_formal = bool(only) and _phase(match) in match.game.formalities
        return Line(seat, choice_text(match.game, only)) if is_formal else None

    def _passing(self, match: Match, text: str, claims: frozenset[Seat] | None) -> Line | None:
        seat = match.game.window(match.state)[0]
        if self._is_clocked:
            follows = claims is not None and seat not in claims
        else:
            # Where several are asked in turn, who passes by themselves must not depend on a hand.
            is_unwanted = self._is_unwanted(match, self._wish(match, seat, _phase(match)).wish)
            is_forced = not self._are_several and len(match.game.legal(match.state, seat)) == 1
            follows = not self._is_bot(seat) and (is_forced or is_unwanted)
        return Line(seat, text) if follows else None

    def follow(self, claims: frozenset[Seat] | None) -> None:
        """The match has gone on, or who plays has changed: open a window, or close it."""
        match, table = self._table.match, self._table
        seats = match.game.window(match.state)
        if seats and (match.outcome or table.paused):
            seats = ()
        self.claims = claims if seats and self._is_clocked else None
        if not seats or not self._is_clocked or self.claims is not None or self._later is None:
            self._shut()
        elif self._open is None or self._open.state is not match.state:
            seconds = self._table.assistance.reaction_time
            self._open = _Open(match.state, seats, self._now() + seconds)
            self._set_timer(seconds)

    @property
    def _is_clocked(self) -> bool:
        """Whether windows are put to all at once, for a time."""
        return self._are_several and self._table.assistance.reaction_time > 0

    @property
    def _are_several(self) -> bool:
        """Whether there is anybody to hide something from."""
        return sum(occupant.kind != "bot" for occupant in self._table.occupants) > 1

    def _is_bot(self, seat: Seat) -> bool:
        return self._table.occupants[seat].kind == "bot"

    def _pass(self, match: Match) -> str:
        """How the one who is asked lets the window pass; "" if none is open."""
        seats = match.game.window(match.state)
        if not seats or match.outcome:
            return ""
        return match.game.write(match.game.legal(match.state, seats[0])[-1])

    # The clock.

    def _set_timer(self, seconds: float) -> None:
        if self._timer:
            self._timer.cancel()
        assert self._later
        self._timer = self._later(seconds, self._ring)

    def _shut(self) -> None:
        self._open = None
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        window = self._open
        if window is None:
            return
        self._shut()
        if self._table.close_window(frozenset(window.claims)):
            self._open = window
            self._set_timer(RETRY)


def _phase(match: Match) -> str:
    return str(match.game.view(match.state, None)["phase"])


def _round(match: Match) -> int:
    """The round that is played; FOR_GOOD where none are counted."""
    found = match.game.view(match.state, None).get("round")
    return found if isinstance(found, int) else FOR_GOOD
