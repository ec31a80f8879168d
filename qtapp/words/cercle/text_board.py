"""A table of The Circle in plain text: for the text board, the command line and screen readers.

First comes what is going on, then the players, then the wheel edge by edge, then the cards that wait. Every spy has a
line of its own, which begins with the name it has in the notation, so that it can be typed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engines.game import Seat
from network.messages.table import Update
from qtapp.words.cercle.marks import mark_of
from qtapp.words.cercle.names import Names
from qtapp.words.cercle.reactions import CercleReactions
from qtapp.words.cercle.states import CercleStates, home_turn
from qtapp.words.cercle.table import DIVISIONS, EDGES, CercleTable, PlacedSpy, table_of
from qtapp.words.cercle.waiting import CercleWaiting
from qtapp.words.names import Sentences
from qtapp.words.phrases import INDENT, aligned, listed, small, wrapped

WIDTH = 112

View = dict[str, Any]
Rows = list[tuple[str, str]]


class CercleTextBoard(Sentences[Names]):
    """Writes a table of The Circle as text."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._states, self._waiting, self._reactions = CercleStates(names), CercleWaiting(names), CercleReactions(names)

    def text(self, update: Update, called: Sequence[str]) -> str:
        view = cast("View", update.view)
        table = table_of(view["where"])
        parts = [self._turn(view, update, called), self._going_on(view, table, called)]
        parts += [self._seat(view, table, seat, called) for seat in range(len(view["scores"]))]
        parts += [self._wheel(view, table, called), self._neutrals(view, table), self._piles(table), self._out(table)]
        return "\n\n".join("\n".join(part) for part in parts if part) + "\n"

    # What is going on

    def _turn(self, view: View, update: Update, called: Sequence[str]) -> list[str]:
        title = (
            self.tr("THE CIRCLE, TURN {turn}").format(turn=view["turn"])
            if view["turn"]
            else self.tr("THE CIRCLE, SETTING UP")
        )
        rows: Rows = []
        if view["stage"]:
            phase = f"{view['stage']}, {self._names.phase(view['stage'])}"
            rows.append((self.tr("Phase"), self.tr("the game is over") if view["phase"] == "over" else phase))
        if update.actors:
            rows.append((self.tr("Now"), self._waiting.prompt(update, called).title))
        rows.append((self._names.term("first_player"), called[view["first"]]))
        circle = self.tr("{points} of {goal} VP").format(points=view["circle"], goal=view["circle_goal"])
        rows.append((self._names.term("circle"), circle))
        if view["turn_limit"]:
            rows.append((self.tr("Last turn"), str(view["turn_limit"])))
        return [title, *aligned(rows, WIDTH)]

    def _going_on(self, view: View, table: CercleTable, called: Sequence[str]) -> list[str]:
        """An announced action, the queue of arrivals, an auction."""
        rows: Rows = []
        if view["acting"]:
            acting = view["acting"]
            player = called[acting["by"]]
            rows.append((self.tr("Acting"), f"{acting['spy']}  {self._names.owned(acting['spy'], player)}"))
            rows.append(("", self._reactions.announced(view, called)))
        rows += self._rows(self.tr("Arrived"), [self._line(spy, view, called) for spy in table.arrived])
        if view["auction"]:
            rows += self._auction(view, called)
        return [self.tr("AT THIS MOMENT"), *aligned(rows, WIDTH)] if rows else []

    def _auction(self, view: View, called: Sequence[str]) -> Rows:
        auction = view["auction"]
        order = ", ".join(called[seat] for seat in auction["order"])
        cover = ", ".join(f"{called[seat]} {auction['cover'][seat]}" for seat in auction["order"])
        if auction["winner"] is None:
            standing = self._reactions.standing(view, called)
        else:
            standing = self.tr("{player} hires it for {price}.").format(
                player=called[auction["winner"]], price=auction["price"]
            )
        return [
            (self.tr("Auction"), self._card(auction["spy"])),
            (self.tr("Standing"), standing),
            (self.tr("Paid in"), listed([self._names.division(code) for code in auction["divisions"]])),
            (self.tr("Order"), order),
            (self.tr("Can bid up to"), cover),
        ]

    # A player

    def _seat(self, view: View, table: CercleTable, seat: Seat, called: Sequence[str]) -> list[str]:
        colour, service = view["colours"][seat], view["services"][seat]
        details = [self._names.small_colour(colour)] if colour else []
        details += [self._names.service(service), self._names.nation(service)] if service else []
        player = called[seat].upper() + (f" ({', '.join(details)})" if details else "")
        title = self.tr("{player}: {points} VP").format(player=player, points=view["scores"][seat])
        counts = zip(DIVISIONS, view["secrets"][seat], strict=True)
        rows: Rows = [
            (
                self._names.term("secrets"),
                ", ".join(f"{self._names.division(code)} {count}" for code, count in counts),
            ),
            (self.tr("Service marker"), self._marker(view["markers"][seat])),
        ]
        none = [self.tr("none")]
        rows += self._rows(
            self._names.term("ready"), [self._ready(spy, view, called) for spy in table.ready[seat]] or none
        )
        rows += self._rows(self.tr("Deployed here"), [self._deployed(spy, called) for spy in table.deployed[seat]])
        rows += self._rows(self._names.term("infiltrated"), [self._infiltrated(spy) for spy in table.infiltrated[seat]])
        if view["butterflies"][seat]:
            rows.append((self.tr("Butterflies"), str(view["butterflies"][seat])))
        return [f"{mark_of(view, seat).sign} {title}", *aligned(rows, WIDTH)]

    def _rows(self, label: str, texts: Sequence[str]) -> Rows:
        """One line for each text, the label before the first."""
        return [(label if number == 0 else "", text) for number, text in enumerate(texts)]

    def _marker(self, state: str) -> str:
        return {
            "active": self.tr("active"),
            "passive": self.tr("passive"),
            "used": self.tr("passive, used this turn"),
        }[state]

    def _ready(self, spy: PlacedSpy, view: View, called: Sequence[str]) -> str:
        notes = [self.tr("posted")] if spy.posted else []
        if spy.id in view["acted"]:
            notes.append(self.tr("has acted"))
        return ", ".join((self._card(spy.id), *notes, *self._states.carried(spy, called, self._briefly)))

    def _deployed(self, spy: PlacedSpy, called: Sequence[str]) -> str:
        player = "" if spy.employer is None else called[spy.employer]
        by = self.tr("deployed by {player}").format(player=player)
        return ", ".join(
            (self._named(spy.id), self._names.action(spy.id), by, *self._states.carried(spy, called, self._briefly))
        )

    def _infiltrated(self, spy: PlacedSpy) -> str:
        names, division = self._names, self._names.spies[spy.id]["division"]
        kind = self.tr("neutral") if names.is_neutral(spy.id) else names.division(division)
        return ", ".join((self._named(spy.id), kind, self._value(spy.id)))

    # Cards

    def _named(self, card: str) -> str:
        return f"{card}  {self._names.spy(card)}"

    def _briefly(self, card: str) -> str:
        return f"{card} {self._names.spy(card)}"

    def _value(self, card: str) -> str:
        return self.tr("value {vp}").format(vp=self._names.spies[card]["vp"])

    def _card(self, card: str) -> str:
        row = self._names.spies[card]
        prep = self.tr("preparation {prep}").format(prep=row["prep"])
        return ", ".join((self._named(card), self._names.action(card), prep, self._value(card)))

    def _line(self, spy: PlacedSpy, view: View, called: Sequence[str]) -> str:
        """A spy of the wheel with its employer, or with who will hire it."""
        whose = (
            self.tr("works for {player}").format(player=called[spy.employer])
            if spy.employer is not None
            else f"{small(self._names.term('unemployed'))} ({self._states.future(spy)})"
        )
        notes = [self.tr("has acted")] if spy.id in view["acted"] else []
        columns = self._named(spy.id), self._names.action(spy.id), self._value(spy.id), whose
        return ", ".join((*columns, *notes, *self._states.carried(spy, called, self._briefly)))

    # The wheel, and what waits

    def _wheel(self, view: View, table: CercleTable, called: Sequence[str]) -> list[str]:
        """Every edge with the turn in which its spies arrive; a row is told inside out (R5.2)."""
        rows: Rows = []
        for edge in range(1, EDGES + 1):
            label = self.tr("Edge {edge}, turn {turn}").format(edge=edge, turn=home_turn(view, edge))
            rows += self._rows(label, [self._line(spy, view, called) for spy in table.wheel[edge]])
        if not rows:
            return [self.tr("TIME WHEEL"), INDENT + self.tr("empty")]
        return [self.tr("TIME WHEEL, each row from the inside out"), *aligned(rows, WIDTH)]

    def _neutrals(self, view: View, table: CercleTable) -> list[str]:
        cards = [f"{self._card(spy.id)}, {self._names.bid(spy.id)}" for spy in table.open] or [self.tr("none")]
        rows = self._rows(self.tr("Open"), cards)
        rows.append((self.tr("Deck"), self.tr("%n card(s)", "", view["deck"])))
        return [self.tr("NEUTRAL SPIES"), *aligned(rows, WIDTH)]

    def _piles(self, table: CercleTable) -> list[str]:
        rows: Rows = []
        for pile, row in table.piles.items():
            first = self._names.spies[row[0].id]
            text = self.tr("{action}, preparation {prep}, value {vp}: {spies}").format(
                action=self._names.action(row[0].id),
                prep=first["prep"],
                vp=first["vp"],
                spies=", ".join(self._in_pile(spy.id) for spy in row),
            )
            rows.append((pile, text))
        return [self.tr("PILES, the top first"), *aligned(rows, WIDTH)] if rows else []

    def _in_pile(self, card: str) -> str:
        nation = self._names.spies[card].get("exclusive", "")
        return f"{self._names.spy(card)} ({self._names.nation(nation)})" if nation else self._names.spy(card)

    def _out(self, table: CercleTable) -> list[str]:
        if not table.out:
            return []
        return [
            self._names.term("removed").upper(),
            *wrapped(", ".join(self._names.spy(spy.id) for spy in table.out), WIDTH),
        ]
