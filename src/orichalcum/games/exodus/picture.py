"""Exodus' table as pictures: a wide one with city, board and displays, and four zones for a phone.

They draw a `View` and decide nothing: what is lit comes in as anchors, words come in through `words`.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from orichalcum.games.exodus import picture_city, picture_displays, picture_island, picture_school, picture_track
from orichalcum.games.exodus import picture_lay as lay
from orichalcum.games.exodus.picture_hand import draw_hand
from orichalcum.games.exodus.picture_kit import Kit, Lights
from orichalcum.games.exodus.picture_overlay import overlay
from orichalcum.games.exodus.picture_scene import draw_scene
from orichalcum.games.exodus.picture_tiles import knowledge_card
from orichalcum.games.exodus.view import View
from orichalcum.kernel.language import Words
from orichalcum.pictures.coast import BLEED
from orichalcum.pictures.draw import at, box, picture, waves
from orichalcum.pictures.grounds import patterns
from orichalcum.pictures.palette import GROUNDS, Tones, settled

__all__ = ["SHAPES", "draw", "draw_hand", "draw_scene", "draw_seat", "overlay"]

SHAPES: Final = ("wide", "rings", "island", "school", "displays")


def draw(view: View, words: Words, shape: str, lit: Collection[str] = (), tones: Tones = "page") -> str:
    """One of the `SHAPES`; `lit` are the anchors that may be chosen now."""
    kit, on = Kit(words, view.box), Lights.on(lit)
    zones = {"wide": _wide, "rings": _rings, "island": _island, "school": _school, "displays": _displays}
    w, h = lay.WIDE if shape == "wide" else (lay.PHONE_W, lay.PHONE_H)
    told = picture(
        w, h, patterns(GROUNDS), kit.defs(), zones[shape](view, kit, on), title=words("picture-title"),
        desc=words("picture-desc", year=view.year, round=view.round), role="group", kind=f"board exodus {shape}",
    )  # fmt: skip
    return settled(told, tones)


@cache
def _sea(w: float, h: float) -> str:
    """Deep water under everything, also where a page shows more than the picture."""
    return box(-BLEED, -BLEED, w + 2 * BLEED, h + 2 * BLEED, fill="var(--deep)") + waves(
        [(x, y) for x, y in lay.SWELL if -BLEED < x < w + BLEED and -BLEED < y < h + BLEED]
    )


def _wide(view: View, kit: Kit, on: Lights) -> str:
    the, who = lay.CITY, view.shown_seat()
    last = int(kit.box.last_step)
    city = (
        picture_city.harbour(the) + picture_track.around(view, kit, the, on) + picture_city.city(view, kit, the, on) + picture_track.torches(view, the, last)
        + picture_track.offers(view, kit, lay.OFFERS, on) + picture_track.order(view, kit, lay.ORDER, on)
        + picture_city.moment(view, kit, 12, 24) + picture_city.kings(view, the)
    )  # fmt: skip
    return (
        _sea(*lay.WIDE) + city + picture_island.sheet(*lay.SHEET) + _board(view, kit, who, on) + _wide_displays(view, kit, on)
    )


def _board(view: View, kit: Kit, who: int, on: Lights) -> str:
    return (
        picture_island.island(view, kit, who, lay.CELLS, on) + picture_island.ships(view, kit, who, lay.SHIPS, on)
        + picture_island.pillars(view, kit, who, lay.PILLARS, on) + picture_school.away(kit, *lay.AWAY, on)
        + picture_island.heading(lay.SCHOOL.x, lay.SCHOOL.y - 5, kit.words("picture-school")) + picture_school.school(view, kit, who, lay.SCHOOL, on)
    )  # fmt: skip


def _wide_displays(view: View, kit: Kit, on: Lights) -> str:
    """While a thing is chosen, all of its kind that lie open take the place of the displays."""
    if picture_displays.is_open(view):
        return picture_displays.tray(view, kit, lay.TRAY, on)
    say, shelf = kit.words, lay.SHELF_FEW if len(view.shelf) <= lay.FEW else lay.SHELF
    heads = (
        (shelf.x, shelf.y, say("picture-shelf")), (lay.RESIDENCES.x, lay.RESIDENCES.y, say("picture-residences")),
        (lay.STACKS.x, lay.STACKS.y, say("picture-stacks")),
    )  # fmt: skip
    return (
        "".join(picture_island.heading(x, y - 5, words) for x, y, words in heads) + picture_displays.shelf(view, kit, shelf, on)
        + picture_displays.residences(view, kit, lay.RESIDENCES, on) + picture_displays.stacks(view, kit, lay.STACKS, on)
        + picture_displays.opens(view, kit, lay.OPENS)
    )  # fmt: skip


def _rings(view: View, kit: Kit, on: Lights) -> str:
    the = lay.CITY_TALL
    return (
        _sea(lay.PHONE_W, lay.PHONE_H) + picture_city.harbour(the) + picture_city.city(view, kit, the, on) + picture_track.order(view, kit, lay.ORDER_TALL, on)
        + picture_city.kings(view, the) + picture_track.strip(view, kit, 4, lay.PHONE_H - 60, lay.PHONE_W - 8, on)
    )  # fmt: skip


def _paper() -> str:
    return box(-BLEED, -BLEED, lay.PHONE_W + 2 * BLEED, lay.PHONE_H + 2 * BLEED, fill="var(--panel)")


def _island(view: View, kit: Kit, on: Lights) -> str:
    who = view.shown_seat()
    return _paper() + (
        picture_island.island(view, kit, who, lay.CELLS_TALL, on) + picture_island.ships(view, kit, who, lay.SHIPS_TALL, on)
        + picture_island.pillars(view, kit, who, lay.PILLARS_TALL, on)
    )  # fmt: skip


def _school(view: View, kit: Kit, on: Lights) -> str:
    the = lay.SCHOOL_TALL
    return (
        _paper() + picture_school.school(view, kit, view.shown_seat(), the, on, tall=True)
        + picture_school.away(kit, *lay.AWAY_TALL, on)
    )  # fmt: skip


def _displays(view: View, kit: Kit, on: Lights) -> str:
    if picture_displays.is_open(view):
        return _paper() + picture_displays.tray(view, kit, lay.TRAY_TALL, on)
    say, title, shelf = kit.words, picture_island.heading, lay.SHELF_TALL_FEW if len(view.shelf) <= lay.FEW else lay.SHELF_TALL
    steps = picture_track.offer_steps(kit)
    heads = (
        (shelf, say("picture-shelf")), (lay.RESIDENCES_TALL, say("picture-residences")),
        (lay.STACKS_TALL, say("picture-stacks")),
    )  # fmt: skip
    monuments = "".join(
        title(spots[0][0] - 22, spots[0][1] - 28, say("picture-offer", n=steps[n] if n < len(steps) else 0))
        for n, spots in enumerate(lay.OFFERS_TALL)
    )
    return (
        _paper() + "".join(title(the.x, the.y - 6, words) for the, words in heads) + monuments
        + picture_displays.shelf(view, kit, shelf, on, 3) + picture_displays.residences(view, kit, lay.RESIDENCES_TALL, on)
        + picture_displays.stacks(view, kit, lay.STACKS_TALL, on, 4) + picture_displays.opens(view, kit, lay.OPENS_TALL)
        + picture_track.offers(view, kit, lay.OFFERS_TALL, on, 44, "var(--ink2)")
    )  # fmt: skip


def draw_seat(view: View, words: Words, who: int, tones: Tones = "page") -> str:
    """The board of one seat and its Knowledge cards, for whoever asks to see it."""
    kit, on, learned = Kit(words, view.box, "s"), Lights.on(()), view.seats[who].knowledge
    the = lay.SCHOOL_SEAT
    down = (len(learned) + 2) // 3 * lay.LESSONS.down
    cards = "".join(
        at(*lay.LESSONS.corner(n % 3, n // 3), knowledge_card(kit, card, lay.LESSONS.w, lay.LESSONS.h))
        for n, card in enumerate(learned)
    )
    drawn = (
        picture_island.goods(view, kit, who, 10, 22, 62) + picture_island.island(view, kit, who, lay.CELLS_SEAT, on)
        + picture_island.ships(view, kit, who, lay.SHIPS_SEAT, on) + picture_island.pillars(view, kit, who, lay.PILLARS_SEAT, on)
        + cards + at(0, down, picture_school.school(view, kit, who, the, on, tall=True))
    )  # fmt: skip
    h = the.y + 2 * the.down + the.h + 10 + down
    return settled(
        picture(lay.PHONE_W, h, patterns(GROUNDS), kit.defs(), drawn, title=words.seat(who), kind="board exodus seat"), tones
    )
