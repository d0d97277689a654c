"""A position set up by hand, by the cards' names: for tests, puzzles and lessons."""

from collections.abc import Sequence

from miskatonic.errors import BadOptions
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES
from miskatonic.games.arkham_ritual.rules.ending import END_ROUND
from miskatonic.games.arkham_ritual.rules.events import RoundBegan
from miskatonic.games.arkham_ritual.rules.options import Rules
from miskatonic.games.arkham_ritual.rules.setup import NEXT_ROUND, empty_table
from miskatonic.games.arkham_ritual.rules.state import FULL_SANITY, ArkhamRitualState
from miskatonic.games.arkham_ritual.rules.turn import BEGIN_TURN
from miskatonic.kernel.rng import Rng, commitment, seed_bytes
from miskatonic.kernel.state import run, tell, then


def arrange(
    rules: Rules,
    held: Sequence[str],
    deck: Sequence[str] | None,
    sanity: Sequence[int] | None,
    active: int,
    round: int,
    seed: object,
) -> ArkhamRitualState:
    """A round at its first turn. The deck is named from the top down; all others are discarded.

    Without a deck, it is made of all cards that are not held, in the order the seed gives them.
    """
    secret = seed_bytes(seed)
    g = empty_table(rules, Rng(secret))
    g.commitment = commitment(secret)
    if len(held) != rules.parties:
        raise BadOptions(f"{len(held)} held cards; {rules.parties} parties hold one each")
    rest = list(rules.cards)
    g.held = [_take_out(rest, name) for name in held]
    if deck is None:
        g.deck = rest
    else:
        if not deck:
            raise BadOptions("an empty deck; a turn begins by drawing a card")
        g.deck = [_take_out(rest, name) for name in deck][::-1]
        g.discards = rest
        g.stacked = len(g.deck)
    g.sanity = _check_sanity(rules, sanity)
    if not 0 <= active < rules.seats:
        raise BadOptions(f"active seat {active}; there are the seats 0 to {rules.seats - 1}")
    g.active = active
    g.round = _check_round(round)
    if g.loud:
        tell(g, RoundBegan(round, active, round))
    then(g, BEGIN_TURN, END_ROUND, NEXT_ROUND)
    run(g)
    return g


def _take_out(rest: list[int], name: str) -> int:
    for card in rest:
        if CARD_NAMES[card] == name:
            rest.remove(card)
            return card
    left = ", ".join(sorted({CARD_NAMES[card] for card in rest}))
    raise BadOptions(f"no card {name!r} is left; there are {left}")


def _check_sanity(rules: Rules, sanity: Sequence[int] | None) -> list[int]:
    if sanity is None:
        return [FULL_SANITY] * rules.seats
    if len(sanity) != rules.seats or not all(1 <= each <= FULL_SANITY for each in sanity):
        raise BadOptions(f"sanity {list(sanity)}; it takes {rules.seats} numbers from 1 to 7")
    return list(sanity)


def _check_round(round: int) -> int:
    if round < 1:
        raise BadOptions(f"round {round}; rounds count from 1")
    return round
