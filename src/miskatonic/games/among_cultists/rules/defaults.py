"""The default choices, made for a seat whose time is up (AC-Q11)."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import PORTAL_ROOM
from miskatonic.games.among_cultists.rules.automa import first_clockwise
from miskatonic.games.among_cultists.rules.cards import bit
from miskatonic.games.among_cultists.rules.choices import (
    ABSTAIN,
    ANY_CHARACTER,
    CONFIRM,
    DECLINE,
    GIVE,
    GO,
    GO_ON,
    KEEP,
    MOST_PARTIES,
    NO_GUESS,
    PASS,
    PUT_BACK,
    READY,
    REFUSE,
    RETURN,
    STOP,
)
from miskatonic.games.among_cultists.rules.state import AmongCultistsState, is_ghost, one_place
from miskatonic.kernel.state import Decision

# By prompt; the other defaults depend on the options.
ALWAYS: Final[dict[str, int]] = {
    "character": int(ANY_CHARACTER),
    "discuss": int(READY),
    "vote": int(ABSTAIN),
    "change-vote": int(KEEP),
    "action": int(PASS),
    "portrait": int(DECLINE),
    "lord": int(DECLINE),
    "lord-marker": int(RETURN),
    "help": int(REFUSE),
    "claim": int(GO_ON),
    "guess": int(NO_GUESS),
}


def default_choice(g: AmongCultistsState, decision: Decision) -> int:
    prompt = decision.prompt
    if prompt == "move":
        return default_move(g, decision)
    if prompt == "encounter":
        return default_gift(g, decision)
    if prompt == "verdict":
        return int(PUT_BACK) if PUT_BACK in decision.options else int(CONFIRM)
    return ALWAYS.get(prompt, int(READY))


def default_move(g: AmongCultistsState, decision: Decision) -> int:
    """To the nearest legal place; a ghost to the central corridor or, if there, to G."""
    seat = decision.seat
    if is_ghost(g, seat):
        corridor = int(GO + g.rules.map.start)
        return corridor if corridor in decision.options else int(GO + PORTAL_ROOM)
    if STOP in decision.options:
        return int(STOP)
    places: i64 = 0
    for choice in decision.options:
        places |= bit(choice - GO)
    ends = places & ~one_place(g, g.start)
    return int(GO + first_clockwise(g.place[seat], ends))


def default_gift(g: AmongCultistsState, decision: Decision) -> int:
    """An Alive card if there is one, to the next participant clockwise."""
    card = (decision.options[0] - GIVE) // MOST_PARTIES
    party: i64 = g.left[decision.seat]
    while int(GIVE + card * MOST_PARTIES + party) not in decision.options:
        party = g.left[party]
    return int(GIVE + card * MOST_PARTIES + party)
