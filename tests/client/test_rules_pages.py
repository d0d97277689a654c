"""The rules reference matches the rules: its clauses and its lists."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from miskatonic.games import GAMES
from miskatonic.games.among_cultists.board.board import BOARD
from miskatonic.games.death_may_die.card_data.schema import Episode
from miskatonic.games.death_may_die.library import load
from tests.client.texts import text_ids
from tools.clauses import clauses_of
from tools.client import manifest

RULES: Final = Path(__file__).resolve().parents[2] / "docs" / "rules"
# Players need not know how the board is stored.
NOT_FOR_PLAYERS: Final = {"AC-B1", "AC-B15"}
LIBRARY: Final = load()


Entry = dict[str, Any]


@cache
def pages(game: str) -> dict[str, dict[str, Any]]:
    """A game's sections, by their id."""
    [found] = [each for each in manifest() if each["id"] == game]
    return {section["id"]: section for section in found["sections"]}


@cache
def clauses(game: str) -> frozenset[str]:
    return frozenset(clauses_of((RULES / f"{game}.md").read_text(encoding="utf-8")))


def entries(game: str, section: str) -> list[Entry]:
    found: list[Entry] = pages(game)[section]["entries"]
    return found


def names(game: str, section: str, prefix: str) -> list[str]:
    """The ids that a section lists, without their prefix."""
    return [entry["name"].removeprefix(prefix) for entry in entries(game, section)]


def values(entry: Entry, text: str) -> tuple[Any, ...]:
    """The values in a line of an entry; empty if there is no such line."""
    found = [tuple(line["values"].values()) for line in entry["lines"] if line["text"] == text]
    return found[0] if found else ()


def labelled(entry: Entry, label: str) -> list[str]:
    return [line["text"] for line in entry["lines"] if line.get("label") == label]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_named_by_a_section_exists(game: str) -> None:
    assert len(pages(game)) > 10
    for section in pages(game).values():
        assert section["clauses"], section["id"]
        assert sorted(set(section["clauses"])) == sorted(section["clauses"]), section["id"]
        assert set() == set(section["clauses"]) - clauses(game), section["id"]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_explained_by_a_section(game: str) -> None:
    explained = {clause for section in pages(game).values() for clause in section["clauses"]}
    assert set() == clauses(game) - NOT_FOR_PLAYERS - explained


@pytest.mark.parametrize(("game", "prefix"), [("among-cultists", "ac"), ("death-may-die", "dmd")])
def test_the_options_page_is_complete(game: str, prefix: str) -> None:
    expected = [option.name for option in GAMES[game].options]
    assert expected == names(game, "options", f"{prefix}-option-")


# ---------------------------------------------------------------- Among Cultists


def test_the_roles_page_has_all_roles_and_loyalties() -> None:
    expected = [
        (f"ac-role-{role.name}", role.side if role.loyalty else "none", role.loyalty)
        for role in BOARD.roles
    ]
    listed = entries("among-cultists", "roles")
    assert expected == [(entry["name"], *values(entry, "rules-ac-loyalty")) for entry in listed]


def test_the_events_page_is_complete() -> None:
    assert sorted(BOARD.events) == sorted(names("among-cultists", "events", "ac-marker-"))


def test_the_actions_page_has_all_actions_with_help() -> None:
    helped = {re.fullmatch("ac-action-(.*)-help", text) for text in text_ids()} - {None}
    listed = names("among-cultists", "actions", "ac-action-")
    assert sorted(found[1] for found in helped if found) == sorted(listed)


# ---------------------------------------------------------------- Death May Die


def test_the_skills_and_investigators_pages_are_complete() -> None:
    skills = LIBRARY.skills
    common = [skill.id for skill in skills if not skill.unique]
    assert common == names("death-may-die", "skills", "dmd-")
    expected = [
        (
            f"dmd-{person.id}",
            [f"dmd-{skills[each].id}" for each in person.skills if skills[each].unique],
            [f"dmd-{skills[each].id}" for each in person.skills if not skills[each].unique],
        )
        for person in LIBRARY.investigators
    ]
    assert expected == [
        (
            entry["name"],
            labelled(entry, "rules-dmd-label-own"),
            labelled(entry, "rules-dmd-label-common"),
        )
        for entry in entries("death-may-die", "people")
    ]


def test_the_enemies_page_has_all_enemies_and_their_values() -> None:
    expected = {
        (f"dmd-{enemy.id}", enemy.health, enemy.black, enemy.green, enemy.pool)
        for enemy in LIBRARY.enemies
    }
    listed = entries("death-may-die", "enemies")
    assert expected == {(entry["name"], *values(entry, "rules-dmd-enemy")) for entry in listed}


def test_the_elder_ones_page_has_all_stages_and_their_values() -> None:
    expected = {
        (f"dmd-{stage.id}", *((stage.health, stage.black, stage.green) if number else ()))
        for elder in LIBRARY.elder_ones
        for number, stage in enumerate(elder.stages)
    }
    listed = entries("death-may-die", "elder-ones")
    found = {(entry["name"], *values(entry, "rules-dmd-stage-figures")) for entry in listed}
    assert expected == found


def test_the_episodes_page_is_complete() -> None:
    expected = [page_of(episode) for episode in LIBRARY.episodes]
    assert expected == [
        (
            entry["name"],
            {
                line["label"]
                for line in entry["lines"]
                if line["text"] == f"{line.get('label')}-rule"
            },
            labelled(entry, "rules-dmd-label-monster"),
        )
        for entry in entries("death-may-die", "episodes")
    ]


def page_of(episode: Episode) -> tuple[str, set[str], list[str]]:
    actions = {f"dmd-{action.id}" for action in episode.actions}
    monsters = [f"dmd-{LIBRARY.enemies[monster].id}" for monster in episode.monsters]
    return f"dmd-{episode.id}", actions, monsters


def test_the_tokens_page_has_all_tokens_with_effects() -> None:
    doing = {token.id for token in LIBRARY.tokens if f"dmd-{token.id}-rule" in text_ids()}
    # Fire has its own page.
    assert doing - {"fire"} == set(names("death-may-die", "tokens", "dmd-"))


def test_the_insanities_relics_and_unknown_pages_are_complete() -> None:
    insanities = [each.id for each in LIBRARY.insanities]
    assert insanities == names("death-may-die", "insanities", "dmd-")
    assert [each.id for each in LIBRARY.relics] == names("death-may-die", "relics", "dmd-")
    monsters = [LIBRARY.enemies[each.enemy].id for each in LIBRARY.unknown_monsters]
    mythos = [each.id for each in LIBRARY.unknown_mythos]
    assert monsters + mythos == names("death-may-die", "unknown", "dmd-")
