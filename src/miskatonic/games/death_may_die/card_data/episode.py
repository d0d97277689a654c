"""Reads an episode's file and checks it as a whole."""

from typing import Final

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.cards import (
    read_discovery_deck,
    read_mythos_deck,
    source_of,
)
from miskatonic.games.death_may_die.card_data.episode_map import read_map
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import PLAIN
from miskatonic.games.death_may_die.card_data.schema import Enemy, Episode, EpisodeAction, Token
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable

ACTIONS: Final = 2
MONSTER_TYPES: Final = 2
FILE_FIELDS: Final = (
    "episode",
    "token?",
    "enemy?",
    "tile",
    "space",
    "passage",
    "link?",
    "action",
    "trigger?",
    "bonus?",
    "mythos",
    "discovery",
)


def read_episode(
    file: TomlTable,
    index: int,
    tokens: tuple[int, ...],
    decks: tuple[int, int],
    reader: Reader,
) -> Episode:
    """Read an episode; `decks` holds the numbers of its first Mythos and Discovery cards."""
    file.allow(FILE_FIELDS)
    table = file.table("episode")
    table.allow(
        (
            "id",
            "source",
            "note?",
            "number",
            "monsters",
            "start",
            "gates",
            "goal",
            "advance",
            "after?",
            "ends-tokens?",
        )
    )
    reader.source = f"episode:{table.string('id')}"
    ends = [reader.token(table, "ends-tokens", name) for name in table.strings("ends-tokens")]
    return Episode(
        table.string("id"),
        index,
        source_of(table),
        table.integer("number", None, 1),
        _monsters(table, reader),
        tokens,
        read_map(file, table, reader),
        reader.conditions(table, "goal", PLAIN),
        reader.script(table, "advance", PLAIN),
        reader.script(table, "after", PLAIN),
        tuple(ends),
        _actions(file, reader),
        reader.power(file, PLAIN),
        tuple(read_mythos_deck(file, decks[0], reader)),
        tuple(read_discovery_deck(file, decks[1], reader)),
    )


def _monsters(table: TomlTable, reader: Reader) -> tuple[int, ...]:
    names = table.strings("monsters")
    if len(set(names)) != MONSTER_TYPES or len(names) != MONSTER_TYPES:
        table.bad("monsters", f"{names}", f"expected {MONSTER_TYPES} types of monster")
    return tuple([reader.enemy(table, "monsters", name) for name in names])


def _actions(file: TomlTable, reader: Reader) -> tuple[EpisodeAction, ...]:
    actions = []
    episode = reader.source
    for place, table in enumerate(file.tables("action")):
        table.allow(("id", "source", "note?", "safe?", "if?", "then"))
        reader.source = f"action:{table.string('id')}"
        actions.append(
            EpisodeAction(
                table.string("id"),
                place,
                source_of(table),
                table.flag("safe", False),
                reader.conditions(table, "if", PLAIN),
                reader.script(table, "then", PLAIN),
            )
        )
    reader.source = episode
    if len(actions) != ACTIONS:
        file.bad("action", f"{len(actions)} actions", f"expected {ACTIONS} (DMD-086)")
    return tuple(actions)


def check_setup(
    file: TomlTable, episode: Episode, enemies: list[Enemy], tokens: list[Token]
) -> None:
    """DMD-054, DMD-022  Set-up uses figures of the listed types, at most as many as exist."""
    figures: dict[int, int] = {}
    laid: dict[int, int] = {}
    for space in episode.map.spaces:
        where = f"space[{space.id}]"
        for enemy, number in space.figures:
            if enemies[enemy].category == word.CATEGORY_MONSTER and enemy not in episode.monsters:
                file.bad(
                    where,
                    f"{enemies[enemy].id} is not a monster of the episode",
                    "add its type to monsters",
                )
            figures[enemy] = figures.get(enemy, 0) + number
        for token, number in space.tokens:
            laid[token] = laid.get(token, 0) + number
    for passage in episode.map.passages:
        if passage.token >= 0:
            laid[passage.token] = laid.get(passage.token, 0) + 1
    for enemy, number in figures.items():
        pool = enemies[enemy].pool
        if number > pool:
            file.bad(
                "space", f"{number} figures of {enemies[enemy].id}", f"expected at most {pool}"
            )
    for token, number in laid.items():
        pool = max(tokens[token].pool, tokens[tokens[token].flip].pool)
        if number > pool:
            file.bad("space", f"{number} tokens {tokens[token].id}", f"expected at most {pool}")
