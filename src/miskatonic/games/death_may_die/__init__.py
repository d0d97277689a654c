"""Death May Die: investigators against an Elder One, together or not at all."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from miskatonic.games.manifest import (
    Coach,
    EventLabels,
    FirstGame,
    Level,
    Manifest,
    PackTexts,
    Preset,
    RolesPlayed,
)
from miskatonic.games.reference import Deck

if TYPE_CHECKING:
    from miskatonic.games.analyst import Analyst
    from miskatonic.games.death_may_die.game import DeathMayDie
    from miskatonic.games.measures import Measures
    from miskatonic.kernel.bot import Bot
    from miskatonic.lessons.puzzles import PuzzleMaker
    from miskatonic.lessons.recording import Teaching
    from miskatonic.terminal.table import GameTable


def game() -> "DeathMayDie":
    from miskatonic.games.death_may_die.game import DEATH_MAY_DIE

    return DEATH_MAY_DIE


def novice() -> "Bot":
    from miskatonic.games.death_may_die.bots.novice import Novice

    return Novice()


def adept() -> "Bot":
    from miskatonic.games.death_may_die.bots.adept import Adept

    return Adept()


def coach() -> Coach:
    from miskatonic.games.death_may_die.coach.advice import advise

    return advise


def terminal() -> "type[GameTable]":
    from miskatonic.games.death_may_die.terminal.table import DeathMayDieTable

    return DeathMayDieTable


def measures() -> "Measures":
    from miskatonic.games.death_may_die.measures import MEASURES

    return MEASURES


def analyst() -> "Analyst":
    from miskatonic.games.death_may_die.bots.analysis_playouts import ANALYST

    return ANALYST


def lessons() -> "Teaching":
    from miskatonic.games.death_may_die.lessons import TEACHING

    return TEACHING


def puzzles() -> "PuzzleMaker":
    from miskatonic.games.death_may_die.lessons.puzzles import PUZZLES

    return PUZZLES


def reference() -> Sequence[Deck]:
    from miskatonic.games.death_may_die.reference import reference

    return reference()


def event_labels() -> EventLabels:
    from miskatonic.games.death_may_die.reference import event_labels

    return event_labels


def roles_played() -> RolesPlayed:
    from miskatonic.games.death_may_die.reference import roles_played

    return roles_played


def packs() -> PackTexts:
    from miskatonic.games.death_may_die.packs import pack_texts

    return pack_texts


MANIFEST: Final = Manifest(
    __name__,
    id="death-may-die",
    prefix="dmd",
    complexity=3,
    game=game,
    levels=(
        Level("novice", novice),
        Level("adept", adept, replaces=("master",)),
    ),
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
    coach=coach,
    terminal=terminal,
    measures=measures,
    analyst=analyst,
    event_labels=event_labels,
    roles_played=roles_played,
    reference=reference,
    catalogue_ids=(
        "face-success",
        "face-tentacle",
        "face-sign",
        "green-die",
        "black-die",
        "wounds",
        "stress",
        "sanity",
        "actions",
        "gate",
        "stairs",
        "track",
        "goal",
        "mythos-card",
        "discovery-card",
        "start",
        "safe-space",
    ),
    lessons=lessons,
    puzzles=puzzles,
    packs=packs,
    interpreted=(
        "bots/analysis_playouts.py",
        "model/events.py",
        "card_data/cards.py",
        "card_data/episode.py",
        "card_data/episode_map.py",
        "card_data/loader.py",
        "card_data/pieces.py",
        "card_data/reader.py",
        "card_data/references.py",
        "card_data/toml_table.py",
        "card_effects/registry.py",
    ),
    private_bytes=512,
)
