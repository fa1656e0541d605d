"""Words: every key in every language, with the same things to say."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from orichalcum.kernel.errors import MissingWords
from orichalcum.kernel.language import words_of

ROOT = Path(str(files("orichalcum")))
FOLDERS = sorted(path for path in ROOT.rglob("words") if path.is_dir() and "template" not in path.parts)


def keys_of(path: Path) -> dict[str, set[str]]:
    """Each message and attribute, with the variables it speaks of."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        message = re.match(r"^([a-zA-Z][\w-]*)\s*=", line)
        attribute = re.match(r"^\s+\.([\w-]+)\s*=", line)
        if message:
            key = message[1]
        elif attribute:
            key = f"{key.split('.')[0]}.{attribute[1]}"
        if key and not line.startswith("#"):
            found.setdefault(key, set()).update(re.findall(r"\$([\w-]+)", line))
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_both_languages_have_the_same_keys(folder: Path) -> None:
    english, german = keys_of(folder / "en.ftl"), keys_of(folder / "de.ftl")
    assert english.keys() == german.keys()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_language_speaks_of_what_the_other_is_not_given(folder: Path) -> None:
    english, german = keys_of(folder / "en.ftl"), keys_of(folder / "de.ftl")
    for key in english.keys() & german.keys():
        assert german[key] <= english[key] or english[key] <= german[key], key


def test_a_missing_key_is_an_error() -> None:
    words = words_of("orichalcum.terminal", "en")
    with pytest.raises(MissingWords, match="no words for nothing-like-this"):
        words("nothing-like-this")
    with pytest.raises(MissingWords):
        words_of("orichalcum.terminal", "tlh")


def test_lists_are_read_aloud() -> None:
    words = words_of("orichalcum.terminal", "de")
    assert words.listed(["Ring", "Krone", "Helm"]) == "Ring, Krone und Helm"
    assert words.called(["Mira"]).seat(0) == "Mira"
    assert words.seat(2) == "Platz 3"
