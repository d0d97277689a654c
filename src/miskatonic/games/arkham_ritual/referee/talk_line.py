"""What clauses of a chat message share: the line they are in, and the table it is written at."""

from collections.abc import Collection, Sequence
from typing import Final

from miskatonic.games.arkham_ritual.referee.talk_roles import A_NAME, SPEAKER, YOU
from miskatonic.games.arkham_ritual.referee.talk_words import Lexicon


class Situation:
    """What everyone at the table knows when the line is written."""

    def __init__(
        self,
        seat: int = 0,
        names: Sequence[str] = (),
        knows_passing: bool = False,
        is_between_rounds: bool = False,
        open_cards: Collection[str] = (),
    ) -> None:
        self.seat: Final = seat
        self.names: Final = names
        # Whether the speaker has looked at the passing card.
        self.knows_passing: Final = knows_passing
        # Whether a round has ended, and nothing was done yet in the next one.
        self.is_between_rounds: Final = is_between_rounds
        # The names of discarded cards; for artifacts the types.
        self.open_cards: Final = frozenset(open_cards)


class LineFacts:
    """Facts shared by all clauses of a line."""

    def __init__(
        self, text: str, lexicon: Lexicon, names: dict[str, int], situation: Situation
    ) -> None:
        self.text: Final = text
        self.lexicon: Final = lexicon
        self.names: Final = names
        self.situation: Final = situation
        self.roles = 0

    def roles_of(self, text: str) -> int:
        if text in self.names:
            return SPEAKER if self.names[text] == self.situation.seat else YOU | A_NAME
        return self.lexicon.roles.get(text, 0)
