"""`miskatonic analyse` with a tiny time limit; tests/analysis tests its findings."""

from pathlib import Path

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import play_randomly
from tests.cli.sessions import Session

RITUAL = GAMES["arkham-ritual"]


@pytest.fixture
def record() -> Record:
    record = RITUAL.record(3, {}, 5)
    play_randomly(RITUAL, RITUAL.new(3, {}, 5), Rng(seed_bytes(6)), record=record)
    return record


def write_record(record: Record, folder: Path) -> str:
    path = folder / "record.json"
    path.write_bytes(record.to_json())
    return str(path)


def test_the_report_says_what_was_analysed_and_what_cannot_be_known(
    session: Session, record: Record, tmp_path: Path
) -> None:
    file = write_record(record, tmp_path)
    shown = session("analyse", file, "--seat", "1", "--seconds", "0.001", typed=[])
    assert shown.code == 0
    assert "Arkham Ritual, seat 1" in shown.out
    assert "not the truth" in shown.out
    assert "Time ran out" in shown.out


def test_bad_arguments_are_named(session: Session, record: Record, tmp_path: Path) -> None:
    file = write_record(record, tmp_path)
    shown = session("analyse", file, "--seat", "3", typed=[])
    assert shown.code == 2
    assert "no seat 3" in shown.err
    del record.moves[4:]
    shown = session("analyse", write_record(record, tmp_path), "--seat", "0", typed=[])
    assert shown.code == 2
    assert "not finished" in shown.err
