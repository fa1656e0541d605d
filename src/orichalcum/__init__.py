"""Orichalcum: a house for four modern board games about Atlantis.

import orichalcum

t = orichalcum.game("colovini").new(seats=4)
t.luck()
t.play(t.options(0)[0], 0)
"""

from orichalcum.kernel.catalogue import game
from orichalcum.kernel.catalogue import games as catalogue
from orichalcum.kernel.match import Choice, Match
from orichalcum.kernel.record import replay
from orichalcum.kernel.rng import Rng
from orichalcum.kernel.table import LUCK, NOBODY_HIDES, SPECTATOR

__all__ = ["LUCK", "NOBODY_HIDES", "SPECTATOR", "Choice", "Match", "Rng", "catalogue", "game", "replay"]
