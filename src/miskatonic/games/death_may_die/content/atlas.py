"""An episode's map: read, and checked that it can be drawn and played on."""

import re
from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.reading import TomlTable
from miskatonic.games.death_may_die.content.schema import (
    EpisodeMap,
    Link,
    Passage,
    Space,
    Tile,
)
from miskatonic.games.death_may_die.content.script import NONE
from miskatonic.games.death_may_die.content.script_parser import ScriptParser

MOST_SPACES: Final = 18
FEWEST_SPACES: Final = 12
TILES: Final = 16
TILE_CODE: Final = re.compile(r"(\d{1,2})([AB])")
# Nearer than this, in a drawing of 100 by 100, two spaces run into each other on a phone.
ELBOW_ROOM: Final = 16


def read_map(table: TomlTable, episode: TomlTable, parser: ScriptParser) -> EpisodeMap:
    spaces = tuple(
        [_space(each, place, parser) for place, each in enumerate(table.tables("space"))]
    )
    passages = tuple(
        [_passage(each, place, parser) for place, each in enumerate(table.tables("passage"))]
    )
    atlas = EpisodeMap(
        spaces,
        passages,
        tuple([_link(each, parser) for each in table.tables("link")]),
        tuple([_tile(each, parser) for each in table.tables("tile")]),
        _space_named(episode, "start", episode.string("start"), parser),
        _gates(episode, parser),
    )
    _check_spaces(table, atlas)
    _check_ways(table, atlas)
    _check_tiles(table, atlas)
    return atlas


def neighbours(atlas: EpisodeMap) -> list[list[int]]:
    """Which spaces are one move apart when nothing is locked (DMD-045, DMD-048)."""
    found: list[list[int]] = [[] for _ in atlas.spaces]
    ends = [(each.a, each.b) for each in atlas.passages if not each.shut]
    for a, b in [*ends, *[(link.a, link.b) for link in atlas.links]]:
        if b not in found[a]:
            found[a].append(b)
            found[b].append(a)
    return found


def distances(ways: list[list[int]], start: int) -> list[int]:
    """Moves from the start to every space; NONE where there is no way."""
    found = [NONE] * len(ways)
    found[start] = 0
    reached = [start]
    for space in reached:
        for other in ways[space]:
            if found[other] == NONE:
                found[other] = found[space] + 1
                reached.append(other)
    return found


# ---------------------------------------------------------------- reading


def _space(table: TomlTable, place: int, parser: ScriptParser) -> Space:
    table.allow(("id", "at", "tags?", "figures?", "tokens?"))
    at = table.integers("at")
    if len(at) != 2:
        table.bad("at", f"{list(at)}", "it takes two numbers from 0 to 100, as in [10, 90]")
    figures = []
    for name, number in table.counts("figures"):
        if name not in parser.names.enemies:
            known = ", ".join(parser.names.enemies)
            table.bad("figures", f"no enemy {name!r}", f"it takes some of {known}")
        figures.append((parser.names.enemies[name], number))
    return Space(
        table.string("id"),
        place,
        at[0],
        at[1],
        tuple([parser.names.tags[tag] for tag in table.strings("tags")]),
        tuple(figures),
        tuple([(parser.token(table, "tokens", name), n) for name, n in table.counts("tokens")]),
    )


def _passage(table: TomlTable, place: int, parser: ScriptParser) -> Passage:
    table.allow(("between", "token?", "shut?"))
    a, b = _ends(table, parser)
    token = parser.token(table, "token", table.string("token")) if table.has("token") else NONE
    return Passage(place, a, b, token, table.flag("shut", False))


def _link(table: TomlTable, parser: ScriptParser) -> Link:
    table.allow(("kind", "between"))
    a, b = _ends(table, parser)
    return Link(table.word("kind", word.LINKS), a, b)


def _ends(table: TomlTable, parser: ScriptParser) -> tuple[int, int]:
    names = table.strings("between")
    if len(names) != 2 or names[0] == names[1]:
        table.bad("between", f"{names}", "it takes two different spaces")
    a, b = [_space_named(table, "between", name, parser) for name in names]
    return a, b


def _tile(table: TomlTable, parser: ScriptParser) -> Tile:
    table.allow(("code", "spaces"))
    code = table.string("code")
    match = TILE_CODE.fullmatch(code)
    if match is None or not 1 <= int(match[1]) <= TILES:
        table.bad("code", f"{code!r}", f"it takes 1 to {TILES} and a side, as in 7A or 12B")
    spaces = [_space_named(table, "spaces", name, parser) for name in table.strings("spaces")]
    if not 1 <= len(spaces) <= 3:
        table.bad("spaces", f"{len(spaces)} spaces", "a tile has 1 to 3 (DMD-040)")
    return Tile(code, tuple(spaces))


def _space_named(table: TomlTable, field: str, name: str, parser: ScriptParser) -> int:
    if name not in parser.names.spaces:
        known = ", ".join(parser.names.spaces)
        table.bad(field, f"no space {name!r}", f"the spaces are {known}")
    return parser.names.spaces[name]


def _gates(episode: TomlTable, parser: ScriptParser) -> tuple[int, ...]:
    gates = episode.table("gates")
    gates.allow(("red", "yellow", "blue"))
    found = [
        _space_named(gates, colour, gates.string(colour), parser)
        for colour in ("red", "yellow", "blue")
    ]
    if len({*found, _space_named(episode, "start", episode.string("start"), parser)}) != 4:
        episode.bad("gates", "two of gates and start share a space", "give four spaces (DMD-047)")
    return tuple(found)


# ---------------------------------------------------------------- checking


def _check_spaces(table: TomlTable, atlas: EpisodeMap) -> None:
    number = len(atlas.spaces)
    if not FEWEST_SPACES <= number <= MOST_SPACES:
        table.bad("space", f"{number} spaces", f"a map has {FEWEST_SPACES} to {MOST_SPACES}")
    for a in atlas.spaces:
        for b in atlas.spaces[a.index + 1 :]:
            if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < ELBOW_ROOM**2:
                table.bad(
                    f"space[{b.id}].at",
                    f"{[b.x, b.y]} is too near to {a.id} at {[a.x, a.y]}",
                    f"leave {ELBOW_ROOM} between them",
                )


def _check_ways(table: TomlTable, atlas: EpisodeMap) -> None:
    seen: set[tuple[int, int]] = set()
    ends = [(each.a, each.b) for each in atlas.passages]
    for a, b in [*ends, *[(link.a, link.b) for link in atlas.links]]:
        pair = (min(a, b), max(a, b))
        if pair in seen:
            names = f"{atlas.spaces[a].id} and {atlas.spaces[b].id}"
            table.bad(
                "passage", f"{names} are joined twice", "give each pair once, in either order"
            )
        seen.add(pair)
    for kind in range(len(word.LINKS)):
        if len([link for link in atlas.links if link.kind == kind]) > 1:
            table.bad("link", f"two pairs of {word.LINKS[kind]}", "there is one pair of each kind")
    reach = distances(neighbours(atlas), atlas.start)
    for space in atlas.spaces:
        if reach[space.index] == NONE:
            start = atlas.spaces[atlas.start].id
            table.bad(
                f"space[{space.id}]", f"no way from {start}", "join it to the rest of the map"
            )


def _check_tiles(table: TomlTable, atlas: EpisodeMap) -> None:
    numbers = [tile.code[:-1] for tile in atlas.tiles]
    if len(set(numbers)) != len(numbers):
        table.bad("tile", f"{numbers} has a tile twice", "each tile lies once, on one of its sides")
    laid = [space for tile in atlas.tiles for space in tile.spaces]
    for space in atlas.spaces:
        if laid.count(space.index) != 1:
            times = laid.count(space.index)
            table.bad(f"space[{space.id}]", f"is on {times} tiles", "each space is on exactly one")
