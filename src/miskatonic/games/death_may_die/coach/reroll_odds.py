"""Computes the best use of rerolls exactly, from the last reroll backwards.

The rules decide which rerolls are possible and which remain: free ones, those for stress, and extra
ones that come with a reroll for stress.
"""

from typing import Final, Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.coach.dice_odds import Faces, Odds, Results
from miskatonic.games.death_may_die.coach.roll_outcomes import RollOutcome, RollOutcomes, TallyKey
from miskatonic.games.death_may_die.coach.stepping import copy_of
from miskatonic.games.death_may_die.model.choices import REROLL, STRESS_REROLL
from miskatonic.games.death_may_die.model.roll import no_faces
from miskatonic.games.death_may_die.model.state import open_roll
from miskatonic.games.death_may_die.rules.dice import REROLLS
from miskatonic.games.death_may_die.rules.wounds import stress_left
from miskatonic.kernel.state import close_questions

# The aim of a roll: defeat the targets, meet the need, most successes (or wounds), or least harm.
Aim = Literal["defeat", "need", "most", "harm"]
DEFEAT: Final = "defeat"
NEED: Final = "need"
MOST: Final = "most"
HARM: Final = "harm"

# Differences below this are rounding errors.
HAIR: Final = 1e-9
STOP: Final = -1


class RerollsLeft(NamedTuple):
    """The free and extra rerolls left, the stress spent, and the stress still allowed."""

    free: int
    extra: int
    spent: int
    allowed: int


# Chances by result; and final chances by result and stress spent.
Spread = dict[int, float]
Ends = dict[tuple[int, int], float]


class Prospects:
    """The best that can be made of each result: its value, the sanity lost, the next die.

    `kinds` is the choice without its face, or STOP.
    """

    def __init__(self, worth: list[float], loss: list[float]) -> None:
        self.worth: Final = worth
        self.loss: Final = loss
        self.kinds: Final = [STOP] * len(worth)
        self.faces: Final = [0] * len(worth)


class RerollOdds:
    """One roll and its possible rerolls."""

    def __init__(self, outcomes: RollOutcomes) -> None:
        g = outcomes.base
        roll = open_roll(g)
        self.outcomes: Final = outcomes
        self._scratch: Final = copy_of(g)
        self._track: Final[int] = g.stress[outcomes.who]
        self._outcomes: Final[dict[tuple[TallyKey, int], list[RollOutcome]]] = {}
        self._tallies: Final[dict[Faces, TallyKey]] = {}
        start = RerollsLeft(roll.free, roll.extra, 0, int(stress_left(g, outcomes.who)))
        may_spend = self.after(start, int(STRESS_REROLL)) is not None
        self.start: Final = start if may_spend else start._replace(allowed=0)
        without_signs = Odds(g.components.dice, False)
        every = list(Odds(g.components.dice, True).thrown(roll.black, roll.green))
        self.aim: Final = self._aim(every)
        self._heeds_stress: Final = any(
            self._options(faces, 0) != self._options(faces, self.start.allowed) for faces in every
        )
        signs = any(self._is_changed(faces, without_signs.seen(list(faces))) for faces in every)
        self.odds: Final = Odds(g.components.dice, signs)
        self.results: Final = Results(self.odds, roll.black, roll.green)
        self._best: Final[dict[tuple[int, int], RollOutcome]] = {}
        self._prospects: Final[dict[RerollsLeft, Prospects]] = {}

    # ------------------------------------------------------------ what dice come to

    def _options(self, faces: Faces, spent: int) -> list[RollOutcome]:
        tally = self._tallies.get(faces)
        if tally is None:
            tally = self._tallies[faces] = self.outcomes.tally(faces)
        found = self._outcomes.get((tally, spent))
        if found is None:
            found = self.outcomes.possible(faces, self._track + spent)
            self._outcomes[tally, spent] = found
        return found

    def _aim(self, every: list[Faces]) -> Aim:
        """The aim, judged by what can be reached without spending stress."""
        all_of_it = [each for faces in every for each in self._options(faces, 0)]
        if self.outcomes.is_against:
            is_harmful = any(each.wounds for each in all_of_it)
            return HARM if is_harmful or self.outcomes.need is None else NEED
        if self.outcomes.targets:
            targets = len(self.outcomes.targets)
            return DEFEAT if any(each.defeated == targets for each in all_of_it) else MOST
        return MOST if self.outcomes.need is None else NEED

    def _is_changed(self, faces: Faces, others: Faces) -> bool:
        """Whether these dice have another outcome than those, with or without stress."""
        for spent in (0, self.start.allowed):
            if self._options(faces, spent) != self._options(others, spent):
                return True
        return False

    def worth(self, outcome: RollOutcome) -> float:
        if self.aim == DEFEAT:
            return float(outcome.defeated)
        if self.aim == NEED:
            return float(outcome.is_met)
        if self.aim == HARM:
            return -float(outcome.wounds)
        return float(outcome.wounds if self.outcomes.targets else outcome.successes)

    def reaches(self, outcome: RollOutcome) -> bool:
        if self.aim == DEFEAT:
            return outcome.defeated == len(self.outcomes.targets)
        if self.aim == NEED:
            return outcome.is_met
        return outcome.wounds == 0 if self.aim == HARM else outcome.successes > 0

    def outcome(self, result: int, spent: int) -> RollOutcome:
        """The best outcome of these dice."""
        key = (result, spent if self._heeds_stress else 0)
        best = self._best.get(key)
        if best is None:
            faces = self.results.faces[result]
            for each in self._options(faces, key[1]):
                if best is None or self._is_better(each, best):
                    best = each
            assert best is not None
            self._best[key] = best
        return best

    def _is_better(self, one: RollOutcome, other: RollOutcome) -> bool:
        return beats(self.worth(one), one.loss, self.worth(other), other.loss)

    # ------------------------------------------------------------ what may be rolled again

    def after(self, left: RerollsLeft, kind: int) -> RerollsLeft | None:
        """The rerolls left after one of this kind, or None if it isn't possible."""
        if kind == STRESS_REROLL and left.allowed == 0:
            return None
        g, who = self._scratch, self.outcomes.who
        roll = open_roll(g)
        roll.free, roll.extra, roll.faces = left.free, left.extra, no_faces()
        roll.faces[0] = 1
        g.stress[who] = self._track + left.spent
        agenda = g.agenda[:]
        REROLLS.run(g)
        is_possible = bool(g.asked) and kind in g.asked[0].options
        close_questions(g)
        if is_possible:
            g.forced = vec[i64]([0])
            REROLLS.answer(g, 0, kind)
        g.agenda = agenda
        if not is_possible:
            return None
        spent: int = g.stress[who] - self._track
        return RerollsLeft(roll.free, roll.extra, spent, left.allowed - (spent - left.spent))

    # ------------------------------------------------------------ the best that can be done

    def prospects(self, left: RerollsLeft) -> Prospects:
        key = left if self._heeds_stress else left._replace(spent=0)
        found = self._prospects.get(key)
        if found is None:
            found = self._prospects[key] = self._foresee(key)
        return found

    def _foresee(self, left: RerollsLeft) -> Prospects:
        """Spend stress only for the aim, and free rerolls also to save sanity."""
        outcomes = [self.outcome(result, left.spent) for result in range(len(self.results.faces))]
        found = Prospects(
            [self.worth(each) for each in outcomes], [float(each.loss) for each in outcomes]
        )
        for kind in (int(REROLL), int(STRESS_REROLL)):
            after = self.after(left, kind)
            if after is not None:
                self._improve(found, kind, self.prospects(after))
        return found

    def _improve(self, found: Prospects, kind: int, later: Prospects) -> None:
        """Reroll a die wherever that is better."""
        worths: list[float] = []
        losses: list[float] = []
        for again in self.results.rests:
            worths.append(sum([share * later.worth[result] for result, share in again]))
            losses.append(sum([share * later.loss[result] for result, share in again]))
        for result, dice in enumerate(self.results.dice):
            worth, loss, chosen = 0.0, 0.0, STOP
            for face, rest in dice:
                if chosen == STOP or beats(worths[rest], losses[rest], worth, loss):
                    worth, loss, chosen = worths[rest], losses[rest], face
            # Saving sanity alone doesn't justify stress.
            saved = loss if kind == REROLL else found.loss[result]
            if chosen != STOP and beats(worth, saved, found.worth[result], found.loss[result]):
                found.worth[result] = worth
                found.loss[result] = loss
                found.kinds[result] = kind
                found.faces[result] = chosen

    def played(self, spread: Spread, left: RerollsLeft) -> Ends:
        """The final results of the best play from these results."""
        ends: Ends = {}
        still_open: dict[RerollsLeft, Spread] = {left: spread}
        while still_open:
            now, results = still_open.popitem()
            prospects = self.prospects(now)
            for result, chance in results.items():
                kind = prospects.kinds[result]
                if kind == STOP:
                    ends[result, now.spent] = ends.get((result, now.spent), 0.0) + chance
                    continue
                after = self.after(now, kind)
                assert after is not None
                onward = still_open.setdefault(after, {})
                for new, share in self.again(result, prospects.faces[result]).items():
                    onward[new] = onward.get(new, 0.0) + chance * share
        return ends

    def again(self, result: int, face: int) -> Spread:
        """The results after rerolling one die once."""
        for shown, rest in self.results.dice[result]:
            if shown == face:
                return dict(self.results.rests[rest])
        raise AssertionError(f"no die shows {face}")


def beats(worth: float, loss: float, other_worth: float, other_loss: float) -> bool:
    """Whether it is worth more, or as much for less sanity."""
    if worth > other_worth + HAIR:
        return True
    return worth > other_worth - HAIR and loss < other_loss - HAIR
