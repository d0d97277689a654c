"""A state without rules, in which the steps of kernel tests log what happens."""

from typing import Any, Final

from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision, State, Step, run, then


class Sketch(State):
    """Keeps a diary and some numbers."""

    def __init__(
        self,
        rng: Rng,
        twin: State | None,
        diary: list[str],
        numbers: dict[str, int],
    ) -> None:
        super().__init__(rng, twin)
        self.diary = diary
        self.numbers = numbers

    def clone(self) -> "Sketch":
        return Sketch(
            self.rng.clone(),
            self,
            self.diary[:],
            dict(self.numbers),
        )


class Write(Step[Sketch]):
    """Write a word into the diary."""

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def run(self, g: Sketch) -> None:
        g.diary.append(self.word)


def sketch(*steps: Step[Any], **numbers: int) -> Sketch:
    """A state that has run these steps as far as possible."""
    g = Sketch(Rng(bytes(32)), None, [], numbers)
    then(g, *steps)
    run(g)
    return g


def seats_asked(g: State) -> list[int]:
    return [decision.seat for decision in g.asked]


def decision_of(g: State, seat: int) -> Decision:
    return next(decision for decision in g.asked if decision.seat == seat)
