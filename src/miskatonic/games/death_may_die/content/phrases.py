"""Scripts and powers in words. Each effect says itself, with the phrases of one language."""

from collections.abc import Sequence

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.nouns import NounPhrases
from miskatonic.games.death_may_die.content.script import (
    ANY_NUMBER,
    NONE,
    Bonus,
    Condition,
    Need,
    PlaceRef,
    Power,
    Script,
    Trigger,
    Use,
)


class Phrases(NounPhrases):
    """Whole sentences of one language for one library."""

    # ------------------------------------------------------------ effects

    def script(self, script: Script | None) -> str:
        """The sentences of a script that stands within another sentence."""
        return " ".join(self._sentences(script))

    def steps(self, script: Script) -> str:
        """The sentences of a script on its own, set apart."""
        return self.apart(self._sentences(script))

    def apart(self, lines: Sequence[str]) -> str:
        """Things that are done one after the other, or instead of each other."""
        given = [line for line in lines if line]
        if not given:
            return ""
        text = given[-1]
        for line in given[-2::-1]:
            text = self.say("dmd-w-step", first=line, rest=text)
        return text

    def _sentences(self, script: Script | None) -> list[str]:
        if script is None:
            return []
        lines = [effect.say(self) for effect in script.effects]
        return [capital(line) for line in lines if line]

    def outcome(self, need: Need | None, then: Script | None) -> str:
        """What a roll brings."""
        if need is None:
            return self.script(then)
        return self.say("dmd-w-with", need=self.need(need), then=self.script(then))

    def otherwise(self, script: Script | None) -> list[str]:
        return [] if script is None else [self.say("dmd-w-otherwise", then=self.script(script))]

    def for_those(self, who: str, conditions: Sequence[Condition], then: str) -> str:
        """What happens to each of some people, enemies or spaces."""
        who = capital(who)
        if not conditions:
            return self.say("dmd-w-each", who=who, then=then)
        values = {"who": who, "if": self.conditions(conditions), "then": then}
        return self.say("dmd-w-each-if", **values)

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
        return self.apart([capital(line) for line in lines])

    def _bonus(self, bonus: Bonus) -> str:
        name = f"dmd-w-bonus-{word.BONUSES[bonus.what]}"
        if bonus.what in (word.BONUS_SUCCESS, word.BONUS_RUN, word.BONUS_REST):
            name += "-more" if bonus.n > 0 else "-fewer"
        if bonus.what == word.BONUS_NO_FOLLOW and bonus.n == ANY_NUMBER:
            name += "-any"
        text = self.say(
            name,
            n=abs(bonus.n),
            on=self.say(f"dmd-w-on-{word.ROLL_KINDS[bonus.on]}"),
            token=self.token(bonus.token) if bonus.token != NONE else "",
            skill=self.say(f"dmd-{self.library.skills[bonus.skill].id}"),
            kind=self.kind(bonus.kind),
        )
        if bonus.conditions:
            values = {"bonus": text, "if": self.conditions(bonus.conditions)}
            text = self.say("dmd-w-bonus-if", **values)
        return f"{text}."

    def _trigger(self, trigger: Trigger) -> str:
        moment = self.say(f"dmd-w-moment-{word.MOMENTS[trigger.on]}")
        if trigger.once != word.ONCE_NO:
            moment = self.say(f"dmd-w-once-{word.ONCES[trigger.once]}", timing=moment)
        name = "dmd-w-trigger-may" if trigger.may else "dmd-w-trigger"
        then = self.script(trigger.then)
        if not trigger.conditions:
            return self.say(name, moment=moment, then=then)
        values = {"moment": moment, "if": self.conditions(trigger.conditions), "then": then}
        return self.say(f"{name}-if", **values)

    def _use(self, use: Use) -> str:
        on = self.say(f"dmd-w-on-{word.ROLL_KINDS[use.on]}")
        timing = self.say(f"dmd-w-timing-{word.TIMINGS[use.timing]}", on=on)
        if use.once != word.ONCE_NO:
            timing = self.say(f"dmd-w-once-{word.ONCES[use.once]}", timing=timing)
        if use.conditions:
            timing = self.say(
                "dmd-w-use-if", timing=timing, **{"if": self.conditions(use.conditions)}
            )
        then = self.script(use.then)
        if use.cost is None:
            return self.say("dmd-w-use", timing=timing, then=then)
        return self.say("dmd-w-use-cost", timing=timing, cost=self.cost(use.cost), then=then)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
