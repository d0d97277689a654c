"""Effects, conditions and powers in words; each verb has its message."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.nouns import NounPhrases
from miskatonic.games.death_may_die.content.script import (
    ANY_NUMBER,
    NONE,
    Bonus,
    Effect,
    PlaceRef,
    Power,
    Script,
    Trigger,
    Use,
)

YOUR_SPACE: Final = PlaceRef(word.AT_YOU, NONE)
# Verbs said in the same way: the number, and nothing else.
ONLY_A_NUMBER: Final = (
    word.WOUND,
    word.SANITY,
    word.HURT,
    word.MEND,
    word.REROLL,
    word.ADD,
    word.CALM,
    word.SIGN,
    word.MYTHOS,
)
BARE: Final = (word.LEVEL, word.INVESTIGATE, word.OTHER_SIDE, word.BANISH, word.STRIKE)


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
        lines = [self._counted_effect(effect) for effect in script.effects]
        return [line[:1].upper() + line[1:] for line in lines if line]

    def _counted_effect(self, effect: Effect) -> str:
        """An effect whose number is to be counted is said once, "for each"."""
        if effect.n.kind == word.FIXED:
            return self._effect(effect, effect.n.value)
        if effect.verb == word.TIMES:
            then = self.script(effect.then)
        else:
            then = self._effect(effect, 1)
        return self.say("dmd-w-for-each", what=self.counted(effect.n, 1), then=then)

    def _effect(self, effect: Effect, n: int) -> str:
        verb = effect.verb
        name = word.VERBS[verb]
        if verb in ONLY_A_NUMBER:
            return self.say(f"dmd-w-{name}", n=n)
        if verb in BARE:
            return self.say(f"dmd-w-{name}")
        if verb in (word.GAIN, word.DROP, word.TAKE, word.LAY, word.PLACE, word.REMOVE):
            return self._tokens_effect(effect, n)
        if verb in (word.TURN, word.SHIFT, word.BAR, word.OPEN):
            return self._token_effect(effect, n)
        if verb in (word.SUMMON, word.MOVE, word.BRING, word.PUT, word.ELDER, word.WALK):
            return self._moving_effect(effect, n)
        if verb in (word.ROLL, word.ROLL_AGAINST):
            return self._roll(effect)
        if verb in (word.CHOOSE, word.IF, word.INVESTIGATORS, word.ENEMIES, word.SPACES):
            return self._flow(effect)
        return self._plain_effect(effect, n)

    def _plain_effect(self, effect: Effect, n: int) -> str:
        if effect.verb == word.STRESS:
            return self.say("dmd-w-stress-overflow" if effect.overflow else "dmd-w-stress", n=n)
        if effect.verb == word.HEAL:
            return self.say("dmd-w-heal", what=self._healed(effect))
        if effect.verb == word.ACTIONS:
            return self.say("dmd-w-actions" if n > 0 else "dmd-w-actions-fewer", n=abs(n))
        if effect.verb == word.FREE:
            action = self.say(f"dmd-w-action-{word.STANDARD_ACTIONS[effect.action]}")
            return self.say("dmd-w-free", action=action)
        if effect.verb == word.DISCARD:
            what = self.say(f"dmd-w-card-{word.CARDS[effect.card]}")
            return self.say("dmd-w-discard", what=what)
        if effect.verb == word.TIMES:
            return " ".join([self.script(effect.then)] * n)
        assert effect.verb == word.IRREGULAR, word.VERBS[effect.verb]
        return self.say(f"dmd-w-{effect.irregular}")

    def _healed(self, effect: Effect) -> str:
        parts = []
        for name, n in (("stress", effect.stress), ("wounds", effect.wounds), ("mix", effect.mix)):
            if n:
                parts.append(self.say(f"dmd-w-heal-{name}", n=n))
        return self._all_of(parts)

    def _tokens_effect(self, effect: Effect, n: int) -> str:
        name = word.VERBS[effect.verb]
        at = effect.at or YOUR_SPACE
        token = self.token(effect.tokens[0])
        if effect.everything:
            return self.say(f"dmd-w-{name}-all", token=token, **{"from": self.place(at, "from")})
        tokens = self.say("dmd-w-tokens", n=n, token=token)
        places = {"at": self.place(at, "at"), "from": self.place(at, "from")}
        return self.say(f"dmd-w-{name}", tokens=tokens, **places)

    def _token_effect(self, effect: Effect, n: int) -> str:
        name = word.VERBS[effect.verb]
        token = self._one_of([self.token(each) for each in effect.tokens])
        if effect.verb == word.SHIFT:
            return self._shift(effect, n, token)
        if effect.verb == word.BAR:
            return self.say("dmd-w-bar", token=token, to=self.place(effect.start, "to"))
        at = self.place(effect.at or YOUR_SPACE, "at")
        if effect.verb == word.OPEN:
            return self.say("dmd-w-open", token=token, at=at)
        other = self.token(self.library.tokens[effect.tokens[0]].flip)
        message = f"dmd-w-{name}-all" if effect.everything else f"dmd-w-{name}"
        return self.say(message, token=token, at=at, other=other)

    def _shift(self, effect: Effect, n: int, token: str) -> str:
        start = effect.start or YOUR_SPACE
        toward = self._direction(effect)
        if start.kind == word.AT_EVERYWHERE:
            return self.say("dmd-w-shift-every", token=token, n=n, toward=toward)
        origin = {"from": self.place(start, "from")}
        if toward:
            return self.say("dmd-w-shift", token=token, n=n, toward=toward, **origin)
        message = "dmd-w-shift-must" if effect.must else "dmd-w-shift-free"
        return self.say(message, token=token, n=n, **origin)

    def _direction(self, effect: Effect) -> str:
        if effect.toward is not None:
            return self.place(effect.toward, "toward")
        return self.place(effect.away, "away") if effect.away is not None else ""

    def _moving_effect(self, effect: Effect, n: int) -> str:
        if effect.verb == word.SUMMON:
            return self._summon(effect, n)
        if effect.verb == word.MOVE:
            return self.say("dmd-w-move", n=n, toward=self._direction(effect))
        if effect.verb != word.WALK:
            at = self.place(effect.at, "at")
            return self.say(f"dmd-w-{word.VERBS[effect.verb]}", at=at)
        if effect.toward is not None:
            return self.say("dmd-w-walk-toward", n=n, toward=self._direction(effect))
        if effect.sneak:
            return self.say("dmd-w-walk-sneak", n=n)
        return self.say("dmd-w-walk-must" if effect.must else "dmd-w-walk", n=n)

    def _summon(self, effect: Effect, n: int) -> str:
        if effect.gate != NONE:
            at = self.say(f"dmd-w-gate-{word.GATES[effect.gate]}")
        else:
            at = self.place(effect.at, "at")
        message = "dmd-w-summon" if n == 1 else "dmd-w-summon-several"
        return self.say(message, n=n, enemy=self.kind(effect.enemy), at=at)

    # ------------------------------------------------------------ rolls

    def _roll(self, effect: Effect) -> str:
        lines = [self._dice(effect)]
        then = self.script(effect.then)
        if effect.need is not None:
            need = self.need(effect.need)
            lines.append(self.say("dmd-w-with", need=need, then=then))
        else:
            lines.append(then)
        if effect.otherwise is not None:
            lines.append(self.say("dmd-w-otherwise", then=self.script(effect.otherwise)))
        if effect.each_success is not None:
            lines.append(self.say("dmd-w-each-success", then=self.script(effect.each_success)))
        if effect.each_sign is not None:
            lines.append(self.say("dmd-w-each-sign", then=self.script(effect.each_sign)))
        return " ".join([line for line in lines if line])

    def _dice(self, effect: Effect) -> str:
        if effect.verb == word.ROLL_AGAINST:
            dice = []
            if effect.black:
                dice.append(self.say("dmd-w-dice-black", n=effect.black))
            if effect.green:
                dice.append(self.say("dmd-w-dice-green", n=effect.green))
            harm = self.say(f"dmd-w-harm-{word.HARMS[effect.harm]}")
            return self.say("dmd-w-against", dice=self._all_of(dice), harm=harm)
        if effect.green:
            return self.say("dmd-w-roll-green", n=effect.green)
        if effect.add.kind != word.FIXED:
            return self.say("dmd-w-roll-add", what=self.counted(effect.add, 1))
        if effect.less.kind != word.FIXED:
            return self.say("dmd-w-roll-less", what=self.counted(effect.less, 1))
        return self.say("dmd-w-roll")

    # ------------------------------------------------------------ flow

    def _flow(self, effect: Effect) -> str:
        then = self.script(effect.then)
        if effect.verb == word.CHOOSE:
            return self._choose(effect)
        if effect.verb == word.IF:
            values = {"if": self.conditions(effect.conditions), "then": then}
            lines = [self.say("dmd-w-if", **values)]
            if effect.otherwise is not None:
                lines.append(self.say("dmd-w-otherwise", then=self.script(effect.otherwise)))
            return " ".join(lines)
        if effect.verb == word.INVESTIGATORS:
            who = self.say(f"dmd-w-who-{word.WHO[effect.who]}")
        elif effect.verb == word.ENEMIES:
            values = {
                "kind": self.kind(effect.kind),
                "where": self._where(effect.within, effect.at),
            }
            who = self.say(f"dmd-w-pick-{word.PICKS[effect.pick]}", **values)
        else:
            who = self._which_spaces(effect)
        who = who[:1].upper() + who[1:]
        if not effect.conditions:
            pronoun = self.say("dmd-w-it") + " "
            if effect.verb == word.ENEMIES and then.startswith(pronoun):
                return f"{who} {then.removeprefix(pronoun)}"
            return self.say("dmd-w-each", who=who, then=then)
        values = {"who": who, "if": self.conditions(effect.conditions), "then": then}
        return self.say("dmd-w-each-if", **values)

    def _choose(self, effect: Effect) -> str:
        only = effect.options[0]
        otherwise = self.script(effect.otherwise)
        if len(effect.options) == 1 and otherwise and only.cost is not None and only.then is None:
            return self.say("dmd-w-unless", cost=self.cost(only.cost), then=otherwise)
        lines = []
        for option in effect.options:
            then = self.script(option.then) or self.say("dmd-w-nothing")
            if option.cost is not None:
                then = self.say("dmd-w-option", cost=self.cost(option.cost), then=then)
            if option.conditions:
                values = {"if": self.conditions(option.conditions), "then": then}
                then = self.say("dmd-w-option-if", **values)
            lines.append(then)
        text = lines[-1]
        for line in lines[-2::-1]:
            text = self.say("dmd-w-or", first=line, rest=text)
        text = self.say("dmd-w-choose-may" if effect.may else "dmd-w-choose", options=text)
        if otherwise:
            text = f"{text} {self.say('dmd-w-otherwise', then=otherwise)}"
        return text

    def _which_spaces(self, effect: Effect) -> str:
        if effect.tag != NONE:
            return self.say("dmd-w-spaces-tag", tag=self.tag(effect.tag))
        if effect.tokens:
            return self.say("dmd-w-spaces-token", token=self.token(effect.tokens[0]))
        return self.say("dmd-w-spaces-at", at=self.place(effect.at, "at"))

    # ------------------------------------------------------------ powers

    def power(self, power: Power) -> str:
        lines = [self._bonus(bonus) for bonus in power.bonuses]
        lines.extend([self._trigger(trigger) for trigger in power.triggers])
        lines.extend([self._use(use) for use in power.uses])
        return self.apart([line[:1].upper() + line[1:] for line in lines])

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
