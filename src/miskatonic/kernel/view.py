"""The parts of a view that all games share."""

from collections.abc import Mapping
from typing import Any, TypedDict

from miskatonic.kernel.events import Event
from miskatonic.kernel.log import retold, told
from miskatonic.kernel.state import Decision, State, Step, run, then


class Locked(TypedDict):
    """A choice that is shown to its seat but not available, with the reason."""

    choice: int
    reason: str


class OpenDecision(TypedDict):
    """The open decision of the view's seat; for `source`, see Decision."""

    id: int
    prompt: str
    source: str
    options: list[int]
    locked: list[Locked]
    optional: bool


class Waiting(TypedDict):
    """A seat that was asked, and its prompt.

    Seats that have sealed an answer stay in the list, to keep the order of answers secret.
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
    """The part of every view that is the same for all viewers; games add to it."""

    game: str
    seats: int
    waiting: list[Waiting]
    commitment: str
    seed: str | None
    result: ResultView | None


class OwnView(TypedDict):
    """The part of every view that is specific to a seat or, for seat None, to spectators."""

    seat: int | None
    decision: OpenDecision | None
    history: list[Event]


def shared_view(g: State, game: str, seats: int) -> SharedView:
    """Build the SharedView; a game adds its own keys."""
    return {
        "game": game,
        "seats": seats,
        "waiting": waiting_for(g),
        "commitment": g.commitment,
        "seed": None if g.result is None else g.rng.seed.hex(),
        "result": view_result(g),
    }


def own_view(g: State, seat: int | None, since: int = 0) -> OwnView:
    """Build the OwnView; a game adds its own keys."""
    return {
        "seat": seat,
        "decision": own_decision(g, seat),
        "history": told(g.log, seat, since, g.result is not None),
    }


def resume(g: State, known: Mapping[str, Any], *steps: Step[Any]) -> None:
    """Continue a redealt state from the viewer's position.

    The history becomes its log, and these steps run; the first asks the open question.
    """
    g.log = retold(known["history"])
    g.commitment = known["commitment"]
    g.decisions_asked = known["waiting"][0]["id"] - 1
    then(g, *steps)
    run(g)


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
