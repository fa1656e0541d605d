"""The whole Olympos table in words, enough to play by, and each seat in a few facts."""

from __future__ import annotations

from collections.abc import Iterator

from orichalcum.games.olympos import naming
from orichalcum.games.olympos.editions import GOOD_NAMES, spaces
from orichalcum.games.olympos.pieces import COLUMNS
from orichalcum.games.olympos.view import NONE, Cell, Land, Seat, Slot, View, gods_ahead
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Plate, Sign
from orichalcum.pictures.draw import kept
from orichalcum.pictures.palette import SEAT_NAMES


def describe(view: View, words: Words) -> str:
    """Whose turn it is, the track, every seat, the map, the development board, the gods: a line for each."""
    return "\n".join(
        [
            _moment(view, words), _track(view, words), _ahead(view, words), *_seats(view, words), *_map(view, words),
            _seas(view, words), *_board(view, words), *_wonders(view, words), _gods(view, words), _cards(view, words),
        ]
    )  # fmt: skip


def _moment(view: View, words: Words) -> str:
    if view.over:
        return words("table-over")
    return words("table-turn", name=words.seat(view.turn)) if view.turn >= 0 else words("table-setting-up")


def _track(view: View, words: Words) -> str:
    """Who acts in which order, and on which space."""
    if NONE in view.track:
        return words("table-no-track")
    seats = [words("table-marker", name=words.seat(who), n=view.seats[who].marker) for who in view.track]
    return words("table-track", seats=", ".join(seats))


def _ahead(view: View, words: Words) -> str:
    """The Zeus spaces that somebody has still to reach, with how many gods are still to come there, and the cross."""
    last = min(seat.marker for seat in view.seats)
    left = [(space, n) for space, n in gods_ahead(view).items() if space > last]
    spaces = ", ".join(words("table-zeus-space", space=space, n=n) for space, n in left)
    return words("table-zeus", spaces=spaces or words("nothing"), cross=view.sheet.track.cross)


# -- the seats


def _seats(view: View, words: Words) -> Iterator[str]:
    for who, seat in enumerate(view.seats):
        said = [
            words("table-seat", name=words.seat(who), mine=int(who == view.me), hours=seat.hours, camp=seat.camp,
                  discs=seat.discs),
            words("table-goods", tokens=naming.goods_named(seat.goods, words), cubes=naming.goods_named(seat.cubes, words)),
            words("table-signs", swords=seat.swords, zeus=seat.zeus, stars=seat.stars),
            _works(view, seat, words), _hand(view, seat, words), _prestige(seat, words), *_marks(view, seat, words),
        ]  # fmt: skip
        yield " ".join(said)


@kept(lambda view, seat, words: (view.sheet, seat.tiles, seat.wonders, seat.savings, words.plain))
def _works(view: View, seat: Seat, words: Words) -> str:
    tiles = [_found(view, seat, kind, words) for kind in seat.tiles]
    tiles += [naming.wonder_name(view.sheet, wonder, words) for wonder in seat.wonders]
    return words("table-works", works=", ".join(tiles)) if tiles else words("table-works.none")


def _found(view: View, seat: Seat, kind: int, words: Words) -> str:
    """A discovery, and on which good it saves."""
    name, saves = naming.kind_name(view.sheet, kind, words), view.sheet.discoveries.rows[kind].saves
    goods = [words(f"good-{good}") for good in saves if GOOD_NAMES.index(good) in seat.savings]
    return words("table-saves", kind=name, good=", ".join(goods)) if goods else name


def _hand(view: View, seat: Seat, words: Words) -> str:
    said = words("table-cards", n=seat.cards)
    if seat.hand is None or not seat.cards:
        return said
    cards = [words("table-card", n=n, card=naming.card_name(view.sheet, card, words)) for card, n in enumerate(seat.hand) if n]
    said += " " + words("table-hand", cards=", ".join(cards))
    if seat.looked and any(seat.looked):
        looked = [naming.card_name(view.sheet, card, words) for card, n in enumerate(seat.looked) if n]
        said += " " + words("table-looked", cards=", ".join(looked))
    return said


def _prestige(seat: Seat, words: Words) -> str:
    if seat.prestige is None:
        return words("table-prestige.hidden", n=seat.tokens)
    return words("table-prestige", n=seat.prestige, score=seat.score or 0)


def _marks(view: View, seat: Seat, words: Words) -> Iterator[str]:
    for god in seat.marks:
        mark = words(f"god-{view.sheet.gods.rows[god].id}.mark")
        yield words("table-mark", god=naming.god_name(view.sheet, god, words), mark=mark)
    if seat.finished:
        yield words("table-finished")


# -- the map and the board


def _map(view: View, words: Words) -> Iterator[str]:
    yield words("table-map")
    for n, land in enumerate(view.lands):
        yield _land(view, n, land, words)


@kept(lambda view, n, land, words: (view.sheet, n, land, words), most=4000)
def _land(view: View, n: int, land: Land, words: Words) -> str:
    row = view.sheet.territories.rows[n]
    said = [words("table-land", place=naming.space_name(view.sheet, n, words), good=words(f"good-{row.resource}"))]
    said += [words("land-star")] if row.star and not land.blocked else []
    said += [words("land-zeus")] if row.zeus else []
    said += [words("land-atlantis")] if row.atlantis else []
    said += [words("land-blocked")] if land.blocked else []
    said += [words("land-tribe")] if land.tribe else []
    if land.discs:
        said.append(words("land-held", name=words.seat(land.discs[-1])))
        said += [words("land-under", name=words.seat(who)) for who in reversed(land.discs[:-1])]
    said += [words("land-price", n=land.price)] if land.price >= 0 else []
    beside = [*_names(view, (*row.land, *row.sea), words), *([words("land-north")] if row.entry else [])]
    return words("land-beside", said=", ".join(said), places=", ".join(beside))


def _names(view: View, places: tuple[str, ...], words: Words) -> list[str]:
    numbers = {one.id: n for n, one in enumerate(spaces(view.sheet))}
    return [naming.space_name(view.sheet, numbers[place], words) for place in places]


@kept(lambda view, words: (view.sheet, len(view.lands), words.plain))
def _seas(view: View, words: Words) -> str:
    """Which sea lies beside which, each border told once."""
    told, seen = [], set[str]()
    for n, sea in enumerate(view.sheet.seas.rows, len(view.lands)):
        others = tuple(other for other in sea.sea if other not in seen)
        seen.add(sea.id)
        if others:
            told.append(
                words("sea-beside", sea=naming.space_name(view.sheet, n, words), places=", ".join(_names(view, others, words)))
            )
    return words("table-seas", seas="; ".join(told))


def cost_named(view: View, n: int, words: Words) -> str:
    """The goods in colour, then the grey groups."""
    row = view.sheet.cells.rows[n]
    named = [words("good-count", n=many, good=words(f"good-{good}")) for good, many in row.goods.items()]
    first = 1 if named else 0
    grey = [words("good-grey", n=many, place=place) for place, many in enumerate(row.grey, first)]
    return ", ".join([*named, *grey])


def _board(view: View, words: Words) -> Iterator[str]:
    bonuses = "; ".join(naming.bonus_name(view.sheet, bonus, words) for bonus in range(len(view.sheet.bonuses.rows)))
    yield words("table-board", bonuses=bonuses)
    for n, cell in enumerate(view.cells):
        yield _cell(view, n, cell, words)


@kept(lambda view, n, cell, words: (view.sheet, n, cell, words), most=4000)
def _cell(view: View, n: int, cell: Cell, words: Words) -> str:
    row, column, cost = n // COLUMNS + 1, n % COLUMNS + 1, cost_named(view, n, words)
    if cell.kind < 0:
        return words("table-cell.bare", row=row, column=column, cost=cost)
    said = words(
        "table-cell", row=row, column=column, cost=cost, left=cell.left, kind=naming.kind_name(view.sheet, cell.kind, words),
        does=words(f"kind-{view.sheet.discoveries.rows[cell.kind].id}.does"),
    )  # fmt: skip
    slots = [_slot(view, one, words) for one in cell.slots]
    if slots:
        said += " " + words("table-slots", slots=", ".join(slots))
    if cell.price >= 0:
        said += " " + words("table-mine", price=cell.price, missing=cell.missing, owned=int(cell.owned))
    return said


def _slot(view: View, slot: Slot, words: Words) -> str:
    """A bonus by its letter, and who took it."""
    letter = view.sheet.bonuses.rows[slot.bonus].id
    return letter if slot.seat < 0 else words("slot-taken", letter=letter, name=words.seat(slot.seat))


def _wonders(view: View, words: Words) -> Iterator[str]:
    for n, column in enumerate(view.columns):
        if column.wonder >= 0:
            one = view.sheet.wonders.rows[column.wonder]
            have = ", ".join(words("table-stars", name=words.seat(who), n=stars) for who, stars in enumerate(column.stars))
            name = naming.wonder_name(view.sheet, column.wonder, words)
            yield words("table-wonder", column=n + 1, wonder=name, stars=one.stars, points=one.points, have=have)


def _gods(view: View, words: Words) -> str:
    shown = [naming.god_name(view.sheet, god, words) for god in view.shown]
    left = [naming.god_name(view.sheet, god, words) for god in range(len(view.sheet.gods.rows)) if god not in view.shown]
    return words("table-gods", shown=", ".join(shown) or words("nothing"), left=", ".join(left))


def _cards(view: View, words: Words) -> str:
    shown = [
        words("table-card", n=n, card=naming.card_name(view.sheet, card, words)) for card, n in enumerate(view.discard) if n
    ]
    return words("table-deck", n=view.deck, cards=", ".join(shown) or words("nothing"))


# -- the edge of the page


def plates(view: View, words: Words) -> list[Plate]:
    return [_plate(view, who, words) for who in range(len(view.seats))]


def _plate(view: View, who: int, words: Words) -> Plate:
    seat = view.seats[who]
    signs = (
        Sign("time", str(seat.marker), words("plate-time", n=seat.marker)),
        Sign("hourglass", str(seat.hours), words("plate-hours", n=seat.hours)),
        Sign("sword", str(seat.swords), words("plate-swords", n=seat.swords)),
        Sign("bolt", str(seat.zeus), words("plate-zeus", n=seat.zeus)),
        Sign("star", str(seat.stars), words("plate-stars", n=seat.stars)),
        Sign("tile", str(len(seat.tiles)), words("plate-tiles", n=len(seat.tiles))),
        Sign("cards", str(seat.cards), words("plate-cards", n=seat.cards)),
        *(_worn(view, god, words) for god in seat.marks),
    )
    return Plate(who, SEAT_NAMES[who], "" if seat.score is None else str(seat.score), signs)


def _worn(view: View, god: int, words: Words) -> Sign:
    """A god whose mark the seat wears."""
    name = naming.god_name(view.sheet, god, words)
    return Sign("bolt", name, f"{name}: {words(f'god-{view.sheet.gods.rows[god].id}.mark')}")
