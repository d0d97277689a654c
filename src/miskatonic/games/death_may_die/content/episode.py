"""An episode's file, and what must be true of it as a whole."""

from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.atlas import read_map
from miskatonic.games.death_may_die.content.cards import (
    read_discovery_deck,
    read_mythos_deck,
    source_of,
)
from miskatonic.games.death_may_die.content.reading import TomlTable
from miskatonic.games.death_may_die.content.references import PLAIN
from miskatonic.games.death_may_die.content.schema import Enemy, Episode, EpisodeAction, Token
from miskatonic.games.death_may_die.content.script_parser import ScriptParser

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
    parser: ScriptParser,
) -> Episode:
    """`decks`: the numbers of its first Mythos and its first Discovery card."""
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
    parser.source = f"episode:{table.string('id')}"
    ends = [parser.token(table, "ends-tokens", name) for name in table.strings("ends-tokens")]
    return Episode(
        table.string("id"),
        index,
        source_of(table),
        table.integer("number", None, 1),
        _monsters(table, parser),
        tokens,
        read_map(file, table, parser),
        parser.conditions(table, "goal", PLAIN),
        parser.script(table, "advance", PLAIN),
        parser.script(table, "after", PLAIN),
        tuple(ends),
        _actions(file, parser),
        parser.power(file, PLAIN),
        tuple(read_mythos_deck(file, decks[0], parser)),
        tuple(read_discovery_deck(file, decks[1], parser)),
    )


def _monsters(table: TomlTable, parser: ScriptParser) -> tuple[int, ...]:
    names = table.strings("monsters")
    if len(set(names)) != MONSTER_TYPES or len(names) != MONSTER_TYPES:
        table.bad("monsters", f"{names}", f"it takes {MONSTER_TYPES} types of monster")
    return tuple([parser.enemy(table, "monsters", name) for name in names])


def _actions(file: TomlTable, parser: ScriptParser) -> tuple[EpisodeAction, ...]:
    actions = []
    episode = parser.source
    for place, table in enumerate(file.tables("action")):
        table.allow(("id", "source", "note?", "safe?", "if?", "then"))
        parser.source = f"action:{table.string('id')}"
        actions.append(
            EpisodeAction(
                table.string("id"),
                place,
                source_of(table),
                table.flag("safe", False),
                parser.conditions(table, "if", PLAIN),
                parser.script(table, "then", PLAIN),
            )
        )
    parser.source = episode
    if len(actions) != ACTIONS:
        file.bad("action", f"{len(actions)} actions", f"an episode has {ACTIONS} (DMD-086)")
    return tuple(actions)


def check_setup(
    file: TomlTable, episode: Episode, enemies: list[Enemy], tokens: list[Token]
) -> None:
    """DMD-054, DMD-022  Set-up takes figures of the listed types, no more than there are."""
    figures: dict[int, int] = {}
    laid: dict[int, int] = {}
    for space in episode.map.spaces:
        where = f"space[{space.id}]"
        for enemy, number in space.figures:
            if enemies[enemy].category == word.CATEGORY_MONSTER and enemy not in episode.monsters:
                file.bad(
                    where, f"{enemies[enemy].id} is no monster of the episode", "list its type"
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
            file.bad("space", f"{number} figures of {enemies[enemy].id}", f"there are {pool}")
    for token, number in laid.items():
        pool = max(tokens[token].pool, tokens[tokens[token].flip].pool)
        if number > pool:
            file.bad("space", f"{number} tokens {tokens[token].id}", f"there are {pool}")
