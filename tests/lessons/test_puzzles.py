"""The puzzles: found again where they were mined, right in redealt worlds, and not trivial."""

from typing import Any

import msgspec
import pytest

from miskatonic.errors import BadContent
from miskatonic.games import MANIFESTS
from miskatonic.lessons.puzzles import is_fair, is_sound, read_puzzles, replayed
from miskatonic.text import Texts

MADE = [manifest for manifest in MANIFESTS.values() if manifest.puzzles is not None]
# The miner tries 200 worlds; here the rules may be interpreted.
WORLDS = 25


@pytest.mark.parametrize("manifest", MADE, ids=lambda manifest: manifest.id)
def test_there_are_ten_different_puzzles(manifest: Any) -> None:
    puzzles = read_puzzles(manifest.puzzle_file)
    assert len(puzzles) >= 10
    assert len({(each.found.type, each.found.fact) for each in puzzles}) == len(puzzles)
    assert len({each.found.type for each in puzzles}) >= 2


@pytest.mark.timeout(300)
@pytest.mark.parametrize("manifest", MADE, ids=lambda manifest: manifest.id)
def test_puzzles_are_fair_and_one_of_each_type_is_right_in_dealt_worlds(manifest: Any) -> None:
    seen: set[str] = set()
    for puzzle in read_puzzles(manifest.puzzle_file):
        assert is_fair(puzzle.found), puzzle.id
        if puzzle.found.type not in seen:
            seen.add(puzzle.found.type)
            count = 200 if "decides" in puzzle.found.why else WORLDS
            assert is_sound(manifest.game, manifest.puzzles, puzzle, count), puzzle.id


@pytest.mark.parametrize("manifest", MADE, ids=lambda manifest: manifest.id)
def test_a_puzzle_with_a_wrong_answer_is_rejected(manifest: Any) -> None:
    puzzle = read_puzzles(manifest.puzzle_file)[0]
    wrong = msgspec.structs.replace(puzzle.found, right=[puzzle.found.naive])
    spoilt = msgspec.structs.replace(puzzle, found=wrong)
    assert not is_fair(wrong)
    assert not is_sound(manifest.game, manifest.puzzles, spoilt, 1)


def test_moves_that_the_rules_refuse_are_named() -> None:
    manifest = MANIFESTS["arkham-ritual"]
    puzzle = read_puzzles(manifest.puzzle_file)[0]
    spoilt = msgspec.structs.replace(puzzle, moves=[(0, 10), *puzzle.moves])
    with pytest.raises(BadContent, match="miskatonic puzzles arkham-ritual"):
        replayed(manifest.game, spoilt)


@pytest.mark.parametrize("manifest", MADE, ids=lambda manifest: manifest.id)
def test_every_puzzle_has_texts_of_45_words_in_both_languages(manifest: Any) -> None:
    for language in ("en", "de"):
        texts = Texts(language)
        for puzzle in read_puzzles(manifest.puzzle_file):
            found = puzzle.found
            named = {name: ", ".join(map(texts, ids)) for name, ids in found.words.items()}
            for part in ("show", "ask", "why"):
                said = texts(f"{manifest.prefix}-puzzle-{found.type}-{part}", **found.why, **named)
                assert len(said.split()) <= 45, said
                assert "{" not in said
