"""Chooses rerolls by the true odds of each die, face by face."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.evaluation import SANITY, STRESS, WOUNDS
from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import Need, Script
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.card_data.schema import SIGN, SUCCESS, TENTACLE
from miskatonic.games.death_may_die.card_effects.rolls import ResolveRoll, ResolveRollAgainst
from miskatonic.games.death_may_die.model import choices
from miskatonic.games.death_may_die.model.components import ELDER
from miskatonic.games.death_may_die.model.holdings import (
    TOUGHNESS_WOUNDS,
    is_against,
    is_attack,
    skill,
)
from miskatonic.games.death_may_die.model.roll import GREEN, Roll, meets
from miskatonic.games.death_may_die.model.state import DeathMayDieState, open_roll
from miskatonic.games.death_may_die.rules.costs import companions_life
from miskatonic.games.death_may_die.rules.discovery import ResolveLineRoll, line_of
from miskatonic.games.death_may_die.rules.enemies import wounds_left
from miskatonic.games.death_may_die.rules.tally import blanks_are_tentacles

# The value of a wound to the Elder One, of a wound to another enemy, and of a kill.
ELDER_WOUND: Final[i64] = 48
WOUND: Final[i64] = 24
KILL: Final[i64] = 45
MET: Final[i64] = 110
SUCCESSES_WANTED: Final[i64] = 30
DEATH: Final[i64] = 3_000
LATE_DEATH: Final[i64] = 900
# The cost of a wound that a companion takes.
SPARED: Final[i64] = 60
TOKEN_PRICE: Final[i64] = 12
# The least gain that makes a reroll worth it.
MARGIN: Final[i64] = 4
# How deep in the agenda the step that resolves an open roll can be.
STEPS_OF_A_ROLL: Final[i64] = 7


class RollValue:
    """The value of the symbols of an open roll."""

    def __init__(self, g: DeathMayDieState, roll: Roll) -> None:
        self.g: Final = g
        self.roll: Final = roll
        self.who: Final[i64] = roll.who
        self.against: Final = is_against(roll.kind)
        self.attack: Final = is_attack(roll.kind)
        self.need: Need | None = None
        self.more: i64 = 0
        self.limit: i64 = 9
        self.prize: i64 = MET
        self.per_success: i64 = 0
        # Wounds that companions can take.
        self.shelter: Final[i64] = companions_life(g, roll.who) if self.against else 0
        self.blanking: Final = blanks_are_tentacles(g, roll.who)
        self._read()

    def _read(self) -> None:
        """Read what the roll is for from the step that will resolve it."""
        g = self.g
        at: i64 = len(g.agenda) - 1
        deepest = at - STEPS_OF_A_ROLL
        while at >= 0 and at > deepest:
            step = g.agenda[at]
            if isinstance(step, ResolveRoll):
                effect = step.asked_for(g)
                self.need = effect.need
                self.more = effect.add.count(g, step.ctx) - effect.less.count(g, step.ctx)
                counts = effect.each_success is not None or _counts_successes(effect.then)
                self.per_success = SUCCESSES_WANTED if counts else 0
                return
            if isinstance(step, ResolveRollAgainst):
                self.need = step.asked_for(g).need
                return
            if isinstance(step, ResolveLineRoll):
                clause = line_of(g, step.card, step.line)
                self.need = clause.need
                self.more = clause.add.count(g, context(self.who))
                self.prize = 50
                return
            at -= 1

    def value(self, faces: list[int]) -> i64:
        """The value of the dice with these faces."""
        successes: i64 = 0
        signs: i64 = 0
        tentacles: i64 = 0
        face: i64 = 0
        while face < choices.FACES:
            dice: i64 = faces[face]
            if dice > 0:
                if face & SUCCESS:
                    successes += dice
                if face & SIGN:
                    signs += dice
                if face & TENTACLE:
                    tentacles += dice
            face += 1
        blanks: i64 = faces[0] + faces[GREEN]
        if self.blanking:
            tentacles += blanks
        cost = self._sanity(tentacles)
        if self.against:
            return -cost - self._harm(successes, signs, tentacles, blanks)
        return self._gain(successes, signs, tentacles, blanks) - cost

    def _gain(self, successes: i64, signs: i64, tentacles: i64, blanks: i64) -> i64:
        roll = self.roll
        need = self.need
        if need is None or need.signs <= 0:
            by_skill = min(signs, roll.signs_by_skill)
            successes += by_skill * max(roll.worth, 1)
            successes += min(signs - by_skill, roll.signs_by_card)
        successes += roll.plus + self.more
        if self.attack:
            return self._wounds(successes)
        total = self.per_success * max(successes, 0)
        if need is not None and meets(need, max(successes, 0), signs, tentacles, blanks):
            total += self.prize
        return total

    def _wounds(self, successes: i64) -> i64:
        g = self.g
        roll = self.roll
        left = max(successes, 0)
        if left > 0:
            left += roll.harm
        total: i64 = 0
        figure: i64 = 0
        targets = roll.targets
        while targets:
            if targets & 1 and g.figure_space[figure] >= 0:
                life = wounds_left(g, figure)
                dealt = min(left, life)
                total += dealt * (ELDER_WOUND if figure == ELDER else WOUND)
                if dealt >= life:
                    total += KILL
                left -= dealt
            targets >>= 1
            figure += 1
        return total

    def _harm(self, successes: i64, signs: i64, tentacles: i64, blanks: i64) -> i64:
        g = self.g
        who = self.who
        taken = max(successes - self.roll.plus, 0)
        total: i64 = 0
        need = self.need
        if need is not None and not meets(need, taken, signs, tentacles, blanks):
            total += self.prize
        if self.roll.kind != word.ON_AGAINST:
            taken = max(taken - skill(g, who, TOUGHNESS_WOUNDS), 0)
        now: i64 = g.wounds[who]
        last: i64 = g.components.dice.wounds
        if now + taken >= last + self.shelter:
            return total + (LATE_DEATH if g.disrupted else DEATH)
        if now + taken >= last:
            spared = now + taken - last + 1
            return total + WOUNDS[last - 1] - WOUNDS[now] + SPARED * spared
        return total + WOUNDS[now + taken] - WOUNDS[now]

    def _sanity(self, tentacles: i64) -> i64:
        """DMD-034  The cost of tentacles: a loss stops at the next threshold."""
        g = self.g
        lost = tentacles - self.roll.calm
        if lost <= 0:
            return 0
        now: i64 = g.sanity[self.who]
        after: i64 = min(now + lost, g.components.next_threshold[now])
        if after >= g.components.dice.sanity:
            return LATE_DEATH if g.disrupted else DEATH
        return SANITY[after] - SANITY[now]

    # ------------------------------------------------------------ one die again

    def after(self, face: i64) -> i64:
        """Six times the mean value after rerolling a die with this face."""
        faces = self.roll.faces[:]
        faces[face] = faces[face] - 1
        colour = face & GREEN
        dice = self.g.components.dice.green if colour else self.g.components.dice.black
        total: i64 = 0
        for new in dice:
            at = colour + new
            faces[at] = faces[at] + 1
            total += self.value(faces)
            faces[at] = faces[at] - 1
        return total


def _counts_successes(script: Script | None) -> bool:
    if script is None:
        return False
    return any(effect.counts_successes() for effect in script.effects)


def choose_reroll(g: DeathMayDieState, options: tuple[int, ...]) -> int:
    """The reroll with the highest gain, if it is worth its cost."""
    roll = open_roll(g)
    roll_value = RollValue(g, roll)
    now = 6 * roll_value.value(roll.faces)
    best: i64 = choices.DONE
    most: i64 = 6 * MARGIN
    stressed: i64 = g.stress[roll.who]
    price: i64 = 0
    if stressed + 1 < len(STRESS):
        price = 6 * (STRESS[stressed + 1] - STRESS[stressed])
    last: i64 = -1
    gain: i64 = 0
    for option in options:
        choice: i64 = option
        if choice >= choices.USE:
            continue
        if choice >= choices.STRESS_REROLL:
            face = choice - choices.STRESS_REROLL
            if face != last:
                gain = roll_value.after(face) - now
                last = face
            if gain - price > most:
                most = gain - price
                best = choice
        elif choice >= choices.REROLL:
            face = choice - choices.REROLL
            gain = roll_value.after(face) - now
            last = face
            if gain > most:
                most = gain
                best = choice
    if best >= choices.STRESS_REROLL:
        for option in options:
            if choices.TOKEN <= option < choices.REROLL and most > 6 * (TOKEN_PRICE + MARGIN):
                return option
    return best
