"""Checks whether the cards drawn from rooms can be those that were put there."""

from typing import Final

from miskatonic.games.among_cultists.redeal.room_facts import (
    DRAW_PILE,
    ROOM_START,
    UNKNOWN,
    RoomFacts,
)
from miskatonic.games.among_cultists.rules.cards import (
    CULTIST,
    FIRESTARTER,
    INVESTIGATOR,
    SUCCESS,
    has,
)
from miskatonic.games.among_cultists.rules.setup import hand_of

MOST_STEPS: Final = 5_000


def fits_the_draws(facts: RoomFacts, cult: int, fire: int, faces: dict[int, int]) -> bool:
    """Whether the draws fit these cultists and this Firestarter; `faces` are of cards put by acts.

    Also True if it would take too long to decide, or if not all acts are known.
    """
    if not facts.is_all_told:
        return True
    search = DrawSearch(facts, cult, fire)
    for at, card in enumerate(facts.cards):
        if card.act in faces and not search.show(at, faces[int(card.act)]):
            return False
    return search.fits(0)


class DrawSearch:
    """Assigns each draw to a card that can show its face."""

    def __init__(self, facts: RoomFacts, cult: int, fire: int) -> None:
        self.facts: Final = facts
        self.shown: Final = [int(card.face) for card in facts.cards]
        self.gone: Final = [False] * len(facts.cards)
        self.left: Final = self._supply(cult, fire)
        self.steps = 0

    def _supply(self, cult: int, fire: int) -> dict[int, list[int]]:
        """AC-C10, AC-C11, AC-C14, AC-S4  The number of cards of each face, by source."""
        rules = self.facts.known.rules
        supply: dict[int, list[int]] = {}
        for party in range(rules.parties):
            role = CULTIST if has(cult, party) else INVESTIGATOR
            role = FIRESTARTER if party == fire else role
            supply[party] = hand_of(rules.figures, role)[SUCCESS:]
        supply[int(ROOM_START)] = list(self.facts.start)
        supply[int(DRAW_PILE)] = list(self.facts.start)
        return supply

    def show(self, at: int, face: int) -> bool:
        """A card shows a face, if its source has one left."""
        card = self.facts.cards[at]
        if self.shown[at] != UNKNOWN:
            return self.shown[at] == face
        if card.source != UNKNOWN:
            left = self.left[int(card.source)]
            if left[face] == 0:
                return False
            left[face] -= 1
        self.shown[at] = face
        return True

    def _hide(self, at: int) -> None:
        card = self.facts.cards[at]
        if card.source != UNKNOWN:
            self.left[int(card.source)][self.shown[at]] += 1
        self.shown[at] = int(UNKNOWN)

    def fits(self, number: int) -> bool:
        self.steps += 1
        if number == len(self.facts.draws) or self.steps > MOST_STEPS:
            return True
        draw = self.facts.draws[number]
        face = int(draw.face)
        for at in self._candidates(draw.cards, face):
            was_hidden = self.shown[at] == UNKNOWN
            if not self.show(at, face):
                continue
            self.gone[at] = bool(draw.leaves)
            if self.fits(number + 1):
                return True
            self.gone[at] = False
            if was_hidden:
                self._hide(at)
        return False

    def _candidates(self, cards: list[int], face: int) -> list[int]:
        """One card of each sort; if some can show nothing else, only the first of those."""
        sorts: dict[tuple[int, int], int] = {}
        for at in cards:
            if not self.gone[at]:
                sorts.setdefault((int(self.facts.cards[at].source), self.shown[at]), at)
        forced = [at for (_, shown), at in sorts.items() if shown == face]
        pure = [
            at
            for (source, shown), at in sorts.items()
            if shown == UNKNOWN and self._shows_only(source, face)
        ]
        return forced[:1] or pure[:1] or list(sorts.values())

    def _shows_only(self, source: int, face: int) -> bool:
        left = self.left[source]
        return left[face] > 0 and sum(left) == left[face]


def red_cards_by_hand(facts: RoomFacts) -> list[tuple[int, int, list[int]]]:
    """By deck: at least this many red cards drawn from it were put there by these parties.

    The cards that lay there or came from the draw pile can explain one draw each.
    """
    found: dict[int, tuple[int, list[int]]] = {}
    spent: set[int] = set()
    for draw in facts.draws:
        if draw.face == 0 or not draw.cards or not facts.is_all_told:
            continue
        deck = int(facts.cards[draw.cards[0]].deck)
        unseen = [at for at in draw.cards if _explains(facts, at, int(draw.face), spent)]
        if unseen:
            if draw.leaves:
                spent.add(unseen[0])
            continue
        hands = sorted({int(facts.cards[at].source) for at in draw.cards if _is_by_hand(facts, at)})
        count, parties = found.get(deck, (0, []))
        count = count + 1 if draw.leaves else 1
        found[deck] = (count, sorted({*parties, *hands}))
    return [(deck, count, parties) for deck, (count, parties) in sorted(found.items())]


def _explains(facts: RoomFacts, at: int, face: int, spent: set[int]) -> bool:
    card = facts.cards[at]
    if at in spent:
        return False
    return card.face == face or (card.face == UNKNOWN and not _is_by_hand(facts, at))


def _is_by_hand(facts: RoomFacts, at: int) -> bool:
    return 0 <= facts.cards[at].source < facts.known.rules.parties
