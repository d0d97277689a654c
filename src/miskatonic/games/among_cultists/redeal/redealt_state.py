"""Fills a redealt world into a state: hands, decks, piles, deaths, and others' memories."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import MARKER_ROOMS
from miskatonic.games.among_cultists.redeal.bag import BagWorld
from miskatonic.games.among_cultists.redeal.knowledge import UNSEEN, Known, RecalledAct
from miskatonic.games.among_cultists.redeal.pulse import PulseWorld
from miskatonic.games.among_cultists.redeal.pulse_facts import PulseFacts
from miskatonic.games.among_cultists.redeal.roles import RoleAssignment
from miskatonic.games.among_cultists.redeal.room_facts import DRAW_PILE, NO_DECK, UNSAFE, RoomFacts
from miskatonic.games.among_cultists.redeal.rooms import RoomWorld
from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    GAVE,
    IN_HAND,
    PUT,
    SAW,
    TURNED,
    packed_act,
)
from miskatonic.games.among_cultists.rules.cards import (
    ALIVE,
    DEAD,
    FACES,
    PULSE_FACES,
    ROOM_FACES,
    SUCCESS,
    bit,
    has,
    lowest,
    size,
)
from miskatonic.games.among_cultists.rules.state import NOBODY, NOT_DEAD, AmongCultistsState, pick
from miskatonic.games.among_cultists.views.view import AmongCultistsView
from miskatonic.kernel.rng import Rng


class RedealtState:
    """The parts of a view needed to fill in a state; public sizes are kept."""

    def __init__(
        self, known: Known, view: AmongCultistsView, pulses: PulseFacts, rooms: RoomFacts
    ) -> None:
        self.known: Final = known
        self.pulses: Final = pulses
        self.rooms: Final = rooms
        self.outside: Final[i64] = view["outside"]
        self.pile: Final[i64] = view["draw_pile"]
        self.encounter_cards: Final = [seen["encounter_cards"] for seen in view["table"]]
        self.room_cards: Final = [seen["room_cards"] for seen in view["table"]]
        guess = view["guess"]
        self.decider: Final[i64] = NOBODY if guess is None else guess["decider"]
        self.draws_marker: Final = view["waiting"][0]["prompt"] == "lord-marker"
        self.told: Final[list[int]] = [packed(act) for act in known.acts]
        self.size_at: Final = self._sizes_at_checks()

    def _sizes_at_checks(self) -> list[int]:
        """The number of cards in the deck at each check, by act."""
        sizes = self.pulses.sizes[:]
        at_check = [0] * len(self.known.acts)
        for at in range(len(self.known.acts) - 1, -1, -1):
            act = self.known.acts[at]
            if act.kind == GAVE:
                sizes[act.first] -= 1
            elif act.kind == SAW:
                at_check[at] = sizes[act.first]
        return at_check

    def fill(
        self,
        g: AmongCultistsState,
        assignment: RoleAssignment,
        rooms: RoomWorld,
        pulses: PulseWorld,
        bag: BagWorld,
        rng: Rng,
    ) -> None:
        acts = self.told[:]
        self._fill_pulses(g, assignment, pulses, acts)
        self._fill_rooms(g, rooms, acts, rng)
        g.bag = bag.bag
        g.removed_events = tuple(bag.removed)
        for at, event in bag.drawn.items():
            if self.known.acts[at].first == UNSEEN:
                act = self.known.acts[at]
                acts[at] = int(act.packed(event, act.second, 0))
        if self.draws_marker and not self._tells_of_marker():
            event = pick(rng, g.bag, 0, len(g.bag))
            acts.append(int(packed_act(g.round, BAG, g.knife, event, IN_HAND, 0, 0)))
        g.acts = vec[i64](acts)
        g.last_cultist_out = self._last_cultist_out(assignment.cult)
        self._fit_markers(g, rng)

    def _fit_markers(self, g: AmongCultistsState, rng: Rng) -> None:
        """AC-V2  As many markers outside as everyone sees; it may be unknown which were fought."""
        while size(g.outside) > self.outside:
            g.outside &= ~bit(some_member(g.outside, rng))
        while size(g.outside) < self.outside:
            inside = bit(len(MARKER_ROOMS)) - 1 & ~g.outside
            g.outside |= bit(some_member(inside, rng))

    def _tells_of_marker(self) -> bool:
        """Whether the last act is the marker in the knife holder's hand."""
        acts = self.known.acts
        return bool(acts) and acts[-1].kind == BAG and acts[-1].second == IN_HAND

    def _last_cultist_out(self, cult: i64) -> i64:
        """AC-F19"""
        out: i64 = NOBODY
        untold = cult & self.known.ghosts
        for act in self.known.acts:
            if act.kind == TURNED and has(cult, act.party):
                out = act.party
                untold &= ~bit(act.party)
        if self.decider != NOBODY and has(self.known.ghosts, self.decider):
            return self.decider
        if out == NOBODY and untold and self.decider == NOBODY:
            return lowest(untold)
        return out

    # ------------------------------------------------------------ pulse decks

    def _fill_pulses(
        self, g: AmongCultistsState, assignment: RoleAssignment, world: PulseWorld, acts: list[int]
    ) -> None:
        started = world.started
        shown = self.known.started_dead
        if shown is not None:
            started = [1 if party in shown else 0 for party in range(g.rules.parties)]
        dead = [started[party] + world.came[party] for party in range(g.rules.parties)]
        gave = world.went[:]
        for party, came in enumerate(world.came):
            if started[party]:
                g.died[party] = 0
            elif came:
                g.died[party] = self._untold_round()
        self._relive(g, world.gifts, dead, gave, acts)
        for party in range(g.rules.parties):
            if self._counts_as_dead(party) and g.died[party] == NOT_DEAD:
                g.died[party] = self._untold_round()
            held = min(dead[party], self.pulses.sizes[party])
            g.pulse[party * PULSE_FACES + ALIVE] = self.pulses.sizes[party] - held
            g.pulse[party * PULSE_FACES + DEAD] = held
            if party != self.known.me:
                self._fill_encounter_cards(g, assignment, party, gave[party])

    def _relive(
        self,
        g: AmongCultistsState,
        gifts: list[int],
        dead: list[int],
        gave: list[int],
        acts: list[int],
    ) -> None:
        """Replay the acts in order: cards given, what others saw, and who died when."""
        for at, act in enumerate(self.known.acts):
            if act.kind == GAVE:
                card = act.second
                if card == UNSEEN:
                    if at not in gifts:
                        continue
                    card = DEAD
                    acts[at] = int(act.packed(act.first, card, 0))
                if card == DEAD:
                    dead[act.first] += 1
                    gave[act.party] += 1
                    note_death(g, act.first, act.round)
            elif act.kind == SAW:
                if act.third == UNSEEN:
                    seen: i64 = dead[act.first]
                    alive = max(0, self.size_at[at] - seen)
                    acts[at] = int(act.packed(act.first, alive, seen))
            elif act.kind == TURNED and g.rules.every_ghost_counts:
                note_death(g, act.party, act.round)

    def _counts_as_dead(self, party: i64) -> bool:
        """AC-D12  Every ghost or, by option, only ghosts with a face-up Dead card."""
        if self.known.rules.every_ghost_counts:
            return has(self.known.ghosts, party)
        return self.pulses.shown[party]

    def _untold_round(self) -> int:
        return max(1, int(min(self.known.told_from, self.known.round)) - 1)

    def _fill_encounter_cards(
        self, g: AmongCultistsState, assignment: RoleAssignment, party: i64, gave: i64
    ) -> None:
        cards: i64 = self.encounter_cards[party]
        dead: i64 = 0
        if has(assignment.cult, party):
            dead = min(cards, max(0, self.pulses.dead - gave))
        g.hand[party * FACES + ALIVE] = int(cards - dead)
        g.hand[party * FACES + DEAD] = int(dead)

    # ------------------------------------------------------------ room cards

    def _fill_rooms(
        self, g: AmongCultistsState, world: RoomWorld, acts: list[int], rng: Rng
    ) -> None:
        facts = self.rooms
        g.unsafe = vec[i64]([0] * ROOM_FACES)
        for at, card in enumerate(facts.cards):
            face = world.faces[at]
            if card.act >= 0 and card.face == UNSEEN and face:
                act = self.known.acts[card.act]
                acts[card.act] = int(act.packed(act.first, SUCCESS + face, 0))
            if world.gone[at] or card.deck == NO_DECK or facts.completed[card.deck]:
                continue
            if card.deck == UNSAFE:
                g.unsafe[face] += 1
            else:
                g.deck[card.deck * ROOM_FACES + face] += 1
        for room in g.rules.map.rooms:
            fit(g.deck, room * ROOM_FACES, facts.sizes[room], rng)
        fit(g.unsafe, 0, facts.sizes[UNSAFE], rng)
        self._fill_hands(g, world, rng)

    def _fill_hands(self, g: AmongCultistsState, world: RoomWorld, rng: Rng) -> None:
        """Deal each source's remaining cards to hands, without those that went unseen."""
        supply = world.supply
        for party in range(g.rules.parties):
            if party == self.known.me:
                continue
            for _ in range(supply.pot[party]):
                supply.take_any(party, rng)
            first = party * FACES + SUCCESS
            at = party * ROOM_FACES
            for face in range(ROOM_FACES):
                g.hand[first + face] = supply.faces[at + face]
            fit(g.hand, first, self.room_cards[party], rng)
        for _ in range(supply.pot[DRAW_PILE]):
            supply.take_any(DRAW_PILE, rng)
        at = int(DRAW_PILE) * ROOM_FACES
        g.draw_pile = supply.faces[at : at + ROOM_FACES]
        fit(g.draw_pile, 0, self.pile, rng)


def packed(act: RecalledAct) -> int:
    """An act as a state keeps it; an unseen card is Alive, or a Success, until it is dealt."""
    card = SUCCESS if act.kind == PUT else ALIVE
    second = card if act.second == UNSEEN else act.second
    return int(act.packed(max(0, act.first), second, max(0, act.third)))


def note_death(g: AmongCultistsState, party: i64, round: i64) -> None:
    """AC-D13"""
    if g.died[party] == NOT_DEAD:
        g.died[party] = int(round)


def fit(piles: vec[i64], first: i64, cards: i64, rng: Rng) -> None:
    """Adjust the number of room cards to the public one; no effect if all acts are known."""
    excess = piles[first] + piles[first + 1] + piles[first + 2] - cards
    while excess > 0:
        piles[first + pick(rng, piles, first, ROOM_FACES)] -= 1
        excess -= 1
    piles[first] -= excess


def some_member(mask: i64, rng: Rng) -> i64:
    members = [member for member in range(8) if has(mask, member)]
    return members[rng.below(len(members))]
