"""The gods of Olympos: revealed by luck, judged by Zeus symbols, good to the most, bad to the fewest (RULES 9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import (
    CARD_ZEUS,
    CARDS,
    GOD_CUBES,
    GOD_FORGETS,
    GOD_GOOD,
    GOD_LOSSES,
    GOD_MARKS,
    GOD_PASSES,
    GOD_PRESTIGE,
    GOD_SETTLERS,
    GODS,
)
from orichalcum.games.olympos.rules.destiny import of_card
from orichalcum.games.olympos.rules.ids import (
    ADD_ZEUS,
    ASK_ZEUS,
    BEFALL,
    BEFELL,
    COUNTED,
    JUDGE,
    LOSE_SETTLER,
    NOT_ZEUS,
    OFFER_CUBES,
    PLAYED,
    REVEALED,
    THREW_AWAY,
    UNTOUCHED,
    WORE_OFF,
)
from orichalcum.games.olympos.rules.moving import DEPTHS, SETTLER, buried, depth_of, land_of, leave
from orichalcum.games.olympos.rules.taking import gain_points, gain_settlers
from orichalcum.games.olympos.table import Olympos, discs_on_map, lose_card, wins_ties, zeus_symbols
from orichalcum.kernel.table import CHANCE, DO, Step, pending, refusal

NO: Final = 0
CARD: Final = 1  # + the card


def of_god(t: Olympos, god: i64, trait: i64) -> i64:
    return t.pieces.god[trait * GODS + god]


class Reveal(Step[Olympos]):
    """One of the gods that have not come yet; one of the ten never comes (2.7).

    x holds the seat that called, and 16 times the Zeus space.
    """

    kind: i64 = CHANCE

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for god in range(GODS):
            if (t.gods_shown >> god) & 1 == 0:
                out = append(out, god)
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        seat = x & 15
        end_passing(t)
        t.gods_shown |= 1 << option
        t.tell(REVEALED, seat, option, x >> 4)
        t.then(pending(ASK_ZEUS, seat, seat), pending(JUDGE, seat, option))


def end_passing(t: Olympos) -> None:
    """What lasts until the next god ends now (9.8)."""
    for god in range(GODS):
        if t.marked[god] != 0 and of_god(t, god, GOD_PASSES) != 0:
            t.marked[god] = 0
            t.tell(WORE_OFF, -1, god)


class AskZeus(Step[Olympos]):
    """Clockwise from the seat that called, everybody with cards may play Zeus cards (9.4).

    All with cards are asked, whatever these are, so the question tells nothing.  x is the next seat to be asked.
    """

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        if x != who + t.seats:
            t.then(pending(ASK_ZEUS, who, x + 1))
            if t.hand_size[x % t.seats] != 0:
                t.then(pending(ADD_ZEUS, x % t.seats))


class AddZeus(Step[Olympos]):
    """Any number of Zeus cards, each one symbol for this god only (9.4)."""

    passing: i64 = NO

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, NO)
        for card in range(CARDS):
            if t.hand[who * CARDS + card] != 0 and of_card(t, card, CARD_ZEUS) != 0:
                out = append(out, CARD + card)
        return out

    def refused(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for card in range(CARDS):
            if t.hand[who * CARDS + card] != 0 and of_card(t, card, CARD_ZEUS) == 0:
                out = append(out, refusal(CARD + card, NOT_ZEUS))
        return out

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        if option == NO:
            return
        card = option - CARD
        t.tell(PLAYED, who, card)
        t.called[who] += of_card(t, card, CARD_ZEUS)
        lose_card(t, who, card)
        if t.hand_size[who] != 0:
            t.then(pending(ADD_ZEUS, who))


class Judge(Step[Olympos]):
    """Count the symbols and find who is affected (9.3, 9.5, 9.6).  x is the god, who has called it."""

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        for seat in range(t.seats):
            t.tell(COUNTED, seat, zeus_symbols(t, seat))
        chosen = blessed(t) if of_god(t, x, GOD_GOOD) != 0 else cursed(t)
        for seat in range(t.seats):
            t.called[seat] = 0
        if chosen == 0:
            t.tell(UNTOUCHED, -1, x)
            return
        if of_god(t, x, GOD_MARKS) != 0:
            t.marked[x] |= chosen
        t.then(pending(BEFALL, who, x | chosen << 8))


def democrats(t: Olympos, among: i64) -> i64:
    mask: i64 = 0
    for who in range(t.seats):
        if (among >> who) & 1 != 0 and wins_ties(t, who):
            mask |= 1 << who
    return mask


def blessed(t: Olympos) -> i64:
    """All with the most symbols, at least one; Democracy wins the tie, even at none (9.5, 9.6)."""
    most: i64 = 0
    for who in range(t.seats):
        most = max(most, zeus_symbols(t, who))
    tied = seats_with(t, most)
    winners = democrats(t, tied)
    if winners != 0:
        return winners
    return tied if most != 0 else 0


def cursed(t: Olympos) -> i64:
    """All with the fewest; of several, those with Democracy escape, unless all have it (9.5, 9.6)."""
    fewest = zeus_symbols(t, 0)
    for who in range(1, t.seats):
        fewest = min(fewest, zeus_symbols(t, who))
    tied = seats_with(t, fewest)
    rest = tied & ~democrats(t, tied)
    return rest if rest != 0 else tied


def seats_with(t: Olympos, symbols: i64) -> i64:
    mask: i64 = 0
    for who in range(t.seats):
        if zeus_symbols(t, who) == symbols:
            mask |= 1 << who
    return mask


class Befall(Step[Olympos]):
    """The god comes upon one affected seat after the other, clockwise from the one that called (9.7).

    x is the god, and 256 times the seats still to be visited.
    """

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        god = x & 255
        left = x >> 8
        seat = who
        while (left >> seat) & 1 == 0:
            seat = (seat + 1) % t.seats
        left &= ~(1 << seat)
        if left != 0:
            t.then(pending(BEFALL, who, god | left << 8))
        befall(t, seat, god)


def befall(t: Olympos, who: i64, god: i64) -> None:
    """What a god does at once; a mark has been set already (9.7)."""
    t.tell(BEFELL, who, god)
    gain_points(t, who, of_god(t, god, GOD_PRESTIGE))
    gain_settlers(t, who, of_god(t, god, GOD_SETTLERS))
    if of_god(t, god, GOD_FORGETS) != 0:
        forget(t, who)
    if of_god(t, god, GOD_CUBES) != 0:
        t.then(pending(OFFER_CUBES, who, of_god(t, god, GOD_CUBES)))
    if of_god(t, god, GOD_LOSSES) != 0 and discs_on_map(t, who) != 0:
        t.then(pending(LOSE_SETTLER, who))


def forget(t: Olympos, who: i64) -> None:
    """Nemesis takes the whole hand, for all to see (9.7)."""
    t.reveal()
    for card in range(CARDS):
        while t.hand[who * CARDS + card] != 0:
            t.tell(THREW_AWAY, who, card)
            lose_card(t, who, card)


class LoseSettler(Step[Olympos]):
    """A settler of one's choice, buried or not, goes back to the camp; control passes as if it had left (9.7)."""

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for land in range(t.pieces.lands):
            if (t.held[who] >> land) & 1 != 0:
                out = append(out, SETTLER + land * DEPTHS)
        return buried(t, who, out)

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        leave(t, who, land_of(option), depth_of(option))
        t.camp[who] += 1
