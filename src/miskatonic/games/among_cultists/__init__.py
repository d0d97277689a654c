"""Among Cultists: investigators gather books, cultists murder in the dark, and anybody may lie."""

from typing import Final

from miskatonic.games.manifest import Manifest

MANIFEST: Final = Manifest(
    __name__,
    id="among-cultists",
    prefix="ac",
    complexity=2,
    game="rules.game:AMONG_CULTISTS",
    levels={
        "novice": "bots.novice:Novice",
        "adept": "bots.adept:Adept",
        "master": "bots.master:Master",
    },
    coach="coach.advice:advise",
    terminal="terminal.table:AmongCultistsTable",
    measures="measures:MEASURES",
    interpreted=(
        "rules/arrange.py",
        "rules/board_file.py",
        "rules/claims.py",
        "rules/talk.py",
    ),
)
