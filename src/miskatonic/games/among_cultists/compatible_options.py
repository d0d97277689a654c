"""Resolves conflicts between options for the host (AC-O4, AC-Z8, AC-Z12).

The option that the host has just changed is kept, and the others follow. Only rules/options.py
decides which combinations are valid.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.rules.options import (
    OPTIONS,
    SPECIAL_ROLES,
    check_options,
    with_dependent_defaults,
)
from miskatonic.kernel.options import OptionValue, OptionValues, read_options


def compatible_options(
    seats: int, wanted: Mapping[str, object], before: Mapping[str, object] | None
) -> OptionValues:
    """The wanted options, changed as little as possible to make them valid together."""
    values = read_options(OPTIONS, with_dependent_defaults(seats, wanted), seats)
    was: Mapping[str, object] = values if before is None else before
    if values["level"] != was["level"] and values["unsafe_paths"] == was["unsafe_paths"]:
        values["unsafe_paths"] = values["level"] != "first"
    # AC-O4  Four seats always play with the Automa, six may, and others don't.
    values["automa"] = seats == 4 or (values["automa"] is True and seats == 6)
    if values["roles"] and values["level"] != "expert":
        if _roles(values["roles"]) == _roles(was["roles"]):
            values["roles"] = ()
        else:
            values["level"] = "expert"
    if values["roles"]:
        values["roles"] = _set_near(seats, values, _roles(was["roles"]))
    return values


def _roles(value: object) -> tuple[str, ...]:
    return tuple(str(role) for role in value) if isinstance(value, (list, tuple)) else ()


def _set_near(seats: int, values: OptionValues, was: tuple[str, ...]) -> OptionValue:
    """AC-Z8  The valid set that is closest to the wanted one and keeps the roles just changed.

    Empty if no set is valid.
    """
    wanted = set(_roles(values["roles"]))
    chosen = wanted ^ set(was) if was else set()
    fitting = [each for each in _sets() if _fits(seats, values, each)]
    if not fitting:
        return ()

    def distance(each: tuple[str, ...]) -> tuple[int, int, int]:
        differs = wanted ^ set(each)
        return len(differs & chosen), len(differs), len(each)

    return min(fitting, key=distance)


def _sets() -> Iterator[tuple[str, ...]]:
    for size in range(1, len(SPECIAL_ROLES) + 1):
        yield from combinations(SPECIAL_ROLES, size)


def _fits(seats: int, values: OptionValues, roles: tuple[str, ...]) -> bool:
    try:
        check_options(seats, {**values, "roles": roles})
    except BadOptions:
        return False
    return True
