"""States to bytes and back.

A snapshot holds every field of the state by its name, its steps as (class name, arguments), and a
digest over all of it: whatever is damaged, truncated, of another game or of another rules version
is a BadSave.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from miskatonic.errors import BadSave
from miskatonic.kernel.events import Event, kind_of, list_of
from miskatonic.kernel.log import Entry
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Answer, Decision, Result, State

MAGIC: Final = "miskatonic save 2"
KERNEL_CLASSES: Final[tuple[type[Any], ...]] = (Rng, Decision, Answer, Result)
_OBJECT: Final = "o"
_TUPLE: Final = "t"
_DICT: Final = "d"
_EVENT: Final = "e"
_LOG: Final = "l"


def fields_of_state(g: State) -> list[str]:
    """The names of all fields that are saved, in an order that is the same compiled and not."""
    names: set[str] = set(getattr(g, "__dict__", {}))
    for cls in type(g).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    return sorted([name for name in names if not name.startswith("__") and name not in g.derived])


class Codec:
    """Knows the classes that may stand in a state; each lists its fields in __match_args__."""

    def __init__(
        self,
        game: str,
        version: int,
        classes: Sequence[type[Any]],
        events: Sequence[type[Event]],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.classes: Final = {cls.__name__: cls for cls in (*KERNEL_CLASSES, *classes)}
        self.events: Final = {kind_of(cls): cls for cls in events}
        self.event_list: Final = list_of(events)
        assert len(self.classes) == len(KERNEL_CLASSES) + len(classes), "two classes share a name"
        assert len(self.events) == len(events), "two events share a kind"

    def save(self, g: State) -> bytes:
        values = {name: self.plain(getattr(g, name)) for name in fields_of_state(g)}
        body = msgspec.msgpack.encode([MAGIC, self.game, self.version, values])
        return _digest(body) + body

    def load(self, data: object, g: State) -> None:
        """Fill a blank state from a save."""
        if not isinstance(data, bytes):
            raise BadSave(f"a save of type {type(data).__name__}; it takes bytes")
        digest, body = data[:16], data[16:]
        if digest != _digest(body):
            raise BadSave("the save is damaged: its digest does not fit its content")
        magic, game, version, values = msgspec.msgpack.decode(body)
        if magic != MAGIC or game != self.game:
            raise BadSave(f"a save of {game!r}; this is {self.game!r}")
        if version != self.version:
            raise BadSave(f"a save of rules version {version!r}; this is version {self.version}")
        if sorted(values) != fields_of_state(g):
            raise BadSave(f"a save with the fields {sorted(values)}; it takes {fields_of_state(g)}")
        for name, value in values.items():
            setattr(g, name, self.live(value))

    def read_events(self, entries: object) -> list[Event]:
        """Events that were sent as plain data; BadSave names what is none of this game's."""
        try:
            events: list[Event] = msgspec.convert(entries, self.event_list)
        except msgspec.ValidationError as error:
            raise BadSave(f"not a history of {self.game}: {error}") from None
        return events

    def plain(self, value: Any) -> Any:
        """A value of a state as lists, maps, numbers and words."""
        if value is None or isinstance(value, (bool, int, str, bytes)):
            return value
        if isinstance(value, list):
            return [self.plain(each) for each in value]
        if isinstance(value, tuple):
            return {_TUPLE: [self.plain(each) for each in value]}
        if isinstance(value, dict):
            return {_DICT: [[self.plain(k), self.plain(v)] for k, v in value.items()]}
        if isinstance(value, Entry):
            return {_LOG: self._plain_log(value)}
        if isinstance(value, Event):
            return {_EVENT: value.kind, "a": self._arguments(value)}
        cls = type(value)
        assert self.classes.get(cls.__name__) is cls, f"{cls.__name__} is not declared for saving"
        return {_OBJECT: cls.__name__, "a": self._arguments(value)}

    def _arguments(self, value: Any) -> list[Any]:
        names = getattr(type(value), "__match_args__", ())
        return [self.plain(getattr(value, name)) for name in names]

    def _plain_log(self, last: Entry) -> list[Any]:
        entries: list[Any] = []
        entry: Entry | None = last
        while entry is not None:
            entries.append([self.plain(entry.event), int(entry.audience), entry.private])
            entry = entry.earlier
        entries.reverse()
        return entries

    def live(self, value: Any) -> Any:
        """What `plain` was made of."""
        if isinstance(value, list):
            return [self.live(each) for each in value]
        if not isinstance(value, dict):
            return value
        if _TUPLE in value:
            return tuple([self.live(each) for each in value[_TUPLE]])
        if _DICT in value:
            return {self.live(k): self.live(v) for k, v in value[_DICT]}
        if _LOG in value:
            log: Entry | None = None
            for event, audience, private in value[_LOG]:
                log = Entry(log, self.live(event), audience, private)
            return log
        name = value[_EVENT] if _EVENT in value else value[_OBJECT]
        known: dict[str, Any] = self.events if _EVENT in value else self.classes
        if name not in known:
            raise BadSave(f"{name!r} is nothing that {self.game} keeps")
        return known[name](*[self.live(each) for each in value["a"]])


def _digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=16, person=b"miskatonic save").digest()
