"""A tiny game for the server's tests: secret numbers and peeks, sealed votes, claims, no rounds.

Every seat is dealt a number that only it knows. Then there are three simultaneous votes, and only
the number of yes votes is announced. Before each vote a random seat is shown its neighbour's
number; the others learn neither the seat nor the number. A seat with an odd number must not vote
no, and is told why.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from miskatonic.errors import IllegalChoice, NotYourDecision
from miskatonic.games.manifest import Manifest
from miskatonic.kernel.choices import Choices
from miskatonic.kernel.events import Event, Secret
from miskatonic.kernel.game import Game, Objection, Worlds
from miskatonic.kernel.log import retold, told
from miskatonic.kernel.options import OptionValues, flag
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import (
    Result,
    State,
    Step,
    ask,
    finish,
    run,
    tell,
    then,
)
from miskatonic.kernel.view import own_decision, view_result, waiting_for

NO: Final = 0
YES: Final = 1
VOTES: Final = 3
View = dict[str, Any]


class Counted(Event, tag="counted"):
    yes: int


class Peeked(Event, tag="peeked"):
    peer: Secret[int] = None
    number: Secret[int] = None


class Claimed(Event, tag="claimed"):
    seat: int
    number: int


class Box(State):
    def __init__(
        self,
        rng: Rng,
        twin: State | None,
        numbers: list[int],
        counted: list[int],
        yes: list[int],
    ) -> None:
        super().__init__(rng, twin)
        self.numbers = numbers
        self.counted = counted
        self.yes = yes

    def clone(self) -> "Box":
        return Box(
            self.rng.clone(),
            self,
            self.numbers[:],
            self.counted[:],
            self.yes[:],
        )


class Peek(Step[Box]):
    def run(self, g: Box) -> None:
        seat = int(g.rng.below(len(g.numbers)))
        peer = (seat + 1) % len(g.numbers)
        if g.loud:
            tell(g, Peeked(peer, g.numbers[peer]), 1 << seat)


class Vote(Step[Box]):
    def run(self, g: Box) -> None:
        for seat, number in enumerate(g.numbers):
            if number % 2:
                ask(g, self, seat, "vote", "rule:vote", (YES,), (NO,), ("odd",))
            else:
                ask(g, self, seat, "vote", "rule:vote", (NO, YES))

    def answer(self, g: Box, seat: int, choice: int) -> None:
        if choice == YES:
            g.yes.append(int(seat))


class Count(Step[Box]):
    def run(self, g: Box) -> None:
        if g.loud:
            tell(g, Counted(len(g.yes)))
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
        g = Box(rng.fork(), None, [], list(view["counted"]), [])
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
            (Counted, Peeked, Claimed),
            (Peek, Vote, Count),
        )

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> Box:
        numbers = [int(rng.below(9)) for _ in range(seats)]
        g = Box(rng, None, numbers, [], [])
        then(g, Peek(), Vote(), Count())
        return g

    def _blank(self) -> Box:
        return Box(Rng(bytes(32)), None, [], [], [])

    def shared(self, g: Box) -> View:
        return {
            "game": self.id,
            "seats": len(g.numbers),
            "counted": g.counted[:],
            "waiting": waiting_for(g),
            "commitment": g.commitment,
            "seed": None if g.result is None else g.rng.seed.hex(),
            "result": view_result(g),
        }

    def own(self, g: Box, seat: int | None, since: int = 0) -> View:
        over = g.result is not None
        heard = told(g.log, seat)
        peeked = {each.peer for each in heard if isinstance(each, Peeked) and each.peer is not None}
        return {
            "seat": seat,
            "numbers": [
                number if over or at == seat or at in peeked else None
                for at, number in enumerate(g.numbers)
            ],
            "decision": own_decision(g, seat),
            "history": told(g.log, seat, since, over),
        }

    def redealing(self, g: Box, seat: int | None) -> View:
        return {}

    def default(self, g: Box, seat: object) -> int:
        decision = self.decision(g, seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} is not asked")
        return decision.options[0]

    def worlds(self, view: Mapping[str, Any]) -> BallotWorlds:
        return BallotWorlds(dict(view))

    def say(self, g: Box, seat: int, claim: Claim) -> None:
        if set(claim) != {"number"}:
            raise IllegalChoice(f"the claim {claim!r}; it takes a number")
        number = claim["number"]
        assert isinstance(number, int)
        tell(g, Claimed(seat, number))

    def referee(self, g: Box, seat: int, text: str, names: Sequence[str] = ()) -> Objection | None:
        return Objection("ballot-shush", text) if "number" in text else None


BALLOT: Final = Ballot()
MANIFEST: Final = Manifest(
    __name__, id=BALLOT.id, prefix="ballot", complexity=0, game=lambda: BALLOT
)
