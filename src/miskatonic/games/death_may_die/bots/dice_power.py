"""How much an investigator's dice are worth: means and chances, in whole numbers.

A die shows a success half of the time, whatever its colour; so many dice are so many fair coins,
and what skills and cards add is counted in coins too.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.rules.components import bit
from miskatonic.games.death_may_die.rules.holdings import (
    ARCANE_SIGNS,
    ARCANE_WORTH,
    BRAWLING_GREEN,
    BRAWLING_REROLLS,
    INSTINCT_EVERY,
    INSTINCT_WOUNDS,
    MARKSMAN_GREEN,
    PROFICIENT_EXTRA,
    SHOW_OFF_GREEN,
    kinds_meant,
    skill,
)
from miskatonic.games.death_may_die.rules.state import DeathMayDieState

MOST_COINS: Final[i64] = 16
# Half a success.
COIN: Final[i64] = 50
# A reroll of one's worst die, in hundredths of a success.
REROLL_MEAN: Final[i64] = 40


def _row(coins: int) -> list[int]:
    """The chance, in thousandths, of at least k heads, for k from 0 to all of them."""
    ways = [1]
    for _ in range(coins):
        ways = [a + b for a, b in zip([0, *ways], [*ways, 0], strict=True)]
    total = 1 << coins
    return [1000 * sum(ways[k:]) // total for k in range(coins + 1)]


AT_LEAST: Final = [_row(coins) for coins in range(17)]


def chance(mean: i64, need: i64) -> i64:
    """The chance, in thousandths, of so many successes from a roll with this mean."""
    if need <= 0:
        return 1000
    coins = min(max(mean, 0) // COIN, MOST_COINS)
    if need > coins:
        return 0
    return AT_LEAST[coins][need]


def roll_mean(g: DeathMayDieState, who: i64, kind: i64) -> i64:
    """The mean of an own roll of that kind, in hundredths of a success."""
    dice = g.components.dice.roll + g.components.bonus_dice_by[g.sanity[who]]
    mean: i64 = 0
    signs = skill(g, who, ARCANE_SIGNS)
    for bonus in g.bonuses[who]:
        if bonus.what <= word.BONUS_HARM and kinds_meant(bonus.on) & bit(kind):
            if bonus.what == word.BONUS_GREEN:
                dice += bonus.n
            elif bonus.what == word.BONUS_REROLL:
                mean += REROLL_MEAN * bonus.n
            elif bonus.what == word.BONUS_SUCCESS:
                mean += 100 * bonus.n
            elif bonus.what == word.BONUS_SIGN:
                signs += bonus.n
    if signs > 0:
        mean += min(dice * 17, signs * 40) * skill_worth(g, who)
    return mean + COIN * dice


def skill_worth(g: DeathMayDieState, who: i64) -> i64:
    """What an Elder Sign counts that is used as a success."""
    return max(skill(g, who, ARCANE_WORTH), 1)


def attack_mean(g: DeathMayDieState, who: i64) -> i64:
    """The mean of an attack in the own space, in hundredths of a wound."""
    numbers = g.skills[who]
    mean = roll_mean(g, who, word.ON_ATTACK_HERE)
    green: i64 = max(numbers[BRAWLING_GREEN], numbers[MARKSMAN_GREEN] - 1)
    mean += COIN * (green + numbers[SHOW_OFF_GREEN])
    mean += REROLL_MEAN * (numbers[BRAWLING_REROLLS] + numbers[PROFICIENT_EXTRA])
    instinct: i64 = numbers[INSTINCT_WOUNDS]
    return mean + (100 * instinct if numbers[INSTINCT_EVERY] > 0 else 35 * instinct)
