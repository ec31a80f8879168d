"""The legal sets of section 15 in plain Python: slow, obvious, written from the specification alone.

A `Board` is read from a view, or made by hand; `legal` tells what the seat that is asked may do. Seats are counted from
0, as in views; texts are those of the notation. What comes of a move is told by `rulebook`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engines.components import document

DIVISIONS = "ISRO"
LEAVES_A_WAY = {"gain": "k", "swap": 2, "burn": 1, "boost": 1, "delay": 1, "capture": 0, "open": 0}
UP_TO_K = ("gain", "burn", "boost", "delay")
NEVER_IN_PHASE_2 = ("bid", "spin")
RECRUITERS = ("recruit", "mask")
LINES = ("start", "infiltration", "butterflies", "captures", "arrests", "marker", "unmasking")


class Spy(NamedTuple):
    """What is printed on a card."""

    id: str
    division: str
    action: str
    k: int
    prep: int
    vp: int
    bid: str
    exclusive: str


SPIES = {row["id"]: Spy(*(row.get(name, "") for name in Spy._fields)) for row in document("cercle")["spy"]}
PILES = {row["id"]: list(row["cards"]) for row in document("cercle")["pile"]}
COLOURS = [row["id"] for row in document("cercle")["colour"]]
SERVICES = [row["id"] for row in document("cercle")["service"]]


@dataclass
class Board:
    """Everything that lies on the table, and the point reached."""

    seats: int
    first: int = 0
    stage: int = 0
    turn: int = 0
    seat: int | None = None
    vp: list[int] = field(default_factory=list)
    circle: int = 0
    colours: list[str | None] = field(default_factory=list)
    services: list[str | None] = field(default_factory=list)
    markers: list[str] = field(default_factory=list)
    secrets: list[dict[str, int]] = field(default_factory=list)
    flies: list[int] = field(default_factory=list)
    sheet: dict[str, list[int]] = field(default_factory=dict)
    piles: dict[str, list[str]] = field(default_factory=dict)
    open: list[str] = field(default_factory=list)
    deck: int = 0
    wheel: dict[int, list[str]] = field(default_factory=dict)  # by edge, inside out
    boss: dict[str, int] = field(default_factory=dict)  # of every employed card, attached ones too
    ready: list[list[str]] = field(default_factory=list)
    posted: set[str] = field(default_factory=set)
    guards: dict[str, str] = field(default_factory=dict)  # ward: bodyguard
    recruiters: dict[str, str] = field(default_factory=dict)  # wheel spy: recruiter on it
    deployed: list[list[str]] = field(default_factory=list)  # by the seat they work against
    infiltrated: list[list[str]] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    acting: str | None = None
    arrived: list[str] = field(default_factory=list)
    acted: set[str] = field(default_factory=set)
    left: int = 0  # phase 1
    free: bool = False
    coloured: bool = False
    neutral: bool = False
    made: int = 0  # phase 2: infiltrations made, and extra ones allowed
    extra: int = 0

    @classmethod
    def of(cls, view: dict[str, Any]) -> Board:
        """The table that a view shows."""
        seats = len(view["scores"])
        board = cls(seats)
        for name in ("first", "stage", "turn", "seat", "circle", "left", "deck"):
            setattr(board, name, view[name])
        board.vp, board.flies = list(view["scores"]), list(view["butterflies"])
        board.colours, board.services, board.markers = map(list, (view["colours"], view["services"], view["markers"]))
        board.secrets = [dict(zip(DIVISIONS, counts, strict=True)) for counts in view["secrets"]]
        board.sheet = {name: list(values) for name, values in view["breakdown"]}
        board.acted = set(view["acted"])
        if view["stage"] == 1:
            board.free, board.coloured, board.neutral = (view["activated"][k] for k in ("free", "coloured", "neutral"))
        if view["stage"] == 2:
            board.made, allowed = view["infiltrations"]
            board.extra = max(0, allowed - 1)
        board.ready, board.deployed, board.infiltrated = ([[] for _ in range(seats)] for _ in range(3))
        board.piles = {pile: [] for pile in PILES}
        board.wheel = {edge: [] for edge in range(1, 9)}
        board._lay_out({card: place.split(":") for card, place in view["where"].items() if card in SPIES})
        return board

    def _lay_out(self, places: dict[str, list[str]]) -> None:
        """Every card into its zone, in the order that the places tell."""
        for card, (zone, *rest) in sorted(places.items(), key=lambda item: [int(n) for n in item[1] if n.isdigit()]):
            if zone == "pile":
                self.piles[rest[0]].append(card)
            elif zone == "open":
                self.open.append(card)
            elif zone == "wheel":
                self.wheel[int(rest[0])].append(card)
                self._employ(card, rest[2])
            elif zone == "ready":
                self.ready[int(rest[0])].append(card)
                self._employ(card, rest[0])
                if rest[2:] == ["posted"]:
                    self.posted.add(card)
            elif zone == "deployed":
                self.deployed[int(rest[0])].append(card)
                self._employ(card, rest[2])
            elif zone == "infiltrated":
                self.infiltrated[int(rest[0])].append(card)
            elif zone == "out":
                self.out.append(card)
            elif zone == "acting":
                self.acting = card
                self._employ(card, rest[0])
            elif zone == "arrived":
                self.arrived.append(card)
                self._employ(card, rest[1])
            elif rest[1] == "recruiter":
                self.recruiters[rest[0]] = card
                self._employ(card, rest[2])
            else:
                assert (zone, rest[1]) == ("on", "guard")
                self.guards[rest[0]] = card
        for ward, guard in self.guards.items():
            self.boss[guard] = self.boss[ward]

    def _employ(self, card: str, employer: str) -> None:
        if employer != "-":
            self.boss[card] = int(employer)

    def edge(self, card: str) -> int:
        """The edge where a card lies on the wheel, 0 if it does not."""
        return next((edge for edge, row in self.wheel.items() if card in row), 0)

    @property
    def on_wheel(self) -> list[str]:
        return [card for row in self.wheel.values() for card in row]

    @property
    def all_ready(self) -> list[str]:
        return [card for row in self.ready for card in row]

    def thwarted(self, seat: int) -> bool:
        """R6.14"""
        return any(SPIES[card].action == "thwart" for card in self.deployed[seat])

    def total(self, seat: int) -> int:
        return sum(self.secrets[seat].values())

    def purses(self, seat: int) -> list[str]:
        return [card for card in self.ready[seat] if SPIES[card].action == "bid"]

    def cover(self, seat: int, divisions: str) -> int:
        """R8.8"""
        return sum(self.secrets[seat][d] for d in divisions) + sum(SPIES[card].k for card in self.purses(seat))


# ---- phase 1 ---------------------------------------------------------------------------------------------------------


def activations(board: Board) -> list[str]:
    """R4.4, R4.7"""
    moves = []
    first_one_is_free = board.seat == board.first and not board.free
    if first_one_is_free or (board.left >= 2 and not board.neutral):
        moves += [f"a:{card}" for card in board.open]
    if board.left >= 2 and not board.coloured:
        moves += [f"a:{pile}" for pile, cards in board.piles.items() if cards]
    return moves


def shares(left: int) -> list[str]:
    """R4.8"""
    return [f">{division}{n}" for division in DIVISIONS for n in range(1, left + 1)]


def phase_one(board: Board) -> list[str]:
    free_one_is_due = board.seat == board.first and not board.free and bool(board.open)
    moves = activations(board)
    if not free_one_is_due:
        moves += shares(board.left) if board.left else ["d:-"]
    return moves


# ---- phase 2 ---------------------------------------------------------------------------------------------------------


def least(spy: str) -> int:
    """How many targets an action must have (R3.6)."""
    number = LEAVES_A_WAY.get(SPIES[spy].action, 1)
    return SPIES[spy].k if number == "k" else int(number)


def most(spy: str) -> int:
    return SPIES[spy].k if SPIES[spy].action in UP_TO_K else least(spy)


def candidates(board: Board, spy: str, named: list[str]) -> list[str]:
    """The targets that are legal after those already named, by section 7."""
    me, action = board.boss[spy], SPIES[spy].action
    rivals = [seat for seat in range(board.seats) if seat != me]
    columns = [f"{seat + 1}{division}" for seat in range(board.seats) for division in DIVISIONS]
    unemployed = [card for card in board.on_wheel if card not in board.boss and card not in board.recruiters]
    if action == "gain":
        return columns
    if action == "burn":
        return [text for text in columns if board.secrets[int(text[0]) - 1][text[1]] > named.count(text)]
    if action == "boost":
        return [card for card in board.on_wheel if board.edge(card) - named.count(card) >= 1]
    if action == "delay":
        return [card for card in board.on_wheel if board.edge(card) + named.count(card) <= 7]
    if action == "choke":
        return [f"P{seat + 1}" for seat in rivals]
    if action == "recruit":
        return unemployed
    if action == "mask":
        return [card for card in unemployed if SPIES[card].division != "N"]
    if action == "desert":
        return [card for card in board.on_wheel if card in board.boss]
    if action == "guard":
        return guard_targets(board, spy, me)
    if action == "kill":
        on_wheel = [card for card in board.on_wheel if card in board.boss]
        at_work = [card for row in board.deployed for card in row] + list(board.recruiters.values())
        return [card for card in board.all_ready + on_wheel + at_work if card != spy]
    if action == "swap":
        taken = {board.boss[card] for card in named}
        return [card for card in board.all_ready if card != spy and board.boss[card] not in taken]
    if action == "thwart":
        return [card for seat in rivals for card in board.ready[seat]] + [f"P{seat + 1}" for seat in rivals]
    return []


def guard_targets(board: Board, spy: str, me: int) -> list[str]:
    """R7.12"""
    own_on_wheel = [card for card in board.on_wheel if board.boss.get(card) == me]
    wards = [card for card in board.ready[me] + own_on_wheel if card != spy and card not in board.guards]
    if spy in board.guards:
        wards = []
    if spy in board.posted:
        return [] if spy in board.acted else wards
    return [*wards, "*"]


def can_complete(board: Board, spy: str, named: list[str]) -> bool:
    if len(named) >= least(spy):
        return True
    return any(can_complete(board, spy, [*named, target]) for target in candidates(board, spy, named))


def further(board: Board, spy: str, named: list[str]) -> list[str]:
    """The targets that may be named next (R3.6)."""
    if len(named) == most(spy):
        return []
    return [target for target in candidates(board, spy, named) if can_complete(board, spy, [*named, target])]


def targets(board: Board, spy: str, named: list[str]) -> list[str]:
    """The steps after `x:spy` and these targets; none when the move is complete."""
    steps = [f">{target}" for target in further(board, spy, named)]
    return [*steps, ">-"] if steps and len(named) >= least(spy) else steps


def usable(board: Board, spy: str) -> bool:
    """R6.2"""
    if SPIES[spy].action in NEVER_IN_PHASE_2:
        return False
    if SPIES[spy].action == "open":
        return not board.thwarted(board.boss[spy])
    return can_complete(board, spy, [])


def phase_two(board: Board) -> list[str]:
    me = board.seat
    assert me is not None
    moves = [f"x:{card}" for card in board.ready[me] if usable(board, card)]
    if board.made < 1 + board.extra and not board.thwarted(me):
        moves += [f"i:{card}" for card in board.ready[me] if card not in board.acted]
    if board.markers[me] == "passive" and board.vp[me] >= 1:
        moves.append("m")
    moves += [f"u:{card}" for card in board.infiltrated[me]]
    return [*moves, "e"]


def veto_seat(board: Board, spy: str) -> int | None:
    """The seat that is asked before an action, if any (R6.6)."""
    nation = SPIES[spy].exclusive
    if not nation or nation not in board.services:
        return None
    seat = board.services.index(nation)
    return seat if board.markers[seat] == "active" else None


def posted_guards(board: Board, seat: int) -> list[str]:
    return [card for card in board.ready[seat] if card in board.posted]


# ---- hiring ----------------------------------------------------------------------------------------------------------


def payments(board: Board, seat: int, divisions: str, left: int, steps: list[str]) -> list[str]:
    """The next steps of a payment, `left` being what is left of the price after these."""
    moves = []
    if not any(is_secrets(step) for step in steps):
        moves += [f">{card}" for card in board.purses(seat) if card not in steps]
    spent = {d: sum(int(step[1:]) for step in steps if is_secrets(step) and step[0] == d) for d in divisions}
    held = {d: board.secrets[seat][d] - spent[d] for d in divisions}
    if sum(held.values()) >= left:
        moves += [f">{d}{n}" for d in divisions for n in range(1, min(held[d], left) + 1)]
    return moves


def is_secrets(step: str) -> bool:
    """Whether a step of a payment names secrets (`I12`), not a purse (`I3a`, `N04`)."""
    return step[0] in DIVISIONS and step[1:].isdigit()


def whole_payments(board: Board, seat: int, divisions: str, price: int) -> list[tuple[list[str], dict[str, int]]]:
    """Every ordered choice of purses, none of them used at price 0, with every split of the rest (section 15)."""
    found = []

    def pay(purses: list[str], left: int) -> None:
        found.extend((purses, split) for split in splits(board.secrets[seat], divisions, max(0, left)))
        if left > 0:
            for card in board.purses(seat):
                if card not in purses:
                    pay([*purses, card], left - SPIES[card].k)

    pay([], price)
    return found


def splits(held: dict[str, int], divisions: str, amount: int) -> list[dict[str, int]]:
    if not divisions:
        return [] if amount else [{}]
    first, rest = divisions[0], divisions[1:]
    return [{first: n} | split for n in range(min(held[first], amount) + 1) for split in splits(held, rest, amount - n)]


# ---- all of it, from a view ------------------------------------------------------------------------------------------


def legal(view: dict[str, Any]) -> list[str]:
    """What the seat that is asked may do, by what it sees."""
    board, phase, draft = Board.of(view), view["phase"], view["draft"]
    auction = view["auction"]
    match phase:
        case "setup_colour":
            return [f"c:{colour}" for colour in COLOURS if colour not in board.colours]
        case "setup_service":
            return [f"s:{service}" for service in SERVICES if service not in board.services]
        case "p1_turn":
            return phase_one(board)
        case "p1_share":
            return shares(board.left)
        case "p2_turn":
            return phase_two(board)
        case "p2_target":
            return targets(board, draft["spy"], draft["steps"])
        case "r_veto":
            return ["v+", "v-"]
        case "r_guard":
            return [f"g:{card}" for card in posted_guards(board, board.boss[view["attacked"]])] + ["g-"]
        case "h_division":
            return [f"h:{division}" for division in DIVISIONS]
        case "h_bid":
            return [f"b:{auction['bid'] + 1}", "b-"]
        case "h_pay":
            left, steps = (draft["left"], draft["steps"]) if draft else (auction["price"], [])
            return payments(board, auction["winner"], "".join(auction["divisions"]), left, steps)
        case "p3_spin":
            (me,) = view["actors"]
            return [f"t:{card}" for card in board.ready[me] if SPIES[card].action == "spin"] + ["t-"]
    assert phase == "over"
    return []
