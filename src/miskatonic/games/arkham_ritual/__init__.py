"""Arkham Ritual: you see everybody's card but your own."""

from typing import Final

from miskatonic.games.manifest import FirstGame, Manifest, Preset

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
    first_game=FirstGame(seats=5, level="novice", options={"first_player": 0}),
    presets=(
        Preset("usual", "adept"),
        Preset(
            "everything",
            "master",
            {
                "orb_slot": "shining-trapezohedron",
                "hero_slot": "wary-student",
                "villain_slot": "mad-professor",
                "great_old_one": "mystery-card",
                "doom_track": True,
            },
        ),
    ),
    coach="coach:advise",
    terminal="terminal.table:ArkhamRitualTable",
    measures="measures:MEASURES",
    analyst="bots.analysis:ANALYST",
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
        "bots/analysis.py",
        "bots/told_past.py",
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
