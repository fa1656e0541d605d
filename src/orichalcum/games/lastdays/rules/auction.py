"""The auction phase up to the bids: rows of five, five auctions, Spies (RULES 6.1 to 6.6, 10.10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.lastdays.pieces import KINDS, ORAKLOS, SLOTS, SPY
from orichalcum.games.lastdays.rules.drawing import lose_policy
from orichalcum.games.lastdays.rules.ids import (
    BEGIN_SLOT,
    BID,
    BID_FACT,
    BID_TAKEN,
    END_SLOT,
    LAID,
    LAID_HIDDEN,
    OPEN_BID,
    RANK,
    SLOT_BEGAN,
    SPEND_BIDS,
    SPIED,
    SPY_WINDOW,
)
from orichalcum.games.lastdays.rules.order import holds_card, may_hold, take_order, use_special
from orichalcum.games.lastdays.table import LastDays, senator_of
from orichalcum.kernel.table import DO, EVERY_SEAT, LUCK, SEALED, Step, pending, refusal

PASS: Final = 0
SEND_SPY: Final = 1
KEEP_DOWN: Final = 32  # + the slots whose cards stay face down, one bit each


def part(draft: i64, slot: i64) -> i64:
    """1 + the card laid in a slot, of a row so far."""
    return (draft >> (5 * slot)) & 31


def row_size(t: LastDays, who: i64) -> i64:
    return SLOTS if t.hand_size[who] >= SLOTS else t.hand_size[who]


def laid_so_far(draft: i64) -> i64:
    slot: i64 = 0
    while slot < SLOTS and part(draft, slot) != 0:
        slot += 1
    return slot


class LayRow(Step[LastDays]):
    """Five cards of the hand in a row, face down, all seats at once; Oraklos may keep two of them down (6.1, 6.2)."""

    kind: i64 = SEALED

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        draft = t.draft[who]
        size = laid_so_far(draft)
        if size == row_size(t, who):
            return down_choices(t, size, out)
        for kind in range(KINDS):
            left = t.hand[who * KINDS + kind]
            for slot in range(size):
                if part(draft, slot) == kind + 1:
                    left -= 1
            if left > 0:
                out = append(out, kind)
        return out

    def joined(self, t: LastDays, who: i64, x: i64, draft: i64, option: i64) -> i64:
        if option >= KEEP_DOWN:
            return draft | (1 + option - KEEP_DOWN) << (5 * SLOTS)
        return draft | (option + 1) << (5 * laid_so_far(draft))

    def is_complete(self, t: LastDays, who: i64, x: i64, draft: i64) -> bool:
        if laid_so_far(draft) < row_size(t, who):
            return False
        return senator_of(t, who) != ORAKLOS or draft >> (5 * SLOTS) != 0

    def sees(self, t: LastDays, who: i64, x: i64) -> i64:
        """Of Oraklos's row not all comes to light when it is opened."""
        return 1 << who if senator_of(t, who) == ORAKLOS else EVERY_SEAT

    def opened(self, t: LastDays, x: i64) -> None:
        for who in range(t.seats):
            lay_row(t, who, t.sealed[who] - 1)
        t.reveal()
        t.slot = 0
        t.then(pending(BEGIN_SLOT, LUCK))


def down_choices(t: LastDays, size: i64, out: vec[i64]) -> vec[i64]:
    """Which cards stay face down: none, or as many as Oraklos keeps (ruling 35); with 14.7 also fewer."""
    for mask in range(1 << size):
        n: i64 = 0
        for slot in range(size):
            n += (mask >> slot) & 1
        most = t.pieces.oraklos_cards
        if n == 0 or n == most or (t.oraklos_one and n < most):  # noqa: PLR1714 - a tuple would cost
            out = append(out, KEEP_DOWN + mask)
    return out


def lay_row(t: LastDays, who: i64, draft: i64) -> None:
    """The cards leave the hand; all but those kept down are turned up."""
    kept = (draft >> (5 * SLOTS)) - 1 if draft >> (5 * SLOTS) != 0 else 0
    for slot in range(SLOTS):
        kind = part(draft, slot) - 1
        if kind < 0:
            continue
        if (kept >> slot) & 1:
            t.hand[who * KINDS + kind] -= 1
            t.hand_size[who] -= 1
            t.laid[who * SLOTS + slot] = kind + 1
            t.down[who * SLOTS + slot] = 1
            t.tell(LAID_HIDDEN, who, slot)
        else:
            lose_policy(t, who, kind)
            t.cards[who * SLOTS + slot] = kind + 1
            t.tell(LAID, who, slot, kind)


class BeginSlot(Step[LastDays]):
    """One auction for each card of the row, from the left (6.3)."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        take_order(t)
        t.users = 0
        t.gods_taken = False
        t.winners = t.pieces.winners[t.seats]
        for seat in range(t.seats):
            t.bid[seat] = 0
        t.tell(SLOT_BEGAN, LUCK, t.slot)
        t.then(pending(RANK, LUCK), pending(END_SLOT, LUCK))
        if t.pieces.open[t.event] != 0:
            t.then(pending(OPEN_BID, t.order[t.seats - 1], t.seats - 1))
        else:
            t.then(pending(BID, LUCK), pending(SPEND_BIDS, LUCK))


class Bid(Step[LastDays]):
    """Secretly any number of cubes, or none (6.4)."""

    kind: i64 = SEALED

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for cubes in range(t.stock[who] + 1):
            out = append(out, cubes)
        return out

    def opened(self, t: LastDays, x: i64) -> None:
        for place in range(t.seats):
            who = t.order[place]
            t.bid[who] = t.sealed[who] - 1
            t.tell(BID_FACT, who, t.slot, t.bid[who])
        t.reveal()


class OpenBid(Step[LastDays]):
    """One bid each, the last of the senate first; no bid above 0 twice (6.5).  x is the place in the senate order."""

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for cubes in range(t.stock[who] + 1):
            if cubes == 0 or not is_bid(t, cubes):
                out = append(out, cubes)
        return out

    def refused(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for cubes in range(1, t.stock[who] + 1):
            if is_bid(t, cubes):
                out = append(out, refusal(cubes, BID_TAKEN, cubes))
        return out

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        t.bid[who] = option
        t.tell(BID_FACT, who, t.slot, option)
        if x != 0:
            t.then(pending(OPEN_BID, t.order[x - 1], x - 1))
        else:
            t.then(pending(SPEND_BIDS, LUCK))


def is_bid(t: LastDays, cubes: i64) -> bool:
    for seat in range(t.seats):
        if t.bid[seat] == cubes:
            return True
    return False


class SpendBids(Step[LastDays]):
    """All cubes go onto the bidders' own cards and are spent, won or not (6.6); then Spies may follow."""

    kind: i64 = DO

    def chosen(self, t: LastDays, who: i64, x: i64, option: i64) -> None:
        for seat in range(t.seats):
            spend(t, seat, t.bid[seat])
        offer_spies(t, 0)


def spend(t: LastDays, who: i64, cubes: i64) -> None:
    t.stock[who] -= cubes
    t.spent[who * SLOTS + t.slot] += cubes


def offer_spies(t: LastDays, first: i64) -> None:
    """All who may hold a Spy and have a cube for him are asked, until everybody passes (10.10).  Ruling 5."""
    asked: i64 = 0
    for seat in range(t.seats):
        if t.stock[seat] >= t.pieces.spy_cubes and may_hold(t, seat, SPY):
            asked |= 1 << seat
    if asked != 0:
        t.then(pending(SPY_WINDOW, LUCK, first | asked << 3))


class SpyWindow(Step[LastDays]):
    """Of all who would send one the next in senate order does, and all are asked again (10.10).

    x: whose turn in the order it is to go first, and 8 times the seats asked.
    """

    kind: i64 = SEALED
    quiet: bool = True
    passing: i64 = PASS

    def seats(self, t: LastDays, x: i64) -> i64:
        return x >> 3

    def options(self, t: LastDays, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, PASS)
        return append(out, SEND_SPY) if holds_card(t, who, SPY) else out

    def sees(self, t: LastDays, who: i64, x: i64) -> i64:
        """Whoever would have sent one too keeps it, and has shown nothing."""
        return 1 << who

    def opened(self, t: LastDays, x: i64) -> None:
        t.reveal()
        for i in range(t.seats):
            place = ((x & 7) + i) % t.seats
            seat = t.order[place]
            if t.sealed[seat] == 1 + SEND_SPY:
                use_special(t, seat, SPY)
                spend(t, seat, t.pieces.spy_cubes)
                t.bid[seat] += t.pieces.spy_cubes
                t.tell(SPIED, seat, t.bid[seat])
                offer_spies(t, (place + 1) % t.seats)
                return
