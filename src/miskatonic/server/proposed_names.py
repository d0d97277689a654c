"""Names that the house proposes, so that nobody has to think of one before playing; and how two
people at one table are told apart.
"""

import functools
import random
from collections.abc import Sequence
from typing import Final

from miskatonic.server.table import TableSeat
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
# They have to be different, not secret.
_LOTS: Final = random.SystemRandom()


def propose_name() -> str:
    return f"{_LOTS.choice(GIVEN)} {_LOTS.choice(FAMILY)}"


def name_at(seats: Sequence[TableSeat], person: str, name: str) -> str:
    """The name of somebody at a table: their own, or with a number if another has it there. Bots
    have names of their own, which nobody else gets.
    """
    taken = {chair.name.casefold() for chair in seats if chair.person != person}
    taken |= bot_names(len(seats))
    tried, number = name, 1
    while tried.casefold() in taken:
        number += 1
        ending = f" {number}"
        tried = name[: LONGEST - len(ending)].rstrip() + ending
    return tried


@functools.cache
def bot_names(seats: int) -> set[str]:
    """What bots are called on so many seats, in any language."""
    named = [f"bot-name-{seat + 1}" for seat in range(seats)]
    spoken = [Texts(language, ("names.ftl",)) for language in LANGUAGES]
    return {texts(name).casefold() for texts in spoken for name in named if name in texts}
