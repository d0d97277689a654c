"""The events of Arkham Ritual, and their sentences in the log.

The game names these kinds of words, in addition to the general ones (text, size, as-it-is):

| sort  | value                            | said                                              |
|-------|----------------------------------|---------------------------------------------------|
| party | the number of a seat or a dummy  | its name                                          |
| card  | the number of a card             | its name                                          |
| lost  | every seat's sanity at the end   | the names of the seats without sanity, as a list  |

`game-over` has a second sentence, `ar-event-winners`, which the table adds.
"""

from typing import Annotated, Final, Literal

from miskatonic.kernel.events import Event, Secret
from miskatonic.kernel.narration import Says, When, Word

Who = Annotated[int, Word("party", "who")]
CardNumber = Annotated[int, Word("card")]
# Not a closed set: a card may add a reason, with its text.
Reason = Annotated[str, Word("text", text="ar-reason-")]
Ending = Literal["passing", "elder-sign", "gate", "deck"]
ResultReason = Literal["survivors", "sanest", "nobody"]


class RoundBegan(Event, tag="round-began"):
    """AR-R1, AR-E9  A round begins; the doom marker lies on this spot."""

    says = Says(weight="chapter")

    round: int
    active: Who
    doom: int


class Dealt(Event, tag="dealt"):
    """AR-R1, AR-R2  A party was dealt a card that all others see."""

    says = Says(silent=True)

    party: Who
    card: Secret[CardNumber] = None


class TurnBegan(Event, tag="turn-began"):
    """AR-T1  All except the active seat put a hand on the table."""

    active: Who


class Drew(Event, tag="drew"):
    """AR-T2  The active seat drew the top card and saw it."""

    seat: Who
    card: Secret[CardNumber] = None


class Gave(Event, tag="gave"):
    """AR-T3, AR-T7  The card was handed on, face down."""

    seat: Who
    to: Annotated[int, Word("party")]


class Took(Event, tag="took"):
    """AR-T5  The card was taken, and the one held before is discarded face up."""

    seat: Who
    discarded: CardNumber
    card: Secret[CardNumber] = None


class Discarded(Event, tag="discarded"):
    """AR-T8  The last seat passed: the card is discarded face up, without effect."""

    seat: Who
    card: CardNumber


class OrbLooked(Event, tag="orb-looked"):
    """AR-G3  The seat looked at the top card."""

    seat: Who
    card: Secret[CardNumber] = None


class OrbReturned(Event, tag="orb-returned"):
    """AR-G3  The seat put that card back."""

    seat: Who


class OrbRemoved(Event, tag="orb-removed"):
    """AR-G3  The seat removed that card, face down, from the round."""

    seat: Who


class Trapezohedron(Event, tag="trapezohedron"):
    """AR-G4  The seat looked at the top card; its colour is public."""

    seat: Who
    change: int
    card: Secret[CardNumber] = None


class DeckEmpty(Event, tag="deck-empty"):
    """AR-G3, AR-G4  There was no card to look at."""

    seat: Who


class GateSilent(Event, tag="gate-silent"):
    """AR-G2  A Gate was discarded, and no Great Old One is held."""

    seat: Who


class GreatOldOneCame(Event, tag="great-old-one"):
    """AR-G2  A Gate was discarded while this party holds a Great Old One."""

    says = Says(weight="grave")

    party: Who
    card: CardNumber


class MysteryRevealed(Event, tag="mystery"):
    """AR-C8  What the Mystery Card turned out to be."""

    says = Says(weight="grave")

    party: Who
    card: CardNumber


class RoundEnded(Event, tag="round-ended"):
    """AR-E1  The round is over, and all held cards are revealed."""

    says = Says(weight="grave")

    by: Ending
    held: list[int]


class Survived(Event, tag="survived"):
    """AR-E2  A party survived the round."""

    party: Who


class Fell(Event, tag="fell"):
    """AR-E2 to AR-E5  A party did not survive the round."""

    party: Who
    reason: Reason


class SanityChanged(Event, tag="sanity"):
    """AR-S2  The sanity that a seat actually lost or gained, possibly none."""

    says = Says(
        When("change", "negative", "sanity-lost"),
        When("change", "positive", "sanity-gained"),
        message="sanity-same",
    )

    seat: Who
    change: Annotated[int, Word("size", "n"), Word("as-it-is", "change")]
    now: int
    reason: Reason


class Confessed(Event, tag="confessed"):
    """AR-P1  A seat saw its own card and shuffles it into the deck."""

    seat: Who
    card: Secret[CardNumber] = None


class ConfessionDrawn(Event, tag="confession-drawn"):
    """AR-P1  It drew another card, which all others see."""

    seat: Who
    card: Secret[CardNumber] = None


class GameOver(Event, tag="game-over"):
    """AR-F1, AR-F2  A seat has no sanity left."""

    says = Says(weight="grave")

    winners: list[int]
    losers: list[int]
    scores: Annotated[list[int], Word("lost", "names")]
    reason: ResultReason


EVENTS: Final = (
    RoundBegan,
    Dealt,
    TurnBegan,
    Drew,
    Gave,
    Took,
    Discarded,
    OrbLooked,
    OrbReturned,
    OrbRemoved,
    Trapezohedron,
    DeckEmpty,
    GateSilent,
    GreatOldOneCame,
    MysteryRevealed,
    RoundEnded,
    Survived,
    Fell,
    SanityChanged,
    Confessed,
    ConfessionDrawn,
    GameOver,
)
