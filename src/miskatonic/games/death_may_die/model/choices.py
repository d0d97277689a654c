"""The choice space of Death May Die, with cached option lists.

Spaces, figures, cards and tokens go by their number in the game (see components.py), dice by colour
and face (8 for green, plus the symbols of the face: 1 success, 2 Elder Sign, 4 tentacle). Dice with
the same face are the same choice.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.kernel.choices import Choices

DONE: Final[i64] = 0
YES: Final[i64] = 1
NO: Final[i64] = 2
SELF: Final[i64] = 3
ALL: Final[i64] = 4
RUN: Final[i64] = 5
FREE_RUN: Final[i64] = 6
ATTACK: Final[i64] = 7
FREE_ATTACK: Final[i64] = 8
REST: Final[i64] = 9
TRADE: Final[i64] = 10
HEAL_STRESS: Final[i64] = 11
HEAL_WOUND: Final[i64] = 12
HEAL: Final[i64] = 13
PREVENT: Final[i64] = 14
CONVERT: Final[i64] = 15
CONVERT_BY_CARD: Final[i64] = 16
EPISODE_ACTION: Final[i64] = 17
GRANT: Final[i64] = 19
INVESTIGATOR: Final[i64] = 24
SKILL: Final[i64] = 29
OPTION: Final[i64] = 32
TRIGGER: Final[i64] = 40
SPACE: Final[i64] = 72
FIGURE: Final[i64] = 92
PASSAGE: Final[i64] = 154
CARD: Final[i64] = 186
RELIC: Final[i64] = 201
TOKEN: Final[i64] = 225
CHARACTER: Final[i64] = 241
REROLL: Final[i64] = 265
STRESS_REROLL: Final[i64] = 281
USE: Final[i64] = 297

MOST_OPTIONS: Final[i64] = 8
MOST_TRIGGERS: Final[i64] = 32
MOST_SPACES: Final[i64] = 20
MOST_FIGURES: Final[i64] = 62
MOST_PASSAGES: Final[i64] = 32
MOST_CARDS: Final[i64] = 15
MOST_RELICS: Final[i64] = 24
MOST_TOKENS: Final[i64] = 16
MOST_CHARACTERS: Final[i64] = 24
FACES: Final[i64] = 16
MOST_USES: Final[i64] = 3

CHOICES: Final = Choices(
    ("done",),
    ("yes",),
    ("no",),
    ("self",),
    ("all",),
    ("run",),
    ("free-run",),
    ("attack",),
    ("free-attack",),
    ("rest",),
    ("trade",),
    ("heal-stress",),
    ("heal-wound",),
    ("heal",),
    ("prevent",),
    ("convert",),
    ("convert-by-card",),
    ("episode-action", 2),
    ("grant", 5),
    ("investigator", 5),
    ("skill", 3),
    ("option", 8),
    ("trigger", 32),
    ("space", 20),
    ("figure", 62),
    ("passage", 32),
    ("card", 15),
    ("relic", 24),
    ("token", 16),
    ("character", 24),
    ("reroll", 16),
    ("stress-reroll", 16),
    ("use", 78, 3),
)

YES_NO: Final[tuple[int, ...]] = (YES, NO)
_cache: Final[dict[tuple[int, int, int], tuple[int, ...]]] = {}


def choices_in(base: i64, mask: i64, extra: i64 = -1) -> tuple[int, ...]:
    """The choices base + n for every bit n of a mask of at most 62 bits, and one extra choice."""
    key = (int(mask), int(base), int(extra))
    found = _cache.get(key)
    if found is None:
        found = _listed(base, mask, extra)
        if len(_cache) > 100_000:
            _cache.clear()
        _cache[key] = found
    return found


def _listed(base: i64, mask: i64, extra: i64) -> tuple[int, ...]:
    listed: list[int] = []
    at = base
    left = mask
    while left:
        if left & 1:
            listed.append(at)
        left >>= 1
        at += 1
    if extra >= 0:
        listed.append(extra)
    return tuple(listed)
