"""A turn: cards first if you like, then one action: expansion, discovery, or a wonder (RULES 3, 10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import CELLS, COLUMNS
from orichalcum.games.olympos.rules import building, discovering
from orichalcum.games.olympos.rules.destiny import play_card, playable_cards, why_not_card
from orichalcum.games.olympos.rules.ids import (
    BEGAN,
    CAMP_EMPTY,
    ENDED,
    GO_TO,
    NO_GOAL,
    NOT_YET,
    OWNED,
    PASS_ON,
    PASSED,
    TOO_FEW_STARS,
    TOO_LATE,
    TOO_POOR,
    TURN,
    WAITED,
)
from orichalcum.games.olympos.rules.moving import NEW_SETTLER, can_gain, fight_prices, settlers
from orichalcum.games.olympos.rules.paying import arrive, finish, lift_delay, move_marker
from orichalcum.games.olympos.table import Olympos, delay, is_last_turn, next_seat, spare_time
from orichalcum.kernel.table import DO, Step, pending, refusal

# How the options of a turn are numbered.
PASS: Final = 0
WAIT: Final = 1
CARD: Final = 2  # + the card
WONDER: Final = 16  # + the column
CELL: Final = 32  # + the cell
MOVE: Final = 64  # + the settler


class PassOn(Step[Olympos]):
    """The rearmost on the track acts, on one space the topmost; the game ends when all have finished (3.1, 10.1)."""

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        seat = next_seat(t)
        if seat < 0:
            t.over = True
            t.tell(ENDED, -1)
            return
        t.turns += 1
        t.then(pending(TURN, seat))
        t.tell(BEGAN, seat, t.marker[seat])


class Turn(Step[Olympos]):
    """One action, and any number of cards before it; at the last Zeus space one may pass instead (3.3, 8.2, 10.1)."""

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if is_last_turn(t, who):
            out = append(out, PASS)
        out = playable_cards(t, who, CARD, out)
        before = len(out)
        out = moves(t, who, out)
        out = discoveries(t, who, out)
        out = wonders(t, who, out)
        if len(out) == before and not is_last_turn(t, who):
            out = append(out, WAIT)
        return out

    def refused(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        if not is_last_turn(t, who):
            out = append(out, refusal(PASS, NOT_YET, t.marker[who], t.pieces.last_zeus))
        out = why_not_card(t, who, CARD, out)
        out = why_not_move(t, who, out)
        out = why_not_discovery(t, who, out)
        return why_not_wonder(t, who, out)

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        if option >= MOVE:
            t.then(pending(GO_TO, who, option - MOVE))
        elif option >= CELL:
            discovering.begin_discovery(t, who, option - CELL)
        elif option >= WONDER:
            building.begin_wonder(t, who, option - WONDER)
        elif option >= CARD:
            t.then(pending(TURN, who))
            play_card(t, who, option - CARD)
        elif option == WAIT:
            wait(t, who)
        else:
            lift_delay(t, who)
            t.tell(PASSED, who)
            finish(t, who)
            t.then(pending(PASS_ON, who))


def moves(t: Olympos, who: i64, out: vec[i64]) -> vec[i64]:
    """Every settler that can gain a territory in the time there is (4.1, 4.4)."""
    most = spare_time(t, who) - delay(t, who)
    fights = fight_prices(t, who)
    for settler in settlers(t, who, vec[i64]()):
        if can_gain(t, who, settler, fights, most):
            out = append(out, MOVE + settler)
    return out


def why_not_move(t: Olympos, who: i64, out: vec[i64]) -> vec[i64]:
    most = spare_time(t, who) - delay(t, who)
    fights = fight_prices(t, who)
    if t.camp[who] == 0:
        out = append(out, refusal(MOVE + NEW_SETTLER, CAMP_EMPTY))
    for settler in settlers(t, who, vec[i64]()):
        if not can_gain(t, who, settler, fights, most):
            out = append(out, refusal(MOVE + settler, NO_GOAL, most))
    return out


def discoveries(t: Olympos, who: i64, out: vec[i64]) -> vec[i64]:
    """Every cell whose tile the seat has not and can pay, in goods and in time (6.1 to 6.6)."""
    goods = discovering.goods_of(t, who)
    for cell in range(CELLS):
        kind = t.cell[cell] - 1
        if kind < 0 or (t.tiles[who] >> kind) & 1 != 0 or not discovering.can_pay(t, goods, cell):
            continue
        if discovering.least_price(t, who, cell) <= discovering.time_for(t, who, cell):
            out = append(out, CELL + cell)
    return out


def why_not_discovery(t: Olympos, who: i64, out: vec[i64]) -> vec[i64]:
    goods = discovering.goods_of(t, who)
    for cell in range(CELLS):
        kind = t.cell[cell] - 1
        if kind < 0:
            continue
        price = discovering.least_price(t, who, cell)
        most = discovering.time_for(t, who, cell)
        if (t.tiles[who] >> kind) & 1 != 0:
            out = append(out, refusal(CELL + cell, OWNED))
        elif not discovering.can_pay(t, goods, cell):
            out = append(out, refusal(CELL + cell, TOO_POOR, discovering.fewest_missing(t, goods, cell)))
        elif price > most:
            out = append(out, refusal(CELL + cell, TOO_LATE, price, most))
    return out


def wonders(t: Olympos, who: i64, out: vec[i64]) -> vec[i64]:
    """Every wonder for which there are stars and time enough (7.1, 7.3)."""
    if building.price_of(t, who) > spare_time(t, who):
        return out
    for column in range(COLUMNS):
        wonder = t.column[column] - 1
        if wonder >= 0 and building.all_stars(t, who, column) >= t.pieces.wonder_stars[wonder]:
            out = append(out, WONDER + column)
    return out


def why_not_wonder(t: Olympos, who: i64, out: vec[i64]) -> vec[i64]:
    price = building.price_of(t, who)
    most = spare_time(t, who)
    for column in range(COLUMNS):
        wonder = t.column[column] - 1
        if wonder < 0:
            continue
        need = t.pieces.wonder_stars[wonder]
        stars = building.all_stars(t, who, column)
        if stars < need:
            out = append(out, refusal(WONDER + column, TOO_FEW_STARS, need, stars))
        elif price > most:
            out = append(out, refusal(WONDER + column, TOO_LATE, price, most))
    return out


def wait(t: Olympos, who: i64) -> None:
    """No action is possible: the marker joins the next one ahead, or goes to the last Zeus space (3.4)."""
    start = t.marker[who]
    ahead = t.pieces.last_zeus
    for other in range(t.seats):
        if start < t.marker[other] < ahead:
            ahead = t.marker[other]
    t.tell(WAITED, who, ahead)
    move_marker(t, who, ahead)
    arrive(t, who, start, False)
