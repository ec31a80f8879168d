"""Why something cannot be done in XIII: Le Complot, for every reason the engine may give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from network.messages.table import Refusal
from qtapp.words.base import Refusals
from qtapp.words.complot import grammar
from qtapp.words.complot.names import Names


class ComplotRefusals(Refusals[Names]):
    """Sentences that say no, and why."""

    def told(self, refusal: Refusal, called: Sequence[str]) -> str:
        """With the names of players, if there are any; nobody has a name where a match is set up."""
        details, found = refusal.details, dict(refusal.details)
        seat, element = details.get("seat"), details.get("element")
        if isinstance(seat, int) and seat < len(called):
            found["player"] = called[seat]
        reason = refusal.reason
        if isinstance(element, str):
            found["name"] = self._element(element, called)
            if reason == "nobody_there":  # somebody who is elsewhere, or is another player's
                reason = "not_yours"
        return self.sentence(refusal._replace(reason=reason, details=found))

    def _element(self, element: str, called: Sequence[str]) -> str:
        seats = ("ABCDE".find(element[0]) + 1) if not self._names.is_figure(element) else 0
        return self._names.element(element, called) if seats <= len(called) else self.tr("this element")

    def sentences(self) -> dict[str, str]:
        return self._turns() | self._cards() | self._recruiting() | self._moves() | self._missions()

    def _turns(self) -> dict[str, str]:
        return {
            "over": self.tr("The game is over."),
            "not_your_turn": self.tr("{player} has to choose now."),
            "wrong_phase": self.tr("That cannot be done now."),
            "half_made": self.tr("Finish the choice you have begun first."),
        }

    def _cards(self) -> dict[str, str]:
        return {
            "not_in_hand": self.tr("{card} is not in your hand."),
            "equal_card": self.tr("You hold equal cards: choose the first of them."),
            "not_now": self.tr("{card} cannot be played now."),
            "no_target": self.tr("This cannot be the target of that card."),
            "no_points": self.tr("{player} has no inquiry point to lose."),
            "no_cards": self.tr("{player} has no card in hand."),
            "own_seat": self.tr("Choose another player."),
            "no_wound": self.tr("{element} has no wound."),
            "pile_empty": self.tr("This pile is used up."),
            "not_active": self.tr("{mission} is not active."),
        }

    def _recruiting(self) -> dict[str, str]:
        return {
            "too_expensive": self.tr("You have too few autonomy points: {left} left."),
            "reserve_empty": self.tr("Your reserve has no such unit left."),
            "no_room": self.tr("There is no room for it here: {place}."),
            "nobody_there": self.tr("You have nobody there who could do that: {place}."),
            "enough_draws": self.tr("That draw is not available any more."),
            "too_many_characters": self.tr("You own {most} characters already: choose one to be replaced."),
        }

    def _moves(self) -> dict[str, str]:
        return {
            "enemies_there": self.tr("Enemies stand there: {place}."),
            "not_yours": self.tr("That is not one of your elements: {element}."),
            "other_place": self.tr("All who leave together must come from the same place."),
            "in_the_group": self.tr("Chosen already: {element}."),
            "stopped": self.tr("An Informer has stopped this element until the end of the phase: {element}."),
            "no_autonomy": self.tr("You have no autonomy point left for a step."),
            "closed": self.tr("The way is closed by a roadblock: {place}."),
            "not_next": self.tr("No path leads there from here: {place}."),
            "too_few_stay": self.tr(
                "As many of your elements as there are enemies must stay behind: {place}. At most {most} may leave."
            ),
            "no_skill": self.tr("This character does not have the Infiltration skill."),
            "skill_used": self.tr("This character has used the skill already this round."),
            "watched": self.tr("An enemy saboteur or infiltrator prevents infiltrations there: {place}."),
            "one_character": self.tr("This group may hold only one character."),
            "not_needed": self.tr("No infiltration is needed: the group may simply leave."),
            "mission_place": self.tr("That is the place or the destination of an active mission: {place}."),
            "no_way_out": self.tr("The group cannot fall back there: {place}."),
        }

    def _missions(self) -> dict[str, str]:
        return {
            "recoil": self.tr("Your elements there have retreated this round and take part in no mission: {place}."),
            "no_character": self.tr("You have no character there who could do that: {place}."),
            "tried_already": self.tr("You have attempted {mission} already this round."),
            "held_already": self.tr("You hold the place already: {mission}."),
            "alliance_owed": self.tr("The Alliance obliges you to attempt the mission first."),
            "not_carried": self.tr("You have nobody who can hand over or deliver that: {mission}."),
            "no_life_left": self.tr("No life is left that could be wounded: {element}."),
        }

    def places(self, details: Mapping[str, Any]) -> dict[str, object]:
        """What the refusal is about, by name where the engine says so."""
        names = self._names
        return {
            "player": details.get("player") or self.tr("this player"),
            "card": names.card(details["card"]) if "card" in details else self.tr("this card"),
            "mission": names.mission(details["mission"]) if "mission" in details else self.tr("this mission"),
            "place": grammar.place(names.title(details["place"])) if "place" in details else self.tr("this place"),
            "element": details.get("name") or self.tr("this element"),
            "left": details.get("left", "…"),
            "most": details.get("most", "…"),
        }
