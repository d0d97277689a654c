"""States to bytes and back.

A snapshot holds every field of the state, its steps as (class name, arguments), and a digest over
all of it: whatever is damaged, truncated, of another game or rules version is a BadSave.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from miskatonic.errors import BadSave
from miskatonic.kernel.events import Event
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Answer, Decision, Result, State

MAGIC: Final = "miskatonic save 1"
KERNEL_FIELDS: Final = (
    "rng",
    "agenda",
    "asked",
    "sealed",
    "decisions_asked",
    "loud",
    "log",
    "result",
    "commitment",
)
KERNEL_CLASSES: Final[tuple[type[Any], ...]] = (Rng, Decision, Answer, Result)
_OBJECT: Final = "o"
_TUPLE: Final = "t"
_DICT: Final = "d"
_LOG: Final = "l"


class Codec:
    """Knows the classes that may stand in a state; each lists its fields in __match_args__."""

    def __init__(self, game: str, version: int, classes: Sequence[type[Any]]) -> None:
        self.game: Final = game
        self.version: Final = version
        self.classes: Final = {cls.__name__: cls for cls in (*KERNEL_CLASSES, *classes)}

    def save(self, g: State, fields: Sequence[str]) -> bytes:
        values = [self._plain(getattr(g, name)) for name in (*KERNEL_FIELDS, *fields)]
        body = msgspec.msgpack.encode([MAGIC, self.game, self.version, values])
        return _digest(body) + body

    def load(self, data: object, g: State, fields: Sequence[str]) -> None:
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
        names = (*KERNEL_FIELDS, *fields)
        for name, value in zip(names, values, strict=True):
            setattr(g, name, self._live(value))

    def _plain(self, value: Any) -> Any:
        if value is None or isinstance(value, (bool, int, str, bytes)):
            return value
        if isinstance(value, list):
            return [self._plain(each) for each in value]
        if isinstance(value, tuple):
            return {_TUPLE: [self._plain(each) for each in value]}
        if isinstance(value, dict):
            return {_DICT: [[self._plain(k), self._plain(v)] for k, v in value.items()]}
        if isinstance(value, Event):
            return {_LOG: self._plain_log(value)}
        cls = type(value)
        assert self.classes.get(cls.__name__) is cls, f"{cls.__name__} is not declared for saving"
        arguments = getattr(cls, "__match_args__", ())
        return {_OBJECT: cls.__name__, "a": [self._plain(getattr(value, a)) for a in arguments]}

    def _plain_log(self, last: Event) -> list[Any]:
        entries: list[Any] = []
        event: Event | None = last
        while event is not None:
            fields = [event.kind, event.public, event.secret, event.audience, event.private]
            entries.append([self._plain(each) for each in fields])
            event = event.earlier
        entries.reverse()
        return entries

    def _live(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._live(each) for each in value]
        if not isinstance(value, dict):
            return value
        if _TUPLE in value:
            return tuple([self._live(each) for each in value[_TUPLE]])
        if _DICT in value:
            return {self._live(k): self._live(v) for k, v in value[_DICT]}
        if _LOG in value:
            log: Event | None = None
            for entry in value[_LOG]:
                log = Event(log, *[self._live(each) for each in entry])
            return log
        return self.classes[value[_OBJECT]](*[self._live(each) for each in value["a"]])


def _digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=16, person=b"miskatonic save").digest()
