"""Positions in which much can happen: crowded places, active missions with somebody on them, full hands, wounds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engines.complot import GAME
from engines.complot.box.contents import BOX, CARD_CODES, MISSION_CODES, SEAT_CODES, UNIT_CODES
from engines.complot.box.elements import FIGURES, VALUES
from tests.engines.complot.table import Table, at
from tests.engines.play import Moment

PHASES = (0, 2, 3, 5, 6, 6, 7, 7, 7, 8, 8, 9)
LONGEST = 6000


def strewn(seed: int, seats: int, phase: int | None = None) -> Table:
    """A position with everybody close together, at the beginning of a phase (None: some) of the last round but one."""
    rng = Random(seed)
    missions = rng.sample(MISSION_CODES, 3)
    records = [mission for mission in BOX.missions if mission.id in missions]
    spots = sorted({mission.place for mission in records} | set(rng.sample(range(1, 34), 2)))
    figures = rng.sample(FIGURES, 3 * seats)
    board: dict[int, list[str]] = {}
    for seat in range(seats):
        code = SEAT_CODES[seat]
        for figure in figures[3 * seat : 3 * seat + rng.randint(1, 3)]:
            _put(board, rng.choice(spots), code, figure)
        _put_units(board, spots, code, rng)
    cards = rng.sample(CARD_CODES, len(CARD_CODES))
    hands = {SEAT_CODES[seat]: ",".join(cards[7 * seat : 7 * seat + rng.randint(0, 7)]) for seat in range(seats)}
    taken = {card for hand in hands.values() for card in hand.split(",")}
    discard = ",".join(card for card in cards[40 : 40 + rng.randint(0, 30)] if card not in taken)
    secondary = [card for card in cards if card.startswith("MIS") and card not in taken and card not in discard]
    standing = {figure for groups in board.values() for text in groups for figure in text[2:].split(",")}
    wounds = {
        code: 1
        for code in sorted(standing & set(FIGURES))
        if VALUES[seats].life[FIGURES.index(code)] > 1 and rng.random() < 0.4
    }
    return at(
        seats=seats,
        order="".join(rng.sample(SEAT_CODES[:seats], seats)),
        round=4,
        phase=rng.choice(PHASES) if phase is None else phase,
        board={place: " ".join(groups) for place, groups in board.items()},
        wounds=wounds,
        hands=hands,
        discard=discard,
        secondary=",".join(secondary[:2]),
        active=",".join(missions),
        missions=_progress(records, seats, rng),
        truce={rng.choice(spots): SEAT_CODES[0] + SEAT_CODES[1]},
        ip={code: rng.randint(0, 6) for code in SEAT_CODES[:seats]},
        ap={code: rng.randint(0, 8) for code in SEAT_CODES[:seats]},
        closed=rng.sample(range(1, 34), 1) if rng.random() < 0.3 else (),
        seed=seed,
    )


def _put(board: dict[int, list[str]], place: int, seat: str, code: str) -> None:
    groups = board.setdefault(place, [])
    for number, group in enumerate(groups):
        if group.startswith(f"{seat}:"):
            groups[number] = f"{group},{code}"
            return
    groups.append(f"{seat}:{code}")


def _put_units(board: dict[int, list[str]], spots: list[int], seat: str, rng: Random) -> None:
    units = [
        f"{kind}{number}"
        for kind, most in zip(UNIT_CODES, (5, 3, 1, 1, 1), strict=True)
        for number in range(1, most + 1)
    ]
    for unit in rng.sample(units, rng.randint(2, 7)):
        place = rng.choice(spots)
        count = sum(
            code[0] in UNIT_CODES
            for group in board.get(place, ())
            if group.startswith(f"{seat}:")
            for code in group[2:].split(",")
        )
        if count < 3:
            _put(board, place, seat, unit)


def _progress(records, seats: int, rng: Random):
    found = {}
    for mission in records:
        if mission.deliver_to and rng.random() < 0.5:
            found[mission.id] = {"winner": SEAT_CODES[rng.randrange(seats)], "lies": mission.place, "is_beaten": True}
    return found


def strewn_play(seed: int, seats: int) -> Iterator[Moment]:
    """Every moment from such a position to the end of the game."""
    rng = Random(seed)
    state = strewn(seed, seats).state
    for _ in range(LONGEST):
        actors = GAME.actors(state)
        if not actors:
            yield Moment(GAME, state)
            return
        legal = GAME.legal(state, actors[0])
        action = legal[int(rng.random() * len(legal))]
        after, events = GAME.apply(state, actors[0], action)
        yield Moment(GAME, state, actors[0], action, tuple(events))
        state = after
    raise AssertionError("no end")
