"""Atlantis Exodus: the card of the room."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from types import MappingProxyType

from orichalcum.games.exodus import anchors, making, notation, picture, positions, scoring, telling, telling_log, telling_table
from orichalcum.games.exodus.inventory import inventory
from orichalcum.games.exodus.judge import JUDGE
from orichalcum.games.exodus.pieces import Pieces
from orichalcum.games.exodus.rules import RULES
from orichalcum.games.exodus.rules.setting_up import bare_table, set_up
from orichalcum.games.exodus.sheet import ExodusSheet
from orichalcum.games.exodus.table import Exodus
from orichalcum.games.exodus.view import View, view
from orichalcum.kernel.game import Game, HouseOption
from orichalcum.kernel.language import Words
from orichalcum.kernel.position import Line
from orichalcum.kernel.said import Entry, Fact, Plate, Refusal, Sentence

OPTIONS = (
    *("gold_as_book", "narrow_atlantis", "choose_pedestal_bonus", "must_take_pillar"),
    *("agora_settler_stays", "may_leave_tile", "resolve_each_send", "may_stop_sending", "may_refuse_favor"),
)


# The paragraph about what stands at an anchor, by the beginning of its id.
PLACE_RULES = {
    "ring": "1.1", "space": "6.3", "guard": "6.6", "king": "6.3", "gain": "4.1", "year": "3.1", "bag": "2.6", "track": "5.1",
    "offer": "5.5", "order": "6.1", "job": "8.2", "away": "7.4", "cell": "11.1", "ships": "10.1", "ship": "10.1", "good": "4.2",
    "favor": "9.1", "pillar": "15.2", "stack": "15.1", "shelf": "12.1", "thing": "10.2", "home": "11.2", "pile": "10.2",
    "drawn": "10.2", "hand": "5.4", "title": "20.5",
}  # fmt: skip


class AtlantisExodus(Game[Exodus]):
    id = "exodus"
    designer = "Konstantinos Karagiannis, George Halkias"
    year = 2024
    minutes = 120
    weight = "rich"
    seats = range(1, 5)
    rules_version = 1
    longest = 3000  # see tests/games/exodus/test_random.py
    house = tuple(HouseOption(name, False) for name in OPTIONS)
    rules = RULES
    judge = JUDGE
    sheet = ExodusSheet
    place_rules = MappingProxyType(PLACE_RULES)
    shapes = ("wide", "rings", "island", "school", "displays")
    open_account = True

    def pieces(self, sheet: ExodusSheet, file: str) -> Pieces:
        return making.pieces(sheet, file)

    def bare(self, seats: int, pieces: Pieces, agreed: dict[str, bool | str]) -> Exodus:
        t = bare_table(seats, RULES, pieces)
        for name in OPTIONS:
            setattr(t, name, agreed[name] is True)
        return t

    def set_up(self, t: Exodus) -> None:
        set_up(t)

    def lay_out(self, lines: Sequence[Line], pieces: Pieces, agreed: dict[str, bool | str]) -> Exodus:
        return positions.lay_out(lines, lambda seats: self.bare(seats, pieces, agreed))

    def inventory(self, t: Exodus) -> tuple[int, ...]:
        return tuple(inventory(t))

    def account(self, t: Exodus, who: int) -> list[Entry]:
        end = scoring.account(t, who)
        return telling.entries(t, who, (end.training, end.area, end.monuments, end.knowledge, end.unused))

    def standing(self, t: Exodus, who: int) -> tuple[int, ...]:
        """Settlers saved break a tie (17.6)."""
        return (*super().standing(t, who), scoring.saved(t, who))

    def code(self, t: Exodus, who: int, option: int) -> str:
        return notation.code(t, option)

    def asked(self, t: Exodus, who: int, words: Words) -> Sentence:
        return telling.asked(t, who, words)

    def label(self, t: Exodus, who: int, option: int, words: Words) -> str:
        return telling.label(t, option, words)

    def preview(self, t: Exodus, who: int, option: int, words: Words) -> str:
        return telling.preview(t, who, option, words)

    def anchors(self, t: Exodus, who: int, option: int) -> tuple[str, ...]:
        return anchors.anchors(t, who, option)

    def why_not(self, t: Exodus, who: int, refusal: int, words: Words) -> Refusal:
        return telling.why_not(t, who, refusal, words, anchors.anchors(t, who, refusal & 0xFFFF))

    def told(self, fact: Fact, pieces: Pieces, words: Words) -> str:
        return telling_log.told(fact, pieces, words)

    def places(self, fact: Fact, pieces: Pieces) -> tuple[str, ...]:
        return telling_log.places(fact, pieces)

    def paragraph(self, step: int) -> str:
        return telling.paragraph(step)

    def view(self, t: Exodus) -> View:
        return view(t)

    def describe(self, view: View, words: Words) -> str:
        return telling_table.describe(view, words)

    def plates(self, view: View, words: Words) -> list[Plate]:
        return telling_table.plates(view, words)

    def verdict(self, view: View, words: Words) -> str:
        return telling_table.verdict(view, words)

    def draw(self, view: View, words: Words, shape: str, lit: Collection[str], tones: str) -> str:
        return picture.draw(view, words, shape, lit, tones)

    def draw_hand(self, view: View, words: Words, lit: Collection[str], tones: str) -> str:
        return picture.draw_hand(view, words, lit, tones)

    def draw_seat(self, view: View, words: Words, who: int, tones: str) -> str:
        return picture.draw_seat(view, words, who, tones)

    def overlay(self, view: View, t: Exodus, who: int, option: int, shape: str) -> str:
        return picture.overlay(view, t, who, option, shape)

    def draw_scene(self) -> str:
        return picture.draw_scene()


GAME = AtlantisExodus()
