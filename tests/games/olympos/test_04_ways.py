"""The cheapest ways against searches that know nothing of waves (RULES 4.3 to 4.9): of the map, and of whole tables."""

from __future__ import annotations

import heapq
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum.games.olympos import GAME
from orichalcum.games.olympos.editions import spaces
from orichalcum.games.olympos.rules.moving import prices
from orichalcum.games.olympos.rules.ways import NORTH, UNREACHED, Legs, price_to, waves, way_to

from .arranging import laid, may, say, sheet, table

BOX = GAME.edition()
LANDS = sheet().territories.rows
SPACES = spaces(sheet())
NUMBER = {one.id: place for place, one in enumerate(SPACES)}
NEAR = [[NUMBER[other] for other in (*one.land, *one.sea)] for one in SPACES]


def search(starts: list[int], north: bool, rides: bool, sea: int) -> dict[int, int]:
    """Dijkstra over (space, whether the last step was onto land)."""
    best: dict[tuple[int, bool], int] = {}
    heap: list[tuple[int, int, bool, bool]] = [(0, start, False, True) for start in starts]
    if north:
        heap += [(1, place, True, False) for place, one in enumerate(LANDS) if one.entry]
    while heap:
        price, space, by_land, is_start = heapq.heappop(heap)
        if not is_start:
            if (space, by_land) in best:
                continue
            best[space, by_land] = price
        for other in NEAR[space]:
            if other < len(LANDS):
                heapq.heappush(heap, (price + (0 if rides and by_land else 1), other, True, False))
            elif sea >= 0:
                heapq.heappush(heap, (price + sea, other, False, False))
    found: dict[int, int] = {}
    for (space, _), price in best.items():
        found[space] = min(price, found.get(space, UNREACHED))
    return found


walkers = st.tuples(
    st.lists(st.integers(0, len(LANDS) - 1), max_size=6, unique=True), st.booleans(), st.booleans(), st.integers(-1, 2)
)


@settings(max_examples=300, deadline=None)
@given(walkers)
def test_4_9_one_pass_finds_every_cheapest_price(walker: tuple[list[int], bool, bool, int]) -> None:
    starts, north, rides, sea = walker
    found = waves(BOX.pieces, Legs(sum(1 << start for start in starts), north, rides, sea), UNREACHED)
    expected = search(starts, north, rides, sea)
    assert {space: price_to(found, space) for space in range(len(SPACES)) if price_to(found, space) != UNREACHED} == expected


@settings(max_examples=200, deadline=None)
@given(walkers, st.integers(0, len(SPACES) - 1))
def test_4_9_the_way_shown_costs_that_price(walker: tuple[list[int], bool, bool, int], goal: int) -> None:
    starts, north, rides, sea = walker
    legs = Legs(sum(1 << start for start in starts), north, rides, sea)
    found = waves(BOX.pieces, legs, UNREACHED)
    if price_to(found, goal) == UNREACHED:
        return
    back = [int(space) for space in way_to(BOX.pieces, legs, found, goal)]
    start, *steps = reversed(back)
    assert start in starts or (north and start == NORTH and LANDS[steps[0]].entry)
    price, by_land = 0, False
    for before, space in zip([start, *steps], steps, strict=False):
        assert before == NORTH or space in NEAR[before]
        price += sea if space >= len(LANDS) else 0 if rides and by_land else 1
        by_land = space < len(LANDS)
    assert price == price_to(found, goal)


def test_4_9_the_steps_from_the_north_are_those_of_the_sheet() -> None:
    found = waves(BOX.pieces, Legs(0, True, False, 2), UNREACHED)
    told = {
        "illyria": 1, "macedonia": 2, "olympos": 3, "boeotia": 5, "attica": 6, "achaea": 5, "crete": 7, "atlas": 9,
        "evaimon": 10, "rhodes": 9,
    }  # fmt: skip
    assert {name: price_to(found, NUMBER[name]) for name in told} == told
    sums = dict.fromkeys(("wood", "stone", "gold", "grain"), 0)
    for place, one in enumerate(LANDS):
        sums[one.resource] += int(price_to(found, place))
    assert sums == {"wood": 37, "stone": 38, "gold": 41, "grain": 34}


# Whole tables: what each settler pays for each goal, found by trying walks of one step more, again and again, until nothing
# gets cheaper.  It reads the tokens and tiles that the test itself has laid, not the table.

ABLE = ("cavalry", "astronomy", "mapmaking", "medicine", "hoplite", "democracy")
FIGHTING = ("hoplite", "democracy")
NAMES = [one.id for one in LANDS]


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """Tiles of five seats, stacks, crosses, beaten tribes, who is struck by the Siren and the Erinyes, who has Ares."""
    stacks: dict[str, list[int]] = {}
    for name in draw(st.lists(st.sampled_from(NAMES), max_size=8, unique=True)):
        stacks[name] = draw(st.lists(st.integers(1, 3), min_size=1, max_size=3))
    free = [name for name in NAMES if name not in stacks]
    stars = [one.id for one in LANDS if one.star]
    return {
        "tiles": [draw(st.lists(st.sampled_from(able), max_size=6, unique=True)) for able in (ABLE, FIGHTING, FIGHTING)]
        + [[], []],
        "stacks": stacks,
        "blocked": draw(st.lists(st.sampled_from(free), max_size=6, unique=True)),
        "beaten": draw(st.lists(st.sampled_from([name for name in stars if name in free]), max_size=4, unique=True)),
        "siren": draw(st.booleans()),
        "erinyes": draw(st.booleans()),
        "ares": draw(st.sampled_from([0, 1, 2])),
    }


def text_of(laid_out: dict[str, Any]) -> str:
    lines = [f"seat at={30 + n} tiles={'.'.join(tiles)}" for n, tiles in enumerate(laid_out["tiles"])]
    lines += [f"stack {name} {' '.join(map(str, seats))}" for name, seats in laid_out["stacks"].items()]
    lines += [f"{word} {' '.join(laid_out[word])}" for word in ("blocked", "beaten") if laid_out[word]]
    lines += [f"marked {god} 1" for god in ("siren", "erinyes") if laid_out[god]]
    lines += [f"marked ares {laid_out['ares']}"] if laid_out["ares"] else []
    return "\n".join(lines)


def cheapest_walks(starts: list[str], north: bool, mine: list[str], siren: bool) -> dict[str, int]:
    """Of every walk with one step, then two, then three and so on the price, by where it ends and whether on land."""
    sea = max(0, 2 - ("astronomy" in mine) - ("mapmaking" in mine))
    places = {one.id: one for one in SPACES}
    best: dict[str, int] = {}
    walks: dict[str, int] = {}

    def enter(ends: dict[str, int], name: str, price: int) -> None:
        ends[name] = min(price, ends.get(name, UNREACHED))

    for start in starts:
        for other in (*places[start].land, *(() if siren else places[start].sea)):
            enter(walks, other, 1 if other in NAMES else sea)
    for land in LANDS if north else ():
        if land.entry:
            enter(walks, land.id, 1)
    while any(price < best.get(name, UNREACHED) for name, price in walks.items()):
        for name, price in walks.items():
            enter(best, name, price)
        longer: dict[str, int] = {}
        for name, price in walks.items():
            ride = "cavalry" in mine and name in NAMES
            for other in places[name].land:
                enter(longer, other, price + (0 if ride else 1))
            for other in () if siren else places[name].sea:
                enter(longer, other, price + sea)
        walks = longer
    return best


def swords_of(laid_out: dict[str, Any], seat: int) -> int:
    return int("hoplite" in laid_out["tiles"][seat - 1]) + 2 * int(laid_out["ares"] == seat)


def fight(laid_out: dict[str, Any], foe: int) -> int:
    """The price of a fight against a seat, or against a tribe: 0."""
    mine, theirs = swords_of(laid_out, 1), swords_of(laid_out, foe) if foe else 0
    if mine != theirs:
        return 1 if mine > theirs else 3
    wins, loses = "democracy" in laid_out["tiles"][0], bool(foe) and "democracy" in laid_out["tiles"][foe - 1]
    return 2 - wins + loses


def price_list(laid_out: dict[str, Any], code: str) -> dict[str, int]:
    """Every goal of a settler with its price."""
    stacks = laid_out["stacks"]
    held = [name for name, seats in stacks.items() if seats[-1] == 1]
    starts, arrival = (held, 2 - ("medicine" in laid_out["tiles"][0])) if code == "new" else ([code[5:].partition("/")[0]], 0)
    found = {}
    for name, way in cheapest_walks(starts, code == "new", laid_out["tiles"][0], laid_out["siren"]).items():
        if name not in NAMES or name in held or name in laid_out["blocked"]:
            continue
        inhabited = name in [one.id for one in LANDS if one.star] and name not in laid_out["beaten"] and name not in stacks
        foe = stacks[name][-1] if name in stacks else 0
        found[name] = arrival + way + (fight(laid_out, foe) if foe or inhabited else 0) + 2 * laid_out["erinyes"]
    return found


@settings(max_examples=150, deadline=None)
@given(tables())
def test_4_8_every_settler_pays_what_the_search_finds(laid_out: dict[str, Any]) -> None:
    """Cavalry, Astronomy, Map-making, Medicine, swords, Democracy, Siren, Erinyes and Ares in any company."""
    match = laid(text_of(laid_out))
    codes = [code for code in may(match) if code == "new" or code.startswith("from:")]
    for code in codes:
        moved = match.copy()
        say(moved, code)
        t = table(moved)
        found = prices(t, 0, t.argument())
        assert {name: int(found[n]) for n, name in enumerate(NAMES) if found[n] != UNREACHED} == price_list(laid_out, code), (
            code
        )
    mine = {name for name, seats in laid_out["stacks"].items() if 1 in seats}
    movable = {code[5:].partition("/")[0] for code in codes if code != "new"}
    assert movable == {name for name in mine if price_list(laid_out, f"from:{name}")}
