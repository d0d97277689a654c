"""The subjects of an effect (docs/design/death-may-die-content-schema.md, subjects)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

MOST_INVESTIGATORS: Final = 5

# The origin of a roll: bonuses can ask for a kind of roll.
ORIGIN_ACTION: Final[i64] = 1
ORIGIN_DISCOVERY: Final[i64] = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Context:
    """`you` is an investigator, `it` a figure, `there` a space, `source` the number of the card or
    other thing with the effect (components.py); -1 if unset. `origin` matters for rolls.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("you", "it", "there", "source", "origin")

    def __init__(self, you: i64, it: i64, there: i64, source: i64, origin: i64) -> None:
        self.you: Final[i64] = you
        self.it: Final[i64] = it
        self.there: Final[i64] = there
        self.source: Final[i64] = source
        self.origin: Final[i64] = origin

    def with_you(self, you: i64) -> "Context":
        return Context(you, self.it, self.there, self.source, self.origin)

    def with_it(self, it: i64) -> "Context":
        return Context(self.you, it, self.there, self.source, self.origin)

    def with_there(self, there: i64) -> "Context":
        return Context(self.you, self.it, there, self.source, self.origin)


# Contexts with only an investigator are by far the most common; the first one has none.
_PLAIN: Final = [Context(you - 1, -1, -1, -1, 0) for you in range(MOST_INVESTIGATORS + 1)]


def context(you: i64, it: i64 = -1, there: i64 = -1, source: i64 = -1, origin: i64 = 0) -> Context:
    if it < 0 and there < 0 and source < 0 and origin == 0:
        return _PLAIN[you + 1]
    return Context(you, it, there, source, origin)
