"""The whole Colovini table in words, enough to play by, and each seat in a few facts."""

from __future__ import annotations

from collections.abc import Iterator

from orichalcum.games.colovini.notation import FIGURES_BY_LETTER
from orichalcum.games.colovini.pieces import FIGURES, ITEMS, tile_of
from orichalcum.games.colovini.telling_pieces import item_name, place_name, span_name, tile_name
from orichalcum.games.colovini.view import NO_FIGURE, Gap, Seat, View
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Plate, Sign
from orichalcum.pictures.draw import kept
from orichalcum.pictures.palette import SEAT_NAMES


def describe(view: View, words: Words) -> str:
    """Whose turn it is, the path from Atlantis on, every seat, the piles: a line for each."""
    return "\n".join([_moment(view, words), _way(view, words), *_seats(view, words), _piles(view, words)])


def _moment(view: View, words: Words) -> str:
    if view.over:
        return words("table-over")
    name = words.seat(view.turn)
    if view.walking != NO_FIGURE:
        figure = FIGURES_BY_LETTER[view.walking % FIGURES]
        place = place_name(view.seats[view.turn].afoot[view.walking % FIGURES], view.shore, words)
        return words("table-walking", name=name, round=view.round, figure=figure, place=place, owed=view.owed)
    if view.owed > 0:
        return words("table-paying", name=name, round=view.round, owed=view.owed)
    return words("table-turn", name=name, round=view.round)


# -- the path


@kept(lambda view, words: (view.path, view.gaps, words))
def _way(view: View, words: Words) -> str:
    return "\n".join(_path(view, words))


def _path(view: View, words: Words) -> Iterator[str]:
    """A line for each stretch of tiles and each gap between them; water at an end of the path is gone (8.7)."""
    tiles = [n for n, space in enumerate(view.path) if not space.water]
    if not tiles:
        yield words("table-no-path")
        return
    yield words("table-path", first=tiles[0] + 1, last=tiles[-1] + 1)
    start = tiles[0]
    for gap in view.gaps:
        yield _stretch(view, start, gap.first, words)
        yield _gap(gap, words)
        start = gap.last + 1
    yield _stretch(view, start, tiles[-1] + 1, words)


def _stretch(view: View, start: int, stop: int, words: Words) -> str:
    return f"{', '.join(_space(view, n, words) for n in range(start, stop))}."


def _space(view: View, n: int, words: Words) -> str:
    space = view.path[n]
    tile = tile_name(tile_of(space.item, space.value), words)
    if space.figure == NO_FIGURE:
        return words("table-space", space=str(n + 1), tile=tile, below=int(space.below))
    name, figure = words.seat(space.figure // FIGURES), FIGURES_BY_LETTER[space.figure % FIGURES]
    return words("table-space.taken", space=str(n + 1), tile=tile, below=int(space.below), name=name, figure=figure)


def _gap(gap: Gap, words: Words) -> str:
    span = span_name(gap.first, gap.last, words)
    return words("table-gap.bridged", span=span) if gap.bridged else words("table-gap", span=span, price=gap.price)


# -- the seats


def _seats(view: View, words: Words) -> Iterator[str]:
    for who, seat in enumerate(view.seats):
        figures = [_figure(seat, n, view.shore, words) for n in range(FIGURES)]
        said = [words("table-seat", name=words.seat(who), figures=", ".join(figures)), _tiles(seat, words), _hand(seat, words)]
        said.append(words("table-bridge", kept=int(seat.bridge)))
        said.append(words("table-account", n=view.account[who].score, over=int(view.over), cost=view.account[who].cost))
        yield " ".join(said)


def _figure(seat: Seat, n: int, shore: int, words: Words) -> str:
    return words("table-figure", figure=FIGURES_BY_LETTER[n], place=place_name(seat.afoot[n], shore, words))


def _tiles(seat: Seat, words: Words) -> str:
    if not seat.tiles:
        return words("table-tiles.none")
    tiles = [tile_name(tile_of(item, value), words) for item, value in seat.tiles]
    return words("table-tiles", tiles=", ".join(tiles), n=seat.points)


def _hand(seat: Seat, words: Words) -> str:
    if seat.hand is None or seat.cards == 0:
        return words("table-cards", n=seat.cards)
    return words("table-hand", n=seat.cards, cards=_cards(seat.hand, words))


def _cards(counts: tuple[int, ...], words: Words) -> str:
    named = [(item_name(item, words), counts[item]) for item in range(ITEMS) if counts[item]]
    return ", ".join(words("table-card", item=name, n=n) for name, n in named)


def _piles(view: View, words: Words) -> str:
    shown = _cards(view.discard, words)
    discard = words("table-discard", cards=shown) if shown else words("table-discard.none")
    return f"{words('table-piles', deck=view.deck)} {discard}"


# -- the edge of the page


def plates(view: View, words: Words) -> list[Plate]:
    return [_plate(view, who, words) for who in range(len(view.seats))]


def _plate(view: View, who: int, words: Words) -> Plate:
    seat, account = view.seats[who], view.account[who]
    signs = [
        Sign("cards", str(seat.cards), words("plate-cards", n=seat.cards)),
        Sign("tile", str(seat.points), words("plate-tiles", n=seat.points)),
        Sign("home", str(seat.home), words("plate-home", n=seat.home)),
    ]
    if seat.bridge:
        signs.append(Sign("bridge", "1", words("plate-bridge")))
    if not view.over:
        signs.append(Sign("time", str(account.score), words("plate-account", n=account.score)))
    return Plate(who, SEAT_NAMES[who], str(account.score if view.over else account.assets), tuple(signs))
