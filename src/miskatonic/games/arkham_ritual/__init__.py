"""Arkham Ritual: you see everyone's card except your own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from miskatonic.games.manifest import Coach, EventLabels, FirstGame, Level, Manifest, Preset
from miskatonic.games.reference import Deck

if TYPE_CHECKING:
    from miskatonic.games.analyst import Analyst
    from miskatonic.games.arkham_ritual.game import ArkhamRitual
    from miskatonic.games.measures import Measures
    from miskatonic.kernel.bot import Bot
    from miskatonic.lessons.puzzles import PuzzleMaker
    from miskatonic.lessons.recording import Teaching
    from miskatonic.terminal.table import GameTable


def game() -> "ArkhamRitual":
    from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL

    return ARKHAM_RITUAL


def novice() -> "Bot":
    from miskatonic.games.arkham_ritual.bots.novice import Novice

    return Novice()


def adept() -> "Bot":
    from miskatonic.games.arkham_ritual.bots.adept import Adept

    return Adept()


def master() -> "Bot":
    from miskatonic.games.arkham_ritual.bots.master import Master

    return Master()


def coach() -> Coach:
    from miskatonic.games.arkham_ritual.coach import advise

    return advise


def terminal() -> "type[GameTable]":
    from miskatonic.games.arkham_ritual.terminal.table import ArkhamRitualTable

    return ArkhamRitualTable


def measures() -> "Measures":
    from miskatonic.games.arkham_ritual.measures import MEASURES

    return MEASURES


def analyst() -> "Analyst":
    from miskatonic.games.arkham_ritual.bots.analysis_playouts import ANALYST

    return ANALYST


def lessons() -> "Teaching":
    from miskatonic.games.arkham_ritual.lessons import TEACHING

    return TEACHING


def puzzles() -> "PuzzleMaker":
    from miskatonic.games.arkham_ritual.lessons.puzzles import PUZZLES

    return PUZZLES


def reference() -> Sequence[Deck]:
    from miskatonic.games.arkham_ritual.reference import reference

    return reference()


def event_labels() -> EventLabels:
    from miskatonic.games.arkham_ritual.reference import event_labels

    return event_labels


MANIFEST: Final = Manifest(
    __name__,
    id="arkham-ritual",
    prefix="ar",
    complexity=1,
    game=game,
    levels=(
        Level("novice", novice),
        Level("adept", adept),
        Level("master", master),
    ),
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
    coach=coach,
    terminal=terminal,
    measures=measures,
    analyst=analyst,
    event_labels=event_labels,
    reference=reference,
    catalogue_ids=(
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
    lessons=lessons,
    puzzles=puzzles,
    interpreted=(
        "bots/analysis_playouts.py",
        "bots/redealt_log.py",
        "rules/events.py",
    ),
    round_of="round",
    private_bytes=512,
)
