"""The source of a question is a clause of the rules, or a thing with a name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.library import library
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.games.death_may_die.rules.table import GAME, arranged, new_game, who
from tests.text.test_texts import messages
from tools.clauses import clauses_of

RULES = Path(__file__).parents[4] / "docs" / "rules" / "death-may-die.md"
CLAUSES = set(clauses_of(RULES.read_text(encoding="utf-8")))
KINDS = {
    "action", "companion", "condition", "discovery", "enemy", "episode", "insanity", "item",
    "mythos", "relic", "skill", "stage", "token",
}  # fmt: skip


def sources_asked(episode: str, elder_one: str, seed: int) -> Iterator[str]:
    """The sources in a random game whose investigators don't die of wounds."""
    g = new_game(
        4, seed, episode=episode, elder_one=elder_one, unknown_monsters=2, unknown_relics=True
    ).g
    chance = Rng(seed_bytes(seed))
    for _ in range(1500):
        if g.result is not None:
            return
        decision = GAME.decisions(g)[0]
        yield decision.source
        GAME.play(g, decision.seat, decision.options[chance.below(len(decision.options))])
        g.wounds = vec[i64]([0] * 4)


@pytest.mark.parametrize("elder_one", [each.id for each in library().elder_ones])
@pytest.mark.parametrize("episode", [each.id for each in library().episodes])
def test_every_source_is_a_clause_or_a_thing_with_a_name(episode: str, elder_one: str) -> None:
    asked = {each for seed in range(3) for each in sources_asked(episode, elder_one, seed)}
    for source in asked:
        kind, _, name = source.partition(":")
        if kind == "rule":
            assert name in CLAUSES
        else:
            assert kind in KINDS, source
            assert f"dmd-{name}" in messages("en"), source
    assert {source.partition(":")[0] for source in asked} >= {"rule", "mythos", "discovery"}


def test_every_printed_example_on_the_rules_page_names_a_test() -> None:
    page = RULES.read_text(encoding="utf-8").partition("## Printed examples")[2]
    named = re.findall(r"`(test_\w+)` \|$", page, re.MULTILINE)
    files = [
        path.read_text(encoding="utf-8") for path in Path(__file__).parents[1].rglob("test_*.py")
    ]
    written = re.findall(r"^def (test_\w+)", "\n".join(files), re.MULTILINE)
    assert len(named) == page.count("\n| p.")
    assert set(named) <= set(written)


def test_rolls_name_a_rule_as_source_and_skills_name_themselves() -> None:
    table = arranged(who("ruth", "pub"), enemies=[("ghast", "pub", 0), ("cultist", "pub", 0)])
    assert table.source == "rule:DMD-085"
    table.play("attack")
    assert table.source == "rule:DMD-096"
    found = arranged(who("ruth", "pub"), discovery=["e1-lantern"], begin="investigate")
    assert found.source == "discovery:e1-lantern"
