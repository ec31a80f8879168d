"""What may be done in Guerre froide, in words: whole sentences for lists and hints, short labels for the buttons.

What is a gesture on the board (a group and its target, an agent, cards in some order) gets no button: there would be
too many, and each is better chosen where it lies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from network.messages.table import Update
from qtapp.words.base import Offer, choices_of
from qtapp.words.coldwar.names import Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, signed
from qtapp.words.table import TableWords

GESTURES = ("act ", "x ", "ana ", "ord ", "nuc ", "da leave ")


class ColdwarChoices(Sentences[Names]):
    """Legal actions in words."""

    # Sentences

    def sentence(self, text: str, update: Update) -> str:
        """What an action would do, and the Influence it would lead to where that is known."""
        done = capital(self._deed(text, update))
        after = self.influence(text, update)
        return f"{done} {after}" if after else done

    def influence(self, text: str, update: Update) -> str:
        """The totals after an action, "" where nobody can tell: "Influence: CIA 9, KGB 12 (1 too much)."."""
        view = cast("dict[str, Any]", update.view)
        totals = choices_of(update).get(text, {}).get("influence")
        if not totals or totals == [seat["influence"] for seat in view["seats"]]:
            return ""
        stability = view["objective"]["stability"]
        parts = []
        for seat, total in enumerate(totals):
            over = self.tr("{excess} too much").format(excess=total - stability) if total > stability else ""
            parts.append(f"{self._names.agency(seat)} {total}" + (f" ({over})" if over else ""))
        return self.tr("Influence: {totals}.").format(totals=", ".join(parts))

    def _deed(self, text: str, update: Update) -> str:
        match text.split():
            case ["act", card, *_]:
                return self._activation(card, self._choice(text, update), update)
            case ["ev", event, *rest]:
                return self._event(event, rest, self._choice(text, update))
            case ["peek" | "cry" | "da" as verb, *rest]:
                return self._secret_service(verb, rest)
        return self._plain_deed(text.split(), update)

    def _choice(self, text: str, update: Update) -> Mapping[str, Any]:
        return choices_of(update).get(text, {})

    def _plain_deed(self, words: Sequence[str], update: Update) -> str:
        match words:
            case ["bal", agency]:
                return self.tr("Give the Balance token {to_agency}.").format(
                    to_agency=self._names.to_agency(self._names.seat(agency))
                )
            case ["ana", *groups]:
                return self.tr("Put the groups back in this order: {groups}.").format(
                    groups=self._names.quoted_all(groups)
                )
            case ["ord", *objectives]:
                return self.tr("Put the objectives back in this order: {objectives}.").format(
                    objectives=self._names.objectives_all(objectives)
                )
            case ["x", agent]:
                return self.tr("Choose {agent} as Agent X.").format(agent=self._names.the_agent(agent))
            case ["start", agency]:
                seat = self._names.seat(agency)
                return (
                    self.tr("Begin yourself.")
                    if seat == update.seat
                    else self.tr("Let {agency} begin.").format(agency=self._names.the_agency(seat))
                )
            case ["rec"]:
                return self.tr("Recruit the top card of the group deck.")
            case ["pass"]:
                return (
                    self.tr("Pass: everyone has then passed in a row, and the struggle ends.")
                    if self._choice("pass", update).get("ends")
                    else self.tr("Pass for now.")
                )
            case ["nuc", group]:
                return self.tr("Discard {group} next.").format(group=self._names.quoted(group))
            case ["no"]:
                return self.tr("Keep the Nobel Peace Prize: the agent is eliminated.")
            case ["done"]:
                return self.tr("End your Détente.")
        raise KeyError(" ".join(words))

    def _activation(self, card: str, choice: Mapping[str, Any], update: Update) -> str:
        own = choice["owner"] == update.seat
        template = {
            "destroy": self.tr("Activate {card}: discard your own group {group}.")
            if own
            else self.tr("Activate {card}: discard {group} {of_other}."),
            "mobilise": self.tr("Activate {card}: mobilise your own group {group}.")
            if own
            else self.tr("Activate {card}: mobilise {group} {of_other}."),
            "make_ready": self.tr("Activate {card}: make your own group {group} ready.")
            if own
            else self.tr("Activate {card}: make {group} {of_other} ready."),
            "steal": self.tr("Activate {card}: take {group} {from_other}."),
            "give": self.tr("Activate {card}: give {group} {to_other}."),
            "peek": self.tr("Activate {card}: look at the top of the group deck."),
        }[choice["verb"]]
        other = choice["to"] if choice["verb"] == "give" else choice["owner"]
        forms = (
            {}
            if other is None
            else {
                "of_other": self._names.of_agency(other),
                "to_other": self._names.to_agency(other),
                "from_other": self._names.from_agency(other),
            }
        )
        group = self._names.quoted(choice["group"]) if choice["group"] else ""
        return template.format(card=self._names.quoted(card), group=group, **forms)

    def _event(self, event: str, rest: Sequence[str], choice: Mapping[str, Any]) -> str:
        """R12: what an event does, and the points it costs."""
        group = self._names.quoted(choice["group"]) if choice.get("group") else ""
        other = self._names.of_agency(self._names.seat(rest[0])) if event == "SUM" else ""
        agent = self._names.the_agent(rest[0]) if event == "OLY" else ""
        return {
            "LIV": self.tr("Use {event} ({points} VP): recruit {group} from the discard pile."),
            "NUC": self.tr("Use {event} ({points} VP): discard every military group in play ({groups})."),
            "SUM": self.tr("Use {event} ({points} VP): look at the Agent X {of_other}, then act."),
            "NOB": self.tr("Use {event} ({points} VP): your Agent X goes on leave instead of being eliminated."),
            "SPA": self.tr("Use {event} ({points} VP): look at the next objectives and arrange them."),
            "OLY": self.tr("Use {event} ({points} VP): {agent} comes back, on leave."),
        }[event].format(
            event=self._names.the_objective(event),
            points=self._cost(event),
            group=group,
            agent=agent,
            of_other=other,
            groups=", ".join(choice.get("groups", ())),
        )

    def _cost(self, event: str) -> str:
        return signed(-self._names.objectives[event]["vp"])

    def _secret_service(self, verb: str, rest: Sequence[str]) -> str:
        match verb, *rest:
            case ["da", "spy", agency]:
                return self.tr("Listen in on {agency} in the next Planning phase.").format(
                    agency=self._names.the_agency(self._names.seat(agency))
                )
            case ["da", "leave", agency, agent]:
                return self.tr("Send {agent} on leave.").format(
                    agent=self._names.agent_of(agent, self._names.seat(agency))
                )
        return {
            ("peek", "rec"): self.tr("Recruit the card."),
            ("peek", "disc"): self.tr("Discard the card, face up."),
            ("peek", "leave"): self.tr("Leave the card on the group deck."),
            ("cry", "keep"): self.tr("Leave the objective on top of its deck."),
            ("cry", "bury"): self.tr("Put the objective at the bottom of its deck."),
        }[verb, rest[0]]

    # Buttons

    def offers(self, update: Update) -> tuple[Offer, ...]:
        """Everything that is no gesture on the board, in the order of the legal list."""
        called = TableWords().names(update.occupants)
        texts = [text for text in update.legal if not text.startswith(GESTURES)]
        return tuple(
            Offer(text, capital(self._label(text, called)), text in PRIMARY, self._tip(text, update)) for text in texts
        )

    def _tip(self, text: str, update: Update) -> str:
        sentence = self.sentence(text, update)
        match text.split():
            case ["ev", event, *_]:
                return f"{sentence}\n{self._names.text(self._names.objectives[event], 'ability')}"
        return sentence

    def _label(self, text: str, called: Sequence[str]) -> str:
        match text.split():
            case ["bal" | "start", agency]:
                seat = self._names.seat(agency)
                return self._names.seated(seat, called[seat])
            case ["ev", event, *rest]:
                return self._event_label(event, rest)
            case ["da", "spy", agency]:
                return self.tr("Listen in on {agency}").format(agency=self._names.the_agency(self._names.seat(agency)))
        return {
            "rec": self.tr("Recruit"),
            "pass": self.tr("Pass"),
            "peek rec": self.tr("Recruit it"),
            "peek disc": self.tr("Discard it"),
            "peek leave": self.tr("Leave it"),
            "no": self.tr("Keep the card"),
            "cry keep": self.tr("Leave it on top"),
            "cry bury": self.tr("Put it at the bottom"),
            "done": self.tr("End Détente"),
        }[text]

    def _event_label(self, event: str, rest: Sequence[str]) -> str:
        name, cost = self._names.objective(event), self._cost(event)
        if event == "SUM":
            other = self._names.agency(self._names.seat(rest[0]))
            return self.tr("{event}: {detail} ({points} VP)").format(event=name, detail=other, points=cost)
        if event == "OLY":
            return self.tr("{event}: {detail} ({points} VP)").format(
                event=name, detail=self._names.agent(rest[0]), points=cost
            )
        return self.tr("{event} ({points} VP)").format(event=name, points=cost)


PRIMARY = ("rec", "peek rec", "ev NOB", "cry keep", "done")
