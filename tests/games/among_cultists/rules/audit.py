"""Checks that a redealt state could have arisen in play, by following its acts from the deal."""

from collections import Counter

from miskatonic.games.among_cultists.board.board import (
    ALLOWED,
    BOARD,
    CAMERA_ROOM,
    COLOUR_OF,
    ROOMS,
)
from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    DREW,
    DREW_UNSAFE,
    GAVE,
    PLACED,
    PUT,
    REMOVED,
    SAW,
    TESTED,
    TURNED,
    UNSAFE_DECK,
    USED,
    Act,
)
from miskatonic.games.among_cultists.rules.cards import (
    CULTIST,
    FIRESTARTER,
    INVESTIGATOR,
    MECHANIC,
    counts,
)
from miskatonic.games.among_cultists.rules.event_phase import LayEvent
from miskatonic.games.among_cultists.rules.roles import BY_DEAD_CARD, BY_ROLE
from miskatonic.games.among_cultists.rules.setup import hand_of
from miskatonic.games.among_cultists.rules.state import CLEANUP, AmongCultistsState

REVEALED_AS_GHOSTS = {"radiant", "infected", "super_ghost"}
ALIVE, DEAD, SUCCESS = 0, 1, 2


class Audit:
    """Follows the acts of a fully known world and checks each against the rules."""

    def __init__(self, g: AmongCultistsState) -> None:
        self.g = g
        self.parties = range(g.rules.parties)
        self.hand = [hand_of(g.rules.figures, role) for role in g.role]
        self.ghosts: set[int] = set()
        self.given = [[0, 0] for _ in self.parties]
        self.unseen: Counter[int] = Counter()
        self.put: dict[int, Counter[int]] = {room: Counter() for room in range(ROOMS + 1)}
        self.drawn: dict[int, Counter[int]] = {room: Counter() for room in range(ROOMS + 1)}
        self.acts = [Act(packed) for packed in g.acts]
        self.start = [self.start_card(party) for party in self.parties]
        self.last_check = {d.first: at for at, d in enumerate(self.acts) if d.kind == SAW}

    def start_card(self, party: int) -> list[int]:
        """The card that was there before any gifts."""
        gifts = Counter(d.second for d in self.acts if d.kind == GAVE and d.first == party)
        pulse = self.g.pulse[party * 2 : party * 2 + 2]
        return [pulse[ALIVE] - gifts[ALIVE], pulse[DEAD] - gifts[DEAD]]

    def run(self) -> None:
        self.check_roles()
        self.check_start()
        for at, act in enumerate(self.acts):
            self.follow(at, act)
            if act.kind == TURNED:
                self.check_ghost(at, act)
        self.check_hands()
        self.check_decks()
        self.check_bag()
        self.check_deaths()
        self.check_fire()

    # ------------------------------------------------------------ the deal

    def check_roles(self) -> None:
        rules = self.g.rules
        roles = Counter(self.g.role)
        assert roles[CULTIST] == rules.figures.cultists
        for pool in rules.pools:
            assert sum(roles[role] for role in pool) == 1
        plain = rules.parties - rules.figures.cultists - len(rules.pools)
        assert roles[INVESTIGATOR] == plain
        assert len(set(self.g.route)) == rules.parties

    def check_start(self) -> None:
        """AC-S5"""
        size = 0 if self.g.rules.parties == 7 else 1
        assert all(sum(start) == size and min(start) >= 0 for start in self.start)
        dead = sum(start[DEAD] for start in self.start)
        assert not any(self.start[p][DEAD] for p in self.parties if self.g.role[p] == CULTIST)
        least = {5: 0, 6: 1, 7: 0, 8: 1}[int(self.g.rules.parties)]
        assert least <= dead <= self.g.rules.figures.pulse.dead

    # ------------------------------------------------------------ acts

    def follow(self, at: int, act: Act) -> None:
        who, what = act.party, act.first
        if act.kind == GAVE:
            self.hand[who][act.second] -= 1
            self.given[what][act.second] += 1
        elif act.kind == PUT:
            self.hand[who][act.second] -= 1
            self.put[min(what, ROOMS)][act.second - SUCCESS] += 1
            if what < ROOMS:
                self.check_route(act)
        elif act.kind == PLACED:
            self.unseen[ROOMS if what == UNSAFE_DECK else what] += act.second
        elif act.kind == DREW:
            self.drawn[what][act.second - SUCCESS] += 1
            camera = any(
                d.kind == USED and (d.party, d.round, d.first) == (who, act.round, CAMERA_ROOM)
                for d in self.acts
            )
            if not camera:
                self.check_route(act)
        elif act.kind == USED:
            self.check_route(act)
        elif act.kind == SAW:
            self.check_verdict(at, act)
        elif act.kind == TESTED:
            after = self.acts[at + 1] if at + 1 < len(self.acts) else None
            died = (
                after is not None
                and after.kind == TURNED
                and (after.party, after.first) == (who, BY_ROLE)
                and after.second != CLEANUP
            )
            assert died == (self.g.role[who] == what)
        elif act.kind == DREW_UNSAFE:
            self.drawn[ROOMS][act.second - SUCCESS] = 1

    def check_route(self, act: Act) -> None:
        """AC-M13, AC-M14, AC-X8"""
        if act.party == self.g.rules.automa:
            return
        role = self.g.role[act.party]
        if role == CULTIST or (role == MECHANIC and act.party not in self.ghosts):
            return
        allowed = ALLOWED[self.g.route[act.party]][act.round]
        assert allowed >> COLOUR_OF[act.first] & 1

    def check_verdict(self, at: int, act: Act) -> None:
        """AC-H4 to AC-H8"""
        target = act.first
        alive = self.start[target][ALIVE] + self.given[target][ALIVE]
        dead = self.start[target][DEAD] + self.given[target][DEAD]
        assert (act.second, act.third) == (alive, dead)
        shown = bool(self.g.shown_dead >> target & 1) and self.last_check[target] == at
        waiting = [*self.g.asked, *[answer.decision for answer in self.g.sealed]]
        if shown:
            assert dead > 0
        elif waiting[0].prompt != "verdict" or at != max(self.last_check.values()):
            assert dead == 0 or self.g.role[act.party] == CULTIST

    def check_ghost(self, at: int, act: Act) -> None:
        self.ghosts.add(act.party)
        if act.first == BY_DEAD_CARD:
            assert self.start[act.party][DEAD] + self.given[act.party][DEAD] > 0
        role = BOARD.roles[self.g.role[act.party]].name
        if act.party != self.g.rules.automa:
            revealed = bool(self.g.revealed >> act.party & 1)
            assert revealed or role not in REVEALED_AS_GHOSTS
        if act.first == BY_ROLE and act.second != CLEANUP:
            before = self.acts[at - 1]
            assert (before.kind, before.party) == (TESTED, act.party)

    # ------------------------------------------------------------ remaining cards

    def check_hands(self) -> None:
        for party in self.parties:
            assert self.hand[party] == list(self.g.hand[party * 5 : party * 5 + 5])

    def check_decks(self) -> None:
        """Cards that no party placed come from the room start cards or the draw pile."""
        g = self.g
        supply = counts(g.rules.figures.room)[SUCCESS:]
        placed = [supply[face] - g.draw_pile[face] for face in range(3)]
        assert min(placed) >= 0
        assert sum(placed) == sum(self.unseen.values())
        unseen = Counter({face: supply[face] + placed[face] for face in range(3)})
        for room in g.rules.map.rooms:
            if not g.completed >> room & 1:
                unseen -= self.unseen_in(room, list(g.deck[room * 3 : room * 3 + 3]), 1)
        if g.rules.unsafe_paths:
            start = counts(BOARD.unsafe_start)[SUCCESS:]
            before = [g.unsafe[face] - start[face] for face in range(3)]
            for face, drawn in self.drawn.pop(ROOMS).items():
                assert g.unsafe[face] >= drawn
            self.drawn[ROOMS] = Counter()
            unseen -= self.unseen_in(ROOMS, before, 0)
        assert min(unseen.values(), default=0) >= 0

    def unseen_in(self, deck: int, cards: list[int], start: int) -> Counter[int]:
        left = Counter({f: cards[f] + self.drawn[deck][f] - self.put[deck][f] for f in range(3)})
        assert min(left.values()) >= 0
        assert sum(left.values()) == start + self.unseen[deck]
        return left

    def check_bag(self) -> None:
        """AC-C9"""
        g = self.g
        drawn = Counter(event for event in g.clock if event >= 0)
        steps = [*g.agenda, *[decision.step for decision in g.asked[:1]]]
        drawn.update(s.event for s in steps if isinstance(s, LayEvent) and s.event >= 0)
        removed = [d.first for d in self.acts if d.kind == BAG and d.second == REMOVED]
        assert Counter(removed) == Counter(g.removed_events)
        drawn.update(removed)
        panes = BOARD.events.index("panes")
        for event, count in enumerate(BOARD.event_counts):
            start = 0 if event == panes and not g.rules.unsafe_paths else count
            assert g.bag[event] == start - drawn[event]

    def check_deaths(self) -> None:
        """AC-D12, AC-D13"""
        for party in self.parties:
            rounds = [d.round for d in self.acts if d.kind == TURNED and d.party == party]
            rounds += [
                d.round for d in self.acts if (d.kind, d.first, d.second) == (GAVE, party, DEAD)
            ]
            if self.start[party][DEAD]:
                rounds.append(0)
            assert self.g.died[party] == min(rounds, default=-1)
        cult = {p for p in self.parties if self.g.role[p] == CULTIST}
        assert self.g.winner or not cult <= self.ghosts
        out = [d.party for d in self.acts if d.kind == TURNED and d.party in cult]
        assert self.g.last_cultist_out == (out[-1] if out else -1)

    def check_fire(self) -> None:
        """AC-X14"""
        g = self.g
        if FIRESTARTER not in g.role or (g.round, g.phase) < (5, CLEANUP):
            return
        fire = g.role.index(FIRESTARTER)
        turned = [d for d in self.acts if d.kind == TURNED and d.party == fire]
        of_it = [d for d in turned if d.first == BY_ROLE and d.second == CLEANUP]
        if fire == g.rules.automa or any(d.round <= 5 for d in turned if d not in of_it):
            return
        reds = [
            d
            for d in self.acts
            if d.kind == PUT and d.party == fire and d.second > SUCCESS and d.round <= 5
        ]
        assert (len(reds) < 2) == bool(of_it)


def audit(g: AmongCultistsState) -> None:
    Audit(g).run()
