"""The table in plain text: terse, aligned, and good to listen to.

Towns are written as in the rules: a territory is two letters, `..` an empty place; columns carry x, rows y.
Turned cards are not marked in a town, since all that counts is what lies on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engines.game import Seat
from network.messages.table import Update
from qtapp.base.theme import SEAT_MARKS
from qtapp.words.base import counted
from qtapp.words.names import Sentences
from qtapp.words.wagons.names import Names

EMPTY = ".."


class WagonsTextBoard(Sentences[Names]):
    """Writes a table of Circle the Wagons as text."""

    def text(self, update: Update, called: Sequence[str]) -> str:
        view = cast("dict[str, Any]", update.view)
        parts = [self._goals(view), self._circle(view)]
        parts += [self._player(view, seat, called[seat]) for seat in range(len(called))]
        parts.append(self._legend())
        return "\n\n".join("\n".join(part) for part in parts) + "\n"

    def _goals(self, view: dict[str, Any]) -> list[str]:
        values = dict(view["breakdown"])
        lines = [self.tr("BONUS CARDS")]
        for row in view["goals"]:
            goal = row["goal"]
            marks = "  ".join(f"{SEAT_MARKS[seat].sign} {points}" for seat, points in enumerate(values[goal]))
            lines.append(f"  {row['card']:02} {self._names.goal(goal)}  {marks}")
            lines.append(f"     {self._names.goal_text(goal)}")
        return lines

    def _circle(self, view: dict[str, Any]) -> list[str]:
        cards = view["order"] or [card for card in view["slots"] if card is not None]
        lines = [self.tr("CIRCLE: %n card(s)", "", len(cards))]
        for number, card in enumerate(cards):
            mark = ">" if view["order"] and number == 0 else " "
            lines.append(f"  {mark} {card:02}  {self._front(card)}")
        if view["order"]:
            lines.append("  " + self.tr("The card marked > is the next one."))
        return lines

    def _front(self, card: int) -> str:
        codes = self._names.quadrants(card)
        return f"{codes[0]} {codes[1]} / {codes[2]} {codes[3]}"

    def _player(self, view: dict[str, Any], seat: Seat, name: str) -> list[str]:
        score = view["scores"][seat]
        points = counted(self.tr("%n point(s)", "", abs(score)), score)
        cards = self.tr("%n card(s) placed", "", view["cards"][seat])
        lines = [f"{SEAT_MARKS[seat].sign} {name.upper()}: {points}, {cards}"]
        if seat in view["actors"] and view["in_hand"] is not None:
            lines.append(
                "  " + self.tr("In hand: {card}").format(card=f"{view['in_hand']:02}  {self._front(view['in_hand'])}")
            )
        for number, card in enumerate(view["queues"][seat]):
            label = self.tr("Given: {card}") if number == 0 else self.tr("Then: {card}")
            lines.append("  " + label.format(card=f"{card:02}  {self._front(card)}"))
        return lines + self._town(view["towns"][seat]["cells"])

    def _town(self, cells: Sequence[tuple[int, int, str, int]]) -> list[str]:
        if not cells:
            return ["  " + self.tr("No card placed yet.")]
        land = {(x, y): code for x, y, code, _ in cells}
        columns = range(min(x for x, _ in land), max(x for x, _ in land) + 1)
        rows = range(min(y for _, y in land), max(y for _, y in land) + 1)
        lines = ["   y\\x" + "".join(f"{x:>4}" for x in columns)]
        lines += [f"  {y:>4}" + "".join(f"{land.get((x, y), EMPTY):>4}" for x in columns) for y in rows]
        return lines

    def _legend(self) -> list[str]:
        rows = (self._names.terrains.values(), self._names.icons.values())
        kinds = [", ".join(f"{row['letter']} {self._names.text(row)}" for row in kind) for kind in rows]
        return [self.tr("LEGEND"), *(f"  {kind}" for kind in kinds), "  " + self.tr(".. nothing")]
