"""Parts of pictures are kept by what shows in them: a picture drawn with all that is kept is the same as one drawn afresh."""

from __future__ import annotations

import random

import pytest

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.kernel.catalogue import games
from orichalcum.kernel.match import Match
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import SPECTATOR
from orichalcum.pictures.draw import KEPT

LOOKS = 6
NAMES: tuple[tuple[str, ...], ...] = (("Ada", "Bob", "Cleo", "Dan", "Eve"), ("Bob", "Ada", "Dan", "Cleo", "Eve"))


def pictures(match: Match, lang: str, names: tuple[str, ...]) -> list[str]:
    """Every picture of the table for every pair of eyes."""
    words, drawn = match.words(lang).called(names), []
    for seat in (*range(match.seats), SPECTATOR):
        view = match.view(seat)
        lit = {anchor for one in (match.options(seat) if seat >= 0 else []) for anchor in one.anchors}
        drawn += [match.game.draw(view, words, shape, lit, "page") for shape in match.game.shapes]
        drawn += [match.game.draw_hand(view, words, lit, "page"), match.game.describe(view, words)]
        drawn += [match.game.draw_seat(view, words, who, "page") for who in range(match.seats)]
    return drawn


def forget() -> None:
    for one in KEPT:
        one.clear()


@pytest.mark.parametrize("name", sorted(games()))
def test_what_is_kept_is_what_would_be_drawn(name: str) -> None:
    game, rng, seen = game_named(name), random.Random(name), []
    forget()
    for seats in (game.seats[0], game.seats[-1]):
        match = game.new(seats)
        match.luck(Rng(seats))
        for look in range(LOOKS):
            for _ in range(rng.randrange(1, 12)):
                if not match.over:
                    who = rng.choice(match.waiting())
                    match.play(rng.choice(match.options(who)), who)
                    match.luck(Rng(look))
            for lang in ("en", "de"):
                for names in NAMES:
                    seen.append((match.copy(), lang, names[:seats], pictures(match, lang, names[:seats])))
    for match, lang, names, kept in seen[:: len(seen) // 12]:
        forget()
        assert pictures(match, lang, names) == kept
