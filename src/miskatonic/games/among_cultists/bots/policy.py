"""The base of both teams' policies: the table, beliefs, progress, and actions by place."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import COLOUR_OF, ROOMS
from miskatonic.games.among_cultists.bots.beliefs import Beliefs
from miskatonic.games.among_cultists.bots.move_paths import MovePath, MovePaths
from miskatonic.games.among_cultists.bots.room_progress import RoomProgress
from miskatonic.games.among_cultists.bots.style import Style
from miskatonic.games.among_cultists.rules.books import is_checkable
from miskatonic.games.among_cultists.rules.cards import bit, has
from miskatonic.games.among_cultists.rules.choices import (
    ABSTAIN,
    ANY_CHARACTER,
    CLAIM,
    CONFIRM,
    DECLINE,
    GO,
    GO_ON,
    HELP,
    KEEP,
    MOST_PARTIES,
    NO_GUESS,
    PUT_BACK,
    REFUSE,
    RETURN,
    VOTE,
)
from miskatonic.games.among_cultists.rules.roles import route_allows
from miskatonic.games.among_cultists.rules.state import (
    is_ghost,
    living,
    one_place,
    room_cards,
    standing_in,
)
from miskatonic.games.among_cultists.rules.votes import loser_of, tally
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge
from miskatonic.kernel.rng import Rng

FINENESS: Final[i64] = 1 << 20
# Added to all values at random, so that equally good options are equally likely.
JITTER: Final = 0.003
# Discourages walking around without a reason.
COST_OF_A_DOOR: Final = 0.004


class Policy:
    """One decision of one seat. Values are roughly shares of a win."""

    def __init__(
        self,
        view: AmongCultistsKnowledge,
        style: Style,
        rng: Rng,
    ) -> None:
        self.view: Final = view
        self.style: Final = style
        self.rng: Final = rng
        self.beliefs: Final = Beliefs(view, style)
        self.table: Final = self.beliefs.table
        self.me: Final[i64] = self.beliefs.me
        self.rules: Final = self.table.rules
        self.role: Final[i64] = self.table.role[self.me]
        self.round: Final[i64] = self.table.round
        self.progress: Final = RoomProgress(self.beliefs)
        self.ghost: Final = is_ghost(self.table, self.me)
        self.living: Final[i64] = living(self.table)
        self.dead_so_far: Final = self.beliefs.dead_investigators()
        self.needed: Final = float(self.rules.figures.kills) - self.dead_so_far

    # ------------------------------------------------------------ chance

    def jitter(self) -> float:
        return JITTER * float(self.rng.below(FINENESS)) / float(FINENESS)

    def chance(self, odds: float) -> bool:
        return float(self.rng.below(FINENESS)) < odds * float(FINENESS)

    def best(self, options: list[int], values: list[float]) -> int:
        at = 0
        for number in range(1, len(options)):
            if values[number] > values[at]:
                at = number
        return options[at]

    # ------------------------------------------------------------ the table

    def allowed(self, room: i64) -> bool:
        """Whether its route allows the room; cultists obey it too, to look innocent."""
        return route_allows(self.table, self.me, COLOUR_OF[room])

    def rooms_at(self, place: i64) -> list[int]:
        """The rooms in which it may act from a place, by its route."""
        if place >= ROOMS or not self.allowed(place):
            return []
        here = one_place(self.table, place) & ~self.table.blocked
        return [room for room in range(ROOMS) if has(here, room)]

    def has_room_card(self) -> bool:
        return room_cards(self.table, self.me) > 0

    def can_check(self, room: i64) -> bool:
        return is_checkable(self.table, room)

    def others_at(self, place: i64) -> i64:
        there = standing_in(self.table, one_place(self.table, place))
        return there & self.living & ~bit(self.me)

    def holds_knife(self) -> bool:
        return self.table.knife == self.me and not self.ghost

    # ------------------------------------------------------------ decisions

    def choose(self, prompt: str, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        if prompt == "move":
            return self.move(options)
        if prompt == "encounter":
            return self.give(options)
        if prompt == "action":
            return self.act(options)
        if prompt == "vote":
            return self.vote(options)
        if prompt == "change-vote":
            return self.change_vote(options)
        return self.choose_rarely(prompt, options)

    def choose_rarely(self, prompt: str, options: list[int]) -> int:
        if prompt == "verdict":
            return self.give_verdict(options)
        if prompt == "claim":
            return int(CLAIM) if self.should_claim() else int(GO_ON)
        if prompt == "help":
            return int(HELP) if self.would_help() else int(REFUSE)
        if prompt == "guess":
            return self.guess(options)
        if prompt == "portrait":
            return self.look(options)
        if prompt == "lord":
            return int(DECLINE)
        if prompt == "lord-marker":
            return int(RETURN)
        return int(ANY_CHARACTER) if prompt == "character" else options[0]

    def move(self, options: list[int]) -> int:
        if self.ghost:
            values = [self.value_as_ghost(each - GO) + self.jitter() for each in options]
            return self.best(options, values)
        paths = MovePaths(self.table).run()
        values = [
            self.value_of_path(path) + self.jitter() - COST_OF_A_DOOR * float(path.doors)
            for path in paths
        ]
        return self.best([int(path.first) for path in paths], values)

    def value_as_ghost(self, place: i64) -> float:
        """The value of a place for a ghost."""
        return 0.0

    def value_of_path(self, path: MovePath) -> float:
        return 0.0

    def give(self, options: list[int]) -> int:
        """Gives the first face it may, Alive if it has one, to a random receiver."""
        face = options[0] // MOST_PARTIES
        same = [each for each in options if each // MOST_PARTIES == face]
        return same[self.rng.below(len(same))]

    def act(self, options: list[int]) -> int:
        values = [self.value_of_action(each) + self.jitter() for each in options]
        return self.best(options, values)

    def value_of_action(self, choice: i64) -> float:
        return 0.0

    def value_of_company(self, others: i64) -> float:
        """The value of the best look at one of these parties."""
        best = 0.0
        for party in range(self.rules.parties):
            if has(others, party):
                best = max(best, self.value_of_look(party))
        return best

    def value_of_look(self, party: i64) -> float:
        return 0.0

    def vote(self, options: list[int]) -> int:
        return int(ABSTAIN)

    def give_verdict(self, options: list[int]) -> int:
        return int(CONFIRM) if CONFIRM in options else int(PUT_BACK)

    def should_claim(self) -> bool:
        return False

    def would_help(self) -> bool:
        return True

    def guess(self, options: list[int]) -> int:
        return int(NO_GUESS)

    def look(self, options: list[int]) -> int:
        return int(DECLINE)

    # ------------------------------------------------------------ the knife after the reveal

    def value_of_exit(self, party: i64) -> float:
        """The value for its own team if this party is voted out."""
        return 0.0

    def change_vote(self, options: list[int]) -> int:
        """AC-J10  The change with the best outcome; unchanged if it makes no difference."""
        g = self.table
        before = g.answers[self.me]
        values: list[float] = []
        for choice in options:
            g.answers[self.me] = before if choice == KEEP else choice
            out = loser_of(tally(g))
            values.append(0.0 if out < 0 else self.value_of_exit(out))
            if choice != KEEP:
                values[-1] -= self.cost_of_knife() + 0.001
        g.answers[self.me] = before
        return self.best(options, values)

    def cost_of_knife(self) -> float:
        return 0.0

    def supporters(self, target: i64) -> i64:
        """The number of others that announced a vote for this party in this discussion."""
        count: i64 = 0
        for seat, named in self.announced().items():
            if seat != self.me and named == int(target):
                count += 1
        return count

    def announced(self) -> dict[int, object]:
        """The vote that each seat announced last in this discussion."""
        last: dict[int, object] = {}
        for claim in self.view["claims"]:
            if claim["claim"] == "vote" and claim["round"] == self.round:
                last[claim["seat"]] = claim["fields"]["seat"]
        return last

    def vote_options(self, options: list[int]) -> list[int]:
        """The parties that it can vote for, except itself."""
        return [each - int(VOTE) for each in options if each != ABSTAIN and each != VOTE + self.me]
