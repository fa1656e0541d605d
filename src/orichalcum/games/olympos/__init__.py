"""Olympos by Philippe Keyaerts: the card of the room."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from types import MappingProxyType

from orichalcum.games.olympos import (
    inventory,
    making,
    notation,
    picture,
    positions,
    preview,
    scoring,
    telling,
    telling_log,
    telling_table,
)
from orichalcum.games.olympos.editions import OlymposSheet
from orichalcum.games.olympos.judge import JUDGE
from orichalcum.games.olympos.pieces import Pieces
from orichalcum.games.olympos.rules import RULES, setting_up
from orichalcum.games.olympos.table import Olympos
from orichalcum.games.olympos.view import View, view
from orichalcum.kernel.game import Game, HouseOption
from orichalcum.kernel.language import Words
from orichalcum.kernel.position import Line
from orichalcum.kernel.said import Entry, Fact, Plate, Refusal, Sentence

# The items of `scoring.account` in their order: the words `account-...`.
ACCOUNT = (
    "position", "prestige", "territories", "atlantis", "discoveries", "wonders", "writings", "city", "science", "absolutism",
    "engineering", "gods", "cards",
)  # fmt: skip


class OlymposGame(Game[Olympos]):
    id = "olympos"
    designer = "Philippe Keyaerts"
    year = 2011
    minutes = 90
    weight = "rich"
    seats = range(3, 6)
    rules_version = 1
    longest = 4_000  # a random game takes some 400; see tests/games/olympos/test_12_whole_games.py
    house = (HouseOption("open_prestige", False), HouseOption("random_blocking", False), HouseOption("own_discount", False))
    rules = RULES
    judge = JUDGE
    sheet = OlymposSheet
    place_rules = MappingProxyType({
        "land": "5.1", "cell": "6.1", "slot": "6.5", "wonder": "7.1", "card": "8.2", "camp": "4.2", "zeus": "9.1",
        "cross": "10.2", "hours": "3.2", "marker": "3.1", "mark": "9.7", "prestige": "12.2", "looked": "8.4", "work": "6.8",
    })  # fmt: skip
    shapes = picture.SHAPES
    windows = telling.WINDOWS

    def pieces(self, sheet: OlymposSheet, file: str) -> Pieces:
        return making.pieces_of(sheet, file)

    def bare(self, seats: int, pieces: Pieces, agreed: dict[str, bool | str]) -> Olympos:
        return positions.agree(setting_up.bare_table(seats, RULES, pieces), agreed)

    def set_up(self, t: Olympos) -> None:
        setting_up.set_up(t)

    def lay_out(self, lines: Sequence[Line], pieces: Pieces, agreed: dict[str, bool | str]) -> Olympos:
        return positions.lay_out(lines, pieces, agreed)

    def inventory(self, t: Olympos) -> tuple[int, ...]:
        return inventory.inventory(t)

    def account(self, t: Olympos, who: int) -> list[Entry]:
        points = scoring.account(t, who)
        return [Entry(key, int(points[item]), "10.3") for item, key in enumerate(ACCOUNT)]

    def standing(self, t: Olympos, who: int) -> tuple[int, ...]:
        return (int(scoring.score(t, who)), int(scoring.works(t, who)))

    def code(self, t: Olympos, who: int, option: int) -> str:
        return notation.code(t, option)

    def asked(self, t: Olympos, who: int, words: Words) -> Sentence:
        return telling.asked(t, who, words)

    def label(self, t: Olympos, who: int, option: int, words: Words) -> str:
        return telling.label(t, who, option, words)

    def preview(self, t: Olympos, who: int, option: int, words: Words) -> str:
        return preview.preview(t, who, option, words)

    def anchors(self, t: Olympos, who: int, option: int) -> tuple[str, ...]:
        return telling.anchors(t, who, option)

    def why_not(self, t: Olympos, who: int, refusal: int, words: Words) -> Refusal:
        return telling.why_not(t, who, refusal, words)

    def told(self, fact: Fact, pieces: Pieces, words: Words) -> str:
        return telling_log.told(fact, pieces.sheet, words)

    def places(self, fact: Fact, pieces: Pieces) -> tuple[str, ...]:
        return telling_log.places(fact, pieces.sheet)

    def paragraph(self, step: int) -> str:
        return telling.PARAGRAPHS[step]

    def view(self, t: Olympos) -> View:
        return view(t)

    def describe(self, view: View, words: Words) -> str:
        return telling_table.describe(view, words)

    def plates(self, view: View, words: Words) -> list[Plate]:
        return telling_table.plates(view, words)

    def draw(self, view: View, words: Words, shape: str, lit: Collection[str], tones: str) -> str:
        return picture.draw(view, words, shape, lit, tones)

    def draw_hand(self, view: View, words: Words, lit: Collection[str], tones: str) -> str:
        return picture.draw_hand(view, words, lit, tones)

    def overlay(self, view: View, t: Olympos, who: int, option: int, shape: str) -> str:
        return picture.overlay(view, t, who, option, shape)

    def draw_seat(self, view: View, words: Words, who: int, tones: str) -> str:
        return picture.draw_seat(view, words, who, tones)

    def draw_scene(self) -> str:
        return picture.draw_scene()


GAME = OlymposGame()
