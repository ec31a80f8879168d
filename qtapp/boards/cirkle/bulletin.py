"""What everybody must know about the game, in a few words: a forced reply, holds and how long they must still last,
CIRKLE, and, quietly, who plays next and how near a draw is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from qtapp.words.cirkle.words import CirkleWords

CALM, ALARM, WON = "calm", "alarm", "won"
QUIET_FROM = 0.2  # of the limit: before that nobody thinks of a draw


class Bulletin(NamedTuple):
    """What stands in the block of news."""

    tone: str = CALM
    title: str = ""
    body: str = ""
    notes: tuple[str, ...] = ()
    order: tuple[str, ...] = ()  # the colours that play next, the one to move first
    waiting: tuple[str, ...] = ()  # the colours that must still play before a hold is completed
    offers_pass: bool = False


class CirkleBulletins(QObject):
    """Writes them."""

    def __init__(self, words: CirkleWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def of(
        self, view: Mapping[str, Any], names: Sequence[str], verdict: str = "", *, passing: bool = False
    ) -> Bulletin:
        """The news of a view; `verdict` says who won, where the game is over."""
        colours = [seat["colour"] for seat in view["seats"]]
        order = tuple(colours[seat] for seat in view["next_up"])
        calm = Bulletin(notes=self._notes(view), order=order)
        if view["phase"] == "over":
            title = self.cirkle() if self._is_cirkle(view) else self.tr("The game is over")
            return calm._replace(tone=WON, title=title, body=verdict)
        if view["intruder"]:
            return calm._replace(
                tone=ALARM,
                title=self.tr("CIRKLE threatens!"),
                body=self.tr("{player} must capture the unit on {square}.").format(
                    player=self._player(view, names, view["actors"][0]), square=view["intruder"]
                ),
            )
        if view["holds"]:
            return self._holding(calm, view, names)
        if passing:
            return calm._replace(
                tone=ALARM,
                title=self.tr("Nothing can be played"),
                body=self.tr("Click here or press Enter to pass."),
                offers_pass=True,
            )
        return calm._replace(title=self.tr("Turn {turn}").format(turn=view["turn"]), body=self._next(view, names))

    def cirkle(self) -> str:
        return self.tr("CIRKLE!")

    def proclaimed(self, event: Mapping[str, Any]) -> str:
        """What is called out across the board while something happens; "" for most events."""
        match event["kind"]:
            case "cirkle":
                return self.cirkle()
            case "first_objective":
                return self.tr("First objective: {square}").format(square=event["square"])
            case "second_objective":
                return self.tr("CIRKLE threatens on {square}!").format(square=event["square"])
            case "hold":
                return self.tr("Target {square} is held!").format(square=event["square"])
            case "hold_broken":
                return self.tr("The hold on {square} is broken").format(square=event["square"])
            case "eliminated":
                return self.tr("An army is eliminated")
        return ""

    @staticmethod
    def _is_cirkle(view: Mapping[str, Any]) -> bool:
        """Whether somebody stands on what he had to reach, rather than being the last who is left."""
        held = any(not hold["waiting"] for hold in view["holds"])
        return held or any(len(seat["objectives"]) == 2 for seat in view["seats"])

    def _player(self, view: Mapping[str, Any], names: Sequence[str], seat: int) -> str:
        return names[seat] if seat < len(names) else self._words.colour(seat, view)

    def _next(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        if not view["actors"]:
            return ""
        return self.tr("{player} plays.").format(player=self._player(view, names, view["actors"][0]))

    def _holding(self, calm: Bulletin, view: Mapping[str, Any], names: Sequence[str]) -> Bulletin:
        """The hold that comes nearest to winning; the others are seen on the board."""
        hold = min(view["holds"], key=lambda hold: len(hold["waiting"]))
        squares = ", ".join(hold["square"] for hold in view["holds"])
        waiting = tuple(view["seats"][seat]["colour"] for seat in hold["waiting"])
        title = self.tr("Hold on {squares}").format(squares=squares)
        body = self.tr("{player} makes CIRKLE once %n more player(s) have played.", "", len(waiting)).format(
            player=self._player(view, names, hold["seat"])
        )
        return calm._replace(tone=ALARM, title=title, body=body, waiting=waiting)

    def _notes(self, view: Mapping[str, Any]) -> tuple[str, ...]:
        notes = []
        quiet = view["quiet"]
        if view["occurrences"] > 1 and view["phase"] != "over":
            notes.append(self.tr("Position seen %n time(s)", "", view["occurrences"]))
        if quiet["count"] >= QUIET_FROM * quiet["limit"]:
            notes.append(self.tr("Quiet turns: {count}/{limit}").format(**quiet))
        return tuple(notes)
