"""What the end of a round does to everybody's sanity, counted fast; a test holds it to the rules.

A bot asks this thousands of times a decision, with other cards each time. Only cards and sanity go
in and out, so that nothing has to be copied.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import (
    ARTIFACTS,
    CTHULHU,
    CULTIST,
    CURSED,
    ELDER_SIGN,
    GATE,
    HASTUR,
    INVESTIGATOR,
    MAD_PROFESSOR,
    MYSTERY_CARD,
    NYARLATHOTEP,
    SECOND_GATE,
    WARY_STUDENT,
    YOG_SOTHOTH,
)
from miskatonic.games.arkham_ritual.rules.state import FULL_SANITY

TYPES: Final[i64] = 5
# How a card that is discarded by taking another goes on.
PLAY_GOES_ON: Final[i64] = 0
ROUND_ENDS: Final[i64] = 1
GATE_OPENS: Final[i64] = 2


class Outcome:
    """The sanity of every seat, before and after; `after` is overwritten by each question."""

    def __init__(self, seats: i64, parties: i64, sanity: list[int], doom: i64) -> None:
        self.seats: Final[i64] = seats
        self.parties: Final[i64] = parties
        self.sanity: Final = sanity
        # 0 without the doom track.
        self.doom: Final[i64] = doom
        self.after: Final = sanity[:]
        self._of_type: Final[list[int]] = [0] * TYPES

    def scored(self, held: list[int]) -> None:
        """AR-E2 to AR-E10  The round ends normally."""
        of_type = self._of_type
        at: i64 = 0
        while at < TYPES:
            of_type[at] = 0
            at += 1
        villain: i64 = 0
        for card in held:
            each: i64 = card
            if each < ARTIFACTS:
                of_type[each // 3] += 1
            elif each == CULTIST or each == MAD_PROFESSOR:
                villain = each
        fallen: i64 = 0
        safe: i64 = 0
        one: i64 = 1
        party: i64 = 0
        while party < self.parties:
            if _survives(held[party], of_type, villain):
                safe |= one << party
            else:
                fallen += 1
            party += 1
        self._count(held, safe, self.doom if self.doom else fallen)

    def _count(self, held: list[int], safe: i64, loss: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            now: i64 = self.sanity[seat]
            card: i64 = held[seat]
            if (safe >> seat) & 1:
                now += 1 if card == INVESTIGATOR and now < FULL_SANITY else 0
            else:
                now -= 1 if card == WARY_STUDENT else loss
            self.after[seat] = now if now > 0 else 0
            seat += 1

    def gated(self, held: list[int], holder: i64, old_one: i64) -> None:
        """AR-G6 to AR-G10  A Gate opens on this Great Old One."""
        seat: i64 = 0
        while seat < self.seats:
            self.after[seat] = self.sanity[seat]
            seat += 1
        if old_one == CTHULHU:
            self._all_but(holder, self.parties - 1)
        elif old_one == NYARLATHOTEP:
            self._nyarlathotep(holder)
        elif old_one == YOG_SOTHOTH:
            self._yog_sothoth(holder)
        else:
            assert old_one == HASTUR
            self._hastur(held)

    def _lose(self, seat: i64, loss: i64) -> i64:
        now: i64 = self.after[seat]
        left = now - loss if now > loss else 0
        self.after[seat] = left
        return now - left

    def _all_but(self, spared: i64, loss: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if seat != spared:
                self._lose(seat, loss)
            seat += 1

    def _nyarlathotep(self, holder: i64) -> None:
        most: i64 = 0
        count: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            sanity: i64 = self.sanity[seat]
            if seat != holder and sanity > most:
                most = sanity
                count = 1
            elif seat != holder and sanity == most:
                count += 1
            seat += 1
        lost: i64 = 0
        seat = 0
        while seat < self.seats:
            if seat != holder and self.sanity[seat] == most:
                lost += self._lose(seat, self.doom if self.doom else count)
            seat += 1
        if holder < self.seats:
            fed: i64 = self.after[holder] + lost
            self.after[holder] = fed if fed < FULL_SANITY else FULL_SANITY

    def _yog_sothoth(self, holder: i64) -> None:
        least = min(self.sanity)
        if self.sanity.count(least) > 1:
            self._all_but(holder, 1)
            if holder < self.seats:
                self.after[holder] = 1
            return
        seat: i64 = 0
        while seat < self.seats:
            if seat != holder and self.sanity[seat] != least:
                self.after[seat] = 0
            seat += 1

    def _hastur(self, held: list[int]) -> None:
        artifacts: i64 = 0
        cursed: i64 = 0
        for card in held:
            each: i64 = card
            artifacts += 1 if each < ARTIFACTS else 0
            cursed += (CURSED >> each) & 1
        loss = (self.doom if self.doom else artifacts) + cursed
        seat: i64 = 0
        while seat < self.seats:
            if held[seat] < ARTIFACTS:
                self._lose(seat, loss)
            seat += 1


def _survives(card: i64, of_type: list[int], villain: i64) -> bool:
    """AR-E2 to AR-E5"""
    if card == WARY_STUDENT or card == CULTIST:
        return False
    if ((CURSED >> card) & 1 == 1) != (villain == CULTIST):
        return False
    if card < ARTIFACTS:
        return of_type[card // 3] == 1
    return villain != MAD_PROFESSOR


def great_old_one_at(held: list[int]) -> i64:
    """The party that holds it, or -1."""
    for party, card in enumerate(held):
        if card >= CTHULHU:
            return party
    return -1


def what_follows(discarded: i64, held: list[int]) -> i64:
    """AR-G1, AR-G2  Whether taking ended the round; the new card is already held."""
    if discarded == ELDER_SIGN:
        return ROUND_ENDS
    if (discarded == GATE or discarded == SECOND_GATE) and great_old_one_at(held) >= 0:
        return GATE_OPENS
    return PLAY_GOES_ON


def forms(old_one: i64) -> list[int]:
    """AR-C8  The Great Old Ones, equally likely, that a held one turns out to be."""
    if old_one == MYSTERY_CARD:
        return [CTHULHU, NYARLATHOTEP, YOG_SOTHOTH, HASTUR]
    return [old_one]
