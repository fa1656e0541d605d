"""Bridges: one a seat, laid during the own turn into any gap, free for all and for ever (RULES 9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.colovini.pieces import FIGURES
from orichalcum.games.colovini.rules.ids import BRIDGED_ALREADY, LAID_BRIDGE, LAY_BRIDGE, NO_BRIDGE_LEFT
from orichalcum.games.colovini.table import Colovini, arrived, first_gap, is_bridged, open_gap
from orichalcum.kernel.rows import changed
from orichalcum.kernel.table import DO, Step, pending, refusal

SPAN: Final = 64  # + first space of the gap
DONE: Final = 0


def spans(t: Colovini, out: vec[i64]) -> vec[i64]:
    """A bridge may lie in any gap that has none (9.1)."""
    path = t.path
    gap: i64 = -1
    bridged = False
    for i in range(1, t.shore):
        if path[i] != 0:
            if gap >= 0 and not bridged:
                out = append(out, SPAN + gap)
            gap = -1
        else:
            if gap < 0 and path[i - 1] != 0:
                gap = i
                bridged = False
            if t.bridged[i] != 0:
                bridged = True
    return out


def why_not_span(t: Colovini, who: i64, out: vec[i64]) -> vec[i64]:
    """Every gap that may not be bridged now: the seat's bridge is laid, or there is one already."""
    gap = first_gap(t, 0)
    while gap < t.shore:
        if t.bridges[who] == 0:
            out = append(out, refusal(SPAN + gap, NO_BRIDGE_LEFT))
        elif is_bridged(t, gap):
            out = append(out, refusal(SPAN + gap, BRIDGED_ALREADY))
        gap = first_gap(t, gap + 1)
    return out


def lay_bridge(t: Colovini, who: i64, gap: i64) -> None:
    t.busy = True
    t.bridged = changed(t.bridged, gap, 1)
    t.bridges = changed(t.bridges, who, 0)
    t.tell(LAID_BRIDGE, who, gap)


class AfterMove(Step[Colovini]):
    """Once the tile is taken the bridge may still be laid, if there is where, but not by who ends the game (9.2)."""

    kind: i64 = DO

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        if not t.bridge_after or t.bridges[who] == 0 or arrived(t, who) == FIGURES:
            return
        if open_gap(t, 0) < t.shore:
            t.then(pending(LAY_BRIDGE, who))


class LayBridge(Step[Colovini]):
    """Lay the bridge now, or keep it (9.2)."""

    def options(self, t: Colovini, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return spans(t, append(out, DONE))

    def refused(self, t: Colovini, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return why_not_span(t, who, out)

    def chosen(self, t: Colovini, who: i64, x: i64, option: i64) -> None:
        if option != DONE:
            lay_bridge(t, who, option - SPAN)
