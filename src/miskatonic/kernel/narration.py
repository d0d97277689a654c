"""What an event says, declared once beside the event; terminal, log and client all read that.

A sentence is the text `<prefix>-event-<message>`. Its variables are the event's fields, each said
as its `Word` tells: a `Word("card")` is named by whoever knows the game's cards in that language,
and `Word("text", text="ar-reason-")` is another text, whose id ends in the field's value. A field
without a Word is a plain number or word, and is passed as it is.
"""

from typing import Final

# Sorts that need no namer of their own.
AS_IT_IS: Final = "as-it-is"
SIZE: Final = "size"
TEXT: Final = "text"


class Word:
    """How a field enters the sentence: its sort, and the variable that it becomes."""

    def __init__(self, sort: str, name: str = "", text: str = "") -> None:
        self.sort: Final = sort
        # The field's own name, unless another is given.
        self.name: Final = name
        # For the sort `text`: what the other text's id begins with.
        self.text: Final = text


class When:
    """Another message if a field is as said: `absent` (not told, or None), `negative`, `zero`,
    `positive`, or just this value.
    """

    def __init__(self, field: str, state: str, message: str) -> None:
        self.field: Final = field
        self.state: Final = state
        self.message: Final = message


class Says:
    """The message, by default that of the event's kind, and what else the log wants to know.

    An event of whose secret part the viewer was told nothing says `<message>-secret`.
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
        # Whether it is seen on the table, and no line of the log.
        self.silent: Final = silent
        # `chapter` begins a part of the story, `grave` is a moment that matters.
        self.weight: Final = weight
        # Whether there is a `-secret` message for those who were not told the secret part.
        self.has_secret_form: Final = has_secret_form


def is_so(state: str, value: object) -> bool:
    """Whether a field's value is as a `When` says."""
    if state == "absent":
        return value is None
    if state in ("negative", "zero", "positive"):
        assert isinstance(value, int), value
        sign = "negative" if value < 0 else "positive" if value > 0 else "zero"
        return sign == state
    return str(value) == state
