"""Turn events into sentences; a `Namer` of the game names the things in them."""

from collections.abc import Callable
from typing import Any, Final

from miskatonic.kernel.events import Event, fields_of, secret_fields
from miskatonic.kernel.narration import AS_IT_IS, SIZE, TEXT, Word, is_so
from miskatonic.text import Texts, Value

# Names a field's value. It gets the whole event, because some names depend on other fields.
Namer = Callable[[Word, Any, Event], Value]


class Narrator:
    """Writes the sentences of a game's events, in one language, for one table."""

    def __init__(self, prefix: str, texts: Texts, name: Namer) -> None:
        self.prefix: Final = prefix
        self.texts: Final = texts
        self.name: Final = name

    def sentence(self, event: Event) -> str:
        """The event in one sentence, without what the viewer was not told."""
        return self.texts(f"{self.prefix}-event-{message_of(event)}", **self.values(event))

    def values(self, event: Event) -> dict[str, Value]:
        """The variables of the event's sentence; fields that are None are left out."""
        values: dict[str, Value] = {}
        for field in fields_of(type(event)):
            value = getattr(event, field.name)
            if value is None:
                continue
            for word in field.words or [Word(AS_IT_IS)]:
                if word.sort != AS_IT_IS or isinstance(value, (bool, int, str)):
                    values[word.name or field.sent_as] = self._said(word, value, event)
        return values

    def _said(self, word: Word, value: Any, event: Event) -> Value:
        if word.sort == TEXT:
            return self.texts(f"{word.text}{value}")
        if word.sort == SIZE:
            return abs(int(value))
        if word.sort == AS_IT_IS:
            if isinstance(value, bool):
                return "yes" if value else "no"
            said: Value = value
            return said
        return self.name(word, value, event)


def message_of(event: Event) -> str:
    """Choose the message of an event, by its secret fields and cases."""
    says = event.says
    message = says.message or event.kind
    secrets = secret_fields(type(event))
    if secrets and says.has_secret_form and all(getattr(event, each) is None for each in secrets):
        return f"{message}-secret"
    for case in says.when:
        if is_so(case.state, getattr(event, case.field)):
            return case.message
    return message
