"""The lesson of Among Cultists (lesson.toml)."""

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from miskatonic.games.among_cultists.arrange.arrange import Arrangement
from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.lessons.recording import Teaching
from miskatonic.lessons.script import Lesson, read_lesson


def lesson() -> Lesson:
    return read_lesson(resources.files(__name__) / "lesson.toml")


def build(position: Mapping[str, Any]) -> Any:
    """Set up a position from TOML, whose keys are strings where parties are numbers."""
    return AMONG_CULTISTS.arrange(Arrangement(5, **{k: numbered(v) for k, v in position.items()}))


def numbered(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return {int(key) if key.isdecimal() else key: each for key, each in value.items()}


def named(_: Any, name: Sequence[str | int]) -> int:
    return AMONG_CULTISTS.choice(*name)


TEACHING: Final = Teaching(lesson, build, named)
