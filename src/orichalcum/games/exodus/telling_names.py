"""What things are called: tiles, cards, settlers, goods, gains, places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from orichalcum.games.exodus import pieces as p
from orichalcum.games.exodus.pieces import Pieces
from orichalcum.games.exodus.sheet import COUNTS, GROUNDS, INFLUENCE_EFFECTS, KINDS, PILLAR_EFFECTS, TRIGGERS
from orichalcum.kernel.language import Words, words_of

GOODS: Final = (*KINDS, "gold")
GAIN_WORDS: Final = (*GOODS, "choice", "steps", "vp", "favor", "influence", "monument")
REGIONS: Final = ("africa", "mesopotamia", "mesoamerica")
RINGS: Final = ("inner", "middle", "outer")
TIERS: Final = ("pedestal", "body", "capital")
KIND_WORDS: Final = (
    *("workshop", "agora", "ship", "knowledge", "influence"),
    *("residence", "monument", "pedestal", "body", "capital"),
)
EFFECT_NAMES: Final = {place: name for name, place in INFLUENCE_EFFECTS.items()}


ROOM: Final = "orichalcum.games.exodus"
REMEMBERED: Final = 4000  # texts that depend on nothing but edition and language, for they are told again and again


def known(words: Words, key: str, otherwise: str) -> str:
    """Words of a thing of the house's edition; an edition of one's own may have things without."""
    return words(key) if words.has(key) else otherwise


def job_name(box: Pieces, job: int, words: Words) -> str:
    return known(words, f"job-{box.job_names[job]}", box.job_names[job].replace("_", " ").capitalize())


def kind_name(kind: int, words: Words) -> str:
    """A settler, whatever he has learned."""
    return words(f"kind-{KINDS[kind]}")


def kinds_text(kinds: Sequence[int], words: Words) -> str:
    """So many settlers of each kind."""
    return words.listed([words(f"settlers-{order}", n=n) for kind, order in enumerate(KINDS) if (n := kinds.count(kind))])


def good_name(good: int, words: Words) -> str:
    return words(f"good-{GOODS[good]}")


def ground_name(box: Pieces, thing: int, words: Words) -> str:
    return words(f"ground-{GROUNDS[box.ground[thing]]}")


def cell_name(box: Pieces, cell: int, words: Words) -> str:
    return words("cell", region=words(f"region-{REGIONS[cell // box.columns]}"), column=cell % box.columns + 1)


def space_name(box: Pieces, space: int) -> str:
    return box.space_names[space]


def tier_name(tier: int, words: Words) -> str:
    return words(f"tier-{TIERS[tier]}")


def things_name(kind: int, words: Words) -> str:
    """A kind of things, as in "draw two Workshops"."""
    return words(f"things-{KIND_WORDS[kind]}")


def thing_name(box: Pieces, thing: int, words: Words) -> str:
    """Short, and different for different things of a kind."""
    kind = box.kind[thing]
    name = box.thing_names[thing]
    if kind in (p.WORKSHOP, p.AGORA):
        return words(f"thing-{KIND_WORDS[kind]}", name=name)
    if kind == p.RESIDENCE:
        return words("thing-residence", places=int(box.places[thing]), ground=ground_name(box, thing, words))
    if kind == p.MONUMENT:
        return words("thing-monument", counts=words(f"counts-{COUNTS[box.counts[thing]]}"))
    if kind == p.INFLUENCE:
        return influence_name(box, thing, words)
    if kind in (p.PEDESTAL, p.BODY):
        return words(f"thing-{KIND_WORDS[kind]}", effect=words(f"effect-{PILLAR_EFFECTS[box.effect[thing]]}"))
    if kind == p.CAPITAL:
        return words("thing-capital", effect=words(f"effect-{('both', 'twice')[box.effect[thing]]}"))
    return known(words, f"{KIND_WORDS[kind]}-{name}", name)


def influence_name(box: Pieces, thing: int, words: Words) -> str:
    effect = EFFECT_NAMES[(int(box.effect[thing]), int(box.detail[thing]))]
    return words(f"influence-{effect}", n=int(box.amount[thing]))


def thing_text(box: Pieces, thing: int, words: Words) -> str:
    """All that stands on a tile or card."""
    kind = box.kind[thing]
    if kind == p.WORKSHOP:
        return _workshop_text(box, thing, words)
    if kind == p.AGORA:
        return _agora_text(box, thing, words)
    if kind == p.KNOWLEDGE:
        return _knowledge_text(box, thing, words)
    if kind == p.INFLUENCE:
        effect = EFFECT_NAMES[(int(box.effect[thing]), int(box.detail[thing]))]
        return words(f"influence-{effect}.text", n=int(box.amount[thing]), vp=int(box.vp[thing]))
    if kind == p.MONUMENT:
        counts = words(f"counts-{COUNTS[box.counts[thing]]}")
        return words("text-monument", vp=int(box.vp[thing]), counts=counts, ground=ground_name(box, thing, words))
    if kind == p.PEDESTAL:
        bonus = words("gain-settlers", n=1) if box.drafts[thing] else gain_text(box, int(box.thing_gain[thing]), words)
        return words("text-pedestal", bonus=bonus)
    if kind in (p.BODY, p.CAPITAL):
        job = job_name(box, int(box.tier_job[kind - p.PEDESTAL]), words)
        return words("text-tier", n=int(box.tier_vp[kind - p.PEDESTAL]), job=job)
    return ""


def full_name(box: Pieces, thing: int, words: Words) -> str:
    """Its name, and all that stands on it."""
    return _full_name(box, thing, words.lang)


@lru_cache(REMEMBERED)
def _full_name(box: Pieces, thing: int, lang: str) -> str:
    words = words_of(ROOM, lang)
    body = thing_text(box, thing, words).removesuffix(".")
    return f"{thing_name(box, thing, words)} ({body})" if body else thing_name(box, thing, words)


def _workshop_text(box: Pieces, thing: int, words: Words) -> str:
    needs = [need_name(box, need, words) for need in box.need[thing * 2 : thing * 2 + 2] if need >= 0]
    gain = gain_part(int(box.reaction[thing]), int(box.amount[thing]), words)
    trigger = words(f"trigger-{TRIGGERS[box.trigger[thing]]}")
    return words("text-workshop", needs=words.listed(needs), trigger=trigger, gain=gain, ground=ground_name(box, thing, words))


def need_name(box: Pieces, need: int, words: Words) -> str:
    return kind_name(need - p.AREA, words) if need >= p.AREA else job_name(box, need, words)


def _agora_text(box: Pieces, thing: int, words: Words) -> str:
    ground = ground_name(box, thing, words)
    jobs = [job for job in box.agora_job[thing * 3 : thing * 3 + 3] if job >= 0]
    if jobs:
        return words("text-agora.settler", jobs=words.listed([job_name(box, job, words) for job in jobs]), ground=ground)
    return words("text-agora", gain=gain_text(box, int(box.thing_gain[thing]), words), ground=ground)


def _knowledge_text(box: Pieces, thing: int, words: Words) -> str:
    needs = words.listed([job_name(box, int(need), words) for need in box.need[thing * 2 : thing * 2 + 2]])
    counts = words(f"counts-{COUNTS[box.counts[thing]]}")
    ladder = int(box.ladder[thing])
    if ladder:
        rungs = [str(box.ladders[ladder + n]) for n in range(1, box.ladders[ladder] + 1)]
        return words("text-knowledge.ladder", needs=needs, counts=counts, points=" / ".join(rungs))
    return words("text-knowledge", needs=needs, counts=counts, vp=int(box.vp[thing]), per=int(box.per[thing]))


def gain_row(box: Pieces, number: int) -> list[int]:
    return [int(n) for n in box.gain[number * p.GAIN_WIDTH : (number + 1) * p.GAIN_WIDTH]]


def gain_part(part: int, count: int, words: Words) -> str:
    return words(f"gain-{GAIN_WORDS[part]}", n=count)


def gain_text(box: Pieces, number: int, words: Words) -> str:
    return _gain_text(box, number, words.lang)


@lru_cache(REMEMBERED)
def _gain_text(box: Pieces, number: int, lang: str) -> str:
    words = words_of(ROOM, lang)
    return words.listed([gain_part(part, count, words) for part, count in enumerate(gain_row(box, number)) if count])


def farewell_text(box: Pieces, job: int, words: Words) -> str:
    """What a job's space pays when its settler is sent away."""
    return _farewell_text(box, job, words.lang)


@lru_cache(REMEMBERED)
def _farewell_text(box: Pieces, job: int, lang: str) -> str:
    words = words_of(ROOM, lang)
    parts = [gain_part(part, int(n), words) for part, n in ((p.POINTS, box.job_vp[job]), (p.STEPS, box.job_steps[job])) if n]
    extra = int(box.job_extra[job])
    if extra >= 0:
        parts.append(words("extra-pillar" if extra >= p.PEDESTAL else f"gain-{KIND_WORDS[extra]}"))
    return words.listed(parts)


def goods_text(goods: Sequence[int], words: Words) -> str:
    return words.listed([gain_part(good, count, words) for good, count in enumerate(goods) if count])


def space_text(box: Pieces, space: int, words: Words) -> str:
    """What is printed on a space of the city."""
    return _space_text(box, space, words.lang)


@lru_cache(REMEMBERED)
def _space_text(box: Pieces, space: int, lang: str) -> str:
    words = words_of(ROOM, lang)
    parts = [gain_text(box, int(box.space_gain[space]), words)]
    if box.standing[space]:
        parts.append(words("gain-standing", n=int(box.standing[space])))
    if box.space_drawn[space]:
        parts.append(words("gain-settlers", n=int(box.space_drawn[space])))
    if box.space_tile[space] >= 0:
        parts.append(words(f"gain-{KIND_WORDS[box.space_tile[space]]}"))
    if box.space_display[space]:
        parts.append(words("gain-pillar", display="I" * int(box.space_display[space])))
    if box.space_favor[space]:
        parts.append(words("gain-favor", n=int(box.space_favor[space])))
    return words.listed([part for part in parts if part])
