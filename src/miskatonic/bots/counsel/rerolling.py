"""The best use of rerolls, exactly: worked out from the last one back.

Which rerolls there are, and what one leaves of them, the rules are asked (rolls.py): free ones,
those for stress, those that come with one for stress.
"""

from typing import Final, NamedTuple

from miskatonic.bots.counsel.settling import Settled, Settling, TallyKey
from miskatonic.bots.counsel.stepping import copy_of
from miskatonic.bots.counsel.throws import Faces, Odds, Spread, shown_faces, with_die, without_die
from miskatonic.games.death_may_die.choices import REROLL, STRESS_REROLL
from miskatonic.games.death_may_die.rolled import no_faces
from miskatonic.games.death_may_die.rolls import REROLLS
from miskatonic.games.death_may_die.wounds import stress_left

# What is aimed at: to defeat the targets, to meet what is asked for, as many successes (or wounds)
# as can be, or as little harm.
DEFEAT: Final = "defeat"
NEED: Final = "need"
MOST: Final = "most"
HARM: Final = "harm"

# Two plans are the same if they differ by less; sums of fractions are not exact to the last bit.
HAIR: Final = 1e-9


class Rerolls(NamedTuple):
    """What is left: free rerolls, extra ones, stress on the track, stress that may be spent."""

    free: int
    extra: int
    stress: int
    allowed: int


class Prospect(NamedTuple):
    """A plan's worth by its aim, and the sanity it costs, where two are worth the same."""

    worth: float
    loss: float

    def beats(self, other: "Prospect") -> bool:
        if self.worth > other.worth + HAIR:
            return True
        return self.worth > other.worth - HAIR and self.loss < other.loss - HAIR


# A die to throw again: the choice without its face, and the face.
Pick = tuple[int, int]
Place = tuple[Faces, Rerolls]
Ends = dict[tuple[Faces, int], float]


class Rerolling:
    """One roll and all that may be done to it."""

    def __init__(self, settling: Settling) -> None:
        g = settling.base
        roll = g.roll
        assert roll is not None
        self.settling: Final = settling
        self.odds: Final = Odds(g.setting.dice)
        self._scratch: Final = copy_of(g)
        self._settled: Final[dict[tuple[TallyKey, int], list[Settled]]] = {}
        self._tallies: Final[dict[Faces, TallyKey]] = {}
        self._after: Final[dict[tuple[Rerolls, int], Rerolls | None]] = {}
        self._plans: Final[dict[Place, tuple[Prospect, Pick | None]]] = {}
        self._again: Final[dict[tuple[Faces, int, Rerolls], Prospect]] = {}
        stress: int = stress_left(g, settling.who)
        start = Rerolls(roll.free, roll.extra, g.stress[settling.who], stress)
        may_spend = self.after(start, int(STRESS_REROLL)) is not None
        self.start: Final = start if may_spend else start._replace(allowed=0)
        self.aim: Final = self._aim(self.odds.thrown(roll.black, roll.green))

    # ------------------------------------------------------------ what dice come to

    def _options(self, faces: Faces, stress: int) -> list[Settled]:
        tally = self._tallies.get(faces)
        if tally is None:
            tally = self._tallies[faces] = self.settling.tally(faces)
        found = self._settled.get((tally, stress))
        if found is None:
            found = self._settled[tally, stress] = self.settling.settle(faces, stress)
        return found

    def _aim(self, every: Spread) -> str:
        """What can be reached at all, with no stress spent, says what it is about."""
        all_of_it = [each for faces in every for each in self._options(faces, self.start.stress)]
        if self.settling.is_against:
            is_harmful = any(each.wounds for each in all_of_it)
            return HARM if is_harmful or self.settling.need is None else NEED
        if self.settling.targets:
            targets = len(self.settling.targets)
            return DEFEAT if any(each.defeated == targets for each in all_of_it) else MOST
        return MOST if self.settling.need is None else NEED

    def worth(self, settled: Settled) -> float:
        if self.aim == DEFEAT:
            return float(settled.defeated)
        if self.aim == NEED:
            return float(settled.is_met)
        if self.aim == HARM:
            return -float(settled.wounds)
        return float(settled.wounds if self.settling.targets else settled.successes)

    def reaches(self, settled: Settled) -> bool:
        if self.aim == DEFEAT:
            return settled.defeated == len(self.settling.targets)
        if self.aim == NEED:
            return settled.is_met
        return settled.wounds == 0 if self.aim == HARM else settled.successes > 0

    def settled(self, faces: Faces, stress: int) -> Settled:
        """The best that these dice can be made to come to."""
        options = self._options(faces, stress)
        best = options[0]
        for each in options[1:]:
            if self._prospect(each).beats(self._prospect(best)):
                best = each
        return best

    def _prospect(self, settled: Settled) -> Prospect:
        return Prospect(self.worth(settled), float(settled.loss))

    # ------------------------------------------------------------ what may be rolled again

    def after(self, left: Rerolls, kind: int) -> Rerolls | None:
        """What is left after a reroll of that kind; None where there is none."""
        key = (left, kind)
        if key not in self._after:
            self._after[key] = self._spend(left, kind)
        return self._after[key]

    def _spend(self, left: Rerolls, kind: int) -> Rerolls | None:
        g, who = self._scratch, self.settling.who
        roll = g.roll
        assert roll is not None
        if kind == STRESS_REROLL and left.allowed == 0:
            return None
        roll.free, roll.extra, roll.faces = left.free, left.extra, no_faces()
        roll.faces[0] = 1
        g.stress[who] = left.stress
        agenda = g.agenda[:]
        REROLLS.run(g)
        is_possible = bool(g.asked) and kind in g.asked[0].options
        g.asked.clear()
        if is_possible:
            g.forced = [0]
            REROLLS.answer(g, 0, kind)
        g.agenda = agenda
        if not is_possible:
            return None
        spent = g.stress[who] - left.stress
        return Rerolls(roll.free, roll.extra, g.stress[who], left.allowed - spent)

    # ------------------------------------------------------------ the best that can be done

    def plan(self, faces: Faces, left: Rerolls) -> tuple[Prospect, Pick | None]:
        """The prospect of the best play, and the die it throws again; None: it stops here."""
        place = (faces, left)
        found = self._plans.get(place)
        if found is None:
            found = self._plans[place] = self._plan(faces, left)
        return found

    def _plan(self, faces: Faces, left: Rerolls) -> tuple[Prospect, Pick | None]:
        """Stress is spent for the aim alone; free rerolls also to save sanity."""
        best = self._prospect(self.settled(faces, left.stress))
        pick: Pick | None = None
        free = self._best_reroll(faces, left, int(REROLL))
        if free is not None and free[0].beats(best):
            best, pick = free
        stress = self._best_reroll(faces, left, int(STRESS_REROLL))
        if stress is not None and stress[0].worth > best.worth + HAIR:
            best, pick = stress
        return best, pick

    def _best_reroll(self, faces: Faces, left: Rerolls, kind: int) -> tuple[Prospect, Pick] | None:
        after = self.after(left, kind)
        if after is None:
            return None
        best: tuple[Prospect, Pick] | None = None
        for face in shown_faces(faces):
            prospect = self.prospect_again(without_die(faces, face), face, after)
            if best is None or prospect.beats(best[0]):
                best = prospect, (kind, face)
        return best

    def prospect_again(self, rest: Faces, face: int, left: Rerolls) -> Prospect:
        """Throwing one die beside the rest, and going on as well as can be."""
        key = (rest, face & 8, left)
        found = self._again.get(key)
        if found is None:
            worth = loss = 0.0
            for new, share in self.odds.of_die(face):
                prospect, _ = self.plan(with_die(rest, new), left)
                worth += share * prospect.worth
                loss += share * prospect.loss
            found = self._again[key] = Prospect(worth, loss)
        return found

    def played(self, spread: Spread, left: Rerolls) -> Ends:
        """Where the best play from these results ends: dice, and the stress then on the track."""
        ends: Ends = {}
        open_: dict[Place, float] = {(faces, left): chance for faces, chance in spread.items()}
        while open_:
            onward: dict[Place, float] = {}
            for (faces, now), chance in open_.items():
                _, pick = self.plan(faces, now)
                if pick is None:
                    key = (faces, now.stress)
                    ends[key] = ends.get(key, 0.0) + chance
                    continue
                kind, face = pick
                after = self.after(now, kind)
                assert after is not None
                for new, share in self.again(faces, face).items():
                    onward[new, after] = onward.get((new, after), 0.0) + chance * share
            open_ = onward
        return ends

    def again(self, faces: Faces, face: int) -> Spread:
        """One die thrown again, and no more."""
        rest = without_die(faces, face)
        return {with_die(rest, new): share for new, share in self.odds.of_die(face)}
