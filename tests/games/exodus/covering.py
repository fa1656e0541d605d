"""What a game of Exodus has shown: steps, facts, tiles, cards, effects, spaces.  The golden games show everything."""

from __future__ import annotations

from typing import Final

from orichalcum import Match
from orichalcum.games.exodus.pieces import (
    AGORA,
    CAPITAL,
    CITY,
    INFLUENCE,
    KNOWLEDGE,
    MONUMENT,
    PEDESTAL,
    RESIDENCE,
    SHIP,
    WORKSHOP,
    Pieces,
)
from orichalcum.games.exodus.rules import RULES, ids
from orichalcum.games.exodus.rules.pillars import place_of
from orichalcum.games.exodus.table import Exodus
from orichalcum.games.exodus.telling_log import TOLD
from orichalcum.kernel.record import opened, read_record
from orichalcum.kernel.said import Fact
from orichalcum.kernel.table import DO

# Of a fact that is told: the word for what its first number shows.
SHOWN: Final = {
    ids.KING_MOVED: "space",
    ids.ORDERED: "order",
    ids.REWARD: "track",
    ids.BOARDED: "got",
    ids.LAID_CARD: "got",
    ids.PLAYED_CARD: "played",
    ids.SCORED_REGION: "region",
    ids.LOST: "lost",
}
SENT: Final = (ids.SENT_HOME, ids.SENT_ABOARD, ids.SENT_TO_WORK, ids.SENT_TO_PILLAR)
Item = tuple[str, int]


def everything(box: Pieces) -> set[Item]:
    """All that some golden game must show."""
    things = range(box.things)
    wanted = {("step", int(step.id)) for step in RULES[1:] if step.kind != DO} | {("fact", fact) for fact in TOLD}
    wanted |= {("space", n) for n in range(CITY)} | {("order", n) for n in range(5)} | {("region", n) for n in range(3)}
    wanted |= {("track", step) for step in range(box.last_step + 1) if box.track_gain[step] >= 0}
    wanted |= {("cell", cell) for cell in range(box.cells)} | {("lost", 0)}
    wanted |= {("sent", job) for job in range(box.jobs)}
    wanted |= {("trained", job) for job in range(box.jobs) if box.job_from[job] >= 0}
    wanted |= {("effect", effect) for effect in range(12)}
    for thing in things:
        kind = box.kind[thing]
        if kind in (WORKSHOP, AGORA, SHIP, RESIDENCE, MONUMENT) or kind >= PEDESTAL:
            wanted.add(("got", thing))
        if kind == WORKSHOP:
            wanted.add(("reacted", thing))
        if kind == INFLUENCE:
            wanted.add(("played", thing))
        if kind in (KNOWLEDGE, MONUMENT):
            wanted.add(("scored", thing))
    return wanted


def shown_by(text: str) -> tuple[set[Item], Match]:
    """All that a record shows, and the game at its end."""
    record = read_record(text)
    match = opened(record.header)
    shown: set[Item] = set()
    for _, who, code in record.answers:
        shown.add(("step", int(match.table.top() & 0xFF)))
        before = len(match.facts)
        match.play(code, who)
        for fact, _ in match.facts[before:]:
            shown |= shown_in(fact, _table(match))
    return shown | scored_in(_table(match)), match


def _table(match: Match) -> Exodus:
    assert isinstance(match.table, Exodus)
    return match.table


def shown_in(fact: Fact, t: Exodus) -> set[Item]:
    shown = {("fact", fact.kind)}
    if fact.kind in SHOWN:
        shown.add((SHOWN[fact.kind], 0 if fact.kind == ids.LOST else fact.a))
    if fact.kind == ids.PLACED:
        shown |= {("got", fact.a), ("cell", fact.b)}
    if fact.kind == ids.TRAINED:
        shown.add(("trained", fact.b))
    if fact.kind in SENT:
        shown.add(("sent", fact.a))
    if fact.kind == ids.REACTED:
        shown.add(("reacted", int(t.cell[fact.who * t.pieces.cells + fact.a]) - 1))
    if fact.kind == ids.USED_PILLAR:
        thing = int(t.pillar[place_of(t, fact.who, fact.a, fact.b)]) - 1
        shown.add(("effect", int(t.pieces.effect[thing]) + (10 if t.pieces.kind[thing] == CAPITAL else 0)))
    return shown


def scored_in(t: Exodus) -> set[Item]:
    """Knowledge cards and Monuments that a final scoring counted."""
    if t.lost:
        return set()
    first = t.pieces.first
    cards = {int(first[KNOWLEDGE]) + n % t.pieces.knowledges for n, owned in enumerate(t.knowledge) if owned}
    tiles = {int(thing) - 1 for thing in t.cell if thing and t.pieces.kind[thing - 1] == MONUMENT}
    return {("scored", thing) for thing in cards | tiles}
