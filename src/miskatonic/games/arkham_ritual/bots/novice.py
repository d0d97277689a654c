"""Arkham Ritual, novice: values each option by its sanity if the round ended right after it.

The probabilities of its own and the passing card are exact (card_odds.py). The rules themselves
score each pair, on a scratch copy of the table. It trusts no one: every giver wants another seat to
be lost first.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.card_odds import odds_of_own, odds_of_pairs
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.redeal import known_table, unseen_cards
from miskatonic.games.arkham_ritual.rules.cards import is_event
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, REMOVE, RETURN, TAKE
from miskatonic.games.arkham_ritual.rules.effects import resolve_event
from miskatonic.games.arkham_ritual.rules.ending import END_ROUND, end_game, is_any_seat_lost
from miskatonic.games.arkham_ritual.rules.state import BY_PASSING, ArkhamRitualState
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge
from miskatonic.kernel.bot import Budget
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import close_questions
from miskatonic.kernel.thinker import Thinker, best_of
from miskatonic.kernel.view import OpenDecision

# The value of winning or losing the game, in sanity.
GAME: Final = 6.0
# The value of others' markers. Where all survivors win, it is enough that another seat is lost
# first; where only the sanest win, all of them are rivals.
FELLOWS: Final = -0.2
RIVALS: Final = -0.4
# The probability that a follower takes the card.
TAKES: Final = 0.5


class Novice(Thinker):
    """Maximises the expected sanity right away, at random among equals."""

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        forecast = Forecast(cast(ArkhamRitualKnowledge, view), rng)
        worths = [round(forecast.worth(choice), 9) for choice in options]
        return best_of(options, worths, rng)


class Forecast:
    """The outcomes of each option of one decision."""

    def __init__(self, known: ArkhamRitualKnowledge, rng: Rng) -> None:
        seat = known["seat"]
        assert seat is not None
        self.seat: Final = seat
        self.others: Final = [each for each in range(known["seats"]) if each != seat]
        self.competitive: Final = known["options"]["competitive"] is True
        self.top: Final = known["top"]
        self.scratch: Final = _quiet_table(known, rng)
        self.held: Final = list(self.scratch.held)
        self.stacked: Final = int(self.scratch.stacked)
        self.sanity: Final = list(known["sanity"])
        self.known_worths: Final[dict[tuple[int, int, int], float]] = {}
        self.odds: Final = odds_of_pairs(known, seat)
        self.own_odds: Final = odds_of_own(self.odds)

    def worth(self, choice: int) -> float:
        """The expected value of an option, over all pairs of own and passing card."""
        if choice == TAKE:
            return self._if_taken_by(self.seat)
        if choice == DISCARD or choice == REMOVE:
            return self._if_nothing_changes()
        if choice == RETURN:
            return self._if_any_seat_takes_the_top()
        return TAKES * self._if_taken_by(choice) + (1 - TAKES) * self._if_nothing_changes()

    def _if_taken_by(self, taker: int) -> float:
        return sum(odds * self._exchanged(own, taker, card) for own, card, odds in self.odds)

    def _if_nothing_changes(self) -> float:
        return sum(odds * self._ended(own) for own, odds in self.own_odds)

    def _if_any_seat_takes_the_top(self) -> float:
        """The value if any seat takes the top card; the drawer can't keep it."""
        assert self.top is not None
        takers = [self.seat, *self.others]
        taken = sum(
            odds * self._exchanged(own, taker, self.top)
            for own, odds in self.own_odds
            for taker in takers
        )
        return TAKES * taken / len(takers) + (1 - TAKES) * self._if_nothing_changes()

    def _ended(self, own: int) -> float:
        """The value if the round ends with the cards held now."""
        return self._remembered(own, -1, -1)

    def _exchanged(self, own: int, taker: int, card: int) -> float:
        """The value if a seat takes a card, its old one takes effect, and the round ends."""
        return self._remembered(own, taker, card)

    def _remembered(self, own: int, taker: int, card: int) -> float:
        key = (own, taker, card)
        if key not in self.known_worths:
            self.known_worths[key] = self._asked_of_the_rules(own, taker, card)
        return self.known_worths[key]

    def _asked_of_the_rules(self, own: int, taker: int, card: int) -> float:
        g = self.scratch
        g.held = vec[i64](self.held)
        g.held[self.seat] = own
        g.sanity = vec[i64](self.sanity)
        g.stacked = self.stacked
        g.agenda = [END_ROUND]
        g.ended_by = BY_PASSING
        g.result = None
        if taker >= 0:
            old = g.held[taker]
            g.held[taker] = card
            if is_event(old):
                resolve_event(g, taker, old)
        if g.result is None:
            END_ROUND.run(g)
            if is_any_seat_lost(g):
                end_game(g)
        return self._liking(g)

    def _liking(self, g: ArkhamRitualState) -> float:
        mine = int(g.sanity[self.seat]) - self.sanity[self.seat]
        theirs = sum(int(g.sanity[each]) - self.sanity[each] for each in self.others)
        share = (RIVALS if self.competitive else FELLOWS) * theirs / len(self.others)
        if g.result is None:
            return mine + share
        return mine + share + (GAME if self.seat in g.result.winners else -GAME)


def _quiet_table(known: ArkhamRitualKnowledge, rng: Rng) -> ArkhamRitualState:
    """The table as the seat knows it; the deck has some unseen card on top."""
    g = known_table({**known, "history": []}, ARKHAM_RITUAL.codec)
    g.loud = False
    g.rng = rng
    close_questions(g)
    if not g.deck:
        g.deck = vec[i64](unseen_cards(known) if known["deck"] else [])
    return g
