"""All words that content may use, by their names."""

from types import ModuleType
from typing import Final, TypeVar

from miskatonic.games.death_may_die.content.script import (
    Condition,
    Count,
    Effect,
    Group,
    PlaceRef,
)
from miskatonic.games.death_may_die.effects import (
    amounts,
    carried_tokens,
    conditions,
    enemies,
    flow,
    groups,
    irregular,
    laid_tokens,
    passages,
    places,
    rolls,
    shift,
    summoning,
    you,
)
from miskatonic.games.death_may_die.effects.irregular import Irregular

Base = TypeVar("Base", Effect, Condition, Count, PlaceRef, Group)


def declared_in(module: ModuleType, base: type[Base]) -> dict[str, type[Base]]:
    """The classes of a module that have a name, by their names."""
    return {
        cls.name: cls
        for cls in vars(module).values()
        if isinstance(cls, type)
        and issubclass(cls, base)
        and cls.name
        and cls.__module__ == module.__name__
    }


def irregular_in(module: ModuleType) -> dict[str, type[Irregular]]:
    """The irregular cards of a module, by the names of their classes."""
    return {
        cls.__name__: cls
        for cls in vars(module).values()
        if isinstance(cls, type)
        and issubclass(cls, Irregular)
        and cls.__module__ == module.__name__
        and cls is not Irregular
    }


# The verb of irregular cards: which card it is, its name says.
IRREGULAR: Final = Irregular.name

VERBS: Final[dict[str, type[Effect]]] = {
    **declared_in(you, Effect),
    **declared_in(carried_tokens, Effect),
    **declared_in(enemies, Effect),
    **declared_in(summoning, Effect),
    **declared_in(laid_tokens, Effect),
    **declared_in(shift, Effect),
    **declared_in(passages, Effect),
    **declared_in(rolls, Effect),
    **declared_in(flow, Effect),
}
IRREGULAR_CARDS: Final = irregular_in(irregular)
CONDITIONS: Final = declared_in(conditions, Condition)
AMOUNTS: Final = declared_in(amounts, Count)
PLACES: Final = declared_in(places, PlaceRef)
GROUPS: Final = declared_in(groups, Group)
