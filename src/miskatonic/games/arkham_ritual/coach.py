"""The coach of Arkham Ritual: exact odds from a seat's view, without guessing intentions."""

from collections.abc import Callable
from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.card_odds import Layout, hidden_layouts
from miskatonic.games.arkham_ritual.redeal import unseen_cards
from miskatonic.games.arkham_ritual.rules.cards import (
    BY_NUMBER,
    GREAT_OLD_ONE,
    MYSTERY,
    NO_CARD,
    SHINING_TRAPEZOHEDRON,
    is_cursed,
)
from miskatonic.games.arkham_ritual.rules.choices import CONFESS, MOST_SEATS, TAKE
from miskatonic.games.arkham_ritual.rules.effects import GATE_OPENS, what_follows
from miskatonic.games.arkham_ritual.rules.great_old_ones import (
    awaken,
    forms,
    party_with_great_old_one,
)
from miskatonic.games.arkham_ritual.rules.state import NOBODY, clamped
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge, held_cards, scoring_in

# The probability of losing no sanity, and the expected change.
Chances = tuple[float, float]


class RoundEndOdds(TypedDict):
    """If the round ended now: the probability of losing no sanity, and the expected sanity."""

    survives: float
    change: float


class OptionOdds(RoundEndOdds):
    """If the round ended right after the option; for a gift, if the target takes it."""

    choice: int


class ArkhamRitualAdvice(TypedDict):
    """Odds of the seat's own card by name, colour and type, and of the round's end."""

    own: dict[str, float]
    colour: dict[str, float]
    type: dict[str, float]
    now: RoundEndOdds
    options: list[OptionOdds]


def advise(known: ArkhamRitualKnowledge) -> ArkhamRitualAdvice | None:
    """The odds that a player could count; None for spectators and after the end."""
    seat = known["seat"]
    if seat is None or known["result"] is not None:
        return None
    odds = RoundOdds(known, seat)
    decision = known["decision"]
    options = [] if decision is None else decision["options"]
    now = odds.ended()
    return {
        "own": odds.own_by(_name),
        "colour": odds.own_by(_colour),
        "type": odds.own_by(_type),
        "now": {"survives": now[0], "change": now[1]},
        "options": [_option(choice, odds.after(choice)) for choice in options],
    }


def _option(choice: int, chances: Chances) -> OptionOdds:
    return {"choice": choice, "survives": chances[0], "change": chances[1]}


def _name(card: int) -> str:
    return BY_NUMBER[card].name


def _colour(card: int) -> str:
    return BY_NUMBER[card].colour


def _type(card: int) -> str:
    """An artifact's type, or another card's kind; the Mystery Card is a Great Old One."""
    entry = BY_NUMBER[card]
    return entry.type or (GREAT_OLD_ONE if entry.kind == MYSTERY else entry.kind)


class RoundOdds:
    """The outcome of the round's end for one seat, over the cards it can't see."""

    def __init__(self, known: ArkhamRitualKnowledge, seat: int) -> None:
        self.me: Final[i64] = seat
        self.scoring: Final = scoring_in(known)
        self.held: Final = vec[i64](held_cards(known))
        self.deck: Final[i64] = known["deck"]
        self.unseen: Final = unseen_cards(known)
        self.top: Final[i64] = NO_CARD if known["top"] is None else known["top"]
        self.layouts: Final = hidden_layouts(known, seat, True)
        self.sanity: Final[list[int]] = known["sanity"]

    def own_by(self, trait: Callable[[int], str]) -> dict[str, float]:
        odds: dict[str, float] = {}
        for each in self.layouts:
            odds[trait(each.own)] = odds.get(trait(each.own), 0.0) + each.odds
        return dict(sorted(odds.items(), key=_likeliest_first))

    def after(self, choice: int) -> Chances:
        """The odds after an option: a card is taken, a confession draws one, or nothing changes."""
        if choice == TAKE:
            return self._averaged(self.me)
        if choice == CONFESS:
            return self._confessed()
        return self._averaged(choice) if choice < MOST_SEATS else self.ended()

    def ended(self) -> Chances:
        return self._averaged(NOBODY)

    def _averaged(self, taker: i64) -> Chances:
        survives = 0.0
        change = 0.0
        for each in self.layouts:
            chance, gain = self._after_event(each, taker)
            survives += each.odds * chance
            change += each.odds * gain
        return survives, change

    def _after_event(self, layout: Layout, taker: i64) -> Chances:
        held = self.held[:]
        held[self.me] = layout.own
        if taker != NOBODY:
            old: i64 = held[taker]
            held[taker] = layout.passing
            if what_follows(old, held) == GATE_OPENS:
                return self._gated(held)
            if old == SHINING_TRAPEZOHEDRON and self.deck > 0:
                return self._looked(held, taker, self._cursed_on_top(layout))
        return self._scored(held)

    def _scored(self, held: vec[i64]) -> Chances:
        self.scoring.score(held)
        return self._counted()

    def _gated(self, held: vec[i64]) -> Chances:
        holder = party_with_great_old_one(held)
        survives = 0.0
        change = 0.0
        likely = forms(held[holder])
        for old_one in likely:
            awaken(self.scoring, held, holder, old_one)
            chance, gain = self._counted()
            survives += chance / len(likely)
            change += gain / len(likely)
        return survives, change

    def _looked(self, held: vec[i64], taker: i64, cursed: float) -> Chances:
        """AR-G4  First the taker wins or loses a marker, by the colour of the top card."""
        dark = self._scored_with(held, taker, -1)
        bright = self._scored_with(held, taker, 1)
        return (
            cursed * dark[0] + (1.0 - cursed) * bright[0],
            cursed * dark[1] + (1.0 - cursed) * bright[1],
        )

    def _cursed_on_top(self, layout: Layout) -> float:
        """The probability of a cursed card on top; all cards equally likely unless it was seen."""
        top = self.top if self.top != NO_CARD else layout.top
        if top != NO_CARD:
            return 1.0 if is_cursed(top) else 0.0
        cursed: i64 = 0
        for card in self.unseen:
            cursed += 1 if is_cursed(card) else 0
        for hidden in self._outside(layout):
            cursed -= 1 if is_cursed(hidden) else 0
        return float(cursed) / float(self.deck)

    def _outside(self, layout: Layout) -> list[int]:
        """The unseen cards that are not in the deck."""
        outside: list[int] = []
        if self.held[self.me] == NO_CARD:
            outside.append(layout.own)
        if layout.passing_is_hidden:
            outside.append(layout.passing)
        if layout.removed != NO_CARD:
            outside.append(layout.removed)
        return outside

    def _scored_with(self, held: vec[i64], seat: i64, change: i64) -> Chances:
        """The round's end after a seat's sanity has changed; at 0 the game ends before it."""
        before: i64 = self.scoring.sanity[seat]
        self.scoring.sanity[seat] = clamped(before + change)
        if self.scoring.sanity[seat] == 0:
            self.scoring.begin()
        else:
            self.scoring.score(held)
        self.scoring.sanity[seat] = before
        return self._counted()

    def _confessed(self) -> Chances:
        """AR-P1  The seat's card is shuffled in, a new one drawn, and 1 sanity lost."""
        survives = 0.0
        change = 0.0
        for each in self.layouts:
            odds = each.odds / float(self.deck + 1)
            for card, count in self._deck_with_own(each).items():
                held = self.held[:]
                held[self.me] = card
                chance, gain = self._scored_with(held, self.me, -1)
                survives += odds * count * chance
                change += odds * count * gain
        return survives, change

    def _deck_with_own(self, layout: Layout) -> dict[int, int]:
        count: dict[int, int] = {}
        for card in self.unseen:
            count[card] = count.get(card, 0) + 1
        for hidden in self._outside(layout):
            count[hidden] -= 1
        count[layout.own] = count.get(layout.own, 0) + 1
        return count

    def _counted(self) -> Chances:
        gain: i64 = self.scoring.after[self.me] - self.sanity[self.me]
        return (1.0 if gain >= 0 else 0.0), float(gain)


def _likeliest_first(item: tuple[str, float]) -> tuple[float, str]:
    return -item[1], item[0]
