"""What an Olympos option costs, part by part, and what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orichalcum.games.olympos import naming
from orichalcum.games.olympos.editions import OlymposSheet
from orichalcum.games.olympos.pieces import BUILDING
from orichalcum.games.olympos.rules import building, destiny, discovering, ids, moving, turn
from orichalcum.games.olympos.rules.ways import UNREACHED, price_to, waves, way_to
from orichalcum.games.olympos.table import UNDER_SEAT, Olympos, delay, holder, spare_time, trait_of
from orichalcum.kernel.language import Words


def preview(t: Olympos, who: int, option: int, words: Words) -> str:
    step = t.top() & 0xFF
    return PREVIEWS[step](t, who, option, words) if step in PREVIEWS else ""


def sheet_of(t: Olympos) -> OlymposSheet:
    sheet: OlymposSheet = t.pieces.sheet
    return sheet


# -- a turn


def _turn(t: Olympos, who: int, option: int, words: Words) -> str:
    if option >= turn.MOVE:
        return _move(t, who, option - turn.MOVE, words)
    if option >= turn.CELL:
        return _find(t, who, option - turn.CELL, words)
    if option >= turn.WONDER:
        return _build(t, who, option - turn.WONDER, words)
    if option >= turn.CARD:
        return _card_brings(t, who, option - turn.CARD, words)
    return words("preview-wait") if option == turn.WAIT else words("preview-pass")


def _move(t: Olympos, who: int, settler: int, words: Words) -> str:
    """How many territories this settler can gain in the time there is, and what it leaves behind."""
    most = spare_time(t, who)
    found = [int(price) for price in moving.prices(t, who, settler) if price <= most]
    said = words("preview-move", n=len(found), least=min(found, default=0))
    return " ".join([said, *_left(t, who, settler, words)])


def _find(t: Olympos, who: int, cell: int, words: Words) -> str:
    kind = sheet_of(t).discoveries.rows[t.cell[cell] - 1]
    ways = [int(pack) for pack in discovering.payments(t, discovering.goods_of(t, who), cell)]
    goods = naming.cubes_named(ways[0], words) if len(ways) == 1 else words("by-choice")
    saved = int(discovering.saved_on(t, who, cell))
    said = _costs(t, who, discovering.DEVELOPMENT, saved, words)
    if discovering.least_price(t, who, cell) < discovering.price_of(t, who, cell):
        said += " " + words("preview-own-discount", n=int(discovering.least_price(t, who, cell)))
    return f"{said} {words('preview-find', does=words(f'kind-{kind.id}.does'), goods=goods)}"


def _build(t: Olympos, who: int, column: int, words: Words) -> str:
    wonder = sheet_of(t).wonders.rows[t.column[column] - 1]
    said = _costs(t, who, building.WONDER, int(trait_of(t, who, BUILDING)), words)
    missing = int(building.missing_stars(t, who, column))
    return f"{said} {words('preview-build', points=wonder.points, missing=missing)}"


def _costs(t: Olympos, who: int, plain: int, saved: int, words: Words) -> str:
    """The price in time, and how it comes about if it is not the plain one."""
    late = int(delay(t, who))
    parts = naming.price_parts(saved, late, words)
    price = plain - saved + late
    return words("preview-price.parts", n=price, parts=words.listed(parts)) if parts else words("preview-price", n=price)


# -- a settler's goal


def _goal(t: Olympos, who: int, option: int, words: Words) -> str:
    """The way step by step, its price broken down, what is gained and what is left behind."""
    settler = t.argument()
    parts = words.listed(_parts(t, who, settler, option, words))
    start, steps = _way(t, who, settler, option, words)
    said = [words("preview-goal", start=start, steps=", ".join(steps), parts=parts), _gain(t, option, words)]
    return " ".join([*said, *_beaten(t, option, words), *_left(t, who, settler, words)])


def _parts(t: Olympos, who: int, settler: int, goal: int, words: Words) -> list[str]:
    found = waves(t.pieces, moving.legs_of(t, who, settler), UNREACHED)
    fight = int(moving.fight_at(t, moving.fight_prices(t, who), goal))
    late = int(delay(t, who))
    parts = [words("part-arrival", n=int(moving.arrival_price(t, who, settler)))] if settler == moving.NEW_SETTLER else []
    parts.append(words("part-way", n=int(price_to(found, goal))))
    parts += [words("part-fight", n=fight)] if fight else []
    return parts + ([words("part-delay", n=late)] if late else [])


def _way(t: Olympos, who: int, settler: int, goal: int, words: Words) -> tuple[str, list[str]]:
    """Where the way starts, and every space that is entered with the price of that step."""
    legs = moving.legs_of(t, who, settler)
    found = waves(t.pieces, legs, UNREACHED)
    start, *spaces = reversed([int(space) for space in way_to(t.pieces, legs, found, goal)])
    paid, steps = 0, []
    for space in spaces:
        price = int(price_to(found, space))
        steps.append(words("way-step", place=naming.space_name(sheet_of(t), space, words), n=price - paid))
        paid = price
    return naming.space_name(sheet_of(t), start, words), steps


def _gain(t: Olympos, land: int, words: Words) -> str:
    row = sheet_of(t).territories.rows[land]
    gains = [words("gain-token", good=words(f"good-{row.resource}"))]
    gains += [words("gain-star")] if row.star else []
    gains += [words("gain-zeus")] if row.zeus else []
    return words("preview-gain", what=words.listed(gains))


def _beaten(t: Olympos, land: int, words: Words) -> list[str]:
    if t.tribes >> land & 1:
        return [words("preview-tribe")]
    other = int(holder(t, land))
    return [words("preview-fight", name=words.seat(other))] if other >= 0 else []


def _left(t: Olympos, who: int, settler: int, words: Words) -> list[str]:
    """Who gets the territory that the top disc of a stack leaves."""
    if settler == moving.NEW_SETTLER or moving.depth_of(settler):
        return []
    land = int(moving.land_of(settler))
    place = naming.space_name(sheet_of(t), land, words)
    below = int(moving.buried_place(t, land, 1))
    if below < 0:
        return [words("preview-left.empty", place=place)]
    heir = int(t.under[below] % UNDER_SEAT)
    return [] if heir == who else [words("preview-left", place=place, name=words.seat(heir))]


def _lose(t: Olympos, who: int, option: int, words: Words) -> str:
    return " ".join(_left(t, who, option, words))


# -- destiny cards


def _card_brings(t: Olympos, who: int, card: int, words: Words) -> str:
    prestige, hours = int(destiny.prestige_of(t, who, card)), int(destiny.hours_of(t, who, card))
    cube = int(destiny.cube_of(t, card))
    brings = [words("gain-prestige", n=prestige)] if prestige else []
    brings += [words("gain-hours", n=hours)] if hours else []
    brings += [words("gain-cube", good=naming.good_name(cube - 1, words))] if cube else []
    return words("brings", what=words.listed(brings)) if brings else ""


def _cards(t: Olympos, who: int, option: int, words: Words) -> str:
    return "" if option == destiny.DONE else _card_brings(t, who, option - destiny.CARD, words)


def _kept(t: Olympos, who: int, option: int, words: Words) -> str:
    return words("preview-keep", does=words(f"card-{sheet_of(t).destiny.rows[option].id}.does"))


PREVIEWS: Final[dict[int, Callable[[Olympos, int, int, Words], str]]] = {
    ids.TURN: _turn, ids.GO_TO: _goal, ids.PLAY_CARDS: _cards, ids.KEEP: _kept, ids.LOSE_SETTLER: _lose,
}  # fmt: skip
