"""Destiny cards: drawing them, looking at more with the Oracle, and playing them (RULES 8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orichalcum.games.olympos.pieces import (
    CARD_CUBE,
    CARD_OF,
    CARD_STARS,
    CARD_ZEUS,
    CARDS,
    GOODS,
    HOURS_EACH,
    HOURS_MOST,
    LOOKS,
    PRESTIGE_EACH,
    PRESTIGE_SET,
)
from orichalcum.games.olympos.rules.ids import (
    DREW,
    FOR_GODS,
    FOR_WONDERS,
    KEEP,
    KEEP_ONE,
    LOOK,
    NO_USE,
    NOTHING_TO_DRAW,
    PLAY_CARDS,
    PLAYED,
    RESHUFFLED,
    THREW_AWAY,
)
from orichalcum.games.olympos.rules.taking import gain_hours, gain_named_cube, gain_points
from orichalcum.games.olympos.table import Olympos, lose_card, stock, territories, trait_of, wins_ties
from orichalcum.kernel.bags import FromBag
from orichalcum.kernel.table import DO, LUCK, Step, pending, refusal

DONE: Final = 0
CARD: Final = 1  # + the card


def of_card(t: Olympos, card: i64, trait: i64) -> i64:
    return t.pieces.card[trait * CARDS + card]


def prestige_of(t: Olympos, who: i64, card: i64) -> i64:
    """What a card brings now for tokens of one good, or for one of each (8.3)."""
    each = of_card(t, card, PRESTIGE_EACH)
    if each != 0:
        return each * territories(t, who, of_card(t, card, CARD_OF) - 1)
    for good in range(GOODS):
        if territories(t, who, good) == 0:
            return 0
    return of_card(t, card, PRESTIGE_SET)


def hours_of(t: Olympos, who: i64, card: i64) -> i64:
    """Hourglasses for tokens of one good, or for having the most of it (8.3)."""
    each = of_card(t, card, HOURS_EACH)
    if each != 0:
        return each * territories(t, who, of_card(t, card, CARD_OF) - 1)
    most = of_card(t, card, HOURS_MOST)
    return most if most != 0 and has_most(t, who, of_card(t, card, CARD_OF) - 1) else 0


def has_most(t: Olympos, who: i64, good: i64) -> bool:
    """More tokens than each other seat; Democracy wins a tie, unless the other has it too (8.3, 9.6)."""
    mine = territories(t, who, good)
    for other in range(t.seats):
        theirs = territories(t, other, good)
        if other != who and (theirs > mine or (theirs == mine and (not wins_ties(t, who) or wins_ties(t, other)))):
            return False
    return True


def cube_of(t: Olympos, card: i64) -> i64:
    """1 + the good of the cube that a card brings, or 0 if it brings none."""
    which = of_card(t, card, CARD_CUBE)
    return which if which != 0 and stock(t, which - 1) != 0 else 0


def is_useful(t: Olympos, who: i64, card: i64) -> bool:
    return prestige_of(t, who, card) + hours_of(t, who, card) + cube_of(t, card) != 0


def playable_cards(t: Olympos, who: i64, base: i64, out: vec[i64]) -> vec[i64]:
    """Any card may be played that brings something now (8.2)."""
    for card in range(CARDS):
        if t.hand[who * CARDS + card] != 0 and is_useful(t, who, card):
            out = append(out, base + card)
    return out


def why_not_card(t: Olympos, who: i64, base: i64, out: vec[i64]) -> vec[i64]:
    for card in range(CARDS):
        if t.hand[who * CARDS + card] == 0 or is_useful(t, who, card):
            continue
        waits_for_wonder = of_card(t, card, CARD_STARS) != 0
        waits_for_god = of_card(t, card, CARD_ZEUS) != 0
        reason: i64 = FOR_WONDERS if waits_for_wonder else FOR_GODS if waits_for_god else NO_USE
        out = append(out, refusal(base + card, reason))
    return out


def play_card(t: Olympos, who: i64, card: i64) -> None:
    """What it brings is counted now (8.2)."""
    t.tell(PLAYED, who, card)
    gain_points(t, who, prestige_of(t, who, card))
    gain_hours(t, who, hours_of(t, who, card))
    gain_named_cube(t, who, of_card(t, card, CARD_CUBE))
    lose_card(t, who, card)


class OfferCards(Step[Olympos]):
    """Whoever holds cards may play them; it is asked whatever they are, so it tells nothing (8.2)."""

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        if t.hand_size[who] != 0:
            t.then(pending(PLAY_CARDS, who))


class PlayCards(Step[Olympos]):
    """As many cards as one likes, one after the other (8.2)."""

    passing: i64 = DONE

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return playable_cards(t, who, CARD, append(out, DONE))

    def refused(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        return why_not_card(t, who, CARD, out)

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        if option != DONE:
            play_card(t, who, option - CARD)
            if t.hand_size[who] != 0:
                t.then(pending(PLAY_CARDS, who))


class Draw(Step[Olympos]):
    """One card; with the Oracle three are looked at and one is kept (8.1, 8.4)."""

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        t.then(pending(KEEP_ONE, who))
        look(t, who, 1 + trait_of(t, who, LOOKS))


def look(t: Olympos, who: i64, n: i64) -> None:
    """The next card to be looked at, if any is left; an empty deck is made anew from the discards (8.5)."""
    if n == 0:
        return
    if t.deck_size == 0:
        reshuffle(t)
    if t.deck_size != 0:
        t.then(pending(LOOK, LUCK, who | n << 4))


def reshuffle(t: Olympos) -> None:
    for card in range(CARDS):
        t.deck[card] += t.discard[card]
        t.deck_size += t.discard[card]
        t.discard[card] = 0
    if t.deck_size != 0:
        t.made_of = t.deck[:]
        t.tell(RESHUFFLED, LUCK)


class Look(FromBag[Olympos]):
    """The top card of the deck; only who draws sees it.  x holds the seat, and 16 times the cards still to look at."""

    def bag(self, t: Olympos, x: i64) -> vec[i64]:
        return t.deck

    def sees(self, t: Olympos, who: i64, x: i64) -> i64:
        return 1 << (x & 15)

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        seat = x & 15
        t.deck[option] -= 1
        t.deck_size -= 1
        t.looked[seat * CARDS + option] += 1
        t.looked_size[seat] += 1
        t.tell_to(1 << seat, DREW, seat, option)
        look(t, seat, (x >> 4) - 1)


class KeepOne(Step[Olympos]):
    """A single card is kept as a matter of course."""

    kind: i64 = DO

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        if t.looked_size[who] == 0:
            t.tell(NOTHING_TO_DRAW, who)
        elif t.looked_size[who] == 1:
            keep(t, who, first_looked(t, who))
        else:
            t.then(pending(KEEP, who))


def first_looked(t: Olympos, who: i64) -> i64:
    card: i64 = 0
    while t.looked[who * CARDS + card] == 0:
        card += 1
    return card


def keep(t: Olympos, who: i64, card: i64) -> None:
    t.looked[who * CARDS + card] -= 1
    t.looked_size[who] -= 1
    t.hand[who * CARDS + card] += 1
    t.hand_size[who] += 1


class Keep(Step[Olympos]):
    """The Oracle keeps one; the others are thrown away for all to see (8.4)."""

    def options(self, t: Olympos, who: i64, x: i64, out: vec[i64]) -> vec[i64]:
        for card in range(CARDS):
            if t.looked[who * CARDS + card] != 0:
                out = append(out, card)
        return out

    def sees(self, t: Olympos, who: i64, x: i64) -> i64:
        return 1 << who

    def chosen(self, t: Olympos, who: i64, x: i64, option: i64) -> None:
        keep(t, who, option)
        t.reveal()
        for card in range(CARDS):
            place = who * CARDS + card
            for _ in range(t.looked[place]):
                t.discard[card] += 1
                t.tell(THREW_AWAY, who, card)
            t.looked[place] = 0
        t.looked_size[who] = 0
