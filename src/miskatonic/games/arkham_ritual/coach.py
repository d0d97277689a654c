"""The coach of Arkham Ritual: exact odds from a seat's view. It does not guess at intentions."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.novice import odds_of_pairs
from miskatonic.games.arkham_ritual.bots.outcome import (
    GATE_OPENS,
    Outcome,
    forms,
    great_old_one_at,
    what_follows,
)
from miskatonic.games.arkham_ritual.rules.cards import (
    ARTIFACT_TYPES,
    CARD_NAMES,
    NO_CARD,
    artifact_type,
    is_artifact,
    is_cursed,
    is_event,
    is_great_old_one,
)
from miskatonic.games.arkham_ritual.rules.choices import MOST_SEATS, TAKE
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualView

Chances = tuple[float, float]


def advise(view: ArkhamRitualView) -> dict[str, Any] | None:
    """The own card by name, colour and type; what an end of the round, and each option, would do.

    `survives` is the chance to lose no sanity, `change` the sanity to be expected, both if the
    round ended right after the option; for handing the card on, if the target takes it.
    """
    seat = view["seat"]
    if seat is None or view["result"] is not None:
        return None
    lesson = Lesson(view, seat)
    decision = view["decision"]
    options = [] if decision is None else decision["options"]
    return {
        "own": lesson.own_by(_name),
        "colour": lesson.own_by(_colour),
        "type": lesson.own_by(_type),
        "now": _plain(lesson.ended()),
        "options": [{"choice": choice, **_plain(lesson.after(choice))} for choice in options],
    }


def _plain(chances: Chances) -> dict[str, float]:
    return {"survives": chances[0], "change": chances[1]}


def _name(card: int) -> str:
    return CARD_NAMES[card]


def _colour(card: int) -> str:
    return "cursed" if is_cursed(card) else "sane"


def _type(card: int) -> str:
    if is_artifact(card):
        return ARTIFACT_TYPES[artifact_type(card)]
    if is_event(card):
        return "event"
    return "great-old-one" if is_great_old_one(card) else "character"


class Lesson:
    """The odds of one view."""

    def __init__(self, view: ArkhamRitualView, seat: int) -> None:
        self.me: Final[i64] = seat
        doom = view["doom"] if view["options"]["doom_track"] else 0
        self.outcome: Final = Outcome(view["seats"], view["parties"], view["sanity"][:], doom)
        self.held: Final = [NO_CARD if card is None else card for card in view["held"]]
        self.pairs: Final = odds_of_pairs(view, seat)

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
        return self._averaged(-1)

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
        if taker >= 0:
            old: i64 = held[taker]
            held[taker] = card
            if what_follows(old, held) == GATE_OPENS:
                return self._gated(held)
        self.outcome.scored(held)
        return self._counted()

    def _gated(self, held: list[int]) -> Chances:
        holder = great_old_one_at(held)
        survives = 0.0
        change = 0.0
        likely = forms(held[holder])
        for old_one in likely:
            self.outcome.gated(held, holder, old_one)
            chance, gain = self._counted()
            survives += chance / len(likely)
            change += gain / len(likely)
        return survives, change

    def _counted(self) -> Chances:
        gain: i64 = self.outcome.after[self.me] - self.outcome.sanity[self.me]
        return (1.0 if gain >= 0 else 0.0), float(gain)


def _likeliest_first(item: tuple[str, float]) -> tuple[float, str]:
    return -item[1], item[0]
