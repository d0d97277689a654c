"""An episode's file, and what must be true of it as a whole."""

from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.atlas import read_map
from miskatonic.games.death_may_die.content.cards import (
    is_from_book,
    read_discovery_deck,
    read_mythos_deck,
)
from miskatonic.games.death_may_die.content.reading import Table
from miskatonic.games.death_may_die.content.references import PLAIN
from miskatonic.games.death_may_die.content.schema import Enemy, Episode, EpisodeAction, Token
from miskatonic.games.death_may_die.content.scribe import Scribe

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
    file: Table, index: int, tokens: tuple[int, ...], decks: tuple[int, int], scribe: Scribe
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
    ends = [scribe.token(table, "ends-tokens", name) for name in table.strings("ends-tokens")]
    return Episode(
        table.string("id"),
        index,
        is_from_book(table),
        table.integer("number", None, 1),
        _monsters(table, scribe),
        tokens,
        read_map(file, table, scribe),
        scribe.conditions(table, "goal", PLAIN),
        scribe.script(table, "advance", PLAIN),
        scribe.script(table, "after", PLAIN),
        tuple(ends),
        _actions(file, scribe),
        scribe.power(file, PLAIN),
        tuple(read_mythos_deck(file, decks[0], scribe)),
        tuple(read_discovery_deck(file, decks[1], scribe)),
    )


def _monsters(table: Table, scribe: Scribe) -> tuple[int, ...]:
    names = table.strings("monsters")
    if len(set(names)) != MONSTER_TYPES or len(names) != MONSTER_TYPES:
        table.bad("monsters", f"{names}", f"it takes {MONSTER_TYPES} types of monster")
    return tuple([scribe.enemy(table, "monsters", name) for name in names])


def _actions(file: Table, scribe: Scribe) -> tuple[EpisodeAction, ...]:
    actions = []
    for place, table in enumerate(file.tables("action")):
        table.allow(("id", "source", "note?", "safe?", "if?", "then"))
        actions.append(
            EpisodeAction(
                table.string("id"),
                place,
                is_from_book(table),
                table.flag("safe", False),
                scribe.conditions(table, "if", PLAIN),
                scribe.script(table, "then", PLAIN),
            )
        )
    if len(actions) != ACTIONS:
        file.bad("action", f"{len(actions)} actions", f"an episode has {ACTIONS} (DMD-086)")
    return tuple(actions)


def check_setup(file: Table, episode: Episode, enemies: list[Enemy], tokens: list[Token]) -> None:
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
