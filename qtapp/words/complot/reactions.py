"""Questions of windows, of combat and of missions: what is at stake, and how one answers."""

from __future__ import annotations

from collections.abc import Sequence

from network.messages.table import Update
from qtapp.words.complot import grammar
from qtapp.words.complot.names import Names, View
from qtapp.words.names import Sentences
from qtapp.words.phrases import listed


class ComplotReactions(Sentences[Names]):
    """What those who are asked in a window or in a fight should know."""

    def body(self, phase: str, view: View, update: Update, called: Sequence[str]) -> list[str]:
        sentences = self._windows(phase, view, called)
        if sentences is None:
            sentences = self._fighting(phase, view, update, called)
        if sentences is None:
            sentences = self._missions(phase, view, update)
        cards = [text for text in update.legal if text != "pass"]
        if view["window"] and not cards:
            sentences = [
                *(sentences or [])[: phase not in ("anytime", "last_call")],
                self.tr("You have nothing to play here: pass."),
            ]
        return sentences or []

    def _windows(self, phase: str, view: View, called: Sequence[str]) -> list[str] | None:
        match phase:
            case "scoop":
                order = ", ".join(called[seat] for seat in view["order"])
                return [
                    self.tr("Order on the table: {order}.").format(order=order),
                    self.tr("It has been drawn; a Scoop replaces it.")
                    if view["about"]["drawn"]
                    else self.tr("It is about to be drawn anew; a Scoop takes the place of the draw."),
                ]
            case "mission_cards":
                return [self._active(view)]
            case "indic":
                return [self.slipping(view, called), self.tr("An Informer stops the group: it stays and must fight.")]
            case "alliance":
                return [self._contested(view, called)]
            case "dodge":
                return [self.duel(view, called), self.tr("A Dodge takes one character and any of your units away.")]
            case "support":
                return [self._as_it_lies(view, called)]
            case "care":
                return [self._wounded(view, called)]
            case "innocent":
                return [self.accused(view, called), self.tr("Innocent cancels the card.")]
            case "anytime" | "last_call":
                return [self.tr("You may play cards that can be played at any time.")]
        return None

    def slipping(self, view: View, called: Sequence[str]) -> str:
        """Who infiltrates, and where to."""
        about, names = view["about"], self._names
        if about["seat"] is None or about["place"] is None:
            return ""
        template = self.tr("{player} slips away {to_place}: {group}.")
        group = names.group(about["elements"])
        to_place = grammar.to(names.place(about["place"]))
        return template.format(player=called[about["seat"]], to_place=to_place, group=group)

    def accused(self, view: View, called: Sequence[str]) -> str:
        """Which card has been played against somebody, and by whom."""
        about = view["about"]
        if about["seat"] is None or about["card"] is None:
            return ""
        template = self.tr("{player} has played {card}.")
        return template.format(player=called[about["seat"]], card=self._names.card(about["card"]))

    def _as_it_lies(self, view: View, called: Sequence[str]) -> str:
        """What the dice on the table bring if nobody rolls again."""
        roll, fight = view["roll"], view["fight"]
        if roll is None:
            return ""
        if roll["what"] not in ("duel", "mission") or fight is None:
            outcome = self.tr("As it lies, it succeeds.") if roll["hits"] else self.tr("As it lies, it fails.")
            return f"{self.dice(view, called)} {outcome}"
        attacker, defender = self.suffered(view)
        foe = self.tr("neutral units") if fight["defender"] is None else called[fight["defender"]]
        outcome = self.tr("Wounds as the dice lie: {attacker} {first}, {defender} {second}.")
        return outcome.format(attacker=called[fight["attacker"]], first=attacker, defender=foe, second=defender)

    def suffered(self, view: View) -> tuple[int, int]:
        """The wounds of attacker and defender as the dice lie."""
        roll, attacker = view["roll"], view["fight"]["attacker"]
        wounds = [0, 0]
        for number, (element, _) in enumerate(roll["dice"], 1):
            own = 0 if view["where"].get(element, "").startswith(f"{attacker}@") else 1
            wounds[1 - own] += number in roll["hits"]
            wounds[own] += number in roll["sabotaged"]
        return wounds[0], wounds[1]

    def dice(self, view: View, called: Sequence[str]) -> str:
        """The dice on the table, numbered as Support names them."""
        if view["roll"] is None:
            return ""
        roll = view["roll"]
        dice = [
            self._die(number, element, face, called)
            + (f" ({self.tr('hit')})" if number in roll["hits"] and element is not None else "")
            + (f" ({self.tr('sabotaged')})" if number in roll["sabotaged"] else "")
            for number, (element, face) in enumerate(roll["dice"], 1)
        ]
        return self.tr("Dice: {dice}.").format(dice=", ".join(dice))

    def _die(self, number: int, element: str | None, face: int, called: Sequence[str]) -> str:
        if element is None:
            return str(face)
        name = self._names.element(element, called)
        return self.tr("no. {number} {element}: {face}").format(number=number, element=name, face=face)

    def _active(self, view: View) -> str:
        missions = [self._names.mission(active["mission"]) for active in view["active"]]
        if not missions:
            return self.tr("No mission is active.")
        return self.tr("Active: {missions}.").format(missions=listed(missions))

    def _contested(self, view: View, called: Sequence[str]) -> str:
        place = view["about"]["place"]
        if place is None:
            return ""
        players = listed([called[seat] for seat in view["board"][place - 1]])
        template = self.tr("{players} meet {at_place}, a mission place.")
        return template.format(players=players, at_place=self._names.at(place))

    def duel(self, view: View, called: Sequence[str]) -> str:
        """Who fights whom."""
        fight, names = view["fight"], self._names
        if fight is None:
            return ""
        if fight["defender"] is None:
            template = self.tr("{attacker} fights neutral units {at_place}: {foes}.")
            foes = names.group(f"N.{unit}" for unit in fight["foes"])
        else:
            template = self.tr("{attacker} attacks {defender} {at_place}.")
            foes = ""
        return template.format(
            attacker=called[fight["attacker"]],
            defender="" if fight["defender"] is None else called[fight["defender"]],
            at_place=names.at(fight["place"]),
            foes=foes,
        )

    def _wounded(self, view: View, called: Sequence[str]) -> str:
        hurt = {element for element, _ in view["wounds"]}
        elements = [element for element in view["about"]["elements"] if element in hurt]
        if not elements:
            return ""
        return self.tr("Wounded: {group}.").format(group=self._names.group(elements, called))

    # Combat

    def _fighting(self, phase: str, view: View, update: Update, called: Sequence[str]) -> list[str] | None:
        match phase:
            case "next_combat":
                return [self.tr("Click one of your contested places.")]
            case "opponent":
                return [self._contested_by(view, called)]
            case "power":
                return [self.duel(view, called), self.tr("Click your character, then the target.")]
            case "turncoat":
                return [self._captive(view)]
            case "combat_cards":
                return [
                    self.duel(view, called),
                    self.tr("Click a card, then the element it strengthens: one card each, until the combat is over."),
                ]
            case "assassin_target":
                return [self.tr("Click the element that takes its wound.")]
            case "wounds":
                return [self._to_place(view)]
            case "retreat":
                return [self.duel(view, called), self._ways(update)]
            case "retreat_step":
                return [self.tr("Click the next place.")]
        return None

    def _contested_by(self, view: View, called: Sequence[str]) -> str:
        place = view["about"]["place"]
        if place is None:
            return ""
        players = listed([called[seat] for seat in view["board"][place - 1]])
        return self.tr("Present {at_place}: {players}.").format(at_place=self._names.at(place), players=players)

    def _captive(self, view: View) -> str:
        for captive in view["about"]["elements"][:1]:
            points = self._names.card_of(captive, len(view["scores"]))["elimination"]
            template = self.tr("{figure} joins you, or brings you %n inquiry point(s).", "", points)
            return template.format(figure=self._names.figure(captive))
        return ""

    def _to_place(self, view: View) -> str:
        """How many are still to be placed."""
        count, draft = view["about"]["count"], view["draft"]
        if count is None:
            return self.tr("Click the elements that are wounded.")
        left = count - (len(draft["elements"]) if draft else 0)
        return self.tr("%n wound(s) to place: click the elements that take them.", "", left)

    def _ways(self, update: Update) -> str:
        if "stay" in update.legal:
            return self.tr("Click the place where all your elements fall back, or fight on.")
        return self.tr("You must fall back: click the place where all your elements go.")

    # Missions

    def _missions(self, phase: str, view: View, update: Update) -> list[str] | None:
        match phase:
            case "attempt":
                if not self.can_attempt(update):
                    return [self.tr("Play a card, or end your attempts.")]
                return [
                    self.tr("Click a mission that you want to attempt."),
                    self.tr("A failure may be costly; leaving it alone is not.")
                    if "end" in update.legal
                    else self.tr("You owe an attempt because of the Alliance."),
                ]
            case "carrier":
                mission = view["about"]["mission"]
                return [self._carrying(mission) if mission else "", self.tr("Click one of your elements.")]
            case "lose_cards":
                count = view["about"]["count"] or 1
                return [self.tr("Because of the failure you lose %n card(s).", "", count)]
            case "lose_unit":
                count = view["about"]["count"] or 1
                return [self.tr("To be given up: %n unit(s). Click them.", "", count)]
            case "under":
                mission = view["about"]["mission"]
                template = self.tr("{mission} may come up again later.")
                return [
                    template.format(mission=self._names.mission(mission)) if mission else "",
                    self.tr("Click a pile."),
                ]
        return None

    def can_attempt(self, update: Update) -> bool:
        """Whether a mission is offered."""
        return any(text.startswith(("try", "deliver")) for text in update.legal)

    def _carrying(self, mission: str) -> str:
        names = self._names
        goal = names.missions[mission].get("deliver_to")
        if not goal:
            return ""
        template = self.tr("To be delivered: {object}, {to_place}.")
        return template.format(object=names.object(mission), to_place=grammar.to(names.place(goal)))
