"""Everything that can go wrong by a caller's doing. Our own bugs are asserts, never caught."""


class MiskatonicError(Exception):
    """The root of all errors of this package."""


class IllegalChoice(MiskatonicError, ValueError):
    """The choice is not among the options of the seat's open decision."""


class NotYourDecision(MiskatonicError, ValueError):
    """The seat has no open decision."""


class GameIsOver(MiskatonicError, ValueError):
    """The game has a result; nothing can be played any more."""


class NoSuchSeat(NotYourDecision):
    """A viewer or speaker that is no seat of the table."""


class BadOptions(MiskatonicError, ValueError):
    """A number of seats, an option, a seed or a set-up position that the game does not know."""


class BadContent(MiskatonicError):
    """A content file that does not fit its schema."""


class BadSave(MiskatonicError, ValueError):
    """A save, record or view that is damaged, of another game, or of another rules version."""


class Runaway(AssertionError):
    """One answer set off more steps than any rule should: a bug of ours, for the fuzzer to find."""


class BadStep(AssertionError):
    """A step asks, offers or unwinds as none may: a bug of ours, found before anything is lost."""
