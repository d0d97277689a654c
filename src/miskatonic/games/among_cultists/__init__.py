"""Among Cultists: investigators gather books, cultists murder in the dark, and anyone may lie."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from miskatonic.games.manifest import Coach, FirstGame, Level, Manifest, Preset, RolesPlayed
from miskatonic.games.reference import Deck

if TYPE_CHECKING:
    from miskatonic.games.among_cultists.game import AmongCultists
    from miskatonic.games.analyst import Analyst
    from miskatonic.games.measures import Measures
    from miskatonic.kernel.bot import Bot
    from miskatonic.lessons.puzzles import PuzzleMaker
    from miskatonic.lessons.recording import Teaching
    from miskatonic.terminal.table import GameTable


def game() -> "AmongCultists":
    from miskatonic.games.among_cultists.game import AMONG_CULTISTS

    return AMONG_CULTISTS


def novice() -> "Bot":
    from miskatonic.games.among_cultists.bots.levels import Novice

    return Novice()


def adept() -> "Bot":
    from miskatonic.games.among_cultists.bots.levels import Adept

    return Adept()


def ruthless() -> "Bot":
    from miskatonic.games.among_cultists.bots.levels import Ruthless

    return Ruthless()


def coach() -> Coach:
    from miskatonic.games.among_cultists.coach.advice import advise

    return advise


def terminal() -> "type[GameTable]":
    from miskatonic.games.among_cultists.terminal.table import AmongCultistsTable

    return AmongCultistsTable


def measures() -> "Measures":
    from miskatonic.games.among_cultists.measures import MEASURES

    return MEASURES


def analyst() -> "Analyst":
    from miskatonic.games.among_cultists.bots.analysis_playouts import ANALYST

    return ANALYST


def lessons() -> "Teaching":
    from miskatonic.games.among_cultists.lessons import TEACHING

    return TEACHING


def puzzles() -> "PuzzleMaker":
    from miskatonic.games.among_cultists.lessons.puzzles import PUZZLES

    return PUZZLES


def reference() -> Sequence[Deck]:
    from miskatonic.games.among_cultists.reference import reference

    return reference()


def roles_played() -> RolesPlayed:
    from miskatonic.games.among_cultists.reference import roles_played

    return roles_played


MANIFEST: Final = Manifest(
    __name__,
    id="among-cultists",
    prefix="ac",
    complexity=2,
    game=game,
    levels=(
        Level("novice", novice),
        Level("adept", adept, replaces=("master",)),
        Level("ruthless", ruthless, on_request=True),
    ),
    # No time limits for a beginner, and a short night among bots.
    first_game=FirstGame(
        seats=6,
        level="novice",
        options={"decision_seconds": 0, "discussion_seconds": 0, "night_seconds": 5},
    ),
    presets=(
        Preset("usual", "adept", {"level": "advanced"}),
        # The largest set of roles that is allowed.
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
    coach=coach,
    terminal=terminal,
    measures=measures,
    analyst=analyst,
    reference=reference,
    roles_played=roles_played,
    catalogue_ids=(
        "alive",
        "dead",
        "success",
        "failure",
        "sabotage",
        "route-card",
        "knife",
        "pulse-deck",
        "room-deck",
        "book",
        "score",
        "vote-marker",
        "power",
        "hooded-cultist",
        "fishman",
        "unsafe-deck",
        "draw-pile",
        "bag",
        "clock",
        "ghost",
        "automa",
        "claim",
    ),
    lessons=lessons,
    puzzles=puzzles,
    interpreted=(
        "board/board_file.py",
        "bots/analysis_playouts.py",
        "bots/believed_lies.py",
        "claims/grammar.py",
        "claims/permission.py",
        "rules/events.py",
        "rules/claim_records.py",
    ),
    round_of="round",
)
