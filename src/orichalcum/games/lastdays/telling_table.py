"""The table of the Last Days in words, for whoever cannot see it, and each seat in a few facts."""

from __future__ import annotations

from orichalcum.games.lastdays.names import CARD_IDS, EVENT_IDS, SENATOR_IDS, SHIP_IDS, SPECIAL_IDS
from orichalcum.games.lastdays.pieces import NEUTRAL
from orichalcum.games.lastdays.telling_names import card_name, colour_name, event_name, senator_name, ship_name
from orichalcum.games.lastdays.view import NOTHING, Niche, Place, Seat, Ship, View
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Plate, Sign
from orichalcum.pictures.palette import SEAT_NAMES


def describe(view: View, words: Words) -> str:
    """Enough to play by: event, ships, senate, auction, seats, and what is mine."""
    lines = [
        describe_round(view, words),
        *(describe_ship(n, ship, view, words) for n, ship in enumerate(view.ships)),
        words("say-shore", aboard=counted(view.landed, view, words), camp=view.camp),
        *describe_auction(view, words),
        words("say-order", order=words.listed([words.seat(who) for who in view.order])),
        *(describe_niche(niche, words) for niche in view.niches),
        *(describe_seat(who, seat, words) for who, seat in enumerate(view.seats)),
        *(line for who, seat in enumerate(view.seats) for line in describe_row(who, seat, words)),
    ]
    if any(view.gods):
        lines.append(words("say-gods", cards=words.listed(many(view.gods, "card", CARD_IDS, words))))
    mine = view.mine()
    if mine is not None and mine.hand is not None and mine.special is not None:
        lines.append(words("say-hand", cards=in_full(mine.hand, "card", CARD_IDS, words)))
        lines.append(words("say-special", cards=in_full(mine.special, "special", SPECIAL_IDS, words)))
    return "\n".join(lines)


def describe_round(view: View, words: Words) -> str:
    if view.event == NOTHING:
        return words("say-setup")
    event = EVENT_IDS[view.event]
    return words(
        "say-round",
        round=view.round,
        phase=words(f"phase-{view.phase}"),
        event=event_name(view.event, words),
        text=words(f"event-{event}.text"),
        doom=view.doom,
        open=int(view.open_bids),
        slot=view.slot + 1,
    )


def describe_auction(view: View, words: Words) -> list[str]:
    """The cards of the auction going on with their texts, what has been bid openly, and who has won."""
    if view.slot == NOTHING:
        return []
    lines = [describe_bid(who, seat, view.slot, words) for who, seat in enumerate(view.seats)]
    if view.ranking and view.winners:
        names = words.listed([words.seat(who) for who in view.ranking[: view.winners]])
        lines.append(words("say-winners", slot=view.slot + 1, names=names))
    return lines


def describe_bid(who: int, seat: Seat, slot: int, words: Words) -> str:
    place = seat.row[slot]
    card = card_of(place, words)
    text = words(f"card-{CARD_IDS[place.card]}.text") if place.card != NOTHING else ""
    return words("say-bid", name=words.seat(who), card=card, text=text, known=int(bool(text)), bid=seat.bid)


def landing(ship: Ship, words: Words) -> str:
    """What everybody would score if the ship landed now; empty if nobody would."""
    seats = [words("landing-seat", name=words.seat(who), n=n) for who, n in enumerate(ship.landing) if n]
    return words("landing", seats=words.listed(seats), mover=ship.mover) if seats else ""


def describe_ship(n: int, ship: Ship, view: View, words: Words) -> str:
    said = words(
        "say-ship",
        ship=ship_name(n, words),
        ocean=int(ship.ocean),
        advanced=int(ship.advanced),
        text=words(f"ship-{SHIP_IDS[n]}.text").removesuffix("."),
        seats=ship.seats,
        taken=sum(ship.seated),
        aboard=counted(ship.seated, view, words),
        below=counted(ship.below, view, words),
        hidden=sum(ship.below),
    )
    return f"{said} {landing(ship, words)}".rstrip()


def counted(counts: tuple[int, ...], view: View, words: Words) -> str:
    names = [
        f"{counts[colour]} × {colour_name(colour, words)}" for colour in (*range(len(view.seats)), NEUTRAL) if counts[colour]
    ]
    return words.listed(names) or words("nobody")


def many(counts: tuple[int, ...], kind: str, named: tuple[str, ...], words: Words) -> list[str]:
    return [f"{n} × {words(f'{kind}-{named[i]}')}" if n > 1 else words(f"{kind}-{named[i]}") for i, n in enumerate(counts) if n]


def in_full(counts: tuple[int, ...], kind: str, named: tuple[str, ...], words: Words) -> str:
    """My own cards, each with its text."""
    names = many(counts, kind, named, words)
    held = [named[i] for i, n in enumerate(counts) if n]
    told = (words("picture-card", card=name, text=words(f"{kind}-{one}.text")) for name, one in zip(names, held, strict=True))
    return " ".join(told).removesuffix(".") or words("nothing")


def describe_niche(niche: Niche, words: Words) -> str:
    return words(
        "say-senator",
        senator=senator_name(niche.senator, words),
        text=words(f"senator-{SENATOR_IDS[niche.senator]}.text"),
        taken=int(niche.holder != NOTHING),
        holder=words.seat(niche.holder) if niche.holder != NOTHING else "",
        bonus=niche.bonus,
        marked=len(niche.markers),
        markers=words.listed([words.seat(who) for who in niche.markers]),
    )


def describe_seat(who: int, seat: Seat, words: Words) -> str:
    return words(
        "say-seat",
        name=words.seat(who),
        points=seat.points,
        stock=seat.stock,
        before=seat.before,
        senate=seat.senate,
        cards=seat.cards,
        specials=seat.specials,
        lost=seat.lost,
    )


def describe_row(who: int, seat: Seat, words: Words) -> list[str]:
    """A line of its own, for it seldom changes."""
    row = [
        f"{slot + 1}: {describe_place(place, words)}"
        for slot, place in enumerate(seat.row)
        if place.card != NOTHING or place.down
    ]
    return [words("say-row", name=words.seat(who), row=", ".join(row))] if row else []


def describe_place(place: Place, words: Words) -> str:
    return card_of(place, words) + (f" [{words('label-cubes', n=place.cubes)}]" if place.cubes else "")


def card_of(place: Place, words: Words) -> str:
    name = card_name(place.card, words) if place.card != NOTHING else words("face-down")
    said = words("face-down-mine", card=name) if place.peeked else name
    return f"{said} ({words('say-used')})" if place.used else said


def plates(view: View, words: Words) -> list[Plate]:
    return [
        Plate(who=who, seat=SEAT_NAMES[who], points=str(seat.points), signs=tuple(signs(seat, words)))
        for who, seat in enumerate(view.seats)
    ]


def signs(seat: Seat, words: Words) -> list[Sign]:
    """Stock, cubes in the senate, special cards, and the senator."""
    found = [
        Sign("cube", str(seat.stock), words("sign-stock", n=seat.stock)),
        Sign("temple", str(seat.senate), words("sign-senate", n=seat.senate)),
        Sign("cards", str(seat.specials), words("sign-specials", n=seat.specials, cards=seat.cards)),
    ]
    if seat.senator != NOTHING:
        said = senator_name(seat.senator, words)
        found.append(Sign("figure", said, words(f"senator-{SENATOR_IDS[seat.senator]}.text")))
    return found
