"""The loaded content: immutable and typed, with ints instead of ids.

Ints that stand for keywords are constants of `keywords`. Tokens, enemies, skills, cards, relics and
scripts are numbered across the whole library, spaces and passages within their episode.

Frozen dataclasses are slow to create but fast to read when compiled; these are created only once.
"""

from dataclasses import dataclass
from typing import Final

from miskatonic.games.death_may_die.card_data.abilities import (
    Amount,
    Condition,
    Cost,
    Effect,
    Need,
    PlaceRef,
    Power,
    Script,
)


class Dice:
    """The faces of the two dice, and the numbers printed on the boards (see dice.toml)."""

    def __init__(
        self,
        black: tuple[int, ...],
        green: tuple[int, ...],
        thresholds: tuple[int, ...],
        bonus_thresholds: tuple[int, ...],
        numbers: dict[str, int],
    ) -> None:
        self.black: Final = black
        self.green: Final = green
        self.thresholds: Final = thresholds
        self.bonus_thresholds: Final = bonus_thresholds
        self.sanity: Final = numbers["sanity"]
        self.wounds: Final = numbers["wounds"]
        self.stress: Final = numbers["stress"]
        self.track: Final = numbers["track"]
        self.red_from: Final = numbers["red-from"]
        self.symbols: Final = numbers["symbols"]
        self.actions: Final = numbers["actions"]
        self.run: Final = numbers["run"]
        self.rest: Final = numbers["rest"]
        self.roll: Final = numbers["roll"]
        self.relic_threshold: Final = numbers["relic-threshold"]


SUCCESS: Final = 1
SIGN: Final = 2
TENTACLE: Final = 4
FACES: Final = {
    "blank": 0,
    "success": SUCCESS,
    "sign": SIGN,
    "tentacle": TENTACLE,
    "success+tentacle": SUCCESS | TENTACLE,
    "sign+success": SIGN | SUCCESS,
}


# The origin of an entry: the rulebook's text, the box's pictures and cards, or our own design.
SOURCES: Final = ("book", "box", "ours")


@dataclass(frozen=True, eq=False)
class ContentEntry:
    """Every entry has an id and an origin (`SOURCES`)."""

    id: str
    index: int
    source: str


@dataclass(frozen=True, eq=False)
class Token(ContentEntry):
    pool: int
    flip: int
    carry: int
    placed_at_death: bool
    rules: tuple[int, ...]
    passable_by: tuple[int, ...]
    power: Power


@dataclass(frozen=True, eq=False)
class Enemy(ContentEntry):
    category: int
    health: int
    black: int
    green: int
    pool: int
    traits: tuple[int, ...]
    vulnerable_on: int
    power: Power


@dataclass(frozen=True, eq=False)
class Skill(ContentEntry):
    """`levels[k]` holds the hook's numbers at level k + 1, in the order of SKILL_HOOKS."""

    unique: bool
    hook: int
    levels: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, eq=False)
class Investigator(ContentEntry):
    """`skills` holds the unique skill, then the two common ones."""

    skills: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Insanity(ContentEntry):
    calm_if: tuple[Condition, ...]
    then: Script


@dataclass(frozen=True, eq=False)
class Relic(ContentEntry):
    """A regular relic has two powers; an irregular one has a hook (IRREGULAR_RELICS)."""

    irregular: int
    normal: Power
    transformed: Power


@dataclass(frozen=True, eq=False)
class MythosCard(ContentEntry):
    symbol: bool
    extra_draw: bool
    slot: int
    then: Script


@dataclass(frozen=True, eq=False)
class Side:
    """A claimable side of a Discovery card; its index is twice the card's, plus 1 on the right."""

    index: int
    kind: int
    state: str
    health: int
    tags: tuple[int, ...]
    power: Power


@dataclass(frozen=True, eq=False)
class Clause:
    """A line of a Discovery card's middle column: conditions, cost, roll and reward."""

    label: str
    conditions: tuple[Condition, ...]
    cost: Cost | None
    need: Need | None
    add: Amount
    green: int
    take: int
    then: Script | None


@dataclass(frozen=True, eq=False)
class DiscoveryCard(ContentEntry):
    musts: tuple[Clause, ...]
    options: tuple[Clause, ...]
    otherwise: Clause | None
    left: Side | None
    right: Side | None


@dataclass(frozen=True, eq=False)
class Space:
    id: str
    index: int
    x: int
    y: int
    tags: tuple[int, ...]
    figures: tuple[tuple[int, int], ...]
    tokens: tuple[tuple[int, int], ...]


@dataclass(frozen=True, eq=False)
class Passage:
    """A connection of two spaces; a `shut` one has an arrow on one side only (DMD-043)."""

    index: int
    a: int
    b: int
    token: int
    shut: bool


@dataclass(frozen=True, eq=False)
class Link:
    kind: int
    a: int
    b: int


@dataclass(frozen=True, eq=False)
class Tile:
    code: str
    spaces: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class EpisodeMap:
    spaces: tuple[Space, ...]
    passages: tuple[Passage, ...]
    links: tuple[Link, ...]
    tiles: tuple[Tile, ...]
    start: int
    gates: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class EpisodeAction(ContentEntry):
    safe: bool
    conditions: tuple[Condition, ...]
    then: Script


@dataclass(frozen=True, eq=False)
class Episode(ContentEntry):
    number: int
    monsters: tuple[int, ...]
    tokens: tuple[int, ...]
    map: EpisodeMap
    goal: tuple[Condition, ...]
    advance: Script
    after: Script
    ends_tokens: tuple[int, ...]
    actions: tuple[EpisodeAction, ...]
    power: Power
    mythos: tuple[MythosCard, ...]
    discoveries: tuple[DiscoveryCard, ...]


@dataclass(frozen=True, eq=False)
class Stage(ContentEntry):
    location: PlaceRef | None
    health: int
    black: int
    green: int
    reveal: Script
    advance: Script
    power: Power


@dataclass(frozen=True, eq=False)
class ElderOne(ContentEntry):
    special: int
    tokens: tuple[int, ...]
    stages: tuple[Stage, ...]
    mythos: tuple[MythosCard, ...]


@dataclass(frozen=True, eq=False)
class UnknownMonster(ContentEntry):
    """The extra rules of an enemy as an Unknown Monster (DMD-186)."""

    enemy: int
    setup: Script
    advance: Script


@dataclass(frozen=True, eq=False)
class Library:
    """All content: the box and the packs in use."""

    dice: Dice
    tags: tuple[str, ...]
    scripts: tuple[Script, ...]
    effects: tuple[Effect, ...]
    labels: tuple[str, ...]
    tokens: tuple[Token, ...]
    enemies: tuple[Enemy, ...]
    skills: tuple[Skill, ...]
    investigators: tuple[Investigator, ...]
    insanities: tuple[Insanity, ...]
    relics: tuple[Relic, ...]
    mythos: tuple[MythosCard, ...]
    discoveries: tuple[DiscoveryCard, ...]
    episodes: tuple[Episode, ...]
    elder_ones: tuple[ElderOne, ...]
    unknown_monsters: tuple[UnknownMonster, ...]
    unknown_mythos: tuple[MythosCard, ...]
