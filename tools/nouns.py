"""Names for the numbers in a transcript's events, for readers: card=16 (gate)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from miskatonic.games import MANIFESTS
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
    tables = MANIFESTS[game.id].nouns
    return Nouns({} if tables is None else tables(game.legend(seats, options)))
