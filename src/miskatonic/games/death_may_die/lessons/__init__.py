"""The lesson of Death May Die (lesson.toml), and the names it uses."""

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.card_data.schema import FACES
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.model.choices import CHOICES, FIGURE, MOST_FIGURES
from miskatonic.lessons.recording import Teaching
from miskatonic.lessons.script import Lesson, read_lesson

GREEN: Final = 8


def lesson() -> Lesson:
    return read_lesson(resources.files(__name__) / "lesson.toml")


def build(position: Mapping[str, Any]) -> Any:
    return DEATH_MAY_DIE.arrange(**position)


def named(g: Any, name: Sequence[str | int]) -> int:
    """Look up a choice: a space or enemy by name, a die by colour and face."""
    verb, *rest = name
    if verb == "space":
        spaces = [space.id for space in g.components.episode.map.spaces]
        return CHOICES.choice((verb, spaces.index(str(rest[0]))))
    if verb == "figure":
        return figure(g, str(rest[0]))
    if verb in ("reroll", "stress-reroll"):
        colour, face = rest
        return CHOICES.choice((verb, FACES[str(face)] + (GREEN if colour == "green" else 0)))
    return CHOICES.choice(tuple(name))


def figure(g: Any, name: str) -> int:
    """The first option that is a figure of this kind."""
    for option in DEATH_MAY_DIE.decisions(g)[0].options:
        number = option - FIGURE
        if 0 <= number < MOST_FIGURES:
            enemy = g.components.types[g.components.figure_type[number]].enemy
            if name == ("elder" if enemy is None else enemy.id):
                return int(option)
    raise BadContent(f"unknown option {name!r}; expected one that is offered")


def placed(name: str) -> str:
    """The number of a space, which the browser uses."""
    kind, _, space = name.partition(":")
    if kind != "space":
        return name
    spaces = DEATH_MAY_DIE.legend(1, lesson().options)["spaces"]
    return f"space:{[each['id'] for each in spaces].index(space)}"


TEACHING: Final = Teaching(lesson, build, named, placed)
