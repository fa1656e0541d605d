"""Atlantis by Leo Colovini: the card of the room."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from types import MappingProxyType

from orichalcum.games.colovini import editions, notation, picture, positions, scoring, telling, telling_log, telling_table
from orichalcum.games.colovini.judge import JUDGE
from orichalcum.games.colovini.pieces import Pieces
from orichalcum.games.colovini.rules import RULES
from orichalcum.games.colovini.rules.setting_up import bare_table, set_up
from orichalcum.games.colovini.table import Colovini, inventory
from orichalcum.games.colovini.view import View, view
from orichalcum.kernel.game import Game, HouseOption
from orichalcum.kernel.language import Words
from orichalcum.kernel.position import Line
from orichalcum.kernel.said import Entry, Fact, Plate, Refusal, Sentence


class Atlantis(Game[Colovini]):
    id = "colovini"
    designer = "Leo Colovini"
    year = 2009
    minutes = 30
    weight = "light"
    seats = range(2, 5)
    rules_version = 1
    longest = 16_000  # see tests/games/colovini/test_10_end.py
    house = (
        HouseOption("bought_cards_pay", False),
        HouseOption("sell_many", False),
        HouseOption("bridge_after", True),
        HouseOption("take_ahead", False),
    )
    rules = RULES
    judge = JUDGE
    sheet = editions.ColoviniSheet
    place_rules = MappingProxyType({
        "space": "1.1", "space-0": "1.4", "gap": "8.2", "figure": "3.2", "hand": "4.1", "tile": "7.1", "bridge": "9.1",
    })  # fmt: skip
    open_account = True

    def pieces(self, sheet: editions.ColoviniSheet, file: str) -> Pieces:
        return editions.pieces(sheet, file)

    def bare(self, seats: int, pieces: Pieces, agreed: dict[str, bool | str]) -> Colovini:
        t = bare_table(seats, RULES, pieces)
        t.bought_cards_pay = agreed["bought_cards_pay"] is True
        t.sell_many = agreed["sell_many"] is True
        t.bridge_after = agreed["bridge_after"] is True
        t.take_ahead = agreed["take_ahead"] is True
        return t

    def set_up(self, t: Colovini) -> None:
        set_up(t)

    def lay_out(self, lines: Sequence[Line], pieces: Pieces, agreed: dict[str, bool | str]) -> Colovini:
        return positions.lay_out(lines, lambda seats: self.bare(seats, pieces, agreed))

    def write_position(self, t: Colovini) -> str:
        return positions.write_position(t)

    def inventory(self, t: Colovini) -> tuple[int, ...]:
        return tuple(inventory(t))

    def account(self, t: Colovini, who: int) -> list[Entry]:
        return telling.entries(scoring.account(t, who))

    def code(self, t: Colovini, who: int, option: int) -> str:
        return notation.code(t, option)

    def asked(self, t: Colovini, who: int, words: Words) -> Sentence:
        return telling.asked(t, who, words)

    def label(self, t: Colovini, who: int, option: int, words: Words) -> str:
        return telling.label(t, option, words)

    def preview(self, t: Colovini, who: int, option: int, words: Words) -> str:
        return telling.preview(t, who, option, words)

    def anchors(self, t: Colovini, who: int, option: int) -> tuple[str, ...]:
        return telling.anchors(t, who, option)

    def why_not(self, t: Colovini, who: int, refusal: int, words: Words) -> Refusal:
        return telling.why_not(t, who, refusal, words)

    def told(self, fact: Fact, pieces: Pieces, words: Words) -> str:
        return telling_log.told(fact, pieces.spaces, words)

    def places(self, fact: Fact, pieces: Pieces) -> tuple[str, ...]:
        return telling_log.places(fact)

    def paragraph(self, step: int) -> str:
        return telling.PARAGRAPHS[step]

    def view(self, t: Colovini) -> View:
        return view(t)

    def describe(self, view: View, words: Words) -> str:
        return telling_table.describe(view, words)

    def plates(self, view: View, words: Words) -> list[Plate]:
        return telling_table.plates(view, words)

    def draw(self, view: View, words: Words, shape: str, lit: Collection[str], tones: str) -> str:
        return picture.draw(view, words, shape, lit, tones)

    def draw_hand(self, view: View, words: Words, lit: Collection[str], tones: str) -> str:
        return picture.draw_hand(view, words, lit, tones)

    def overlay(self, view: View, t: Colovini, who: int, option: int, shape: str) -> str:
        return picture.overlay(view, t, who, option, shape)

    def draw_scene(self) -> str:
        return picture.draw_scene()


GAME = Atlantis()
