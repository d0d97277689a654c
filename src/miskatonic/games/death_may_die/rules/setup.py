"""Setting up (rulebook, set-up p. 10 and p. 22)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.model.choices import CHARACTER, choices_in
from miskatonic.games.death_may_die.model.components import SOURCES, Components, bit
from miskatonic.games.death_may_die.model.events import CharacterChosen, TableSetUp
from miskatonic.games.death_may_die.model.holdings import NUMBERS, refresh
from miskatonic.games.death_may_die.model.options import RANDOM, Rules
from miskatonic.games.death_may_die.model.paths import OPEN, paths_over
from miskatonic.games.death_may_die.model.state import DeathMayDieState, seat_of
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.model.tokens import from_pool
from miskatonic.games.death_may_die.rules.elder_one import ALL_SPAWNS
from miskatonic.games.death_may_die.rules.enemies import summon
from miskatonic.games.death_may_die.rules.turn import BEGIN_TURN
from miskatonic.games.death_may_die.rules.unknown import (
    LayOutRelics,
    SummonUnknown,
    draw_unknown_monsters,
    unknown_mythos,
)
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Step, ask, push, tell, then


def empty_table(rules: Rules, components: Components, rng: Rng) -> DeathMayDieState:
    """A table with both boxes, before set-up."""
    n = rules.count
    tokens = len(components.tokens)
    passages = vec[i64]([OPEN] * len(components.ways))
    no_skills: list[int] = [0] * NUMBERS
    g = DeathMayDieState(
        rules,
        components,
        rng,
        None,
        character=vec[i64]([-1] * n),
        insanity=vec[i64]([-1] * n),
        space=vec[i64]([components.episode.map.start] * n),
        wounds=vec[i64]([0] * n),
        stress=vec[i64]([0] * n),
        sanity=vec[i64]([0] * n),
        levels=vec[i64]([1] * (3 * n)),
        hand=vec[i64]([0] * n),
        relics=vec[i64]([0] * n),
        next_actions=vec[i64]([0] * n),
        carried=vec[i64]([0] * (n * tokens)),
        laid=vec[i64]([0] * (components.spaces * tokens)),
        board=vec[i64]([0] * tokens),
        pool=vec[i64]([token.pool for token in components.tokens]),
        passages=passages,
        crowd=vec[i64]([0] * components.spaces),
        figure_space=vec[i64]([-1] * components.figures),
        figure_wounds=vec[i64]([0] * components.figures),
        card_wounds=vec[i64]([0] * len(components.cards)),
        used=vec[i64]([0] * SOURCES),
        mythos=vec[i64](),
        mythos_discard=vec[i64](),
        discovery=vec[i64](),
        discovery_discard=vec[i64](),
        relic_deck=vec[i64](),
        offered=vec[i64](),
        revealed=vec[i64](),
        resolving=vec[i64](),
        losses=vec[i64](),
        reached=vec[i64](),
        forced=vec[i64](),
        skills=(tuple(no_skills),) * n,
        own=((),) * n,
        bonuses=((),) * n,
        paths=paths_over(components, passages),
    )
    g.alive = bit(n) - 1
    g.types = components.base_types
    g.spawns = ALL_SPAWNS
    return g


class BeginGame(Step[DeathMayDieState]):
    """DMD-051 … 062  Set-up, with p. 22 for the Unknown."""

    def run(self, g: DeathMayDieState) -> None:
        then(g, SET_UP_MAP)
        who: i64 = g.rules.count - 1
        while who >= 0:
            push(g, ChooseCharacter(who))
            who -= 1


class ChooseCharacter(QuestionStep):
    """DMD-058, DMD-059  Everyone picks an investigator; a single player two."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        left: i64 = bit(len(g.components.library.investigators)) - 1
        for taken in g.character:
            if taken >= 0:
                left &= ~bit(taken)
        if g.rules.investigators == RANDOM:
            free = [
                each for each in range(len(g.components.library.investigators)) if left & bit(each)
            ]
            self._take(g, free[g.rng.below(len(free))])
        else:
            ask(
                g,
                self,
                seat_of(g, self.who),
                "character",
                "rule:DMD-058",
                choices_in(CHARACTER, left),
            )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self._take(g, choice - CHARACTER)

    def _take(self, g: DeathMayDieState, character: i64) -> None:
        g.character[self.who] = character
        refresh(g, self.who)
        if g.loud:
            tell(g, CharacterChosen(self.who, character))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}


class SetUpMap(Step[DeathMayDieState]):
    """DMD-055 … 057, DMD-060 … 062  Map, decks, insanities, the first player."""

    def run(self, g: DeathMayDieState) -> None:
        lay_out_map(g)
        deal_insanities(g)
        chosen = g.rules.first_player
        g.first = g.rng.below(g.rules.count) if chosen is None else chosen
        g.active = g.first
        if g.rules.monsters > 0:
            draw_unknown_monsters(g)
        stack_decks(g)
        if g.loud:
            tell(g, TableSetUp(g.first, list(g.insanity)))
        push(g, BEGIN_TURN)
        if g.rules.relics:
            push(g, LayOutRelics())
        push(g, SummonUnknown())


def lay_out_map(g: DeathMayDieState) -> None:
    """DMD-055  Place figures and tokens as shown in the episode."""
    for space, figures in enumerate(g.components.figures_shown):
        for type_, number in figures:
            for _ in range(number):
                summon(g, type_, space)
    for at, token, number in g.components.tokens_shown:
        g.laid[at] = g.laid[at] + from_pool(g, token, number)
    for passage, token in g.components.barred:
        if from_pool(g, token, 1) == 1:
            g.passages[passage] = token
    g.paths = paths_over(g.components, g.passages)


def deal_insanities(g: DeathMayDieState) -> None:
    """DMD-061, DMD-R15  One each, face up."""
    cards = list(range(len(g.components.library.insanities)))
    g.rng.shuffle(cards)
    g.insanity = vec[i64](cards[: g.rules.count])


def stack_decks(g: DeathMayDieState) -> None:
    """DMD-016, DMD-056, DMD-057, DMD-198  All decks, to be drawn from at random."""
    episode = [card.index for card in g.components.episode.mythos]
    elder = [card.index for card in g.components.elder.mythos]
    g.mythos = vec[i64](episode + elder + unknown_mythos(g))
    g.discovery = vec[i64](range(len(g.components.cards)))
    g.relic_deck = vec[i64](range(len(g.components.library.relics)))


SET_UP_MAP: Final = SetUpMap()
BEGIN_GAME: Final = BeginGame()
