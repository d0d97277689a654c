"""Death May Die: investigators against an Elder One, together or not at all."""

from typing import Final

from miskatonic.games.manifest import FirstGame, Manifest, Preset

MANIFEST: Final = Manifest(
    __name__,
    id="death-may-die",
    prefix="dmd",
    complexity=3,
    game="rules.game:DEATH_MAY_DIE",
    levels={
        "novice": "bots.novice:Novice",
        "adept": "bots.adept:Adept",
    },
    former_levels={"master": "adept"},
    odds="odds.json",
    first_game=FirstGame(seats=3, level="adept", options={"first_player": 0}),
    presets=(
        Preset("usual", "adept"),
        Preset(
            "everything",
            "adept",
            {
                "investigators": "random",
                "unknown_monsters": 2,
                "unknown_relics": True,
                "random_spawn": True,
            },
        ),
    ),
    coach="coach.advice:advise",
    terminal="terminal.table:DeathMayDieTable",
    measures="measures:MEASURES",
    analyst="bots.analysis:ANALYST",
    nouns="nouns:nouns",
    reference="reference:reference",
    packs="packs:pack_texts",
    interpreted=(
        "bots/analysis.py",
        "rules/events.py",
        "rules/arrange.py",
        "rules/arrange_table.py",
        "content/atlas.py",
        "content/cards.py",
        "content/chapters.py",
        "content/episode.py",
        "content/handwritten.py",
        "content/load.py",
        "content/nouns.py",
        "content/pack_code.py",
        "content/phrases.py",
        "content/reading.py",
        "content/references.py",
        "content/script_parser.py",
        "content/wording.py",
        "effects/registry.py",
    ),
    private_bytes=512,
)
