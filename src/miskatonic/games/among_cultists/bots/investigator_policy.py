"""The investigator's policy: collects books, checks others, avoids meetings, votes if sure."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import (
    ALLOWED,
    COLOUR_OF,
    MOVE_POINTS,
    PLACE_NAMES,
    PLACES,
    PORTAL_ROOM,
    ROOMS,
    ROUNDS,
    VOTE_ROOM,
)
from miskatonic.games.among_cultists.board.board import (
    CAMERA_ROOM as R_ROOM,
)
from miskatonic.games.among_cultists.bots.beliefs import Beliefs
from miskatonic.games.among_cultists.bots.innocence import as_if_unwarned
from miskatonic.games.among_cultists.bots.move_paths import (
    MovePath,
    in_reach,
    later_movers,
)
from miskatonic.games.among_cultists.bots.policy import Policy
from miskatonic.games.among_cultists.bots.style import Style
from miskatonic.games.among_cultists.redeal.knowledge import UNSEEN
from miskatonic.games.among_cultists.rules.acts import GAVE, SAW
from miskatonic.games.among_cultists.rules.cards import (
    CLUMSY,
    FACES,
    FAILURE,
    FIRESTARTER,
    GREENHORN,
    INFECTED,
    RADIANT,
    SABOTAGE,
    SEER,
    SOFTIE,
    SUCCESS,
    SUPER_GHOST,
    bit,
    has,
    size,
)
from miskatonic.games.among_cultists.rules.choices import (
    ABSTAIN,
    ASSASSINATE,
    CALL_VOTE,
    CAMERA_ROOM,
    CAMERA_STATUS,
    CHECK_ROOM,
    CHECK_STATUS,
    CLOSE_PORTAL,
    DECLINE,
    FIGHT,
    FILL,
    LOOK,
    MOST_PARTIES,
    PASS,
    RESTART_POWER,
    SECURE,
    VOTE,
)
from miskatonic.games.among_cultists.rules.events import Moved, PhaseBegan
from miskatonic.games.among_cultists.rules.roles import has_light
from miskatonic.games.among_cultists.rules.rounds import FIRESTARTER_ROUND
from miskatonic.games.among_cultists.rules.state import PORTAL_OPEN, is_super_ghost, standing_in
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge
from miskatonic.kernel.rng import Rng

# The value of voting out the last cultist, and one of two.
LAST_OUT: Final = 0.5
ONE_OUT: Final = 0.3
# The cost of a death, divided by the deaths that the cultists still need; and its minimum.
DEATH: Final = 0.5
LEAST_DEATH: Final = 0.08
# The additional cost of voting out an innocent: one ally less, and the cultist stays hidden.
WRONG_VOTE: Final = 0.05
# The probability that a cultist walks in on a lone party if it can.
HUNTS: Final = 0.35
# The weight of a look compared with work on books.
LOOKS: Final = 1.2
# The weight of work within reach next round; the costs of each other party at a place, and of going
# back to the previous place.
NEXT: Final = 0.3
CROWD: Final = 0.012
BACK: Final = 0.02
# The guilt added by each other party that announces a vote against someone.
FOLLOW: Final = 0.03
OTHERS_AGREE: Final = 0.8
LIGHT: Final = 0.05
SECURED: Final = 0.004
# The Seer's support against a cultist, from this many others' votes on.
SEER_HELPS: Final = 0.15
ENOUGH_OTHERS: Final[i64] = 2


class InvestigatorPolicy(Policy):
    """The policy of all roles except the cultist."""

    def __init__(self, view: AmongCultistsKnowledge, style: Style, rng: Rng) -> None:
        super().__init__(view, style, rng)
        self.pace: Final = style.pace(self.rules.seats, self.rules.parties)
        self.sure: Final = self.pace.sure
        self._came_from: i64 = -2
        self._unwarned: list[float] | None = None
        self._ends: Final[dict[int, float]] = {}
        self._looks: Final[dict[int, float]] = {}

    def death(self) -> float:
        """The cost of one more dead investigator."""
        return max(LEAST_DEATH, DEATH / max(1.0, self.needed))

    def own_death(self) -> float:
        """The cost of dying itself: less for roles useful as ghosts, nothing if already dead."""
        if self.role == RADIANT or self.role == INFECTED or self.role == SUPER_GHOST:
            return 0.6 * self.death() * (1.0 - self.beliefs.dead[self.me])
        return self.death() * (1.0 - self.beliefs.dead[self.me])

    def own_exit(self) -> float:
        """The cost of becoming a ghost without a Dead card, by a vote or by its role."""
        return self.own_death() if self.rules.every_ghost_counts else WRONG_VOTE

    # ------------------------------------------------------------ movement

    def value_as_ghost(self, place: i64) -> float:
        return self.value_of_place(place, 0) - self.cost_of_place(place)

    def value_of_path(self, path: MovePath) -> float:
        value = self.value_of_end(path.end)
        for group in path.met:
            value -= self.pace.meeting
            value -= self.danger_of(group) * self.own_death()
        return value

    def value_of_end(self, place: i64) -> float:
        """The value of ending a walk at this place, whatever the path."""
        value = self._ends.get(place)
        if value is None:
            value = self.value_of_place(place, later_movers(self.table))
            value -= self.cost_of_place(place) + self.exposure(place) * self.own_death()
            self._ends[int(place)] = value
        return value

    def cost_of_place(self, place: i64) -> float:
        """The cost of crowding and of walking back, less the value of next round's work."""
        cost = CROWD * float(size(self.others_at(place))) - NEXT * self.value_from(place)
        return cost + BACK if place == self.came_from() else cost

    def value_from(self, place: i64) -> float:
        """The value of the best work within reach next round."""
        if self.round >= ROUNDS:
            return 0.0
        allowed = ALLOWED[self.table.route[self.me]][self.round + 1]
        ways = self.rules.map.around if self.table.fishman_in else self.rules.map.distance
        best = 0.0
        for room in self.rules.map.rooms:
            if has(allowed, COLOUR_OF[room]) and not has(self.table.completed, room):
                doors = ways[place * PLACES + room]
                if 0 < doors <= MOVE_POINTS or self.ghost:
                    best = max(best, self.progress.value(room))
        return best

    def came_from(self) -> i64:
        """The place where it stood before its last movement."""
        if self._came_from == -2:
            self._came_from = self._find_came_from()
        return self._came_from

    def _find_came_from(self) -> i64:
        phases = 0
        came_from: i64 = -1
        for event in reversed(self.view["history"]):
            if isinstance(event, PhaseBegan) and event.phase == "movement":
                phases += 1
                if phases == 2:
                    break
            elif phases == 1 and isinstance(event, Moved) and event.party == self.me:
                came_from = PLACE_NAMES.index(event.from_)
        return came_from

    def danger_of(self, group: i64) -> float:
        """The probability that one of this group murders a party that meets it."""
        danger = 0.0
        others = size(group)
        for party in range(self.rules.parties):
            if has(group, party):
                danger += (
                    self.beliefs.guilt[party] * self.beliefs.murders[self.round] / float(others)
                )
        return danger + 0.02

    def exposure(self, place: i64) -> float:
        """The probability that a later mover murders a party that stays there."""
        later = later_movers(self.table)
        staying = self.others_at(place) & ~later
        lit = has_light(self.table, standing_in(self.table, bit(place)))
        if staying and lit:
            return 0.0
        danger = 0.0
        for party in range(self.rules.parties):
            if has(later & self.living, party):
                points = MOVE_POINTS + self.table.morale
                if in_reach(self.table, party, place, points):
                    danger += self.beliefs.guilt[party] * self.beliefs.murders[self.round] * HUNTS
        return danger / float(1 + size(staying))

    # ------------------------------------------------------------ what a place is worth

    def value_of_place(self, place: i64, leaving: i64) -> float:
        """The value of the best action at this place, as far as it can be foreseen."""
        best = self.value_of_company(self.others_at(place) & ~leaving)
        for room in self.rooms_at(place):
            best = max(best, self.value_of_room(room))
        if place < ROOMS and has(self.table.blocked, place) and not self.ghost:
            best = max(best, self.value_of_fight(place))
        if place == R_ROOM and self.may_film():
            best = max(best, self.value_of_surveillance())
        if place >= ROOMS and self.rules.unsafe_paths and not self.ghost:
            best = max(best, SECURED)
        return best

    def value_of_room(self, room: i64) -> float:
        value = 0.0
        if not has(self.table.completed, room):
            if self.has_room_card():
                value = self.value_of_best_fill(room)
            if self.can_check(room):
                value = max(value, self.progress.value_of_check(room))
        if self.ghost and not is_super_ghost(self.table, self.me):
            return value
        if room == VOTE_ROOM and self.table.vote_active:
            value = max(value, self.value_of_calling())
        elif room == R_ROOM:
            value = max(value, self.value_of_surveillance())
        elif room == PORTAL_ROOM and self.table.portal == PORTAL_OPEN:
            value = max(value, self.value_of_closing())
        return value

    def value_of_company(self, others: i64) -> float:
        return 0.0 if self.ghost else super().value_of_company(others)

    def may_film(self) -> bool:
        """AC-R15  Whether it may use the camera regardless of its route."""
        if self.rules.camera_needs_route or has(self.table.blocked, R_ROOM):
            return False
        return self.table.power and (not self.ghost or is_super_ghost(self.table, self.me))

    def value_of_surveillance(self) -> float:
        if not self.table.power:
            return LIGHT
        best = 0.0
        for party in range(self.rules.parties):
            if has(self.living, party) and party != self.me:
                best = max(best, self.value_of_look(party))
        return best - self.cost_of_greenness()

    def value_of_closing(self) -> float:
        return 0.7 / float(self.progress.left)

    def value_of_fight(self, room: i64) -> float:
        return 0.8 * self.progress.value(room)

    # ------------------------------------------------------------ roles

    def cost_of_greenness(self) -> float:
        return self.own_exit() if self.role == GREENHORN and not self.ghost else 0.0

    def cost_of_knife(self) -> float:
        return self.own_exit() if self.role == CLUMSY and not self.ghost else 0.0

    def red_cards(self) -> i64:
        first = self.me * FACES
        return self.table.hand[first + FAILURE] + self.table.hand[first + SABOTAGE]

    def value_of_best_fill(self, room: i64) -> float:
        best = 0.0
        for card in (int(SUCCESS), int(FAILURE), int(SABOTAGE)):
            if self.table.hand[self.me * FACES + card] > 0:
                best = max(best, self.value_of_card(room, card))
        return best

    def value_of_card(self, room: i64, card: i64) -> float:
        """AC-X14  The Firestarter plays its red cards in time, where they do the least harm."""
        if card == SUCCESS:
            return self.progress.value_of_fill(room)
        return self.value_of_riddance() - 0.9 * self.progress.value(room)

    def value_of_riddance(self) -> float:
        if self.role != FIRESTARTER or self.round > FIRESTARTER_ROUND or self.ghost:
            return 0.0
        spare = float(FIRESTARTER_ROUND - self.round + 1 - self.red_cards())
        return self.own_exit() / (1.0 + max(0.0, spare))

    # ------------------------------------------------------------ looking at pulse decks

    def value_of_look(self, party: i64) -> float:
        value = self._looks.get(party)
        if value is None:
            value = self.gain_of_look(party)
            self._looks[int(party)] = value
        return value

    def gain_of_look(self, party: i64) -> float:
        """The gain of the vote after a confirmed death, and of learning that a deck is clean."""
        if self.knows_deck(party):
            return 0.0
        dead = self.beliefs.dead[party]
        found = 0.0
        if dead > 0.0:
            found = self.best_exit(self.beliefs.guilt_if_dead(party, True))
        clean = 0.0
        if dead < 1.0:
            clean = self.best_exit(self.beliefs.guilt_if_dead(party, False))
        now = self.best_exit(self.beliefs.guilt)
        gain = LOOKS * (dead * found + (1.0 - dead) * clean - now)
        if self.role == SOFTIE or (
            self.role == GREENHORN and self.rules.greenhorn_at_forced_vote and not self.ghost
        ):
            gain -= dead * self.own_exit()
        return gain

    def knows_deck(self, party: i64) -> bool:
        """Whether it has looked at this deck, and no card was added since."""
        knows = False
        for act in self.beliefs.known.acts:
            if act.kind == SAW and act.party == self.me and act.first == party:
                knows = act.third != UNSEEN
            elif act.kind == GAVE and act.first == party:
                knows = False
        return knows

    def best_exit(self, guilt: list[float]) -> float:
        """The value of the best vote if everyone had these beliefs."""
        best = 0.0
        for party in range(self.rules.parties):
            if has(self.living, party) and party != self.me:
                best = max(best, self.gain_of_exit(party, guilt[party]))
        return best

    def gain_of_exit(self, party: i64, guilt: float) -> float:
        two = self.rules.figures.cultists > 1
        win = ONE_OUT if two else LAST_OUT
        loss = WRONG_VOTE
        if self.rules.every_ghost_counts:
            loss += self.death() * (1.0 - self.beliefs.dead[party])
        return guilt * win - (1.0 - guilt) * loss

    def value_of_exit(self, party: i64) -> float:
        guilt = self.shown_guilt()[party]
        return guilt - self.sure

    def value_of_calling(self) -> float:
        guilt = self.shown_guilt()
        suspects = [guilt[each] for each in range(self.rules.parties) if self.is_other(each)]
        if not suspects or max(suspects) < self.sure:
            return -0.01
        return OTHERS_AGREE * self.best_exit(guilt) - self.cost_of_greenness()

    def is_other(self, party: i64) -> bool:
        return has(self.living, party) and party != self.me

    # ------------------------------------------------------------ actions

    def value_of_action(self, choice: i64) -> float:
        if choice == PASS:
            return 0.0
        if choice < CHECK_STATUS + MOST_PARTIES:
            return self.value_of_look(choice - CHECK_STATUS)
        if choice < FIGHT:
            return self.value_of_securing(SUCCESS + choice - SECURE)
        if choice == FIGHT:
            return self.value_of_fight(self.table.place[self.me])
        if choice < FILL:
            return self.value_of_murder(choice - ASSASSINATE)
        if choice < CHECK_ROOM:
            filled = choice - FILL
            return self.value_of_card(filled // 3, SUCCESS + filled % 3)
        return self.value_of_room_action(choice)

    def value_of_room_action(self, choice: i64) -> float:
        if choice < CALL_VOTE:
            return self.progress.value_of_check(choice - CHECK_ROOM)
        if choice == CALL_VOTE:
            return self.value_of_calling()
        if choice < CAMERA_STATUS:
            return self.progress.value_of_check(choice - CAMERA_ROOM) - self.cost_of_greenness()
        if choice < RESTART_POWER:
            return self.value_of_look(choice - CAMERA_STATUS) - self.cost_of_greenness()
        return LIGHT if choice == RESTART_POWER else self.value_of_closing_with(choice)

    def value_of_closing_with(self, choice: i64) -> float:
        helper = choice - CLOSE_PORTAL
        return self.value_of_closing() * (1.0 - 0.8 * self.beliefs.guilt[helper])

    def value_of_securing(self, card: i64) -> float:
        if card == SUCCESS:
            return SECURED
        return self.value_of_riddance() - SECURED

    def value_of_murder(self, target: i64) -> float:
        if self.beliefs.guilt[target] < self.sure:
            return -0.01
        return self.gain_of_exit(target, self.beliefs.guilt[target])

    # ------------------------------------------------------------ votes and events

    def shown_guilt(self) -> list[float]:
        """The Seer shows nothing of what it knows (AC-F17); all others show their beliefs."""
        if self.role != SEER:
            return self.beliefs.guilt
        if self._unwarned is None:
            self._unwarned = Beliefs(as_if_unwarned(self.view), self.style).guilt
        return self._unwarned

    def vote(self, options: list[int]) -> int:
        """Votes if it is sure enough; others who announce the same vote add a little."""
        guilt = self.shown_guilt()
        parties = self.vote_options(options)
        values: list[float] = []
        for party in parties:
            others = self.supporters(party)
            sure = guilt[party] + FOLLOW * float(others)
            if self.role == SEER and others >= ENOUGH_OTHERS and self.beliefs.guilt[party] > 0.5:
                sure += SEER_HELPS
            values.append(sure - self.sure)
        if self.holds_knife() and self.rules.figures.knife_doubles:
            values = [value - self.cost_of_knife() for value in values]
        return self.best([*[int(VOTE) + each for each in parties], int(ABSTAIN)], [*values, 0.0])

    def look(self, options: list[int]) -> int:
        values = [
            0.0 if each == DECLINE else self.value_of_look(each - LOOK) - self.cost_of_knife()
            for each in options
        ]
        return self.best(options, values)
