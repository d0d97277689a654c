"""All errors that a caller can cause. Bugs in this package are failed assertions, never caught."""


class ComparableError(Exception):
    """Two are equal if class and message are."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash((type(self), str(self)))


class MiskatonicError(ComparableError):
    """The base of all errors of this package."""


class IllegalChoice(MiskatonicError, ValueError):
    """The choice is not among the options of the seat's open decision."""


class NotYourDecision(MiskatonicError, ValueError):
    """The seat has no open decision."""


class GameIsOver(MiskatonicError, ValueError):
    """The game has a result, so no more moves are possible."""


class NoSuchSeat(NotYourDecision):
    """The viewer or speaker is not a seat of the table."""


class BadOptions(MiskatonicError, ValueError):
    """An invalid number of seats, option, seed or set-up position."""


class BadContent(MiskatonicError):
    """A content file does not fit its schema."""


class BadSave(MiskatonicError, ValueError):
    """A save, record or view is damaged, or belongs to another game or rules version."""


class Runaway(ComparableError, AssertionError):
    """A single answer caused more steps than any rule should: a bug for the fuzzer to find."""


class BadStep(ComparableError, AssertionError):
    """A step asks, offers or unwinds in a way that is not allowed: a bug in the rules."""
