"""Rest and Trade (rulebook, Rest, Trade; DMD-100 … 106)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.choices import (
    CARD,
    DONE,
    INVESTIGATOR,
    YES,
    YES_NO,
    choices_in,
)
from miskatonic.games.death_may_die.model.components import bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.events import Rested, Traded
from miskatonic.games.death_may_die.model.holdings import PHOTO_REST, bonus_of, refresh, skill
from miskatonic.games.death_may_die.model.state import (
    DID_REST,
    DID_TRADE,
    DeathMayDieState,
    investigators_at,
    is_alive,
    seat_of,
    tokens_on,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.triggers import FireOwn, Pending, gather_own
from miskatonic.games.death_may_die.rules.wounds import HealPoints, cards_of_kind, points_to_heal
from miskatonic.kernel.state import Step, ask, push, tell, then, unwind_to

# ---------------------------------------------------------------- rest


def can_rest(g: DeathMayDieState, who: i64) -> bool:
    """DMD-100, DMD-R38  Whether resting helps the investigator, or someone who heals with them."""
    if rest_points(g, who) > 0 and points_to_heal(g, who) > 0:
        return True
    token = _traded_token(g, who)
    if rest_points(g, who) > 0 and token >= 0 and tokens_on(g, who, token) > 0:
        return True
    pending: list[Pending] = []
    gather_own(g, pending, word.RESTED, who)
    if pending:
        return True
    others = investigators_at(g, g.space[who]) & ~bit(who)
    other: i64 = 0
    while others >> other:
        if others & bit(other) and skill(g, other, PHOTO_REST) > 0 and points_to_heal(g, other) > 0:
            return True
        other += 1
    return False


def rest_points(g: DeathMayDieState, who: i64) -> i64:
    """DMD-100  3 points, plus and minus cards."""
    return g.components.dice.rest + bonus_of(g, who, word.BONUS_REST)


def start_rest(g: DeathMayDieState, who: i64) -> None:
    """DMD-100 … 102  Heal up to 3 points of stress and wounds, never sanity."""
    if who == g.active:
        g.did |= DID_REST
    if g.loud:
        tell(g, Rested(who))
    push(g, FireOwn(word.RESTED, who))
    others = investigators_at(g, g.space[who]) & ~bit(who)
    other: i64 = 0
    while others >> other:
        if others & bit(other) and skill(g, other, PHOTO_REST) > 0:
            push(g, HealPoints(other, skill(g, other, PHOTO_REST), "skill:avid-photographer"))
        other += 1
    push(g, HealPoints(who, rest_points(g, who), "rule:DMD-100", _traded_token(g, who)))


def _traded_token(g: DeathMayDieState, who: i64) -> i64:
    """The token that can be bought for one point of rest."""
    for bonus in g.bonuses[who]:
        if bonus.what == word.BONUS_REST_TRADE:
            return g.components.local_token(bonus.token)
    return -1


# ---------------------------------------------------------------- trade


def tradable(g: DeathMayDieState, who: i64) -> i64:
    """DMD-106  Items and companions, but not conditions."""
    items = cards_of_kind(g, who, word.SIDE_ITEM)
    return items | cards_of_kind(g, who, word.SIDE_COMPANION)


def all_tradable(g: DeathMayDieState, space: i64) -> i64:
    found: i64 = 0
    traders = investigators_at(g, space)
    who: i64 = 0
    while traders >> who:
        if traders & bit(who):
            found |= tradable(g, who)
        who += 1
    return found


def can_trade(g: DeathMayDieState, who: i64) -> bool:
    space: i64 = g.space[who]
    others = investigators_at(g, space) & ~bit(who)
    return others != 0 and all_tradable(g, space) != 0


def holder_of(g: DeathMayDieState, card: i64) -> i64:
    who: i64 = 0
    while not g.hand[who] & bit(card):
        who += 1
    return who


def start_trade(g: DeathMayDieState, who: i64) -> None:
    if who == g.active:
        g.did |= DID_TRADE
    push(g, ChooseTraded(who, 0))


class ChooseTraded(QuestionStep):
    """DMD-103, DMD-104  Any card of anyone in the space, each once; the acting player chooses."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "done")

    def __init__(self, who: i64, done: i64) -> None:
        self.who: Final[i64] = who
        self.done: Final[i64] = done

    def run(self, g: DeathMayDieState) -> None:
        if not is_alive(g, self.who):
            return
        cards = all_tradable(g, g.space[self.who]) & ~self.done
        if cards:
            ask(
                g,
                self,
                seat_of(g, self.who),
                "trade-card",
                "rule:DMD-103",
                choices_in(CARD, cards, DONE),
            )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != DONE:
            card = choice - CARD
            then(g, ChooseReceiver(self.who, card), ChooseTraded(self.who, self.done | bit(card)))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}


class ChooseReceiver(QuestionStep):
    """Ask who gets the card."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "card")

    def __init__(self, who: i64, card: i64) -> None:
        self.who: Final[i64] = who
        self.card: Final[i64] = card

    def run(self, g: DeathMayDieState) -> None:
        others = investigators_at(g, g.space[self.who]) & ~bit(holder_of(g, self.card))
        if ones(others) == 1:
            self._propose(g, lowest(others))
        else:
            options = choices_in(INVESTIGATOR, others)
            ask(g, self, seat_of(g, self.who), "trade-receiver", "rule:DMD-103", options)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self._propose(g, choice - INVESTIGATOR)

    def _propose(self, g: DeathMayDieState, receiver: i64) -> None:
        giver = holder_of(g, self.card)
        push(g, HandOver(self.card, giver, receiver))
        for party in (receiver, giver):
            if seat_of(g, party) != seat_of(g, self.who):
                push(g, Consent(party, self.card, receiver))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "card": self.card}


class Consent(QuestionStep):
    """DMD-103  The other player of a trade must agree."""

    __match_args__: ClassVar[tuple[str, ...]] = ("party", "card", "receiver")

    def __init__(self, party: i64, card: i64, receiver: i64) -> None:
        self.party: Final[i64] = party
        self.card: Final[i64] = card
        self.receiver: Final[i64] = receiver

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, seat_of(g, self.party), "trade-consent", "rule:DMD-103", YES_NO)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != YES:
            unwind_to(g, HandOver)
            g.agenda.pop()

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.party, "card": self.card, "receiver": self.receiver}


class HandOver(Step[DeathMayDieState]):
    """DMD-105  The card changes hands with the same side up and its wounds."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card", "giver", "receiver")

    def __init__(self, card: i64, giver: i64, receiver: i64) -> None:
        self.card: Final[i64] = card
        self.giver: Final[i64] = giver
        self.receiver: Final[i64] = receiver

    def run(self, g: DeathMayDieState) -> None:
        g.hand[self.giver] = g.hand[self.giver] & ~bit(self.card)
        g.hand[self.receiver] = g.hand[self.receiver] | bit(self.card)
        if g.loud:
            tell(g, Traded(self.card, self.giver, self.receiver))
        refresh(g, self.giver)
        refresh(g, self.receiver)
