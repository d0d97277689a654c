"""Finds the spaces and investigators that effects name."""

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.paths import FAR, Paths
from miskatonic.games.death_may_die.model.state import DeathMayDieState, is_alive, tokens_at


def place_of_you(g: DeathMayDieState, ctx: Context) -> i64:
    """DMD-160  Your space; the dead are where they died."""
    return g.space[ctx.you] if ctx.you >= 0 else g.space[g.active]


# ---------------------------------------------------------------- spaces


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
    """DMD-177  The spaces at the smallest distance, if they can be reached."""
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


def spaces_with_most(g: DeathMayDieState, token: i64) -> i64:
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
    return found


def spaces_of_investigators(g: DeathMayDieState) -> i64:
    found: i64 = 0
    who: i64 = 0
    while who < g.rules.count:
        if is_alive(g, who):
            found |= bit(g.space[who])
        who += 1
    return found


# ---------------------------------------------------------------- investigators


def nearest_investigators(g: DeathMayDieState, ctx: Context) -> i64:
    """The investigators nearest to `it` along its paths, otherwise those nearest to you."""
    it = ctx.it
    found: i64 = 0
    if it >= 0 and g.figure_space[it] >= 0:
        paths = g.paths.by_type[g.components.figure_type[it]]
        spaces = nearest(paths, g.figure_space[it], spaces_of_investigators(g))
        candidates = g.alive
    else:
        candidates = g.alive & ~bit(ctx.you) if ctx.you >= 0 else g.alive
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
