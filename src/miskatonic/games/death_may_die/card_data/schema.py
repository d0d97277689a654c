"""The loaded content: immutable and typed, with ints instead of ids.

Ints that stand for keywords are constants of `keywords`. Tokens, enemies, skills, cards, relics and
scripts are numbered across the whole library, spaces and passages within their episode.
"""

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


class ContentEntry:
    """Every entry has an id and an origin (`SOURCES`)."""

    def __init__(self, id: str, index: int, source: str) -> None:
        self.id: Final = id
        self.index: Final = index
        self.source: Final = source


class Token(ContentEntry):
    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        pool: int,
        flip: int,
        carry: int,
        placed_at_death: bool,
        rules: tuple[int, ...],
        passable_by: tuple[int, ...],
        power: Power,
    ) -> None:
        super().__init__(id, index, source)
        self.pool: Final = pool
        self.flip: Final = flip
        self.carry: Final = carry
        self.placed_at_death: Final = placed_at_death
        self.rules: Final = rules
        self.passable_by: Final = passable_by
        self.power: Final = power


class Enemy(ContentEntry):
    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        category: int,
        health: int,
        black: int,
        green: int,
        pool: int,
        traits: tuple[int, ...],
        vulnerable_on: int,
        power: Power,
    ) -> None:
        super().__init__(id, index, source)
        self.category: Final = category
        self.health: Final = health
        self.black: Final = black
        self.green: Final = green
        self.pool: Final = pool
        self.traits: Final = traits
        self.vulnerable_on: Final = vulnerable_on
        self.power: Final = power


class Skill(ContentEntry):
    """`levels[k]` holds the hook's numbers at level k + 1, in the order of SKILL_HOOKS."""

    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        unique: bool,
        hook: int,
        levels: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__(id, index, source)
        self.unique: Final = unique
        self.hook: Final = hook
        self.levels: Final = levels


class Investigator(ContentEntry):
    """`skills` holds the unique skill, then the two common ones."""

    def __init__(self, id: str, index: int, source: str, skills: tuple[int, ...]) -> None:
        super().__init__(id, index, source)
        self.skills: Final = skills


class Insanity(ContentEntry):
    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        calm_if: tuple[Condition, ...],
        then: Script,
    ) -> None:
        super().__init__(id, index, source)
        self.calm_if: Final = calm_if
        self.then: Final = then


class Relic(ContentEntry):
    """A regular relic has two powers; an irregular one has a hook (IRREGULAR_RELICS)."""

    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        irregular: int,
        normal: Power,
        transformed: Power,
    ) -> None:
        super().__init__(id, index, source)
        self.irregular: Final = irregular
        self.normal: Final = normal
        self.transformed: Final = transformed


class MythosCard(ContentEntry):
    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        symbol: bool,
        extra_draw: bool,
        slot: int,
        then: Script,
    ) -> None:
        super().__init__(id, index, source)
        self.symbol: Final = symbol
        self.extra_draw: Final = extra_draw
        self.slot: Final = slot
        self.then: Final = then


class Side:
    """A claimable side of a Discovery card; its index is twice the card's, plus 1 on the right."""

    def __init__(
        self,
        index: int,
        kind: int,
        state: str,
        health: int,
        tags: tuple[int, ...],
        power: Power,
    ) -> None:
        self.index: Final = index
        self.kind: Final = kind
        self.state: Final = state
        self.health: Final = health
        self.tags: Final = tags
        self.power: Final = power


class Clause:
    """A line of a Discovery card's middle column: conditions, cost, roll and reward."""

    def __init__(
        self,
        label: str,
        conditions: tuple[Condition, ...],
        cost: Cost | None,
        need: Need | None,
        add: Amount,
        green: int,
        take: int,
        then: Script | None,
    ) -> None:
        self.label: Final = label
        self.conditions: Final = conditions
        self.cost: Final = cost
        self.need: Final = need
        self.add: Final = add
        self.green: Final = green
        self.take: Final = take
        self.then: Final = then


class DiscoveryCard(ContentEntry):
    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        musts: tuple[Clause, ...],
        options: tuple[Clause, ...],
        otherwise: Clause | None,
        left: Side | None,
        right: Side | None,
    ) -> None:
        super().__init__(id, index, source)
        self.musts: Final = musts
        self.options: Final = options
        self.otherwise: Final = otherwise
        self.left: Final = left
        self.right: Final = right


class Space:
    def __init__(
        self,
        id: str,
        index: int,
        x: int,
        y: int,
        tags: tuple[int, ...],
        figures: tuple[tuple[int, int], ...],
        tokens: tuple[tuple[int, int], ...],
    ) -> None:
        self.id: Final = id
        self.index: Final = index
        self.x: Final = x
        self.y: Final = y
        self.tags: Final = tags
        self.figures: Final = figures
        self.tokens: Final = tokens


class Passage:
    """A connection of two spaces; a `shut` one has an arrow on one side only (DMD-043)."""

    def __init__(self, index: int, a: int, b: int, token: int, shut: bool) -> None:
        self.index: Final = index
        self.a: Final = a
        self.b: Final = b
        self.token: Final = token
        self.shut: Final = shut


class Link:
    def __init__(self, kind: int, a: int, b: int) -> None:
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b


class Tile:
    def __init__(self, code: str, spaces: tuple[int, ...]) -> None:
        self.code: Final = code
        self.spaces: Final = spaces


class EpisodeMap:
    def __init__(
        self,
        spaces: tuple[Space, ...],
        passages: tuple[Passage, ...],
        links: tuple[Link, ...],
        tiles: tuple[Tile, ...],
        start: int,
        gates: tuple[int, ...],
    ) -> None:
        self.spaces: Final = spaces
        self.passages: Final = passages
        self.links: Final = links
        self.tiles: Final = tiles
        self.start: Final = start
        self.gates: Final = gates


class EpisodeAction(ContentEntry):
    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        safe: bool,
        conditions: tuple[Condition, ...],
        then: Script,
    ) -> None:
        super().__init__(id, index, source)
        self.safe: Final = safe
        self.conditions: Final = conditions
        self.then: Final = then


class Episode(ContentEntry):
    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        number: int,
        monsters: tuple[int, ...],
        tokens: tuple[int, ...],
        map: EpisodeMap,
        goal: tuple[Condition, ...],
        advance: Script,
        after: Script,
        ends_tokens: tuple[int, ...],
        actions: tuple[EpisodeAction, ...],
        power: Power,
        mythos: tuple[MythosCard, ...],
        discoveries: tuple[DiscoveryCard, ...],
    ) -> None:
        super().__init__(id, index, source)
        self.number: Final = number
        self.monsters: Final = monsters
        self.tokens: Final = tokens
        self.map: Final = map
        self.goal: Final = goal
        self.advance: Final = advance
        self.after: Final = after
        self.ends_tokens: Final = ends_tokens
        self.actions: Final = actions
        self.power: Final = power
        self.mythos: Final = mythos
        self.discoveries: Final = discoveries


class Stage(ContentEntry):
    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        location: PlaceRef | None,
        health: int,
        black: int,
        green: int,
        reveal: Script,
        advance: Script,
        power: Power,
    ) -> None:
        super().__init__(id, index, source)
        self.location: Final = location
        self.health: Final = health
        self.black: Final = black
        self.green: Final = green
        self.reveal: Final = reveal
        self.advance: Final = advance
        self.power: Final = power


class ElderOne(ContentEntry):
    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        special: int,
        tokens: tuple[int, ...],
        stages: tuple[Stage, ...],
        mythos: tuple[MythosCard, ...],
    ) -> None:
        super().__init__(id, index, source)
        self.special: Final = special
        self.tokens: Final = tokens
        self.stages: Final = stages
        self.mythos: Final = mythos


class UnknownMonster(ContentEntry):
    """The extra rules of an enemy as an Unknown Monster (DMD-186)."""

    def __init__(
        self,
        id: str,
        index: int,
        source: str,
        enemy: int,
        setup: Script,
        advance: Script,
    ) -> None:
        super().__init__(id, index, source)
        self.enemy: Final = enemy
        self.setup: Final = setup
        self.advance: Final = advance


class Library:
    """All content: the box and the packs in use."""

    def __init__(
        self,
        dice: Dice,
        tags: tuple[str, ...],
        scripts: tuple[Script, ...],
        effects: tuple[Effect, ...],
        labels: tuple[str, ...],
        tokens: tuple[Token, ...],
        enemies: tuple[Enemy, ...],
        skills: tuple[Skill, ...],
        investigators: tuple[Investigator, ...],
        insanities: tuple[Insanity, ...],
        relics: tuple[Relic, ...],
        mythos: tuple[MythosCard, ...],
        discoveries: tuple[DiscoveryCard, ...],
        episodes: tuple[Episode, ...],
        elder_ones: tuple[ElderOne, ...],
        unknown_monsters: tuple[UnknownMonster, ...],
        unknown_mythos: tuple[MythosCard, ...],
    ) -> None:
        self.dice: Final = dice
        self.tags: Final = tags
        self.scripts: Final = scripts
        self.effects: Final = effects
        self.labels: Final = labels
        self.tokens: Final = tokens
        self.enemies: Final = enemies
        self.skills: Final = skills
        self.investigators: Final = investigators
        self.insanities: Final = insanities
        self.relics: Final = relics
        self.mythos: Final = mythos
        self.discoveries: Final = discoveries
        self.episodes: Final = episodes
        self.elder_ones: Final = elder_ones
        self.unknown_monsters: Final = unknown_monsters
        self.unknown_mythos: Final = unknown_mythos
