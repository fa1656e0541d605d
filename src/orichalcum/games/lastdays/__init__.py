"""The Last Days of Atlantis by Marcin Wełnicki: the card of the room."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from types import MappingProxyType

from orichalcum.games.lastdays import (
    editions,
    notation,
    picture,
    positions,
    telling,
    telling_log,
    telling_options,
    telling_places,
    telling_table,
)
from orichalcum.games.lastdays.inventory import inventory
from orichalcum.games.lastdays.judge import JUDGE
from orichalcum.games.lastdays.pieces import Pieces
from orichalcum.games.lastdays.rules import RULES
from orichalcum.games.lastdays.rules.setting_up import bare_table, set_up
from orichalcum.games.lastdays.table import LastDays
from orichalcum.games.lastdays.view import View, senate_order, view
from orichalcum.kernel.game import Game, HouseOption
from orichalcum.kernel.language import Words
from orichalcum.kernel.position import Line
from orichalcum.kernel.said import Entry, Fact, Plate, Refusal, Sentence

FLAGS = (
    "unplayed_return",
    "draw_what_there_is",
    "all_below",
    "cards_only",
    "ark_always_neutral",
    "no_chaos_first",
    "oraklos_one",
    "empathy_own_only",
    "airship_as_extra",
    "ask_only_able",
)


# The paragraph about what stands at an anchor, by the beginning of its id.
PLACE_RULES = {f"senator-{n}": f"5.{3 + n}" for n in range(7)} | {
    "ship": "8.1", "aboard": "8.1", "below": "10.5", "influence": "3.2", "row": "6.1", "god": "6.1", "hand": "7.1",
    "hand-aristocracy_1": "7.4", "hand-aristocracy_2": "7.4", "hand-ships_2": "7.7", "hand-ships_3": "7.7",
    "hand-important_cargo": "7.7", "hand-sabotage": "7.8", "hand-treason": "7.9", "special": "10.1", "event": "1.5",
    "special-pursuit_ship": "10.3", "special-empathy": "10.4", "special-guard": "10.7", "special-alliance": "10.8",
    "special-hidden_holds": "10.5", "special-unexpected_intervention": "10.6", "special-sacrifice": "10.9",
    "special-shapeshifting_spy": "10.10", "special-exotic_birds": "10.11", "special-orichalcum": "10.11",
    "special-key_of_atlantis": "10.11", "doom": "12.4", "camp": "9.5", "stock": "1.1",
}  # fmt: skip


class TheLastDays(Game[LastDays]):
    id = "lastdays"
    designer = "Marcin Wełnicki"
    year = 2011
    minutes = 90
    weight = "sharp"
    seats = range(3, 6)
    rules_version = 1
    longest = 4_000  # see tests/games/lastdays/test_13_end.py
    house = (*(HouseOption(name, False) for name in FLAGS), HouseOption("hand", "7", ("7", "8", "9", "10")))
    rules = RULES
    judge = JUDGE
    shapes = ("wide", "sea", "senate", "auction")
    sheet = editions.LastDaysSheet
    place_rules = MappingProxyType(PLACE_RULES)
    windows = telling.WINDOWS

    def pieces(self, sheet: editions.LastDaysSheet, file: str) -> Pieces:
        return editions.pieces_of(sheet, file)

    def bare(self, seats: int, pieces: Pieces, agreed: dict[str, bool | str]) -> LastDays:
        t = bare_table(seats, RULES, pieces)
        for name in FLAGS:
            setattr(t, name, agreed[name] is True)
        longer = int(agreed["hand"]) - 7
        t.hand_limit += longer
        t.others_left += longer != 0
        return t

    def set_up(self, t: LastDays) -> None:
        set_up(t)

    def lay_out(self, lines: Sequence[Line], pieces: Pieces, agreed: dict[str, bool | str]) -> LastDays:
        return positions.lay_out(lines, lambda seats: self.bare(seats, pieces, agreed))

    def inventory(self, t: LastDays) -> tuple[int, ...]:
        return inventory(t)

    def account(self, t: LastDays, who: int) -> list[Entry]:
        return telling.entries(t, who)

    def standing(self, t: LastDays, who: int) -> tuple[int, ...]:
        """Ties go by the senate order (13.3)."""
        return sum(entry.points for entry in self.account(t, who)), -senate_order(t).index(who)

    def code(self, t: LastDays, who: int, option: int) -> str:
        return notation.code(t, option)

    def asked(self, t: LastDays, who: int, words: Words) -> Sentence:
        return telling.asked(t, who, words)

    def label(self, t: LastDays, who: int, option: int, words: Words) -> str:
        return telling_options.label(t, who, option, words)

    def preview(self, t: LastDays, who: int, option: int, words: Words) -> str:
        return telling_options.preview(t, who, option, words)

    def anchors(self, t: LastDays, who: int, option: int) -> tuple[str, ...]:
        return telling_places.anchors(t, who, option)

    def why_not(self, t: LastDays, who: int, refusal: int, words: Words) -> Refusal:
        return telling.why_not(t, who, refusal, words)

    def told(self, fact: Fact, pieces: Pieces, words: Words) -> str:
        return telling_log.told(fact, pieces, words)

    def places(self, fact: Fact, pieces: Pieces) -> tuple[str, ...]:
        return telling_log.places(fact, pieces)

    def paragraph(self, step: int) -> str:
        return telling.PARAGRAPHS[step]

    def view(self, t: LastDays) -> View:
        return view(t)

    def describe(self, view: View, words: Words) -> str:
        return telling_table.describe(view, words)

    def plates(self, view: View, words: Words) -> list[Plate]:
        return telling_table.plates(view, words)

    def draw(self, view: View, words: Words, shape: str, lit: Collection[str], tones: str) -> str:
        return picture.draw(view, words, shape, lit, tones)

    def draw_hand(self, view: View, words: Words, lit: Collection[str], tones: str) -> str:
        return picture.draw_hand(view, words, lit, tones)

    def draw_scene(self) -> str:
        return picture.draw_scene()


GAME = TheLastDays()
