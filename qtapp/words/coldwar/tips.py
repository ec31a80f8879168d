"""Each card's full text, for tooltips and for whoever wants to read before choosing."""

from __future__ import annotations

from functools import cache

from qtapp.words.coldwar.names import Names, names
from qtapp.words.names import Sentences


class ColdwarTips(Sentences[Names]):
    """What stands on the cards, as plain lines."""

    def group(self, code: str) -> str:
        """A group with its faction's power."""
        row = self._names.groups[code]
        title = self.tr("{name} ({code}): {faction}, Influence {influence}").format(
            name=self._names.group(code),
            code=code,
            faction=self._names.faction(row["faction"]),
            influence=row["influence"],
        )
        return f"{title}\n{self._names.power(row['faction'])}"

    def objective(self, code: str) -> str:
        """An objective with its numbers, its profile and, for an event, its ability."""
        row = self._names.objectives[code]
        profile = ", ".join(map(self._names.faction, row["profile"]))
        kind = self._names.term(row["kind"])
        lines = [
            self.tr("{name} ({kind})").format(name=self._names.objective(code), kind=kind),
            self._numbers(code),
            self.tr("Profile, for ties: {factions}").format(factions=profile),
        ]
        if self._names.is_event(code):
            lines.append(self._names.text(row, "ability"))
            lines.append(self.tr("Used once; its points are then lost."))
        return "\n".join(lines)

    def _numbers(self, code: str) -> str:
        row = self._names.objectives[code]
        return self.tr("Stability {stability}, population {population}, {vp} VP").format(
            stability=row["stability"], population=row["population"], vp=row["vp"]
        )

    def agent(self, code: str, mode: str, roster: str = "") -> str:
        """An agent with both boxes of his plan as they read in a mode ("duel", "trio") and with a roster."""
        row = self._names.agent_row(code, roster)
        title = self.tr("{name}, Initiative {initiative}").format(
            name=self.agent_title(code, roster), initiative=row["initiative"]
        )
        return "\n".join((title, *self.plan(code, mode, roster), self._version(code, "help", mode, roster)))

    def agent_title(self, code: str, roster: str) -> str:
        row = self._names.agent_row(code, roster)
        if "variant" not in row:
            return self._names.text(row)
        return f"{self._names.text(row)} ({self._names.text(row, 'subtitle')})"

    def plan(self, code: str, mode: str, roster: str) -> tuple[str, ...]:
        """The boxes of a plan: one line if it does not matter who dominates, otherwise two."""
        own, rival = (self._box(code, box, mode, roster) for box in ("own", "rival"))
        if own == rival:
            return (self.tr("Whoever dominates: {plan}").format(plan=own),)
        return (
            self.tr("If your agency dominates: {plan}").format(plan=own),
            self.tr("If a rival dominates: {plan}").format(plan=rival),
        )

    def _box(self, code: str, box: str, mode: str, roster: str) -> str:
        """A box as it continues a sentence."""
        text = self._version(code, box, mode, roster)
        return text[:1].lower() + text[1:]

    def _version(self, code: str, form: str, mode: str, roster: str) -> str:
        row = self._names.agent_row(code, roster)
        has_own_wording = mode == "duel" and f"en_{form}_2p" in row
        return self._names.text(row, f"{form}_2p" if has_own_wording else form)

    def balance(self) -> str:
        return self.tr(
            "Balance token\nIts holder says who begins the Influence Struggle. Each turn it goes to the lowest score."
        )

    def domination(self, agency: int | None = None) -> str:
        if agency is None:
            return self.tr(
                "Domination token\nIt lies on the objective for the agency that comes closest to the "
                "Stability without exceeding it."
            )
        return self.tr(
            "Domination token {of_agency}\nIt lies on the objective for the agency that comes closest to "
            "the Stability without exceeding it."
        ).format(of_agency=self._names.of_agency(agency))


@cache
def tips() -> ColdwarTips:
    return ColdwarTips(names())
