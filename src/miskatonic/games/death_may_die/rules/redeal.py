"""Full states that fit a view. Only the decks' orders are unknown, and those are decided as cards
are drawn: so every world is the same table with dice and cards of its own.
"""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.errors import BadSave
from miskatonic.games.death_may_die.rules.components import bit
from miskatonic.games.death_may_die.rules.holdings import refresh_all
from miskatonic.games.death_may_die.rules.options import read_rules
from miskatonic.games.death_may_die.rules.paths import walks_over
from miskatonic.games.death_may_die.rules.roll import Roll
from miskatonic.games.death_may_die.rules.setup import empty_table
from miskatonic.games.death_may_die.rules.state import OPEN_FIELDS, DeathMayDieState
from miskatonic.games.death_may_die.rules.view import TUPLE, DeathMayDieView
from miskatonic.kernel.events import retold
from miskatonic.kernel.game import Worlds
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import run


class DeathMayDieWorlds(Worlds[DeathMayDieState]):
    """The states that fit one view."""

    def __init__(self, view: DeathMayDieView, classes: Mapping[str, type[Any]]) -> None:
        self.table: Final = known_table(view, classes)

    def deal(self, rng: Rng) -> DeathMayDieState:
        g = self.table.clone()
        g.rng = rng.fork()
        return g


def known_table(view: DeathMayDieView, classes: Mapping[str, type[Any]]) -> DeathMayDieState:
    """The table as the view knows it, at the question that is open."""
    if view["result"] is not None or not view["waiting"]:
        raise BadSave("the view of a finished game; only one with an open decision can be redealt")
    g = empty_table(read_rules(view["seats"], view["options"]), Rng(bytes(32)))
    for name in OPEN_FIELDS:
        value = view["table"][name]
        setattr(g, name, value[:] if isinstance(value, list) else value)
    g.mythos = view["decks"]["mythos"][:]
    g.discovery = view["decks"]["discovery"][:]
    g.relic_deck = view["decks"]["relics"][:]
    rebuild(g)
    steps = [live(each, classes) for each in view["agenda"]]
    roll = steps.pop()
    assert roll is None or isinstance(roll, Roll)
    g.roll = roll
    g.agenda = steps
    g.commitment = view["commitment"]
    g.log = retold(view["history"])
    g.decisions_asked = view["waiting"][0]["id"] - 1
    run(g)
    return g


def rebuild(g: DeathMayDieState) -> None:
    """What follows from the saved fields and is not saved itself."""
    g.crowd = [0] * g.setting.spaces
    for figure, space in enumerate(g.figure_space):
        if space >= 0:
            g.crowd[space] = g.crowd[space] | bit(figure)
    g.walks = walks_over(g.setting, g.passages)
    count = g.rules.count
    g.skills = [()] * count
    g.own = [()] * count
    g.bonuses = [()] * count
    refresh_all(g)


def live(value: Any, classes: Mapping[str, type[Any]]) -> Any:
    if not isinstance(value, list) or not value or not isinstance(value[0], str):
        return value[:] if isinstance(value, list) else value
    arguments = [live(each, classes) for each in value[1:]]
    if value[0] == TUPLE:
        return tuple(arguments)
    return classes[value[0]](*arguments)
