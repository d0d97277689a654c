"""What effects speak of, in words: tokens, enemies, places, amounts, costs, conditions."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.schema import Episode, Library
from miskatonic.games.death_may_die.content.script import (
    ANY_NUMBER,
    NONE,
    Amount,
    Condition,
    Cost,
    Need,
    PlaceRef,
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

    # ------------------------------------------------------------ conditions

    def conditions(self, conditions: Sequence[Condition]) -> str:
        return self._all_of([self._condition(each) for each in conditions])

    def _condition(self, condition: Condition) -> str:
        bounded = (word.COUNT, word.IF_INVESTIGATORS, word.IF_ENEMIES, word.TOKENS)
        if condition.word in bounded:
            text = self._bounded(condition)
            return self.say("dmd-w-not", **{"if": text}) if condition.negated else text
        name = f"dmd-w-is-{word.CONDITIONS[condition.word]}"
        negated = "yes" if condition.negated else "no"
        if condition.word in (word.AT, word.WITHIN):
            return self._location(condition, name, negated)
        if condition.word == word.HAS:
            return self.say(name, what=self._card(condition.sides), **{"not": negated})
        if condition.word == word.IT_IS:
            return self.say(name, kind=self.kind(condition.kind), **{"not": negated})
        if condition.word == word.DID:
            action = self.say(f"dmd-w-action-{word.STANDARD_ACTIONS[condition.action]}")
            return self.say(name, action=action, **{"not": negated})
        if condition.word == word.STAGE:
            return self.say(name, n=condition.low)
        return self.say(name, **{"not": negated})

    def _location(self, condition: Condition, name: str, negated: str) -> str:
        at = self._one_of([self.place(each, "some") for each in condition.places])
        if condition.word == word.WITHIN and condition.n > 0:
            return self.say(name, n=condition.n, at=at, **{"not": negated})
        return self.say("dmd-w-is-at", at=at, **{"not": negated})

    def _bounded(self, condition: Condition) -> str:
        low, high = condition.low, condition.high
        n = high if low == 0 else low
        if condition.word == word.COUNT:
            what = self.counted(condition.of, n)
        elif condition.word == word.IF_INVESTIGATORS:
            what = self.say(f"dmd-w-noun-{word.WHO[condition.who]}", n=n)
            if condition.conditions:
                values = {"who": what, "if": self.conditions(condition.conditions)}
                what = self.say("dmd-w-who-with", **values)
        elif condition.word == word.IF_ENEMIES:
            what = self._enemies_counted(condition)
        else:
            what = self._tokens_counted(condition, n)
        if low == 0:
            name = "dmd-w-bound-none" if high == 0 else "dmd-w-bound-max"
        else:
            name = "dmd-w-bound-min" if high == ANY_NUMBER else "dmd-w-bound-both"
        return self.say(name, low=low, high=high, what=what)

    def _enemies_counted(self, condition: Condition) -> str:
        kind = self.kind(condition.kind)
        where = self._where(condition.within, condition.at)
        if not where:
            return self.say("dmd-w-count-enemies-in-play", kind=kind)
        return self.say("dmd-w-count-enemies-where", kind=kind, where=where)

    def _tokens_counted(self, condition: Condition, n: int) -> str:
        token = self._one_of([self.token(each) for each in condition.tokens])
        if condition.tag != NONE:
            at = self.say("dmd-w-every-tag", tag=self.tag(condition.tag))
        else:
            at = self.place(condition.at, "at")
        tokens = self.say("dmd-w-token-word", n=n, token=token)
        return self.say("dmd-w-count-tokens-at", tokens=tokens, at=at)

    def _card(self, sides: Sequence[int]) -> str:
        """A condition by its state, any other card by its name."""
        if sides[0] in self.states:
            return self.say(f"dmd-state-{self.states[sides[0]]}")
        return self.say(f"dmd-{self.library.discoveries[sides[0] // 2].id}")

    # ------------------------------------------------------------ references

    def token(self, token: int) -> str:
        return self.say(f"dmd-{self.library.tokens[token].id}")

    def kind(self, kind: int) -> str:
        if kind < 0:
            return self.say(f"dmd-w-kind-{word.WIDE_KINDS[-1 - kind]}")
        return self.say(f"dmd-{self.library.enemies[kind].id}")

    def tag(self, tag: int) -> str:
        return self.say(f"dmd-tag-{self.library.tags[tag]}")

    def counted(self, amount: Amount, n: int) -> str:
        name = f"dmd-w-count-{word.AMOUNTS[amount.kind]}"
        if amount.kind in word.AMOUNTS_OF_TOKENS:
            tokens = self.say("dmd-w-token-word", n=n, token=self.token(amount.value))
            return self.say(name, tokens=tokens)
        if amount.kind in word.AMOUNTS_OF_ENEMIES:
            return self.say(name, kind=self.kind(amount.value))
        if amount.kind == word.TAGGED:
            return self.say(name, tag=self.tag(amount.value))
        return self.say(name, n=n)

    def place(self, place: PlaceRef | None, form: str) -> str:
        assert place is not None
        name = f"dmd-w-place-{word.SPACE_WORDS[place.kind]}"
        if place.kind == word.AT_GATE:
            gate = self.say(f"dmd-w-gate-name-{word.GATES[place.value]}")
            return self.say(name, form=form, gate=gate)
        if place.kind == word.AT_SPACE:
            assert self.episode is not None
            space = self.episode.map.spaces[place.value]
            return self.say(name, form=form, name=self.say(f"dmd-{space.id}"))
        if place.kind == word.AT_TAG:
            return self.say(name, form=form, tag=self.tag(place.value))
        if place.kind in (word.AT_TOKEN, word.AT_MOST):
            return self.say(name, form=form, token=self.token(place.value))
        return self.say(name, form=form, n=place.value)

    def _where(self, within: int, at: PlaceRef | None) -> str:
        if at is not None:
            return self.say("dmd-w-where-at", at=self.place(at, "at"))
        if within == 0:
            return self.say("dmd-w-where-here")
        return self.say("dmd-w-where-within", n=within) if within > 0 else ""

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
        return self._all_of(parts)

    def need(self, need: Need) -> str:
        asked = (
            ("successes", need.successes),
            ("exactly", need.exactly),
            ("most", need.most_successes),
            ("signs", need.signs),
            ("tentacles", need.most_tentacles),
            ("blanks", need.most_blanks),
        )
        return self._all_of([self.say(f"dmd-w-need-{name}", n=n) for name, n in asked if n != NONE])

    # ------------------------------------------------------------ lists

    def _all_of(self, parts: Sequence[str]) -> str:
        return self._listed(parts, "dmd-w-and")

    def _one_of(self, parts: Sequence[str]) -> str:
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
