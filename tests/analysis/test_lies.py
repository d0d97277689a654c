"""Among Cultists: what counts as a lie, and who believed it."""

from typing import Any

from miskatonic.games import GAMES
from miskatonic.games.among_cultists.bots.believed_lies import lies_in
from miskatonic.kernel.replay import Record

GAME = GAMES["among-cultists"]


class RecordedGame:
    """Record a game while it is played; everyone does only what is required."""

    def __init__(self, seed: int) -> None:
        self.g: Any = GAME.new(5, {}, seed)
        self.record: Record = GAME.record(5, {}, seed)

    def move(self, seat: int, what: Any) -> None:
        GAME.play_move(self.g, (seat, what))
        self.record.moves.append((seat, what))

    def answer(self, votes: dict[int, int] | None = None) -> None:
        decision = next(each for each in self.g.asked if not each.optional)
        seat, choice = int(decision.seat), GAME.default(self.g, decision.seat)
        if decision.prompt == "vote" and votes is not None:
            choice = GAME.choice("vote", votes[seat]) if seat in votes else GAME.choice("abstain")
        self.move(seat, int(choice))

    def until(self, done: Any) -> None:
        while self.g.result is None and not done(self.g):
            self.answer()

    def finish(self) -> None:
        while self.g.result is None:
            self.answer()


def can_say(g: Any, seat: int, claim: dict[str, Any]) -> bool:
    try:
        GAME.say(g.clone(), seat, claim)
    except Exception:  # noqa: BLE001
        return False
    return True


def test_a_claim_is_a_lie_only_if_its_speaker_knew_it_was_false() -> None:
    told = RecordedGame(3)
    honest = {"kind": "team", "fields": {"team": "investigators"}}
    told.until(lambda g: g.role and can_say(g, 0, honest))
    cultist = next(
        seat for seat in range(5) if GAME.view(told.g, seat)["own"]["team"] == "cultists"
    )
    others = [seat for seat in range(5) if seat != cultist]
    told.move(cultist, honest)
    told.move(others[0], honest)
    mistaken = {"kind": "accuse", "fields": _accusing(others[1])}
    told.move(others[0], mistaken)
    told.move(cultist, mistaken)
    said = len(told.record.moves)
    told.finish()
    lies = lies_in(told.record)
    kinds = [(lie.seat, lie.kind) for lie in lies]
    assert kinds == [(cultist, "team"), (cultist, "accuse")]
    assert [lie.move for lie in lies] == [said - 4, said - 1]
    assert all(listener.seat != cultist for lie in lies for listener in lie.listeners)


def _accusing(seat: int) -> dict[str, Any]:
    return {"seat": seat, "degree": 2, "ground": {"by": "feeling"}}


def test_only_doubting_the_same_claim_counts_as_doubt_and_support_counts_as_belief() -> None:
    told = RecordedGame(3)
    honest = {"kind": "team", "fields": {"team": "investigators"}}
    told.until(lambda g: g.role and can_say(g, 0, honest))
    cultist = next(
        seat for seat in range(5) if GAME.view(told.g, seat)["own"]["team"] == "cultists"
    )
    first, second, *_ = [seat for seat in range(5) if seat != cultist]
    told.move(cultist, honest)
    number = told.g.claims[-1].id
    told.move(first, {"kind": "doubt", "fields": {}, "ref": number})
    told.move(second, {"kind": "support", "fields": {}, "ref": number})
    told.finish()
    beliefs = {each.seat: each.belief for each in lies_in(told.record)[0].listeners}
    assert beliefs[first] == "doubted"
    assert beliefs[second] == "believed"
    assert set(beliefs.values()) >= {"unknown"}, "nobody voted"
