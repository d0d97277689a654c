"""A tiny game for the server's tests: secret numbers, sealed votes, whispers, claims, no rounds.

Every seat is dealt a number that it alone knows. Three times all vote at once; only the number of
yes votes is told. Before each vote one seat, by lot, is shown its neighbour's number, and nobody
else learns that. Whoever holds an odd number must not vote no, and is told why.
"""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.errors import IllegalChoice, NotYourDecision
from miskatonic.kernel.choices import Choices
from miskatonic.kernel.events import EventKind, retold, told
from miskatonic.kernel.game import Game, Objection, Worlds
from miskatonic.kernel.options import OptionValues, flag
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import (
    Answer,
    Decision,
    Result,
    State,
    Step,
    ask,
    finish,
    run,
    tell,
    then,
    whisper,
)
from miskatonic.kernel.view import own_decision, view_result, waiting_for

NO: Final = 0
YES: Final = 1
VOTES: Final = 3
View = dict[str, Any]


class Box(State):
    def __init__(
        self,
        rng: Rng,
        agenda: list[Step[Any]],
        asked: list[Decision],
        sealed: list[Answer],
        numbers: list[int],
        counted: list[int],
        yes: list[int],
    ) -> None:
        super().__init__(rng, agenda, asked, sealed)
        self.numbers = numbers
        self.counted = counted
        self.yes = yes

    def clone(self) -> "Box":
        twin = Box(
            self.rng.clone(),
            self.agenda[:],
            self.asked[:],
            self.sealed[:],
            self.numbers[:],
            self.counted[:],
            self.yes[:],
        )
        twin.take_over(self)
        return twin


class Peek(Step[Box]):
    def run(self, g: Box) -> None:
        seat = int(g.rng.below(len(g.numbers)))
        neighbour = (seat + 1) % len(g.numbers)
        whisper(g, "peeked", {"neighbour": neighbour, "number": g.numbers[neighbour]}, 1 << seat)


class Vote(Step[Box]):
    def run(self, g: Box) -> None:
        for seat, number in enumerate(g.numbers):
            if number % 2:
                ask(g, self, seat, "vote", (YES,), (NO,), ("odd",))
            else:
                ask(g, self, seat, "vote", (NO, YES))

    def answer(self, g: Box, seat: int, choice: int) -> None:
        if choice == YES:
            g.yes.append(int(seat))


class Count(Step[Box]):
    def run(self, g: Box) -> None:
        tell(g, "counted", {"yes": len(g.yes)})
        g.counted.append(len(g.yes))
        g.yes.clear()
        if len(g.counted) == VOTES:
            finish(g, Result((0,), (), tuple(g.numbers), "counted"))
        else:
            then(g, Peek(), Vote(), Count())


class BallotWorlds(Worlds[Box]):
    def __init__(self, view: View) -> None:
        self.view: Final = view

    def deal(self, rng: Rng) -> Box:
        view = self.view
        g = Box(rng.fork(), [], [], [], [], list(view["counted"]), [])
        g.log = retold(view["history"])
        g.commitment = view["commitment"]
        g.numbers = [int(rng.below(9)) if number is None else number for number in view["numbers"]]
        for waiting in view["waiting"]:
            g.decisions_asked = waiting["id"] - 1
            break
        then(g, Vote(), Count())
        run(g)
        return g


class Ballot(Game[Box, View]):
    def __init__(self) -> None:
        super().__init__(
            "ballot",
            1,
            range(2, 5),
            (flag("quiet", "ballot-option-quiet"),),
            Choices(("no",), ("yes",)),
            ("vote",),
            (EventKind("counted", ("yes",)), EventKind("peeked", (), ("neighbour", "number"))),
            (),
            (),
        )

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> Box:
        numbers = [int(rng.below(9)) for _ in range(seats)]
        g = Box(rng, [], [], [], numbers, [], [])
        then(g, Peek(), Vote(), Count())
        return g

    def view(self, g: Box, seat: int | None, since: int = 0) -> View:
        over = g.result is not None
        history = told(g.log, seat, since, over)
        peeked = {
            each["neighbour"]: each["number"]
            for each in told(g.log, seat)
            if each["kind"] == "peeked"
        }
        return {
            "game": self.id,
            "seat": seat,
            "seats": len(g.numbers),
            "numbers": [
                number if over or at == seat or at in peeked else None
                for at, number in enumerate(g.numbers)
            ],
            "counted": g.counted[:],
            "decision": own_decision(g, seat),
            "waiting": waiting_for(g),
            "history": history,
            "commitment": g.commitment,
            "seed": g.rng.seed.hex() if over else None,
            "result": view_result(g),
        }

    def default(self, g: Box, seat: int) -> int:
        decision = self.decision(g, seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} is not asked")
        return decision.options[0]

    def worlds(self, view: Mapping[str, Any]) -> BallotWorlds:
        return BallotWorlds(dict(view))

    def say(self, g: Box, seat: int, claim: Claim) -> None:
        if set(claim) != {"number"}:
            raise IllegalChoice(f"the claim {claim!r}; it takes a number")
        tell(g, "claimed", {"seat": seat, "number": claim["number"]})

    def referee(self, g: Box, seat: int, text: str) -> Objection | None:
        return Objection("ballot-shush", text) if "number" in text else None


BALLOT: Final = Ballot()
