"""Who an effect is about, packed into one int, and the spaces and investigators it names."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.script import PlaceRef
from miskatonic.games.death_may_die.rules.components import ELDER, bit
from miskatonic.games.death_may_die.rules.paths import FAR, Paths, reach
from miskatonic.games.death_may_die.rules.state import (
    DeathMayDieState,
    investigators_at,
    is_alive,
    tokens_at,
)

# you: 4 bits, it: 6, there: 5, source: 8, origin: 2; each but the last is one more than its number.
YOU_MASK: Final[i64] = 15
IT_AT: Final[i64] = 4
THERE_AT: Final[i64] = 10
SOURCE_AT: Final[i64] = 15
ORIGIN_AT: Final[i64] = 23

# Where a roll comes from, for the kinds of rolls that bonuses ask for.
ORIGIN_ACTION: Final[i64] = 1
ORIGIN_DISCOVERY: Final[i64] = 2


def context(you: i64, it: i64 = -1, there: i64 = -1, source: i64 = -1, origin: i64 = 0) -> i64:
    return (
        (you + 1)
        | ((it + 1) << IT_AT)
        | ((there + 1) << THERE_AT)
        | ((source + 1) << SOURCE_AT)
        | (origin << ORIGIN_AT)
    )


def you_of(ctx: i64) -> i64:
    return (ctx & YOU_MASK) - 1


def it_of(ctx: i64) -> i64:
    return ((ctx >> IT_AT) & 63) - 1


def there_of(ctx: i64) -> i64:
    return ((ctx >> THERE_AT) & 31) - 1


def source_of(ctx: i64) -> i64:
    return ((ctx >> SOURCE_AT) & 255) - 1


def origin_of(ctx: i64) -> i64:
    return (ctx >> ORIGIN_AT) & 3


def with_you(ctx: i64, you: i64) -> i64:
    return (ctx & ~YOU_MASK) | (you + 1)


def with_it(ctx: i64, it: i64) -> i64:
    mask: i64 = 63
    return (ctx & ~(mask << IT_AT)) | ((it + 1) << IT_AT)


def with_there(ctx: i64, there: i64) -> i64:
    mask: i64 = 31
    return (ctx & ~(mask << THERE_AT)) | ((there + 1) << THERE_AT)


def place_of_you(g: DeathMayDieState, ctx: i64) -> i64:
    """DMD-160  Where you stand; the dead count where they died."""
    you = you_of(ctx)
    return g.space[you] if you >= 0 else g.space[g.active]


# ---------------------------------------------------------------- spaces


def spaces_meant(
    g: DeathMayDieState, place: PlaceRef, ctx: i64, from_it: bool, origin: i64 = -1
) -> i64:
    """The spaces a reference may mean: none, one, or several for the active one to pick from.

    Nearest and furthest are measured from `origin` if given, else from the enemy (with its own
    paths) or from you (DMD-177, DMD-178).
    """
    kind = place.kind
    value: i64 = place.value
    if kind == word.AT_YOU:
        return bit(place_of_you(g, ctx))
    if kind == word.AT_IT:
        return _space_bit(g.figure_space[it_of(ctx)]) if it_of(ctx) >= 0 else 0
    if kind == word.AT_THERE:
        return _space_bit(there_of(ctx))
    if kind == word.AT_ELDER:
        return _space_bit(g.figure_space[ELDER])
    if kind == word.AT_START:
        return bit(g.components.episode.map.start)
    if kind == word.AT_SPACE:
        return bit(value)
    if kind == word.AT_ANYWHERE or kind == word.AT_EVERYWHERE:
        return bit(g.components.spaces) - 1
    return _searched_spaces(g, kind, value, ctx, from_it, origin)


def _space_bit(space: i64) -> i64:
    return bit(space) if space >= 0 else 0


def _searched_spaces(
    g: DeathMayDieState, kind: int, value: i64, ctx: i64, from_it: bool, origin: i64
) -> i64:
    it = it_of(ctx)
    paths = g.paths.plain
    if origin < 0:
        origin = place_of_you(g, ctx)
    if from_it and it >= 0 and g.figure_space[it] >= 0:
        origin = g.figure_space[it]
        paths = g.paths.by_type[g.components.figure_type[it]]
    if kind == word.AT_GATE:
        return gates_meant(g, value, paths, origin)
    if kind == word.AT_TAG:
        return nearest(paths, origin, spaces_tagged(g, value))
    if kind == word.AT_TOKEN:
        return nearest(paths, origin, spaces_with(g, g.components.local_token(value)))
    if kind == word.AT_MOST:
        return _spaces_with_most(g, g.components.local_token(value), ctx)
    if kind == word.AT_WITHIN:
        return reach(g.paths.plain.near, place_of_you(g, ctx), value)
    if kind == word.AT_INVESTIGATOR:
        return nearest(paths, origin, spaces_of_investigators(g))
    if kind == word.AT_OTHER_INVESTIGATOR:
        return nearest(paths, origin, spaces_of_investigators(g) & ~bit(origin))
    return 0


def gates_meant(g: DeathMayDieState, which: i64, paths: Paths, origin: i64) -> i64:
    if which < 3:
        return bit(g.components.gates[which])
    if which == word.RANDOM_GATE:
        return bit(g.components.gates[g.rng.below(3)])
    if which == word.NEAREST_GATE:
        return nearest(paths, origin, g.components.gate_mask)
    if which == word.FURTHEST_GATE:
        return furthest(paths, origin, g.components.gate_mask)
    return g.components.gate_mask


def nearest(paths: Paths, origin: i64, spaces: i64) -> i64:
    """DMD-177  Those of the spaces at the smallest distance, if there is a way to them."""
    best = FAR
    found: i64 = 0
    space: i64 = 0
    while space < paths.size:
        if spaces & bit(space):
            distance = paths.distance(origin, space)
            if distance < best:
                best = distance
                found = 0
            if distance == best and distance < FAR:
                found |= bit(space)
        space += 1
    return found


def furthest(paths: Paths, origin: i64, spaces: i64) -> i64:
    best: i64 = -1
    found: i64 = 0
    space: i64 = 0
    while space < paths.size:
        if spaces & bit(space):
            distance = paths.distance(origin, space)
            if distance > best and distance < FAR:
                best = distance
                found = 0
            if distance == best:
                found |= bit(space)
        space += 1
    return found


def spaces_tagged(g: DeathMayDieState, tag: i64) -> i64:
    found: i64 = 0
    space: i64 = 0
    while space < g.components.spaces:
        if g.components.space_tags[space] & bit(tag):
            found |= bit(space)
        space += 1
    return found


def spaces_with(g: DeathMayDieState, token: i64) -> i64:
    found: i64 = 0
    if token >= 0:
        space: i64 = 0
        while space < g.components.spaces:
            if tokens_at(g, space, token) > 0:
                found |= bit(space)
            space += 1
    return found


def spaces_with_any(g: DeathMayDieState, tokens: i64) -> i64:
    found: i64 = 0
    token: i64 = 0
    while tokens >> token:
        if tokens & bit(token):
            found |= spaces_with(g, token)
        token += 1
    return found


def _spaces_with_most(g: DeathMayDieState, token: i64, ctx: i64) -> i64:
    best: i64 = 1
    found: i64 = 0
    space: i64 = 0
    while token >= 0 and space < g.components.spaces:
        here = tokens_at(g, space, token)
        if here > best:
            best = here
            found = 0
        if here == best:
            found |= bit(space)
        space += 1
    return found if found else bit(place_of_you(g, ctx))


def spaces_of_investigators(g: DeathMayDieState) -> i64:
    found: i64 = 0
    who: i64 = 0
    while who < g.rules.count:
        if is_alive(g, who):
            found |= bit(g.space[who])
        who += 1
    return found


# ---------------------------------------------------------------- investigators

CHOSEN_WHO: Final[i64] = (
    (1 << word.WHO_CHOSEN)
    | (1 << word.WHO_CHOSEN_OTHER)
    | (1 << word.WHO_CHOSEN_HERE)
    | (1 << word.WHO_CHOSEN_OTHER_HERE)
    | (1 << word.WHO_NEAREST)
    | (1 << word.WHO_CHOSEN_WITH_IT)
)


def is_one_chosen(who: i64) -> bool:
    """Whether only one of the investigators meant is taken."""
    return CHOSEN_WHO & bit(who) != 0


def investigators_meant(g: DeathMayDieState, who: i64, ctx: i64) -> i64:
    """All that are alive and so named, or may be chosen."""
    you = you_of(ctx)
    me = bit(you) if you >= 0 else 0
    if who == word.WHO_YOU:
        return me & g.alive
    if who == word.WHO_ACTIVE:
        return bit(g.active) & g.alive
    if who == word.WHO_ALL or who == word.WHO_CHOSEN:
        return g.alive
    if who == word.WHO_OTHERS or who == word.WHO_CHOSEN_OTHER:
        return g.alive & ~me
    if who == word.WHO_HERE or who == word.WHO_CHOSEN_HERE:
        return investigators_at(g, place_of_you(g, ctx))
    if who == word.WHO_OTHERS_HERE or who == word.WHO_CHOSEN_OTHER_HERE:
        return investigators_at(g, place_of_you(g, ctx)) & ~me
    if who == word.WHO_NEAR:
        return investigators_within(g, place_of_you(g, ctx), 1)
    if who == word.WHO_OTHERS_NEAR:
        return investigators_within(g, place_of_you(g, ctx), 1) & ~me
    if who == word.WHO_THERE:
        return investigators_at(g, there_of(ctx)) if there_of(ctx) >= 0 else 0
    if who == word.WHO_NEAREST:
        return _nearest_investigators(g, ctx)
    it = it_of(ctx)
    if it < 0 or g.figure_space[it] < 0:
        return 0
    return investigators_at(g, g.figure_space[it])


def _nearest_investigators(g: DeathMayDieState, ctx: i64) -> i64:
    it = it_of(ctx)
    found: i64 = 0
    if it >= 0 and g.figure_space[it] >= 0:
        paths = g.paths.by_type[g.components.figure_type[it]]
        spaces = nearest(paths, g.figure_space[it], spaces_of_investigators(g))
        candidates = g.alive
    else:
        candidates = g.alive & ~bit(you_of(ctx)) if you_of(ctx) >= 0 else g.alive
        theirs: i64 = 0
        other: i64 = 0
        while other < g.rules.count:
            if candidates & bit(other):
                theirs |= bit(g.space[other])
            other += 1
        spaces = nearest(g.paths.plain, place_of_you(g, ctx), theirs)
    who: i64 = 0
    while who < g.rules.count:
        if candidates & bit(who) and spaces & bit(g.space[who]):
            found |= bit(who)
        who += 1
    return found


def investigators_within(g: DeathMayDieState, space: i64, distance: i64) -> i64:
    found: i64 = 0
    who: i64 = 0
    while who < g.rules.count:
        if is_alive(g, who) and g.paths.plain.distance(space, g.space[who]) <= distance:
            found |= bit(who)
        who += 1
    return found
