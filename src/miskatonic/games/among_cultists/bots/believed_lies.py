"""Finds the lies of a finished game, and who believed them.

A lie is a false statement (AC-F23) whose speaker knew better: about themselves, or what they did or
saw; and, for cultists, accusations and defences. An investigator who accuses the wrong party is
mistaken but doesn't lie.

What listeners thought shows in what they did next. A listener doubted the lie if they doubt that
claim, or vote for the liar in the next vote. A listener believed it if they support that claim, or
vote in the next vote for the party that it accuses or, after any other lie, for someone other than
the liar. For the rest it is unknown: there was no vote, or they abstained.
"""

from typing import Any, Final

from miskatonic.games.among_cultists.claims.truth import truth_of
from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.games.among_cultists.rules.cards import CULTIST
from miskatonic.games.among_cultists.rules.claim_fields import answered_in, number_in
from miskatonic.games.among_cultists.rules.claim_records import Said
from miskatonic.games.among_cultists.rules.events import VotesRevealed
from miskatonic.games.among_cultists.rules.state import AmongCultistsState, is_ghost
from miskatonic.games.analyst import Belief, Lie, Listener
from miskatonic.kernel.replay import Record

OPINIONS: Final = ("accuse", "defend")
DOUBTS: Final = ("doubt", "accuse")
SUPPORTS: Final = ("support", "agree")


class _Told:
    """A claim, the number of its move, and its listeners."""

    def __init__(self, move: int, said: Said, listeners: list[int]) -> None:
        self.move: Final = move
        self.said: Final = said
        self.listeners: Final = listeners
        # The party that each seat named in the next vote; None before that vote.
        self.votes: list[int | None] | None = None


def lies_in(record: Record) -> list[Lie]:
    g = AMONG_CULTISTS.new(record.seats, record.options, record.seed)
    told: list[_Told] = []
    for move, (seat, what) in enumerate(record.moves):
        before, since = len(g.claims), AMONG_CULTISTS.told_so_far(g)
        AMONG_CULTISTS.play_move(g, (seat, what))
        for said in g.claims[before:]:
            told.append(_Told(move, said, _listeners(g, said.seat)))
        _note_votes(g, since, told)
    return [_lie(g, each) for each in told if _is_lie(g, each.said)]


def _listeners(g: AmongCultistsState, speaker: int) -> list[int]:
    return [seat for seat in range(g.rules.seats) if seat != speaker and not is_ghost(g, seat)]


def _note_votes(g: AmongCultistsState, since: int, told: list[_Told]) -> None:
    for event in AMONG_CULTISTS.events(g, None, since):
        if isinstance(event, VotesRevealed):
            for each in told:
                if each.votes is None:
                    each.votes = event.votes


def _is_lie(g: AmongCultistsState, said: Said) -> bool:
    if truth_of(g, said) is not False:
        return False
    answer = answered_in(said.fields) if said.kind == "answer" else None
    kind = said.kind if answer is None else answer[0]
    return kind not in OPINIONS or bool(g.role[said.seat] == CULTIST)


def _lie(g: AmongCultistsState, told: _Told) -> Lie:
    said = told.said
    listeners = [Listener(seat, _belief(g, told, seat)) for seat in told.listeners]
    return Lie(told.move, int(said.seat), int(said.round), said.kind, listeners)


def _belief(g: AmongCultistsState, told: _Told, listener: int) -> Belief:
    said = told.said
    replies = {each.kind for each in g.claims if each.ref == said.id and each.seat == listener}
    named = None if told.votes is None else told.votes[listener]
    if replies & set(DOUBTS) or named == said.seat:
        return "doubted"
    if replies & set(SUPPORTS):
        return "believed"
    if named is None:
        return "unknown"
    accused = _accused(said)
    return "believed" if accused is None or named == accused else "unknown"


def _accused(said: Said) -> int | None:
    fields: Any = said.fields
    kind = said.kind
    answer = answered_in(said.fields) if kind == "answer" else None
    if answer is not None:
        kind, fields = answer
    return int(number_in(fields, "seat")) if kind == "accuse" else None
