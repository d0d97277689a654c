"""Games that travel with a page: they count on as long as the code plays them the same."""

import lzma
from pathlib import Path

import pytest

from miskatonic.games import GAMES
from miskatonic.sim import kept_games
from miskatonic.sim.kept_games import BadGames, file_of, keep, take_over
from miskatonic.sim.measures import Cell
from miskatonic.sim.studies import Results, contest_of, play_missing
from miskatonic.sim.workers import HERE

GAME = "arkham-ritual"
CELLS = [
    Cell("three random", ("random",) * 3, 4, {"competitive": True}),
    Cell("four random", ("random",) * 4, 3, {"competitive": True}, deals=7),
]


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Seven games that were played and packed elsewhere."""
    results = Results(tmp_path / "elsewhere", GAME)
    play_missing(results, CELLS, False, HERE, lambda _: None)
    packed = keep(results, CELLS, tmp_path)
    assert packed is not None and packed == file_of(tmp_path, results)
    return tmp_path


def of_other_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_games, "code_of", lambda _: "another")


def test_games_of_the_same_code_count_as_they_are(out: Path) -> None:
    results = Results(out / "here", GAME)
    taken = take_over(results, CELLS, out)
    assert taken is not None and (taken.games, taken.probes) == (7, 0)
    assert sorted(results.games(CELLS[0])) == [0, 1, 2, 3]
    assert sorted(results.games(CELLS[1])) == [0, 1, 2]
    elsewhere = Results(out / "elsewhere", GAME)
    assert results.games(CELLS[1])[2] == elsewhere.games(CELLS[1])[2]
    # And only once.
    assert take_over(results, CELLS, out) is None


def test_what_is_known_already_is_left_alone(out: Path) -> None:
    results = Results(out / "here", GAME)
    play_missing(results, CELLS[:1], False, HERE, lambda _: None)
    taken = take_over(results, CELLS, out)
    assert taken is not None and taken.games == 3
    assert len(results.file_of(CELLS[0]).read_bytes().splitlines()) == 4


def test_games_of_other_code_count_if_some_come_out_the_same(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_other_code(monkeypatch)
    results = Results(out / "here", GAME)
    taken = take_over(results, CELLS, out)
    assert taken is not None and (taken.games, taken.probes) == (7, 7)
    assert results.missing(CELLS[0], quick=False) == []


def test_games_that_come_out_otherwise_do_not_count(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_other_code(monkeypatch)

    def one_further(game: str, cell: Cell, seed: int) -> object:
        return contest_of(game, cell, seed + 1)

    monkeypatch.setattr(kept_games, "contest_of", one_further)
    results = Results(out / "here", GAME)
    taken = take_over(results, CELLS, out)
    assert taken is not None and (taken.games, taken.differs) == (0, "three random, game 0")
    assert results.games(CELLS[0]) == {}


def test_games_of_another_rules_version_do_not_count(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_of(out, Results(out, GAME))
    head, rest = lzma.decompress(file.read_bytes()).split(b"\n", 1)
    version = GAMES[GAME].version
    older = head.replace(f'"rules":{version}'.encode(), b'"rules":0')
    assert older != head
    file.write_bytes(lzma.compress(older + b"\n" + rest))
    taken = take_over(Results(out / "here", GAME), CELLS, out)
    assert taken is not None and (taken.games, taken.differs) == (0, "rules version 0")


@pytest.mark.parametrize("damage", [b"no archive", lzma.compress(b"{}\n"), lzma.compress(b"\n")])
def test_a_damaged_file_is_named(out: Path, damage: bytes) -> None:
    results = Results(out / "here", GAME)
    file_of(out, results).write_bytes(damage)
    with pytest.raises(BadGames, match=r"arkham-ritual-2026\.jsonl\.xz does not hold the games"):
        take_over(results, CELLS, out)


def test_without_games_there_is_no_file(tmp_path: Path) -> None:
    results = Results(tmp_path / "here", GAME)
    assert keep(results, CELLS, tmp_path) is None
    assert take_over(results, CELLS, tmp_path) is None


def test_cells_with_deals_of_their_own_have_other_games() -> None:
    own = Cell(CELLS[0].row, CELLS[0].bots, 4, CELLS[0].options, deals=3)
    assert contest_of(GAME, own, 1).seed != contest_of(GAME, CELLS[0], 1).seed
    results = Results(Path(), GAME)
    assert results.file_of(own) != results.file_of(CELLS[0])
