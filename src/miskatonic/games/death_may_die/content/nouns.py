"""What effects speak of, in words: tokens, enemies, spaces, cards, costs."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.schema import Episode, Library
from miskatonic.games.death_may_die.content.script import (
    NONE,
    Cost,
    Need,
)
from miskatonic.text import Texts


class NounPhrases:
    """The words of one language for one library; spaces are those of the episode entered."""

    def __init__(self, library: Library, texts: Texts) -> None:
        self.library: Final = library
        self.say: Final = texts
        self.episode: Episode | None = None
        self.states: Final = _states(library)

    def enter(self, episode: Episode | None) -> None:
        self.episode = episode

    # ------------------------------------------------------------ references

    def token(self, token: int) -> str:
        return self.say(f"dmd-{self.library.tokens[token].id}")

    def tokens(self, token: int, n: int) -> str:
        return self.say("dmd-w-tokens", n=n, token=self.token(token))

    def kind(self, kind: int) -> str:
        if kind < 0:
            return self.say(f"dmd-w-kind-{word.WIDE_KINDS[-1 - kind]}")
        return self.say(f"dmd-{self.library.enemies[kind].id}")

    def tag(self, tag: int) -> str:
        return self.say(f"dmd-tag-{self.library.tags[tag]}")

    def card(self, sides: Sequence[int]) -> str:
        """A condition by its state, any other card by its name."""
        if sides[0] in self.states:
            return self.say(f"dmd-state-{self.states[sides[0]]}")
        return self.say(f"dmd-{self.library.discoveries[sides[0] // 2].id}")

    def space(self, space: int) -> str:
        """A space of the episode entered."""
        assert self.episode is not None
        return self.say(f"dmd-{self.episode.map.spaces[space].id}")

    def cost(self, cost: Cost) -> str:
        parts = []
        paid = (("stress", cost.stress), ("wounds", cost.wounds), ("sanity", cost.sanity))
        for name, n in paid:
            if n:
                parts.append(self.say(f"dmd-w-cost-{name}", n=n))
        if cost.tokens:
            tokens = self.say("dmd-w-tokens", n=cost.tokens, token=self.token(cost.token))
            parts.append(self.say("dmd-w-cost-tokens", tokens=tokens))
        if cost.card != NONE:
            parts.append(self.say(f"dmd-w-cost-{word.CARDS[cost.card]}"))
        return self.all_of(parts)

    def need(self, need: Need) -> str:
        asked = (
            ("successes", need.successes),
            ("exactly", need.exactly),
            ("most", need.most_successes),
            ("signs", need.signs),
            ("tentacles", need.most_tentacles),
            ("blanks", need.most_blanks),
        )
        return self.all_of([self.say(f"dmd-w-need-{name}", n=n) for name, n in asked if n != NONE])

    # ------------------------------------------------------------ lists

    def all_of(self, parts: Sequence[str]) -> str:
        return self._listed(parts, "dmd-w-and")

    def one_of(self, parts: Sequence[str]) -> str:
        return self._listed(parts, "dmd-w-alternatives")

    def _listed(self, parts: Sequence[str], last_pair: str) -> str:
        if not parts:
            return ""
        text = parts[-1]
        for place, part in enumerate(parts[-2::-1]):
            if place == 0:
                text = self.say(last_pair, first=part, last=text)
            else:
                text = self.say("dmd-w-list", first=part, rest=text)
        return text


def _states(library: Library) -> dict[int, str]:
    """The sides that are conditions, and the states they give."""
    found: dict[int, str] = {}
    for card in library.discoveries:
        for side in (card.left, card.right):
            if side is not None and side.state:
                found[side.index] = side.state
    return found
