"""The words of rooms and of the network: who is here, why something was not done, how the line stands, whether the
deal was fair. Each says what happened and, where there is something, what to do about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

import engines
from engines.game import EngineError, Plain, Seat
from network.messages.room import GATHERING, ClockRule, Denied, LineStatus, Person, RoomSeat, RoomState, Verdict
from qtapp.base.i18n import NATIVE_NAMES
from qtapp.base.theme import SeatMark
from qtapp.words.base import GameWords
from qtapp.words.table import TableWords

if TYPE_CHECKING:
    from network.messages.line import Card

LOCAL_GUEST = "host"  # the window that keeps a room


class NetworkWords(QObject):
    """Sentences about rooms and lines, made anew each time they are asked for."""

    # People and seats.

    def seat(self, seat: Seat, mark: SeatMark) -> str:
        """A seat by its number and mark."""
        return self.tr("Seat {number} {sign}").format(number=seat + 1, sign=mark.sign)

    def person_note(self, person: Person, state: RoomState, seconds: int) -> str:
        """What there is to say of a guest besides the name; `seconds` are left of the grace of someone away."""
        seats = [seat for seat in state.seats if seat.guest == person.guest]
        parts = [self.tr("host")] if person.guest == state.chief else []
        if not person.here:
            parts.append(self._away(seats, seconds))
        elif not seats:
            parts.append(self.tr("watching"))
        elif state.stage == GATHERING and person.guest != state.chief:  # who starts is ready
            parts.append(self.tr("ready") if person.ready else self.tr("not ready yet"))
        return " · ".join(parts)

    def _away(self, seats: Sequence[RoomSeat], seconds: int) -> str:
        if any(seat.kind == "bot" for seat in seats):
            return self.tr("away, a bot plays")
        if seats and seconds:
            return self.tr("away, the seat is kept for %n second(s)", "", seconds)
        return self.tr("away")

    def quality(self, person: Person) -> str:
        """How good the line is, in words."""
        if not person.here:
            return self.tr("The line is lost")
        if person.guest == LOCAL_GUEST:
            return self.tr("At the machine that keeps the table")
        if person.ping is None:
            return self.tr("The line has not been measured yet")
        return self.tr("Answers in {milliseconds} ms").format(milliseconds=person.ping)

    def language(self, code: str) -> str:
        """A language in its own words."""
        return NATIVE_NAMES.get(code, code)

    def clock(self, clock: ClockRule) -> str:
        """How much time there is to think."""
        if clock.kind == "move":
            return self.tr("{time} for each move").format(time=self.duration(clock.seconds))
        if clock.kind == "game" and clock.increment:
            return self.tr("{time} for the game, and {more} more after each move").format(
                time=self.duration(clock.seconds), more=self.duration(clock.increment)
            )
        if clock.kind == "game":
            return self.tr("{time} for the game").format(time=self.duration(clock.seconds))
        return self.tr("No clock")

    def duration(self, seconds: int) -> str:
        """A time in minutes where it is whole minutes, else in seconds."""
        if seconds and seconds % 60 == 0:
            return self.tr("%n minute(s)", "", seconds // 60)
        return self.tr("%n second(s)", "", seconds)

    def countdown(self, seconds: int) -> str:
        """A time as it runs down: 0:43, 1:02:03."""
        minutes, hours = seconds // 60, seconds // 3600
        return f"{hours}:{minutes % 60:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"

    # What a room did not do.

    def denial(self, denied: Denied, words: GameWords | None = None) -> str:
        """Why something asked of a room was not done."""
        if denied.reason == "bad_option":
            return self._bad_option(denied.details, words)
        if denied.reason == "not_saved":
            cause = TableWords().cause(str(denied.details.get("why", "")))
            return self.tr("The match cannot begin, because it could not be saved: {cause}.").format(cause=cause)
        if denied.reason == "seeding_failed":
            return self.tr("The deal could not be sealed, because no answer came from {who}. Start once more.").format(
                who=denied.details.get("who") or "?"
            )
        if denied.reason == "not_all_ready" and denied.details.get("who"):
            return self.tr("{who} is not ready yet.").format(who=denied.details["who"])
        return {
            "bad_name": self.tr("This name cannot be used. Choose another one."),
            "claims_too_fast": self.tr("That was the wrong word too often: wait a minute before you try again."),
            "secret_seat": self.tr(
                "In a match with secrets nobody else is put in a player’s place; only a bot may play on there."
            ),
            "wrong_word": self.tr("This is not the word of this host."),
            "chat_too_fast": self.tr("That was a lot at once: wait a few seconds before you say more."),
            "match_running": self.tr("This can be changed before a match or after it, but not during it."),
            "no_match": self.tr("There is no match going on."),
            "no_such_guest": self.tr("This person is no longer here."),
            "no_such_seat": self.tr("There is no such seat any more."),
            "not_all_ready": self.tr("Not everyone is ready yet."),
            "not_chief": self.tr("Only the host of the table can do that."),
            "seat_held": self.tr("This seat is taken. Choose another one."),
            "too_often": self.tr("That was a lot at once. Wait a moment, or until somebody has played."),
            "seats_open": self.tr("Some seats are still open: wait for somebody, or seat a bot there."),
        }.get(denied.reason) or self.tr("The table did not do that ({reason}).").format(reason=denied.reason)

    def _bad_option(self, details: Mapping[str, Plain], words: GameWords | None) -> str:
        """Why options cannot be played. A host may tell us anything, so nothing is believed to be there."""
        reason, option = str(details.get("reason", "")), details.get("option")
        game = engines.load(words.game_id) if words else None
        if game is not None:
            names = [known.name for known in game.options]
            is_our_option = reason == "bad_value" and "value" in details and option in names
            is_number = reason == "bad_seats" and isinstance(details.get("seats"), int)
            if is_our_option or is_number or reason in game.reasons:
                fields = {name: value for name, value in details.items() if name != "reason"}
                return TableWords().setup_error(EngineError(reason, **fields), words)
        return self.tr("The table cannot be played like this ({reason}).").format(reason=option or reason)

    # The line.

    def line(self, line: LineStatus) -> str:
        """How the line stands; "" when all is well."""
        if line.state == "calling":
            return self.tr("Calling the table…")
        if line.state == "lost":
            again = self.tr("Calling again…")
            if line.retry:
                again = self.tr("Calling again in %n second(s)…", "", line.retry)
            return f"{self.fault(line.reason, line.details)} {again}"
        return self.fault(line.reason, line.details) if line.state == "ended" else ""

    def fault(self, code: str, details: Mapping[str, Plain]) -> str:
        """Why a line was closed, or could not be opened, and what to do about it."""
        if code == "too_fast" and "wait" in details:
            return self.tr("There have been too many attempts to join this table.")
        sentences = self._at_the_door() | self._between_programs() | self._of_the_system()
        sentence = sentences.get(code) or self.tr("The line broke ({code}).")
        fields = {name: str(value) for name, value in details.items()}
        return sentence.format_map(_Places(fields | {"code": code}))

    def _at_the_door(self) -> dict[str, str]:
        """Why one was not let in, or was sent out."""
        return {
            "too_old": self.tr(
                "This program ({program}) is too old for the table: update Table Ronde on this machine."
            ),
            "too_new": self.tr(
                "The table is kept by an older program ({host}) than this one ({program}): "
                "update Table Ronde on that machine."
            ),
            "changed_key": self.tr("This machine does not identify itself as it did before."),
            "false_id": self.tr(
                "This machine says that it is another one than its key shows. Somebody may be "
                "answering in its place, or its Table Ronde is older than yours: ask whoever keeps "
                "the table."
            ),
            "other_host": self.tr("Another machine answers at this address now, and it does not have this table."),
            "closed": self.tr("The table is no longer open to the network."),
            "kicked": self.tr("The host of the table has sent you away."),
            "left": self.tr("You have left the table."),
            "no_spectators": self.tr("All seats are taken, and this table does not want anybody to watch."),
            "no_such_table": self.tr("This table is not open now."),
            "phrase_needed": self.tr("The table asks for a passphrase."),
            "replaced": self.tr("You have joined this table from another window, which has your seat now."),
            "room_full": self.tr("There are already as many people at this table as it can take."),
            "shutting_down": self.tr("The machine that kept the table has closed it."),
            "too_many": self.tr("Too many people are connected to that machine. Try again later."),
            "which_table": self.tr("Several tables are kept at this address: choose one of them."),
            "wrong_phrase": self.tr("This is not the passphrase of the table."),
        }

    def _between_programs(self) -> dict[str, str]:
        """What went wrong between two programs that had found each other."""
        muddled = self.tr(
            "The two programs did not understand each other ({code}). If this happens again, see whether "
            "both are up to date."
        )
        return {
            **dict.fromkeys(
                ("bad_frame", "bad_message", "too_deep", "too_large", "unknown_type", "wrong_stage"), muddled
            ),
            "bad_host": self.tr("The host sent something this program does not understand, so the table was left."),
            "not_listening": self.tr("This machine could not keep up with what the table had to tell."),
            "silent": self.tr("Nothing has been heard for a while."),
            "too_fast": self.tr("Too much was sent at once. Wait a minute, then try again."),
            "too_slow": self.tr("It took too long to answer at the door. Try again."),
        }

    def _of_the_system(self) -> dict[str, str]:
        """What the system says of a line."""
        offline = self.tr("This machine is not connected to any network.")
        silent = self.tr("The other machine does not answer: it may be off, or a firewall may keep us out.")
        return {
            **dict.fromkeys(("", "ECONNRESET", "ECONNABORTED", "EPIPE"), self.tr("The line broke off.")),
            **dict.fromkeys(("ENETUNREACH", "ENETDOWN"), offline),
            "ECONNREFUSED": self.tr(
                "No table is kept at this address: see whether the other program runs, and whether the port is right."
            ),
            "EHOSTUNREACH": self.tr("The other machine cannot be reached: see whether both are on the same network."),
            "not_found": self.tr("No machine of this name is known. Try its number, such as 192.168.1.20."),
            "not_ours": self.tr("What answers at this address is not Table Ronde."),
            **dict.fromkeys(("timed_out", "ETIMEDOUT"), silent),
        }

    # Fairness.

    def verdict(self, verdict: Verdict) -> str:
        """What came of checking the deal and the record."""
        if verdict.fair:
            return self.tr(
                "The deal was fair: everyone at the table had a share in it, and nobody could choose it. "
                "The record is the match you saw."
            )
        return {
            "commitments": self.tr("Be careful: the shares of the deal are not those that were sealed before it."),
            "own_share": self.tr("Be careful: your share was left out of the deal."),
            "seed": self.tr("Be careful: the deal is not the one that the shares lead to."),
            "record": self.tr("Be careful: the record of this match cannot be played through."),
            "views": self.tr("Be careful: the record is not the match that was shown to you."),
            "unsealed": self.tr(
                "This match began before the table was opened, so the deal was not sealed by "
                "everyone. The record is the match you saw."
            ),
        }.get(verdict.reason) or self.tr("Be careful: the deal could not be checked ({reason}).").format(
            reason=verdict.reason
        )

    # Finding tables.

    def trouble(self, code: str) -> str:
        """Why tables do not find each other by themselves, and what still works."""
        cause = {
            "no_interface": self.tr("This machine is not connected to any network."),
            "no_multicast": self.tr("The system does not let us listen for tables."),
        }.get(code) or self.tr("Tables cannot find each other by themselves here ({code}).").format(code=code)
        advice = self.tr("Joining by address always works.")
        return f"{cause} {advice}"

    def table_note(self, card: Card) -> str:
        """How a table stands, for those who might come."""
        parts = [self.tr("a match is on") if card.playing else self.tr("gathering")]
        if card.free:
            parts.append(self.tr("%n of {total} seat(s) free", "", card.free).format(total=card.total))
        else:
            parts.append(self.tr("no seat free"))
        if card.locked:
            parts.append(self.tr("asks for a passphrase"))
        if card.hints:
            parts.append(self.tr("with hints"))
        if card.analysis:
            parts.append(self.tr("with analysis"))
        if card.undo != "free":
            parts.append(TableWords().undo_policy(card.undo))
        if card.game in engines.games() and engines.load(card.game).windows:
            parts.append(TableWords().reactions(card.reaction_time))
        if card.language:
            parts.append(self.language(card.language))
        return " · ".join(parts)

    def address_error(self, code: str) -> str:
        """What is wrong with an address that was typed."""
        return {
            "empty": self.tr("Type the address that the other machine shows, such as 192.168.1.20."),
            "bad_port": self.tr("The port, after the colon, is a number from 1 to 65535."),
            "bad_host": self.tr("This is no address. It looks like 192.168.1.20, zoe.local or [fe80::1]:47313."),
        }[code]


class _Places(dict[str, str]):
    """Fills in a sentence; what was not told is a question mark."""

    def __missing__(self, name: str) -> str:
        return "?"
