"""What comes of every move, in plain Python: the game of section 3 as one long story that asks its questions in order.

`match` is a generator over a `Board` of `oracle`, which it changes. It yields each `Question`, is sent the answer in
notation, and ends with the `End`. It can begin in any resting position of phases 1 and 2. Nothing here is clever.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from tests.engines.cercle.oracle import (
    COLOURS,
    DIVISIONS,
    PILES,
    SERVICES,
    SPIES,
    Board,
    is_secrets,
    payments,
    phase_one,
    phase_two,
    posted_guards,
    shares,
    targets,
    veto_seat,
    whole_payments,
)


class Question(NamedTuple):
    """Who is asked, at which decision state, and what may be answered."""

    phase: str
    seat: int
    legal: list[str]


class End(NamedTuple):
    """Which end it was, and all seats, best first."""

    why: str
    ranking: list[list[int]]


class Over(Exception):
    """Told from the middle of everything."""


Story = Generator[Question, str, None]


def match(board: Board, drawn: list[str], turn_limit: int = 0) -> Generator[Question, str, End]:
    """The whole game. `drawn` is filled by the caller with what the deck shows next."""
    try:
        yield from Game(board, drawn, turn_limit).played()
    except Over as over:
        return over.args[0]
    raise AssertionError("the story goes on for ever")


class Game:
    """One game being told."""

    def __init__(self, board: Board, drawn: list[str], turn_limit: int) -> None:
        self.b, self.drawn, self.turn_limit = board, drawn, turn_limit
        self.resumed = board.stage > 0

    # ---- section 3 ---------------------------------------------------------------------------------------------------

    def played(self) -> Story:
        b = self.b
        if b.stage == 0:
            for b.seat in self.order():
                b.colours[b.seat] = (yield Question("setup_colour", b.seat, [f"c:{c}" for c in self.free_colours()]))[
                    2:
                ]
            for b.seat in self.order():
                b.services[b.seat] = (
                    yield Question("setup_service", b.seat, [f"s:{s}" for s in self.free_services()])
                )[2:]
            b.turn, b.stage = 1, 1
        while True:
            if b.stage == 1:
                yield from self.each_seat(self.income, self.phase_one_turn)
                b.stage = 2
                b.acted.clear()  # R6.18
            if b.stage == 2:
                yield from self.each_seat(self.begin_phase_two, self.phase_two_turn)
                self.check_players()
                b.stage, b.seat = 3, None
            yield from self.phase_three()
            b.first = (b.first + 1) % b.seats  # R3.2
            b.markers = ["passive" if side == "used" else side for side in b.markers]
            b.turn, b.stage = b.turn + 1, 1

    def free_colours(self) -> list[str]:
        return [colour for colour in COLOURS if colour not in self.b.colours]

    def free_services(self) -> list[str]:
        return [service for service in SERVICES if service not in self.b.services]

    def order(self) -> list[int]:
        return [(self.b.first + n) % self.b.seats for n in range(self.b.seats)]

    def each_seat(self, begin, turn) -> Story:
        for seat in self.order():
            if self.resumed and seat != self.b.seat:
                continue
            if not self.resumed:
                self.b.seat = seat
                begin(seat)
            self.resumed = False
            yield from turn(seat)

    # ---- section 4 ---------------------------------------------------------------------------------------------------

    def income(self, seat: int) -> None:
        b = self.b
        chokes = [card for card in b.deployed[seat] if SPIES[card].action == "choke"]
        b.left = min([SPIES[card].k for card in chokes], default=4)
        b.free = b.coloured = b.neutral = False
        for card in chokes:
            b.deployed[seat].remove(card)
            self.place(card)

    def phase_one_turn(self, seat: int) -> Story:
        b = self.b
        while (move := (yield Question("p1_turn", seat, phase_one(b))))[0] == "a":
            self.activate(seat, move[2:])
        given = dict.fromkeys(DIVISIONS, 0)
        while move != "d:-":
            given[move[1]] += int(move[2:])
            b.left -= int(move[2:])
            if not b.left:
                break
            move = yield Question("p1_share", seat, shares(b.left))
        for division, amount in given.items():
            self.give(seat, division, amount)
        self.check_circle()

    def activate(self, seat: int, name: str) -> None:
        b = self.b
        if name in PILES:
            b.coloured, b.left = True, b.left - 2
            card = b.piles[name].pop(0)
        else:
            card = name
            b.open.remove(card)
            if seat == b.first and not b.free:
                b.free = True
            else:
                b.neutral, b.left = True, b.left - 2
            if b.deck:
                b.deck -= 1
                b.open.append(self.drawn.pop())
        self.place(card)

    def give(self, seat: int, division: str, amount: int) -> None:
        """R4.9"""
        b = self.b
        b.secrets[seat][division] += amount
        while b.secrets[seat][division] > 12:
            b.secrets[seat][division] -= 12
            self.score(seat, "arrests", 2)
            b.circle += 2

    def score(self, seat: int, line: str, points: int) -> None:
        """R9.1: never below 0."""
        points = max(points, -self.b.vp[seat])
        self.b.vp[seat] += points
        self.b.sheet[line][seat] += points

    # ---- section 5 ---------------------------------------------------------------------------------------------------

    def place(self, card: str) -> None:
        """R5.3; in phase 2 whatever the rules place on the wheel has acted (R6.18)."""
        self.b.wheel[SPIES[card].prep].append(card)
        if self.b.stage == 2:
            self.b.acted.add(card)

    def rotate(self) -> Story:
        b = self.b
        b.arrived = b.wheel[1]
        b.wheel = {edge: b.wheel[edge + 1] for edge in range(1, 8)} | {8: []}
        yield from self.arrivals()

    # ---- section 6 ---------------------------------------------------------------------------------------------------

    def begin_phase_two(self, seat: int) -> None:
        self.b.made = self.b.extra = 0

    def phase_two_turn(self, seat: int) -> Story:
        b = self.b
        while (move := (yield Question("p2_turn", seat, phase_two(b)))) != "e":
            if move == "m":
                self.score(seat, "marker", -1)
                b.markers[seat] = "active"
            elif move[0] == "i":
                self.infiltrate(seat, move[2:])
            elif move[0] == "u":
                b.infiltrated[seat].remove(move[2:])
                b.out.append(move[2:])
                self.score(seat, "unmasking", -SPIES[move[2:]].vp)
                b.circle = max(0, b.circle - SPIES[move[2:]].vp)
            else:
                spy, named = move[2:], list[str]()
                while (steps := targets(b, spy, named)) and (
                    step := (yield Question("p2_target", seat, steps))
                ) != ">-":
                    named.append(step[1:])
                yield from self.action(seat, spy, named)
                self.check_circle()
        for card in [card for card in b.deployed[seat] if SPIES[card].action == "thwart"]:
            b.deployed[seat].remove(card)
            self.place(card)

    def infiltrate(self, seat: int, card: str) -> None:
        b = self.b
        b.ready[seat].remove(card)
        b.posted.discard(card)
        del b.boss[card]
        self.release_guard(card)
        b.infiltrated[seat].append(card)
        b.made += 1
        self.score(seat, "infiltration", SPIES[card].vp)
        best = butterflies([SPIES[card].division for card in b.infiltrated[seat]])
        if best > b.flies[seat]:
            self.score(seat, "butterflies", best - b.flies[seat])
            b.flies[seat] = best

    def release_guard(self, ward: str) -> None:
        """A bodyguard that has lost its ward goes to the wheel (R7.12)."""
        if guard := self.b.guards.pop(ward, None):
            self.place(guard)

    def action(self, me: int, spy: str, named: list[str]) -> Story:
        """R6.3"""
        b = self.b
        b.ready[me].remove(spy)
        b.posted.discard(spy)
        b.acting = spy
        asked = veto_seat(b, spy)
        vetoed = asked is not None and (yield Question("r_veto", asked, ["v+", "v-"])) == "v+"
        b.acted.add(spy)
        if vetoed:
            b.markers[asked] = "used"
            stays = False
        else:
            stays = yield from getattr(self, f"do_{SPIES[spy].action}")(me, spy, named)
        b.acting = None
        if not stays:
            self.place(spy)
        if self.repelling:
            self.leave_guarding(self.repelling)
            self.place(self.repelling)
            self.repelling = ""

    repelling = ""

    def repelled(self, me: int, target: str) -> Generator[Question, str, bool]:
        """Whether an attack on this spy fails (R6.10)."""
        b = self.b
        employer = b.boss.get(target, me)
        if employer == me:
            return False
        if target in b.guards:
            self.repelling = b.guards[target]
        elif target in b.posted:
            self.repelling = target
        elif target in b.ready[employer] and (guards := posted_guards(b, employer)):
            answer = yield Question("r_guard", employer, [f"g:{guard}" for guard in guards] + ["g-"])
            self.repelling = answer[2:]
        return bool(self.repelling)

    def leave_guarding(self, guard: str) -> None:
        b = self.b
        for ward, its_guard in list(b.guards.items()):
            if its_guard == guard:
                del b.guards[ward]
        if guard in b.posted:
            b.posted.remove(guard)
            b.ready[b.boss[guard]].remove(guard)

    # ---- section 7: each tells whether the acting spy stays somewhere ------------------------------------------------

    def do_gain(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        for text in named:
            self.give(int(text[0]) - 1, text[1], 1)
        return False
        yield

    def do_burn(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        for text in named:
            self.b.secrets[int(text[0]) - 1][text[1]] -= 1
        return False
        yield

    def do_choke(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        self.b.deployed[int(named[0][1]) - 1].append(spy)
        return True
        yield

    def do_boost(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        for card in named:
            if (edge := self.take_from_wheel(card)) == 1:
                self.b.arrived.append(card)
            else:
                self.b.wheel[edge - 1].append(card)
        yield from self.arrivals()
        return False

    def do_delay(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        for card in named:
            if (yield from self.repelled(me, card)):
                break
            self.b.wheel[self.take_from_wheel(card) + 1].append(card)
        return False

    def take_from_wheel(self, card: str) -> int:
        edge = self.b.edge(card)
        self.b.wheel[edge].remove(card)
        return edge

    def do_open(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        self.b.extra += 1
        return False
        yield

    def do_recruit(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        self.b.recruiters[named[0]] = spy
        return True
        yield

    do_mask = do_recruit

    def do_desert(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        if not (yield from self.repelled(me, named[0])):
            del self.b.boss[named[0]]
            self.release_guard(named[0])
        return False

    def do_guard(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        if named == ["*"]:
            self.b.ready[me].append(spy)
            self.b.posted.add(spy)
        else:
            self.b.guards[named[0]] = spy
        return True
        yield

    def do_capture(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        self.score(me, "captures", 1)
        self.b.circle += 1
        return False
        yield

    def do_kill(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        b, victim = self.b, named[0]
        if (yield from self.repelled(me, victim)):
            return False
        for zone in [*b.ready, *b.deployed, *b.wheel.values()]:
            if victim in zone:
                zone.remove(victim)
        b.recruiters = {card: recruiter for card, recruiter in b.recruiters.items() if recruiter != victim}
        b.posted.discard(victim)
        del b.boss[victim]
        self.release_guard(victim)
        b.out.append(victim)
        return False

    def do_swap(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        b = self.b
        for card in named:
            if (yield from self.repelled(me, card)):
                return False
        one, other = named
        for card, receiver in ((one, b.boss[other]), (other, b.boss[one])):
            b.ready[b.boss[card]].remove(card)
            b.ready[receiver].append(card)
            b.posted.discard(card)
            self.release_guard(card)
        b.boss[one], b.boss[other] = b.boss[other], b.boss[one]
        return False

    def do_thwart(self, me: int, spy: str, named: list[str]) -> Generator[Question, str, bool]:
        b, target = self.b, named[0]
        if target[0] == "P":
            b.deployed[int(target[1]) - 1].append(spy)
            return True
        if not (yield from self.repelled(me, target)):
            b.ready[b.boss[target]].remove(target)
            b.wheel[SPIES[target].prep].append(target)  # its flag stays as it was (R6.18)
        return False

    # ---- section 8 ---------------------------------------------------------------------------------------------------

    def phase_three(self) -> Story:
        yield from self.rotate()
        while (yield from self.spun()):
            pass

    def spun(self) -> Generator[Question, str, bool]:
        """Whether somebody has turned the wheel once more (R8.13)."""
        b = self.b
        for seat in self.order():
            able = [card for card in b.ready[seat] if SPIES[card].action == "spin"]
            if not able:
                continue
            answer = yield Question("p3_spin", seat, [f"t:{card}" for card in able] + ["t-"])
            if answer != "t-":
                b.acting = answer[2:]
                b.ready[seat].remove(b.acting)
                yield from self.rotate()
                self.place(b.acting)
                b.acting = None
                return True
        return False

    def arrivals(self) -> Story:
        """R8.2"""
        b = self.b
        while b.arrived:
            spy = b.arrived[0]
            if spy in b.boss:
                b.ready[b.boss[spy]].append(b.arrived.pop(0))
                continue
            recruiter = b.recruiters.get(spy)
            if recruiter and SPIES[recruiter].action == "recruit":
                answer = yield Question("h_division", b.boss[recruiter], [f"h:{d}" for d in DIVISIONS])
                yield from self.majority(spy, answer[2])
            elif recruiter:
                yield from self.auction(spy, SPIES[spy].division, self.order())
            elif SPIES[spy].division == "N":
                colour = SPIES[spy].bid
                yield from self.auction(spy, DIVISIONS if colour == "G" else colour, self.order())
            else:
                yield from self.majority(spy, SPIES[spy].division)
            if recruiter:
                del b.recruiters[spy]
                self.place(recruiter)

    def majority(self, spy: str, division: str) -> Story:
        counts = [secrets[division] for secrets in self.b.secrets]
        candidates = [seat for seat in self.order() if counts[seat] == max(counts)]
        if len(candidates) == 1:
            self.hire(candidates[0], spy)
        else:
            yield from self.auction(spy, division, candidates)

    def hire(self, seat: int, spy: str) -> None:
        self.b.arrived.remove(spy)
        self.b.boss[spy] = seat
        self.b.ready[seat].append(spy)

    def auction(self, spy: str, divisions: str, participants: list[int]) -> Story:
        """R8.5 to R8.7"""
        standing, bids, still_in, place = 0, dict.fromkeys(participants, 0), list(participants), 0
        while len(still_in) > 1:
            seat = still_in[place]
            answer = "b-"
            if self.b.cover(seat, divisions) > standing:
                answer = yield Question("h_bid", seat, [f"b:{standing + 1}", "b-"])
            if answer == "b-":
                still_in.pop(place)
            else:
                standing += 1
                bids[seat] = standing
                place += 1
            place %= len(still_in)
        (winner,) = still_in
        if bids[winner]:
            yield from self.payment(winner, divisions, bids[winner])
        self.hire(winner, spy)

    def payment(self, seat: int, divisions: str, price: int) -> Story:
        b = self.b
        whole = whole_payments(b, seat, divisions, price)
        if len(whole) == 1:
            used, split = whole[0]
        else:
            steps, left = list[str](), price
            while left > 0:
                step = (yield Question("h_pay", seat, payments(b, seat, divisions, left, steps)))[1:]
                steps.append(step)
                left -= int(step[1:]) if is_secrets(step) else SPIES[step].k
            used = [step for step in steps if not is_secrets(step)]
            split = {d: sum(int(step[1:]) for step in steps if is_secrets(step) and step[0] == d) for d in divisions}
        for division, amount in split.items():
            b.secrets[seat][division] -= amount
        for purse in used:
            b.ready[seat].remove(purse)
            self.place(purse)

    # ---- section 10 --------------------------------------------------------------------------------------------------

    def check_circle(self) -> None:
        if self.b.circle >= 20:
            raise Over(End("chaos", self.ranking(-1)))

    def check_players(self) -> None:
        if max(self.b.vp) >= 20:
            raise Over(End("victory", self.ranking(1)))
        if self.b.turn == self.turn_limit:
            raise Over(End("turn_limit", self.ranking(1)))

    def ranking(self, sign: int) -> list[list[int]]:
        marks = {seat: (sign * self.b.vp[seat], sign * self.b.total(seat)) for seat in range(self.b.seats)}
        return [[s for s in marks if marks[s] == mark] for mark in sorted(set(marks.values()), reverse=True)]


def butterflies(divisions: list[str]) -> int:
    """R6.16: how many pictures can be made of these infiltrated spies."""
    counts, jokers = [divisions.count(d) for d in DIVISIONS], divisions.count("N")
    best = 0
    for m in range(1, len(divisions) // 4 + 1):
        real = sum(min(count, m) for count in counts)
        if real >= m and 4 * m - real <= jokers:
            best = m
    return best
