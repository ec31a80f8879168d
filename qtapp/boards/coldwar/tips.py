"""Tool tips: what lies under the pointer, with its full text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF

from engines.game import Seat
from qtapp.boards.coldwar.items.strip import STAGES
from qtapp.boards.coldwar.scenery import Scenery
from qtapp.boards.coldwar.spots import BALANCE
from qtapp.boards.places import Place
from qtapp.boards.travelling import Spot
from qtapp.words.coldwar.names import Names
from qtapp.words.coldwar.tips import tips


class ColdwarBoardTips(QObject):
    """Tells what is at a point of the board."""

    def __init__(self, scenery: Scenery, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._scenery, self._names = scenery, names

    def text_at(self, pos: QPointF, view: Mapping[str, Any]) -> str:
        if self._scenery.pages.covers(pos):
            return self._on_page(pos, view)
        place = self._scenery.hit(pos, (place for place in self._scenery.spots))
        if place is not None:
            return self._of(place, self._scenery.spots[place], view)
        if self._scenery.status.passes_box().contains(pos):
            return self.tr("%n pass(es) in a row; {needed} end the struggle", "", view["passes"]).format(
                needed=view["passes_to_end"]
            )
        return self._of_piles(pos, view) or self._of_panels(pos, view) or self._of_head(pos)

    def _on_page(self, pos: QPointF, view: Mapping[str, Any]) -> str:
        page = self._scenery.pages.choosing
        for place, rect in (page.targets if page is not None else {}).items():
            if rect.contains(pos) and place.kind == "plan":
                return tips().agent(place.name, view["mode"], view["roster"])
            if rect.contains(pos) and place.kind == "seen":
                return tips().group(place.name) if len(place.name) == 2 else tips().objective(place.name)
        return ""

    def _of(self, place: Place, spot: Spot, view: Mapping[str, Any]) -> str:
        if place == BALANCE:
            return tips().balance()
        if place.kind == "domination":
            return tips().domination(place.seat)
        if spot.down:
            return self._hidden(spot, view)
        if place.kind == "group":
            return self._group(place.name, spot, view)
        if place.kind == "objective":
            return tips().objective(place.name)
        state = self._state(spot, place.name, view)
        return "\n".join(filter(None, (state, tips().agent(place.name, view["mode"], view["roster"]))))

    def _group(self, code: str, spot: Spot, view: Mapping[str, Any]) -> str:
        if spot.zone != "groups":
            return tips().group(code)
        ready = next(card["ready"] for card in view["seats"][spot.seat]["groups"] if card["id"] == code)
        return "\n".join((tips().group(code), self._names.term("ready" if ready else "mobilised")))

    def _state(self, spot: Spot, code: str, view: Mapping[str, Any]) -> str:
        """Where an agent is, and who knows."""
        if spot.zone == "field":
            secret = view["seats"][spot.seat]["agent_is"] == "known"
            return (
                self.tr("Agent X: only you see who he is.")
                if secret and spot.seat == self._scenery.focus
                else self.tr("Agent X: you know who he is, the others may not.")
                if secret
                else self._names.term("agent_x")
            )
        if spot.zone == "out":
            causes = dict(map(tuple, view["seats"][spot.seat]["out"]))
            return self._names.term("eliminated" if causes.get(code) == "T" else "detained")
        return self._names.term({"leave": "on_leave", "hq": "headquarters"}[spot.zone])

    def _hidden(self, spot: Spot, view: Mapping[str, Any]) -> str:
        """A card that lies face down: who it may be, as far as all know (R14)."""
        row = view["seats"][spot.seat]
        if spot.zone == "field":
            return self.tr("Agent X. It may be: {agents}").format(agents=self._agents(row["possible"] or ()))
        lines = [self.tr("Headquarters: %n agent(s)", "", row["hq_count"])]
        if row["hq"] is not None:
            lines.append(self._agents(row["hq"]))
        elif row["possible"]:
            lines.append(self.tr("All of these but the Agent X: {agents}").format(agents=self._agents(row["possible"])))
        if row["back"]:
            lines.append(self.tr("Back from leave: {agents}").format(agents=self._agents(row["back"])))
        return "\n".join(lines)

    def _agents(self, codes: Sequence[str]) -> str:
        return ", ".join(map(self._names.agent, codes))

    # Piles, panels, strip

    def _of_piles(self, pos: QPointF, view: Mapping[str, Any]) -> str:
        layout = self._scenery.layout
        if self._scenery.piles.tab().contains(pos):
            return self.tr("What came of the last struggle. Click to read it (R).")
        for deck, rect, term, name in (
            ("groups", layout.group_deck, "group_deck", self._names.quoted),
            ("objectives", layout.objective_deck, "objective_deck", self._names.objective),
        ):
            if rect.contains(pos):
                return "\n".join(
                    (
                        self.tr("{deck}: %n card(s)", "", view[deck]["count"]).format(deck=self._names.term(term)),
                        *self._known(view[deck], name),
                    )
                )
        if layout.discard.contains(pos):
            return self.tr("{deck}: %n card(s)", "", view["discard"]["count"]).format(deck=self._names.term("discard"))
        if layout.spent.contains(pos) and view["spent"]:
            return self.tr("Used: {events}").format(events=", ".join(map(self._names.objective, view["spent"])))
        if layout.plate.contains(pos) and view["objective"]:
            return tips().objective(view["objective"]["id"])
        return ""

    def _known(self, deck: Mapping[str, Any], name: Callable[[str], str]) -> list[str]:
        return [
            self.tr("Card {place} from the top: {card}").format(place=place + 1, card=name(code))
            for place, code in deck["known"]
        ]

    def _of_panels(self, pos: QPointF, view: Mapping[str, Any]) -> str:
        for seat in range(len(view["seats"])):
            panel, row = self._scenery.panel(seat), view["seats"][seat]
            if panel.gauge.contains(pos) and view["objective"]:
                return self._gauge(row, view)
            if panel.badge.contains(pos):
                return self._badge(seat, view)
            if panel.points.contains(pos):
                return self.tr("{points} of {target} victory points").format(
                    points=view["scores"][seat], target=view["target"]
                )
            zones = self._scenery.panels[seat].file
            for zone in zones.zones if zones is not None else ():
                if zone.icon.contains(pos):
                    return self._names.term({"hq": "headquarters", "leave": "on_leave"}.get(zone.kind, "eliminated"))
        return ""

    def _gauge(self, row: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        state = self.tr("Influence {influence}, Stability {stability}").format(
            influence=row["influence"], stability=view["objective"]["stability"]
        )
        too_much = self.tr("Civil disorder: {excess} too much").format(excess=row["excess"])
        return f"{state}\n{too_much}" if row["excess"] else state

    def _badge(self, seat: Seat, view: Mapping[str, Any]) -> str:
        listening = view["pending"]["listening"]
        if listening is not None and listening[0] == seat:
            return self.tr(
                "In the next Planning phase this agency sees the Agent X {of_agency} before it chooses its own."
            ).format(of_agency=self._names.of_agency(listening[1]))
        if view["pending"]["analyst"] == seat:
            return self.tr("At the next Briefing this agency arranges the top three groups.")
        return self.tr("This agency passed last.") if view["seats"][seat]["passed"] else ""

    def _of_head(self, pos: QPointF) -> str:
        if not self._scenery.strip.boundingRect().contains(pos):
            return ""
        for stage, rect in zip(STAGES, self._scenery.strip.tabs(), strict=False):
            if rect.contains(pos):
                return self._names.text(self._names.phases[stage], "summary")
        return ""
