"""The auction: everybody's row, the bids upon it, who has won, and the gods' hand."""

from __future__ import annotations

from typing import Final, NamedTuple

from orichalcum.games.lastdays.names import CARD_IDS
from orichalcum.games.lastdays.picture_parts import (
    SHEET,
    Lights,
    brief_card,
    full_card,
    policy_sheet,
    ribbon,
    small_back,
    small_card,
    snug,
)
from orichalcum.games.lastdays.picture_senate import LOW_ROW, STRIP, beside_row, bid_spot, draw_strip, wax
from orichalcum.games.lastdays.pieces import KINDS, SLOTS
from orichalcum.games.lastdays.view import NOTHING, Place, View
from orichalcum.kernel.language import Words
from orichalcum.pictures import states
from orichalcum.pictures.draw import at, box, dot, g, kept, path, text
from orichalcum.pictures.emblems import star_shape
from orichalcum.pictures.marks import badge, cube, number
from orichalcum.pictures.palette import INK, PALE, SEAT_NAMES
from orichalcum.pictures.pieces import paper


class Lay(NamedTuple):
    x: float
    y: float
    w: float
    h: float
    left: float  # where the cards begin
    small: float  # how wide the others are while an auction is going on, the gap included
    highest: float  # of a row


WIDE: Final = Lay(556, 0, 484, 496, 68, 60, 122)
TALL: Final = Lay(0, 0, 390, 430, 34, 46, 114)
TOP: Final = 74.0  # where the rows begin
SENATE: Final = STRIP + 6  # the senators below them
GIFTS: Final = (0.0, 380.0, 548.0, 116.0)
GIFTS_HIGH: Final = 56.0  # of the gods' row during an auction
VIOLET: Final = "#6b4fa0"
NARROW: Final = 46.0  # a card below it has no room for its name


def draw_auction(view: View, words: Words, the: Lay, on: Lights) -> str:
    title = words("picture-auction", slot=view.slot + 1) if view.slot != NOTHING else words("picture-auction-none")
    bids = words("picture-bids", open=int(view.open_bids), n=view.winners if view.slot != NOTHING else 0)
    foot = 0.0 if is_tall(the) else SENATE
    left = the.h - TOP - 6 - (GIFTS_HIGH if any(view.gods) else 0) - foot
    high = min(the.highest, left / len(view.seats))
    drawn = "".join(row(view, words, the, who, TOP + who * high, high, on) for who in range(len(view.seats)))
    return g(
        paper(the.x, the.y, the.w, the.h), ribbon(view, words, the.x + 4, the.y + 3, the.w - 8),
        text(the.x + 14, the.y + 49, title, 17, "serif", text_anchor="start"),
        snug(the.x + the.w - 12, the.y + 48, bids, 12.5, the.w - 190, text_anchor="end", font_weight=500, fill="var(--ink2)")
        if view.event != NOTHING else "",
        at(the.x, the.y, heads(view, the), column(view, the, len(view.seats) * high), drawn,
           gods(view, words, the, TOP + len(view.seats) * high, on),
           draw_strip(view, words, on, 8, the.h - foot - 1, the.w - 12) if foot else ""),
    )  # fmt: skip


def is_tall(the: Lay) -> bool:
    return the.w < 400


def places(view: View, the: Lay) -> list[tuple[float, float]]:
    """Where each auction's cards begin, and how wide they are: the one that is going on has room for its texts."""
    whole = the.w - the.left - 6
    if view.slot == NOTHING:
        return [(the.left + n * whole / SLOTS, whole / SLOTS - 5) for n in range(SLOTS)]
    small = the.small - (4 if len(view.seats) == 5 and any(view.gods) else 0)
    large = whole - (SLOTS - 1) * small
    found, x = [], the.left
    for n in range(SLOTS):
        wide = large if n == view.slot else small
        found.append((x, wide - 5))
        x += wide
    return found


def heads(view: View, the: Lay) -> str:
    """The numbers of the auctions."""
    return "".join(
        text(x + w / 2, TOP - 5, n + 1, 13, "serif", fill="var(--bronze)" if n == view.slot else "var(--ink2)")
        for n, (x, w) in enumerate(places(view, the))
    )


def column(view: View, the: Lay, high: float) -> str:
    """The auction that is going on."""
    if view.slot == NOTHING:
        return ""
    x, w = places(view, the)[view.slot]
    return box(x - 3, TOP - 3, w + 6, high + 2, 9, fill="var(--well)", stroke="var(--press)", stroke_width=2)


def row(view: View, words: Words, the: Lay, who: int, y: float, high: float, on: Lights) -> str:
    """A seat's five cards, its place in the ranking, whether it has sealed an answer."""
    seat = view.seats[who]
    cards = "".join(
        card(view, words, the, who, slot, place, x, y, w, high - 6, on)
        for slot, (place, (x, w)) in enumerate(zip(seat.row, places(view, the), strict=True))
    )
    laid = my_row(view, words, the, y, high) if who == view.me and view.draft else ""
    return cards + laid + (owner(view, the, who, y, high) if is_tall(the) else owner_told(view, words, the, who, y, high, on))


def owner(view: View, the: Lay, who: int, y: float, high: float) -> str:
    """Whose row it is where there is room for no more, and the bid."""
    seat = view.seats[who]
    x, middle = the.left / 2 - 1, y + high / 2 - (15 if seat.bid != NOTHING else 3)
    now = at(x, middle + 27, bid(SEAT_NAMES[who], seat.bid), scale=min(1.0, (the.left - 4) / 34))
    sealed = at(x + 7, middle + 11, wax(SEAT_NAMES[who]), scale=0.62) if seat.sealed else ""
    return at(x, middle, badge(SEAT_NAMES[who], 13)) + now + sealed + at(x + 9, middle - 12, won(view, who))


def owner_told(view: View, words: Words, the: Lay, who: int, y: float, high: float, on: Lights) -> str:
    """Whose row it is, with the place in the senate, the bid, and whether it has won."""
    w, h = the.left - 12, high - 6
    now = bid(SEAT_NAMES[who], view.seats[who].bid)
    now = at(*bid_spot(w, h), now, scale=0.74 if h < LOW_ROW else 1.0)
    return beside_row(view, words, who, (6, y, w, h), on, now, at(8, 8, won(view, who)))


def won(view: View, who: int) -> str:
    if who not in view.ranking[: view.winners]:
        return ""
    place = view.ranking.index(who) + 1
    return dot(0, 0, 8.5, fill="#3f7a52", stroke=PALE, stroke_width=1.6) + text(0, 4.4, place, 12, "serif", fill="#fff")


def face(view: View, words: Words, the: Lay, slot: int, kind: int, w: float, h: float) -> str:
    """A card with as much of its text as there is room for."""
    if slot == view.slot:
        return full_card(kind, words, w, h)
    return small_card(kind, words, w, h) if w > NARROW else brief_card(kind, words, w, h)


@kept(
    lambda view, words, the, who, slot, place, x, y, w, h, on: (
        words, the, who, slot, place, x, y, w, h, view.slot, on.among(f"row-{who}-{slot}"),
    ),
    most=2000,
)  # fmt: skip
def card(
    view: View, words: Words, the: Lay, who: int, slot: int, place: Place, x: float, y: float, w: float, h: float, on: Lights
) -> str:
    name = f"row-{who}-{slot}"
    shown, said = "", words("nothing")
    if place.card != NOTHING:
        said = card_told(place.card, words)
        shown = face(view, words, the, slot, place.card, w, h)
    elif place.down:
        said, shown = words("face-down"), small_back(w, h)
    else:
        shown = box(0, 0, w, h, 7, fill="var(--well)", stroke="var(--line)", stroke_dasharray="5 4")
    if place.peeked:
        shown = g(shown, box(0, 0, w, h, 7, fill="#0f4657", opacity=0.3))
    if place.used:
        shown += box(0, 0, w, h, 7, fill="var(--stone)", opacity=0.58)
    told = words("picture-row", name=words.seat(who), slot=slot + 1, card=said)
    return states.anchor(
        name, told, shown, played(w, h) if place.used else "", spent(SEAT_NAMES[who], place.cubes, w, h) if slot != view.slot else "",
        on.ring(name, states.frame(-2, -2, w + 4, h + 4, 8)),
        states.target(0, 0, w, h, 0), x=x, y=y, kind="row", is_lit=name in on.anchors,
    )  # fmt: skip


def card_told(kind: int, words: Words) -> str:
    return words("picture-card", card=words(f"card-{CARD_IDS[kind]}"), text=words(f"card-{CARD_IDS[kind]}.text"))


def played(w: float, h: float) -> str:
    """A tick: this card has been played; on a low one it stands upon the sign."""
    x, y = (12.0, 9.5) if h < 60 else (w - 10, 31.0)
    return at(x, y, dot(0, 0, 9, fill="#3f7a52", stroke=PALE, stroke_width=1.4),
              path("M-4 0L-1 3.500L4.500 -3.500", stroke="#fff", stroke_width=2.2, stroke_linecap="round"))  # fmt: skip


def spent(seat: str, count: int, w: float, h: float) -> str:
    """The cubes on a card: in its head, or at the foot of a narrow one."""
    if count == 0:
        return ""
    return at(w - 12.5, 9, bid(seat, count), scale=0.74) if w > NARROW else at(w / 2 + 1, h - 11, bid(seat, count), scale=0.9)


def bid(seat: str, count: int) -> str:
    """Cubes: one and how many, as soon as it is known."""
    if count == NOTHING:
        return ""
    ground = box(-16, -10.5, 32, 21, 10, fill=PALE, stroke="#8a774f", stroke_width=1.2)
    return ground + at(-7, 0, cube(seat, 7.5)) + text(8, 5, count, 14, "serif", fill=INK)


def my_row(view: View, words: Words, the: Lay, y: float, high: float) -> str:
    """What I have laid so far, which only I see."""
    spots = places(view, the)
    return "".join(
        at(spots[slot][0], y, small_card(one, words, spots[slot][1], high - 6), id=f"laid-{slot}", pointer_events="none")
        for slot, one in enumerate(view.draft)
    )


@kept(lambda view, words, the, y, on: (words.plain, the, y, view.gods, on.among("god-")))
def gods(view: View, words: Words, the: Lay, y: float, on: Lights) -> str:
    """The open cards of the Gift of the Gods, below everybody's rows."""
    if not any(view.gods):
        return ""
    w, h = (the.w - the.left - 6) / SLOTS - 5, GIFTS_HIGH - 6
    star = at(the.left / 2 - 1, y + h / 2, dot(0, 0, 13, fill=VIOLET), path(star_shape(9), fill=PALE))
    kinds = [kind for kind in range(KINDS) if view.gods[kind]]
    return star + "".join(
        gift(view, words, kind, small_card(kind, words, w, h), w, h, the.left + n * (w + 5), y, on)
        for n, kind in enumerate(kinds)
    )


def gift(view: View, words: Words, kind: int, shown: str, w: float, h: float, x: float, y: float, on: Lights) -> str:
    """A card of the gods, rimmed in their violet."""
    name, count = f"god-{CARD_IDS[kind]}", view.gods[kind]
    many = at(w - 14, 15, number(count, 10)) if count > 1 else ""
    return states.anchor(
        name, card_told(kind, words), shown, box(0, 0, w, h, 7, fill="none", stroke=VIOLET, stroke_width=2.4), many,
        on.ring(name, states.frame(-2, -2, w + 4, h + 4, 8)), states.target(0, 0, w, h, 0),
        x=x, y=y, kind="god", is_lit=name in on.anchors,
    )  # fmt: skip


@kept(lambda view, words, on: (words.plain, view.gods, on.among("god-")))
def draw_gifts(view: View, words: Words, on: Lights) -> str:
    """The gods' hand with its full texts while the senate chooses, below the sea."""
    x, y, w, h = GIFTS
    drawn, wide = "", 0.0
    for kind in range(KINDS):
        if view.gods[kind]:
            shown, own = policy_sheet(kind, words, view.gods[kind])
            drawn += gift(view, words, kind, shown, own, SHEET, wide, 0, on)
            wide += own + 6
    size = min(1.0, (w - 44) / wide)
    star = at(x + 19, y + h / 2, dot(0, 0, 13, fill=VIOLET), path(star_shape(9), fill=PALE))
    return paper(x, y, w, h) + star + at(x + 38, y + (h - SHEET * size) / 2 - 1, drawn, scale=size)
