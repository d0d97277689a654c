"""Counts things on the table and checks conditions, without changing anything."""

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.abilities import Condition
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.state import DeathMayDieState, figures_of
from miskatonic.games.death_may_die.model.targets import place_of_you


def holds(g: DeathMayDieState, conditions: tuple[Condition, ...], ctx: Context) -> bool:
    """Whether all conditions hold."""
    return all(condition.holds(g, ctx) != condition.negated for condition in conditions)


def ones(mask: i64) -> i64:
    """The number of bits set in a mask."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def tokens_in_play(g: DeathMayDieState, token: i64) -> i64:
    """The number of tokens on spaces, investigators, passages and the story board."""
    size: i64 = len(g.pool)
    found: i64 = g.board[token]
    at = token
    while at < len(g.laid):
        found += g.laid[at]
        at += size
    at = token
    while at < len(g.carried):
        found += g.carried[at]
        at += size
    for held in g.passages:
        if held == token:
            found += 1
    return found


def passages_with(g: DeathMayDieState, token: i64, space: i64) -> i64:
    """A mask of the passages at a space with such a token."""
    found: i64 = 0
    if token >= 0:
        for passage in g.components.episode.map.passages:
            is_here = passage.a == space or passage.b == space
            if is_here and g.passages[passage.index] == token:
                found |= bit(passage.index)
    return found


def cards_tagged(g: DeathMayDieState, who: i64, tag: i64) -> i64:
    """The number of the investigator's cards with the tag on the face-up side."""
    found: i64 = 0
    card: i64 = 0
    left: i64 = g.hand[who]
    while left:
        if left & 1:
            side = g.components.sides[side_up(g, card)]
            assert side is not None
            if tag in side.tags:
                found += 1
        left >>= 1
        card += 1
    return found


def side_up(g: DeathMayDieState, card: i64) -> i64:
    return 2 * card + ((g.right >> card) & 1)


def figures_near(g: DeathMayDieState, kind: i64, within: i64, at: i64, ctx: Context) -> i64:
    """Figures of a kind on these spaces (-1: all) and `within` this distance of you (-1: any)."""
    origin = place_of_you(g, ctx)
    found: i64 = 0
    space: i64 = 0
    while space < g.components.spaces:
        is_near = within < 0 or g.paths.plain.distance(origin, space) <= within
        if is_near and at & bit(space):
            found |= g.crowd[space]
        space += 1
    return found & figures_of(g, kind)
