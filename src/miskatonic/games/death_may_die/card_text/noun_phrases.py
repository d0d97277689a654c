"""Noun phrases: tokens, enemies, spaces, cards, costs.

A noun is the message `dmd-noun-<id>`. Its value is the form after "1"; other forms that a language
needs are attributes of the message (see text/de/nouns.ftl). Content of packs without a noun uses
its name in every form.
"""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import ANY_NUMBER, NONE, Cost, Need
from miskatonic.games.death_may_die.card_data.schema import Episode, Library
from miskatonic.text import Texts

NOMINATIVE: Final = "nom"
ACCUSATIVE: Final = "acc"


class NounPhrases:
    """Noun phrases of one language for one library; spaces are those of the episode entered."""

    def __init__(self, library: Library, texts: Texts) -> None:
        self.library: Final = library
        self.say: Final = texts
        self.episode: Episode | None = None
        self.states: Final = _states(library)

    def enter(self, episode: Episode | None) -> None:
        self.episode = episode

    # ------------------------------------------------------------ nouns

    def noun(self, id: str, case: str = NOMINATIVE) -> dict[str, str]:
        """All forms of a noun: `noun` after "1", `weak` after "each", `dat` after "with a", `many`
        and `manydat` for several; and its gender and case, for agreement.
        """
        message = f"dmd-noun-{id}"
        one = self.say(message) if message in self.say else self.name(id)
        accusative = self._form(message, "acc", one)
        weak = self._form(message, "weak", one)
        many = self._form(message, "many", one)
        is_object = case == ACCUSATIVE
        return {
            "noun": accusative if is_object else one,
            "weak": self._form(message, "weakacc", self._object(message, weak))
            if is_object
            else weak,
            "dat": self._form(message, "dat", accusative),
            "many": many,
            "manydat": self._form(message, "manydat", many),
            "gender": self._form(message, "gender", "n"),
            "case": case,
        }

    def _form(self, message: str, name: str, otherwise: str) -> str:
        found = self.say.attribute(message, name)
        return otherwise if found is None else found

    def _object(self, message: str, weak: str) -> str:
        """A noun with a separate accusative also uses it after "the nearest"."""
        return self._form(message, "acc", weak)

    def name(self, id: str) -> str:
        """The name of an entry; made from its id if a pack has no text for it."""
        message = f"dmd-{id}"
        return self.say(message) if message in self.say else id.replace("-", " ")

    def some(self, n: int, id: str, case: str = ACCUSATIVE) -> str:
        """A number of things: 1 Rose, 2 Roses."""
        noun = self.noun(id, case)
        return self.say("dmd-w-some", n=n, noun=noun["noun"] if n == 1 else noun["many"])

    def bounded(self, id: str, low: int, high: int, case: str = ACCUSATIVE) -> str:
        """A bounded number of things, as in a condition: at least, at most, none."""
        if low == 0:
            name = "dmd-w-bound-none" if high == 0 else "dmd-w-bound-max"
        else:
            name = "dmd-w-bound-min" if high == ANY_NUMBER else "dmd-w-bound-both"
        return self.say(name, low=low, high=high, **self.noun(id, case))

    # ------------------------------------------------------------ references

    def token_id(self, token: int) -> str:
        return self.library.tokens[token].id

    def token(self, token: int) -> str:
        return self.name(self.token_id(token))

    def tokens(self, token: int, n: int) -> str:
        return self.some(n, self.token_id(token))

    def kind_id(self, kind: int) -> str:
        return word.WIDE_KINDS[-1 - kind] if kind < 0 else self.library.enemies[kind].id

    def is_only_one(self, kind: int) -> bool:
        """Whether the box has a single figure of this kind."""
        return kind >= 0 and self.library.enemies[kind].pool == 1

    def tag_id(self, tag: int) -> str:
        return self.library.tags[tag]

    def tag(self, tag: int) -> str:
        return self.say(f"dmd-tag-{self.library.tags[tag]}")

    def state(self, sides: Sequence[int]) -> str:
        """The state that a condition gives; "" for other cards."""
        return self.states.get(sides[0], "")

    def card(self, sides: Sequence[int]) -> str:
        """A condition's state, or another card's name."""
        state = self.state(sides)
        if state:
            return self.say(f"dmd-state-{state}")
        return self.say(f"dmd-{self.library.discoveries[sides[0] // 2].id}")

    def space(self, space: int) -> str:
        """A space of the episode entered."""
        assert self.episode is not None
        return self.name(self.episode.map.spaces[space].id)

    def cost(self, cost: Cost) -> str:
        """A cost, as something you do."""
        parts = []
        paid = (("stress", cost.stress), ("wounds", cost.wounds), ("sanity", cost.sanity))
        for name, n in paid:
            if n:
                parts.append(self.say(f"dmd-w-cost-{name}", n=n))
        if cost.tokens:
            tokens = self.tokens(cost.token, cost.tokens)
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
    """The states of the sides that are conditions."""
    found: dict[int, str] = {}
    for card in library.discoveries:
        for side in (card.left, card.right):
            if side is not None and side.state:
                found[side.index] = side.state
    return found
