"""Records: readable, strict, total."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import orichalcum
from orichalcum.kernel.errors import BadRecord
from orichalcum.kernel.match import Match
from orichalcum.kernel.record import read_record, write_record


def some_match(answers: int = 130) -> Match:
    """A game of Colovini with that many answers, always the same."""
    match = orichalcum.game("colovini").new(3)
    rng = orichalcum.Rng(5)
    while len(match.answers) < answers:
        waiting = match.waiting()
        who = waiting[0]
        if who == orichalcum.LUCK:
            match.luck(rng, 1)
        else:
            match.play(match.options(who)[rng.below(len(match.options(who)))], who)
    return match


GOOD = some_match().record


def test_a_record_says_what_was_played() -> None:
    lines = GOOD.splitlines()
    assert lines[0] == "[orichalcum 1]"
    assert lines[1] == "game colovini"
    assert lines[3] == "rules 1"
    assert lines[4] == "seats 3"
    assert "option bridge_after yes" in lines
    assert sum(line.startswith("~ ") for line in lines) > 50


def test_a_record_replays_to_the_same_record() -> None:
    assert orichalcum.replay(GOOD).record == GOOD


def test_comments_and_spaces_do_not_matter() -> None:
    lines = [f"  {line}  # a remark" if line else line for line in GOOD.splitlines()]
    assert orichalcum.replay("\n".join([GOOD.splitlines()[0], *lines[1:]])).record == GOOD


@pytest.mark.parametrize(
    ("old", "new", "line", "cause"),
    [
        ("[orichalcum 1]", "[orichalcum 9]", 1, "expected [orichalcum 1]"),
        ("game colovini", "game colovino", 2, "did you mean colovini"),
        ("game colovini", "game", 2, "there is no game"),
        ("edition reconstructed", "edition nowhere", 3, "editions"),
        ("rules 1", "rules 77", 4, "version 77"),
        ("rules 1", "rules x", 4, "expected a number"),
        ("seats 3", "seats 7", 5, "2 to 4 seats"),
        ("seats 3", "seats 3\nseats 3", 6, "stands twice"),
        ("seats 3", "chairs 3", 5, "unknown word"),
        ("option bridge_after yes", "option bridge_after perhaps", None, "one of no, yes"),
        ("option bridge_after yes", "option fly yes", None, "no option fly"),
    ],
)
def test_a_bad_header_names_line_and_cause(old: str, new: str, line: int | None, cause: str) -> None:
    assert old in GOOD
    with pytest.raises(BadRecord, match=cause.replace("[", r"\[").replace("]", r"\]")) as refused:
        orichalcum.replay(GOOD.replace(old, new, 1))
    if line is not None:
        assert refused.value.line == line


def test_another_edition_of_the_same_name_is_refused() -> None:
    head, _, tail = GOOD.partition("edition reconstructed ")
    with pytest.raises(BadRecord, match="was played with 0000") as refused:
        orichalcum.replay(head + "edition reconstructed 000000000000" + tail[12:])
    assert refused.value.line == 3


def test_an_answer_against_the_rules_names_its_line() -> None:
    lines = GOOD.splitlines()
    last = next(i for i in range(len(lines) - 1, 0, -1) if not lines[i].startswith("~"))
    lines[last] = lines[last][0] + " zz"
    with pytest.raises(BadRecord, match="zz is not among the choices") as refused:
        orichalcum.replay("\n".join(lines))
    assert refused.value.line == last + 1


def test_an_answer_out_of_turn_is_refused() -> None:
    with pytest.raises(BadRecord, match="waits for luck"):
        orichalcum.replay(GOOD.replace("\n~ ", "\n1 ", 1))


def test_a_wrong_result_is_refused() -> None:
    with pytest.raises(BadRecord, match="the result is not over"):
        orichalcum.replay(GOOD.replace("\n\n", "\nresult 1 2 3\n\n", 1))


def test_a_record_as_a_seat_saw_it_hides_other_hands_and_cannot_be_replayed() -> None:
    match = some_match()
    seen = write_record(match, 1)
    assert "~ ?" in seen
    assert write_record(match, -2).count("~ ?") > seen.count("~ ?")
    with pytest.raises(BadRecord, match="hidden"):
        orichalcum.replay(seen)


def test_a_position_is_hidden_from_a_seat_for_it_tells_every_hand() -> None:
    match = orichalcum.game("colovini").arrange("path R5 F2\nseat FF - 0 0 0 1\nseat SS - 0 0 0 1\nturn 1")
    assert "position seat SS" in match.record
    seen = write_record(match, 0)
    assert "SS" not in seen
    with pytest.raises(BadRecord, match="position was hidden"):
        orichalcum.replay(seen)


def reads_or_refuses(text: str | bytes) -> None:
    try:
        orichalcum.replay(text)
    except BadRecord as refused:
        assert refused.line >= 1
        assert refused.cause


@given(st.binary(max_size=3000))
@example(b"[orichalcum 1]\n\xff")
@example(b"[orichalcum 1]\ngame colovini\nedition reconstructed\nrules 1\nseats 0\n\n1 x")
def test_any_bytes_give_a_record_or_a_refusal(raw: bytes) -> None:
    reads_or_refuses(raw)


@settings(max_examples=200)
@given(st.data())
def test_a_damaged_record_is_a_record_or_a_refusal(data: st.DataObject) -> None:
    lines = GOOD.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "swap", "write", "cut"]))
        if change == "drop":
            del lines[at]
        elif change == "double":
            lines.insert(at, lines[at])
        elif change == "swap":
            lines[at], lines[-1] = lines[-1], lines[at]
        elif change == "write":
            lines[at] = data.draw(st.text(max_size=30))
        else:
            lines[at] = lines[at][: data.draw(st.integers(0, len(lines[at])))]
        lines = lines or [""]
    reads_or_refuses("\n".join(lines))


def test_reading_takes_no_longer_than_the_text_is_long() -> None:
    with pytest.raises(BadRecord, match="at most"):
        read_record(b"x" * 5_000_000)
    with pytest.raises(BadRecord):
        orichalcum.replay(GOOD + "1 aF\n" * 100_000)
