"""What a choice would lead to, as far as the one who asks can know: for the picture and the sentence."""

from __future__ import annotations

import msgspec

from orichalcum.games.colovini.pieces import FIGURES, ITEMS
from orichalcum.games.colovini.rules.bridges import SPAN
from orichalcum.games.colovini.rules.ids import LAY_BRIDGE, TURN, WALK_ON
from orichalcum.games.colovini.rules.taking import free_tile
from orichalcum.games.colovini.rules.turn import SELL, STUCK
from orichalcum.games.colovini.rules.walking import next_tile, toll
from orichalcum.games.colovini.table import HOME, Colovini, first_gap, is_bridged


class Preview(msgspec.Struct, frozen=True):
    """One choice: a walk from `start` to `end`, or a bridge, or a tile to sell.  -1 is "none" everywhere.

    `card` is the item played; `busy` says that the goal is occupied, so that another card must follow; `took` is the
    space whose tile would be gained; `crossed` are the first spaces of the gaps that cost; `owed` all tolls so far.
    """

    figure: int = -1
    card: int = -1
    start: int = HOME
    end: int = -1
    busy: bool = False
    took: int = -1
    owed: int = 0
    crossed: tuple[int, ...] = ()
    bridge: int = -1
    sells: int = -1


def preview(t: Colovini, option: int) -> Preview | None:
    """Of an option of a turn, of walking on, or of a bridge; None where there is nothing to be shown."""
    step, who = t.top() & 0xFF, t.who()
    if step == WALK_ON:
        return _walk(t, who, t.figure, t.at, option, t.owed)
    if step in (TURN, LAY_BRIDGE) and option >= SPAN:
        return Preview(bridge=option - SPAN)
    if step != TURN or option == STUCK:
        return None
    if option >= SELL:
        return Preview(sells=option - SELL)
    figure = option // ITEMS
    return _walk(t, who, figure, t.place[who * FIGURES + figure], option % ITEMS, 0)


def _walk(t: Colovini, who: int, figure: int, start: int, item: int, owed: int) -> Preview:
    end = next_tile(t, start, item)
    busy = end != t.shore and t.stander[end] != 0
    return Preview(
        figure=who * FIGURES + figure, card=item, start=start, end=end, busy=busy, took=-1 if busy else _gain(t, start, end),
        owed=owed + toll(t, start, end), crossed=_crossed(t, start, end),
    )  # fmt: skip


def _gain(t: Colovini, start: int, end: int) -> int:
    """The tile the walk would bring: the figure has left its own, which may be the one (5.2)."""
    c = t.copy()
    if start != HOME:
        c.stander[start] = 0
    behind = free_tile(c, end - 1, -1, -1)
    if behind >= 0 or not c.take_ahead or end == c.shore:
        return behind
    return free_tile(c, end + 1, c.shore, 1)


def _crossed(t: Colovini, start: int, end: int) -> tuple[int, ...]:
    found: list[int] = []
    gap = first_gap(t, max(start, 0))
    while gap < end:
        if not is_bridged(t, gap):
            found.append(gap)
        gap = first_gap(t, gap + 1)
    return tuple(found)
