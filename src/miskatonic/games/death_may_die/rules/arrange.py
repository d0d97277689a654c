"""A position set up by hand, by names: for tests, puzzles and lessons.

    DEATH_MAY_DIE.arrange(
        [
            {"name": "mike-kozlov", "space": "reception", "levels": [2, 1, 1], "wounds": 1},
            {"name": "ruth-weber", "relics": ["silver-key:normal"], "tokens": {"fire": 2}},
        ],
        {"episode": "isle-of-the-damned", "elder_one": "tsathoggua"},
        enemies=[("cultist", "reception", 1), ("fisher-from-outside", "laundry", 0)],
        tokens=[("fire", "reception", 2), ("lock", "laundry>boathouse", 1)],
        dice=["success", "success+tentacle", "sign", "blank"],
        mythos=["tsa-ooze"],
        begin="actions",
    )

An enemy is named with its space and its wounds, a token with its space (a passage "a>b", or the
"board") and its number, a held card or relic with the side that is up. The board is bare but for
what is named (with `set_up` as the episode shows it). Investigators stand on the start space, at
level 1 and unhurt, if nothing else is said; there are as many seats as investigators, or one seat
with two (`solo`). The dice named come first, in the order they are thrown, rerolls included; named
cards lie on top of their decks, the first of them uppermost; `discard` lies in the Mythos discard.
`unknown` names the monsters in the slots A and B. Play begins at `begin`: a whole turn ("turn"), or
one of its parts (see PARTS), with the rest of the turn to follow.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict

from mypy_extensions import i64

from miskatonic.errors import BadOptions
from miskatonic.games.death_may_die.content.schema import FACES, ContentEntry
from miskatonic.games.death_may_die.rules.actions import CHOOSE_ACTION
from miskatonic.games.death_may_die.rules.components import ELDER, FIRE, NOWHERE, bit
from miskatonic.games.death_may_die.rules.discovery import INVESTIGATE_OR_FIGHT
from miskatonic.games.death_may_die.rules.elder_one import (
    CHECK_DISCARD,
    CHECK_SUMMONING,
    ElderEndOfTurn,
)
from miskatonic.games.death_may_die.rules.enemies import summon
from miskatonic.games.death_may_die.rules.fire import BURN
from miskatonic.games.death_may_die.rules.holdings import refresh_all
from miskatonic.games.death_may_die.rules.mythos import MYTHOS_PHASE
from miskatonic.games.death_may_die.rules.options import Rules
from miskatonic.games.death_may_die.rules.paths import paths_over
from miskatonic.games.death_may_die.rules.setup import empty_table, lay_out_map, stack_decks
from miskatonic.games.death_may_die.rules.state import PHASE_ACTIONS, DeathMayDieState, put_figure
from miskatonic.games.death_may_die.rules.tokens import from_pool
from miskatonic.games.death_may_die.rules.turn import (
    BEGIN_TURN,
    END_EFFECTS,
    NEXT_TURN,
    SUMMONING,
    actions_of,
)
from miskatonic.games.death_may_die.rules.uses import USE_WINDOW
from miskatonic.kernel.rng import Rng, commitment, seed_bytes
from miskatonic.kernel.state import Step, run


class InvestigatorSetup(TypedDict, total=False):
    """An investigator of a position; only the name must be given."""

    name: str
    space: str
    wounds: int
    stress: int
    sanity: int
    levels: Sequence[int]
    insanity: str
    cards: Sequence[str]
    relics: Sequence[str]
    tokens: Mapping[str, int]


# The parts of a turn that play may begin at, in their order.
PARTS: Final[tuple[tuple[str, tuple[Step[Any], ...]], ...]] = (
    ("actions", (CHOOSE_ACTION,)),
    ("mythos", (MYTHOS_PHASE, USE_WINDOW)),
    ("investigate", (INVESTIGATE_OR_FIGHT, USE_WINDOW)),
    ("end", (END_EFFECTS, USE_WINDOW)),
    ("fire", (BURN, USE_WINDOW)),
    ("discard", (CHECK_DISCARD,)),
    ("summoning", (SUMMONING, CHECK_SUMMONING)),
    ("elder", (ElderEndOfTurn(1),)),
    ("next", (NEXT_TURN,)),
)
BEGINNINGS: Final = ("turn", *[name for name, _ in PARTS])


class TableSetup:
    """Fills an empty table, name by name."""

    def __init__(self, rules: Rules, seed: object) -> None:
        secret = seed_bytes(seed)
        self.g: Final = empty_table(rules, Rng(secret))
        self.g.commitment = commitment(secret)
        self.components: Final = rules.components
        self.library: Final = rules.components.library

    # ------------------------------------------------------------ names

    def _number(self, what: str, names: Sequence[str], name: str) -> int:
        if name not in names:
            raise BadOptions(f"no {what} {name!r}; there are {', '.join(names)}")
        return list(names).index(name)

    def _entry(self, what: str, entries: Sequence[ContentEntry], name: str) -> int:
        return self._number(what, [entry.id for entry in entries], name)

    def space(self, name: str) -> i64:
        return self._number(
            "space", [space.id for space in self.components.episode.map.spaces], name
        )

    def token(self, name: str) -> i64:
        return self._entry("token", self.components.tokens, name)

    def type(self, name: str) -> i64:
        return 1 + self._entry("enemy", self.components.enemies, name)

    def card(self, name: str) -> i64:
        return self._entry("Discovery card", self.components.cards, name)

    def mythos(self, name: str) -> int:
        return self._entry("Mythos card", self.library.mythos, name)

    # ------------------------------------------------------------ people

    def people(self, people: Sequence[InvestigatorSetup]) -> None:
        g = self.g
        for who, person in enumerate(people):
            name = person["name"]
            g.character[who] = self._entry("investigator", self.library.investigators, name)
            g.insanity[who] = who
            if "insanity" in person:
                g.insanity[who] = self._entry(
                    "insanity", self.library.insanities, person["insanity"]
                )
            if "space" in person:
                g.space[who] = self.space(person["space"])
            g.wounds[who] = person.get("wounds", 0)
            g.stress[who] = person.get("stress", 0)
            g.sanity[who] = person.get("sanity", 0)
            for place, level in enumerate(person.get("levels", ())):
                g.levels[3 * who + place] = level
            self._belongings(who, person)

    def _belongings(self, who: int, person: InvestigatorSetup) -> None:
        g = self.g
        for named in person.get("cards", ()):
            name, _, side = named.partition(":")
            card = self.card(name)
            g.hand[who] = g.hand[who] | bit(card)
            if self._number("side", ("left", "right"), side) == 1:
                g.right |= bit(card)
        for named in person.get("relics", ()):
            name, _, side = named.partition(":")
            relic = self._entry("relic", self.library.relics, name)
            g.relics[who] = g.relics[who] | bit(relic)
            if self._number("side", ("normal", "transformed"), side) == 1:
                g.transformed |= bit(relic)
        for name, number in person.get("tokens", {}).items():
            token = self.token(name)
            at = who * len(g.pool) + token
            g.carried[at] = number if token == FIRE else from_pool(g, token, number)

    # ------------------------------------------------------------ the board

    def figures(self, enemies: Sequence[tuple[str, str, int]]) -> None:
        for name, where, wounds in enemies:
            type_ = self.type(name)
            self.g.types |= bit(type_)
            figure = summon(self.g, type_, self.space(where))
            if figure < 0:
                raise BadOptions(f"too many figures of {name!r}; no more is in the pool")
            self.g.figure_wounds[figure] = wounds

    def lay(self, tokens: Sequence[tuple[str, str, int]]) -> None:
        """Where: a space, "board", or a passage by its two spaces, "a>b"."""
        g = self.g
        for name, where, number in tokens:
            token = self.token(name)
            taken = from_pool(g, token, number)
            if where == "board":
                g.board[token] = g.board[token] + taken
            elif ">" in where:
                g.passages[self.passage(where)] = token
            else:
                at = self.space(where) * len(g.pool) + token
                g.laid[at] = g.laid[at] + taken
        g.paths = paths_over(self.components, g.passages)

    def passage(self, name: str) -> i64:
        ends = {self.space(end) for end in name.split(">")}
        for passage in self.components.episode.map.passages:
            if {passage.a, passage.b} == ends:
                return passage.index
        raise BadOptions(f"no passage {name!r}; it takes two spaces that one joins, as in a>b")

    def elder(self, stage: int, where: str | None, wounds: int, track: int) -> None:
        g = self.g
        g.stage = stage
        g.track = track
        g.figure_wounds[ELDER] = wounds
        if (where is None) != (stage == 1):
            raise BadOptions(f"stage {stage}, Elder One at {where!r}; he has a space from II on")
        put_figure(g, ELDER, NOWHERE if where is None else self.space(where))

    # ------------------------------------------------------------ decks

    def decks(
        self, mythos: Sequence[str], discovery: Sequence[str], discard: Sequence[str]
    ) -> None:
        g = self.g
        stack_decks(g)
        owned = 0
        for relics in g.relics:
            owned |= relics
        g.relic_deck = [relic for relic in g.relic_deck if not owned & bit(relic)]
        held = 0
        for hand in g.hand:
            held |= hand
        g.discovery = [card for card in g.discovery if not held & bit(card)]
        g.mythos_discard = [self.mythos(name) for name in discard]
        g.mythos = [card for card in g.mythos if card not in g.mythos_discard]
        tops = [self.mythos(name) for name in mythos]
        g.mythos = _stacked(g.mythos, tops)
        g.mythos_stacked = len(tops)
        found = [int(self.card(name)) for name in discovery]
        g.discovery = _stacked(g.discovery, found)
        g.discovery_stacked = len(found)

    def unknown(self, slots: Sequence[str]) -> None:
        """Unknown Monsters by name, slot A first; without them there is no slot."""
        g = self.g
        for place, name in enumerate(slots):
            type_ = self.type(name)
            g.types |= bit(type_)
            if place == 0:
                g.slot_a = type_
            else:
                g.slot_b = type_


def _stacked(deck: list[int], tops: list[int]) -> list[int]:
    """The named cards on top; a deck's last card is its uppermost."""
    return [card for card in deck if card not in tops] + tops[::-1]


def faces_named(names: Sequence[str]) -> list[int]:
    """The faces of dice, by the names they have in dice.toml."""
    for name in names:
        if name not in FACES:
            raise BadOptions(f"no face {name!r}; there are {', '.join(FACES)}")
    return [FACES[name] for name in names]


def arrange(
    rules: Rules,
    people: Sequence[InvestigatorSetup],
    enemies: Sequence[tuple[str, str, int]] = (),
    tokens: Sequence[tuple[str, str, int]] = (),
    dice: Sequence[str] = (),
    mythos: Sequence[str] = (),
    discovery: Sequence[str] = (),
    discard: Sequence[str] = (),
    unknown: Sequence[str] = (),
    stage: int = 1,
    elder: str | None = None,
    elder_wounds: int = 0,
    track: int = 1,
    disrupted: bool = False,
    active: int = 0,
    actions: int | None = None,
    begin: str = "actions",
    set_up: bool = False,
    empty_discovery: bool = False,
    seed: object = 0,
) -> DeathMayDieState:
    """A position at its first question; see the module's description."""
    position = TableSetup(rules, seed)
    g = position.g
    if len(people) != rules.count:
        raise BadOptions(f"{len(people)} investigators; this table has {rules.count}")
    if begin not in BEGINNINGS:
        raise BadOptions(f"begin at {begin!r}; it takes one of {', '.join(BEGINNINGS)}")
    if set_up:
        lay_out_map(g)
    position.people(people)
    position.unknown(unknown)
    position.figures(enemies)
    position.lay(tokens)
    position.elder(stage, elder, elder_wounds, track)
    position.decks(mythos, discovery, discard)
    if empty_discovery:
        g.discovery = []
        g.discovery_stacked = 0
    g.disrupted = disrupted
    g.forced = faces_named(dice)
    g.first = active
    g.active = active
    refresh_all(g)
    _begin(g, begin, actions)
    run(g)
    return g


def _begin(g: DeathMayDieState, begin: str, actions: int | None) -> None:
    """As a turn begins, but from one of its parts on."""
    g.phase = PHASE_ACTIONS
    g.changed = False
    if begin == "turn":
        g.agenda = [BEGIN_TURN]
        return
    g.turn = 1
    g.began = bit(g.rules.count) - 1
    g.began_at = g.space[g.active]
    g.actions = actions_of(g, g.active) if actions is None else actions
    names = [name for name, _ in PARTS]
    steps = [step for _, part in PARTS[names.index(begin) :] for step in part]
    g.agenda = steps[::-1]
