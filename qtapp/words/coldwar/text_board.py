"""The table of Guerre froide in plain text: complete, aligned, and good to listen to.

It says what its update says and nothing more: what a seat alone knows stands in that seat's view only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from engines.game import Plain, Seat
from network.messages.table import Update
from qtapp.words.coldwar.marks import AGENCY_MARKS
from qtapp.words.coldwar.names import Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import INDENT, aligned, capital, wrapped

WIDTH = 112

Sentence = Callable[[Mapping[str, Plain], Sequence[str]], str]
View = dict[str, Any]


class ColdwarTextBoard(Sentences[Names]):
    """Writes a table of Guerre froide as text."""

    def __init__(self, names: Names, sentence: Sentence) -> None:
        super().__init__(names)
        self._sentence = sentence

    def text(self, update: Update, called: Sequence[str]) -> str:
        view = cast("View", update.view)
        parts = [self._turn(view), self._objective(view)]
        parts += [self._seat(view, seat, called[seat], update.seat) for seat in range(len(view["seats"]))]
        parts += [self._decks(view, update.seat), self._seen(view), self._pending(view), self._report(view, called)]
        return "\n\n".join("\n".join(part) for part in parts if part) + "\n"

    # The turn and its objective

    def _turn(self, view: View) -> list[str]:
        title = self.tr("TURN {turn} ({year})").format(turn=view["turn"], year=view["year"])
        stage = self.tr("Game over") if view["stage"] == "over" else self._names.phase(view["stage"])
        rows = [
            (self.tr("Phase"), stage),
            (self._names.term("balance"), self._names.agency(view["balance"])),
            (self.tr("To win"), self.tr("{points} VP, alone in the lead").format(points=view["target"])),
        ]
        if view["roster"]:
            rows.append((self.tr("Agents"), self._names.roster(view["roster"])))
        if view["next_up"]:
            order = ", ".join(map(self._names.agency, view["next_up"]))
            passes = self.tr("{passes} of {needed}").format(passes=view["passes"], needed=view["passes_to_end"])
            rows += [(self.tr("Next to act"), order), (self.tr("Passes in a row"), passes)]
        return [title, *aligned(rows, WIDTH)]

    def _objective(self, view: View) -> list[str]:
        card = view["objective"]
        if card is None:
            return []
        status = {"open": self.tr("open"), "claimed": self.tr("claimed"), "buried": self.tr("buried")}[card["status"]]
        rows = [
            (self._names.term("stability"), str(card["stability"])),
            (self._names.term("population"), str(card["population"])),
            (self._names.term("victory_points"), str(card["vp"])),
            (self._names.term("profile"), ", ".join(map(self._names.faction, card["profile"]))),
            (self.tr("Status"), status),
        ]
        if view["dominator"] is not None:
            rows.append((self._names.term("domination"), self._names.agency(view["dominator"])))
        if card["kind"] == "event":
            rows.append((self._names.term("event"), self._names.text(self._names.objectives[card["id"]], "ability")))
        title = self.tr("OBJECTIVE: {name}").format(name=self._names.objective(card["id"]))
        return [title, *aligned(rows, WIDTH)]

    # A player

    def _seat(self, view: View, seat: Seat, name: str, viewer: Seat | None) -> list[str]:
        place = view["seats"][seat]
        title = self.tr("{player}: {points} VP").format(
            player=self._names.seated(seat, name).upper(), points=view["scores"][seat]
        )
        rows = [
            (self._names.term("influence"), self._influence(view, place)),
            *self._groups(place),
            (self._names.term("agent_x"), self._agent_x(place, own=seat == viewer)),
            (self._names.term("headquarters"), self._headquarters(place)),
        ]
        rows += self._elsewhere(place)
        rows.append((self.tr("Won"), self._won(place) or self.tr("nothing yet")))
        return [f"{AGENCY_MARKS[seat].sign} {title}", *aligned(rows, WIDTH)]

    def _influence(self, view: View, place: dict[str, Any]) -> str:
        if view["objective"] is None:
            return str(place["influence"])
        text = self.tr("{influence} of {stability}").format(
            influence=place["influence"], stability=view["objective"]["stability"]
        )
        notes = [
            self.tr("room for %n more group(s)", "", place["room"])
            if place["room"]
            else self.tr("population limit reached")
        ]
        if place["excess"]:
            notes.insert(0, self.tr("{excess} too much").format(excess=place["excess"]))
        if place["passed"]:
            notes.append(self.tr("passed"))
        return ", ".join((text, *notes))

    def _groups(self, place: dict[str, Any]) -> list[tuple[str, str]]:
        label = self.tr("Groups")
        if not place["groups"]:
            return [(label, self.tr("none"))]
        rows = []
        for number, group in enumerate(place["groups"]):
            state = self.tr("ready") if group["ready"] else self.tr("mobilised")
            text = f"{group['id']}  {self._names.group(group['id'])}, {state}"
            rows.append((label if number == 0 else "", text))
        return rows

    def _agent_x(self, place: dict[str, Any], *, own: bool) -> str:
        if place["agent_is"] == "none":
            return self.tr("nobody in the field")
        if place["agent_is"] == "hidden":
            return self.tr("face down, one of: {agents}").format(agents=self._agents(place["possible"]))
        agent = self._names.agent(place["agent"])
        if place["agent_is"] == "revealed":
            return self.tr("{agent}, revealed").format(agent=agent)
        return (
            self.tr("{agent}, face down").format(agent=agent)
            if own
            else self.tr("{agent}, face down, but you know him").format(agent=agent)
        )

    def _headquarters(self, place: dict[str, Any]) -> str:
        count = self.tr("%n agent(s)", "", place["hq_count"])
        text = count if place["hq"] is None else self._agents(place["hq"]) or self.tr("nobody")
        if place["back"]:
            back = self.tr("back from leave: {agents}").format(agents=self._agents(place["back"]))
            return f"{text} ({back})"
        return text

    def _elsewhere(self, place: dict[str, Any]) -> list[tuple[str, str]]:
        rows = [(self._names.term("on_leave"), self._agents(place["leave"]))] if place["leave"] else []
        causes = {"T": self._names.term("eliminated"), "D": self._names.term("detained")}
        for cause, label in causes.items():
            agents = [code for code, why in place["out"] if why == cause]
            if agents:
                rows.append((label, self._agents(agents)))
        return rows

    def _agents(self, codes: Sequence[str]) -> str:
        return ", ".join(map(self._names.agent, codes))

    def _won(self, place: dict[str, Any]) -> str:
        won = [f"{self._names.objective(code)} {self._names.objectives[code]['vp']}" for code in place["won"]]
        if place["bonus"]:
            won.append(self.tr("Decryption {points}").format(points=place["bonus"]))
        return ", ".join(won)

    # The decks, and what is known of them

    def _decks(self, view: View, viewer: Seat | None) -> list[str]:
        knows = self.tr("known to all") if viewer is None else self.tr("you know")
        groups = self.tr("%n card(s)", "", view["groups"]["count"])
        rows = [
            (self._names.term("group_deck"), groups),
            *((knows, line) for line in self._known(view["groups"], self._group)),
        ]
        top = view["discard"]["top"]
        discard = self.tr("%n card(s)", "", view["discard"]["count"])
        rows.append(
            (
                self._names.term("discard"),
                discard
                if top is None
                else self.tr("{cards}, on top {group}").format(cards=discard, group=self._group(top)),
            )
        )
        objectives = self.tr("%n card(s)", "", view["objectives"]["count"])
        rows += [
            (self._names.term("objective_deck"), objectives),
            *((knows, line) for line in self._known(view["objectives"], self._names.objective)),
        ]
        if view["spent"]:
            rows.append((self.tr("Spent events"), self._names.objectives_all(view["spent"])))
        return [self.tr("DECKS"), *aligned(rows, WIDTH)]

    def _group(self, code: str) -> str:
        return f"{self._names.group(code)} ({code})"

    def _known(self, deck: dict[str, Any], name: Callable[[str], str]) -> list[str]:
        """Known cards with their places: the next card is number 1."""
        lines = []
        for place, code in deck["known"]:
            if place == 0:
                where = self.tr("on top: {card}")
            elif place == deck["count"] - 1:
                where = self.tr("at the bottom: {card}")
            else:
                where = self.tr("card {number}: {card}")
            lines.append(where.format(number=place + 1, card=name(code)))
        return lines

    def _seen(self, view: View) -> list[str]:
        """Cards shown to this seat alone for the choice it is asked for now."""
        if view["looking"] is None:
            return []
        name = self._group if view["looking"]["what"].startswith("group") else self._names.objective
        cards = [f"{INDENT}{number}. {name(code)}" for number, code in enumerate(view["looking"]["cards"], 1)]
        return [self.tr("ONLY YOU SEE"), *cards]

    # What is still to come, and what has been

    def _pending(self, view: View) -> list[str]:
        lines = []
        if view["pending"]["listening"] is not None:
            by, on = view["pending"]["listening"]
            lines.append(
                self.tr("{agency} listens in on {other} in the Planning phase.").format(
                    agency=self._names.the_agency(by), other=self._names.the_agency(on)
                )
            )
        if view["pending"]["analyst"] is not None:
            lines.append(
                self.tr("{agency} arranges the top of the group deck in the Briefing.").format(
                    agency=self._names.the_agency(view["pending"]["analyst"])
                )
            )
        return [self.tr("TO COME"), *(INDENT + capital(line) for line in lines)] if lines else []

    def _report(self, view: View, called: Sequence[str]) -> list[str]:
        lines = [line for event in view["report"] for line in wrapped(self._sentence(event, called), WIDTH)]
        return [self.tr("REPORT OF THE LAST CEASE-FIRE"), *lines] if lines else []
