"""Paths over passages, stairs and tunnels, and distances (rulebook, map; DMD-040 … 049, 177)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.model.choices import DONE, SPACE, choices_in
from miskatonic.games.death_may_die.model.components import Components, bit

FAR: Final[i64] = 99
GONE: Final[i64] = -2
OPEN: Final[i64] = -1
MOST_CACHED: Final = 4096


class Paths:
    """The map for one kind of figure: neighbours as masks, and all distances."""

    def __init__(self, near: vec[i64]) -> None:
        self.near: Final = near
        self.size: Final[i64] = len(near)
        self.rows: Final[list[vec[i64]]] = [vec[i64]() for _ in near]
        self.steps: Final[list[tuple[int, ...]]] = [() for _ in near]

    def far(self, start: i64) -> vec[i64]:
        """The distances from one space to all others, computed on first use."""
        row = self.rows[start]
        if len(row) == 0:
            row = distances(self.near, start)
            self.rows[start] = row
        return row

    def options(self, start: i64) -> tuple[int, ...]:
        """The options of a plain move from a space: its neighbours, or stop."""
        found = self.steps[start]
        if not found:
            found = choices_in(SPACE, self.near[start], DONE)
            self.steps[start] = found
        return found

    def distance(self, a: i64, b: i64) -> i64:
        """DMD-177  The number of moves from a to b, FAR if there is no path."""
        row = self.rows[a]
        if len(row) == 0:
            row = self.far(a)
        return row[b]


class MapPaths:
    """The current map: for figures that every lock blocks, and for each type of enemy."""

    def __init__(self, plain: Paths, by_type: list[Paths]) -> None:
        self.plain: Final = plain
        self.by_type: Final = by_type


def distances(near: vec[i64], start: i64) -> vec[i64]:
    """The number of moves from one space to each other, FAR if there is no path."""
    found = vec[i64]([FAR] * len(near))
    reached = bit(start)
    edge = reached
    steps: i64 = 0
    while edge:
        further: i64 = 0
        space: i64 = 0
        while space < len(near):
            if edge & bit(space):
                found[space] = steps
                further |= near[space]
            space += 1
        edge = further & ~reached
        reached |= further
        steps += 1
    return found


_map_paths: Final[dict[tuple[int, tuple[int, ...]], MapPaths]] = {}


def paths_over(components: Components, passages: vec[i64]) -> MapPaths:
    """The map with these tokens on its passages, cached."""
    key = (id(components), tuple(passages))
    found = _map_paths.get(key)
    if found is None:
        if len(_map_paths) >= MOST_CACHED:
            _map_paths.clear()
        found = _made(components, passages)
        _map_paths[key] = found
    return found


def _made(components: Components, passages: vec[i64]) -> MapPaths:
    plain = Paths(near_over(components, passages, 0))
    special: dict[int, Paths] = {0: plain}
    by_type: list[Paths] = []
    for type_ in components.types:
        passes = int(type_.passes)
        if passes not in special:
            special[passes] = Paths(near_over(components, passages, passes))
        by_type.append(special[passes])
    return MapPaths(plain, by_type)


_ways: Final[dict[tuple[int, ...], Paths]] = {}


def paths_between(near: vec[i64]) -> Paths:
    """The paths over these neighbours, cached."""
    key = tuple(near)
    found = _ways.get(key)
    if found is None:
        if len(_ways) >= MOST_CACHED:
            _ways.clear()
        found = Paths(near)
        _ways[key] = found
    return found


def paths_after(
    components: Components, paths: MapPaths, passages: vec[i64], changed: i64
) -> MapPaths:
    """The map after one passage has changed; no two passages join the same spaces."""
    plain = _after(components, paths.plain, passages, changed, 0)
    by_type: list[Paths] = []
    for place, type_ in enumerate(components.types):
        if type_.passes == 0:
            by_type.append(plain)
        else:
            old = paths.by_type[place]
            by_type.append(_after(components, old, passages, changed, type_.passes))
    return MapPaths(plain, by_type)


def _after(
    components: Components, old: Paths, passages: vec[i64], changed: i64, passes: i64
) -> Paths:
    passage = components.ways[changed]
    near = old.near[:]
    if is_open(components, passages[changed], passes) and not passage.shut:
        near[passage.a] |= bit(passage.b)
        near[passage.b] |= bit(passage.a)
    else:
        near[passage.a] &= ~bit(passage.b)
        near[passage.b] &= ~bit(passage.a)
    return paths_between(near)


def is_open(components: Components, token: i64, passes: i64) -> bool:
    """Whether a figure that ignores these tokens can use a passage with this token."""
    if token < 0:
        return token == OPEN
    return components.blocking & ~passes & bit(token) == 0


def near_over(components: Components, passages: vec[i64], passes: i64) -> vec[i64]:
    """DMD-042, DMD-043, DMD-048, DMD-049  Two-sided passages without a lock, and stairs and
    tunnels whose ends both exist."""
    near = vec[i64]([0] * components.spaces)
    for passage in components.ways:
        if not passage.shut and is_open(components, passages[passage.index], passes):
            near[passage.a] |= bit(passage.b)
            near[passage.b] |= bit(passage.a)
    return near


def reach(near: vec[i64], start: i64, steps: i64) -> i64:
    """All spaces within this many moves."""
    reached = bit(start)
    edge = reached
    while steps > 0 and edge:
        further: i64 = 0
        space: i64 = 0
        left = edge
        while left:
            if left & 1:
                further |= near[space]
            left >>= 1
            space += 1
        edge = further & ~reached
        reached |= further
        steps -= 1
    return reached


def is_connected(near: vec[i64]) -> bool:
    return reach(near, 0, FAR) == bit(len(near)) - 1
