"""The lesson of Arkham Ritual (lesson.toml)."""

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES
from miskatonic.lessons.recording import Teaching
from miskatonic.lessons.script import Lesson, read_lesson

# All cards of a usual game, by their names.
BASE: Final = (
    *CARD_NAMES[:15],
    *("elder-sign", "gate", "gate", "magical-orb", "investigator", "cultist", "cthulhu"),
)


def lesson() -> Lesson:
    return read_lesson(resources.files(__name__) / "lesson.toml")


def build(position: Mapping[str, Any]) -> Any:
    """Set up a position from TOML; with `top`, these cards lie on top of the others in the deck."""
    given = dict(position)
    top = given.pop("top", None)
    if top is not None:
        rest = list(BASE)
        for name in (*given["held"], *top):
            rest.remove(name)
        given["deck"] = [*top, *rest]
    return ARKHAM_RITUAL.arrange(**given)


def named(_: Any, name: Sequence[str | int]) -> int:
    return ARKHAM_RITUAL.choice(*name)


TEACHING: Final = Teaching(lesson, build, named)
