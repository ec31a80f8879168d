"""Why something cannot be done in The Circle, for every reason the engine may give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from network.messages.table import Refusal
from qtapp.words.base import Refusals
from qtapp.words.cercle.names import Names


class CercleRefusals(Refusals[Names]):
    """Sentences that say no, and why."""

    def told(self, refusal: Refusal, called: Sequence[str]) -> str:
        """With the name of the player it is about, if there is one; nobody has a name where a match is set up."""
        seat = refusal.details.get("seat")
        if not isinstance(seat, int) or seat >= len(called):
            return self.sentence(refusal)
        return self.sentence(refusal._replace(details={**refusal.details, "player": called[seat]}))

    def sentences(self) -> dict[str, str]:
        return self._activations() | self._actions() | self._hiring() | self._targets()

    def _activations(self) -> dict[str, str]:
        """Setting up and phase 1."""
        return {
            "over": self.tr("The game is over."),
            "taken": self.tr("{player} has already taken this one."),
            "not_open": self.tr("{spy} is not among the open neutral spies."),
            "pile_empty": self.tr("This pile is used up."),
            "activated_already": self.tr("You can pay for only one spy of each kind per turn, and you already have."),
            "too_few_secrets": self.tr("An activation costs {most} of your new secrets, and you have {left} left."),
            "too_many_secrets": self.tr("That is too many: {left} at most."),
            "free_activation_due": self.tr("As first player you must first activate a neutral spy for free."),
            "secrets_left": self.tr("You must distribute all your secrets. Left: {left}."),
            "sharing": self.tr("Once you begin to distribute secrets, you can no longer activate spies."),
        }

    def _actions(self) -> dict[str, str]:
        """Phase 2."""
        return {
            "not_in_phase_2": self.tr("{spy} does not act in phase 2, but may infiltrate."),
            "thwarted": self.tr("You cannot infiltrate while {spy} is deployed against you."),
            "acted": self.tr("{spy} has already acted in this phase."),
            "no_infiltration_left": self.tr("You cannot infiltrate again this turn."),
            "not_infiltrated": self.tr("{spy} has not infiltrated the Circle for you."),
            "marker_active": self.tr("Your service marker is already active."),
            "marker_used": self.tr("You used your service marker this turn: you can activate it again next turn."),
            "no_point": self.tr("Activating your service marker costs 1 VP, and you have none."),
            "no_target": self.tr("There is no target for {spy}."),
            "not_posted": self.tr("{spy} is not posted in front of you."),
        }

    def _hiring(self) -> dict[str, str]:
        return {
            "wrong_bid": self.tr("Bids rise one by one: the next is {most}."),
            "price_left": self.tr("The price is not paid yet. Left: {left}."),
            "not_a_purse": self.tr("{spy} is not one of your ready purses."),
            "purse_used": self.tr("{spy} is already paying."),
            "purses_first": self.tr("Purses come first, then secrets."),
            "purse_needed": self.tr("Your secrets do not cover what is left ({left}): use a purse first."),
            "wrong_division": self.tr("This auction is not paid from {division}."),
        }

    def _targets(self) -> dict[str, str]:
        """Why something is no target (R7)."""
        return {
            "targets_missing": self.tr("This action needs another target."),
            "wrong_target": self.tr("That is no target for this action."),
            "no_seat": self.tr("Nobody sits there."),
            "own_seat": self.tr("This action is aimed at another player."),
            "no_secrets": self.tr("{player} has no secrets left in {division}."),
            "itself": self.tr("{spy} cannot be its own target."),
            "not_yours": self.tr("{spy} does not work for you."),
            "not_ready": self.tr("{spy} is not among the ready spies."),
            "not_on_wheel": self.tr("{spy} is not on the wheel."),
            "has_arrived": self.tr("{spy} arrives with the first step and cannot be given a second one."),
            "last_edge": self.tr("{spy} cannot be set back beyond edge {last}."),
            "is_employed": self.tr("{spy} has an employer."),
            "not_employed": self.tr("{spy} has no employer."),
            "has_recruiter": self.tr("{spy} is already attached to this spy."),
            "is_neutral": self.tr("{spy} is already neutral."),
            "is_attached": self.tr("{spy} is attached to another card and cannot be chosen."),
            "is_deployed": self.tr("{spy} is deployed in front of another player."),
            "is_infiltrated": self.tr("{spy} is in the ranks of the Circle, out of reach."),
            "has_guard": self.tr("{spy} already has a bodyguard: {guard}."),
            "carries_guard": self.tr("This bodyguard cannot be attached while {spy} protects it."),
            "already_posted": self.tr("{spy} is already posted in front of you."),
            "own_spy": self.tr("{spy} works for you: choose a spy of another player."),
            "same_seat": self.tr("The two spies must work for different players."),
        }

    def places(self, details: Mapping[str, Any]) -> dict[str, object]:
        """What the refusal is about, by name where the engine says so."""
        names = self._names
        return {
            "spy": names.spy(details["spy"]) if "spy" in details else self.tr("this spy"),
            "guard": names.spy(details["guard"]) if "guard" in details else self.tr("this spy"),
            "player": details.get("player") or self.tr("this player"),
            "division": names.division(details["division"]) if "division" in details else self.tr("this division"),
            "left": details.get("left", "…"),
            "most": details.get("most", "…"),
            "last": names.rules["wheel_slots"],
        }
