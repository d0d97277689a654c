"""The cultist's policy: plays as an investigator would, except in secret.

Its movement, checks and accusations are those of its shadow, an investigator with the same public
past. It deviates only in secret: the face of the card it fills, the gift, the verdict.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import (
    CAMERA_ROOM,
    PORTAL_ROOM,
    ROUNDS,
    ROW_OF,
    VOTE_ROOM,
)
from miskatonic.games.among_cultists.bots.beliefs import Beliefs
from miskatonic.games.among_cultists.bots.innocence import as_innocent, as_seen_by_all
from miskatonic.games.among_cultists.bots.investigator_policy import InvestigatorPolicy
from miskatonic.games.among_cultists.bots.move_paths import MovePath
from miskatonic.games.among_cultists.bots.policy import Policy
from miskatonic.games.among_cultists.bots.style import Style
from miskatonic.games.among_cultists.redeal.knowledge import RecalledAct
from miskatonic.games.among_cultists.rules import choices
from miskatonic.games.among_cultists.rules.acts import GAVE
from miskatonic.games.among_cultists.rules.cards import (
    DEAD,
    FACES,
    SABOTAGE,
    SEER,
    SUCCESS,
    bit,
    has,
    size,
)
from miskatonic.games.among_cultists.rules.claim_fields import number_in
from miskatonic.games.among_cultists.rules.events import VotesRevealed
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge
from miskatonic.kernel.rng import Rng

# The suspicion from which a cultist hurries.
SUSPECTED: Final = 0.4
HURRY: Final[i64] = 2
SOONER: Final[i64] = 2
# The points short of the target from which a cultist hurries.
POINTS_NEAR: Final[i64] = 3
# The number of rounds before the last in which it takes every chance.
LAST_ROUNDS: Final[i64] = 1
# The suspicion above average from which it plays Successes.
WATCHED: Final = 1.5
# The percentage in which one of two confirms a death that may be its partner's doing.
CONFIRMS: Final = 80
# The number of others voting for an innocent from which a cultist joins them.
CROWD: Final[i64] = 2
# The suspicion, and the number of votes, from which a partner is not saved any more.
LOST: Final = 0.85


class CultistPolicy(Policy):
    """The policy of a cultist, alone or one of two."""

    def __init__(self, view: AmongCultistsKnowledge, style: Style, rng: Rng) -> None:
        super().__init__(view, style, rng)
        self._seen: Beliefs | None = None
        self._shadow: InvestigatorPolicy | None = None
        self.pace: Final = style.pace(self.rules.seats, self.rules.parties)

    def others_see(self) -> Beliefs:
        """The beliefs that everyone could have; computed once."""
        if self._seen is None:
            self._seen = Beliefs(as_seen_by_all(self.view), self.style)
        return self._seen

    def shadow(self) -> InvestigatorPolicy:
        """The policy of an investigator with the same public past."""
        if self._shadow is None:
            self._shadow = InvestigatorPolicy(as_innocent(self.view), self.style, self.rng)
        return self._shadow

    # ------------------------------------------------------------ when to murder

    def shift(self) -> i64:
        """A private number, fixed for the game: derived from the route, which is secret."""
        if self.style.reckons_with == "ruthless":
            return 0
        mark = int(self.view["commitment"][:8], 16) + 7 * self.table.route[self.me] + self.me
        return mark % 4 - 1

    def murders(self) -> list[RecalledAct]:
        """The murders by this seat."""
        return [
            act
            for act in self.beliefs.known.acts
            if act.kind == GAVE and act.party == self.me and act.second == DEAD
        ]

    def is_due(self, before: i64) -> bool:
        """Whether it murders now, having murdered this often on the same walk."""
        if self.needed - float(before) <= 0.0:
            return False
        if self.is_pressed():
            return True
        done = self.murders()
        due = self.pace.first + self.pace.step * (len(done) + before)
        if before > 0 or (done and done[-1].round == self.round):
            due = max(due, self.pace.finish)
        return self.round >= due + self.shift() - self.hurry() - self.no_second_chance()

    def is_pressed(self) -> bool:
        """Whether the points are near the target, or time is short."""
        if self.round >= ROUNDS - LAST_ROUNDS:
            return True
        return self.table.target - self.table.score <= POINTS_NEAR

    def hurry(self) -> i64:
        return HURRY if self.others_see().guilt[self.me] >= SUSPECTED else 0

    def no_second_chance(self) -> i64:
        """AC-F17  Whether it is a lone cultist without a Seer to name: it begins sooner."""
        return 0 if self.rules.has_seer or self.rules.figures.cultists > 1 else SOONER

    def is_possible_victim(self, party: i64) -> bool:
        """Whether a party is a living investigator, probably without a Dead card."""
        return (
            has(self.living, party)
            and not self.is_one_of_us(party)
            and self.beliefs.dead[party] < 0.5
        )

    def is_one_of_us(self, party: i64) -> bool:
        return self.beliefs.guilt[party] > 0.5

    def dead_cards(self) -> i64:
        return self.table.hand[self.me * FACES + DEAD]

    # ------------------------------------------------------------ movement

    def value_as_ghost(self, place: i64) -> float:
        return self.shadow().value_as_ghost(place)

    def value_of_path(self, path: MovePath) -> float:
        """The shadow's value, plus the lure of meetings for a cultist that is due to murder.

        Not in the first round, nor if it has sought more meetings than is usual.
        """
        value = self.shadow().value_of_path(path)
        if self.round == 1 or (self.has_sought_enough() and not self.is_pressed()):
            return value
        cards = self.dead_cards()
        struck: i64 = 0
        for group in path.met:
            victim = self.possible_victim_in(group & ~struck)
            if victim >= 0 and cards > 0 and self.is_due(size(struck)):
                last = self.is_pressed() or self.needed - float(size(struck)) <= 1.0
                value += self.pace.last_lure if last else self.pace.lure
                struck |= bit(victim)
                cards -= 1
        return value

    def has_sought_enough(self) -> bool:
        """Whether it has walked in on others more often than the average party."""
        signs = self.beliefs.signs
        return signs.early[self.me] + signs.late[self.me] > self.pace.ahead

    def possible_victim_in(self, group: i64) -> i64:
        for party in range(self.rules.parties):
            if has(group, party) and self.is_possible_victim(party):
                return party
        return -1

    # ------------------------------------------------------------ encounters

    def give(self, options: list[int]) -> int:
        deadly = [each for each in options if each >= choices.GIVE + choices.MOST_PARTIES]
        victims = [
            each
            for each in deadly
            if self.is_possible_victim((each - choices.GIVE) % choices.MOST_PARTIES)
        ]
        if victims and self.is_due(0):
            return victims[self.rng.below(len(victims))]
        harmless = [each for each in options if each < choices.GIVE + choices.MOST_PARTIES]
        some = harmless or options
        return some[self.rng.below(len(some))]

    def give_verdict(self, options: list[int]) -> int:
        """Calls its own victims alive; may confirm any other death."""
        if choices.CONFIRM not in options:
            return int(choices.PUT_BACK)
        if self.last_seen() in [act.first for act in self.murders()]:
            return int(choices.PUT_BACK)
        if self.rules.figures.cultists == 1 or self.rng.below(100) < CONFIRMS:
            return int(choices.CONFIRM)
        return int(choices.PUT_BACK)

    def last_seen(self) -> i64:
        """The party whose deck it has just looked at."""
        for act in reversed(self.view["deeds"]):
            if act["deed"] == "saw":
                return act["target"]
        return -1

    # ------------------------------------------------------------ actions

    def act(self, options: list[int]) -> int:
        """Does what the shadow does, with a face of its choice."""
        shadow = self.shadow()
        public = self.innocent_options(options)
        values = [shadow.value_of_action(each) + self.jitter() for each in public]
        chosen = self.best(public, values)
        if choices.FILL <= chosen < choices.CHECK_ROOM:
            room = (chosen - choices.FILL) // 3
            faces = [each for each in options if room == room_filled(each)]
            return self.best(faces, [self.value_of_card(room, face_of(each)) for each in faces])
        if choices.SECURE <= chosen < choices.FIGHT:
            faces = [each for each in options if choices.SECURE <= each < choices.FIGHT]
            return faces[-1]
        return chosen

    def innocent_options(self, options: list[int]) -> list[int]:
        """The options of an investigator with this route and only Successes in hand."""
        public: list[int] = []
        for each in options:
            choice = each
            if choices.FILL <= each < choices.CHECK_ROOM:
                choice = each - (each - int(choices.FILL)) % 3
            elif choices.SECURE <= each < choices.FIGHT:
                choice = int(choices.SECURE)
            if choice not in public and self.is_innocent(choice):
                public.append(choice)
        return public

    def is_innocent(self, choice: i64) -> bool:
        if choices.FILL <= choice < choices.CHECK_ROOM:
            return self.allowed((choice - choices.FILL) // 3)
        if choices.CHECK_ROOM <= choice < choices.CALL_VOTE:
            return self.allowed(choice - choices.CHECK_ROOM)
        if choice == choices.CALL_VOTE:
            return self.allowed(VOTE_ROOM)
        if choices.CAMERA_ROOM <= choice < choices.RESTART_POWER:
            return self.allowed(CAMERA_ROOM) or not self.rules.camera_needs_route
        if choice == choices.RESTART_POWER:
            return self.allowed(CAMERA_ROOM)
        if choices.CLOSE_PORTAL <= choice < choices.PASS:
            return self.allowed(PORTAL_ROOM)
        return True

    def value_of_card(self, room: i64, card: i64) -> float:
        """Red cards harm, but a suspected cultist plays a Success as an alibi."""
        watched = self.is_watched()
        if card == SUCCESS:
            return 1.0 if watched else 0.0
        if card == SABOTAGE:
            return 0.8 if self.table.shelf[ROW_OF[room]] > 0 else 0.4
        return 0.5

    def is_watched(self) -> bool:
        """Whether the others suspect this party more than average."""
        usual = float(self.rules.figures.cultists) / float(self.rules.parties)
        return self.others_see().guilt[self.me] > WATCHED * usual

    # ------------------------------------------------------------ votes, claim and guess

    def value_of_exit(self, party: i64) -> float:
        """AC-D12  A party voted out counts as dead, unless only Dead cards do."""
        if self.is_one_of_us(party):
            return -1.0
        if not self.rules.every_ghost_counts:
            return 0.02
        return 0.02 + 0.1 * (1.0 - self.beliefs.dead[party])

    def vote(self, options: list[int]) -> int:
        """Votes as the shadow, but spares a partner that can be saved, and joins majorities."""
        parties = self.vote_options(options)
        for party in parties:
            if self.is_one_of_us(party) and self.is_lost(party):
                return int(choices.VOTE) + party
        chosen = self.shadow().vote(options)
        if chosen != choices.ABSTAIN:
            is_ours = self.is_one_of_us(chosen - choices.VOTE)
            return int(choices.ABSTAIN) if is_ours else chosen
        for party in parties:
            if self.supporters(party) >= CROWD and not self.is_one_of_us(party):
                return int(choices.VOTE) + party
        return chosen

    def is_lost(self, partner: i64) -> bool:
        """Whether a partner is lost anyway: then voting against it lowers suspicion."""
        if self.others_see().guilt[partner] >= LOST:
            return True
        return 2 * self.supporters(partner) > self.rules.parties

    def should_claim(self) -> bool:
        """AC-F5  Claims victory only if it is certain."""
        return self.needed <= 0.001

    def would_help(self) -> bool:
        """AC-R20  As an investigator with its route could."""
        return self.allowed(PORTAL_ROOM)

    def guess(self, options: list[int]) -> int:
        """AC-F17  The possible Seer that aimed at cultists most often."""
        parties = [each - int(choices.GUESS) for each in options if each != choices.NO_GUESS]
        can_be = [each for each in parties if has(self.beliefs.known.roles[each], SEER)]
        if not can_be:
            return options[0]
        insight = self.insight()
        return self.best(
            [int(choices.GUESS) + each for each in can_be],
            [insight[each] + self.jitter() for each in can_be],
        )

    def insight(self) -> list[float]:
        """How well each party aimed at cultists, in votes and in claims."""
        right = [0.0] * self.rules.parties
        for event in self.view["history"]:
            if isinstance(event, VotesRevealed):
                for seat, named in enumerate(event.votes):
                    if named is not None:
                        right[seat] += 1.0 if self.is_one_of_us(named) else -0.5
        for claim in self.view["claims"]:
            if claim["claim"] == "accuse":
                named_one = number_in(claim["fields"], "seat")
                right[claim["seat"]] += 0.5 if self.is_one_of_us(named_one) else -0.25
        return right

    def look(self, options: list[int]) -> int:
        return self.shadow().look(options)


def room_filled(choice: i64) -> i64:
    """The room that this choice fills; negative for other choices."""
    if choices.FILL <= choice < choices.CHECK_ROOM:
        return (choice - choices.FILL) // 3
    return -1


def face_of(choice: i64) -> i64:
    return SUCCESS + (choice - choices.FILL) % 3
