"""Saying no over the wire."""

from typing import Literal

from msgspec import Struct, field

Reason = Literal[
    "bad-message",  # not JSON of a known form
    "too-big",
    "too-fast",  # a rate limit; try again later
    "too-many",  # a limit on how much one person or table may have
    "who-are-you",  # no session: PUT /api/me first
    "wrong-password",
    "banned",  # `text`, `word` and `values` say what is banned, why and until when
    "not-an-admin",
    "bad-act",  # what an admin wants cannot be done; `detail` says why
    "name-taken",  # the login name of an account
    "already-an-account",
    "no-account",  # a guest has no password and no recovery codes
    "bad-name",  # offensive, or (`text`) kept free
    "no-such-person",  # nobody at this table, or on this list
    "no-such-table",
    "no-such-game",
    "other-rules",  # the table or record is of another rules version than the game has now
    "game-removed",  # the table or record is of a game that is not here any more
    "unreadable",  # the table's log is damaged
    "no-such-level",
    "no-such-seat",
    "no-such-move",
    "not-a-player",  # no seat at this table
    "not-the-host",
    "kicked",
    "blocked",  # the host does not want this person at their tables
    "seat-taken",
    "seat-empty",
    "table-full",
    "not-in-the-lobby",  # the game has begun
    "not-begun",
    "not-over",
    "paused",
    "not-ready",  # an empty seat, or a person who is not ready
    "bad-options",
    "bad-file",
    "no-spectators",
    "no-chat",
    "no-coach",
    "held-back",  # the referee; `text` and `word` say why
    "no-claim",  # the game refuses this claim; `detail` says why
    "stale-decision",  # this decision is not open any more
    "too-early",  # the least time of this question has not passed
    "illegal-choice",
    "no-undo",  # `detail` says why
    "somebody-leads",  # somebody else leads through this finished game
    "no-proposal",
    "proposal-open",
    "foreign-origin",
    "not-found",
    "try-again",  # the server is closing, or the store did not answer
    "internal",
]


class Refusal(Struct):
    """Why something was refused; nothing was changed. Every REST error has this body.

    `detail` is English, for developers. Where there is more to say than the reason, `text` is the
    Fluent id of it: a game's referee, with `word` as the variable in it, or another rules version,
    with `values` as the variables.
    """

    reason: Reason
    detail: str
    text: str = ""
    word: str = ""
    values: dict[str, int] = field(default_factory=dict)
