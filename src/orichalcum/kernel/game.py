"""A game's card: what the doors may ask of a room.  Each room fills it in."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, TypeVar

import msgspec

from orichalcum.kernel.edition import Edition, Heading, Sheet, content_hash, parse_sheet
from orichalcum.kernel.errors import BadEdition, BadOption, BadPosition
from orichalcum.kernel.judge import Judge
from orichalcum.kernel.language import Words, words_of
from orichalcum.kernel.match import Match
from orichalcum.kernel.position import Line, lines_of
from orichalcum.kernel.rulebook import Rulebook, rulebook_of
from orichalcum.kernel.said import Entry, Fact, Plate, Refusal, Sentence
from orichalcum.kernel.table import Step, Table

T = TypeVar("T", bound=Table)


@lru_cache(64)
def _edition(game: Game[Any], raw: bytes, file: str) -> Edition:
    sheet = parse_sheet(raw, game.sheet, file)
    if sheet.edition.game != game.id:
        raise BadEdition(file, "edition", 0, f"game: expected {game.id}, found {sheet.edition.game}")
    return Edition(sheet, game.pieces(sheet, file), file)


class HouseOption(msgspec.Struct, frozen=True):
    """What a table may agree on before the game.

    Its words are `option-NAME`, `option-NAME.hint`, and for values that are no yes or no `option-NAME-VALUE`.
    """

    name: str
    default: bool | str
    values: tuple[bool | str, ...] = (False, True)


class Game(Generic[T]):
    """One game of the house.  There is one object of it; it has no state."""

    id: str
    designer: str
    year: int
    minutes: int
    weight: str  # light, rich, sharp: a key of the doors' words
    seats: range
    rules_version: int = 1
    longest: int  # answers, luck's included, after which every game has ended
    house: tuple[HouseOption, ...] = ()
    rules: list[Step[Any]]
    judge: Judge[Any]
    sheet: type[Sheet]  # what an edition file holds
    shapes: tuple[str, ...] = ("wide", "tall")  # the pictures: for a wide page, then one or more zones for a phone
    place_rules: Mapping[str, str] = MappingProxyType({})  # of what stands at an anchor, by the beginning of its id
    windows: Mapping[int, str] = MappingProxyType({})  # the steps that can be passed, by name; words `window-NAME`, `.hint`
    open_account: bool = False  # whether "what if it ended now?" tells nothing secret

    # What the room fills in.  `t` is a full table where luck or the rules are concerned, else a `seen_by` copy.

    def pieces(self, sheet: Any, file: str) -> Any:
        """Typed rows of an edition; raises BadEdition where it does not hold together."""
        raise NotImplementedError

    def bare(self, seats: int, pieces: Any, agreed: dict[str, bool | str]) -> T:
        """A table with these house options on which nothing lies yet."""
        raise NotImplementedError

    def set_up(self, t: T) -> None:
        """Push the steps of the set-up."""
        raise NotImplementedError

    def lay_out(self, lines: Sequence[Line], pieces: Any, agreed: dict[str, bool | str]) -> T:
        """A table arranged as a short text says (docs/positions.md); raises BadPosition."""
        raise NotImplementedError

    def inventory(self, t: T) -> tuple[int, ...]:
        """How many pieces of every kind there are, wherever they lie: the same from set-up to end."""
        raise NotImplementedError

    def account(self, t: T, who: int) -> list[Entry]:
        """Where a seat's points come from; they add up to its score."""
        raise NotImplementedError

    def standing(self, t: T, who: int) -> tuple[int, ...]:
        """What seats are ranked by, the greatest first; a game adds what breaks its ties."""
        return (sum(entry.points for entry in self.account(t, who)),)

    def code(self, t: T, who: int, option: int) -> str:
        """An answer in the game's notation: printable ASCII without a space, one for each option."""
        raise NotImplementedError

    def asked(self, t: T, who: int, words: Words) -> Sentence:
        """What a seat is asked, and why."""
        raise NotImplementedError

    def label(self, t: T, who: int, option: int, words: Words) -> str:
        """An option in words, short enough for a button, luck's answers too."""
        raise NotImplementedError

    def preview(self, t: T, who: int, option: int, words: Words) -> str:
        """What an option costs and brings, before it is chosen; empty if its label says it all."""
        return ""

    def anchors(self, t: T, who: int, option: int) -> tuple[str, ...]:
        """The spots in the pictures that mean this option, in the order in which a person would touch them."""
        raise NotImplementedError

    def why_not(self, t: T, who: int, refusal: int, words: Words) -> Refusal:
        """A `refusal` of the rules in words, with its paragraph and the spots it is about."""
        raise NotImplementedError

    def told(self, fact: Fact, pieces: Any, words: Words) -> str:
        """A line of the log; empty for what is not worth one."""
        raise NotImplementedError

    def places(self, fact: Fact, pieces: Any) -> tuple[str, ...]:
        """What a line of the log lights up in the picture."""
        return ()

    def paragraph(self, step: int) -> str:
        """The rule that a step asks by."""
        raise NotImplementedError

    def view(self, t: T) -> Any:
        """All that picture and telling are given: a frozen struct made of a `seen_by` copy, whose eyes are `t.eyes`."""
        raise NotImplementedError

    def describe(self, view: Any, words: Words) -> str:
        """The table in words, enough to play by."""
        raise NotImplementedError

    def verdict(self, view: Any, words: Words) -> str:
        """How a game ended that nobody has simply won: lost by all, or a title earned alone; else empty."""
        return ""

    def plates(self, view: Any, words: Words) -> list[Plate]:
        """Every seat in a few facts, for the edge of the page."""
        raise NotImplementedError

    def draw(self, view: Any, words: Words, shape: str, lit: Collection[str], tones: str) -> str:
        """One of the `shapes` as SVG; `lit` are the anchors that may be chosen now."""
        raise NotImplementedError

    def draw_hand(self, view: Any, words: Words, lit: Collection[str], tones: str) -> str:
        """What a seat holds of its own, as SVG; empty for a game without a hand and for spectators."""
        return ""

    def draw_seat(self, view: Any, words: Words, who: int, tones: str) -> str:
        """What lies before one seat, as far as the viewer sees it, as SVG; empty where the boards show it all."""
        return ""

    def overlay(self, view: Any, t: T, who: int, option: int, shape: str) -> str:
        """An SVG fragment upon a picture that shows what an option would do; empty if nothing is to be shown."""
        return ""

    def draw_scene(self) -> str:
        """The picture of the game on the front door."""
        raise NotImplementedError

    # What every room has alike.

    def rule_at(self, anchor: str) -> str:
        """The paragraph about what stands at an anchor: that of the longest beginning of its id that has one."""
        parts = anchor.split("-")
        beginnings = ("-".join(parts[:n]) for n in range(len(parts), 0, -1))
        return next((self.place_rules[one] for one in beginnings if one in self.place_rules), "")

    def folder(self) -> Path:
        return Path(str(files(type(self).__module__)))

    def words(self, lang: str) -> Words:
        return words_of(type(self).__module__, lang)

    def title(self, lang: str = "en") -> str:
        return self.words(lang)("title")

    def rulebook(self, lang: str = "en") -> Rulebook:
        return rulebook_of(self.folder(), lang)

    def editions(self) -> list[str]:
        return sorted(path.stem for path in (self.folder() / "editions").glob("*.toml"))

    def edition(self, name: str | Path = "reconstructed") -> Edition:
        """An edition of the house by its name, or a file of one's own by its path."""
        path = self.folder() / "editions" / f"{name}.toml"
        if str(name) not in self.editions():
            path = Path(name)
            if path.suffix.lower() != ".toml":
                raise BadOption(f"{self.id} has the editions {', '.join(self.editions())}, or give a .toml file; not {name}")
        try:
            return self.edition_of(path.read_bytes(), path.name)
        except OSError as trouble:
            raise BadEdition(str(name), "", 0, f"cannot be read ({trouble.strerror})") from trouble

    def edition_of(self, raw: bytes, file: str) -> Edition:
        """The same one for the same content: nothing of it ever changes."""
        return _edition(self, raw, file)

    def agree(self, options: dict[str, bool | str]) -> dict[str, bool | str]:
        """All house options, those not named at their default."""
        known = {option.name: option for option in self.house}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.id} has no option {name}; it has {', '.join(known) or 'none'}")
            if not any(value is one or (isinstance(one, str) and value == one) for one in known[name].values):
                raise BadOption(f"{name} is one of {', '.join(str(one) for one in known[name].values)}, not {value!r}")
        return {name: options.get(name, option.default) for name, option in known.items()}

    def check_seats(self, seats: int) -> None:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadOption(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")

    def new(self, seats: int = 0, edition: str | Path | Edition = "reconstructed", **options: bool | str) -> Match:
        """A new game, which begins with what luck decides."""
        seats = seats or self.seats[-1]
        self.check_seats(seats)
        agreed = self.agree(options)
        box = edition if isinstance(edition, Edition) else self.edition(edition)
        t = self.bare(seats, box.pieces, agreed)
        t.telling = True
        self.set_up(t)
        t.go_on()
        return Match(self, box, agreed, t)

    def arrange(self, text: str, edition: str | Path | Edition = "reconstructed", **options: bool | str) -> Match:
        """A game in the middle of things, from a short text."""
        agreed = self.agree(options)
        box = edition if isinstance(edition, Edition) else self.edition(edition)
        t = self.lay_out(lines_of(text), box.pieces, agreed)
        t.telling = True
        t.go_on()
        return Match(self, box, agreed, t, position=text)


__all__ = ["BadPosition", "Game", "Heading", "HouseOption", "content_hash"]
