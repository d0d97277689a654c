"""The exact probabilities of the cards a seat can't see, before considering intentions.

Every layout of the hidden places that fits what the seat knows is weighted by the number of ways to
deal it from the unseen cards.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.redeal import (
    PASSING,
    REMOVED,
    TOP,
    Confessions,
    hidden_places,
    unseen_cards,
)
from miskatonic.games.arkham_ritual.rules.cards import NO_CARD
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge

# (own card, passing card, odds)
Pairs = list[tuple[int, int, float]]


class Layout:
    """The seat's own card, the passing card (NO_CARD without one), and those hidden elsewhere."""

    def __init__(
        self,
        own: i64,
        passing: i64,
        passing_is_hidden: bool,
        removed: i64,
        top: i64,
        odds: float,
    ) -> None:
        self.own: Final[i64] = own
        self.passing: Final[i64] = passing
        self.passing_is_hidden: Final = passing_is_hidden
        self.removed: Final[i64] = removed
        self.top: Final[i64] = top
        self.odds: Final = odds


class HiddenLayouts:
    """All layouts of a seat's hidden places, weighted; equal cards are not distinguished."""

    def __init__(self, known: ArkhamRitualKnowledge, seat: int, with_removed: bool) -> None:
        pool = unseen_cards(known)
        confessions = Confessions(known, pool)
        self.pool: Final = pool
        self._confessions: Final = confessions
        # A place about which nothing is known doesn't affect the others; left out by default.
        self._places: Final = [
            place
            for place in hidden_places(known, pool)
            if place.where == seat
            or place.where == PASSING
            or len(place.cards) < len(pool)
            or (place.where == REMOVED and (with_removed or len(confessions.cards) > 0))
        ]
        self._since: Final = [int(place.since) for place in self._places]
        self._count: Final = {card: pool.count(card) for card in pool}
        self._laid: Final[list[int]] = []
        self._ways: Final[list[int]] = []
        self._found: Final[list[list[int]]] = []
        self._lay(0, 1)

    def _lay(self, at: i64, ways: int) -> None:
        if at == len(self._places):
            ways *= self._confessions.ways(self._laid, self._since)
            if ways:
                self._ways.append(ways)
                self._found.append(self._laid[:])
            return
        for card in dict.fromkeys(self._places[at].cards):
            left = self._count[card]
            if left:
                self._count[card] = left - 1
                self._laid.append(card)
                self._lay(at + 1, ways * left)
                self._laid.pop()
                self._count[card] = left

    def layouts(self, own: i64, passing: i64) -> list[Layout]:
        """The layouts, completed with the own and the passing card if they are not hidden."""
        total = sum(self._ways)
        found: list[Layout] = []
        for laid, ways in zip(self._found, self._ways, strict=True):
            hidden = False
            removed: i64 = NO_CARD
            top: i64 = NO_CARD
            for place, card in zip(self._places, laid, strict=True):
                if place.where == PASSING:
                    passing = card
                    hidden = True
                elif place.where == REMOVED:
                    removed = card
                elif place.where == TOP:
                    top = card
                else:
                    own = card
            found.append(Layout(own, passing, hidden, removed, top, ways / total))
        return found


def odds_of_pairs(known: ArkhamRitualKnowledge, seat: int) -> Pairs:
    """(own card, passing card, odds) for all pairs that fit; the passing card is -1 if none."""
    odds: dict[tuple[int, int], float] = {}
    for each in hidden_layouts(known, seat):
        key = (int(each.own), int(each.passing))
        odds[key] = odds.get(key, 0.0) + each.odds
    return [(own, card, share) for (own, card), share in odds.items()]


def hidden_layouts(
    known: ArkhamRitualKnowledge, seat: int, with_removed: bool = False
) -> list[Layout]:
    own = known["held"][seat]
    passing = known["passing"]
    return HiddenLayouts(known, seat, with_removed).layouts(
        NO_CARD if own is None else own, NO_CARD if passing is None else passing
    )


def odds_of_own(pairs: Pairs) -> list[tuple[int, float]]:
    odds: dict[int, float] = {}
    for own, _, share in pairs:
        odds[own] = odds.get(own, 0.0) + share
    return list(odds.items())
