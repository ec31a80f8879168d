"""Each card's full text and the meaning of every part of the table, for tooltips and for reading before choosing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.game import Seat
from qtapp.words.cercle.calendar import CercleCalendar
from qtapp.words.cercle.grammar import owned
from qtapp.words.cercle.names import Names, View, names
from qtapp.words.cercle.states import CercleStates, home_turn
from qtapp.words.cercle.table import DIVISIONS, table_of
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, signed


class CercleTips(Sentences[Names]):
    """What is printed on things, and how they stand, as plain lines. `called`: the players' names by seat."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._states, self._calendar = CercleStates(names), CercleCalendar(names)

    # Spies

    def printed(self, card: str) -> list[str]:
        """What a card says, wherever it lies (R1.8)."""
        names, row = self._names, self._names.spies[card]
        lines = [
            self.tr("{spy}: {action}").format(spy=names.spy(card), action=names.action(card)),
            self.tr("{kind} · preparation time {prep} · value {vp}").format(
                kind=names.text(names.neutral) if names.is_neutral(card) else names.division(row["division"]),
                prep=row["prep"],
                vp=row["vp"],
            ),
            names.help(card),
        ]
        if names.is_neutral(card):
            lines.append(self.tr("Auction: {secrets}.").format(secrets=names.bid(card)))
        return lines

    def spy(self, card: str, view: View, called: Sequence[str]) -> str:
        """A card with its state: where it is, for whom, with whom, and when it comes home."""
        lines, spy = self.printed(card), table_of(view["where"]).spies.get(card)
        lines += self._loyalty(card, view, called)
        if spy is not None:
            lines.append(f"{capital(self._states.state(spy, view, called))}.")
            lines += [f"{capital(part)}." for part in self._states.carried(spy, called)]
            # How a neutral spy is hired stands on its card, unless a recruiter changes it.
            if spy.edge and spy.employer is None and (spy.recruiter or not self._names.is_neutral(card)):
                lines.append(f"{capital(self._states.future(spy))}.")
        if card in view["acted"]:
            lines.append(self.tr("It has acted in this phase and cannot infiltrate."))
        return "\n".join(lines)

    def _loyalty(self, card: str, view: View, called: Sequence[str]) -> list[str]:
        """R6.6, R2.7"""
        service = self._names.spies[card].get("exclusive", "")
        if not service:
            return []
        sentence = self.tr("Exclusive spy: {nation}.").format(nation=self._names.nation(service))
        if service not in view["services"]:
            return [sentence]
        player = called[view["services"].index(service)]
        return [
            sentence,
            self.tr("{player} can veto its actions while their service marker is active.").format(player=player),
        ]

    # Piles and edges

    def pile(self, pile: str, view: View) -> str:
        """Its cards from the top (R2.2)."""
        row = table_of(view["where"]).piles.get(pile, ())
        title = self._names.text(self._names.actions[self._names.piles[pile]["action"]])
        if not row:
            return self.tr("{action}: this pile is used up").format(action=title)
        cards = ", ".join(self._names.spy(spy.id) for spy in row)
        return self.tr("{action}, from the top: {spies}").format(action=title, spies=cards)

    def deck(self, view: View) -> str:
        return self.tr("Deck of neutral spies: %n card(s), face down", "", view["deck"])

    def edge(self, edge: int, view: View, called: Sequence[str]) -> str:
        """Who lies there, and when they arrive (R5.1, R5.5)."""
        title = self.tr("Edge {edge}: spies here arrive in turn {turn}").format(edge=edge, turn=home_turn(view, edge))
        return "\n".join((title, *(day.text for day in self._calendar.days(view, called) if day.edge == edge)))

    # Services, divisions, tracks

    def division(self, code: str) -> str:
        row = self._names.divisions[code]
        title = self.tr("{division}: {name}").format(division=row["abbr"], name=self._names.division_title(code))
        return f"{title}\n{self._names.text(row, 'blurb')}"

    def secrets(self, seat: Seat, code: str, view: View, called: Sequence[str]) -> str:
        """R4.9"""
        number, rules = view["secrets"][seat][DIVISIONS.index(code)], self._names.rules
        title = self.tr("{division}, {player}: %n secret(s)", "", number).format(
            division=self._names.division(code), player=called[seat]
        )
        rule = self.tr(
            "Beyond {most} there is an arrest: {most} are spent, {vp} VP, and {circle} for the Circle."
        ).format(most=rules["division_max"], vp=signed(rules["arrest_vp"]), circle=signed(rules["arrest_circle_vp"]))
        return f"{title}\n{rule}"

    def service(self, service: str) -> str:
        """R1.13"""
        names, row = self._names, self._names.services[service]
        spies = ", ".join(f"{names.spy(card)} ({names.action(card)})" for card in names.exclusives(service))
        return "\n".join(
            (
                f"{names.service(service)} ({names.nation(service)})",
                names.text(row, "blurb"),
                self.tr("Exclusive spies: {spies}.").format(spies=spies),
            )
        )

    def marker(self, seat: Seat, view: View, called: Sequence[str]) -> str:
        """R6.9"""
        sentence = {
            "active": self.tr("Active: one action of an exclusive spy can be forbidden."),
            "passive": self.tr("Passive: for 1 VP it can be activated in phase 2."),
            "used": self.tr("Passive: used this turn; it can be activated again next turn."),
        }[view["markers"][seat]]
        title, service = capital(owned(self.tr("service marker"), called[seat])), view["services"][seat]
        return "\n".join((title, sentence, *([self.service(service)] if service else [])))

    def points(self, seat: Seat, view: View, called: Sequence[str]) -> str:
        """R10.2"""
        title = self.tr("{player}: {points} of {goal} VP").format(
            player=called[seat], points=view["scores"][seat], goal=view["goal"]
        )
        rule = self.tr(
            "If anyone has {goal} VP or more when phase 2 ends, the Circle is destroyed and the most points win."
        )
        return f"{title}\n{rule.format(goal=view['goal'])}"

    def chaos(self, view: View) -> str:
        """R10.4, R10.5"""
        title = self.tr("Chaos: the Circle has {points} of {goal} VP").format(
            points=view["circle"], goal=view["circle_goal"]
        )
        rule = self.tr("At {goal}, the game ends at once, and the fewest points win.")
        return f"{title}\n{rule.format(goal=view['circle_goal'])}"

    def first_player(self) -> str:
        """R1.6"""
        lines = [
            self.tr("{number} {name}: {summary}").format(
                number=number, name=self._names.text(row), summary=self._names.text(row, "summary")
            )
            for number, row in self._names.phases.items()
        ]
        return "\n".join((self._names.term("first_player"), *lines))


@cache
def tips() -> CercleTips:
    return CercleTips(names())
