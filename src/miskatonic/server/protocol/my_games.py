"""Somebody's own games: where it is their turn, how they ended, and what that comes to."""

from typing import Literal

from msgspec import Struct

from miskatonic.server.protocol.tables import TableLine

# Null where nobody wrote down how it ended.
Outcome = Literal["won", "lost", "draw"] | None


class MyTable(Struct):
    """A game that I play. `turn`: whether it waits for me, `since` when and `until` when, in
    milliseconds since 1970; null where there is no such time.
    """

    table: TableLine
    turn: bool
    since: int | None
    until: int | None


class MyResult(Struct):
    """A game that I have played to its end. `played_as` are ids of texts by kind: what I was in it,
    as its game tells such things apart. `replay`: whether it can be looked at again.
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
    """Those that wait for me first. `more` asks for the results after these, as `?before=`; null
    where there are none. A page that is not the first has no tables.
    """

    running: list[MyTable]
    results: list[MyResult]
    more: str | None


class MyTally(Struct):
    """So many games as this (the id of a text), of a kind such as `role`."""

    kind: str
    text: str
    games: int
    won: int


class MyRecord(Struct):
    """All my games of one game. `form` are the latest of them, the oldest of these first."""

    game: str
    games: int
    won: int
    lost: int
    draws: int
    form: list[Outcome]
    tallies: list[MyTally]


class MyStatistics(Struct):
    """Of so many games, the latest; `most` is how many are counted at most."""

    counted: int
    most: int
    records: list[MyRecord]
