"""The result of an analysis, as stored, sent and shown. All chances are from 0 to 1."""

from typing import Final, Literal

from msgspec import Struct

from miskatonic.games.analyst import Lie, Thought

# Raise this when the analysis of the same game changes: stored ones are then made again.
VERSION: Final = 2

# same: the bot chose the same. alike: another choice, no significant difference. loss: the bot's
# choice wins more often. unseen: the time was up.
Verdict = Literal["same", "alike", "loss", "unseen"]


class Chance(Struct, frozen=True):
    """A mean over playouts, and its standard error."""

    mean: float
    error: float


class Judged(Struct, frozen=True):
    """A judged decision of the seat. `move` is the number of moves in the game before it.

    `mine` is the seat's choice and `best` the bot's; `chance` and `best_chance` are how often each
    wins. `loss` is the difference, measured in other worlds than those that first showed it.
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


class Thoughts(Struct, frozen=True):
    """What the seat could believe at its decision number `number`."""

    number: int
    move: int
    round: int
    thoughts: list[Thought]


class Share(Struct, frozen=True):
    """One round: the chance at its start, and how much each side and luck changed it."""

    round: int
    move: int
    chance: Chance
    mine: Chance
    others: Chance
    luck: Chance


class Analysis(Struct, frozen=True):
    """The analysis of one seat.

    `level` is the bot it was compared with, `plays_on` the bot of the playouts. `shares` is empty
    if the time was up before; `is_whole` says whether everything was examined.
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
