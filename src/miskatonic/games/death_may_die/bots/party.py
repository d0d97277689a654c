"""Whom to play: anybody who brings what the others lack."""

from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.choices import CHARACTER
from miskatonic.games.death_may_die.rules.state import DeathMayDieState


def choose_investigator(g: DeathMayDieState, options: tuple[int, ...]) -> int:
    """By lot among those who share the fewest common skills with who is chosen already."""
    known: set[int] = set()
    for character in g.character:
        if character >= 0:
            known.update(_common_skills(g, character))
    fewest: i64 = 99
    fitting: list[int] = []
    for option in options:
        shared = len(known & set(_common_skills(g, option - CHARACTER)))
        if shared < fewest:
            fewest = shared
            fitting = []
        if shared == fewest:
            fitting.append(option)
    return fitting[g.rng.below(len(fitting))]


def _common_skills(g: DeathMayDieState, character: i64) -> list[int]:
    """An investigator's first skill is nobody else's."""
    return list(g.components.library.investigators[character].skills[1:])
