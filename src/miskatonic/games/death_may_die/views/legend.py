"""The legend: what the numbers in views, events and choices stand for, constant during a game.

Ids are those of the card data; the text `dmd-<id>` is the name. Lists are indexed by the numbers of
components.py.
"""

from typing import TypedDict

from miskatonic.games.death_may_die.card_data.keywords import SKILL_HOOKS
from miskatonic.games.death_may_die.model.components import (
    EPISODE_SOURCE,
    HOOK_SOURCE,
    RELIC_SOURCE,
    Components,
)


class SpaceLegend(TypedDict):
    id: str
    x: int
    y: int
    tags: list[str]


class WayLegend(TypedDict):
    """A passage (kind "passage", or "shut" if it has an arrow on one side only), or a link."""

    kind: str
    a: int
    b: int


class CardLegend(TypedDict):
    """A Discovery card. A missing side is "". Each option has a label and the number of the side
    that it takes, or -1.
    """

    id: str
    kinds: list[str]
    health: list[int]
    labels: list[str]
    takes: list[int]


class TypeLegend(TypedDict):
    """A type of enemy; its figures are numbered from `first` up to, but not including, `last`."""

    id: str
    health: int
    black: int
    green: int
    first: int
    last: int


class StageLegend(TypedDict):
    id: str
    health: int
    black: int
    green: int


class DeathMayDieLegend(TypedDict):
    """`sources` are the things that have powers, `source_rules` the ids of their rule texts; "" for
    unused numbers.
    """

    episode: str
    elder: str
    spaces: list[SpaceLegend]
    ways: list[WayLegend]
    tiles: list[list[int]]
    start: int
    gates: list[int]
    actions: list[str]
    types: list[TypeLegend]
    figure_types: list[int]
    tokens: list[str]
    cards: list[CardLegend]
    relics: list[str]
    mythos: list[str]
    symbols: list[bool]
    stages: list[StageLegend]
    investigators: list[str]
    skills: list[list[str]]
    insanities: list[str]
    relic_source: int
    sources: list[str]
    source_rules: list[str]
    thresholds: list[int]
    bonus_thresholds: list[int]
    most: dict[str, int]


def legend(components: Components) -> DeathMayDieLegend:
    """The legend of one episode against one Elder One."""
    library, dice, map_ = components.library, components.dice, components.episode.map
    return {
        "episode": components.episode.id,
        "elder": components.elder.id,
        "spaces": [
            {"id": s.id, "x": s.x, "y": s.y, "tags": [library.tags[tag] for tag in s.tags]}
            for s in map_.spaces
        ],
        "ways": _ways(components),
        "tiles": [list(tile.spaces) for tile in map_.tiles],
        "start": map_.start,
        "gates": list(map_.gates),
        "actions": [action.id for action in components.episode.actions],
        "types": _types(components),
        "figure_types": list(components.figure_type),
        "tokens": [token.id for token in components.tokens],
        "cards": _cards(components),
        "relics": [relic.id for relic in library.relics],
        "mythos": [card.id for card in library.mythos],
        "symbols": [card.symbol for card in library.mythos],
        "stages": [
            {"id": s.id, "health": s.health, "black": s.black, "green": s.green}
            for s in components.elder.stages
        ],
        "investigators": [each.id for each in library.investigators],
        "skills": [
            [library.skills[skill].id for skill in each.skills] for each in library.investigators
        ],
        "insanities": [each.id for each in library.insanities],
        "relic_source": RELIC_SOURCE,
        "sources": _sources(components),
        "source_rules": _source_rules(components),
        "thresholds": list(dice.thresholds),
        "bonus_thresholds": list(dice.bonus_thresholds),
        "most": {
            "sanity": dice.sanity,
            "wounds": dice.wounds,
            "stress": dice.stress,
            "track": dice.track,
            "red-from": dice.red_from,
            "symbols": dice.symbols,
        },
    }


def _ways(components: Components) -> list[WayLegend]:
    """Passages in order of their numbers, then stairs and tunnels."""
    map_ = components.episode.map
    ways: list[WayLegend] = [
        {"kind": "shut" if each.shut else "passage", "a": each.a, "b": each.b}
        for each in map_.passages
    ]
    kinds = ("stairs", "tunnel")
    for link in map_.links:
        ways.append({"kind": kinds[link.kind], "a": link.a, "b": link.b})
    return ways


def _types(components: Components) -> list[TypeLegend]:
    """The types of enemies; type 0 is the Elder One, whose numbers depend on the stage."""
    return [
        {
            "id": components.elder.id if each.enemy is None else each.enemy.id,
            "health": each.health,
            "black": each.black,
            "green": each.green,
            "first": each.first,
            "last": each.last,
        }
        for each in components.types
    ]


def _cards(components: Components) -> list[CardLegend]:
    kinds = ("item", "companion", "condition")
    found: list[CardLegend] = []
    for card in components.cards:
        sides = [card.left, card.right]
        found.append(
            {
                "id": card.id,
                "kinds": ["" if side is None else kinds[side.kind] for side in sides],
                "health": [0 if side is None else side.health for side in sides],
                "labels": [option.label for option in card.options],
                "takes": [option.take for option in card.options],
            }
        )
    return found


def _sources(components: Components) -> list[str]:
    """The thing behind each source of powers, by number; skills come last."""
    found = [""] * HOOK_SOURCE
    for at, source in enumerate(components.source_ids):
        found[at] = source.partition(":")[2]
    return found + [_dashed(hook) for hook, _ in SKILL_HOOKS]


def _source_rules(components: Components) -> list[str]:
    """The rule text of each source; relics have two sides, and the episode has a special rule."""
    rules = [f"{each}-rule" if each else "" for each in _sources(components)]
    for at, relic in enumerate(components.library.relics):
        rules[RELIC_SOURCE + 2 * at] = f"{relic.id}-normal-rule"
        rules[RELIC_SOURCE + 2 * at + 1] = f"{relic.id}-transformed-rule"
    rules[EPISODE_SOURCE] = f"{components.episode.id}-special"
    return rules


def _dashed(name: str) -> str:
    """SelfDefense → self-defense"""
    return "".join([f"-{c.lower()}" if c.isupper() else c for c in name]).lstrip("-")
