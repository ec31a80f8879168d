"""What is asked of those whose turn it need not be: a veto, a bodyguard, a division, a bid, a payment, the wheel."""

from __future__ import annotations

from collections.abc import Sequence

from network.messages.table import Update
from qtapp.words.base import Prompt, choices_of
from qtapp.words.cercle.names import Names, View
from qtapp.words.names import Sentences
from qtapp.words.phrases import listed


class CercleReactions(Sentences[Names]):
    """Questions about what others began, and about who arrives."""

    def question(self, view: View, update: Update, called: Sequence[str]) -> Prompt:
        match view["phase"]:
            case "r_veto":
                return self._veto(view, update, called)
            case "r_guard":
                return self._guard(view, called)
            case "h_division":
                return self._division(view)
            case "h_bid":
                return self._bid(view, update, called)
            case "h_pay":
                return self._payment(view, update)
        return self._spin(update)

    def announced(self, view: View, called: Sequence[str]) -> str:
        """The action that is about to be carried out: "Accident: The Stoker."."""
        acting = view["acting"]
        action, targets = self._names.action(acting["spy"]), self._names.targets(acting["targets"], called)
        template = self.tr("{action}: {targets}.") if targets else self.tr("{action}.")
        return template.format(action=action, targets=targets)

    def _veto(self, view: View, update: Update, called: Sequence[str]) -> Prompt:
        """R6.6, R6.7"""
        acting = view["acting"]
        title = (
            self.tr("Forbid your own spy’s action? {spy} is loyal to your nation.")
            if acting["by"] == update.seat
            else self.tr("{player} uses {spy}, who is loyal to your nation. Forbid the action?")
        )
        body = self.tr(
            "If you forbid it, {spy} goes to the wheel without acting, and your service marker turns passive."
        )
        places = {"player": called[acting["by"]], "spy": self._names.spy(acting["spy"])}
        return Prompt(title.format(**places), " ".join((self.announced(view, called), body.format(**places))))

    def _guard(self, view: View, called: Sequence[str]) -> Prompt:
        """R6.10"""
        acting = view["acting"]
        otherwise = {
            "kill": self.tr("If you let it pass, {spy} leaves the game for good."),
            "swap": self.tr("If you let it pass, {spy} changes employers."),
            "thwart": self.tr("If you let it pass, {spy} must start preparing again."),
        }[acting["action"]]
        places = {
            "player": called[acting["by"]],
            "spy": self._names.spy(view["attacked"]),
            "attacker": self._names.spy(acting["spy"]),
        }
        return Prompt(
            self.tr("{player} attacks {spy} with {attacker}. Repel the attack?").format(**places),
            " ".join((otherwise.format(**places), self.tr("A bodyguard that repels an attack goes to the wheel."))),
        )

    def _division(self, view: View) -> Prompt:
        """R7.9, R8.3"""
        return Prompt(
            self.tr("{spy} arrives: which division hires it?").format(spy=self._names.spy(view["division_of"]["spy"])),
            self.tr(
                "Whoever has the most secrets in it hires the spy and pays nothing. If several have the most, they bid."
            ),
        )

    def _bid(self, view: View, update: Update, called: Sequence[str]) -> Prompt:
        """R8.6"""
        auction = view["auction"]
        bid = next((text.partition(":")[2] for text in update.legal if text.startswith("b:")), "")
        spy = auction["spy"]
        sentences = [self.standing(view, called), self._covered(view, update), self._worth(spy)]
        title = self.tr("Auction for {spy}: bid {bid}, or pass?")
        return Prompt(title.format(spy=self._names.spy(spy), bid=bid), " ".join(sentences))

    def standing(self, view: View, called: Sequence[str]) -> str:
        """How an auction stands: the highest bid, and who is still in."""
        auction = view["auction"]
        players = listed([called[seat] for seat in auction["in"]])
        if not auction["bid"]:
            return self.tr("No bid yet; still in: {players}.").format(players=players)
        leader = called[auction["bids"].index(auction["bid"])]
        return self.tr("Highest bid: {bid}, by {leader}; still in: {players}.").format(
            bid=auction["bid"], leader=leader, players=players
        )

    def _covered(self, view: View, update: Update) -> str:
        auction = view["auction"]
        cover = auction["cover"][update.seat]
        if len(auction["divisions"]) > 1:
            return self.tr("You can bid up to {cover}, counting all your secrets and ready purses.").format(cover=cover)
        return self.tr("You can bid up to {cover}, counting your {division} secrets and ready purses.").format(
            cover=cover, division=self._names.division(auction["divisions"][0])
        )

    def _worth(self, spy: str) -> str:
        row = self._names.spies[spy]
        return self.tr("{action}, preparation time {prep}, value {vp}.").format(
            action=self._names.action(spy), prep=row["prep"], vp=row["vp"]
        )

    def _payment(self, view: View, update: Update) -> Prompt:
        """R8.9, R8.10"""
        auction, draft = view["auction"], view["draft"]
        left = draft["left"] if draft else auction["price"]
        ways = choices_of(update).values()
        purses, secrets = any("spy" in choice for choice in ways), any("division" in choice for choice in ways)
        if purses and secrets:
            how = self.tr("Click a ready purse to use it, or one of your divisions to pay with its secrets.")
        elif purses:
            how = self.tr("Your secrets are not enough: click a ready purse to use it.")
        else:
            how = self.tr("Click one of your divisions to pay with its secrets.")
        if draft and draft["steps"]:
            title = self.tr("Still to pay for {spy}: %n secret(s).", "", left)
        else:
            title = self.tr("You hire {spy} for %n secret(s). How do you pay?", "", left)
        return Prompt(title.format(spy=self._names.spy(auction["spy"])), how)

    def _spin(self, update: Update) -> Prompt:
        """R8.13"""
        arrivals: list[str] = next(
            (choice["arrivals"] for choice in choices_of(update).values() if "arrivals" in choice), []
        )
        sentence = (
            self.tr("That would bring in {spies}.").format(spies=self._names.spies_all(arrivals))
            if arrivals
            else self.tr("Nobody would arrive, but everyone on the wheel would come one step closer.")
        )
        return Prompt(
            self.tr("Turn the wheel once more?"),
            " ".join((sentence, self.tr("The spy you use goes to the wheel afterwards."))),
        )
