"""What a seat believes about its own card and the passing card.

The odds before anybody acted are exact. But the others see my card, and whoever drew the passing
card saw that too: whom they hand a card to betrays something of both. Each gift of the round is
weighed by how likely a giver was to make it who thinks of the round's end. How sharply givers
choose was fitted to games of novices and of adepts, by the log-loss of the true cards.
"""

import math
from typing import Final

from mypy_extensions import i64

from miskatonic.bots.arkham_ritual import FELLOWS, RIVALS, odds_of_pairs
from miskatonic.bots.ritual.outcome import (
    GATE_OPENS,
    PLAY_GOES_ON,
    Outcome,
    forms,
    great_old_one_at,
    what_follows,
)
from miskatonic.bots.ritual.worth import LASTS, worth
from miskatonic.games.arkham_ritual.cards import CARD_NAMES, CTHULHU, MAGICAL_ORB, NO_CARD
from miskatonic.games.arkham_ritual.state import seat_bit
from miskatonic.games.arkham_ritual.view import RitualView
from miskatonic.kernel.events import Fields

# What a giver has in mind: nothing; sanity at the round's end, its own first; its share of the win.
NOTHING: Final[i64] = 0
SANITY: Final[i64] = 1
WIN: Final[i64] = 2
# How likely, before it did anything, to an adept and to a master.
FIRST_GUESS: Final = [0.3, 0.7, 0.0]
SECOND_GUESS: Final = [0.2, 0.4, 0.4]
# How sharply it tells targets apart by that, if it knows the card, and if not.
KNOWING: Final = [0.0, 2.2, 60.0]
BLIND: Final = [0.0, 1.0, 50.0]
# How many earlier rounds tell what a giver has in mind.
ROUNDS_RECALLED: Final = 3
FIRST_OF_NAME: Final = [CARD_NAMES.index(name) for name in CARD_NAMES]


class Gift:
    """Somebody handed a card on, while these cards were held and these hands lay on the table."""

    def __init__(self, to: i64, giver: i64, hands: i64, knowing: bool, held: list[int]) -> None:
        self.to: Final[i64] = to
        self.giver: Final[i64] = giver
        self.hands: Final[i64] = hands
        self.knowing: Final = knowing
        self.held: Final = held
        # The card, as far as I know it by now.
        self.card: i64 = NO_CARD
        # The card is the one I hold, which I took without seeing it.
        self.became_mine = False
        # The card is the one that is passing now.
        self.passing = False


class Memory:
    """The gifts of one round, gathered from the seat's own history of it."""

    def __init__(self, history: list[Fields], held: list[int], me: i64, seats: i64) -> None:
        """`held` is what was held in the end, as far as it is known."""
        self.me: Final[i64] = me
        self.everybody: Final[i64] = seat_bit(seats) - 1
        self.gifts: list[Gift] = []
        self._held: Final = held[:]
        # The cards that were taken or drawn anew, the last one first.
        self._brought: Final[list[int]] = []
        self._take_back(history)
        self._turn: list[Gift] = []
        self._card: i64 = NO_CARD
        self._hands: i64 = 0
        self._knows_top: i64 = 0
        self._knows_card: i64 = 0
        for event in history:
            self._recall(event)
        for gift in self._turn:
            gift.passing = gift.card == NO_CARD
        self.gifts += self._turn

    def _take_back(self, history: list[Fields]) -> None:
        """From what was held in the end to what was dealt, noting what each exchange brought."""
        for event in history[::-1]:
            kind = event["kind"]
            if kind == "took" or kind == "confession-drawn":
                self._brought.append(self._held[_number(event, "seat")])
            if kind == "took":
                self._held[_number(event, "seat")] = _number(event, "discarded")
            elif kind == "confessed":
                self._held[_number(event, "seat")] = _number(event, "card")

    def _recall(self, event: Fields) -> None:
        kind = event["kind"]
        if kind == "gave":
            self._gave(_number(event, "seat"), _number(event, "to"))
        elif kind == "turn-began":
            self._hands = self.everybody & ~seat_bit(_number(event, "active"))
            self._card = NO_CARD
        elif kind == "drew":
            self._card = _number(event, "card")
            self._knows_card = self._knows_top | seat_bit(_number(event, "seat"))
            self._knows_top = 0
        elif kind == "took":
            self._took(_number(event, "seat"), _number(event, "discarded"))
        elif kind == "discarded":
            self._closed(_number(event, "card"))
        elif kind == "confession-drawn":
            self._drawn_anew(_number(event, "seat"))
        elif kind == "orb-looked" or kind == "trapezohedron":
            self._knows_top |= seat_bit(_number(event, "seat"))
        elif kind == "orb-removed":
            self._knows_top = 0

    def _drawn_anew(self, seat: i64) -> None:
        self._held[seat] = self._brought.pop()
        if seat == self.me:
            self.gifts.clear()

    def _gave(self, giver: i64, to: i64) -> None:
        knowing = self._knows_card & seat_bit(giver) != 0
        gift = Gift(to, giver, self._hands, knowing, self._held[:])
        gift.card = self._card
        if giver != self.me and self._hands != seat_bit(to):
            self._turn.append(gift)
        self._hands &= ~seat_bit(to)

    def _took(self, seat: i64, discarded: i64) -> None:
        """The card of this turn's gifts is known now, unless it is mine."""
        card: i64 = self._brought.pop()
        if seat == self.me:
            self.gifts.clear()
            for gift in self._turn:
                gift.held[seat] = discarded
                gift.became_mine = card == NO_CARD
        self._closed(card)
        self._held[seat] = card

    def _closed(self, card: i64) -> None:
        for gift in self._turn:
            gift.card = card
        self.gifts += self._turn
        self._turn = []


def _rounds(history: list[Fields]) -> list[list[Fields]]:
    rounds: list[list[Fields]] = []
    for event in history:
        if event["kind"] == "round-began":
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return rounds


def _number(event: Fields, field: str) -> int:
    """A field of an event; a card that I was not shown is NO_CARD."""
    value = event.get(field, NO_CARD)
    assert isinstance(value, int)
    return value


class Beliefs:
    """The odds of (own card, passing card), after all that was done this round.

    What a giver has in mind shows in gifts whose cards are known by now, most of all in those of
    earlier rounds. With `thorough`, it may be the win.
    """

    def __init__(self, view: RitualView, thorough: bool) -> None:
        seat = view["seat"]
        assert seat is not None
        self.me: Final[i64] = seat
        self.seats: Final[i64] = view["seats"]
        self.competitive: Final = view["options"]["competitive"] is True
        doom = view["doom"] if view["options"]["doom_track"] else 0
        self.outcome: Final = Outcome(view["seats"], view["parties"], view["sanity"][:], doom)
        rounds = _rounds(view["history"])
        held = [NO_CARD if card is None else card for card in view["held"]]
        gifts = Memory(rounds[-1] if rounds else [], held, seat, self.seats).gifts
        guess = SECOND_GUESS if thorough else FIRST_GUESS
        self.minds: Final = [guess[:] for _ in range(self.seats)]
        self._recall(rounds[:-1])
        self.outcome.sanity[:] = view["sanity"]
        for gift in gifts:
            if not _tells(gift, seat) and gift.held[seat] == NO_CARD:
                # No hand of mine was on the table, so my unseen card is one that changes little.
                gift.held[seat] = MAGICAL_ORB
                self._learn(gift)
        self.prior: Final = odds_of_pairs(view, seat)
        self.pairs: Final = self._weighed([each for each in gifts if _tells(each, seat)])
        self.own: Final = _of_own(self.pairs)

    def _recall(self, earlier: list[list[Fields]]) -> None:
        for history in earlier[: -ROUNDS_RECALLED - 1 : -1]:
            _give_back(self.outcome.sanity, history)
            for gift in Memory(history, _revealed(history), -1, self.seats).gifts:
                if gift.giver != self.me:
                    self._learn(gift)

    def _learn(self, gift: Gift) -> None:
        """What a gift of known cards says about its giver."""
        if gift.knowing and gift.card == NO_CARD:
            return
        mind = self.minds[gift.giver]
        self._count_in(mind, gift, gift.card)
        total = sum(mind)
        for at in range(len(mind)):
            mind[at] /= total

    def _count_in(self, mind: list[float], gift: Gift, card: i64) -> None:
        for at in range(len(mind)):
            if mind[at] > 0.0:
                mind[at] *= self._odds_of(gift, card, at)

    def _weighed(self, gifts: list[Gift]) -> list[tuple[int, int, float]]:
        passing = [gift for gift in gifts if gift.passing and gift.knowing]
        others = [gift for gift in gifts if not (gift.passing and gift.knowing)]
        by_own: dict[int, list[list[float]]] = {}
        weighed: list[tuple[int, int, float]] = []
        total = 0.0
        for own, card, odds in self.prior:
            if own not in by_own:
                by_own[own] = self._after(self.minds, others, own, NO_CARD)
            weight = odds
            for mind in self._after(by_own[own], passing, own, card):
                weight *= sum(mind)
            total += weight
            weighed.append((own, card, weight))
        return [(own, card, weight / total) for own, card, weight in weighed]

    def _after(
        self, minds: list[list[float]], gifts: list[Gift], own: i64, passing: i64
    ) -> list[list[float]]:
        """How likely all givers had something in mind and made these gifts, by these cards."""
        after = [mind[:] for mind in minds]
        for gift in gifts:
            card = passing if gift.passing else gift.card
            if gift.became_mine:
                card = own
            else:
                gift.held[self.me] = own
            self._count_in(after[gift.giver], gift, card)
        return after

    def fits(self) -> dict[int, float]:
        """How well a pair fits what was done, the best one 1; by key_of_pair()."""
        ratios: dict[int, float] = {}
        most = 0.0
        for (own, card, before), (_, _, now) in zip(self.prior, self.pairs, strict=True):
            ratio = now / before
            most = max(most, ratio)
            ratios[key_of_pair(own, card)] = ratio
        return {key: ratio / most for key, ratio in ratios.items()}

    def _odds_of(self, gift: Gift, card: i64, mind: i64) -> float:
        """How likely the giver chose this target among the hands on the table."""
        if mind == NOTHING:
            return 1.0 / _count_of(gift.hands)
        if not gift.knowing:
            card = NO_CARD
        sharpness = KNOWING[mind] if gift.knowing else BLIND[mind]
        chosen = 0.0
        total = 0.0
        target: i64 = 0
        while target < self.seats:
            if gift.hands & seat_bit(target):
                liked = liking(
                    self.outcome, gift.held, gift.giver, target, card, self.competitive, mind
                )
                weight = math.exp(sharpness * liked)
                total += weight
                if target == gift.to:
                    chosen = weight
            target += 1
        return chosen / total


def liking(
    outcome: Outcome,
    held: list[int],
    giver: i64,
    target: i64,
    card: i64,
    competitive: bool,
    mind: i64,
) -> float:
    """What a giver thinks of the table, if the target took the card and the round ended.

    What the giver does not see, its own card and (NO_CARD) the passing one, is to it as likely to
    be sane as cursed.
    """
    own: i64 = held[giver]
    old: i64 = held[target]
    held[giver] = MAGICAL_ORB
    held[target] = card if card != NO_CARD else MAGICAL_ORB
    follows = what_follows(old, held)
    total = 0.0
    if follows == GATE_OPENS:
        holder = great_old_one_at(held)
        outcome.gated(held, holder, forms(held[holder])[0])
        total = 2.0 * _standing(outcome, giver, competitive, mind)
    else:
        held[target] = card if card != NO_CARD else CTHULHU
        outcome.scored(held)
        total = _standing(outcome, giver, competitive, mind)
        held[giver] = CTHULHU
        held[target] = card if card != NO_CARD else MAGICAL_ORB
        outcome.scored(held)
        total += _standing(outcome, giver, competitive, mind)
    held[giver] = own
    held[target] = old
    if mind == WIN and follows == PLAY_GOES_ON:
        before = worth(outcome.sanity, giver, competitive)
        return before + LASTS * (total / 2.0 - before)
    return total / 2.0


def _standing(outcome: Outcome, giver: i64, competitive: bool, mind: i64) -> float:
    """The giver's share of the win; or its own sanity, and somewhat that of rivals or fellows."""
    if mind == WIN:
        return worth(outcome.after, giver, competitive)
    others: i64 = 0
    seat: i64 = 0
    while seat < outcome.seats:
        if seat != giver:
            others += outcome.after[seat]
        seat += 1
    share = RIVALS if competitive else FELLOWS
    return outcome.after[giver] + share * float(others) / float(outcome.seats - 1)


def _give_back(sanity: list[int], history: list[Fields]) -> None:
    """From everybody's sanity after a round to what it was before."""
    for event in history:
        if event["kind"] == "sanity":
            sanity[_number(event, "seat")] -= _number(event, "change")


def _revealed(history: list[Fields]) -> list[int]:
    """AR-E1  What all parties held at the end of a round."""
    for event in history[::-1]:
        if event["kind"] == "round-ended":
            held = event["held"]
            assert isinstance(held, list)
            return [int(card) for card in held]
    raise AssertionError("an earlier round that did not end")


def _count_of(hands: i64) -> float:
    count: i64 = 0
    while hands:
        hands &= hands - 1
        count += 1
    return float(count)


def _tells(gift: Gift, me: i64) -> bool:
    """Not if neither of the two hidden cards is in it."""
    about_me = gift.hands & seat_bit(me) != 0
    return about_me or (gift.knowing and (gift.passing or gift.became_mine))


def key_of_pair(own: i64, card: i64) -> i64:
    """The same for cards of one name; the passing card is NO_CARD if there is none."""
    first: i64 = FIRST_OF_NAME[own]
    second: i64 = 0 if card == NO_CARD else FIRST_OF_NAME[card] + 1
    return first * 32 + second


def _of_own(pairs: list[tuple[int, int, float]]) -> list[tuple[int, float]]:
    odds: dict[int, float] = {}
    for own, _, share in pairs:
        odds[own] = odds.get(own, 0.0) + share
    return list(odds.items())
