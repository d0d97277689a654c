"""Investigating: Discovery cards (rulebook, investigate or fight; DMD-119 … 132)."""

from typing import ClassVar, Final

from librt.vecs import append, remove
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import ORIGIN_DISCOVERY, Context, context
from miskatonic.games.death_may_die.card_data.schema import Clause
from miskatonic.games.death_may_die.model.choices import DONE, OPTION, YES, YES_NO, choices_in
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.counting import holds
from miskatonic.games.death_may_die.model.events import (
    Claimed,
    Discovered,
    DiscoveryDiscarded,
    OtherSideTaken,
)
from miskatonic.games.death_may_die.model.holdings import (
    SEEKER_INSTEAD,
    SEEKER_UNPAID,
    refresh,
    skill,
)
from miskatonic.games.death_may_die.model.roll import is_met
from miskatonic.games.death_may_die.model.state import (
    PHASE_INVESTIGATE_OR_FIGHT,
    DeathMayDieState,
    draw,
    is_alive,
    is_safe,
    open_roll,
    seat_of,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.costs import can_pay, confirm_lethal, is_lethal, pay
from miskatonic.games.death_may_die.rules.dice import start_roll
from miskatonic.games.death_may_die.rules.enemy_attacks import FIGHT
from miskatonic.games.death_may_die.rules.run_effects import run_script
from miskatonic.games.death_may_die.rules.tally import count_amount
from miskatonic.games.death_may_die.rules.triggers import FireOwn, Pending, fire, fire_own, gather
from miskatonic.games.death_may_die.rules.unknown import gain_random_relic
from miskatonic.kernel.state import Step, ask, push, tell, then

# Numbers of a card's lines; its options start at 0.
MUST_LINES: Final[i64] = 16
OTHERWISE_LINE: Final[i64] = 32


class InvestigateOrFight(Step[DeathMayDieState]):
    """DMD-118, DMD-119, DMD-132  Investigate on a safe space, otherwise fight."""

    def run(self, g: DeathMayDieState) -> None:
        who = g.active
        if not is_alive(g, who):
            return
        g.phase = PHASE_INVESTIGATE_OR_FIGHT
        g.fought = 0
        if not is_safe(g, g.space[who]):
            push(g, FIGHT)
        elif g.discovery:
            push(g, DrawDiscovery(who, True))
            fire_own(g, word.INVESTIGATING, who)


class DrawDiscovery(Step[DeathMayDieState]):
    """DMD-119, DMD-131, DMD-134  Draw the top card, or fight if the space has become unsafe."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "in_phase")

    def __init__(self, who: i64, in_phase: bool) -> None:
        self.who: Final[i64] = who
        self.in_phase: Final = in_phase

    def run(self, g: DeathMayDieState) -> None:
        who = self.who
        if not is_alive(g, who):
            return
        if self.in_phase and not is_safe(g, g.space[who]):
            push(g, FIGHT)
        elif g.discovery:
            if self.in_phase and skill(g, who, SEEKER_INSTEAD) > 0 and g.relic_deck:
                push(g, RelicInstead(who))
            else:
                reveal_discovery(g, who)


class RelicInstead(QuestionStep):
    """Relic Seeker: a random transformed relic instead of investigating."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, seat_of(g, self.who), "relic-instead", "skill:relic-seeker", YES_NO)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == YES:
            gain_random_relic(g, self.who)
        else:
            reveal_discovery(g, self.who)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}


def reveal_discovery(g: DeathMayDieState, who: i64) -> None:
    g.discovery, card = draw(g, g.discovery, g.discovery_stacked)
    if g.discovery_stacked > 0:
        g.discovery_stacked -= 1
    g.revealed = append(g.revealed, card)
    if g.loud:
        tell(g, Discovered(who, card))
    then(g, ResolveDiscovery(card, who), PutAway(card))


class PutAway(Step[DeathMayDieState]):
    """DMD-121, DMD-R27  A card that wasn't taken is discarded permanently."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card

    def run(self, g: DeathMayDieState) -> None:
        if self.card in g.revealed:
            g.revealed = remove(g.revealed, self.card)
            g.discovery_discard = append(g.discovery_discard, self.card)
            if g.loud:
                tell(g, DiscoveryDiscarded(self.card))


# ---------------------------------------------------------------- its lines


def line_of(g: DeathMayDieState, card: i64, line: i64) -> Clause:
    discovery = g.components.cards[card]
    if line >= OTHERWISE_LINE:
        assert discovery.otherwise is not None
        return discovery.otherwise
    if line >= MUST_LINES:
        return discovery.musts[line - MUST_LINES]
    return discovery.options[line]


def _is_waived(g: DeathMayDieState, card: i64, clause: Clause, who: i64) -> bool:
    """Relic Seeker: items cost no stress and no wounds."""
    if clause.take < 0 or skill(g, who, SEEKER_UNPAID) == 0:
        return False
    side = g.components.sides[2 * card + clause.take]
    return side is not None and side.kind == word.SIDE_ITEM


class ResolveDiscovery(QuestionStep):
    """DMD-013, DMD-120 … 122  Resolve a mandatory line, or offer a choice, or use the fallback."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card", "who")

    def __init__(self, card: i64, who: i64) -> None:
        self.card: Final[i64] = card
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        if not is_alive(g, self.who):
            return
        card = g.components.cards[self.card]
        ctx = context(self.who, -1, -1, -1, ORIGIN_DISCOVERY)
        line: i64 = MUST_LINES
        for clause in card.musts:
            if holds(g, clause.conditions, ctx):
                push(g, FollowLine(self.card, self.who, line))
                return
            line += 1
        options = self._open_lines(g, ctx)
        if options:
            asked = choices_in(OPTION, options, DONE)
            ask(
                g,
                self,
                seat_of(g, self.who),
                "discovery",
                g.components.discovery_ids[self.card],
                asked,
            )
        elif card.otherwise is not None:
            push(g, FollowLine(self.card, self.who, OTHERWISE_LINE))

    def _open_lines(self, g: DeathMayDieState, ctx: Context) -> i64:
        options: i64 = 0
        for line, clause in enumerate(g.components.cards[self.card].options):
            waived = _is_waived(g, self.card, clause, self.who)
            if holds(g, clause.conditions, ctx) and can_pay(g, clause.cost, ctx, waived):
                options |= bit(line)
        return options

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == DONE:
            if g.components.cards[self.card].otherwise is not None:
                push(g, FollowLine(self.card, self.who, OTHERWISE_LINE))
            return
        line = choice - OPTION
        clause = line_of(g, self.card, line)
        waived = _is_waived(g, self.card, clause, self.who)
        follow = FollowLine(self.card, self.who, line)
        ctx = context(self.who)
        if is_lethal(g, clause.cost, ctx, waived):
            named = g.components.discovery_ids[self.card]
            push(g, confirm_lethal(clause.cost, ctx, follow, self, named, waived))
        else:
            push(g, follow)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "card": self.card}


class LineStep(Step[DeathMayDieState]):
    """A step for one line of a Discovery card."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card", "who", "line")

    def __init__(self, card: i64, who: i64, line: i64) -> None:
        self.card: Final[i64] = card
        self.who: Final[i64] = who
        self.line: Final[i64] = line


class FollowLine(LineStep):
    """DMD-122  Pay, roll if the card asks for it, then take a side or resolve the effects."""

    def run(self, g: DeathMayDieState) -> None:
        clause = line_of(g, self.card, self.line)
        ctx = context(self.who, -1, -1, -1, ORIGIN_DISCOVERY)
        if clause.need is None:
            push(g, TakeSide(self.card, self.who, self.line))
        else:
            push(g, RollForLine(self.card, self.who, self.line))
        pay(g, clause.cost, ctx, _is_waived(g, self.card, clause, self.who))


class RollForLine(LineStep):
    """A roll that a Discovery card asks for."""

    def run(self, g: DeathMayDieState) -> None:
        if is_alive(g, self.who):
            green = line_of(g, self.card, self.line).green
            resolve = ResolveLineRoll(self.card, self.who, self.line)
            dice = g.components.dice.roll
            count = CountForLine(self.card, self.who, self.line)
            start_roll(g, word.ON_DISCOVERY, self.who, dice, green, resolve, count=count)


class CountForLine(LineStep):
    """DMD-081  Add the card's successes to the roll."""

    def run(self, g: DeathMayDieState) -> None:
        clause = line_of(g, self.card, self.line)
        ctx = context(self.who, -1, -1, -1, ORIGIN_DISCOVERY)
        count_amount(g, clause.add, 1, ctx, g.components.discovery_ids[self.card])


class ResolveLineRoll(LineStep):
    """DMD-081  With enough successes go on, otherwise use the card's fallback or do nothing."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        if not is_alive(g, self.who):
            return
        clause = line_of(g, self.card, self.line)
        push(g, FireOwn(word.ROLLED, self.who))
        assert clause.need is not None
        if is_met(clause.need, roll):
            push(g, TakeSide(self.card, self.who, self.line))
        elif g.components.cards[self.card].otherwise is not None:
            push(g, FollowLine(self.card, self.who, OTHERWISE_LINE))


class TakeSide(LineStep):
    """DMD-013, DMD-123  Claim the side, then resolve the line's other effects."""

    def run(self, g: DeathMayDieState) -> None:
        if not is_alive(g, self.who):
            return
        clause = line_of(g, self.card, self.line)
        source: i64 = -1
        if clause.take >= 0:
            source = 2 * self.card + clause.take
        run_script(g, clause.then, context(self.who, -1, -1, source, ORIGIN_DISCOVERY))
        if clause.take >= 0:
            claim(g, self.who, self.card, clause.take)


def claim(g: DeathMayDieState, who: i64, card: i64, side: i64) -> None:
    """DMD-015, DMD-123  Keep the card with that side up; there is no limit."""
    if card in g.revealed:
        g.revealed = remove(g.revealed, card)
    g.hand[who] = g.hand[who] | bit(card)
    turn_side(g, who, card, side)
    if g.loud:
        tell(g, Claimed(who, card, side))
    source = 2 * card + side
    pending: list[Pending] = []
    gather(g, pending, source, word.CLAIM, context(who, -1, -1, source))
    fire(g, pending)


def turn_side(g: DeathMayDieState, who: i64, card: i64, side: i64) -> None:
    g.right = (g.right & ~bit(card)) | (side << card)
    g.card_wounds[card] = 0
    g.used[2 * card] = 0
    g.used[2 * card + 1] = 0
    refresh(g, who)


def take_other_side(g: DeathMayDieState, who: i64, card: i64) -> None:
    """DMD-130  Turn the card to its other side; wounds of a companion are cleared."""
    if g.hand[who] & bit(card):
        side = 1 - ((g.right >> card) & 1)
        if g.components.sides[2 * card + side] is not None:
            turn_side(g, who, card, side)
            if g.loud:
                tell(g, OtherSideTaken(who, card, side))


INVESTIGATE_OR_FIGHT: Final = InvestigateOrFight()
