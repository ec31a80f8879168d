"""A table of XIII: Le Complot in plain text: for the text board, the command line and screen readers.

First comes what is going on, then the missions, the players with their characters and units, the cards that the reader
sees, the map place by place, the decks. Whatever can be typed stands in the form it has in the notation: places by
their numbers, elements, missions and cards by their codes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from engines.game import Seat
from network.messages.table import Update
from qtapp.words.complot.marks import mark_of
from qtapp.words.complot.names import LETTERS, Names
from qtapp.words.complot.reactions import ComplotReactions
from qtapp.words.complot.states import ComplotStates, ComplotTable, table_of
from qtapp.words.complot.waiting import ComplotWaiting
from qtapp.words.names import Sentences
from qtapp.words.phrases import aligned, capital

WIDTH = 112

View = dict[str, Any]
Rows = list[tuple[str, str]]


class ComplotTextBoard(Sentences[Names]):
    """Writes a table of XIII: Le Complot as text."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._states, self._waiting = ComplotStates(names), ComplotWaiting(names)
        self._reactions = ComplotReactions(names)

    def text(self, update: Update, called: Sequence[str]) -> str:
        view, seat = cast("View", update.view), update.seat
        table = table_of(view["where"])
        parts = [self._round(view, update, called), self._going_on(view, called, seat), self._missions(view, called)]
        parts += [self._seat(view, table, other, called, seat) for other in range(len(view["scores"]))]
        parts += [self._own_cards(view), self._map(view, table, called, seat), self._decks(view, table, seat)]
        return "\n\n".join("\n".join(part) for part in parts if part) + "\n"

    # What is going on

    def _round(self, view: View, update: Update, called: Sequence[str]) -> list[str]:
        title = self.tr("XIII: THE CONSPIRACY, ROUND {round} OF {rounds}").format(
            round=view["round"], rounds=view["rounds"]
        )
        rows: Rows = [(self.tr("Phase"), self._phase(view))]
        if update.actors:
            rows.append((self.tr("Now"), self._waiting.prompt(update, called).title))
        rows.append((capital(self._names.term("order")), ", ".join(called[seat] for seat in view["order"])))
        if view["turn"] is not None:
            rows.append((self.tr("Turn of"), called[view["turn"]]))
        if view["helicopter"]:
            rows.append((self.tr("Helicopter"), self.tr("%n step(s)", "", view["helicopter"])))
        return [title, *aligned(rows, WIDTH)]

    def _phase(self, view: View) -> str:
        if view["phase"] == "over":
            return self.tr("the game is over")
        if not view["stage"]:
            return self.tr("start of the round")
        if view["stage"] not in self._names.phases:
            return self.tr("end of the round")
        return f"{view['stage']}, {self._names.phase(view['stage'])}"

    def _going_on(self, view: View, called: Sequence[str], seat: Seat | None) -> list[str]:
        """A fight, dice, what the question is about."""
        names, rows = self._names, []
        fight, about = view["fight"], view["about"]
        if fight:
            rows.append((self.tr("Combat"), names.numbered(fight["place"])))
            rows.append((capital(names.term("attacker")), called[fight["attacker"]]))
            if fight["defender"] is None:
                foes = names.group(f"N.{unit}" for unit in fight["foes"])
                rows.append((self.tr("Neutral units"), foes))
            else:
                rows.append((capital(names.term("defender")), called[fight["defender"]]))
        if view["roll"]:
            rows.append((self.tr("Dice"), self._reactions.dice(view, called).partition(":")[2].strip(" \u00a0.")))
        if about["elements"]:
            elements = ", ".join(self._typed(element, seat) for element in about["elements"])
            rows.append((self.tr("Concerned"), elements))
        if view["draft"]:
            draft = view["draft"]
            parts = [
                *(self._typed(one, seat) for one in draft["elements"]),
                *draft["cards"],
                *map(str, draft["places"]),
            ]
            rows.append((self.tr("Chosen so far"), ", ".join(parts)))
        return [self.tr("AT THIS MOMENT"), *aligned(rows, WIDTH)] if rows else []

    # Missions

    def _missions(self, view: View, called: Sequence[str]) -> list[str]:
        names, rows = self._names, []
        for active in view["active"]:
            mission = active["mission"]
            row = names.missions[mission]
            parts = [
                names.text(row),
                names.kind(mission),
                names.numbered(row["place"]),
                self.tr("%n point(s)", "", row["points"]),
            ]
            rows.append((mission, ", ".join(parts)))
            rows.append(("", names.text(row, "goal")))
            rows.append(("", self.tr("Failure: {text}").format(text=names.text(row, "failure_text"))))
            rows += [("", line) for line in self._states.progress(active, called)]
        return [self.tr("PRIMARY MISSIONS"), *aligned(rows, WIDTH)] if rows else []

    # Players

    def _seat(
        self, view: View, table: ComplotTable, seat: Seat, called: Sequence[str], viewer: Seat | None
    ) -> list[str]:
        names = self._names
        title = self.tr("{player} ({letter}): %n inquiry point(s)", "", view["scores"][seat]).format(
            player=called[seat].upper(), letter=LETTERS[seat]
        )
        figures = [element for element in table.of(seat) if names.is_figure(element)]
        units = [element for element in table.of(seat) if not names.is_figure(element)]
        none = self.tr("none")
        rows: Rows = [(capital(names.term("autonomy_points")), self._autonomy(view, seat))]
        rows += _rows(self.tr("Characters"), [self._figure(one, view, table) for one in figures] or [none])
        rows += _rows(self.tr("Units"), self._units(units, view, table, viewer) or [none])
        rows.append((capital(names.term("reserve")), self._reserve(table, seat) or none))
        rows.append((capital(names.term("hand")), self._hand(view, seat, viewer)))
        kept = [f"{mission} {names.mission(mission)}" for mission in view["kept"][seat]]
        kept += [names.card(card) for card in view["scored"][seat]]
        if kept:
            rows.append((self.tr("Missions solved"), ", ".join(kept)))
        return [f"{mark_of(seat).sign} {title}", *aligned(rows, WIDTH)]

    def _autonomy(self, view: View, seat: Seat) -> str:
        text = str(view["ap"][seat])
        if view["debt"][seat]:
            text += ", " + self.tr("next round %n less", "", view["debt"][seat])
        if view["saved"][seat]:
            text += ", " + self.tr("%n saved", "", view["saved"][seat])
        return text

    def _figure(self, figure: str, view: View, table: ComplotTable) -> str:
        """ "AMO  Colonel Amos, the Pentagon (2), Capture, combat 4+, plot 3+, life 3, worth 3"."""
        names, row = self._names, self._names.card_of(figure, len(view["scores"]))
        values = self.tr("combat {combat}+, plot {plot}+, life {life}, worth {worth}").format(
            combat=row["combat"], plot=row["plot"], life=row["life"], worth=row["elimination"]
        )
        parts = [
            f"{figure}  {names.figure_title(figure)}",
            names.numbered(table.place_of(figure)),
            names.text(names.skills[row["skill"]]),
            values,
            *self._states.marks(figure, view),
        ]
        return ", ".join(parts)

    def _units(self, units: Sequence[str], view: View, table: ComplotTable, viewer: Seat | None) -> list[str]:
        """By type: "agent: a1 Denver (16) · a2 Denver (16), recoil"."""
        found = []
        for kind, row in self._names.units.items():
            entries = [self._unit(unit, view, table, viewer) for unit in units if unit[2] == kind]
            if entries:
                found.append(
                    self.tr("{unit} ({combat}+): {list}").format(
                        unit=self._names.text(row), combat=row["combat"], list=" · ".join(entries)
                    )
                )
        return found

    def _unit(self, unit: str, view: View, table: ComplotTable, viewer: Seat | None) -> str:
        place = self._names.numbered(table.place_of(unit))
        return ", ".join((f"{self._typed(unit, viewer)} {place}", *self._states.marks(unit, view)))

    def _reserve(self, table: ComplotTable, seat: Seat) -> str:
        counts = Counter(unit[2] for unit in table.reserve.get(seat, ()))
        return ", ".join(self._names.units_of(kind, counts[kind]) for kind in self._names.units if counts[kind])

    def _hand(self, view: View, seat: Seat, viewer: Seat | None) -> str:
        text = self.tr("%n card(s)", "", view["hands"][seat])
        known = [card for other, card in view["known_hands"] if other == seat]
        if known and seat != viewer:
            text += ", " + self.tr("among them {cards}").format(cards=self._names.card_list(known))
        return text

    def _typed(self, element: str, viewer: Seat | None) -> str:
        """An element as the reader types it: units of one's own without the letter of the seat."""
        own = viewer is not None and element.startswith(f"{LETTERS[viewer]}.")
        return element[2:] if own else element

    # Cards

    def _own_cards(self, view: View) -> list[str]:
        """The hand, and what the reader alone may choose from."""
        names, rows = self._names, []
        for label, cards in ((self.tr("Hand"), view["hand"] or []), (self.tr("To choose"), view["shown"]["cards"])):
            rows += _rows(label, [f"{card}  {self._printed(card)}" for card in cards])
        rows += _rows(
            self.tr("Drawn"), [f"{figure}  {names.figure_title(figure)}" for figure in view["drawn"]["cards"]]
        )
        return [self.tr("FOR YOU ALONE"), *aligned(rows, WIDTH)] if rows else []

    def _printed(self, card: str) -> str:
        """A card with its text."""
        names = self._names
        if card not in names.secondary:
            return f"{names.card(card)}. {names.text(names.types[card[:3]], 'text')}"
        row = names.secondary[card]
        template = self.tr("{card}: secondary mission, {place}, %n point(s)", "", row["points"])
        return template.format(card=names.card(card), place=names.numbered(row["place"]))

    # The map

    def _map(self, view: View, table: ComplotTable, called: Sequence[str], viewer: Seat | None) -> list[str]:
        names, rows = self._names, []
        for place in names.places:
            paths = ", ".join(map(str, sorted(names.neighbours[place])))
            note = filter(None, [self.tr("paths {places}").format(places=paths), self._states.ring(place)])
            rows.append((f"{place:>2} {names.title(place)}", ", ".join(note)))
            rows += [("", line) for line in self._there(place, view, table, called, viewer)]
        return [self.tr("MAP"), *aligned(rows, WIDTH)]

    def _there(
        self, place: int, view: View, table: ComplotTable, called: Sequence[str], viewer: Seat | None
    ) -> list[str]:
        """Who stands there, those who came first before the others; neutral units; missions and objects."""
        standing, names = table.standing.get(place, {}), self._names
        arrivals = view["board"][place - 1]
        lines = []
        for seat in sorted(standing, key=lambda seat: arrivals.index(seat) if seat in arrivals else len(arrivals)):
            elements = ", ".join(self._typed(element, viewer) for element in standing[seat])
            lines.append(self.tr("{player}: {list}").format(player=called[seat], list=elements))
        if place in table.garrison:
            units = ", ".join(f"N.{unit}" for unit in table.garrison[place])
            lines.append(self.tr("{player}: {list}").format(player=self.tr("Neutral units"), list=units))
        others = self._states.at_place(place, view, called)[len(lines) :]
        return [*lines, *others, *self._destinations(place, view, names)]

    def _destinations(self, place: int, view: View, names: Names) -> list[str]:
        """Deliveries that are still to be won, but already bar the place to planes."""
        return [
            self.tr("Destination of {mission}").format(mission=names.mission(active["mission"]))
            for active in view["active"]
            if names.missions[active["mission"]].get("deliver_to") == place != active["objective"]
        ]

    # The decks

    def _decks(self, view: View, table: ComplotTable, seat: Seat | None) -> list[str]:
        names, rows = self._names, []
        for pile, (count, back) in enumerate(zip(view["piles"], view["backs"], strict=True), 1):
            text = self.tr("%n card(s)", "", count)
            if back is not None:
                text = self.tr("{cards}, on top: {kind}").format(cards=text, kind=names.text(names.kinds[back]))
            rows.append((self.tr("Mission pile {pile}").format(pile=pile), text))
            if seat is not None:
                rows += [("", line) for line in self._states.known_missions(pile, view)]
        rows.append((self.tr("Action deck"), self.tr("%n card(s)", "", view["deck"])))
        discard = self.tr("%n card(s)", "", len(table.discard))
        if table.discard:
            discard = self.tr("{cards}: {list}").format(cards=discard, list=names.card_list(table.discard))
        rows.append((capital(names.term("discard")), discard))
        rows.append((self.tr("Character deck"), self.tr("%n card(s)", "", view["figure_deck"])))
        if table.gone:
            rows.append((self.tr("Out of the game"), names.figures(table.gone)))
        return [self.tr("DECKS"), *aligned(rows, WIDTH)]


def _rows(label: str, texts: Sequence[str]) -> Rows:
    """One line for each text, the label before the first."""
    return [(label if number == 0 else "", text) for number, text in enumerate(texts)]
