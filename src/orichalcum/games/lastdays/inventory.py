"""How many pieces of every kind there are, wherever they lie."""

from __future__ import annotations

from orichalcum.games.lastdays.pieces import COLOURS, KINDS, NEUTRAL, SHIPS, SLOTS, SPECIALS
from orichalcum.games.lastdays.table import LastDays


def inventory(t: LastDays) -> tuple[int, ...]:
    """Cubes of each seat, neutrals, policy cards and special cards by kind."""
    return (*(cubes(t, who) for who in range(t.seats)), neutrals(t), *policy(t), *specials(t))


def cubes(t: LastDays, who: int) -> int:
    lying = t.stock[who] + t.before[who] + t.senate[who] + t.lost[who] + t.landed[who]
    return lying + sum(t.spent[who * SLOTS : who * SLOTS + SLOTS]) + on_ships(t, who)


def on_ships(t: LastDays, colour: int) -> int:
    return sum(t.seated[ship * COLOURS + colour] + t.below[ship * COLOURS + colour] for ship in range(SHIPS))


def neutrals(t: LastDays) -> int:
    return t.camp + t.landed[NEUTRAL] + on_ships(t, NEUTRAL)


def policy(t: LastDays) -> list[int]:
    rows = [0] * KINDS
    for card in (*t.cards, *t.laid):
        if card:
            rows[card - 1] += 1
    hands = [sum(t.hand[who * KINDS + kind] for who in range(t.seats)) for kind in range(KINDS)]
    return [rows[kind] + hands[kind] + t.pile[kind] + t.discard[kind] + t.gods[kind] for kind in range(KINDS)]


def specials(t: LastDays) -> list[int]:
    hands = [sum(t.special[who * SPECIALS + kind] for who in range(t.seats)) for kind in range(SPECIALS)]
    return [hands[kind] + t.special_pile[kind] + t.special_discard[kind] for kind in range(SPECIALS)]
