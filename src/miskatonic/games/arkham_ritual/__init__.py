"""Arkham Ritual: you see everybody's card but your own."""

from typing import Final

from miskatonic.games.manifest import Manifest

MANIFEST: Final = Manifest(
    __name__,
    id="arkham-ritual",
    prefix="ar",
    complexity=1,
    game="rules.game:ARKHAM_RITUAL",
    levels={
        "novice": "bots.novice:Novice",
        "adept": "bots.adept:Adept",
        "master": "bots.master:Master",
    },
    coach="coach:advise",
    terminal="terminal.table:ArkhamRitualTable",
    measures="measures:MEASURES",
    nouns="nouns:nouns",
    interpreted=("rules/events.py", "rules/referee.py"),
    round_of="round",
    private_bytes=512,
)
