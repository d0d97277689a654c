"""Sets up a position by hand, using card names: for tests, puzzles and lessons.

It begins a round, at its first turn or a later one, and then plays `moves`, which are real moves:
so a position can be at any point of a turn, with the past that led there.
"""

import operator
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.errors import BadOptions
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES, MAGICAL_ORB
from miskatonic.games.arkham_ritual.rules.ending import END_ROUND
from miskatonic.games.arkham_ritual.rules.events import (
    Dealt,
    OrbLooked,
    OrbRemoved,
    OrbReturned,
    RoundBegan,
)
from miskatonic.games.arkham_ritual.rules.options import Rules
from miskatonic.games.arkham_ritual.rules.scoring import doom
from miskatonic.games.arkham_ritual.rules.setup import NEXT_ROUND, empty_table
from miskatonic.games.arkham_ritual.rules.state import (
    DOOM_SPOTS,
    FULL_SANITY,
    ArkhamRitualState,
    all_but,
    seat_bit,
)
from miskatonic.games.arkham_ritual.rules.turn import BEGIN_TURN
from miskatonic.kernel.numbers import LARGEST
from miskatonic.kernel.rng import Rng, commitment, seed_bytes
from miskatonic.kernel.state import run, tell, then

MOST_ROUNDS: Final = 1000


def arrange(
    rules: Rules,
    held: Sequence[str],
    deck: Sequence[str] | None,
    sanity: Sequence[int] | None,
    active: object,
    round: object,
    seed: object,
    looked: object,
    removed: str | None,
) -> ArkhamRitualState:
    """A round about to ask the active seat. The deck is named from the top down.

    All cards that are not named are discarded. If no deck is given, it is all cards that are not
    held, in the order the seed gives them. `looked` is a seat that saw the top card through the Orb
    and put it back; with `removed` it saw that card first, and removed it from the round.
    """
    secret = seed_bytes(seed)
    g = empty_table(rules, Rng(secret))
    g.commitment = commitment(secret)
    _lay_out(g, held, deck, removed)
    g.sanity = vec[i64](_check_sanity(rules, sanity))
    g.active = _check_seat(rules, active, "active seat")
    g.round = _check_round(rules, round)
    if looked is None and removed is not None:
        raise BadOptions(f"removed {removed!r}, but no seat looked; name it in `looked`")
    _tell_beginning(g)
    if looked is not None:
        _look(g, _check_seat(rules, looked, "looked"))
    then(g, BEGIN_TURN, END_ROUND, NEXT_ROUND)
    run(g)
    return g


def _lay_out(
    g: ArkhamRitualState, held: Sequence[str], deck: Sequence[str] | None, removed: str | None
) -> None:
    names = check_names(held, "held")
    if len(names) != g.rules.parties:
        raise BadOptions(f"{len(names)} held cards; {g.rules.parties} parties hold one each")
    rest = list(g.rules.cards)
    g.held = vec[i64]([_take_out(rest, name, "held") for name in names])
    if removed is not None:
        g.removed = _take_out(rest, check_names([removed], "removed")[0], "removed")
    if deck is None:
        g.deck = vec[i64](rest)
        return
    below = check_names(deck, "deck")
    if not below:
        raise BadOptions("an empty deck; a turn begins by drawing a card")
    g.deck = vec[i64]([_take_out(rest, name, "deck") for name in below][::-1])
    g.discards = vec[i64](rest)
    g.discards_since = vec[i64]([0] * len(rest))
    g.stacked = len(g.deck)


def _tell_beginning(g: ArkhamRitualState) -> None:
    """AR-R1  Tell the beginning of the round, as if the cards held now had been dealt."""
    if not g.loud:
        return
    tell(g, RoundBegan(g.round, g.active, doom(g)))
    for party in range(g.rules.parties):
        tell(g, Dealt(party, g.held[party]), all_but(g, party))


def _look(g: ArkhamRitualState, seat: int) -> None:
    """AR-G3  A look through the Orb, some turns ago."""
    if MAGICAL_ORB not in g.discards:
        raise BadOptions(
            f"seat {seat} looked through the Orb, but no 'magical-orb' lies open; name a deck "
            "without it, and let no one hold it"
        )
    mine = seat_bit(seat)
    is_removed = g.removed >= 0
    if is_removed:
        g.knows_removed = mine
    else:
        g.knows_top = mine
    if g.loud:
        tell(g, OrbLooked(seat, g.removed if is_removed else g.deck[-1]), mine)
        tell(g, OrbRemoved(seat) if is_removed else OrbReturned(seat))


# ---------------------------------------------------------------- what is refused


def _take_out(rest: list[int], name: str, where: str) -> int:
    for card in rest:
        if CARD_NAMES[card] == name:
            rest.remove(card)
            return card
    left = ", ".join(sorted({CARD_NAMES[card] for card in rest}))
    if name in CARD_NAMES:
        why = "is not in this game, or named more often than there are copies"
    else:
        why = "is not a card"
    raise BadOptions(f"{where}: {name!r} {why}; left are {left}")


def check_names(names: object, where: str) -> list[str]:
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise BadOptions(f"{where} {names!r}; expected a list of names of cards")
    for name in names:
        if not isinstance(name, str):
            raise BadOptions(f"{where}: {name!r} is not a card name such as {CARD_NAMES[0]!r}")
    return list(names)


def _check_sanity(rules: Rules, sanity: object) -> list[int]:
    if sanity is None:
        return [FULL_SANITY] * rules.seats
    right = f"expected {rules.seats} numbers from 1 to {FULL_SANITY}"
    if isinstance(sanity, str) or not isinstance(sanity, Sequence) or len(sanity) != rules.seats:
        raise BadOptions(f"sanity {sanity!r}; {right}")
    found = [_whole(each, f"sanity {sanity!r}", right) for each in sanity]
    if 0 in found:
        raise BadOptions(f"sanity {found}: with a seat at 0 the game is over; {right}")
    if min(found) < 1 or max(found) > FULL_SANITY:
        raise BadOptions(f"sanity {found}; {right}")
    return found


def _check_seat(rules: Rules, seat: object, what: str) -> int:
    right = f"the seats are 0 to {rules.seats - 1}"
    number = _whole(seat, f"{what} {seat!r}", right)
    if not 0 <= number < rules.seats:
        raise BadOptions(f"{what} {number}; {right}")
    return number


def _check_round(rules: Rules, round: object) -> int:
    most = DOOM_SPOTS if rules.doom_track else MOST_ROUNDS
    right = f"rounds count from 1 to {most}"
    if rules.doom_track:
        right += ", the last spot of the doom track"
    number = _whole(round, f"round {round!r}", right)
    if not 1 <= number <= most:
        raise BadOptions(f"round {number}; {right}")
    return number


def _whole(number: object, what: str, right: str) -> int:
    if isinstance(number, bool):
        raise BadOptions(f"{what}; {right}")
    try:
        found = operator.index(number)  # type: ignore[arg-type]
    except TypeError:
        raise BadOptions(f"{what}; {right}") from None
    if not -LARGEST <= found <= LARGEST:
        raise BadOptions(f"{what}; {right}")
    return found
