"""What a roll must show (DMD-081)."""

from mypy_extensions import i64

from miskatonic.games.death_may_die.content.script import Need
from miskatonic.games.death_may_die.rules.roll import Roll


def is_met(need: Need | None, roll: Roll) -> bool:
    """Whether the tally fulfils everything that is asked for; nothing asked is fulfilled."""
    if need is None:
        return True
    return meets(need, roll.successes, roll.signs, roll.tentacles, roll.blanks)


def meets(need: Need, successes: i64, signs: i64, tentacles: i64, blanks: i64) -> bool:
    """The same for a tally that may only be thought of."""
    if successes < need.successes or signs < need.signs:
        return False
    if need.exactly >= 0 and successes != need.exactly:
        return False
    if need.most_successes >= 0 and successes > need.most_successes:
        return False
    if need.most_tentacles >= 0 and tentacles > need.most_tentacles:
        return False
    return need.most_blanks < 0 or blanks <= need.most_blanks
