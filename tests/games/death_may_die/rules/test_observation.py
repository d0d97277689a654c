"""Rows of numbers say what the view says, column by column."""

from typing import Any, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.rules.options import library
from miskatonic.kernel.rng import Rng
from tests.games.rows import Columns, changed_by, check, padded

# Of random games too few come to these.
RARE: Final = {
    "right", "transformed", "card_wounds", "board", "stage", "disrupted", "relics", "relic_deck",
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


def _tokens(table: dict[str, Any]) -> int:
    """How many kinds there are: each space has a number for every one of them."""
    return len(table["board"])


def _spread(numbers: list[int], tokens: int, places: int) -> list[int]:
    """A line a place, with room for 16 kinds of token."""
    lines = [numbers[at : at + tokens] for at in range(0, len(numbers), tokens)]
    return padded([each for line in lines for each in padded(line, 16, 0)], places * 16, 0)


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
        "carried": _spread(table["carried"], _tokens(table), 5),
    }


def _cards(view: dict[str, Any]) -> Columns:
    """At the end of a game nothing is redealt, so a view alone cannot tell what is discarded."""
    table = view["table"]
    discarded = view["redeal"]["discovery_discard"] if "redeal" in view else _gone(view)
    places = [-1] * 15
    for card in discarded:
        places[card] = 6
    for card in table["offered"]:
        places[card] = 5
    relics = [-1] * 24
    for who, (hand, held) in enumerate(zip(table["hand"], table["relics"], strict=True)):
        places = [who if hand >> card & 1 else at for card, at in enumerate(places)]
        relics = [who if held >> relic & 1 else at for relic, at in enumerate(relics)]
    return {
        "cards": places,
        "right": _bits(table["right"], 15),
        "card_wounds": padded(table["card_wounds"], 15, 0),
        "relics": relics,
        "transformed": _bits(table["transformed"], 24),
    }


def _gone(view: dict[str, Any]) -> list[int]:
    """The cards that are neither in the deck nor offered nor held."""
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
    return {
        "figure_space": padded(table["figure_space"], 62, -1),
        "figure_wounds": padded(table["figure_wounds"], 62, 0),
        "laid": _spread(table["laid"], _tokens(table), 20),
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


def test_every_column_says_what_the_view_says() -> None:
    assert check(DEATH_MAY_DIE, columns, games=20, stride=5) <= RARE


@pytest.mark.parametrize(
    ("fields", "changed"),
    [
        ({"right": 5}, {"right"}),
        ({"transformed": 3}, {"transformed"}),
        ({"stage": 2}, {"stage"}),
        ({"disrupted": True}, {"disrupted"}),
        ({"relics": vec[i64]([4, 2])}, {"relics"}),
        ({"relic_deck": vec[i64]([4, 2])}, {"relic_deck"}),
        ({"card_wounds": vec[i64]([1] * 15)}, {"card_wounds"}),
        # The order of the decks is nobody's knowledge.
        ({"mythos": vec[i64](range(14, -1, -1))}, {"mythos"}),
        ({"discovery": vec[i64](range(14, -1, -1))}, set()),
        ({"rng": Rng(bytes(32))}, set()),
    ],
)
def test_a_row_changes_with_what_lies_on_the_table_and_with_nothing_else(
    fields: dict[str, Any], changed: set[str]
) -> None:
    g = DEATH_MAY_DIE.new(2, {"investigators": "random"}, 3)
    assert len(g.mythos) != 15
    assert changed_by(DEATH_MAY_DIE, columns, g, 0, fields) == changed
