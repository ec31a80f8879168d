"""The play of the game in the order of the rulebook: start, draft, placement, end (R4 to R7).

`legal` lists what the actor may do, `apply` does it, `refusal` says why something else is not allowed.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines import game
from engines.game import Event, IllegalAction, Outcome, Plain, Seat
from engines.wagons import scoring
from engines.wagons.actions import Action, NameStart, PlaceCard, Take, places, starts, takes
from engines.wagons.state import DRAFT, END, PLACE_DRAFTED, PLACE_GIVEN, START, State
from engines.wagons.towns.grid import within

EVENTS = ("deal", "first", "start", "take", "place", "end")
REASONS = ("not_your_turn", "wrong_phase", "not_in_circle", "wrong_card", "first_at_origin", "corner", "apart")

# What the rules ask for in each phase, and where they say so.
_PHASE_RULES = {START: "R5.1", DRAFT: "R5.2", PLACE_DRAFTED: "R4.1", PLACE_GIVEN: "R4.1", END: "R7.1"}


def actors(state: State) -> tuple[Seat, ...]:
    """The one seat that must act; nobody after the end (R4.5)."""
    return () if state.phase == END else (state.actor,)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Everything `seat` may do now, in canonical order (R13.4)."""
    if seat != state.actor or state.phase == END:
        return ()
    if state.phase == START:
        return starts(state.slots)
    if state.phase == DRAFT:
        return takes(state.order)
    town = state.towns[seat]
    return places(state.card_to_place, town.anchors, town.top)


def apply(state: State, seat: Seat, action: game.Action) -> tuple[State, list[Event]]:
    """Play `action` for `seat`: the table afterwards, and what everyone saw happen."""
    wrong = refusal(state, seat, action)
    if wrong is not None:
        raise wrong
    if isinstance(action, PlaceCard):
        return _placed(state, seat, action)
    if isinstance(action, Take):
        return _taken(state, seat, action.card)
    assert isinstance(action, NameStart)
    return _started(state, seat, action.card)


def refusal(state: State, seat: Seat, action: game.Action) -> IllegalAction | None:
    """Why `seat` may not do this now, or None if it may."""
    phase = state.phase
    if phase == END:
        return IllegalAction("wrong_phase", _PHASE_RULES[END])
    if seat != state.actor:
        return IllegalAction("not_your_turn", "R4.2")
    if isinstance(action, PlaceCard) and phase in (PLACE_DRAFTED, PLACE_GIVEN):
        return _misplacement(state, action)
    if isinstance(action, Take) and phase == DRAFT:
        return None if action.card in state.order else IllegalAction("not_in_circle", "R5.2", card=action.card)
    if isinstance(action, NameStart) and phase == START:
        known = action.card and action.card in state.slots
        return None if known else IllegalAction("not_in_circle", "R5.1", card=action.card)
    return IllegalAction("wrong_phase", _PHASE_RULES[phase])


def _misplacement(state: State, place: PlaceCard) -> IllegalAction | None:
    card, town = state.card_to_place, state.towns[state.actor]
    if place.card != card:
        # Given cards come in circle order (R6.10); a card taken is placed in the same turn (R4.1).
        return IllegalAction("wrong_card", "R6.10" if state.phase == PLACE_GIVEN else "R4.1", card=card)
    near = within(place.x, place.y)  # nothing farther away can be legal, and no town need be measured against it
    if near and town.has_anchor(place.x, place.y):
        return None
    if not town.placements:
        return IllegalAction("first_at_origin", "R6.1")
    if near and town.touches_corner(place.x, place.y):
        return IllegalAction("corner", "R6.4")
    return IllegalAction("apart", "R6.4")


def _started(state: State, seat: Seat, card: int) -> tuple[State, list[Event]]:
    """The circle is read clockwise from this card on, and the first player drafts (R5.1, R5.5)."""
    at = state.slots.index(card)
    order = state.slots[at:] + state.slots[:at]
    after = State(
        DRAFT, state.first, state.first, state.goals, state.slots, order, state.queues, 0, state.towns, state.sheets
    )
    return after, [Event({"kind": "start", "by": seat, "card": card})]


def _taken(state: State, seat: Seat, card: int) -> tuple[State, list[Event]]:
    """The card comes to hand, the skipped ones go to the opponent's queue (R5.2, R5.3)."""
    at = state.order.index(card)
    gifts, order = state.order[:at], state.order[at + 1 :]
    slots = tuple(left if left in order else 0 for left in state.slots)
    queues = ((), gifts) if seat == 0 else (gifts, ())  # R4.4: both were empty
    after = State(PLACE_DRAFTED, seat, state.first, state.goals, slots, order, queues, card, state.towns, state.sheets)
    return after, [Event({"kind": "take", "by": seat, "card": card, "gives": list(gifts), "to": 1 - seat}, after=after)]


def _placed(state: State, seat: Seat, place: PlaceCard) -> tuple[State, list[Event]]:
    """The card lies on top of the town; then NEXT (R4): given cards, the next draft, or the end."""
    before, other = state.towns[seat], state.towns[1 - seat]
    town = before.placed(place)
    sheets = scoring.rescored(state.goals, state.sheets, seat, town, other)
    towns, queues, actor = (other, town) if seat else (town, other), state.queues, seat
    if state.phase == PLACE_GIVEN:
        rest = queues[seat][1:]
        queues = ((), rest) if seat else (rest, ())
    else:
        actor = 1 - seat
    phase = PLACE_GIVEN if queues[actor] else DRAFT if state.order else END
    after = State(phase, actor, state.first, state.goals, state.slots, state.order, queues, 0, towns, sheets)
    covers: list[Plain] = [[x, y] for x, y in before.covered_by(place)]
    change: list[Plain] = [sum(sheets[0]) - sum(state.sheets[0]), sum(sheets[1]) - sum(state.sheets[1])]
    events = [
        Event(
            {
                "kind": "place",
                "by": seat,
                "card": place.card,
                "x": place.x,
                "y": place.y,
                "turned": place.turned,
                "covers": covers,
                "change": change,
            },
            after=after,
        )
    ]
    return after, events if phase != END else [*events, _end(after)]


def _end(state: State) -> Event:
    """R7.1: the last card was placed, and there is nothing left to choose (R7.3)."""
    result = scoring.outcome(state)
    return Event(
        {
            "kind": "end",
            "winner": result.winners[0],
            "scores": list(result.scores),
            "cards": list(state.cards_placed),
            "reason": result.reason,
            "rule": result.rule,
        }
    )


def opening(state: State) -> list[Event]:
    """What setting up showed: the deal, and who goes first (R3.2, R3.3)."""
    names: list[Plain] = list(scoring.line_ids(state.goals)[-len(state.goals) :])
    return [
        Event({"kind": "deal", "goals": names, "cards": list(state.goals), "ring": list(state.slots)}),
        Event({"kind": "first", "by": state.first}),
    ]


def outcome(state: State) -> Outcome | None:
    return scoring.outcome(state) if state.phase == END else None
