"""Names for the numbers in a transcript's events, by kind of event ("" is any) and field."""

from collections.abc import Mapping, Sequence
from typing import Any

from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES


def nouns(_legend: Mapping[str, Any]) -> Mapping[tuple[str, str], Sequence[str]]:
    return {("", "card"): CARD_NAMES, ("", "discarded"): CARD_NAMES}
