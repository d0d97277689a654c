"""What a roll must show (DMD-081)."""

from miskatonic.games.death_may_die.content.script import Need
from miskatonic.games.death_may_die.rules.roll import Roll


def is_met(need: Need | None, roll: Roll) -> bool:
    """Whether the tally fulfils everything that is asked for; nothing asked is fulfilled."""
    if need is None:
        return True
    if roll.successes < need.successes or roll.signs < need.signs:
        return False
    if need.exactly >= 0 and roll.successes != need.exactly:
        return False
    if need.most_successes >= 0 and roll.successes > need.most_successes:
        return False
    if need.most_tentacles >= 0 and roll.tentacles > need.most_tentacles:
        return False
    return need.most_blanks < 0 or roll.blanks <= need.most_blanks
