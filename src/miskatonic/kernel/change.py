"""What is new in a view since the one before it."""

from collections.abc import Mapping
from typing import Any, Final

View = Mapping[str, Any]
HISTORY: Final = "history"
_NOTHING: Final = object()


class ViewChange:
    """What one move changes for a viewer: events, new values, and what lists have at their end."""

    def __init__(
        self, events: list[Any], changed: dict[str, Any], added: dict[str, list[Any]]
    ) -> None:
        self.events: Final = events
        self.changed: Final = changed
        self.added: Final = added

    @property
    def is_nothing(self) -> bool:
        return not self.events and not self.changed and not self.added

    def beside(self, shared: "ViewChange") -> "ViewChange":
        """This change of a viewer's own part, and that of the part that all viewers share."""
        if shared.is_nothing:
            return self
        changed = {**shared.changed, **self.changed} if self.changed else shared.changed
        added = {**shared.added, **self.added} if self.added else shared.added
        return ViewChange(self.events, changed, added)


def change_between(before: dict[str, Any], after: dict[str, Any]) -> ViewChange:
    """`after` is a view, or a part of one, whose history holds only what is new."""
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
    return ViewChange(events, changed, added)


def _is_longer(before: list[Any], after: list[Any]) -> bool:
    """Whether a list has gained something at its end, and nothing else about it is new."""
    return 0 < len(before) < len(after) and after[: len(before)] == before
