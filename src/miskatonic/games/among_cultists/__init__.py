"""Among Cultists: investigators gather books, cultists murder in the dark, and anybody may lie."""

from typing import Final

from miskatonic.games.manifest import FirstGame, Manifest, Preset, TableOptions

MANIFEST: Final = Manifest(
    __name__,
    id="among-cultists",
    prefix="ac",
    complexity=2,
    game="rules.game:AMONG_CULTISTS",
    levels={
        "novice": "bots.novice:Novice",
        "adept": "bots.adept:Adept",
        "ruthless": "bots.ruthless:Ruthless",
    },
    former_levels={"master": "adept"},
    on_request=("ruthless",),
    odds="odds.json",
    # Nobody hurries a beginner, and among bots the night need not be long.
    first_game=FirstGame(
        seats=6,
        level="novice",
        options={"decision_seconds": 0, "discussion_seconds": 0, "night_seconds": 5},
    ),
    presets=(
        Preset("usual", "adept", {"level": "advanced"}),
        # As many of the roles as go together.
        Preset(
            "everything",
            "adept",
            {
                "level": "expert",
                "roles": [
                    "seer",
                    "radiant",
                    "infected",
                    "super_ghost",
                    "mechanic",
                    "greenhorn",
                    "clumsy",
                    "softie",
                    "firestarter",
                    "assassin",
                ],
            },
        ),
    ),
    settle="settle:settle",
    coach="coach.advice:advise",
    terminal="terminal.table:AmongCultistsTable",
    measures="measures:MEASURES",
    analyst="bots.analysis:ANALYST",
    reference="reference:reference",
    observation="observation:AmongCultistsText",
    interpreted=(
        "bots/analysis.py",
        "bots/believed_lies.py",
        "rules/arrange.py",
        "rules/arranged_board.py",
        "rules/arranged_past.py",
        "rules/arranged_start.py",
        "rules/arranged_values.py",
        "rules/arrangement.py",
        "rules/board_file.py",
        "rules/claims.py",
        "rules/events.py",
        "rules/said.py",
        "rules/talk.py",
    ),
    table_options=TableOptions(
        settings={
            "decision_seconds": "decision_seconds",
            "grace_seconds": "grace_seconds",
            "bot_pace": "bot_pace",
            "spectators": "spectators",
            "chat": "free_text",
        },
        time_limits={"discuss": "discussion_seconds", "guess": "guess_seconds"},
        least_times={"night": "night_seconds"},
        windows={"claim": "claim_seconds"},
    ),
    round_of="round",
    free_text=(("fields", "text"),),
)
