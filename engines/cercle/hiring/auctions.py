"""Auctions: who bids, who hires, how it is paid, and the purses that help (R8.5 to R8.12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TypeAlias

from engines.cercle import actions as act
from engines.cercle.actions import Amount, AtSpy, Bid, PassBid
from engines.cercle.box.contents import ACTION, BID, DIVISION_CODES, DIVISIONS, SPY_CODES, STRENGTH
from engines.cercle.events import told
from engines.cercle.moves.asking import Asked
from engines.cercle.moves.placing import detached, employed, made_ready, not_ready, prepared
from engines.cercle.state import NONE, State, changed, secrets_of
from engines.game import Event, Seat
from engines.stack import pushed

NOTHING_PAID = (0,) * len(DIVISIONS)

Payment: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Purses in the order they are used, and secrets by division."""


def purses(state: State, seat: Seat) -> tuple[int, ...]:
    """The ready spies that help to pay (R8.10)."""
    return tuple([spy for spy in state.ready[seat] if ACTION[spy] == BID])


def cover(state: State, seat: Seat, divisions: Sequence[int]) -> int:
    """R8.8: as much as a seat can pay."""
    own = secrets_of(state, seat)
    return sum([own[division] for division in divisions]) + sum([STRENGTH[spy] for spy in purses(state, seat)])


@dataclass(frozen=True, slots=True)
class Bidding(Asked[Bid | PassBid]):
    """R8.6: who speaks raises by one or passes for good."""

    spy: int
    divisions: tuple[int, ...]
    order: tuple[Seat, ...]  # of all who took part
    waiting: tuple[Seat, ...]  # still in, the next to speak first
    bids: tuple[int, ...]  # by seat, the last one each
    bid: int = 0
    phase = "h_bid"

    @property
    def seat(self) -> Seat:  # type: ignore[override]  # it follows from who waits
        return self.waiting[0]

    def legal(self, state: State, seat: Seat) -> Sequence[Bid | PassBid]:  # noqa: ARG002
        return act.BIDS[self.bid + 1], act.PASS_BID

    def answered(self, state: State, seat: Seat, action: Bid | PassBid, events: list[Event]) -> State:
        if isinstance(action, PassBid):
            events.append(told("bid_pass", by=seat))
            return _next_bid(state, replace(self, waiting=self.waiting[1:]), events)
        bid = self.bid + 1
        events.append(told("bid", by=seat, bid=bid))
        waiting = (*self.waiting[1:], seat)
        return _next_bid(state, replace(self, waiting=waiting, bids=changed(self.bids, seat, bid), bid=bid), events)


def auctioned(
    state: State, spy: int, divisions: tuple[int, ...], seats: tuple[Seat, ...], events: list[Event]
) -> State:
    """An auction among these seats, in this order, with secrets of these divisions (R8.5)."""
    codes = [DIVISION_CODES[division] for division in divisions]
    events.append(told("auction", spy=SPY_CODES[spy], divisions=[*codes], seats=[*seats]))
    return _next_bid(state, Bidding(spy, divisions, seats, seats, (0,) * state.variant.seats), events)


def _next_bid(state: State, auction: Bidding, events: list[Event]) -> State:
    """Whoever cannot cover the next bid is out; the last one left hires without being asked (R8.6, R8.7)."""
    waiting, bid = auction.waiting, auction.bid + 1
    while len(waiting) > 1 and cover(state, waiting[0], auction.divisions) < bid:
        events.append(told("bid_out", by=waiting[0], bid=bid))
        waiting = waiting[1:]
    if waiting != auction.waiting:
        auction = replace(auction, waiting=waiting)
    return pushed(state, auction) if len(waiting) > 1 else _won(state, auction, events)


def _won(state: State, auction: Bidding, events: list[Event]) -> State:
    """R8.7, R8.9: paid at once, and by itself if there is one way only (R3.4)."""
    seat = auction.waiting[0]
    price = auction.bids[seat]
    if price == 0:
        return hired(state, auction.spy, seat, 0, "auction", events)
    paying = Paying(auction, seat, price)
    only, *others = islice(payments(state, seat, auction.divisions, price), 2)
    return pushed(state, paying) if others else _paid(state, paying, only, events)


@dataclass(frozen=True, slots=True)
class Paying(Asked[AtSpy | Amount]):
    """R8.9 to R8.11, step by step: purses first, then secrets (R3.6)."""

    auction: Bidding
    seat: Seat
    price: int
    purses: tuple[int, ...] = ()
    secrets: tuple[int, ...] = NOTHING_PAID
    steps: tuple[AtSpy | Amount, ...] = ()
    phase = "h_pay"

    @property
    def is_draft(self) -> bool:
        return bool(self.steps)

    @property
    def left(self) -> int:
        return max(0, self.price - sum([STRENGTH[spy] for spy in self.purses]) - sum(self.secrets))

    def legal(self, state: State, seat: Seat) -> Sequence[AtSpy | Amount]:
        found, left = list[AtSpy | Amount](), self.left
        if not any(self.secrets):
            found += [act.AT_SPIES[spy] for spy in purses(state, seat) if spy not in self.purses]
        own, divisions = secrets_of(state, seat), self.auction.divisions
        if sum([own[division] - self.secrets[division] for division in divisions]) >= left:
            for division in divisions:
                most = min(own[division] - self.secrets[division], left)
                found += act.AMOUNTS[division][1 : most + 1]
        return found

    def answered(self, state: State, seat: Seat, action: AtSpy | Amount, events: list[Event]) -> State:  # noqa: ARG002
        steps = (*self.steps, action)
        if isinstance(action, AtSpy):
            paying = replace(self, purses=(*self.purses, action.spy), steps=steps)
        else:
            paid = self.secrets[action.division] + action.count
            paying = replace(self, secrets=changed(self.secrets, action.division, paid), steps=steps)
        return pushed(state, paying) if paying.left else _paid(state, paying, (paying.purses, paying.secrets), events)


def payments(state: State, seat: Seat, divisions: Sequence[int], price: int) -> Iterator[Payment]:
    """Every whole payment of a price: purses in any order, none of them at price 0, and every split of the rest."""
    own = secrets_of(state, seat)

    def splits(rest: int, at: int, paid: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if at == len(divisions):
            if rest == 0:
                yield paid
            return
        division = divisions[at]
        behind = sum([own[other] for other in divisions[at + 1 :]])
        for count in range(max(0, rest - behind), min(own[division], rest) + 1):
            yield from splits(rest - count, at + 1, changed(paid, division, count))

    def wholes(used: tuple[int, ...], rest: int) -> Iterator[Payment]:
        for paid in splits(rest, 0, NOTHING_PAID):
            yield used, paid
        for spy in purses(state, seat) if rest else ():
            if spy not in used:
                yield from wholes((*used, spy), max(0, rest - STRENGTH[spy]))

    return wholes((), price)


def _paid(state: State, paying: Paying, payment: Payment, events: list[Event]) -> State:
    """The secrets are spent, the purses go to the wheel in the order named, the spy is taken (R8.11)."""
    (used, paid), seat, spy = payment, paying.seat, paying.auction.spy
    if any(paid):
        own = [count - less for count, less in zip(secrets_of(state, seat), paid, strict=True)]
        state = state._replace(secrets=(*state.secrets[: 4 * seat], *own, *state.secrets[4 * seat + 4 :]))
    codes = [SPY_CODES[purse] for purse in used]
    events.append(told("pay", state, by=seat, spy=SPY_CODES[spy], price=paying.price, purses=[*codes], secrets=[*paid]))
    for purse in used:
        state = prepared(not_ready(state, purse, seat), purse, events, "purse")
    return hired(state, spy, seat, paying.price, "auction", events)


def hired(state: State, spy: int, seat: Seat, price: int, why: str, events: list[Event]) -> State:
    """The first of the queue is ready for its new employer; then its recruiter goes to the wheel (R8.2, R8.4)."""
    state = employed(made_ready(state._replace(arrived=state.arrived[1:]), spy, seat), spy, seat)
    events.append(told("hire", state, by=seat, spy=SPY_CODES[spy], price=price, why=why))
    recruiter = state.carried[spy]
    return state if recruiter == NONE else prepared(detached(state, spy), recruiter, events, "recruiter")
