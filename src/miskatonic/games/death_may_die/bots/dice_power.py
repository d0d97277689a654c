"""The strength of an investigator's dice and the danger of enemies' dice, in whole numbers.

A die of either colour shows a success half of the time, so dice are treated as fair coins, and
bonuses of skills and cards are counted in coins too.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.components import ELDER, bit
from miskatonic.games.death_may_die.model.holdings import (
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
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.death_may_die.rules.elder_one import black_dice, green_dice
from miskatonic.games.death_may_die.rules.enemies import wounds_left

# Half of all faces wound, and a third of the black ones also cost sanity.
BLACK: Final[i64] = 13
GREEN: Final[i64] = 10
MOST_COINS: Final[i64] = 16
# Half a success.
COIN: Final[i64] = 50
# The gain of rerolling the worst die, in hundredths of a success.
REROLL_MEAN: Final[i64] = 40


def _row(coins: int) -> list[int]:
    """The chance, in thousandths, of at least k heads, for every k."""
    ways = [1]
    for _ in range(coins):
        ways = [a + b for a, b in zip([0, *ways], [*ways, 0], strict=True)]
    total = 1 << coins
    return [1000 * sum(ways[k:]) // total for k in range(coins + 1)]


AT_LEAST: Final = [_row(coins) for coins in range(17)]


def chance(mean: i64, need: i64) -> i64:
    """The chance, in thousandths, of at least `need` successes in a roll with this mean."""
    if need <= 0:
        return 1000
    coins = min(max(mean, 0) // COIN, MOST_COINS)
    if need > coins:
        return 0
    return AT_LEAST[coins][need]


def roll_mean(g: DeathMayDieState, who: i64, kind: i64) -> i64:
    """The mean of an investigator's roll of this kind, in hundredths of a success."""
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
    """The successes an Elder Sign counts for when it is converted."""
    return max(skill(g, who, ARCANE_WORTH), 1)


def attack_mean(g: DeathMayDieState, who: i64) -> i64:
    """The mean of an attack in the investigator's space, in hundredths of a wound."""
    numbers = g.skills[who]
    mean = roll_mean(g, who, word.ON_ATTACK_HERE)
    green: i64 = max(numbers[BRAWLING_GREEN], numbers[MARKSMAN_GREEN] - 1)
    mean += COIN * (green + numbers[SHOW_OFF_GREEN])
    mean += REROLL_MEAN * (numbers[BRAWLING_REROLLS] + numbers[PROFICIENT_EXTRA])
    instinct: i64 = numbers[INSTINCT_WOUNDS]
    return mean + (100 * instinct if numbers[INSTINCT_EVERY] > 0 else 35 * instinct)


def danger_of(g: DeathMayDieState, figure: i64) -> i64:
    """How dangerous the attack of an enemy is."""
    if figure == ELDER:
        return BLACK * black_dice(g) + GREEN * green_dice(g)
    type_ = g.components.types[g.components.figure_type[figure]]
    return BLACK * type_.black + GREEN * type_.green


def lasting_danger(g: DeathMayDieState, figure: i64) -> i64:
    """The danger of an enemy, with remaining health as the tie-break."""
    return 10 * danger_of(g, figure) + wounds_left(g, figure)
