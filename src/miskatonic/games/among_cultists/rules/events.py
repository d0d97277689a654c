"""The events of Among Cultists: one class for each kind.

Fields with a Word are named by these kinds of words:

    party     a party, by its number; the Automa comes after the seats
    parties   a list of parties
    place     a room or hallway, by its name on the board
    route     a route card, by its number
    hand      cards in hand: counts by the name of the card
    votes     the party that each seat voted for, or None
    claim     a claim: its kind, with the event's `fields` and `ref`

A field without a Word is used as it is: a number, a word that the text distinguishes, yes or no.
"""

from typing import Annotated, Final, Literal

from miskatonic.games.among_cultists.rules.claim_fields import ClaimFields
from miskatonic.kernel.events import Event, Secret
from miskatonic.kernel.narration import Says, When, Word

# Closed sets of words. A state that keeps one as a number keeps its index in the set.
Phase = Literal["set-up", "night", "movement", "event", "action", "cleanup"]
Team = Literal["investigators", "cultists"]
Via = Literal["place", "camera", "portrait"]
Cause = Literal["dead-card", "vote", "assassin", "role"]
Ending = Literal[
    "points",
    "elimination",
    "wrong-claim",
    "claim",
    "murders-before-points",
    "murders-before-elimination",
    "time",
    "seer-named",
]
NightStep = Literal[
    "night-marker",
    "night-blind-decks",
    "night-blind",
    "night-cultists",
    "night-fists",
    "night-hide-decks",
    "night-seer",
    "night-awake",
]

Who = Annotated[int, Word("party", "who")]
Target = Annotated[int, Word("party", "target")]
Helper = Annotated[int, Word("party", "helper")]
Parties = Annotated[list[int], Word("parties", "names")]
Place = Annotated[str, Word("place")]
CardName = Annotated[str, Word("text", text="ac-card-")]
RoleName = Annotated[str, Word("text", text="ac-role-")]
MarkerName = Annotated[str, Word("text", text="ac-marker-")]
Row = Annotated[str, Word("text", text="ac-row-")]
RouteNumber = Annotated[int, Word("route")]

GRAVE: Final = Says(weight="grave")


# ---------------------------------------------------------------- set-up and night


class CharacterTaken(Event, tag="character"):
    """AC-S8  A party plays this character; it has no effect on play."""

    party: Who
    character: Annotated[int, Word("text", text="ac-character-")]


class TableSetUp(Event, tag="set-up"):
    """AC-S1 to AC-S22  Everything is shuffled and dealt, and the knife has its first holder."""

    knife: Who


class Dealt(Event, tag="dealt"):
    """AC-W2, AC-W3  A seat looks at its own marker, route and hand."""

    says = Says(silent=True)

    party: Who
    role: Secret[RoleName] = None
    route: Secret[RouteNumber] = None
    hand: Secret[Annotated[dict[str, int], Word("hand")]] = None


class NightStepBegan(Event, tag="night"):
    """AC-N17  A verse of the night, the same for all."""

    says = GRAVE

    step: Annotated[NightStep, Word("text", "verse", text="ac-verse-")]


class CultistsSeen(Event, tag="cultists-seen"):
    """AC-W4, AC-W7, AC-A5  The seats that look now see who the cultists are."""

    cultists: Secret[Parties] = None


class DeadSeen(Event, tag="dead-seen"):
    """AC-W5  The cultists see who is dead from the start."""

    dead: Secret[Parties] = None


class AutomaRouteShown(Event, tag="automa-route"):
    """AC-A11  The Automa's route lies open."""

    party: Who
    route: RouteNumber


# ---------------------------------------------------------------- rounds, movement, encounters


class RoundBegan(Event, tag="round-began"):
    """AC-P1, AC-P12"""

    says = Says(weight="chapter")

    round: int
    knife: Who


class PhaseBegan(Event, tag="phase"):
    """AC-P1"""

    phase: Phase


class Moved(Event, tag="moved", rename={"from_": "from"}):
    """AC-M1  Through one door, or a ghost straight to its place."""

    party: Who
    from_: Place
    to: Place


class FishmanFled(Event, tag="fishman-fled"):
    """AC-H16  The knife holder drove the fishman off."""

    party: Who


class Met(Event, tag="encounter"):
    """AC-E1 to AC-E5  These parties meet; `cards` says whether they exchange any (AC-X6)."""

    parties: Parties
    cards: bool


class Gave(Event, tag="gave"):
    """AC-E8, AC-N4  Everyone sees who gave to whom, but not which card."""

    party: Who
    to: Annotated[int, Word("party")]
    card: Secret[CardName] = None


# ---------------------------------------------------------------- events of the event phase


class MarkerDrawn(Event, tag="event"):
    """AC-P4  The event marker of the round."""

    event: MarkerName


class BagFoundEmpty(Event, tag="no-event"):
    """AC-Q5"""


class MarkerMirrored(Event, tag="mirrored"):
    """AC-Y23  The previous round's event happens again."""

    event: MarkerName


class PowerSwitched(Event, tag="power"):
    """AC-Y1"""

    on: bool


class PortalOpened(Event, tag="portal-opened"):
    """AC-Y13"""

    deadline: int


class PortalLasts(Event, tag="portal-lasts"):
    """AC-Y25  There is one more round to close it."""

    deadline: int


class PanesBroken(Event, tag="panes-broken"):
    """AC-Y18  This many cards of the draw pile go into the unsafe deck, unseen."""

    cards: int


class Declined(Event, tag="declined"):
    """AC-Y15, AC-Y19  The knife holder declines."""

    party: Who


class BagSearched(Event, tag="bag-drawn"):
    """AC-Y19  The knife holder looks at a marker in private."""

    party: Who
    event: Secret[MarkerName] = None


class MarkerRemoved(Event, tag="bag-removed"):
    """AC-Y19, AC-N19"""

    party: Who


class MarkerReturned(Event, tag="bag-returned"):
    """AC-Y19, AC-N19"""

    party: Who


# ---------------------------------------------------------------- actions


class Passed(Event, tag="passed"):
    """AC-P6"""

    party: Who


class StatusChecked(Event, tag="status-checked"):
    """AC-H4  Only the checker sees what is in the pulse deck."""

    party: Who
    target: Target
    via: Annotated[Via, Word("text", text="ac-claim-via-")]
    alive: Secret[int] = None
    dead: Secret[int] = None


class DeckPutBack(Event, tag="put-back"):
    """AC-H5, AC-H7"""

    party: Who
    target: Target


class DeathConfirmed(Event, tag="death-confirmed"):
    """AC-H6, AC-D7"""

    says = GRAVE

    party: Who
    target: Target


class CardPlaced(Event, tag="card-placed"):
    """AC-H9  A card of the draw pile, unseen, goes where the checked character stands."""

    place: Place


class RoomFilled(Event, tag="filled"):
    """AC-R5"""

    party: Who
    place: Place
    card: Secret[CardName] = None


class HallwaySecured(Event, tag="secured"):
    """AC-H13"""

    party: Who
    place: Place
    card: Secret[CardName] = None


class RoomExplored(Event, tag="explored"):
    """AC-R6, AC-R7  The room's marker is turned; `unsafe` says whether it has the symbol."""

    room: Place
    unsafe: bool


class UnsafeCardDrawn(Event, tag="unsafe-drawn"):
    """AC-U4, AC-U5"""

    card: CardName


class CultistAppeared(Event, tag="cultist-appeared"):
    """AC-U2  A cultist marker blocks its room."""

    room: Place


class CultistFought(Event, tag="cultist-fought"):
    """AC-H15"""

    party: Who
    room: Place


class FishmanCame(Event, tag="fishman-came"):
    """AC-U3"""

    place: Place


class RoomChecked(Event, tag="room-checked"):
    """AC-R9  Everyone sees the drawn card."""

    party: Who
    room: Place
    card: CardName


class BookShelved(Event, tag="book-shelved"):
    """AC-K1"""

    room: Place
    row: Row


class BookLost(Event, tag="book-lost"):
    """AC-K3"""

    room: Place
    row: Row


class RoomCompleted(Event, tag="room-completed"):
    """AC-K4"""

    room: Place


class RowScored(Event, tag="row-scored"):
    """AC-K5"""

    row: Row
    score: int


class CameraTurned(Event, tag="camera"):
    """AC-R14  To a room, or on a character."""

    says = Says(When("room", "absent", "camera-status"), message="camera-room")

    party: Who
    room: Annotated[str | None, Word("place")]
    target: Annotated[int | None, Word("party")]


class PowerRestarted(Event, tag="power-restarted"):
    """AC-R18"""

    party: Who


class HelpRefused(Event, tag="help-refused"):
    """AC-R20"""

    party: Who
    helper: Helper


class PortalClosed(Event, tag="portal-closed"):
    """AC-R21  The target has sunk."""

    party: Who
    helper: Helper
    target: int


class Assassinated(Event, tag="assassinated"):
    """AC-H18"""

    says = GRAVE

    party: Who
    target: Target


# ---------------------------------------------------------------- votes, ghosts and talk


class VoteCalled(Event, tag="vote-called"):
    """AC-R12"""

    party: Who


class DiscussionBegan(Event, tag="discussion"):
    """AC-J3  The discussion before the vote of this number."""

    number: int


class VotesRevealed(Event, tag="votes"):
    """AC-J7  The party that each seat named, or None."""

    says = GRAVE

    votes: Annotated[list[int | None], Word("votes")]


class VoteKept(Event, tag="vote-kept"):
    """AC-J10"""

    seat: Who


class VoteChanged(Event, tag="vote-changed"):
    """AC-J10"""

    says = Says(When("vote", "absent", "vote-changed-abstain"))

    seat: Who
    vote: Annotated[int | None, Word("party", "target")]


class VoteEnded(Event, tag="vote-ended"):
    """AC-J8  The party that is voted out, if any."""

    says = Says(When("out", "absent", "vote-ended-nobody"), weight="grave")

    out: Annotated[int | None, Word("party", "who")]


class BecameGhost(Event, tag="ghost"):
    """AC-D3"""

    says = GRAVE

    party: Who
    cause: Cause


class RoleRevealed(Event, tag="revealed"):
    """AC-X18"""

    says = GRAVE

    party: Who
    role: RoleName


class InfectionBegan(Event, tag="infection"):
    """AC-X6  No cards are exchanged until the end of that round."""

    until: int


class InfectionEnded(Event, tag="infection-ended"):
    """AC-X6"""


class ClaimSaid(Event, tag="said"):
    """AC-T1  A claim; `id` is its number, `ref` that of the claim it refers to."""

    id: int
    seat: Who
    round: int
    phase: Phase
    claim: Annotated[str, Word("claim")]
    fields: ClaimFields
    ref: int | None


# ---------------------------------------------------------------- cleanup and the end


class FirestarterTested(Event, tag="firestarter-tested"):
    """AC-X14, AC-N20"""


class PortalStays(Event, tag="portal-stays"):
    """AC-R22  The target has risen."""

    target: int


class VictoryClaimed(Event, tag="claimed"):
    """AC-F5"""

    says = GRAVE

    party: Who


class SeerSought(Event, tag="seer-sought"):
    """AC-F17"""

    cultists: Parties


class SeerNamed(Event, tag="seer-named"):
    """AC-F19  One cultist's guess."""

    says = Says(When("party", "absent", "seer-named-nobody"))

    seat: Who
    party: Annotated[int | None, Word("party", "target")]


class SeerGuessed(Event, tag="seer-guessed"):
    """AC-F17  The one guess that counts."""

    says = Says(When("party", "absent", "seer-guessed-nobody"), weight="grave")

    party: Annotated[int | None, Word("party", "who")]
    right: bool


class GameOver(Event, tag="game-over"):
    """AC-F22, AC-F23"""

    says = GRAVE

    winners: list[int]
    losers: list[int]
    team: Team
    reason: Annotated[Ending, Word("text", text="ac-end-")]
    roles: list[str]
    death_rounds: list[int | None]


EVENTS: Final = (
    CharacterTaken,
    TableSetUp,
    Dealt,
    NightStepBegan,
    CultistsSeen,
    DeadSeen,
    AutomaRouteShown,
    RoundBegan,
    PhaseBegan,
    Moved,
    FishmanFled,
    Met,
    Gave,
    MarkerDrawn,
    BagFoundEmpty,
    MarkerMirrored,
    PowerSwitched,
    PortalOpened,
    PortalLasts,
    PanesBroken,
    Declined,
    BagSearched,
    MarkerRemoved,
    MarkerReturned,
    Passed,
    StatusChecked,
    DeckPutBack,
    DeathConfirmed,
    CardPlaced,
    RoomFilled,
    HallwaySecured,
    RoomExplored,
    UnsafeCardDrawn,
    CultistAppeared,
    CultistFought,
    FishmanCame,
    RoomChecked,
    BookShelved,
    BookLost,
    RoomCompleted,
    RowScored,
    CameraTurned,
    PowerRestarted,
    HelpRefused,
    PortalClosed,
    Assassinated,
    VoteCalled,
    DiscussionBegan,
    VotesRevealed,
    VoteKept,
    VoteChanged,
    VoteEnded,
    BecameGhost,
    RoleRevealed,
    InfectionBegan,
    InfectionEnded,
    ClaimSaid,
    FirestarterTested,
    PortalStays,
    VictoryClaimed,
    SeerSought,
    SeerNamed,
    SeerGuessed,
    GameOver,
)
