"""Death of an investigator, and the end of the game (rulebook)."""

from librt.vecs import append
from mypy_extensions import i64

from miskatonic.games.death_may_die.model.components import FIRE, bit
from miskatonic.games.death_may_die.model.events import (
    EndReason,
    GameOver,
    InvestigatorLost,
    LostBy,
    TokenPlaced,
)
from miskatonic.games.death_may_die.model.holdings import refresh
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    is_alive,
    is_summoned,
    tokens_on,
)
from miskatonic.games.death_may_die.model.tokens import change_carried, change_laid, to_pool
from miskatonic.kernel.state import Result, finish, tell


def die(g: DeathMayDieState, who: i64, reason: LostBy) -> None:
    """DMD-156, DMD-157, DMD-182, DMD-183  Remove the figure, but keep its space (DMD-160)."""
    if not is_alive(g, who):
        return
    g.alive &= ~bit(who)
    if g.loud:
        tell(g, InvestigatorLost(who, reason, g.space[who]))
    if not is_summoned(g):
        lose(g, "investigator-lost")
        return
    if g.alive == 0:
        lose(g, "all-lost")
        return
    _discard_all(g, who)


def _discard_all(g: DeathMayDieState, who: i64) -> None:
    """DMD-158  Discard cards and tokens; some tokens stay on the space of death."""
    card: i64 = 0
    left: i64 = g.hand[who]
    while left:
        if left & 1:
            g.discovery_discard = append(g.discovery_discard, card)
            g.card_wounds[card] = 0
        left >>= 1
        card += 1
    g.hand[who] = 0
    g.relics[who] = 0
    token: i64 = 0
    while token < len(g.pool):
        carried = tokens_on(g, who, token)
        if carried > 0:
            _discard_tokens(g, who, token, carried)
        token += 1
    refresh(g, who)


def _discard_tokens(g: DeathMayDieState, who: i64, token: i64, carried: i64) -> None:
    change_carried(g, who, token, -carried)
    if token == FIRE:
        return
    if g.components.tokens[token].placed_at_death:
        change_laid(g, g.space[who], token, carried)
        if g.loud:
            tell(g, TokenPlaced(token, carried, g.space[who]))
    else:
        to_pool(g, token, carried)


def win(g: DeathMayDieState) -> None:
    """DMD-180, DMD-181  The final stage is defeated; this beats any other end of the game."""
    _end(g, True, "elder-one-killed")


def lose(g: DeathMayDieState, reason: EndReason) -> None:
    """DMD-182 … 184  The game is lost, unless it is already over."""
    if g.result is None:
        _end(g, False, reason)


def _end(g: DeathMayDieState, won: bool, reason: EndReason) -> None:
    seats: i64 = g.rules.seats
    everybody = tuple(range(seats))
    scores = tuple([1 if won else 0] * seats)
    if g.loud:
        tell(g, GameOver(won, reason))
    finish(g, Result(everybody if won else (), () if won else everybody, scores, reason))
    g.roll = None
