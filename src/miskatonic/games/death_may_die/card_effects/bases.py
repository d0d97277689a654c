"""Base classes of everything that card files can name, with their default wording."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from miskatonic.games.death_may_die.card_data.abilities import (
    NONE,
    BaseCondition,
    BaseCount,
    BaseEffect,
    BaseGroup,
    BasePlaceRef,
)
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.state import DeathMayDieState


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect(BaseEffect[DeathMayDieState, Phrases]):
    def say(self, words: Phrases) -> str:
        return words.alone(self)


class CardCondition(BaseCondition[DeathMayDieState, Phrases]):
    def say(self, words: Phrases) -> str:
        return words.told(f"dmd-w-is-{self.name}", **{"not": "yes" if self.negated else "no"})


class CardCount(BaseCount[DeathMayDieState, Phrases]):
    # The noun for the things counted.
    noun: ClassVar[str] = ""

    def noun_id(self, words: Phrases) -> str:
        return self.noun

    def each(self, words: Phrases, case: str) -> str:
        noun = words.noun(self.noun_id(words), case)
        return words.say(f"dmd-w-each-{self.name}", **noun)

    def has(self, words: Phrases, low: int, high: int) -> str:
        some = words.bounded(self.noun_id(words), low, high)
        return words.told(f"dmd-w-has-{self.name}", some=some, low=low, high=high)

    def for_each(self, words: Phrases, text: str) -> str:
        return words.say("dmd-w-for-each", what=self.each(words, "acc"), then=text)


class CardPlace(BasePlaceRef[DeathMayDieState, Phrases]):
    def phrase(self, words: Phrases, form: str) -> str:
        return words.say(f"dmd-w-place-{self.name}", form=form, n=NONE)


class CardGroup(BaseGroup[DeathMayDieState]):
    pass
