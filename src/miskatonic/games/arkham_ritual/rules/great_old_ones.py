"""The Great Old Ones: when a Gate opens, one replaces the round's scoring (10-4).

Each is a class that only counts, with a `Scoring`, and an entry in `EFFECTS` by its card's name.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import (
    BY_NUMBER,
    CARD_NAMES,
    GREAT_OLD_ONES,
    MYSTERY,
    MYSTERY_CARD,
    is_artifact,
    is_cursed,
    is_great_old_one,
)
from miskatonic.games.arkham_ritual.rules.events import GreatOldOneCame, MysteryRevealed
from miskatonic.games.arkham_ritual.rules.scoring import Scoring, scoring_of, settle_sanity
from miskatonic.games.arkham_ritual.rules.state import (
    NOBODY,
    ArkhamRitualState,
    count_of,
    least_of,
)
from miskatonic.kernel.state import tell


class GreatOldOne:
    """A Great Old One. AR-G10: the holder may be a dummy, which has no sanity to change."""

    def come(self, scoring: Scoring, held: vec[i64], holder: i64) -> None:
        """Change all seats' sanity; the reasons are texts `ar-reason-…`."""
        raise NotImplementedError


class Cthulhu(GreatOldOne):
    """AR-G6  Every other seat loses the number of parties less one."""

    def come(self, scoring: Scoring, held: vec[i64], holder: i64) -> None:
        seat: i64 = 0
        while seat < scoring.seats:
            if seat != holder:
                scoring.change(seat, 1 - scoring.parties, "cthulhu")
            seat += 1


class Nyarlathotep(GreatOldOne):
    """AR-G7  The seats with the most sanity, except the holder, lose; the holder gains it."""

    def come(self, scoring: Scoring, held: vec[i64], holder: i64) -> None:
        sanity = scoring.sanity
        most: i64 = 0
        count: i64 = 0
        seat: i64 = 0
        while seat < scoring.seats:
            each: i64 = sanity[seat]
            if seat != holder and each > most:
                most = each
                count = 1
            elif seat != holder and each == most:
                count += 1
            seat += 1
        loss = scoring.normal_loss(count)
        lost: i64 = 0
        seat = 0
        while seat < scoring.seats:
            if seat != holder and sanity[seat] == most:
                lost -= scoring.change(seat, -loss, "nyarlathotep")
            seat += 1
        if holder < scoring.seats:
            scoring.change(holder, lost, "nyarlathotep-feeds")


class YogSothoth(GreatOldOne):
    """AR-G8  A single least sane seat is spared with the holder; a tie turns on the holder."""

    def come(self, scoring: Scoring, held: vec[i64], holder: i64) -> None:
        asked = scoring.sanity
        if not scoring.holder_counts and holder < scoring.seats:
            asked = extend(asked[:holder], asked[holder + 1 :])
        least = least_of(asked)
        tied = count_of(asked, least) > 1
        seat: i64 = 0
        while seat < scoring.seats:
            sanity: i64 = scoring.sanity[seat]
            if tied:
                loss = sanity - 1 if seat == holder else 1
                scoring.change(seat, -loss, "yog-sothoth-tie")
            elif seat != holder and sanity != least:
                scoring.change(seat, -sanity, "yog-sothoth")
            seat += 1


class Hastur(GreatOldOne):
    """AR-G9  Artifacts do not survive, and every cursed card at the table adds to the loss."""

    def come(self, scoring: Scoring, held: vec[i64], holder: i64) -> None:
        artifacts: i64 = 0
        cursed: i64 = 0
        for each in held:
            card: i64 = each
            artifacts += 1 if is_artifact(card) else 0
            cursed += 1 if is_cursed(card) else 0
        loss = scoring.normal_loss(artifacts) + cursed
        seat: i64 = 0
        while seat < scoring.seats:
            if is_artifact(held[seat]):
                scoring.change(seat, -loss, "hastur")
            seat += 1


EFFECTS: Final[dict[str, GreatOldOne]] = {
    "cthulhu": Cthulhu(),
    "nyarlathotep": Nyarlathotep(),
    "yog-sothoth": YogSothoth(),
    "hastur": Hastur(),
}


def _by_number() -> list[GreatOldOne | None]:
    named = {CARD_NAMES[card] for card in GREAT_OLD_ONES}
    assert set(EFFECTS) == named, f"no effect or no card: {set(EFFECTS) ^ named}"
    return [EFFECTS.get(card.name) for card in BY_NUMBER]


def _forms() -> list[list[int]]:
    return [
        GREAT_OLD_ONES if card.kind == MYSTERY else [number]
        for number, card in enumerate(BY_NUMBER)
    ]


_EFFECTS: Final = _by_number()
_FORMS: Final = _forms()


# ---------------------------------------------------------------- questions


def party_with_great_old_one(held: vec[i64]) -> i64:
    party: i64 = 0
    while party < len(held):
        if is_great_old_one(held[party]):
            return party
        party += 1
    return NOBODY


def forms(card: i64) -> list[int]:
    """AR-C8  The Great Old Ones, equally likely, that a held one turns out to be."""
    return _FORMS[card]


def awaken(scoring: Scoring, held: vec[i64], holder: i64, card: i64) -> None:
    """AR-G6 to AR-G10  What this Great Old One, which is not the Mystery Card, would do."""
    effect = _EFFECTS[card]
    assert effect is not None
    scoring.begin()
    effect.come(scoring, held, holder)


# ---------------------------------------------------------------- at the table


def resolve_great_old_one(g: ArkhamRitualState) -> None:
    """AR-G2  The held Great Old One comes, or the one that the Mystery Card becomes."""
    holder = party_with_great_old_one(g.held)
    card: i64 = g.held[holder]
    if g.loud:
        tell(g, GreatOldOneCame(holder, card))
    if card == MYSTERY_CARD:
        card = draw_from_the_mystery(g, holder)
    scoring = scoring_of(g)
    awaken(scoring, g.held, holder, card)
    settle_sanity(g, scoring)


def draw_from_the_mystery(g: ArkhamRitualState, holder: i64) -> i64:
    """AR-C8  A random Great Old One is shown, and comes as if it were held."""
    likely = forms(MYSTERY_CARD)
    card: i64 = likely[g.rng.below(len(likely))]
    if g.loud:
        tell(g, MysteryRevealed(holder, card))
    return card
