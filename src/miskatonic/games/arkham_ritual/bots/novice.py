"""Arkham Ritual, novice: what would each option do to my sanity if the round ended right after it?

The odds of the own card and of the passing card are exact (card_odds.py). What a pair leads to is
asked of the rules themselves, on a scratch copy of the table. It trusts nobody: whoever hands a
card on wants somebody else to be lost first.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.bots.bot import Budget
from miskatonic.bots.thinker import Thinker, best_of
from miskatonic.games.arkham_ritual.bots.card_odds import odds_of_own, odds_of_pairs
from miskatonic.games.arkham_ritual.rules.cards import is_event
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, REMOVE, RETURN, TAKE
from miskatonic.games.arkham_ritual.rules.effects import resolve_event
from miskatonic.games.arkham_ritual.rules.ending import END_ROUND, end_game, somebody_is_lost
from miskatonic.games.arkham_ritual.rules.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.redeal import known_table, unseen_cards
from miskatonic.games.arkham_ritual.rules.state import BY_PASSING, ArkhamRitualState
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualKnowledge
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import close_questions
from miskatonic.kernel.view import OpenDecision

# What winning or losing the game outweighs, in sanity.
GAME: Final = 6.0
# What a marker of the others is worth to me. Where all survivors win, it is enough that somebody
# else is lost first; where only the sanest win, all of them are rivals.
FELLOWS: Final = -0.2
RIVALS: Final = -0.4
# Nobody knows whether a follower takes the card.
TAKES: Final = 0.5


class Novice(Thinker):
    """Best expected sanity at once; equally good options are drawn by lot."""

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        forecast = Forecast(cast(ArkhamRitualKnowledge, view), rng)
        worths = [round(forecast.worth(choice), 9) for choice in options]
        return best_of(options, worths, rng)


class Forecast:
    """What each option of one decision leads to."""

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
        """The expected worth of an option, over all cards that the own and the passing can be."""
        if choice == TAKE:
            return self._if_taken_by(self.seat)
        if choice == DISCARD or choice == REMOVE:
            return self._if_nothing_changes()
        if choice == RETURN:
            return self._if_somebody_gets_the_top()
        return TAKES * self._if_taken_by(choice) + (1 - TAKES) * self._if_nothing_changes()

    def _if_taken_by(self, taker: int) -> float:
        return sum(odds * self._exchanged(own, taker, card) for own, card, odds in self.odds)

    def _if_nothing_changes(self) -> float:
        return sum(odds * self._ended(own) for own, odds in self.own_odds)

    def _if_somebody_gets_the_top(self) -> float:
        """Whoever draws it may not keep it; any seat may be the one that takes it."""
        assert self.top is not None
        takers = [self.seat, *self.others]
        taken = sum(
            odds * self._exchanged(own, taker, self.top)
            for own, odds in self.own_odds
            for taker in takers
        )
        return TAKES * taken / len(takers) + (1 - TAKES) * self._if_nothing_changes()

    def _ended(self, own: int) -> float:
        """The round ends with the cards as they are held now."""
        return self._remembered(own, -1, -1)

    def _exchanged(self, own: int, taker: int, card: int) -> float:
        """A seat takes a card; its old one takes effect; then the round ends."""
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
            if somebody_is_lost(g):
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
    """The table as the seat knows it; an event that looks at the deck sees some unseen card."""
    g = known_table({**known, "history": []}, ARKHAM_RITUAL.codec)
    g.loud = False
    g.rng = rng
    close_questions(g)
    if not g.deck:
        g.deck = vec[i64](unseen_cards(known) if known["deck"] else [])
    return g
