"""The Exodus table in words, enough to play by: where the game stands, the city with its ways, the displays, the track."""

from __future__ import annotations

from itertools import groupby

from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.pieces import (
    AGORA,
    AREAS,
    CITY,
    INFLUENCE,
    KNOWLEDGE,
    MIDDLE,
    RESIDENCE,
    SHIP,
    SPACES,
    TIERS,
    WORKSHOP,
)
from orichalcum.games.exodus.telling_seat import plates, school, seat_lines
from orichalcum.games.exodus.view import View, alone_without_residence, next_scored
from orichalcum.kernel.language import Words
from orichalcum.pictures.draw import kept

__all__ = ["describe", "plates", "title", "verdict"]


def describe(view: View, words: Words) -> str:
    """Paragraphs, one a line: where the game stands, the city, the displays, the track, the school, every seat."""
    lines = [*_moment(view, words), _order(view, words), *_city(view, words), *_displays(view, words), *_track(view, words)]
    lines.append(school(view.box, words.lang))
    for who in range(len(view.seats)):
        lines += seat_lines(view, who, words)
    return "\n".join(line for line in lines if line)


def title(view: View, points: int) -> str:
    """Alone: the title that so many points earn."""
    least = view.box.title_least
    return view.box.title_names[max((n for n in range(len(least)) if points >= least[n]), default=0)]


def verdict(view: View, words: Words) -> str:
    """Alone there is nobody to beat: a title is earned, or all is lost."""
    if not view.over or len(view.seats) > 1:
        return ""
    if view.lost:
        return words("table-lost")
    return words("table-over.alone", title=say.known(words, f"title-{title(view, view.seats[0].score)}", ""))


def _moment(view: View, words: Words) -> list[str]:
    if view.over:
        return [verdict(view, words) or words("table-over")]
    key = "table-moment" if view.asked >= 0 else "table-moment.luck"
    name = words.seat(view.asked) if view.asked >= 0 else ""
    moment = words(key, year=view.year, round=max(view.round, 1), name=name, n=view.actions)
    year, region = next_scored(view)
    if region < 0:
        return [moment]
    key = "table-scored.alone" if alone_without_residence(view, region) else "table-scored"
    return [moment, words(key, region=words(f"region-{say.REGIONS[region]}"), year=year)]


def _order(view: View, words: Words) -> str:
    taken = [words("table-order-space", n=n + 1, name=words.seat(who)) for n, who in enumerate(view.order) if who >= 0]
    return words("table-order", spaces=", ".join(taken)) if taken and len(view.seats) > 1 else ""


# -- the city


def _city(view: View, words: Words) -> list[str]:
    lines = []
    for ring in range(3):
        lines.append(words("table-ring", ring=words(f"ring-{say.RINGS[ring]}")))
        lines += [_space(view, n, words) for n in range(ring * SPACES, ring * SPACES + SPACES)]
    guards = [
        words("table-guard", space=_area(view, int(view.box.slot_space[slot]), words), kind=say.kind_name(kind, words))
        for slot, kind in view.guards
        if kind >= 0
    ]
    lines.append(words("table-guards", guards="; ".join(guards)) if guards else words("table-guards.none"))
    return [*lines, _ways(view, words), _catastrophes(view, words)]


def _area(view: View, first: int, words: Words) -> str:
    """Both spaces of an area."""
    return words.listed([view.box.space_names[first], view.box.space_names[first + 1]])


@kept(lambda view, n, words: (view.box, words, n, view.spaces[n]), most=4000)
def _space(view: View, n: int, words: Words) -> str:
    space, box = view.spaces[n], view.box
    said = [f"{box.space_names[n]}: {say.space_text(box, n, words)}"]
    here = [kind for kind in space.settlers if kind >= 0]
    if here:
        said.append(words("table-standing", kinds=say.kinds_text(here, words)))
    elif box.standing[n]:
        said.append(words("table-standing.none"))
    if space.tile >= 0:
        said.append(words("table-tile", thing=say.full_name(box, space.tile, words)))
    elif box.space_tile[n] >= 0:
        said.append(words("table-tile.none"))
    said += [words("table-king", name=words.seat(who)) if who >= 0 else words("table-king.neutral") for who in space.kings]
    return ", ".join(said) + "."


@kept(lambda view, words: (view.box, words.plain, view.turned))
def _ways(view: View, words: Words) -> str:
    """From which spaces which others are within reach, as the rings lie now (RULES 6.3)."""
    ways = []
    for start in range(0, SPACES * MIDDLE + SPACES, 2):
        nexts = [view.box.space_names[n] for n in reached(view, start)]
        ways.append(words("table-way", start=_area(view, start, words), goals=words.listed(nexts)))
    return words("table-ways", ways="; ".join(ways))


def reached(view: View, start: int) -> list[int]:
    """Spaces of the next ring that no wall keeps from this one."""
    ring, turned = start // SPACES, (*view.turned, 0)
    here = start % SPACES // 2 + turned[ring]
    areas = [(here + int(view.box.reach[2 * ring + side]) - turned[ring + 1]) % AREAS for side in (0, 1)]
    return [n for n in range((ring + 1) * SPACES, min((ring + 2) * SPACES, CITY)) if n % SPACES // 2 in areas]


def _catastrophes(view: View, words: Words) -> str:
    """Which tiles nobody has seen yet: one of them turns the rings next year."""
    box = view.box
    if view.over or view.year >= box.years:
        return ""
    tiles = [
        words("table-catastrophe", n=count, inner=int(box.turn_inner[tile]), middle=int(box.turn_middle[tile]))
        for tile, count in enumerate(view.catastrophes)
        if count
    ]
    return words("table-catastrophes", tiles="; ".join(tiles))


# -- displays


def _displays(view: View, words: Words) -> list[str]:
    box = view.box
    lines = []
    for kind in (RESIDENCE, WORKSHOP, AGORA, SHIP, INFLUENCE):
        shown = _open(view, kind, words)
        lines.append(words("table-open", things=say.things_name(kind, words), open=shown, n=view.piles[kind]))
    shelf = [(n, card) for n, card in enumerate(view.shelf, 1) if card >= 0]
    cards = [f"{n} {say.full_name(box, card, words)}" for n, card in shelf]
    lines.append(words("table-shelf", cards="; ".join(cards) or "-", n=view.piles[KNOWLEDGE]))
    lines.append(words("table-discard", cards=_open(view, KNOWLEDGE, words)))
    for display in (0, 1):
        tops = [_stack(view, stack, words) for stack in view.stacks[display * TIERS : (display + 1) * TIERS] if stack]
        lines.append(words("table-display", display="I" * (display + 1), cards="; ".join(tops) or "-"))
    lines.append(words("table-supply", goods=say.goods_text(view.supply[:4], words), favor=view.supply[4], bag=sum(view.bag)))
    return lines


@kept(lambda view, stack, words: (view.box, words.plain, stack))
def _stack(view: View, stack: tuple[int, ...], words: Words) -> str:
    below = words("table-below", n=len(stack) - 1) if len(stack) > 1 else ""
    return say.full_name(view.box, stack[-1], words) + below


@kept(lambda view, kind, words: (view.box, words.plain, view.open, kind))
def _open(view: View, kind: int, words: Words) -> str:
    found = [(thing, count) for thing, count in view.open if view.box.kind[thing] == kind]
    return "; ".join(_many(view, thing, count, words) for thing, count in found) or "-"


def _many(view: View, thing: int, count: int, words: Words) -> str:
    name = say.full_name(view.box, thing, words)
    return f"{count} x {name}" if count > 1 else name


# -- the track


def _track(view: View, words: Words) -> list[str]:
    box = view.box
    places = ", ".join(f"{words.seat(who)} {seat.flame}" for who, seat in enumerate(view.seats))
    offers = [
        "; ".join(say.thing_text(box, thing, words).removesuffix(".") for thing in row if thing >= 0) or "-"
        for row in view.offer
    ]
    told = words("table-track", places=places, last=int(box.last_step))
    return [told, words("table-offers", first=offers[0], second=offers[1]), _ahead(view, words)]


@kept(lambda view, words: (view.box, words.plain, min(seat.flame for seat in view.seats), view.over))
def _ahead(view: View, words: Words) -> str:
    """Every bonus that still lies before somebody; equal ones together."""
    box, last = view.box, min(seat.flame for seat in view.seats)
    ahead = [(int(box.track_gain[n]), n) for n in range(last + 1, int(box.last_step) + 1) if box.track_gain[n] >= 0]
    said = []
    for gain, steps in groupby(sorted(ahead, key=lambda one: _first(ahead, one[0])), key=lambda one: one[0]):
        said.append(words("table-bonus", spaces=words.listed([str(n) for _, n in steps]), gain=say.gain_text(box, gain, words)))
    return words("table-bonuses", bonuses="; ".join(said)) if said and not view.over else ""


def _first(ahead: list[tuple[int, int]], gain: int) -> int:
    return next(n for one, n in ahead if one == gain)
