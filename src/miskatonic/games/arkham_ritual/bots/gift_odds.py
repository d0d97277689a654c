"""The probability that a giver chooses a particular seat."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.round_history import Gift
from miskatonic.games.arkham_ritual.bots.round_values import CURSE, WITH_OLD_ONE, RoundValues
from miskatonic.games.arkham_ritual.rules.cards import NO_CARD
from miskatonic.games.arkham_ritual.rules.effects import GATE_OPENS
from miskatonic.games.arkham_ritual.rules.quick_scoring import CODES, table_of
from miskatonic.games.arkham_ritual.rules.state import seat_bit


class GiftOdds:
    """The probability that a giver who plans for sanity chose its target among the hands.

    The giver considers cards it can't see, its own and maybe the passing one, equally likely to be
    sane or cursed. The card of `me` may be unknown, and is then given with each question.
    """

    def __init__(self, values: RoundValues, gift: Gift, me: i64) -> None:
        self.values: Final = values
        self.gift: Final = gift
        self.me: Final[i64] = me
        self._hides_mine: Final = me >= 0 and gift.held[me] == NO_CARD
        giver = gift.giver
        held = gift.held[:]
        held[giver] = NO_CARD
        self._table: Final[i64] = table_of(held)
        self._curse: Final[i64] = CURSE << giver
        self._targets: Final[list[int]] = []
        # The card that each of them would discard, and what that adds to the table.
        self._old: Final[list[int]] = []
        self._gone: Final[list[int]] = []
        target: i64 = 0
        while target < values.seats:
            if gift.hands & seat_bit(target):
                old: i64 = held[target]
                gone: i64 = CODES[old] if old != NO_CARD else 0
                self._targets.append(target)
                self._old.append(old)
                self._gone.append(gone << target)
            target += 1

    def odds(self, own: i64, card: i64) -> float:
        values = self.values
        giver = self.gift.giver
        knowing = self.gift.knowing
        to = self.gift.to
        table = self._table
        mine: i64 = 0
        if self._hides_mine:
            code: i64 = CODES[own]
            mine = code << self.me
            table += mine
        come: i64 = 0
        if knowing:
            come = CODES[card]
        chosen = 0.0
        total = 0.0
        at: i64 = 0
        while at < len(self._targets):
            target: i64 = self._targets[at]
            old: i64 = self._old[at]
            if old == NO_CARD:
                old = own
                then = table - mine + (come << target)
            else:
                gone: i64 = self._gone[at]
                then = table - gone + (come << target)
            if WITH_OLD_ONE[old] == GATE_OPENS and values.quick.has_old_one(then):
                weight = values.gate_weight(giver, then, knowing)
            else:
                first = then if knowing else then + (CURSE << target)
                weight = values.weight_root(giver, first, knowing)
                weight *= values.weight_root(giver, then + self._curse, knowing)
            total += weight
            if target == to:
                chosen = weight
            at += 1
        return chosen / total


def odds_of_gift(values: RoundValues, gift: Gift, card: i64) -> float:
    """The same, if all cards are known."""
    return GiftOdds(values, gift, NO_CARD).odds(NO_CARD, card)
