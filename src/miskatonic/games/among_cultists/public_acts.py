"""Lists the public acts and claims of a finished game, for the arena."""

from typing import Final

from miskatonic.games.among_cultists.rules.claim_fields import ground_in, number_in
from miskatonic.games.among_cultists.rules.events import (
    Assassinated,
    CameraTurned,
    ClaimSaid,
    CultistFought,
    DeathConfirmed,
    DeckPutBack,
    Declined,
    DiscussionBegan,
    Gave,
    HallwaySecured,
    HelpRefused,
    MarkerRemoved,
    MarkerReturned,
    Met,
    Moved,
    Passed,
    PhaseBegan,
    PortalClosed,
    PowerRestarted,
    RoomChecked,
    RoomFilled,
    StatusChecked,
    VoteCalled,
    VotesRevealed,
)
from miskatonic.games.measures import Act
from miskatonic.kernel.events import Event

# The names of acts by one party, by event.
BY_PARTY: Final[dict[type[Event], str]] = {
    Passed: "pass",
    StatusChecked: "status-check",
    DeckPutBack: "put-back",
    DeathConfirmed: "confirm",
    RoomFilled: "fill",
    RoomChecked: "room-check",
    HallwaySecured: "secure",
    CultistFought: "fight",
    CameraTurned: "camera",
    PowerRestarted: "restart-power",
    Assassinated: "assassinate",
    VoteCalled: "call-vote",
    Declined: "decline",
    MarkerRemoved: "remove-marker",
    MarkerReturned: "return-marker",
}
# Claims that count as reactions of a party accused earlier in the same discussion.
ANSWERS: Final = ("accuse", "support", "doubt", "gave", "put", "route", "team", "defend")
FEELING: Final = "feeling"


class PublicActs:
    """Reads the events of a game once, oldest first."""

    def __init__(self, parties: int) -> None:
        self.acts: Final[list[Act]] = []
        self.votes = 0
        self.mover = -1
        self.accused: set[int] = set()
        # The size of the deck at the last check, by checker and target.
        self.given: Final = [0] * parties
        self.seen: Final[dict[tuple[int, int], int]] = {}

    def read(self, event: Event) -> None:
        if isinstance(event, ClaimSaid):
            self._hear(event)
        elif isinstance(event, StatusChecked):
            self._note(event.party, "status-check", wasted=self._seen_before(event))
        elif isinstance(event, Passed):
            self._note(event.party, "pass", wasted="nothing to do")
        elif type(event) in BY_PARTY:
            self._note(int(getattr(event, "party")), BY_PARTY[type(event)])  # noqa: B009
        elif isinstance(event, PortalClosed):
            self._note(event.party, "close-portal")
            self._note(event.helper, "help")
        elif isinstance(event, HelpRefused):
            self._note(event.helper, "refuse-help")
        else:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        if isinstance(event, Moved):
            self.mover = event.party
        elif isinstance(event, Met):
            if self.mover in event.parties and len(event.parties) == 2:
                self._note(self.mover, "walk-in")
            self.mover = -1
        elif isinstance(event, PhaseBegan):
            self.mover = -1
        elif isinstance(event, Gave):
            self.given[event.to] += 1
        elif isinstance(event, DiscussionBegan):
            self.accused = set()
        elif isinstance(event, VotesRevealed):
            self.votes += 1

    def _seen_before(self, event: StatusChecked) -> str:
        key = event.party, event.target
        same = self.seen.get(key) == self.given[event.target]
        self.seen[key] = self.given[event.target]
        return "same deck again" if same else ""

    def _note(self, party: int, kind: str, wasted: str = "") -> None:
        self.acts.append(Act(party, kind, votes=self.votes, wasted=wasted))

    def _hear(self, said: ClaimSaid) -> None:
        kind = said.claim
        if kind == "seen":
            kind = f"seen-{said.fields['result']}"
        elif kind == "defend":
            oneself = number_in(said.fields, "seat") == said.seat
            kind = "defend-oneself" if oneself else "defend-another"
        accuses = said.claim == "accuse"
        reason = str(ground_in(said.fields)["by"]) if accuses else ""
        self.acts.append(
            Act(
                said.seat,
                kind,
                spoken=True,
                votes=self.votes,
                reaction=said.seat in self.accused and said.claim in ANSWERS,
                accuses=accuses,
                reason="" if reason == FEELING else reason,
            )
        )
        if accuses:
            self.accused.add(number_in(said.fields, "seat"))
