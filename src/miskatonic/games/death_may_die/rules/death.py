"""An investigator is lost (rulebook, death of an investigator)."""

from librt.vecs import append
from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.components import FIRE, bit
from miskatonic.games.death_may_die.rules.ending import lose
from miskatonic.games.death_may_die.rules.events import InvestigatorLost, LostBy, TokenPlaced
from miskatonic.games.death_may_die.rules.holdings import refresh
from miskatonic.games.death_may_die.rules.state import (
    DeathMayDieState,
    is_alive,
    is_summoned,
    tokens_on,
)
from miskatonic.games.death_may_die.rules.tokens import change_carried, change_laid, to_pool
from miskatonic.kernel.state import tell


def die(g: DeathMayDieState, who: i64, reason: LostBy) -> None:
    """DMD-156, DMD-157, DMD-182, DMD-183  The figure goes; its space is remembered (DMD-160)."""
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
    """DMD-158  Cards and tokens are discarded; some tokens stay where their holder fell."""
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
