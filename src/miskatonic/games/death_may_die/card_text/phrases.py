"""Puts scripts and powers into words; each effect composes itself from the phrases here.

A clause has no subject and no full stop ("take 1 stress"), so that it can follow a condition, a
cost or a subject. `person` says who acts: you or they.
"""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import (
    ABOUT_IT,
    ABOUT_TABLE,
    ABOUT_YOU,
    ANY_NUMBER,
    NONE,
    Bonus,
    Condition,
    Effect,
    Need,
    PlaceRef,
    Power,
    Script,
    Trigger,
    Use,
)
from miskatonic.games.death_may_die.card_data.schema import Library
from miskatonic.games.death_may_die.card_text.noun_phrases import NounPhrases
from miskatonic.text import Texts, Value

YOU: Final = "you"
THEY: Final = "they"
# The most effects that are joined into one clause.
MOST_JOINED: Final = 3
# Bonuses that apply to some kinds of rolls.
OF_ROLLS: Final = (
    word.BONUS_GREEN,
    word.BONUS_REROLL,
    word.BONUS_SUCCESS,
    word.BONUS_CALM,
    word.BONUS_SIGN,
    word.BONUS_HARM,
    word.BONUS_IGNORE_WOUNDS,
    word.BONUS_IGNORE_SANITY,
)


class Phrases(NounPhrases):
    """Clauses and sentences of one language for one library."""

    def __init__(self, library: Library, texts: Texts) -> None:
        super().__init__(library, texts)
        self.person = YOU

    # ------------------------------------------------------------ effects

    def told(self, message: str, **values: Value) -> str:
        """A message that differs between you and them."""
        return self.say(message, person=self.person, **values)

    def is_you(self) -> bool:
        return self.person == YOU

    def of_them(self, conditions: Sequence[Condition]) -> str:
        """Conditions on others."""
        before = self.person
        self.person = THEY
        text = self.conditions(conditions)
        self.person = before
        return text

    def alone(self, effect: Effect) -> str:
        """An effect as a sentence."""
        done = effect.does(self)
        return self.whole(self.say("dmd-w-it", then=done) if effect.about == ABOUT_IT else done)

    def whole(self, text: str) -> str:
        """A whole sentence."""
        return f"{self.begun(text)}."

    def begun(self, text: str) -> str:
        """The text with a capital letter."""
        return text[:1].upper() + text[1:]

    def script(self, script: Script | None) -> str:
        """The sentences of a script within another text."""
        return " ".join(self.sentences(script))

    def steps(self, script: Script) -> str:
        """The sentences of a script on its own, one per line."""
        return self.join_lines(self.sentences(script))

    def join_lines(self, lines: Sequence[str]) -> str:
        """Join lines, leaving out empty ones."""
        return "\n".join([line for line in lines if line])

    def either(self, lines: Sequence[str]) -> str:
        """Lines for options, of which one is chosen."""
        return self.join_lines([self.say("dmd-w-option", then=line) for line in lines])

    def sentences(self, script: Script | None) -> list[str]:
        if script is None:
            return []
        lines = [effect.say(self) for effect in script.effects]
        return [self.begun(line) for line in lines if line]

    def clause(self, script: Script | None, about: Sequence[str]) -> str:
        """A whole script as one clause; "" if that takes several sentences."""
        if script is None or not 0 < len(script.effects) <= MOST_JOINED:
            return ""
        parts = []
        for effect in script.effects:
            done = effect.does(self) if effect.about in about else ""
            if not done:
                return ""
            parts.append(done)
        return self.all_of(parts)

    def you_do(self, script: Script | None) -> str:
        """A script that you carry out as one clause; "" if that takes several sentences."""
        return self.clause(script, (ABOUT_YOU, ABOUT_TABLE))

    def joined(self, message: str, then: Script | None, **values: Value) -> str:
        """A message completed by the script as a clause, or followed by it after a colon."""
        done = self.you_do(then)
        if done:
            return self.whole(self.say(message, then=done, **values))
        return self.begun(self.say(f"{message}-apart", then=self.script(then), **values))

    def outcome(self, need: Need | None, then: Script | None) -> str:
        """The outcome of a roll."""
        if need is None or then is None:
            return self.script(then)
        return self.joined("dmd-w-with", then, need=self.need(need))

    def for_those(self, who: str, conditions: Sequence[Condition], then: Script) -> str:
        """A script carried out by several investigators."""
        before = self.person
        self.person = THEY
        done = self.clause(then, (ABOUT_YOU,))
        values = {"who": who, "if": self.conditions(conditions)}
        self.person = before
        message = "dmd-w-those-if" if conditions else "dmd-w-those"
        if done:
            return self.whole(self.say(message, then=done, **values))
        apart = "dmd-w-those-apart-if" if conditions else "dmd-w-those-apart"
        return self.begun(self.say(apart, then=self.script(then), **values))

    def figures_do(self, who: str, then: Script) -> str:
        """A script for enemies: what they do, then the remaining effects."""
        count = 0
        while count < len(then.effects) and then.effects[count].about == ABOUT_IT:
            count += 1
        rest = [effect.say(self) for effect in then.effects[count:]]
        if count == 0:
            return self.begun(self.say("dmd-w-those-apart", who=who, then=" ".join(rest)))
        done = self.all_of([effect.does(self) for effect in then.effects[:count]])
        return " ".join([self.whole(self.say("dmd-w-those", who=who, then=done)), *rest])

    def your_space(self, form: str) -> str:
        return self.say("dmd-w-place-you", form=form, n=NONE)

    def direction(self, toward: PlaceRef | None, away: PlaceRef | None) -> str:
        if toward is not None:
            return toward.phrase(self, "toward")
        return away.phrase(self, "away") if away is not None else ""

    def conditions(self, conditions: Sequence[Condition]) -> str:
        return self.all_of([condition.say(self) for condition in conditions])

    def where(self, within: int, at: PlaceRef | None) -> str:
        if at is not None:
            return self.say("dmd-w-where-at", at=at.phrase(self, "at"))
        if within == 0:
            return self.say("dmd-w-where-here")
        return self.say("dmd-w-where-within", n=within) if within > 0 else ""

    # ------------------------------------------------------------ powers

    def power(self, power: Power) -> str:
        lines = [self._bonus(bonus) for bonus in power.bonuses]
        lines.extend([self._trigger(trigger) for trigger in power.triggers])
        lines.extend([self._use(use) for use in power.uses])
        return self.join_lines(lines)

    def _bonus(self, bonus: Bonus) -> str:
        name = f"dmd-w-bonus-{word.BONUSES[bonus.what]}"
        if bonus.what in (word.BONUS_SUCCESS, word.BONUS_RUN, word.BONUS_REST):
            name += "-more" if bonus.n > 0 else "-fewer"
        if bonus.what == word.BONUS_NO_FOLLOW and bonus.n == ANY_NUMBER:
            name += "-any"
        values: dict[str, Value] = {"n": abs(bonus.n)}
        if bonus.what == word.BONUS_NO_FOLLOW:
            values |= self.noun(self.kind_id(bonus.kind))
        if bonus.what == word.BONUS_SKILL:
            values["skill"] = self.say(f"dmd-{self.library.skills[bonus.skill].id}")
        if bonus.token != NONE:
            values["tokens"] = self.tokens(bonus.token, 1)
        text = self.say(name, **values)
        if bonus.what in OF_ROLLS:
            on = self.say(f"dmd-w-on-{word.ROLL_KINDS[bonus.on]}")
            text = self.say("dmd-w-bonus", on=on, bonus=text)
        if bonus.conditions:
            condition = self.conditions(bonus.conditions)
            text = self.say("dmd-w-bonus-if", bonus=text, **{"if": condition})
        return self.whole(text)

    def _trigger(self, trigger: Trigger) -> str:
        moment = self.say(f"dmd-w-moment-{word.MOMENTS[trigger.on]}")
        if trigger.once != word.ONCE_NO:
            moment = self.say(f"dmd-w-once-{word.ONCES[trigger.once]}", timing=moment)
        if trigger.conditions:
            condition = self.conditions(trigger.conditions)
            moment = self.say("dmd-w-moment-if", moment=moment, **{"if": condition})
        message = "dmd-w-trigger-may" if trigger.may else "dmd-w-trigger"
        done = self.you_do(trigger.then)
        if done:
            return self.whole(
                self.say(message, moment=moment, then=self.after_colon(message, done))
            )
        then = self.script(trigger.then)
        return self.begun(self.say(f"{message}-apart", moment=moment, then=then))

    def after_colon(self, message: str, done: str) -> str:
        """The text after a colon, capitalized in languages that start a new sentence there.

        The attribute `then` of the message says so.
        """
        return self.begun(done) if self.say.attribute(message, "then") == "sentence" else done

    def _use(self, use: Use) -> str:
        on = self.say(f"dmd-w-roll-{word.ROLL_KINDS[use.on]}")
        timing = self.say(f"dmd-w-timing-{word.TIMINGS[use.timing]}", on=on)
        if use.once != word.ONCE_NO:
            timing = self.say(f"dmd-w-once-{word.ONCES[use.once]}", timing=timing)
        if use.conditions:
            condition = self.conditions(use.conditions)
            timing = self.say("dmd-w-moment-if", moment=timing, **{"if": condition})
        done = self.you_do(use.then)
        if use.cost is not None:
            cost = self.cost(use.cost)
            if done:
                text = self.say("dmd-w-pay", cost=cost, then=done) + "."
            else:
                text = f"{cost}. {self.script(use.then)}"
        else:
            text = f"{done}." if done else self.script(use.then)
        text = self.after_colon("dmd-w-use", text)
        return self.begun(self.say("dmd-w-use", timing=timing, then=text))
