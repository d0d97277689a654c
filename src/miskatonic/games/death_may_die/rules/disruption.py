"""Disrupting the ritual (rulebook, disrupting)."""

from mypy_extensions import i64

from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.events import Disrupted
from miskatonic.games.death_may_die.model.paths import OPEN
from miskatonic.games.death_may_die.model.state import DeathMayDieState, is_summoned, tokens_on
from miskatonic.games.death_may_die.model.tokens import (
    change_board,
    change_carried,
    remove_tokens,
    set_passage,
    to_pool,
)
from miskatonic.kernel.state import tell


def disrupt(g: DeathMayDieState) -> None:
    """DMD-R5  An Elder One on the board can be attacked at once; otherwise he arrives this turn."""
    g.disrupted = True
    if g.loud:
        tell(g, Disrupted(g.active))
    if not is_summoned(g):
        g.summoning_due = True
    remove_ended_tokens(g)


def remove_ended_tokens(g: DeathMayDieState) -> None:
    """Remove the tokens that the episode takes off the map on disruption."""
    token: i64 = 0
    while token < len(g.pool):
        if g.components.ending & bit(token):
            _remove_everywhere(g, token)
        token += 1


def _remove_everywhere(g: DeathMayDieState, token: i64) -> None:
    space: i64 = 0
    while space < g.components.spaces:
        remove_tokens(g, space, token, 99)
        space += 1
    who: i64 = 0
    while who < g.rules.count:
        carried = tokens_on(g, who, token)
        if carried > 0:
            change_carried(g, who, token, -carried)
            to_pool(g, token, carried)
        who += 1
    change_board(g, token, -99)
    passage: i64 = 0
    while passage < len(g.passages):
        if g.passages[passage] == token:
            set_passage(g, passage, OPEN)
            to_pool(g, token, 1)
        passage += 1
