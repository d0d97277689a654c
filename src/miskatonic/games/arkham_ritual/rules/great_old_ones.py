"""What a Great Old One does when a Gate opens: it takes the place of the round's scoring (10-4)."""

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import (
    CTHULHU,
    GREAT_OLD_ONES,
    HASTUR,
    MYSTERY_CARD,
    NYARLATHOTEP,
    YOG_SOTHOTH,
    is_artifact,
    is_cursed,
    is_great_old_one,
)
from miskatonic.games.arkham_ritual.rules.scoring import adjust, normal_loss
from miskatonic.games.arkham_ritual.rules.state import NOBODY, ArkhamRitualState
from miskatonic.kernel.state import tell


def party_with_great_old_one(g: ArkhamRitualState) -> i64:
    for party, card in enumerate(g.held):
        if is_great_old_one(card):
            return party
    return NOBODY


def resolve_great_old_one(g: ArkhamRitualState) -> None:
    """AR-G2, AR-G10  The holder may be a dummy, for which no sanity changes."""
    holder = party_with_great_old_one(g)
    card: i64 = g.held[holder]
    tell(g, "great-old-one", {"party": holder, "card": card})
    if card == MYSTERY_CARD:
        card = draw_from_the_mystery(g, holder)
    if card == CTHULHU:
        cthulhu(g, holder)
    elif card == NYARLATHOTEP:
        nyarlathotep(g, holder)
    elif card == YOG_SOTHOTH:
        yog_sothoth(g, holder)
    else:
        assert card == HASTUR
        hastur(g)


def draw_from_the_mystery(g: ArkhamRitualState, holder: i64) -> i64:
    """AR-C8  One of the four, at random, is shown and resolves as if the holder held it."""
    card = CTHULHU + g.rng.below(GREAT_OLD_ONES)
    tell(g, "mystery", {"party": holder, "card": card})
    return card


def cthulhu(g: ArkhamRitualState, holder: i64) -> None:
    """AR-G6  Every other seat loses the number of parties less one."""
    seat: i64 = 0
    while seat < g.rules.seats:
        if seat != holder:
            adjust(g, seat, 1 - g.rules.parties, "cthulhu")
        seat += 1


def nyarlathotep(g: ArkhamRitualState, holder: i64) -> None:
    """AR-G7  Those with the most sanity, the holder aside, lose; the holder gains it."""
    rivals = [seat for seat in range(g.rules.seats) if seat != holder]
    most = max([g.sanity[seat] for seat in rivals])
    fallen = [seat for seat in rivals if g.sanity[seat] == most]
    loss = normal_loss(g, len(fallen))
    lost: i64 = 0
    for seat in fallen:
        lost -= adjust(g, seat, -loss, "nyarlathotep")
    if holder < g.rules.seats:
        adjust(g, holder, lost, "nyarlathotep-feeds")


def yog_sothoth(g: ArkhamRitualState, holder: i64) -> None:
    """AR-G8  A single least sane seat is spared with the holder; a tie turns on the holder."""
    least = min(g.sanity)
    tied = g.sanity.count(least) > 1
    seat: i64 = 0
    while seat < g.rules.seats:
        sanity: i64 = g.sanity[seat]
        if tied:
            loss = sanity - 1 if seat == holder else 1
            adjust(g, seat, -loss, "yog-sothoth-tie")
        elif seat != holder and sanity != least:
            adjust(g, seat, -sanity, "yog-sothoth")
        seat += 1


def hastur(g: ArkhamRitualState) -> None:
    """AR-G9  Artifacts do not survive, and every cursed card at the table adds to the loss."""
    artifacts: i64 = 0
    cursed: i64 = 0
    for card in g.held:
        artifacts += 1 if is_artifact(card) else 0
        cursed += 1 if is_cursed(card) else 0
    loss = normal_loss(g, artifacts) + cursed
    seat: i64 = 0
    while seat < g.rules.seats:
        if is_artifact(g.held[seat]):
            adjust(g, seat, -loss, "hastur")
        seat += 1
