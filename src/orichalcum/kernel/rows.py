"""Rows of numbers: what a table is made of."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from orichalcum.kernel.rng import Rng


def row(n: i64, value: i64) -> vec[i64]:
    """A fresh row of n equal numbers."""
    return vec[i64]([value] * n)


def byte_row(n: i64) -> vec[u8]:
    """A fresh row of n zeros, for long rows of small counts: an eighth of the size."""
    return vec[u8]([0] * n)


def row_of(numbers: Iterable[int]) -> vec[i64]:
    """A fresh row of these numbers."""
    out = vec[i64]()
    for number in numbers:
        out = append(out, number)
    return out


def changed(old: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A fresh row with one number changed."""
    new = old[:]
    new[place] = value
    return new


def total(bag: vec[i64], start: i64, stop: i64) -> i64:
    """How many pieces a stretch of counts holds."""
    sum: i64 = 0
    for i in range(start, stop):
        sum += bag[i]
    return sum


def pick(bag: vec[i64], start: i64, stop: i64, rng: Rng) -> i64:
    """The place of one piece drawn fairly from a bag of counts, or -1 from an empty one."""
    size = total(bag, start, stop)
    if size == 0:
        return -1
    left = rng.below(size)
    i = start
    while left >= bag[i]:
        left -= bag[i]
        i += 1
    return i


def pick_byte(bag: vec[u8], start: i64, stop: i64, rng: Rng) -> i64:
    """`pick` from a row of bytes."""
    size: i64 = 0
    for i in range(start, stop):
        size += int(bag[i])
    if size == 0:
        return -1
    left = rng.below(size)
    place = start
    while left >= int(bag[place]):
        left -= int(bag[place])
        place += 1
    return place
