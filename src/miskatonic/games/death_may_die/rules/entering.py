"""Entering a space: moving, following, being placed (rulebook, Run; DMD-092 … 095)."""

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.components import FIRE, bit
from miskatonic.games.death_may_die.model.events import Followed, Moved, Placed
from miskatonic.games.death_may_die.model.state import DeathMayDieState, put_figure
from miskatonic.games.death_may_die.model.tokens import change_carried
from miskatonic.games.death_may_die.rules.triggers import Pending, fire, gather_global, gather_own
from miskatonic.kernel.state import tell


def move_investigators(g: DeathMayDieState, movers: i64, start: i64, to: i64, flames: i64) -> None:
    who: i64 = 0
    while movers >> who:
        if movers & bit(who):
            if g.loud:
                tell(g, Moved(who, start, to))
            if flames > 0:
                change_carried(g, who, FIRE, flames)
            g.space[who] = to
        who += 1


def follow(g: DeathMayDieState, followers: i64, to: i64) -> None:
    figure: i64 = 0
    while followers >> figure:
        if followers & bit(figure):
            if g.loud:
                start = g.figure_space[figure]
                tell(g, Followed(figure, start, to))
            put_figure(g, figure, to)
        figure += 1


def entered(g: DeathMayDieState, movers: i64, space: i64) -> None:
    """Resolve the arrival of investigators on a space, moved or placed."""
    pending: list[Pending] = []
    who: i64 = 0
    while movers >> who:
        if movers & bit(who):
            gather_own(g, pending, word.ENTER, who, -1, space)
            gather_global(g, pending, word.ENTER, who, -1, space)
        who += 1
    fire(g, pending)


def place_investigator(g: DeathMayDieState, who: i64, space: i64) -> None:
    """DMD-095  Place an investigator: no fire, no followers."""
    start = g.space[who]
    g.space[who] = space
    if g.loud:
        tell(g, Placed(who, start, space))
    entered(g, bit(who), space)
