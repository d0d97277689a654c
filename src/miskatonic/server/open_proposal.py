"""A proposal that waits for its answers, as the table's log says it."""

from typing import Final, Literal

What = Literal["pause", "resume", "abort", "concede", "undo"]


class OpenProposal:
    """Never changed: an answer makes another one. Whoever proposes something agrees to it."""

    def __init__(
        self,
        id: int,
        what: What,
        by: int,
        asked: list[int],
        until: int,
        answers: dict[int, bool] | None = None,
    ) -> None:
        self.id: Final = id
        self.what: Final = what
        self.by: Final = by
        self.asked: Final = asked
        self.until: Final = until
        self._answers: Final = {by: True} if answers is None else answers

    def answered(self, seat: int, agree: bool) -> "OpenProposal":
        answers = {**self._answers, seat: agree}
        return OpenProposal(self.id, self.what, self.by, self.asked, self.until, answers)

    @property
    def is_complete(self) -> bool:
        return all(seat in self._answers for seat in self.asked)

    @property
    def is_agreed(self) -> bool:
        return all(self._answers.get(seat, False) for seat in self.asked)
