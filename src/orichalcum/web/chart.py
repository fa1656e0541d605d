"""How the points came: the house's picture of an account, for the seats of any table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orichalcum.kernel.language import Words
from orichalcum.pictures.account import columns, draw_account
from orichalcum.pictures.course import Course, draw_course
from orichalcum.pictures.palette import Tones
from orichalcum.web.shapes.play import Account, Plate


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


def course_chart(course: Sequence[Sequence[int]], plates: Sequence[Plate], words: Words, tones: Tones) -> str:
    """One line a seat over the turns of the game."""
    seats = [Course(one.name, one.seat, [points[one.who] for points in course]) for one in plates]
    return draw_course(seats, words("course-picture"), tones)
