"""Names for the numbers in the events of a transcript, by kind of event ("" is any) and field."""

from collections.abc import Mapping, Sequence
from typing import Any


def event_labels(legend: Mapping[str, Any]) -> Mapping[tuple[str, str], Sequence[str]]:
    cards = [card["id"] for card in legend["cards"]]
    return {
        ("character", "character"): legend["investigators"],
        ("insanity", "insanity"): legend["insanities"],
        ("relic-gained", "relic"): legend["relics"],
        ("mythos", "card"): legend["mythos"],
        ("summoned", "type"): [each["id"] for each in legend["types"]],
        ("stage-revealed", "stage"): [each["id"] for each in legend["stages"]],
        ("", "token"): legend["tokens"],
        ("", "card"): cards,
    }
