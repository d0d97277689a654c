"""Observations match the view, column by column."""

from typing import Any, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.library import library
from miskatonic.kernel.rng import Rng
from tests.games.rows import Columns, changed_by, check, padded

# Values that random games rarely reach.
RARE: Final = {
    "card_wounds", "board", "stage", "disrupted", "relics", "relic_deck",
    "extra",
}  # fmt: skip


def columns(view: dict[str, Any]) -> Columns:
    return {**_turn(view), **_investigators(view), **_cards(view), **_map(view), **_roll(view)}


def _turn(view: dict[str, Any]) -> Columns:
    options, table, decks = view["options"], view["table"], view["decks"]
    episodes = [each.id for each in library().episodes]
    elders = [each.id for each in library().elder_ones]
    return {
        "episode": [episodes.index(options["episode"])],
        "elder_one": [elders.index(options["elder_one"])],
        "investigators": [len(table["character"])],
        "unknown_monsters": [options["unknown_monsters"]],
        "unknown_relics": [int(options["unknown_relics"])],
        "random_spawn": [int(options["random_spawn"])],
        "any_number": [int(options["brawling"] == "any-number")],
        "actions_a_turn": [options["actions"]],
        "turn": [table["turn"]],
        "phase": [table["phase"]],
        "active": [table["active"]],
        "actions": [table["actions"]],
        "stage": [table["stage"]],
        "track": [table["track"]],
        "disrupted": [int(table["disrupted"])],
        "symbols": [view["symbols"]],
        "mythos": [len(decks["mythos"])],
        "discovery": [len(decks["discovery"])],
        "relic_deck": [len(decks["relics"])],
    }


def _bits(mask: int, size: int) -> list[int]:
    return [mask >> at & 1 for at in range(size)]


def _kinds(table: dict[str, Any], name: str) -> list[list[int]]:
    """The number of tokens of each kind, by place."""
    numbers, tokens = table[name], len(table["board"])
    return [numbers[at : at + tokens] for at in range(0, len(numbers), tokens)]


def _first(line: list[int]) -> int:
    return next((token for token, number in enumerate(line) if number), -1)


def _investigators(view: dict[str, Any]) -> Columns:
    table = view["table"]
    return {
        "alive": _bits(table["alive"], 5),
        "character": padded(table["character"], 5, -1),
        "insanity": padded(table["insanity"], 5, -1),
        "space": padded(table["space"], 5, -1),
        "wounds": padded(table["wounds"], 5, 0),
        "stress": padded(table["stress"], 5, 0),
        "sanity": padded(table["sanity"], 5, 0),
        "levels": padded(table["levels"], 15, 0),
        "carried": padded([_first(line) for line in _kinds(table, "carried")], 5, -1),
        "tokens": padded([sum(line) for line in _kinds(table, "carried")], 5, 0),
    }


def _cards(view: dict[str, Any]) -> Columns:
    """At the end of a game there is no redeal part, so the view can't tell discarded cards."""
    table = view["table"]
    discarded = view["redeal"]["discovery_discard"] if "redeal" in view else _gone(view)
    places = [-1] * 15
    for card in discarded:
        places[card] = 11
    for card in table["offered"]:
        places[card] = 10
    relics = [-1] * 24
    for who, (hand, held) in enumerate(zip(table["hand"], table["relics"], strict=True)):
        places = _held_by(who, hand, table["right"], places)
        relics = _held_by(who, held, table["transformed"], relics)
    return {
        "cards": places,
        "card_wounds": padded(table["card_wounds"], 15, 0),
        "relics": relics,
    }


def _held_by(who: int, held: int, turned: int, places: list[int]) -> list[int]:
    return [
        who + 5 * (turned >> thing & 1) if held >> thing & 1 else at
        for thing, at in enumerate(places)
    ]


def _gone(view: dict[str, Any]) -> list[int]:
    """The cards that are not in the deck, offered or held."""
    table = view["table"]
    if table["turn"] == 0:
        return []
    there = {*view["decks"]["discovery"], *table["offered"]}
    held = 0
    for hand in table["hand"]:
        held |= hand
    return [card for card in range(15) if card not in there and not held >> card & 1]


def _map(view: dict[str, Any]) -> Columns:
    table = view["table"]
    lines = _kinds(table, "laid")
    return {
        "figure_space": padded(table["figure_space"], 62, -1),
        "figure_wounds": padded(table["figure_wounds"], 62, 0),
        "fire": padded([line[0] for line in lines], 20, 0),
        "laid": padded([_first([0, *line[1:]]) for line in lines], 20, -1),
        "lying": padded([sum(line[1:]) for line in lines], 20, 0),
        "board": padded(table["board"], 16, 0),
        "passages": padded([token + 1 for token in table["passages"]], 32, -1),
    }


def _roll(view: dict[str, Any]) -> Columns:
    roll = view["roll"]
    if roll is None:
        nothing = {name: [-1] for name in ("roll", "roller", "foe")}
        rest = ("free", "extra", "successes", "signs", "tentacles")
        return {**nothing, "dice": [0] * 16, **{name: [0] for name in rest}}
    dice = [*roll["black"], *[8 + face for face in roll["green"]]]
    return {
        "roll": [roll["kind"]],
        "roller": [roll["who"]],
        "foe": [roll["foe"]],
        "dice": [dice.count(face) for face in range(16)],
        "free": [roll["free"]],
        "extra": [roll["extra"]],
        "successes": [roll["successes"]],
        "signs": [roll["signs"]],
        "tentacles": [roll["tentacles"]],
    }


def test_every_column_matches_the_view() -> None:
    assert check(DEATH_MAY_DIE, columns, games=20, stride=5) <= RARE


@pytest.mark.parametrize(
    ("fields", "changed"),
    [
        ({"hand": vec[i64]([4, 2])}, {"cards"}),
        ({"hand": vec[i64]([4, 2]), "right": 2}, {"cards"}),
        ({"relics": vec[i64]([4, 2]), "transformed": 4}, {"relics"}),
        ({"laid": vec[i64]([1, 0, 2, 0, 0, 0] * 16)}, {"fire", "laid", "lying"}),
        ({"stage": 2}, {"stage"}),
        ({"disrupted": True}, {"disrupted"}),
        ({"relics": vec[i64]([4, 2])}, {"relics"}),
        ({"relic_deck": vec[i64]([4, 2])}, {"relic_deck"}),
        ({"card_wounds": vec[i64]([1] * 15)}, {"card_wounds"}),
        # No one knows the order of the decks.
        ({"mythos": vec[i64](range(14, -1, -1))}, {"mythos"}),
        ({"discovery": vec[i64](range(14, -1, -1))}, set()),
        ({"rng": Rng(bytes(32))}, set()),
    ],
)
def test_a_row_depends_only_on_what_is_on_the_table(
    fields: dict[str, Any], changed: set[str]
) -> None:
    g = DEATH_MAY_DIE.new(2, {"investigators": "random"}, 3)
    assert len(g.mythos) != 15
    assert changed_by(DEATH_MAY_DIE, columns, g, 0, fields) == changed
