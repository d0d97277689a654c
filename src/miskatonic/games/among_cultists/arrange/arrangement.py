"""The description of a position set up by hand (see arrange.py)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

Counts = Mapping[str, int]
# One thing that happened, such as {"round": 1, "gave": [0, 1, "alive"]}.
ActEntry = Mapping[str, Any]


class Arrangement:
    """Describes a position. Parties are numbers; the Automa is the last.

    hands       cards in hand by party, as counts: {0: {"dead": 1, "success": 2}}; exactly these
    pulses      pulse decks by party, as counts
    died        rounds in which parties with a Dead card or ghosts died (else as the past tells, or
                in the round before)
    ghosts      parties that are ghosts in addition to those of the past; a Dead card is face up
    revealed    parties whose marker is revealed
    decks       room decks: {"LB": ["success", "failure"]}
    books       books left in rooms; all others are on the shelf, full rows have scored
    explored    rooms in addition to those with three cards, books on the shelf, or drawn cards
    draw        the draw pile from the top down; the whole pile
    bag         the event markers in the order in which they will be drawn; the whole bag
    unsafe      the cards of the unsafe deck
    outside     rooms of the cultist markers still outside; blocked: those lying in their rooms
    unsafe_marker   whether the room markers turned from now on show the symbol; None: as dealt
    portal      "open", "closed" or "stays"; deadline: its round
    clock       the events of the rounds before, None where there was none
    phase       "night", "movement", "event", "action" or "cleanup"
    actor       whose turn it is in movement or action; those before have had theirs
    acted       parties that have acted in addition to those before the actor
    at          a point within the turn (see start.py): "encounter", "verdict",
                "discussion", "forced-discussion", "vote" or "change-vote"
    start       of a movement under way: where it began; points: what is left of it
    meeting     of an encounter: who meets, as groups
    checking    of a verdict: whose pulse deck is being looked at
    votes       of a change of vote: how the seats have voted, None is an abstention
    past        what happened before, as acts in order (see past.py)
    """

    def __init__(
        self,
        seats: int,
        *,
        options: Mapping[str, object] | None = None,
        roles: Sequence[str] | None = None,
        routes: Mapping[int, int] | None = None,
        hands: Mapping[int, Counts] | None = None,
        pulses: Mapping[int, Counts] | None = None,
        died: Mapping[int, int] | None = None,
        ghosts: Iterable[int] = (),
        revealed: Iterable[int] = (),
        places: Mapping[int, str] | None = None,
        decks: Mapping[str, Sequence[str]] | None = None,
        books: Mapping[str, int] | None = None,
        explored: Iterable[str] = (),
        draw: Sequence[str] | None = None,
        bag: Sequence[str] | None = None,
        unsafe: Sequence[str] | None = None,
        outside: Iterable[str] | None = None,
        blocked: Iterable[str] = (),
        unsafe_marker: bool | None = None,
        fishman: bool = False,
        power: bool = True,
        vote_active: bool = True,
        portal: str = "none",
        deadline: int | None = None,
        secret_doors: bool = False,
        morale: int = 0,
        silence: bool = False,
        infected_until: int = 0,
        clock: Sequence[str | None] | None = None,
        target: int | None = None,
        score: int | None = None,
        round: int = 1,
        phase: str = "movement",
        knife: int = 0,
        actor: int | None = None,
        acted: Iterable[int] = (),
        at: str | None = None,
        start: str | None = None,
        points: int | None = None,
        meeting: Sequence[Sequence[int]] = (),
        checking: int | None = None,
        votes: Sequence[int | None] = (),
        past: Sequence[ActEntry] = (),
        seed: object = 0,
    ) -> None:
        self.seats: Final = seats
        self.options: Final = options or {}
        self.roles: Final = roles
        self.routes: Final = routes or {}
        self.hands: Final = hands or {}
        self.pulses: Final = pulses or {}
        self.died: Final = died or {}
        self.ghosts: Final = tuple(ghosts)
        self.revealed: Final = tuple(revealed)
        self.places: Final = places or {}
        self.decks: Final = decks or {}
        self.books: Final = books or {}
        self.explored: Final = tuple(explored)
        self.draw: Final = draw
        self.bag: Final = bag
        self.unsafe: Final = unsafe
        self.outside: Final = None if outside is None else tuple(outside)
        self.blocked: Final = tuple(blocked)
        self.unsafe_marker: Final = unsafe_marker
        self.fishman: Final = fishman
        self.power: Final = power
        self.vote_active: Final = vote_active
        self.portal: Final = portal
        self.deadline: Final = deadline
        self.secret_doors: Final = secret_doors
        self.morale: Final = morale
        self.silence: Final = silence
        self.infected_until: Final = infected_until
        self.clock: Final = clock
        self.target: Final = target
        self.score: Final = score
        self.round: Final = round
        self.phase: Final = phase
        self.knife: Final = knife
        self.actor: Final = actor
        self.acted: Final = tuple(acted)
        self.at: Final = at
        self.start: Final = start
        self.points: Final = points
        self.meeting: Final = tuple([tuple(group) for group in meeting])
        self.checking: Final = checking
        self.votes: Final = tuple(votes)
        self.past: Final = tuple(past)
        self.seed: Final = seed
