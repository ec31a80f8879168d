"""A table: a match plus the people around it.

The table holds the only match. It asks the match whether something may be done, has the journal write it down, does it,
and only then tells everyone, each as their seat may see it. It knows no clock and no socket and runs in one thread:
whoever owns it calls it, people and bots reach it through a `LocalLink`. What every game has besides its moves is here:
resigning, losing on time, draws, pause, seats that change hands, the rematch, taking back (`network.table.undo`), hints
(thought about by `network.bots.adviser`). What helps a player is the same for every seat (`assistance`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from engines.game import Event, IllegalAction, NotationError, Plain, Seat, Setup, State, checked
from engines.match import Draft, Line, Match
from engines.record import AT_ONE_DESK, Assistance, Handed, Header, Player, Record, players_text, result_text
from network.disk.journal import Journal, NotSaved
from network.messages.table import (
    Act,
    AnswerDraw,
    AnswerUndo,
    AskHint,
    AskUndo,
    ClaimWindow,
    Entry,
    Hint,
    Hurry,
    Notice,
    OfferDraw,
    Pause,
    Refusal,
    Resign,
    TableMessage,
    TableRequest,
    UndoAsked,
    Update,
    Wish,
)
from network.table.call_limit import DRAW, PAUSE, CallLimit
from network.table.log import Log, Reader
from network.table.occupants import Company, with_occupant, with_substitutes
from network.table.outbox import Outbox
from network.table.place import Listener, LocalLink
from network.table.undo import Decision, TakeBacks
from network.table.windows import Windows

__all__ = ["LocalLink", "Table"]


class Mover(Protocol):
    """Moves the bots of a table."""

    def hurry(self) -> None:
        """Play the best that was found so far."""


class Advice(Protocol):
    """Thinks about hints at a table."""

    def ask(self, seat: Seat, answer: Callable[[Hint | Refusal], None], *, analysis: bool) -> Refusal | None:
        """Think for a seat that is asked something; `answer` is called once, unless things move on."""

    def close(self) -> None: ...


class Table:
    """A match in play. Whatever someone asks for is answered with a Refusal, or with None when it was done."""

    def __init__(
        self,
        match: Match,
        occupants: Sequence[Player],
        journal: Journal | None = None,
        header: Header | None = None,
        handed: Sequence[Handed] = (),
    ) -> None:
        """`journal` must hold what was played so far; `header` is the one of its record, to save a copy of it.

        `handed`: the seats that have changed hands.
        """
        if len(occupants) != match.setup.seats:
            raise ValueError(f"{len(occupants)} occupants for {match.setup.seats} seats")
        self.match = match
        self.header = header
        self.paused = False
        self.write_error = ""  # the system's reason why the last thing could not be written to the journal
        self._journal = journal
        self._given_up: Path | None = None  # a journal that could not be written any further
        self._company = Company(with_substitutes(tuple(occupants), match))
        self._limit = CallLimit(match)
        self._take_backs = TakeBacks(match, self._company, self._limit)
        self.driver: Mover | None = None  # who moves the bots, if anybody does
        self.adviser: Advice | None = None  # who thinks about hints, if anybody does
        self._assistance = header.assistance if header else AT_ONE_DESK
        self._take_backs.policy = self._assistance.undo
        self._log = Log.replayed(match, handed)
        self._outbox = Outbox()
        self._watchers: list[Callable[[], None]] = []
        self._seen: tuple[State, Mapping[str, Plain]] | None = None  # a state without secrets, and how it looks
        self.windows = Windows(self)
        self._drafts: dict[Seat, Draft] = {}  # choices that are half made, or whole and to be confirmed
        self._enter()  # a match may begin, or have been left, where the rules go on by themselves

    @classmethod
    def of(cls, record: Record, journal: Journal | None = None) -> Table:
        """The table as a record left it; `journal` is the one it was read from, or a new one."""
        return cls(record.match, record.header.players, journal, record.header, record.handed)

    @property
    def occupants(self) -> tuple[Player, ...]:
        return self._company.occupants

    @property
    def undo_asked(self) -> UndoAsked | None:
        return self._take_backs.asked

    @property
    def assistance(self) -> Assistance:
        """What helps a player here, whoever it is."""
        return self._assistance

    def assist(self, assistance: Assistance) -> None:
        """Have this hold from now on, for every seat."""
        if assistance != self._assistance:
            self._assistance, self._take_backs.policy = assistance, assistance.undo
            self._take_backs.asked = None
            self._broadcast()

    # Sitting down, getting up, changing hands.

    def link(self, seat: Seat, guest: str) -> LocalLink:
        """A place at this seat for `guest`. Seats of the same guest are one household."""
        if seat not in self.match.seats:
            raise ValueError(f"no seat {seat}")
        return self._joined(LocalLink(self, seat, guest))

    def spectate(self) -> LocalLink:
        """A place beside the table, from where only what everyone may know is seen."""
        return self._joined(LocalLink(self, None, ""))

    def _joined(self, link: LocalLink) -> LocalLink:
        self._company.links.append(link)
        if link.seat is not None:
            self._people_changed()
        return link

    def forget(self, link: LocalLink) -> None:
        """Called by a link that leaves."""
        self._company.links.remove(link)
        if link.seat is not None:
            self._people_changed()

    def set_occupant(self, seat: Seat, occupant: Player, *, is_renamed: bool = False) -> Refusal | None:
        """Hand a seat to a bot or to a person, or change a bot's level. The match stays as it is.

        A seat that changes hands is an entry in everybody's log; `is_renamed`: the same person, under another name.
        """
        if seat not in self.match.seats:
            raise ValueError(f"no seat {seat}")
        if seat in self.match.resigned:
            return Refusal("already_resigned")
        seated, before = with_occupant(self.occupants, seat, occupant), self.occupants[seat]
        is_same = is_renamed or before.kind == occupant.kind == "bot" or before == occupant
        handed = None if is_same else Handed(self.match.length, seat, before.name, occupant.name, occupant.kind)
        refusal = self._save(players_text(seated, handed))
        if refusal is None:
            if handed:
                self._log.hand(handed, len(self.match.steps))
            self._seat(seated)
            self._people_changed()
        return refusal

    def _seat(self, occupants: tuple[Player, ...]) -> None:
        for seat in [seat for seat in self._drafts if occupants[seat] != self.occupants[seat]]:
            del self._drafts[seat]
        self._company.occupants = occupants
        if self.header:
            self.header = self.header._replace(players=occupants)

    def watch(self, watcher: Callable[[], None]) -> None:
        """Have `watcher` called after every change, when all have been told; it makes nobody's view."""
        self._watchers.append(watcher)

    def unwatch(self, watcher: Callable[[], None]) -> None:
        if watcher in self._watchers:  # else the table has ended before
            self._watchers.remove(watcher)

    def close(self) -> None:
        """End the table: nobody is told anything more, and the journal may be opened elsewhere."""
        for link in self._company.links:
            link.close()
        self._company.links.clear()
        self._watchers.clear()
        self.windows.stop()
        if self._journal:
            self._journal.close()
            self._journal = None

    # Playing.

    def hear(self, link: LocalLink, request: TableRequest) -> Refusal | None:
        """Do what somebody asks for from the place of that seat."""
        match request:
            case Act(seat, text, length, step, hold):
                return self.act(seat, text, length, step, hold=hold)
            case ClaimWindow(seat, length):
                return self.claim_window(seat, length)
            case Wish(seat, phase, wish, for_round):
                return self.wish(seat, phase, wish, for_round=for_round)
            case AskUndo(seat):
                return self.ask_undo(seat)
            case AnswerUndo(seat, agreed):
                return self.answer_undo(seat, agreed=agreed)
            case Resign(seat):
                return self.resign(seat)
            case OfferDraw(seat):
                return self.offer_draw(seat)
            case AnswerDraw(seat, agreed):
                return self.answer_draw(seat, agreed=agreed)
            case Pause(seat, paused):
                return self.pause(seat, paused=paused)
            case AskHint(seat, analysis):
                return self.ask_hint(seat, link, analysis=analysis)
            case Hurry(seat):
                return self.hurry(seat)

    def act(self, seat: Seat, text: str, length: int, step: int = 0, *, hold: bool = False) -> Refusal | None:
        """Make a choice, or some steps of it, in notation, as an answer to the match of that length.

        The draft of the seat is cut back to its first `step` steps, and those of `text` are added; an empty text only
        cuts back. A choice that is whole then is played, unless it is to be held until it is confirmed (by an empty
        text behind all its steps). Until then nobody else learns anything. Whoever chooses at the same time as others
        may answer to a length before theirs: what is asked is the same.
        """
        refusal = self._halted()
        if refusal:
            return refusal
        match, draft = self.match, self._drafts.get(seat) or Draft(self.match.game, seat, self.match.state)
        if self.windows.is_open or not match.asked_since(seat) <= length <= match.length or step > len(draft.steps):
            return Refusal("late")
        try:
            draft = draft.cut(step)
            draft = draft.extended(text) if text else draft
        except NotationError as error:
            return Refusal(error.reason, details=error.details)
        except IllegalAction as error:
            return Refusal(error.reason, error.rule, error.details)
        if draft.is_whole and not hold:
            return self._enter(Line(seat, draft.text))
        self._keep_draft(seat, draft)
        return None

    def _keep_draft(self, seat: Seat, draft: Draft) -> None:
        """Nobody but the seat itself learns of it: it is not in the match."""
        self._drafts[seat] = draft
        if not draft.steps:
            del self._drafts[seat]
        self._tell_seat(seat)

    def _follow_drafts(self) -> None:
        """The match has gone on: a draft stays if its seat is asked the same as before and could choose the same."""
        match = self.match
        for seat, draft in list(self._drafts.items()):
            if match.state is draft.start and match.outcome is None:
                continue
            del self._drafts[seat]
            if match.steps and match.asked_since(seat) < match.length:
                with suppress(IllegalAction):
                    self._drafts[seat] = Draft(match.game, seat, match.state).extended(draft.text)

    def draft(self, seat: Seat) -> Draft | None:
        """The choice of a seat as far as it is made."""
        return self._drafts.get(seat)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who is asked something now: nobody while a window for reactions is open."""
        return () if self.windows.is_open else self.match.actors

    def claim_window(self, seat: Seat, length: int) -> Refusal | None:
        """Ask to be asked when the time of the open window is over."""
        refusal = self._halted() or self.windows.claim(seat, length)
        if refusal is None:
            self._broadcast()
        return refusal

    def wish(self, seat: Seat, phase: str, wish: str, *, for_round: bool) -> Refusal | None:
        """Keep a standing wish about windows; only the seat itself learns of it."""
        refusal = self.windows.wish(seat, phase, wish, for_round=for_round)
        if refusal is None:
            self._tell_seat(seat)
        return refusal

    def resume_windows(self) -> None:
        """Time is kept from now on."""
        if self.match.game.window(self.match.state) or self.windows.following(self.match, None):
            self._people_changed()

    def close_window(self, claims: frozenset[Seat]) -> Refusal | None:
        """The time of a window is over: whoever has not claimed it passes."""
        length, self.windows.claims = self.match.length, claims
        refusal = self._enter()
        if refusal:
            self.windows.claims = None
        elif self.match.length == length:
            self._broadcast()  # the first of them is asked now
        return refusal

    def resign(self, seat: Seat) -> Refusal | None:
        """Give up: the last of one of two sides to do so has lost it; else a bot plays the seat on."""
        return self._halted() or self._enter(Line(seat, "!resign"))

    def time_out(self, seat: Seat) -> Refusal | None:
        """The seat's clock has run out: it has lost, and what follows is as for a resignation."""
        return self._halted() or self._enter(Line(seat, "!time"))

    def offer_draw(self, seat: Seat) -> Refusal | None:
        return self._halted() or self._limited(DRAW, seat) or self._enter(Line(seat, "!draw?"))

    def answer_draw(self, seat: Seat, *, agreed: bool) -> Refusal | None:
        """Answer an offer; whoever made it withdraws it by refusing."""
        return self._halted() or self._enter(Line(seat, "!draw!" if agreed else "!draw-"))

    def pause(self, seat: Seat, *, paused: bool) -> Refusal | None:
        """Stop the match, or go on: any person at the table may do either."""
        if self.match.outcome is not None:
            return Refusal("match_over")
        if self._company.is_bot(seat):
            return Refusal("not_your_seat")
        if paused == self.paused:
            return None
        refusal = self._limited(PAUSE, seat) if paused else None
        if refusal is None:
            self.paused = paused
            self._drafts.clear()
            self._people_changed()
        return refusal

    def ask_hint(self, seat: Seat, link: LocalLink, *, analysis: bool) -> Refusal | None:
        """Have somebody think for this seat; the answer goes to `link` alone."""
        allowed = self._assistance.analysis if analysis else self._assistance.hints
        if not allowed:
            return Refusal("no_analysis" if analysis else "no_hints")
        if refusal := self._halted():
            return refusal
        if seat not in self.actors:
            return Refusal("not_asked")
        if self.adviser is None:
            return Refusal("hint_failed")
        return self.adviser.ask(seat, lambda hint: self._post((link,), hint), analysis=analysis)

    def hurry(self, seat: Seat) -> Refusal | None:
        """Have the bots play at once: any person at the table may want that."""
        if self._company.is_bot(seat):
            return Refusal("not_your_seat")
        if self.driver:
            self.driver.hurry()
        return None

    def _halted(self) -> Refusal | None:
        """Why nothing can be played now: the end, or a pause."""
        if self.match.outcome is not None:
            return Refusal("match_over")
        return Refusal("paused") if self.paused else None

    def _limited(self, kind: str, seat: Seat) -> Refusal | None:
        return None if self._limit.allows(kind, seat) else Refusal("too_often")

    def rematch(self, seed: int) -> Setup:
        """The setup of another match between the same seats, as the game proposes it, from where this one began."""
        match = self.match
        options = {**match.setup.options, **match.game.next_options(match.state)}
        return checked(match.game, match.setup.seats, options, seed, match.setup.position)

    # Taking back.

    def ask_undo(self, seat: Seat) -> Refusal | None:
        """Take back this seat's last choice: at once if nobody needs to be asked, else when all have agreed.

        Of a choice that is half made the last step goes, and nobody hears of it.
        """
        if self.paused:
            return Refusal("paused")
        if seat in self._drafts:
            draft = self._drafts[seat]
            self._keep_draft(seat, draft.cut(len(draft.steps) - 1))
            return None
        return self._decided(self._take_backs.ask(seat))

    def answer_undo(self, seat: Seat, *, agreed: bool) -> Refusal | None:
        """Agree to a take-back or refuse it; whoever asked withdraws the request by refusing."""
        if self.paused:
            return Refusal("paused")
        asked = self.undo_asked
        refusal = self._decided(self._take_backs.answer(seat, agreed=agreed))
        if asked and not agreed and refusal is None and seat != asked.by:
            self._post(self._company.links, Notice("undo_refused", {"by": seat}))
        return refusal

    def seal(self) -> None:
        """Nothing is taken back from now on: the record of the finished match, with all its secrets, has been told."""
        self._take_backs.is_sealed = True
        self._take_backs.asked = None
        self._broadcast()

    def _decided(self, decision: Decision) -> Refusal | None:
        if isinstance(decision, Refusal):
            return decision
        if isinstance(decision, Line):
            return self._enter(decision)
        self._broadcast()
        return None

    def _people_changed(self) -> None:
        """Someone came, went or changed, and with that who has a say: an open request may now be agreed to."""
        asked = self.undo_asked
        line = None if self.paused else self._take_backs.settled()
        refusal = self._enter(line) if line else None
        if line and refusal is None:
            return  # and everyone has been told
        if asked and refusal:
            self._take_backs.asked = None
        self.windows.follow(self.windows.claims)
        if self.windows.following(self.match, self.windows.claims):
            self._enter()  # there is nobody any more to hide it from
        self._broadcast()
        if asked and refusal:
            self._post((link for link in self._company.links if link.seat == asked.by), refusal)

    # Writing down.

    def _enter(self, *lines: Line) -> Refusal | None:
        """Add lines to the match, and what the rules play at once behind them: checked, written down, done, told."""
        trial, before = self.match.copied(), len(self.match.steps)
        entered, happened, claims = [*lines], [], self.windows.claims
        try:
            for line in lines:
                claims = None if self.windows.ends(trial, line) else claims
                happened.append(_added(trial, line))
            while follows := trial.automatic or self.windows.following(trial, claims):
                entered.append(follows)
                happened.append(_added(trial, follows))
        except IllegalAction as error:
            return Refusal(error.reason, error.rule, error.details)
        if not entered:
            return None
        seated = with_substitutes(self.occupants, trial)
        refusal = self._save(*_texts(entered, trial, seated if seated != self.occupants else ()))
        if refusal:
            return refusal
        self.match.become(trial)
        self._follow_drafts()
        self.windows.follow(claims)
        for news in happened:
            self._log.add(*news)
        self._take_backs.entered(min(before, *(after for _, _, after in happened)))
        self._seat(seated)
        self._broadcast()
        return None

    def _save(self, *texts: str) -> Refusal | None:
        if self._journal:
            before, self.write_error = self.write_error, ""
            try:
                self._journal.append(*texts)
            except NotSaved as error:
                self.write_error = error.code
                return Refusal("not_saved", details={"why": error.code})
            finally:
                if self.write_error != before:
                    self._tell_watchers()
        return None

    @property
    def is_saved(self) -> bool:
        """Whether a journal keeps what is played here."""
        return self._journal is not None

    @property
    def path(self) -> Path | None:
        """Of the journal."""
        return self._journal.path if self._journal else None

    def play_unsaved(self) -> None:
        """Go on although the journal cannot be written. It keeps what was played until now."""
        if self._journal:
            self._journal.close()
            self._given_up = self._journal.path
            self._journal = None
            self._post(self._company.links, Notice("unsaved"))
            self._tell_watchers()

    def save_again(self, folder: Path) -> Path:
        """Begin a journal of everything that was played, after one could not be written. Raises NotSaved."""
        assert self._journal is None
        assert self.header is not None
        header = self.header._replace(players=self.occupants)
        journal = Journal.create(folder, header, self.match.lines)
        try:
            journal.append(*_texts((), self.match, ()))
        except NotSaved:
            journal.close()
            journal.path.unlink(missing_ok=True)
            raise
        self._journal = journal
        if self._given_up is not None:
            with suppress(OSError):
                self._given_up.unlink()  # the new one holds all of it
        return journal.path

    # Telling.

    def welcome(self, link: LocalLink, listener: Listener) -> None:
        """Called by a link for someone who begins to listen: an Update with the whole log."""
        self._outbox.put(link, self._update(link.seat, 0, self._log.seen_by(link.seat)), (listener,))
        self._outbox.send()

    def tell(self, link: LocalLink, message: TableMessage) -> None:
        """Called by a link whose request was refused."""
        self._post((link,), message)

    def _broadcast(self) -> None:
        """Tell everyone how things stand; a view is made only for those who listen."""
        updates: dict[Reader, Update] = {}
        for link in self._company.links:
            if link.listeners:
                if link.seat not in updates:
                    updates[link.seat] = self._update(link.seat, *self._log.news(link.seat))
                self._outbox.put(link, updates[link.seat])
        self._outbox.send()
        self._tell_watchers()

    def _tell_seat(self, seat: Seat) -> None:
        """Tell one seat how things stand, and nobody else."""
        links = [link for link in self._company.links if link.seat == seat and link.listeners]
        if links:
            self._post(links, self._update(seat, *self._log.news(seat)))

    def _tell_watchers(self) -> None:
        for watcher in tuple(self._watchers):
            watcher()

    def _post(self, links: Iterable[LocalLink], message: TableMessage) -> None:
        for link in links:
            self._outbox.put(link, message)
        self._outbox.send()

    def _update(self, reader: Reader, log_from: int, log: tuple[Entry, ...]) -> Update:
        match, asked = self.match, self._take_backs
        undo_to = None if reader is None else asked.target(reader)
        draft = None if reader is None else self._drafts.get(reader)
        legal, choices = self._asked(reader, draft)
        return Update(
            length=match.length,
            ply=len(match.steps),
            seat=reader,
            view=self._view(reader, draft),
            legal=legal,
            choices=choices,
            draft=draft.steps if draft else (),
            held=draft is not None and draft.is_whole,
            window=self.windows.shown(reader),
            wishes=self.windows.told(reader),
            actors=self.actors,
            occupants=self.occupants,
            log_from=log_from,
            log=log,
            undo_to=undo_to,
            undo_free=reader is not None and undo_to is not None and asked.is_free(reader, undo_to),
            undo_asked=asked.asked,
            draw_offers=tuple(match.draw_offers),
            paused=self.paused,
            outcome=match.outcome.plain() if match.outcome else None,
            asked=match.length if reader is None else match.asked_since(reader),
            assistance=self._assistance,
        )

    def _asked(self, reader: Reader, draft: Draft | None) -> tuple[tuple[str, ...], Mapping[str, Plain]]:
        """What the reader may do now, and what each of it would do; of a whole draft instead of its last step."""
        match = self.match
        if reader is None or self.paused or reader not in self.actors:
            return (), {}
        game, state = match.game, _resting(draft).state if draft else match.state
        return tuple(game.write(action) for action in game.legal(state, reader)), game.choices(state, reader)

    def _view(self, reader: Reader, draft: Draft | None) -> Mapping[str, Plain]:
        """What the reader sees; where there are no secrets everybody sees the same, and it is made once."""
        game, state = self.match.game, self.match.state
        if draft:
            return game.view(_resting(draft).state, reader)
        if game.secret:
            return game.view(state, reader)
        if self._seen is None or self._seen[0] is not state:
            self._seen = state, game.view(state, None)
        return self._seen[1]


def _resting(draft: Draft) -> Draft:
    """The draft as far as its seat may see it: what a whole choice leads to is seen when it is played, because it may
    turn up a card."""
    return draft.cut(len(draft.steps) - 1) if draft.is_whole else draft


def _added(match: Match, line: Line) -> tuple[int, tuple[Event, ...], int]:
    """Add a line: how many actions stood before it, what happened, how many stand now. Raises IllegalAction."""
    before = len(match.steps)
    return before, match.add(line), len(match.steps)


def _texts(lines: Iterable[Line], match: Match, seated: tuple[Player, ...]) -> list[str]:
    """What the journal writes for lines: with them who plays on for someone who resigned, and the result."""
    texts = [*map(str, lines)]
    if seated:
        texts.append(players_text(seated))
    if match.outcome is not None:
        texts.append(result_text(match.outcome))
    return texts
