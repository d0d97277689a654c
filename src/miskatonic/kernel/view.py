"""The parts of a view that all games share, and the difference between two views."""

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from miskatonic.kernel.events import Event
from miskatonic.kernel.log import retold, told
from miskatonic.kernel.state import Decision, State, Step, run, then

HISTORY: Final = "history"
_NOTHING: Final = object()


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


# ---------------------------------------------------------------- changes


class ViewChange:
    """The effect of a move on one view: new events, changed values, items appended to lists."""

    def __init__(
        self, events: list[Any], changed: dict[str, Any], added: dict[str, list[Any]]
    ) -> None:
        self.events: Final = events
        self.changed: Final = changed
        self.added: Final = added
        self.is_nothing: Final = not (events or changed or added)


def change_between(
    before: dict[str, Any], after: dict[str, Any], shared: ViewChange | None = None
) -> ViewChange:
    """Compare two views, or parts of views; the history of `after` holds only new events.

    `shared` is the change to the part that all viewers share; it is merged into the result.
    """
    events: list[Any] = []
    changed: dict[str, Any] = {}
    added: dict[str, list[Any]] = {}
    for key, value in after.items():
        if key == HISTORY:
            events = value
            continue
        old = before.get(key, _NOTHING)
        if old is value or old == value:
            continue
        if isinstance(value, list) and isinstance(old, list) and _is_longer(old, value):
            added[key] = value[len(old) :]
        else:
            changed[key] = value
    if shared is not None and not shared.is_nothing:
        changed = {**shared.changed, **changed} if changed else shared.changed
        added = {**shared.added, **added} if added else shared.added
    return ViewChange(events, changed, added)


def _is_longer(before: list[Any], after: list[Any]) -> bool:
    """Whether items were appended to a list and nothing else changed."""
    return 0 < len(before) < len(after) and after[: len(before)] == before
