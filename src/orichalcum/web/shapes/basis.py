"""What all shapes are made of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

SPECTATOR = -2
LUCK = -1

Status = Literal["gathering", "playing", "over", "closed"]
Level = Literal["easy", "medium", "hard"]
Standing = Literal["ask", "able", "pass"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern="^[!-~]+$")]
Place = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]  # as much as a column of whole numbers holds
Who = Annotated[int, msgspec.Meta(ge=-1, le=15)]


class In(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody sends."""


class Out(msgspec.Struct, kw_only=True):
    """What the house sends."""
