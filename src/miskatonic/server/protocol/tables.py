"""Tables before, during and after a game: their settings, seats and state."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from miskatonic.kernel.options import OptionValue
from miskatonic.server.protocol.fields import Body, JsonObject, Level, SeatNumber

Visibility = Literal["public", "link"]
# `delayed` and `open` are shown some time later, `open` with everything revealed.
Spectators = Literal["off", "live", "delayed", "open"]
Pace = Literal["fast", "natural", "slow"]
Status = Literal["lobby", "playing", "paused", "over", "aborted"]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Grace = Annotated[int, Meta(ge=10, le=3_600)]
Days = Annotated[int, Meta(ge=0, le=7)]


class ClockSettings(Body):
    """How long a decision may take (0: no limit), and when a bot replaces a player who is away.

    A game may have its own options for this (`table_options` in its manifest), which take
    precedence.

    With `decision_days` the game is played over days: each decision may take this many, whatever
    the other limits are, and the time also runs while no one is connected. When it is over the
    default is played, and a bot plays for the seat until its person comes back.
    """

    decision_days: Days = 0
    decision_seconds: Seconds = 0
    grace_seconds: Grace = 60
    bot_pace: Pace = "natural"


class TableSettings(Body):
    """The settings of a table besides the game's own options."""

    visibility: Visibility = "link"
    spectators: Spectators = "delayed"
    chat: bool = True
    coach: bool = True
    undo: bool = True
    clock: ClockSettings = field(default_factory=ClockSettings)


class NewTable(Body):
    """Make a table, or change one before the game. Missing options have their defaults."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=62)]
    options: JsonObject = field(default_factory=dict)
    settings: TableSettings = field(default_factory=TableSettings)


class SeatState(Struct):
    """One seat. `by_bot`: a bot plays for the person, who is away or has left for good.

    `who` stands for the person, at this table only; it is empty for the server's bots. `agent`: an
    external bot has this seat.
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
    """How long a question waits for a seat (milliseconds since 1970, by the server's clock)."""

    seat: int
    until: int


class Proposal(Struct):
    """A proposal that all seats in `asked` must agree to. Their answers are not shown."""

    id: int
    what: Literal["pause", "resume", "abort", "concede", "undo"]
    by: int
    asked: list[int]
    until: int


Eyes = Annotated[int, Meta(ge=0, le=61)] | Literal["all", "public"]


class Showing(Struct):
    """The leader's position in a shared replay: after `move` moves, seen with these eyes. `who`
    stands for the leader, at this table only.
    """

    who: str
    name: str
    move: int
    eyes: Eyes


class LastUndo(Struct):
    """The last undo: how many moves, and which seat wanted it (null: unknown). It is current
    as long as `epoch` is the table's.
    """

    seat: int | None
    moves: int
    epoch: int


class TableState(Struct):
    """The state of a table without the game itself; the same for every viewer.

    `now` is the server's clock, for `deadlines`. `epoch` 0 is the lobby. `last_proposal` says how
    the last one ended. `forked`: after how many moves of a finished game this one continues it.
    `conceded`: the seat that has given up with the others' consent; then there is no result.
    `preset`: the preset that the options match, before the game.
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


# Why a table cannot be played on: its game began with another rules version, its game is no longer
# installed, or its log is damaged.
Fault = Literal["other-rules", "game-removed", "unreadable"]


class TableLine(Struct):
    """A table in a list. With a `fault` it can only be viewed, exported and left.

    `rules` is the rules version of its game, null before the game. `days` is how many days a
    decision may take; 0 if the game is not played over days.
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
    """A public game that can be watched; `watching` is the number of spectators."""

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
    """A chat line. `seat` is null in the spectators' chat. `who` stands for the writer, at this
    table only; it is empty in old lines.
    """

    seat: int | None
    name: str
    text: str
    at: int
    who: str = ""


class ClosedTable(Struct):
    """A table that cannot be played on, as far as its log can be read without playing its game.

    `rules` is the version it was played with, null if unknown or not begun; `rules_now` is the
    game's version here, null if there is no such game. `result` is null if there is none, or it was
    not stored. `chat` is for the people who sat here. `record` says whether this person can export
    the record.
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
    """The current state of the table, and your own seat. `closed` is set if it cannot be played on;
    then `room` holds what is known of it.
    """

    room: TableState
    seat: int | None
    host: bool
    closed: ClosedTable | None = None


class TakeSeat(Body):
    """Take this seat, or (null) the first empty one."""

    seat: SeatNumber | None = None


class AddBot(Body):
    level: Level
    seat: SeatNumber | None = None


class AtSeat(Body):
    """The seat whose person is removed, or becomes the host."""

    seat: SeatNumber


class SetReady(Body):
    ready: bool


class TableRef(Struct):
    id: str


class Notes(Body):
    """A seat's private notes."""

    text: Annotated[str, Meta(max_length=20_000)]


class Fork(Body):
    """Continue a finished game after `move` moves, on this seat (null: your own, or the first).

    The others are bots of this level (null: as before, or the strongest), or the people who sat
    there: then the game is paused until those who have come agree to go on.
    """

    move: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber | None = None
    others: Literal["bots", "people"] = "bots"
    level: Level | None = None


class Coaching(Struct):
    """What your seat can deduce from its own view; null if there is nothing to say."""

    advice: JsonObject | None


class Legend(Struct):
    """What the numbers in this table's views, events and choices mean; the same for everyone and
    the whole game. Its form depends on the game; it may be empty.
    """

    legend: JsonObject
