"""Reconstructs the choices of a round, in order, from one seat's history.

Everyone sees who hands on, takes or passes, and what is discarded; so a seat can take another's
point of view: which cards it saw, and what it had been given before.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import NO_CARD, one_more
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, TAKE
from miskatonic.games.arkham_ritual.rules.events import (
    Confessed,
    ConfessionDrawn,
    Discarded,
    Drew,
    GateSilent,
    Gave,
    OrbLooked,
    OrbRemoved,
    RoundBegan,
    RoundEnded,
    SanityChanged,
    Took,
    Trapezohedron,
    TurnBegan,
)
from miskatonic.games.arkham_ritual.rules.state import NOBODY, seat_bit
from miskatonic.kernel.events import Event


class Gift:
    """A card handed on, while these cards were held and these hands were on the table."""

    def __init__(
        self, to: i64, giver: i64, hands: i64, knowing: bool, turn: i64, held: list[int]
    ) -> None:
        self.to: Final[i64] = to
        self.giver: Final[i64] = giver
        self.hands: Final[i64] = hands
        # The giver had seen the card.
        self.knowing: Final = knowing
        self.turn: Final[i64] = turn
        self.held: Final = held
        # The card, if it is known by now.
        self.card: i64 = NO_CARD
        # Whether the card is the one that the thinking seat holds, taken without seeing it.
        self.became_mine = False
        # Whether the card is the one passing now.
        self.passing = False


class SeatFacts:
    """Facts of the round about the hidden card of one seat."""

    def __init__(self) -> None:
        # Gifts before this one concern other cards than it holds now.
        self.first: i64 = 0
        # The turn in which it took its card, and the card it discarded.
        self.took: i64 = -1
        self.old: i64 = NO_CARD
        self.knows_own = False
        # No Great Old One was held when a Gate stayed silent.
        self.silent = False


class PastChoice:
    """A seat's choice, and what it saw then."""

    def __init__(self, seat: i64, choice: i64, hands: i64, turn: i64, held: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.choice: Final[i64] = choice
        self.hands: Final[i64] = hands
        self.turn: Final[i64] = turn
        self.held: Final = held
        self.card: i64 = NO_CARD
        # Whether it drew the card and had to hand it on.
        self.offered = False
        self.knowing = False
        # The discarded cards as a mask that counts copies, and all seats' sanity.
        self.gone: i64 = 0
        self.sanity: list[int] = []
        self.knows_own = False
        # Its own card is no Great Old One: a Gate stayed silent.
        self.silent = False
        # The gifts of the round before this choice, as its seat saw them.
        self.gifts: list[Gift] = []


class RoundHistory:
    """One round. A card is NO_CARD if the viewer was not shown it by the end."""

    def __init__(
        self, history: list[Event], held: list[int], seats: i64, sanity: list[int]
    ) -> None:
        """`held` and `sanity` are those at the end, or now."""
        self.choices: Final[list[PastChoice]] = []
        self.turn: i64 = -1
        self._everybody: Final[i64] = seat_bit(seats) - 1
        self._gifts: Final[list[Gift]] = []
        self._facts: Final = [SeatFacts() for _ in range(seats)]
        self._held: Final = held[:]
        self._sanity: Final = sanity[:]
        # The cards that were taken or drawn again, latest first.
        self._brought: Final[list[int]] = []
        self._take_back(history)
        self._card: i64 = NO_CARD
        self._is_passing = False
        self._active: i64 = NOBODY
        self._hands: i64 = 0
        self._gone: i64 = 0
        self._knows_top: i64 = 0
        self._knows_card: i64 = 0
        # The choices and gifts of a turn, until its card is known.
        self._first_choice: i64 = 0
        self._first_gift: i64 = 0
        for event in history:
            self._recall(event)

    def _take_back(self, history: list[Event]) -> None:
        """Go back from the cards held at the end to those dealt, noting each exchange."""
        for event in history[::-1]:
            if isinstance(event, Took):
                self._brought.append(self._held[event.seat])
                self._held[event.seat] = event.discarded
            elif isinstance(event, ConfessionDrawn):
                self._brought.append(self._held[event.seat])
            elif isinstance(event, Confessed):
                self._held[event.seat] = _told_card(event.card)
        give_back(self._sanity, history)

    def _recall(self, event: Event) -> None:
        if isinstance(event, Gave):
            self._gave(event.seat, event.to)
        elif isinstance(event, TurnBegan):
            self._active = event.active
            self._hands = self._everybody & ~seat_bit(self._active)
            self.turn += 1
        elif isinstance(event, Drew):
            self._drew(event.seat, _told_card(event.card))
        elif isinstance(event, Took):
            self._took(event.seat, event.discarded)
        elif isinstance(event, Discarded):
            self._chose(event.seat, DISCARD)
            self._closed(event.card)
        elif isinstance(event, SanityChanged):
            self._sanity[event.seat] += event.change
        elif isinstance(event, GateSilent):
            for facts in self._facts:
                facts.silent = True
        elif isinstance(event, ConfessionDrawn):
            self._redrawn(event.seat)
        elif isinstance(event, (OrbLooked, Trapezohedron)):
            self._knows_top |= seat_bit(event.seat)
        elif isinstance(event, OrbRemoved):
            self._knows_top = 0

    def _drew(self, seat: i64, card: i64) -> None:
        self._card = card
        self._is_passing = True
        self._knows_card = self._knows_top | seat_bit(seat)
        self._knows_top = 0
        self._first_choice = len(self.choices)
        self._first_gift = len(self._gifts)

    def _gave(self, giver: i64, to: i64) -> None:
        self._chose(giver, to)
        knowing = self._knows_card & seat_bit(giver) != 0
        gift = Gift(to, giver, self._hands, knowing, self.turn, self._held[:])
        gift.card = self._card
        self._gifts.append(gift)
        self._hands &= ~seat_bit(to)

    def _took(self, seat: i64, discarded: i64) -> None:
        """Record that the turn's card is known now, unless it is the viewer's own."""
        self._chose(seat, TAKE)
        card: i64 = self._brought.pop()
        facts = self._facts[seat]
        facts.first = self._first_gift
        facts.took = self.turn
        facts.old = discarded
        facts.knows_own = self._knows_card & seat_bit(seat) != 0
        facts.silent = False
        self._closed(card)
        self._held[seat] = card
        self._gone = one_more(self._gone, discarded)

    def _closed(self, card: i64) -> None:
        for gift in self._gifts[self._first_gift :]:
            gift.card = card
        for past in self.choices[self._first_choice :]:
            past.card = card
        self._is_passing = False

    def _redrawn(self, seat: i64) -> None:
        self._held[seat] = self._brought.pop()
        facts = self._facts[seat]
        facts.first = len(self._gifts)
        facts.took = -1
        facts.knows_own = False
        facts.silent = False

    def hand_on(self, giver: i64, to: i64) -> None:
        """Hand the card on, hypothetically; `undo_gift` takes it back."""
        self._gave(giver, to)

    def undo_gift(self) -> None:
        gift = self._gifts.pop()
        self.choices.pop()
        self._hands = gift.hands

    def asked(self, seat: i64) -> PastChoice:
        """The point of view of a seat that was handed the card and has not chosen yet."""
        self._chose(seat, NOBODY)
        return self.choices.pop()

    def _chose(self, seat: i64, choice: i64) -> None:
        past = PastChoice(seat, choice, self._hands, self.turn, self._held[:])
        past.card = self._card
        past.offered = seat == self._active
        past.knowing = self._knows_card & seat_bit(seat) != 0
        past.gone = self._gone
        past.sanity = self._sanity[:]
        past.gifts = self.gifts_to(seat)
        past.knows_own = self._facts[seat].knows_own
        past.silent = self._facts[seat].silent
        self.choices.append(past)

    def open_gifts(self) -> list[Gift]:
        """The gifts of a finished round, with all cards known."""
        return [gift for gift in self._gifts if gift.hands != seat_bit(gift.to)]

    def gifts_to(self, seat: i64) -> list[Gift]:
        """The others' gifts so far, as the choosing seat sees them."""
        facts = self._facts[seat]
        sees_card = self._knows_card & seat_bit(seat) != 0
        gifts: list[Gift] = []
        for each in self._gifts[facts.first :]:
            if each.giver == seat or each.hands == seat_bit(each.to):
                continue
            gift = Gift(each.to, each.giver, each.hands, each.knowing, each.turn, each.held[:])
            gift.card = each.card
            gift.passing = self._is_passing and each.turn == self.turn and not sees_card
            if each.turn == facts.took:
                gift.held[seat] = facts.old
                gift.became_mine = not facts.knows_own
            elif not facts.knows_own:
                gift.held[seat] = NO_CARD
            gifts.append(gift)
        return gifts


def rounds_of(history: list[Event]) -> list[list[Event]]:
    rounds: list[list[Event]] = []
    for event in history:
        if isinstance(event, RoundBegan):
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return rounds


def _told_card(card: int | None) -> i64:
    """The card in an event; NO_CARD if the viewer was not shown it."""
    return NO_CARD if card is None else card


def give_back(sanity: list[int], history: list[Event]) -> None:
    """All seats' sanity before a round, from that after it."""
    for event in history:
        if isinstance(event, SanityChanged):
            sanity[event.seat] -= event.change


def revealed(history: list[Event]) -> list[int]:
    """AR-E1  The cards of all parties at the end of a round."""
    for event in history[::-1]:
        if isinstance(event, RoundEnded):
            return event.held
    raise AssertionError("an earlier round that did not end")
