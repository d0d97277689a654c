"""The components of one game, which never change: numbered for the rules.

Numbers are per game: figures, types of enemy (0 is the Elder One), tokens (0 is fire), cards (a
side is twice the card, plus 1 on the right), sources of powers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import NONE, Power
from miskatonic.games.death_may_die.card_data.schema import (
    Dice,
    DiscoveryCard,
    ElderOne,
    Enemy,
    Episode,
    EpisodeMap,
    Library,
    Passage,
    Side,
    Token,
)
from miskatonic.games.death_may_die.model.choices import (
    MOST_CARDS,
    MOST_CHARACTERS,
    MOST_FIGURES,
    MOST_OPTIONS,
    MOST_PASSAGES,
    MOST_RELICS,
    MOST_SPACES,
    MOST_TOKENS,
)

ELDER: Final[i64] = 0
FIRE: Final[i64] = 0
NOWHERE: Final[i64] = -1
MOST_TYPES: Final[i64] = 32

# Sources: the cards and other things that have powers.
RELIC_SOURCE: Final[i64] = 30
TOKEN_SOURCE: Final[i64] = 78
STAGE_SOURCE: Final[i64] = 94
EPISODE_SOURCE: Final[i64] = 98
TYPE_SOURCE: Final[i64] = 99
SOURCES: Final[i64] = 131
# Skills with triggers are sources as well, numbered by their hooks from here on.
HOOK_SOURCE: Final[i64] = SOURCES

# Kinds of enemy start below zero: see keywords.WIDE_KINDS.
KINDS_FROM: Final[i64] = 5


class EnemyType:
    """A type of enemy; its figures are numbered from `first` up to, but not including, `last`."""

    def __init__(
        self, enemy: Enemy | None, first: i64, last: i64, vulnerable_on: i64, passes: i64
    ) -> None:
        self.enemy: Final = enemy
        self.first: Final[i64] = first
        self.last: Final[i64] = last
        self.vulnerable_on: Final[i64] = vulnerable_on
        self.passes: Final[i64] = passes
        self.health: Final[i64] = 0 if enemy is None else enemy.health
        self.black: Final[i64] = 0 if enemy is None else enemy.black
        self.green: Final[i64] = 0 if enemy is None else enemy.green
        self.traits: Final[i64] = 0 if enemy is None else bits(enemy.traits)
        self.is_cultist: Final = enemy is not None and enemy.category == word.CATEGORY_CULTIST
        self.is_monster: Final = enemy is not None and enemy.category == word.CATEGORY_MONSTER


class Components:
    """One episode against one Elder One."""

    def __init__(self, library: Library, episode: Episode, elder: ElderOne) -> None:
        self.library: Final = library
        self.dice: Final[Dice] = library.dice
        self.episode: Final = episode
        self.elder: Final = elder
        self.spaces: Final[i64] = len(episode.map.spaces)
        self.gates: Final = episode.map.gates
        self.gate_mask: Final[i64] = bits(episode.map.gates)
        self.space_tags: Final = [bits(space.tags) for space in episode.map.spaces]
        self.tokens: Final = _tokens_of(library, episode, elder)
        self.token_of: Final = _places([token.index for token in self.tokens], len(library.tokens))
        self.pool_of: Final = vec[i64]([self._pool_of(token) for token in self.tokens])
        self.blocking: Final[i64] = self._tokens_with(word.BLOCKS)
        self.slowing: Final[i64] = self._tokens_with(word.SLOWS)
        self.blanking: Final[i64] = self._tokens_with(word.BLANKS_ARE_TENTACLES)
        self.enemy_ways: Final[i64] = self._tokens_with(word.ENEMY_WAYS)
        self.burrow_ways: Final[i64] = self._tokens_with(word.BURROW_WAY)
        self.paying: Final[i64] = self._tokens_with(word.PAYS_REROLL)
        self.ending: Final[i64] = bits([self.local_token(token) for token in episode.ends_tokens])
        self.enemies: Final = _enemies_of(library, episode, elder)
        self.type_of: Final = _places(
            [-1, *[enemy.index for enemy in self.enemies]], len(library.enemies)
        )
        self.types: Final = self._types()
        self.figure_type: Final = vec[i64](_figure_types(self.types))
        self.figures: Final[i64] = len(self.figure_type)
        self.kind_masks: Final = vec[i64](self._kind_masks())
        self.base_types: Final[i64] = self._base_types()
        self.figures_shown: Final = self._figures_shown()
        self.tokens_shown: Final = self._tokens_shown()
        self.barred: Final = [
            (passage.index, self.token_of[passage.token])
            for passage in episode.map.passages
            if passage.token >= 0
        ]
        # DMD-048  Everything that connects two spaces: passages in order, then stairs and tunnels.
        self.ways: Final = [*episode.map.passages, *_links_as_ways(episode.map)]
        # For all Mythos cards, whether they show a symbol.
        self.symbols: Final = vec[i64]([1 if card.symbol else 0 for card in library.mythos])
        self.cards: Final = episode.discoveries
        self.card_of: Final = _places([c.index for c in self.cards], len(library.discoveries))
        self.sides: Final = _sides_of(self.cards)
        # The sources of questions (Decision.source), by card and by number of a source.
        self.discovery_ids: Final = [f"discovery:{card.id}" for card in self.cards]
        self.source_ids: Final = self._source_ids()
        self.powers: Final = self._powers()
        self.moments: Final = vec[i64]([_moments(power) for power in self.powers])
        self.timings: Final = vec[i64]([_timings(power) for power in self.powers])
        self.token_moments: Final[i64] = self._moments_of(TOKEN_SOURCE, STAGE_SOURCE)
        self.type_moments: Final[i64] = self._moments_of(TYPE_SOURCE, SOURCES)
        self.silver_key: Final[i64] = _irregular_relic(library, "SilverKey")
        self.skill_numbers: Final[dict[int, tuple[int, ...]]] = {}
        self.next_threshold: Final = vec[i64](_next_thresholds(self.dice))
        self.thresholds_by: Final = _counted(self.dice.sanity, self.dice.thresholds)
        self.bonus_dice_by: Final = _counted(self.dice.sanity, self.dice.bonus_thresholds)
        self._check()

    # ------------------------------------------------------------ tokens

    def _pool_of(self, token: Token) -> int:
        """The two sides of a token share the pool of the side that has one."""
        if token.flip >= 0 and token.pool == 0:
            return self.token_of[token.flip]
        return self.token_of[token.index]

    def _tokens_with(self, rule: int) -> i64:
        return bits([at for at, token in enumerate(self.tokens) if rule in token.rules])

    def local_token(self, token: i64) -> i64:
        """The number in this game of a token of the library, or -1 if it isn't used."""
        return self.token_of[token] if token >= 0 else -1

    # ------------------------------------------------------------ enemies

    def _types(self) -> list[EnemyType]:
        types = [EnemyType(None, 0, 1, -1, 0)]
        first: i64 = 1
        for enemy in self.enemies:
            vulnerable = self.local_token(enemy.vulnerable_on)
            types.append(
                EnemyType(enemy, first, first + enemy.pool, vulnerable, self._passes(enemy.index))
            )
            first += enemy.pool
        return types

    def _passes(self, enemy: int) -> i64:
        """The blocking tokens that don't block this enemy."""
        return bits([at for at, token in enumerate(self.tokens) if enemy in token.passable_by])

    def _kind_masks(self) -> list[int]:
        """The figures of each kind, at index kind + 5; the game fills in the slots (DMD-196)."""
        masks = [0, 0, 1, 0, (1 << int(self.figures)) - 1]
        for type_ in self.types:
            if type_.is_monster:
                masks[3] |= _span(type_.first, type_.last)
        for enemy in range(len(self.library.enemies)):
            at = self.type_of[enemy]
            masks.append(_span(self.types[at].first, self.types[at].last) if at >= 0 else 0)
        return masks

    def _base_types(self) -> i64:
        """DMD-054  Cultists, the episode's monsters and the Elder One's special monster."""
        named = {*self.episode.monsters, self.elder.special}
        named.update(
            enemy.index for enemy in self.enemies if enemy.category == word.CATEGORY_CULTIST
        )
        return bits([self.type_of[enemy] for enemy in named]) | 1

    # ------------------------------------------------------------ set-up

    def _figures_shown(self) -> list[list[tuple[int, int]]]:
        """For each space, the types of enemy and numbers of figures shown in the set-up."""
        return [
            [(self.type_of[enemy], number) for enemy, number in space.figures]
            for space in self.episode.map.spaces
        ]

    def _tokens_shown(self) -> list[tuple[int, int, int]]:
        """The index in the list of laid tokens, the token and the number."""
        return [
            (space.index * len(self.tokens) + self.token_of[token], self.token_of[token], number)
            for space in self.episode.map.spaces
            for token, number in space.tokens
        ]

    # ------------------------------------------------------------ powers

    def _powers(self) -> list[Power]:
        powers = [Power((), (), ()) for _ in range(SOURCES)]
        for at, side in enumerate(self.sides):
            if side is not None:
                powers[at] = side.power
        for at, relic in enumerate(self.library.relics[:MOST_RELICS]):
            powers[RELIC_SOURCE + 2 * at] = relic.normal
            powers[RELIC_SOURCE + 2 * at + 1] = relic.transformed
        for at, token in enumerate(self.tokens):
            powers[TOKEN_SOURCE + at] = token.power
        for at, stage in enumerate(self.elder.stages):
            powers[STAGE_SOURCE + at] = stage.power
        powers[EPISODE_SOURCE] = self.episode.power
        for at, enemy in enumerate(self.enemies):
            powers[TYPE_SOURCE + 1 + at] = enemy.power
        return powers

    def _source_ids(self) -> list[str]:
        """The kind and id of each source, by number; "" for unused numbers."""
        found = [""] * SOURCES
        for at, side in enumerate(self.sides):
            if side is not None:
                kind = word.SIDE_KINDS[side.kind]
                found[at] = f"{kind}:{self.cards[at // 2].id}-{word.SIDES[at % 2]}"
        for at, relic in enumerate(self.library.relics[:MOST_RELICS]):
            found[RELIC_SOURCE + 2 * at] = f"relic:{relic.id}"
            found[RELIC_SOURCE + 2 * at + 1] = f"relic:{relic.id}"
        for at, token in enumerate(self.tokens):
            found[TOKEN_SOURCE + at] = f"token:{token.id}"
        for at, stage in enumerate(self.elder.stages):
            found[STAGE_SOURCE + at] = f"stage:{stage.id}"
        found[EPISODE_SOURCE] = f"episode:{self.episode.id}"
        found[TYPE_SOURCE] = f"enemy:{self.elder.id}"
        for at, enemy in enumerate(self.enemies):
            found[TYPE_SOURCE + 1 + at] = f"enemy:{enemy.id}"
        return found

    def _moments_of(self, first: i64, last: i64) -> i64:
        """A mask of the moments at which one of these sources has a trigger."""
        found: i64 = 0
        for source in range(first, last):
            found |= self.moments[source]
        return found

    def _check(self) -> None:
        """Reject content that doesn't fit into the fixed choice space."""
        counts: list[tuple[str, int, int]] = [
            ("spaces", self.spaces, MOST_SPACES),
            ("passages and links", len(self.ways), MOST_PASSAGES),
            ("figures", self.figures, MOST_FIGURES),
            ("enemy types", len(self.types), MOST_TYPES),
            ("tokens", len(self.tokens), MOST_TOKENS),
            ("Discovery cards", len(self.cards), MOST_CARDS),
            ("options of a card", max(len(card.options) for card in self.cards), MOST_OPTIONS),
            ("relics", len(self.library.relics), MOST_RELICS),
            ("investigators", len(self.library.investigators), MOST_CHARACTERS),
        ]
        for what, count, most in counts:
            if count > most:
                pair = f"{self.episode.id} with {self.elder.id}"
                raise BadContent(f"{pair}: {count} {what}; expected at most {most}")


def bits(numbers: list[int] | tuple[int, ...]) -> i64:
    mask: i64 = 0
    for number in numbers:
        if number >= 0:
            mask |= bit(number)
    return mask


def bit(number: i64) -> i64:
    """The mask with this bit. When compiled, a literal 1 would be shifted in 32 bits."""
    one = (number & 0) | 1
    return one << number


def lowest(mask: i64) -> i64:
    """The number of the lowest bit."""
    number: i64 = 0
    while not mask & 1:
        mask >>= 1
        number += 1
    return number


def _span(first: i64, last: i64) -> int:
    return (1 << int(last)) - (1 << int(first))


def _places(numbers: list[int], size: int) -> list[int]:
    """The index of each number of the library in a list, -1 if it isn't there."""
    found = [-1] * size
    for at, number in enumerate(numbers):
        if number >= 0:
            found[number] = at
    return found


def _tokens_of(library: Library, episode: Episode, elder: ElderOne) -> list[Token]:
    """Fire first, then common tokens, then those of the episode and the Elder One."""
    owned = {token for each in library.episodes for token in each.tokens}
    owned.update(token for each in library.elder_ones for token in each.tokens)
    common = [token for token in library.tokens if token.index not in owned]
    common.sort(key=lambda token: token.id != "fire")
    return common + [library.tokens[index] for index in (*episode.tokens, *elder.tokens)]


def _enemies_of(library: Library, episode: Episode, elder: ElderOne) -> list[Enemy]:
    """DMD-054, DMD-196  The types of the two boxes, and possible Unknown Monsters."""
    named = {*episode.monsters, elder.special}
    named.update(unknown.enemy for unknown in library.unknown_monsters)
    return [
        enemy
        for enemy in library.enemies
        if enemy.category == word.CATEGORY_CULTIST or enemy.index in named
    ]


def _links_as_ways(map_: EpisodeMap) -> list[Passage]:
    """Stairs and tunnels count as open passages, numbered after the real ones."""
    first = len(map_.passages)
    return [
        Passage(first + place, link.a, link.b, NONE, False) for place, link in enumerate(map_.links)
    ]


def _figure_types(types: list[EnemyType]) -> list[int]:
    return [at for at, each in enumerate(types) for _ in range(each.first, each.last)]


def _sides_of(cards: tuple[DiscoveryCard, ...]) -> list[Side | None]:
    sides: list[Side | None] = []
    for card in cards:
        sides.append(card.left)
        sides.append(card.right)
    return sides


def _moments(power: Power) -> int:
    return int(bits([trigger.on for trigger in power.triggers]))


def _timings(power: Power) -> int:
    return int(bits([use.timing for use in power.uses]))


def _irregular_relic(library: Library, name: str) -> int:
    hook = word.IRREGULAR_RELICS.index(name)
    found = [relic.index for relic in library.relics if relic.irregular == hook]
    return found[0] if found else -1


def _next_thresholds(dice: Dice) -> list[int]:
    """For each space of the marker, the next threshold or, after the last, the skull (DMD-034)."""
    ends = [*dice.thresholds, dice.sanity]
    return [min(end for end in ends if end > at) for at in range(dice.sanity)]


def _counted(last: int, marks: tuple[int, ...]) -> vec[i64]:
    return vec[i64]([len([mark for mark in marks if mark <= at]) for at in range(last + 1)])
