"""Views, built from nothing: everything but the order of the decks (DMD-V1)."""

from typing import Any, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.abilities import GoalProgress
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.components import Components
from miskatonic.games.death_may_die.model.counting import holds
from miskatonic.games.death_may_die.model.roll import GREEN, Roll, listed
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.views.recap import Recap, recap
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.log import told
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.view import OwnView, SharedView, own_decision, view_result, waiting_for


class TableView(TypedDict):
    """The table, with fields as in state.py: masks, and lists by investigator, space, figure or
    card (see components.py).
    """

    character: list[int]
    insanity: list[int]
    space: list[int]
    wounds: list[int]
    stress: list[int]
    sanity: list[int]
    levels: list[int]
    hand: list[int]
    relics: list[int]
    carried: list[int]
    laid: list[int]
    board: list[int]
    passages: list[int]
    figure_space: list[int]
    figure_wounds: list[int]
    card_wounds: list[int]
    offered: list[int]
    mythos_discard: list[int]
    alive: int
    right: int
    transformed: int
    active: int
    turn: int
    phase: int
    actions: int
    stage: int
    track: int
    disrupted: bool


class Decks(TypedDict):
    """The cards left in each deck, sorted because their order is unknown."""

    mythos: list[int]
    discovery: list[int]
    relics: list[int]


class RollView(TypedDict):
    """The open roll: its kind, investigator and dice, and the tally once there is one.

    `changed` holds the successes added or subtracted by each of `changed_by`.
    """

    kind: int
    who: int
    foe: int
    targets: int
    black: list[int]
    green: list[int]
    free: int
    extra: int
    successes: int
    signs: int
    tentacles: int
    changed: list[int]
    changed_by: list[str]


class DeathMayDieShared(SharedView):
    """The part that all viewers share.

    `numbers` holds the numbers of effective skill levels, by investigator; `symbols` counts those
    in the Mythos discard; `question` has details of the open decision; `goal` the progress of each
    condition of the episode's goal; `chronicle` the recap of a finished game.
    """

    rules: int
    options: OptionValues
    table: TableView
    decks: Decks
    roll: RollView | None
    numbers: list[list[int]]
    symbols: int
    goal: list[GoalProgress]
    chronicle: Recap | None
    question: QuestionAbout


class DeathMayDieOwn(OwnView):
    """The part that depends on the viewer: a seat, or a spectator (None)."""


class DeathMayDieView(DeathMayDieShared, DeathMayDieOwn):
    """Everything that a viewer gets."""


class DeathMayDieRedeal(TypedDict):
    """Public parts of the state that players don't need: fields of state.py, pending steps and
    the open roll, as in saves.
    """

    next_actions: list[int]
    losses: list[int]
    pool: list[int]
    reached: list[int]
    used: list[int]
    summoning_due: bool
    discovery_discard: list[int]
    revealed: list[int]
    resolving: list[int]
    stage_defeated: bool
    types: int
    slot_a: int
    slot_b: int
    spawns: int
    first: int
    began: int
    began_at: int
    did: int
    turn_used: int
    marks: int
    fought: int
    changed: bool
    gathering: int
    maddening: int
    agenda: list[Any]
    roll: Any


class DeathMayDieKnowledge(DeathMayDieView):
    """A view, and what redealing needs besides."""

    redeal: DeathMayDieRedeal


def view_shared(g: DeathMayDieState, id: str, version: int) -> DeathMayDieShared:
    """DMD-V1  The same for all seats."""
    over = g.result is not None
    return {
        "game": id,
        "rules": version,
        "seats": g.rules.seats,
        "options": g.rules.values,
        "table": _view_table(g),
        "decks": {
            "mythos": sorted(g.mythos),
            "discovery": sorted(g.discovery),
            "relics": sorted(g.relic_deck),
        },
        "roll": _view_roll(g.roll),
        "numbers": [list(numbers) for numbers in g.skills],
        "symbols": _symbols(g.components, g.mythos_discard),
        "goal": goal_progress(g),
        "chronicle": recap(g) if over else None,
        "question": _question(g),
        "waiting": waiting_for(g),
        "commitment": g.commitment,
        "seed": g.rng.seed.hex() if over else None,
        "result": view_result(g),
    }


def view_own(g: DeathMayDieState, seat: int | None, since: int) -> DeathMayDieOwn:
    return {
        "seat": seat,
        "decision": own_decision(g, seat),
        "history": told(g.log, seat, since, g.result is not None),
    }


def _view_table(g: DeathMayDieState) -> TableView:
    return {
        "character": list(g.character),
        "insanity": list(g.insanity),
        "space": list(g.space),
        "wounds": list(g.wounds),
        "stress": list(g.stress),
        "sanity": list(g.sanity),
        "levels": list(g.levels),
        "hand": list(g.hand),
        "relics": list(g.relics),
        "carried": list(g.carried),
        "laid": list(g.laid),
        "board": list(g.board),
        "passages": list(g.passages),
        "figure_space": list(g.figure_space),
        "figure_wounds": list(g.figure_wounds),
        "card_wounds": list(g.card_wounds),
        "offered": list(g.offered),
        "mythos_discard": list(g.mythos_discard),
        "alive": g.alive,
        "right": g.right,
        "transformed": g.transformed,
        "active": g.active,
        "turn": g.turn,
        "phase": g.phase,
        "actions": g.actions,
        "stage": g.stage,
        "track": g.track,
        "disrupted": g.disrupted,
    }


def _symbols(components: Components, discard: vec[i64]) -> int:
    return len([card for card in discard if components.library.mythos[card].symbol])


def _view_roll(roll: Roll | None) -> RollView | None:
    if roll is None:
        return None
    return {
        "kind": roll.kind,
        "who": roll.who,
        "foe": roll.foe,
        "targets": roll.targets,
        "black": listed(roll.faces, 0),
        "green": listed(roll.faces, GREEN),
        "free": roll.free,
        "extra": roll.extra,
        "successes": roll.successes,
        "signs": roll.signs,
        "tentacles": roll.tentacles,
        "changed": roll.changed[:],
        "changed_by": roll.changed_by[:],
    }


def _question(g: DeathMayDieState) -> QuestionAbout:
    for decision in g.asked:
        if isinstance(decision.step, QuestionStep):
            about = decision.step.about(g)
            about["prompt"] = decision.prompt
            about["source"] = decision.source
            return about
    return {}


def redealing(g: DeathMayDieState, codec: Codec) -> DeathMayDieRedeal:
    """The data for redealing; the step that asks is next on the agenda."""
    steps = g.agenda + [decision.step for decision in g.asked]
    return {
        "next_actions": list(g.next_actions),
        "losses": list(g.losses),
        "pool": list(g.pool),
        "reached": list(g.reached),
        "used": list(g.used),
        "summoning_due": g.summoning_due,
        "discovery_discard": list(g.discovery_discard),
        "revealed": list(g.revealed),
        "resolving": list(g.resolving),
        "stage_defeated": g.stage_defeated,
        "types": g.types,
        "slot_a": g.slot_a,
        "slot_b": g.slot_b,
        "spawns": g.spawns,
        "first": g.first,
        "began": g.began,
        "began_at": g.began_at,
        "did": g.did,
        "turn_used": g.turn_used,
        "marks": g.marks,
        "fought": g.fought,
        "changed": g.changed,
        "gathering": g.gathering,
        "maddening": g.maddening,
        "agenda": [codec.to_plain(step) for step in steps],
        "roll": codec.to_plain(g.roll),
    }


def goal_progress(g: DeathMayDieState) -> list[GoalProgress]:
    """The progress of each condition of the episode's goal."""
    nobody = context(-1)
    return [
        condition.progress(g, nobody, holds(g, (condition,), nobody))
        for condition in g.components.episode.goal
    ]
