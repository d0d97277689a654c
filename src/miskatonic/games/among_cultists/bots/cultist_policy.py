"""How a cultist plays: murders that it can afford, red cards where others fill too, an alibi.

It keeps to its own route, so that no room action ever gives it away, and looks at the table as all
others see it to know how far it is suspected.
"""

import math
from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.bots.beliefs import Beliefs, as_seen_by_all
from miskatonic.games.among_cultists.bots.move_paths import MovePath, later_movers
from miskatonic.games.among_cultists.bots.policy import Policy
from miskatonic.games.among_cultists.rules import choices
from miskatonic.games.among_cultists.rules.acts import GAVE
from miskatonic.games.among_cultists.rules.board import ROW_OF, VOTE_ROOM
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
from miskatonic.games.among_cultists.rules.night import has_bottom_cards
from miskatonic.games.among_cultists.rules.view import AmongCultistsKnowledge
from miskatonic.kernel.rng import Rng

# What a murder is worth, for each that is still needed, and one that is the last needed.
MURDER: Final = 0.5
LAST_MURDER: Final = 0.6
# What it costs to be voted out: the game, or one of two.
OUT: Final = 0.5
ONE_OUT: Final = 0.4
# How far one may be suspected before the others vote, and how sure that is.
BEARABLE: Final = 0.42
SHARPNESS: Final = 12.0
# How far it counts that a victim may be found: one cultist can be done sooner; and where no death
# is from the start, each one leads to its murderers, while time alone wins the game for them.
FOUND: Final = 0.5
FOUND_LATER: Final = 0.7
TRACED: Final = 1.2
# What it costs in any case to be seen alone with somebody.
SEEN: Final = 0.01
# What a look at somebody is worth to one of two, as an alibi; and that a partner's victim is called
# alive.
LOOKS: Final = 0.08
COVERS: Final = 0.05
# Looking busy is worth a part of what it would be worth to an investigator.
ALIBI: Final = 0.5
HARM: Final = 0.9
# How much more than usual one may be suspected before it plays for an alibi.
WATCHED: Final = 1.2
# What walking in on somebody alone is thought to add to suspicion, as a logarithm.
SEEKING: Final = 0.45
# Framing: how far the others must suspect somebody before a cultist calls the vote.
FRAME: Final = 0.55
# Nobody saves a partner whom everybody knows for what it is, or means to vote for.
LOST: Final = 0.85


class CultistPolicy(Policy):
    """One of one or two."""

    def __init__(self, view: AmongCultistsKnowledge, heeds_signs: bool, rng: Rng) -> None:
        super().__init__(view, heeds_signs, rng)
        self._seen: Beliefs | None = None

    def others_see(self) -> Beliefs:
        """What everybody could work out, looked at once."""
        if self._seen is None:
            self._seen = Beliefs(as_seen_by_all(self.view), self.heeds_signs)
        return self._seen

    # ------------------------------------------------------------ suspicion

    def price_of(self, suspicion: float) -> float:
        """What it costs to be suspected so far, rather than as far as now."""
        out = ONE_OUT if self.rules.figures.cultists > 1 else OUT
        return out * (risk(suspicion) - risk(self.others_see().guilt[self.me]))

    def price_of_meetings(self, times: i64) -> float:
        """Of walking in on so many who are alone."""
        if times == 0:
            return 0.0
        guilt = self.others_see().guilt[self.me]
        odds = guilt * math.exp(SEEKING * float(times))
        return self.price_of(odds / (odds + 1.0 - guilt)) + SEEN * float(times)

    def price_of_murder(self, victim: i64) -> float:
        """If it is found, everybody who ever gave the victim a card is asked."""
        seen = self.others_see()
        mine = seen.guilt[self.me] + 0.05
        all_of_them = mine
        counted: i64 = bit(self.me)
        for act in self.beliefs.known.acts:
            if act.kind == GAVE and act.first == victim and not has(counted, act.party):
                counted |= bit(act.party)
                all_of_them += seen.guilt[act.party]
        if has_bottom_cards(self.rules):
            all_of_them += 0.15
        return self.weight_of_finding() * max(0.0, self.price_of(mine / all_of_them))

    def weight_of_finding(self) -> float:
        if self.rules.figures.cultists == 1:
            return FOUND
        return FOUND_LATER if has_bottom_cards(self.rules) else TRACED

    def is_possible_victim(self, party: i64) -> bool:
        """A living investigator that is likely not dead yet."""
        return (
            has(self.living, party)
            and not self.is_one_of_us(party)
            and self.beliefs.dead[party] < 0.5
        )

    def is_one_of_us(self, party: i64) -> bool:
        return self.beliefs.guilt[party] > 0.5

    def dead_cards(self) -> i64:
        return self.table.hand[self.me * FACES + DEAD]

    def murder(self) -> float:
        """What one more dead investigator is worth; nothing once there are enough."""
        if self.needed <= 0.0:
            return 0.0
        return MURDER / max(1.0, self.needed)

    # ------------------------------------------------------------ movement

    def value_as_ghost(self, place: i64) -> float:
        return self.value_of_place(place)

    def value_of_path(self, path: MovePath) -> float:
        value = self.value_of_place(path.end)
        cards = self.dead_cards()
        struck: i64 = 0
        alone: i64 = 0
        for group in path.met:
            alone += 1 if size(group) == 1 else 0
            victim = self.possible_victim_in(group & ~struck)
            if victim >= 0 and cards > 0:
                value += max(0.0, self.value_of_murder(victim, size(struck)))
                struck |= bit(victim)
                cards -= 1
        if alone:
            value -= self.price_of_meetings(alone)
        return value + self.chance_to_be_met(path.end)

    def value_of_murder(self, victim: i64, before: i64) -> float:
        """Of one more, after so many on the same way; the last one needed hardly has a price."""
        left = self.needed - float(before)
        if left <= 0.0:
            return 0.0
        if left <= 1.0:
            return LAST_MURDER
        return MURDER / left - self.price_of_murder(victim)

    def possible_victim_in(self, group: i64) -> i64:
        for party in range(self.rules.parties):
            if has(group, party) and self.is_possible_victim(party):
                return party
        return -1

    def chance_to_be_met(self, place: i64) -> float:
        """Where one is alone, others may come by themselves, and that looks better."""
        staying = self.others_at(place) & ~later_movers(self.table)
        return 0.0 if staying or not self.dead_cards() else 0.1 * self.murder()

    def value_of_place(self, place: i64) -> float:
        best = self.value_of_company(self.others_at(place) & ~later_movers(self.table))
        for room in self.rooms_at(place):
            if not has(self.table.completed, room) and self.has_room_card():
                best = max(best, ALIBI * self.progress.value_of_fill(room))
            if self.can_check(room):
                best = max(best, 0.3 * ALIBI * self.progress.value(room))
        return best

    # ------------------------------------------------------------ encounters

    def give(self, options: list[int]) -> int:
        deadly = [each for each in options if each >= choices.GIVE + choices.MOST_PARTIES]
        victims = [
            each
            for each in deadly
            if self.is_possible_victim((each - choices.GIVE) % choices.MOST_PARTIES)
        ]
        if victims:
            values = [
                self.value_of_murder((each - choices.GIVE) % choices.MOST_PARTIES, 0)
                for each in victims
            ]
            if max(values) > 0.0:
                return self.best(victims, [value + self.jitter() for value in values])
        harmless = [each for each in options if each < choices.GIVE + choices.MOST_PARTIES]
        some = harmless or options
        return some[self.rng.below(len(some))]

    def give_verdict(self, options: list[int]) -> int:
        return int(choices.PUT_BACK)

    # ------------------------------------------------------------ actions

    def value_of_action(self, choice: i64) -> float:
        if choice == choices.PASS:
            return 0.0
        if choice < choices.CHECK_STATUS + choices.MOST_PARTIES:
            return self.value_of_look(choice - choices.CHECK_STATUS)
        if choice < choices.FIGHT:
            return self.value_of_securing(SUCCESS + choice - choices.SECURE)
        if choices.FILL <= choice < choices.CHECK_ROOM:
            filled = choice - choices.FILL
            return self.value_of_card(filled // 3, SUCCESS + filled % 3)
        if choices.CHECK_ROOM <= choice < choices.CALL_VOTE:
            return self.value_of_draw(choice - choices.CHECK_ROOM)
        if choice == choices.CALL_VOTE:
            return self.value_of_framing()
        return -0.05

    def value_of_look(self, party: i64) -> float:
        """Who never looks at anybody stands out; and a lie about a victim clears a partner.

        A lone cultist has no time for it, and no one but itself to clear.
        """
        if self.ghost or self.rules.figures.cultists == 1:
            return -0.05
        covered = 0.0 if self.has_met(party) else self.beliefs.dead[party]
        return LOOKS + COVERS * covered

    def has_met(self, party: i64) -> bool:
        """Whether it ever gave this one a card."""
        for act in self.beliefs.known.acts:
            if act.kind == GAVE and act.party == self.me and act.first == party:
                return True
        return False

    def value_of_card(self, room: i64, card: i64) -> float:
        """Red cards harm; who is suspected more than others plays a Success for an alibi."""
        if not self.allowed(room):
            return -0.05
        value = self.progress.value(room)
        if card == SUCCESS:
            return ALIBI * value if self.is_watched() else -0.2 * value
        harm = HARM * value if not self.is_watched() else -0.5 * value
        return harm * 1.2 if card == SABOTAGE and self.table.shelf[ROW_OF[room]] > 0 else harm

    def is_watched(self) -> bool:
        """Whether the others suspect this one more than is usual."""
        usual = float(self.rules.figures.cultists) / float(self.rules.parties)
        return self.others_see().guilt[self.me] > WATCHED * usual

    def value_of_draw(self, room: i64) -> float:
        """Checking a room is an alibi where little is to be found."""
        if not self.allowed(room):
            return -0.05
        return (0.3 - self.progress.share(room)) * self.progress.value(room)

    def value_of_securing(self, card: i64) -> float:
        return -0.01 if card == SUCCESS else 0.005

    def value_of_framing(self) -> float:
        if not self.allowed(VOTE_ROOM):
            return -0.05
        seen = self.others_see()
        best = 0.0
        if not self.rules.every_ghost_counts:
            return best
        for party in range(self.rules.parties):
            if self.is_possible_victim(party) and seen.guilt[party] > max(
                FRAME, seen.guilt[self.me]
            ):
                best = self.murder()
        return best

    # ------------------------------------------------------------ votes, claim and guess

    def value_of_exit(self, party: i64) -> float:
        if self.is_one_of_us(party):
            return -1.0
        return self.gain_of_exit(party) + 0.05

    def gain_of_exit(self, party: i64) -> float:
        """AC-D12  Who is voted out counts as dead, unless only Dead cards do."""
        if not self.rules.every_ghost_counts:
            return 0.0
        return self.murder() * (1.0 - self.beliefs.dead[party])

    def vote(self, options: list[int]) -> int:
        """With the crowd, against whoever is suspected most and is no partner to be saved."""
        seen = self.others_see()
        parties = self.vote_options(options)
        values: list[float] = []
        for party in parties:
            crowd = seen.guilt[party] * (1.0 + 0.2 * float(self.supporters(party)))
            if self.is_one_of_us(party):
                values.append(crowd + 0.2 if self.is_lost(party) else crowd - 2.0)
            else:
                counts = self.rules.every_ghost_counts
                values.append(crowd + (0.2 * (1.0 - self.beliefs.dead[party]) if counts else 0.0))
        return self.best(
            [*[int(choices.VOTE) + each for each in parties], int(choices.ABSTAIN)], [*values, 0.2]
        )

    def is_lost(self, partner: i64) -> bool:
        """Whether it goes anyhow: then who is against it too is the less suspected."""
        if self.others_see().guilt[partner] >= LOST:
            return True
        return 2 * self.supporters(partner) > self.rules.parties

    def should_claim(self) -> bool:
        """AC-F5  Only what is certain."""
        return self.needed <= 0.001

    def would_help(self) -> bool:
        return False

    def guess(self, options: list[int]) -> int:
        """AC-F17  Whoever can be the Seer and was right about us the most often."""
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
        """By party how well it aimed at cultists, in votes and in words."""
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
        """A look at somebody who lives for certain can be told of truly."""
        return int(choices.DECLINE)


def risk(suspicion: float) -> float:
    """How likely one who is suspected so far is voted out."""
    return 1.0 / (1.0 + math.exp(-SHARPNESS * (suspicion - BEARABLE)))
