"""How the points came: the house's picture of an account, for the seats of any table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orichalcum.kernel.language import Words
from orichalcum.pictures.account import columns, draw_account
from orichalcum.pictures.palette import Tones
from orichalcum.web.shapes import Account


def chart(
    accounts: Sequence[Account],
    colours: Mapping[int, str],
    words: Words,
    tones: Tones,
    is_won: bool = True,
    beside: bool = False,
) -> str:
    """One column a seat; `colours` are names of palette.SEATS. Not won: nobody wears a laurel."""
    drawn = columns(
        [[(entry.label, entry.points) for entry in one.entries] for one in accounts],
        [one.name for one in accounts],
        [colours[one.seat] for one in accounts],
        [is_won and one.rank == 1 for one in accounts],
    )
    return draw_account(drawn, words("account-picture"), tones, beside=beside)
