"""Events: what happened, and who is told. Each game declares them as classes with typed fields.

    class Took(Event, tag="took"):
        '''AR-T5  A seat took a card and discarded its old one face up.'''

        seat: Annotated[int, Word("party", "who")]
        discarded: Annotated[int, Word("card")]
        card: Secret[Annotated[int, Word("card")]] = None

Viewers in the audience of an event see all of it; the others see all but its secret fields. The
client's types, the sentences of the log and redaction are derived from the declarations.
"""

import functools
import operator
import typing
from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final, TypeVar

import msgspec

from miskatonic.kernel.narration import Says, Word

T = TypeVar("T")
SECRET: Final = "secret"
# A field that only the audience sees. For everyone else it is None and not sent.
Secret = Annotated[T | None, SECRET]


class Event(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """The base of all events. Only secret fields have a default, which is None."""

    says: ClassVar[Says] = Says()

    @property
    def kind(self) -> str:
        return kind_of(type(self))

    @property
    def has_secrets(self) -> bool:
        """Whether any secret field is set."""
        return any(getattr(self, name) is not None for name in secret_fields(type(self)))

    def redacted(self) -> "Event":
        """The event for viewers outside the audience."""
        cls = type(self)
        if not secret_fields(cls):
            return self
        return cls(**{name: getattr(self, name) for name in public_fields(cls)})


class Field:
    """A declared field of an event."""

    def __init__(self, name: str, sent_as: str, type: Any, words: list[Word], secret: bool) -> None:
        self.name: Final = name
        self.sent_as: Final = sent_as
        self.type: Final = type
        self.words: Final = words
        self.secret: Final = secret


@functools.cache
def kind_of(cls: type[Event]) -> str:
    kind = cls.__struct_config__.tag
    assert isinstance(kind, str), cls
    return kind


def list_of(classes: Sequence[type[Event]]) -> Any:
    """The type of a list of these events, for reading them from JSON."""
    if not classes:
        return list[Event]
    # Unlike typing.Union, a union made by `|` is hashed in C. msgspec hashes it in every call and
    # drops an exception raised meanwhile, such as the KeyboardInterrupt of Ctrl-C.
    return list[functools.reduce(operator.or_, classes)]  # type: ignore[misc]  # made at run time


@functools.cache
def fields_of(cls: type[Event]) -> tuple[Field, ...]:
    """The declared fields, in order."""
    hints = typing.get_type_hints(cls, include_extras=True)
    sent = dict(zip(cls.__struct_fields__, cls.__struct_encode_fields__, strict=True))
    return tuple(_field(name, sent[name], hints[name]) for name in cls.__struct_fields__)


def secret_fields(cls: type[Event]) -> tuple[str, ...]:
    return _split(cls)[1]


def public_fields(cls: type[Event]) -> tuple[str, ...]:
    return _split(cls)[0]


@functools.cache
def _split(cls: type[Event]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    fields = fields_of(cls)
    public = tuple(each.name for each in fields if not each.secret)
    return public, tuple(each.name for each in fields if each.secret)


def _field(name: str, sent_as: str, hint: Any) -> Field:
    secret = SECRET in typing.get_args(hint) and typing.get_origin(hint) is Annotated
    return Field(name, sent_as, hint, _words_in(hint), secret)


def _words_in(hint: Any) -> list[Word]:
    """The Words of an annotation, including those nested in `Secret[…]` or `… | None`."""
    words: list[Word] = []
    for part in typing.get_args(hint):
        if isinstance(part, Word):
            words.append(part)
        elif typing.get_origin(part) is not None:
            words += _words_in(part)
    return words
