"""The games of the house as cards, in words."""

from __future__ import annotations

from functools import cache
from typing import Any

from orichalcum.bots import LEVELS
from orichalcum.kernel.catalogue import games
from orichalcum.kernel.game import Game
from orichalcum.kernel.language import Words
from orichalcum.web.shapes.people import EditionLine, GameCard, Option


@cache
def cards(lang: str) -> list[GameCard]:
    return [card(one, lang) for one in games().values()]


def card(one: Game[Any], lang: str) -> GameCard:
    words = one.words(lang)
    return GameCard(
        id=one.id,
        title=words("title"),
        about=words("about"),
        designer=one.designer,
        year=one.year,
        minutes=one.minutes,
        weight=one.weight,
        least=one.seats[0],
        most=one.seats[-1],
        options=[option(one, house.name, words) for house in one.house],
        editions=[edition(one, name, lang) for name in one.editions()],
        shapes=[(shape, words(f"shape-{shape}")) for shape in one.shapes],
        levels=list(LEVELS),
        rules=dict(one.place_rules),
    )


def option(one: Game[Any], name: str, words: Words) -> Option:
    found = next(house for house in one.house if house.name == name)
    return Option(
        name=name,
        label=words(f"option-{name}"),
        hint=words(f"option-{name}.hint"),
        default=found.default,
        values=[(value, called(name, value, words)) for value in found.values],
    )


def called(name: str, value: bool | str, words: Words) -> str:
    if isinstance(value, bool):
        return words("yes" if value else "no")
    return words(f"option-{name}-{value}")


def edition(one: Game[Any], name: str, lang: str) -> EditionLine:
    found = one.edition(name)
    return EditionLine(name=name, title=found.title(lang), note=found.note(lang))
