"""Arrangements at random: the rules against slow and simple readings of them."""

from __future__ import annotations

import random
from itertools import pairwise, product

from hypothesis import given, settings
from hypothesis import strategies as st

from orichalcum import LUCK, Match
from orichalcum.games.colovini import scoring
from orichalcum.games.colovini.pieces import item_of, value_of
from orichalcum.games.colovini.rules.walking import can_walk, least_drain, next_tile, toll
from orichalcum.games.colovini.table import Colovini, inventory, wealth

from .arranging import GAME, table

LETTERS = "RFOHACS"
SPACES = 53


@st.composite
def positions(draw: st.DrawFn) -> Match:
    """Any path, any hands, any tiles collected, figures anywhere but all three at home."""
    return GAME.arrange(position(draw(st.randoms(use_true_random=False)), draw(st.integers(2, 4)), draw(st.floats(0.1, 0.9))))


def position(luck: random.Random, seats: int, dry: float) -> str:
    path = _path(luck, dry)
    tiles = [n + 1 for n, word in enumerate(path) if word not in ".="]
    luck.shuffle(tiles)
    cards = list(LETTERS * 15)
    luck.shuffle(cards)
    lines = [f"path {' '.join(path)}"]
    left = [value for value in range(1, 8) for _ in range(12 - sum(word[1:2] == str(value) for word in path))]
    luck.shuffle(left)
    left = left[:12]  # so that enough of them may lie hidden
    for _ in range(seats):
        hand = "".join(cards.pop() for _ in range(luck.randrange(8))) or "-"
        loot = "".join(str(left.pop()) for _ in range(min(luck.randrange(5), len(left))))
        places = [luck.choice([0, 54, *tiles[:4], *tiles[:4]]) for _ in range(3)]
        places = [place if places.count(place) == 1 or place in (0, 54) else 0 for place in places]
        places = [0, *places[1:]] if places == [54] * 3 else places
        tiles = [n for n in tiles if n not in places]
        bridge = int(luck.random() < 0.5)
        lines.append(f"seat {hand} {loot or '-'} {' '.join(map(str, places))} {bridge}")
    return "\n".join([*_unbridged(lines, seats), f"turn {luck.randint(1, seats)}"])


def _path(luck: random.Random, dry: float) -> list[str]:
    words: list[str] = []
    for back, spaces in ((0, 26), (None, 1), (1, 26)):
        if back is None:
            words.append(".")
            continue
        kinds = [f"{LETTERS[item]}{value}" for item in range(7) for value in range(1, 8) if value != _lacking(back, item)]
        luck.shuffle(kinds)
        for n in range(spaces):
            wet = luck.random() < dry
            words.append(luck.choice("...=") if wet else kinds[n] + ("+" if luck.random() < 0.3 and _stack(back, n) else ""))
    return words


def _lacking(back: int, item: int) -> int:
    return item + 1 if back else (item + 3) % 7 + 1


def _stack(back: int, n: int) -> bool:
    return n < 6 or n >= 16 if back else n < 10 or n >= 20


def _unbridged(lines: list[str], seats: int) -> list[str]:
    """No more bridges than there are: the first laid ones stay, the seats hold the rest."""
    left = seats
    words = []
    for word in lines[0].split():
        laid = word == "=" and left > 0
        left -= laid
        words.append("." if word == "=" and not laid else word)
    held = [line[:-1] + str(int(line[-1]) if n < left else 0) for n, line in enumerate(lines[1:])]
    return [" ".join(words), *held]


# -- slow and simple


def plain_toll(t: Colovini, start: int, end: int) -> int:
    """Every stretch of water between two neighbouring tiles of the way, its price by its definition (8.1, 8.2)."""
    tiles = [n for n in range(t.shore) if t.path[n] != 0]
    sum = 0
    for before, behind in pairwise(tiles):
        on_the_way = start <= before and behind <= end
        water = range(before + 1, behind)
        if water and on_the_way and not any(t.bridged[n] for n in water):
            sum += min(value_of(t.path[before]), value_of(t.path[behind]))
    return sum


def plain_walks(t: Colovini, who: int, start: int, hand: list[int], owed: int) -> set[tuple[int, ...]]:
    """Every sequence of cards that ends on a free tile or the mainland and leaves enough to pay (4.2, 4.4)."""
    found = set[tuple[int, ...]]()
    for item in range(7):
        if hand[item] == 0:
            continue
        left = [count - (n == item) for n, count in enumerate(hand)]
        end = next((n for n in range(start + 1, t.shore) if t.path[n] and item_of(t.path[n]) == item), t.shore)
        cost = owed + plain_toll(t, start, end)
        if end == t.shore or t.stander[end] == 0:
            points = sum(left) + sum(t.loot[who * 8 + value] * value for value in range(8))
            if points >= cost:
                found.add((item,))
        else:
            found |= {(item, *more) for more in plain_walks(t, who, end, left, cost)}
    return found


def plain_payment(tiles: list[int], cards: int, cost: int) -> int:
    """Of all sets of pieces that reach the cost the least; the whole debt if none does (10.4, 10.5)."""
    sums = [
        sum(value for value, given in zip(tiles, taken, strict=True) if given) + paid
        for taken in product((False, True), repeat=len(tiles))
        for paid in range(cards + 1)
    ]
    return min((sum for sum in sums if sum >= cost), default=cost)


# -- the comparisons


@settings(max_examples=150)
@given(positions())
def test_whoever_is_asked_has_an_option(match: Match) -> None:
    [who] = match.waiting()
    assert match.options(who)


@settings(max_examples=150)
@given(positions(), st.integers(-1, SPACES), st.integers(-1, SPACES))
def test_a_toll_is_the_sum_of_the_gaps_by_their_definition(match: Match, start: int, end: int) -> None:
    t = table(match)
    if start < end and all(place in (-1, SPACES) or t.path[place] for place in (start, end)):
        assert toll(t, start, end) == plain_toll(t, start, end)


@settings(max_examples=150)
@given(positions())
def test_the_first_cards_that_may_be_played_are_those_of_all_walks(match: Match) -> None:
    t = table(match)
    who = match.waiting()[0]
    hand = [int(t.hand[who * 7 + item]) for item in range(7)]
    for figure in range(3):
        start = t.place[who * 3 + figure]
        if start == t.shore:
            continue
        if start >= 0:
            t.stander[start] = 0
        first = {walk[0] for walk in plain_walks(t, who, start, hand, 0)}
        assert first == {item for item in range(7) if hand[item] and can_walk(t, who, start, item, wealth(t, who))}
        if start >= 0:
            t.stander[start] = 1 + who * 3 + figure


@settings(max_examples=100)
@given(positions())
def test_what_is_missing_for_a_walk_is_what_its_refusal_says(match: Match) -> None:
    t = table(match)
    who = match.waiting()[0]
    for figure, item in product(range(3), range(7)):
        start = t.place[who * 3 + figure]
        if start != t.shore and t.hand[who * 7 + item]:
            assert can_walk(t, who, start, item, wealth(t, who)) == (least_drain(t, who, start, item) <= wealth(t, who))


@settings(max_examples=150)
@given(st.lists(st.integers(1, 7), max_size=8), st.integers(0, 8), st.integers(0, 40))
def test_the_cheapest_payment_is_the_best_of_all(tiles: list[int], cards: int, cost: int) -> None:
    match = GAME.arrange(
        f"path R1 F2\nseat {'R' * cards or '-'} {''.join(map(str, tiles)) or '-'} 0 0 0 1\nseat - - 0 0 0 1\nturn 1"
    )
    t = table(match)
    paid = scoring.cheapest_payment(t, 0, cost, sum(tiles))
    assert paid == plain_payment(tiles, cards, cost)
    if cost and sum(tiles) + cards >= cost:
        pieces = list(scoring.cheapest_pieces(t, 0, cost, cards))
        assert pieces[0] + sum(value * n for value, n in enumerate(pieces)) == paid
        assert pieces[0] <= cards
        assert all(n <= tiles.count(value) for value, n in enumerate(pieces) if value)


@settings(max_examples=60)
@given(positions(), st.randoms(use_true_random=False))
def test_every_payment_is_without_a_superfluous_piece(match: Match, luck: random.Random) -> None:
    """Whatever is answered: what was given reaches the price, and without its smallest piece it would not (8.5)."""
    who = match.waiting()[0]
    dear = [choice for choice in match.options(who) if "Pay" in choice.preview("en")]
    if not dear:
        return
    match.play(luck.choice(dear), who)
    owed, given = table(match).owed, list[int]()
    while match.waiting() == [who] and table(match).owed:
        code = luck.choice(match.options(who)).code
        given.append(int(code) if code.isdigit() else 1)
        match.play(code, who)
    assert sum(given) >= owed > sum(given) - min(given)


@settings(max_examples=60)
@given(positions(), st.randoms(use_true_random=False))
def test_nothing_is_lost_or_made(match: Match, luck: random.Random) -> None:
    whole = inventory(table(match))
    for _ in range(40):
        waiting = match.waiting()
        if not waiting:
            break
        match.play(luck.choice(match.options(waiting[0])), waiting[0])
        assert inventory(table(match)) == whole
        assert_sound(table(match))


def assert_sound(t: Colovini) -> None:
    """What two fields say of the same thing agrees."""
    for who in range(t.seats):
        assert t.hand_size[who] == sum(t.hand[who * 7 : who * 7 + 7])
        for value in range(1, 8):
            assert t.loot[who * 8 + value] == sum(int(n) for n in t.kept[who * 64 + value * 8 : who * 64 + value * 8 + 8])
    assert t.pile_size == sum(t.pile)
    assert all(t.bought[card] <= t.hand[card] for card in range(t.seats * 7))
    assert all(t.shown[card] <= t.hand[card] for card in range(t.seats * 7))
    for figure, place in enumerate(t.place):
        walking = t.who() != LUCK and figure == t.who() * 3 + t.figure if not t.over else False
        if 0 <= place < t.shore and not walking:
            assert t.stander[place] == figure + 1
    assert all(t.path[n] or not t.stander[n] for n in range(t.shore))


def test_next_tile_is_the_first_of_its_item() -> None:
    t = table(GAME.arrange("path R1 F2 R3\nseat - - 0 0 0 1\nseat - - 0 0 0 1\nturn 1"))
    assert [next_tile(t, start, 0) for start in (-1, 0, 1, 2)] == [0, 2, 2, 53]
