"""What an analysis has found, as it is kept, sent and shown. All chances are from 0 to 1."""

from typing import Final, Literal

from msgspec import Struct

# Raised when the same game would now have another analysis: one that was kept is then made again.
VERSION: Final = 2

# same: the bot does the same. alike: another choice, and no difference that shows. loss: the bot's
# choice wins more often. unseen: the time was up.
Verdict = Literal["same", "alike", "loss", "unseen"]
Belief = Literal["believed", "doubted", "unknown"]


class Chance(Struct, frozen=True):
    """A mean over playouts, and its standard error."""

    mean: float
    error: float


class Judged(Struct, frozen=True):
    """A decision of the seat. `move` is how many moves of the game came before it.

    `mine` is the seat's choice, `best` that of the bot; `chance` and `best_chance` are how often
    each wins. `loss` is the difference, as it was found in worlds in which it was not looked for.
    """

    number: int
    move: int
    round: int
    prompt: str
    verdict: Verdict
    mine: int
    best: int
    playouts: int = 0
    chance: Chance | None = None
    best_chance: Chance | None = None
    loss: Chance | None = None


class Thought(Struct, frozen=True):
    """Something the seat did not see: a text of the game or a seat, how likely it was by the view,
    and whether it was so.
    """

    odds: float
    is_so: bool
    text: str = ""
    seat: int | None = None


class Thoughts(Struct, frozen=True):
    """What the seat could believe when it was asked for its decision `number`."""

    number: int
    move: int
    round: int
    thoughts: list[Thought]


class Share(Struct, frozen=True):
    """One round: the chance at its beginning, and how it moved by whose doing."""

    round: int
    move: int
    chance: Chance
    mine: Chance
    others: Chance
    luck: Chance


class Listener(Struct, frozen=True):
    seat: int
    belief: Belief


class Lie(Struct, frozen=True):
    """A claim that its speaker knew to be untrue. It was the move with this number, from 0."""

    move: int
    seat: int
    round: int
    kind: str
    listeners: list[Listener]


class Analysis(Struct, frozen=True):
    """All of it, of one seat. `level` is the bot that was asked, `plays_on` who played the rest.

    `shares` is empty where the time was up before; `is_whole`: everything was looked at.
    """

    version: int
    game: str
    rules: int
    seat: int
    level: str
    plays_on: str
    won: bool
    is_whole: bool
    playouts: int
    seconds: float
    decisions: list[Judged]
    thoughts: list[Thoughts]
    shares: list[Share]
    lies: list[Lie]
