"""Options that do not go together (AC-O4, AC-Z8, AC-Z12), solved for the host.

What the host has just chosen stays, and the rest follows it. Which sets of options are possible,
rules/options.py says and nobody else.
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


def settle(
    seats: int, wanted: Mapping[str, object], before: Mapping[str, object] | None
) -> OptionValues:
    """The options as wanted, as far as they go together."""
    values = read_options(OPTIONS, with_dependent_defaults(seats, wanted), seats)
    was: Mapping[str, object] = values if before is None else before
    if values["level"] != was["level"] and values["unsafe_paths"] == was["unsafe_paths"]:
        values["unsafe_paths"] = values["level"] != "first"
    # AC-O4  Four always play with the Automa; besides, only six may.
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
    """AC-Z8  The set that differs least from the wanted one, and not in what was just chosen; none
    if there is no such set.
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
