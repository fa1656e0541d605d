"""Arrangements at random: the rules against slow and simple readings of them."""

from __future__ import annotations

import random
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum import Match, Rng
from orichalcum.games.lastdays import GAME
from orichalcum.games.lastdays.inventory import inventory
from orichalcum.games.lastdays.names import CARD_IDS, CARD_SORTS, SHIP_LETTERS
from orichalcum.games.lastdays.pieces import COLOURS, HIDDEN_HOLDS, KINDS, NEUTRAL, PURSUIT_SHIP, SHIPS
from orichalcum.games.lastdays.rules.doom import next_to_sail
from orichalcum.games.lastdays.rules.order import take_order
from orichalcum.games.lastdays.rules.playing import why_not_play
from orichalcum.games.lastdays.rules.ships import all_aboard, colours_aboard, free_seats, place_neutrals, seats_of
from orichalcum.games.lastdays.rules.winning import free_neighbour, is_winner, rank_bids
from orichalcum.games.lastdays.scoring import alliance_points, colour_points, refugee_points
from orichalcum.games.lastdays.table import HARBOUR, LastDays
from orichalcum.kernel.errors import BadPosition
from orichalcum.kernel.table import CHANCE, LUCK

from .arranging import table

SEATS = (7, 5, 5, 3, 3)


@st.composite
def tables(draw: st.DrawFn) -> LastDays:
    """Ships anywhere with anybody aboard, cubes in the senate, points, special cards."""
    return table(arranged(random.Random(draw(st.integers(0, 10**9))), draw(st.integers(3, 5))))


def arranged(luck: random.Random, seats: int) -> Match:
    while True:
        try:
            return GAME.arrange(position(luck, seats))
        except BadPosition:
            continue


def position(luck: random.Random, seats: int) -> str:
    doom = luck.randrange(3)
    lines = [f"seats {seats}", f"event {luck.choice(('all_lost', 'under_senate_lead', 'flood_of_poor'))}", f"doom {doom}"]
    neutrals = 10
    for ship, room in zip(SHIP_LETTERS, SEATS, strict=True):
        aboard = {str(who + 1): luck.choice((0, 0, 0, 1, 1, 2, 3)) for who in range(seats)}
        aboard["N"] = luck.choice((0, 0, 1, 2))
        while sum(aboard.values()) > room:
            aboard[luck.choice([colour for colour, n in aboard.items() if n])] -= 1
        if luck.random() < 0.3:
            aboard = {"1": room} if luck.random() < 0.5 else dict.fromkeys(aboard, 0)
        neutrals -= aboard.get("N", 0)
        if neutrals < 0:
            aboard["N"] = 0
        seated = " ".join(f"{colour}:{n}" for colour, n in aboard.items() if n)
        below = f"below {luck.randint(1, seats)}:{luck.randint(1, 2)}" if luck.random() < 0.2 else ""
        lines.append(f"ship {ship} {luck.choice(('harbour', 'harbour', 'ocean'))} {seated} {below}".rstrip())
    spaces = ["archont", "basileus", "demagogos", "demiurgos", "oraklos", "philosophos", "strategos"]
    luck.shuffle(spaces)
    lines += [f"space {' '.join(spaces[:seats])}", f"senate {' '.join(str(luck.randrange(4)) for _ in range(seats))}"]
    lines.append(f"points {' '.join(str(luck.randrange(4)) for _ in range(seats))}")
    lines.append(f"before {' '.join(str(luck.choice((0, 0, 5))) for _ in range(seats))}")
    held = [one for one in ("pursuit_ship", "hidden_holds") if luck.random() < 0.3]
    return "\n".join([*lines, *([f"special 1 {' '.join(held)}"] if held else []), "next rows"])


# -- slow and simple


def plain_order(t: LastDays) -> list[int]:
    return sorted(range(t.seats), key=lambda who: (-t.senate[who], t.space[who]))


def plain_sailing(t: LastDays) -> list[int]:
    """Full ones by letter, then the others by how many are aboard, ties by letter: the first three (12.3)."""
    loaded = [ship for ship in range(SHIPS) if all_aboard(t, ship)]
    full = [ship for ship in loaded if free_seats(t, ship) == 0]
    return [*full, *sorted((ship for ship in loaded if ship not in full), key=lambda ship: -all_aboard(t, ship))][:3]


def plain_neutrals(t: LastDays, due: int) -> list[int]:
    """One after the other, round and round over the harbour (2.3)."""
    free = [free_seats(t, ship) if t.place[ship] == HARBOUR else 0 for ship in range(SHIPS)]
    left, placed = min(due, t.camp), [0] * SHIPS
    while left and sum(free):
        for ship in range(SHIPS):
            if left and free[ship]:
                free[ship] -= 1
                placed[ship] += 1
                left -= 1
    return placed


def plain_room(t: LastDays, kind: int) -> bool:
    """Whether seat 1 can place all that a card shows, tried ship by ship with all the help in the hand (7.2 to 7.4)."""
    cubes = [int(n) for n in (t.pieces.first[kind], t.pieces.second[kind]) if n]
    purse = t.senate[0] if t.pieces.lead[t.event] else t.stock[0]
    if sum(cubes) > purse:
        return False
    pursuit, holds = t.special[PURSUIT_SHIP] > 0, t.special[HIDDEN_HOLDS] > 0
    for ships in permutations(range(SHIPS), len(cubes)):
        if not all(plain_fits(t, kind, ship, n, pursuit, holds) for ship, n in zip(ships, cubes, strict=True)):
            continue
        if not t.pieces.moves[kind] or any(all_aboard(t, other) for other in range(SHIPS) if other not in ships):
            return True
    return False


def plain_fits(t: LastDays, kind: int, ship: int, cubes: int, pursuit: bool, holds: bool) -> bool:
    seated = [int(n) for n in t.seated[ship * COLOURS : ship * COLOURS + COLOURS]]
    free = seats_of(t, ship) - sum(seated)
    if t.place[ship] != HARBOUR and not pursuit:
        return False
    gives_way = [colour for colour, n in enumerate(seated) if n and (colour == NEUTRAL or t.vp[colour] > t.vp[0])]
    return holds or free >= cubes or (CARD_SORTS[kind] == "aristocracy" and free == 0 and bool(gives_way))


# -- the comparisons


@settings(max_examples=200, deadline=None)
@given(tables())
def test_the_senate_order(t: LastDays) -> None:
    take_order(t)
    assert list(t.order) == plain_order(t)


@settings(max_examples=200, deadline=None)
@given(tables())
def test_which_ships_move_by_themselves(t: LastDays) -> None:
    chosen: list[int] = []
    mask = 0
    while len(chosen) < 3 and next_to_sail(t, mask) >= 0:
        chosen.append(int(next_to_sail(t, mask)))
        mask |= 1 << chosen[-1]
    assert chosen == plain_sailing(t)


@settings(max_examples=200, deadline=None)
@given(tables(), st.integers(0, 12))
def test_where_neutrals_come_aboard(t: LastDays, due: int) -> None:
    before = [int(t.seated[ship * COLOURS + NEUTRAL]) for ship in range(SHIPS)]
    wanted = plain_neutrals(t, due)
    assert place_neutrals(t, due) == sum(wanted)
    assert [int(t.seated[ship * COLOURS + NEUTRAL]) - before[ship] for ship in range(SHIPS)] == wanted


@settings(max_examples=300, deadline=None)
@given(tables())
def test_which_cards_with_refugees_can_be_placed(t: LastDays) -> None:
    for kind in range(KINDS):
        if t.pieces.first[kind]:
            assert (why_not_play(t, 0, kind) == 0) == plain_room(t, kind), CARD_IDS[kind]


@settings(max_examples=200, deadline=None)
@given(tables(), st.lists(st.integers(0, 3), min_size=5, max_size=5))
def test_who_wins_and_whose_card_the_highest_bidder_may_play(t: LastDays, bids: list[int]) -> None:
    take_order(t)
    for who in range(t.seats):
        t.bid[who] = bids[who]
    t.winners = t.pieces.winners[t.seats]
    rank_bids(t)
    ranked = sorted(plain_order(t), key=lambda who: -bids[who])
    assert list(t.rank) == ranked
    losers = ranked[t.winners :]
    assert [who for who in range(t.seats) if not is_winner(t, who)] == sorted(losers)
    top = ranked[0]
    assert free_neighbour(t, top) == min(losers, key=lambda who: (who - top) % t.seats)


@settings(max_examples=200, deadline=None)
@given(tables(), st.booleans())
def test_what_an_arrival_brings(t: LastDays, dear: bool) -> None:
    points = [0, 1, 5, 9, 14, 20] if dear else [0, 1, 3, 6, 10, 15]
    for ship in range(SHIPS):
        own = slice(ship * COLOURS, ship * COLOURS + COLOURS)
        aboard = [int(a + b) for a, b in zip(t.seated[own], t.below[own], strict=True)]
        colours = sum(n > 0 for n in aboard)
        assert colours_aboard(t, ship) == colours
        for who in range(t.seats):
            assert refugee_points(t, ship, who, dear) == points[min(5, aboard[who])]
            assert colour_points(t, ship, who) == (colours - 1 if aboard[who] else 0)
        if aboard[NEUTRAL]:
            players = sum(n > 0 for n in aboard[:NEUTRAL])
            assert alliance_points(t, ship) == [0, 1, 3, 6, 10, 15][min(5, aboard[NEUTRAL])] + players


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(3, 5))
def test_at_every_moment_things_hold_together(seed: int, seats: int) -> None:
    """Nobody who is asked is without an option; no piece is lost; no ship is overfull; points are what brought them."""
    match = arranged(random.Random(seed), seats)
    t, rng = table(match), Rng(seed)
    before = inventory(t)
    for _ in range(250):
        if t.over:
            break
        if t.step().kind == CHANCE:
            t.answer(LUCK, t.draw(rng))
            continue
        who = t.who()
        options = t.choices(who)
        assert len(options), type(t.step()).__name__
        t.answer(who, options[rng.below(len(options))])
        assert inventory(t) == before
        assert all(free_seats(t, ship) >= 0 for ship in range(SHIPS))
        assert min(t.stock) >= 0 and min(t.senate) >= 0 and t.camp >= 0
        assert t.pile_size == sum(t.pile) and t.special_pile_size == sum(t.special_pile)
        assert all(t.vp[seat] == sum(t.earned[seat * 11 : seat * 11 + 11]) for seat in range(seats))
        assert all(
            t.known[card] <= t.hand[card] + sum(1 for one in t.laid if one - 1 == card % KINDS) for card in range(seats * KINDS)
        )
        occupied = [t.tile[seat] for seat in range(seats) if t.tile[seat] >= 0]
        assert len(set(occupied)) == len(occupied)


def test_random_games_of_every_option_end() -> None:
    """Each house option the other way round, alone, at each seat count."""
    for option in GAME.house:
        for value in option.values:
            for n in GAME.seats:
                match = GAME.new(n, **{option.name: value})  # type: ignore[arg-type]
                t, rng = match.table, Rng(n)
                before = inventory(table(match))
                while not t.over:
                    options = t.choices(t.who()) if t.step().kind != CHANCE else None
                    t.answer(t.who(), t.draw(rng) if options is None else options[rng.below(len(options))])
                assert inventory(table(match)) == before
