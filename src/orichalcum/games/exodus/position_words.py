"""A line of an Exodus position, word by word: numbers, spaces, cells, things, settlers, goods."""

from __future__ import annotations

from collections.abc import Sequence

from orichalcum.games.exodus.notation import LETTERS, TIER_LETTERS
from orichalcum.games.exodus.pieces import GOODS, KINDS, NOTHING
from orichalcum.games.exodus.table import Exodus
from orichalcum.kernel.position import Line


class Reader:
    """One line, word by word."""

    def __init__(self, t: Exodus, line: Line) -> None:
        self.t = t
        self.line = line
        self.words = list(line.words)

    def bad(self, cause: str) -> Exception:
        return self.line.bad(f"{self.line.key}: {cause}")

    def word(self, what: str) -> str:
        if not self.words:
            raise self.bad(f"{what} is missing")
        return self.words.pop(0)

    def number(self, least: int, most: int) -> int:
        word = self.word("a number")
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10) or not least <= int(word) <= most:
            raise self.bad(f"expected a number from {least} to {most}, found {word[:20]}")
        return int(word)

    def rest(self, most: int) -> list[str]:
        """All that follows, so many words at most."""
        if len(self.words) > most:
            raise self.bad(f"expected at most {most} words, found {len(self.words)}")
        rest, self.words = self.words, []
        return rest

    def seat(self) -> int:
        return self.number(1, int(self.t.seats)) - 1

    def one_of(self, names: Sequence[str], what: str) -> int:
        return self.find(self.word(what), names, what)

    def find(self, word: str, names: Sequence[str], what: str) -> int:
        if word not in names:
            raise self.bad(f"expected {what}, found {word[:20]}")
        return names.index(word)

    def space(self) -> int:
        return self.one_of(self.t.pieces.space_names, "a space")

    def cell(self) -> int:
        word = self.word("a cell")
        columns = int(self.t.pieces.columns)
        if len(word) != 2 or word[0] not in TIER_LETTERS or not word[1].isdigit() or not 1 <= int(word[1]) <= columns:
            raise self.bad(f"expected a cell from a1 to c{columns}, found {word[:20]}")
        return TIER_LETTERS.index(word[0]) * columns + int(word[1]) - 1

    def thing(self, word: str, *kinds: int) -> int:
        """A thing by its name, taken out of its pile."""
        found = self.find(word, self.t.pieces.thing_names, "a tile or card")
        if self.t.pieces.kind[found] not in kinds:
            raise self.bad(f"{word} does not belong there")
        if self.t.unseen[found] == 0:
            raise self.bad(f"there is no more {word}")
        self.t.unseen[found] -= 1
        return found

    def settlers(self, word: str, holes: bool = False) -> list[int]:
        """Kinds of settlers, taken out of the bag; a dot is nobody."""
        kinds = []
        for letter in word:
            if letter == "." and holes:
                kinds.append(NOTHING)
                continue
            kind = self.find(letter, LETTERS[:KINDS], "settlers S, C, K")
            self.from_bag(kind)
            kinds.append(kind)
        return kinds

    def from_bag(self, kind: int) -> None:
        if self.t.bag[kind] == 0:
            raise self.bad("the bag holds no more of that kind")
        self.t.bag[kind] -= 1

    def good(self, who: int, letter: str, count: int = 1) -> None:
        good = self.find(letter, LETTERS, "goods S, C, K, G")
        if self.t.supply[good] < count:
            raise self.bad("the supply is out of it")
        self.t.supply[good] -= count
        self.t.goods[who * GOODS + good] += count
