"""Setting up: who plays which character, and how the cards lie (R2)."""

from __future__ import annotations

from engines.chance import Chance
from engines.complot.box.contents import RULES
from engines.complot.box.elements import AGENT, FIGURES
from engines.complot.events import told
from engines.complot.moves.board import lowest_unit, placed
from engines.complot.phases.rounds import START, PhaseStep
from engines.complot.state import DECK, FIGURE_DECK, IN_PLAY, PILES, State, Variant, blank
from engines.game import Event
from engines.stack import pushed


def set_up(variant: Variant, chance: Chance, events: list[Event]) -> State:
    """The table before the first round. Shuffled are the main characters, the others, the missions, the cards."""
    state = blank(variant, chance)
    main, chance = state.chance.shuffled(state.figures.cards[IN_PLAY])
    figures, chance = state.figures.shuffled(FIGURE_DECK, chance)
    missions = [mission for pile in PILES for mission in state.missions.cards[pile]]
    order, chance = chance.shuffled(missions)
    half = len(order) // 2
    piles = state.missions._replace(cards=(order[:half], order[half:], *state.missions.cards[2:]))
    actions, chance = state.actions.shuffled(DECK, chance)
    # What stays in the box is known to all; shuffling made them forget the deck only.
    state = state._replace(figures=figures, missions=piles, actions=actions, chance=chance)
    start = RULES.start_place
    for seat in range(variant.seats):
        state = placed(state, main[seat], seat, start)
        for _ in range(RULES.start_agents):
            state = placed(state, lowest_unit(state, seat, AGENT), seat, start)
    aside = main[variant.seats :]
    gone = sum(1 << figure for figure in aside)
    # R2.6: the start is under a truce in round 1.
    state = state._replace(gone=gone, treaties=((start, tuple(range(variant.seats))),))
    dealt = [FIGURES[figure] for figure in main[: variant.seats]]
    events.append(told("dealt", state, figures=[*dealt], aside=[FIGURES[figure] for figure in aside]))
    return pushed(state, PhaseStep(START))
