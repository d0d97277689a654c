"""Golden games: recorded once, and replayed by every version with the same rules."""

from pathlib import Path
from typing import Any

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from tools.golden import MASTER, golden, golden_files, names, played_by_bots
from tools.transcript import CHANCE, first_difference, read_head, read_moves, retold

FILES = golden_files()


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def assert_unchanged(path: Path, now: str) -> None:
    difference = first_difference(text_of(path), now)
    if difference:
        pytest.fail(f"{name_of(path)} is not as it was, first here:\n{difference}", pytrace=False)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_replaying_a_golden_game_gives_the_same_transcript(path: Path) -> None:
    text = text_of(path)
    assert_unchanged(path, retold(read_head(text), read_moves(text)))


def by_bots() -> list[Any]:
    """Games of bots; the longest ones, of Death May Die's adepts, take 20 s each interpreted."""
    longest = ("3-seats-adept", "5-seats-adept")
    return [
        pytest.param(
            path,
            id=name_of(path),
            marks=[pytest.mark.once]
            if path.parent.name == "death-may-die" and path.stem in longest
            else [],
        )
        for path in FILES
        if read_head(text_of(path)).players != CHANCE
    ]


@pytest.mark.slow
@pytest.mark.parametrize("path", by_bots())
def test_bots_repeat_their_choices_and_claims_of_a_golden_game(path: Path) -> None:
    assert_unchanged(path, played_by_bots(read_head(text_of(path))))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_game_has_exactly_its_golden_games(game: Game[Any, Any]) -> None:
    recorded = [path.stem for path in FILES if path.parent.name == game.id]
    assert sorted(names(game)) == sorted(recorded)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_golden_game_can_be_regenerated(game: Game[Any, Any]) -> None:
    """The tool writes the same files, so tool, rules and files agree."""
    name = names(game)[1]
    path = next(path for path in FILES if path.parent.name == game.id and path.stem == name)
    assert_unchanged(path, golden(game, name))


def test_golden_games_show_talk_secrets_offers_locks_and_masters() -> None:
    """Everything that a transcript can show appears in one of them."""
    everything = "".join(map(text_of, FILES))
    for sign in (" says {", "| secret to ", " may answer ", "  locked ", MASTER):
        assert sign in everything, sign
