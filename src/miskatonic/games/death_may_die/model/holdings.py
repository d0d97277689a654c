"""An investigator's skills, cards and relics, and their bonuses."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import Bonus
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.components import (
    EPISODE_SOURCE,
    RELIC_SOURCE,
    STAGE_SOURCE,
    TOKEN_SOURCE,
    bit,
)
from miskatonic.games.death_may_die.model.counting import holds, side_up
from miskatonic.games.death_may_die.model.state import DeathMayDieState, tokens_on

MOST_LEVELS: Final[i64] = 4
SKILLS_EACH: Final[i64] = 3

# The index of each hook's numbers in an investigator's skills (keywords.SKILL_HOOKS, flattened).
ARCANE_SIGNS: Final[i64] = 0
ARCANE_WORTH: Final[i64] = 1
ARCANE_HEAL: Final[i64] = 2
BRAWLING_GREEN: Final[i64] = 3
BRAWLING_ALL: Final[i64] = 4
BRAWLING_REROLLS: Final[i64] = 5
BRAWLING_FULL: Final[i64] = 6
MARKSMAN_RANGE: Final[i64] = 7
MARKSMAN_GREEN: Final[i64] = 8
MARKSMAN_FREE: Final[i64] = 9
STEALTH_SNEAKS: Final[i64] = 10
STEALTH_HURT: Final[i64] = 11
SWIFTNESS_RUN: Final[i64] = 12
SWIFTNESS_FREE_RUN: Final[i64] = 13
SWIFTNESS_ALONG: Final[i64] = 14
SWIFTNESS_ACTIONS: Final[i64] = 15
TOUGHNESS_REROLLS: Final[i64] = 16
TOUGHNESS_WOUNDS: Final[i64] = 17
TOUGHNESS_SANITY: Final[i64] = 18
TOUGHNESS_ANY: Final[i64] = 19
INSTINCT_WOUNDS: Final[i64] = 20
INSTINCT_STRESS: Final[i64] = 21
INSTINCT_EVERY: Final[i64] = 22
DEFENSE_HEAL: Final[i64] = 23
DEFENSE_PUSH: Final[i64] = 24
DEFENSE_REROLLS: Final[i64] = 25
DEFENSE_KILL: Final[i64] = 26
WITNESS_HEAL: Final[i64] = 27
WITNESS_PREVENT: Final[i64] = 29
WITNESS_BOTH: Final[i64] = 30
SHOW_OFF_GREEN: Final[i64] = 31
SHOW_OFF_REROLLS: Final[i64] = 32
SHOW_OFF_WITHIN: Final[i64] = 33
SHOW_OFF_EACH: Final[i64] = 34
PROFICIENT_EXTRA: Final[i64] = 35
PROFICIENT_OTHERS: Final[i64] = 36
PROFICIENT_HEAL: Final[i64] = 37
PROFICIENT_HEAL_OTHERS: Final[i64] = 38
SURGEON_AMOUNT: Final[i64] = 39
SURGEON_MIX: Final[i64] = 40
SURGEON_WITHIN: Final[i64] = 41
SURGEON_EACH: Final[i64] = 42
SLY_HEAL: Final[i64] = 43
SLY_HURT: Final[i64] = 44
SLY_EACH: Final[i64] = 45
SLY_INVESTIGATE: Final[i64] = 46
PHOTO_FOLLOW: Final[i64] = 47
PHOTO_GREEN: Final[i64] = 48
PHOTO_REST: Final[i64] = 49
PHOTO_FREE: Final[i64] = 50
SEEKER_DRAW: Final[i64] = 51
SEEKER_KEEP: Final[i64] = 52
SEEKER_UNPAID: Final[i64] = 53
SEEKER_HEAL: Final[i64] = 54
SEEKER_INSTEAD: Final[i64] = 55
EXPLOSIVES_EXTRA: Final[i64] = 56
EXPLOSIVES_REROLLS: Final[i64] = 57
EXPLOSIVES_FULL: Final[i64] = 58
NUMBERS: Final[i64] = 59


def hook_offsets() -> list[int]:
    """The index of each hook's first number."""
    offsets: list[int] = []
    at = 0
    for _, numbers in word.SKILL_HOOKS:
        offsets.append(at)
        at += len(numbers)
    return offsets


OFFSETS: Final = hook_offsets()


def skill(g: DeathMayDieState, who: i64, number: i64) -> i64:
    return g.skills[who][number]


# ---------------------------------------------------------------- keeping up


def refresh(g: DeathMayDieState, who: i64) -> None:
    """Recompute bonuses after cards, relics, tokens, levels or stages have changed."""
    sources = _own_sources(g, who)
    g.own = (*g.own[:who], tuple(sources), *g.own[who + 1 :])
    found: list[Bonus] = []
    for source in sources:
        found.extend(g.components.powers[source].bonuses)
    stage: i64 = 0
    while stage < g.stage:
        found.extend(g.components.powers[STAGE_SOURCE + stage].bonuses)
        stage += 1
    found.extend(g.components.powers[EPISODE_SOURCE].bonuses)
    g.bonuses = (*g.bonuses[:who], tuple(found), *g.bonuses[who + 1 :])
    g.skills = (*g.skills[:who], _numbers(g, who), *g.skills[who + 1 :])


def refresh_all(g: DeathMayDieState) -> None:
    who: i64 = 0
    while who < g.rules.count:
        refresh(g, who)
        who += 1


def _own_sources(g: DeathMayDieState, who: i64) -> list[int]:
    sources: list[int] = []
    card: i64 = 0
    left: i64 = g.hand[who]
    while left:
        if left & 1:
            sources.append(side_up(g, card))
        left >>= 1
        card += 1
    relic: i64 = 0
    left = g.relics[who]
    while left:
        if left & 1:
            sources.append(relic_side(g, relic))
        left >>= 1
        relic += 1
    token: i64 = 0
    while token < len(g.pool):
        source = TOKEN_SOURCE + token
        power = g.components.powers[source]
        if tokens_on(g, who, token) and (power.bonuses or power.triggers):
            sources.append(source)
        token += 1
    return sources


def relic_side(g: DeathMayDieState, relic: i64) -> i64:
    return RELIC_SOURCE + 2 * relic + ((g.transformed >> relic) & 1)


def level_of(g: DeathMayDieState, who: i64, skill_index: i64) -> i64:
    """DMD-128, DMD-R13  The level including cards, at most 4; 0 without the skill."""
    level: i64 = 0
    own = g.components.library.investigators[g.character[who]].skills
    for place, each in enumerate(own):
        if each == skill_index:
            level = g.levels[who * SKILLS_EACH + place]
    for bonus in g.bonuses[who]:
        if bonus.what == word.BONUS_SKILL and bonus.skill == skill_index:
            level += bonus.n
    return min(level, MOST_LEVELS)


def _numbers(g: DeathMayDieState, who: i64) -> tuple[int, ...]:
    """The numbers of all skills at their effective levels, cached if cards add none."""
    for bonus in g.bonuses[who]:
        if bonus.what == word.BONUS_SKILL:
            return _summed(g, who)
    key = g.character[who]
    place: i64 = 0
    while place < SKILLS_EACH:
        key = key * 8 + g.levels[who * SKILLS_EACH + place]
        place += 1
    found = g.components.skill_numbers.get(key)
    if found is None:
        found = _summed(g, who)
        g.components.skill_numbers[key] = found
    return found


def _summed(g: DeathMayDieState, who: i64) -> tuple[int, ...]:
    numbers: list[int] = [0] * NUMBERS
    if g.character[who] < 0:
        return tuple(numbers)
    library = g.components.library
    named = list(library.investigators[g.character[who]].skills)
    for bonus in g.bonuses[who]:
        if bonus.what == word.BONUS_SKILL and bonus.skill not in named:
            named.append(bonus.skill)
    for index in named:
        level = level_of(g, who, index)
        if level > 0:
            each = library.skills[index]
            at = OFFSETS[each.hook]
            for number in each.levels[level - 1]:
                numbers[at] = max(numbers[at], number)
                at += 1
    return tuple(numbers)


# ---------------------------------------------------------------- bonuses

# The kinds of rolls, as a mask, for each value of `on` in a bonus or use.
ALL_KINDS: Final[i64] = (1 << 10) - 1
ATTACK_KINDS: Final[i64] = (1 << word.ON_ATTACK_HERE) | (1 << word.ON_ATTACK_AWAY)
OWN_KINDS: Final[i64] = (
    ATTACK_KINDS | (1 << word.ON_OWN) | (1 << word.ON_ACTION) | (1 << word.ON_DISCOVERY)
)
AGAINST_KINDS: Final[i64] = (1 << word.ON_AGAINST) | (1 << word.ON_ATTACKED) | (1 << word.ON_FIRE)


def is_against(kind: i64) -> bool:
    """DMD-065  Whether this kind of roll is against you."""
    return AGAINST_KINDS & bit(kind) != 0


def is_attack(kind: i64) -> bool:
    return ATTACK_KINDS & bit(kind) != 0


def kinds_meant(on: int) -> i64:
    if on == word.ON_ANY:
        return ALL_KINDS
    if on == word.ON_OWN:
        return OWN_KINDS
    if on == word.ON_ATTACK:
        return ATTACK_KINDS
    if on == word.ON_AGAINST:
        return AGAINST_KINDS
    return bit(on)


def applies(g: DeathMayDieState, who: i64, bonus: Bonus, kind: i64) -> bool:
    """Whether a bonus applies to a roll (or harm) of this kind."""
    if kinds_meant(bonus.on) & bit(kind) == 0:
        return False
    if not bonus.conditions:
        return True
    roll = g.roll
    if roll is None or roll.kind != kind or roll.foe < 0:
        return holds(g, bonus.conditions, context(who))
    return _holds_of_all(g, bonus, who, roll.targets if roll.targets else bit(roll.foe))


def _holds_of_all(g: DeathMayDieState, bonus: Bonus, who: i64, figures: i64) -> bool:
    """DMD-R34  A bonus against some enemies applies only if it fits all that are attacked."""
    figure: i64 = 0
    while figures >> figure:
        if figures & bit(figure) and not holds(g, bonus.conditions, context(who, figure)):
            return False
        figure += 1
    return True


def source_of(g: DeathMayDieState, who: i64, bonus: Bonus) -> str:
    """The source of an investigator's bonus: a card, relic, token, stage or the episode."""
    sources = list(g.own[who])
    stage: i64 = 0
    while stage < g.stage:
        sources.append(STAGE_SOURCE + stage)
        stage += 1
    sources.append(EPISODE_SOURCE)
    for source in sources:
        for each in g.components.powers[source].bonuses:
            if each is bonus:
                return g.components.source_ids[source]
    raise AssertionError(f"investigator {who} has no bonus of the sort {bonus.what}")


def bonus_of(g: DeathMayDieState, who: i64, what: int, kind: i64 = word.ON_ANY) -> i64:
    """The sum of all bonuses of a kind."""
    total: i64 = 0
    for bonus in g.bonuses[who]:
        if bonus.what == what and applies(g, who, bonus, kind):
            total += bonus.n
    return total
