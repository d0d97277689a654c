"""How an investigator plays: books and checks, not alone with suspects, votes by expected win."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.bots.beliefs import MURDERS, Beliefs, as_if_unwarned
from miskatonic.games.among_cultists.bots.move_paths import (
    MovePath,
    in_reach,
    later_movers,
)
from miskatonic.games.among_cultists.bots.policy import Policy
from miskatonic.games.among_cultists.rules.board import (
    CAMERA_ROOM as R_ROOM,
)
from miskatonic.games.among_cultists.rules.board import (
    MOVE_POINTS,
    PORTAL_ROOM,
    ROOMS,
    VOTE_ROOM,
)
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
from miskatonic.games.among_cultists.rules.roles import has_light
from miskatonic.games.among_cultists.rules.rounds import FIRESTARTER_ROUND
from miskatonic.games.among_cultists.rules.state import PORTAL_OPEN, is_super_ghost, standing_in

# What it is worth to have the last cultist out, and one of two.
LAST_OUT: Final = 0.5
ONE_OUT: Final = 0.3
# What a death costs, for each that the cultists still need; never less than this.
DEATH: Final = 0.5
LEAST_DEATH: Final = 0.08
# Voting somebody out also costs a voice of reason, and leaves the cultist unseen.
WRONG_VOTE: Final = 0.05
# How likely a cultist who could walk in on somebody alone does.
HUNTS: Final = 0.35
# What it is worth to join others, for each of them, and how likely the others follow a caller.
FOLLOW: Final = 0.15
OTHERS_AGREE: Final = 0.8
LIGHT: Final = 0.05
SECURED: Final = 0.004
# How much of what the Seer knows it lets its votes show.
SHOWS: Final = 0.05


class InvestigatorPolicy(Policy):
    """All roles but the cultist."""

    def death(self) -> float:
        """What one more dead investigator costs."""
        return max(LEAST_DEATH, DEATH / max(1.0, self.needed))

    def own_death(self) -> float:
        """Some are of more use as ghosts, and who is dead already has nothing to lose."""
        if self.role == RADIANT or self.role == INFECTED or self.role == SUPER_GHOST:
            return 0.6 * self.death() * (1.0 - self.beliefs.dead[self.me])
        return self.death() * (1.0 - self.beliefs.dead[self.me])

    def own_exit(self) -> float:
        """What it costs to become a ghost without a Dead card: a vote, or the end of a role."""
        return self.own_death() if self.rules.every_ghost_counts else WRONG_VOTE

    # ------------------------------------------------------------ movement

    def value_as_ghost(self, place: i64) -> float:
        return self.value_of_place(place, 0)

    def value_of_path(self, path: MovePath) -> float:
        danger = self.exposure(path.end)
        for group in path.met:
            danger += self.danger_of(group)
        return self.value_of_place(path.end, later_movers(self.table)) - danger * self.own_death()

    def danger_of(self, group: i64) -> float:
        """How likely one of this group murders the one who meets it."""
        danger = 0.0
        others = size(group)
        for party in range(self.rules.parties):
            if has(group, party):
                danger += self.beliefs.guilt[party] * MURDERS / float(others)
        return danger + 0.02

    def exposure(self, place: i64) -> float:
        """How likely somebody who moves later walks in on the one who stays there."""
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
                    danger += self.beliefs.guilt[party] * MURDERS * HUNTS
        return danger / float(1 + size(staying))

    # ------------------------------------------------------------ what a place is worth

    def value_of_place(self, place: i64, leaving: i64) -> float:
        """The best action there, as far as it can be foreseen."""
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
        """AC-R15  Whether the camera is open to it whatever its route says."""
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
        """AC-X14  The Firestarter gets rid of its red cards in time, where they do least harm."""
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
        """What the vote that follows a found death would gain, and what a clean deck would tell."""
        dead = self.beliefs.dead[party]
        if self.rules.automa == party and dead >= 1.0:
            return 0.0
        found = 0.0
        if dead > 0.0:
            found = self.best_exit(self.beliefs.guilt_if_dead(party, True))
        clean = 0.0
        if dead < 1.0:
            clean = self.best_exit(self.beliefs.guilt_if_dead(party, False))
        now = self.best_exit(self.beliefs.guilt)
        gain = dead * found + (1.0 - dead) * clean - now
        if self.role == SOFTIE or (
            self.role == GREENHORN and self.rules.greenhorn_at_forced_vote and not self.ghost
        ):
            gain -= dead * self.own_exit()
        return gain

    def best_exit(self, guilt: list[float]) -> float:
        """What a vote is worth if everybody saw it like this."""
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
        return self.gain_of_exit(party, self.beliefs.guilt[party])

    def value_of_calling(self) -> float:
        return OTHERS_AGREE * self.best_exit(self.shown_guilt()) - self.cost_of_greenness()

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
        return self.gain_of_exit(target, self.beliefs.guilt[target])

    # ------------------------------------------------------------ votes and events

    def shown_guilt(self) -> list[float]:
        """The Seer shows little of what it knows (AC-F17); all others vote as they think."""
        guilt = self.beliefs.guilt
        if self.role != SEER:
            return guilt
        seen = Beliefs(as_if_unwarned(self.view), self.heeds_signs).guilt
        return [SHOWS * guilt[at] + (1.0 - SHOWS) * seen[at] for at in range(len(guilt))]

    def vote(self, options: list[int]) -> int:
        guilt = self.shown_guilt()
        parties = self.vote_options(options)
        values: list[float] = []
        for party in parties:
            value = self.gain_of_exit(party, guilt[party])
            if value > 0.0:
                value *= 1.0 + FOLLOW * float(self.supporters(party))
            values.append(value)
        if self.holds_knife() and self.rules.figures.knife_doubles:
            values = [value - self.cost_of_knife() for value in values]
        return self.best([*[int(VOTE) + each for each in parties], int(ABSTAIN)], [*values, 0.0])

    def look(self, options: list[int]) -> int:
        values = [
            0.0 if each == DECLINE else self.value_of_look(each - LOOK) - self.cost_of_knife()
            for each in options
        ]
        return self.best(options, values)
