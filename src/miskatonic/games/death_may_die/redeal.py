"""Redeals the hidden part of a game: full states that fit a seat's knowledge.

Only the order of decks is hidden, and it is decided as cards are drawn. So all states are the same
table with different randomness.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.errors import BadSave
from miskatonic.games.death_may_die.library import components_for
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.holdings import refresh_all
from miskatonic.games.death_may_die.model.options import read_rules
from miskatonic.games.death_may_die.model.paths import paths_over
from miskatonic.games.death_may_die.model.roll import Roll
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.death_may_die.views.view import (
    DeathMayDieKnowledge,
    DeathMayDieRedeal,
    TableView,
)
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.game import Worlds
from miskatonic.kernel.log import retold
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import run


class DeathMayDieWorlds(Worlds[DeathMayDieState]):
    """The states that fit what one seat knows."""

    def __init__(self, known: DeathMayDieKnowledge, codec: Codec) -> None:
        self.table: Final = known_table(known, codec)

    def deal(self, rng: Rng) -> DeathMayDieState:
        g = self.table.clone()
        g.rng = rng.fork()
        return g


def known_table(known: DeathMayDieKnowledge, codec: Codec) -> DeathMayDieState:
    """The known table at the open question."""
    if known["result"] is not None or not known["waiting"]:
        raise BadSave(
            "can't redeal the view of a finished game; expected one with an open decision"
        )
    g = _with_lists(known, codec)
    _put_numbers(g, known["table"], known["redeal"])
    roll = _from_plain(known["redeal"]["roll"], codec)
    assert roll is None or isinstance(roll, Roll)
    g.roll = roll
    g.commitment = known["commitment"]
    g.log = retold(known["history"])
    g.decisions_asked = known["waiting"][0]["id"] - 1
    rebuild(g)
    run(g)
    return g


def _with_lists(known: DeathMayDieKnowledge, codec: Codec) -> DeathMayDieState:
    rules = read_rules(known["seats"], known["options"])
    components = components_for(rules.episode, rules.elder)
    table, redeal, decks = known["table"], known["redeal"], known["decks"]
    g = DeathMayDieState(
        rules,
        components,
        Rng(bytes(32)),
        None,
        character=vec[i64](table["character"]),
        insanity=vec[i64](table["insanity"]),
        space=vec[i64](table["space"]),
        wounds=vec[i64](table["wounds"]),
        stress=vec[i64](table["stress"]),
        sanity=vec[i64](table["sanity"]),
        levels=vec[i64](table["levels"]),
        hand=vec[i64](table["hand"]),
        relics=vec[i64](table["relics"]),
        next_actions=vec[i64](redeal["next_actions"]),
        carried=vec[i64](table["carried"]),
        laid=vec[i64](table["laid"]),
        board=vec[i64](table["board"]),
        pool=vec[i64](redeal["pool"]),
        passages=vec[i64](table["passages"]),
        figure_space=vec[i64](table["figure_space"]),
        figure_wounds=vec[i64](table["figure_wounds"]),
        card_wounds=vec[i64](table["card_wounds"]),
        used=vec[i64](redeal["used"]),
        mythos=vec[i64](decks["mythos"]),
        mythos_discard=vec[i64](table["mythos_discard"]),
        discovery=vec[i64](decks["discovery"]),
        discovery_discard=vec[i64](redeal["discovery_discard"]),
        relic_deck=vec[i64](decks["relics"]),
        offered=vec[i64](table["offered"]),
        revealed=vec[i64](redeal["revealed"]),
        resolving=vec[i64](redeal["resolving"]),
        losses=vec[i64](redeal["losses"]),
        reached=vec[i64](redeal["reached"]),
        forced=vec[i64](),
        crowd=vec[i64](),
        skills=(),
        own=(),
        bonuses=(),
        paths=paths_over(components, vec[i64](table["passages"])),
    )
    g.agenda = [_from_plain(step, codec) for step in redeal["agenda"]]
    return g


def _put_numbers(g: DeathMayDieState, table: TableView, redeal: DeathMayDieRedeal) -> None:
    g.alive = table["alive"]
    g.right = table["right"]
    g.transformed = table["transformed"]
    g.active = table["active"]
    g.turn = table["turn"]
    g.phase = table["phase"]
    g.actions = table["actions"]
    g.stage = table["stage"]
    g.track = table["track"]
    g.disrupted = table["disrupted"]
    g.types = redeal["types"]
    g.slot_a = redeal["slot_a"]
    g.slot_b = redeal["slot_b"]
    g.spawns = redeal["spawns"]
    g.first = redeal["first"]
    g.began = redeal["began"]
    g.began_at = redeal["began_at"]
    g.did = redeal["did"]
    g.turn_used = redeal["turn_used"]
    g.marks = redeal["marks"]
    g.fought = redeal["fought"]
    g.summoning_due = redeal["summoning_due"]
    g.stage_defeated = redeal["stage_defeated"]
    g.changed = redeal["changed"]
    g.gathering = redeal["gathering"]
    g.maddening = redeal["maddening"]


def _from_plain(value: Any, codec: Codec) -> Any:
    try:
        return codec.from_plain(value)
    except KeyError as error:
        raise BadSave(f"unknown step {error}; this version of the rules doesn't have it") from None


def rebuild(g: DeathMayDieState) -> None:
    """Recompute the derived fields (DeathMayDieState.derived)."""
    g.components = components_for(g.rules.episode, g.rules.elder)
    g.crowd = vec[i64]([0] * g.components.spaces)
    for figure, space in enumerate(g.figure_space):
        if space >= 0:
            g.crowd[space] = g.crowd[space] | bit(figure)
    g.paths = paths_over(g.components, g.passages)
    count = g.rules.count
    g.skills = ((),) * count
    g.own = ((),) * count
    g.bonuses = ((),) * count
    refresh_all(g)
