"""Finds the classes that card files can name, including the irregular cards of packs."""

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.card_data.abilities import (
    BaseCondition,
    BaseCount,
    BaseEffect,
    BaseGroup,
    BasePlaceRef,
    Condition,
    Effect,
    Group,
    PlaceRef,
)
from miskatonic.games.death_may_die.card_data.loader import PACK_CODE
from miskatonic.games.death_may_die.card_data.reader import AbilityKinds
from miskatonic.games.death_may_die.card_effects import (
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
from miskatonic.games.death_may_die.card_effects.irregular import Irregular

# Former names of modules, which packs written for earlier releases import.
FORMER_MODULES: Final = {
    "content.phrases": "card_text.phrases",
    "content.reading": "card_data.toml_table",
    "content.references": "card_data.reader",
    "effects.irregular": "card_effects.irregular",
    "rules.choices": "model.choices",
    "rules.components": "model.components",
    "rules.context": "card_data.context",
    "rules.counting": "model.counting",
    "rules.events": "model.events",
    "rules.holdings": "model.holdings",
    "rules.options": "model.options",
    "rules.paths": "model.paths",
    "rules.roll": "model.roll",
    "rules.routes": "model.routes",
    "rules.state": "model.state",
    "rules.steps": "model.steps",
    "rules.targets": "model.targets",
    "rules.tokens": "model.tokens",
}

Count = BaseCount[Any, Any]
Base = TypeVar("Base", Effect, Condition, Count, PlaceRef, Group)


def declared_in(module: ModuleType, base: type[Base]) -> dict[str, type[Base]]:
    """The classes of a module that have a name, by name."""
    return {
        cls.name: cls
        for cls in vars(module).values()
        if isinstance(cls, type)
        and issubclass(cls, base)
        and cls.name
        and cls.__module__ == module.__name__
    }


def irregular_in(module: ModuleType) -> dict[str, type[Irregular]]:
    """The irregular cards of a module, by class name."""
    return {
        cls.__name__: cls
        for cls in vars(module).values()
        if isinstance(cls, type)
        and issubclass(cls, Irregular)
        and cls.__module__ == module.__name__
        and cls is not Irregular
    }


VERBS: Final[dict[str, type[Effect]]] = {
    name: verb
    for module in (
        you,
        carried_tokens,
        enemies,
        summoning,
        laid_tokens,
        shift,
        passages,
        rolls,
        flow,
    )
    for name, verb in declared_in(module, BaseEffect).items()
}
IRREGULAR_CARDS: Final = irregular_in(irregular)
CONDITIONS: Final = declared_in(conditions, BaseCondition)
AMOUNTS: Final = declared_in(amounts, BaseCount)
PLACES: Final = declared_in(places, BasePlaceRef)
GROUPS: Final = declared_in(groups, BaseGroup)


def kinds_for(roots: Iterable[Path]) -> AbilityKinds:
    """Everything that the files in these directories can name."""
    cards = dict(IRREGULAR_CARDS)
    for root in roots:
        cards.update(_cards_of(root, cards))
    return AbilityKinds(VERBS, cards, CONDITIONS, AMOUNTS, PLACES, GROUPS)


def _cards_of(root: Path, known: dict[str, type[Irregular]]) -> dict[str, type[Irregular]]:
    """The irregular cards of a pack, by name; empty if it has no Python file."""
    path = root / PACK_CODE
    if not path.is_file():
        return {}
    shown = f"{root.name}/{PACK_CODE}"
    cards = irregular_in(_run(path, shown))
    if not cards:
        raise BadContent(f"{shown}: no cards found; a card is a subclass of Irregular")
    for taken in cards.keys() & known.keys():
        raise BadContent(f"{shown}: the name {taken!r} is taken; give each card a unique name")
    return cards


def _run(path: Path, shown: str) -> ModuleType:
    name = f"miskatonic_pack_{path.parent.name.replace('-', '_')}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    package = __name__.rpartition(".card_effects.")[0]
    for former, current in FORMER_MODULES.items():
        sys.modules.setdefault(f"{package}.{former}", import_module(f"{package}.{current}"))
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadContent(
            f"{shown}: {type(error).__name__}: {error}; it must run without errors"
        ) from error
    return module
