"""How things of Olympos are called: pieces by the words files, places by the edition."""

from __future__ import annotations

from orichalcum.games.olympos.editions import GOOD_NAMES, OlymposSheet, spaces
from orichalcum.games.olympos.pieces import of_packed
from orichalcum.games.olympos.rules import moving
from orichalcum.kernel.language import Words


def space_name(sheet: OlymposSheet, space: int, words: Words) -> str:
    """A territory or a sea; below 0 it is the north."""
    if space < 0:
        return words("north")
    names = spaces(sheet)[space].name
    return names.get(words.lang) or names["en"]


def good_name(good: int, words: Words) -> str:
    return words(f"good-{GOOD_NAMES[good]}")


def goods_named(counts: list[int] | tuple[int, ...], words: Words) -> str:
    """2 grain, 1 wood; `nothing` if there is none."""
    named = [words("good-count", n=n, good=good_name(good, words)) for good, n in enumerate(counts) if n]
    return ", ".join(named) or words("nothing")


def kind_name(sheet: OlymposSheet, kind: int, words: Words, part: str = "") -> str:
    """A discovery; `narrow` is its name with a space where it may be broken."""
    return words(f"kind-{sheet.discoveries.rows[kind].id}{'.' if part else ''}{part}")


def wonder_name(sheet: OlymposSheet, wonder: int, words: Words) -> str:
    return words(f"wonder-{sheet.wonders.rows[wonder].id}")


def card_name(sheet: OlymposSheet, card: int, words: Words, part: str = "") -> str:
    return words(f"card-{sheet.destiny.rows[card].id}{'.' if part else ''}{part}")


def god_name(sheet: OlymposSheet, god: int, words: Words) -> str:
    return words(f"god-{sheet.gods.rows[god].id}")


def bonus_name(sheet: OlymposSheet, bonus: int, words: Words) -> str:
    """A bonus by what it brings, after its letter."""
    one = sheet.bonuses.rows[bonus]
    brings = []
    if one.settlers:
        brings.append(words("gain-settlers", n=one.settlers))
    if one.hours:
        brings.append(words("gain-hours", n=one.hours))
    if one.cube:
        brings.append(words("gain-cube", good=words(f"good-{one.cube}")))
    if one.prestige:
        brings.append(words("gain-prestige", n=one.prestige))
    return words("bonus", letter=one.id, brings=words.listed(brings))


def settler_name(sheet: OlymposSheet, settler: int, words: Words) -> str:
    """A new one, or by where it is and, if it is buried, how deep."""
    if settler == moving.NEW_SETTLER:
        return words("settler-new")
    place = space_name(sheet, moving.land_of(settler), words)
    depth = int(moving.depth_of(settler))
    return words("settler-buried", place=place, n=depth) if depth else words("settler-at", place=place)


def cubes_named(pack: int, words: Words) -> str:
    return goods_named([int(of_packed(pack, good)) for good in range(len(GOOD_NAMES))], words)


def price_parts(saved: int, late: int, words: Words) -> list[str]:
    """What makes a price differ from the plain one."""
    parts = [words("part-saved", n=saved)] if saved else []
    return parts + ([words("part-delay", n=late)] if late else [])
