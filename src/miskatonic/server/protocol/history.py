"""Past games: a person's games and results, replays and analyses."""

from typing import Any, Literal

from msgspec import Struct

from miskatonic.analysis.report import Analysis
from miskatonic.server.protocol.fields import JsonObject
from miskatonic.server.protocol.tables import TableLine

# Null if the outcome is unknown.
Outcome = Literal["won", "lost", "draw"] | None


class MyTable(Struct):
    """A running game of mine. `turn`: whether it waits for me, `since` when and `until` when, in
    milliseconds since 1970; null if there is no such time.
    """

    table: TableLine
    turn: bool
    since: int | None
    until: int | None


class MyResult(Struct):
    """A finished game of mine. `played_as` are ids of texts by kind: my role, as the game
    defines it. `replay`: whether it can be replayed.
    """

    table: str
    game: str
    ended: int
    seat: int
    seats: int
    outcome: Outcome
    played_as: dict[str, list[str]]
    replay: bool


class MyGames(Struct):
    """My running games, those that wait for me first, and a page of results. `more` is the value of
    `?before=` for the next page, null on the last. Only the first page has running games.
    """

    running: list[MyTable]
    results: list[MyResult]
    more: str | None


class MyTally(Struct):
    """How many games I played as this (the id of a text), of a kind such as `role`."""

    kind: str
    text: str
    games: int
    won: int


class MyRecord(Struct):
    """My results in one game. `form` are the latest ones, oldest first."""

    game: str
    games: int
    won: int
    lost: int
    draws: int
    form: list[Outcome]
    tallies: list[MyTally]


class MyStatistics(Struct):
    """Statistics of my latest games; `most` is how many are counted at most."""

    counted: int
    most: int
    records: list[MyRecord]


class Replay(Struct):
    """A game from its beginning, as seen by a seat, a spectator, or (`all`) with everything
    revealed. Follow it like a socket: take `view`, then apply each of `steps`.

    `seat` and `choice` of a step say whose move it was, if these eyes may know.
    """

    table: str
    game: str
    eyes: int | Literal["all", "public"]
    over: bool
    view: JsonObject
    steps: list["ReplayStep"]


class ReplayStep(Struct):
    seat: int | None
    choice: int | None
    events: list[JsonObject]
    changed: JsonObject
    added: dict[str, list[Any]]


class AnalysisState(Struct):
    """`none`: not requested; `waiting`: `ahead` others come first; `running`: `progress` from 0 to
    1; `failed`: it was ended, and can be requested again.
    """

    table: str
    seat: int
    status: Literal["none", "waiting", "running", "done", "failed"]
    progress: float = 0.0
    ahead: int = 0
    analysis: Analysis | None = None
