"""Tokens and their limits (rulebook, limits): pool, spaces, boards and passages."""

from mypy_extensions import i64

from miskatonic.games.death_may_die.model.components import FIRE, TOKEN_SOURCE, bit
from miskatonic.games.death_may_die.model.events import (
    BoardTokensChanged,
    CarriedTokensChanged,
    PassageChanged,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
)
from miskatonic.games.death_may_die.model.holdings import refresh
from miskatonic.games.death_may_die.model.paths import paths_after
from miskatonic.games.death_may_die.model.state import DeathMayDieState, tokens_at, tokens_on
from miskatonic.kernel.state import tell


def token_here(g: DeathMayDieState, token: i64) -> i64:
    """The number in this game of a token of the library; -1 if it isn't used, or was removed when
    the ritual was disrupted."""
    local = g.components.local_token(token)
    if local >= 0 and g.disrupted and g.components.ending & bit(local):
        return -1
    return local


def from_pool(g: DeathMayDieState, token: i64, n: i64) -> i64:
    """DMD-172  Take tokens from the pool, as many as there are; returns the number."""
    pool: i64 = g.components.pool_of[token]
    taken = min(n, g.pool[pool])
    g.pool[pool] = g.pool[pool] - taken
    return taken


def to_pool(g: DeathMayDieState, token: i64, n: i64) -> None:
    """DMD-173  Return tokens to the pool."""
    pool: i64 = g.components.pool_of[token]
    g.pool[pool] = g.pool[pool] + n


# ---------------------------------------------------------------- spaces


def change_laid(g: DeathMayDieState, space: i64, token: i64, change: i64) -> None:
    at = space * len(g.pool) + token
    g.laid[at] = g.laid[at] + change
    g.changed = True


def lay_tokens(g: DeathMayDieState, space: i64, token: i64, n: i64) -> None:
    """DMD-145  Place tokens from the pool on a space; the supply limits fire as well."""
    taken = from_pool(g, token, n)
    if taken > 0:
        change_laid(g, space, token, taken)
        if g.loud:
            tell(g, TokenPlaced(token, taken, space))


def remove_tokens(g: DeathMayDieState, space: i64, token: i64, n: i64) -> i64:
    """Return tokens from a space to the pool; returns the number."""
    taken = min(n, tokens_at(g, space, token))
    if taken > 0:
        change_laid(g, space, token, -taken)
        to_pool(g, token, taken)
        if g.loud:
            tell(g, TokenRemoved(token, taken, space))
    return taken


def shift_token(g: DeathMayDieState, token: i64, start: i64, end: i64, n: i64) -> None:
    if n > 0 and start != end:
        change_laid(g, start, token, -n)
        change_laid(g, end, token, n)
        if g.loud:
            tell(g, TokenMoved(token, n, start, end))


# ---------------------------------------------------------------- the story board


def change_board(g: DeathMayDieState, token: i64, change: i64) -> None:
    """Move tokens from the pool to the story board, or back."""
    if change > 0:
        change = from_pool(g, token, change)
    else:
        change = -min(-change, g.board[token])
        to_pool(g, token, -change)
    if change != 0:
        g.board[token] = g.board[token] + change
        g.changed = True
        if g.loud:
            tell(g, BoardTokensChanged(token, change, g.board[token]))


# ---------------------------------------------------------------- investigators


def change_carried(g: DeathMayDieState, who: i64, token: i64, change: i64) -> None:
    at = who * len(g.pool) + token
    before: i64 = g.carried[at]
    g.carried[at] = before + change
    g.changed = True
    if g.loud:
        tell(g, CarriedTokensChanged(who, token, change, before + change))
    power = g.components.powers[TOKEN_SOURCE + token]
    if (before == 0) != (before + change == 0) and (power.bonuses or power.triggers):
        refresh(g, who)


def room_for(g: DeathMayDieState, who: i64, token: i64) -> i64:
    """The number of tokens of a kind that an investigator can still carry."""
    return g.components.tokens[token].carry - tokens_on(g, who, token)


def gain_tokens(g: DeathMayDieState, who: i64, token: i64, n: i64) -> None:
    """DMD-146  Fire on investigators is unlimited; other tokens come from the pool."""
    if token == FIRE:
        taken = n
    else:
        taken = from_pool(g, token, min(n, room_for(g, who, token)))
    if taken > 0:
        change_carried(g, who, token, taken)


def drop_tokens(g: DeathMayDieState, who: i64, token: i64, n: i64) -> None:
    dropped = min(n, tokens_on(g, who, token))
    if dropped > 0:
        change_carried(g, who, token, -dropped)
        if token != FIRE:
            to_pool(g, token, dropped)


def take_tokens(g: DeathMayDieState, who: i64, token: i64, space: i64, n: i64) -> i64:
    """Move tokens from a space to an investigator; returns the number."""
    taken = min(n, min(tokens_at(g, space, token), room_for(g, who, token)))
    if taken > 0:
        change_laid(g, space, token, -taken)
        if token == FIRE:
            to_pool(g, token, taken)
        change_carried(g, who, token, taken)
    return taken


def lay_down(g: DeathMayDieState, who: i64, token: i64, space: i64, n: i64) -> None:
    """Move tokens from an investigator to a space."""
    dropped = min(n, tokens_on(g, who, token))
    if token == FIRE:
        dropped = min(dropped, g.pool[FIRE])
        g.pool[FIRE] = g.pool[FIRE] - dropped
    if dropped > 0:
        change_carried(g, who, token, -dropped)
        change_laid(g, space, token, dropped)
        if g.loud:
            tell(g, TokenPlaced(token, dropped, space))


# ---------------------------------------------------------------- passages


def set_passage(g: DeathMayDieState, passage: i64, token: i64) -> None:
    """Set a passage to a token, OPEN or GONE, and update the paths."""
    g.passages[passage] = token
    g.paths = paths_after(g.components, g.paths, g.passages, passage)
    g.changed = True
    if g.loud:
        tell(g, PassageChanged(passage, token))
