"""The board of Cirkle in plain text, drawn as in the rules, and everything that lies beside it.

An empty square shows its code, capital where it is hollow. A unit shows colour and kind as in the notation of
positions: in brackets where it is protected, with `!` where it is out of play. The squares of the last action have `>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engines.game import Seat
from network.messages.table import Update
from qtapp.words.cirkle.marks import ARMY_MARKS
from qtapp.words.cirkle.names import Names, View, code_at
from qtapp.words.cirkle.prompts import CirklePrompts
from qtapp.words.names import Sentences
from qtapp.words.phrases import INDENT, aligned, wrapped

WIDTH = 100  # beside the panel in a window of 1280 points
CELL = 7


class CirkleTextBoard(Sentences[Names]):
    """Writes a table of Cirkle as text."""

    def __init__(self, names: Names, prompts: CirklePrompts) -> None:
        super().__init__(names)
        self._prompts = prompts

    def text(self, update: Update, called: Sequence[str]) -> str:
        view = cast("dict[str, Any]", update.view)
        parts = [self._turn(view, called), self._board(view), *([self._alarms(view)] if self._alarms(view) else [])]
        parts += [self._seat(view, seat, called[seat]) for seat in range(len(view["seats"]))]
        parts += [self._legend(view)]
        return "\n\n".join("\n".join(part) for part in parts) + "\n"

    def _turn(self, view: View, called: Sequence[str]) -> list[str]:
        rows = []
        if view["next_up"]:
            order = [self._names.colour(view["seats"][seat]["colour"]) for seat in view["next_up"]]
            rows.append((self.tr("To play"), self._prompts.seated(view, view["actors"][0], called[view["actors"][0]])))
            rows.append((self.tr("Order of play"), ", ".join(order)))
        rows.append((self.tr("Last action"), view["last"]["action"] if view["last"] else self.tr("none yet")))
        quiet = self.tr("{count} of {limit} in a row").format(**view["quiet"])
        rows.append((self.tr("Turns without a capture"), quiet))
        rows.append((self.tr("This position"), self.tr("%n time(s) so far", "", view["occurrences"])))
        title = self.tr("{game}, TURN {turn}").format(game=self._names.mode(view["mode"]).upper(), turn=view["turn"])
        return [title, *aligned(rows, WIDTH), INDENT + view["position"]]

    # The board

    def _board(self, view: View) -> list[str]:
        columns, units = view["board"]["columns"], {unit["square"]: unit for unit in view["units"]}
        moved = set(view["last"]["squares"]) if view["last"] else set()
        dead = {target["square"] for target in view["targets"] if target["dead"]}
        head = (" " * 4 + "".join(f"{' ' + column:<{CELL}}" for column in columns)).rstrip()
        lines = [head]
        for row in range(len(view["board"]["rows"]), 0, -1):
            cells = []
            for column in columns:
                square = f"{column}{row}"
                shown = (
                    self._unit(view, units[square])
                    if square in units
                    else ("x" if square in dead else code_at(view, square))
                )
                cells.append(f"{('>' if square in moved else ' ') + shown:<{CELL}}")
            lines.append(f"{row:>3} {''.join(cells)}".rstrip())
        return lines

    def _unit(self, view: View, unit: dict[str, Any]) -> str:
        colour = self._names.colours[view["seats"][unit["seat"]]["colour"]]["letter"]
        shown = f"{colour}{unit['unit']}{'!' if unit['frozen'] else ''}"
        return f"[{shown}]" if unit["protected"] else shown

    def _alarms(self, view: View) -> list[str]:
        """What must not be missed: a forced reply, holds."""
        lines = self._prompts.holds(view)
        if view["intruder"]:
            lines.insert(0, self.tr("The unit on {square} must be captured now.").format(square=view["intruder"]))
        return [f"! {line}" for line in lines]

    # The armies

    def _seat(self, view: View, seat: Seat, name: str) -> list[str]:
        place = view["seats"][seat]
        units = self.tr("%n unit(s)", "", place["units"])
        title = self.tr("{player}: {units}").format(player=self._prompts.seated(view, seat, name).upper(), units=units)
        head = f"{ARMY_MARKS[place['colour']].sign} {title}"
        if not place["alive"]:
            return [head, INDENT + self._names.term("eliminated")]
        rows = [
            (self._names.term("lost"), self._names.units_of(place["lost"]) or self.tr("none")),
            (self.tr("Missiles lost"), str(place["lost_missiles"])),
        ]
        partners = [other for other in place["side"] if other != seat]
        if partners:
            rows.insert(
                0,
                (self.tr("With"), ", ".join(self._names.colour(view["seats"][other]["colour"]) for other in partners)),
            )
        if place["objectives"]:
            rows.append((self.tr("Stands on"), ", ".join(place["objectives"])))
        if place["recovery"] != "none":
            rows.append((self._names.term("recovery_token"), self._recovery(place)))
        if place["condition"] is not None:
            rows.append(
                (
                    self.tr("Two missiles lost by each enemy"),
                    self.tr("yes") if place["condition"] else self.tr("not yet"),
                )
            )
        return [head, *aligned(rows, WIDTH)]

    def _recovery(self, place: dict[str, Any]) -> str:
        if place["recovery"] == "spent":
            return self.tr("used")
        return self.tr("may be used now") if place["may_recover"] else self.tr("left, after three lost units")

    def _legend(self, view: View) -> list[str]:
        codes = {code for row in view["board"]["rows"] for code in row}
        kinds = [f"{code} {self._names.square(code)}" for code in self._names.squares if code in codes]
        units = [f"{row['letter']} {self._names.text(row)}" for row in self._names.units.values()]
        colours = [self._names.colours[place["colour"]] for place in view["seats"]]
        armies = [f"{row['letter']} {self._names.text(row)}" for row in colours]
        marks = [
            self.tr("[ ] protected"),
            self.tr("* missile"),
            self.tr("! out of play"),
            self.tr("> last action"),
            self.tr("x dead target"),
        ]
        lines = [line for items in (armies, units, kinds, marks) for line in wrapped(", ".join(items), WIDTH)]
        return [self.tr("LEGEND"), *lines]
