"""The full text of every card and the meaning of every part of the table, for tooltips and before choosing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.game import Seat
from qtapp.words.complot.names import Names, View, names
from qtapp.words.complot.states import ComplotStates, table_of
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital


class ComplotTips(Sentences[Names]):
    """What is printed on things, and how they stand, as plain lines. `called`: the players' names by seat."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._states = ComplotStates(names)

    # Elements

    def printed(self, figure: str, seats: int) -> list[str]:
        """A character's card at a table of so many."""
        names, row = self._names, self._names.card_of(figure, seats)
        skill = names.skills[row["skill"]]
        main = names.term("main_character") if row["ground"] == "brown" else names.term("secondary_character")
        return [
            f"{names.figure_title(figure)}\u00a0– {main}",
            f"{names.text(row, 'text')}.",
            self.tr("Combat {combat}+ · plot {plot}+ · life {life} · elimination {worth}").format(
                combat=row["combat"], plot=row["plot"], life=row["life"], worth=row["elimination"]
            ),
            f"{names.text(skill)}. {names.text(skill, 'text')}",
        ]

    def element(self, element: str, view: View, called: Sequence[str]) -> str:
        """A character or a unit with its state."""
        lines = (
            self.printed(element, len(view["scores"]))
            if self._names.is_figure(element)
            else self._unit(element, called)
        )
        lines += [f"{capital(state)}." for state in self._states.states(element, view, called)]
        return "\n".join(lines)

    def _unit(self, unit: str, called: Sequence[str]) -> list[str]:
        row = self._names.units[unit[2]]
        return [f"{self._names.text(row)} ({self._names.origin(unit, called)})", self._names.text(row, "text")]

    def unit_type(self, kind: str) -> str:
        """A unit of the reserve, with its price."""
        row = self._names.units[kind]
        price = self.tr("Price: %n autonomy point(s).", "", row["cost"])
        return "\n".join((self._names.text(row), self._names.text(row, "text"), price))

    # Cards

    def card(self, card: str) -> str:
        """An action card, or a secondary mission."""
        names = self._names
        if card not in names.secondary:
            row = names.types[card[:3]]
            return "\n".join((names.card(card), self._when(row["phases"]), names.text(row, "text")))
        row = names.secondary[card]
        title = self.tr("Secondary mission {at_place}: %n inquiry point(s)", "", row["points"])
        return "\n".join(
            (
                names.text(row),
                title.format(at_place=f"{names.at(row['place'])}\u00a0({row['place']})"),
                names.text(row, "text"),
                names.text(names.types["MIS"], "text"),
            )
        )

    def _when(self, phases: Sequence[int]) -> str:
        if not any(phases):
            return self.tr("Played at any time")
        if len(phases) == 1:
            return self.tr("Played in phase {phase}").format(phase=phases[0])
        return self.tr("Played in phase {first} or {last}").format(first=phases[0], last=phases[-1])

    # Missions

    def mission(self, mission: str, view: View, called: Sequence[str]) -> str:
        """A primary mission with all its card says, and how far it has come."""
        names, row = self._names, self._names.missions[mission]
        place = f"{names.title(row['place'])}\u00a0({row['place']})"
        lines = [
            names.text(row),
            self.tr("{kind} · {place} · %n inquiry point(s)", "", row["points"]).format(
                kind=names.kind(mission), place=place
            ),
            names.text(row, "text"),
            names.text(row, "goal"),
            self.tr("Failure: {text}").format(text=names.text(row, "failure_text")),
        ]
        active = next((active for active in view["active"] if active["mission"] == mission), None)
        lines += self._states.progress(active, called) if active else []
        return "\n".join(lines)

    def pile(self, pile: int, view: View) -> str:
        """A mission pile: number 1 or 2."""
        names, count, back = self._names, view["piles"][pile - 1], view["backs"][pile - 1]
        lines = [self.tr("Mission pile {pile}: %n card(s)", "", count).format(pile=pile)]
        if back is not None:
            lines.append(
                self.tr("On top: {kind}. {text}").format(
                    kind=names.text(names.kinds[back]), text=names.text(names.kinds[back], "text")
                )
            )
        lines += self._states.known_missions(pile, view)
        return "\n".join(lines)

    # Places and players

    def place(self, place: int, view: View, called: Sequence[str]) -> str:
        """A place, its ring, its neighbours, who stands there and what lies there."""
        names, row = self._names, self._names.places[place]
        ring = names.rings[row["ring"]]
        lines = [
            names.numbered(place),
            f"{names.text(ring)}. {names.text(ring, 'text')}",
            self.tr("Paths to {places}.").format(
                places=", ".join(names.numbered(other) for other in sorted(names.neighbours[place]))
            ),
        ]
        lines += [f"{line}." for line in self._states.at_place(place, view, called)]
        return "\n".join(lines)

    def autonomy(self, seat: Seat, view: View, called: Sequence[str]) -> str:
        """Autonomy points, and what will change them."""
        lines = [self.tr("{player}: %n autonomy point(s)", "", view["ap"][seat]).format(player=called[seat])]
        if view["debt"][seat]:
            lines.append(self.tr("Next round %n point(s) less.", "", view["debt"][seat]))
        if view["saved"][seat]:
            lines.append(self.tr("Saved from the round before: {points}.").format(points=view["saved"][seat]))
        lines.append(self.tr("They pay for steps and for units."))
        return "\n".join(lines)

    def points(self, seat: Seat, view: View, called: Sequence[str]) -> str:
        """Inquiry points, and the missions they came from."""
        kept = [self._names.mission(mission) for mission in view["kept"][seat]]
        lines = [self.tr("{player}: %n inquiry point(s)", "", view["scores"][seat]).format(player=called[seat])]
        if kept:
            lines.append(self.tr("Missions solved: {missions}.").format(missions=", ".join(kept)))
        return "\n".join(lines)

    def hand(self, seat: Seat, view: View, called: Sequence[str]) -> str:
        """How many cards, and those that the reader knows."""
        lines = [self.tr("{player}: %n card(s) in hand", "", view["hands"][seat]).format(player=called[seat])]
        known = [card for other, card in view["known_hands"] if other == seat]
        if known:
            lines.append(self.tr("You know: {cards}.").format(cards=self._names.card_list(known)))
        return "\n".join(lines)

    def deck(self, view: View) -> str:
        return self.tr("Action deck: %n card(s), face down", "", view["deck"])

    def discard(self, view: View) -> str:
        cards = table_of(view["where"]).discard
        lines = [self.tr("Discard pile: %n card(s)", "", len(cards))]
        if cards:
            lines.append(self.tr("On top: {card}.").format(card=self._names.card(cards[-1])))
        return "\n".join(lines)

    def figure_deck(self, view: View) -> str:
        return self.tr("Characters: %n card(s), face down", "", view["figure_deck"])

    def round(self, view: View, called: Sequence[str]) -> str:
        """The round, the order of play, and the phases."""
        names = self._names
        title = self.tr("Round {round} of {rounds}").format(round=view["round"], rounds=view["rounds"])
        order = self.tr("Order of play: {order}.").format(order=", ".join(called[seat] for seat in view["order"]))
        return "\n".join((title, order, *(f"{number}. {names.phase(number)}" for number in names.phases)))


@cache
def tips() -> ComplotTips:
    return ComplotTips(names())
