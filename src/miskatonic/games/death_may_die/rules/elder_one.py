"""The Elder One: the track, summoning, stages (rulebook, end of turn; the Elder One)."""

from typing import ClassVar, Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.choices import SPACE, choices_in
from miskatonic.games.death_may_die.model.components import ELDER, STAGE_SOURCE, bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.events import (
    Advanced,
    ElderPlaced,
    MythosReshuffled,
    StageDefeated,
    StageRevealed,
)
from miskatonic.games.death_may_die.model.holdings import refresh_all
from miskatonic.games.death_may_die.model.state import (
    PHASE_ADVANCE,
    DeathMayDieState,
    deciding_seat,
    is_alive,
    is_summoned,
    put_figure,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.death import lose, win
from miskatonic.games.death_may_die.rules.run_effects import run_script
from miskatonic.games.death_may_die.rules.triggers import Pending, fire, gather, gather_global
from miskatonic.kernel.state import Step, ask, push, tell, then

START_SPAWN: Final[i64] = 3
ALL_SPAWNS: Final[i64] = 15
FIRST_RANDOM_STAGE: Final[i64] = 3


# ---------------------------------------------------------------- the track


def symbols_in_discard(g: DeathMayDieState) -> i64:
    found: i64 = 0
    for card in g.mythos_discard:
        if g.components.library.mythos[card].symbol:
            found += 1
    return found


class CheckDiscard(Step[DeathMayDieState]):
    """DMD-147, DMD-R1  With three or more symbols in the Mythos discard, advance once."""

    def run(self, g: DeathMayDieState) -> None:
        g.phase = PHASE_ADVANCE
        if symbols_in_discard(g) < g.components.dice.symbols:
            return
        g.track += 1
        if g.loud:
            tell(g, Advanced(g.track, not is_summoned(g)))
        if g.track >= g.components.dice.track:
            # DMD-184, DMD-R4  Before any effect of the advance.
            lose(g, "track-ended")
            return
        if g.track >= g.components.dice.red_from and not is_summoned(g):
            g.summoning_due = True
        then(g, ADVANCE_EFFECTS, RESHUFFLE)


class AdvanceEffects(Step[DeathMayDieState]):
    """DMD-148, DMD-187, DMD-R2  Revealed stages in order, then the episode, then slots A and B."""

    def run(self, g: DeathMayDieState) -> None:
        ctx = context(g.active)
        library = g.components.library
        for slot in (g.slot_b, g.slot_a):
            if slot >= 0:
                enemy = g.components.types[slot].enemy
                assert enemy is not None
                for unknown in library.unknown_monsters:
                    if unknown.enemy == enemy.index:
                        run_script(g, unknown.advance, ctx)
        run_script(g, g.components.episode.advance, ctx)
        stage = g.stage - 1
        while stage >= 0:
            run_script(g, g.components.elder.stages[stage].advance, ctx)
            stage -= 1


class Reshuffle(Step[DeathMayDieState]):
    """DMD-149, DMD-R3  After the effects of the advance, shuffle the discard into the deck."""

    def run(self, g: DeathMayDieState) -> None:
        reshuffle(g)


def reshuffle(g: DeathMayDieState) -> None:
    g.mythos = extend(g.mythos, g.mythos_discard)
    g.mythos_discard = vec[i64]()
    g.mythos_stacked = 0
    if g.loud:
        tell(g, MythosReshuffled(len(g.mythos)))


# ---------------------------------------------------------------- summoning


class CheckSummoning(Step[DeathMayDieState]):
    """DMD-150, DMD-162, DMD-R6  He arrives once, on a red space or when the ritual is disrupted.

    DMD-R7: if the active investigator is dead, he arrives at the end of the next turn.
    """

    def run(self, g: DeathMayDieState) -> None:
        if g.summoning_due and is_alive(g, g.active):
            g.summoning_due = False
            if not is_summoned(g):
                then(g, RevealStage(2), AFTER_SUMMONING)


class AfterSummoning(Step[DeathMayDieState]):
    """Run the episode's effects on his arrival."""

    def run(self, g: DeathMayDieState) -> None:
        pending: list[Pending] = []
        gather_global(g, pending, word.ELDER_SUMMONED, g.active)
        fire(g, pending)


class RevealStage(Step[DeathMayDieState]):
    """DMD-151, DMD-168, DMD-R23  Place him at the stage's location, then run its reveal effect."""

    __match_args__: ClassVar[tuple[str, ...]] = ("stage",)

    def __init__(self, stage: i64) -> None:
        self.stage: Final[i64] = stage

    def run(self, g: DeathMayDieState) -> None:
        g.stage = self.stage
        g.figure_wounds[ELDER] = 0
        refresh_all(g)
        if g.loud:
            tell(g, StageRevealed(self.stage))
        stage = g.components.elder.stages[self.stage - 1]
        run_script(g, stage.reveal, context(g.active, ELDER))
        if g.rules.random_spawn and self.stage >= FIRST_RANDOM_STAGE:
            arrive(g, _random_location(g))
            return
        assert stage.location is not None
        spaces = stage.location.spaces(g, context(g.active, ELDER), False, -1)
        if ones(spaces) > 1:
            push(g, PickLocation(spaces))
        elif spaces:
            arrive(g, lowest(spaces))


def _random_location(g: DeathMayDieState) -> i64:
    """DMD-202  Draw one of the remaining location tokens: the gates and the start."""
    left: list[int] = [spot for spot in range(START_SPAWN + 1) if g.spawns & bit(spot)]
    spot = left[g.rng.below(len(left))]
    g.spawns &= ~bit(spot)
    return g.components.episode.map.start if spot == START_SPAWN else g.components.gates[spot]


class PickLocation(QuestionStep):
    """DMD-175  If several spaces fit, the active investigator picks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("spaces",)

    def __init__(self, spaces: i64) -> None:
        self.spaces: Final[i64] = spaces

    def run(self, g: DeathMayDieState) -> None:
        ask(
            g,
            self,
            deciding_seat(g),
            "elder-location",
            g.components.source_ids[STAGE_SOURCE + g.stage - 1],
            choices_in(SPACE, self.spaces),
        )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        arrive(g, choice - SPACE)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": g.active, "figure": ELDER}


def arrive(g: DeathMayDieState, space: i64) -> None:
    """DMD-153  Put him on the board; a token replaces him on the track."""
    put_figure(g, ELDER, space)
    if g.loud:
        tell(g, ElderPlaced(space))


# ---------------------------------------------------------------- fighting him


def defeat_stage(g: DeathMayDieState) -> None:
    """DMD-167, DMD-168, DMD-180  The next stage follows at once; after the last the game is won."""
    if g.loud:
        tell(g, StageDefeated(g.stage))
    if g.stage == len(g.components.elder.stages):
        win(g)
    else:
        # Wounds stay on the card until the next stage is revealed; excess doesn't carry over.
        g.stage_defeated = True


def reveal_next_stage(g: DeathMayDieState) -> None:
    """DMD-168  At once, before anything that the kill triggers."""
    if g.stage_defeated:
        g.stage_defeated = False
        push(g, RevealStage(g.stage + 1))


def black_dice(g: DeathMayDieState) -> i64:
    """DMD-164  The sum of all revealed stages."""
    found: i64 = 0
    stage: i64 = 0
    while stage < g.stage:
        found += g.components.elder.stages[stage].black
        stage += 1
    return found


def green_dice(g: DeathMayDieState) -> i64:
    found: i64 = 0
    stage: i64 = 0
    while stage < g.stage:
        found += g.components.elder.stages[stage].green
        stage += 1
    return found


class ElderEndOfTurn(Step[DeathMayDieState]):
    """DMD-154  Effects of the stages, in their order."""

    __match_args__: ClassVar[tuple[str, ...]] = ("stage",)

    def __init__(self, stage: i64) -> None:
        self.stage: Final[i64] = stage

    def run(self, g: DeathMayDieState) -> None:
        if not is_alive(g, g.active):
            return
        if self.stage < g.stage:
            push(g, ElderEndOfTurn(self.stage + 1))
        pending: list[Pending] = []
        source = STAGE_SOURCE + self.stage - 1
        gather(g, pending, source, word.TURN_END, context(g.active, ELDER, -1, source))
        fire(g, pending)


CHECK_DISCARD: Final = CheckDiscard()
ADVANCE_EFFECTS: Final = AdvanceEffects()
RESHUFFLE: Final = Reshuffle()
CHECK_SUMMONING: Final = CheckSummoning()
AFTER_SUMMONING: Final = AfterSummoning()
