"""Declare how an event becomes a sentence in the terminal, the log and the client.

A sentence is the text `<prefix>-event-<message>`. Its variables are the event's fields, formatted
by their `Word`: `Word("card")` inserts the card's name in the reader's language, and
`Word("text", text="ar-reason-")` inserts another text, whose id ends with the field's value. A
field without a Word is inserted unchanged.
"""

from dataclasses import dataclass
from typing import Final

# Sorts that don't need a function to name their values.
AS_IT_IS: Final = "as-it-is"
SIZE: Final = "size"
TEXT: Final = "text"


@dataclass(frozen=True)
class Word:
    """How to insert a field into the sentence: its sort, and the variable to fill."""

    sort: str
    # The variable's name; empty for the field's name.
    name: str = ""
    # For the sort `text`: the prefix of the other text's id.
    text: str = ""


@dataclass(frozen=True)
class When:
    """Use another message if a field is `absent` (secret or None), `negative`, `zero`, `positive`,
    or equal to a value.
    """

    field: str
    state: str
    message: str


class Says:
    """The message of an event (by default its kind) and how the log shows it.

    Viewers who don't see the event's secret fields get `<message>-secret`.
    """

    def __init__(
        self,
        *when: When,
        message: str = "",
        silent: bool = False,
        weight: str = "plain",
        has_secret_form: bool = True,
    ) -> None:
        self.when: Final = when
        self.message: Final = message
        # Whether the event is left out of the log, because the table shows it.
        self.silent: Final = silent
        # `chapter` starts a part of the story, `grave` is an important moment.
        self.weight: Final = weight
        # Whether there is a `-secret` message for viewers who don't see the secret fields.
        self.has_secret_form: Final = has_secret_form


def is_so(state: str, value: object) -> bool:
    """Whether a field's value matches the state of a `When`."""
    if state == "absent":
        return value is None
    if state in ("negative", "zero", "positive"):
        assert isinstance(value, int), value
        sign = "negative" if value < 0 else "positive" if value > 0 else "zero"
        return sign == state
    return str(value) == state
