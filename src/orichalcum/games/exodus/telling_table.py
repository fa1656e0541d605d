"""The whole Exodus table in words, enough to play by, and every seat in a few facts."""

from __future__ import annotations

from orichalcum.games.exodus import telling_names as say
from orichalcum.games.exodus.pieces import AGORA, INFLUENCE, KNOWLEDGE, RESIDENCE, SHIP, WORKSHOP
from orichalcum.games.exodus.view import Seat, View
from orichalcum.kernel.language import Words
from orichalcum.kernel.said import Plate, Sign
from orichalcum.pictures.palette import SEAT_NAMES


def describe(view: View, words: Words) -> str:
    """Paragraphs, one a line: where the game stands, the city, the displays, the track, every seat."""
    lines = [_moment(view, words), _order(view, words), *_city(view, words), *_displays(view, words), _track(view, words)]
    for who in range(len(view.seats)):
        lines += _seat(view, who, words)
    return "\n".join(line for line in lines if line)


def title(view: View, points: int) -> str:
    """Alone: the title that so many points earn."""
    least = view.box.title_least
    return view.box.title_names[max((n for n in range(len(least)) if points >= least[n]), default=0)]


def verdict(view: View, words: Words) -> str:
    """Alone there is nobody to beat: a title is earned, or all is lost."""
    if not view.over or len(view.seats) > 1:
        return ""
    if view.lost:
        return words("table-lost")
    return words("table-over.alone", title=say.known(words, f"title-{title(view, view.seats[0].score)}", ""))


def _moment(view: View, words: Words) -> str:
    if view.over:
        return verdict(view, words) or words("table-over")
    key = "table-moment" if view.asked >= 0 else "table-moment.luck"
    name = words.seat(view.asked) if view.asked >= 0 else ""
    return words(key, year=view.year, round=max(view.round, 1), name=name, n=view.actions)


def _order(view: View, words: Words) -> str:
    taken = [words("table-order-space", n=n + 1, name=words.seat(who)) for n, who in enumerate(view.order) if who >= 0]
    return words("table-order", spaces=", ".join(taken)) if taken else ""


def _city(view: View, words: Words) -> list[str]:
    lines = [words("table-city", inner=view.turned[0], middle=view.turned[1])]
    for ring in range(3):
        spaces = [_space(view, n, words) for n in range(ring * 8, ring * 8 + 8)]
        lines.append(words("table-ring", ring=words(f"ring-{say.RINGS[ring]}"), spaces="; ".join(spaces)))
    guards = [
        words("table-guard", space=view.box.space_names[view.box.slot_space[slot]], kind=say.kind_name(kind, words))
        for slot, kind in view.guards
        if kind >= 0
    ]
    lines.append(words("table-guards", guards=", ".join(guards)) if guards else words("table-guards.none"))
    return lines


def _space(view: View, n: int, words: Words) -> str:
    space, box = view.spaces[n], view.box
    said = [f"{box.space_names[n]}: {say.space_text(box, n, words)}"]
    here = [say.kind_name(kind, words) for kind in space.settlers if kind >= 0]
    if here:
        said.append(words("table-standing", kinds=words.listed(here)))
    if space.tile >= 0:
        said.append(f"{say.thing_name(box, space.tile, words)} ({_short(view, space.tile, words)})")
    said += [words("table-king", name=words.seat(who) if who >= 0 else words("neutral-king")) for who in space.kings]
    return ", ".join(said)


def _short(view: View, thing: int, words: Words) -> str:
    return say.thing_text(view.box, thing, words) or say.things_name(int(view.box.kind[thing]), words)


def _displays(view: View, words: Words) -> list[str]:
    box = view.box
    lines = []
    for kind in (RESIDENCE, WORKSHOP, AGORA, SHIP, INFLUENCE):
        shown = _open(view, kind, words)
        lines.append(words("table-open", things=say.things_name(kind, words), open=shown, n=view.piles[kind]))
    shelf = [(n, card) for n, card in enumerate(view.shelf, 1) if card >= 0]
    cards = [f"{n} {say.thing_name(box, card, words)}: {_short(view, card, words)}" for n, card in shelf]
    lines.append(words("table-shelf", cards="; ".join(cards) or "-", n=view.piles[KNOWLEDGE]))
    lines.append(words("table-discard", cards=_open(view, KNOWLEDGE, words)))
    for display in (0, 1):
        tops = [stack[-1] for stack in view.stacks[display * 3 : display * 3 + 3] if stack]
        said = "; ".join(f"{say.thing_name(box, top, words)} {say.thing_text(box, top, words)}".strip() for top in tops)
        lines.append(words("table-display", display="I" * (display + 1), cards=said or "-"))
    lines.append(words("table-supply", goods=say.goods_text(view.supply[:4], words), favor=view.supply[4], bag=sum(view.bag)))
    return lines


def _open(view: View, kind: int, words: Words) -> str:
    found = [(thing, count) for thing, count in view.open if view.box.kind[thing] == kind]
    return ", ".join(_many(view, thing, count, words) for thing, count in found) or "-"


def _many(view: View, thing: int, count: int, words: Words) -> str:
    name = say.thing_name(view.box, thing, words)
    return f"{count} x {name}" if count > 1 else name


def _track(view: View, words: Words) -> str:
    box = view.box
    places = ", ".join(f"{words.seat(who)} {seat.flame}" for who, seat in enumerate(view.seats))
    offers = []
    for row in view.offer:
        offers.append(", ".join(say.thing_name(box, thing, words) for thing in row if thing >= 0) or "-")
    return words("table-track", places=places, first=offers[0], second=offers[1], last=int(box.last_step))


def _seat(view: View, who: int, words: Words) -> list[str]:
    seat, box = view.seats[who], view.box
    goods = say.goods_text(seat.goods, words) or "-"
    lines = [words("table-seat", name=words.seat(who), n=seat.score, goods=goods, favor=seat.favor, open=seat.favor_open)]
    waiting = [f"{count} {say.job_name(box, job, words)}" for job, count in enumerate(seat.training) if count]
    lines.append(words("table-training", jobs=", ".join(waiting) or "-"))
    cells = [_cell(view, seat, n, words) for n, cell in enumerate(seat.cells) if cell.thing >= 0]
    lines.append(words("table-cells", cells="; ".join(cells) or "-"))
    ships = [f"{say.thing_name(box, thing, words)}{_aboard(kind, words)}" for thing, kind in seat.ships]
    lines.append(words("table-ships", ships=", ".join(ships) or "-"))
    lines += _cards(view, seat, words)
    end = sum(seat.end)
    lines.append(words("table-end", n=seat.score + (0 if view.over else end), saved=seat.saved))
    return lines


def _aboard(kind: int, words: Words) -> str:
    return f" ({say.kind_name(kind, words)})" if kind >= 0 else ""


def _cell(view: View, seat: Seat, n: int, words: Words) -> str:
    cell = seat.cells[n]
    on = words.listed([say.kind_name(kind, words) for kind in cell.settlers])
    name = say.thing_name(view.box, cell.thing, words)
    return f"{say.cell_name(view.box, n, words)}: {name}" + (f" ({on})" if on else "")


def _cards(view: View, seat: Seat, words: Words) -> list[str]:
    box, lines = view.box, []
    for n, pillar in enumerate(seat.pillars):
        if pillar:
            lacks = words("table-unfinished")
            tiers = [f"{say.thing_name(box, thing, words)}{'' if done else lacks}" for thing, done in pillar]
            lines.append(words("table-pillar", n=n + 1, tiers="; ".join(tiers), used=int(seat.used[n])))
    if seat.knowledge:
        lines.append(words("table-knowledge", cards=", ".join(say.thing_name(box, card, words) for card in seat.knowledge)))
    if seat.hand:
        lines.append(words("table-hand", cards="; ".join(f"{say.thing_name(box, card, words)}" for card in seat.hand)))
    elif seat.hand_size:
        seen = ", ".join(say.thing_name(box, card, words) for card in seat.known)
        lines.append(words("table-hand.hidden", n=seat.hand_size, known=seen or "-"))
    if seat.played:
        lines.append(words("table-played", cards=", ".join(say.thing_name(box, card, words) for card in seat.played)))
    return lines


# -- the edge of the page


def plates(view: View, words: Words) -> list[Plate]:
    return [_plate(view, who, words) for who in range(len(view.seats))]


def _plate(view: View, who: int, words: Words) -> Plate:
    seat = view.seats[who]
    waiting = sum(seat.training)
    signs = [
        Sign("flame", str(seat.flame), words("plate-flame", n=seat.flame)),
        Sign("figure", str(waiting), words("plate-waiting", n=waiting)),
        Sign("home", str(seat.saved), words("plate-saved", n=seat.saved)),
        Sign("book", str(sum(seat.goods[:3])), words("plate-books", n=sum(seat.goods[:3]))),
        Sign("coin", str(seat.goods[3]), words("plate-gold", n=seat.goods[3])),
        Sign("star", str(seat.favor), words("plate-favor", n=seat.favor)),
        Sign("cards", str(seat.hand_size), words("plate-cards", n=seat.hand_size)),
    ]
    return Plate(who, SEAT_NAMES[who], str(seat.score), tuple(signs))
