"""Arkham Ritual: you see everybody's card but your own."""

from typing import Final

from miskatonic.games.manifest import FirstGame, Manifest

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
    first_game=FirstGame(seats=5, level="novice"),
    coach="coach:advise",
    terminal="terminal.table:ArkhamRitualTable",
    measures="measures:MEASURES",
    nouns="nouns:nouns",
    reference="reference:reference",
    things=(
        "sanity",
        "hand",
        "active",
        "own-card",
        "passing-card",
        "deck",
        "sheet",
        "straw-figure",
        "doom-track",
    ),
    lessons="lessons:TEACHING",
    puzzles="lessons.puzzles:PUZZLES",
    interpreted=(
        "lessons/__init__.py",
        "lessons/puzzles.py",
        "rules/events.py",
        "rules/referee.py",
        "rules/talk_clause.py",
        "rules/talk_korean.py",
        "rules/talk_tokens.py",
        "rules/talk_words.py",
    ),
    round_of="round",
    private_bytes=512,
)
