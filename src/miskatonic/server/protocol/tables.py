"""Tables before, during and after a game: what they are like, and who sits there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from miskatonic.kernel.options import OptionValue
from miskatonic.server.protocol.fields import Body, JsonObject, Level, SeatNumber

Visibility = Literal["public", "link"]


# `delayed` and `open` some time later, `open` with all cards open.
Spectators = Literal["off", "live", "delayed", "open"]


Pace = Literal["fast", "natural", "slow"]


Status = Literal["lobby", "playing", "paused", "over", "aborted"]


Seconds = Annotated[int, Meta(ge=0, le=86_400)]


Grace = Annotated[int, Meta(ge=10, le=3_600)]


Days = Annotated[int, Meta(ge=0, le=7)]


class ClockSettings(Body):
    """How long a decision may take (0: no limit), and when a bot stands in for who is away.

    A game may have options of its own for this (its manifest names them, `table_options`). They
    decide then, and the settings of the table do not count.

    With `decision_days` the game is played over days: each decision may take so many, whatever else
    says how long, and the time runs also while nobody is there. No bot stands in before it is over;
    then the default is played, and a bot plays on for the seat until its person comes back.
    """

    decision_days: Days = 0
    decision_seconds: Seconds = 0
    grace_seconds: Grace = 60
    bot_pace: Pace = "natural"


class TableSettings(Body):
    """What the host chooses for a table besides the game's own options."""

    visibility: Visibility = "link"
    spectators: Spectators = "delayed"
    chat: bool = True
    coach: bool = True
    undo: bool = True
    clock: ClockSettings = field(default_factory=ClockSettings)


class NewTable(Body):
    """Make a table, or (before the game) change one. Options left out have their defaults."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=62)]
    options: JsonObject = field(default_factory=dict)
    settings: TableSettings = field(default_factory=TableSettings)


class SeatState(Struct):
    """One seat. `by_bot`: a bot plays it for the person, who is away or has left for good.

    `who` stands for the person, at this table alone; it is empty for bots of this house. `agent`: a
    bot from outside has this seat, by the bot API.
    """

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    ready: bool
    connected: bool
    by_bot: bool
    left: bool
    who: str = ""
    agent: bool = False


class Deadline(Struct):
    """Until when (milliseconds since 1970, by the server's clock) a question waits for a seat."""

    seat: int
    until: int


class Proposal(Struct):
    """What all seats in `asked` must agree to. Who has answered what is nobody else's business."""

    id: int
    what: Literal["pause", "resume", "abort", "concede", "undo"]
    by: int
    asked: list[int]
    until: int


Eyes = Annotated[int, Meta(ge=0, le=61)] | Literal["all", "public"]


class Showing(Struct):
    """Where the one who leads is in a finished game: after so many moves, through these eyes. `who`
    stands for the leader, at this table alone.
    """

    who: str
    name: str
    move: int
    eyes: Eyes


class LastUndo(Struct):
    """So many moves were taken back, because `seat` wanted it (null: not known). It is news as long
    as `epoch` is the table's.
    """

    seat: int | None
    moves: int
    epoch: int


class RoomState(Struct):
    """All about a table but the game itself; the same for every viewer.

    `now` is the server's clock, for `deadlines`. `epoch` 0 is the lobby. `last_proposal` tells how
    the last one ended. `forked`: the game goes on after so many moves of a finished one.
    `conceded`: the seat that has given up, where the others took it; then there is no result.
    `preset`: the one that the options are, before the game.
    """

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    settings: TableSettings
    status: Status
    seats: list[SeatState]
    host: int | None
    host_name: str
    spectators: int
    epoch: int
    now: int
    deadlines: list[Deadline]
    proposal: Proposal | None
    last_proposal: Literal["agreed", "declined"] | None
    rematch: str | None
    forked: int | None
    undone: LastUndo | None
    conceded: int | None
    showing: Showing | None
    commitment: str | None
    preset: str | None = None


# Why a table cannot be played on: its game began with another rules version, its game is not here
# any more, or its log is damaged.
Fault = Literal["other-rules", "game-removed", "unreadable"]


class TableLine(Struct):
    """A table in a list. With a `fault` it can be looked at, taken away as a file and left.

    `rules` is the rules version of its game, null before the game. `days` is how many a decision
    may take; 0 where the game is not played over days.
    """

    id: str
    game: str
    status: Status
    visibility: Visibility
    seats: int
    taken: int
    host_name: str
    created: int
    mine: bool
    rules: int | None
    fault: Fault | None
    days: int = 0


class Tables(Struct):
    tables: list[TableLine]


class LiveGame(Struct):
    """A public game that is being played, and may be watched; `watching` is how many do."""

    id: str
    game: str
    names: list[str]
    host_name: str
    status: Status
    spectators: Spectators
    watching: int


class LiveGames(Struct):
    games: list[LiveGame]


class Line(Struct):
    """A line of chat. `seat` is null in the spectators' chat. `who` stands for the writer, at this
    table alone; it is empty in lines of before there was such a thing.
    """

    seat: int | None
    name: str
    text: str
    at: int
    who: str = ""


class ClosedTable(Struct):
    """A table that cannot be played on, as far as its log can be read without playing its game.

    `rules` is the version it was played with, null if that is not known or it never began;
    `rules_now` is the game's version here, null if there is no such game. `result` is null if there
    is none, or none was kept. `chat` is for those who sat here. `record` says whether this person
    can take the record away.
    """

    fault: Fault
    rules: int | None
    rules_now: int | None
    created: int
    moves: int
    result: JsonObject | None
    chat: list[Line]
    record: bool


class Seated(Struct):
    """The table as it now is, and one's own seat there. `closed` if it cannot be played on; then
    `room` holds what is known of it.
    """

    room: RoomState
    seat: int | None
    host: bool
    closed: ClosedTable | None = None


class TakeSeat(Body):
    """Sit down here, or (null) on the first empty seat."""

    seat: SeatNumber | None = None


class AddBot(Body):
    level: Level
    seat: SeatNumber | None = None


class AtSeat(Body):
    """The seat to kick, or to hand the host's role to."""

    seat: SeatNumber


class SetReady(Body):
    ready: bool


class TableRef(Struct):
    id: str


class Notes(Body):
    """A seat's private notes."""

    text: Annotated[str, Meta(max_length=20_000)]


class Fork(Body):
    """Play on after so many moves of a finished game, on this seat (null: one's own, or the first).

    The others are bots, of this level (null: as strong as before, or as can be), or the people who
    sat there: then the game stands still until those who have come agree to go on.
    """

    move: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber | None = None
    others: Literal["bots", "people"] = "bots"
    level: Level | None = None


class Coaching(Struct):
    """What one's seat could work out now from its own view; null where there is nothing to say."""

    advice: JsonObject | None


class Legend(Struct):
    """What the numbers of this table's views, events and choices stand for; the same for everybody
    and for the whole game. Its form is the game's own; a game that needs none leaves it empty.
    """

    legend: JsonObject
