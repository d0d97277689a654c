"""The coach of Arkham Ritual: exact odds from a seat's view. It does not guess at intentions."""

from collections.abc import Callable
from typing import Final, TypedDict

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.card_odds import odds_of_pairs
from miskatonic.games.arkham_ritual.rules.cards import BY_NUMBER, GREAT_OLD_ONE, MYSTERY
from miskatonic.games.arkham_ritual.rules.choices import MOST_SEATS, TAKE
from miskatonic.games.arkham_ritual.rules.effects import GATE_OPENS, what_follows
from miskatonic.games.arkham_ritual.rules.great_old_ones import (
    awaken,
    forms,
    party_with_great_old_one,
)
from miskatonic.games.arkham_ritual.rules.state import NOBODY
from miskatonic.games.arkham_ritual.rules.view import (
    ArkhamRitualKnowledge,
    held_cards,
    scoring_in,
)

# The chance to lose no sanity, and the change to be expected.
Chances = tuple[float, float]


class RoundEndOdds(TypedDict):
    """If the round ended now: the chance to lose no sanity, and the sanity to be expected."""

    survives: float
    change: float


class OptionOdds(RoundEndOdds):
    """If it ended right after the option; for handing the card on, if the target takes it."""

    choice: int


class ArkhamRitualAdvice(TypedDict):
    """The own card by name, colour and type, and what the end of the round would do."""

    own: dict[str, float]
    colour: dict[str, float]
    type: dict[str, float]
    now: RoundEndOdds
    options: list[OptionOdds]


def advise(known: ArkhamRitualKnowledge) -> ArkhamRitualAdvice | None:
    """What a seat could count up itself; nothing for spectators, and nothing after the end."""
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
    """An artifact's type, and of other cards the kind; the Mystery Card is a Great Old One."""
    entry = BY_NUMBER[card]
    return entry.type or (GREAT_OLD_ONE if entry.kind == MYSTERY else entry.kind)


class RoundOdds:
    """What the end of the round would bring one seat, by the odds of the cards it cannot see."""

    def __init__(self, known: ArkhamRitualKnowledge, seat: int) -> None:
        self.me: Final[i64] = seat
        self.scoring: Final = scoring_in(known)
        self.held: Final = held_cards(known)
        self.pairs: Final = odds_of_pairs(known, seat)

    def own_by(self, trait: Callable[[int], str]) -> dict[str, float]:
        odds: dict[str, float] = {}
        for own, _, share in self.pairs:
            odds[trait(own)] = odds.get(trait(own), 0.0) + share
        return dict(sorted(odds.items(), key=_likeliest_first))

    def after(self, choice: int) -> Chances:
        """Whoever takes the card; all other options leave the cards as they are held."""
        if choice == TAKE:
            return self._averaged(self.me)
        return self._averaged(choice) if choice < MOST_SEATS else self.ended()

    def ended(self) -> Chances:
        return self._averaged(NOBODY)

    def _averaged(self, taker: i64) -> Chances:
        survives = 0.0
        change = 0.0
        for own, card, share in self.pairs:
            chance, gain = self._what_comes_of(own, taker, card)
            survives += share * chance
            change += share * gain
        return survives, change

    def _what_comes_of(self, own: i64, taker: i64, card: i64) -> Chances:
        held = self.held[:]
        held[self.me] = own
        if taker != NOBODY:
            old: i64 = held[taker]
            held[taker] = card
            if what_follows(old, held) == GATE_OPENS:
                return self._gated(held)
        self.scoring.score(held)
        return self._counted()

    def _gated(self, held: list[int]) -> Chances:
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

    def _counted(self) -> Chances:
        gain: i64 = self.scoring.after[self.me] - self.scoring.sanity[self.me]
        return (1.0 if gain >= 0 else 0.0), float(gain)


def _likeliest_first(item: tuple[str, float]) -> tuple[float, str]:
    return -item[1], item[0]
