"""What Circle the Wagons says: its log, its questions, its refusals and its score sheet.

Nothing is worked out here. Scores, changes and gifts are read from views, events and outcomes; a row that adds up the
terrains adds numbers the engine gave.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engines.game import OptionValue, Plain, Seat
from network.messages.table import Refusal, Update
from qtapp.words.base import GameWords, Prompt, Refusals, ScorePart, SheetRow, choices_of, winners
from qtapp.words.phrases import capital, plain, signed
from qtapp.words.table import TableWords
from qtapp.words.wagons.names import Names, names
from qtapp.words.wagons.text_board import WagonsTextBoard

TERRITORIES = "territories"  # the share that all terrains make together
SHARE_COLOURS = ("#6F9A4E", "#C8643C", "#D9A93A", "#4C86B8")


def card_text(card: object) -> str:
    """A card's number as the notation writes it."""
    return f"{card:02}"


class WagonsRefusals(Refusals[Names]):
    """Sentences that say no, and why."""

    def sentences(self) -> dict[str, str]:
        return {
            "not_in_circle": self.tr("That card is not in the circle."),
            "wrong_card": self.tr("You must place card {card} first."),
            "corner": self.tr("Touching at a corner is not enough."),
            "apart": self.tr("The card must touch or cover your town."),
            "first_at_origin": self.tr("The first card of a town is placed at 0,0."),
            "same_goal_twice": self.tr("The bonus card “{goal}” is chosen twice."),
            "bad_deal": self.tr("This deal does not use each of the 18 cards once."),
        }

    def places(self, details: Mapping[str, Any]) -> dict[str, object]:
        return {
            "card": card_text(details["card"]) if "card" in details else "",
            "goal": self._names.goal(self._names.back(details["value"])) if "value" in details else "",
        }


class WagonsWords(GameWords):
    """The words of Circle the Wagons."""

    game_id = "wagons"

    def __init__(self) -> None:
        super().__init__()
        self.names: Names = names()
        self._refusals = WagonsRefusals(self.names)

    def summary(self) -> str:
        return self.tr(
            "Fifteen cards of four territories lie in a circle. Take the next one, or skip some and pick one further "
            "on: every card you skip goes to your opponent, who must build with it. Overlap your cards to grow wide "
            "deserts, forests and lakes; the largest group of each terrain scores, and so do the three bonus cards "
            "of the day."
        )

    def option_name(self, option: str) -> str:
        if option == "first":
            return self.tr("First player")
        return self.tr("Bonus card {n}").format(n=option.removeprefix("goal"))

    def option_value(self, option: str, value: OptionValue) -> str:
        if option == "first":
            called = {"random": self.tr("Drawn at random"), "A": self.tr("Player A"), "B": self.tr("Player B")}
            return called[str(value)]
        if value == "random":
            return self.tr("At random")
        return f"{card_text(value)} {self.names.goal(self.names.back(int(value)))}"

    def option_note(self, option: str, value: OptionValue) -> str:
        """How a bonus card that was chosen is scored."""
        return "" if option == "first" or value == "random" else self.names.goal_text(self.names.back(int(value)))

    # The log

    def sentence(self, event: Mapping[str, Plain], names: Sequence[str]) -> str:
        fields = cast("dict[str, Any]", event)
        match fields["kind"]:
            case "deal":
                return self.tr("Bonus cards: {goals}.").format(goals=", ".join(map(self.names.goal, fields["goals"])))
            case "first":
                return self.tr("{player} goes first.").format(player=names[fields["by"]])
            case "start":
                return self.tr("{player} makes card {card} the starting card.").format(
                    player=names[fields["by"]], card=card_text(fields["card"])
                )
            case "take":
                return self._took(fields, names)
            case "place":
                return self._placed(fields, names)
            case "end":
                return self._result(fields["winner"], fields["scores"], fields["cards"], fields["reason"], names)
        raise KeyError(fields["kind"])

    def _took(self, event: dict[str, Any], names: Sequence[str]) -> str:
        player, card = names[event["by"]], card_text(event["card"])
        gifts = event["gives"]
        if not gifts:
            return self.tr("{player} takes card {card}.").format(player=player, card=card)
        text = self.tr("{player} takes card {card} and gives %n card(s) to {other}: {cards}.", "", len(gifts))
        return text.format(player=player, card=card, other=names[event["to"]], cards=", ".join(map(card_text, gifts)))

    def _placed(self, event: dict[str, Any], names: Sequence[str]) -> str:
        text = (
            self.tr("{player} places card {card} upside down at {x},{y} ({change}).")
            if event["turned"]
            else self.tr("{player} places card {card} at {x},{y} ({change}).")
        )
        return text.format(
            player=names[event["by"]],
            card=card_text(event["card"]),
            x=plain(event["x"]),
            y=plain(event["y"]),
            change=signed(event["change"][event["by"]]),
        )

    def _result(
        self, winner: Seat, scores: Sequence[int], cards: Sequence[int], reason: str, names: Sequence[str]
    ) -> str:
        if reason == "fewer_cards":
            return self.tr("Tied at {a}: {player} wins with fewer cards ({n} against {m}).").format(
                a=plain(scores[winner]), player=names[winner], n=cards[winner], m=cards[1 - winner]
            )
        return self.tr("{player} rules the West, {a} to {b}!").format(
            player=names[winner], a=plain(scores[winner]), b=plain(scores[1 - winner])
        )

    # What is asked

    def over(self, update: Update) -> str:
        return (
            self.tr("No card left to place: time to count.") if update.view["phase"] == "end" else super().over(update)
        )

    def question(self, update: Update, names: Sequence[str]) -> Prompt:
        view, actor = cast("dict[str, Any]", update.view), update.actors[0]
        match view["phase"]:
            case "start":
                return Prompt(
                    self.tr("Choose the starting card for {player}.").format(player=names[view["first"]]),
                    self.tr("{player} takes this card, or one further round.").format(player=names[view["first"]]),
                )
            case "draft":
                return Prompt(
                    self.tr("Take a card."),
                    self.tr(
                        "Take the next card, or skip some to pick one further on. Skipped cards go to {player}."
                    ).format(player=names[1 - actor]),
                )
            case "place_drafted":
                return Prompt(self.tr("Place your card in your town."), self._how_to_place(view, actor))
        return Prompt(self._given(len(view["queues"][actor])), self._how_to_place(view, actor))

    def waiting(self, update: Update, names: Sequence[str]) -> Prompt:
        templates = {
            "start": self.tr("{player} is choosing the starting card."),
            "draft": self.tr("{player} is choosing a card."),
        }.get(str(update.view["phase"]), self.tr("{player} is building."))
        return Prompt(templates.format(player=names[update.actors[0]]))

    def _given(self, waiting: int) -> str:
        if waiting == 1:
            return self.tr("Your rival skipped this card: place it now.")
        return self.tr("%n skipped card(s) are yours: place this one now.", "", waiting)

    def _how_to_place(self, view: dict[str, Any], actor: Seat) -> str:
        if not view["towns"][actor]["placements"]:
            return self.tr("First card: it starts your town. You may turn it upside down with R.")
        return self.tr("Point at your town and click. R turns the card upside down.")

    def turn(self, update: Update, names: Sequence[str]) -> str:
        view = cast("dict[str, Any]", update.view)
        if not update.actors:
            return self.tr("The game is over")
        doing = {"start": self.tr("{player} chooses the starting card"), "draft": self.tr("{player} takes a card")}
        what = doing.get(view["phase"], self.tr("{player} places a card")).format(player=names[update.actors[0]])
        left = sum(card is not None for card in view["slots"])
        return " · ".join((self.tr("%n card(s) in the circle", "", left), what))

    def seat_note(self, update: Update, seat: Seat) -> str:
        view = cast("dict[str, Any]", update.view)
        placed = self.tr("%n card(s) placed", "", view["cards"][seat])
        waiting = len(view["queues"][seat])
        if not waiting:
            return placed
        return " · ".join((placed, self.tr("%n waiting", "", waiting)))

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:  # noqa: ARG002
        return self._refusals.sentence(refusal)

    # What a choice would do

    def action(self, text: str, update: Update) -> str:
        called = TableWords().names(update.occupants)
        card = text[1:3]
        if text[0] == "S":
            return self.tr("Make card {card} the starting card.").format(card=card)
        if text[0] == "T":
            return " ".join((self.tr("Take card {card}.").format(card=card), self.hint(text, update, called)))
        choice = choices_of(update)[text]
        named = (
            self.tr("Place card {card} upside down at {x},{y}.")
            if choice["turned"]
            else self.tr("Place card {card} at {x},{y}.")
        )
        done = named.format(card=card, x=plain(choice["x"]), y=plain(choice["y"]))
        return f"{done} {self.hint(text, update, called)}"

    def hint(self, text: str, update: Update, names: Sequence[str]) -> str:
        """What a legal action would bring, in a line or two."""
        choice, actor = choices_of(update)[text], update.actors[0]
        other = names[1 - actor]
        if text[0] == "S":
            first = names[cast("int", update.view["first"])]
            return self.tr("{player} would begin at card {card}.").format(player=first, card=text[1:3])
        if text[0] == "T":
            gifts = len(choice["gives"])
            if not gifts:
                return self.tr("You give nothing to {player}.").format(player=other)
            return self.tr("You give %n card(s) to {player}.", "", gifts).format(player=other)
        return self._placing(choice, actor, update, names)

    def _placing(self, choice: Mapping[str, Any], actor: Seat, update: Update, names: Sequence[str]) -> str:
        view = cast("dict[str, Any]", update.view)
        now = dict(view["breakdown"])
        details = []
        for line, change in choice["change"]:
            if change[actor] and line in self.names.terrains:
                details.append(
                    self.tr("{terrain} {old}→{new}").format(
                        terrain=self.names.terrain(line), old=now[line][actor], new=now[line][actor] + change[actor]
                    )
                )
            elif change[actor]:
                details.append(
                    self.tr("{goal} {change}").format(goal=self.names.goal(line), change=signed(change[actor]))
                )
        theirs = choice["totals"][1 - actor] - view["scores"][1 - actor]
        if theirs:
            details.append(self.tr("{player} {change}").format(player=names[1 - actor], change=signed(theirs)))
        mine = signed(choice["totals"][actor] - view["scores"][actor])
        if details:
            brings = self.tr("{change} here: {details}.").format(change=mine, details=", ".join(details))
        else:
            brings = self.tr("The score stays as it is.")
        if not choice["covers"]:
            return brings
        return " ".join((brings, self.tr("Covers %n territory(ies).", "", len(choice["covers"]))))

    # The score

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        lines = cast("list[tuple[str, list[int]]]", update.view["breakdown"])
        land = [values for line, values in lines if line in self.names.terrains]
        goals = [(line, values) for line, values in lines if line not in self.names.terrains]
        parts = [
            (TERRITORIES, self.tr("Territories"), tuple(map(sum, zip(*land, strict=True)))),
            *((line, self.names.goal(line), tuple(values)) for line, values in goals),
        ]
        return tuple(
            ScorePart(line, label, values, colour)
            for (line, label, values), colour in zip(parts, SHARE_COLOURS, strict=True)
        )

    def score_sheet(self, outcome: Mapping[str, Plain], update: Update) -> tuple[SheetRow, ...]:
        """The terrains, what they make together, the goals in dealing order, the total; below it the cards."""
        lines = cast("list[tuple[str, list[int]]]", outcome["breakdown"])
        land = [(line, values) for line, values in lines if line in self.names.terrains]
        goals = [(line, values) for line, values in lines if line in self.names.goals]
        rows = [SheetRow(self.tr("Prosperity Points"), (), "heading")]
        rows += [SheetRow(capital(self.names.terrain(line)), _texts(values), "line", line) for line, values in land]
        subtotal = [sum(values) for values in zip(*(values for _, values in land), strict=True)]
        rows.append(SheetRow(self.tr("Territories"), _texts(subtotal), "subtotal", TERRITORIES))
        rows += [SheetRow(self.names.goal(line), _texts(values), "line", line) for line, values in goals]
        rows.append(SheetRow(self.tr("Total"), _texts(cast("list[int]", outcome["scores"])), "total"))
        rows.append(SheetRow(self.tr("Cards placed"), _texts(cast("list[int]", update.view["cards"])), "note"))
        return tuple(rows)

    def result(self, outcome: Mapping[str, Any], update: Update, names: Sequence[str]) -> str:
        cards = cast("list[int]", update.view["cards"])
        return self._result(winners(outcome)[0], outcome["scores"], cards, outcome["reason"], names)

    def text_board(self, update: Update, names: Sequence[str]) -> str:
        return WagonsTextBoard(self.names).text(update, names)


def _texts(values: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(plain, values))
