"""Colovini's final account: points, tolls for those still on the way, and the cheapest way to pay (RULES 10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orichalcum.games.colovini.pieces import FIGURES
from orichalcum.games.colovini.rules.walking import toll
from orichalcum.games.colovini.table import VALUES, Colovini
from orichalcum.kernel.rows import row


class Account:
    """One seat's account: what it has, what it owes, what that takes, what is left."""

    def __init__(self, tiles: i64, cards: i64, cost: i64, paid: i64) -> None:
        self.tiles = tiles
        self.cards = cards
        self.cost = cost
        self.paid = paid

    def score(self) -> i64:
        return self.tiles + self.cards - self.paid


def account(t: Colovini, who: i64) -> Account:
    """As if the game ended now: everybody still on the way goes straight home (10.3 to 10.6)."""
    tiles = tile_points(t, who)
    cost = way_home(t, who)
    return Account(tiles, t.hand_size[who], cost, cheapest_payment(t, who, cost, tiles))


def score(t: Colovini, who: i64) -> i64:
    return account(t, who).score()


def tile_points(t: Colovini, who: i64) -> i64:
    sum: i64 = 0
    for value in range(1, VALUES):
        sum += t.loot[who * VALUES + value] * value
    return sum


def way_home(t: Colovini, who: i64) -> i64:
    """What all figures of a seat still have to pay; two figures pay the same gap twice (10.3)."""
    sum: i64 = 0
    for figure in range(who * FIGURES, who * FIGURES + FIGURES):
        if t.place[figure] != t.shore:
            sum += toll(t, t.place[figure], t.shore)
    return sum


def cheapest_payment(t: Colovini, who: i64, cost: i64, tiles: i64) -> i64:
    """The least sum of tiles and cards that reaches the cost (10.4), or the whole debt if none does (10.5)."""
    cards = t.hand_size[who]
    if cost == 0 or tiles + cards < cost:
        return cost
    return least_sum(tile_sums(t, who, tiles), cost, cards)


def tile_sums(t: Colovini, who: i64, tiles: i64) -> vec[i64]:
    """For every sum that some of a seat's tiles make the value of one of them; -1 for sums that they do not make."""
    sums = row(tiles + 1, -1)
    sums[0] = 0
    for value in range(1, VALUES):
        for _ in range(t.loot[who * VALUES + value]):
            sum = tiles
            while sum >= value:
                if sums[sum] < 0 and sums[sum - value] >= 0:
                    sums[sum] = value
                sum -= 1
    return sums


def least_sum(sums: vec[i64], cost: i64, cards: i64) -> i64:
    """The least sum that reaches a cost; cards fill up one by one."""
    sum = cost - cards if cost > cards else 0
    while sums[sum] < 0:
        sum += 1
    return max(sum, cost)


def cheapest_pieces(t: Colovini, who: i64, cost: i64, cards: i64) -> vec[i64]:
    """A cheapest payment with so many cards at hand: how many tiles of each value, and at 0 how many cards, the fewest.

    Of a price that can be paid.
    """
    pieces = row(VALUES, 0)
    sums = tile_sums(t, who, tile_points(t, who))
    sum = least_sum(sums, cost, cards)
    while sum >= len(sums) or sums[sum] < 0:
        pieces[0] += 1
        sum -= 1
    while sum > 0:
        pieces[sums[sum]] += 1
        sum -= sums[sum]
    return pieces
