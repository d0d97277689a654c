"""The state of a game of Death May Die.

Investigators are 0 to count-1, clockwise; a single player has two. Figures, tokens, cards and
sources of powers are numbered in components.py. Sets are bit masks.
"""

from typing import ClassVar, Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64, mypyc_attr

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import Bonus
from miskatonic.games.death_may_die.model.components import (
    ELDER,
    KINDS_FROM,
    NOWHERE,
    Components,
    bit,
)
from miskatonic.games.death_may_die.model.options import Rules
from miskatonic.games.death_may_die.model.paths import MapPaths
from miskatonic.games.death_may_die.model.roll import Roll
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State

NO_FIGURE: Final[i64] = -1
NOBODY: Final[i64] = -1

# Phases of a turn (DMD-084); only the check of the Mythos discard continues after a death.
PHASE_SETUP: Final[i64] = 0
PHASE_ACTIONS: Final[i64] = 1
PHASE_MYTHOS: Final[i64] = 2
PHASE_INVESTIGATE_OR_FIGHT: Final[i64] = 3
PHASE_END: Final[i64] = 4
PHASE_ADVANCE: Final[i64] = 5
PHASE_SUMMONING: Final[i64] = 6

# Actions taken this turn.
DID_RUN: Final[i64] = 1
DID_ATTACK: Final[i64] = 2
DID_REST: Final[i64] = 4
DID_TRADE: Final[i64] = 8

# Skills used this turn (DMD-R28).
USED_FREE_RUN: Final[i64] = 1
USED_FREE_ATTACK: Final[i64] = 2
USED_KILLER_INSTINCT: Final[i64] = 4
USED_FREE_ACTION: Final[i64] = 8
USED_SLY: Final[i64] = 16


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DeathMayDieState(State):
    """Lists are indexed by investigator, space, figure, token or source; see components.py."""

    # Recomputed from the other fields; see redeal.rebuild.
    derived: ClassVar[tuple[str, ...]] = (
        "components",
        "crowd",
        "skills",
        "own",
        "bonuses",
        "paths",
    )

    def __init__(
        self,
        rules: Rules,
        components: Components,
        rng: Rng,
        twin: State | None,
        *,
        character: vec[i64],
        insanity: vec[i64],
        space: vec[i64],
        wounds: vec[i64],
        stress: vec[i64],
        sanity: vec[i64],
        levels: vec[i64],
        hand: vec[i64],
        relics: vec[i64],
        next_actions: vec[i64],
        carried: vec[i64],
        laid: vec[i64],
        board: vec[i64],
        pool: vec[i64],
        passages: vec[i64],
        figure_space: vec[i64],
        figure_wounds: vec[i64],
        card_wounds: vec[i64],
        used: vec[i64],
        mythos: vec[i64],
        mythos_discard: vec[i64],
        discovery: vec[i64],
        discovery_discard: vec[i64],
        relic_deck: vec[i64],
        offered: vec[i64],
        revealed: vec[i64],
        resolving: vec[i64],
        losses: vec[i64],
        reached: vec[i64],
        forced: vec[i64],
        crowd: vec[i64],
        skills: tuple[tuple[int, ...], ...],
        own: tuple[tuple[int, ...], ...],
        bonuses: tuple[tuple[Bonus, ...], ...],
        paths: MapPaths,
    ) -> None:
        super().__init__(rng, twin)
        self.rules = rules
        self.components = components
        # Investigators.
        self.character = character
        self.insanity = insanity
        self.space = space
        self.wounds = wounds
        self.stress = stress
        self.sanity = sanity
        self.levels = levels
        self.hand = hand
        self.relics = relics
        self.next_actions = next_actions
        self.carried = carried
        # The map, its tokens and figures.
        self.laid = laid
        self.board = board
        self.pool = pool
        self.passages = passages
        self.figure_space = figure_space
        self.figure_wounds = figure_wounds
        # Cards, and the uses spent of each source of powers.
        self.card_wounds = card_wounds
        self.used = used
        self.mythos = mythos
        self.mythos_discard = mythos_discard
        self.discovery = discovery
        self.discovery_discard = discovery_discard
        self.relic_deck = relic_deck
        self.offered = offered
        self.revealed = revealed
        # Mythos cards being resolved, losses of sanity and thresholds that wait, dice to come.
        self.resolving = resolving
        self.losses = losses
        self.reached = reached
        self.forced = forced
        # Derived: figures by space (masks), bonuses of skills, cards and relics, paths.
        # Copies share the tuples, which are never changed in place.
        self.crowd = crowd
        self.skills = skills
        self.own = own
        self.bonuses = bonuses
        self.paths = paths
        self.roll: Roll | None = None
        # Masks: living investigators, cards with the right side up, transformed relics, types.
        self.alive: i64 = 0
        self.right: i64 = 0
        self.transformed: i64 = 0
        self.types: i64 = 0
        # The types of the Unknown Monsters, and the location tokens that are left (DMD-202).
        self.slot_a: i64 = -1
        self.slot_b: i64 = -1
        self.spawns: i64 = 0
        # The turn; `began` is a mask of the investigators who have begun one.
        self.active: i64 = NOBODY
        self.first: i64 = NOBODY
        self.turn: i64 = 0
        self.began: i64 = 0
        self.phase: i64 = PHASE_SETUP
        self.actions: i64 = 0
        self.began_at: i64 = NOWHERE
        self.did: i64 = 0
        self.turn_used: i64 = 0
        # Whether anything is used up for this turn, roll or Run; the enemies that have attacked.
        self.marks: i64 = 0
        self.fought: i64 = 0
        # The Elder One and the ritual.
        self.stage: i64 = 1
        self.track: i64 = 1
        self.disrupted = False
        self.summoning_due = False
        self.stage_defeated = False
        # Whether the goal must be checked again.
        self.changed = False
        # Effects that hit several at once, and whether a threshold is being resolved (DMD-038).
        self.gathering: i64 = 0
        self.maddening: i64 = 0
        # How many cards on top of each deck are in a fixed order.
        self.mythos_stacked: i64 = 0
        self.discovery_stacked: i64 = 0
        self.relics_stacked: i64 = 0

    def clone(self) -> "DeathMayDieState":
        new = DeathMayDieState(
            self.rules,
            self.components,
            self.rng.clone(),
            self,
            character=self.character[:],
            insanity=self.insanity[:],
            space=self.space[:],
            wounds=self.wounds[:],
            stress=self.stress[:],
            sanity=self.sanity[:],
            levels=self.levels[:],
            hand=self.hand[:],
            relics=self.relics[:],
            next_actions=self.next_actions[:],
            carried=self.carried[:],
            laid=self.laid[:],
            board=self.board[:],
            pool=self.pool[:],
            passages=self.passages[:],
            figure_space=self.figure_space[:],
            figure_wounds=self.figure_wounds[:],
            card_wounds=self.card_wounds[:],
            used=self.used[:],
            mythos=self.mythos[:],
            mythos_discard=self.mythos_discard[:],
            discovery=self.discovery[:],
            discovery_discard=self.discovery_discard[:],
            relic_deck=self.relic_deck[:],
            offered=self.offered[:],
            revealed=self.revealed[:],
            resolving=self.resolving[:],
            losses=self.losses[:],
            reached=self.reached[:],
            forced=self.forced[:],
            crowd=self.crowd[:],
            skills=self.skills,
            own=self.own,
            bonuses=self.bonuses,
            paths=self.paths,
        )
        roll = self.roll
        new.roll = None if roll is None else roll.clone()
        new.alive = self.alive
        new.right = self.right
        new.transformed = self.transformed
        new.types = self.types
        new.slot_a = self.slot_a
        new.slot_b = self.slot_b
        new.spawns = self.spawns
        new.active = self.active
        new.first = self.first
        new.turn = self.turn
        new.began = self.began
        new.phase = self.phase
        new.actions = self.actions
        new.began_at = self.began_at
        new.did = self.did
        new.turn_used = self.turn_used
        new.marks = self.marks
        new.fought = self.fought
        new.stage = self.stage
        new.track = self.track
        new.disrupted = self.disrupted
        new.summoning_due = self.summoning_due
        new.stage_defeated = self.stage_defeated
        new.changed = self.changed
        new.gathering = self.gathering
        new.maddening = self.maddening
        new.mythos_stacked = self.mythos_stacked
        new.discovery_stacked = self.discovery_stacked
        new.relics_stacked = self.relics_stacked
        return new


def open_roll(g: DeathMayDieState) -> Roll:
    """The current roll, for steps that only occur in one."""
    roll = g.roll
    assert roll is not None
    return roll


def is_alive(g: DeathMayDieState, who: i64) -> bool:
    return who >= 0 and g.alive & bit(who) != 0


def seat_of(g: DeathMayDieState, who: i64) -> i64:
    return g.rules.seat_of(who)


def deciding_seat(g: DeathMayDieState) -> i64:
    """DMD-112, DMD-175  The active investigator decides whatever is unclear."""
    return g.rules.seat_of(g.active)


def is_safe(g: DeathMayDieState, space: i64) -> bool:
    """DMD-050, DMD-R25  Whether no enemy is on the space, the Elder One included."""
    return g.crowd[space] == 0


def is_summoned(g: DeathMayDieState) -> bool:
    return g.figure_space[ELDER] >= 0


def investigators_at(g: DeathMayDieState, space: i64) -> i64:
    found: i64 = 0
    who: i64 = 0
    while who < g.rules.count:
        if g.space[who] == space:
            found |= bit(who)
        who += 1
    return found & g.alive


def clockwise(g: DeathMayDieState, mask: i64) -> i64:
    """DMD-038  The first of these investigators, clockwise from the active one."""
    count = g.rules.count
    who = g.active if g.active >= 0 else 0
    while not mask & bit(who):
        who = (who + 1) % count
    return who


def put_figure(g: DeathMayDieState, figure: i64, space: i64) -> None:
    """Put a figure on a space, or off the board (NOWHERE)."""
    before: i64 = g.figure_space[figure]
    if before >= 0:
        g.crowd[before] = g.crowd[before] & ~bit(figure)
    if space >= 0:
        g.crowd[space] = g.crowd[space] | bit(figure)
    g.figure_space[figure] = space
    g.changed = True


def draw(g: DeathMayDieState, deck: vec[i64], stacked: i64) -> tuple[vec[i64], i64]:
    """Draw the top card; returns the rest of the deck and the card.

    The order of a deck is decided card by card, except for a stacked top.
    """
    if stacked == 0:
        last: i64 = len(deck) - 1
        at = g.rng.below(last + 1)
        deck[at], deck[last] = deck[last], deck[at]
    return pop(deck)


def tokens_at(g: DeathMayDieState, space: i64, token: i64) -> i64:
    return g.laid[space * len(g.pool) + token]


def tokens_on(g: DeathMayDieState, who: i64, token: i64) -> i64:
    return g.carried[who * len(g.pool) + token]


def health_of(g: DeathMayDieState, figure: i64) -> i64:
    """The health of a figure; the Elder One has that of his current stage."""
    if figure == ELDER:
        return g.components.elder.stages[g.stage - 1].health
    return g.components.types[g.components.figure_type[figure]].health


def figures_of(g: DeathMayDieState, kind: i64) -> i64:
    """DMD-018 … 020  All figures of a kind, on the board or off it."""
    if kind == word.SLOT_A or kind == word.SLOT_B:
        slot = g.slot_a if kind == word.SLOT_A else g.slot_b
        if slot < 0:
            return 0
        type_ = g.components.types[slot]
        return bit(type_.last) - bit(type_.first)
    return g.components.kind_masks[kind + KINDS_FROM]


def figures_on_board(g: DeathMayDieState) -> i64:
    found: i64 = 0
    space: i64 = 0
    while space < g.components.spaces:
        found |= g.crowd[space]
        space += 1
    return found
