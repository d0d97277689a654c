"""Names proposed to guests, and distinct names for people at the same table."""

import functools
import random
from collections.abc import Sequence
from typing import Final, Protocol

from miskatonic.text import LANGUAGES, Texts

GIVEN: Final = (
    "Agnes", "Albin", "Amelia", "Anton", "Beatrix", "Clara", "Conrad", "Edith", "Edgar", "Elsa",
    "Erwin", "Felix", "Flora", "Gideon", "Greta", "Harriet", "Hedwig", "Hugo", "Ida", "Jasper",
    "Josef", "Klara", "Leonie", "Lorenz", "Mabel", "Martha", "Miles", "Minna", "Nora", "Oskar",
    "Otto", "Paula", "Quentin", "Rosa", "Silas", "Thea", "Theo", "Ursula", "Viktor", "Wilma",
)  # fmt: skip
FAMILY: Final = (
    "Amsel", "Ash", "Birk", "Blake", "Brook", "Dorn", "Fenn", "Finch", "Frost", "Grau", "Hale",
    "Hazel", "Holm", "Kestrel", "Krähe", "Lark", "Linden", "Marsh", "Moor", "North", "Pike",
    "Quill", "Reed", "Rook", "Rowan", "Sand", "Stern", "Storm", "Thorn", "Vale", "Weiss", "Winter",
)  # fmt: skip
LONGEST: Final = 24
_RANDOM: Final = random.SystemRandom()


def propose_name() -> str:
    return f"{_RANDOM.choice(GIVEN)} {_RANDOM.choice(FAMILY)}"


class NamedSeat(Protocol):
    """A seat at a table."""

    @property
    def person(self) -> str | None: ...

    @property
    def name(self) -> str: ...


def name_at(seats: Sequence[NamedSeat], person: str, name: str) -> str:
    """The name of a person at a table: their own, with a number if it is taken there.

    The names of bots count as taken.
    """
    taken = {seated.name.casefold() for seated in seats if seated.person != person}
    taken |= bot_names(len(seats))
    tried, number = name, 1
    while tried.casefold() in taken:
        number += 1
        ending = f" {number}"
        tried = name[: LONGEST - len(ending)].rstrip() + ending
    return tried


@functools.cache
def bot_names(seats: int) -> set[str]:
    """The names of bots at a table of this size, in all languages."""
    named = [f"bot-name-{seat + 1}" for seat in range(seats)]
    spoken = [Texts(language, ("names.ftl",)) for language in LANGUAGES]
    return {texts(name).casefold() for texts in spoken for name in named if name in texts}
