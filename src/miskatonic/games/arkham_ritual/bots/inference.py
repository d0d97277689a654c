"""A master's inference from all that was done, by taking the others' point of view.

The others see my card. For every card that it can be, a master computes how an adept in each other
seat would have valued its options, with what that seat had seen and been given by then, and how
well that fits the actual choice. Whether a seat resembles an adept, a novice or a random player
shows in the choices that are public by now, mainly those of earlier rounds.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.adept import TAKES, ExpectedValues
from miskatonic.games.arkham_ritual.bots.beliefs import (
    FIRST_GUESS,
    NOTHING,
    ROUNDS_RECALLED,
    SANITY,
    Beliefs,
    key_of_pair,
    learn,
    sanity_before,
    values_in,
    weight_of,
)
from miskatonic.games.arkham_ritual.bots.card_odds import Pairs, odds_of_own, odds_of_pairs
from miskatonic.games.arkham_ritual.bots.gift_odds import odds_of_gift
from miskatonic.games.arkham_ritual.bots.round_history import (
    Gift,
    PastChoice,
    RoundHistory,
    give_back,
    revealed,
    rounds_of,
)
from miskatonic.games.arkham_ritual.bots.round_values import RoundValues, another_sanity
from miskatonic.games.arkham_ritual.rules.cards import (
    CARDS,
    FACE,
    NO_CARD,
    faces_in,
    is_great_old_one,
    mask_of,
    one_more,
)
from miskatonic.games.arkham_ritual.rules.choices import (
    DISCARD,
    OFFER_OPTIONS,
    RECEIVE_OPTIONS,
    TAKE,
)
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge, held_cards
from miskatonic.kernel.events import Event

# The models of a seat: NOTHING, SANITY (see beliefs.py), or an adept.
ADEPT: Final[i64] = 2
SECOND_GUESS: Final = [0.5, 0.15, 0.35]
# The least probability of each model, whatever the seat did so far.
LEAST: Final = 1e-4
# How sharply an adept distinguishes options by value.
SHARPNESS: Final = 200.0
# Options whose values differ by less are equal to an adept.
EQUAL: Final = 1e-9
# A card this much less likely than another is ignored.
RULED_OUT: Final = 1e-4
# Only the latest choices of a long round count: old ones say little, and cost as much time.
CHOICES_RECALLED: Final = 30


class ChoiceEvidence:
    """A choice, and the places of the cards unknown to me at that time."""

    def __init__(self, past: PastChoice, me: i64, passing_since: i64) -> None:
        """`passing_since` is the turn of a passing card that I don't know, or -1."""
        self.choice: Final = past
        self.shows_own: Final = me >= 0 and past.held[me] == NO_CARD
        self.hides_card: Final = past.card == NO_CARD
        is_passing = past.turn == passing_since
        self.on_own: Final = self.shows_own or (past.knowing and self.hides_card and not is_passing)
        self.on_passing: Final = past.knowing and self.hides_card and is_passing
        self.showing_own: Final[list[Gift]] = []
        self.hiding_card: Final[list[Gift]] = []
        for gift in past.gifts:
            if me >= 0 and gift.held[me] == NO_CARD:
                self.showing_own.append(gift)
            if gift.card == NO_CARD and not gift.passing:
                self.hiding_card.append(gift)

    def fill(self, me: i64, own: i64, card: i64) -> None:
        """Assume my card and the passing card."""
        for gift in self.showing_own:
            gift.held[me] = own
        for gift in self.hiding_card:
            gift.card = card if gift.turn == self.choice.turn and self.on_passing else own


class Inference:
    """The probabilities of (own card, passing card), and of each other seat's model.

    Choices that there is no time for before the deadline are left out, the oldest first.
    """

    def __init__(self, known: ArkhamRitualKnowledge, deadline: float = math.inf) -> None:
        seat = known["seat"]
        assert seat is not None
        self.me: Final[i64] = seat
        self.values: Final = values_in(known)
        self._cards: Final = known["cards"]
        self._deck: Final[i64] = mask_of(known["cards"])
        self._deadline: Final = deadline
        seats: i64 = known["seats"]
        # What adepts believe about each other, from public facts.
        self._adepts_minds: Final = [FIRST_GUESS[:] for _ in range(seats)]
        self.minds: Final = [SECOND_GUESS[:] for _ in range(seats)]
        # Sanity may have changed during the round, through the Trapezohedron.
        self._other_values: Final[list[RoundValues]] = []
        rounds = rounds_of(known["history"])
        self._recall(rounds[:-1], sanity_before(known, rounds))
        held = held_cards(known)
        self.now: Final = RoundHistory(rounds[-1] if rounds else [], held, seats, known["sanity"])
        is_passing = known["holder"] is not None and known["passing"] is None
        self.passing_since: Final[i64] = self.now.turn if is_passing else -1
        self.prior: Final = odds_of_pairs(known, seat)
        self.pairs: Final = self._weighed(self.now, self.passing_since)
        self.own: Final = odds_of_own(self.pairs)

    def _recall(self, earlier: list[list[Event]], sanity: list[int]) -> None:
        """Learn about each seat from its choices in earlier rounds, whose cards are public."""
        recalled = earlier[-ROUNDS_RECALLED:]
        after = [sanity]
        for history in recalled[::-1]:
            before = after[-1][:]
            give_back(before, history)
            after.append(before)
        for history, ended, began in zip(
            recalled, after[: len(recalled)][::-1], after[1:][::-1], strict=True
        ):
            told = RoundHistory(history, revealed(history), self.values.seats, ended)
            for past in told.choices:
                if past.seat != self.me:
                    self._learn(ChoiceEvidence(past, -1, -1))
            values = self._values_at(began)
            for gift in told.open_gifts():
                learn(self._adepts_minds[gift.giver], values, gift)

    def _learn(self, evidence: ChoiceEvidence) -> None:
        mind = self.minds[evidence.choice.seat]
        self._count_in(mind, evidence, NO_CARD, NO_CARD)
        total = sum(mind)
        for at in range(len(mind)):
            mind[at] = max(LEAST, mind[at] / total)

    def _weighed(self, now: RoundHistory, passing_since: i64) -> Pairs:
        on_own: list[ChoiceEvidence] = []
        on_passing: list[ChoiceEvidence] = []
        for past in now.choices[-CHOICES_RECALLED:]:
            if past.seat == self.me:
                continue
            evidence = ChoiceEvidence(past, self.me, passing_since)
            if evidence.on_passing:
                on_passing.append(evidence)
            elif evidence.on_own:
                on_own.append(evidence)
            else:
                self._learn(evidence)
        by_own = self._by_own(on_own)
        weighed: Pairs = []
        like = [[0.0, 0.0, 0.0] for _ in self.minds]
        total = 0.0
        for own, card, odds in self.prior:
            minds = self._after(by_own[own], on_passing, own, card)
            weight = odds * weight_of(minds)
            for seat, mind in enumerate(minds):
                for at in range(len(mind)):
                    like[seat][at] += weight * mind[at] / sum(mind)
            total += weight
            weighed.append((own, card, weight))
        for seat in range(len(like)):
            self.minds[seat] = [share / total for share in like[seat]]
        return [(own, card, weight / total) for own, card, weight in weighed]

    def _by_own(self, observed: list[ChoiceEvidence]) -> dict[int, list[list[float]]]:
        """For each card that mine can be, the likelihood of the seats' models and choices."""
        minds = {own: [mind[:] for mind in self.minds] for own, _ in odds_of_own(self.prior)}
        for evidence in observed[::-1]:
            if perf_counter() >= self._deadline:
                break
            weights = {own: weight_of(after) for own, after in minds.items()}
            least = RULED_OUT * max(weights.values())
            for own, after in minds.items():
                if weights[own] >= least:
                    self._count_in(after[evidence.choice.seat], evidence, own, NO_CARD)
        return minds

    def _after(
        self, minds: list[list[float]], observed: list[ChoiceEvidence], own: i64, card: i64
    ) -> list[list[float]]:
        """The same for a passing card, and the choices of the seats that know it."""
        if not observed:
            return minds
        after = [mind[:] for mind in minds]
        for evidence in observed:
            self._count_in(after[evidence.choice.seat], evidence, own, card)
        return after

    def _count_in(self, mind: list[float], evidence: ChoiceEvidence, own: i64, card: i64) -> None:
        past = evidence.choice
        options = OFFER_OPTIONS[past.hands] if past.offered else RECEIVE_OPTIONS[past.hands]
        if len(options) == 1 or past.knows_own:
            return
        held, passing = self._laid_out(evidence, own, card)
        mind[NOTHING] *= 1.0 / len(options)
        mind[SANITY] *= self._as_novice(past, held, passing)
        mind[ADEPT] *= self._as_adept(past, options, held, passing)

    def _laid_out(self, evidence: ChoiceEvidence, own: i64, card: i64) -> tuple[list[int], i64]:
        """The cards that a seat saw, given my card and the passing card."""
        past = evidence.choice
        evidence.fill(self.me, own, card)
        held = past.held[:]
        if evidence.shows_own:
            held[self.me] = own
        passing: i64 = past.card
        if evidence.hides_card:
            passing = card if evidence.on_passing else own
        return held, passing

    def _as_novice(self, past: PastChoice, held: list[int], passing: i64) -> float:
        if past.choice == TAKE or past.choice == DISCARD:
            return TAKES if past.hands else 0.5
        gift = Gift(past.choice, past.seat, past.hands, past.knowing, past.turn, held)
        odds = odds_of_gift(self._values_at(past.sanity), gift, passing)
        return odds if past.offered else (1.0 - TAKES) * odds

    def _as_adept(
        self, past: PastChoice, options: tuple[int, ...], held: list[int], passing: i64
    ) -> float:
        """The likelihood of a choice, by an adept's values of the options."""
        values = self._adepts_values(past, options, held, passing)
        most = max(values)
        total = 0.0
        chosen = 0.0
        for option, value in zip(options, values, strict=True):
            weight = math.exp(SHARPNESS * (value - most))
            total += weight
            if option == past.choice:
                chosen = weight
        return chosen / total

    def _adepts_values(
        self, past: PastChoice, options: tuple[int, ...], held: list[int], passing: i64
    ) -> list[float]:
        pool = self._unseen_by(past, held, passing)
        prior = _counted(pool, past.silent, passing if past.knowing else NO_CARD)
        values = self._values_at(past.sanity)
        minds = [mind[:] for mind in self._adepts_minds]
        seat = past.seat
        beliefs = Beliefs(seat, values, minds, prior, past.gifts)
        expected = ExpectedValues(seat, values, held, beliefs.pairs, NO_CARD, pool)
        return [expected.value(option) for option in options]

    def adepts_choice(self, evidence: ChoiceEvidence, own: i64) -> int:
        """The choice of an adept that is handed the card now, given my card."""
        past = evidence.choice
        options = RECEIVE_OPTIONS[past.hands]
        held, passing = self._laid_out(evidence, own, NO_CARD)
        values = self._adepts_values(past, options, held, passing)
        best: i64 = 0
        at: i64 = 1
        while at < len(options):
            if values[at] > values[best] + EQUAL:
                best = at
            at += 1
        return options[best]

    def _unseen_by(self, past: PastChoice, held: list[int], passing: i64) -> list[int]:
        seen: i64 = past.gone
        for party, card in enumerate(held):
            if party != past.seat:
                seen = one_more(seen, card)
        if past.knowing:
            seen = one_more(seen, passing)
        return faces_in(self._deck & ~seen)

    def _values_at(self, sanity: list[int]) -> RoundValues:
        """The values of the round's ends at these sanity levels."""
        if sanity == list(self.values.scoring.sanity):
            return self.values
        for values in self._other_values:
            if sanity == list(values.scoring.sanity):
                return values
        self._other_values.append(another_sanity(self.values, self._cards, sanity[:]))
        return self._other_values[-1]

    def fits(self) -> dict[int, float]:
        """How well a pair fits what was done, by key_of_pair(); 1 for the best."""
        ratios: dict[int, float] = {}
        most = 0.0
        for (own, card, before), (_, _, now) in zip(self.prior, self.pairs, strict=True):
            ratio = now / before
            most = max(most, ratio)
            ratios[key_of_pair(own, card)] = ratio
        return {key: ratio / most for key, ratio in ratios.items()}


def _counted(pool: list[int], silent: bool, passing: i64) -> Pairs:
    """The pairs of an own and a passing card, by the number of ways to deal them."""
    count = [0] * CARDS
    for card in pool:
        count[FACE[card]] += 1
    pairs: Pairs = []
    total = 0.0
    own: i64 = 0
    while own < CARDS:
        if count[own] and not (silent and is_great_old_one(own)):
            ways = float(count[own])
            if passing != NO_CARD:
                pairs.append((own, passing, ways))
                total += ways
            else:
                total += _with_each(pairs, count, own)
        own += 1
    return [(own, card, ways / total) for own, card, ways in pairs]


def _with_each(pairs: Pairs, count: list[int], own: i64) -> float:
    total = 0.0
    card: i64 = 0
    while card < CARDS:
        left = count[card] - (1 if card == own else 0)
        if left > 0:
            ways = float(count[own] * left)
            pairs.append((own, card, ways))
            total += ways
        card += 1
    return total
