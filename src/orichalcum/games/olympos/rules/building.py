"""Wonders: stars from everywhere, a price in time (RULES 7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import (
    BUILDING,
    CARD_STARS,
    CARDS,
    CELLS,
    COLUMNS,
    GOD_STARS,
    GODS,
    SLOTS,
    STARS,
)
from orichalcum.games.olympos.rules.ids import BUILT, OFFER_CARDS, PAY, PLAYED, SPEND_STARS, SPENT_STAR
from orichalcum.games.olympos.rules.paying import tell_price
from orichalcum.games.olympos.table import Olympos, delay, from_gods, lose_card, star_tokens, trait_of
from orichalcum.kernel.table import Step, pending

WONDER: Final = 7


def price_of(t: Olympos, who: i64) -> i64:
    """7, with Architecture 5, and what the Erinyes add (7.3)."""
    return WONDER - trait_of(t, who, BUILDING) + delay(t, who)


def lasting_stars(t: Olympos, who: i64, column: i64) -> i64:
    """Star tokens, tiles, and own bonus discs in the column of the wonder: none of these is spent (7.1)."""
    stars = star_tokens(t, who) + trait_of(t, who, STARS)
    for place in range(column * SLOTS, CELLS * SLOTS, COLUMNS * SLOTS):
        for slot in range(SLOTS):
            if t.slot[place + slot] == who + 1:
                stars += 1
    return stars


def star_cards(t: Olympos, who: i64) -> i64:
    n: i64 = 0
    for card in range(CARDS):
        n += t.hand[who * CARDS + card] * t.pieces.card[CARD_STARS * CARDS + card]
    return n


def missing_stars(t: Olympos, who: i64, column: i64) -> i64:
    """Those that must come from star cards or from Athena (7.2)."""
    missing = t.pieces.wonder_stars[t.column[column] - 1] - lasting_stars(t, who, column)
    return missing if missing > 0 else 0


def all_stars(t: Olympos, who: i64, column: i64) -> i64:
    return lasting_stars(t, who, column) + from_gods(t, who, GOD_STARS) + star_cards(t, who)


def begin_wonder(t: Olympos, who: i64, column: i64) -> None:
    """Lasting stars count first, then the cards without which it would not do; for the rest there may be a choice (7.2).

    The question depends on the number of cards only, so it does not tell which they are.
    """
    t.price = price_of(t, who)
    tell_price(t, who, trait_of(t, who, BUILDING))
    t.then(pending(OFFER_CARDS, who), pending(PAY, who))
    missing = missing_stars(t, who, column)
    gods = from_gods(t, who, GOD_STARS)
    rest = missing if missing < gods else gods
    spend_cards(t, who, missing - rest)
    if rest != 0 and t.hand_size[who] >= rest:
        t.then(pending(SPEND_STARS, who, column | rest << 8))
    else:
        build(t, who, column, rest)


class SpendStars(Step[Olympos]):
    """How many of the last missing stars come from cards; Athena gives the others (7.2).

    x is the column, and 256 times the missing stars.
    """

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        missing = x >> 8
        cards = star_cards(t, who)
        for n in range((missing if missing < cards else cards) + 1):
            out = append(out, n)
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        spend_cards(t, who, option)
        build(t, who, x & 255, (x >> 8) - option)


def build(t: Olympos, who: i64, column: i64, from_god: i64) -> None:
    """Take the wonder; what the cards have not given is given by Athena, once (7.2)."""
    wonder = t.column[column] - 1
    if from_god != 0:
        spend_god_star(t, who)
    t.column[column] = 0
    t.wonders[who] |= 1 << wonder
    t.tell(BUILT, who, wonder, column)


def spend_god_star(t: Olympos, who: i64) -> None:
    for god in range(GODS):
        if t.pieces.god[GOD_STARS * GODS + god] != 0 and (t.marked[god] >> who) & 1 != 0:
            t.marked[god] &= ~(1 << who)
            t.tell(SPENT_STAR, who, god)


def spend_cards(t: Olympos, who: i64, n: i64) -> None:
    for card in range(CARDS):
        while n > 0 and t.pieces.card[CARD_STARS * CARDS + card] != 0 and t.hand[who * CARDS + card] != 0:
            lose_card(t, who, card)
            t.tell(PLAYED, who, card)
            n -= 1
