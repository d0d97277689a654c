"""Transcripts can be read back, and a difference is shown where it begins."""

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.events import Event, Secret
from miskatonic.kernel.log import viewer_bit
from miskatonic.kernel.state import tell
from tools.golden import golden, golden_files
from tools.transcript import BETWEEN, Head, Scribe, first_difference, read_head, read_moves, retold


class Revealed(Event, tag="shown"):
    seat: int
    card: Secret[int] = None


class Hinted(Event, tag="hinted"):
    seat: int


class Opened(Event, tag="open"):
    seat: int


@pytest.fixture(scope="module")
def text() -> str:
    return golden(GAMES["arkham-ritual"], "3-seats-0")


def test_a_head_can_be_read_back() -> None:
    options = {"alone": True, "names": ["a: b", "c"], "seat": None, "number": 3}
    for head in (
        Head("a-game", 3, 1, "chance", options),
        Head("a-game", 3, 1, "master", {}, simulations=5, most=7),
    ):
        assert read_head("\n".join(head.lines()) + BETWEEN + "deal\n") == head


def test_moves_are_read_by_name(text: str) -> None:
    moves = read_moves(text)
    assert moves[0] == (0, "give 1")
    assert len(moves) == text.count("\nmove ")


def test_claims_can_be_read_back() -> None:
    line = '> 2 says {"fields": {"text": "he says so"}, "kind": "rule"}'
    assert read_moves(line) == [(2, {"fields": {"text": "he says so"}, "kind": "rule"})]


def test_the_same_moves_make_the_same_transcript(text: str) -> None:
    assert first_difference(text, retold(read_head(text), read_moves(text))) == ""


def test_only_the_first_different_block_is_shown(text: str) -> None:
    difference = first_difference(text, retold(read_head(text), [(0, "give 2")]))
    assert "-> 0 plays give 1" in difference
    assert "+> 0 plays give 2" in difference
    assert "move 1" in difference
    assert "move 2" not in difference


def test_a_move_that_is_no_longer_legal_ends_the_game(text: str) -> None:
    now = retold(read_head(text), [(0, "fly 1")])
    assert "> 0 plays fly 1\n  refused: IllegalChoice" in now
    assert now.endswith("stopped after 1 moves\n")


def test_a_truncated_transcript_differs_at_its_end(text: str) -> None:
    cut = BETWEEN.join(text.split(BETWEEN)[:-1])
    assert "+result" in first_difference(cut, text)


def test_the_audience_of_secret_fields_is_named() -> None:
    scribe = Scribe(Head("arkham-ritual", 3, 0, "chance", {}))
    decision = scribe.g.asked[0]
    tell(scribe.g, Revealed(1, 16), viewer_bit(2) | viewer_bit(None))
    tell(scribe.g, Opened(1))
    scribe.play(int(decision.seat), decision.options[0])
    written = scribe.text()
    assert "\n  shown seat=1 | secret to 2, spectators: card=16 (gate)\n" in written
    assert "\n  open seat=1\n" in written


def test_golden_games_contain_no_program_names() -> None:
    for path in golden_files():
        written = path.read_text(encoding="utf-8")
        for word in ("agenda", "decisions_asked", "commitment", "object at", " object>"):
            assert word not in written, f"{word} in {path.name}"
