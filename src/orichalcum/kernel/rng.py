"""Luck's own source of numbers.  It never belongs to a table."""

from __future__ import annotations

import os
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """Chris Doty-Humphrey's sfc32: small, copyable, the same interpreted and compiled."""

    def __init__(self, seed: int, more: int = 0) -> None:
        """Of a seed the lowest 64 bits count, of more the lowest 32."""
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = more & MASK
        self.counter: i64 = 1
        for _ in range(12):
            self.bits()

    @staticmethod
    def fresh() -> Rng:
        """Unforeseeable: for games that matter."""
        noise = os.urandom(12)
        return Rng(int.from_bytes(noise[:8], "little", signed=True), int.from_bytes(noise[8:], "little"))

    def bits(self) -> i64:
        """32 random bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """One of 0 to n - 1, for n of at most 2^31."""
        return (self.bits() * n) >> 32

    def split(self) -> Rng:
        """Another source, which depends on this one only by its start."""
        return Rng(self.bits() | (self.bits() << 31), self.bits())
