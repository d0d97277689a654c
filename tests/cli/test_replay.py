"""Stepping through a recorded game."""

from pathlib import Path

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.fuzz import Fault, write_fault
from miskatonic.sim.random_play import play_randomly
from tests.cli.sessions import Session

RITUAL = GAMES["arkham-ritual"]


@pytest.fixture
def record() -> Record:
    record = RITUAL.record(4, {"doom_track": True}, 5)
    play_randomly(RITUAL, RITUAL.new(4, record.options, 5), Rng(seed_bytes(6)), record=record)
    return record


@pytest.fixture
def file(record: Record, tmp_path: Path) -> str:
    path = tmp_path / "record.json"
    path.write_bytes(record.to_json())
    return str(path)


def test_stepping_forwards_backwards_and_to_a_move_number(
    session: Session, file: str, record: Record
) -> None:
    total = len(record.moves)
    shown = session("replay", file, typed=["n", "", "p", str(total), "0", "q"])
    assert shown.code == 0
    heads = [line.strip(" ─") for line in shown.out.splitlines() if line.startswith("───")]
    moves = [f"Move {n} of {total}" for n in (1, 2, 1, total)]
    assert heads == ["Before the first move", *moves, "Before the first move"]


def test_stepping_stops_at_both_ends(session: Session, file: str, record: Record) -> None:
    shown = session("replay", file, typed=["p", str(len(record.moves)), "n"])
    assert "The record ends here." in shown.out
    assert "The candles go out." in shown.out


def test_a_wrong_key_is_explained(session: Session, file: str, record: Record) -> None:
    shown = session("replay", file, typed=["x", "9999", "-1", "q"])
    total = len(record.moves)
    for key in ("x", "9999", "-1"):
        assert f"Unknown key “{key}”. Use n, p, a number from 0 to {total}, or q." in shown.out


def test_the_view_of_a_seat_hides_its_own_card(session: Session, file: str) -> None:
    shown = session("replay", file, "--through", "2", typed=["q"])
    rows = {line[3:9]: line for line in shown.out.splitlines() if line[3:7] == "Seat"}
    assert "? unseen by you" in rows["Seat 2"]
    assert all("?" not in rows[f"Seat {seat}"] for seat in (0, 1, 3))


def test_the_view_of_all_seats_hides_nothing(session: Session, file: str, record: Record) -> None:
    every_move = ["n"] * len(record.moves)
    shown = session("replay", file, typed=every_move)
    assert "unseen by you" not in shown.out
    assert "face down\n" not in shown.out
    assert "looks at it alone" not in shown.out
    assert "keeps it unseen" not in shown.out


def test_the_record_of_a_fixed_fault_says_so(
    session: Session, record: Record, tmp_path: Path
) -> None:
    file = write_fault(Fault(record, "crash", "RuntimeError: the floor gives way", ""), tmp_path)
    shown = session("replay", str(file), typed=["q"])
    assert "This record was saved because of: RuntimeError: the floor gives way" in shown.out
    assert "It no longer happens." in shown.out


def test_the_record_ends_at_a_move_that_cannot_be_played(
    session: Session, record: Record, tmp_path: Path
) -> None:
    record.moves[3] = (0, 99)
    path = tmp_path / "record.json"
    path.write_bytes(record.to_json())
    shown = session("replay", str(path), typed=["3", "n", "q"])
    assert "Move 4 breaks the game: " in shown.out


def test_a_replay_can_be_shown_in_german(session: Session, file: str) -> None:
    shown = session("replay", file, "--language", "de", "--through", "0", typed=["n", "q"])
    assert "Vor dem ersten Zug" in shown.out
    assert "Zug 1 von" in shown.out
    assert "dir verborgen" in shown.out


@pytest.mark.parametrize(
    "move", ["[1180591620717411303424, 0]", "[true, 0]", "[0, 1.5]", "[9, {}]"]
)
def test_an_impossible_move_is_reported_at_once(
    session: Session, file: str, record: Record, move: str
) -> None:
    text = Path(file).read_text()
    first = text[text.index("[", text.index('"moves"')) :].split("]")[0] + "]"
    Path(file).write_text(text.replace(first, f"[{move}", 1))
    shown = session("replay", file, typed=["q"])
    assert shown.code != 0
    assert "the record's move 1" in shown.out + shown.err
