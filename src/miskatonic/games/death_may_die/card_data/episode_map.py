"""Reads an episode's map and checks that it can be drawn and played on."""

import re
from typing import Final

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import NONE
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.schema import EpisodeMap, Link, Passage, Space, Tile
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable

MOST_SPACES: Final = 18
FEWEST_SPACES: Final = 12
TILES: Final = 16
TILE_CODE: Final = re.compile(r"(\d{1,2})([AB])")
# In a drawing of 100 by 100, spaces closer than this overlap on a phone.
ELBOW_ROOM: Final = 16


def read_map(table: TomlTable, episode: TomlTable, reader: Reader) -> EpisodeMap:
    spaces = tuple(
        [_space(each, place, reader) for place, each in enumerate(table.tables("space"))]
    )
    passages = tuple(
        [_passage(each, place, reader) for place, each in enumerate(table.tables("passage"))]
    )
    map_ = EpisodeMap(
        spaces,
        passages,
        tuple([_link(each, reader) for each in table.tables("link")]),
        tuple([_tile(each, reader) for each in table.tables("tile")]),
        _space_named(episode, "start", episode.string("start"), reader),
        _gates(episode, reader),
    )
    _check_spaces(table, map_)
    _check_ways(table, map_)
    _check_tiles(table, map_)
    return map_


def neighbours(map_: EpisodeMap) -> list[list[int]]:
    """The neighbours of each space when nothing is locked (DMD-045, DMD-048)."""
    found: list[list[int]] = [[] for _ in map_.spaces]
    ends = [(each.a, each.b) for each in map_.passages if not each.shut]
    for a, b in [*ends, *[(link.a, link.b) for link in map_.links]]:
        if b not in found[a]:
            found[a].append(b)
            found[b].append(a)
    return found


def distances(ways: list[list[int]], start: int) -> list[int]:
    """The number of moves from the start to every space; NONE if it can't be reached."""
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


def _space(table: TomlTable, place: int, reader: Reader) -> Space:
    table.allow(("id", "at", "tags?", "figures?", "tokens?"))
    at = table.integers("at")
    if len(at) != 2:
        table.bad("at", f"{list(at)}", "expected two numbers from 0 to 100, as in [10, 90]")
    figures = []
    for name, number in table.counts("figures"):
        if name not in reader.names.enemies:
            known = ", ".join(reader.names.enemies)
            table.bad("figures", f"unknown enemy {name!r}", f"expected some of {known}")
        figures.append((reader.names.enemies[name], number))
    return Space(
        table.string("id"),
        place,
        at[0],
        at[1],
        tuple([reader.names.tags[tag] for tag in table.strings("tags")]),
        tuple(figures),
        tuple([(reader.token(table, "tokens", name), n) for name, n in table.counts("tokens")]),
    )


def _passage(table: TomlTable, place: int, reader: Reader) -> Passage:
    table.allow(("between", "token?", "shut?"))
    a, b = _ends(table, reader)
    token = reader.token(table, "token", table.string("token")) if table.has("token") else NONE
    return Passage(place, a, b, token, table.flag("shut", False))


def _link(table: TomlTable, reader: Reader) -> Link:
    table.allow(("kind", "between"))
    a, b = _ends(table, reader)
    return Link(table.word("kind", word.LINKS), a, b)


def _ends(table: TomlTable, reader: Reader) -> tuple[int, int]:
    names = table.strings("between")
    if len(names) != 2 or names[0] == names[1]:
        table.bad("between", f"{names}", "expected two different spaces")
    a, b = [_space_named(table, "between", name, reader) for name in names]
    return a, b


def _tile(table: TomlTable, reader: Reader) -> Tile:
    table.allow(("code", "spaces"))
    code = table.string("code")
    match = TILE_CODE.fullmatch(code)
    if match is None or not 1 <= int(match[1]) <= TILES:
        table.bad(
            "code", f"{code!r}", f"expected a number from 1 to {TILES} and a side, as in 7A or 12B"
        )
    spaces = [_space_named(table, "spaces", name, reader) for name in table.strings("spaces")]
    if not 1 <= len(spaces) <= 3:
        table.bad("spaces", f"{len(spaces)} spaces", "expected 1 to 3 (DMD-040)")
    return Tile(code, tuple(spaces))


def _space_named(table: TomlTable, field: str, name: str, reader: Reader) -> int:
    if name not in reader.names.spaces:
        known = ", ".join(reader.names.spaces)
        table.bad(field, f"unknown space {name!r}", f"expected one of {known}")
    return reader.names.spaces[name]


def _gates(episode: TomlTable, reader: Reader) -> tuple[int, ...]:
    gates = episode.table("gates")
    gates.allow(("red", "yellow", "blue"))
    found = [
        _space_named(gates, colour, gates.string(colour), reader)
        for colour in ("red", "yellow", "blue")
    ]
    if len({*found, _space_named(episode, "start", episode.string("start"), reader)}) != 4:
        episode.bad(
            "gates",
            "two of the gates and the start share a space",
            "expected four different spaces (DMD-047)",
        )
    return tuple(found)


# ---------------------------------------------------------------- checking


def _check_spaces(table: TomlTable, map_: EpisodeMap) -> None:
    number = len(map_.spaces)
    if not FEWEST_SPACES <= number <= MOST_SPACES:
        table.bad("space", f"{number} spaces", f"expected {FEWEST_SPACES} to {MOST_SPACES}")
    for a in map_.spaces:
        for b in map_.spaces[a.index + 1 :]:
            if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < ELBOW_ROOM**2:
                table.bad(
                    f"space[{b.id}].at",
                    f"{[b.x, b.y]} is too close to {a.id} at {[a.x, a.y]}",
                    f"keep them {ELBOW_ROOM} apart",
                )


def _check_ways(table: TomlTable, map_: EpisodeMap) -> None:
    seen: set[tuple[int, int]] = set()
    ends = [(each.a, each.b) for each in map_.passages]
    for a, b in [*ends, *[(link.a, link.b) for link in map_.links]]:
        pair = (min(a, b), max(a, b))
        if pair in seen:
            names = f"{map_.spaces[a].id} and {map_.spaces[b].id}"
            table.bad(
                "passage", f"{names} are joined twice", "list each pair once, in either order"
            )
        seen.add(pair)
    for kind in range(len(word.LINKS)):
        if len([link for link in map_.links if link.kind == kind]) > 1:
            table.bad("link", f"two pairs of {word.LINKS[kind]}", "expected one pair of each kind")
    reach = distances(neighbours(map_), map_.start)
    for space in map_.spaces:
        if reach[space.index] == NONE:
            start = map_.spaces[map_.start].id
            table.bad(
                f"space[{space.id}]",
                f"can't be reached from {start}",
                "connect it to the rest of the map",
            )


def _check_tiles(table: TomlTable, map_: EpisodeMap) -> None:
    numbers = [tile.code[:-1] for tile in map_.tiles]
    if len(set(numbers)) != len(numbers):
        table.bad("tile", f"{numbers} has a tile twice", "use each tile once, on one of its sides")
    laid = [space for tile in map_.tiles for space in tile.spaces]
    for space in map_.spaces:
        if laid.count(space.index) != 1:
            times = laid.count(space.index)
            table.bad(f"space[{space.id}]", f"is on {times} tiles", "expected exactly one")
