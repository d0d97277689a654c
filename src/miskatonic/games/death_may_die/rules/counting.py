"""Amounts and conditions: what the content asks about the table. Nothing here changes anything."""

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.script import Amount, Condition
from miskatonic.games.death_may_die.rules.components import bit
from miskatonic.games.death_may_die.rules.paths import FAR
from miskatonic.games.death_may_die.rules.roll import Roll
from miskatonic.games.death_may_die.rules.state import (
    DeathMayDieState,
    figures_of,
    figures_on_board,
    investigators_at,
    is_safe,
    is_summoned,
    tokens_at,
    tokens_on,
)
from miskatonic.games.death_may_die.rules.targets import (
    investigators_meant,
    it_of,
    place_of_you,
    spaces_meant,
    spaces_tagged,
    spaces_with,
    there_of,
    with_you,
    you_of,
)


def ones(mask: i64) -> i64:
    """How many bits a mask has."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


# ---------------------------------------------------------------- amounts


def amount(g: DeathMayDieState, of: Amount, ctx: i64) -> i64:
    kind = of.kind
    value: i64 = of.value
    if kind == word.FIXED:
        return value
    if kind == word.TOKENS_BESIDE:
        return ones(passages_with(g, g.components.local_token(value), place_of_you(g, ctx)))
    if kind >= word.ROLL_SUCCESSES:
        return _of_roll(g.roll, kind)
    if kind <= word.TOKENS_IN_PLAY:
        token = g.components.local_token(value)
        return _tokens(g, kind, token, ctx) if token >= 0 else 0
    if kind == word.ENEMIES_HERE:
        here: i64 = g.crowd[place_of_you(g, ctx)]
        return ones(here & figures_of(g, value))
    if kind == word.ENEMIES_IN_PLAY:
        return ones(figures_on_board(g) & figures_of(g, value))
    if kind == word.INVESTIGATORS_HERE:
        return ones(investigators_at(g, place_of_you(g, ctx)))
    if kind == word.INVESTIGATORS_ALIVE:
        return ones(g.alive)
    if kind == word.TRACK_SPACE:
        return g.track
    you = you_of(ctx)
    return _of_investigator(g, kind, value, you) if you >= 0 else 0


def _of_roll(roll: Roll | None, kind: int) -> i64:
    if roll is None:
        return 0
    if kind == word.ROLL_SUCCESSES:
        return roll.successes
    if kind == word.ROLL_SIGNS:
        return roll.signs
    if kind == word.ROLL_TENTACLES:
        return roll.tentacles
    if kind == word.ROLL_BLANKS:
        return roll.blanks
    return roll.dealt


def _tokens(g: DeathMayDieState, kind: int, token: i64, ctx: i64) -> i64:
    if kind == word.TOKENS_HERE:
        there = there_of(ctx)
        return tokens_at(g, there if there >= 0 else place_of_you(g, ctx), token)
    if kind == word.TOKENS_ON_YOU:
        return tokens_on(g, you_of(ctx), token) if you_of(ctx) >= 0 else 0
    if kind == word.TOKENS_ON_BOARD:
        return g.board[token]
    return tokens_in_play(g, token)


def tokens_in_play(g: DeathMayDieState, token: i64) -> i64:
    """On spaces, investigators, passages and the story board."""
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
    """The passages at a space that carry such a token."""
    found: i64 = 0
    if token >= 0:
        for passage in g.components.episode.map.passages:
            is_here = passage.a == space or passage.b == space
            if is_here and g.passages[passage.index] == token:
                found |= bit(passage.index)
    return found


def _of_investigator(g: DeathMayDieState, kind: int, value: i64, you: i64) -> i64:
    if kind == word.WOUNDS:
        return g.wounds[you]
    if kind == word.STRESS_NOW:
        return g.stress[you]
    if kind == word.BONUS_DICE:
        return g.components.bonus_dice_by[g.sanity[you]]
    if kind == word.RELICS:
        return ones(g.relics[you])
    return _cards(g, kind, value, you)


def _cards(g: DeathMayDieState, kind: int, value: i64, you: i64) -> i64:
    found: i64 = 0
    card: i64 = 0
    left: i64 = g.hand[you]
    while left:
        if left & 1:
            side = g.components.sides[side_up(g, card)]
            assert side is not None
            if kind == word.TAGGED:
                found += 1 if value in side.tags else 0
            elif side.kind == kind - word.ITEMS:
                found += 1
        left >>= 1
        card += 1
    return found


def side_up(g: DeathMayDieState, card: i64) -> i64:
    return 2 * card + ((g.right >> card) & 1)


# ---------------------------------------------------------------- conditions


def holds(g: DeathMayDieState, conditions: tuple[Condition, ...], ctx: i64) -> bool:
    """Whether all of them hold."""
    return all(_holds(g, condition, ctx) != condition.negated for condition in conditions)


def _holds(g: DeathMayDieState, c: Condition, ctx: i64) -> bool:
    kind = c.word
    if kind == word.COUNT:
        return _within_bounds(c, amount(g, c.of, ctx))
    if kind == word.SAFE:
        return is_safe(g, place_of_you(g, ctx))
    if kind == word.AT:
        return _stands_at(g, c, ctx)
    if kind == word.WITHIN:
        return _is_near(g, c, ctx)
    if kind == word.HAS:
        return _has(g, c, ctx)
    if kind == word.IF_INVESTIGATORS:
        return _within_bounds(c, _investigators(g, c, ctx))
    if kind == word.IF_ENEMIES:
        return _within_bounds(c, ones(figures_near(g, c.kind, c.within, _at(g, c, ctx), ctx)))
    if kind == word.TOKENS:
        return _tokens_lie(g, c, ctx)
    return _holds_of_game(g, c, ctx)


def _holds_of_game(g: DeathMayDieState, c: Condition, ctx: i64) -> bool:
    kind = c.word
    it = it_of(ctx)
    if kind == word.IT_IS:
        return it >= 0 and figures_of(g, c.kind) & bit(it) != 0
    if kind == word.IT_ALIVE:
        return it >= 0 and g.figure_space[it] >= 0
    if kind == word.KILLED:
        return g.roll is not None and g.roll.killed != 0
    if kind == word.STAYED:
        return g.began_at == place_of_you(g, ctx)
    if kind == word.DID:
        return g.did & bit(c.action) != 0
    if kind == word.DISRUPTED:
        return g.disrupted
    if kind == word.SUMMONED:
        return is_summoned(g)
    return g.stage >= c.low


def _within_bounds(c: Condition, found: i64) -> bool:
    return c.low <= found and (found <= c.high or c.high >= FAR)


def _at(g: DeathMayDieState, c: Condition, ctx: i64) -> i64:
    """The spaces a condition restricts itself to; all if it does not."""
    return -1 if c.at is None else spaces_meant(g, c.at, ctx, False)


def _stands_at(g: DeathMayDieState, c: Condition, ctx: i64) -> bool:
    here = bit(place_of_you(g, ctx))
    for place in c.places:
        if place.kind == word.AT_TAG:
            spaces = spaces_tagged(g, place.value)
        elif place.kind == word.AT_TOKEN:
            spaces = spaces_with(g, g.components.local_token(place.value))
        elif place.kind == word.AT_GATE and place.value == word.NEAREST_GATE:
            spaces = g.components.gate_mask
        else:
            spaces = spaces_meant(g, place, ctx, False)
        if spaces & here:
            return True
    return False


def _is_near(g: DeathMayDieState, c: Condition, ctx: i64) -> bool:
    origin = place_of_you(g, ctx)
    for place in c.places:
        spaces = spaces_meant(g, place, ctx, False)
        space: i64 = 0
        while space < g.components.spaces:
            if spaces & bit(space) and g.paths.plain.distance(origin, space) <= c.n:
                return True
            space += 1
    return False


def _has(g: DeathMayDieState, c: Condition, ctx: i64) -> bool:
    you = you_of(ctx)
    if you < 0:
        return False
    for side in c.sides:
        card: i64 = g.components.card_of[side >> 1]
        if card >= 0 and g.hand[you] & bit(card) and (g.right >> card) & 1 == side & 1:
            return True
    return False


def _investigators(g: DeathMayDieState, c: Condition, ctx: i64) -> i64:
    meant = investigators_meant(g, c.who, ctx)
    found: i64 = 0
    who: i64 = 0
    while meant:
        if meant & 1 and holds(g, c.conditions, with_you(ctx, who)):
            found += 1
        meant >>= 1
        who += 1
    return found


def figures_near(g: DeathMayDieState, kind: i64, within: i64, at: i64, ctx: i64) -> i64:
    """Figures of a kind on these spaces (-1: all), not farther than `within` from you (-1: any)."""
    origin = place_of_you(g, ctx)
    found: i64 = 0
    space: i64 = 0
    while space < g.components.spaces:
        is_near = within < 0 or g.paths.plain.distance(origin, space) <= within
        if is_near and at & bit(space):
            found |= g.crowd[space]
        space += 1
    return found & figures_of(g, kind)


def _tokens_lie(g: DeathMayDieState, c: Condition, ctx: i64) -> bool:
    """On one of the spaces meant, or, with a tag, on every space so tagged."""
    at = c.at
    if at is not None and at.kind == word.AT_BOARD:
        return _within_bounds(c, _tokens_of(g, c, -1))
    spaces = spaces_tagged(g, c.tag) if at is None else spaces_meant(g, at, ctx, False)
    space: i64 = 0
    while space < g.components.spaces:
        if spaces & bit(space) and _within_bounds(c, _tokens_of(g, c, space)) == (at is not None):
            return at is not None
        space += 1
    return at is None


def _tokens_of(g: DeathMayDieState, c: Condition, space: i64) -> i64:
    """How many of the tokens lie on a space, or (-1) on the story board."""
    found: i64 = 0
    for each in c.tokens:
        token = g.components.local_token(each)
        if token >= 0:
            found += tokens_at(g, space, token) if space >= 0 else g.board[token]
    return found
