"""Words: every sentence of the house comes from Fluent files, one folder of `en.ftl`, `de.ftl` for each room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from orichalcum.kernel.errors import MissingWords

LANGUAGES: Final = ("en", "de")
MOST_SPOKEN: Final = 50_000
MOST_TABLES: Final = 2_000


class Words:
    """One language of one room, and how the seats are called at this table."""

    def __init__(
        self, lang: str, bundle: FluentBundle, names: Sequence[str] = (), spoken: dict[tuple[Any, ...], str] | None = None
    ) -> None:
        self.lang = lang
        self.bundle = bundle
        self.names = tuple(names)
        self.spoken = {} if spoken is None else spoken  # sentences said already: a table says the same again and again
        self.tables: dict[tuple[str, ...], Words] = {}
        self.plain = self  # the same words without any names

    def __call__(self, key: str, **about: str | int) -> str:
        """The sentence of a key; a part is asked for as `key.part`."""
        asked = (key, *about.items())
        said = self.spoken.get(asked)
        if said is None:
            if len(self.spoken) >= MOST_SPOKEN:
                self.spoken.clear()
            said = self.spoken[asked] = self._say(key, about)
        return said

    def _say(self, key: str, about: dict[str, str | int]) -> str:
        name, _, part = key.partition(".")
        if not self.bundle.has_message(name):
            raise MissingWords(f"{self.lang}: no words for {key}")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            raise MissingWords(f"{self.lang}: no words for {key}")
        said, errors = self.bundle.format_pattern(pattern, about)
        if errors:
            raise MissingWords(f"{self.lang}: {key}: {errors[0]}")
        return str(said)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def seat(self, who: int) -> str:
        """A seat's name as the table knows it, or its number."""
        if 0 <= who < len(self.names) and self.names[who]:
            return self.names[who]
        return self("seat-number", number=who + 1)

    def called(self, names: Sequence[str]) -> Words:
        """The same words at a table with these names; the same object for the same names, so that things may be kept by it."""
        key = tuple(names)
        words = self.tables.get(key)
        if words is None:
            if len(self.tables) >= MOST_TABLES:
                self.tables.clear()
            words = self.tables[key] = Words(self.lang, self.bundle, names, self.spoken)
            words.plain = self.plain
        return words

    def listed(self, things: Sequence[str]) -> str:
        """Ring, flag and olive."""
        if len(things) < 2:
            return "".join(things)
        return f"{', '.join(things[:-1])} {self('and')} {things[-1]}"


@cache
def words_of(package: str, lang: str) -> Words:
    """The words of a package's `words` folder, upon those that all share."""
    if lang not in LANGUAGES:
        raise MissingWords(f"no words in the language {lang}")
    bundle = FluentBundle([lang], use_isolating=False)
    for home in dict.fromkeys(("orichalcum.kernel", package)):
        text = (files(home) / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return Words(lang, bundle)
