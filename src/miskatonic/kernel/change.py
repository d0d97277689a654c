"""The difference between two views of the same viewer."""

from collections.abc import Mapping
from typing import Any, Final

View = Mapping[str, Any]
HISTORY: Final = "history"
_NOTHING: Final = object()


class ViewChange:
    """The effect of a move on one view: new events, changed values, items appended to lists."""

    def __init__(
        self, events: list[Any], changed: dict[str, Any], added: dict[str, list[Any]]
    ) -> None:
        self.events: Final = events
        self.changed: Final = changed
        self.added: Final = added
        self.is_nothing: Final = not (events or changed or added)


def change_between(
    before: dict[str, Any], after: dict[str, Any], shared: ViewChange | None = None
) -> ViewChange:
    """Compare two views, or parts of views; the history of `after` holds only new events.

    `shared` is the change to the part that all viewers share; it is merged into the result.
    """
    events: list[Any] = []
    changed: dict[str, Any] = {}
    added: dict[str, list[Any]] = {}
    for key, value in after.items():
        if key == HISTORY:
            events = value
            continue
        old = before.get(key, _NOTHING)
        if old is value or old == value:
            continue
        if isinstance(value, list) and isinstance(old, list) and _is_longer(old, value):
            added[key] = value[len(old) :]
        else:
            changed[key] = value
    if shared is not None and not shared.is_nothing:
        changed = {**shared.changed, **changed} if changed else shared.changed
        added = {**shared.added, **added} if added else shared.added
    return ViewChange(events, changed, added)


def _is_longer(before: list[Any], after: list[Any]) -> bool:
    """Whether items were appended to a list and nothing else changed."""
    return 0 < len(before) < len(after) and after[: len(before)] == before
