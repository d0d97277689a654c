"""The parts that every game's view has in common."""

from typing import TypedDict

from miskatonic.kernel.events import Event
from miskatonic.kernel.state import Decision, State


class Locked(TypedDict):
    """A choice that is shown to its seat alone, with the reason why it is no option."""

    choice: int
    reason: str


class OpenDecision(TypedDict):
    """The decision of the view's own seat; `source` is what makes the game ask (see Decision)."""

    id: int
    prompt: str
    source: str
    options: list[int]
    locked: list[Locked]
    optional: bool


class Waiting(TypedDict):
    """Whom the table waits for, and what about. Who has sealed an answer already stays in the list:
    the order of answering is nobody's business.
    """

    id: int
    seat: int
    prompt: str


class ResultView(TypedDict):
    winners: list[int]
    losers: list[int]
    scores: list[int]
    reason: str


class SharedView(TypedDict):
    """What all viewers see alike, in every game. A game's own view has more."""

    game: str
    seats: int
    waiting: list[Waiting]
    commitment: str
    seed: str | None
    result: ResultView | None


class OwnView(TypedDict):
    """What is a seat's or (seat None) a spectator's own, in every game."""

    seat: int | None
    decision: OpenDecision | None
    history: list[Event]


def own_decision(g: State, seat: int | None) -> OpenDecision | None:
    for decision in g.asked:
        if decision.seat == seat:
            return {
                "id": decision.id,
                "prompt": decision.prompt,
                "source": decision.source,
                "options": list(decision.options),
                "locked": [
                    {"choice": choice, "reason": reason}
                    for choice, reason in zip(decision.locked, decision.reasons, strict=True)
                ],
                "optional": decision.optional,
            }
    return None


def waiting_for(g: State) -> list[Waiting]:
    questions = [decision for decision in g.asked if not decision.optional]
    questions += [answer.decision for answer in g.sealed]
    return [
        {"id": decision.id, "seat": decision.seat, "prompt": decision.prompt}
        for decision in sorted(questions, key=_number)
    ]


def _number(decision: Decision) -> int:
    return decision.id


def view_result(g: State) -> ResultView | None:
    result = g.result
    if result is None:
        return None
    return {
        "winners": list(result.winners),
        "losers": list(result.losers),
        "scores": list(result.scores),
        "reason": result.reason,
    }
