"""Data sets: what a seat saw and chose, and the truth."""

import json
from pathlib import Path
from typing import Any

import pytest

from miskatonic.cli import main
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES
from miskatonic.research.dataset import COLUMNS, Export, played, replayed
from tests.conformance.tables import AnyGame, every_game

pq: Any = pytest.importorskip("pyarrow.parquet", reason="the extra data is not installed")


def small(game: str, **more: Any) -> Export:
    given: dict[str, Any] = {"bots": ("random",), "games": 1, "seed": 2, "text": False, **more}
    return Export(game=game, seats=GAMES[game].seats[0], options={}, **given)


@pytest.mark.slow
@every_game
def test_every_decision_can_be_replayed_from_its_row(game: AnyGame) -> None:
    rows = next(played(small(game.id)))
    (whole,) = rows["games"]
    g = game.new(whole["seats"], json.loads(whole["options"]), bytes.fromhex(whole["seed"]))
    moves: list[Any] = [(row["move"], row["seat"], row["choice"]) for row in rows["decisions"]]
    moves += [(row["move"], row["seat"], json.loads(row["claim"])) for row in rows["claims"]]
    assert len(moves) == whole["moves"]
    for _, seat, move in sorted(moves, key=lambda each: int(each[0])):
        game.play_move(g, (seat, move))
    result = game.result(g)
    assert result is not None
    assert list(result.winners) == whole["winners"]
    assert game.returns(g) == whole["returns"]
    for row in rows["decisions"]:
        assert [choice for choice, may in enumerate(row["mask"]) if may] == sorted(row["options"])
        assert len(row["observation"]) == game.observation.size
        assert row["observation"][game.observation.starts["viewer"]] == row["seat"]
        assert row["choice"] in row["options"]
        assert len(row["names"]) == len(row["options"])
        view = json.loads(row["view"])
        assert view["seat"] == row["seat"]
        assert "redeal" not in view


@pytest.mark.slow
@every_game
def test_rows_have_the_declared_columns(game: AnyGame) -> None:
    rows = next(played(small(game.id)))
    for table, some in rows.items():
        for row in some:
            assert list(row) == list(COLUMNS[table])


def test_a_game_from_a_record_gives_the_same_rows() -> None:
    game = GAMES["arkham-ritual"]
    rows = next(played(small(game.id)))
    (whole,) = rows["games"]
    record = game.record(whole["seats"], {}, bytes.fromhex(whole["seed"]))
    record.moves.extend((row["seat"], row["choice"]) for row in rows["decisions"])
    again = next(replayed(game.id, [record], text=False))
    assert again["decisions"] == rows["decisions"]
    record.moves.pop()
    with pytest.raises(BadOptions, match="not over"):
        next(replayed(game.id, [record]))
    with pytest.raises(BadOptions, match="arkham-ritual"):
        next(replayed("among-cultists", [record]))


def test_the_command_writes_files_with_a_description(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "data"
    command = ["export", "arkham-ritual", "--seats", "3", "--games", "2", "--bots", "random"]
    assert main([*command, "--out", str(out)]) == 0
    assert "2 games" in capsys.readouterr().out
    decisions = pq.read_table(out / "decisions.parquet")
    assert decisions.column_names == list(COLUMNS["decisions"])
    assert decisions.schema.metadata[b"environment"] == b"arkham-ritual-v0"
    assert decisions.schema.field("choice").metadata[b"description"] == b"the chosen option"
    names = json.loads(decisions.schema.metadata[b"observation"])
    assert names == GAMES["arkham-ritual"].observation.names()
    assert json.loads(decisions.schema.metadata[b"choices"])[:2] == ["give 0", "give 1"]
    assert decisions.schema.field("observation").type.value_type == "int16"
    assert decisions.schema.field("mask").type.value_type == "uint8"
    first = decisions.slice(0, 1).to_pylist()[0]
    assert len(first["observation"]) == len(names)
    assert first["text"].startswith("You are ")
    assert pq.read_table(out / "games.parquet").num_rows == 2
    assert main([*command[:-1], "genius", "--out", str(out)]) == 2
    assert "genius" in capsys.readouterr().err
