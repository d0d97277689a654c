"""Serialize states to bytes and back.

A save holds every field of the state by name, steps as (class name, arguments), and a digest of
it all. Saves that are damaged, truncated, or from another game or rules version raise BadSave. The
content is validated too, because a correct digest does not prove that we wrote it.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from miskatonic.errors import BadSave
from miskatonic.kernel.events import Event, kind_of, list_of
from miskatonic.kernel.log import SPECTATOR, Entry
from miskatonic.kernel.numbers import shown, whole
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.save_check import HIGHEST, LOWEST, arguments_of, check_alike, fits, is_vec
from miskatonic.kernel.state import Answer, Decision, Result, State

MAGIC: Final = "miskatonic save 2"
KERNEL_CLASSES: Final[tuple[type[Any], ...]] = (Rng, Decision, Answer, Result)
_OBJECT: Final = "o"
_TUPLE: Final = "t"
_DICT: Final = "d"
_EVENT: Final = "e"
_LOG: Final = "l"


# The open questions are two fields of a state but saved as one. These tuples are saved as lists.
_SAVED_AS: Final = {"question": "asked", "more": "asked"}
_LISTED: Final = ("asked", "sealed")


def fields_of_state(g: State) -> list[str]:
    """The names of all saved fields, in the same order whether compiled or interpreted."""
    names: set[str] = set(getattr(g, "__dict__", {}))
    for cls in type(g).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    kept = {name for name in names if not name.startswith("__") and name not in g.derived}
    return sorted({_SAVED_AS.get(name, name) for name in kept})


def field_of_state(g: State, name: str) -> Any:
    """The value of a field as it is saved."""
    value: Any = getattr(g, name)
    if name in g.tuples:
        return tuple(value)
    return list(value) if name in _LISTED or is_vec(value) else value


def set_field_of_state(g: State, name: str, value: Any) -> None:
    held: Any = getattr(g, name)
    if name in _LISTED:
        value = tuple(value)
    elif is_vec(held):
        value = type(held)(value)
    setattr(g, name, value)


class Codec:
    """Saves and loads states made of declared classes; each lists its fields in __match_args__."""

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
        self._arguments_of: Final[dict[str, list[Any]]] = {}
        self._without_arguments: Final[set[type[Any]]] = set()
        # The classes whose `__match_args__` changed, with their `upgraded`; see `load`.
        self._upgrades: Final = {
            name: cls.upgraded for name, cls in self.classes.items() if hasattr(cls, "upgraded")
        }
        # Whether the save being read has no objects in the format of an earlier version.
        self._is_current = True
        assert len(self.classes) == len(KERNEL_CLASSES) + len(classes), "two classes share a name"
        assert len(self.events) == len(events), "two events share a kind"

    def save(self, g: State) -> bytes:
        if g.rng.light:
            raise BadSave("cannot save a state whose chance comes from a light or given generator")
        values = {name: self.to_plain(field_of_state(g, name)) for name in fields_of_state(g)}
        body = msgspec.msgpack.encode([MAGIC, self.game, self.version, values])
        return _digest(body) + body

    def load(self, data: object, g: State) -> bool:
        """Fill a blank state from a save; return False if the save was in an older format.

        A class whose `__match_args__` changed has a static method `upgraded` that converts the old
        arguments to the current ones.
        """
        self._is_current = True
        if not isinstance(data, bytes):
            raise BadSave(f"a save of type {type(data).__name__}; expected bytes")
        digest, body = data[:16], data[16:]
        if digest != _digest(body):
            raise BadSave("the save is damaged: its digest does not match its content")
        values = self._values(body)
        if list(values) != fields_of_state(g):
            names = shown(sorted([str(name) for name in values]))
            raise BadSave(f"a save with the fields {names}; expected {fields_of_state(g)}")
        for name, value in values.items():
            held = self.from_plain(value)
            check_alike(name, held, field_of_state(g, name))
            try:
                set_field_of_state(g, name, held)
            except (TypeError, OverflowError) as error:
                raise BadSave(f"the save's {name} is {shown(value)}: {error}") from None
        return self._is_current

    def _values(self, body: bytes) -> dict[str, Any]:
        """Decode the fields as plain data; check that game and rules version match."""
        try:
            content: Any = msgspec.msgpack.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:
            raise BadSave(f"the save cannot be read: {error}") from None
        if not isinstance(content, list) or len(content) != 4:
            raise BadSave(f"a save of {shown(content)}; expected four parts")
        magic, game, version, values = content
        if magic != MAGIC or game != self.game:
            raise BadSave(f"a save of {shown(game)}; this is {self.game!r}")
        if not fits(version, int) or version != self.version:
            right = f"this is version {self.version}"
            raise BadSave(f"a save of rules version {shown(version)}; {right}")
        if not isinstance(values, dict):
            raise BadSave(f"a save with the fields {shown(values)}; expected a map of them")
        return values

    def read_events(self, entries: object) -> list[Event]:
        """Convert plain data to events; raise BadSave for events of another game."""
        try:
            events: list[Event] = msgspec.convert(entries, self.event_list)
        except msgspec.ValidationError as error:
            raise BadSave(f"not a history of {self.game}: {error}") from None
        return events

    def to_plain(self, value: Any) -> Any:
        """Convert a value of a state to lists, maps, numbers and strings."""
        if value is None or isinstance(value, (bool, int, str, bytes)):
            return value
        if isinstance(value, list):
            return [self.to_plain(each) for each in value]
        if isinstance(value, tuple):
            return {_TUPLE: [self.to_plain(each) for each in value]}
        if isinstance(value, dict):
            return {_DICT: [[self.to_plain(k), self.to_plain(v)] for k, v in value.items()]}
        if isinstance(value, Entry):
            return {_LOG: self._plain_log(value)}
        if isinstance(value, Event):
            return {_EVENT: value.kind, "a": self._arguments(value)}
        cls = type(value)
        assert self.classes.get(cls.__name__) is cls, f"{cls.__name__} is not declared for saving"
        return {_OBJECT: cls.__name__, "a": self._arguments(value)}

    def _arguments(self, value: Any) -> list[Any]:
        names = getattr(type(value), "__match_args__", ())
        return [self.to_plain(getattr(value, name)) for name in names]

    def _plain_log(self, last: Entry) -> list[Any]:
        entries: list[Any] = []
        entry: Entry | None = last
        while entry is not None:
            # The third part used to be true for events that were told only to their audience.
            entries.append([self.to_plain(entry.event), int(entry.audience), False])
            entry = entry.earlier
        entries.reverse()
        return entries

    def from_plain(self, value: Any) -> Any:
        """The inverse of `to_plain`; raises BadSave for data that `to_plain` cannot produce."""
        if isinstance(value, list):
            return [self.from_plain(each) for each in value]
        if isinstance(value, dict):
            return self._read_map(value)
        if isinstance(value, int) and not LOWEST <= value <= HIGHEST:
            raise BadSave(f"the number {shown(value)}; expected at most 64 bits")
        return value

    def _read_map(self, value: dict[Any, Any]) -> Any:
        if len(value) == 1:
            content = value.get(_TUPLE)
            if isinstance(content, list):
                return tuple([self.from_plain(each) for each in content])
            content = value.get(_DICT)
            if isinstance(content, list):
                return self._read_dict(content)
            content = value.get(_LOG)
            if isinstance(content, list):
                return self._read_log(content)
        arguments = value.get("a")
        if len(value) == 2 and isinstance(arguments, list):
            if _OBJECT in value:
                values = [self.from_plain(each) for each in arguments]
                return self._read_object(value[_OBJECT], values)
            if _EVENT in value:
                values = [self.from_plain(each) for each in arguments]
                return self._read_event(value[_EVENT], values)
        raise BadSave(f"{shown(value)} is not part of a state of {self.game}")

    def _read_dict(self, content: list[Any]) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        for pair in content:
            if not isinstance(pair, list) or len(pair) != 2:
                raise BadSave(f"{shown(pair)} in a dictionary; expected pairs")
            key = self.from_plain(pair[0])
            if not isinstance(key, (str, int)) or key in found:
                raise BadSave(f"the key {shown(key)}; expected distinct strings or numbers")
            found[key] = self.from_plain(pair[1])
        return found

    def _read_log(self, content: list[Any]) -> Entry | None:
        log: Entry | None = None
        for each in content:
            if not isinstance(each, list) or len(each) != 3:
                raise BadSave(f"{shown(each)} in the log; expected event, audience and false")
            event, audience = self.from_plain(each[0]), self.from_plain(each[1])
            if not isinstance(event, Event) or not fits(audience, int) or each[2] is not False:
                raise BadSave(f"{shown(each)} in the log; expected event, audience and false")
            log = Entry(log, event, audience)
        return log

    def _read_object(self, name: object, arguments: list[Any]) -> Any:
        if not isinstance(name, str) or name not in self.classes:
            raise BadSave(f"{shown(name)} is not part of a state of {self.game}")
        cls = self.classes[name]
        upgrade = self._upgrades.get(name)
        if upgrade is not None and len(arguments) != len(cls.__match_args__):
            self._is_current = False
            arguments = upgrade(arguments)
        if arguments or cls not in self._without_arguments:
            self._check_arguments(name, cls, arguments)
        try:
            return cls(*arguments)
        except (TypeError, ValueError, LookupError, ArithmeticError, AssertionError) as error:
            raise BadSave(f"{name} of {shown(arguments)}: {error}") from None

    def _check_arguments(self, name: str, cls: type[Any], arguments: list[Any]) -> None:
        right = len(getattr(cls, "__match_args__", ()))
        if len(arguments) != right:
            raise BadSave(f"{name} with {len(arguments)} values; expected {right}")
        if right == 0:
            self._without_arguments.add(cls)
        if name not in self._arguments_of:
            self._arguments_of[name] = arguments_of(cls)
        self._check_seats(cls, arguments)
        for argument, hint in zip(arguments, self._arguments_of[name], strict=False):
            if not fits(argument, hint):
                raise BadSave(f"{name} with {shown(argument)}; expected {hint}")

    def _check_seats(self, cls: type[Any], arguments: list[Any]) -> None:
        """Reject impossible seat counts before anything builds bit masks of seats."""
        for name, value in zip(getattr(cls, "__match_args__", ()), arguments, strict=True):
            if name == "seats" and not 0 < whole(value) < SPECTATOR:
                raise BadSave(f"{cls.__name__} for {shown(value)} seats")

    def _read_event(self, kind: object, arguments: list[Any]) -> Event:
        """Rebuild an event, validating its fields as if another process had sent it."""
        if not isinstance(kind, str) or kind not in self.events:
            raise BadSave(f"{shown(kind)} is not an event of {self.game}")
        cls = self.events[kind]
        names = cls.__struct_fields__
        if len(arguments) != len(names):
            raise BadSave(f"the event {kind} with {len(arguments)} values; expected {len(names)}")
        event = cls(*arguments)
        try:
            msgspec.convert(msgspec.to_builtins(event), cls)
        except (msgspec.ValidationError, TypeError, OverflowError) as error:
            raise BadSave(f"the event {kind} of {shown(arguments)}: {error}") from None
        return event


def _digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=16, person=b"miskatonic save").digest()
