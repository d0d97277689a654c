"""Names for the numbers in a transcript's events, for readers: card=16 (gate)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES
from miskatonic.kernel.game import Game

# By kind of event ("" is any) and field.
Tables = Mapping[tuple[str, str], Sequence[str]]
ANY: Final = ""


class Nouns:
    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables

    def noun(self, kind: str, field: str, value: object) -> str:
        """The name in brackets, or nothing."""
        table = self._tables.get((kind, field), self._tables.get((ANY, field), ()))
        if isinstance(value, int) and 0 <= value < len(table):
            return f" ({table[value]})"
        return ""


def nouns_of(game: Game[Any, Any], seats: int, options: Mapping[str, object]) -> Nouns:
    if game.id == "arkham-ritual":
        return Nouns(_ritual())
    if game.id == "death-may-die":
        return Nouns(_story(game.legend(seats, options)))
    return Nouns({})


def _ritual() -> Tables:
    return {(ANY, "card"): CARD_NAMES, (ANY, "discarded"): CARD_NAMES}


def _story(legend: Mapping[str, Any]) -> Tables:
    cards = [card["id"] for card in legend["cards"]]
    return {
        ("character", "character"): legend["investigators"],
        ("insanity", "insanity"): legend["insanities"],
        ("relic-gained", "relic"): legend["relics"],
        ("mythos", "card"): legend["mythos"],
        ("summoned", "type"): [each["id"] for each in legend["types"]],
        ("stage-revealed", "stage"): [each["id"] for each in legend["stages"]],
        (ANY, "token"): legend["tokens"],
        (ANY, "card"): cards,
    }
