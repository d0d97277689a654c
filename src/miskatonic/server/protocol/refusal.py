"""Refusals as they are sent to clients."""

from typing import Literal

from msgspec import Struct, field

Reason = Literal[
    "bad-message",  # not JSON of a known type
    "too-big",
    "too-fast",  # a rate limit; try again later
    "too-many",  # a limit on how much one person or table may have
    "who-are-you",  # no session: PUT /api/me first
    "wrong-password",
    "banned",  # `text`, `word` and `values` say what is banned, why and until when
    "not-an-admin",
    "bad-act",  # an invalid action of an admin; `detail` says why
    "name-taken",  # the login name of an account
    "already-an-account",
    "no-account",  # a guest has no password and no recovery codes
    "bad-name",  # offensive, or (`text`) reserved
    "no-such-person",  # not at this table, or not on this list
    "no-such-table",
    "no-such-game",
    "other-rules",  # the table or record has another rules version than the game now
    "game-removed",  # the game of the table or record is no longer installed
    "unreadable",  # the table's log is damaged
    "no-such-level",
    "no-such-seat",
    "no-such-move",
    "not-a-player",  # no seat at this table
    "not-the-host",
    "kicked",
    "blocked",  # the host has blocked this person
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
    "stale-decision",  # this decision is no longer open
    "too-early",  # the minimum time of this question has not passed
    "illegal-choice",
    "no-undo",  # `detail` says why
    "somebody-leads",  # someone else leads the shared replay
    "no-proposal",
    "proposal-open",
    "foreign-origin",
    "not-found",
    "try-again",  # the server is shutting down, or the store did not answer
    "internal",
]


class Refusal(Struct):
    """Why something was refused; nothing was changed. Every HTTP error has this body.

    `detail` is in English, for developers. If there is more to say than the reason, `text` is the
    Fluent id of a message, with `word` and `values` as its variables.
    """

    reason: Reason
    detail: str
    text: str = ""
    word: str = ""
    values: dict[str, int] = field(default_factory=dict)
