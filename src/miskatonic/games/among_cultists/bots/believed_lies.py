"""The lies of a finished game, and who believed them.

A lie is a statement that was not so (AC-F23) and whose speaker knew it: whatever somebody says of
himself, of what he did or saw; and, of a cultist, whom he accuses or defends. An investigator who
accuses the wrong one is mistaken, and does not lie.

What others made of it shows in what they did next. A listener has doubted it who says so, pointing
at this very claim, or votes for the liar in the next vote. A listener has believed it who supports
this very claim, or in the next vote names whom the lie accuses, or, after any other lie, names
somebody else than the liar. Of the rest it cannot be told: there was no vote, or they named nobody.
"""

from typing import Any, Final

from miskatonic.analysis.report import Belief, Lie, Listener
from miskatonic.games.among_cultists.rules.cards import CULTIST
from miskatonic.games.among_cultists.rules.claim_fields import answered_in, number_in
from miskatonic.games.among_cultists.rules.events import VotesRevealed
from miskatonic.games.among_cultists.rules.game import AMONG_CULTISTS
from miskatonic.games.among_cultists.rules.said import Said
from miskatonic.games.among_cultists.rules.state import AmongCultistsState, is_ghost
from miskatonic.games.among_cultists.rules.truth import truth_of
from miskatonic.kernel.replay import Record

OPINIONS: Final = ("accuse", "defend")
DOUBTS: Final = ("doubt", "accuse")
SUPPORTS: Final = ("support", "agree")


class _Told:
    """A claim, the move it was, and who was there to hear it."""

    def __init__(self, move: int, said: Said, listeners: list[int]) -> None:
        self.move: Final = move
        self.said: Final = said
        self.listeners: Final = listeners
        # By seat whom it named in the next vote; None before there was one.
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
