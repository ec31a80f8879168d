"""The words of the table itself: what every game has besides its moves, and everything that can go wrong with a file.

A game's own events and refusals are its `GameWords`' to say; here are the players' names, resigning, draws,
take-backs, setups and records.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from engines import load
from engines.game import EngineError, Plain
from engines.record import Assistance, Player, RecordError
from network.disk.journal import InUse, NotSaved
from network.messages.table import Notice, Refusal, StandingWish
from qtapp.words import words_for
from qtapp.words.base import GameWords
from qtapp.words.phrases import listed

EVENT_KINDS = ("resign", "time", "draw_offer", "draw_accept", "draw_refuse", "undo", "seat")


class TableWords(QObject):
    """Sentences around a table, made anew each time they are asked for."""

    def level(self, level: str) -> str:
        """How strong a bot is."""
        return {"easy": self.tr("easy"), "medium": self.tr("medium"), "hard": self.tr("hard")}.get(level, level)

    def bot(self, level: str) -> str:
        """What a bot is called."""
        named = {"easy": self.tr("Easy bot"), "medium": self.tr("Medium bot"), "hard": self.tr("Hard bot")}
        return named.get(level, self.tr("Bot"))

    def player(self, seat: int) -> str:
        """What someone without a name is called."""
        return self.tr("Player {number}").format(number=seat + 1)

    def names(self, occupants: Sequence[Player]) -> list[str]:
        """What everyone is called. Two who would be called alike are told apart by a number."""
        called = [
            who.name or (self.bot(who.level) if who.kind == "bot" else self.player(seat))
            for seat, who in enumerate(occupants)
        ]
        return [
            f"{name} {called[:seat].count(name) + 1}" if called.count(name) > 1 else name
            for seat, name in enumerate(called)
        ]

    def log_sentence(self, event: Mapping[str, Plain], names: Sequence[str], words: GameWords) -> str:
        """The log's sentence for an event, whether it belongs to the table or to the game."""
        if event["kind"] not in EVENT_KINDS:
            return words.sentence(event, names)
        player = names[_number(event["by"])]
        if event["kind"] == "undo":
            # lupdate finds plurals only where they stand right in tr().
            return self.tr("{player} takes back %n action(s).", "", _number(event["count"])).format(player=player)
        if event["kind"] == "seat":
            return self._changed_hands(event, player)
        return {
            "resign": self.tr("{player} resigns."),
            "time": self.tr("{player} has run out of time."),
            "draw_offer": self.tr("{player} offers a draw."),
            "draw_accept": self.tr("{player} accepts the draw."),
            "draw_refuse": self.tr("{player} declines the draw."),
        }[str(event["kind"])].format(player=player)

    def _changed_hands(self, event: Mapping[str, Plain], player: str) -> str:
        """A seat is played by somebody else from now on."""
        before, after = str(event.get("before") or player), str(event.get("after") or "")
        if event.get("player") == "bot":
            return self.tr("A bot now plays for {before}.").format(before=before)
        if after in ("", before):
            return self.tr("{player} plays again.").format(player=before)
        return self.tr("{after} has taken over the seat of {before}.").format(after=after, before=before)

    def assistance(self, assistance: Assistance, game_id: str) -> str:
        """What helps players at a table of this game, in a few words."""
        return " · ".join(
            (
                self.tr("hints") if assistance.hints else self.tr("no hints"),
                self.tr("analysis") if assistance.analysis else self.tr("no analysis"),
                self.undo_policy(assistance.undo),
                *([self.reactions(assistance.reaction_time)] if load(game_id).windows else ()),
            )
        )

    def undo_policy(self, policy: str) -> str:
        return {"asked": self.tr("undo by consent"), "never": self.tr("no undo")}.get(policy) or self.tr("free undo")

    def reactions(self, seconds: int) -> str:
        """How players react at a table."""
        return self.tr("%n second(s) to react", "", seconds) if seconds else self.tr("reactions in turn")

    def reaction_time(self, seconds: int) -> str:
        """The same where it is chosen."""
        return self.tr("%n second(s)", "", seconds) if seconds else self.tr("No clock: everyone is asked in turn")

    def wish(self, wish: StandingWish) -> str:
        """When a player wants to be asked whether to react."""
        if wish.wish == "round_end":
            return self.tr("only at the end of a round")
        return {
            ("able", False): self.tr("only if I can react"),
            ("able", True): self.tr("only if I can react, this round"),
            ("never", False): self.tr("never"),
            ("never", True): self.tr("never this round"),
        }.get((wish.wish, wish.for_round)) or self.tr("always")

    def standing_wish(self, window: str, wish: StandingWish) -> str:
        """The same with the name of the windows it is about."""
        return self.tr("{window}: {wish}").format(window=window, wish=self.wish(wish))

    def assistance_explained(self, assistance: Assistance, game_id: str) -> str:
        """The same in sentences."""
        undo = {
            "asked": self.tr("Taking back always needs the others’ consent."),
            "never": self.tr("Nothing can be taken back."),
        }.get(assistance.undo) or self.tr(
            "Taking back is free as long as nobody else has learnt anything from the "
            "move; otherwise the others are asked."
        )
        react = (
            self.tr("Whoever wants to react has %n second(s) to say so.", "", assistance.reaction_time)
            if assistance.reaction_time
            else self.tr("Everyone who may react is asked in turn, without a clock.")
        )
        return " ".join(
            (
                self.tr("Players may ask a strong bot for hints.")
                if assistance.hints
                else self.tr("Nobody gets hints."),
                self.tr("Players may have their position analysed during the game.")
                if assistance.analysis
                else self.tr("Nobody has the game analysed while it is played."),
                undo,
                *([react] if load(game_id).windows else ()),
                self.tr("This holds for every seat alike."),
            )
        )

    def result(self, first: Sequence[int], names: Sequence[str]) -> str:
        """Who won, in a few words: the seats that came first. If all did it is a draw."""
        winners = [names[seat] for seat in first]
        if len(winners) == len(names):
            return self.tr("Over: a draw.")
        if len(winners) > 1:
            return self.tr("Over: {players} won together.").format(players=listed(winners))
        return self.tr("Over: {player} won.").format(player="".join(winners))

    def refusal(self, refusal: Refusal, names: Sequence[str], words: GameWords) -> str:
        """Why something was not done, whether the table or the game refuses it."""
        if refusal.reason == "not_saved":
            cause = self.cause(str(refusal.details.get("why", "")))
            return self.tr("The move could not be saved: {cause}.").format(cause=cause)
        if refusal.reason == "bad_notation":
            text = str(refusal.details.get("text", ""))
            return self.tr("“{text}” is not a move of this game.").format(text=text)
        return {
            "late": self.tr("Too late: the table has changed in the meantime."),
            "final": self.tr("This cannot be taken back: what was chosen since is final."),
            "paused": self.tr("The game is paused."),
            "too_often": self.tr("Too often: wait until somebody has played."),
            "match_over": self.tr("The game is over."),
            "unknown_call": self.tr("The table does not know this request."),
            "unknown_wish": self.tr("The table does not know this request."),
            "choice_made": self.tr("Too many steps: the choice is already complete."),
            "already_resigned": self.tr("This seat has resigned."),
            "no_such_offer": self.tr("There is no such offer now."),
            "nothing_to_undo": self.tr("There is nothing to take back."),
            "undo_pending": self.tr("A take-back is already being asked for."),
            "no_undo_asked": self.tr("Nobody asks for a take-back now."),
            "not_your_seat": self.tr("This seat is not yours to play."),
            "out_of_play": self.tr("This seat is out of the game."),
            "hint_failed": self.tr("No hint could be worked out."),
            "hint_pending": self.tr("A hint is already being worked out for this seat."),
            "no_analysis": self.tr("At this table nobody has the game analysed while it is played."),
            "no_hints": self.tr("There are no hints at this table."),
            "no_undo": self.tr("Nothing can be taken back at this table."),
            "not_asked": self.tr("Wait until it is your turn."),
            "not_seated": self.tr("You are watching; only those who sit at the table can do that."),
        }.get(refusal.reason) or words.refusal(refusal, names)

    def notice(self, notice: Notice, names: Sequence[str]) -> str:
        """Something that people at the table should be told."""
        if notice.code == "undo_refused":
            return self.tr("{player} does not agree to the take-back.").format(
                player=names[_number(notice.details["by"])]
            )
        if notice.code == "seat_gone":
            return self.tr("Your seat was not kept: somebody else or a bot plays there now. You are watching.")
        if notice.code == "saved_as":
            return self.tr("Saved as {file}.").format(file=notice.details["file"])
        if notice.code == "saved_secret":
            return self.tr(
                "Saved as {file}. The file also tells what is still secret: leave it closed until the game is over."
            ).format(file=notice.details["file"])
        return self.record_notice(notice.code)

    def record_notice(self, code: str) -> str:
        """Something worth knowing about a record that could be read."""
        return {
            "unsaved": self.tr("From here on this game is not saved."),
            "torn_line": self.tr("The last line of the record was incomplete and has been left out."),
            "data_changed": self.tr("This record was made with other component data than this version has."),
            "room_lost": self.tr(
                "This game was open to the network, but it is no longer known who sat where: "
                "open it again for the others."
            ),
        }.get(code, code)

    def cause(self, code: str) -> str:
        """The system's reason why a file could not be written or read."""
        return {
            "ENOSPC": self.tr("the disk is full"),
            "EDQUOT": self.tr("your share of the disk is used up"),
            "EFBIG": self.tr("the file would become too large"),
            "EROFS": self.tr("the disk is read-only"),
            "EACCES": self.tr("access is not allowed"),
            "EPERM": self.tr("access is not allowed"),
            "ENOENT": self.tr("the file cannot be found"),
            "ESTALE": self.tr("another program has changed the file"),
            "EISDIR": self.tr("a folder stands in its place"),
            "EIO": self.tr("the disk reports an error"),
        }.get(code) or self.tr("the system reports {code}").format(code=code)

    def file_error(self, error: RecordError | InUse | NotSaved) -> str:
        """Why a file could not be opened, written or deleted."""
        if isinstance(error, RecordError):
            return self.record_error(error)
        if isinstance(error, InUse):
            return self.tr("This game is open in another window.")
        return self.tr("The file could not be written: {cause}.").format(cause=self.cause(error.code))

    def setup_error(self, error: EngineError, words: GameWords | None = None) -> str:
        """Why these seats and options cannot be played."""
        details, reason = error.details, error.reason
        option = str(details.get("option", ""))
        shown = words.option_name(option) if words and option and reason == "bad_value" else option
        if reason == "unknown_game":
            return self.tr("There is no game “{game}”.").format(game=details.get("game", ""))
        if reason == "unknown_option":
            return self.tr("The game has no option “{option}”.").format(option=option)
        if reason == "bad_value":
            return self.tr("The option “{option}” cannot be “{value}”.").format(option=shown, value=details["value"])
        if reason == "bad_seats":
            seats = _number(details["seats"])
            return self.tr("These options cannot be played with %n seat(s).", "", seats)
        if reason == "bad_seed":
            return self.tr("This deal number is too large.")
        if reason == "no_positions":
            return self.tr("This game always begins in the usual way.")
        if reason == "bad_position":
            fault = words.position_fault(details) if words else ""
            return fault or self.tr("The position cannot be played ({why}).").format(why=details.get("why", ""))
        if words is None:
            return self.tr("These options cannot be played together ({reason}).").format(reason=reason)
        return words.refusal(Refusal(reason, details=details), ())

    def record_error(self, error: RecordError) -> str:
        """What is wrong with a record, and in which line."""
        cause = error.__cause__
        if error.reason == "bad_setup" and isinstance(cause, EngineError):
            sentence = self.tr("The first line describes a game that cannot be set up. {problem}").format(
                problem=self.setup_error(cause, words_for(str(error.details["game"])))
            )
        else:
            sentence = self._record_sentence(error.reason, error.details)
        if error.line <= 1:
            return sentence
        return self.tr("Line {line}: {problem}").format(line=error.line, problem=sentence)

    def _record_sentence(self, reason: str, details: Mapping[str, Plain]) -> str:
        fields = {name: str(value) for name, value in details.items()}
        sentences = {
            "torn_header": self.tr("The file breaks off in its first line: nothing of the game was kept."),
            "not_a_record": self.tr("This file is not a record of Table Ronde."),
            "too_long": self.tr("This file is far too large to be a record."),
            "bad_line": self.tr("“{text}” is not a line of a record."),
            "illegal_line": self.tr("“{text}” cannot be played at this point."),
            "wrong_result": self.tr("The result written here is not the one that was played."),
            "bad_header": self.tr("The first line is damaged: “{field}” is missing or wrong."),
            "future_format": self.tr("This record comes from a newer version of Table Ronde ({app})."),
            "unknown_game": self.tr("This version does not know the game “{game}”."),
            "bad_setup": self.tr("The first line describes a game that cannot be set up ({why})."),
            "not_a_file": self.tr("This is not a file."),
        }
        if reason == "unreadable":
            return self.tr("The file cannot be read: {cause}.").format(cause=self.cause(fields.get("why", "")))
        sentence = sentences.get(reason) or self.tr("The record cannot be read ({reason}).").format(reason=reason)
        places = {"text": "", "field": "", "app": "?", "game": "", "why": ""} | fields
        if not places["app"]:
            places["app"] = "?"
        return sentence.format(**places)


def _number(value: Plain) -> int:
    assert isinstance(value, int)
    return value
