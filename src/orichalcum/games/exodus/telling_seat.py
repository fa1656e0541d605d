"""A seat's board in words: goods, who waits, every cell, Ships, pillars, cards; the school; and each seat in a few facts."""

from __future__ import annotations

from functools import lru_cache

from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.pieces import GOODS, REGIONS, RESIDENCE, WORKSHOP, Pieces
from orichalcum.games.exodus.view import Cell, Seat, View
from orichalcum.kernel.language import Words, words_of
from orichalcum.kernel.said import Plate, Sign
from orichalcum.pictures.palette import SEAT_NAMES


@lru_cache(say.REMEMBERED)
def school(box: Pieces, lang: str) -> str:
    """What each occupation costs, and what a settler pays who is sent away from it."""
    words, said = words_of(say.ROOM, lang), []
    for job in range(int(box.jobs)):
        name, pays = say.job_name(box, job, words), say.farewell_text(box, job, words)
        cost = say.goods_text([int(n) for n in box.job_cost[job * GOODS : (job + 1) * GOODS]], words)
        if box.job_from[job] < 0:
            said.append(words("table-job", job=name, gain=pays))
        else:
            said.append(
                words(
                    "table-job.learned", job=name, from_=say.job_name(box, int(box.job_from[job]), words), cost=cost, gain=pays
                )
            )
    return words("table-school", jobs="; ".join(said))


def seat_lines(view: View, who: int, words: Words) -> list[str]:
    seat, box = view.seats[who], view.box
    goods = say.goods_text(seat.goods, words) or "-"
    lines = [words("table-seat", name=words.seat(who), n=seat.score, goods=goods, favor=seat.favor, open=seat.favor_open)]
    waiting = [f"{count} {say.job_name(box, job, words)}" for job, count in enumerate(seat.training) if count]
    lines.append(words("table-training", jobs=", ".join(waiting) or "-"))
    lines += [_region(view, seat, region, words) for region in range(REGIONS)]
    lines.append(_ships(view, seat, words))
    lines += _cards(view, seat, words)
    end = sum(seat.end)
    lines.append(words("table-end", n=seat.score + (0 if view.over else end), saved=seat.saved))
    return lines


def _region(view: View, seat: Seat, region: int, words: Words) -> str:
    """Its tiles, its free cells with what they pay, and what it would bring if it were scored now."""
    box = view.box
    columns = int(box.columns)
    cells = range(region * columns, (region + 1) * columns)
    tiles = [f"{n % columns + 1} {_tile(view, seat.cells[n], words)}" for n in cells if seat.cells[n].thing >= 0]
    free = [f"{n % columns + 1} {_free(view, n, words)}" for n in cells if seat.cells[n].thing < 0]
    name = words(f"region-{say.REGIONS[region]}")
    scored = any(n == region + 1 and year >= view.year for year, n in enumerate(box.scored_region)) and not view.over
    brings = words("table-region.now", n=seat.regions[region]) if scored else ""
    return words("table-region", region=name, tiles="; ".join(tiles) or "-", free="; ".join(free) or "-") + brings


def _free(view: View, n: int, words: Words) -> str:
    gain = say.gain_text(view.box, int(view.box.cell_gain[n]), words)
    return words("table-agora-cell", gain=gain) if view.box.cell_agora[n] else gain


def _tile(view: View, cell: Cell, words: Words) -> str:
    """With who is there; of a Residence also how many places are free, of a Workshop what it waits for and does."""
    box, kind = view.box, view.box.kind[cell.thing]
    name = say.full_name(box, cell.thing, words)
    said = [say.kinds_text(cell.settlers, words)] if cell.settlers else []
    if kind == RESIDENCE:
        free = int(box.places[cell.thing]) - len(cell.settlers)
        said.append(words("table-free", n=free))
    if kind == WORKSHOP:
        said.append(_work(view, cell, words))
    return f"{name}, {', '.join(said)}" if said else name


def _work(view: View, cell: Cell, words: Words) -> str:
    needs = [int(need) for need in view.box.need[cell.thing * 2 : cell.thing * 2 + 2] if need >= 0]
    lacks = [say.need_name(view.box, need, words) for n, need in enumerate(needs) if not cell.staffed >> n & 1]
    return words("table-waits", needs=words.listed(lacks)) if lacks else words("table-active")


def _ships(view: View, seat: Seat, words: Words) -> str:
    box, count = view.box, len(seat.ships)
    ships = [f"{say.thing_name(box, thing, words)} ({_aboard(kind, words)})" for thing, kind in seat.ships]
    room = words("table-ships.next", n=int(box.ship_vp[count])) if count < box.ship_spaces else ""
    return words("table-ships", ships=", ".join(ships) or "-") + room


def _aboard(kind: int, words: Words) -> str:
    return say.kind_name(kind, words) if kind >= 0 else words("table-empty")


def _cards(view: View, seat: Seat, words: Words) -> list[str]:
    box, lines = view.box, []
    for n, pillar in enumerate(seat.pillars):
        if pillar:
            lacks = words("table-unfinished")
            tiers = [f"{say.thing_name(box, thing, words)}{'' if done else lacks}" for thing, done in pillar]
            lines.append(words("table-pillar", n=n + 1, tiers="; ".join(tiers), used=int(seat.used[n])))
    if seat.knowledge:
        lines.append(words("table-knowledge", cards="; ".join(say.full_name(box, card, words) for card in seat.knowledge)))
    if seat.hand:
        lines.append(words("table-hand", cards="; ".join(say.full_name(box, card, words) for card in seat.hand)))
    elif seat.hand_size:
        seen = ", ".join(say.thing_name(box, card, words) for card in seat.known)
        lines.append(words("table-hand.hidden", n=seat.hand_size, known=seen or "-"))
    if seat.played:
        lines.append(words("table-played", cards=", ".join(say.thing_name(box, card, words) for card in seat.played)))
    return lines


# -- the edge of the page


def plates(view: View, words: Words) -> list[Plate]:
    return [_plate(view, who, words) for who in range(len(view.seats))]


def _plate(view: View, who: int, words: Words) -> Plate:
    seat = view.seats[who]
    waiting = sum(seat.training)
    signs = [
        Sign("flame", str(seat.flame), words("plate-flame", n=seat.flame)),
        Sign("figure", str(waiting), words("plate-waiting", n=waiting)),
        Sign("home", str(seat.saved), words("plate-saved", n=seat.saved)),
        Sign("book", str(sum(seat.goods[:3])), words("plate-books", n=sum(seat.goods[:3]))),
        Sign("coin", str(seat.goods[3]), words("plate-gold", n=seat.goods[3])),
        Sign("star", str(seat.favor), words("plate-favor", n=seat.favor)),
        Sign("cards", str(seat.hand_size), words("plate-cards", n=seat.hand_size)),
    ]
    return Plate(who, SEAT_NAMES[who], str(seat.score), tuple(signs))
