"""The past of a position set up by hand, as acts: used by notebook, coach and bots.

An act is a mapping with its round, one key that says what was done, and optionally the phase (if it
isn't the usual one for the act):

    {"round": 1, "moved": [0, "C", "LB"]}                 a party, from where, to where
    {"round": 1, "met": [0, 1]}                           who had an encounter
    {"round": 1, "gave": [0, 1, "alive"]}                 giver, receiver, card
    {"round": 1, "put": [0, "LB", "success"]}             who, a room or a hallway, card
    {"round": 2, "saw": [0, 1, "place"]}                  checker, target, way; "confirmed": True if
                                                          the death was; optionally the Alive and
                                                          Dead cards: [0, 1, "place", 2, 1]
    {"round": 2, "placed": [0, "LB"]}                     whose check placed a card of the draw pile
    {"round": 2, "drew": [0, "LB", "success"]}            who checked a room, and the card drawn
    {"round": 2, "used": [0, "G"]}                        a room action other than fill or check
    {"round": 2, "used": [0, "R", "camera", 1]}           the camera; optionally its party or room
    {"round": 2, "bag": [0, "mirror", "removed"]}         the Lord's marker, "removed" or "returned"
    {"round": 2, "votes": [3, None, 3, 3, 0]}             the party each seat named; None: no one
    {"round": 2, "ghost": [3, "role"]}                    who became a ghost, and how
    {"round": 3, "fought": [0, "R"]}                      who fought the hooded cultist in a room
    {"round": 3, "said": [0, "team", {"team": "cultists"}]}     a claim; a fourth value is its ref

Hands, pulse decks, room decks and books that the position doesn't give follow from these acts.
"""

from typing import Any, Final

from mypy_extensions import i64

from miskatonic.errors import BadOptions, IllegalChoice
from miskatonic.games.among_cultists.arrange.arrangement import ActEntry, Arrangement
from miskatonic.games.among_cultists.arrange.values import (
    index_of,
    number_from,
    party_from,
    place_from,
    room_card_from,
    room_from,
)
from miskatonic.games.among_cultists.board.board import CAMERA_ROOM, MARKERS, PLACE_NAMES, ROOMS
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.claims.permission import check_claim
from miskatonic.games.among_cultists.claims.talk import keep_claim, talk_facts
from miskatonic.games.among_cultists.rules import acts
from miskatonic.games.among_cultists.rules.acts import VIAS, remember
from miskatonic.games.among_cultists.rules.cards import (
    ALIVE,
    CULTIST,
    DEAD,
    ENCOUNTER_CARDS,
    SUCCESS,
    bit,
    has,
)
from miskatonic.games.among_cultists.rules.choices import ABSTAIN, VOTE
from miskatonic.games.among_cultists.rules.contradictions import settle_claims
from miskatonic.games.among_cultists.rules.events import (
    BagSearched,
    BecameGhost,
    CameraTurned,
    CardPlaced,
    CultistFought,
    DeathConfirmed,
    DeckPutBack,
    DiscussionBegan,
    Gave,
    HallwaySecured,
    MarkerRemoved,
    MarkerReturned,
    Met,
    Moved,
    RoomChecked,
    RoomFilled,
    StatusChecked,
    VoteEnded,
    VotesRevealed,
)
from miskatonic.games.among_cultists.rules.night import has_bottom_cards
from miskatonic.games.among_cultists.rules.options import Rules
from miskatonic.games.among_cultists.rules.roles import BY_DEAD_CARD, BY_VOTE, CAUSES
from miskatonic.games.among_cultists.rules.rounds import tell_round
from miskatonic.games.among_cultists.rules.state import (
    ACTION,
    CLEANUP,
    EVENT,
    MOVEMENT,
    NOBODY,
    PHASES,
    AmongCultistsState,
)
from miskatonic.games.among_cultists.rules.votes import loser_of, tally
from miskatonic.kernel.events import Event
from miskatonic.kernel.state import tell

# For each act: the least and most values (None: any number), and its usual phase.
FORMS: Final[dict[str, tuple[int, int | None, int]]] = {
    "moved": (3, 3, int(MOVEMENT)),
    "met": (2, None, int(MOVEMENT)),
    "gave": (3, 3, int(MOVEMENT)),
    "put": (3, 3, int(ACTION)),
    "saw": (3, 5, int(ACTION)),
    "placed": (2, 2, int(ACTION)),
    "drew": (3, 3, int(ACTION)),
    "used": (2, 4, int(ACTION)),
    "bag": (3, 3, int(EVENT)),
    "votes": (4, 8, int(ACTION)),
    "ghost": (2, 2, int(ACTION)),
    "fought": (2, 2, int(ACTION)),
    "said": (3, 4, int(ACTION)),
}
BESIDES: Final = ("round", "phase", "confirmed")


class PastAct:
    """An act whose form was checked; its values are checked when it is applied."""

    def __init__(self, act: ActEntry, latest: int) -> None:
        names = [key for key in act if key not in BESIDES]
        if len(names) != 1 or names[0] not in FORMS:
            raise BadOptions(
                f"an act with {', '.join(map(repr, names)) or 'nothing'}; expected a round and one"
                f" of {', '.join(FORMS)}"
            )
        self.name: Final = names[0]
        least, most, usual = FORMS[self.name]
        values = act[self.name]
        if (
            not isinstance(values, (list, tuple))
            or len(values) < least
            or (most is not None and len(values) > most)
        ):
            right = f"{least}" if most == least else f"{least} to {most or 'any number of'}"
            raise BadOptions(f"{self.name} with {values!r}; expected a list of {right} values")
        self.values: Final[list[Any]] = list(values)
        self.round: Final = number_from(f"the round of {self.name}", act.get("round"), 1, latest)
        self.confirmed: Final = act.get("confirmed", False) is True
        phase = index_of(PHASES[MOVEMENT:], act.get("phase", PHASES[usual]), "phase")
        self.phase: Final = int(MOVEMENT) + phase

    def value(self, at: int) -> Any:
        return self.values[at] if at < len(self.values) else None


class Past:
    """All acts, and their effects on cards and books, by party or room."""

    def __init__(self, rules: Rules, position: Arrangement) -> None:
        self.acts: Final = [PastAct(act, position.round) for act in position.past]
        parties = int(rules.parties)
        self.spent: Final = [[0] * 5 for _ in range(parties)]
        self.received: Final = [[0] * 2 for _ in range(parties)]
        self.came: Final[dict[int, list[int]]] = {}
        self.left: Final[dict[int, list[int]]] = {}
        self.placed: Final[dict[int, int]] = {}
        self.died: Final[dict[int, int]] = {}
        self.removed: Final[list[int]] = []
        self.started_dead: Final = [party for party, died in position.died.items() if died == 0]
        now = 1
        for act in self.acts:
            if act.round < now:
                raise BadOptions(f"{act.name} of round {act.round} after one of round {now}")
            now = act.round
            self._tally(rules, act)

    def _tally(self, rules: Rules, act: PastAct) -> None:
        first, second, third = act.values[0], act.values[1], act.value(2)
        if act.name == "gave":
            giver, to = party_from(rules, first), party_from(rules, second)
            card = index_of(ENCOUNTER_CARDS, third, "encounter card")
            self.spent[giver][card] += 1
            self.received[to][card] += 1
            if card == DEAD:
                self.died.setdefault(to, act.round)
        elif act.name == "put":
            face, place = room_card_from(third), place_from(rules, second)
            self.spent[party_from(rules, first)][SUCCESS + face] += 1
            self._of(self.came, place if place < ROOMS else int(ROOMS))[face] += 1
        elif act.name == "drew":
            self._of(self.left, room_from(rules, second))[room_card_from(third)] += 1
        elif act.name == "placed":
            place = place_from(rules, second)
            at = place if place < ROOMS else int(ROOMS)
            self.placed[at] = self.placed.get(at, 0) + 1
        elif act.name == "bag" and third == "removed":
            self.removed.append(index_of(MARKERS, second, "event"))

    def _of(self, cards: dict[int, list[int]], room: int) -> list[int]:
        return cards.setdefault(room, [0, 0, 0])


def apply_past(g: AmongCultistsState, past: Past) -> None:
    """Apply acts and claims and build the history, round by round, up to the position's."""
    now, knife = g.round, g.knife
    g.round = (past.acts[0].round if past.acts else now) - 1
    for act in past.acts:
        begin_rounds(g, act.round, now, knife)
        g.phase = act.phase
        ActReplay(g, act, past.started_dead).do()
    begin_rounds(g, now, now, knife)


def begin_rounds(g: AmongCultistsState, until: i64, now: i64, knife: i64) -> None:
    """AC-P11  The knife passes on by one party per round, up to its present holder."""
    while g.round < until:
        g.phase = CLEANUP
        settle_claims(g)
        g.acted = 0
        g.round += 1
        g.knife = knife
        back: i64 = now - g.round
        while back > 0:
            g.knife = g.left.index(int(g.knife))
            back -= 1
        tell_round(g)


class ActReplay:
    """Applies one act: remembers it, and tells its event."""

    def __init__(self, g: AmongCultistsState, act: PastAct, started_dead: list[int]) -> None:
        self.g: Final = g
        self.act: Final = act
        self.started_dead: Final = started_dead
        self.rules: Final = g.rules

    def do(self) -> None:
        match self.act.name:
            case "moved":
                self._move()
            case "met":
                parties = sorted([self._party(at) for at in range(len(self.act.values))])
                self._tell(Met(parties, True))
            case "gave":
                self._give()
            case "put":
                self._put()
            case "saw":
                self._see()
            case "placed" | "drew":
                self._move_card()
            case "used" | "fought":
                self._use_room()
            case "bag":
                self._search_bag()
            case "votes":
                self._vote()
            case "ghost":
                cause = index_of(CAUSES, self.act.values[1], "cause")
                self._become_ghost(self._party(0), cause)
            case _:
                self._say()

    def _party(self, at: int) -> int:
        return party_from(self.rules, self.act.values[at])

    def _tell(self, event: Event, audience: int = 0) -> None:
        """Tell an event; the audience, a mask of seats, also gets the secret fields."""
        g = self.g
        if g.loud:
            tell(g, event, audience)

    def _audience(self, party: int) -> int:
        return int(bit(party) & self.rules.all_seats)

    def _move(self) -> None:
        begin, end = [place_from(self.rules, self.act.values[at]) for at in (1, 2)]
        self._tell(Moved(self._party(0), PLACE_NAMES[begin], PLACE_NAMES[end]))

    def _give(self) -> None:
        giver, to = self._party(0), self._party(1)
        card = index_of(ENCOUNTER_CARDS, self.act.values[2], "encounter card")
        if giver == to:
            raise BadOptions(f"party {giver} gave itself a card; expected another party")
        if card == DEAD and self.g.role[giver] != CULTIST:
            raise BadOptions(f"party {giver} gave a Dead card; only cultists have any")
        remember(self.g, acts.GAVE, giver, to, card)
        self._tell(Gave(giver, to, CARD_NAMES[card]), self._audience(giver))

    def _put(self) -> None:
        party, place = self._party(0), place_from(self.rules, self.act.values[1])
        name = CARD_NAMES[SUCCESS + room_card_from(self.act.values[2])]
        remember(self.g, acts.PUT, party, place, CARD_NAMES.index(name))
        told = RoomFilled if place < ROOMS else HallwaySecured
        self._tell(told(party, PLACE_NAMES[place], name), self._audience(party))

    def _see(self) -> None:
        """AC-H4 to AC-H8"""
        g, checker, target = self.g, self._party(0), self._party(1)
        via = index_of(VIAS, self.act.values[2], "way to check")
        alive, dead = self._cards_seen(target)
        confirmed = self.act.confirmed
        if checker == target:
            raise BadOptions(f"party {checker} checked itself; expected another party")
        if confirmed and dead == 0:
            raise BadOptions(f"party {checker} confirmed a death without a Dead card in the deck")
        if dead and not confirmed and g.role[checker] != CULTIST:
            raise BadOptions(f"party {checker} hid a Dead card; only a cultist may put it back")
        remember(g, acts.SAW, checker, target, alive, dead, via)
        self._tell(StatusChecked(checker, target, VIAS[via], alive, dead), self._audience(checker))
        if not confirmed:
            self._tell(DeckPutBack(checker, target))
            return
        self._tell(DeathConfirmed(checker, target))
        g.shown_dead |= bit(target)
        self._become_ghost(target, int(BY_DEAD_CARD))

    def _cards_seen(self, target: int) -> tuple[int, int]:
        """The counts in the act or, if it has none, the cards given so far and the first card."""
        if len(self.act.values) == 5:
            return (
                number_from("Alive cards seen", self.act.values[3], 0, 40),
                number_from("Dead cards seen", self.act.values[4], 0, 9),
            )
        seen = [0, 0]
        if has_bottom_cards(self.rules):
            seen[DEAD if target in self.started_dead else ALIVE] += 1
        for packed in self.g.acts:
            act = acts.Act(packed)
            if act.kind == acts.GAVE and act.first == target:
                seen[act.second] += 1
        return seen[0], seen[1]

    def _move_card(self) -> None:
        g, party = self.g, self._party(0)
        if self.act.name == "placed":
            place = place_from(self.rules, self.act.values[1])
            remember(g, acts.PLACED, party, place if place < ROOMS else acts.UNSAFE_DECK, 1)
            self._tell(CardPlaced(PLACE_NAMES[place]))
            return
        room, card = room_from(self.rules, self.act.values[1]), self.act.values[2]
        remember(g, acts.DREW, party, room, CARD_NAMES.index(card))
        self._tell(RoomChecked(party, PLACE_NAMES[room], card))

    def _use_room(self) -> None:
        g, party, room = self.g, self._party(0), room_from(self.rules, self.act.values[1])
        if self.act.name == "fought":
            remember(g, acts.FOUGHT, party, room)
            self._tell(CultistFought(party, PLACE_NAMES[room]))
            return
        tool = self.act.value(2)
        if tool is not None and (tool != "camera" or room != CAMERA_ROOM):
            raise BadOptions(f"{tool!r} used in {PLACE_NAMES[room]}; expected 'camera', in R")
        remember(g, acts.USED, party, room, acts.WITH_CAMERA if tool == "camera" else 0)
        seen = self.act.value(3)
        if isinstance(seen, str):
            self._tell(CameraTurned(party, PLACE_NAMES[room_from(self.rules, seen)], None))
        elif seen is not None:
            self._tell(CameraTurned(party, None, party_from(self.rules, seen)))

    def _search_bag(self) -> None:
        g, party = self.g, self._party(0)
        event = index_of(MARKERS, self.act.values[1], "event")
        done = index_of(acts.BAG_OUTCOMES[:2], self.act.values[2], "end of a marker")
        remember(g, acts.BAG, party, event, done)
        self._tell(BagSearched(party, MARKERS[event]), self._audience(party))
        self._tell(MarkerRemoved(party) if done == acts.REMOVED else MarkerReturned(party))

    def _vote(self) -> None:
        """AC-J7, AC-J8"""
        g, named = self.g, self.act.values
        answer_votes(g, named)
        g.votes_held += 1
        self._tell(DiscussionBegan(g.votes_held))
        self._tell(VotesRevealed(list(named)))
        out = loser_of(tally(g))
        for seat in range(self.rules.seats):
            g.answers[seat] = int(NOBODY)
        self._tell(VoteEnded(None if out == NOBODY else int(out)))
        if out != NOBODY:
            self._become_ghost(int(out), int(BY_VOTE))

    def _become_ghost(self, party: int, cause: int) -> None:
        g = self.g
        if has(g.ghosts, party):
            raise BadOptions(f"party {party} became a ghost twice")
        g.ghosts |= bit(party)
        remember(g, acts.TURNED, party, cause, g.phase)
        self._tell(BecameGhost(party, CAUSES[cause]))

    def _say(self) -> None:
        """AC-T  A claim that was valid then; who may talk when is not checked."""
        g, values = self.g, self.act.values
        claim = {"kind": values[1], "fields": values[2]}
        if self.act.value(3) is not None:
            claim["ref"] = values[3]
        seat = self._party(0)
        if seat == self.rules.automa:
            raise BadOptions("a claim of the Automa; only seats talk")
        try:
            keep_claim(g, check_claim(talk_facts(g), seat, claim))
        except IllegalChoice as error:
            raise BadOptions(f"said in round {self.act.round}: {error}") from error


def answer_votes(g: AmongCultistsState, named: list[Any]) -> None:
    """The votes of all seats, as choices."""
    if len(named) != g.rules.seats:
        raise BadOptions(f"{len(named)} votes; there are {g.rules.seats} seats")
    for seat, party in enumerate(named):
        if party is None:
            g.answers[seat] = int(ABSTAIN)
            continue
        target = party_from(g.rules, party, "a vote for party")
        if has(g.ghosts, target):
            raise BadOptions(
                f"seat {seat} voted for party {target}, a ghost; only the living can be"
            )
        g.answers[seat] = int(VOTE) + target
